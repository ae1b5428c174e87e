"""One live fight: acts are written down before they count, and who may do what."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from affray.play.saves import CHANGED
from affray.store.database import Store
from affray.store.faults import Missing, Unusable
from affray.web.acts import ACTS, perform
from affray.web.beside import TableSettings
from affray.web.joining import joiner, own_sheets
from affray.web.seen import Seeing
from affray.web.table import Refused, Stale, Table
from affray.web.tables import Tables

from tests.web.served import GM, WALL, play, player, sit


def again(table: Table) -> Table:
    """The same table as another process takes it up."""
    return Table(table.store, table.store.fight(table.id))


@pytest.mark.parametrize("example", ["arsmagica/duel", "iskuhetki/duel", "iskuhetki/tavern"])
def test_what_was_acknowledged_is_there_when_another_takes_the_fight_up(store: Store, example: str) -> None:
    table = sit(store, example)
    for _ in range(6):
        play(table, 7)
        other = again(table)
        assert other.fight.view() == table.fight.view()
        assert [each.key for each in other.fight.pending] == [each.key for each in table.fight.pending]
        assert other.seq == table.seq


def test_a_snapshot_changes_nothing(store: Store) -> None:
    table = sit(store, "iskuhetki/tavern")
    play(table, 200)
    assert store.fight(table.id).seq > 0
    table.snapshot()
    other = again(table)
    assert other.fight.save() == table.fight.save()


def test_a_fight_comes_back_under_changed_rules_with_what_came_after_its_last_snapshot(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(store, "iskuhetki/duel")
    play(table, 20)
    table.snapshot()
    play(table, 8)
    view = table.fight.view()
    monkeypatch.setattr("affray.play.saves.rules_mark", lambda folder: "others")
    same = again(table)
    assert (same.fight.view(), same.fight.done, same.fight.notes) == (view, table.fight.done, [])
    row = store.fight(table.id)
    row.saved["fight"]["checkpoint"]["steps"] = 10**6  # under these rules there are fewer
    other = Table(store, row)
    assert (other.fight.view(), other.fight.notes) == (view, [CHANGED])
    for viewer in (GM, player("Aino", language="fi")):
        there, here = (Seeing(each, viewer).log() for each in (other, table))
        assert [line["text"] for line in there] == [line["text"] for line in here]
    told = Seeing(other, replace(GM, language="da")).settings()["notes"]
    assert told[0].startswith("Med de regler, der nu er installeret, var dette gået anderledes.")
    line = next(line for line in Seeing(other, GM).log() if line["opens"] and line["number"] < len(other.fight.former))
    opened = Seeing(other, GM).line_opened(line["number"])
    assert opened
    assert not any("id" in part for each in opened["sums"] for part in (*each["parts"], *each["dice"]))
    play(other, 5)


def test_an_answer_to_a_question_that_was_answered_is_stale(store: Store) -> None:
    table = sit(store, "arsmagica/duel")
    question = table.id_of(table.fight.pending[0])
    option = next(iter(getattr(table.fight.pending[0], "options")))  # noqa: B009  # only choices have options
    table.answer(GM, question, option)
    seq = table.seq
    with pytest.raises(Stale):
        table.answer(GM, question, option)
    assert table.seq == seq


def test_of_two_processes_that_answer_at_once_the_second_is_refused_and_loses_nothing(store: Store) -> None:
    one = sit(store, "iskuhetki/duel")
    play(one, 4)
    other = again(one)
    question, same = one.id_of(one.fight.pending[0]), other.id_of(other.fight.pending[0])
    assert question == same  # a page of one server may ask another
    one.roll(GM, question) if one.fight.pending[0].name == "initiative" else one.decide(GM, question)
    with pytest.raises(Stale):
        other.decide(GM, same)
    assert other.fight.view() == one.fight.view()
    assert other.seq == one.seq
    play(other, 3)
    one.catch_up()
    assert one.fight.view() == other.fight.view()


def test_undo_takes_back_what_somebody_did_with_what_the_program_did_after_it(store: Store) -> None:
    table = sit(store, "arsmagica/duel")
    names = table.fight.roster.names
    for name in names:
        table.set_rolls(GM, name, by_program=True)
    table.set_autopilot(GM, names[1], on=True)
    views = [table.fight.view()]
    while not table.fight.over and len(views) < 6:
        asked = table.fight.pending[0]
        table.answer(GM, table.id_of(asked), next(iter(asked.request.open_options)))
        views.append(table.fight.view())
    for view in reversed(views[:-1]):
        table.undo(GM)
        assert table.fight.view() == view
    assert [line.kind for line in table.talk][: len(views) - 1] == ["undo"] * (len(views) - 1)
    for view in views[1:]:
        table.redo(GM)
        assert table.fight.view() == view
    assert again(table).talk == table.talk


def test_there_may_be_nothing_to_undo_or_redo(store: Store) -> None:
    table = sit(store, "arsmagica/duel")
    for act in (table.undo, table.redo):
        with pytest.raises(Refused, match="nothing-to"):
            act(GM)
    assert table.talk == []


def test_talk_stays_when_something_is_undone(store: Store) -> None:
    table = sit(store, "arsmagica/duel")
    table.say(GM, "Welcome")
    play(table, 2)
    table.undo(GM)
    assert [(line.by, line.kind, line.text) for line in table.talk] == [("GM", "talk", "Welcome"), ("GM", "undo", "")]


@pytest.mark.parametrize("kind", sorted(ACTS))
def test_players_cant_do_what_is_the_game_masters_and_the_wall_nothing(store: Store, kind: str) -> None:
    table = sit(store, "arsmagica/duel")
    name = table.fight.roster.names[1]
    given = {"question": table.id_of(table.fight.pending[1]), "value": 0, "name": name, "on": True, "text": "x"}
    with pytest.raises(Refused) as fault:
        perform(table, WALL, kind, given)
    assert fault.value.status == 403
    if kind == "talk":
        perform(table, player(), kind, given)
        return
    with pytest.raises(Refused) as fault:
        perform(table, player(table.fight.roster.names[0]), kind, given)
    assert fault.value.status in (403, 404, 422)
    assert table.seq == 0


def test_settings_survive(store: Store) -> None:
    table = sit(store, "arsmagica/duel")
    name = table.fight.roster.names[0]
    for kind in ("hide", "veil", "secret"):
        perform(table, GM, kind, {"name": name, "on": "true"})
    perform(table, GM, "secrets", {"odds_shown": True})
    assert table.settings == TableSettings((name,), (name,), (name,), True)
    assert again(table).settings == table.settings
    perform(table, GM, "hide", {"name": name, "on": False})
    assert table.settings.hidden == ()
    with pytest.raises(Refused, match="nobody of that name"):
        perform(table, GM, "hide", {"name": "Nobody", "on": True})


def test_a_die_can_be_overruled_by_what_the_opened_line_calls_it(store: Store) -> None:
    table = sit(store, "iskuhetki/duel")
    play(table, 30)
    seeing = Seeing(table, GM)
    number, die = next(
        (line["number"], die)
        for line in reversed(seeing.log())
        for each in (seeing.line_opened(line["number"]) or {"sums": []})["sums"]
        for die in each["dice"]
        if die["value"] != 1
    )
    perform(table, GM, "overrule", {"part": die["id"], "value": "1", "reason": "mistyped"})
    opened = Seeing(table, GM).line_opened(number)
    assert opened is not None
    assert ("overruled", 1, die["value"]) in [
        (each["source"], each["value"], each["was"]) for of in opened["sums"] for each in of["dice"]
    ]
    assert table.talk[-1].kind == "overrule"
    (*_, line) = Seeing(table, GM).state()["talk"]
    assert line["text"].endswith(f"1 (instead of {die['value']}) (mistyped)")


def test_the_program_rolls_for_all_whom_no_player_plays(store: Store) -> None:
    table = sit(store, "iskuhetki/barn")
    asked = [each.who for each in table.fight.pending]  # for initiative; the goblins' dice are the program's
    assert len(asked) > 3
    store.add_link(table.id, "player", "Anna", {"combatants": asked[:1]})
    gone, _ = store.add_link(table.id, "player", "Otto", {"combatants": asked[1:]})
    store.revoke_link(gone.id)
    with pytest.raises(Refused):
        perform(table, player(*asked[:1]), "roll_all", {})
    perform(table, GM, "roll_all", {})
    assert [each.who for each in table.fight.pending] == asked[:1]


def test_a_sheet_of_the_library_enters_under_its_own_name_and_a_creature_under_what_it_is(store: Store) -> None:
    table = sit(store, "iskuhetki/two_on_one")
    play(table, 6)
    sheet = {"name": "Sini", "characteristics": {"dexterity": 16}, "weapons": ["dagger"]}
    kept = store.put_document(table.campaign, "sheet", "iskuhetki", "Sini", {"sheet": sheet})
    store.put_document(table.campaign, "sheet", "arsmagica", "Aymar", {"sheet": {"name": "Aymar"}})
    assert [each.name for each in own_sheets(table)] == ["Sini"]
    side = table.fight.roster.sides[0]
    own = {"creature": f"sheet:{kept.id}", "side": side}
    assert joiner(table, own, "fi") == {**sheet, "side": side}
    assert joiner(table, {**own, "name": "Saara"}, "fi")["name"] == "Saara"
    assert joiner(table, {"creature": "wolf", "side": side}, "fi") == {"name": "Susi", "creature": "wolf", "side": side}
    with pytest.raises(Refused, match="not-found"):
        joiner(table, {"creature": "sheet:none", "side": side}, "fi")
    table.join(GM, joiner(table, own, "fi"))
    play(table, 40, lambda table: "Sini" in table.fight.roster.names)
    assert "Sini" in table.fight.roster.names


def test_who_is_taken_out_can_come_back_and_the_fight_be_ended(store: Store) -> None:
    table = sit(store, "iskuhetki/tavern")
    play(table, 12)
    name = table.fight.roster.names[0]
    perform(table, GM, "leave", {"name": name})
    perform(table, GM, "join", {"sheet": name})
    perform(table, GM, "end", {"reason": "late"})
    assert table.fight.over
    assert again(table).fight.over
    assert store.fight(table.id).summary["over"]  # the first page says so at once
    table.undo(GM)
    assert not again(table).fight.over
    assert not store.fight(table.id).summary["over"]


@pytest.mark.parametrize(("example", "creature"), [("iskuhetki/barn", "wolf"), ("arsmagica/bridge", "wolf")])
def test_one_of_the_catalogue_enters_unseen(store: Store, example: str, creature: str) -> None:
    table = sit(store, example)
    play(table, 6)
    side = table.fight.roster.sides[0]
    perform(table, GM, "join", {"sheet": {"name": "Fang", "creature": creature, "side": side}, "hidden": True})
    play(table, 30, lambda table: "Fang" in table.fight.roster.names)
    assert "Fang" in table.fight.roster.names
    assert "Fang" not in str(Seeing(table, player(table.fight.roster.names[0])).state())
    assert again(table).settings.hidden == ("Fang",)


def test_a_tap_on_a_hex_answers_what_to_do_and_where(store: Store) -> None:
    table = sit(store, "iskuhetki/barn")
    play(table, 200, lambda table: table.fight.pending[0].name == "action")
    question = Seeing(table, GM).state()["questions"][0]
    option = next(each for each in question["options"] if each.get("hexes"))
    column, row = option["hexes"][0]
    perform(table, GM, "answer", {"question": question["id"], "value": option["value"], "then": f"{column},{row}"})
    (one,) = [each for each in table.fight.view()["combatants"] if each["name"] == question["who"]]
    assert one["place"] == [column, row]


@pytest.mark.parametrize("where", ["999,999", "fly", "", 10**9])
def test_of_two_answers_at_once_both_are_taken_or_neither(store: Store, where: str | int) -> None:
    table = sit(store, "iskuhetki/barn")
    play(table, 200, lambda table: table.fight.pending[0].name == "action")
    question = Seeing(table, GM).state()["questions"][0]
    option = next(each for each in question["options"] if each.get("hexes"))
    before, seq = table.fight.save(), table.seq
    with pytest.raises(Refused) as refused:
        perform(table, GM, "answer", {"question": question["id"], "value": option["value"], "then": where})
    assert refused.value.status == 422
    assert table.fight.save() == before
    assert (table.seq, store.entries(table.id, after=seq)) == (seq, [])
    assert Seeing(table, GM).state()["questions"][0] == question
    assert again(table).fight.save() == before


@pytest.mark.parametrize("kept", [False, True])
def test_an_act_that_the_store_refuses_has_not_happened(
    store: Store, monkeypatch: pytest.MonkeyPatch, *, kept: bool
) -> None:
    table = sit(store, "iskuhetki/tavern")
    play(table, 20)
    before, append = table.fight.save(), store.append

    def fails(*given: Any) -> Any:
        raise Unusable("the disk is full")

    def kept_and_lost(*given: Any) -> Any:
        append(*given)
        fails()

    name = table.fight.roster.names[0]
    with monkeypatch.context() as broken:
        broken.setattr(store, "append", kept_and_lost if kept else fails)
        broken.setattr(store, "entries", fails)
        broken.setattr(store, "fight", fails)
        with pytest.raises(Unusable):
            table.set_autopilot(GM, name, on=True)
        assert table.fight.save() == before
        if not kept:
            with pytest.raises(Unusable):
                play(table, 1)
            assert table.fight.save() == before
    with suppress(Stale):  # where it was kept all the same
        play(table, 1)
    play(table, 5)
    assert again(table).fight.save() == table.fight.save()
    assert again(table).fight.view() == table.fight.view()


def test_what_another_wrote_first_is_told_to_those_who_look_on(store: Store) -> None:
    table = sit(store, "iskuhetki/tavern")
    other = again(table)
    play(other, 3)
    told: list[int] = []
    table.listeners.add(lambda: told.append(table.seq))
    with pytest.raises(Stale):
        play(table, 1)
    assert told == [3]
    assert table.fight.view() == other.fight.view()


def test_a_question_has_one_name_in_all_server_processes(store: Store) -> None:
    table = sit(store, "iskuhetki/tavern")
    play(table, 3)
    assert [again(table).id_of(each) for each in table.fight.pending] == list(map(table.id_of, table.fight.pending))
    elsewhere = sit(store, "iskuhetki/tavern")
    play(elsewhere, 3)
    assert not {*map(table.id_of, table.fight.pending)} & {*map(elsewhere.id_of, elsewhere.fight.pending)}


def test_two_servers_on_one_file_show_the_same(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'affray.db'}"
    with Store.open(url) as one, Store.open(url) as two:
        table = sit(one, "iskuhetki/tavern")
        tables = Tables(two)
        told = Event()
        there = tables.get(table.id)
        there.listeners.add(told.set)
        with two.watch(tables.changed_elsewhere):
            play(table, 3)
            assert told.wait(20)
            assert there.fight.done > 0


def test_a_fight_that_another_server_deleted_is_told_to_those_who_look_at_it(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'affray.db'}"
    with Store.open(url) as one, Store.open(url) as two:
        fight = sit(one, "arsmagica/duel").id
        tables = Tables(two)
        told = Event()
        there = tables.get(fight)
        there.listeners.add(told.set)
        with two.watch(tables.changed_elsewhere):
            one.delete_fight(fight)
            assert told.wait(20)
        assert there.gone
        with pytest.raises(Missing):
            tables.get(fight)
