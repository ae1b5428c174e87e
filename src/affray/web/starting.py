"""From a sound encounter to a fight at the table."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

from affray.core.encounter import Encounter
from affray.web.drafts import Draft

if TYPE_CHECKING:
    from affray.store.database import Store


def start(store: Store, campaign: str, name: str, encounter: Encounter, draft: Draft | None = None) -> str:
    """Begin the fight of an encounter, with a link for each seat of the draft; its id."""
    from affray.play import Fight

    fight = Fight(encounter)
    settings: dict[str, Any] = {}
    if draft is not None and draft.picture is not None:
        settings["picture"] = draft.picture
    saved = {"fight": fight.save(), "settings": settings, "talk": []}
    view = fight.view()
    names = [one["name"] for one in view["combatants"]]
    summary = {"round": view["round"], "over": fight.over, "winner": fight.winner, "names": names}
    made = store.add_fight(campaign, name, fight.ruleset.name, saved, summary=summary)
    for seat, combatants in _seats(draft, names).items():
        store.add_link(made, "player", seat, {"combatants": combatants})
    return made


def _seats(draft: Draft | None, names: list[str]) -> dict[str, list[str]]:
    """The combatants of each seat."""
    seats: dict[str, list[str]] = defaultdict(list)
    for name in names:
        if draft is not None and name in draft.seats:
            seats[draft.seats[name][:60]].append(name)
    return seats
