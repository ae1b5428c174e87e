"""Every recovery ends: infections and hurt organs at the floor of a location (IH-12.2), and many wards played out."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import affray
from affray.core.loop import play_out
from affray.core.seeded import SeededReferee
from affray.rulesets.iskuhetki.kinds import Sleep
from affray.rulesets.iskuhetki.recovery import RULESET
from affray.rulesets.iskuhetki.recovery.codes import Event
from affray.rulesets.iskuhetki.recovery.model import DAY, Organ, Seam

from tests.iskuhetki.ward import HEALERS, LOCATIONS, Person, Ward, bruise, burn, cut, hack, person, stab

EXAMPLES = Path(__file__).parents[2] / "examples" / "iskuhetki"
YEARS = 3 * 365  # days
HELPER = person("Ana", first_aid=50, healing=25, open_wounds=25, bonesetting=25, carpentry=25, surgery=25)


def infected(where: str, points: int, level: int, *more: Any) -> Ward:
    """Ben alone with a sewn cut that has an infection of this level."""
    ward = Ward(person("Ben", cut(where, points, staunched=True), *more))
    wound = ward.wound("Ben")
    wound.seam, wound.factor, wound.infection = Seam.SEWN, 1, level
    return ward


# ---- at the floor --------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-16.11", "IH-12.2")
def test_an_infection_that_takes_a_limb_to_its_floor_ends_there_for_good() -> None:
    ward = infected("left-hand", 9, 4)
    ward.pass_time("week", "Ben infection 51")  # level 5, but only 3 HP are left to lose
    wound = ward.wound("Ben")
    assert (ward.hp("Ben", "left-hand"), wound.points) == (-6, 12)
    assert (wound.infection, wound.factor) == (0, 0)
    assert [told.numbers[0] for told in ward.events(Event.WORSENS)] == [3]
    assert ward.saw(Event.MAIMED)
    assert ward.saw(Event.CURED)
    ward.pass_time("week", "Ben healing 3")
    assert (ward.hp("Ben", "left-hand"), ward["Ben"].maimed) == (-3, 1 << LOCATIONS.index("left-hand"))


@pytest.mark.clause("IH-16.11", "IH-12.2")
def test_in_the_abdomen_one_lies_unconscious_until_it_heals() -> None:
    ward = infected("abdomen", 11, 1)
    ward.pass_time("week", "Ben infection 51")
    assert (ward["Ben"].sleep, ward.wound("Ben").infection) == (Sleep.FOR_GOOD, 0)
    for _ in range(3):
        ward.pass_time("week", "Ben healing 3")
    ward.pass_time("hour")
    assert (ward["Ben"].sleep, ward.hp("Ben", "abdomen")) == (Sleep.AWAKE, 3)


@pytest.mark.clause("IH-16.11", "IH-12.2")
@pytest.mark.parametrize("where", ["head", "chest"])
def test_in_head_and_chest_it_kills(where: str) -> None:
    ward = infected(where, 11, 1)
    ward.pass_time("week", "Ben infection 51")
    assert ward["Ben"].dead
    assert not ward.saw(Event.CURED)


@pytest.mark.clause("IH-12.2", "IH-16.2")
def test_a_location_at_its_floor_loses_no_more() -> None:
    ward = Ward(HELPER, person("Ben", cut("left-hand", 12)))
    ward.play("table who Ana", "Ana first_aid 100")
    assert (ward.wound("Ben").points, ward.saw(Event.WORSENS)) == (12, False)
    assert ward.saw(Event.STILL_BLEEDS)


@pytest.mark.clause("IH-16.7", "IH-12.2")
def test_a_lost_limb_cannot_be_used() -> None:
    ward = Ward(person("Ben", bruise("left-thigh", 11, bone=2)))
    ward.play("table span limb")
    ward.pass_time("day")
    assert ward.saw(Event.MAIMED)
    ward.pass_time("week")
    assert ward.hp("Ben", "left-thigh") == -5  # nothing but a week's healing


@pytest.mark.clause("IH-16.8", "IH-12.2")
def test_an_organ_that_has_taken_its_location_lets_no_blood_come_back() -> None:
    ward = Ward(person("Ben", stab("abdomen", 11, staunched=True, organ=1), blood=3))
    ward.pass_time("day")
    assert (ward["Ben"].blood, ward["Ben"].sleep) == (1, Sleep.FOR_GOOD)
    ward.pass_time("day")
    ward.play("Ben heart 11", "Ben heart 10")
    assert ward["Ben"].dead


@pytest.mark.clause("IH-16.8", "IH-16.9")
def test_once_operated_on_the_blood_comes_back() -> None:
    ward = Ward(HELPER, person("Ben", stab("abdomen", 12, staunched=True, organ=1), blood=4, sleep=Sleep.FOR_GOOD))
    ward.play("table who Ana", "Ana surgery 3")
    assert ward.wound("Ben").organ == Organ.SOUND
    ward.pass_time("day", "Ben blood 1")
    assert ward["Ben"].blood == 5


# ---- by themselves -------------------------------------------------------------------------------------------------


def wounds(dice: random.Random) -> list[Any]:
    """Up to seven wounds, worse than most fights leave."""
    made: list[Any] = []
    for _ in range(dice.randint(0, 7)):
        kind, where, points = dice.choice([cut, stab, hack, bruise, burn]), dice.choice(LOCATIONS), dice.randint(1, 14)
        rest: dict[str, Any] = {"bone": dice.choice([0, 0, 1, 2])} if kind in (stab, bruise) else {}
        if kind in (cut, stab, hack) and dice.random() < 0.5:
            rest |= {"bleed": 0, "staunched": dice.random() < 0.5}
        if kind is stab:
            rest |= {"organ": dice.choice([0, 0, 1, 2]), "arrow": dice.choice([0, 1])}
        made.append(kind(where, points, **rest))
    return made


def patient(name: str, dice: random.Random) -> Person:
    """Somebody frail or huge, with or without skills."""
    skills = {skill: dice.choice([0, 10, 30, 60]) for skill in (*HEALERS, "first_aid")}
    body = {"constitution": dice.randint(1, 25), "locations": dict.fromkeys(LOCATIONS, dice.choice([1, 3, 6, 12, 30]))}
    return person(name, *wounds(dice), **skills, **body)


@pytest.mark.clause("IH-16.1", "IH-16.12")
@pytest.mark.parametrize("chunk", range(4))
def test_whatever_the_wounds_it_ends_within_years(chunk: int) -> None:
    for seed in range(25 * chunk, 25 * chunk + 25):
        dice = random.Random(seed)
        ward = Ward(*(patient(name, dice) for name in ("Ana", "Ben", "Cid")[: dice.randint(1, 3)]))
        play_out(RULESET, SeededReferee(RULESET, seed, 0), ward.record)
        assert ward.record.time < YEARS * DAY, seed


@pytest.mark.clause("IH-16.11")
def test_the_recovery_from_a_fight_with_an_infection_ends() -> None:
    fight = affray.Fight(affray.load(EXAMPLES / "tavern.yaml"), seed=3)
    fight.auto(seed=3)
    recovery = fight.recover(seed=3)
    recovery.auto()
    assert recovery.over
    assert recovery.record.round < YEARS
