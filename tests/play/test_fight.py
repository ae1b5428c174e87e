"""A fight at the table: questions, answers, the log, what a screen shows, and answers that nobody has to give."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from affray.core.documents import Faults
from affray.core.loop import RuleError
from affray.core.referee import Key, Kind, Request
from affray.encounters import Encounter
from affray.odds import odds
from affray.play import Amount, Choice, Draw, Fight, Pick, Question, Roll, WrongAnswer
from affray.rulesets.arsmagica import RULESET as ARS_MAGICA

from tests.play.table import begin, brawl, encounter_of, example, log_of, picture, play, right_answer, skirmish, whole
from tests.toy.ruleset import TOY

LANGUAGES = ("en", "fi", "nl", "da")


def duel() -> Fight:
    return begin(example("duel"))


def swords(fight: Fight) -> Fight:
    """Both declare their swords."""
    for asked in fight.pending:
        fight.answer("long-sword", asked)
    return fight


def at_the_first_blow() -> Fight:
    """Aymar, who is first, strikes: his die is asked for."""
    fight = swords(duel())
    fight.answer(8, fight.pending[0])
    fight.answer(4)
    fight.answer("strike")
    return fight


def a_fight_with(kind: type[Question]) -> Fight:
    """A brawl in which a question of a kind is open, and no other."""
    for seed in range(200):
        fight = begin(brawl(seed, 3))
        dice = random.Random(seed)
        for _ in range(60):
            if len(fight.pending) == 1 and type(fight.pending[0]) is kind:
                return fight
            if fight.pending:
                fight.answer(right_answer(fight.pending[0], dice), fight.pending[0])
    raise AssertionError(kind)


# ---- questions -----------------------------------------------------------------------------------------------------


def test_it_begins_with_nothing_rolled() -> None:
    fight = duel()
    assert (fight.journal, fight.log, fight.winner, fight.over, fight.notes, fight.set_aside) == (
        [],
        (),
        None,
        False,
        [],
        (),
    )
    assert [(asked.who, asked.name, asked.clause, asked.secret) for asked in fight.pending] == [
        ("Aymar", "intent", "AM-3.1", True),
        ("Bertran", "intent", "AM-3.1", True),
    ]
    for asked in fight.pending:
        assert isinstance(asked, Choice)
        assert asked.decision == "intent"
        assert list(asked.options.values()) == ["long-sword", "dagger", "fist"]


def test_a_roll_says_who_rolls_what_for_what() -> None:
    (asked,) = at_the_first_blow().pending
    assert isinstance(asked, Roll)
    assert (asked.who, asked.why, asked.clause, asked.count, asked.sides, asked.zero) == (
        "Aymar",
        "attack",
        "AM-4.1",
        1,
        10,
        10,
    )


def test_questions_of_every_kind() -> None:
    roll = a_fight_with(Roll).pending[0]
    assert isinstance(roll, Roll)
    draw = a_fight_with(Draw).pending[0]
    assert isinstance(draw, Draw)
    assert (draw.why, draw.secret, draw.options[3]) == ("card", True, "3")
    pick = a_fight_with(Pick).pending[0]
    assert isinstance(pick, Pick)
    assert all(name == f"square {value}" for value, name in pick.options.items())
    amount = a_fight_with(Amount).pending[0]
    assert isinstance(amount, Amount)
    assert (amount.decision, amount.low) == ("effort", 0)
    assert amount.high > 0


def test_a_question_to_the_table_is_for_anyone() -> None:
    for seed in range(100):
        fight = begin(brawl(seed, 4))
        for _ in range(50):
            (asked, *others) = fight.pending or [None]
            if asked is not None and asked.who == "table":
                assert (asked.index, asked.name, others) == (-1, "interrupt", [])
                assert isinstance(asked, Choice)
                assert "nobody" in asked.options.values()
                fight.answer("nobody")
                return
            if asked is not None:
                waits = isinstance(asked, Choice) and "wait" in asked.options.values()
                fight.answer("wait" if waits else right_answer(asked, random.Random(seed)), asked)
    raise AssertionError


# ---- answers -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("AM-1.5")
@pytest.mark.parametrize(
    ("given", "value"), [(1, 1), (9, 9), (0, 10), (10, 10), ("7", 7), ("0", 10), ([4], 4), ((0,), 10)]
)
def test_a_die_is_answered_by_its_face_and_0_is_10(given: Any, value: int) -> None:
    fight = at_the_first_blow()
    fight.answer(given)
    assert (fight.journal[-1].value, fight.journal[-1].source) == (value, "typed")


@pytest.mark.parametrize("given", ["strike", "STRIKE", "Strike", 1, "1"])
def test_an_option_is_answered_by_its_name_in_any_case_or_its_number(given: Any) -> None:
    fight = at_the_first_blow()
    fight.undo()
    fight.answer(given)
    assert [(asked.who, asked.name) for asked in fight.pending] == [("Aymar", "attack")]


def test_dice_are_answered_by_their_sum_or_one_by_one() -> None:
    for given in (lambda asked: asked.count * asked.sides, lambda asked: [asked.sides] * asked.count):
        fight = next(f for s in range(99) if (f := two_dice(s)) is not None)
        (asked,) = fight.pending
        assert isinstance(asked, Roll)
        fight.answer(given(asked))
        assert fight.journal[-1].value == asked.count * asked.sides


def two_dice(seed: int) -> Fight | None:
    """A brawl in which several dice are asked for at once."""
    fight, dice = begin(brawl(seed, 2)), random.Random(seed)
    for _ in range(60):
        if not fight.pending:
            return None
        asked = fight.pending[0]
        if isinstance(asked, Roll) and asked.count > 1:
            return fight
        fight.answer(right_answer(asked, dice), asked)
    return None


def refused(fight: Fight, given: Any, asked: Question | None, message: str) -> None:
    """The answer is refused with just that message, and nothing has changed."""
    before = whole(fight)
    with pytest.raises(WrongAnswer) as error:
        fight.answer(given, asked)
    assert str(error.value) == message
    assert whole(fight) == before


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        (11, "11"),
        (-1, "-1"),
        ("eleven", "eleven"),
        ("", ""),
        (3.0, "3.0"),
        (True, "True"),
        (None, "None"),
        ([], "0 dice"),
        ([3, 4], "2 dice"),
        (["x"], "x"),
        ([11], "11"),
        ([[3]], "[3]"),
        ({}, "{}"),
        ("9" * 5000, "9" * 5000),
    ],
)
def test_a_face_that_the_die_does_not_have_is_refused(given: Any, shown: str) -> None:
    refused(at_the_first_blow(), given, None, f"{shown}: a d10 shows 0 to 9")


def test_a_sum_that_the_dice_cannot_show_is_refused() -> None:
    fight = next(f for s in range(99) if (f := two_dice(s)) is not None)
    (asked,) = fight.pending
    assert isinstance(asked, Roll)
    wanted = f"the sum of {asked.count}d{asked.sides} is {asked.count} to {asked.count * asked.sides}; or give each die"
    refused(fight, asked.count - 1, None, f"{asked.count - 1}: {wanted}")
    refused(fight, [1] * (asked.count + 1), None, f"{asked.count + 1} dice: {wanted}")
    refused(fight, [0] * asked.count, None, f"0: {wanted}")  # these dice have no 0
    refused(fight, [asked.sides + 1, *[1] * (asked.count - 1)], None, f"{asked.sides + 1}: {wanted}")


@pytest.mark.parametrize("given", ["parry", 99, -1, 2.0, None, [1], "cast"])
def test_an_option_that_is_not_offered_is_refused_with_those_that_are(given: Any) -> None:
    fight = at_the_first_blow()
    fight.undo()
    asked = fight.pending[0]
    assert isinstance(asked, Choice)
    shown = given if isinstance(given, int | str) else repr(given)
    refused(fight, given, None, f"{shown}: one of {', '.join(asked.options.values())}")


def test_nothing_is_not_the_option_called_none() -> None:
    """Whoever may fast-cast may also choose none."""
    names = {0: "turning-wind", 62: "none", 1: "true"}
    request = Request(Key(Kind.CHOICE, 0, 8, 0), options=sum(1 << k for k in names))
    asked = Choice(request.key, "Oriana", 0, ARS_MAGICA.decision(8), request, 0, names)
    assert [asked.read(given) for given in ("none", "None", 62, "TRUE")] == [62, 62, 62, 1]
    for given in (None, True):
        with pytest.raises(WrongAnswer, match="one of turning-wind, none, true"):
            asked.read(given)


def test_a_card_that_is_not_in_the_pile_is_refused() -> None:
    fight = a_fight_with(Draw)
    asked = fight.pending[0]
    assert isinstance(asked, Draw)
    refused(fight, 61, None, f"61: one of {', '.join(asked.options.values())}")


def test_an_amount_out_of_its_range_is_refused() -> None:
    fight = a_fight_with(Amount)
    asked = fight.pending[0]
    assert isinstance(asked, Amount)
    for given in (asked.high + 1, -1, "all", 1.5):
        shown = given if isinstance(given, int | str) else repr(given)
        refused(fight, given, None, f"{shown}: a whole number from 0 to {asked.high}")


def test_when_several_are_open_it_must_be_said_which() -> None:
    refused(duel(), "dagger", None, "several questions are open, say which: Aymar's intent, Bertran's intent")


def test_a_question_that_is_not_open_any_more_is_refused() -> None:
    fight = duel()
    first, second = fight.pending
    fight.answer("dagger", first)
    refused(fight, "dagger", first, "Aymar's intent isn't asked now")
    fight.answer("dagger", second)


def test_an_answer_for_an_earlier_turn_is_no_answer_for_this_one() -> None:
    """A page that somebody left open: the same question of an earlier turn."""
    fight, old = at_the_first_blow(), None
    for _ in range(200):
        (asked,) = fight.pending
        if isinstance(asked, Choice) and asked.name == "action" and asked.who == "Bertran":
            if old is not None:
                assert old.key == asked.key
                refused(fight, "pass", old, "Bertran's action isn't asked now")
                return
            old = asked
        fight.answer("pass" if isinstance(asked, Choice) and asked.name == "action" else 5)
    raise AssertionError


def test_when_the_fight_is_over_nothing_is_asked() -> None:
    fight = at_the_first_blow()
    fight.undo()
    fight.answer("yield")
    assert (fight.over, fight.winner, fight.pending) == (True, "Bertran's side", ())
    refused(fight, 3, None, "nothing is asked: the fight is over")


# ---- several at once -----------------------------------------------------------------------------------------------


def test_nobody_sees_what_others_have_declared_until_all_have() -> None:
    fight = duel()
    view = fight.view()
    aymar, bertran = fight.pending
    fight.answer("dagger", bertran)
    assert fight.pending == (aymar,)
    assert (fight.view(), fight.log) == (view, ())
    fight.answer("fist", aymar)
    assert [entry.text() for entry in fight.log] == [
        "Aymar means to fight with the fist",
        "Bertran means to fight with the dagger",
    ] or len(fight.log) == 2
    assert [one["weapon"] for one in fight.view()["combatants"]] == ["fist", "dagger"]


def test_nothing_is_told_of_a_brawl_before_all_have_declared() -> None:
    fight = begin(brawl(3, 4))
    told = len(fight.log)
    while any(asked.name in ("stance", "initiative") for asked in fight.pending):
        assert len(fight.log) == told
        assert [one["place"] for one in fight.view()["combatants"]] == [row.place for row in rows(fight)]
        assert all(row.initiative == 0 for row in rows(fight))
        fight.answer(right_answer(fight.pending[-1], random.Random(1)), fight.pending[-1])
    assert [entry.event for entry in fight.log[told:]].count("initiative") == 4


def rows(fight: Fight) -> list[Any]:
    return [fight.record.combatants[k] for k in range(fight.record.count)]


def test_the_order_of_answers_makes_no_difference() -> None:
    for seed in range(10):
        straight, shuffled = begin(encounter_of(seed)), begin(encounter_of(seed))
        values: dict[Any, int] = {}
        for fight, dice in ((straight, random.Random(0)), (shuffled, random.Random(1))):
            steps = 0
            while fight.pending and steps < 60:
                asked = fight.pending[0] if fight is straight else dice.choice(fight.pending)
                at = (asked.clock, asked.key)
                if at not in values:
                    values[at] = right_answer(asked, dice)
                fight.answer(values[at], asked)
                steps += 1
            while len(fight.pending) > 1:
                asked = fight.pending[0]
                fight.answer(values.setdefault((asked.clock, asked.key), right_answer(asked, random.Random(2))), asked)
        shared = min(len(straight.log), len(shuffled.log))
        assert shared > 5
        assert [line[:5] for line in log_of(straight)[:shared]] == [line[:5] for line in log_of(shuffled)[:shared]]


# ---- the program's dice and autopilots -----------------------------------------------------------------------------


def test_the_program_rolls_an_open_die() -> None:
    fight = at_the_first_blow()
    fight.roll()
    (die,) = [part for part in fight.log[-1].parts if part.kind == "roll"] or [fight.parts[-1]]
    assert (die.why, die.source, 1 <= die.value <= 10) == ("attack", "rolled", True)
    assert fight.journal[-1].value == die.value


def test_the_program_rolls_no_choice() -> None:
    fight = duel()
    before = whole(fight)
    with pytest.raises(WrongAnswer, match="intent is no roll: one of long-sword, dagger, fist"):
        fight.roll(fight.pending[0])
    assert whole(fight) == before


def test_the_programs_dice_hang_on_the_seed() -> None:
    def rolled(seed: int) -> list[int]:
        fight = Fight(example("bridge"), seed=seed)
        fight.auto()
        return [entry.value for entry in fight.journal]

    assert rolled(1) == rolled(1)
    assert rolled(1) != rolled(2)
    assert Fight(example("duel")).seed != Fight(example("duel")).seed


@pytest.mark.parametrize("seed", [0, -5, 2**53, 10**30])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    fight = duel()
    fight.auto(seed)
    assert fight.over


def test_auto_plays_to_the_end_and_the_same_again() -> None:
    fights = [begin(example("magus")) for _ in range(2)]
    for fight in fights:
        fight.auto(seed=5)
    assert fights[0].winner in ("Covenant", "The bishop's men", "draw")
    assert whole(fights[0]) == whole(fights[1])
    assert {entry.source for entry in fights[0].journal} == {"auto"}


def test_auto_by_one_step() -> None:
    fight = duel()
    fight.auto(seed=1, steps=1)
    assert fight.view()["order"] != []
    assert all(part.why != "attack" for entry in fight.log for part in entry.parts)
    steps = 1
    while not fight.over:
        fight.auto(seed=1, steps=1)
        steps += 1
    other = duel()
    other.auto(seed=1)
    assert whole(fight) == whole(other)
    assert steps > 3
    third = duel()
    third.auto(seed=1, steps=0)
    assert third.done == 0


def test_auto_until_somebody_is_asked() -> None:
    fight = begin(example("bridge"))
    fight.auto(seed=2, until="sir roland")
    assert {asked.who for asked in fight.pending} == {"Sir Roland"}
    fight.answer("mace", fight.pending[0])
    fight.auto(seed=2, until="Sir Roland")
    assert {asked.who for asked in fight.pending} == {"Sir Roland"}
    assert all(entry.key is not None and (entry.key.who != 0 or entry.source == "typed") for entry in fight.journal)


def test_auto_until_a_condition_holds() -> None:
    fight = begin(example("bridge"))
    fight.auto(seed=2, until=lambda fight: fight.view()["round"] >= 3)
    assert fight.view()["round"] == 3
    done = fight.done
    fight.auto(seed=2, until=lambda fight: fight.view()["round"] >= 3)
    assert fight.done == done  # it holds already
    fight.auto(seed=2, until=lambda _: False)
    assert fight.over


def test_auto_for_one_combatant() -> None:
    fight = begin(example("duel"))
    fight.auto(seed=1, who="Aymar")
    assert [asked.who for asked in fight.pending] == ["Bertran"]
    assert {entry.key.who for entry in fight.journal if entry.key is not None} == {0}


@pytest.mark.parametrize("how", [{"who": "Nemo"}, {"until": "Nemo"}])
def test_auto_for_nobody_is_refused(how: Any) -> None:
    fight = duel()
    with pytest.raises(WrongAnswer, match="Nemo: nobody of that name; one of Aymar, Bertran"):
        fight.auto(seed=1, **how)
    assert fight.done == 0


def test_who_rolls_is_at_first_as_the_sheet_says() -> None:
    fight = Fight(example("bridge"))
    assert (fight.rolls["Sir Roland"], fight.rolls["Maud"], fight.rolls["Brigand 3"]) == ("hand", "hand", "auto")
    assert not any(fight.autopilot.values())


def test_dice_left_to_the_program_are_not_asked_for() -> None:
    fight = duel()
    fight.rolls["Bertran"] = "auto"
    play(fight, 60, 4)
    sources = {
        (entry.key.who, entry.source) for entry in fight.journal if entry.key is not None and entry.key.kind == 1
    }
    assert sources == {(0, "typed"), (1, "rolled")}
    assert {entry.source for entry in fight.journal if entry.key is not None and entry.key.kind == 2} == {"typed"}


def test_one_on_autopilot_is_never_asked() -> None:
    fight = duel()
    fight.autopilot["Bertran"] = True
    fight.proceed()
    while fight.pending and fight.done < 200:
        assert {asked.who for asked in fight.pending} == {"Aymar"}
        fight.answer(right_answer(fight.pending[0], random.Random(fight.done)))
    assert fight.done > 10


def test_settings_take_effect_with_proceed() -> None:
    fight = duel()
    fight.autopilot.update(dict.fromkeys(fight.autopilot, True))
    assert fight.done == 0
    fight.proceed()
    assert fight.over


# ---- the log, and what a screen shows ------------------------------------------------------------------------------


def test_a_blow_in_the_log() -> None:
    fight = at_the_first_blow()
    fight.answer(7)
    entry = fight.log[-1]
    assert (entry.event, entry.clause, entry.who, entry.other) == ("attacks", "AM-4.1", "Aymar", "Bertran")
    total = sum(part.value for part in entry.parts if part.kind in ("part", "roll"))
    assert entry.values[0] == total
    sums = entry.sums()
    assert set(sums) == {"Aymar"}
    assert sum(part.value for part in sums["Aymar"]) == total
    die = sums["Aymar"][-1]
    assert (die.kind, die.why, die.clause, die.value, die.source, die.low, die.high) == (
        "roll",
        "attack",
        "AM-4.1",
        7,
        "typed",
        1,
        10,
    )
    assert all(part.value for part in sums["Aymar"])
    assert next(part for part in entry.parts if part.why == "gm").value == 0
    assert die.text("en", fight.ruleset) != ""


@pytest.mark.parametrize("seed", range(4))
def test_every_line_of_the_log_is_told_in_four_languages(seed: int) -> None:
    fight = begin(skirmish(seed, 6))
    fight.auto(seed=seed)
    for entry in fight.log:
        for language in LANGUAGES:
            text = entry.text(language)
            assert text.strip()
            assert "{" not in text
            assert entry.who in text or entry.who.split()[0] in text, (language, text)
        assert entry.clause.startswith("AM-")


def test_a_language_that_there_is_not_is_named() -> None:
    fight = swords(duel())
    with pytest.raises(ValueError, match="'sv': one of en, fi, nl, da"):
        fight.log[0].text("sv")


def test_a_ruleset_without_texts_is_told_plainly() -> None:
    fight = begin(brawl(3, 2))
    fight.auto(seed=1)
    assert fight.log[0].text("fi") == "round (a: 1, b: 0, c: 0)"


@pytest.mark.parametrize("seed", range(12))
def test_the_view_is_ready_for_json(seed: int) -> None:
    fight = begin(encounter_of(seed))
    for _ in range(20):
        view = fight.view()
        assert json.loads(json.dumps(view)) == view
        assert [one["name"] for one in view["combatants"]] == fight.roster.names
        play(fight, 3, seed)


def test_looking_changes_nothing() -> None:
    fight = play(begin(example("magus")), 40)
    before = whole(fight)
    assert (fight.over, fight.winner, bool(fight.set_aside), fight.save()["done"]) == (False, None, False, fight.done)
    assert whole(fight) == before


# ---- joining -------------------------------------------------------------------------------------------------------

WOLF = {"creature": "wolf", "name": "Grey", "side": "Aymar's side"}


@pytest.mark.clause("AM-3.5")
def test_one_who_joins_between_steps_declares_and_rolls_at_once() -> None:
    fight = swords(duel())
    fight.answer(8, fight.pending[0])
    fight.answer(4)
    assert [asked.name for asked in fight.pending] == ["action"]
    fight.join(WOLF)
    assert fight.roster.names == ["Aymar", "Bertran", "Grey"]
    assert [(asked.who, asked.name) for asked in fight.pending] in ([("Grey", "intent")], [("Grey", "initiative")])
    assert (fight.rolls["Grey"], fight.autopilot["Grey"]) == ("hand", False)


@pytest.mark.clause("AM-3.5")
def test_one_who_joins_in_the_midst_of_an_attack_waits_for_its_end_and_no_die_is_lost() -> None:
    fight = at_the_first_blow()
    fight.answer(3)
    asked = fight.pending
    before = picture(fight)
    fight.join(WOLF)
    assert fight.pending == asked
    assert [entry.kind for entry in fight.set_aside] == ["join"]
    assert fight.roster.names == ["Aymar", "Bertran"]
    fight.answer(9)
    assert fight.roster.names == ["Aymar", "Bertran", "Grey"]
    assert {each.who for each in fight.pending} == {"Grey"}
    assert fight.set_aside == ()
    fight.undo(2)
    assert picture(fight) == before
    fight.redo(2)
    assert fight.roster.names == ["Aymar", "Bertran", "Grey"]


def test_one_who_joins_while_the_last_blow_falls_keeps_the_fight_going() -> None:
    fight = at_the_first_blow()
    fight.override("Bertran", "body", 4)
    for die in (1, 1, 9, 0, 5):  # 4 * 9 against a botch die
        if fight.pending[0].who == "Bertran" and die == 0:
            fight.join({**WOLF, "side": "Bertran's side"})
        fight.answer(die)
    assert "wins" in [entry.event for entry in fight.log]
    assert (fight.over, fight.winner) == (False, None)
    assert {asked.who for asked in fight.pending} == {"Grey"}


def test_two_join_at_the_same_time() -> None:
    fight = at_the_first_blow()
    fight.answer(3)
    fight.join(WOLF)
    with pytest.raises(Faults, match="there is somebody called Grey already"):
        fight.join(WOLF)
    fight.join({**WOLF, "name": "Brindle"})
    fight.answer(9)
    assert fight.roster.names[2:] == ["Grey", "Brindle"]
    assert {asked.who for asked in fight.pending} == {"Grey", "Brindle"}


def test_a_sheet_with_faults_changes_nothing() -> None:
    fight = at_the_first_blow()
    before = whole(fight)
    for sheet, message in (
        ({**WOLF, "side": "Nobody's"}, "there is no side 'Nobody's'"),
        ({**WOLF, "name": "Aymar"}, "there is somebody called Aymar already"),
        ({**WOLF, "abilities": {"brawl": "ten"}}, "abilities.brawl: a whole number"),
        ({**WOLF, "creature": "wulf"}, "wolf"),
        ({}, "'name' is missing"),
        ([], "a mapping"),
        (None, "a mapping"),
        (7, "a mapping"),
    ):
        with pytest.raises(Faults, match=message):
            fight.join(sheet)
        assert whole(fight) == before


def test_a_sheet_may_name_what_is_in_the_groups_own_catalogue() -> None:
    data = example("duel").model_dump(mode="json", exclude_defaults=True)
    weapon = {
        "name": "Chair leg",
        "ability": "brawl",
        "initiative": 0,
        "attack": 1,
        "defence": 0,
        "damage": 2,
        "load": 1,
    }
    own = Encounter.model_validate({**data, "catalogue": [{"weapons": {"chair-leg": weapon}}]})
    fight = begin(own)
    fight.join({"name": "Joan", "side": "Aymar's side", "weapons": ["chair-leg"]})
    assert "Chair leg" in json.dumps(fight.view())


def test_the_sheet_given_may_be_changed_afterwards() -> None:
    fight, sheet = duel(), {**WOLF, "characteristics": {"strength": 2}}
    fight.join(sheet)
    before = picture(fight)
    sheet["characteristics"]["strength"] = 9  # type: ignore[index]
    fight.undo()
    fight.redo()
    assert picture(fight) == before


@pytest.mark.clause("AM-5.6")
def test_one_who_got_away_comes_back() -> None:
    reds = [{"creature": "brigand", "name": name} for name in ("Will", "Much")]
    sides = [
        {"name": "Reds", "combatants": reds},
        {"name": "Blues", "combatants": [{"creature": "knight", "name": "Guy"}]},
    ]
    fight, name = begin(Encounter.model_validate({"ruleset": "arsmagica", "sides": sides})), "Will"
    while "away" not in tags(fight, name):
        asked = fight.pending[0]
        acts = isinstance(asked, Choice) and asked.name == "action"
        flees = "flee" if asked.who == name else "pass"
        fight.answer(flees if acts else right_answer(asked, random.Random(fight.done)), asked)
    assert not fight.over
    with pytest.raises(WrongAnswer, match="only who has left the fight can come back"):
        fight.join(fight.roster.names[1])
    before = picture(fight)
    fight.join(name.upper())
    assert "away" not in tags(fight, name)
    assert name in {each.who for each in fight.pending}
    after = picture(fight)
    fight.undo()
    assert picture(fight) == before
    fight.redo()
    assert picture(fight) == after


def tags(fight: Fight, name: str) -> list[str]:
    found: list[str] = next(one["tags"] for one in fight.view()["combatants"] if one["name"] == name)
    return found


def test_nobody_joins_a_fight_that_is_over() -> None:
    fight = duel()
    fight.auto(seed=1)
    for sheet in (WOLF, "Aymar"):
        with pytest.raises(WrongAnswer, match="the fight is over: undo first"):
            fight.join(sheet)


def test_somebody_unknown_does_not_come_back() -> None:
    with pytest.raises(WrongAnswer, match="Nemo: nobody of that name"):
        duel().join("Nemo")


# ---- rules that fail -----------------------------------------------------------------------------------------------


def broken(_referee: Any, _fight: Any) -> None:
    """A house rule with a fault in it."""
    raise ZeroDivisionError("no such number")


def test_when_a_rule_fails_the_rule_is_named_and_nothing_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    fight, real = begin(brawl(3, 2)), TOY.advance

    def advance(referee: Any, record: Any) -> None:
        real(referee, record)
        if record.round == 2:
            broken(referee, record)

    monkeypatch.setitem(vars(TOY), "advance", advance)
    said = r"test_fight\.py:\d+: rule broken: ZeroDivisionError: no such number"
    dice = random.Random(1)
    before = whole(fight)

    def answer_on() -> None:
        nonlocal before
        while True:
            before = whole(fight)
            fight.answer(right_answer(fight.pending[0], dice), fight.pending[0])

    with pytest.raises(RuleError, match=said):
        answer_on()
    assert whole(fight) == before
    with pytest.raises(RuleError, match=said):
        fight.auto(seed=1)
    assert whole(fight) == before
    fight.undo()
    fight.redo()
    assert whole(fight) == before
    monkeypatch.undo()  # somebody mends the rule
    fight.auto(seed=1)
    assert fight.over


def test_a_rule_that_never_ends_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(vars(TOY), "advance", lambda _referee, _record: None)
    monkeypatch.setattr("affray.play.timeline.STEP_LIMIT", 100)
    with pytest.raises(RuleError, match="toy: a fight without end, stopped in round 0"):
        begin(brawl(1, 2))


def test_what_interrupts_a_long_run_leaves_a_fight_that_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C while autopilots play."""
    fight, real, steps = begin(brawl(5, 4)), TOY.advance, 0

    def advance(referee: Any, record: Any) -> None:
        nonlocal steps
        steps += 1
        if steps == 8:
            raise KeyboardInterrupt
        real(referee, record)

    monkeypatch.setitem(vars(TOY), "advance", advance)
    with pytest.raises(KeyboardInterrupt):
        fight.auto(seed=3)
    assert not fight.over
    assert fight.pending
    fight.auto(seed=3)
    other = begin(brawl(5, 4))
    monkeypatch.undo()
    other.auto(seed=3)
    assert whole(fight) == whole(other)


def test_anything_but_an_encounter_and_a_whole_seed_is_refused() -> None:
    with pytest.raises(TypeError, match="a fight of dict: an Encounter is wanted"):
        Fight({"ruleset": "arsmagica"})
    encounter = example("duel")
    for seed in ("a", 1.5, float("nan"), True):
        with pytest.raises(TypeError, match="a whole number is wanted"):
            Fight(encounter, seed=seed)  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="a whole number is wanted"):
            odds(encounter, fights=2, seed=seed)  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="a whole number is wanted"):
            Fight(encounter).auto(seed=seed)  # type: ignore[arg-type]


def test_what_is_no_question_and_no_part_is_told_so() -> None:
    fight = Fight(example("duel"))
    with pytest.raises(WrongAnswer, match="one of `pending` is wanted"):
        fight.answer(1, "Aymar")  # type: ignore[arg-type]
    with pytest.raises(WrongAnswer, match="is wanted"):
        fight.overrule("attack", 1)  # type: ignore[arg-type]
    assert fight.done == 0
