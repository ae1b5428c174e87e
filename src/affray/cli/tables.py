"""Odds as rows of text, for the terminal of a command and for that of a session."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from affray.cli.labels import Labels
from affray.odds.summary import Chance, Odds, Spread, chance_text, percent

if TYPE_CHECKING:
    from affray.odds import Comparison, Exchange, Sweep

Rows = list[list[str]]
SHORT = 12  # signs that are left of a first cell at least


def aligned(rows: Iterable[Sequence[str]], indent: int = 2, width: int = 0) -> str:
    """Rows as lines: the first cells are aligned to the left, all others to the right.

    Lines that would be wider than `width` (0: any will do) have shorter first cells.
    """
    shown = [list(row) for row in rows]
    widths = [max(len(row[k]) for row in shown if k < len(row)) for k in range(max(map(len, shown), default=0))]
    over = indent + sum(widths) + 2 * (len(widths) - 1) - width
    if width and over > 0:
        widths[0] = max(SHORT, widths[0] - over)
    lines = []
    for row in shown:
        if row and len(row[0]) > widths[0]:
            row[0] = row[0][: widths[0] - 1] + "…"
        cells = [cell.rjust(widths[k]) if k else cell.ljust(widths[0]) for k, cell in enumerate(row)]
        lines.append(" " * indent + "  ".join(cells).rstrip())
    return "\n".join(lines)


class Tables:
    """Rows in one language."""

    def __init__(self, words: Labels) -> None:
        """With the words of a ruleset."""
        self.words = words

    def chance(self, chance: Chance) -> str:
        """A chance in percent; what was never seen is below something, what always was is above."""
        return chance_text(chance, self.words("below"), self.words("above"))

    def interval(self, chance: Chance) -> str:
        """Within what a chance lies."""
        low, high = chance.interval
        return self.words("from-to", low=percent(low), high=percent(high))

    def wins(self, odds: Odds) -> Rows:
        """Who wins how often."""
        rows = [[side, self.chance(chance), self.interval(chance)] for side, chance in odds.wins.items()]
        if odds.draw.count:
            cut = [self.words("cut", fights=odds.cut)] if odds.cut else []
            rows.append([self.words("draw"), self.chance(odds.draw), self.interval(odds.draw), *cut])
        return rows

    def rounds(self, rounds: Spread) -> str:
        """How long fights last."""
        return self.words(
            "rounds",
            mean=f"{rounds.mean:.1f}",
            quarter=rounds.quantile(0.25),
            three=rounds.quantile(0.75),
            low=rounds.quantile(0.05),
            high=rounds.quantile(0.95),
        )

    def losses(self, odds: Odds) -> Rows:
        """How many each side loses."""
        most = max((max(spread.counts, default=0) for spread in odds.losses.values()), default=0)
        head = [self.words("losses"), *(str(k) for k in range(most + 1)), self.words("mean")]
        rows = [
            [side, *(self.chance(spread.chance(k)) for k in range(most + 1)), f"{spread.mean:.2f}"]
            for side, spread in odds.losses.items()
        ]
        return [head, *rows]

    def fates(self, odds: Odds) -> Rows:
        """What becomes of each; fates that nobody met are left out."""
        met = {fate for fates in odds.fates.values() for fate, chance in fates.items() if chance.count}
        shown = [fate for fate in self.words.ruleset.fates if fate.name.lower() in met]
        head = [self.words("fates"), *(self.words.rules.member(fate) for fate in shown)]
        rows = [
            [name, *(self.chance(fates[fate.name.lower()]) for fate in shown)] for name, fates in odds.fates.items()
        ]
        return [head, *rows]

    def options(self, found: Mapping[str, Odds]) -> Rows:
        """The odds of each option, the sides as columns."""
        sides = list(next(iter(found.values())).wins) if found else []
        rows = [
            [
                self.words.rules.option(name),
                *(self.chance(odds.wins[side]) for side in sides),
                f"{odds.rounds.mean:.1f}",
            ]
            for name, odds in found.items()
        ]
        return [["", *sides, self.words("mean-rounds")], *rows]

    def comparison(self, found: Comparison) -> Rows:
        """Each variant with its chances, and how they differ from those of the first."""
        sides = list(found.odds[0].wins) if found.odds else []
        rows = [["", *(cell for side in sides for cell in (side, self.words("difference"), ""))]]
        for k, (changes, odds, differences) in enumerate(
            zip(found.variants, found.odds, found.differences, strict=True)
        ):
            row = [_changes(changes)]
            for side in sides:
                row.append(self.chance(odds.wins[side]) if side in odds.wins else "")
                difference = differences.get(side)
                if k and difference is not None:
                    low, high = difference.interval
                    row += [_points(difference.value), self.words("from-to", low=_points(low), high=_points(high))]
                else:
                    row += ["", ""]
            rows.append(row)
        return rows

    def sweep(self, found: Sweep) -> Rows:
        """Each combination of values with its chances."""
        if not found.points:
            return []
        first = found.points[0]
        head = [*first.values, *first.odds.wins, self.words("draw"), self.words("mean-rounds")]
        rows = [
            [
                *map(_value, point.values.values()),
                *(self.chance(chance) for chance in point.odds.wins.values()),
                self.chance(point.odds.draw),
                f"{point.odds.rounds.mean:.1f}",
            ]
            for point in found.points
        ]
        return [head, *rows]

    def exchange(self, found: Exchange) -> Rows:
        """The distribution of each figure that the exchange may change."""
        rows = []
        for name in found.names:
            chances = found.of(name)
            if len(chances) > 1:
                rows.append([self.words.outcome(name)])
                rows += [[f"  {value}", _exact(chance)] for value, chance in chances.items()]
        return rows


def _changes(changes: Mapping[str, Any]) -> str:
    return ", ".join(f"{path}={_value(value)}" for path, value in changes.items())


def _value(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _points(share: float) -> str:
    """A difference in percentage points."""
    return f"{share * 100:+.2f}"


def _exact(chance: Fraction) -> str:
    return percent(float(chance))
