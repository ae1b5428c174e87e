"""IH-3.15: one exchange, exactly: against a reckoning of the clauses by themselves, and against many played ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

import icepool
import pytest

import affray
from affray.core.branching import BranchingReferee
from affray.core.records import clone, figures
from affray.core.seeded import SeededReferee
from affray.odds.exchange import Exchange
from affray.odds.position import Position, position
from affray.rulesets.iskuhetki import RULESET

from tests.iskuhetki.table import Sheet, Table, answer, blade, bow, encounter, fighter, shield, sit

EXAMPLES = Path(__file__).parents[2] / "examples" / "iskuhetki"
FUMBLE, FAILURE, SUCCESS, SPECIAL, CRITICAL = range(5)

Chances = dict[tuple[int, ...], Fraction]


# ---- the clauses once more ------------------------------------------------------------------------------------------


def part(chance: int, n: int) -> int:
    """IH-3.3: an n-th, to the nearest, halves up, at least 1."""
    return max(1, int(Fraction(chance, n) + Fraction(1, 2)))


def grade(roll: int, chance: int) -> int:
    """IH-3.1 to IH-3.3."""
    within = min(95, max(1, chance))
    if roll > within:
        return FUMBLE if roll > 100 - part(100 - within, 20) else FAILURE
    if roll <= min(within, part(chance, 20)):
        return CRITICAL
    return SPECIAL if roll <= min(within, part(chance, 5)) else SUCCESS


def grades(chance: int) -> dict[int, Fraction]:
    """The chance of each grade; of a way that isn't there, failure."""
    if chance == 0:
        return {FAILURE: Fraction(1)}
    counts = Counter(grade(roll, chance) for roll in range(1, 101))
    return {each: Fraction(count, 100) for each, count in counts.items()}


# IH-3.11, IH-12.3: what the d20 finds, and the HP of somebody with 10 in each characteristic.
LEG, ABDOMEN, CHEST, ARM, HEAD = "leg", "abdomen", "chest", "arm", "head"
FACES = {LEG: 8, ABDOMEN: 2, CHEST: 3, ARM: 6, HEAD: 1}
FULL = {LEG: 4, ABDOMEN: 4, CHEST: 5, ARM: 3, HEAD: 4}
CON, STAYS = 10, Fraction(20, 100)


@dataclass(frozen=True)
class Blow:
    """One attack: chances of the two rolls, dice, armour, damage type."""

    attack: int
    defence: int = 0
    dice: int = 1
    sides: int = 6
    plus: int = 0
    armour: int = 0
    kind: str = "blade"

    def hits(self) -> dict[int, Fraction]:
        """IH-3.6, IH-6.9: the grades of blows that aren't stopped; a fumbled defence lifts a plain one."""
        found: dict[int, Fraction] = {}
        for first, chance in grades(self.attack).items():
            for second, against in grades(self.defence).items():
                if first >= SUCCESS > second:
                    lifted = max(first, SPECIAL) if second == FUMBLE else first
                    found[lifted] = found.get(lifted, Fraction(0)) + chance * against
        return found

    def damage(self) -> dict[int, Fraction]:
        """IH-3.12."""
        die = self.dice @ icepool.d(self.sides) + self.plus
        return {max(0, points): Fraction(quantity, die.denominator()) for points, quantity in die.items()}

    def wounds(self) -> Chances:
        """The chances of: points, BP lost, bleed counters, penalty of the bones, out of it, dead."""
        found: Chances = {}
        for reached, first in self.hits().items():
            for place, faces in FACES.items():
                for damage, third in self.damage().items():
                    for outcome, last in self.wound(reached, place, damage).items():
                        chance = first * Fraction(faces, 20) * third * last
                        found[outcome] = found.get(outcome, Fraction(0)) + chance
        rest = 1 - sum(found.values())
        found[0, 0, 0, 0, 0, 0] = found.get((0, 0, 0, 0, 0, 0), Fraction(0)) + rest
        return {outcome: chance for outcome, chance in found.items() if chance}

    def wound(self, reached: int, place: str, damage: int) -> Chances:
        """IH-9, IH-12: one blow of so much damage at a location."""
        points = damage - self.armour
        if points <= 0:
            return {(0, 0, 0, 0, 0, 0): Fraction(1)}
        bruise = self.kind == "blunt" or (self.kind == "blade" and damage < 2 * self.armour)
        blood = points // 2 if bruise and place not in (HEAD, ABDOMEN) else points
        counters = 0 if bruise else points // 2
        bones, out, dead = (
            self.bones(reached, place, points, bruise),
            out_of(place, points, bruise),
            dies(place, points),
        )
        found: Chances = {}
        for penalty, first in bones.items():
            for fate, second in {1: out, 0: 1 - out}.items():
                outcome = (points, blood, counters, penalty, int(fate or dead), int(dead))
                found[outcome] = found.get(outcome, Fraction(0)) + first * second
        return found

    def bones(self, reached: int, place: str, points: int, bruise: bool) -> dict[int, Fraction]:
        """IH-9.9, IH-9.14, IH-9.16: the penalty that a crack or break brings."""
        percent = 0
        if bruise and points > 1 and place != ABDOMEN:
            percent = {SUCCESS: 5, SPECIAL: 10, CRITICAL: 20}[reached] * points
        elif self.kind == "piercing" and place in (LEG, ARM):
            percent = {SUCCESS: 2, SPECIAL: 5, CRITICAL: 10}[reached] * points
        chance = Fraction(min(100, percent), 100)
        return {5 * points: chance, 0: 1 - chance}


def out_of(place: str, points: int, bruise: bool) -> Fraction:
    """IH-9.10, IH-9.11, IH-12.1, IH-12.2: the chance to be unconscious after it."""
    awake = Fraction(1)
    if bruise and place in (HEAD, ABDOMEN):
        force = points + 10 if place == HEAD else points
        awake *= Fraction(min(99, max(1, 50 + 5 * (CON - force))), 100)
    if place == CHEST and points >= FULL[CHEST]:
        awake *= STAYS
    if (place == HEAD and points >= FULL[HEAD]) or (place == ABDOMEN and points >= 2 * FULL[ABDOMEN]):
        awake = Fraction(0)
    return 1 - awake


def dies(place: str, points: int) -> bool:
    """IH-12.2."""
    return place in (HEAD, CHEST) and points >= 2 * FULL[place]


def of_the_wound(made: Exchange) -> Chances:
    """What the exchange says of those six figures."""
    names = ("defender_hurt", "defender_blood", "defender_bleeding", "defender_pain")
    where = [made.names.index(name) for name in names]
    out, dead = made.names.index("defender_unconscious"), made.names.index("defender_dead")
    found: Chances = {}
    for outcome, chance in made.outcomes.items():
        key = (*(outcome[k] for k in where), int(outcome[out] or outcome[dead]), outcome[dead])
        found[key] = found.get(key, Fraction(0)) + chance
    return found


# ---- against it -----------------------------------------------------------------------------------------------------

HIDE = {"name": "hide", "points": 3, "material": "hide"}


@pytest.mark.clause("IH-3.15", "IH-3.1", "IH-3.2", "IH-3.3", "IH-9.2", "IH-9.7", "IH-9.9", "IH-12.1", "IH-12.2")
@pytest.mark.parametrize(
    ("ana", "ben", "blow"),
    [
        (blade(), {"weapons": [blade(parries=False)]}, Blow(50)),
        (blade(), {}, Blow(50, 50)),
        (blade(skill=56), {"dodge": 73}, Blow(56, 73)),
        (blade(skill=120), {}, Blow(120, 50)),
        (blade(skill=3), {}, Blow(3, 50)),
        (blade(damage="2d6+1"), {}, Blow(50, 50, dice=2, plus=1)),
        (blade(damage="d8-2"), {}, Blow(50, 50, sides=8, plus=-2)),
        (blade(damage="d2+2", type="blunt"), {}, Blow(50, 50, sides=2, plus=2, kind="blunt")),
        (blade(damage="d4+3", type="piercing"), {}, Blow(50, 50, sides=4, plus=3, kind="piercing")),
        (blade(damage="d6+2"), {"armour": [HIDE]}, Blow(50, 50, plus=2, armour=3)),
        (blade(damage="d4+2", type="blunt"), {"armour": [HIDE]}, Blow(50, 50, sides=4, plus=2, armour=3, kind="blunt")),
    ],
)
def test_a_blow_falls_as_the_clauses_have_it(ana: Sheet, ben: dict[str, Any], blow: Blow) -> None:
    ben = {**ben}
    sheet = fighter("Ben", *ben.pop("weapons", []), **ben)
    made = affray.exchange(encounter(fighter("Ana", ana), sheet), "Ana", "Ben", cut=0)
    assert made.lost == 0
    assert sum(made.outcomes.values()) == 1
    assert of_the_wound(made) == blow.wounds()


@pytest.mark.clause("IH-5.1", "IH-3.4", "IH-3.17")
def test_what_hinders_the_two_counts_in_it() -> None:
    ana, ben = fighter("Ana", blade(skill=60), stamina_now=-1), fighter("Ben", blade(skill=70), stamina_now=-2)
    made = affray.exchange(encounter(ana, ben, dark=True), "Ana", "Ben", cut=0)
    assert of_the_wound(made) == Blow(60 // 2 - 10, 70 // 2 - 20).wounds()


@pytest.mark.clause("IH-4.4", "IH-1.5")
def test_who_has_spent_its_defence_has_none_in_it() -> None:
    fight = sit([fighter("Ana"), fighter("Cid")], fighter("Ben"))
    answer(fight, "Ana initiative 6", "Cid initiative 5", "Ben initiative 1")
    answer(fight, "Ana action strike", "Ana attack 40", "Ben defence parry: blade", "Ben points 40", "Ben defence 20")
    assert of_the_wound(affray.exchange(fight, "Cid", "Ben", cut=0)) == Blow(50, 10).wounds()


@pytest.mark.clause("IH-3.8", "IH-19.1")
def test_what_a_shield_takes_in_it() -> None:
    ben = fighter("Ben", shield(level=1, parry=60), blade(hand="belt"))
    made = affray.exchange(encounter(fighter("Ana"), ben), "Ana", "Ben", cut=0)
    plain = grades(60)[SUCCESS]  # of the parry: special and critical spare the shield
    hit = sum(chance for each, chance in grades(50).items() if each >= SUCCESS)
    assert made.of("defender_wear")[1] == hit * plain * Fraction(4, 6)  # 3 to 6 exceed twice the level


# ---- the chances add up ---------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-3.15")
@pytest.mark.parametrize("name", ["duel", "two_on_one", "spear", "archers", "tavern", "giant", "barn", "battle"])
def test_the_chances_of_an_example_add_up_to_1_in_few_plays(name: str) -> None:
    made = affray.load(EXAMPLES / f"{name}.yaml")
    rows = affray.Fight(made, seed=1).view()["combatants"]
    attacker = rows[0]["name"]
    defender = next(row["name"] for row in rows if row["side"] != rows[0]["side"])
    found = affray.exchange(made, attacker, defender)
    assert sum(found.outcomes.values()) == 1
    assert found.lost == 0
    assert len(found.outcomes) > 5
    assert found.plays < 600


@pytest.mark.clause("IH-3.15")
@pytest.mark.parametrize(("name", "attacker", "defender"), [("duel", "Aino", "Tarmo"), ("giant", "Rauha", "Kalevi")])
def test_pieces_put_together_change_no_chance(name: str, attacker: str, defender: str) -> None:
    here = position(affray.load(EXAMPLES / f"{name}.yaml"))
    a, d = here.roster.names.index(attacker), here.roster.names.index(defender)

    def play(referee: BranchingReferee) -> list[int]:
        fight = clone(here.start)
        RULESET.exchange(referee, fight, a, d)
        return RULESET.result(here.start, fight, a, d)

    found = affray.exchange(here, attacker, defender, cut=0)
    assert found.outcomes == BranchingReferee(RULESET).outcomes(play)


# ---- many played ones -----------------------------------------------------------------------------------------------

RUNS, CUT = 2000, Fraction(1, 10**6)


def exact(table: Table) -> tuple[Mapping[tuple[int, ...], Fraction], Fraction]:
    """The first of some strikes at the second: the chances of what comes of it."""
    attacker, defender = table.roster.names[:2]
    made = affray.exchange(Position(RULESET, table.roster, table.fight), attacker, defender, cut=CUT)
    return made.outcomes, made.lost


def played(table: Table) -> Counter[tuple[int, ...]]:
    """The same played with dice, many times."""
    found: Counter[tuple[int, ...]] = Counter()
    for run in range(RUNS):
        fight = clone(table.fight)
        RULESET.exchange(SeededReferee(RULESET, 7, run, fight), fight, 0, 1)
        found[tuple(int(figure) for figure in RULESET.result(table.fight, fight, 0, 1))] += 1
    return found


MAIL = {"name": "mail", "points": 2, "material": "metal", "quality": 50}
LIGHT = blade(damage="d2")
CASES: dict[str, tuple[list[Any], dict[str, Any]]] = {
    "a worn blade against mail": (
        [
            fighter("Ana", blade(level=1, quality=40, type="blunt"), strength=16, damage_bonus="d4"),
            fighter("Ben", armour=[MAIL]),
        ],
        {},
    ),
    "two blades": ([fighter("Ana", LIGHT, {**LIGHT, "hand": "off"}, dual_wield=60), fighter("Ben", dodge=60)], {}),
    "free openings": (
        [fighter("Ana", LIGHT), fighter("Ben", LIGHT, dodge=60)],
        {"options": {"openings_are_free": True}},
    ),
    "instead": (
        [fighter("Ana", "dagger"), fighter("Ben", armour=[MAIL])],
        {"options": {"blow_manoeuvres": "instead", "defence_stops_manoeuvre": True, "defence_must_match_grade": True}},
    ),
    "a bow": ([fighter("Ana", bow(ready="loaded")), fighter("Ben", shield(), blade())], {"distance": 5}),
    "three": ([fighter("Ana"), fighter("Ben", shield(), blade(), dodge=40), fighter("Cid")], {}),
}  # fmt: skip


@pytest.mark.clause("IH-3.15")
@pytest.mark.parametrize("name", CASES)
def test_played_ones_fall_as_often_as_the_exact_one_says(name: str) -> None:
    sides, rest = CASES[name]
    table = Table(*sides, **rest)
    table["Ana"].wear[0] = 1
    before = figures(table.fight)
    chances, lost = exact(table)
    assert figures(table.fight) == before
    assert sum(chances.values()) + lost == 1
    assert lost < Fraction(1, 200)
    seen, cut = played(table), float(RUNS * lost)
    assert sum(count for key, count in seen.items() if key not in chances) <= 3 * cut
    often = {key: RUNS * float(chance) for key, chance in chances.items() if RUNS * chance >= 5}
    square = sum(max(0, abs(seen[key] - count) - cut) ** 2 / count for key, count in often.items())
    freedom = max(1, len(often) - 1)
    assert square < freedom + 4 * (2 * freedom) ** 0.5
