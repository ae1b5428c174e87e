"""The order of play as a whole: steps, clock, fates, single exchanges, whole fights by hand."""

from __future__ import annotations

import pytest

from affray import Fight
from affray.rulesets.arsmagica.codes import Fate
from affray.rulesets.arsmagica.rules.manoeuvres import flee
from affray.rulesets.arsmagica.turn import clock, exchange, fate, winner

from tests.arsmagica.table import (
    Table,
    answer,
    asked,
    begun,
    blade,
    blow,
    bow,
    fighter,
    happened,
    levels,
    options,
    sit,
    spell,
    tags,
)

ANA, BEN, CAL = (fighter(name) for name in ("Ana", "Ben", "Cal"))


@pytest.mark.clause("AM-3.7")
def test_the_clock_tells_turns_apart() -> None:
    table = Table(ANA, BEN)
    seen = [clock(table.fight)]
    table.begin(Ana=9, Ben=2)
    for _ in range(3):
        seen.append(clock(table.fight))  # between rounds
        table.play("Ana action pass")
        seen.append(clock(table.fight))
        table.play("Ben action pass")
        seen.append(clock(table.fight))
        table.step()
    assert len(set(seen)) == len(seen)


@pytest.mark.clause("AM-3.4")
@pytest.mark.parametrize(
    ("distance", "sheet", "offered"),
    [
        (1, fighter("Ana"), {"wait", "strike", "flee", "draw", "exert-attack", "exert-defence", "yield", "pass"}),
        (
            30,
            fighter("Ana", bow(), spells=[spell("spark", "harm", damage=1)]),
            {
                "wait",
                "shoot",
                "cast",
                "flee",
                "advance",
                "withdraw",
                "hurry",
                "run",
                "draw",
                "exert-attack",
                "exert-defence",
                "yield",
                "pass",
            },
        ),
    ],
)
def test_what_one_may_do(distance: int, sheet: dict[str, object], offered: set[str]) -> None:
    fight = begun(sheet, BEN, faces={"Ana": 9, "Ben": 2}, distance=distance)
    assert options(fight) == offered


@pytest.mark.clause("AM-4.1", "AM-4.2", "AM-2.2")
def test_one_exchange() -> None:
    ana = fighter("Ana", blade(attack=2, damage=6), strength=1, abilities={"single_weapon": 3})
    table = Table(ana, fighter("Ben", quickness=1, stamina=2))
    table.call(exchange, table.fight, 0, 1, lines=["Ana attack 4", "Ben defence 3"])
    assert table["Ben"].body == 2  # 9 against 4, 5 + 7 - 2 = 10


@pytest.mark.clause("AM-3.8", "AM-4.4", "AM-4.5", "AM-5.1")
def test_fates() -> None:
    table = Table(
        [ANA, {**fighter("Dag"), "wounds": 1}, {**fighter("Eva"), "joins": 9}],
        [BEN, CAL, fighter("Fay"), fighter("Gus")],
    )
    table["Ben"].body, table["Cal"].body, table["Fay"].fatigue = 5, 6, 5
    table.call(flee, table.fight, table["Gus"])
    fates = [fate(table.fight, k) for k in range(table.fight.count)]
    assert fates == [Fate.UNHURT, Fate.HURT, Fate.ABSENT, Fate.INCAPACITATED, Fate.DEAD, Fate.UNCONSCIOUS, Fate.FLED]
    assert winner(table.fight) == 0
    assert [f.lost for f in Fate] == [False, False, True, True, True, True, True, False]


@pytest.mark.clause("AM-3.8")
def test_three_sides() -> None:
    fight = begun(fighter("Ana", blade(damage=40)), BEN, CAL, faces={"Ana": 9, "Ben": 4, "Cal": 3})
    answer(fight, "Ana action strike", "Ana target Cal", "Ana attack 9", "Cal defence 2")
    assert not fight.over
    answer(fight, "Ben action yield")
    assert fight.winner == "A"


@pytest.mark.clause("AM-4.4", "AM-5.2")
def test_the_game_masters_word_on_figures() -> None:
    fight = begun(ANA, BEN, faces={"Ana": 9, "Ben": 2})
    fight.override("Ana", "body", 3, reason="an old wound")
    fight.override("Ana", "flights", 2)
    answer(fight, *blow("Ana", 9, "Ben", 9))
    assert happened(fight, "attacks")[0][2][0] == 9 - 3
    assert levels(fight, "Ana") == (3, 0)


@pytest.mark.clause("AM-1.1", "AM-4.1", "AM-2.2")
def test_every_sum_has_a_part_for_the_game_master() -> None:
    fight = begun(ANA, fighter("Ben", stamina=1), faces={"Ana": 9, "Ben": 2})
    answer(fight, *blow("Ana", 9, "Ben", 9))
    (attacks,) = [entry for entry in fight.log if entry.event == "attacks"]
    (gm,) = [part for part in attacks.parts if part.why == "gm"]
    fight.overrule(gm, 7, reason="from above")
    assert happened(fight, "attacks")[0][2][0] == 16
    assert happened(fight, "hit") == [("Ana", "Ben", (2, 7 - 1, 0))]


@pytest.mark.clause("AM-3.4", "AM-5.1", "AM-6.1", "AM-4.8")
def test_a_fight_by_hand_from_the_first_word_to_the_last_blow() -> None:
    mage = fighter(
        "Ana",
        blade(name="staff"),
        quickness=1,
        stamina=1,
        arts={"creo": 10, "ignem": 8},
        abilities={"concentration": 3, "finesse": 2},
        spells=[spell("spark", "harm", level=15, damage=12), spell("flash", "ward", level=10, cancels=1)],
    )
    grog = fighter("Ben", blade(attack=4, defence=1, damage=6), abilities={"single_weapon": 3}, stamina=1, guards="Ana")
    knight = fighter(
        "Cal", blade(attack=4, defence=1, damage=8), abilities={"single_weapon": 5}, armour={"protection": 6, "load": 6}
    )
    fight = sit([mage, grog], knight, distance=12)
    answer(fight, "Ana intent spell", "Ben intent blade", "Cal intent blade")
    answer(fight, "Ana initiative 5", "Ben initiative 2", "Cal initiative 9")  # 6, 5 and 14 - 3
    assert fight.view()["order"] == ["Cal", "Ana", "Ben"]
    answer(fight, "Cal action hurry", "Cal way towards", "Cal whom Ben", "Cal paces 12")
    answer(fight, "Ana action cast", "Ana spell spark", "Ana casting 3", "Ana spell_damage 1", "Ana spell_damage 4")
    assert levels(fight, "Cal") == (3, 0)  # 12 + 8 - 6 is 14
    answer(fight, "Ben action exert-attack", *blow("Ben", 6, "Cal", 5))
    # 6 + 3 + 4 + 3 is 16 against 5 + 5 + 1 - 3 = 8; 8 + 6 - 6 = 8: two levels, incapacitated.
    assert happened(fight, "hit") == [("Ben", "Cal", (2, 8, 0))]
    assert fight.winner == "A"
    assert tags(fight, "Cal") == ["incapacitated"]


@pytest.mark.clause("AM-1.5")
def test_a_fight_taken_back_and_put_forward_again_is_the_same() -> None:
    fight = begun(ANA, BEN, faces={"Ana": 9, "Ben": 2})
    answer(fight, *blow("Ana", 9, "Ben", 3), *blow("Ben", 1, "Ana", 3)[:1])
    told = [entry.text("en") for entry in fight.log]
    done = fight.done
    assert fight.undo(done) == done
    assert asked(fight) == ["Ana intent", "Ben intent"]
    assert fight.redo(done) == done
    assert [entry.text("en") for entry in fight.log] == told
    again = Fight.restore(fight.save())
    assert [entry.text("en") for entry in again.log] == told


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        (["Ana action strike", "Ana attack 4"], "Ben defence is asked .*nothing is left"),
        (["Ana action strike", "Ben defence 4", "Ana attack 4"], "Ana attack is asked .*given is: Ben defence 4"),
        ([*blow("Ana", 4, "Ben", 5), "Ana attack 4"], "Ben action is asked .*given is: Ana attack 4"),
        (["Ana action dance"], "dance isn't offered to Ana"),
    ],
)
def test_the_table_takes_no_die_that_is_not_asked_for(lines: list[str], says: str) -> None:
    table = Table(ANA, BEN)
    table.begin(Ana=9, Ben=2)
    with pytest.raises(AssertionError, match=says):
        table.play(*lines)


def test_the_table_leaves_no_die_over() -> None:
    table = Table(ANA, BEN)
    with pytest.raises(AssertionError, match="left over"):
        table.call(exchange, table.fight, 0, 1, lines=["Ana attack 4", "Ben defence 5", "Ben defence 6"])
