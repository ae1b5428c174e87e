"""From sheets to records."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from affray.core.documents import Faults
from affray.core.kinds import Presence, Temper
from affray.core.records import clone, figures
from affray.core.ruleset import Setup
from affray.rulesets.arsmagica import RULESET, model, setup
from affray.rulesets.arsmagica.house_rules import Options
from affray.rulesets.arsmagica.model import STEPS, Ability, Burden, Effect, Form
from affray.rulesets.arsmagica.rules.figures import burdened, encumbrance, soak
from affray.rulesets.arsmagica.sheet import Encounter

from tests.written import Hunt, check_joining_again


class Plain:
    """A referee that leaves parts as they are."""

    def part(self, why: int, who: int, value: int) -> int:
        return value


encounter = Hunt(Encounter, "arsmagica").encounter


def made(*combatants: dict[str, Any], **written: Any) -> Setup:
    """The fight of these against a wolf."""
    return setup.setup(encounter(*combatants, **written))


def one(combatant: dict[str, Any], **written: Any) -> tuple[model.Fight, model.Combatant]:
    """The fight of one against a wolf, and the one."""
    fight = made({"name": "Ragnar", **combatant}, **written).fight
    return fight, fight.combatants[0]


# The figures


@pytest.mark.clause("AM-2.2")
def test_the_worked_example_of_soak() -> None:
    chain = {"name": "chain", "protection": 12, "load": 6}
    _, me = one({"characteristics": {"stamina": 1}, "armour": chain})
    assert soak(Plain(), me) == 13


@pytest.mark.clause("AM-2.2")
def test_the_worked_example_of_encumbrance_by_loads() -> None:
    light = {"name": "sword", "ability": "single_weapon", "load": 0.5}
    chain = {"name": "chain", "protection": 12, "load": 6}
    shield = {"name": "shield", "defence": 3, "load": 0.5}
    written = {"characteristics": {"strength": 2}, "weapons": [light], "shield": shield, "armour": chain}
    fight, me = one(written, options={"encumbrance": "loads"})
    assert fight.options.encumbrance == Burden.LOADS
    assert (me.arms_load, encumbrance(fight, me)) == (70, 5)


@pytest.mark.clause("AM-2.2")
def test_the_worked_example_of_encumbrance_by_burden() -> None:
    gear = {"weapons": ["long-sword"], "shield": "heater-shield", "armour": "chain"}
    fight, me = one({"characteristics": {"strength": 1}, **gear})
    assert (me.arms_load, encumbrance(fight, me)) == (90, 2)
    fight, rider = one({"characteristics": {"strength": 1}, **gear, "mounted": True})
    assert (rider.arms_load, encumbrance(fight, rider)) == (90, 0)


@pytest.mark.clause("AM-2.3")
@pytest.mark.parametrize(("other", "everywhere"), [(0, False), (3, False), (3.1, True)])
def test_encumbrance_counts_everywhere_when_most_of_the_load_is_not_arms(other: float, everywhere: bool) -> None:
    fight, me = one({"weapons": ["axe"], "shield": "round-shield", "other_load": other})
    assert (me.arms_load, me.other_load, burdened(fight, me)) == (30, round(other * 10), everywhere)


@pytest.mark.clause("AM-2.4", "AM-2.5")
@pytest.mark.parametrize("factor", [1, 5])
def test_weapons_carry_the_merged_score(factor: int) -> None:
    written = {"abilities": {"single_weapon": 4, "weapon_and_shield": 3, "brawl": 2}, "weapons": ["axe"]}
    fight, me = one(written, options={"xp_factor": factor})
    assert me.weapon_count == 2
    axe, fist = (fight.book.weapons[me.weapons + k] for k in range(2))
    assert (axe.ability, axe.score, axe.initiative, axe.attack, axe.damage, axe.load) == (
        Ability.SINGLE,
        5,
        1,
        4,
        6,
        10,
    )
    assert (fist.ability, fist.score, fist.natural) == (Ability.BRAWL, 2, True)


def test_bare_hands_are_the_last_slot_of_everybody() -> None:
    done = made({"name": "A"}, {"name": "B", "weapons": ["pole-axe", "short-bow", "javelin", "knife", "axe"]})
    for k in range(done.fight.count):
        me = done.fight.combatants[k]
        assert done.roster.things["weapons"][me.weapons + me.weapon_count - 1] == "fist"
    second = done.fight.combatants[1]
    rows = [done.fight.book.weapons[second.weapons + k] for k in range(second.weapon_count)]
    assert [row.hands for row in rows] == [2, 2, 1, 1, 1, 1]
    assert [row.reach for row in rows] == [0, 15, 10, 0, 0, 0]
    assert [second.shots[k] for k in range(6)] == [-1, -1, 1, -1, -1, -1]


@pytest.mark.clause("AM-6.5", "AM-6.6")
def test_spells_carry_the_casters_arts_and_everybody_has_forms() -> None:
    arts = {"creo": 14, "ignem": 11, "vim": 3}
    written = {
        "arts": arts,
        "spells": ["lance-of-embers"],
        "abilities": {"parma_magica": 3, "finesse": 2, "concentration": 1},
    }
    fight, me = one({**written, "might": 7})
    spell = fight.book.spells[me.spells]
    assert (spell.technique, spell.form_score, spell.form, spell.level) == (14, 11, Form.IGNEM, 20)
    assert (spell.effect, spell.aimed, spell.damage, spell.reach) == (Effect.HARM, True, 18, 40)
    assert (me.spell_count, me.parma, me.finesse, me.concentration, me.might) == (1, 3, 2, 1, 7)
    forms = fight.book.resistances[me.index].forms
    assert [forms[form] for form in (Form.IGNEM, Form.VIM, Form.AQUAM)] == [11, 3, 0]


@pytest.mark.clause("AM-4.4", "AM-4.5")
def test_levels_are_ladders_with_names() -> None:
    done = made({"name": "A", "wounds": 2, "fatigue": 1}, {"name": "B", "levels": {"fatigue": "tireless"}})
    a, b, wolf = (done.fight.combatants[k] for k in range(3))
    ladders, names = done.fight.book.ladders, done.roster.things["levels"]
    human = ladders[a.body_ladder]
    assert [human.penalty[k] for k in range(7)] == [0, 0, -1, -3, -5, 0, 0]
    assert (human.out, human.last) == (5, 6)
    assert names[a.body_ladder * STEPS + a.body] == "light-wounds"
    assert names[a.fatigue_ladder * STEPS + a.fatigue] == "winded"
    fatigue = ladders[a.fatigue_ladder]
    assert [fatigue.penalty[k] for k in range(6)] == [0, 0, -1, -3, -5, 0]
    assert (fatigue.out, fatigue.last) == (5, 5)
    assert (ladders[b.fatigue_ladder].out, ladders[b.fatigue_ladder].last) == (1, 0)
    assert names[wolf.body_ladder * STEPS + 1] == "light-wounds"  # Size -1 lacks "hurt"
    assert len(names) == len(done.fight.book.ladders) * STEPS


def test_those_alike_share_rows_and_others_do_not() -> None:
    done = made({"creature": "brigand", "count": 5}, {"creature": "brigand", "name": "X", "abilities": {"brawl": 5}})
    brigands = [done.fight.combatants[k] for k in range(5)]
    assert len({me.weapons for me in brigands}) == 1
    other = done.fight.combatants[5]
    assert other.weapons != brigands[0].weapons
    assert done.fight.book.weapons[other.weapons + 3].score == 5
    assert done.roster.names == ["Brigand 1", "Brigand 2", "Brigand 3", "Brigand 4", "Brigand 5", "X", "Wolf"]


def test_things_are_named_by_key_or_by_the_words_of_the_sheet() -> None:
    weapons = ["long-sword", {"weapon": "axe", "name": "Biter"}, {"weapon": "dagger", "attack": 9}]
    spell = {"name": "snare", "technique": "rego", "form": "terram", "level": 5, "effect": "hinder", "penalty": 1}
    done = made(
        {"name": "A", "weapons": weapons, "spells": ["turning-wind", spell], "group": "rear", "rolls": "for me"}
    )
    assert done.roster.things["weapons"][:4] == ["long-sword", "Biter", "dagger", "fist"]
    assert done.roster.things["spells"] == ["turning-wind", "snare"]
    assert done.roster.things["groups"] == ["rear", "Wolves"]
    assert done.roster.things["rolls"] == ["for me", "by hand"]
    assert done.roster.sides == ["Heroes", "Wolves"]


# The encounter


def test_options_have_the_same_names_and_defaults_on_paper_and_in_records() -> None:
    options = made({"name": "A"}).fight.options
    assert [figures(options)] == [figures(model.Options())]
    record = set(model.Options.__dataclass_fields__)
    assert set(Options.model_fields) == record


def test_options_that_are_written() -> None:
    written = {
        "encumbrance": "loads",
        "concentration_wounded": 12,
        "range_step": -4,
        "defenders": False,
        "xp_factor": 5,
    }
    options = made({"name": "A"}, options=written).fight.options
    assert (options.encumbrance, options.concentration_wounded, options.range_step) == (Burden.LOADS, 12, -4)
    assert (options.defenders, options.xp_factor, options.concentration_attacked) == (False, 5, 9)


@pytest.mark.clause("AM-6.1")
def test_ease_factors_come_from_the_catalogue() -> None:
    own = {"concentration": {"attacked": 11}}
    options = made({"name": "A"}, catalogue=[own]).fight.options
    assert (options.concentration_attacked, options.concentration_wounded) == (11, 15)


@pytest.mark.clause("AM-3.5", "AM-4.9")
def test_who_guards_and_who_comes_late() -> None:
    done = made({"name": "A"}, {"name": "G", "count": 2, "guards": "A"}, {"name": "L", "joins": 3, "tactics": "coward"})
    a, *guards, late, wolf = (done.fight.combatants[k] for k in range(5))
    assert [me.guards for me in (a, *guards, late, wolf)] == [-1, 0, 0, -1, -1]
    assert (late.presence, late.joins, late.temper) == (Presence.LATE, 3, Temper.COWARD)
    assert (a.presence, a.index, wolf.index, wolf.side) == (Presence.IN, 0, 4, 1)


@pytest.mark.clause("AM-4.8")
def test_distances_are_of_groups() -> None:
    distances = [{"between": ["rear", "Wolves"], "paces": 25}, {"between": ["hill", "rear"], "paces": 4}]
    done = made(
        {"name": "A", "count": 2},
        {"name": "R", "group": "rear"},
        {"name": "H", "group": "hill"},
        distance=12,
        distances=distances,
    )
    fight = done.fight
    apart = [[fight.combatants[a].distance[b] for b in range(5)] for a in range(5)]
    assert apart == [[0, 0, 13, 0, 12], [0, 0, 13, 0, 12], [13, 13, 0, 4, 25], [0, 0, 4, 0, 12], [12, 12, 25, 12, 0]]


@settings(max_examples=30)
@given(st.lists(st.sampled_from(["a", "b", None]), min_size=1, max_size=4), st.integers(0, 60), st.integers(0, 60))
def test_distances_are_the_same_both_ways(groups: list[str | None], usual: int, far: int) -> None:
    combatants = [{"name": f"X{k}", **({"group": group} if group else {})} for k, group in enumerate(groups)]
    distances = [{"between": [group, "Wolves"], "paces": far} for group in {"a"} & set(groups)]
    fight = made(*combatants, distance=usual, distances=distances).fight
    for a in range(fight.count):
        for b in range(fight.count):
            for c in range(fight.count):
                ab, bc, ac = (fight.combatants[x].distance[y] for x, y in ((a, b), (b, c), (a, c)))
                assert ab == fight.combatants[b].distance[a]
                assert ac <= ab + bc or {a, b, c} & {fight.count - 1} == set()


# Late joiners


@pytest.mark.clause("AM-3.5")
def test_a_late_joiner_stands_in_a_fight_of_its_own() -> None:
    done = made({"name": "A", "weapons": ["axe"]}, distance=12)
    before, roster = clone(done.fight), done.roster
    sheet = {"name": "L", "side": "Wolves", "weapons": ["pole-axe"], "abilities": {"great_weapon": 3}}
    fight = setup.add(done.fight, roster, sheet)
    assert figures(done.fight) == figures(before)
    assert fight.count == 3
    late = fight.combatants[2]
    assert (late.index, late.side, late.presence, late.placed, fight.entering) == (2, 1, Presence.IN, False, True)
    assert [late.distance[k] for k in range(3)] == [12, 0, 0]
    assert [fight.combatants[k].distance[2] for k in range(2)] == [12, 0]
    row = fight.book.weapons[late.weapons]
    assert (row.ability, row.score, encumbrance(fight, late)) == (Ability.GREAT, 3, 1)
    assert roster.names == ["A", "Wolf", "L"]
    assert roster.things["weapons"][late.weapons : late.weapons + 2] == ["pole-axe", "fist"]
    assert fight.book.resistances[2].forms[0] == 0
    assert late.body_ladder == done.fight.combatants[0].body_ladder


@pytest.mark.clause("AM-3.5")
def test_a_joiner_may_say_how_far_off_and_whom_it_guards() -> None:
    done = made({"name": "A"}, options={"xp_factor": 5})
    sheet = {"name": "L", "side": "Heroes", "distance": 40, "guards": "A", "group": "hill", "experience": {"brawl": 30}}
    fight = setup.add(done.fight, done.roster, sheet)
    late = fight.combatants[2]
    assert [late.distance[k] for k in range(3)] == [39, 40, 0]  # behind A, who is a pace from the foe
    assert late.guards == 0
    assert fight.book.weapons[late.weapons].score == 3
    assert done.roster.things["groups"] == ["Heroes", "Wolves", "hill"]


def test_joining_again_after_an_undo_gives_the_same() -> None:
    check_joining_again(RULESET, made({"name": "A"}), "axe", "bear")


@pytest.mark.parametrize(
    ("sheet", "fault"),
    [
        ({"side": "Hero"}, "side: there is no side 'Hero'; did you mean Heroes?"),
        ({"side": "Heroes", "name": "A"}, "name: there is somebody called A already; each needs a name of its own"),
        ({"side": "Heroes", "name": "a"}, "name: there is somebody called a already; each needs a name of its own"),
        (
            {"side": "Heroes", "name": "C\x1b[2J"},
            "name: text of 1 to 60 characters in one line is wanted, not 'C\\x1b[2J'",
        ),
        ({"side": "Heroes", "guards": "Wolf"}, "guards: there is no friend called 'Wolf'; there are A"),
        ({"side": "Heroes", "bow": 3}, "bow: the key bow isn't known here; the keys here are "),
        ({"side": "Heroes", "weapons": ["axxe"]}, "weapons[0]: there is no weapon 'axxe'; did you mean axe"),
        ({"side": "Heroes", "count": 2}, "count: a whole number of 1 is wanted, not 2"),
    ],
)
def test_a_sheet_that_does_not_fit_in(sheet: dict[str, Any], fault: str) -> None:
    done = made({"name": "A"})
    with pytest.raises(Faults) as caught:
        setup.add(done.fight, done.roster, {"name": "L", **sheet})
    assert str(caught.value).startswith(fault)
    assert done.roster.names == ["A", "Wolf"]


def test_62_is_all_that_there_is_room_for() -> None:
    done = made({"name": "A", "count": 61})
    with pytest.raises(Faults, match="nobody more has room"):
        setup.add(done.fight, done.roster, {"name": "L", "side": "Heroes"})


def test_a_joiner_with_levels_that_have_no_room() -> None:
    done = made(*({"name": f"X{k}", "levels": ladder(k)} for k in range(14)))
    with pytest.raises(Faults, match="at most 16 are possible"):
        setup.add(done.fight, done.roster, {"name": "L", "side": "Heroes", "levels": ladder(14)})


def ladder(k: int) -> dict[str, Any]:
    """Levels of a body with a penalty of their own."""
    levels = [{"level": "whole", "penalty": -k}, {"level": "down", "out": True}, {"level": "dead", "out": True}]
    return {"body": {"kind": "body", "levels": levels}}


@pytest.mark.clause("AM-5.6")
def test_who_got_away_comes_back_as_a_joiner() -> None:
    fight = made({"name": "A"}, distance=9).fight
    me = fight.combatants[0]
    with pytest.raises(ValueError, match="only who has left"):
        setup.rejoin(fight, 0)
    me.presence, me.placed, me.flights, me.attacked_by, fight.entering, fight.round = (
        Presence.AWAY,
        False,
        2,
        2,
        False,
        4,
    )
    me.distance[1] = fight.combatants[1].distance[0] = 77
    setup.rejoin(fight, 0)
    assert (me.presence, me.placed, me.flights, me.attacked_by, me.joins) == (Presence.IN, False, 0, 0, 4)
    assert (me.distance[1], fight.combatants[1].distance[0], fight.entering) == (9, 9, True)
