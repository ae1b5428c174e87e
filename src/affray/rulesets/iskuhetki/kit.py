"""What somebody's items are, found once at the start: it spares the rules a look at each item each time."""

from __future__ import annotations

from collections.abc import Sequence

from affray.rulesets.iskuhetki.kinds import Kind, ShieldKind
from affray.rulesets.iskuhetki.model import NO_STRIKE, RANGES, Being, Item, Table


def note_kit(being: Being, items: Sequence[Item]) -> None:
    """Set the bit sets of a being from its items, and the best range of each."""

    def slots(kind: Sequence[object]) -> int:
        return sum(1 << k for k, held in enumerate(kind) if held)

    being.naturals = slots([item.natural for item in items])
    being.close = slots([item.natural or item.at_range[0] == 0 for item in items])
    being.bows = slots([item.loading for item in items])
    being.flying = slots([item.loading == 0 and (item.thrown or item.throw > 0) for item in items])
    being.shields = slots([item.shield != ShieldKind.NONE for item in items])
    being.blinders = slots([item.blinds for item in items])
    for hexes in range(RANGES):
        being.strikes[hexes] = slots([item.at_range[hexes] != NO_STRIKE for item in items])
    for item in items:
        best = max(item.at_range[hexes] for hexes in range(RANGES))
        item.best = max(hexes for hexes in range(RANGES) if item.at_range[hexes] == best)


def note_body(table: Table) -> None:
    """Set the bit sets of a location table from its kinds and flanks."""
    for k in range(table.count):
        if table.kind[k] == Kind.ARM:
            table.arms[table.flank[k]] |= 1 << k
        elif table.kind[k] in (Kind.LEG, Kind.ABDOMEN):
            table.props |= 1 << k
