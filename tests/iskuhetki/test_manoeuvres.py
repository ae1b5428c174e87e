"""IH-6.3: what the seventeen manoeuvres need, and what they do."""

from __future__ import annotations

from typing import Any

import pytest

from affray.rulesets.iskuhetki.codes import Event
from affray.rulesets.iskuhetki.kinds import Grade, Manoeuvre, Sleep
from affray.rulesets.iskuhetki.rules.ground import gap
from affray.rulesets.iskuhetki.rules.manoeuvres import perform, possible
from affray.rulesets.iskuhetki.rules.state import beat, stunned

from tests.iskuhetki.table import STURDY, Sheet, Table, blade, duel, fighter, shield

CHEST = 5
MAP = {"map": {"columns": 11, "rows": 11}}


def on_map(ana: Sheet, ben: Sheet, hexes: int = 1, **rest: Any) -> Table:
    """Ana so far to the east of Ben, each facing the other."""
    return duel({**ana, "at": [5 + hexes, 5]}, {**ben, "at": [5, 5]}, **MAP, **rest)


def allowed(table: Table, slot: int = 0) -> set[Manoeuvre]:
    """What Ana could do to Ben."""
    bits = possible(table.fight, table["Ana"], table["Ben"], slot)
    return {manoeuvre for manoeuvre in Manoeuvre if bits >> manoeuvre & 1}


def done(
    table: Table, manoeuvre: Manoeuvre, *lines: str, grade: Grade = Grade.SPECIAL, double: bool = False, slot: int = 0
) -> None:
    """Ana does it to Ben."""
    arguments = (table.fight, table["Ana"], table["Ben"], slot, manoeuvre, grade, double)
    table.call(perform, *arguments, lines=lines)


# ---- needs ----------------------------------------------------------------------------------------------------------


ALWAYS = {
    *(Manoeuvre.DISARM, Manoeuvre.EVADE, Manoeuvre.GRAPPLE, Manoeuvre.KNOCKDOWN, Manoeuvre.PUSH),
    *(Manoeuvre.SHOUT, Manoeuvre.STUN),
}


@pytest.mark.clause("IH-6.3", "IH-6.1")
def test_with_nothing_special_seven_are_possible() -> None:
    assert allowed(duel()) == ALWAYS


@pytest.mark.clause("IH-6.3")
@pytest.mark.parametrize(
    ("ana", "more"),
    [
        ([blade(tags=["cutting"])], {Manoeuvre.THRUST}),
        ([blade(tags=["thrusting"])], {Manoeuvre.SWING}),
        ([blade(tags=["fire"], type="fire")], {Manoeuvre.TORCH}),
        ([blade(tags=["precision"])], {Manoeuvre.PRECISION_STAB}),
        ([blade(ranges=[0, 0])], {Manoeuvre.PRECISION_STAB}),
        ([blade(tags=["draws"])], {Manoeuvre.DRAW_CLOSER}),
        ([blade(tags=["blinds"])], {Manoeuvre.BLIND}),
        ([blade(), "sand"], {Manoeuvre.BLIND}),
        ([blade(tags=["blunt"])], set()),  # not from the front
    ],
)
def test_what_a_weapon_allows(ana: list[Any], more: set[Manoeuvre]) -> None:
    assert allowed(duel(fighter("Ana", *ana))) == ALWAYS | more


@pytest.mark.clause("IH-6.3", "IH-2.12")
@pytest.mark.parametrize(("facing", "may"), [("e", False), ("ne", False), ("nw", True), ("sw", True), ("w", True)])
def test_knockout_needs_a_blunt_weapon_from_behind_or_oblique_behind(facing: str, may: bool) -> None:
    ben = fighter("Ben", facing=facing)
    assert (Manoeuvre.KNOCKOUT in allowed(on_map(fighter("Ana", blade(tags=["blunt"])), ben))) is may
    assert Manoeuvre.KNOCKOUT not in allowed(on_map(fighter("Ana"), ben))


@pytest.mark.clause("IH-6.3")
@pytest.mark.parametrize(("level", "may"), [(1, True), (3, True), (4, False)])
def test_break_weapon_goes_against_level_3_or_lower(level: int, may: bool) -> None:
    table = duel(ben=fighter("Ben", blade(level=level)))
    assert (Manoeuvre.BREAK_WEAPON in allowed(table)) is may


@pytest.mark.clause("IH-6.3")
def test_disarm_and_break_weapon_go_against_weapons_only() -> None:
    table = duel(ben=fighter("Ben", shield(level=1), blade(level=1, hand="belt")))
    assert not allowed(table) & {Manoeuvre.DISARM, Manoeuvre.BREAK_WEAPON}


@pytest.mark.clause("IH-6.11", "IH-5.2")
def test_nobody_wrestles_with_the_unconscious() -> None:
    table = duel()
    table["Ben"].down = True
    assert Manoeuvre.GRAPPLE in allowed(table)
    table["Ben"].sleep = Sleep.FAINTED
    assert Manoeuvre.GRAPPLE not in allowed(table)


@pytest.mark.clause("IH-6.3")
def test_push_and_grapple_need_range_0_or_1() -> None:
    table = duel(fighter("Ana", "short-spear"), distance=2)
    assert not allowed(table) & {Manoeuvre.PUSH, Manoeuvre.GRAPPLE}


@pytest.mark.clause("IH-6.3")
def test_dual_wield_needs_the_skill_and_a_weapon_in_the_other_hand() -> None:
    two = [blade(), blade(name="left", hand="off")]
    assert Manoeuvre.DUAL_WIELD in allowed(duel(fighter("Ana", *two, dual_wield=20)))
    assert Manoeuvre.DUAL_WIELD not in allowed(duel(fighter("Ana", *two)))
    assert Manoeuvre.DUAL_WIELD not in allowed(duel(fighter("Ana", blade(), dual_wield=20)))


@pytest.mark.clause("IH-6.3", "IH-15.1")
@pytest.mark.parametrize(("strength", "may"), [(10, False), (11, True), (9, False)])
def test_overpower_needs_the_greater_value(strength: int, may: bool) -> None:
    assert (Manoeuvre.OVERPOWER in allowed(duel(fighter("Ana", strength=strength)))) is may


@pytest.mark.clause("IH-6.3")
def test_what_the_opponents_state_forbids() -> None:
    table = duel(fighter("Ana", blade(tags=["blinds"])))
    ben = table["Ben"]
    ben.down = ben.blinded = True
    assert not allowed(table) & {Manoeuvre.KNOCKDOWN, Manoeuvre.BLIND}
    ben.sleep = Sleep.FAINTED
    assert not allowed(table) & {Manoeuvre.SHOUT, Manoeuvre.STUN}
    ben.dead = True
    assert allowed(table) == set()


# ---- effects --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-6.3")
def test_blind_until_5_or_6_on_a_d6() -> None:
    table = duel(fighter("Ana", blade(), {"weapon": "sand", "count": 2}))
    done(table, Manoeuvre.BLIND)
    assert table["Ben"].blinded
    assert table["Ana"].left[1] == 1
    table.play("Ana action pass", "Ben action clear-eyes", "Ben clear_eyes 4")
    assert table.saw(Event.STILL_BLIND)
    assert table["Ben"].blinded
    table.play("Ana action pass", "Ben action clear-eyes", "Ben clear_eyes 5")
    assert not table["Ben"].blinded


@pytest.mark.clause("IH-6.3", "IH-6.12")
@pytest.mark.parametrize(
    ("grade", "lines", "double", "counters"),
    [
        (Grade.SPECIAL, [], False, 1),
        (Grade.CRITICAL, ["Ana break_counters 1"], False, 2),
        (Grade.CRITICAL, ["Ana break_counters 2"], False, 3),
        (Grade.SPECIAL, [], True, 2),
    ],
)
def test_break_weapon(grade: Grade, lines: list[str], double: bool, counters: int) -> None:
    table = duel(ben=fighter("Ben", blade(level=3)))
    done(table, Manoeuvre.BREAK_WEAPON, *lines, grade=grade, double=double)
    assert table["Ben"].wear[0] == counters


@pytest.mark.clause("IH-6.3", "IH-17.3", "IH-17.4")
@pytest.mark.parametrize(("face", "broken"), [(70, False), (71, True), (100, True)])
def test_a_counter_beyond_its_level_calls_for_the_threshold(face: int, broken: bool) -> None:
    table = duel(ben=fighter("Ben", blade(level=1, quality=50)))
    table["Ben"].wear[0] = 1
    done(table, Manoeuvre.BREAK_WEAPON, f"Ben threshold {face}")
    assert table.saw(Event.BROKEN) is broken
    assert table["Ben"].wear[0] == 1
    assert (table["Ben"].main == -1) is broken


@pytest.mark.clause("IH-6.3", "IH-6.12")
@pytest.mark.parametrize(
    ("grade", "lines", "double", "hexes"),
    [
        (Grade.SPECIAL, ["Ana disarm_distance 1"], False, 0),
        (Grade.SPECIAL, ["Ana disarm_distance 2", "Ana disarm_direction 4"], False, 1),
        (Grade.CRITICAL, ["Ana disarm_distance 3", "Ana disarm_direction 4"], False, 2),
        (Grade.SPECIAL, ["Ana disarm_distance 2", "Ana disarm_direction 4"], True, 2),
    ],
)
def test_disarm(grade: Grade, lines: list[str], double: bool, hexes: int) -> None:
    table = on_map(fighter("Ana"), fighter("Ben"))
    done(table, Manoeuvre.DISARM, *lines, grade=grade, double=double)
    ben = table["Ben"]
    assert ben.main == -1
    assert ben.dropped == 1
    assert [told.numbers[1] for told in table.events(Event.DISARMED)] == [hexes]
    assert ben.piece.place - ben.lies[0] == hexes  # the d6 counts directions from the east, clockwise: 4 is west


@pytest.mark.clause("IH-6.3")
def test_draw_closer_pulls_one_hex_nearer_into_ones_own_hex_too() -> None:
    table = on_map(fighter("Ana", "whip"), fighter("Ben"), hexes=2)
    done(table, Manoeuvre.DRAW_CLOSER)
    assert gap(table.fight, table["Ana"], table["Ben"]) == 1
    done(table, Manoeuvre.DRAW_CLOSER)
    assert gap(table.fight, table["Ana"], table["Ben"]) == 0


@pytest.mark.clause("IH-6.3", "IH-6.12")
@pytest.mark.parametrize(("double", "lines"), [(False, ["7,5"]), (True, ["7,5", "8,5"])])
def test_evade_is_a_free_hex_of_movement(double: bool, lines: list[str]) -> None:
    table = on_map(fighter("Ana"), fighter("Ben"))
    done(table, Manoeuvre.EVADE, *(f"Ana place {place}" for place in lines), double=double)
    assert gap(table.fight, table["Ana"], table["Ben"]) == 1 + len(lines)
    assert not table.saw(Event.COUNTERS)


@pytest.mark.clause("IH-6.11", "IH-6.3")
def test_grapple_puts_both_in_the_targets_hex_and_both_drop_what_they_hold() -> None:
    table = on_map(fighter("Ana", blade(), shield()), fighter("Ben"))
    place = table["Ben"].piece.place
    done(table, Manoeuvre.GRAPPLE)
    ana, ben = table["Ana"], table["Ben"]
    assert ana.piece.place == ben.piece.place == place
    assert (ana.main, ana.off, ben.main) == (-1, -1, -1)
    assert (ana.grappled, ben.grappled) == (ben.index, ana.index)


@pytest.mark.clause("IH-6.3")
def test_knockdown_and_stun() -> None:
    table = duel()
    done(table, Manoeuvre.KNOCKDOWN)
    assert table["Ben"].down
    done(table, Manoeuvre.STUN)
    assert stunned(table.fight, table["Ben"])
    assert table["Ben"].stunned_until == beat(table.fight) + 1
    done(table, Manoeuvre.STUN, double=True)
    assert table["Ben"].stunned_until == beat(table.fight) + 2


@pytest.mark.clause("IH-6.3")
def test_a_stun_costs_the_action_of_this_moment_and_of_the_next() -> None:
    table = duel()
    done(table, Manoeuvre.STUN)
    table.play("Ana action pass", "Ana action pass", "Ana action pass", "Ben action pass")
    assert table.fight.moment == 3
    assert len(table.events(Event.STUNNED)) == 2


@pytest.mark.clause("IH-6.3")
def test_knockout() -> None:
    table = duel()
    done(table, Manoeuvre.KNOCKOUT)
    assert table["Ben"].sleep == Sleep.KNOCKED_OUT
    assert table["Ben"].down


@pytest.mark.clause("IH-6.3", "IH-6.12")
@pytest.mark.parametrize(
    ("grade", "double", "hexes"),
    [(Grade.SPECIAL, False, 1), (Grade.CRITICAL, False, 2), (Grade.SPECIAL, True, 2), (Grade.CRITICAL, True, 4)],
)
def test_push(grade: Grade, double: bool, hexes: int) -> None:
    table = on_map(fighter("Ana"), fighter("Ben"))
    done(table, Manoeuvre.PUSH, grade=grade, double=double)
    assert gap(table.fight, table["Ana"], table["Ben"]) == 1 + hexes


@pytest.mark.clause("IH-6.3", "IH-15.2")
def test_overpower() -> None:
    table = on_map(fighter("Ana", strength=18), fighter("Ben"))
    done(table, Manoeuvre.OVERPOWER, "Ana hurl_direction 3")
    assert gap(table.fight, table["Ana"], table["Ben"]) == 2
    assert table["Ben"].down


@pytest.mark.clause("IH-6.3", "IH-6.10")
def test_precision_stab_finds_a_gap_in_the_armour() -> None:
    mail = {"name": "mail", "points": 4, "material": "hide"}
    table = duel(fighter("Ana", "dagger"), fighter("Ben", armour=[mail], **STURDY))
    table.fight.where = CHEST
    done(table, Manoeuvre.PRECISION_STAB, "Ana damage 3", "Ben organ 99")
    assert table["Ben"].hurt[CHEST] == 5


@pytest.mark.clause("IH-6.3", "IH-6.10")
def test_swing_is_blunt_and_strikes_a_location_of_choice() -> None:
    table = duel(fighter("Ana", blade(type="piercing", tags=["thrusting"])))
    table.fight.target = table["Ben"].index
    done(table, Manoeuvre.SWING, "Ana location left-hand", "Ana damage 5", "Ben bone 99")
    assert [told.numbers for told in table.events(Event.WOUND)] == [(1, 5, 11)]


@pytest.mark.clause("IH-6.3", "IH-6.10", "IH-13.4")
def test_torch_sets_the_struck_location_on_fire() -> None:
    table = duel(fighter("Ana", "torch"))
    table.fight.where = CHEST
    done(table, Manoeuvre.TORCH)
    assert table["Ben"].burning == 1 << CHEST
    table = duel(fighter("Ana", "torch"))
    done(table, Manoeuvre.TORCH, "Ana location 20")
    assert table["Ben"].burning == 1 << 12


@pytest.mark.clause("IH-6.12", "IH-6.10")
def test_what_is_doubled_of_a_blow_comes_twice() -> None:
    table = duel(fighter("Ana", blade(tags=["cutting"])))
    table.fight.where = CHEST
    done(table, Manoeuvre.THRUST, "Ana damage 3", "Ben organ 99", "Ana damage 2", "Ben organ 99", double=True)
    assert table["Ben"].hurt[CHEST] == 5


@pytest.mark.clause("IH-6.12", "IH-15.2", "IH-6.3")
@pytest.mark.parametrize(("double", "hexes"), [(False, 1), (True, 2)])
def test_a_hurl_is_doubled_in_hexes(double: bool, hexes: int) -> None:
    table = on_map(fighter("Ana", strength=18), fighter("Ben"))
    done(table, Manoeuvre.OVERPOWER, "Ana hurl_direction 3", double=double)
    assert gap(table.fight, table["Ana"], table["Ben"]) == 1 + hexes
    assert [told.numbers for told in table.events(Event.HURLED)] == [(hexes, 0, 0)]


@pytest.mark.clause("IH-6.12", "IH-6.3")
def test_draw_closer_doubled() -> None:
    table = on_map(fighter("Ana", "whip"), fighter("Ben"), hexes=3)
    done(table, Manoeuvre.DRAW_CLOSER, double=True)
    assert gap(table.fight, table["Ana"], table["Ben"]) == 1


@pytest.mark.clause("IH-6.3", "IH-18.2")
@pytest.mark.parametrize(("manoeuvre", "counters"), [(Manoeuvre.PRECISION_STAB, 0), (Manoeuvre.THRUST, 1)])
def test_only_armour_that_protects_is_worn(manoeuvre: Manoeuvre, counters: int) -> None:
    mail = {"name": "mail", "points": 2, "material": "metal"}
    table = duel(fighter("Ana", blade(tags=["cutting"])), fighter("Ben", armour=[mail], **STURDY))
    table.fight.where = CHEST
    stab = ["Ben organ 99"] if manoeuvre == Manoeuvre.THRUST else []
    done(table, manoeuvre, "Ana damage 5", *stab)
    assert table["Ben"].piece_wear[0] == counters


@pytest.mark.clause("IH-6.3", "IH-2.5")
@pytest.mark.parametrize(("modifier", "may"), [(0, True), (5, True), (-5, False), (None, False)])
def test_precision_stab_needs_a_weapon_without_a_penalty_at_range_0(modifier: int | None, may: bool) -> None:
    table = duel(fighter("Ana", blade(ranges=[modifier, 0])))
    assert (Manoeuvre.PRECISION_STAB in allowed(table)) is may


@pytest.mark.clause("IH-6.3", "IH-6.11")
def test_what_ones_own_state_forbids() -> None:
    table = duel(fighter("Ana", voice=0))
    assert Manoeuvre.SHOUT not in allowed(table)
    table["Ana"].down = True
    assert Manoeuvre.EVADE not in allowed(table)
    table["Ana"].grappled, table["Ben"].grappled = 1, 0
    assert Manoeuvre.GRAPPLE not in allowed(table)
