"""The commands that ask for chances: odds, compare, sweep, exchange."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from affray.cli.faults import GOOD, STOPPED, BadInput
from affray.cli.files import encounter_in, saved_or_encounter
from affray.cli.labels import Labels, grouped
from affray.cli.language import Language
from affray.cli.names import Unclear, find
from affray.cli.output import print_json
from affray.cli.progress import Meter
from affray.cli.tables import Tables, aligned
from affray.core.documents import Faults, parse
from affray.core.loop import RuleError
from affray.core.ruleset import ruleset
from affray.odds import compare, exchange, odds, sweep
from affray.odds.position import position
from affray.odds.summary import Odds, percent

MOST_FIGHTS = 100_000_000
MOST_VALUES = 1_000
RANGE = re.compile(r"(-?\d{1,6})\.\.(-?\d{1,6})(?::(-?\d{1,6}))?")

T = TypeVar("T")


def tell_odds(path: Path, fights: int, seed: int, language: Language, *, as_json: bool) -> int:
    """Who wins how often, from an encounter or a saved fight. Raises BadInput or Faults."""
    found = saved_or_encounter(path)
    words = Labels(ruleset(found.ruleset) if isinstance(found.ruleset, str) else found.ruleset, language)
    meter = Meter(words)
    result = _asked(lambda: odds(found, _bounded(fights), seed, progress=meter.run))
    meter.close()
    if as_json:
        print_json(result.to_json())
    elif result.fights:
        title = getattr(getattr(found, "encounter", found), "title", "") or str(path)
        sys.stdout.write(odds_text(result, Tables(words), title))
    return _status(result.stopped, result.fights)


def odds_text(result: Odds, tables: Tables, title: str) -> str:
    """The odds as lines."""
    words = tables.words
    head = words(
        "odds-head", title=title, fights=grouped(result.fights), seed=result.seed, seconds=f"{result.seconds:.2f}"
    )
    blocks = [
        head,
        *result.notes,
        *([words("stopped-early")] if result.stopped else []),
        "",
        aligned(tables.wins(result)),
        "",
        f"  {tables.rounds(result.rounds)}",
        "",
        aligned(tables.losses(result)),
        "",
        aligned(tables.fates(result)),
    ]
    return "\n".join(blocks) + "\n"


def tell_comparison(
    path: Path, vary: Sequence[str], fights: int, seed: int, language: Language, *, as_json: bool
) -> int:
    """How variants of an encounter differ, with the same dice. Raises BadInput or Faults."""
    changes = varied(vary)
    encounter = encounter_in(path)
    words = Labels(ruleset(encounter.ruleset), language)
    meter = Meter(words)
    result = _asked(lambda: compare(encounter, changes, _bounded(fights), seed, progress=meter.run))
    meter.close()
    if as_json:
        print_json(result.to_json())
    else:
        played = min(each.fights for each in result.odds)
        head = words("compare-head", title=encounter.title or str(path), fights=grouped(played), seed=seed)
        sys.stdout.write(f"{head}\n\n{aligned(Tables(words).comparison(result))}\n")
    return _status(result.stopped, all(each.fights for each in result.odds))


def tell_sweep(path: Path, vary: Sequence[str], fights: int, seed: int, language: Language, *, as_json: bool) -> int:
    """The odds for each combination of values. Raises BadInput or Faults."""
    values = varied(vary)
    encounter = encounter_in(path)
    words = Labels(ruleset(encounter.ruleset), language)
    meter = Meter(words)
    result = _asked(lambda: sweep(encounter, values, _bounded(fights), seed, progress=meter.points))
    meter.close()
    if as_json:
        print_json(result.to_json())
    else:
        head = words("sweep-head", title=encounter.title or str(path), fights=grouped(fights), seed=seed)
        sys.stdout.write(f"{head}\n\n{aligned(Tables(words).sweep(result))}\n")
    return _status(result.stopped, len(result.points))


def tell_exchange(path: Path, attacker: str, defender: str, language: Language, *, as_json: bool) -> int:
    """The exact chances of one exchange. Raises BadInput or Faults."""
    here = position(saved_or_encounter(path))
    names = {name: [name] for name in here.roster.names}
    try:
        one, other = find(attacker, names), find(defender, names)
    except Unclear as fault:
        hint = "" if fault.names else f"; there are {', '.join(names)}"
        raise BadInput(f"{fault}{hint}") from None
    result = _asked(lambda: exchange(here, one, other))
    if as_json:
        print_json(result.to_json())
        return GOOD
    words = Labels(here.ruleset, language)
    head = words("exchange-head", attacker=one, defender=other)
    lost = f"\n\n  {words('left-out', chance=percent(float(result.lost)))}" if result.lost else ""
    sys.stdout.write(f"{head}\n\n{aligned(Tables(words).exchange(result))}{lost}\n")
    return GOOD


def varied(given: Sequence[str]) -> dict[str, Sequence[Any]]:
    """What `path=values` stand for: `1..9:2` counts, `true,false` lists. Raises BadInput."""
    found: dict[str, Sequence[Any]] = {}
    for each in given:
        path, equals, text = each.partition("=")
        if not equals or not path.strip() or not text.strip():
            raise BadInput(f"--vary {each}: path=value,value or path=low..high:step is wanted")
        found[path.strip()] = _values(each, text.strip())
    return found


def _values(each: str, text: str) -> Sequence[Any]:
    match = RANGE.fullmatch(text)
    if match is None and ".." in text:
        raise BadInput(f"--vary {each}: a range is low..high or low..high:step, in whole numbers")
    if match is None:
        try:
            return list(parse(f"[{text}]").data)
        except Faults:
            raise BadInput(f"--vary {each}: {text} can't be read as values with commas between them") from None
    low, high, step = int(match[1]), int(match[2]), int(match[3] or 1)
    if step < 1 or high < low:
        raise BadInput(f"--vary {each}: {text} counts up from the low number to the high one by a step of at least 1")
    if (high - low) // step >= MOST_VALUES:
        raise BadInput(f"--vary {each}: more than {MOST_VALUES} values")
    return range(low, high + 1, step)


def _bounded(fights: int) -> int:
    if fights > MOST_FIGHTS:
        raise BadInput(f"--fights {fights}: at most {MOST_FIGHTS:,}")
    return fights


def _asked(ask: Callable[[], T]) -> T:
    """What is asked for; faults in it become bad input."""
    try:
        return ask()
    except (ValueError, RuleError) as fault:
        raise BadInput(str(fault)) from None


def _status(stopped: bool, something: object) -> int:
    return STOPPED if stopped and not something else GOOD
