"""One exchange, exactly: against icepool's reckoning of the clauses, and against a million compiled runs."""

from __future__ import annotations

import dataclasses
import random
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import icepool
import numpy as np
import pytest

import affray
from affray.core.branching import BranchingReferee
from affray.core.loop import HEAD
from affray.core.records import clone, rule
from affray.core.referee import Referee
from affray.rulesets.arsmagica import RULESET
from affray.rulesets.arsmagica.model import Exertion, Fight
from affray.rulesets.arsmagica.turn import exchange

from tests.arsmagica.table import Table, blade, bow, fighter

EXAMPLES = Path(__file__).parents[2] / "examples" / "arsmagica"
CUT = Fraction(1, 10**9)
INCAPACITATED, DEAD = 5, 6  # body levels
PENALTY = (0, 0, -1, -3, -5)  # AM-4.4, AM-4.5: of body levels, and of fatigue levels

Chances = dict[tuple[int, ...], Fraction]
Die = tuple[int, int]  # what a stress die counts, and the zeros of its botch dice


# ---- the clauses once more, by icepool -------------------------------------------------------------------------------

DEPTH = 10  # dice after a first 1, at which icepool stops: one stress die in 10**11 goes beyond
BEYOND = (0, -1)


def doubled(value: int, zeros: int) -> Die:
    """AM-1.2: a 1 before doubles it."""
    return 2 * value, zeros


def stress_die(botch_dice: int) -> Any:
    """AM-1.2, AM-1.3: a stress die."""
    after_one = icepool.Die([BEYOND])
    for _ in range(DEPTH):
        after_one = icepool.Die([after_one.map(doubled), *((face, 0) for face in range(2, 11))])
    zeros = botch_dice @ icepool.Die([1, *([0] * 9)])
    return icepool.Die([after_one.map(doubled), *((face, 0) for face in range(2, 10)), zeros.map(lambda n: (0, n))])


@dataclasses.dataclass(frozen=True)
class Blow:
    """One attack: its sums, and what else matters."""

    attack: int
    defence: int
    damage: int
    soak: int
    attacker_dice: int = 1
    defender_dice: int = 1
    attacker_body: int = 0
    defender_body: int = 0
    costs_action: bool = True
    drop_at: int = 2

    def figures(self, attacker: Die, defender: Die) -> tuple[int, ...]:
        """AM-1.4, AM-4.1, AM-4.2, AM-4.6: the figures of an exchange, in the order of RULESET.outcome."""
        if BEYOND in (attacker, defender):
            return ()
        total = min(0, self.attack) if attacker[1] else attacker[0] + self.attack
        against = min(0, self.defence) if defender[1] else defender[0] + self.defence
        if self.defender_body >= INCAPACITATED:
            against = 0
        points = total - against + self.damage - self.soak if total > against else 0
        body = min(DEAD, self.defender_body + (points + 4) // 5) if points > 0 else self.defender_body
        lost_turns = int(self.costs_action and attacker[1] > 0)
        return body, int(defender[1] >= self.drop_at), self.attacker_body, lost_turns, int(attacker[1] >= self.drop_at)

    def chances(self) -> tuple[Chances, Fraction]:
        """The chances of the figures, and that of what lies beyond icepool's last die."""
        helpless = self.defender_body >= INCAPACITATED
        defender = icepool.Die([(0, 0)]) if helpless else stress_die(self.defender_dice)
        die = icepool.map(self.figures, stress_die(self.attacker_dice), defender)
        found = {tuple(figures): Fraction(quantity, die.denominator()) for figures, quantity in die.items()}
        return found, found.pop((), Fraction(0))


def agree(found: Chances, lost: Fraction, blow: Blow) -> None:
    """The exchange has icepool's chances, less in all what it says it lost."""
    wanted, beyond = blow.chances()
    assert sum(found.values()) + lost == 1
    assert set(found) <= set(wanted)
    assert all(0 <= chance - found.get(figures, 0) <= lost for figures, chance in wanted.items())
    assert sum(wanted.values()) - sum(found.values()) == lost - beyond
    assert 0 < lost < Fraction(1, 10**6)


# ---- an example, by the public call ----------------------------------------------------------------------------------


@pytest.mark.clause("AM-1.2", "AM-1.3", "AM-1.4", "AM-2.2", "AM-4.1", "AM-4.2")
@pytest.mark.parametrize(
    ("attacker", "defender", "blow"),
    [
        ("Aymar", "Bertran", Blow(attack=2 + 5 + 4, defence=0 + 4 + 1 + 3, damage=0 + 6, soak=2 + 0 + 6)),
        ("Bertran", "Aymar", Blow(attack=1 + 4 + 4, defence=2 + 5 + 1 + 1, damage=2 + 6, soak=0 + 0 + 5)),
    ],
)
def test_a_blow_of_the_duel_as_icepool_reckons_it(attacker: str, defender: str, blow: Blow) -> None:
    made = affray.exchange(affray.load(EXAMPLES / "duel.yaml"), attacker, defender)
    assert (made.attacker, made.defender, made.names) == (attacker, defender, tuple(RULESET.outcome))
    agree(dict(made.outcomes), made.lost, blow)


# ---- any two ---------------------------------------------------------------------------------------------------------


def exact(fight: Fight, cut: Fraction = CUT) -> tuple[Chances, BranchingReferee]:
    """The first of two strikes at the second."""

    def play(referee: BranchingReferee) -> list[int]:
        copy = clone(fight)
        RULESET.exchange(referee, copy, 0, 1)
        return RULESET.result(fight, copy, 0, 1)

    referee = BranchingReferee(RULESET, cut)
    return referee.outcomes(play), referee


def random_case(seed: int) -> tuple[Table, Blow]:
    """Two with figures by chance, and their sums by the clauses."""
    dice = random.Random(seed)
    names = ("quickness", "dexterity", "strength", "stamina")
    ana, ben = ({name: dice.randint(-2, 5) for name in names} for _ in range(2))
    score, other_score, attack, damage, parry, shield, armour = (dice.randint(0, 6) for _ in range(7))
    shoots, costs_action, drop_at = dice.random() < 0.4, dice.random() < 0.5, dice.randint(1, 3)
    weapon = (bow if shoots else blade)(attack=attack, damage=damage)
    arms = {"shield": {"name": "targe", "defence": shield, "load": 0}, "armour": {"protection": armour, "load": 0}}
    table = Table(
        fighter("Ana", weapon, abilities={"bow" if shoots else "single_weapon": score}, **ana),
        fighter("Ben", blade(defence=parry), abilities={"single_weapon": other_score}, **arms, **ben),
        options={"botch_costs_action": costs_action, "drop_at_botches": drop_at},
    )
    me, foe = table["Ana"], table["Ben"]
    paces = dice.randint(1, 70) if shoots else 1
    me.distance[1] = foe.distance[0] = paces
    me.body, me.fatigue, foe.body, foe.fatigue = (dice.randint(0, 4) for _ in range(4))
    me.botch_dice, foe.botch_dice = dice.choice([0, 1, 2, 3, 12]), dice.randint(0, 3)
    foe.size = dice.randint(-2, 3)  # but the body levels of one of Size 0
    me.exertion, foe.exertion = dice.choice(list(Exertion)), dice.choice(list(Exertion))
    return table, Blow(
        attack=ana["dexterity"]
        + score * (1 + (me.exertion == Exertion.ATTACK))  # AM-5.4
        + attack
        - (3 * ((paces - 1) // 20) if shoots else 0)  # AM-4.7
        + PENALTY[me.body]
        + PENALTY[me.fatigue],
        defence=ben["quickness"]
        + other_score * (1 + (foe.exertion == Exertion.DEFENCE))
        + (0 if shoots else parry)  # AM-4.3
        + shield
        + PENALTY[foe.body]
        + PENALTY[foe.fatigue],
        damage=ana["strength"] + damage,
        soak=ben["stamina"] + foe.size + armour,
        attacker_dice=me.botch_dice,
        defender_dice=foe.botch_dice,
        attacker_body=me.body,
        defender_body=foe.body,
        costs_action=costs_action,
        drop_at=drop_at,
    )


@pytest.mark.clause("AM-1.3", "AM-1.4", "AM-2.6", "AM-4.1", "AM-4.2", "AM-4.3", "AM-4.5", "AM-4.7", "AM-5.4")
@pytest.mark.parametrize("seed", range(24))
def test_a_blow_of_any_two_as_icepool_reckons_it(seed: int) -> None:
    table, blow = random_case(seed)
    outcomes, referee = exact(table.fight)
    agree(outcomes, referee.lost, blow)


@pytest.mark.clause("AM-4.6")
def test_a_blow_at_the_helpless_as_icepool_reckons_it() -> None:
    table = Table(fighter("Ana", blade(attack=2, damage=3)), fighter("Ben", stamina=9, quickness=5))
    table["Ben"].body = INCAPACITATED
    outcomes, referee = exact(table.fight)
    agree(outcomes, referee.lost, Blow(attack=2, defence=5, damage=3, soak=9, defender_body=INCAPACITATED))


# ---- a million compiled runs -----------------------------------------------------------------------------------------


@rule
def one_blow(referee: Referee, fight: Fight) -> None:
    """The first strikes at the second, and that is all."""
    exchange(referee, fight, 0, 1)
    fight.over = True


@rule
def code_of(fight: Fight, who: int) -> int:
    """The figures that a blow may change, of one of the two, as one number."""
    me = fight.combatants[who]
    return me.body * 10_000 + me.lost_turns * 100 + me.dropped


ONE_BLOW = dataclasses.replace(RULESET, name="arsmagica-blow", advance=one_blow, fate=code_of)
RUNS, CHUNK = 1_000_000, 100_000


def test_a_million_compiled_blows_fall_as_often_as_the_exchange_says() -> None:
    from affray.odds.machines import load

    program = load(ONE_BLOW)
    table = Table(
        fighter("Ana", blade(attack=4, damage=6), abilities={"single_weapon": 3}, strength=1),
        fighter("Ben", blade(defence=2), abilities={"single_weapon": 3}, stamina=2),
        options={"drop_at_botches": 1},
    )
    table["Ana"].botch_dice = 3
    outcomes, referee = exact(table.fight)
    expected = {(a * 10_000 + t * 100 + w, b * 10_000 + d): chance for (b, d, a, t, w), chance in outcomes.items()}
    seen: Counter[tuple[int, int]] = Counter()
    for first in range(0, RUNS, CHUNK):
        results, _ = program.play(table.fight, 1, first, CHUNK)
        pairs, counts = np.unique(results[:, HEAD:], axis=0, return_counts=True)
        seen.update({(int(a), int(d)): int(count) for (a, d), count in zip(pairs, counts, strict=True)})
    assert seen.total() == RUNS
    assert sum(count for figures, count in seen.items() if figures not in expected) <= 10 * RUNS * referee.lost
    often = {figures: RUNS * float(chance) for figures, chance in expected.items() if RUNS * chance >= 5}
    chi_square = sum((seen[figures] - count) ** 2 / count for figures, count in often.items())
    freedom = len(often) - 1
    assert freedom >= 8
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5
