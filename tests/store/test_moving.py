"""A whole campaign as one piece of data, out and in again."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from affray.core.documents import Faults
from affray.store.database import Store
from affray.store.faults import Missing
from affray.store.rows import Picture


@pytest.fixture
def full(store: Store, campaign: str) -> str:
    """A campaign with something of everything."""
    store.rename_campaign(campaign, "Talvi")
    image = store.add_image(campaign, bytes(range(256)), "image/png", 640, 480)
    sheet = store.put_document(campaign, "sheet", "toy", "Åse", {"skills": {"sword": 75}}, image=image)
    pieces = [{"sheet": sheet.id, "text": f"not {image} alone"}]
    store.put_document(campaign, "encounter", "toy", "Bridge", {"map": {"picture": image}, "pieces": pieces})
    fight = store.add_fight(campaign, "Bridge", "toy", {"map": {"picture": image}}, summary={"round": 0})
    for seq in (1, 2, 3):
        store.append(fight, seq, "Åse", {"answer": seq, "picture": image})
    store.snapshot(fight, 2, {"map": {"picture": image}, "journal": [1, 2]}, {"round": 1}, over=True)
    store.add_fight(campaign, "After the bridge", "toy", {}, kind="recovery", parent=fight)
    store.add_link(fight, "player", "Åse")
    return campaign


def changed(data: dict[str, Any], change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    copy: dict[str, Any] = json.loads(json.dumps(data))
    change(copy)
    return copy


def in_old_ids(data: dict[str, Any], old: dict[str, Any]) -> dict[str, Any]:
    """What came out again, with the ids that it went in with."""
    text = json.dumps(data)
    for kind in ("images", "documents", "fights"):
        for new, before in zip(data[kind], old[kind], strict=True):
            text = text.replace(f'"{new["id"]}"', f'"{before["id"]}"')
    again: dict[str, Any] = json.loads(text)
    return again


def test_a_campaign_goes_out_and_comes_in_whole(store: Store, full: str) -> None:
    data = json.loads(json.dumps(store.export_campaign(full)))
    made = store.import_campaign(data)
    assert made != full
    assert [each.name for each in store.campaigns()] == ["Talvi", "Talvi"]
    again = store.export_campaign(made)
    assert in_old_ids(again, data) == data


def test_ids_are_new_and_are_found_again_in_the_data(store: Store, full: str) -> None:
    made = store.import_campaign(store.export_campaign(full))
    bridge, sheet = store.documents(made)
    old = store.documents(full)[1]
    assert sheet.image is not None
    assert sheet.image != old.image
    assert store.image(sheet.image).campaign == made
    pieces = [{"sheet": sheet.id, "text": f"not {old.image} alone"}]
    assert bridge.data == {"map": {"picture": sheet.image}, "pieces": pieces}
    after, fight = sorted(store.fights(made), key=lambda row: row.name)
    assert after.parent == fight.id
    assert store.fight(fight.id).saved["map"] == {"picture": sheet.image}
    assert [entry.what["picture"] for entry in store.entries(fight.id)] == [sheet.image] * 3
    assert (fight.seq, fight.last, fight.summary) == (2, 3, {"round": 1})


def test_a_fight_that_came_in_goes_on(store: Store, full: str) -> None:
    made = store.import_campaign(store.export_campaign(full))
    fight = next(row.id for row in store.fights(made) if row.name == "Bridge")
    store.append(fight, 4, "gm", {})
    assert store.fight(fight).last == 4


def test_who_sits_at_a_fight_goes_along_without_the_link(store: Store, full: str) -> None:
    fight = next(row.id for row in store.fights(full) if row.name == "Bridge")
    store.change_link(store.links(fight)[0].id, settings={"combatants": ["Åse"]})
    store.add_link(fight, "wall")
    store.add_link(fight, "gm")
    gone, _ = store.add_link(fight, "player", "Gone")
    store.revoke_link(gone.id)
    _, token = store.renew_link(store.links(fight)[0].id)
    data = store.export_campaign(full)
    assert token not in json.dumps(data)
    made = store.import_campaign(json.loads(json.dumps(data)))
    here = next(row.id for row in store.fights(made) if row.name == "Bridge")
    seats = [(each.role, each.seat, each.settings) for each in store.links(here)]
    assert sorted(seats, key=str) == [("player", "Åse", {"combatants": ["Åse"]}), ("wall", None, {})]
    assert store.link(token).fight == fight  # and opens only where it was made


def test_it_goes_from_one_database_to_the_other(
    store: Store, full: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    data = store.export_campaign(full)
    with Store.open(f"sqlite:///{tmp_path_factory.mktemp('other') / 'other.db'}") as other:
        assert in_old_ids(other.export_campaign(other.import_campaign(data)), data) == data


def test_an_empty_campaign_moves_too(store: Store, campaign: str) -> None:
    made = store.import_campaign(store.export_campaign(campaign))
    assert store.documents(made) == []


def test_a_recovery_comes_after_its_fight_whatever_the_clock_said(store: Store, full: str) -> None:
    with store.writing() as connection:
        connection.exec_driver_sql("UPDATE fights SET created = '2001-01-01 00:00:00.000000' WHERE kind = 'recovery'")
    data = store.export_campaign(full)
    assert [row["name"] for row in data["fights"]] == ["Bridge", "After the bridge"]
    store.import_campaign(data)


def test_pictures_are_checked_on_their_way_in(store: Store, full: str) -> None:
    data = store.export_campaign(full)
    made = store.import_campaign(data, lambda picture: replace(picture, content=b"checked", mime="image/webp"))
    image = store.documents(made, "sheet")[0].image
    assert image is not None
    assert store.image(image).picture == Picture(b"checked", "image/webp", 640, 480)

    def refuse(picture: Picture) -> Picture:
        raise ValueError("no picture at all")

    with pytest.raises(Faults, match=r"images.0: no picture at all"):
        store.import_campaign(data, refuse)
    assert len(store.campaigns()) == 2


def put(*path: Any, value: Any) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (put("format", value="music"), "format: not a campaign: affray campaign is missing"),
        (lambda data: data.clear(), "format: not a campaign"),
        (put("version", value=2), "version: written by a newer Affray: bring Affray up to date"),
        (put("version", value="1"), "version: "),
        (put("name", value=""), "name: text of 1 to 200 characters"),
        (put("colour", value="red"), "colour"),
        (put("images", 0, "content", value="!"), "images[0].content: the content of an image in base64 is wanted"),
        (put("images", 0, "mime", value="text/html"), "images[0].mime: one of image/png, image/jpeg, image/webp"),
        (put("images", 0, "id", value="../../x"), "images[0].id: text"),
        (put("documents", 1, "image", value="nowhere1"), "the image of Åse is missing"),
        (put("documents", 1, "kind", value="song"), "documents[1].kind: one of sheet, encounter, table is wanted"),
        (put("documents", 0, "data", value=[]), "documents[0].data: a mapping"),
        (lambda data: data["documents"].append(data["documents"][0]), "is there twice"),
        (lambda data: data["fights"].reverse(), "the fight that After the bridge comes after doesn't stand before it"),
        (put("fights", 0, "seq", value=4), "fights[0].seq: the last entry of this fight is 3"),
        (put("fights", 0, "seq", value=-1), "fights[0].seq: a whole number"),
        (put("fights", 0, "created", value="yesterday"), "fights[0].created: a time such as"),
        (put("fights", 0, "created", value="2026-01-31T18:30:00"), "fights[0].created: "),
        (put("fights", 0, "entries", 1, "seq", value=1), "without gaps: 2 is wanted, not 1"),
        (lambda data: data["fights"][0]["entries"].pop(0), "without gaps: 1 is wanted, not 2"),
    ],
)
def test_what_is_wrong_is_told_and_nothing_is_kept(
    store: Store, full: str, change: Callable[[dict[str, Any]], object], says: str
) -> None:
    with pytest.raises(Faults) as fault:
        store.import_campaign(changed(store.export_campaign(full), change))
    assert says in str(fault.value)
    assert len(store.campaigns()) == 1
    assert len(store.fights()) == 2


def test_what_cannot_be_kept_is_refused_whole(store: Store, full: str) -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    for value in (float("nan"), deep):
        data = store.export_campaign(full)
        data["fights"][0]["entries"][2]["what"] = {"answer": value}
        with pytest.raises(ValueError, match=r"JSON|deeply"):
            store.import_campaign(data)
    assert len(store.campaigns()) == 1


def test_what_is_not_there_does_not_go_out(store: Store) -> None:
    with pytest.raises(Missing):
        store.export_campaign("nowhere")
