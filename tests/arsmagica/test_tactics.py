"""How unattended combatants decide, and whole fights that they fight by themselves."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from affray import Fight
from affray.core.kinds import Presence
from affray.core.loop import play_out
from affray.core.records import clone
from affray.core.referee import NOBODY
from affray.core.ruleset import CUT
from affray.core.seeded import SeededReferee
from affray.rulesets.arsmagica import RULESET
from affray.rulesets.arsmagica.codes import Decision
from affray.rulesets.arsmagica.model import Action, Combatant, Slow, Way
from affray.rulesets.arsmagica.model import Fight as Record
from affray.rulesets.arsmagica.rules.figures import able, dead, encumbrance
from affray.rulesets.arsmagica.setup import setup
from affray.rulesets.arsmagica.tactics import decide, decide_amount
from affray.rulesets.arsmagica.turn import actions, advance

from tests.arsmagica.table import Sheet, Table, blade, bow, encounter, fighter, happened, sit, spell

TEMPERS = ["bold", "careful", "coward", "mindless"]
BEN, CAL = fighter("Ben"), fighter("Cal")
SPARK = spell("spark", "harm", level=15, damage=12)
FLASH = spell("flash", "ward", level=10, cancels=1)


def begun(ana: Sheet, *foes: Sheet, friends: tuple[Sheet, ...] = (), round_: int = 1, **rest: Any) -> Table:
    """Ana's turn has come."""
    table = Table([ana, *friends], list(foes), **rest)
    table.fight.round = round_
    return table


def action(table: Table, used: int = 0) -> Action:
    """What Ana would do."""
    me = table["Ana"]
    return Action(decide(table.fight, me.index, Decision.ACTION, actions(table.fight, me, False) & ~used))


def ana(temper: str, *weapons: Any, **rest: Any) -> Sheet:
    return fighter("Ana", *weapons, tactics=temper, **rest)


# ---- temper -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("temper", "flees_from"), [("bold", None), ("careful", 4), ("coward", 3), ("mindless", None)])
def test_cowards_flee_at_medium_wounds_the_careful_at_heavy_ones_others_never(
    temper: str, flees_from: int | None
) -> None:
    for wounds in range(5):
        table = begun(ana(temper, fatigue=1), BEN)
        table["Ana"].body = wounds
        assert (action(table) == Action.FLEE) == (flees_from is not None and wounds >= flees_from)


@pytest.mark.parametrize("temper", ["careful", "coward"])
def test_who_is_hunted_exerts_itself_to_get_away(temper: str) -> None:
    table = begun(ana(temper, wounds=4), BEN)
    table["Ana"].attacked_by = 1 << table["Ben"].index
    assert action(table) == Action.EXERT_DEFENCE
    assert action(table, used=1 << Action.EXERT_DEFENCE) == Action.FLEE


def test_a_coward_who_cannot_get_away_surrenders() -> None:
    table = begun(ana("coward", wounds=4, fatigue=4), BEN)
    table["Ana"].attacked_by = 1 << table["Ben"].index
    assert action(table) == Action.FLEE
    table["Ana"].flights = 3
    assert action(table) == Action.YIELD


@pytest.mark.parametrize(
    ("temper", "first"),
    [("bold", Action.EXERT_ATTACK), ("careful", Action.STRIKE), ("coward", Action.STRIKE), ("mindless", Action.STRIKE)],
)
def test_the_bold_exert_themselves_to_strike_while_that_costs_no_penalty(temper: str, first: Action) -> None:
    assert action(begun(ana(temper), BEN)) == first
    assert action(begun(ana(temper, fatigue=1), BEN)) == Action.STRIKE


@pytest.mark.parametrize(
    ("temper", "first"),
    [("careful", Action.EXERT_DEFENCE), ("coward", Action.EXERT_DEFENCE), ("mindless", Action.STRIKE)],
)
def test_those_beset_by_several_exert_themselves_to_defend(temper: str, first: Action) -> None:
    assert action(begun(ana(temper), BEN, CAL)) == first


@pytest.mark.parametrize(
    ("temper", "first"),
    [("careful", Action.WAIT), ("bold", Action.HURRY), ("coward", Action.HURRY), ("mindless", Action.HURRY)],
)
def test_the_careful_let_the_foe_come_but_not_for_ever(temper: str, first: Action) -> None:
    assert action(begun(ana(temper), BEN, distance=15)) == first
    assert action(begun(ana(temper), BEN, distance=15, round_=4)) == Action.HURRY


def test_the_careful_do_not_wait_to_be_shot_at() -> None:
    assert action(begun(ana("careful"), fighter("Ben", bow()), distance=15)) == Action.HURRY


def test_who_waits_reacts_once_somebody_is_in_reach() -> None:
    table = begun(ana("careful"), BEN, distance=15)
    offer = 1 << table["Ana"].index | 1 << NOBODY
    assert decide(table.fight, -1, Decision.REACT, offer) == NOBODY
    near = begun(ana("careful"), BEN, distance=5)
    assert decide(near.fight, -1, Decision.REACT, offer) == near["Ana"].index


def test_far_away_one_runs() -> None:
    assert action(begun(ana("bold"), BEN, distance=100)) == Action.RUN
    table = begun(ana("bold"), BEN, distance=100)
    assert decide(table.fight, 0, Decision.WAY, 3) == Way.TOWARDS
    assert decide_amount(table.fight, 0, Decision.PACES, 1, 40) == 40


@pytest.mark.parametrize(("temper", "who"), [("mindless", "Ben"), ("bold", "Cal")])
def test_the_mindless_go_for_the_nearest_others_for_the_easiest(temper: str, who: str) -> None:
    ben = fighter("Ben", quickness=5, armour={"protection": 9, "load": 0})
    table = begun(ana(temper), ben, {**CAL, "group": "rear"}, distances=[{"between": ["rear", "A"], "paces": 2}])
    offer = 1 << table["Ben"].index | 1 << table["Cal"].index
    assert table.roster.names[decide(table.fight, 0, Decision.TARGET, offer)] == who


def test_nobody_strikes_at_the_fallen_while_others_stand() -> None:
    table = begun(ana("bold"), BEN, fighter("Cal", quickness=9))
    table["Ben"].body = 5
    offer = 1 << table["Ben"].index | 1 << table["Cal"].index
    assert table.roster.names[decide(table.fight, 0, Decision.TARGET, offer)] == "Cal"


@pytest.mark.parametrize("temper", ["bold", "careful", "coward"])
def test_a_weapon_for_the_distance(temper: str) -> None:
    archer = ana(temper, bow(damage=5), blade(damage=5), abilities={"bow": 3, "single_weapon": 3}, fatigue=1)
    assert action(begun(archer, BEN, distance=30)) == Action.SHOOT
    table = begun(archer, BEN, distance=1)
    assert action(table) == Action.DRAW
    assert decide(table.fight, 0, Decision.WEAPON, 0b110) == 1  # the blade rather than bare hands


@pytest.mark.parametrize(("temper", "first"), [("careful", Action.WITHDRAW), ("bold", Action.SHOOT)])
def test_with_a_foe_near_an_archer_still_shoots_and_a_careful_one_steps_back_before(temper: str, first: Action) -> None:
    archer = ana(temper, bow(damage=5), abilities={"bow": 3}, fatigue=1)
    assert action(begun(archer, BEN, distance=8)) == first


def test_with_a_foe_near_a_swordsman_puts_the_bow_away() -> None:
    archer = ana("bold", bow(damage=2), blade(damage=5), abilities={"single_weapon": 3}, fatigue=1)
    assert action(begun(archer, BEN, distance=8)) == Action.DRAW


def test_a_crossbow_is_loaded_again() -> None:
    archer = ana("bold", bow(name="crossbow", loading=1, damage=5), abilities={"bow": 3})
    table = begun(archer, BEN, distance=40)
    assert action(table) == Action.SHOOT
    table["Ana"].unloaded = 1
    assert action(table) == Action.LOAD


# ---- spells -----------------------------------------------------------------------------------------------------


def mage(temper: str, *spells: Sheet, **rest: Any) -> Sheet:
    """Creo 8, Ignem 7: 15 on any casting."""
    return ana(temper, arts={"creo": 8, "ignem": 7}, spells=list(spells) or [SPARK], **rest)


@pytest.mark.parametrize(
    ("temper", "first"),
    [("bold", Action.CAST), ("careful", Action.CAST), ("coward", Action.CAST), ("mindless", Action.STRIKE)],
)
def test_who_has_spells_casts_them_but_the_mindless(temper: str, first: Action) -> None:
    assert action(begun(mage(temper), BEN)) == first
    table = begun(mage(temper), BEN)
    intent = decide(table.fight, 0, Decision.INTENT, 0b1000011)
    assert (intent == 6) == (temper != "mindless")


def test_no_spell_without_a_fair_chance_of_it() -> None:
    assert action(begun(mage("coward", {**SPARK, "level": 40}), BEN)) == Action.STRIKE
    table = begun(mage("coward"), BEN)
    table["Ana"].wounded = True
    assert action(table) == Action.STRIKE  # 6 on average against 15


def test_the_spell_that_does_most_and_no_ward_upon_a_ward() -> None:
    table = begun(mage("bold", {**SPARK, "damage": 3}, {**SPARK, "damage": 12}, FLASH), BEN)
    assert decide(table.fight, 0, Decision.SPELL, 0b111) == 1
    table = begun(mage("coward", FLASH), BEN)
    assert action(table) == Action.CAST
    table["Ana"].ward.rounds = 1
    assert action(table) == Action.STRIKE


def test_help_goes_to_oneself_first_then_to_friends_without() -> None:
    table = begun(mage("careful", spell("heart", "aid", attack=3)), BEN, friends=(fighter("Eva"),))
    table.fight.spell = table["Ana"].spells
    offer = 0b11
    assert decide(table.fight, 0, Decision.TARGET, offer) == 0
    table["Ana"].aid.rounds = 1
    assert decide(table.fight, 0, Decision.TARGET, offer) == 1


@pytest.mark.parametrize(
    ("temper", "for_ana", "for_eva"), [("bold", True, False), ("careful", True, True), ("mindless", False, False)]
)
def test_fast_casts_for_oneself_and_the_bold_excepted_for_friends(temper: str, for_ana: bool, for_eva: bool) -> None:
    table = begun(mage(temper, FLASH, quickness=3), BEN, friends=(fighter("Eva"),))
    table.fight.attacker = table["Ben"].index
    for target, casts in (("Ana", for_ana), ("Eva", for_eva)):
        table.fight.target = table[target].index
        table["Ben"].initiative = 8
        assert decide(table.fight, 0, Decision.FAST_CAST, 1 | 1 << NOBODY) == (0 if casts else NOBODY)
        table["Ben"].initiative = 9  # a die of 6 would only tie
        assert decide(table.fight, 0, Decision.FAST_CAST, 1 | 1 << NOBODY) == NOBODY
    assert decide(table.fight, 0, Decision.TOO_SLOW, 3) == Slow.LET_GO


def test_the_careful_guard_those_who_cast() -> None:
    caster = fighter("Eva", spells=[SPARK])
    table = begun(ana("careful"), BEN, friends=(fighter("Dag"), caster), distance=5)
    assert action(table) == Action.GUARD
    assert table.roster.names[decide(table.fight, 0, Decision.GUARD, 0b110 | 1 << NOBODY)] == "Eva"
    table["Ana"].guards = table["Eva"].index
    assert action(table, used=1 << Action.GUARD) not in (Action.STRIKE, Action.HURRY)  # it stays by her
    assert action(begun(ana("bold"), BEN, friends=(caster,))) != Action.GUARD


# ---- whole fights -----------------------------------------------------------------------------------------------

WEAPONS = ["long-sword", "dagger", "great-sword", "short-bow", "crossbow", "javelin", "sling", "axe", "staff"]
SPELLS = [
    "lance-of-embers",
    "stroke-from-a-clear-sky",
    "turning-wind",
    "wall-of-the-moment",
    "skin-of-oak",
    "clinging-roots",
    "glare-of-noon",
    "heart-of-the-bear",
]


@st.composite
def sheets(draw: st.DrawFn, name: str) -> Sheet:
    """Anybody."""
    sheet: Sheet = {
        "name": name,
        "tactics": draw(st.sampled_from(TEMPERS)),
        "characteristics": {
            key: draw(st.integers(-3, 4)) for key in ("quickness", "dexterity", "strength", "stamina", "size")
        },
        "abilities": {
            key: draw(st.integers(0, 7)) for key in ("brawl", "single_weapon", "great_weapon", "thrown_weapon", "bow")
        },
        "weapons": draw(st.lists(st.sampled_from(WEAPONS), max_size=3)),
        "botch_dice": draw(st.integers(0, 4)),
        "wounds": draw(st.integers(0, 2)),
        "fatigue": draw(st.sampled_from([0, 0, 4])),
        "joins": draw(st.sampled_from([1, 1, 1, 3])),
        "other_load": draw(st.sampled_from([0, 0, 12])),
    }
    if draw(st.booleans()):
        sheet["shield"], sheet["armour"] = "round-shield", {"armour": "chain"}
    if draw(st.integers(0, 2)) == 0:
        sheet["spells"] = draw(st.lists(st.sampled_from(SPELLS), min_size=1, max_size=4))
        sheet["arts"] = {
            key: draw(st.integers(0, 15)) for key in ("creo", "rego", "muto", "ignem", "auram", "corporem")
        }
        sheet["abilities"] |= {key: draw(st.integers(0, 4)) for key in ("concentration", "finesse", "parma_magica")}
    return sheet


@st.composite
def encounters(draw: st.DrawFn) -> Any:
    """Two or three sides of one to three, near or far."""
    sizes = draw(st.lists(st.integers(1, 3), min_size=2, max_size=3))
    sides = [[draw(sheets("ABC"[k] + str(n))) for n in range(size)] for k, size in enumerate(sizes)]
    return encounter(
        *sides,
        distance=draw(st.sampled_from([0, 1, 6, 25, 120])),
        round_limit=draw(st.integers(1, 40)),
        options={
            "flee_bonus_needs_row": draw(st.booleans()),
            "exertion_one_attack": draw(st.booleans()),
            "drawing_takes_turn": draw(st.booleans()),
            "fast_cast_penalty": draw(st.sampled_from([0, -10])),
        },
    )


def look_over(fight: Record, before: Record) -> None:
    """Figures in their ranges, and nothing that can't be."""
    for k in range(fight.count):
        me, was = fight.combatants[k], before.combatants[k]
        body, fatigue = fight.book.ladders[me.body_ladder], fight.book.ladders[me.fatigue_ladder]
        assert was.body <= me.body <= body.last
        assert was.fatigue <= me.fatigue <= fatigue.last
        assert encumbrance(fight, me) >= 0
        assert me.lost_turns >= 0
        assert me.flights >= 0
        assert 0 <= me.wielded < me.weapon_count
        assert me.dropped >> me.wielded & 1 == 0
        assert me.ward.cancels >= 0
        assert (me.guards == -1) or fight.combatants[me.guards].side == me.side
        for j in range(fight.count):
            assert me.distance[j] == fight.combatants[j].distance[k] >= 0
    places = [fight.combatants[k].place for k in range(fight.count) if can_act(fight, fight.combatants[k])]
    if not fight.tied and not fight.entering:
        assert len(set(places)) == len(places)


def can_act(fight: Record, me: Combatant) -> bool:
    return me.placed and able(me)


class Watched(SeededReferee):
    """Sees to it that nobody is asked who can't act."""

    def _who(self, who: int) -> None:
        if who >= 0:
            me = self.record.combatants[who]
            assert not dead(me)
            assert me.presence == Presence.IN

    def roll(self, sides: int, who: int, why: int) -> int:
        self._who(who)
        return super().roll(sides, who, why)

    def choose(self, fight: object, who: int, decision: int, options: int) -> int:
        self._who(who)
        option = super().choose(fight, who, decision, options)
        assert options >> option & 1, "the tactics chose what isn't offered"
        return option


@pytest.mark.clause("AM-3.8", "AM-4.4", "AM-4.5", "AM-4.6", "AM-4.8")
@settings(max_examples=80)
@given(made=encounters(), seed=st.integers(0, 2**32))
def test_any_fight_ends_within_its_rounds_and_all_stays_in_its_range(made: Any, seed: int) -> None:
    fight = setup(made).fight
    referee = Watched(RULESET, seed, 0, fight)
    steps = 0
    while not fight.over:
        before = clone(fight)
        advance(referee, fight)
        look_over(fight, before)
        steps += 1
        assert steps < 40 * made.round_limit * fight.count
    assert fight.round <= made.round_limit
    assert RULESET.winner(fight) >= CUT


@pytest.mark.clause("AM-3.8")
@pytest.mark.parametrize("temper", TEMPERS)
def test_fights_of_equals_are_decided_by_every_temper(temper: str) -> None:
    figures: Sheet = {"abilities": {"single_weapon": 4}, "strength": 2}
    sides = [fighter(name, "long-sword", tactics=temper, **figures) for name in ("Ana", "Ben")]
    start = setup(encounter(*sides, distance=20)).fight
    results = [play_out(RULESET, SeededReferee(RULESET, seed, 0), clone(start)) for seed in range(60)]
    won = [result[0] for result in results]
    assert won.count(0) > 5
    assert won.count(1) > 5
    assert won.count(CUT) == 0
    fled = sum(fate in (2, 3) for result in results for fate in result[3:])
    assert (fled > 0) == (temper in ("careful", "coward"))


@pytest.mark.parametrize("seed", range(4))
def test_at_the_table_a_fight_goes_by_itself_to_its_end(seed: int) -> None:
    grogs = [fighter(name, "short-spear", tactics="careful", shield="round-shield") for name in ("Dag", "Eva")]
    fight: Fight = sit([mage("careful", SPARK, FLASH), *grogs], fighter("Ben", "long-sword", mounted=True), distance=30)
    fight.auto(seed=seed)
    assert fight.over
    assert happened(fight, "wins") or happened(fight, "drawn")
    assert not fight.set_aside
