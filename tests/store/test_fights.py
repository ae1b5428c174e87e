from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from affray.store.database import Store
from affray.store.faults import Missing, Taken

NOWHERE = "nowhere"


def write(store: Store, fight: str, count: int) -> None:
    for seq in range(1, count + 1):
        store.append(fight, seq, "gm", {"answer": seq})


# ---- fights -----------------------------------------------------------------------------------------------------


def test_a_fight_begins_with_its_saved_state_and_no_entry(store: Store, campaign: str) -> None:
    made = store.add_fight(campaign, " Bridge ", "toy", {"journal": []}, summary={"round": 0})
    row = store.fight(made)
    assert (row.id, row.campaign, row.name, row.ruleset, row.kind) == (made, campaign, "Bridge", "toy", "fight")
    assert (row.seq, row.last, row.parent, row.ended) == (0, 0, None, None)
    assert (row.saved, row.summary) == ({"journal": []}, {"round": 0})
    assert row.created == row.changed
    assert datetime.now(UTC) - row.created < timedelta(minutes=1)
    assert store.entries(made) == []


def test_fights_are_listed_the_last_changed_first(store: Store, campaign: str) -> None:
    first, second = (store.add_fight(campaign, name, "toy", {}) for name in ("Bridge", "Gate"))
    elsewhere = store.add_fight(store.add_campaign("Other"), "Elsewhere", "toy", {})
    store.append(first, 1, "gm", {})
    assert [row.id for row in store.fights(campaign)] == [first, second]
    assert [row.id for row in store.fights()] == [first, elsewhere, second]
    assert not hasattr(store.fights()[0], "saved")


def test_a_recovery_names_the_fight_that_it_comes_after(store: Store, campaign: str, fight: str) -> None:
    recovery = store.add_fight(campaign, "After the bridge", "toy", {}, kind="recovery", parent=fight)
    assert (store.fight(recovery).kind, store.fight(recovery).parent) == ("recovery", fight)
    store.delete_fight(fight)
    assert store.fight(recovery).parent is None


def test_a_snapshot_holds_the_entries_up_to_its_own(store: Store, fight: str) -> None:
    write(store, fight, 5)
    store.snapshot(fight, 3, {"journal": [1, 2, 3]}, {"round": 1})
    row = store.fight(fight)
    assert (row.seq, row.last, row.saved, row.summary) == (3, 5, {"journal": [1, 2, 3]}, {"round": 1})
    assert [entry.seq for entry in store.entries(fight, after=row.seq)] == [4, 5]
    assert [entry.seq for entry in store.entries(fight)] == [1, 2, 3, 4, 5]


def test_an_older_snapshot_does_not_replace_a_newer_one(store: Store, fight: str) -> None:
    write(store, fight, 5)
    store.snapshot(fight, 4, {"journal": [4]}, {"round": 4})
    store.snapshot(fight, 3, {"journal": [3]}, {"round": 3})
    assert (store.fight(fight).seq, store.fight(fight).saved) == (4, {"journal": [4]})
    store.snapshot(fight, 4, {"journal": [44]}, {"round": 44})
    assert (store.fight(fight).saved, store.fight(fight).summary) == ({"journal": [44]}, {"round": 44})


def test_a_snapshot_of_what_is_not_written_yet_is_refused(store: Store, fight: str) -> None:
    write(store, fight, 2)
    for seq in (3, -1):
        with pytest.raises(ValueError, match="the last entry is 2"):
            store.snapshot(fight, seq, {"journal": [3]}, {})
    assert store.fight(fight).saved == {"journal": []}


def test_a_fight_ends_and_may_go_on(store: Store, fight: str) -> None:
    write(store, fight, 3)
    store.snapshot(fight, 1, {}, {}, over=True)
    ended = store.fight(fight).ended
    assert ended is not None
    store.snapshot(fight, 2, {}, {}, over=True)
    assert store.fight(fight).ended == ended
    store.snapshot(fight, 3, {}, {})
    assert store.fight(fight).ended is None


def test_a_fight_is_deleted_with_its_entries_and_links(store: Store, fight: str) -> None:
    write(store, fight, 2)
    _, token = store.add_link(fight, "player", "Åse")
    store.delete_fight(fight)
    assert store.fights() == []
    assert store.links(fight) == []
    for ask, what in ((store.fight, fight), (store.entries, fight), (store.link, token)):
        with pytest.raises(Missing):
            ask(what)


def test_what_is_not_there_is_missing(store: Store, campaign: str) -> None:
    for ask in (store.fight, store.entries, store.delete_fight):
        with pytest.raises(Missing, match="fight"):
            ask(NOWHERE)
    with pytest.raises(Missing, match="fight"):
        store.append(NOWHERE, 1, "gm", {})
    with pytest.raises(Missing, match="fight"):
        store.snapshot(NOWHERE, 0, {}, {})
    with pytest.raises(Missing, match="campaign"):
        store.add_fight(NOWHERE, "Bridge", "toy", {})
    with pytest.raises(Missing, match="campaign or fight"):
        store.add_fight(campaign, "Bridge", "toy", {}, kind="recovery", parent=NOWHERE)
    assert store.fights() == []


# ---- entries ----------------------------------------------------------------------------------------------------


def test_entries_are_kept_in_order(store: Store, fight: str) -> None:
    written = [store.append(fight, seq, "gm", {"answer": [seq, None, "Åse"]}) for seq in (1, 2, 3)]
    assert store.entries(fight) == written
    assert store.entries(fight, after=1) == written[1:]
    assert store.entries(fight, after=3) == []
    assert store.fight(fight).last == 3
    assert store.fight(fight).changed == written[-1].at


def test_the_second_entry_of_a_number_is_refused(store: Store, fight: str) -> None:
    write(store, fight, 3)
    for seq in (1, 3):
        with pytest.raises(Taken) as fault:
            store.append(fight, seq, "ulf", {"answer": "other"})
        assert (fault.value.fight, fault.value.seq, fault.value.last) == (fight, seq, 3)
    assert [entry.what for entry in store.entries(fight)] == [{"answer": 1}, {"answer": 2}, {"answer": 3}]


@pytest.mark.parametrize("seq", [-1, 0, 4, 10**30])
def test_entries_leave_no_gap(store: Store, fight: str, seq: int) -> None:
    write(store, fight, 2)
    with pytest.raises(ValueError, match=r"the next is 3|too large|can't be kept"):
        store.append(fight, seq, "gm", {})
    assert store.fight(fight).last == 2


def test_an_entry_that_cannot_be_kept_leaves_no_trace(store: Store, fight: str) -> None:
    with pytest.raises(ValueError, match="JSON"):
        store.append(fight, 1, "gm", {"answer": float("nan")})
    with pytest.raises(ValueError, match="by: "):
        store.append(fight, 1, "a\x00b", {})
    assert store.fight(fight).last == 0
    assert store.entries(fight) == []


def test_fights_do_not_touch_each_other(store: Store, campaign: str, fight: str) -> None:
    other = store.add_fight(campaign, "Gate", "toy", {})
    write(store, fight, 3)
    write(store, other, 2)
    store.delete_fight(other)
    assert [entry.seq for entry in store.entries(fight)] == [1, 2, 3]
