"""A group's own tables on the page: taken in, looked at, named by encounters, given out, deleted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from affray.cli.shelf import load
from affray.core.documents import parse
from affray.encounters import Encounter
from affray.play import Fight
from affray.rulesets.rolemaster.chart_sheets import FOLDER
from affray.store.database import Store

BROADSWORD = (FOLDER / "attacks/broadsword.csv").read_text("utf-8")
SLASH = (FOLDER / "criticals/slash.csv").read_text("utf-8")


def take_in(client: TestClient, text: str, file: str = "ours.csv", name: str = "", ruleset: str = "rolemaster") -> Any:
    files = {"file": (file, text.encode())}
    return client.post("/library/tables", data={"ruleset": ruleset, "name": name}, files=files)


def encounter(store: Store, **rest: Any) -> str:
    """The address of an encounter that has a broadsword on each side."""
    sides = [{"name": name, "combatants": [{"name": name, "weapons": ["broadsword"]}]} for name in ("Aino", "Bodil")]
    data = {"encounter": {"ruleset": "rolemaster", "title": "The ford", "sides": sides, **rest}}
    campaign = store.campaigns()[0].id
    return f"/library/encounters/{store.put_document(campaign, 'encounter', 'rolemaster', 'The ford', data).id}"


def own(store: Store) -> dict[str, dict[str, str]]:
    return store.tables(store.campaigns()[0].id, "rolemaster")


@pytest.mark.clause("RM-1.8")
def test_a_table_is_taken_in_looked_at_given_out_and_deleted(client: TestClient, store: Store) -> None:
    answer = take_in(client, BROADSWORD, "Our Broadsword.csv")
    assert answer.status_code == 303
    where = answer.headers["location"]
    page = client.get(where).text
    assert "our-broadsword" in page
    assert page.count("<tr>") == BROADSWORD.count("\n")
    given = client.get(f"{where}/export")
    assert given.text == BROADSWORD
    assert given.headers["content-disposition"] == 'attachment; filename="our-broadsword.csv"'
    assert f'href="{where}"' in client.get("/").text
    assert client.post(f"{where}/delete").status_code == 303
    assert own(store) == {}
    assert client.get(where).status_code == 404


@pytest.mark.clause("RM-1.9")
def test_the_name_may_be_given_and_the_same_name_replaces(client: TestClient, store: Store) -> None:
    first = take_in(client, SLASH, "slash.csv", "ours").headers["location"]
    assert take_in(client, SLASH.replace("+4", "+5"), "slash.csv", "Ours").headers["location"] == first
    assert own(store) == {"criticals": {"ours": SLASH.replace("+4", "+5")}}


@pytest.mark.clause("RM-1.8")
def test_each_faulty_cell_is_told_and_nothing_is_kept(client: TestClient, store: Store) -> None:
    answer = take_in(client, BROADSWORD.replace("29ES", "29XS").replace("28ES", "x"))
    assert answer.status_code == 422
    assert "<strong>row 149-150, column 4</strong>" in answer.text
    assert answer.text.count("there is no severity X") == BROADSWORD.count("29ES")
    assert answer.text.count("&#39;x&#39;: a cell is") == BROADSWORD.count("28ES")
    assert own(store) == {}


@pytest.mark.parametrize(
    ("language", "place", "words"),
    [("fi", "rivi 149-150, sarake 3", "vakavuutta X ei ole"), ("nl", "rij 149-150, kolom 3", "er is geen ernst X"),
     ("da", "række 149-150, kolonne 3", "der er ingen grad X")],
)  # fmt: skip
def test_faulty_cells_are_told_in_the_viewers_language(
    client: TestClient, language: str, place: str, words: str
) -> None:
    client.cookies.set("affray-language", language)
    answer = take_in(client, BROADSWORD.replace("29ES", "29XS"))
    assert f"<strong>{place}</strong>" in answer.text
    assert words in answer.text


@pytest.mark.parametrize(
    ("text", "file", "name", "told"),
    [
        (BROADSWORD, "broadsword.csv", "", "broadsword is one of the attacks that come with Affray"),
        (BROADSWORD, "x.csv", "a/b", "letters, digits and dashes"),
        ("", "x.csv", "", "the table is empty"),
        ("total\n", "x.csv", "", "these columns are missing"),
        ("x" * 200_000, "x.csv", "", "is too big"),
    ],
)
def test_what_is_no_table_of_its_own_is_refused(
    client: TestClient, store: Store, text: str, file: str, name: str, told: str
) -> None:
    answer = take_in(client, text, file, name)
    assert answer.status_code == 422
    assert told in answer.text
    assert own(store) == {}


def test_what_is_no_text_is_refused(client: TestClient) -> None:
    files = {"file": ("x.csv", b"\xff\xfe\x00")}
    answer = client.post("/library/tables", data={"ruleset": "rolemaster"}, files=files)
    assert answer.status_code == 422
    assert "is not UTF-8 text" in answer.text


def test_a_ruleset_without_such_tables_takes_none(client: TestClient) -> None:
    answer = take_in(client, BROADSWORD, ruleset="arsmagica")
    assert answer.status_code == 422
    assert "arsmagica has no tables that a group can bring" in answer.text


@pytest.mark.parametrize("data", [{}, {"table": 3, "text": 4}, {"table": "attacks", "text": 'total,1\n"'}])
def test_a_table_out_of_a_broken_campaign_file_breaks_no_page(client: TestClient, store: Store, data: Any) -> None:
    campaign = store.campaigns()[0].id
    made = store.put_document(campaign, "table", "rolemaster", "ours", data)
    assert client.get("/").status_code == 200
    assert client.get(f"/library/tables/{made.id}").status_code in (200, 422)
    assert client.get(f"/library/tables/{made.id}/export").status_code == 200
    where = encounter(store, tables={"attacks": {"broadsword": "ours"}})
    page = client.get(where)
    assert page.status_code == 200
    assert "All is in order" not in page.text
    assert client.get(f"{where}/export").status_code == 200


def test_a_stranger_may_do_none_of_it(client: TestClient, stranger: TestClient, store: Store) -> None:
    where = take_in(client, BROADSWORD).headers["location"]
    assert take_in(stranger, SLASH).status_code in (401, 403, 404)
    for address in (where, f"{where}/export", "/library/tables/shipped?ruleset=rolemaster&table=slash"):
        assert stranger.get(address).status_code in (401, 403, 404)
    assert stranger.post(f"{where}/delete").status_code in (401, 403, 404)
    assert [*own(store)] == ["attacks"]


def test_those_that_come_with_affray_are_given_out_in_the_viewers_language(client: TestClient) -> None:
    where = "/library/tables/shipped?ruleset=rolemaster&table=criticals/grapple"
    dutch = client.get(where, headers={"accept-language": "nl"}).text
    assert "De greep schiet meteen los." in dutch
    assert take_in(client, dutch, "grapple-nl.csv").status_code == 303
    assert client.get("/library/tables/shipped?ruleset=rolemaster&table=nothing").status_code == 404


@pytest.mark.clause("RM-1.8")
def test_an_encounter_names_a_table_and_its_fight_is_fought_with_it(client: TestClient, store: Store) -> None:
    where = encounter(store, tables={"attacks": {"broadsword": "ours"}})
    assert "there is no attack table &#39;ours&#39;" in client.get(where).text
    assert "#faults" in client.post(f"{where}/start").headers["location"]
    always = BROADSWORD.splitlines()[0] + "\n1-150" + ",9" * 20 + "\n"
    table = take_in(client, always).headers["location"]
    fight = client.post(f"{where}/start").headers["location"].rpartition("/")[2]
    client.post(f"{table}/delete")
    begun = Fight.restore(store.fight(fight).saved["fight"])
    begun.auto(seed=1)
    hits = [entry.values for entry in begun.log if entry.event == "hits"]
    assert hits
    assert {values[0] for values in hits} == {9}


@pytest.mark.clause("RM-1.8")
def test_an_encounter_goes_out_with_the_tables_that_it_names(client: TestClient, store: Store, tmp_path: Path) -> None:
    take_in(client, BROADSWORD)
    take_in(client, SLASH, "unused.csv")
    where = encounter(store, tables={"attacks": {"broadsword": "ours"}})
    text = client.get(f"{where}/export").text
    assert parse(text).data["catalogue"] == [{"attacks": {"ours": BROADSWORD}}]
    assert "\n      1-28,-,-" in text  # line by line, as a table
    (tmp_path / "x.yaml").write_text(text, "utf-8")
    assert load(tmp_path / "x.yaml") == Encounter.of(parse(text))
    assert "catalogue" not in store.document(where.rpartition("/")[2]).data["encounter"]


def test_a_sheet_of_the_library_may_name_a_table(client: TestClient, store: Store) -> None:
    take_in(client, BROADSWORD)
    sheet = {"name": "Aino", "weapons": [{"weapon": "broadsword", "table": "ours"}]}
    made = store.put_document(store.campaigns()[0].id, "sheet", "rolemaster", "Aino", {"sheet": sheet})
    assert "known here" not in client.get(f"/library/sheets/{made.id}").text


def test_a_fight_begun_by_the_api_finds_the_tables(client: TestClient, store: Store) -> None:
    take_in(client, BROADSWORD)
    sides = [{"name": name, "combatants": [{"name": name, "weapons": ["broadsword"]}]} for name in ("A", "B")]
    wanted = {"ruleset": "rolemaster", "sides": sides, "tables": {"attacks": {"broadsword": "ours"}}}
    assert client.post("/api/fights", json={"encounter": wanted}).status_code == 201
    wanted["tables"] = {"attacks": {"broadsword": "theirs"}}
    answer = client.post("/api/fights", json={"encounter": wanted})
    assert answer.status_code == 422
    assert "tables.attacks.broadsword: there is no attack table 'theirs'" in answer.json()["detail"]
