"""The first page and the editor of encounters, as a browser uses them."""

from __future__ import annotations

import base64
import html
import io
import json
import re
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from starlette.testclient import TestClient

from affray.core.ruleset import rulesets
from affray.encounters import check
from affray.play import Fight
from affray.store.database import Store
from affray.web.examples import examples
from affray.web.table import Table

from tests.web.library.sending import page_of, send, submit

LANGUAGES = ("en", "fi", "nl", "da")


def new(client: TestClient, rules: str, title: str = "The ford") -> str:
    """A new encounter; its address."""
    answer = send(client, "/library/encounters", [("ruleset", rules), ("title", title)])
    assert answer.status_code == 303
    return str(answer.headers["location"])


def add(client: TestClient, where: str, side: int, what: str, count: str = "", names: str = "") -> None:
    fields = {f"new/{side}/what": what, f"new/{side}/count": count, f"new/{side}/names": names, "do": f"add:{side}"}
    assert submit(client, where, fields).status_code == 303


def sound(client: TestClient, rules: str) -> str:
    """An encounter that can start; its address."""
    where = new(client, rules)
    add(client, where, 0, "creature:brigand", "2")
    add(client, where, 1, "creature:wolf", names="Harm")
    return where


def data_of(store: Store, where: str) -> dict[str, Any]:
    return store.document(where.rpartition("/")[2]).data


def encounter_of(store: Store, where: str) -> dict[str, Any]:
    found: dict[str, Any] = data_of(store, where)["encounter"]
    return found


def picture(size: tuple[int, int] = (520, 450)) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", size, "green").save(out, "PNG")
    return out.getvalue()


def map_file() -> bytes:
    resolution = {"map_origin": {"x": 0, "y": 0}, "map_size": {"x": 10, "y": 8}, "pixels_per_grid": 52}
    wall = [{"x": 5, "y": 0}, {"x": 5, "y": 8}]
    door = {"bounds": [{"x": 5, "y": 3.5}, {"x": 5, "y": 4.5}], "closed": True}
    image = base64.b64encode(picture((520, 416))).decode()
    return json.dumps({"resolution": resolution, "line_of_sight": [wall], "portals": [door], "image": image}).encode()


# ---- the first page --------------------------------------------------------------------------------------------------


def test_empty_states_say_what_to_do_next(client: TestClient) -> None:
    page = client.get("/").text
    assert "Start an encounter below" in page
    assert "No encounters yet. Make one" in page
    assert "Nobody yet. Make a character" in page


def test_all_examples_are_there_and_start_with_one_click(client: TestClient, store: Store) -> None:
    page = client.get("/").text
    files = {(path.parent.name, path.stem) for path in (Path(__file__).parents[3] / "examples").glob("*/*.yaml")}
    assert {(each.ruleset, each.name) for each in examples()} == files
    for each in examples():
        at = f"/library/examples/{each.ruleset}/{each.name}/start"
        assert at in page
        answer = client.post(at)
        fight = store.fight(answer.headers["location"].removeprefix("/fight/"))
        assert fight.name == each.title
        assert Fight.restore(fight.saved["fight"]).pending
    assert "Start an encounter below" not in client.get("/").text


def test_a_copy_of_an_example_can_be_changed(client: TestClient, store: Store) -> None:
    for each in examples():
        where = client.post(f"/library/examples/{each.ruleset}/{each.name}/copy").headers["location"]
        before = encounter_of(store, where)
        before["description"] = before["description"].strip()
        assert "All is in order" in client.get(where).text
        assert submit(client, where, {"e/title": "Mine"}).status_code == 303
        after = encounter_of(store, where)
        assert after.pop("title") == "Mine"
        assert {key: value for key, value in after.items() if key in before} == {
            key: value for key, value in before.items() if key != "title"
        }
        assert "All is in order" in client.get(where).text


def test_a_fight_is_shown_gone_on_with_and_deleted(client: TestClient, store: Store) -> None:
    fight = client.post("/library/examples/arsmagica/duel/start").headers["location"]
    page = client.get("/").text
    assert f'href="{fight}"' in page
    assert "Aymar" in page
    assert client.post(f"/library/fights/{fight.removeprefix('/fight/')}/delete").status_code == 303
    assert store.fights() == []
    assert client.post(f"/library/fights/{fight.removeprefix('/fight/')}/delete").status_code == 404


def test_campaigns_are_made_chosen_renamed_and_deleted(client: TestClient, store: Store) -> None:
    send(client, "/library/campaigns", [("name", "The north")])
    new(client, "arsmagica", "Snow")
    first, second = store.campaigns()
    assert [each.name for each in store.documents(second.id)] == ["Snow"]
    send(client, "/library/campaigns/choose", [("campaign", first.id)])
    assert "Snow" not in client.get("/").text
    send(client, f"/library/campaigns/{first.id}/rename", [("name", "The south")])
    assert "The south" in client.get("/").text
    assert send(client, f"/library/campaigns/{first.id}/rename", [("name", " ")]).status_code == 422
    client.post(f"/library/campaigns/{second.id}/delete")
    assert [each.name for each in store.campaigns()] == ["The south"]


def test_seats_and_the_picture_of_a_fight_come_along_with_its_campaign(client: TestClient, store: Store) -> None:
    where = sound(client, "iskuhetki")
    client.post(f"{where}/picture", files={"file": ("field.png", picture(), "image/png")})
    submit(client, where, {"seat/1/0": "Anna"})
    fight = str(client.post(f"{where}/start", follow_redirects=False).headers["location"])
    assert client.get(f"{fight}/picture").status_code == 200
    answer = client.get(f"/library/campaigns/{store.campaigns()[0].id}/export")
    assert "token" not in answer.text
    client.post("/library/campaigns/import", files={"file": ("c.json", answer.content, "application/json")})
    copy = next(each for each in store.campaigns() if each.id != store.campaigns()[0].id)
    (document,), (row,) = store.documents(copy.id, "encounter"), store.fights(copy.id)
    assert document.data["seats"] == {"Harm": "Anna"}
    assert client.get(f"/fight/{row.id}/picture").content == client.get(f"{fight}/picture").content
    ((role, seat, settings),) = [(each.role, each.seat, each.settings) for each in store.links(row.id)]
    assert (role, seat, settings) == ("player", "Anna", {"combatants": ["Harm"]})
    assert "Anna" in client.get(f"/fight/{row.id}/seats").text


def test_seats_and_the_place_of_the_picture_go_with_an_encounters_yaml(client: TestClient, store: Store) -> None:
    where = sound(client, "iskuhetki")
    assert "# table:" not in client.get(f"{where}/export").text
    client.post(f"{where}/picture", files={"file": ("field.png", picture(), "image/png")})
    painted(client, where, x="12", y="-3", scale="2")
    submit(client, where, {"seat/1/0": "Anna"})
    content = client.get(f"{where}/export").content
    answer = client.post("/library/import", files={"file": ("ford.yaml", content, "application/yaml")})
    again = data_of(store, str(answer.headers["location"]))
    assert again["seats"] == {"Harm": "Anna"}
    assert again["picture"] == data_of(store, where)["picture"]
    send(client, "/library/campaigns", [("name", "Elsewhere")])  # where there is no such image
    answer = client.post("/library/import", files={"file": ("ford.yaml", content, "application/yaml")})
    elsewhere = data_of(store, str(answer.headers["location"]))
    assert (elsewhere["seats"], elsewhere["picture"]) == ({"Harm": "Anna"}, None)


@pytest.mark.parametrize("line", ["# table: {", "# table: [1]", '# table: {"seats": 3, "picture": "x"}', "# table:"])
def test_what_stands_beside_an_encounter_and_is_none_is_left(client: TestClient, store: Store, line: str) -> None:
    content = f"{client.get(sound(client, 'iskuhetki') + '/export').text}{line}\n"
    answer = client.post("/library/import", files={"file": ("ford.yaml", content.encode(), "application/yaml")})
    made = data_of(store, str(answer.headers["location"]))
    assert (made["seats"], made["picture"]) == ({}, None)


def test_a_campaign_goes_out_and_comes_in_as_one_file(client: TestClient, store: Store) -> None:
    where = sound(client, "iskuhetki")
    client.post(f"{where}/picture", files={"file": ("field.png", picture(), "image/png")})
    client.post(f"{where}/start")
    answer = client.get(f"/library/campaigns/{store.campaigns()[0].id}/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="Home.affray.json"'
    taken = client.post("/library/campaigns/import", files={"file": ("Home.affray.json", answer.content)})
    assert taken.status_code == 303
    copy = store.campaigns()[1]
    assert copy.name == "Home (2)"
    (document,) = store.documents(copy.id)
    assert store.image(document.data["picture"]["image"]).campaign == copy.id
    assert len(store.fights(copy.id)) == 1
    client.post("/library/campaigns/import", files={"file": ("Home.affray.json", answer.content)})
    assert [each.name for each in store.campaigns()] == ["Home", "Home (2)", "Home (3)"]
    for wrong in (b"", b"[]", b"{}", b"\xff"):
        assert client.post("/library/campaigns/import", files={"file": ("x.json", wrong)}).status_code == 422


# ---- encounters ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", rulesets())
def test_an_encounter_from_nothing_to_the_fight(client: TestClient, store: Store, rules: str) -> None:
    where = new(client, rules)
    page = client.get(where).text
    assert "to be put right before the fight can start" in page
    assert "Nobody is on this side yet" in page
    add(client, where, 0, "creature:brigand", "5")
    add(client, where, 1, "creature:wolf", names="Harm, Halla")
    assert "All is in order" in client.get(where).text
    answer = submit(client, where, {"do": "start"})
    fight = store.fight(answer.headers["location"].removeprefix("/fight/"))
    names = ["Brigand 1", "Brigand 2", "Brigand 3", "Brigand 4", "Brigand 5", "Harm", "Halla"]
    assert fight.summary["names"] == names
    assert fight.name == "The ford"


@pytest.mark.parametrize("rules", rulesets())
def test_a_draft_with_faults_is_kept_and_not_started(client: TestClient, store: Store, rules: str) -> None:
    where = sound(client, rules)
    answer = submit(client, where, {"e/round_limit": "many", "e/title": "Half done", "do": "start"}, htmx=True)
    assert answer.status_code == 200
    assert "a whole number from 1 to 1000 is wanted, not &#39;many&#39;" in answer.text
    assert 'value="many"' in answer.text
    assert encounter_of(store, where)["round_limit"] == "many"
    assert client.post(f"{where}/start").headers["location"] == f"{where}#faults"
    assert store.fights() == []


def test_several_with_names_and_the_rest_by_number(client: TestClient, store: Store) -> None:
    where = new(client, "iskuhetki")
    add(client, where, 0, "creature:brigand", "5", "Aino, Otto")
    assert encounter_of(store, where)["sides"][0]["combatants"] == [
        {"creature": "brigand", "name": "Aino"},
        {"creature": "brigand", "name": "Otto"},
        {"creature": "brigand", "count": 3},
    ]
    add(client, where, 1, "creature:brigand", "2")
    add(client, where, 1, "", names="Nobody")
    assert "All is in order" in client.get(where).text


def test_rows_are_moved_doubled_split_and_removed(client: TestClient, store: Store) -> None:
    where = sound(client, "iskuhetki")

    def names() -> list[list[Any]]:
        return [
            [(each.get("name"), each.get("count")) for each in side["combatants"]]
            for side in encounter_of(store, where)["sides"]
        ]

    submit(client, where, {"do": "split:0:0"})
    assert names()[0] == [("Brigand 1", None), ("Brigand 2", None)]
    submit(client, where, {"do": "up:0:1"})
    assert names()[0] == [("Brigand 2", None), ("Brigand 1", None)]
    submit(client, where, {"do": "twice:1:0"})
    assert names()[1] == [("Harm", None), ("Harm B", None)]
    submit(client, where, {"do": "remove:0:0"})
    assert names()[0] == [("Brigand 1", None)]
    submit(client, where, {"do": "side"})
    submit(client, where, {"do": "drop:0"})
    assert names() == [[("Harm", None), ("Harm B", None)], []]
    for wrong in ("remove:9:9", "up:x:y", "drop:9", "add:9", "sheet", "form:remove:e/nothing/3", "map:x"):
        assert submit(client, where, {"do": wrong}).status_code in (303, 404)
    assert names() == [[("Harm", None), ("Harm B", None)], []]


def test_who_plays_whom_becomes_links(client: TestClient, store: Store) -> None:
    where = sound(client, "iskuhetki")
    submit(client, where, {"seat/0/0": "Anna", "seat/1/0": "Bo"})
    assert data_of(store, where)["seats"] == {"Brigand 1": "Anna", "Brigand 2": "Anna", "Harm": "Bo"}
    submit(client, where, {"e/sides/1/combatants/0/name": "Hurja", "do": "up:0:0"})
    assert data_of(store, where)["seats"]["Hurja"] == "Bo"
    fight = client.post(f"{where}/start").headers["location"].removeprefix("/fight/")
    links = {link.seat: link.settings["combatants"] for link in store.links(fight) if link.role == "player"}
    assert links == {"Anna": ["Brigand 1", "Brigand 2"], "Bo": ["Hurja"]}


def test_house_rules_are_switches_with_their_clause(client: TestClient, store: Store) -> None:
    where = sound(client, "iskuhetki")
    assert "/library/rules/iskuhetki/IH-6.3" in client.get(where).text
    submit(client, where, {"e/options/stun_leaves_defence": "true", "e/options/healing_skills": "average"})
    assert encounter_of(store, where)["options"] == {"stun_leaves_defence": True, "healing_skills": "average"}
    clause = client.get("/library/rules/iskuhetki/IH-6.3", headers={"hx-request": "true"}).text
    assert "IH-6.3" in clause
    assert "<html" not in clause
    assert "<html" in client.get("/library/rules/iskuhetki/IH-9").text
    assert client.get("/library/rules/iskuhetki/IH-99.9").status_code == 404


@pytest.mark.parametrize(
    ("language", "off", "on"),
    [("en", "squares behind the three ahead. Off by default.", "against the same attack. On by default."),
     ("fi", "edessä olevan ruudun taakse. Oletuksena pois päältä.", "nostaa kynnystä. Oletuksena päällä."),
     ("nl", "achter de drie voor zich. Staat standaard uit.", "de drempel ophogen. Staat standaard aan."),
     ("da", "felterne bag de tre foran. Normalt slået fra.", "mod samme angreb. Normalt slået til.")],
)  # fmt: skip
def test_a_switch_tells_whether_it_is_on_by_default(client: TestClient, language: str, off: str, on: str) -> None:
    where = sound(client, "aanvallen")
    client.cookies.set("affray-language", language)
    text = html.unescape(client.get(where).text)
    assert re.search(rf'id="e/options/long_reach~h">[^<]*{re.escape(off)}<', text)
    assert re.search(rf'id="e/options/fall_back_and_raise~h">[^<]*{re.escape(on)}<', text)


def test_two_windows_on_one_encounter(client: TestClient, store: Store) -> None:
    where = sound(client, "arsmagica")
    first, second = (page_of(client.get(where).text).forms[where] for _ in range(2))

    def change(fields: list[tuple[str, str]], title: str) -> str:
        fields = [each for each in fields if each[0] != "e/title"]
        return str(send(client, where, [*fields, ("e/title", title)], **{"hx-request": "true"}).text)

    assert "Another window" not in change(first, "One")
    assert "Another window" not in change(first, "Two")  # its own saving is no change by others
    assert "Another window" in change(second, "Three")
    assert encounter_of(store, where)["title"] == "Three"


def test_it_goes_out_as_yaml_that_check_takes_and_comes_in_again(
    client: TestClient, store: Store, tmp_path: Path
) -> None:
    for each in examples():
        where = client.post(f"/library/examples/{each.ruleset}/{each.name}/copy").headers["location"]
        file = tmp_path / f"{each.ruleset}-{each.name}.yaml"
        file.write_bytes(client.get(f"{where}/export").content)
        assert check(file) == []
        again = client.post("/library/import", files={"file": (file.name, file.read_bytes())}).headers["location"]
        assert encounter_of(store, again) == encounter_of(store, where)


def test_what_comes_in_may_have_faults_but_has_to_be_of_a_ruleset(client: TestClient, store: Store) -> None:
    def take(text: bytes) -> Any:
        return client.post("/library/import", files={"file": ("x.yaml", text)})

    where = take(b"ruleset: iskuhetki\nsides: nobody\nwhat: {is: this}\ncatalogue: [/etc/passwd]\n").headers["location"]
    page = client.get(where).text
    assert "files aren&#39;t read here" in page
    assert "root:" not in page
    assert encounter_of(store, where)["what"] == {"is": "this"}
    submit(client, where, {"e/title": "Kept"})
    assert encounter_of(store, where)["what"] == {"is": "this"}
    submit(client, where, {"e/~more": ""})
    assert "what" not in encounter_of(store, where)
    for wrong in (b"", b"\xff\xfe", b"a: [", b"- 1", b"ruleset: none\nsides: []"):
        assert take(wrong).status_code == 422


@pytest.mark.parametrize(
    ("language", "yaml", "twice", "newer"),
    [("fi", "ei ole kelvollista YAMLia: sulku jää auki", "avain a on tässä kahdesti", "uudemman Affrayn kirjoittama"),
     ("nl", "is geen geldige YAML: een haakje is", "de sleutel a staat hier twee keer", "door een nieuwere Affray"),
     ("da", "er ikke gyldig YAML: en parentes er ikke lukket", "nøglen a står her to gange", "af et nyere Affray")],
)  # fmt: skip
def test_what_cant_be_read_is_told_in_the_viewers_language(
    client: TestClient, language: str, yaml: str, twice: str, newer: str
) -> None:
    client.cookies.set("affray-language", language)

    def take(what: str, text: str) -> str:
        return html.unescape(client.post(f"/library/{what}", files={"file": ("x.yaml", text.encode())}).text)

    assert f"x.yaml:1:4: {yaml}" in take("import", "a: [1, 2\n")
    assert f"x.yaml:2:1: a: {twice}" in take("import", "a: 1\na: 2\n")
    assert newer in take("campaigns/import", json.dumps({"format": "affray campaign", "version": 9}))


def test_deleted_and_copied(client: TestClient, store: Store) -> None:
    where = sound(client, "arsmagica")
    copy = client.post(f"{where}/copy").headers["location"]
    assert client.post(f"{where}/delete").status_code == 303
    assert client.get(where).status_code == 404
    assert encounter_of(store, copy)["title"] == "Copy of The ford"


# ---- sheets ----------------------------------------------------------------------------------------------------------


def test_a_sheet_in_an_encounter(client: TestClient, store: Store) -> None:
    where = sound(client, "iskuhetki")
    submit(client, where, {"seat/1/0": "Bo"})
    answer = submit(client, where, {"do": "sheet:1:0"})
    sheet = answer.headers["location"]
    assert sheet == f"{where}/sheets/1/0"
    page = client.get(sheet).text
    assert 'placeholder="16"' in page or 'placeholder="' in page
    submit(client, sheet, {"s/name": "Hurja", "s/skills/dodge": "lots", "s/rolls": "for me"})
    assert encounter_of(store, where)["sides"][1]["combatants"][0] == {
        "creature": "wolf",
        "name": "Hurja",
        "skills": {"dodge": "lots"},
        "rolls": "for me",
    }
    assert data_of(store, where)["seats"]["Hurja"] == "Bo"
    assert "a whole number from 0 to 300 is wanted" in client.get(sheet).text
    assert "a whole number from 0 to 300 is wanted" in client.get(where).text
    assert submit(client, sheet, {"s/skills/dodge": "55", "do": "back"}).headers["location"] == f"{where}#who"
    assert "All is in order" in client.get(where).text
    for wrong in (f"{where}/sheets/7/0", f"{where}/sheets/0/-1", f"{where}/sheets/x/y"):
        assert client.get(wrong).status_code in (404, 422)


def test_weapons_are_added_by_name(client: TestClient, store: Store) -> None:
    where = sound(client, "iskuhetki")
    sheet = f"{where}/sheets/0/0"
    submit(client, sheet, {"s/weapons/~new": "long-sword", "do": "form:new:s/weapons"})
    weapons = encounter_of(store, where)["sides"][0]["combatants"][0]["weapons"]
    assert weapons[-1] == {"weapon": "long-sword"}
    assert len(weapons) > 1  # beside those of the brigand
    submit(client, sheet, {"do": f"form:remove:s/weapons/{len(weapons) - 1}"})
    left = encounter_of(store, where)["sides"][0]["combatants"][0]["weapons"]
    assert left == [{"weapon": each} if isinstance(each, str) else each for each in weapons[:-1]]
    assert "All is in order" in client.get(where).text


@pytest.mark.parametrize("rules", rulesets())
def test_a_character_of_the_library_joins_encounters(
    client: TestClient, store: Store, rules: str, tmp_path: Path
) -> None:
    at = send(client, "/library/sheets", [("what", f"{rules}:brigand"), ("name", "Ilse")]).headers["location"]
    submit(client, at, {"s/notes": "Owes money."})
    where = sound(client, rules)
    add(client, where, 0, f"sheet:{at.rpartition('/')[2]}")
    added = encounter_of(store, where)["sides"][0]["combatants"][-1]
    assert added == {"name": "Ilse", "creature": "brigand", "notes": "Owes money."}
    assert "All is in order" in client.get(where).text
    file = tmp_path / "ilse.yaml"
    file.write_bytes(client.get(f"{at}/export").content)
    assert check(file) == []
    again = client.post("/library/import", files={"file": ("ilse.yaml", file.read_bytes())}).headers["location"]
    assert data_of(store, again)["sheet"] == data_of(store, at)["sheet"]
    copy = client.post(f"{at}/copy").headers["location"]
    assert data_of(store, copy)["sheet"]["name"] == "Copy of Ilse"
    client.post(f"{at}/delete")
    assert client.get(at).status_code == 404


def test_somebody_of_an_encounter_is_kept_in_the_library(client: TestClient, store: Store) -> None:
    where = sound(client, "iskuhetki")
    assert "Harm is in the library now." in submit(client, where, {"do": "keep:1:0"}, htmx=True).text
    (sheet,) = store.documents(store.campaigns()[0].id, "sheet")
    assert (sheet.name, sheet.data) == ("Harm", {"sheet": {"name": "Harm", "creature": "wolf"}})


def test_a_blank_sheet_says_what_it_needs(client: TestClient, store: Store) -> None:
    at = send(client, "/library/sheets", [("what", "arsmagica")]).headers["location"]
    assert "is missing" in client.get(at).text
    submit(client, at, {"s/name": "Oda"})
    assert store.document(at.rpartition("/")[2]).name == "Oda"


def test_a_file_of_a_sheet_is_checked_like_one_of_an_encounter(tmp_path: Path) -> None:
    file = tmp_path / "sheet.yaml"
    file.write_text("ruleset: iskuhetki\nsheet:\n  name: Aino\n  skills: {dodge: much}\n")
    (fault,) = check(file)
    assert (fault.line, fault.path) == (4, "sheet.skills.dodge")
    file.write_text("ruleset: none\nsheet: {}\nmore: 1\n")
    assert [fault.path for fault in check(file)] == ["ruleset", "more"]


# ---- the map ---------------------------------------------------------------------------------------------------------


def painted(client: TestClient, where: str, **fields: str) -> Any:
    return send(client, f"{where}/map", [*fields.items()], **{"hx-request": "true"})


def test_a_map_is_made_painted_and_left_out(client: TestClient, store: Store) -> None:
    where = sound(client, "iskuhetki")
    submit(client, where, {"do": "map:new"})
    assert encounter_of(store, where)["map"] == {"grid": "hex", "columns": 12, "rows": 9}
    page = painted(client, where, tool="rough", cells="[[1,1],[2,1],[99,99]]").text
    assert "<svg" in page
    painted(client, where, tool="wall", edges='[[3,3,"w"],[3,3,"e"],[0,0,"w"]]')
    painted(client, where, tool="open-door", edges='[[3,3,"e"]]')
    painted(client, where, tool="fire", cells="[[5,5]]")
    painted(client, where, tool="off", cells="[[0,0]]")
    assert encounter_of(store, where)["map"] == {
        "grid": "hex",
        "columns": 12,
        "rows": 9,
        "off": [[0, 0]],
        "rough": [[1, 1], [2, 1]],
        "fire": [[5, 5]],
        "walls": [{"at": [2, 3], "side": "e"}],
        "doors": [{"at": [3, 3], "side": "e", "open": True}],
    }
    painted(client, where, tool="erase", cells="[[5,5],[0,0]]", edges='[[2,3,"e"]]')
    painted(client, where, columns="4", rows="3")
    assert encounter_of(store, where)["map"] == {"grid": "hex", "columns": 4, "rows": 3, "rough": [[1, 1], [2, 1]]}
    assert "All is in order" in client.get(where).text
    for wrong in ({"tool": "sledgehammer"}, {"tool": "rough", "cells": "{"}, {"tool": "place:1:2"}):
        assert painted(client, where, **wrong).status_code == 422
    submit(client, where, {"do": "map:none"})
    assert "map" not in encounter_of(store, where)


def test_everybody_is_placed_turned_and_taken_off(client: TestClient, store: Store) -> None:
    where = sound(client, "iskuhetki")
    submit(client, where, {"do": "map:new"})
    painted(client, where, tool="place:1:0:0", cells="[[4,4]]")
    painted(client, where, tool="place:0:0:1", cells="[[6,2]]")
    brigands, wolf = (side["combatants"][0] for side in encounter_of(store, where)["sides"])
    assert wolf["at"] == [4, 4]
    assert len(brigands["places"]) == 2
    assert brigands["places"][1] == [6, 2]
    painted(client, where, tool="place:1:0:0", **{"as": "turn"}, facing="e")
    assert encounter_of(store, where)["sides"][1]["combatants"][0]["facing"] == "se"
    assert "All is in order" in client.get(where).text
    painted(client, where, tool="place:0:0:0", **{"as": "lift"})
    assert "places" not in encounter_of(store, where)["sides"][0]["combatants"][0]


def test_a_drawn_map_with_rooms_can_be_painted_on(client: TestClient, store: Store) -> None:
    where = client.post("/library/examples/iskuhetki/barn/copy").headers["location"]
    before = client.get(where).text
    painted(client, where, tool="ground", cells="[[0,0]]")
    assert "All is in order" in client.get(where).text
    drawn = [re.search(r'<path class="wall" d="([^"]+)"', page) for page in (before, client.get(where).text)]
    assert drawn[0]
    assert drawn[1]
    assert drawn[0][1] == drawn[1][1]


def test_a_picture_lies_under_the_grid(client: TestClient, store: Store) -> None:
    where = sound(client, "iskuhetki")
    answer = client.post(f"{where}/picture", files={"file": ("field.png", picture(), "image/png")})
    assert answer.status_code == 303
    kept = data_of(store, where)["picture"]
    page = client.get(where).text
    assert f"/library/images/{kept['image']}" in page
    image = client.get(f"/library/images/{kept['image']}")
    assert (image.headers["content-type"], image.headers["x-content-type-options"]) == ("image/png", "nosniff")
    painted(client, where, x="-10,5", y="4", scale="2")
    painted(client, where, x="what", y="nan", scale="1e99")
    assert data_of(store, where)["picture"] == {"image": kept["image"], "x": -10.5, "y": 4.0, "scale": 2.0}
    fight = store.fight(client.post(f"{where}/start").headers["location"].removeprefix("/fight/"))
    assert fight.saved["settings"]["picture"]["image"] == kept["image"]
    painted(client, where, x="0", y="0", scale="1", do="no-picture")
    assert data_of(store, where)["picture"] is None
    refused = client.post(f"{where}/picture", files={"file": ("x.png", b"<svg onload=alert(1)>", "image/png")})
    assert refused.status_code == 422
    assert "PNG, JPEG or WebP" in refused.text


def test_a_map_file_is_taken_in(client: TestClient, store: Store) -> None:
    where = sound(client, "iskuhetki")
    answer = client.post(
        f"{where}/map/import", files={"file": ("inn.dd2vtt", map_file())}, headers={"hx-request": "true"}
    )
    assert "Imported: 10 columns" in answer.text
    found = encounter_of(store, where)["map"]
    assert len(found["doors"]) == 1
    assert len(found["walls"]) > 5
    kept = data_of(store, where)["picture"]
    assert kept["scale"] == pytest.approx(1.0)
    assert "All is in order" in client.get(where).text
    assert client.post(f"{where}/map/import", files={"file": ("inn.dd2vtt", b"no map")}).status_code == 422


@pytest.mark.parametrize(
    ("language", "lights", "dark"),
    [("en", "Its lights (2) are left out", "It is dark there"), ("fi", "Valot (2) jätettiin pois", "Siellä on pimeää"),
     ("nl", "De lichten (2) zijn weggelaten", "Het is er donker"), ("da", "Lysene (2) er udeladt", "Der er mørkt")],
)  # fmt: skip
def test_what_a_map_file_has_and_no_rule_reads_is_told(
    client: TestClient, language: str, lights: str, dark: str
) -> None:
    where = sound(client, "iskuhetki")
    client.cookies.set("affray-language", language)
    data = json.loads(map_file())
    lamp = {"position": {"x": 1, "y": 1}}
    night = {"lights": [lamp, lamp], "environment": {"ambient_light": "ff101010"}}
    for more, told in (({}, False), (night, True)):
        content = json.dumps({**data, **more})
        answer = client.post(
            f"{where}/map/import", files={"file": ("inn.dd2vtt", content)}, headers={"hx-request": "true"}
        )
        assert (lights in answer.text, dark in answer.text) == (told, told)


def test_a_ruleset_without_maps_offers_none(client: TestClient) -> None:
    page = client.get(sound(client, "arsmagica")).text
    assert "map-part" not in page


# ---- for whom, and how it is written ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_pages_in_all_languages_without_anything_inline(client: TestClient, language: str) -> None:
    client.cookies.set("affray-language", language)
    where = sound(client, "iskuhetki")
    submit(client, where, {"do": "map:new"})
    sheet = send(client, "/library/sheets", [("what", "arsmagica:magus")]).headers["location"]
    for address in ("/", where, f"{where}/sheets/0/0", sheet, "/library/rules/arsmagica/AM-4"):
        answer = client.get(address)
        assert answer.status_code == 200
        assert f'<html lang="{language}"' in answer.text
        assert not re.search(r"\sstyle=|<style|\son\w+=|javascript:", answer.text)
        assert not re.search(r"<script(?![^>]*\ssrc=)", answer.text)
        assert not re.search(r">\s*(library|editor|form|field) [a-z]+ ?[a-z ]*<", answer.text)
        ids = page_of(answer.text).ids
        assert len(ids) == len(set(ids))


def test_others_are_told_nothing(client: TestClient, stranger: TestClient, store: Store) -> None:
    where = sound(client, "iskuhetki")
    client.post(f"{where}/picture", files={"file": ("field.png", picture(), "image/png")})
    image = data_of(store, where)["picture"]["image"]
    sheet = send(client, "/library/sheets", [("what", "arsmagica")]).headers["location"]
    campaign = store.campaigns()[0].id
    seen = ["/", where, f"{where}/export", f"{where}/sheets/0/0", sheet, f"/library/images/{image}"]
    for address in [*seen, f"/library/campaigns/{campaign}/export", "/library/rules/iskuhetki/IH-1.1"]:
        assert stranger.get(address).status_code == 404
    for address in [where, f"{where}/start", f"{where}/delete", f"{where}/map", sheet, "/library/encounters"]:
        assert stranger.post(address).status_code == 404
    assert store.document(where.rpartition("/")[2]).version > 1
    foreign = client.post(f"{where}/delete", headers={"sec-fetch-site": "cross-site"})
    assert foreign.status_code == 403


def test_one_kind_of_document_isnt_another(client: TestClient) -> None:
    where = sound(client, "iskuhetki")
    sheet = send(client, "/library/sheets", [("what", "arsmagica")]).headers["location"]
    assert client.get(where.replace("encounters", "sheets")).status_code == 404
    assert client.get(sheet.replace("sheets", "encounters")).status_code == 404
    assert client.get("/library/encounters/nothing").status_code == 404
    assert client.get("/library/images/nothing").status_code == 404


def test_the_examples_of_an_installed_package_come_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from affray.web import examples as module

    assert module.folder.__wrapped__() == Path(__file__).parents[3] / "examples"
    (tmp_path / "examples" / "toy").mkdir(parents=True)
    monkeypatch.setattr(module, "PACKAGE", tmp_path)
    assert module.folder.__wrapped__() == tmp_path / "examples"


def test_creatures_are_called_what_the_viewer_calls_them(client: TestClient, store: Store) -> None:
    client.cookies.set("affray-language", "fi")
    where = new(client, "iskuhetki")
    add(client, where, 0, "creature:brigand", "5")
    add(client, where, 0, "creature:brigand")
    add(client, where, 1, "creature:troll", names="Möykky")
    mine, theirs = (side["combatants"] for side in encounter_of(store, where)["sides"])
    assert mine == [
        {"creature": "brigand", "name": "Rosvo", "count": 5},
        {"creature": "brigand", "name": "Rosvo B"},
    ]
    assert theirs == [{"creature": "troll", "name": "Möykky"}]


def test_an_empty_side_says_what_to_do_and_nothing_of_lists(client: TestClient) -> None:
    page = client.get(new(client, "iskuhetki")).text
    assert page.count("Nobody is on this side yet") == 2
    assert "2 things are to be put right" in page
    assert "empty list" not in page


def test_dice_that_are_the_programs_anyhow_arent_asked_for_at_the_start(client: TestClient, store: Store) -> None:
    answer = send(client, "/library/examples/iskuhetki/two_on_one/start", [])
    table = Table(store, store.fight(answer.headers["location"].rpartition("/")[2]))
    assert [each.who for each in table.fight.pending] == ["Helka"]
