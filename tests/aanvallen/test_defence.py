"""AA-3.7 to AA-3.13: what a defender may do, from where, at what cost, and how high it is."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.kinds import Presence
from affray.core.referee import HUSH, NOBODY
from affray.core.squares import neighbour
from affray.rulesets.aanvallen.codes import Event
from affray.rulesets.aanvallen.kinds import Talent
from affray.rulesets.aanvallen.rules.defence import defences, difficulty, pack_answer, value_of
from affray.rulesets.aanvallen.rules.ground import retreats

from tests.aanvallen.table import BLADE, BOW, Sheet, Table, duel, fighter, square

AROUND = ("ahead", "ahead-right", "right", "behind-right", "behind", "behind-left", "left", "ahead-left")
TWO_HANDED: Sheet = {**BLADE, "name": "pole", "hands": 2}
MISS = ("Ana luck 20", "Ana where 3")


def names(table: Table, bits: int) -> set[str]:
    return {name for k, name in enumerate(table.roster.things["defences"]) if bits >> k & 1}


def possible(table: Table, *, shot: bool = False) -> set[str]:
    """How Ben could defend against Ana."""
    table.fight.shot = shot
    return names(table, defences(table.fight, table["Ben"], table["Ana"].piece.place))


def ways(kind: str, *weapons: Sheet, **ben: Any) -> set[str]:
    """From where a kind of defence works for Ben, who faces east in the middle."""
    table = duel(ben=fighter("Ben", *weapons, at=[4, 4], facing="e", **ben), ana=fighter("Ana", at=[0, 0]))
    table["Ben"].ap = 1
    found = set()
    for k, name in enumerate(AROUND):
        table["Ana"].piece.place = neighbour(square(4, 4), k)
        if kind in possible(table):
            found.add(name)
    return found


@pytest.mark.clause("AA-3.7")
def test_no_defence_is_needed_and_is_a_difficulty_of_nothing() -> None:
    table = duel(ben=fighter("Ben", fighting=9), ap=(3, 5))
    table.attack("Ana", "Ben", "Ana kind strike", "Ben defence no-defence", "Ben fall_back no", "Ben raise 0", *MISS)
    assert table.events(Event.MISSES)[0].numbers[1] == 0
    assert table["Ben"].ap == 5


@pytest.mark.clause("AA-3.7")
def test_all_of_it_is_paid_and_may_be_bought_together() -> None:
    table = duel(ben=fighter("Ben", fighting=4), ap=(3, 5))
    table.attack(
        "Ana", "Ben",
        "Ana kind strike", "Ben defence dodge", "Ben fall_back yes", "Ben raise 2", *MISS, "Ben retreat 6,4",
    )  # fmt: skip
    assert (table["Ben"].ap, table["Ben"].concentration) == (0, 9)
    assert table.events(Event.DEFENDS)[0].numbers[1:] == (1, 1)


@pytest.mark.clause("AA-3.7")
def test_falling_back_or_raising_may_be_all_that_is_allowed() -> None:
    table = duel(ap=(3, 5), options={"fall_back_and_raise": False})
    table.attack(
        "Ana", "Ben", "Ana kind strike", "Ben defence no-defence", "Ben fall_back yes", *MISS, "Ben retreat 6,4"
    )
    assert table["Ben"].ap == 3
    table = duel(ap=(3, 5), options={"fall_back_and_raise": False})
    table.attack("Ana", "Ben", "Ana kind strike", "Ben defence no-defence", "Ben fall_back no", "Ben raise 2", *MISS)
    assert table["Ben"].ap == 3


@pytest.mark.clause("AA-3.8")
def test_a_shield_blocks_from_ahead_and_its_own_side() -> None:
    left = {"ahead", "ahead-left", "left", "behind-left"}
    right = {"ahead", "ahead-right", "right", "behind-right"}
    assert ways("block", shield="buckler") == left
    assert ways("block", shield="buckler", left_handed=True) == right


@pytest.mark.clause("AA-3.8")
def test_a_weapon_parries_from_ahead_and_its_own_side_and_with_two_hands_from_ahead() -> None:
    assert ways("parry") == {"ahead", "ahead-right", "right"}
    assert ways("parry", left_handed=True) == {"ahead", "ahead-left", "left"}
    assert ways("parry", TWO_HANDED) == {"ahead", "ahead-left", "ahead-right"}


@pytest.mark.clause("AA-3.9")
def test_parrying_never_works_against_missiles_and_needs_a_melee_weapon() -> None:
    table = duel(ap=(3, 1))
    assert "parry" in possible(table)
    assert "parry" not in possible(table, shot=True)
    assert "parry" not in possible(duel(ben=fighter("Ben", BOW), ap=(3, 1)))
    both = {**BOW, "melee": True, "parry": 1}
    assert "parry" in possible(duel(ben=fighter("Ben", both), ap=(3, 1)))


@pytest.mark.clause("AA-3.9", "AA-3.23")
def test_some_weapons_cannot_parry() -> None:
    assert "parry" not in possible(duel(ben=fighter("Ben", "knife"), ap=(3, 1)))
    assert "parry" in possible(duel(ben=fighter("Ben", "dagger"), ap=(3, 1)))


@pytest.mark.clause("AA-3.10")
def test_blocking_needs_a_shield_and_works_against_missiles_too() -> None:
    assert "block" not in possible(duel(ap=(3, 1)))
    table = duel(ben=fighter("Ben", shield="buckler"), ap=(3, 1))
    assert "block" in possible(table)
    assert "block" in possible(table, shot=True)
    table["Ben"].shield = False
    assert "block" not in possible(table)
    assert "block" not in possible(duel(ben=fighter("Ben", TWO_HANDED, shield="buckler"), ap=(3, 1)))


@pytest.mark.clause("AA-3.11")
def test_dodging_works_from_all_sides_against_blows_and_missiles() -> None:
    assert ways("dodge") == set(AROUND)
    assert "dodge" in possible(duel(ap=(3, 1)), shot=True)
    table = duel(ap=(3, 1))
    table["Ben"].concentration = 0
    assert "dodge" not in possible(table)


@pytest.mark.clause("AA-3.13")
@pytest.mark.parametrize(("kind", "value"), [("block", 6 + 3), ("parry", 6 + 2), ("dodge", 6 + 13 - 15)])
def test_a_defence_is_the_rank_and_what_it_is_done_with(kind: str, value: int) -> None:
    table = duel(ben=fighter("Ben", "sword", fighting=6, LE=13, shield="round-shield", load=10))
    row = table.roster.things["defences"].index(kind)
    assert value_of(table.fight, table["Ben"], row) == value
    assert difficulty(HUSH, table.fight, table["Ben"], pack_answer(row, False, 0)) == value
    assert difficulty(HUSH, table.fight, table["Ben"], pack_answer(row, True, 2)) == value + 5
    assert difficulty(HUSH, table.fight, table["Ben"], pack_answer(NOBODY, True, 0)) == 5


@pytest.mark.clause("AA-3.13")
def test_a_defence_is_never_below_zero() -> None:
    table = duel(ben=fighter("Ben", LE=5))
    assert value_of(table.fight, table["Ben"], table.roster.things["defences"].index("dodge")) == 0


@pytest.mark.clause("AA-3.13")
def test_falling_back_needs_a_free_square_away_and_moves_there_after_the_attack() -> None:
    table = duel(ap=(3, 2))
    table.attack(
        "Ana", "Ben",
        "Ana kind strike", "Ben defence no-defence", "Ben fall_back yes",
        "Ana luck 20", "Ana where 3", "Ben retreat 6,5",
    )  # fmt: skip
    assert table.told[-1].event == Event.FALLS_BACK
    assert table["Ben"].piece.place == square(6, 5)
    cornered = Table(fighter("Ana", at=[4, 0]), fighter("Ben", at=[5, 0], facing="w"), map={"plan": ". . . . . ."})
    assert retreats(cornered.fight, cornered["Ben"], square(4, 0)) == 0


@pytest.mark.clause("AA-3.13")
def test_nobody_falls_back_onto_a_solid_square_through_a_wall_or_onto_who_has_surrendered() -> None:
    plan = {"plan": ".....\n.....\n.....", "off": [[2, 0]], "walls": [{"at": [1, 2], "side": "e"}]}
    people = [fighter("Ben", at=[1, 1], facing="w"), fighter("Cal", at=[2, 1])]
    table = Table(fighter("Ana", at=[0, 1]), people, map=plan)
    table["Cal"].presence = Presence.YIELDED

    def free() -> list[int]:
        return [table.fight.ring[k] for k in range(retreats(table.fight, table["Ben"], square(0, 1)))]

    assert free() == [square(2, 2)], "past the end of the wall"
    table["Ben"].piece.place = square(1, 2)
    table["Ana"].piece.place = square(0, 2)
    assert retreats(table.fight, table["Ben"], square(0, 2)) == 0


@pytest.mark.clause("AA-3.13")
def test_who_is_felled_by_the_attack_does_not_fall_back_any_more() -> None:
    table = duel(fighter("Ana", BE=30), fighter("Ben"), ap=(3, 2))
    table.attack(
        "Ana", "Ben",
        "Ana kind strike", "Ben defence no-defence", "Ben fall_back yes",
        "Ana luck 1", "Ana where 11", "Ben survival 20",
    )  # fmt: skip
    assert table["Ben"].out
    assert table["Ben"].piece.place == square(5, 4)


@pytest.mark.clause("AA-3.13")
def test_the_threshold_is_raised_by_two_at_most_and_by_what_there_are_ap_for() -> None:
    for ap, offered in ((1, [0, 1]), (2, [0, 1, 2]), (5, [0, 1, 2])):
        table = duel(ap=(3, ap))
        for raised in offered:
            table["Ana"].ap, table["Ben"].ap = 3, ap
            falls = ["Ben fall_back no"] if ap >= 2 else []
            lines = ["Ana kind strike", "Ben defence no-defence", *falls, f"Ben raise {raised}", *MISS]
            table.attack("Ana", "Ben", *lines)
            assert table["Ben"].ap == ap - raised


@pytest.mark.clause("AA-3.21")
def test_without_wits_there_is_nothing_but_dodging_and_without_hands_no_parry() -> None:
    table = duel(ben=fighter("Ben", shield="buckler"), ap=(3, 1))
    table["Ben"].talents[Talent.KR] = -1
    assert possible(table) == {"block", "dodge"}
    table["Ben"].talents[Talent.IN] = -1
    assert possible(table) == {"dodge"}
