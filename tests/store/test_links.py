from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import create_engine, select

from affray.store.database import Store
from affray.store.faults import Missing
from affray.store.schema import metadata


def test_a_token_opens_its_link(store: Store, fight: str) -> None:
    row, token = store.add_link(fight, "player", "Åse", {"language": "fi"})
    assert store.link(token) == row
    assert (row.fight, row.role, row.seat, row.settings, row.revoked) == (
        fight,
        "player",
        "Åse",
        {"language": "fi"},
        None,
    )


def test_tokens_are_long_and_each_is_another(store: Store, fight: str) -> None:
    tokens = {store.add_link(fight, "player")[1] for _ in range(20)}
    assert len(tokens) == 20
    assert all(len(token) == 32 for token in tokens)  # 6 bits each: 192


@pytest.mark.parametrize("token", ["", "x", "\x00", "\ud800", "x" * 100_000])
def test_what_is_no_token_opens_nothing(store: Store, fight: str, token: str) -> None:
    row, _ = store.add_link(fight, "gm")
    for tried in (token, row.id, row.fight):
        with pytest.raises(Missing, match="link"):
            store.link(tried)


def test_a_revoked_link_opens_nothing(store: Store, fight: str) -> None:
    row, token = store.add_link(fight, "wall")
    other, open_still = store.add_link(fight, "wall")
    store.revoke_link(row.id)
    with pytest.raises(Missing):
        store.link(token)
    assert store.link(open_still) == other
    [revoked, _] = store.links(fight)
    assert revoked.id == row.id
    assert revoked.revoked is not None
    store.revoke_link(row.id)
    assert store.links(fight)[0] == revoked


def test_a_link_is_renewed_with_a_token_of_its_own(store: Store, fight: str) -> None:
    row, token = store.add_link(fight, "player", "Åse", {"language": "fi"})
    new, other = store.renew_link(row.id)
    assert store.link(other) == new
    assert (new.fight, new.role, new.seat, new.settings) == (row.fight, row.role, row.seat, row.settings)
    assert new.id != row.id
    with pytest.raises(Missing):
        store.link(token)


def test_a_link_is_changed(store: Store, fight: str) -> None:
    row, token = store.add_link(fight, "player", "Åse", {"language": "fi"})
    changed = store.change_link(row.id, settings={"language": "da"})
    assert changed == store.link(token)
    assert (changed.seat, changed.settings) == ("Åse", {"language": "da"})
    changed = store.change_link(row.id, seat=None)
    assert (changed.seat, changed.settings) == (None, {"language": "da"})
    assert store.change_link(row.id) == changed


def test_what_is_not_there_is_missing(store: Store) -> None:
    for ask in (store.revoke_link, store.renew_link, store.change_link):
        with pytest.raises(Missing, match="link"):
            ask("nowhere")
    with pytest.raises(Missing, match="fight"):
        store.add_link("nowhere", "gm")


def test_a_token_is_nowhere_in_the_database(store: Store, fight: str, url: str) -> None:
    row, token = store.add_link(fight, "player", "Åse")
    _, other = store.renew_link(row.id)
    with create_engine(url).connect() as connection:
        rows = [tuple(row) for table in metadata.sorted_tables for row in connection.execute(select(table))]
    assert any(row.id in each for each in rows)
    assert token not in repr(rows)
    assert other not in repr(rows)


def test_a_token_is_in_none_of_the_files(file: Path) -> None:
    with Store.open(f"sqlite:///{file}") as store:
        _, token = store.add_link(store.add_fight(store.campaigns()[0].id, "Bridge", "toy", {}), "gm")
        held = b"".join(each.read_bytes() for each in file.parent.iterdir())
    assert b"Bridge" in held
    assert token.encode() not in held
    assert sqlite3.connect(file).execute("SELECT count(*) FROM links").fetchone() == (1,)


def test_the_links_of_a_fight_lead_to_its_recovery_and_stay_there(store: Store, campaign: str, fight: str) -> None:
    row, token = store.add_link(fight, "player", "Åse")
    assert (store.parent_of(fight), store.recovery_of(fight)) == (None, None)
    recovery = store.add_fight(campaign, "After", "toy", {}, kind="recovery", parent=fight)
    store.add_fight(campaign, "Again", "toy", {}, kind="recovery", parent=fight)
    own, _ = store.add_link(recovery, "wall")
    assert (store.parent_of(recovery), store.recovery_of(fight)) == (fight, recovery)
    assert store.links(recovery) == [row, own]
    assert store.links(fight) == [row]
    store.delete_fight(fight)
    assert store.parent_of(recovery) is None
    assert [each.id for each in store.links(recovery)] == [row.id, own.id]
    assert store.link(token).fight == recovery
