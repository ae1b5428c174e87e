"""A group's own tables on the command line: brought in, given out, and found by encounters that name them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from affray.cli.faults import FAULTS, GOOD, BadInput
from affray.cli.language import Language, own_texts
from affray.cli.output import print_json, write_new

if TYPE_CHECKING:
    from affray.core.encounter import Encounter
    from affray.core.ruleset import Ruleset
    from affray.store.database import Store

Tables = dict[str, dict[str, str]]


def load(path: Path) -> Encounter:
    """The encounter in a file; tables that it names and doesn't hold come out of the library. Raises Faults."""
    from affray.core.catalogue import Shelf
    from affray.core.documents import Faults, read
    from affray.core.encounter import Encounter

    document = read(path)
    try:
        return Encounter.of(document)
    except Faults:
        tables = _kept(document.data)
        if not tables:
            raise
    return Encounter.of(document, Shelf(tables))


def _kept(data: Any) -> Tables:
    """The tables of a document's ruleset in the library of the user's data folder, where there is one."""
    from affray.store.places import address, file_of

    file, ruleset = file_of(address(None)), data.get("ruleset") if isinstance(data, dict) else None
    if file is None or not file.exists() or not isinstance(ruleset, str):
        return {}
    with _store(None) as store:
        return _tables(store, ruleset)


@contextmanager
def _store(database: str | None) -> Iterator[Store]:
    from affray.store.database import Store
    from affray.store.faults import Unusable

    try:
        with Store.open(database) as store:
            yield store
    except Unusable as fault:
        raise BadInput(str(fault)) from None


def _tables(store: Store, ruleset: str, campaign: str = "") -> Tables:
    """The tables of one campaign, or of all: those of an older campaign come before those of a newer one."""
    found: Tables = {}
    for each in [campaign] if campaign else [row.id for row in store.campaigns()]:
        for table, entries in store.tables(each, ruleset).items():
            found[table] = {**entries, **found.get(table, {})}
    return found


def _campaign(store: Store, called: str | None) -> str:
    """The id of a campaign by its name, the first where none is named. Raises BadInput."""
    campaigns = store.campaigns()
    if called is None:
        return campaigns[0].id
    for each in campaigns:
        if each.name.casefold() == called.casefold():
            return each.id
    from affray.core.wording import unknown

    raise BadInput(unknown("campaign", called, [each.name for each in campaigns]))


def _rules(name: str) -> Ruleset:
    from affray.core.ruleset import ruleset, rulesets
    from affray.core.wording import unknown

    if name not in rulesets():
        raise BadInput(unknown("ruleset", name, list(rulesets())))
    return ruleset(name)


def import_table(
    name: str, file: Path, called: str, database: str | None, campaign: str | None, language: Language, *, as_json: bool
) -> int:
    """Check a table in a CSV file and keep it. Raises Faults with all that is wrong with it, and BadInput."""
    from affray.core.documents import Faults, read_text
    from affray.store.csv_tables import take_in

    rules = _rules(name)
    try:
        text = read_text(file)
        with _store(database) as store:
            taken = take_in(store, _campaign(store, campaign), rules, called or file.stem, text, str(file))
    except Faults as found:
        if not as_json:
            raise
        print_json([asdict(each) for each in found.faults])
        return FAULTS
    table, key = taken.document.data["table"], taken.document.name
    if as_json:
        print_json({"table": table, "name": key, "replaced": taken.replaced})
    else:
        said = "table-replaced" if taken.replaced else "table-imported"
        sys.stdout.write(own_texts(language).word(said, {"name": key, "table": table}) + "\n")
    return GOOD


def export_table(
    name: str, wanted: str, file: Path | None, database: str | None, campaign: str | None, language: Language
) -> int:
    """Give a table as CSV, the group's own or one that comes with Affray. Raises Faults and BadInput."""
    from affray.store.csv_tables import find, readable

    rules = _rules(name)
    with _store(database) as store:
        tables = _tables(store, name, _campaign(store, campaign) if campaign else "")
    table, key, text = find(tables, rules, wanted)
    if write_new(file, readable(rules, table, key, text, language)):
        sys.stdout.write(own_texts(language).word("table-exported", {"file": str(file)}) + "\n")
    return GOOD


def list_tables(name: str, database: str | None, campaign: str | None, language: Language, *, as_json: bool) -> int:
    """Tell the names of all tables, the group's own marked. Raises Faults and BadInput."""
    from affray.core.catalogue import Catalogue
    from affray.store.csv_tables import csv_of

    rules, words = _rules(name), own_texts(language)
    with _store(database) as store:
        own = _tables(store, name, _campaign(store, campaign) if campaign else "")
    kind: Any = rules.encounter()
    shipped = {table: Catalogue(kind.catalogue_folder).names(table) for table in csv_of(rules).tables}
    if as_json:
        print_json({table: {"shipped": names, "own": sorted(own.get(table, ()))} for table, names in shipped.items()})
        return GOOD
    for table, names in shipped.items():
        mine = [words.word("table-own", {"name": each}) for each in sorted(own.get(table, ()))]
        sys.stdout.write(f"{table}: {', '.join([*mine, *names])}\n")
    return GOOD


def delete_table(name: str, wanted: str, database: str | None, campaign: str | None, language: Language) -> int:
    """Delete a table of the group's own from a campaign. Fights keep theirs. Raises BadInput."""
    from affray.core.catalogue import slug
    from affray.core.wording import unknown

    among, _, called = wanted.rpartition("/")
    with _store(database) as store:
        rows = [each for each in store.documents(_campaign(store, campaign), "table") if each.ruleset == name]
        found = [each for each in rows if each.name == slug(called) and among in ("", each.data.get("table"))]
        if not found:
            raise BadInput(unknown("table of your own", wanted, [each.name for each in rows]))
        if len(found) > 1:
            told = " and ".join(f"{each.data.get('table')}/{each.name}" for each in found)
            raise BadInput(f"there is more than one {called}: {told}; say which")
        store.delete_document(found[0].id)
    sys.stdout.write(own_texts(language).word("table-deleted", {"name": found[0].name}) + "\n")
    return GOOD
