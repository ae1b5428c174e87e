from __future__ import annotations

import math
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from affray.store.database import Store
from affray.store.faults import Missing, Stale
from affray.store.rows import Picture

PICTURE = Picture(bytes(range(256)), "image/webp", 640, 480)
SHEET = {"name": "Åse", "skills": {"sword": 75}}

plain = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**30), 10**30)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(codec=None)),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


def add_image(store: Store, campaign: str) -> str:
    return store.add_image(campaign, PICTURE.content, PICTURE.mime, PICTURE.width, PICTURE.height)


# ---- campaigns --------------------------------------------------------------------------------------------------


def test_a_first_campaign_is_there_from_the_beginning(store: Store) -> None:
    assert [campaign.name for campaign in store.campaigns()] == ["Home"]


def test_a_campaign_is_added_renamed_and_deleted(store: Store, campaign: str) -> None:
    made = store.add_campaign("  The Long Winter ")
    assert [each.id for each in store.campaigns()] == [campaign, made]
    assert store.campaign(made).name == "The Long Winter"
    store.rename_campaign(made, "Talvi")
    assert store.campaign(made).name == "Talvi"
    store.delete_campaign(made)
    assert [each.id for each in store.campaigns()] == [campaign]


def test_when_the_last_campaign_is_deleted_a_new_one_is_made(store: Store, campaign: str) -> None:
    store.delete_campaign(campaign)
    [new] = store.campaigns()
    assert new.name == "Home"
    assert new.id != campaign


def test_a_campaign_goes_with_all_that_it_holds(store: Store, campaign: str) -> None:
    image = add_image(store, campaign)
    document = store.put_document(campaign, "sheet", "toy", "Åse", SHEET, image=image)
    fight = store.add_fight(campaign, "Bridge", "toy", {})
    store.append(fight, 1, "gm", {})
    _, token = store.add_link(fight, "gm")
    store.delete_campaign(campaign)
    for ask, what in ((store.document, document.id), (store.image, image), (store.fight, fight), (store.link, token)):
        with pytest.raises(Missing):
            ask(what)


@pytest.mark.parametrize("name", ["", "   ", "x" * 201, "two\nlines", "\x00", "\ud800"])
def test_what_is_no_name_is_refused(store: Store, campaign: str, name: str) -> None:
    with pytest.raises(ValueError, match="name: "):
        store.add_campaign(name)
    with pytest.raises(ValueError, match="name: "):
        store.rename_campaign(campaign, name)
    with pytest.raises(ValueError, match="name: "):
        store.put_document(campaign, "sheet", "toy", name, {})
    assert [each.name for each in store.campaigns()] == ["Home"]


def test_the_sheets_of_a_ruleset_are_listed_by_name(store: Store, campaign: str) -> None:
    ids = {name: store.put_document(campaign, "sheet", "toy", name, SHEET).id for name in ("olli", "Åse", "Anna")}
    store.put_document(campaign, "sheet", "other", "Bo", SHEET)
    store.put_document(campaign, "encounter", "toy", "Bridge", {})
    assert [(each.id, each.name) for each in store.sheets(campaign, "toy")] == [
        (ids[name], name) for name in ("Anna", "olli", "Åse")
    ]
    assert store.sheets("nowhere", "toy") == []


def test_what_is_not_there_is_missing(store: Store, campaign: str) -> None:
    reading = (store.campaign, store.documents, store.document, store.image, store.export_campaign)
    for ask in (*reading, store.delete_campaign, store.delete_document):
        with pytest.raises(Missing):
            ask("nowhere")
    with pytest.raises(Missing, match="campaign"):
        store.rename_campaign("nowhere", "Somewhere")
    with pytest.raises(Missing, match="campaign"):
        store.put_document("nowhere", "sheet", "toy", "Åse", SHEET)
    with pytest.raises(Missing, match="document"):
        store.put_document(campaign, "sheet", "toy", "Åse", SHEET, id="nowhere", version=1)
    with pytest.raises(Missing, match="campaign"):
        add_image(store, "nowhere")


# ---- documents --------------------------------------------------------------------------------------------------


def test_documents_are_listed_by_kind_and_name(store: Store, campaign: str) -> None:
    store.put_document(campaign, "sheet", "toy", "ulf", SHEET)
    store.put_document(campaign, "encounter", "toy", "Bridge", {})
    store.put_document(campaign, "sheet", "toy", "Ragnar", SHEET)
    store.put_document(store.add_campaign("Other"), "sheet", "toy", "Elsewhere", SHEET)
    assert [each.name for each in store.documents(campaign)] == ["Bridge", "Ragnar", "ulf"]
    assert [each.name for each in store.documents(campaign, "sheet")] == ["Ragnar", "ulf"]


def test_a_document_is_changed_with_the_version_that_was_read(store: Store, campaign: str) -> None:
    first = store.put_document(campaign, "sheet", "toy", "Åse", SHEET)
    assert first == store.document(first.id)
    assert first.version == 1
    second = store.put_document(campaign, "sheet", "toy", "Åse the Old", {}, id=first.id, version=1)
    assert second == store.document(first.id)
    assert (second.version, second.name, second.data, second.created) == (2, "Åse the Old", {}, first.created)
    assert second.changed > first.changed


@pytest.mark.parametrize("version", [None, 0, 1, 3])
def test_a_change_upon_another_is_refused_and_told(store: Store, campaign: str, version: int | None) -> None:
    first = store.put_document(campaign, "sheet", "toy", "Åse", SHEET)
    second = store.put_document(campaign, "sheet", "toy", "Åse", {"by": "one"}, id=first.id, version=1)
    with pytest.raises(Stale) as fault:
        store.put_document(campaign, "sheet", "toy", "Åse", {"by": "other"}, id=first.id, version=version)
    assert fault.value.now == second == store.document(first.id)


def test_a_document_stays_in_its_campaign_and_of_its_kind(store: Store, campaign: str) -> None:
    made = store.put_document(campaign, "sheet", "toy", "Åse", SHEET)
    with pytest.raises(Missing):
        store.put_document(store.add_campaign("Other"), "sheet", "toy", "Åse", SHEET, id=made.id, version=1)
    with pytest.raises(Missing):
        store.put_document(campaign, "encounter", "toy", "Åse", SHEET, id=made.id, version=1)


def test_a_document_is_deleted(store: Store, campaign: str) -> None:
    made = store.put_document(campaign, "sheet", "toy", "Åse", SHEET)
    store.delete_document(made.id)
    assert store.documents(campaign) == []


@given(data=st.dictionaries(st.text(st.characters(codec=None)), plain, max_size=4))
@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_document_comes_back_as_it_was_written(store: Store, campaign: str, data: dict[str, Any]) -> None:
    made = store.put_document(campaign, "sheet", "toy", "Åse", data)
    read = store.document(made.id).data
    assert repr(read) == repr(data)  # the order of keys, 1 and 1.0 and True, and -0.0 stay as they are


def test_what_json_does_not_know_is_refused(store: Store, campaign: str) -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    for value in (math.nan, math.inf, deep):
        with pytest.raises(ValueError, match=r"JSON|deeply"):
            store.put_document(campaign, "sheet", "toy", "Åse", {"value": value})
    assert store.documents(campaign) == []


# ---- images -----------------------------------------------------------------------------------------------------


def test_an_image_comes_back_as_it_was(store: Store, campaign: str) -> None:
    image = store.image(add_image(store, campaign))
    assert image.picture == PICTURE
    assert image.campaign == campaign


def test_the_image_of_a_document_is_of_its_campaign(store: Store, campaign: str) -> None:
    elsewhere = add_image(store, store.add_campaign("Other"))
    for image in (elsewhere, "nowhere"):
        with pytest.raises(Missing, match="image"):
            store.put_document(campaign, "sheet", "toy", "Åse", SHEET, image=image)


# ---- tables -----------------------------------------------------------------------------------------------------


def test_a_table_is_kept_by_its_name_and_replaced(store: Store, campaign: str) -> None:
    first, replaced = store.put_table(campaign, "toy", "blades", "ours", "a,b\n")
    assert (first.kind, first.name, first.version, replaced) == ("table", "ours", 1, False)
    second, replaced = store.put_table(campaign, "toy", "blades", "ours", "c,d\n")
    assert (second.id, second.version, replaced) == (first.id, 2, True)
    assert store.tables(campaign, "toy") == {"blades": {"ours": "c,d\n"}}


def test_tables_of_another_kind_ruleset_or_campaign_stand_beside_it(store: Store, campaign: str) -> None:
    other = store.add_campaign("Other")
    for where, ruleset, table in (
        (campaign, "toy", "blades"),
        (campaign, "toy", "hafts"),
        (campaign, "tale", "blades"),
        (other, "toy", "blades"),
    ):
        _, replaced = store.put_table(where, ruleset, table, "ours", f"{ruleset} {table}")
        assert not replaced
    assert store.tables(campaign, "toy") == {"blades": {"ours": "toy blades"}, "hafts": {"ours": "toy hafts"}}
    assert store.tables(other, "tale") == {}
    assert len(store.documents(campaign, "table")) == 3


def test_tables_move_with_their_campaign(store: Store, campaign: str) -> None:
    store.put_table(campaign, "toy", "blades", "ours", "a,b\n")
    moved = store.import_campaign(store.export_campaign(campaign))
    assert store.tables(moved, "toy") == {"blades": {"ours": "a,b\n"}}


def test_a_table_of_no_campaign_is_not_kept(store: Store) -> None:
    with pytest.raises(Missing):
        store.put_table("nowhere", "toy", "blades", "ours", "")
    with pytest.raises(Missing):
        store.tables("nowhere", "toy")
