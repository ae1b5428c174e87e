"""A duel to try the command line on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.talk import DUEL


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept for the user goes into a folder of the test's own."""
    monkeypatch.setenv("AFFRAY_DATA", str(tmp_path / "data"))


@pytest.fixture
def duel(tmp_path: Path) -> Path:
    """A duel in a folder of its own."""
    path = tmp_path / "duel.yaml"
    path.write_text(DUEL)
    return path
