"""IH-6.2, IH-6.4, IH-6.8, IH-6.9: what dodges, critical parries and fumbles open, and how it is used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from affray.core.kinds import Presence
from affray.rulesets.iskuhetki.codes import Event, Why
from affray.rulesets.iskuhetki.kinds import Action, Opening, Sleep
from affray.rulesets.iskuhetki.rules.ground import gap

from tests.iskuhetki.table import (
    STURDY,
    Sheet,
    Table,
    answer,
    blade,
    blow,
    bow,
    fighter,
    offered,
    opening,
    options,
    seen,
    sit,
)

PLAIN, SPECIAL, CRITICAL, MISS, FUMBLE = 40, 8, 2, 70, 99  # on a d100 against 50
CHEST = 5
FREE: dict[str, Any] = {"options": {"openings_are_free": True}}


def duel(ana: Sheet | None = None, ben: Sheet | None = None, *, first: bool = True, **rest: Any) -> Table:
    """Ana, who comes first or last, against Ben, who dodges."""
    table = Table(ana or fighter("Ana", **STURDY), ben or fighter("Ben", dodge=50, **STURDY), **rest)
    table.begin(Ana=6 if first else 1, Ben=1 if first else 6)
    return table


NOTHING = (Opening.NONE, False, False)
ATTACK = (Opening.ATTACK, False, False)
MANOEUVRE = (Opening.MANOEUVRE, False, False)


# ---- what opens something -------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-6.4", "IH-3.8", "IH-3.9")
@pytest.mark.parametrize(
    ("way", "face", "held"),
    [
        ("parry", PLAIN, NOTHING),
        ("parry", SPECIAL, NOTHING),
        ("parry", CRITICAL, MANOEUVRE),
        ("dodge", PLAIN, MANOEUVRE),
        ("dodge", SPECIAL, (Opening.MANOEUVRE, True, False)),
        ("dodge", CRITICAL, (Opening.MANOEUVRE, True, True)),
    ],
)
def test_a_critical_parry_and_any_dodge_open_a_manoeuvre(way: str, face: int, held: tuple[Any, ...]) -> None:
    table = duel()
    table.play(*blow("Ana", PLAIN, "Ben", way, face))
    assert opening(table, "Ben") == held
    assert opening(table, "Ana") == NOTHING


@pytest.mark.clause("IH-6.4", "IH-3.10")
@pytest.mark.parametrize(
    "lines",
    [
        ["Ana action strike", f"Ana attack {FUMBLE}"],
        ["Ana action special", "Ana manoeuvre push", "Ana pure_special 100"],
    ],
)
def test_a_fumbled_strike_or_attempt_opens_an_attack(lines: Sequence[str]) -> None:
    table = duel()
    table.play(*lines)
    assert opening(table, "Ben") == ATTACK


@pytest.mark.clause("IH-6.4", "IH-3.10", "IH-6.9")
def test_a_fumbled_counter_move_opens_an_attack_for_the_mover_in_the_next_moment() -> None:
    table = duel()
    table.play("Ana action move", "Ana hexes 0", "Ben counter_move yes", "Ben counter_move 100", "Ben action pass")
    assert opening(table, "Ana") == ATTACK
    special = ["Ana action opening", "Ana manoeuvre stun", "Ana blow leave-out", "Ben defence none", "Ana second 50"]
    table.play(*special)
    assert table.saw(Event.STUN)


@pytest.mark.clause("IH-6.9", "IH-3.10")
@pytest.mark.parametrize("way", ["parry", "dodge"])
def test_a_fumbled_defence_lifts_the_blow_that_it_met(way: str) -> None:
    table = duel(fighter("Ana", blade(type="blunt")), options={"facing_asked": False})
    met = [*blow("Ana", PLAIN, "Ben", way, FUMBLE), "Ana manoeuvre knockdown", "Ana blow keep"]
    table.play(*met, "Ana location 12", "Ana damage 4", "Ben bone 40", "Ana second 50")
    assert table["Ben"].down
    assert table.saw(Event.CRACK)  # 10 % a point, as of a special
    assert opening(table, "Ana") == NOTHING


@pytest.mark.clause("IH-6.9")
def test_a_fumbled_defence_makes_no_more_of_a_special_or_a_miss() -> None:
    table = duel()
    named = ["Ana manoeuvre stun", "Ana blow leave-out", "Ben defence parry", f"Ben defence {FUMBLE}", "Ana second 60"]
    table.play("Ana action strike", f"Ana attack {SPECIAL}", *named)
    assert not table.saw(Event.STUN)
    assert len(table.events(Event.MANOEUVRE)) == 1


@pytest.mark.clause("IH-6.4", "IH-7.9", "IH-3.10")
@pytest.mark.parametrize("face", [PLAIN, FUMBLE])
def test_missiles_open_nothing(face: int) -> None:
    table = duel(fighter("Ana", bow(ready="loaded")), distance=4)
    dodged = ["Ben defence dodge", f"Ben defence {CRITICAL}"] if face == PLAIN else []
    table.play("Ana action shoot", f"Ana attack {face - 20 if face == PLAIN else face}", *dodged)
    assert opening(table, "Ben") == NOTHING


@pytest.mark.clause("IH-6.4", "IH-5.2")
def test_the_unconscious_get_nothing_from_a_fumble() -> None:
    table = Table(fighter("Ana"), [fighter("Ben"), fighter("Cid")])
    table["Ben"].sleep = Sleep.FAINTED
    table.begin(Ana=6, Ben=1, Cid=2)
    table.play("Ana action strike", "Ana target Ben", "Ana attack 100")
    assert opening(table, "Ben") == NOTHING


# ---- when it holds --------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-6.8")
def test_it_is_used_in_this_moment_with_an_action_that_is_unspent() -> None:
    table = duel()
    table.play(*blow("Ana", PLAIN, "Ben", "dodge", PLAIN), "Ben action opening", "Ben manoeuvre stun", "Ben second 50")
    assert table.fight.moment == 1
    assert (table["Ben"].attacks_left, opening(table, "Ben")) == (0, NOTHING)
    assert table.saw(Event.STUN)


@pytest.mark.clause("IH-6.8", "IH-6.2")
def test_it_is_used_in_the_next_moment_by_who_has_acted() -> None:
    table = duel(first=False)
    table.play("Ben action pass", *blow("Ana", PLAIN, "Ben", "dodge", PLAIN))
    table.play("Ben action opening", "Ben manoeuvre stun", "Ben second 50")
    assert table.fight.moment == 2
    assert table.saw(Event.STUN)


@pytest.mark.clause("IH-6.8", "IH-6.2")
@pytest.mark.parametrize("first", [True, False])
def test_it_lapses_with_the_end_of_the_next_moment(first: bool) -> None:
    table = duel(first=first)
    table.play(*([] if first else ["Ben action pass"]), *blow("Ana", PLAIN, "Ben", "dodge", PLAIN))
    order = ["Ben action pass", "Ana action pass"]
    table.play(*(order[:1] if first else []))
    table.play(*(reversed(order) if first else order))
    assert table.fight.moment == 2
    table.step()
    assert table.fight.moment == 3
    assert opening(table, "Ben") == NOTHING
    assert Action.OPENING not in offered(table, "Ben")


@pytest.mark.clause("IH-6.2", "IH-6.8", "IH-20.6")
def test_the_fifth_moment_passes_it_on_to_the_first_of_the_next_round_and_no_further() -> None:
    table = duel(fighter("Ana", blade(quality=100), **STURDY))
    table.play(*["Ana action pass", "Ben action pass"] * 4)
    table.play("Ana action strike", f"Ana attack {FUMBLE}", "Ben action pass", "Ana wear 1")
    table.play("Ana initiative 6", "Ben initiative 1")
    assert (table.fight.round, table.fight.moment, opening(table, "Ben")) == (2, 1, ATTACK)
    table.play("Ana action pass")
    assert Action.OPENING in offered(table, "Ben")
    table.play("Ben action pass", "Ana action pass")
    assert (table.fight.moment, opening(table, "Ben")) == (2, NOTHING)


@pytest.mark.clause("IH-6.8")
def test_it_holds_against_that_opponent_alone_and_the_newest_is_held() -> None:
    table = Table([fighter("Ana"), fighter("Cid")], fighter("Ben", dodge=80, **STURDY))
    table.begin(Ana=6, Cid=5, Ben=1)
    first = ["Ana action strike", "Ana attack 40", "Ben defence dodge", "Ben main_way dodge", "Ben points 40"]
    table.play(*first, "Ben defence 2", *blow("Cid", PLAIN, "Ben", "dodge", 30))
    assert (opening(table, "Ben"), table["Ben"].opening_on) == (MANOEUVRE, table["Cid"].index)
    table.play("Ben action opening", "Ben manoeuvre knockdown", "Ben second 20")
    assert (table["Ana"].down, table["Cid"].down) == (False, True)


@pytest.mark.clause("IH-6.8")
def test_a_strike_is_no_use_of_it() -> None:
    table = duel()
    table.play(*blow("Ana", PLAIN, "Ben", "dodge", PLAIN), "Ben action strike", f"Ben attack {MISS}")
    assert opening(table, "Ben") == MANOEUVRE
    table.play("Ana action pass", "Ben action opening", "Ben manoeuvre stun", "Ben second 50")


@pytest.mark.clause("IH-6.8", "IH-2.18", "IH-5.2")
@pytest.mark.parametrize(
    ("name", "value"),
    [("dead", True), ("presence", Presence.YIELDED), ("presence", Presence.AWAY), ("gap", 2), ("stunned_until", 9)],
)
def test_it_can_be_used_only_against_who_is_there_and_in_reach(name: str, value: Any) -> None:
    table = Table([fighter("Ana"), fighter("Cid")], fighter("Ben", dodge=80, **STURDY))
    table.begin(Ana=6, Cid=1, Ben=3)
    struck = ["Ana action strike", "Ana attack 40", "Ben defence dodge", "Ben main_way dodge", "Ben points 80"]
    table.play(*struck, "Ben defence 60")
    if name == "gap":
        table.fight.gaps[0].to[2] = table.fight.gaps[2].to[0] = value
    else:
        setattr(table["Ana"], name, value)
    assert (Action.OPENING in offered(table, "Ben")) is (name == "stunned_until")


# ---- how it is used -------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-6.9", "IH-6.8")
def test_after_a_parry_the_manoeuvre_alone_on_ones_own_modified_chance() -> None:
    table = duel(ben=fighter("Ben", blade(skill=60), stamina=10, **STURDY))
    table.play(*blow("Ana", PLAIN, "Ben", "parry", CRITICAL))
    table["Ben"].stamina, table["Ana"].down = -1, True
    table.play("Ben action opening", "Ben manoeuvre stun", "Ben second 71")
    assert [told.numbers for told in table.events(Event.SECOND)] == [(71, 60 - 10 + 20, 0)]
    assert not table.saw(Event.STUN)
    assert (table["Ana"].wound_count, table["Ana"].defences_left) == (0, 1)


@pytest.mark.clause("IH-6.9", "IH-6.7")
@pytest.mark.parametrize(("dodge", "lines", "startled"), [(PLAIN, ["Ben voice 25"], 1), (CRITICAL, [], 2)])
def test_a_shout_is_rolled_against_voice_then_or_not_at_all(dodge: int, lines: list[str], startled: int) -> None:
    table = duel()
    table.play(*blow("Ana", PLAIN, "Ben", "dodge", dodge), "Ben action opening", "Ben manoeuvre shout", *lines)
    assert table["Ana"].startled == startled


@pytest.mark.clause("IH-6.9", "IH-6.12", "IH-3.9")
@pytest.mark.parametrize(
    ("manoeuvre", "lines", "hexes"),
    [("push", [], 3), ("overpower", [], 3), ("evade", ["Ben hexes -2"], 3)],
)
def test_after_a_critical_dodge_hexes_are_doubled(manoeuvre: str, lines: list[str], hexes: int) -> None:
    table = duel(ben=fighter("Ben", dodge=50, strength=12, **STURDY))
    use = ["Ben action opening", f"Ben manoeuvre {manoeuvre}", *lines]
    table.play(*blow("Ana", PLAIN, "Ben", "dodge", CRITICAL), *use)
    assert gap(table.fight, table["Ana"], table["Ben"]) == hexes


@pytest.mark.clause("IH-6.12", "IH-3.9")
@pytest.mark.parametrize(
    ("manoeuvre", "lines", "figure", "value"),
    [
        ("stun", [], "stunned_until", 3),
        ("break-weapon", [], "wear", 2),
        ("disarm", ["Ben disarm_distance 2", "Ben disarm_direction 1"], "lies", 2),
        ("knockdown", [], "down", True),
    ],
)
def test_and_counters_and_moments_while_a_fall_is_a_fall(
    manoeuvre: str, lines: list[str], figure: str, value: int
) -> None:
    table = duel(fighter("Ana", blade(level=3), **STURDY))
    use = ["Ben action opening", f"Ben manoeuvre {manoeuvre}", *lines]
    table.play(*blow("Ana", PLAIN, "Ben", "dodge", CRITICAL), *use)
    found = getattr(table["Ana"], figure)
    assert (found[0] if figure in ("wear", "lies") else found) == value


@pytest.mark.clause("IH-6.9", "IH-6.10", "IH-6.12")
def test_a_blow_of_its_own_comes_twice_after_a_critical_dodge() -> None:
    table = duel(ben=fighter("Ben", blade(tags=["cutting"]), dodge=50, **STURDY))
    use = ["Ben action opening", "Ben manoeuvre thrust", "Ben location 12", "Ben damage 3", "Ana organ 99"]
    table.play(*blow("Ana", PLAIN, "Ben", "dodge", CRITICAL), *use, "Ben damage 2", "Ana organ 99")
    assert table["Ana"].hurt[CHEST] == 5


@pytest.mark.clause("IH-6.9", "IH-6.1", "IH-3.6")
@pytest.mark.parametrize(("parried", "points"), [(True, 0), (False, 4)])
def test_after_a_fumble_an_attack_that_is_a_special_unrolled(parried: bool, points: int) -> None:
    table = duel()
    table.play("Ana action strike", f"Ana attack {FUMBLE}")
    use = ["Ben action opening", "Ben manoeuvre stun", "Ben blow keep"]
    answered = ["Ana defence parry", "Ana defence 40"] if parried else ["Ana defence none"]
    harm = [] if parried else ["Ben location 12", "Ben damage 4"]
    table.play(*use, *answered, *harm, "Ben second 51")
    assert table["Ana"].hurt[CHEST] == points
    assert not table.saw(Event.STUN)
    assert table.sum("Ben", Why.FIRST) == 50


@pytest.mark.clause("IH-6.2", "IH-6.9")
def test_a_special_that_was_kept_is_not_kept_again() -> None:
    spear = {"name": "pike", "damage": "d6", "type": "piercing", "ranges": [None, None, 0], "quality": 100}
    table = Table(
        fighter("Ana", spear, voice=0), [fighter("Ben", {**spear, "hand": "belt"}), fighter("Cid")], distance=2
    )
    table["Ana"].down = table["Ben"].down = True
    table["Ben"].sleep = Sleep.FAINTED
    table.begin(Ana=6, Ben=1, Cid=2)
    struck = ["Ana target Ben", f"Ana attack {SPECIAL}", "Ana location 5", "Ana damage 1", "Ben bone 99"]
    table.play("Ana action strike", *struck)
    assert table.saw(Event.KEEPS_SPECIAL)
    assert opening(table, "Ana") == ATTACK
    table.play("Cid action pass", "Ana action opening", "Ana location 5", "Ana damage 1", "Ben bone 99")
    assert not table.saw(Event.KEEPS_SPECIAL)
    assert opening(table, "Ana") == NOTHING


# ---- openings that are free -----------------------------------------------------------------------------------------


@pytest.mark.clause("IH-6.8")
def test_option_openings_are_free_has_a_dodge_used_at_once() -> None:
    table = duel(**FREE)
    table.play(*blow("Ana", PLAIN, "Ben", "dodge", PLAIN), "Ben manoeuvre stun", "Ben second 50")
    assert (table["Ben"].attacks_left, opening(table, "Ben")) == (1, NOTHING)
    table.play("Ben action strike", f"Ben attack {MISS}")


@pytest.mark.clause("IH-6.8", "IH-6.9")
def test_option_openings_are_free_has_a_fumble_answered_by_a_strike_at_once() -> None:
    table = duel(fighter("Ana", dodge=60, **STURDY), **FREE)
    dodged = ["Ana defence dodge", "Ana main_way dodge", "Ana points 60", "Ana defence 30"]  # Ben has still to come
    struck = ["Ben manoeuvre stun", "Ben blow leave-out", *dodged, "Ben second 90"]
    table.play("Ana action strike", f"Ana attack {FUMBLE}", *struck, "Ana manoeuvre knockdown", "Ana second 20")
    assert table["Ben"].down  # her dodge opened something in its turn
    assert table["Ben"].attacks_left == 1


@pytest.mark.clause("IH-6.8", "IH-6.10", "IH-4.1")
def test_option_openings_are_free_lets_the_second_weapon_come_first() -> None:
    two = [blade(), blade(name="left", hand="off")]
    table = duel(fighter("Ana", *two, dual_wield=30, **STURDY), **FREE)
    first = ["Ana action strike", "Ana weapon blade", f"Ana attack {SPECIAL}", "Ana manoeuvre dual-wield"]
    dodged = ["Ana blow keep", "Ben defence dodge", "Ben main_way dodge", "Ben points 50", "Ben defence 20"]
    table.play(*first, *dodged, "Ana attack 70", "Ben manoeuvre knockdown", "Ben second 20")
    assert table["Ana"].down


# ---- at the table ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-6.8", "IH-6.2")
def test_an_opening_is_shown_offered_and_gone() -> None:
    fight = sit(fighter("Ana"), fighter("Ben", dodge=50))
    answer(fight, "Ana initiative 6", "Ben initiative 1", "Ana action strike", "Ana attack 40")
    answer(fight, "Ben defence dodge", "Ben defence 30")
    assert "opening" in options(fight)
    assert seen(fight, "Ben")["opening"] is not None
    answer(fight, "Ben action opening", "Ben manoeuvre stun", "Ben second 20")
    assert seen(fight, "Ben")["opening"] is None
    assert "stunned" in seen(fight, "Ana")["tags"]
