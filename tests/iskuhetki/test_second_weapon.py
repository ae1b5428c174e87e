"""IH-6.3, IH-6.10, IH-4.1: dual wield, and where and how blows of their own come."""

from __future__ import annotations

from typing import Any

import pytest

from affray.rulesets.iskuhetki.codes import Event
from affray.rulesets.iskuhetki.kinds import Sleep
from affray.rulesets.iskuhetki.rules.specials import reached_again

from tests.iskuhetki.field import spot
from tests.iskuhetki.table import STURDY, Sheet, Table, blade, fighter, shield

PLAIN, SPECIAL, CRITICAL, MISS = 20, 4, 1, 70  # on a d100 against 50, or aimed against 20
CHEST, HEAD = 5, 12
LEFT = {"name": "left", "hand": "off", "damage": "d4", "level": 3}


def two_blades(**first: Any) -> Sheet:
    """Ana, who fights with two weapons."""
    return fighter("Ana", blade(**first), blade(**LEFT), dual_wield=30)


def duel(ana: Sheet | None = None, ben: Sheet | None = None, **rest: Any) -> Table:
    """Ana, whose turn it is, against Ben, who dodges with 60 %."""
    table = Table(ana or two_blades(), ben or fighter("Ben", dodge=60, **STURDY), **rest)
    table.begin(Ana=6, Ben=1)
    return table


FIRST = ["Ana action strike", "Ana weapon blade", f"Ana attack {SPECIAL}", "Ana manoeuvre dual-wield", "Ana blow keep"]


def strikes(table: Table) -> list[tuple[int, int]]:
    """Rolls and chances of the strikes of the last call."""
    return [(told.numbers[0], told.numbers[1]) for told in table.events(Event.STRIKES)]


# ---- the second blow ------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-4.1", "IH-6.3", "IH-4.4")
def test_points_may_be_kept_for_the_second_weapon() -> None:
    table = duel()
    dodged = ["Ben defence dodge", "Ben main_way dodge", "Ben points 40", "Ben defence 30"]
    table.play(*FIRST, *dodged, f"Ana attack {PLAIN}", "Ben defence dodge", "Ben defence 20")
    assert [told.numbers[:2] for told in table.events(Event.DEFENDS)] == [(30, 40), (20, 20)]
    assert table["Ben"].wound_count == 0


@pytest.mark.clause("IH-6.10", "IH-2.13")
def test_the_second_weapon_strikes_nobody_who_has_come_behind_a_wall() -> None:
    plan = {"columns": 3, "rows": 1, "walls": [{"at": [1, 0], "side": "e"}]}
    table = Table({**two_blades(), "at": [1, 0]}, fighter("Ben", at=[0, 0]), map=plan)
    table.fight.next_slot = 1
    assert reached_again(table.fight, table["Ana"], table["Ben"])
    table["Ben"].piece.place = spot(2, 0)
    assert not reached_again(table.fight, table["Ana"], table["Ben"])


@pytest.mark.clause("IH-4.2", "IH-6.3")
def test_the_second_blow_may_be_answered_in_the_other_way() -> None:
    table = duel()
    parried = ["Ben defence parry", "Ben main_way dodge", "Ben points 25", "Ben defence 20"]
    table.play(*FIRST, *parried, f"Ana attack {PLAIN}", "Ben defence dodge", "Ben defence 60")
    assert [told.numbers[:2] for told in table.events(Event.DEFENDS)] == [(20, 25), (60, 60)]


@pytest.mark.clause("IH-4.4", "IH-6.3")
def test_with_shares_known_ahead_the_second_blow_is_known_and_not_asked_for() -> None:
    table = duel(options={"shares_known_ahead": True})
    dodged = ["Ben defence dodge", "Ben main_way dodge", "Ben points 40", "Ben defence 30"]
    table.play(*FIRST, *dodged, f"Ana attack {MISS}")
    assert not table.saw(Event.ANNOUNCES)


@pytest.mark.clause("IH-6.10")
def test_the_second_attack_may_be_a_special_of_its_own_but_brings_no_third() -> None:
    table = duel()
    table.play(*FIRST[:-1], "Ana blow leave-out", "Ben defence none", "Ana attack 5", "Ana manoeuvre knockdown",
               "Ana blow leave-out", "Ben defence none", "Ana second 30")  # fmt: skip
    assert table["Ben"].down
    table = duel()
    with pytest.raises(AssertionError, match="dual-wield isn't offered"):
        table.play(*FIRST, "Ben defence none", "Ana location 12", "Ana damage 1", "Ana attack 5", FIRST[3])


@pytest.mark.clause("IH-6.10", "IH-6.5", "IH-6.6")
def test_in_a_pure_attempt_too() -> None:
    table = duel()
    tried = ["Ana action special", "Ana weapon blade", "Ana manoeuvre dual-wield", "Ana pure_special 15"]
    table.play(*tried, "Ben pure_defence no", "Ana attack 25", "Ben defence dodge", "Ben defence 50")
    assert strikes(table) == [(25, 30)]
    table = duel()
    table.play(*tried, "Ben pure_defence yes", "Ben pure_defence 14")
    assert strikes(table) == []


@pytest.mark.clause("IH-6.3", "IH-17.4")
def test_though_the_first_weapon_breaks() -> None:
    table = duel(two_blades(level=1, quality=50))
    table["Ana"].wear[0] = 1
    table.play(*FIRST[:-1], "Ana blow leave-out", "Ben defence none", "Ana threshold 90", "Ana attack 70")
    assert table.saw(Event.BROKEN)
    assert strikes(table) == [(SPECIAL, 50), (70, 30)]


@pytest.mark.clause("IH-6.3", "IH-19.3")
def test_a_shield_may_be_the_other_weapon() -> None:
    table = duel(fighter("Ana", blade(), shield(), dual_wield=30))
    table.play("Ana action strike", "Ana weapon blade", *FIRST[2:4], "Ana blow leave-out", "Ben defence none",
               "Ana attack 25", "Ben defence none", "Ana location 12", "Ana damage 6", "Ben bone 99")  # fmt: skip
    assert table["Ben"].hurt[CHEST] == 6


@pytest.mark.clause("IH-6.1", "IH-6.3")
@pytest.mark.parametrize("option", [True, False])
def test_option_defence_stops_manoeuvre_stops_the_second_blow(option: bool) -> None:
    table = duel(options={"defence_stops_manoeuvre": option})
    dodged = ["Ben defence dodge", "Ben main_way dodge", "Ben points 60", "Ben defence 30"]
    table.play(*FIRST, *dodged, *([] if option else [f"Ana attack {MISS}"]))
    assert len(strikes(table)) == (1 if option else 2)
    table.play("Ben action pass")


@pytest.mark.clause("IH-6.3")
def test_not_at_the_dead() -> None:
    table = duel(ben=fighter("Ben", locations={"head": 1}))
    table.play(*FIRST, "Ben defence none", "Ana location 20", "Ana damage 2")
    assert table["Ben"].dead
    assert table.fight.over


# ---- blows of their own ---------------------------------------------------------------------------------------------

AIMED = ["Ana action aimed", "Ana aim head", f"Ana attack {SPECIAL}"]
MAIL = {"name": "mail", "points": 4, "material": "hide"}


@pytest.mark.clause("IH-6.10", "IH-6.3", "IH-3.4")
@pytest.mark.parametrize("keep", [True, False])
def test_an_aimed_blows_manoeuvre_goes_where_it_was_aimed_though_it_is_stopped_or_left_out(keep: bool) -> None:
    table = duel(fighter("Ana", blade(tags=["precision"], type="piercing")), fighter("Ben", armour=[MAIL], **STURDY))
    named = ["Ana manoeuvre precision-stab", "Ana blow keep" if keep else "Ana blow leave-out"]
    answered = ["Ben defence parry", "Ben defence 30"] if keep else ["Ben defence none"]
    table.play(*AIMED, *named, *answered, "Ana second 20", "Ana damage 1", "Ben organ 99")
    assert [told.numbers[2] for told in table.events(Event.WOUND)] == [HEAD]


@pytest.mark.clause("IH-6.10", "IH-13.2")
def test_an_aimed_torch_lights_what_it_was_aimed_at() -> None:
    table = duel(fighter("Ana", "torch"))
    table.play(*AIMED, "Ana manoeuvre set-alight", "Ana blow leave-out", "Ben defence none", "Ana second 20")
    assert table["Ben"].burning == 1 << HEAD


@pytest.mark.clause("IH-6.10", "IH-6.3")
@pytest.mark.parametrize(
    ("tags", "manoeuvre", "lines", "wound"),
    [
        (["cutting"], "thrust", ["Ana location 12", "Ana damage 5", "Ben organ 99"], (2, 3, CHEST)),
        (["precision"], "precision-stab", ["Ana location 12", "Ana damage 5"], (0, 5, CHEST)),
        (["thrusting"], "swing", ["Ana location head", "Ana damage 5", "Ben bone 99"], (1, 1, HEAD)),
    ],
)
def test_option_blow_manoeuvres_instead(
    tags: list[str], manoeuvre: str, lines: list[str], wound: tuple[int, int, int]
) -> None:
    ben = fighter("Ben", armour=[MAIL], constitution=20, stamina=10, **STURDY)
    table = duel(fighter("Ana", blade(tags=tags)), ben, options={"blow_manoeuvres": "instead"})
    named = [f"Ana manoeuvre {manoeuvre}", "Ana blow keep", "Ben defence none", "Ana second 40"]
    pain = ["Ben pain 20"] if manoeuvre == "swing" else []
    bone = [line for line in lines if wound[1] > 1 or "bone" not in line]
    table.play("Ana action strike", f"Ana attack {SPECIAL}", *named, *bone, *pain)
    assert [told.numbers for told in table.events(Event.WOUND)] == [wound]


@pytest.mark.clause("IH-6.10", "IH-9.9")
def test_the_grade_of_the_attack_roll_counts_for_the_bones() -> None:
    table = duel(fighter("Ana", blade(tags=["thrusting"])))
    named = ["Ana manoeuvre swing", "Ana blow leave-out", "Ben defence none", "Ana location chest", "Ana damage 4"]
    table.play("Ana action strike", f"Ana attack {CRITICAL}", *named, "Ben bone 80")
    assert table.saw(Event.CRACK)  # 20 % a point


# ---- after the blow -------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-6.1", "IH-3.15")
def test_no_second_roll_for_what_can_do_nothing_to_the_dead() -> None:
    table = Table(fighter("Ana"), [fighter("Ben", locations={"head": 1}), fighter("Cid")])
    table.begin(Ana=6, Ben=1, Cid=2)
    struck = ["Ana action strike", "Ana target Ben", f"Ana attack {SPECIAL}", "Ana manoeuvre knockdown"]
    table.play(*struck, "Ana blow keep", "Ben defence none", "Ana location 20", "Ana damage 2", "Cid action pass")
    assert table["Ben"].dead
    assert not table.saw(Event.SECOND)


@pytest.mark.clause("IH-6.1", "IH-6.3")
def test_but_one_may_evade_after_it() -> None:
    table = Table(fighter("Ana"), [fighter("Ben", locations={"head": 1}), fighter("Cid")])
    table.begin(Ana=6, Ben=1, Cid=2)
    struck = ["Ana action strike", "Ana target Ben", f"Ana attack {SPECIAL}", "Ana manoeuvre evade", "Ana blow keep"]
    away = ["Ana second 20", "Ana whom Cid", "Ana hexes -1"]
    table.play(*struck, "Ben defence none", "Ana location 20", "Ana damage 2", *away)
    assert table.fight.gaps[0].to[2] == 2


@pytest.mark.clause("IH-6.3", "IH-3.16")
def test_a_knockout_comes_after_the_blows_damage() -> None:
    ana = fighter("Ana", blade(type="blunt", tags=["blunt"]))
    table = duel(ana, fighter("Ben", unaware=True, **STURDY))
    named = ["Ana manoeuvre knockout", "Ana blow keep", "Ana location 11", "Ana damage 5"]
    table.play("Ana action strike", "Ana attack 18", *named, "Ben pain 5", "Ana second 90")
    assert table["Ben"].sleep == Sleep.KNOCKED_OUT  # at 50, and 40 for who strikes from behind unseen
    assert table["Ben"].hurt[4] == 5
