"""The wheel holds all that the program reads, and the page runs out of it, away from the checkout."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ASKS = """
import sys
from pathlib import Path
from starlette.testclient import TestClient
import affray
from affray.core.ruleset import rulesets
from affray.core.texts import LANGUAGES
from affray.store.database import Store
from affray.web.app import create_app
from affray.web.examples import examples
from affray.web.settings import Settings

here = Path(sys.argv[1])
assert Path(affray.__file__).is_relative_to(here), affray.__file__
with Store.open(f"sqlite:///{here / 'affray.db'}") as store:
    with TestClient(
        create_app(Settings(odds=False), store), base_url="http://127.0.0.1:8765", client=("127.0.0.1", 5000),
        headers={"sec-fetch-site": "same-origin"},
    ) as client:
        for language in LANGUAGES:
            client.cookies.set("affray-language", language)
            home = client.get("/")
            assert home.status_code == 200
            for found in home.text.split('href="/static/')[1:] + home.text.split('src="/static/')[1:]:
                assert client.get("/static/" + found.split('"')[0]).status_code == 200, found[:60]
        assert {each.ruleset for each in examples()} == set(rulesets())
        for each in examples():
            assert each.path.is_relative_to(here)
        for rules in rulesets():
            one = next(each for each in examples() if each.ruleset == rules)
            assert client.post(f"/library/examples/{rules}/{one.name}/start").status_code == 200
            assert client.post(f"/library/examples/{rules}/{one.name}/copy").status_code == 200
print("all there")
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """The wheel, built as pip builds it."""
    if not os.environ.get("AFFRAY_TEST_ALL"):  # where it is set, it has to be there
        pytest.importorskip("hatchling", reason="no hatchling here to build the wheel with")
    from hatchling.builders.wheel import WheelBuilder

    made = list(WheelBuilder(str(ROOT)).build(directory=str(tmp_path_factory.mktemp("wheel")), versions=["standard"]))
    return zipfile.ZipFile(made[0])


def test_it_holds_every_file_of_the_package_and_the_examples_and_nothing_else(wheel: zipfile.ZipFile) -> None:
    package = (ROOT / "src" / "affray").rglob("*")
    wanted = {str(path.relative_to(ROOT / "src")) for path in package if path.is_file() and path.suffix != ".pyc"}
    wanted |= {f"affray/{path.relative_to(ROOT)}" for path in (ROOT / "examples").rglob("*") if path.is_file()}
    found = {name for name in wheel.namelist() if ".dist-info/" not in name}
    assert found == wanted
    for some in ("web/templates/fight/table.html", "web/static/vendor/htmx.min.js", "store/migrations/env.py",
                 "rulesets/arsmagica/texts/forms/fi.ftl", "rulesets/iskuhetki/rulebook.md", "py.typed"):  # fmt: skip
        assert f"affray/{some}" in found
    licences = {name.rpartition("/")[2] for name in wheel.namelist() if "/licenses/" in name}
    assert licences == {"LICENSE", "NOTICE"}


def test_the_page_runs_out_of_it(wheel: zipfile.ZipFile, tmp_path: Path) -> None:
    wheel.extractall(tmp_path)
    done = subprocess.run(
        [sys.executable, "-c", ASKS, str(tmp_path)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.stdout.strip() == "all there", done.stderr[-2000:]
