"""AA-3.1 on the wire: before luck is taken nobody sees how high an attack or a defence is, whatever was chosen."""

from __future__ import annotations

import re
from typing import Any

import pytest

from affray import Fight
from affray.encounters import Encounter
from affray.store.database import Store
from affray.web import odds_beside
from affray.web.app import create_app
from affray.web.odds_beside import OddsBeside
from affray.web.seen import seen
from affray.web.settings import Settings
from affray.web.table import Table

from tests.web.served import GM, WALL, Client, begin, player, seat, wire

PEOPLE: dict[str, dict[str, Any]] = {
    name: {
        "name": name,
        "talents": {"BE": dexterity, "LE": 12},
        "skills": {"fighting": rank, "action": 20, "survival": 4},
        "weapons": ["sword"],
        "at": at,
        "facing": facing,
    }
    for name, dexterity, rank, at, facing in (("Aleid", 13, 7, [4, 4], "e"), ("Bruno", 11, 3, [5, 4], "w"))
}


def sit(store: Store, changes: dict[str, Any]) -> Table:
    """Aleid in front of Bruno; `changes` are to his ranks."""
    bruno = {**PEOPLE["Bruno"], "skills": {**PEOPLE["Bruno"]["skills"], **changes}}
    aleid = {**PEOPLE["Aleid"], "skills": {**PEOPLE["Aleid"]["skills"], "action": 21}}
    sides = [{"name": "A", "combatants": [aleid]}, {"name": "B", "combatants": [bruno]}]
    fight = Fight(Encounter.model_validate({"ruleset": "aanvallen", "sides": sides}), seed=1)
    saved = {"fight": fight.save(), "settings": {}, "talk": []}
    return Table(store, store.fight(store.add_fight(store.campaigns()[0].id, "duel", "aanvallen", saved)))


def answer(table: Table, *answers: object) -> None:
    for value in answers:
        table.answer(GM, table.id_of(table.fight.pending[0]), value)


BEGUN = ("strike", "strike", "aimed", "nothing-more")


@pytest.mark.clause("AA-3.1")
def test_how_often_one_aims_shows_nowhere_before_luck(store: Store) -> None:
    told = []
    for steps in (1, 4):
        table = sit(store, {})
        answer(table, *BEGUN, steps, "parry", "no", 1)
        assert table.fight.pending[0].name == "luck"
        told.append([_wires(table, viewer) for viewer in (player("Bruno"), WALL)])
    assert told[0] == told[1]


@pytest.mark.clause("AA-3.1", "AA-3.7")
def test_by_how_much_the_threshold_is_raised_and_how_high_a_defence_is_shows_nowhere_before_luck(store: Store) -> None:
    told = []
    for raised, rank in ((1, 3), (2, 9)):
        table = sit(store, {"fighting": rank})
        answer(table, *BEGUN, 2, "parry", "no", raised)
        told.append([_wires(table, viewer) for viewer in (player("Aleid"), WALL)])
    assert told[0] == told[1]


@pytest.mark.clause("AA-3.1")
def test_the_odds_that_are_shown_to_players_tell_nothing_of_what_was_answered_in_secret(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(odds_beside, "_odds", lambda here, fights=0: {"wins": {}, "from": repr(here.tape)})
    monkeypatch.setattr(OddsBeside, "_compiled", lambda odds, table: None)
    told, known = [], []
    for steps in (1, 4):
        table = sit(store, {})
        table.set_up(GM, odds_shown=True)
        answer(table, *BEGUN, steps)
        OddsBeside()._one(table, table.seq)
        told.append([seen(table, viewer)["odds"] for viewer in (player("Bruno"), WALL)])
        known.append(seen(table, GM)["odds"])
    assert told[0] == told[1] == [{"wins": {}, "from": "()"}] * 2
    assert known[0] != known[1]


@pytest.mark.clause("AA-3.1")
def test_the_kind_of_attack_and_of_defence_are_told_at_once(store: Store) -> None:
    table = sit(store, {})
    answer(table, *BEGUN)
    lines = [line["text"] for line in seen(table, player("Bruno"))["log"]]
    assert lines[-1] == "Aleid attacks Bruno: strike, aimed (sword)"
    answer(table, 2)
    assert seen(table, player("Bruno"))["questions"][0]["label"] == "Defence"
    answer(table, "parry", "no", 2)
    lines = [line["text"] for line in seen(table, player("Aleid"))["log"]]
    assert lines[-1] == "Bruno: parry, raises the threshold"
    answer(table, 20)
    lines = [line["text"] for line in seen(table, player("Aleid"))["log"]]
    assert "(attack 23, defence 5, luck 20)" in "".join(lines)


def _wires(table: Table, viewer: Any) -> str:
    """What a viewer gets, without the fight's own number and the names of questions, which are other for each fight."""
    return re.sub(r'"id": "\w+"', "", wire(seen(table, viewer)))


STEPS = ("Aiming", "Defence", "Falling back", "Raising the threshold", "Luck")  # of an attack, up to luck


@pytest.mark.clause("AA-3.1")
@pytest.mark.parametrize("example", ["duel", "archers", "brawl"])
def test_two_people_play_and_nobodys_wire_has_a_figure_before_luck(store: Store, example: str) -> None:
    app = create_app(Settings(write_burst=100_000), store)
    home, fight = Client(app), begin(store, f"aanvallen/{example}")
    sides: dict[str, list[str]] = {}
    for one in home.get(f"/api/fights/{fight}").json()["combatants"]:
        sides.setdefault(one["side"], []).append(one["name"])
    people = [seat(home, app, fight, "player", *names) for names in sides.values()]
    declared: dict[int, str] = {}
    checked = 0
    for _ in range(140):
        states = [each.get(f"/api/fights/{fight}").json() for each in people]
        if states[0]["fight"]["over"]:
            break
        asked = [(k, question) for k, found in enumerate(states) for question in found["questions"]]
        assert all(question["yours"] for _, question in asked)
        player_number, question = asked[0]
        if question["label"] in STEPS:
            other = 1 - player_number
            told = _since(states[other], "declares")
            figures = wire(states[other]["combatants"])
            assert not states[other]["questions"]
            assert not re.search(r"\d", _without_names(told, states[other])), told
            assert declared.setdefault(other, figures) == figures, "AP are paid when luck is taken"
            checked += 1
        else:
            declared.clear()
        kind = "roll" if question["kind"] == "roll" else "decide"
        people[player_number].post(f"/api/fights/{fight}/{kind}", json={"question": question["id"]})
    assert checked > 5


def _since(state: dict[str, Any], event: str) -> str:
    """The lines of the log from the last event of a kind on."""
    events = [line["event"] for line in state["log"]]
    last = len(events) - 1 - events[::-1].index(event)
    return " ".join(line["text"] for line in state["log"][last:])


def _without_names(text: str, state: dict[str, Any]) -> str:
    for name in sorted((one["name"] for one in state["combatants"]), key=len, reverse=True):
        text = text.replace(name, "")
    return text
