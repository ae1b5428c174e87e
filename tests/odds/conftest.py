"""The toy ruleset, installed for a test as a group's own would be."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from affray.core import ruleset as finding

from tests.compiling import program
from tests.toy import TOY


@pytest.fixture
def installed_toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy ruleset is found by its name, here and in child processes."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[1] / "installed"))
    finding.rulesets.cache_clear()
    finding.ruleset.cache_clear()
    yield
    monkeypatch.undo()
    finding.rulesets.cache_clear()
    finding.ruleset.cache_clear()


@pytest.fixture(scope="session")
def compiled_toy() -> Any:
    """The toy ruleset's compiled code."""
    return program(TOY)


@pytest.fixture(scope="session")
def taped_toy() -> Any:
    """The same for fights that begin with recorded answers."""
    return program(TOY, taped=True)
