#!/bin/sh
# Chromium for the tests of pages in a browser: nothing to do where it is, on Debian installed by root, else said.
set -eu
for name in chromium chromium-browser google-chrome-stable google-chrome; do
    if command -v "$name" >/dev/null 2>&1; then
        exit 0
    fi
done
if ! command -v apt-get >/dev/null 2>&1; then
    echo "No Chromium here: the tests in a browser are skipped. Install it (or Chrome) by this system's own means." >&2
elif [ "$(id -u)" -ne 0 ]; then
    echo "No Chromium here: the tests in a browser are skipped. Install it: sudo apt-get install chromium" >&2
else
    echo "Installing Debian's Chromium for the tests in a browser (once; a minute or two)"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq && apt-get install -qq --yes --no-install-recommends chromium fonts-liberation >/dev/null ||
        echo "Chromium could not be installed: the tests in a browser are skipped." >&2
fi
