"""Tables that a group brings as CSV files: checked and kept in a campaign, found again by those who name them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from affray.core.catalogue import Catalogue, Shelf, slug
from affray.core.csv_text import CellFaults, as_faults
from affray.core.documents import Document as Written
from affray.core.documents import Fault, Faults
from affray.core.ruleset import CsvTables, Ruleset
from affray.core.said import Said
from affray.core.texts import Texts
from affray.core.wording import unknown, validate
from affray.store.database import Store
from affray.store.rows import Document

_KEY = re.compile(r"[\w.-]{1,60}")


@dataclass(frozen=True)
class Taken:
    """A table that was taken in; whether it stands in place of one of the same name."""

    document: Document
    replaced: bool


def csv_of(rules: Ruleset) -> CsvTables:
    """What a group may bring to a ruleset. Raises Faults where that is nothing."""
    if rules.csv is None:
        raise _fault("", Said(f"{rules.name} has no tables that a group can bring", "no-csv", ruleset=rules.name))
    return rules.csv()


def take_in(store: Store, campaign: str, rules: Ruleset, called: str, text: str, file: str = "") -> Taken:
    """Check a table and keep it under a name. Raises Faults with all that is wrong, and keeps nothing then; Missing."""
    key = slug(called)
    if not _KEY.fullmatch(key):
        words = f"the name {called[:60]!r}: letters, digits and dashes, at most 60 of them, are wanted"
        raise _fault(file, Said(words, "table-name", name=repr(called[:60])))
    try:
        table = csv_of(rules).table_of(text)
    except CellFaults as found:
        raise as_faults(found, file) from None
    kind: Any = rules.encounter()
    if key in Catalogue(kind.catalogue_folder).names(table):
        words = f"{key} is one of the {table} that come with Affray; give it another name"
        raise _fault(file, Said(words, "shipped-table", name=key, table=table))
    validate(kind.catalogue_shape, Written({table: {key: text}}, file))
    return Taken(*store.put_table(campaign, rules.name, table, key, text))


def shelf_of(store: Store, campaign: str, ruleset: str) -> Shelf:
    """A campaign's tables, for encounters that name them. Raises Missing."""
    return Shelf(store.tables(campaign, ruleset))


def find(tables: dict[str, dict[str, str]], rules: Ruleset, wanted: str) -> tuple[str, str, str]:
    """A table by its name, or by `attacks/grapple` where two have it: where it stands, its key, its text.

    It is one of these, or one that comes with Affray. Raises Faults.
    """
    kind: Any = rules.encounter()
    catalogue = Catalogue(kind.catalogue_folder, shelf=Shelf(tables))
    among, _, name = wanted.rpartition("/")
    key, kinds = slug(name), [each for each in csv_of(rules).tables if not among or each == slug(among)]
    found = [table for table in kinds if key in catalogue.names(table)]
    if not found:
        raise _fault("", unknown("table", wanted, sorted({each for table in kinds for each in catalogue.names(table)})))
    if len(found) > 1:
        known = " and ".join(f"{table}/{key}" for table in found)
        words = f"there is more than one {key}: {known}; say which"
        raise _fault("", Said(words, "more-than-one", name=key, known=[f"{table}/{key}" for table in found]))
    return found[0], key, str(catalogue.find(found[0], key))


def readable(rules: Ruleset, table: str, key: str, text: str, language: str) -> str:
    """The text of a table as it is passed on: words in place of references to texts, in a language."""
    return csv_of(rules).in_words(table, key, text, Texts(rules, language))


def _fault(file: str, message: str) -> Faults:
    return Faults([Fault(file, 0, 0, "", message)])
