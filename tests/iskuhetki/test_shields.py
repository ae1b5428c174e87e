"""IH-19: shields: their wear, what pierces them, striking with them, cover; IH-2.18: which side they guard."""

from __future__ import annotations

from typing import Any

import pytest

from affray.rulesets.iskuhetki.codes import Event
from affray.rulesets.iskuhetki.kinds import Cover, Way
from affray.rulesets.iskuhetki.rules.defence import ARROW, BLOW, THROWN, ways

from tests.iskuhetki.table import STURDY, Sheet, Table, blade, blow, bow, fighter, shield

PLAIN, SPECIAL, CRITICAL = 40, 8, 2  # on a d100 against 50
CHEST, LEFT_FOREARM, LEFT_HAND, RIGHT_FOREARM, HEAD = 5, 10, 11, 7, 12
RIGHT_THIGH, LEFT_THIGH = "Ana location 5", "Ana location 7"
OPEN = {"columns": 20, "rows": 7}
UNASKED = {"facing_asked": False}
PARRIED = ["Ben defence parry-off", f"Ben defence {PLAIN}"]


def bearer(name: str = "Ben", *, armour: int = 0, level: int = 2, **rest: Any) -> Sheet:
    """Somebody with a target shield of level 2 on the left arm, and a sword."""
    worn = {"armour": [{"name": "mail", "points": armour, "material": "hide"}]} if armour else {}
    kind = rest.pop("shield", "target")
    return fighter(name, blade(), shield(level=level, shield=kind), **worn, **STURDY, **rest)


def duel(ben: Sheet | None = None, *, ana: Sheet | None = None, **rest: Any) -> Table:
    """Ana, who comes first, with a sword of d10, against Ben."""
    table = Table(ana or fighter("Ana", blade(damage="d10")), ben or bearer(), **rest)
    table.begin(Ana=6, Ben=1)
    return table


def archery(ben: Sheet | None = None, *archers: str, penetration: int = 2, **rest: Any) -> Table:
    """Ana, and others of her side, with bows of d6 about to shoot normally, against Ben, 10 hexes away."""
    arrow = {"name": "shaft", "penetration": penetration}
    names = ("Ana", *archers)
    places = rest.pop("places", {})
    side = [fighter(name, bow(arrow, ready="loaded"), **places.get(name, {})) for name in names]
    table = Table(side, ben or bearer(), **rest if "map" in rest else {"distance": 10, **rest})
    table.begin(**{name: 6 - k for k, name in enumerate(table.roster.names)})
    for name in names:
        table[name].steps[0], table[name].aim_at = 2, table["Ben"].index
    return table


def shot(name: str, face: int, *then: str) -> list[str]:
    """Somebody shoots at Ben."""
    return [f"{name} action shoot", f"{name} attack {face}", *then]


def wear(table: Table) -> tuple[int, bool]:
    """The counters on Ben's shield, and whether it is broken."""
    ben = table["Ben"]
    assert (ben.off == 1) is not (ben.broken == 2)
    return ben.wear[1], ben.broken == 2


def hurt(table: Table) -> dict[int, int]:
    """Ben's open points by location."""
    return {k: table["Ben"].hurt[k] for k in range(13) if table["Ben"].hurt[k]}


# ---- wear -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-19.1", "IH-3.8")
@pytest.mark.parametrize(
    ("level", "damage", "counters"), [(1, 2, 0), (1, 3, 1), (2, 4, 0), (2, 5, 1), (2, 10, 1), (4, 8, 0), (4, 9, 1)]
)
def test_a_parry_takes_all_damage_and_a_counter_from_more_than_twice_the_level(
    level: int, damage: int, counters: int
) -> None:
    table = duel(bearer(level=level))
    table.play("Ana action strike", f"Ana attack {PLAIN}", *PARRIED, f"Ana damage {damage}")
    assert wear(table) == (counters, False)
    assert hurt(table) == {}


@pytest.mark.clause("IH-19.1", "IH-17.4", "IH-17.1")
def test_a_shield_has_no_threshold_and_breaks_with_more_counters_than_its_level() -> None:
    table = duel(bearer(level=1))
    table["Ben"].wear[1] = 1  # a weapon would roll its threshold now
    table.play("Ana action strike", f"Ana attack {PLAIN}", *PARRIED, "Ana damage 2")
    assert wear(table) == (1, False)
    table.play("Ben action pass", "Ana action strike", f"Ana attack {PLAIN}", *PARRIED, "Ana damage 3")
    assert wear(table) == (2, True)
    assert table.saw(Event.BROKEN)
    assert table["Ben"].used == 0
    assert ways(table.fight, table["Ben"], table["Ana"], BLOW) & 1 << Way.PARRY_OFF == 0


@pytest.mark.clause("IH-19.1", "IH-3.8")
@pytest.mark.parametrize("face", [SPECIAL, CRITICAL])
def test_a_special_parry_spares_the_shield(face: int) -> None:
    table = duel(bearer(level=1))
    table.play("Ana action strike", f"Ana attack {PLAIN}", "Ben defence parry-off", f"Ben defence {face}")
    assert wear(table) == (0, False)
    assert not table.saw(Event.DAMAGE)


@pytest.mark.clause("IH-19.1", "IH-7.9", "IH-3.8")
@pytest.mark.parametrize(("face", "counters"), [(PLAIN, 1), (SPECIAL, 0)])
def test_a_thrown_weapon_is_parried_with_it_too(face: int, counters: int) -> None:
    table = duel(bearer(level=2), ana=fighter("Ana", {"weapon": "javelin", "skill": 50}), distance=4)
    table.play(
        "Ana action throw", f"Ana attack {SPECIAL}", "Ben defence parry-off", f"Ben defence {face}",
        *["Ana damage 6"] * counters,
    )  # fmt: skip
    assert wear(table) == (counters, False)
    assert hurt(table) == {}


@pytest.mark.clause("IH-17.1", "IH-17.4", "IH-7.9")
@pytest.mark.parametrize(("face", "used"), [(PLAIN, True), (SPECIAL, False)])
def test_a_weapon_that_parries_a_thrown_one_is_used(face: int, used: bool) -> None:
    ben = fighter("Ben", blade(level=1, quality=50), **STURDY)
    table = duel(ben, ana=fighter("Ana", {"weapon": "javelin", "skill": 50}), distance=4)
    table["Ben"].wear[0] = 1
    held = ["Ben threshold 70"] * used
    table.play("Ana action throw", f"Ana attack {PLAIN}", "Ben defence parry", f"Ben defence {face}", *held)
    assert table["Ben"].used == used


# ---- what goes through ----------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-19.2", "IH-3.11")
@pytest.mark.parametrize(
    ("left_handed", "forearm"), [(False, LEFT_FOREARM), (True, RIGHT_FOREARM)], ids=["on the left", "on the right"]
)
def test_the_excess_of_a_special_hits_the_forearm_that_bears_the_shield(left_handed: bool, forearm: int) -> None:
    table = archery(bearer(left_handed=left_handed), penetration=0)
    cover = ["Ben defence cover", "Ben cover cover-body", "Ana location 12"]
    table.play(*shot("Ana", SPECIAL, *cover, "Ana damage 5", "Ben bone 99"))
    assert hurt(table) == {forearm: 2}  # 5 - (2 + 1)
    assert [told.numbers for told in table.events(Event.PIERCED)] == [(2, forearm, 0)]
    assert table.saw(Event.STUCK)


@pytest.mark.clause("IH-19.2", "IH-7.4")
@pytest.mark.parametrize(
    ("face", "level", "penetration", "die", "struck"),
    [
        (PLAIN, 2, 9, 6, {}),  # it stops in the shield
        (SPECIAL, 5, 0, 6, {}),  # not more than level + 1
        (SPECIAL, 4, 0, 6, {LEFT_FOREARM: 1}),
        (SPECIAL, 5, 1, 6, {LEFT_FOREARM: 2}),  # 6 + 2 x 1 against 6
        (SPECIAL, 2, 5, 1, {LEFT_FOREARM: 1}),  # 11 against 3, but at most the die
        (CRITICAL, 3, 0, 0, {LEFT_HAND: 2}),  # the die is 6
    ],
)
def test_what_exceeds_level_and_1_is_compared_with_the_penetration(
    face: int, level: int, penetration: int, die: int, struck: dict[int, int]
) -> None:
    table = archery(bearer(level=level), penetration=penetration)
    rolled = [f"Ana damage {die}"] * bool(die) + ["Ben bone 100"] * bool(struck)
    table.play(*shot("Ana", face, "Ben defence cover", "Ben cover cover-body", "Ana location 12", *rolled))
    assert hurt(table) == struck


@pytest.mark.clause("IH-19.2")
@pytest.mark.parametrize(("armour", "struck"), [(2, {LEFT_FOREARM: 1}), (3, {})])
def test_the_armour_of_the_arm_still_counts(armour: int, struck: dict[int, int]) -> None:
    table = archery(bearer(armour=armour), penetration=0)
    cover = ["Ben defence cover", "Ben cover cover-body", "Ana location 12", "Ana damage 6"]
    table.play(*shot("Ana", SPECIAL, *cover, *["Ben bone 99"] * bool(struck)))
    assert hurt(table) == struck


@pytest.mark.clause("IH-19.2")
@pytest.mark.parametrize(
    ("option", "type", "face", "struck"),
    [
        (False, "piercing", SPECIAL, {}),
        (True, "piercing", PLAIN, {}),
        (True, "piercing", SPECIAL, {LEFT_FOREARM: 4}),
        (True, "piercing", CRITICAL, {LEFT_HAND: 4}),
        (True, "hack", SPECIAL, {}),
    ],
)
def test_option_thrusts_pierce_shields(option: bool, type: str, face: int, struck: dict[int, int]) -> None:  # noqa: A002
    ana = fighter("Ana", blade(type=type, damage="d10"))
    table = duel(ana=ana, options={"thrusts_pierce_shields": option})
    named = ["Ana manoeuvre no-manoeuvre"] * (face < PLAIN)
    bone = ["Ben bone 100"] * bool(struck)
    table.play("Ana action strike", f"Ana attack {face}", *named, *PARRIED, "Ana damage 7", *bone)
    assert hurt(table) == struck
    assert wear(table) == (1, False)


@pytest.mark.clause("IH-19.2", "IH-19.1")
def test_a_shield_that_breaks_leaves_the_same_arm_behind_it() -> None:
    table = archery(bearer(level=1), penetration=0)
    table["Ben"].wear[1] = 1
    cover = ["Ben defence cover", "Ben cover cover-body", "Ana location 12", "Ana damage 5", "Ben bone 99"]
    table.play(*shot("Ana", SPECIAL, *cover))
    assert (wear(table), hurt(table)) == ((2, True), {LEFT_FOREARM: 3})


@pytest.mark.clause("IH-19.2", "IH-20.7")
def test_with_the_option_a_poisoned_thrust_poisons() -> None:
    poison = {"name": "bane", "potency": 12, "rounds": 2}
    ana = fighter("Ana", blade(type="piercing", damage="d10", poison=poison))
    for damage, poisoned in ((7, True), (3, False)):
        table = duel(ana=ana, options={"thrusts_pierce_shields": True})
        named = ["Ana manoeuvre no-manoeuvre", *PARRIED, f"Ana damage {damage}", *["Ben bone 99"] * poisoned]
        table.play("Ana action strike", f"Ana attack {SPECIAL}", *named)
        assert (table["Ben"].poison >= 0) is poisoned


@pytest.mark.clause("IH-19.2", "IH-3.8")
def test_with_the_option_a_special_parry_lets_nothing_through() -> None:
    ana = fighter("Ana", blade(type="piercing", damage="d10"))
    table = duel(ana=ana, options={"thrusts_pierce_shields": True})
    parried = ["Ben defence parry-off", f"Ben defence {SPECIAL}"]
    table.play("Ana action strike", f"Ana attack {CRITICAL}", "Ana manoeuvre no-manoeuvre", *parried)
    assert hurt(table) == {}


# ---- striking with it -----------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-19.3")
@pytest.mark.parametrize(
    "thing", ["buckler", "round-shield", "heater", "kite", "full-shield", {"name": "door", "shield": "full"}]
)
def test_a_shield_strikes_with_d6_of_blunt_damage(thing: Any) -> None:
    made = {"weapon": thing} if isinstance(thing, str) else thing
    table = duel(fighter("Ben", **STURDY), ana=fighter("Ana", {**made, "ranges": [0, 0]}))
    table.play(*blow("Ana", PLAIN, "Ben"), "Ana location 12", "Ana damage 6", "Ben bone 99")
    assert [told.numbers[:2] for told in table.events(Event.WOUND)] == [(1, 6)]  # a bruise


@pytest.mark.clause("IH-19.3")
def test_unless_its_data_say_otherwise() -> None:
    spiked = {"name": "spiked", "shield": "target", "damage": "d8", "type": "piercing", "ranges": [0, 0]}
    table = duel(fighter("Ben", **STURDY), ana=fighter("Ana", spiked))
    table.play(*blow("Ana", PLAIN, "Ben"), "Ana location 12", "Ana damage 8", "Ben organ 99")
    assert [told.numbers[:2] for told in table.events(Event.WOUND)] == [(2, 8)]


# ---- cover ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-19.4")
@pytest.mark.parametrize(
    ("kind", "cover", "struck"),
    [
        ("target", "body", [HEAD, 0, 1, 2, 3]),
        ("target", "head", [4, 0, 1, 2, 3]),
        ("kite", "body-thigh", [HEAD, 0, 1]),
        ("kite", "body-head", [0, 1, 2, 3]),
        ("full", "", []),
    ],
)
def test_what_each_kind_of_shield_covers(kind: str, cover: str, struck: list[int]) -> None:
    faces = {0: 1, 1: 3, 2: 5, 3: 7, 4: 9, 5: 11, 6: 14, 7: 15, 8: 16, 9: 17, 10: 18, 11: 19, 12: 20}
    named = [f"Ben cover cover-{cover}"] if cover else []
    found = []
    for location, face in faces.items():
        table = archery(bearer(level=5, shield=kind))
        bone = [] if location not in struck else ["Ben bone 99"] if location < 4 else ["Ben organ 99"]
        table.play(*shot("Ana", PLAIN, "Ben defence cover", *named, f"Ana location {face}", "Ana damage 2", *bone))
        assert table.saw(Event.COVERED) is (location not in struck)
        found += [location] if hurt(table) else []
    assert sorted(found) == sorted(struck)


@pytest.mark.clause("IH-19.4", "IH-1.5")
def test_cover_is_the_defence_action_without_a_roll() -> None:
    table = archery(bearer(), "Cid", distance=1)
    table.play(*shot("Ana", PLAIN, "Ben defence cover", "Ben cover cover-body", "Ana location 12", "Ana damage 1"))
    assert not table.saw(Event.DEFENDS)
    ben = table["Ben"]
    assert (ben.cover, ben.defences_left, ben.fought) == (Cover.BODY, 0, True)
    assert ways(table.fight, ben, table["Cid"], BLOW) == 1 << Way.NONE
    table = archery(bearer(dodge=50), "Cid")
    table.play(*shot("Ana", PLAIN, "Ben defence dodge", "Ben main_way dodge", "Ben points 9", "Ben defence 5"))
    assert ways(table.fight, table["Ben"], table["Cid"], ARROW) == 1 << Way.NONE | 1 << Way.DODGE


@pytest.mark.clause("IH-19.4", "IH-1.5")
def test_who_has_two_defence_actions_may_parry_and_take_cover() -> None:
    table = archery(bearer(defences=2), "Cid")
    parried = ["Ben defence parry-off", "Ben points 50", "Ben defence 9"]
    table["Ana"].main, table["Ana"].nocked = -1, -1
    table.fight.gaps[0].to[2] = table.fight.gaps[2].to[0] = 0
    table.play("Ana action strike", "Ana weapon kick", "Ana attack 40", *parried)
    table.play(*shot("Cid", PLAIN, "Ben defence cover", "Ben cover cover-body", "Cid location 12", "Cid damage 1"))
    assert hurt(table) == {}


@pytest.mark.clause("IH-19.4")
def test_it_is_good_for_all_arrows_of_the_moment() -> None:
    table = archery(bearer(), "Cid")
    table.play(*shot("Ana", PLAIN, "Ben defence cover", "Ben cover cover-body", "Ana location 12", "Ana damage 5"))
    table.play(*shot("Cid", PLAIN, "Cid location 9", "Cid damage 5"))
    assert (wear(table), hurt(table)) == ((2, False), {})
    table.play("Ben action pass")
    table.step()
    assert table["Ben"].cover == Cover.NONE


@pytest.mark.clause("IH-19.4", "IH-19.1")
def test_a_shield_that_is_broken_covers_nothing_any_more() -> None:
    table = archery(bearer(level=1), "Cid")
    table["Ben"].wear[1] = 1
    table.play(*shot("Ana", PLAIN, "Ben defence cover", "Ben cover cover-body", "Ana location 12", "Ana damage 3"))
    assert wear(table) == (2, True)
    table.play(*shot("Cid", PLAIN, "Cid location 12", "Cid damage 3", "Ben organ 99"))
    assert hurt(table) == {CHEST: 3}


def around(left_handed: bool) -> Table:
    """Ben faces west, Ana stands there; Cid is to the east of him, Dan to the north-east, Eve to the south-east."""
    places = {"Ana": [4, 3], "Cid": [16, 3], "Dan": [12, 0], "Eve": [11, 6]}
    at = {name: {"at": place} for name, place in places.items()}
    ben = bearer(at=[10, 3], facing="w", left_handed=left_handed)
    return archery(ben, "Cid", "Dan", "Eve", map=OPEN, places=at, options=UNASKED)


@pytest.mark.clause("IH-19.4", "IH-7.9", "IH-2.18")
@pytest.mark.parametrize(("left_handed", "covered"), [(False, {"Ana", "Eve"}), (True, {"Ana", "Dan"})])
def test_it_is_good_for_those_from_the_front_and_the_shields_side(left_handed: bool, covered: set[str]) -> None:
    found = set()
    for name in ("Ana", "Cid", "Dan", "Eve"):
        table = around(left_handed)
        bits = ways(table.fight, table["Ben"], table[name], ARROW)
        found |= {name} if bits >> Way.COVER & 1 else set()
        table["Ben"].cover, table["Ben"].defences_left = Cover.BODY, 0
        others = [f"{other} action pass" for other in ("Ana", "Cid", "Dan", "Eve") if other < name]
        organ = [] if name in covered else ["Ben organ 99"]
        table.play(*others, *shot(name, PLAIN, f"{name} location 12", f"{name} damage 1", *organ))
        assert table.saw(Event.COVERED) is (name in covered)
    assert found == covered


@pytest.mark.clause("IH-19.4", "IH-7.9")
def test_a_small_shield_covers_nothing_and_cover_is_against_arrows() -> None:
    table = archery(bearer(shield="small"))
    assert ways(table.fight, table["Ben"], table["Ana"], ARROW) == 1 << Way.NONE
    table = archery(bearer())
    assert ways(table.fight, table["Ben"], table["Ana"], ARROW) == 1 << Way.NONE | 1 << Way.COVER
    assert ways(table.fight, table["Ben"], table["Ana"], THROWN) == 1 << Way.NONE | 1 << Way.PARRY | 1 << Way.PARRY_OFF


@pytest.mark.clause("IH-7.9", "IH-19.4", "IH-3.16")
@pytest.mark.parametrize("what", [ARROW, THROWN])
def test_only_who_sees_it_coming_answers_a_missile(what: int) -> None:
    table = archery(bearer(dodge=50))
    ben = table["Ben"]
    assert ways(table.fight, ben, table["Ana"], what) != 1 << Way.NONE
    ben.blinded = True
    assert ways(table.fight, ben, table["Ana"], what) == 1 << Way.NONE
    assert ways(table.fight, ben, table["Ana"], BLOW) != 1 << Way.NONE  # at a quarter of the skill (IH-3.17)
    ben.blinded, ben.alert = False, False
    assert ways(table.fight, ben, table["Ana"], what) == 1 << Way.NONE
