"""A ward for tests of recovery: people with wounds made by hand, and every die and choice handed in.

A line of a script is `who what value`, as in `table`: "Ana first_aid 34", "table who Ana", "Ana wound left-thigh". A
wound may be named by what stands before the colon, its location, if no other that is offered begins so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from affray.core.records import fill
from affray.rulesets.iskuhetki.kinds import Grade, WoundKind
from affray.rulesets.iskuhetki.recovery import RULESET
from affray.rulesets.iskuhetki.recovery.model import Injury, Patient, Phase
from affray.rulesets.iskuhetki.recovery.model import Ward as Record
from affray.rulesets.iskuhetki.recovery.setup import begin
from affray.rulesets.iskuhetki.rules.packed import pack_wound, staunch
from affray.rulesets.iskuhetki.setup import setup

from tests.forced import ForcedReferee, ForcedTable, Sheet
from tests.iskuhetki.table import encounter, fighter

HEALERS = ("healing", "open_wounds", "bonesetting", "carpentry", "masonry", "surgery")
AFTER = ("blood", "sleep", "presence", "dead", "stamina", "hurt")


@dataclass(frozen=True)
class Wound:
    """A wound as a fight leaves it."""

    where: str
    kind: WoundKind
    points: int
    bleed: int = 0
    bone: int = 0
    organ: int = 0
    arrow: int = 0
    staunched: bool = False

    def packed(self, where: int) -> int:
        made = pack_wound(where, self.kind, self.points, Grade.SUCCESS, self.bleed, self.bone, self.organ, self.arrow)
        return staunch(made) if self.staunched else made


def cut(where: str, points: int, **rest: Any) -> Wound:
    """A cut; it bleeds unless that is said."""
    return Wound(where, WoundKind.CUT, points, **{"bleed": points // 2, **rest})


def stab(where: str, points: int, **rest: Any) -> Wound:
    """A stab; it bleeds unless that is said."""
    return Wound(where, WoundKind.STAB, points, **{"bleed": points // 2, **rest})


def hack(where: str, points: int, **rest: Any) -> Wound:
    """A bruise that bleeds, unless that is said."""
    return Wound(where, WoundKind.HACK, points, **{"bleed": points // 2, **rest})


def bruise(where: str, points: int, **rest: Any) -> Wound:
    """A bruise."""
    return Wound(where, WoundKind.BRUISE, points, **rest)


def burn(where: str, points: int) -> Wound:
    """A burn."""
    return Wound(where, WoundKind.BURN, points)


def person(name: str, *wounds: Wound, **rest: Any) -> tuple[Sheet, tuple[Wound, ...], dict[str, Any]]:
    """Somebody all of whose figures are 10, with 6 HP everywhere: sheet, wounds, figures set after the fight."""
    after: dict[str, Any] = {key: rest.pop(key) for key in AFTER if key in rest}
    healing: dict[str, Any] = {key: rest.pop(key) for key in HEALERS if key in rest}
    sheet = fighter(name, **{"locations": dict.fromkeys(LOCATIONS, 6), **rest})
    sheet["skills"].update(healing)
    return sheet, wounds, after


LOCATIONS = [
    *("right-shin", "left-shin", "right-thigh", "left-thigh", "abdomen", "chest", "right-upper-arm", "right-forearm"),
    *("right-hand", "left-upper-arm", "left-forearm", "left-hand", "head"),
]
Person = tuple[Sheet, tuple[Wound, ...], dict[str, Any]]


class Ward(ForcedTable[Record, Patient]):
    """The recovery of these people, the first ones of side A, played by a forced referee."""

    rules = RULESET
    unasked = frozenset({"pick", "amount", "each"})
    shortened = True
    steps = 200

    def __init__(self, *people: Person, foes: Sequence[Person] = (), **rest: Any) -> None:
        sides = [[one[0] for one in people], [one[0] for one in foes or [person("Foe", presence=1)]]]
        made = setup(encounter(*sides, **rest))
        fight: Any = made.fight
        fight.over = True
        for k, (_, wounds, after) in enumerate([*people, *(foes or [person("Foe", presence=1)])]):
            self._wound(fight.combatants[k], wounds, after)
        super().__init__(begin(fight, made.roster))

    @staticmethod
    def _wound(me: Any, wounds: Sequence[Wound], after: Mapping[str, Any]) -> None:
        places = [LOCATIONS.index(wound.where) for wound in wounds]
        fill(me.wounds, [wound.packed(where) for wound, where in zip(wounds, places, strict=True)])
        me.wound_count = len(wounds)
        for wound, where in zip(wounds, places, strict=True):
            me.hurt[where] += wound.points
        for key, value in after.items():
            if key == "hurt":
                for name, points in value.items():
                    me.hurt[LOCATIONS.index(name)] += points
            else:
                setattr(me, key, value)

    def wound(self, name: str, k: int = 0) -> Injury:
        """A wound of somebody."""
        return self[name].injuries[k]

    def hp(self, name: str, where: str) -> int:
        """HP of a location."""
        me = self[name]
        k = LOCATIONS.index(where)
        return max(-6, self.record.book.bodies[me.index].full[k] - me.hurt[k])

    def quiet(self) -> None:
        """On, with nothing asked, until it is asked what now, or all is over."""
        referee = ForcedReferee(self, ())
        while self.record.phase != Phase.ASK and not self.record.over:
            RULESET.advance(referee, self.record)
        self._finish(referee)

    def pass_time(self, span: str, *lines: str, idle: bool = True) -> None:
        """Let time pass, and what it brings; `span` as the option is written. Not `idle`: there is something to do."""
        first = [] if idle else ["table who nobody"]
        referee = ForcedReferee(self, [*first, f"table span {span}", *lines])
        while referee.lines or self.record.phase != Phase.ASK:
            if self.record.over:
                break
            RULESET.advance(referee, self.record)
        self._finish(referee)
