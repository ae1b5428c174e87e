"""The command line: `affray play duel.yaml` and its siblings."""

from __future__ import annotations

from affray.cli.app import main

__all__ = ["main"]
