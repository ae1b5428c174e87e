"""What a ruleset offers to the rest of the program."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any

from affray.core.records import rule
from affray.core.referee import ALL, Coded, Referee

if TYPE_CHECKING:
    from pydantic import BaseModel

    from affray.core.live import Told
    from affray.core.texts import Texts

ENTRY_POINTS = "affray.rulesets"


class BrokenRuleset(Exception):
    """An installed ruleset can't be loaded: the message names it, and what is wrong with its package."""


@dataclass
class Roster:
    """The words that go with the numbers of a running fight: index by index, and outside the records."""

    names: list[str] = field(default_factory=list)  # by combatant
    sides: list[str] = field(default_factory=list)  # by side
    things: dict[str, list[str]] = field(default_factory=dict)  # by row of a book's table: things["weapons"][3]


@dataclass
class Setup:
    """A fight that has not begun: its record, and the words for it."""

    fight: Any
    roster: Roster


@dataclass(frozen=True)
class Figure:
    """A figure of a combatant that the GM may set: where it stands in its record, and from what to what it may go."""

    path: str
    low: Callable[[Any, int], int] | int  # a number, or found from (fight, who)
    high: Callable[[Any, int], int] | int


@rule
def all_options(fight: object, who: int, decision: int) -> int:
    """Tactics that consider every option."""
    return ALL


@dataclass(frozen=True, eq=False)
class Ruleset:
    """One ruleset: its rules, records, words. The entry point group `affray.rulesets` names an instance of this.

    Of the functions, those marked * are rules: they run in the interpreter and compiled.

    `view` gives `round` (0 before the first), `over`, `actor` (whose turn it is, or None), `order` (names) and
    `combatants`, each with `name`, `side`, `tags` and `bars`, a list of `name`, `value`, `max` and `level` (the value
    in words, "" for none); besides these whatever else the ruleset has to show. One who comes later has the tag
    `late`, and in `joins` the round of it, told by `condition-late.round`.

    Screens know some of that. `moment` is told by the text `event-moment`, with the round; `dark`, where it is so, by
    `label-dark`. Lists of what somebody has, such as `locations`, `wounds`, `items`, are told by the texts
    `label-<key>` of their figures.

    `map`, None where there is none, is that of `core.map_view`: `grid` ("hex" or "square"), `columns`, `rows`, places
    `off` it or `rough` as [column, row] from 0, `walls` and `doors` with `at`, `side` and, of doors, `open`; `fire` and
    `smoke`, where there is any. Each combatant then has `able`, `place`, `facing`, `hexes`: the places that it covers.

    What somebody may do from where they stand is drawn on the map for whoever looks at them: `arcs`, each with `name`,
    told by the text `arc-<name>`, and `bands`, from the best on, each with `places` and `note`, a sign or two ("-2") or
    "". It is asked of a copy of the fight, which those have left who are hidden from whoever looks. What an option
    would hit is drawn before anybody takes it, for the decisions that `hits` has; that tells of the ground, not of who
    stands in the way.

    `pieces` makes exact odds fast (`core.pieces`). A piece is a rule below `exchange`, called as (referee, fight, …)
    with figures and records of the fight, that gives an int or nothing, rolls much, and leaves little of it for what
    follows to ask: what a blow does where it lands, say. It leaves nothing in `scratch` rows that is read after it.
    """

    name: str  # as files name it: "arsmagica"
    prefix: str  # of its clauses: "AM"
    folder: Path  # where rulebook.md, texts/ and catalogue/ are
    encounter: Callable[[], type[BaseModel]]  # the class of encounter files
    setup: Callable[[Any], Setup]  # from an encounter to records
    add: Callable[
        [Any, Roster, Any], Any
    ]  # (fight, roster, sheet) -> a fight with one more combatant, not yet in the order
    rejoin: Callable[[Any, int], None]  # (fight, who): one who is away comes back
    leave: Callable[[Any, int], None]  # (fight, who): one is taken out, as one who got away
    view: Callable[[Any, Roster], dict[str, Any]]  # what a screen shows, JSON-ready: see above
    option_names: Callable[
        [Any, Roster, int, int], Mapping[int, str]
    ]  # (fight, roster, who, decision) -> option -> name
    value_name: Callable[[Any, Roster, int, int], str]  # (fight, roster, decision, value) -> a pick's value in words
    event_words: Callable[
        [Any, Roster, Told], Mapping[str, str | int]
    ]  # what a text says of an event besides the names; `level` is the name of a bar's level
    figures: Mapping[str, Figure]  # what the GM may override
    outcome: Sequence[str]  # names of the figures that `result` gives of an exchange
    result: Callable[
        [Any, Any, int, int], list[int]
    ]  # (fight before it, fight after it, attacker, defender) -> those figures
    fates: type[Coded]  # what may have become of a combatant; those marked .lost count as losses
    fight: type[Any]  # the record of a running fight; has `count`, `over`, `combatants`
    why: type[Coded]
    decision: type[Coded]
    event: type[Coded]
    advance: Callable[[Referee, Any], None]  # * the smallest step after which all that matters is in the records
    clock: Callable[[Any], int]  # * another for each turn, whoever came before it; keys are counted inside one value
    winner: Callable[[Any], int]  # * a side, DRAW or CUT
    fate: Callable[[Any, int], int]  # * of `fates`
    exchange: Callable[[Referee, Any, int, int], None]  # * one attack, to the wound's end
    decide: Callable[[Any, int, int, int], int]  # * tactics for choose
    decide_amount: Callable[[Any, int, int, int, int], int]  # * tactics for amount
    decide_pick: Callable[[Any, int, int, Any, int], int]  # * tactics for pick
    decide_first: Callable[[Any, int, int], int] = all_options  # * tactics for considers
    pieces: Sequence[Callable[..., Any]] = ()  # rules whose ways the exact odds put together: see above
    hits: Mapping[int, Callable[[Any, int, int], Sequence[Sequence[int]]]] = field(
        default_factory=dict
    )  # by decision: (fight, who, option) -> the places that it would hit, [column, row]
    arcs: Callable[[Any, int], Sequence[Mapping[str, Any]]] | None = None  # (a copy of the fight, who): see above
    grids: Sequence[str] = ()  # of maps that its encounters may have: "hex", "square"; the first where none is named
    zero_face: int = 0  # a face that is written 0 on the die: 10 where a d10 shows 0 for ten
    recovery: Callable[[], Recovery] | None = None  # what comes after a fight
    csv: Callable[[], CsvTables] | None = None  # tables that a group may bring as CSV files
    make_room: Callable[[Any], None] | None = None  # (fight): all leave it, before a saved state takes its place
    part_of: Path | None = None  # the folder of the ruleset whose part it is: what its own lacks of texts and rulebook

    def __reduce__(self) -> tuple[Callable[[str], Ruleset], tuple[str]]:
        """Another process finds it by its name."""
        return ruleset, (self.name,)


@dataclass(frozen=True, eq=False)
class CsvTables:
    """Tables of the catalogue whose entries are CSV texts, which a group may bring as files of its own."""

    tables: Sequence[str]  # of the catalogue
    table_of: Callable[[str], str]  # of a text: which of them it belongs to; raises CellFaults with all that is wrong
    in_words: Callable[[str, str, str, Texts], str]  # (table, name, text, texts) -> the text as others can read it


@dataclass(frozen=True, eq=False)
class Recovery:
    """What comes after a fight, played as a fight is: rules of their own, over records of their own.

    Their `view` may give `now`, what the text `now` says in place of a round's number, with the days gone by as `day`
    (an event that tells the time has that among its words, too: so the page makes the calendar). For a combatant it may
    give `details`: rows of cells, each in words as options are written (`cut 4, bleeding 2`); and `care`, what can be
    done: `wound` and `treatment`, as options are written, and `by`, the names of those who can.
    """

    ruleset: Ruleset
    begin: Callable[[Any, Roster], Setup]  # from the record of a fight that is over, and its words


DRAW = -1  # winner: nobody is left, or nobody won
CUT = -2  # winner: stopped at the round limit; counts as a draw


@functools.cache
def rulesets() -> tuple[str, ...]:
    """The names of the installed rulesets."""
    return tuple(sorted(point.name for point in entry_points(group=ENTRY_POINTS)))


@functools.cache
def ruleset(name: str) -> Ruleset:
    """An installed ruleset by its name. Raises KeyError, and BrokenRuleset for a package that can't be used."""
    for point in entry_points(group=ENTRY_POINTS):
        if point.name == name:
            return _loaded(point)
    raise KeyError(name)


def _loaded(point: EntryPoint) -> Ruleset:
    try:
        found = point.load()
    except Exception as error:  # whatever a package raises that is imported
        raise BrokenRuleset(f"the ruleset {point.name} ({point.value}): {type(error).__name__}: {error}") from error
    if not isinstance(found, Ruleset):
        raise BrokenRuleset(f"the ruleset {point.name}: a Ruleset is wanted at {point.value}, not {found!r:.40}")
    return found
