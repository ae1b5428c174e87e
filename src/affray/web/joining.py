"""Who may enter a running fight from the page: creatures of the catalogue, and the campaign's own sheets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from affray.core.texts import Texts
from affray.store.rows import Named
from affray.web.table import Refused, Table

OWN = "sheet:"  # before the id of a sheet of the library, where others are keys of creatures


def own_sheets(table: Table) -> list[Named]:
    """The sheets of the table's campaign that its ruleset knows, by name."""
    return table.store.sheets(table.campaign, table.fight.encounter.ruleset)


def joiner(table: Table, form: Mapping[str, Any], language: str) -> dict[str, Any]:
    """The sheet of whom a form lets in: its `name`, `creature` and `side`. Without a name it is called what it is.

    Raises Refused for a sheet that isn't there any more.
    """
    name, what, side = (str(form.get(key, "")).strip() for key in ("name", "creature", "side"))
    if what.startswith(OWN):
        found = next((each for each in own_sheets(table) if each.id == what.removeprefix(OWN)), None)
        if found is None:
            raise Refused(404, "not-found")
        sheet = table.store.document(found.id).data.get("sheet", {})
        return {**sheet, "name": name or found.name, "side": side}
    return {"name": name or Texts(table.fight.ruleset, language).thing(what), "creature": what, "side": side}
