"""The browser of all tests of pages: Debian's Chromium, driven by playwright, in processes of its own.

`page` and `context` are pytest-playwright's, `phone` is a page as a telephone has it. The browser lives as long as a
test module: playwright keeps an event loop in the main thread, which must be gone when other tests want one.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, Playwright, sync_playwright

from affray.store.database import Store

from tests.web.server import Server

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
# It stays within the machine, and asks nobody anything.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str:
    """Where Chromium is. Without one the test is skipped; in `.ci/run`, where there has to be one, it fails."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        why = "no Chromium here for the tests in a browser: `make browser` installs it on Debian (package chromium)"
        (pytest.fail if os.environ.get("AFFRAY_TEST_ALL") else pytest.skip)(why)
        raise AssertionError(why)
    return found


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    """Playwright itself, for as long as a module."""
    chromium()
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="module")
def browser_type(playwright: Playwright) -> BrowserType:
    """There is one."""
    return playwright.chromium


@pytest.fixture(scope="module")
def browser(browser_type: BrowserType) -> Iterator[Browser]:
    """The browser that all pages of a module are in."""
    running = browser_type.launch(executable_path=chromium(), args=FLAGS)
    yield running
    running.close()


@pytest.fixture(scope="module")
def browser_context_args() -> dict[str, Any]:
    """What every page begins with."""
    return {"locale": "en"}


@pytest.fixture
def phone(new_context: Callable[..., BrowserContext]) -> Page:
    """A page on a small telephone, touched with fingers."""
    return new_context(
        viewport={"width": 360, "height": 740}, device_scale_factor=2, has_touch=True, is_mobile=True
    ).new_page()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """A store with nothing in it."""
    with Store.open(f"sqlite:///{tmp_path / 'affray.db'}") as made:
        yield made


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server in a process of its own."""
    made = Server(tmp_path)
    made.start()
    yield made
    made.close()
