"""IH-3.12, IH-3.15, IH-6.1, IH-6.2, IH-6.10: one blow, and the manoeuvre that a special brings."""

from __future__ import annotations

import pytest

from affray.core.referee import Coded
from affray.rulesets.iskuhetki.codes import Event, Why
from affray.rulesets.iskuhetki.kinds import Grade, Opening
from affray.rulesets.iskuhetki.model import LOCATIONS
from affray.rulesets.iskuhetki.rules.damage import damage_of, strike_location
from affray.rulesets.iskuhetki.rules.strike import LIFTED, roll_attack

from tests.iskuhetki.table import KICK, STURDY, Table, blade, blow, duel, fighter, shield

PLAIN, SPECIAL, CRITICAL, MISS, FUMBLE = 40, 8, 2, 70, 99  # on a d100 against 50
CHEST, BLADE_CHEST = 5, "Ana location 12"


def special(face: int, manoeuvre: str, *then: str, keep: bool = True) -> list[str]:
    """Ana's special or critical strike, not answered, with a manoeuvre."""
    named = [f"Ana manoeuvre {manoeuvre}", f"Ana blow {'keep' if keep else 'leave-out'}", "Ben defence none"]
    return ["Ana action strike", f"Ana attack {face}", *named, *then]


def order(table: Table, *events: Event) -> list[Coded]:
    """Those of some kinds that were told in the last call, in their order."""
    return [told.event for told in table.told if told.event in events]


# ---- where, and how much --------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-3.11")
@pytest.mark.parametrize(
    ("faces", "front"),
    [(range(1, 3), 0), (range(3, 5), 1), (range(5, 7), 2), (range(7, 9), 3), (range(9, 11), 4), (range(11, 14), 5)]
    + [(range(k, k + 1), k - 8) for k in range(14, 21)],
)
def test_the_d20_finds_the_location(faces: range, front: int) -> None:
    table = duel()
    for face in faces:
        lines = [f"Ana location {face}"]
        assert table.call(strike_location, table.fight, table["Ana"], table["Ben"], lines=lines) == front


@pytest.mark.clause("IH-3.11")
def test_from_behind_and_from_above_by_tables_of_their_own() -> None:
    table = duel()
    ana, ben = table["Ana"], table["Ben"]
    ben.alert = False  # without a map: struck from behind
    assert table.call(strike_location, table.fight, ana, ben, lines=["Ana location 11"]) == 4  # the abdomen
    table = duel(fighter("Ana", above=True))
    assert table.call(strike_location, table.fight, table["Ana"], table["Ben"], lines=["Ana location 17"]) == 12
    table = duel(fighter("Ana", above=True), fighter("Ben", above=True))
    assert table.call(strike_location, table.fight, table["Ana"], table["Ben"], lines=["Ana location 17"]) == 9


@pytest.mark.clause("IH-3.11")
@pytest.mark.parametrize(("creature", "face", "location"), [("wolf", 1, "right-hind-leg"), ("wolf", 20, "head")])
def test_other_creatures_bring_tables_of_their_own(creature: str, face: int, location: str) -> None:
    table = Table(fighter("Ana"), {"creature": creature, "name": "Ben"})
    where = table.call(strike_location, table.fight, table["Ana"], table["Ben"], lines=[f"Ana location {face}"])
    of_body = table.fight.book.beings[1].table * LOCATIONS
    assert table.roster.things["locations"][of_body + where] == location


@pytest.mark.clause("IH-3.12")
@pytest.mark.parametrize(
    ("bonus", "wear", "dice", "points"),
    [
        ("0", 0, ["Ana damage 4"], 6),
        ("d4", 0, ["Ana damage 4", "Ana damage_bonus 3"], 9),
        ("-d6", 0, ["Ana damage 4", "Ana damage_bonus 5"], 1),
        ("-d6", 0, ["Ana damage 1", "Ana damage_bonus 6"], 0),
        ("2d6", 2, ["Ana damage 4", "Ana damage_bonus 11"], 15),
    ],
)
def test_damage_is_dice_and_bonus_less_wear(bonus: str, wear: int, dice: list[str], points: int) -> None:
    table = duel(fighter("Ana", blade(damage="d6+2"), damage_bonus=bonus))
    table["Ana"].wear[0] = wear
    arguments = (table.fight, table["Ana"], table["Ben"], 0, False)
    assert table.call(damage_of, *arguments, lines=dice) == points


@pytest.mark.clause("IH-3.12", "IH-17.2")
def test_wear_is_a_part_that_comes_off() -> None:
    table = duel()
    table["Ana"].wear[0] = 2
    assert table.call(damage_of, table.fight, table["Ana"], table["Ben"], 0, False, lines=["Ana damage 5"]) == 3
    assert table.sum("Ana") == 3


@pytest.mark.clause("IH-2.11")
def test_a_charge_adds_a_d6() -> None:
    table = duel()
    table["Ana"].strode = 2
    table.play(*blow("Ana", PLAIN, "Ben"), BLADE_CHEST, "Ana damage 3", "Ana charge 5")
    assert table["Ben"].hurt[CHEST] == 8


@pytest.mark.clause("IH-3.1", "IH-3.4", "IH-3.14")
@pytest.mark.parametrize(("face", "hits"), [(40, True), (41, False)])
def test_at_or_under_the_modified_skill_a_strike_hits(face: int, hits: bool) -> None:
    table = duel()
    table["Ben"].down = True
    struck = ["Ben defence none", "Ana damage 1"] if hits else []
    table.play("Ana action aimed", "Ana aim chest", f"Ana attack {face}", *struck)
    assert [told.numbers[:2] for told in table.events(Event.STRIKES)] == [(face, 40)]
    assert table.saw(Event.MISSES) is not hits
    assert table["Ben"].hurt[CHEST] == int(hits)


# ---- the order ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-3.15")
def test_one_blow_in_its_order() -> None:
    mail = {"name": "mail", "points": 2, "material": "metal"}
    ana = fighter("Ana", blade(level=1, quality=50, type="blunt"))
    table = duel(ana, fighter("Ben", armour=[mail], **STURDY))
    table["Ana"].wear[0] = 1
    table.play(
        *special(SPECIAL, "knockdown"), "Ana threshold 20", "Ana location 20", "Ana damage 6",
        "Ben bone 90", "Ben pain 10", "Ana second 20",
    )  # fmt: skip
    assert order(table, *Event) == [
        Event.TURN, Event.STRIKES, Event.GRADE, Event.MANOEUVRE, Event.HOLDS, Event.LOCATION, Event.DAMAGE,
        Event.ARMOUR_WORN, Event.ABSORBED, Event.WOUND, Event.HP, Event.BLOOD, Event.SECOND, Event.FALLS,
    ]  # fmt: skip


@pytest.mark.clause("IH-3.15")
def test_a_blow_that_is_stopped_has_no_location() -> None:
    table = duel()
    table.play(*blow("Ana", PLAIN, "Ben", "parry", 30))
    assert not table.saw(Event.LOCATION)


@pytest.mark.clause("IH-17.4")
def test_a_weapon_that_breaks_has_struck_all_the_same() -> None:
    table = duel(fighter("Ana", blade(level=1, quality=50)))
    table["Ana"].wear[0] = 1
    table.play(*blow("Ana", PLAIN, "Ben"), "Ana threshold 71", BLADE_CHEST, "Ana damage 4")
    assert order(table, Event.BROKEN, Event.DAMAGE) == [Event.BROKEN, Event.DAMAGE]
    assert table["Ana"].main == -1


# ---- specials -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-6.1")
@pytest.mark.parametrize(("face", "happens"), [(50, True), (51, False), (96, False), (1, True)])
def test_a_special_needs_a_second_roll_with_the_chance_of_the_first(face: int, happens: bool) -> None:
    table = duel()
    table.play(*special(SPECIAL, "knockdown"), BLADE_CHEST, "Ana damage 1", f"Ana second {face}")
    assert table["Ben"].down is happens
    assert [told.numbers for told in table.events(Event.SECOND)] == [(face, 50, int(happens))]


@pytest.mark.clause("IH-6.1")
def test_the_second_roll_goes_by_the_modified_chance() -> None:
    table = duel()
    table["Ana"].stamina = -2
    table.play(*special(5, "knockdown"), BLADE_CHEST, "Ana damage 1", "Ana second 31")
    assert table.sum("Ana", Why.FIRST) == 30
    assert not table["Ben"].down


@pytest.mark.clause("IH-6.1")
def test_a_critical_needs_no_second_roll() -> None:
    table = duel()
    table.play(*special(CRITICAL, "knockdown"), BLADE_CHEST, "Ana damage 1")
    assert table["Ben"].down
    assert table["Ben"].hurt[CHEST] == 1


@pytest.mark.clause("IH-6.1")
def test_normal_damage_may_be_left_out() -> None:
    table = duel()
    table.play(*special(CRITICAL, "knockdown", keep=False))
    assert table["Ben"].down
    assert table["Ben"].wound_count == 0


@pytest.mark.clause("IH-6.12")
def test_a_special_needs_no_manoeuvre() -> None:
    table = duel()
    lines = ["Ana manoeuvre no-manoeuvre", "Ben defence none", BLADE_CHEST, "Ana damage 1"]
    table.play("Ana action strike", f"Ana attack {SPECIAL}", *lines)
    assert table["Ben"].hurt[CHEST] == 1


@pytest.mark.clause("IH-6.1", "IH-3.6")
@pytest.mark.parametrize(("option", "down"), [(False, True), (True, False)])
def test_a_blow_that_is_stopped_does_not_stop_the_manoeuvre(option: bool, down: bool) -> None:
    table = duel(options={"defence_stops_manoeuvre": option})
    second = [] if option else ["Ana second 30"]
    table.play(
        "Ana action strike", f"Ana attack {SPECIAL}", "Ana manoeuvre knockdown", "Ana blow keep",
        "Ben defence parry", "Ben defence 30", *second,
    )  # fmt: skip
    assert table["Ben"].down is down
    assert table["Ben"].wound_count == 0


@pytest.mark.clause("IH-3.8")
def test_the_shield_takes_only_damage_that_is_done() -> None:
    table = duel(ben=fighter("Ben", shield(level=1), blade(hand="belt"), **STURDY))
    parried = ["Ben defence parry-off", "Ben defence 30"]
    named = ["Ana manoeuvre knockdown", "Ana blow leave-out"]
    table.play("Ana action strike", f"Ana attack {CRITICAL}", *named, *parried)
    assert table["Ben"].wear[0] == 0
    assert table["Ben"].down


@pytest.mark.clause("IH-3.8", "IH-2.11")
def test_the_shield_takes_all_the_damage_a_charges_too() -> None:
    table = duel(ben=fighter("Ben", shield(level=1), blade(hand="belt"), **STURDY))
    table["Ana"].strode = 2
    table.play(*blow("Ana", PLAIN, "Ben", "parry-off", 30), "Ana damage 1", "Ana charge 6")
    assert table["Ben"].wear[0] == 1


# ---- blows of their own ---------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-6.10", "IH-6.3")
def test_a_thrust_does_damage_of_its_own_at_the_same_location() -> None:
    ana = fighter("Ana", blade(tags=["cutting"]))
    mail = {"name": "mail", "points": 3, "material": "hide"}
    table = duel(ana, fighter("Ben", armour=[mail], **STURDY))
    table.play(
        *special(SPECIAL, "thrust"), BLADE_CHEST, "Ana damage 5", "Ben bone 99",
        "Ana second 30", "Ana damage 4", "Ben organ 99",
    )  # fmt: skip
    assert [told.numbers for told in table.events(Event.WOUND)] == [(1, 2, CHEST), (2, 3, CHEST)]  # PP 3, and half


@pytest.mark.clause("IH-6.10")
def test_option_blow_manoeuvres_instead_has_the_damage_come_once() -> None:
    mail = {"name": "mail", "points": 3, "material": "hide"}
    ana, ben = fighter("Ana", blade(tags=["cutting"])), fighter("Ben", armour=[mail], **STURDY)
    table = duel(ana, ben, options={"blow_manoeuvres": "instead"})
    table.play(*special(SPECIAL, "thrust"), "Ana second 30", BLADE_CHEST, "Ana damage 4", "Ben organ 99")
    assert [told.numbers for told in table.events(Event.WOUND)] == [(2, 3, CHEST)]
    table = duel(ana, ben, options={"blow_manoeuvres": "instead"})
    table.play(*special(SPECIAL, "thrust"), "Ana second 70", BLADE_CHEST, "Ana damage 5", "Ben bone 99")
    assert [told.numbers for told in table.events(Event.WOUND)] == [(1, 2, CHEST)]


@pytest.mark.clause("IH-6.3", "IH-6.10")
@pytest.mark.parametrize("face", [SPECIAL, CRITICAL])
def test_dual_wield_is_one_more_attack_with_the_other_weapon_in_place_of_the_second_roll(face: int) -> None:
    ana = fighter("Ana", blade(), blade(name="left", hand="off", damage="d4"), dual_wield=30)
    table = Table(ana, fighter("Ben", **STURDY))
    table.begin(Ana=6, Ben=1)
    first = ["Ana action strike", "Ana weapon blade", f"Ana attack {face}", "Ana manoeuvre dual-wield", "Ana blow keep"]
    answered = ["Ben defence parry", "Ben points 50", "Ben defence 20"]
    table.play(*first, *answered, "Ana attack 29", BLADE_CHEST, "Ana damage 4")
    assert [told.numbers[:2] for told in table.events(Event.STRIKES)] == [(face, 50), (29, 30)]
    assert table["Ben"].hurt[CHEST] == 4


# ---- kept specials, and those out of fumbles ------------------------------------------------------------------------


@pytest.mark.clause("IH-6.2")
def test_a_special_without_a_possible_manoeuvre_is_kept_for_the_next_moment() -> None:
    table = Table(
        fighter("Ana", {"weapon": "long-spear", "tags": []}),
        [fighter("Ben", KICK, **STURDY), fighter("Cid")],
        distance=2,
    )
    table["Ana"].down = table["Ben"].down = True
    table["Ben"].sleep = 1
    table.begin(Ana=6, Ben=2, Cid=1)
    struck = [
        "Ana action strike",
        "Ana target Ben",
        f"Ana attack {SPECIAL}",
        BLADE_CHEST,
        "Ana damage 1",
        "Ben organ 99",
    ]
    table.play(*struck)
    assert table.saw(Event.KEEPS_SPECIAL)
    table.play(*["Cid action pass", "Ana action pass"])
    assert table["Ana"].opening == Opening.ATTACK
    table.play("Cid action pass", "Ana action pass")
    assert table["Ana"].opening == Opening.NONE


@pytest.mark.clause("IH-6.9", "IH-3.10", "IH-6.8")
def test_after_a_fumble_the_attack_counts_as_a_special_unrolled() -> None:
    table = duel(fighter("Ana", **STURDY), fighter("Ben", **STURDY))
    table.play("Ana action strike", f"Ana attack {FUMBLE}")
    table.play(
        "Ben action opening", "Ben manoeuvre knockdown", "Ben blow keep", "Ana defence parry", "Ana defence 60",
        "Ben location 12", "Ben damage 2", "Ben second 40",
    )  # fmt: skip
    assert table["Ana"].down
    assert table["Ana"].hurt[CHEST] == 2
    assert table["Ben"].opening == Opening.NONE


@pytest.mark.clause("IH-6.9")
def test_a_lifted_attack_rolls_no_die() -> None:
    table = duel()
    assert table.call(roll_attack, table.fight, table["Ana"], table["Ben"], 0, -1, LIFTED) == Grade.SPECIAL
