"""Saved fights: back as they were, damaged ones refused, those of other rules continued from their last checkpoint."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from affray.core.texts import LANGUAGES, Texts
from affray.encounters import Encounter, load
from affray.play import Fight, Roll, WrongAnswer, saves
from affray.play.saves import CHANGED, NO_LOG, rules_mark
from affray.play.sums import sums_of

from tests.play.table import (
    CREATURES,
    begin,
    brawl,
    encounter_of,
    example,
    picture,
    play,
    right_answer,
    saved,
    whole,
)
from tests.toy import rules

BOTH = (True, False)
WOLF = {"creature": "wolf", "name": "Grey", "side": "Aymar's side"}


STANDING = (("A", "Ana", [2, 2]), ("B", "Ben", [9, 2]))


def duel(answers: int = 9) -> Fight:
    """A duel somewhere in its first turns: nobody has hit yet, and the defender's die is asked for."""
    fight = begin(example("duel"))
    for asked in fight.pending:
        fight.answer("long-sword", asked)
    for value in (8, 4):
        fight.answer(value, fight.pending[0])
    while fight.done < answers or fight.pending[0].name != "defence":
        fight.answer({"action": "strike", "attack": 2, "defence": 9}[fight.pending[0].name])
    return fight


# ---- there and back ------------------------------------------------------------------------------------------------


@settings(max_examples=25)
@given(st.integers(0, 400), st.integers(0, 60), st.integers(0, 20))
def test_a_fight_comes_back_as_it_was(seed: int, answers: int, undone: int) -> None:
    fight = play(begin(encounter_of(seed)), answers, seed)
    fight.undo(undone)
    data = saved(fight)
    back = Fight.restore(data)
    assert whole(back) == whole(fight)
    assert saved(back) == data
    assert back.notes == []


@pytest.mark.parametrize("name", ["duel", "bridge", "magus", "ravine"])
def test_a_fight_that_is_over_comes_back(name: str) -> None:
    fight = Fight(example(name))
    fight.auto()
    back = Fight.restore(saved(fight))
    assert back.winner == fight.winner
    assert whole(back) == whole(fight)
    back.undo(10**9)
    assert back.done == 0


def test_it_goes_on_as_it_would_have() -> None:
    fight = play(begin(example("magus")), 60, 3)
    back = Fight.restore(saved(fight))
    for each in (fight, back):
        each.auto()
    assert whole(back) == whole(fight)


def test_overrules_settings_and_joiners_come_back() -> None:
    fight = duel()
    fight.overrule(next(p for p in fight.parts if p.why == "gm"), 3, "a gust of wind")
    fight.override("Bertran", "fatigue", 2, "the long way up")
    fight.join(WOLF)
    play(fight, 12, 1)
    fight.rolls["Grey"] = "auto"
    fight.autopilot["Bertran"] = True
    fight.undo(2)
    back = Fight.restore(saved(fight))
    assert whole(back) == whole(fight)
    assert (back.rolls, back.autopilot, back.seed) == (fight.rolls, fight.autopilot, fight.seed)
    assert [entry.reason for entry in back.journal if entry.reason] == ["a gust of wind", "the long way up"]
    back.redo(2)
    assert back.done == len(fight.journal)


def test_one_who_waits_for_the_end_of_the_step_comes_back_waiting() -> None:
    fight = duel()
    assert isinstance(fight.pending[0], Roll)
    fight.join(WOLF)
    back = Fight.restore(saved(fight))
    assert whole(back) == whole(fight)
    assert [entry.kind for entry in back.set_aside] == ["join"]


def test_the_groups_own_catalogue_is_kept_with_the_fight(tmp_path: Path) -> None:
    """On another day, in another folder, with the file gone."""
    own = tmp_path / "own.yaml"
    own.write_text("weapons: {chair-leg: {name: Chair leg, ability: brawl, attack: 1, damage: 2, load: 1}}")
    file = tmp_path / "inn.yaml"
    people = "[{name: %s, combatants: [{creature: brigand, name: %s, weapons: [chair-leg]}]}"
    file.write_text(
        "{ruleset: arsmagica, catalogue: [own.yaml], sides: "
        + people % ("A", "Ann")
        + ", "
        + (people % ("B", "Bob"))[1:]
        + "]}"
    )
    fight = play(begin(load(file)), 12, 1)
    own.unlink()
    back = Fight.restore(saved(fight))
    assert whole(back) == whole(fight)
    assert "Chair leg" in json.dumps(back.view())
    back.join({"name": "Cid", "side": "A", "weapons": ["chair-leg"]})


@pytest.mark.parametrize("creature", CREATURES)
def test_the_sheet_of_a_joiner_comes_back_whole(creature: str) -> None:
    fight = begin(example("duel"))
    fight.join({"creature": creature, "name": "New", "side": "Bertran's side", "tactics": "coward", "rolls": "for me"})
    back = Fight.restore(saved(fight))
    assert back.view() == fight.view()
    assert back.rolls["New"] == "auto"


def test_a_saved_fight_is_small() -> None:
    fight = Fight(example("bridge"), seed=1)
    fight.auto()
    assert len(json.dumps(fight.save())) < 450 * len(fight.journal)


def test_what_is_saved_does_not_change_when_the_fight_goes_on() -> None:
    fight = duel()
    fight.join(WOLF)
    data = fight.save()
    before = json.dumps(data)
    fight.auto(seed=3)
    assert json.dumps(data) == before


def test_restoring_leaves_the_data_as_it_is() -> None:
    data = saved(duel())
    before = copy.deepcopy(data)
    Fight.restore(data).auto(seed=3)
    assert data == before


# ---- other rules ---------------------------------------------------------------------------------------------------


def under_other_rules(fight: Fight, change: Callable[[Any], object] = lambda _: None) -> Fight:
    """Back from a save whose rules are not those now installed; under these it would have been longer."""
    data = saved(fight)
    data["rules"] = "0123456789abcdef"
    data["checkpoint"]["steps"] = 10**6
    change(data["checkpoint"]["state"])
    return Fight.restore(data)


def here(fight: Fight) -> dict[str, Any]:
    """What people see of where the fight stands, and what they have read."""
    seen = picture(fight)
    names = ("record", "start", "names", "pending", "tape", "view", "winner", "parts", "log")
    return {name: seen[name] for name in names}


@settings(max_examples=25)
@given(st.integers(0, 400), st.integers(0, 60), st.integers(0, 9))
def test_under_other_rules_that_come_to_the_same_nothing_has_changed(seed: int, answers: int, undone: int) -> None:
    fight = play(begin(encounter_of(seed)), answers, seed)
    fight.undo(undone)
    back = Fight.restore({**saved(fight), "rules": "0123456789abcdef"})
    assert whole(back) == whole(fight)
    assert (back.notes, back.base, back.former) == ([], None, ())


def test_under_rules_that_make_another_fight_of_it_the_log_stays_as_people_read_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fight = play(begin(brawl(0)), 60, 0)
    fight.undo(2)
    data = saved(fight)
    told = [[entry.text(language, figures=seen) for entry in fight.log] for language in LANGUAGES for seen in BOTH]
    sums = [[(each.who, each.bonus) for each in sums_of(entry.parts)] for entry in fight.log]
    assert "hits" in [entry.event for entry in fight.log]
    damage = rules.damage
    monkeypatch.setattr(rules, "damage", lambda *given: damage(*given) + 1)
    monkeypatch.setattr(saves, "rules_mark", lambda folder: "of the new rules")
    back = Fight.restore(data)
    assert back.notes == [CHANGED]
    assert here(back) == here(fight)
    assert [[e.text(language, figures=seen) for e in back.log] for language in LANGUAGES for seen in BOTH] == told
    assert [[(each.who, each.bonus) for each in sums_of(entry.parts)] for entry in back.log] == sums
    assert Fight.restore(saved(back)).log == back.log


@pytest.mark.parametrize("name", ["bridge", "magus"])
def test_a_fight_that_is_over_shows_its_end_and_its_log_under_other_rules(name: str) -> None:
    fight = Fight(example(name))
    fight.auto()
    back = under_other_rules(fight)
    assert fight.over
    assert here(back) == here(fight)
    assert (back.winner, back.pending, back.undo()) == (fight.winner, (), 0)


@pytest.mark.parametrize("word", ["end", "leave"])
def test_a_fight_that_the_game_master_has_ended_stays_so_under_other_rules(word: str) -> None:
    fight = duel()
    fight.join(WOLF)
    play(fight, 9, 2)
    if word == "end":
        fight.end("the bridge falls")
    else:
        fight.leave("Bertran")
    back = under_other_rules(fight)
    assert fight.over
    assert here(back) == here(fight)


def test_what_is_told_from_before_a_change_of_rules_can_be_overruled_no_more() -> None:
    fight = duel(20)
    back = under_other_rules(fight)
    part = next(p for entry in back.log for p in entry.parts if p.kind == "part")
    assert not part.can_be_overruled
    with pytest.raises(WrongAnswer, match="isn't part of the fight any more"):
        back.overrule(part, 3)


def test_what_other_rules_called_by_another_name_is_told_by_that() -> None:
    data = saved(duel(20))
    data["rules"] = "0123456789abcdef"
    event, _, words, parts = next(line for line in data["checkpoint"]["log"] if line[3])
    line = ["GOES_BERSERK", [1, 0, 0], words, [[*parts[0][:2], "RAGE", 4], *parts[1:]]]
    data["checkpoint"]["log"] = [line]
    back = Fight.restore(data)
    assert back.log[0].text("fi").startswith(f"{words['who']}: goes berserk")
    assert (back.log[0].event, back.log[0].clause, event) != (event, back.log[0].clause, "goes_berserk")
    assert back.log[0].parts[0].text("fi", back.ruleset) == "rage"


def test_a_fight_that_was_kept_before_logs_were_says_that_its_log_is_lost() -> None:
    fight = duel(20)
    data = saved(fight)
    del data["checkpoint"]["log"], data["checkpoint"]["steps"]
    data["rules"] = "0123456789abcdef"
    assert whole(Fight.restore(data)) == whole(fight)
    data["checkpoint"]["state"]["round"] += 1
    data["notes"] = ["a note of old"]
    back = Fight.restore(data)
    assert back.notes == ["a note of old", CHANGED, NO_LOG]
    assert back.former == ()


def test_notes_are_told_in_each_language() -> None:
    back = Fight.restore(saved(under_other_rules(duel(20), lambda state: state.pop("round_limit"))))
    words = Texts(back.ruleset, "fi")
    changed, lacks = map(words.fault, back.notes)
    assert changed.startswith("Nyt asennetuilla säännöillä tämä olisi mennyt toisin.")
    assert lacks == "Mitä tallennettu tilanne ei tunne tai tuntee toisella nimellä, on niin kuin alussa: round_limit."


@settings(max_examples=25)
@given(st.integers(0, 400), st.integers(0, 60))
def test_under_other_rules_it_goes_on_where_it_stood_and_says_so(seed: int, answers: int) -> None:
    fight = play(begin(encounter_of(seed)), answers, seed)
    back = under_other_rules(fight)
    assert back.notes == [CHANGED]
    assert here(back) == here(fight)
    for each in (fight, back):
        each.auto(seed=5)
    assert here(back) == here(fight)


@settings(max_examples=20)
@given(st.integers(0, 400), st.integers(5, 40), st.integers(0, 25))
def test_saved_again_after_a_change_of_rules(seed: int, before: int, after: int) -> None:
    """The journal now begins at the checkpoint: saved, restored, and under yet other rules once more."""
    fight = under_other_rules(play(begin(encounter_of(seed)), before, seed))
    play(fight, after, seed + 1)
    back = Fight.restore(saved(fight))
    assert whole(back) == whole(fight)
    assert back.notes == [CHANGED]
    again = under_other_rules(back)
    assert here(again) == here(fight)
    assert again.notes == [CHANGED, CHANGED]
    assert whole(Fight.restore(saved(again))) == whole(again)


def test_answers_in_the_midst_of_a_step_stay_and_can_be_undone() -> None:
    fight = duel()
    assert fight.tape
    back = under_other_rules(fight)
    assert [(entry.key, entry.value) for entry in back.journal] == [
        (entry.key, entry.value) for entry in fight.journal if entry.clock == fight.journal[-1].clock
    ][-len(back.journal) :]
    assert 0 < back.done < fight.done
    back.undo(10**6)
    assert [asked.name for asked in back.pending] == ["action"]


def test_an_overrule_of_an_earlier_step_does_not_disturb() -> None:
    """Given in the midst of this step, about a step that is done: it has had its effect."""
    fight = duel()
    first = next(p for entry in fight.log for p in entry.parts if p.why == "gm")
    fight.overrule(first, 1)
    assert isinstance(fight.pending[0], Roll)
    fight.answer(4)
    back = under_other_rules(fight)
    assert here(back) == here(fight)


def test_a_joiner_and_a_figure_set_in_this_step() -> None:
    fight = duel()
    fight.join(WOLF)
    play(fight, 9, 2)
    fight.override("Grey", "body", 1)
    back = under_other_rules(fight)
    assert here(back) == here(fight)
    again = Fight.restore(saved(back))
    assert again.roster.names == ["Aymar", "Bertran", "Grey"]
    assert whole(again) == whole(back)


def test_one_who_waits_for_the_end_of_the_step_still_enters() -> None:
    fight = duel()
    fight.join(WOLF)
    back = under_other_rules(fight)
    assert [entry.kind for entry in back.set_aside] == ["join"]
    for each in (fight, back):
        play(each, 4, 6)
    assert here(back) == here(fight)
    assert "Grey" in back.roster.names


def test_one_set_aside_by_an_overrule_that_shortens_the_fight_enters_when_its_step_comes() -> None:
    fight = play(begin(example("duel")), 14, 0)
    fight.join(WOLF)
    play(fight, 4, 1)
    first = next(part for entry in fight.log for part in entry.parts if part.kind == "part")
    fight.overrule(first, -40)  # the other one comes first
    assert 0 < len(fight.timeline.steps) < next(e.at for e in fight.set_aside if e.kind == "join") - 1
    back = under_other_rules(fight)
    again = under_other_rules(back)
    same = Fight.restore(saved(again))
    while "Grey" not in fight.roster.names:
        for each in (back, again, same):
            assert here(each) == here(fight)
        for each in (fight, back, again, same):
            play(each, 1, 3)
    for each in (back, again, same):
        assert here(each) == here(fight)


def test_one_who_joined_where_somebody_stood_at_the_beginning_comes_back() -> None:
    sides = [{"name": side, "combatants": [{"name": name, "at": at}]} for side, name, at in STANDING]
    fight = Fight(Encounter.model_validate({"ruleset": "iskuhetki", "map": {"columns": 12, "rows": 5}, "sides": sides}))
    ana = fight.view()["combatants"][0]["place"]
    while fight.view()["combatants"][0]["place"] == ana:
        fight.auto(seed=1, steps=1)
    fight.join({"name": "Cid", "side": "A", "at": [2, 2]})
    fight.join({"name": "Dan", "side": "A"})
    fight.auto(seed=1, steps=1)
    back = under_other_rules(fight)
    assert here(back) == here(fight)
    assert back.roster.names == ["Ana", "Ben", "Cid", "Dan"]


def test_a_figure_that_has_another_name_now_stands_as_at_the_beginning_and_is_told() -> None:
    fight = duel(20)
    fight.override("Bertran", "fatigue", 2)
    while fight.tape:
        play(fight, 1, 1)

    def rename(state: Any) -> None:
        for row in state["combatants"]:
            row["weariness"] = row.pop("fatigue")
        del state["round_limit"]

    back = under_other_rules(fight, rename)
    assert [note.startswith("What the saved state doesn't know of") for note in back.notes] == [False, True]
    assert "combatants.fatigue" in back.notes[1]
    assert "round_limit" in back.notes[1]
    assert [one["figures"]["fatigue"] for one in back.view()["combatants"]] == [0, 0]
    assert [one["figures"]["body"] for one in back.view()["combatants"]] == [
        one["figures"]["body"] for one in fight.view()["combatants"]
    ]
    back.auto(seed=1)
    assert back.over


def test_a_figure_that_can_be_set_no_longer_is_left_out() -> None:
    fight = duel(20)
    fight.override("Bertran", "fatigue", 2)
    data = saved(fight)
    entry = next(entry for entry in data["journal"] if entry["kind"] == "set")
    entry["path"] = "combatants[1].weariness"
    data["rules"] = "0123456789abcdef"
    assert "set" not in [entry.kind for entry in Fight.restore(data).journal]
    data["rules"] = saved(fight)["rules"]
    with pytest.raises(ValueError, match=r"damaged: combatants\[1\]\.weariness 2: no figure that can be set so"):
        Fight.restore(data)


def test_what_was_undone_is_gone_under_other_rules() -> None:
    fight = duel(20)
    fight.undo(3)
    back = under_other_rules(fight)
    assert back.redo() == 0
    assert here(back) == here(fight)


def test_the_mark_of_the_rules_is_that_of_code_and_data_not_of_comments(tmp_path: Path) -> None:
    def mark(source: str, data: str = "a: 1\n") -> str:
        rules_mark.cache_clear()
        (tmp_path / "rules.py").write_text(source)
        (tmp_path / "catalogue").mkdir(exist_ok=True)
        (tmp_path / "catalogue" / "weapons.yaml").write_text(data)
        (tmp_path / "texts.ftl").write_text(source)
        return rules_mark(tmp_path)

    plain = mark('def f(a):\n    """Doc."""\n    return a + 1\n')
    assert mark('"""Module."""\n\ndef f(a):  # why\n    """Other."""\n    return (a + 1)\n') == plain
    assert mark("def f(a):\n    return a + 2\n") != plain
    assert mark("def f(a):\n    return a + 1\n", "a: 2\n") != plain
    rules_mark.cache_clear()


# ---- damaged -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def rich() -> dict[str, Any]:
    """A save that has something of everything."""
    fight = duel()
    fight.overrule(next(p for p in fight.parts if p.why == "gm"), 3, "a gust of wind")
    fight.join(WOLF)
    play(fight, 14, 1)
    fight.override("Grey", "fatigue", 1, "panting")
    play(fight, 3, 2)
    fight.undo(2)
    data: dict[str, Any] = saved(fight)
    return data


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (None, "this is no saved fight"),
        ([], "this is no saved fight"),
        ("affray journal", "this is no saved fight"),
        ({}, "this is no saved fight"),
        ({"affray": 1}, "this is no saved fight"),
        ({"affray": 2, "journal": []}, "saved in format 2; this version of Affray reads format 1"),
        ({"affray": 1, "journal": []}, "the ruleset None isn't installed; there are aanvallen, arsmagica, .*toy"),
        ({"affray": 1, "journal": [], "ruleset": "ourgame"}, "the ruleset 'ourgame' isn't installed"),
        ({"affray": 1, "journal": [], "ruleset": ["toy"]}, r"the ruleset \['toy'\] isn't installed"),
        ({"affray": 1, "journal": [], "ruleset": "toy"}, "damaged.*: 'encounter' is missing"),
    ],
)
def test_what_is_no_saved_fight_is_refused(data: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Fight.restore(data)


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("encounter", {}, "damaged: 'sides' is missing"),
        ("encounter", None, "damaged"),
        ("encounter", {"sides": 3}, "damaged: sides: a list"),
        ("seed", "1", "damaged: seed: '1'"),
        ("seed", 1.5, "damaged: seed: 1.5"),
        ("journal", {}, "damaged: journal: {}"),
        ("journal", [3], "damaged"),
        ("journal", [{}], "damaged: 'kind' is missing"),
        ("journal", [{"kind": "dance", "clock": 0, "value": 1}], "damaged: an entry of the journal that says nothing"),
        ("journal", [{"kind": "answer", "clock": 0, "value": 1}], "damaged: an entry of the journal that says nothing"),
        ("journal", [{"kind": "answer", "clock": 0, "value": 1, "key": [1, 2]}], "damaged"),
        ("journal", [{"kind": "answer", "clock": 0, "value": 1, "key": [4, 0, 1, 0]}], "says nothing"),
        (
            "journal",
            [{"kind": "answer", "clock": 0, "value": "1", "key": [1, 0, 1, 0]}],
            "'1': a whole number is wanted",
        ),
        ("journal", [{"kind": "join", "clock": 0, "value": 0}], "says nothing"),
        ("journal", [{"kind": "join", "clock": 0, "value": 0, "sheet": {}}], "'name' is missing"),
        ("done", -1, "damaged: done: -1, but there are"),
        ("done", 10_000, "damaged: done: 10000, but there are"),
        ("done", True, "damaged"),
        ("rolls", {"Aymar": "by foot"}, "damaged: rolls: Aymar: 'by foot'; hand or auto is wanted"),
        ("rolls", 3, "damaged"),
        ("autopilot", {"Aymar": "yes"}, "damaged: autopilot: Aymar: 'yes'; true or false is wanted"),
        ("notes", "a note", "damaged"),
        ("notes", [3], "damaged"),
        ("notes", [{"text": "a note"}], "damaged"),
        ("base", {}, "damaged: 'joined' is missing"),
        ("base", 3, "damaged"),
    ],
)
def test_a_damaged_piece_is_named(rich: dict[str, Any], name: str, value: Any, message: str) -> None:
    done = {"done": 1} if name == "journal" else {}
    with pytest.raises(ValueError, match=message):
        Fight.restore({**rich, **done, name: value})


@pytest.mark.parametrize(
    "name", ["ruleset", "rules", "encounter", "seed", "rolls", "autopilot", "base", "journal", "done", "notes"]
)
def test_a_piece_that_is_missing_is_named(rich: dict[str, Any], name: str) -> None:
    data = {key: value for key, value in rich.items() if key != name}
    with pytest.raises(ValueError, match=f"'?{name}'? is missing|no saved fight|isn't installed"):
        Fight.restore(data)


def test_a_save_nested_without_end_is_refused(rich: dict[str, Any]) -> None:
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    for name in ("encounter", "journal", "notes"):
        with pytest.raises(ValueError, match="damaged"):
            Fight.restore({**rich, name: deep})
    while deep:
        deep = deep[0]


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value in nested data."""
    found = [path] if path else []
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return found + [inner for key, value in items for inner in places(value, (*path, key))]


JUNK: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    7,
    62,
    10**6,
    2**63,
    -(2**70),
    0.5,
    float("inf"),
    "",
    "x",
    "combatants[9].body",
    [],
    [1],
    {},
    {"kind": "set"},
)


def mutated(data: Any, dice: random.Random, times: int) -> Any:
    """The same with some values changed, left out, doubled or swapped."""
    data = copy.deepcopy(data)
    for _ in range(times):
        *way, last = dice.choice(places(data))
        holder: Any = data
        for key in way:
            holder = holder[key]
        act = dice.randrange(5)
        if act == 0 and isinstance(holder, list):
            holder.insert(last, copy.deepcopy(holder[last]))
        elif act == 1:
            del holder[last]
        elif act == 2 and isinstance(holder[last], int):
            holder[last] += dice.choice([-64, -2, -1, 1, 2, 64])
        elif act == 3 and isinstance(holder, list):
            other = dice.randrange(len(holder))
            holder[last], holder[other] = holder[other], holder[last]
        else:
            holder[last] = copy.deepcopy(dice.choice(JUNK))
    return data


def restored(data: Any) -> tuple[Fight | None, str]:
    """The fight, or what is said against it; any other exception is a fault of ours."""
    try:
        return Fight.restore(data), ""
    except ValueError as fault:
        return None, str(fault)


@settings(max_examples=60)
@given(st.integers(0, 2**32), st.integers(1, 3))
def test_a_damaged_save_is_refused_or_gives_a_fight_that_can_be_played(
    rich: dict[str, Any], seed: int, times: int
) -> None:
    dice = random.Random(seed)
    data = mutated({name: value for name, value in rich.items() if name != "checkpoint"}, dice, times)
    fight, said = restored({**data, "checkpoint": rich["checkpoint"]})
    if fight is not None:
        handled(fight, dice)
    else:
        assert 0 < len(said) < 3000


@settings(max_examples=50)
@given(st.integers(0, 2**32), st.integers(1, 2))
def test_a_damaged_checkpoint_is_refused_or_gives_a_fight(rich: dict[str, Any], seed: int, times: int) -> None:
    checkpoint = mutated(rich["checkpoint"], random.Random(seed), times)
    fight, said = restored({**rich, "rules": "0123456789abcdef", "checkpoint": checkpoint})
    if fight is not None:
        assert json.dumps(fight.view())
        assert json.dumps(fight.save())
    else:
        assert 0 < len(said) < 3000


def handled(fight: Fight, dice: random.Random) -> None:
    """Look at a fight, play it on, and back and forth."""
    for _ in range(6):
        assert json.dumps(fight.view())
        assert json.dumps(fight.save())
        assert all(entry.text() for entry in fight.log)
        if fight.pending:
            fight.answer(right_answer(fight.pending[0], dice), fight.pending[0])
    fight.undo(10**6)
    fight.redo(10**6)
    assert len(fight.set_aside) <= fight.done


def test_the_untouched_save_is_sound(rich: dict[str, Any]) -> None:
    assert saved(Fight.restore(rich)) == rich
