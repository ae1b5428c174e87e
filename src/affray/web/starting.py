"""From a sound encounter to a fight at the table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

from affray.core.encounter import Encounter
from affray.play import Fight, Recovery
from affray.web.access import Viewer
from affray.web.beside import summary
from affray.web.drafts import Draft, one_line
from affray.web.table import Act, Table

if TYPE_CHECKING:
    from affray.store.database import Store

NO_SETTINGS: Mapping[str, Any] = {}


def begin(
    store: Store,
    campaign: str,
    name: str,
    fight: Fight,
    settings: Mapping[str, Any] = NO_SETTINGS,
    *,
    parent: str | None = None,
) -> str:
    """Put a fight on a table, or the recovery from `parent`: its id. `settings` are those of the table."""
    kind: Literal["fight", "recovery"] = "fight" if parent is None else "recovery"
    saved = {"fight": fight.save(), "settings": dict(settings), "talk": []}
    return store.add_fight(campaign, name, fight.ruleset.name, saved, kind=kind, parent=parent, summary=summary(fight))


def go_on(table: Table, viewer: Viewer) -> str:
    """The recovery from a fight, begun now or before: its id. Those who look at the fight are told of it."""
    with table.lock:  # asked twice at once it begins once
        begun = table.store.recovery_of(table.id)
        if begun is None:
            made: Recovery = table.refusing(viewer, table.fight.recover)
            begun = begin(table.store, table.campaign, table.name, made, table.settings.to_json(), parent=table.id)
            table.act(viewer, Act("recover", more={"recovery": begun}))
        return begun


def start(store: Store, campaign: str, name: str, encounter: Encounter, draft: Draft | None = None) -> str:
    """Begin the fight of an encounter, with a link for each seat of the draft; its id."""
    fight = Fight(encounter)
    fight.proceed()  # dice that the program rolls anyhow aren't asked for
    settings = {} if draft is None or draft.picture is None else {"picture": draft.picture}
    made = begin(store, campaign, name, fight, settings)
    for seat, combatants in _seats(draft, fight.roster.names).items():
        store.add_link(made, "player", seat, {"combatants": combatants})
    return made


def _seats(draft: Draft | None, names: list[str]) -> dict[str, list[str]]:
    """The combatants of each seat."""
    seats: dict[str, list[str]] = defaultdict(list)
    for name in names:
        if draft is not None and (seat := one_line(draft.seats.get(name))[:60]):
            seats[seat].append(name)
    return seats
