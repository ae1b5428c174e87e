"""A ward for tests of recovery: people with wounds made by hand, and every die and choice handed in.

A line of a script is `who what value`, as in `table`: "Ana first_aid 34", "table who Ana", "Ana wound left-thigh". A
wound may be named by what stands before the colon, its location, if no other that is offered begins so.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from affray.core.records import fill
from affray.core.referee import NOBODY, TABLE, only_option
from affray.rulesets.iskuhetki.model import Grade, WoundKind
from affray.rulesets.iskuhetki.recovery import RULESET
from affray.rulesets.iskuhetki.recovery.codes import Decision, Event, Why
from affray.rulesets.iskuhetki.recovery.model import Injury, Patient, Phase
from affray.rulesets.iskuhetki.recovery.model import Ward as Record
from affray.rulesets.iskuhetki.recovery.setup import begin
from affray.rulesets.iskuhetki.recovery.turn import advance
from affray.rulesets.iskuhetki.rules.packed import pack_wound, staunch
from affray.rulesets.iskuhetki.setup import setup

from tests.iskuhetki.table import Line, chosen, encounter, fighter

HEALERS = ("healing", "open_wounds", "bonesetting", "carpentry", "masonry", "surgery")
AFTER = ("blood", "sleep", "presence", "dead", "stamina", "hurt")
STEPS = 200
Sheet = dict[str, Any]


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


@dataclass(frozen=True)
class Told:
    """An event: who, whom it is about besides, and its numbers."""

    event: Event
    who: str
    other: str
    numbers: tuple[int, int, int]


class ForcedReferee:
    """Answers from a script, line by line; keeps parts and events."""

    def __init__(self, ward: Ward, lines: Sequence[str]) -> None:
        self.ward = ward
        self.lines = [Line.of(text) for text in lines]
        self.parts: list[tuple[str, Why, int]] = []
        self.told: list[Told] = []

    def _name(self, who: int) -> str:
        return "table" if who == TABLE else self.ward.roster.names[who]

    def _next(self, who: int, what: str, wanted: str) -> str:
        asked = f"{self._name(who)} {what}"
        assert self.lines, f"{asked} is asked ({wanted}), but nothing is left"
        line = self.lines.pop(0)
        assert (line.who, line.what) == (self._name(who), what), f"{asked} is asked ({wanted}), but given is {line}"
        return line.value

    def roll(self, sides: int, who: int, why: int, /) -> int:
        face = int(self._next(who, Why(why).name.lower(), f"d{sides}"))
        assert 1 <= face <= sides
        return face

    def dice(self, count: int, sides: int, who: int, why: int, /) -> int:
        total = int(self._next(who, Why(why).name.lower(), f"{count}d{sides}"))
        assert count <= total <= count * sides
        return total

    def choose(self, fight: object, who: int, decision: int, options: int, /) -> int:
        alone = only_option(options)
        if alone >= 0:
            return alone
        names = RULESET.option_names(self.ward.record, self.ward.roster, who, decision)
        offered = {names[k]: k for k in range(NOBODY + 1) if options >> k & 1}
        return chosen(self._next(who, Decision(decision).name.lower(), ", ".join(offered)), offered)

    def part(self, why: int, who: int, value: int, /) -> int:
        self.parts.append((self._name(who), Why(why), value))
        return value

    def tell(self, event: int, who: int, other: int = -1, a: int = 0, b: int = 0, c: int = 0, /) -> None:
        about = self._name(other) if other >= 0 else ""
        self.told.append(Told(Event(event), self._name(who), about, (int(a), int(b), int(c))))


class Ward:
    """The recovery of these people, the first ones of side A, played by a forced referee."""

    def __init__(self, *people: Person, foes: Sequence[Person] = (), **rest: Any) -> None:
        sides = [[one[0] for one in people], [one[0] for one in foes or [person("Foe", presence=1)]]]
        made = setup(encounter(*sides, **rest))
        fight: Any = made.fight
        fight.over = True
        for k, (_, wounds, after) in enumerate([*people, *(foes or [person("Foe", presence=1)])]):
            self._wound(fight.combatants[k], wounds, after)
        begun = begin(fight, made.roster)
        self.record: Record = begun.fight
        self.roster = begun.roster
        self.told: list[Told] = []  # by the last call of `play`
        self.parts: list[tuple[str, Why, int]] = []

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

    def __getitem__(self, name: str) -> Patient:
        return self.record.combatants[self.roster.names.index(name)]

    def wound(self, name: str, k: int = 0) -> Injury:
        """A wound of somebody."""
        return self[name].injuries[k]

    def hp(self, name: str, where: str) -> int:
        """HP of a location."""
        me = self[name]
        k = LOCATIONS.index(where)
        return max(-6, self.record.book.bodies[me.index].full[k] - me.hurt[k])

    def play(self, *lines: str) -> None:
        """Step by step until the script is used up; the last step must end where the script does."""
        referee = ForcedReferee(self, lines)
        steps = 0
        while referee.lines and steps < STEPS and not self.record.over:
            left = len(referee.lines)
            advance(referee, self.record)  # type: ignore[arg-type]  # no draws, picks or amounts are asked for
            steps = steps + 1 if len(referee.lines) == left else 0
        self._finish(referee)

    def quiet(self) -> None:
        """On, with nothing asked, until it is asked what now, or all is over."""
        referee = ForcedReferee(self, ())
        while self.record.phase != Phase.ASK and not self.record.over:
            advance(referee, self.record)  # type: ignore[arg-type]
        self._finish(referee)

    def pass_time(self, span: str, *lines: str, idle: bool = True) -> None:
        """Let time pass, and what it brings; `span` as the option is written. Not `idle`: there is something to do."""
        first = [] if idle else ["table who nobody"]
        referee = ForcedReferee(self, [*first, f"table span {span}", *lines])
        while referee.lines or self.record.phase != Phase.ASK:
            if self.record.over:
                break
            advance(referee, self.record)  # type: ignore[arg-type]
        self.told, self.parts = [*referee.told], referee.parts
        assert not referee.lines, f"left over: {referee.lines}"

    def _finish(self, referee: ForcedReferee) -> None:
        self.told, self.parts = referee.told, referee.parts
        assert not referee.lines, f"left over: {referee.lines}"

    def call(self, rule: Callable[..., Any], *arguments: Any, lines: Sequence[str] = ()) -> Any:
        """What a rule gives back when it is called with a referee and these arguments."""
        referee = ForcedReferee(self, lines)
        given = rule(referee, *arguments)
        self._finish(referee)
        return given

    def saw(self, event: Event) -> list[Told]:
        """What was told of one kind by the last call."""
        return [told for told in self.told if told.event == event]

    def sum(self, name: str, *whys: Why) -> int:
        """The parts of somebody that bear these names, added up; all parts without names."""
        return sum(value for who, why, value in self.parts if who == name and (not whys or why in whys))
