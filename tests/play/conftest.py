"""The toy ruleset is installed while these tests run."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from affray.core.ruleset import ruleset, rulesets

INSTALLED = Path(__file__).parents[1] / "installed"


@pytest.fixture(autouse=True, scope="package")
def toy_installed() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(INSTALLED))
        for known in (ruleset, rulesets):
            known.cache_clear()
        yield
    for known in (ruleset, rulesets):
        known.cache_clear()
