"""A duel to try the command line on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.talk import DUEL


@pytest.fixture
def duel(tmp_path: Path) -> Path:
    """A duel in a folder of its own."""
    path = tmp_path / "duel.yaml"
    path.write_text(DUEL)
    return path
