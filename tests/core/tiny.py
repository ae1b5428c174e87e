"""A ruleset of a few lines, quick to compile: for tests of what is kept of it, and of rules that fail."""

from __future__ import annotations

from enum import IntEnum
from pathlib import Path
from typing import Any, Final, cast

from affray.core.records import Ints, Rows, hold, ints, many, one, record, rule
from affray.core.referee import Coded, Referee
from affray.core.ruleset import DRAW, Roster, Ruleset, Setup

STEPS = (1, 2, 3)


class Mood(IntEnum):
    """What one may be."""

    CALM = 0
    ANGRY = 1


class Bonus(IntEnum):
    """What a calm blow has."""

    CALM = 1


class Fault(IntEnum):
    """What may go wrong."""

    NONE = 0
    NO_OPTION = 1
    NO_PLACE = 2
    DIVISION = 3
    ENDLESS = 4
    BELOW = 5


class Why(Coded):
    """Rolls and parts."""

    BLOW = 1, "TI-1"
    GM = 2, "TI-1"


class Decision(Coded):
    """Choices."""

    MOOD = 1, "TI-1"


class Event(Coded):
    """What happens."""

    BLOW = 1, "TI-1"


class Fate(Coded):
    """What becomes of one."""

    FINE = 0, "TI-1"
    GONE = 1, "TI-1"


@record
class Options:
    """House rules."""

    fault: Fault = Fault.NONE
    at_round: int = 3


@record
class One:
    """Who fights."""

    side: int = 0
    hp: int = 20


@record
class Fight:
    """A fight."""

    round: int = 0
    count: int = 0
    over: bool = False
    options: Final[Options] = one(Options)
    notes: Final[Ints] = ints(4)
    combatants: Final[Rows[One]] = many(One, 4)


@rule
def fail(referee: Referee, fight: Fight) -> None:
    """What goes wrong when it is to."""
    fault = fight.options.fault
    if fault == Fault.NO_OPTION:
        fight.notes[0] = referee.choose(fight, 0, Decision.MOOD, 0)
    elif fault == Fault.NO_PLACE:
        fight.notes[3 + fight.round] = 1
    elif fault == Fault.BELOW:
        fight.notes[-fight.round] = 1
    elif fault == Fault.DIVISION:
        fight.notes[0] = 7 // (fight.options.at_round - fight.round)


@rule
def harm(mood: int, face: int) -> int:
    """How much a blow does."""
    if mood == Mood.ANGRY:
        return face + STEPS[face % 3]
    return face + Bonus.CALM


@rule
def bruise(face: int, share: int = 2) -> int:
    """What comes on top of a blow."""
    return face // share


@rule
def blow(referee: Referee, fight: Fight, me: One, foe: One, who: int) -> None:
    """One blow."""
    mood = referee.choose(fight, who, Decision.MOOD, 3)
    face = referee.roll(6, who, Why.BLOW) + referee.part(Why.GM, who, 0)
    foe.hp -= harm(mood, face) + bruise(face)
    referee.tell(Event.BLOW, who)


@rule
def advance(referee: Referee, fight: Fight) -> None:
    """A round of blows."""
    if fight.options.fault == Fault.ENDLESS:
        return
    fight.round += 1
    if fight.round == fight.options.at_round:
        fail(referee, fight)
    for i in range(fight.count):
        blow(referee, fight, fight.combatants[i], fight.combatants[(i + 1) % fight.count], i)
    for i in range(fight.count):
        if fight.combatants[i].hp <= 0:
            fight.over = True


@rule
def winner(fight: Fight) -> int:
    """Whoever has most left."""
    best = DRAW
    for i in range(fight.count):
        if fight.combatants[i].hp > 0 and (best < 0 or fight.combatants[i].hp > fight.combatants[best].hp):
            best = i
    return best


@rule
def fate(fight: Fight, who: int) -> int:
    """Gone or not."""
    return Fate.GONE if fight.combatants[who].hp <= 0 else Fate.FINE


@rule
def decide(fight: Fight, who: int, decision: int, options: int) -> int:
    """Angry when hurt."""
    return Mood.ANGRY if fight.combatants[who].hp < 12 else Mood.CALM


@rule
def decide_amount(fight: Fight, who: int, decision: int, low: int, high: int) -> int:
    """Never asked."""
    return low


@rule
def decide_pick(fight: Fight, who: int, decision: int, values: Ints, count: int) -> int:
    """Never asked."""
    return values[0]


def new_fight(count: int = 2, fault: Fault = Fault.NONE) -> Fight:
    """A fight that has not begun."""
    fight = Fight(count=count)
    fight.options.fault = fault
    hold(fight, "combatants", [One(side=i) for i in range(count)])
    return fight


def setup(encounter: Any) -> Setup:
    """The same two always."""
    return Setup(new_fight(), Roster(["A", "B"], ["a", "b"]))


def not_offered(*_: Any) -> Any:
    """What no test asks of it."""
    raise NotImplementedError


TINY = Ruleset(
    name="tiny",
    prefix="TI",
    folder=Path(__file__).parent,
    encounter=cast(Any, not_offered),
    setup=setup,
    add=not_offered,
    rejoin=not_offered,
    leave=not_offered,
    view=not_offered,
    option_names=lambda fight, roster, who, decision: {int(mood): mood.name.lower() for mood in Mood},
    value_name=not_offered,
    event_words=not_offered,
    figures={},
    outcome=("hp",),
    result=lambda before, fight, a, d: [fight.combatants[d].hp],
    fates=Fate,
    fight=Fight,
    why=Why,
    decision=Decision,
    event=Event,
    advance=advance,
    clock=lambda fight: int(fight.round),
    winner=winner,
    fate=fate,
    exchange=not_offered,
    decide=decide,
    decide_amount=decide_amount,
    decide_pick=decide_pick,
)
