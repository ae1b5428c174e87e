"""IH-13, IH-20.7: fire, burns and poison."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.kinds import Presence
from affray.rulesets.iskuhetki.codes import Event, Why
from affray.rulesets.iskuhetki.kinds import Damage, Loss, Material, Sleep, WoundKind
from affray.rulesets.iskuhetki.model import Combatant, Item, Poison
from affray.rulesets.iskuhetki.rules import packed
from affray.rulesets.iskuhetki.rules.deeds import burning_near
from affray.rulesets.iskuhetki.rules.fire import (
    burn_all,
    douse,
    envenom,
    ignite,
    poison_all,
    spread_all,
    stand_in_flames,
)
from affray.rulesets.iskuhetki.setup import add

from tests.iskuhetki.bench import (
    ABDOMEN,
    CHEST,
    COUNT,
    FOREARM,
    HAND,
    HEAD,
    LEFT_SHIN,
    LEFT_THIGH,
    LEFT_UPPER_ARM,
    SHIN,
    THIGH,
    UPPER_ARM,
    Bench,
    Die,
    bits,
    piece,
)
from tests.iskuhetki.field import spot
from tests.iskuhetki.table import Sheet, Table, fighter


def alight(*locations: int, armour: int = 0, **figures: Any) -> Bench:
    """Somebody who burns in these places."""
    bench = Bench(pieces=[piece(armour, Material.SOFT, *locations)] if armour else (), **figures)
    for location in locations:
        bench.call(ignite, bench.me, location)
    return bench


def burn(bench: Bench, *dice: Die, moments: int = 1) -> None:
    """The end of some moments; the dice are those of the last."""
    for k in range(moments):
        bench.call(burn_all, dice=dice if k == moments - 1 else ())


def burns(bench: Bench) -> list[tuple[int, int]]:
    """Location and points of each wound of `me`, all of them burns."""
    return burnt(bench.me)


def burnt(me: Combatant) -> list[tuple[int, int]]:
    """Location and points of each wound of somebody, all of them burns."""
    found = [me.wounds[k] for k in range(me.wound_count)]
    assert all(packed.wound_kind(wound) == WoundKind.BURN for wound in found)
    return [(packed.wound_where(wound), packed.wound_points(wound)) for wound in found]


@pytest.mark.clause("IH-13.2", "IH-13.1")
def test_each_moment_a_burning_location_loses_a_point_all_of_them_one_wound() -> None:
    bench = alight(THIGH, FOREARM)
    assert bench.me.burning == bits(THIGH, FOREARM)
    burn(bench)
    assert bench.numbers(Event.BURNS) == [(THIGH, 3, 0), (FOREARM, 2, 0)]
    burn(bench)
    assert burns(bench) == [(THIGH, 2), (FOREARM, 2)]
    assert (bench.hp(THIGH), bench.hp(FOREARM)) == (2, 1)
    assert (bench.me.blood, packed.bleeding(bench.me)) == (10, 0)


@pytest.mark.clause("IH-13.4")
def test_armour_shelters_for_its_points_of_moments() -> None:
    bench = alight(THIGH, armour=2)
    burn(bench, moments=2)
    assert (bench.hp(THIGH), burns(bench)) == (4, [])
    burn(bench)
    assert (bench.hp(THIGH), burns(bench)) == (3, [(THIGH, 1)])


@pytest.mark.clause("IH-13.4")
def test_what_burns_already_does_not_catch_fire_anew() -> None:
    bench = alight(THIGH, armour=1)
    burn(bench)
    bench.call(ignite, bench.me, THIGH)
    assert (bench.told, bench.me.sheltered[THIGH]) == ([], 0)


@pytest.mark.clause("IH-13.2")
def test_another_fire_is_another_wound_and_so_is_a_blow_with_fire() -> None:
    bench = Bench()
    bench.injure(THIGH, 1, Damage.FIRE)
    bench.call(ignite, bench.me, THIGH)
    burn(bench)
    assert burns(bench) == [(THIGH, 1), (THIGH, 1)]
    bench.call(douse, bench.foe, bench.me, THIGH, dice=[(Why.DOUSE, 5)])
    bench.call(ignite, bench.me, THIGH)
    bench.injure(THIGH, 1, Damage.FIRE)
    burn(bench, moments=2)
    assert burns(bench) == [(THIGH, 1), (THIGH, 1), (THIGH, 1), (THIGH, 2)]


@pytest.mark.clause("IH-13.2", "IH-12.1")
def test_a_location_that_burns_to_0_is_useless() -> None:
    bench = Bench(Item(), main=0)
    bench.call(ignite, bench.me, HAND)
    burn(bench, moments=3)
    assert bench.events() == [Event.HP, Event.USELESS, Event.BURNS, Event.DROPS]
    assert bench.me.main == -1


@pytest.mark.clause("IH-13.2", "IH-12.1", "IH-12.2")
def test_a_chest_that_burns_is_checked_once_at_0_and_kills_at_its_floor() -> None:
    bench = alight(CHEST, con=12)
    burn(bench, moments=4)
    burn(bench, (Why.SHOCK, 24))
    burn(bench, moments=4)
    assert Event.DIES not in bench.events()
    burn(bench)
    assert bench.me.dead
    burn(bench)
    assert burns(bench) == [(CHEST, 10)]


@pytest.mark.clause("IH-13.2")
def test_who_has_left_burns_no_more() -> None:
    bench = alight(THIGH, presence=Presence.AWAY)
    burn(bench)
    bench.call(spread_all)
    assert burns(bench) == []


# ---- catching fire ----------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-13.1", "IH-3.11")
def test_who_stands_in_flames_has_a_location_catch_fire() -> None:
    bench = Bench(mapped=True, alert=False)
    bench.me.piece.place, bench.foe.piece.place = spot(3, 3), spot(4, 3)
    bench.call(stand_in_flames)
    bench.set_alight(spot(3, 3))
    bench.call(stand_in_flames, dice=[(Why.CATCH_FIRE, 12)])
    assert (bench.me.burning, bench.foe.burning, bench.me.alert) == (bits(CHEST), 0, True)
    bench.call(stand_in_flames, dice=[(Why.CATCH_FIRE, 13)])
    assert bench.told == []
    bench.call(stand_in_flames, dice=[(Why.CATCH_FIRE, 20)])
    assert bench.me.burning == bits(CHEST, HEAD)


@pytest.mark.clause("IH-13.1")
def test_the_dead_do_not_catch_fire() -> None:
    bench = Bench(mapped=True, dead=True)
    bench.me.piece.place = spot(3, 3)
    bench.set_alight(spot(3, 3))
    bench.call(stand_in_flames)


@pytest.mark.clause("IH-13.3", "IH-20.3")
def test_fire_spreads_to_neighbours_that_do_not_burn() -> None:
    bench = alight(CHEST, HEAD)
    faces = [50, 51, 50]  # abdomen, upper arms
    bench.call(spread_all, dice=[(Why.SPREAD, face) for face in faces])
    assert bench.me.burning == bits(CHEST, HEAD, ABDOMEN, LEFT_UPPER_ARM)
    assert bench.numbers(Event.SPREADS) == [(ABDOMEN, 0, 0), (LEFT_UPPER_ARM, 0, 0)]


@pytest.mark.clause("IH-13.3")
def test_fire_spreads_from_what_burned_before_and_once_to_each() -> None:
    bench = alight(THIGH, LEFT_THIGH)  # the abdomen is next to both
    bench.call(spread_all, dice=[(Why.SPREAD, 51), (Why.SPREAD, 51), (Why.SPREAD, 50)])
    assert bench.me.burning == bits(THIGH, LEFT_THIGH, LEFT_SHIN)
    bench = alight(SHIN)
    bench.call(spread_all, dice=[(Why.SPREAD, 1)])
    assert bench.me.burning == bits(SHIN, THIGH)


@pytest.mark.clause("IH-13.3", "IH-13.4")
def test_where_fire_spreads_the_armour_there_shelters() -> None:
    bench = Bench(pieces=[piece(3, Material.METAL, UPPER_ARM)])
    bench.call(ignite, bench.me, FOREARM)
    bench.call(spread_all, dice=[(Why.SPREAD, 50), (Why.SPREAD, 100)])
    assert bench.me.sheltered[UPPER_ARM] == 3


@pytest.mark.clause("IH-13.2")
@pytest.mark.parametrize(
    ("water", "face", "out"), [(False, 4, False), (False, 5, True), (True, 1, False), (True, 2, True)]
)
def test_flames_go_out_on_5_and_with_water_on_2(water: bool, face: int, out: bool) -> None:
    bench = alight(THIGH, HEAD)
    bench.fight.book.beings[1].water = water
    bench.call(douse, bench.foe, bench.me, THIGH, dice=[(Why.DOUSE, face)])
    assert bench.me.burning == (bits(HEAD) if out else bits(THIGH, HEAD))
    assert bench.told == [(Event.DOUSED if out else Event.STILL_BURNS, 1, 0, THIGH, 0, 0)]
    assert bench.parts == [*([(Why.WATER, 1, 3)] if water else []), (Why.GM, 1, 0)]


# ---- poison -----------------------------------------------------------------------------------------------------


def poisoned(loss: Loss, points: int = 1, rounds: int = 2, **figures: Any) -> Bench:
    """Somebody with CON 12 in whom a poison of potency 14 works."""
    bench = Bench(con=12, poison=Poison(14, rounds, loss, points), **figures)
    envenom(bench.fight, bench.me, 0)
    return bench


def work(bench: Bench, *dice: Die) -> None:
    """A change of round."""
    bench.call(poison_all, dice=dice)


@pytest.mark.clause("IH-20.7", "IH-3.13")
@pytest.mark.parametrize(("roll", "blood"), [(1, 10), (40, 10), (41, 7), (100, 7)])
def test_con_against_the_potency(roll: int, blood: int) -> None:
    bench = poisoned(Loss.BP, 3)
    work(bench, (Why.POISON, roll))
    assert (bench.me.blood, bench.me.poison_left) == (blood, 1)
    told = Event.RESISTS if blood == 10 else Event.POISONED
    assert bench.told[0] == (told, 0, -1, roll, 40, 0)
    assert bench.parts == [(Why.RESISTANCE, 0, 40), (Why.GM, 0, 0)]


@pytest.mark.clause("IH-20.7", "IH-20.3")
def test_a_poison_works_while_it_lasts() -> None:
    bench = poisoned(Loss.EP, 2)
    work(bench, (Why.POISON, 41))
    work(bench, (Why.POISON, 41))
    work(bench)
    assert (bench.me.stamina, bench.me.poison) == (6, -1)


@pytest.mark.clause("IH-20.7", "IH-9.17")
def test_a_poison_may_take_hp_of_all_locations() -> None:
    bench = poisoned(Loss.HP)
    bench.injure(HEAD, 1, Damage.BLUNT, (Why.PAIN, 1))
    work(bench, (Why.POISON, 41))
    work(bench, (Why.POISON, 41))
    assert [bench.me.hurt[k] for k in range(COUNT)] == [2] * (COUNT - 1) + [3]
    assert bench.me.wound_count == COUNT
    assert sum(packed.wound_points(bench.me.wounds[k]) for k in range(COUNT)) == 2 * COUNT + 1
    assert packed.bleeding(bench.me) == 0


@pytest.mark.clause("IH-20.7", "IH-12.1")
def test_hp_lost_to_poison_count_as_any() -> None:
    bench = poisoned(Loss.HP, 5)
    work(bench, (Why.POISON, 41), (Why.SHOCK, 20))
    assert (bench.me.sleep, bench.me.down) == (Sleep.FOR_GOOD, True)


@pytest.mark.clause("IH-20.7")
@pytest.mark.parametrize("figures", [{"dead": True}, {"bloodless": True}, {"presence": Presence.AWAY}])
def test_poison_is_nothing_to_these(figures: dict[str, Any]) -> None:
    work(poisoned(Loss.BP, **figures))


# ---- at the table ---------------------------------------------------------------------------------------------------

TORCH: Sheet = {"name": "brand", "damage": "d6", "type": "fire", "ranges": [-10, 0], "tags": ["fire"], "quality": 100}
STURDY: dict[str, Any] = {"hit_points": 60, "blood": 60}


def in_play(*friends: Sheet, **figures: Any) -> Table:
    """Ana with a torch, who comes first, against Ben and his friends."""
    table = Table(fighter("Ana", TORCH), [fighter("Ben", **STURDY, **figures), *friends])
    table.begin(**dict(zip(table.roster.names, range(6, 0, -1), strict=False)))
    return table


def set_ben_alight(*then: str) -> list[str]:
    """The lines of Ana's special with the torch at Ben's left thigh, and then these."""
    named = ["Ana manoeuvre set-alight", "Ana blow keep", "Ben defence none", "Ana location 7", "Ana damage 3"]
    return ["Ana action strike", "Ana attack 8", *named, "Ana second 50", *then]


@pytest.mark.clause("IH-13.1", "IH-13.2", "IH-6.3")
def test_a_torch_sets_the_struck_location_alight_and_it_burns_from_this_moment_on() -> None:
    table = in_play()
    table.play(*set_ben_alight())
    assert table["Ben"].burning == bits(LEFT_THIGH)
    table.play("Ben action pass", *["Ana action pass", "Ben action pass"] * 3)
    assert [told.numbers[:2] for told in table.events(Event.BURNS)] == [(LEFT_THIGH, 16 - k) for k in range(3)]
    table.play("Ana action pass", "Ben action pass", "Ben spread 51", "Ben spread 50")
    assert table["Ben"].hurt[LEFT_THIGH] == 3 + 5
    assert (table["Ben"].burning, table["Ben"].blood) == (bits(LEFT_THIGH, ABDOMEN), 60)
    assert burnt(table["Ben"]) == [(LEFT_THIGH, 3), (LEFT_THIGH, 5)]


@pytest.mark.clause("IH-13.4", "IH-13.2")
def test_the_armour_of_the_location_holds_the_fire_off_for_its_points_of_moments() -> None:
    table = in_play(armour=[{"name": "mail", "points": 2, "material": "metal"}])
    table.play(*set_ben_alight("Ben action pass", *["Ana action pass", "Ben action pass"] * 3))
    assert table["Ben"].hurt[LEFT_THIGH] == 1 + 1  # through the mail, and in the third moment


@pytest.mark.clause("IH-13.2", "IH-1.6")
@pytest.mark.parametrize(("water", "face", "out"), [(False, 4, False), (False, 5, True), (True, 2, True)])
def test_to_put_it_out_takes_attack_and_defence(water: bool, face: int, out: bool) -> None:
    table = in_play(water=water)
    table.play(*set_ben_alight("Ben action douse", f"Ben douse {face}"))
    assert (table["Ben"].burning == 0) == out
    table = in_play(water=water)
    table.call(ignite, table.fight, table["Ben"], HAND)
    table.play("Ana action pass", "Ben action douse", f"Ben douse {face}")
    assert (table["Ben"].attacks_left, table["Ben"].defences_left) == (0, 0)


@pytest.mark.clause("IH-13.2")
def test_who_has_defended_cannot_put_it_out_in_that_moment() -> None:
    table = in_play()
    table.call(ignite, table.fight, table["Ben"], HAND)
    table.play("Ana action strike", "Ana attack 50", "Ben defence parry", "Ben defence 50")
    with pytest.raises(AssertionError, match="douse isn't offered"):
        table.play("Ben action douse")


@pytest.mark.clause("IH-13.2")
def test_who_puts_it_out_first_cannot_defend_after_it() -> None:
    table = Table(fighter("Ana", TORCH), fighter("Ben", **STURDY))
    table.begin(Ben=6, Ana=1)
    table.call(ignite, table.fight, table["Ben"], HAND)
    table.play(
        "Ben action douse", "Ben douse 1", "Ana action strike", "Ana attack 50", "Ana location 1", "Ana damage 1"
    )
    assert not table.saw(Event.DEFENDS)


@pytest.mark.clause("IH-13.2")
def test_a_friend_next_to_one_may_put_out_one_location() -> None:
    table = in_play(fighter("Cid"))
    for location in (HAND, LEFT_THIGH):
        table.call(ignite, table.fight, table["Ben"], location)
    table.play("Ana action pass", "Ben action pass", "Cid action douse", "Cid location left-thigh", "Cid douse 5")
    assert table["Ben"].burning == bits(HAND)
    table.fight.gaps[1].to[2] = table.fight.gaps[2].to[1] = 2
    table.play("Ana action pass", "Ben action pass")
    with pytest.raises(AssertionError, match="douse isn't offered"):
        table.play("Cid action douse")


@pytest.mark.clause("IH-13.2", "IH-2.13")
def test_flames_are_not_put_out_through_a_wall() -> None:
    plan: dict[str, Any] = {"columns": 4, "rows": 1}
    for walls, reached in (([], 1), ([{"at": [1, 0], "side": "e"}], 0)):
        people = [fighter("Ben", at=[1, 0]), fighter("Cid", at=[2, 0])]
        table = Table(people, fighter("Ana", at=[0, 0]), map={**plan, "walls": walls})
        table["Ben"].burning = bits(HAND)
        assert burning_near(table.fight, table["Cid"]) == reached
        assert burning_near(table.fight, table["Ben"]) == 1


@pytest.mark.clause("IH-13.1")
def test_who_stands_in_a_burning_hex_catches_fire_at_the_end_of_the_moment() -> None:
    ana, ben = fighter("Ana", at=[0, 0], facing="e"), fighter("Ben", at=[4, 0], facing="w", **STURDY)
    table = Table(ana, ben, map={"plan": "....^"}, options={"facing_asked": False})
    table.begin(Ana=6, Ben=1)
    table.play("Ana action pass", "Ben action pass", "Ben catch_fire 16")
    assert (table["Ben"].burning, table["Ben"].hurt[HAND]) == (bits(HAND), 0)
    table.play("Ana action pass", "Ben action pass", "Ben catch_fire 20")
    assert (table["Ben"].burning, table["Ben"].hurt[HAND]) == (bits(HAND, HEAD), 1)


@pytest.mark.clause("IH-13.1", "IH-1.2")
def test_hexes_burn_on_when_somebody_joins() -> None:
    table = Table(fighter("Ana", at=[0, 0]), fighter("Ben", at=[4, 0]), map={"plan": "....^"})
    made = add(table.fight, table.roster, {**fighter("Cid"), "side": "A"})
    assert table.fight.book.burns
    assert made.book.burns
    assert not Table(fighter("Ana"), fighter("Ben"), map={"plan": "....."}).fight.book.burns
