"""How unattended combatants decide: splits, shields against archers, chosen criticals; and that fights end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import affray
from affray.core.loop import play_out
from affray.core.records import clone, figures
from affray.core.ruleset import CUT
from affray.core.seeded import SeededReferee
from affray.rulesets.rolemaster import RULESET, tactics
from affray.rulesets.rolemaster.charts import CriticalType
from affray.rulesets.rolemaster.codes import Decision
from affray.rulesets.rolemaster.model import WEAPONS, Action, Combatant, Fight, Phase, Step
from affray.rulesets.rolemaster.options import Declaring
from affray.rulesets.rolemaster.rules.declare import actions, declare
from affray.rulesets.rolemaster.rules.rounds import declare_all, undeclared
from affray.rulesets.rolemaster.rules.split import AS_IT_COMES
from affray.rulesets.rolemaster.weighing import next_share, parry_percent

from tests.forced import ForcedReferee
from tests.rolemaster.random_encounter import random_encounter
from tests.rolemaster.table import Table, blade, bow, fighter

EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "rolemaster").glob("*.yaml"))


def decided(table: Table, who: int = 0) -> Combatant:
    """What the tactics declare for somebody."""
    declare(SeededReferee(RULESET, 1, 0, table.fight), table.fight, who)
    return table.fight.combatants[who]


def duel(ana: dict[str, Any] | None = None, ben: dict[str, Any] | None = None, **rest: Any) -> Table:
    one = {"weapons": [blade(90)], **(ana or {})}
    other = {"weapons": [blade(90)], **(ben or {})}
    return Table(fighter("Ana", *one.pop("weapons"), **one), fighter("Ben", *other.pop("weapons"), **other), **rest)


@pytest.mark.clause("RM-1.16")
@pytest.mark.parametrize("temper", ["bold", "careful", "coward", "mindless"])
def test_no_more_than_a_third_parries_an_equal(temper: str) -> None:
    me = decided(duel({"tactics": temper}))
    assert 3 * me.parried <= 90
    assert (me.parried == 0) is (temper == "mindless")


@pytest.mark.clause("RM-1.16")
def test_who_is_hurt_parries_more() -> None:
    table = duel({"tactics": "careful"})
    table["Ana"].lost = 60
    assert 3 * decided(table).parried > 90 - 20  # of an OB that is 20 less


def test_the_split_goes_by_what_the_foe_can_do() -> None:
    weak, equal, strong = (
        decided(duel({"tactics": "careful"}, {"weapons": [blade(ob)]})).parried for ob in (30, 90, 200)
    )
    assert 0 < weak < equal < strong


@pytest.mark.parametrize("figure", ["stunned", "no_parry", "must_parry"])
def test_nothing_parries_who_can_not_strike_and_one_takes_ones_time(figure: str) -> None:
    table = duel({"tactics": "careful"})
    setattr(table["Ben"], figure, 2)
    me = decided(table)
    assert (me.parried, me.phase) == (0, Phase.DELIBERATE)


def test_shares_are_even() -> None:
    table = Table(
        fighter("Ana", blade(150, full_parry=False), tactics="careful"),
        [fighter(name, blade(100)) for name in ("Ben", "Cid", "Dan")],
    )
    me = table["Ana"]
    me.blows, me.targets, me.pool = 3, 1 | 2 << 6 | 3 << 12, 80
    assert next_share(me, 0, 80) == 27


def test_several_weak_foes_are_struck_at_and_parried_by_the_careful() -> None:
    foes = [fighter(name, blade(60)) for name in ("Ben", "Cid", "Dan")]
    me = decided(Table(fighter("Ana", blade(220), tactics="careful"), foes))
    assert me.blows >= 2


@pytest.mark.parametrize(("temper", "blows"), [("mindless", 2), ("careful", 1)])
def test_what_will_be_parried_is_not_there_for_a_second_blow(temper: str, blows: int) -> None:
    me = decided(duel({"weapons": [blade(150)], "tactics": temper}, {"weapons": [blade(90)]}))
    assert (me.blows, me.parried) == (blows, 0 if temper == "mindless" else 45)


@pytest.mark.clause("RM-6.2")
def test_a_pair_is_used() -> None:
    weapons = [blade(80, name="sword"), blade(70, name="knife")]
    pair = [{"weapons": ["sword", "knife"], "ob": 80}]
    me = decided(duel({"weapons": weapons, "off_hand": "knife", "pairs": pair}))
    assert (me.action, me.blows) == (Action.BOTH, 2)


@pytest.mark.clause("RM-5.1")
@pytest.mark.parametrize(("ob", "pays"), [(60, False), (200, False), (260, True)])
def test_a_critical_is_chosen_when_the_ob_can_spare_20(ob: int, pays: bool) -> None:
    table = duel({"weapons": [blade(ob)]})
    for k, worth in enumerate((10, 50, 12)):
        table.fight.book.worth[k] = worth
    options = 1 << CriticalType.SLASH | 1 << CriticalType.KRUSH | 1 << CriticalType.PUNCTURE | 1 << AS_IT_COMES
    table["Ana"].reach = 2
    chosen = tactics.decide(table.fight, 0, Decision.CHOSEN, options)
    assert chosen == (CriticalType.KRUSH if pays else AS_IT_COMES)


@pytest.mark.clause("RM-10.3")
@pytest.mark.parametrize(("temper", "action"), [("careful", Action.GUARD), ("bold", Action.MOVE)])
def test_the_careful_meet_far_archers_with_the_shield(temper: str, action: Action) -> None:
    table = Table(fighter("Ana", blade(90), shield="full", tactics=temper), fighter("Ben", bow(90)), distance=90)
    assert decided(table).action == action


def test_archers_shoot_ready_their_bows_and_draw_when_foes_come() -> None:
    arms = [bow(80, ready=[-30, 0]), blade(50, name="sword")]
    table = Table(fighter("Ana", *arms), fighter("Ben"), distance=40)
    assert decided(table).action == Action.SHOOT
    table["Ana"].prepared = 0
    table["Ana"].targets = table["Ana"].chosen = 0
    assert decided(table).action == Action.READY
    table.fight.gaps[0].to[1] = table.fight.gaps[1].to[0] = 3
    me = decided(table)
    assert (me.action, me.goal) == (Action.DRAW, 1)


def test_cowards_run_and_give_up_when_held() -> None:
    table = duel({"tactics": "coward"}, distance=30)
    table["Ana"].lost = 60
    assert decided(table).action == Action.MOVE
    table = duel({"tactics": "coward"})
    table["Ana"].lost = 80
    assert decided(table).action == Action.YIELD


def test_who_bleeds_binds_its_wounds_when_nobody_is_near() -> None:
    table = duel({"first_aid": 30}, distance=30)
    table["Ana"].bleeding = 4
    assert decided(table).action == Action.FIRST_AID


def test_stalkers_stalk_and_knock_out() -> None:
    table = duel({"weapons": [blade(90, stuns=True)], "stalking": 80, "subdual": 70}, {"unaware": True}, distance=12)
    assert decided(table).action == Action.STALK
    table["Ana"].stalks = 1
    table.fight.gaps[0].to[1] = table.fight.gaps[1].to[0] = 3
    assert decided(table).action == Action.SUBDUE


def test_the_helpless_parry_with_all_they_have() -> None:
    table = duel()
    table["Ana"].must_parry = 1
    me = decided(table)
    assert (me.action, me.parried) == (Action.PARRY, 90)
    assert parry_percent(table.fight, me, 90) > 0


@pytest.mark.parametrize("seed", range(60))
def test_what_is_looked_at_first_is_what_would_be_taken_anyway(seed: int) -> None:
    """Rules that look at some options only come to the same as those that look at all."""
    table = Table(fighter("Ana"), fighter("Ben"))
    fight = RULESET.setup(random_encounter(seed)).fight
    referee = SeededReferee(RULESET, seed, 0, fight)
    for _ in range(40):
        if fight.over:
            break
        if fight.step == 1:
            for k in range(fight.count):
                me = fight.combatants[k]
                if me.aware and RULESET.fate(fight, k) <= 1 and me.presence == 0 and me.no_parry == 0:
                    every = actions(ForcedReferee(table, []), fight, me)
                    first = tactics.decide_first(fight, k, Decision.ACTION)
                    taken = tactics.decide(fight, k, Decision.ACTION, every)
                    assert first & every == 0 or first >> taken & 1
        RULESET.advance(referee, fight)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_examples_end_of_themselves(path: Path) -> None:
    start = RULESET.setup(affray.load(path)).fight
    cut = 0
    for number in range(40):
        fight = RULESET.setup(affray.load(path)).fight if number else start
        cut += play_out(RULESET, SeededReferee(RULESET, 5, number, fight), fight)[0] == CUT
    assert cut <= 2


def alone(fight: Fight, who: int) -> list[int]:
    """What the tactics declare for somebody before anybody else has declared anything."""
    made = clone(fight)
    declare(SeededReferee(RULESET, 1, 0, made), made, who)
    return figures(made.combatants[who])


@pytest.mark.clause("RM-1.7")
@pytest.mark.parametrize("seed", [11, 12, 13])
def test_the_tactics_know_nothing_of_what_others_declare_in_the_same_round(seed: int) -> None:
    fight = RULESET.setup(random_encounter(seed)).fight
    fight.book.options.declare = Declaring.SECRET
    referee = SeededReferee(RULESET, seed, 0, fight)
    while not fight.over:
        if fight.step == Step.DECLARE:
            before, bits = clone(fight), undeclared(fight)
            declare_all(referee, fight)
            for who in (k for k in range(fight.count) if bits >> k & 1):
                assert figures(fight.combatants[who]) == alone(before, who), (fight.round, who)
        RULESET.advance(referee, fight)


def test_who_has_knocked_one_out_goes_on_stalking_the_next() -> None:
    ana = fighter("Ana", blade(90, stuns=True), stalking=80, subdual=70)
    table = Table(ana, [fighter("Ben", unaware=True), fighter("Cid", unaware=True)], distance=3)
    table["Ben"].asleep = 60
    me = decided(table)
    assert (me.action, me.goal) == (Action.STALK, 2)


@pytest.mark.parametrize(("ob", "action"), [(60, Action.MOVE), (61, Action.ATTACK)])
def test_whom_exhaustion_leaves_no_ob_goes_away(ob: int, action: Action) -> None:
    table = duel({"weapons": [blade(ob)]})
    table["Ana"].wear = 240 * 95 // 100
    assert decided(table).action == action


def test_who_only_parries_and_can_not_parry_all_parries_the_strongest() -> None:
    table = Table(fighter("Ana", blade(30)), [fighter(name, blade(ob)) for name, ob in (("Ben", 60), ("Cid", 90))])
    table["Ana"].must_parry = 1
    me = decided(table)
    assert (me.blows, me.targets, me.parried) == (1, 2, 30)


@pytest.mark.parametrize(("dr", "blows"), [(0, 2), (12, 1)])
def test_blows_are_not_split_against_damage_reduction(dr: int, blows: int) -> None:
    assert decided(duel({"weapons": [blade(170)]}, {"dr": dr})).blows == blows


@pytest.mark.clause("RM-6.5")
def test_the_dropped_one_of_a_pair_is_picked_up_for_the_other_hand_when_no_foe_is_near() -> None:
    weapons = [blade(80, name="sword"), blade(70, name="knife")]
    ana: dict[str, Any] = {"weapons": weapons, "pairs": [{"weapons": ["sword", "knife"], "ob": 80}]}
    table = duel(ana, distance=60)
    assert decided(table).action == Action.MOVE
    table["Ana"].dropped = 2
    me = decided(table)
    assert (me.action, me.goal) == (Action.DRAW, WEAPONS + 1)
