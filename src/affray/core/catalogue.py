"""Catalogues: tables of named entries in data files, those that come with a ruleset and a group's own over them.

Each file holds one or more tables, `table: {key: entry}`. A ruleset's folder has `<table>.yaml`, or a folder `<table>/`
with a file per entry that is named by its key; so only what is asked for is read. Such an entry may be a CSV file,
read as its text. A group's own file has the same shape and may hold any of the tables; its entries come before those of
the ruleset. A faulty one is told of where its file is checked; whoever looks it up meanwhile gets the ruleset's entry
of that name, or one without figures.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import json
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from affray.core.cache import base_folder
from affray.core.documents import Document, Fault, Faults, read
from affray.core.said import Said
from affray.core.wording import Written, unknown, validate

Entry = Any  # a mapping of figures, one figure, or the text of a CSV file


def slug(name: str) -> str:
    """A name as keys are written: `Long Sword` is `long-sword`."""
    return "-".join(name.casefold().replace("_", " ").replace("-", " ").split())


class Shelf:
    """Entries that a group keeps beside its encounters, and which of them somebody has taken.

    What is written may name them without holding them; whoever passes it on puts in what was `taken` (as tables).
    """

    def __init__(self, tables: Mapping[str, Mapping[str, Entry]]) -> None:
        """By table and key; the keys as they are looked up (`slug`)."""
        self.tables = tables
        self.taken: dict[str, dict[str, Entry]] = {}

    def names(self, table: str) -> Iterable[str]:
        """All keys of a table."""
        return self.tables.get(table, ())

    def take(self, table: str, key: str) -> Any:
        """An entry; None when there is none."""
        found = self.tables.get(table, {}).get(key)
        if found is not None:
            self.taken.setdefault(table, {})[key] = found
        return found


class Catalogue:
    """A ruleset's catalogue, with a group's own entries over it."""

    def __init__(
        self,
        folder: Path,
        own: Iterable[object] = (),
        shape: type[Written] | None = None,
        shelf: Shelf | None = None,
    ) -> None:
        """The folder of the ruleset's data files; own tables, later ones over earlier. Other shapes are left out.

        `shape` is that of catalogue files, and says which own entries are sound; without it all are known to be. What
        neither the own tables nor the ruleset's have may stand on the `shelf`, whose entries are sound.
        """
        self.folder, self._shape, self._shelf = folder, shape, shelf or Shelf({})
        self._own: dict[str, dict[str, Entry]] = {}
        self._checked: dict[tuple[str, str], bool] = {}
        for tables in own:
            for table, entries in tables.items() if isinstance(tables, Mapping) else ():
                for key, entry in entries.items() if isinstance(entries, Mapping) else ():
                    self._own.setdefault(table, {})[slug(str(key))] = entry

    def names(self, table: str) -> list[str]:
        """All keys of a table."""
        return sorted({*self._own.get(table, ()), *_shipped_names(self.folder, table), *self._shelf.names(table)})

    def find(self, table: str, name: str) -> Any:
        """The entry of a name, the own one first; None when there is none, nothing in it where that is faulty."""
        key, own = slug(name), self._own.get(table, {})
        if key in own and self._sound(table, key):
            return own[key]
        if key in _shipped_names(self.folder, table):
            return _shipped(self.folder, table, key)[key]
        return {} if key in own else self._shelf.take(table, key)

    def _sound(self, table: str, key: str) -> bool:
        """Whether an own entry is what the catalogue's files may hold."""
        if self._shape is not None and (table, key) not in self._checked:
            self._checked[table, key] = False  # for one that draws on itself
            with contextlib.suppress(ValidationError):
                self._shape.model_validate({table: {key: self._own[table][key]}}, context={"catalogue": self})
                self._checked[table, key] = True
        return self._checked.get((table, key), True)

    def entry(self, table: str, name: str) -> Mapping[str, Any]:
        """The figures of an entry; none where there is no such entry, or it is no mapping."""
        found = self.find(table, name)
        return found if isinstance(found, Mapping) else {}

    def unknown(self, what: str, table: str, name: str) -> str:
        """The words for a name that the table doesn't have, with near ones."""
        return unknown(what, name, self.names(table))


def _shipped(folder: Path, table: str, key: str) -> Mapping[str, Entry]:
    inside = folder / table
    if (inside / f"{key}.csv").is_file():
        return {key: _text(inside / f"{key}.csv")}
    tables: Mapping[str, Mapping[str, Entry]] = _data(
        inside / f"{key}.yaml" if inside.is_dir() else inside.with_suffix(".yaml")
    )
    return tables[table]


@functools.cache
def _text(file: Path) -> str:
    return file.read_text("utf-8")


@functools.cache
def _data(file: Path) -> Any:
    """The data of a file that comes with a ruleset. What the YAML reader made of it is kept: it takes its time."""
    text = file.read_bytes()
    kept = base_folder() / "catalogue" / f"{hashlib.sha256(text).hexdigest()[:32]}.json"
    with contextlib.suppress(OSError, ValueError):
        return json.loads(kept.read_bytes())
    data = read(file).data
    with contextlib.suppress(OSError):  # a folder that can't be written costs time, no more
        kept.parent.mkdir(parents=True, exist_ok=True)
        fresh = kept.with_suffix(f".{os.getpid()}")
        fresh.write_text(json.dumps(data), "utf-8")
        fresh.replace(kept)
    return data


@functools.cache
def _shipped_names(folder: Path, table: str) -> tuple[str, ...]:
    if (folder / table).is_dir():
        return tuple(sorted(file.stem for file in (folder / table).iterdir() if file.suffix in (".yaml", ".csv")))
    return tuple(_shipped(folder, table, ""))


def with_own(
    folder: Path, shape: type[Written], document: Document, shelf: Shelf | None = None
) -> tuple[Catalogue, list[Mapping[str, Any]], list[Fault]]:
    """A catalogue with what `catalogue:` of a document names over it, those tables, and what is wrong with their files.

    Each item is the name of a file, from the document's folder on, or tables as a file would hold them. Files are
    checked here, against the shape of the ruleset's catalogue files; tables in the document are checked with it. What
    none of these has may stand on the `shelf`.
    """
    written = document.data.get("catalogue") if isinstance(document.data, Mapping) else None
    files: list[Document] = []
    tables: list[Mapping[str, Any]] = []
    faults: list[Fault] = []
    for k, item in enumerate(written if isinstance(written, list) else ()):
        try:
            if isinstance(item, str):
                files.append(read(document.folder / item))
            tables.append(files[-1].data if isinstance(item, str) else item)
        except Faults as found:
            tables.append({})
            faults += [each if each.line else _at_its_name(document, k, each) for each in found.faults]
    catalogue = Catalogue(folder, tables, shape, shelf)
    for file in files:
        try:
            validate(shape, file, {"catalogue": catalogue})
        except Faults as found:
            faults += found.faults
    return catalogue, tables, faults


def _at_its_name(document: Document, k: int, fault: Fault) -> Fault:
    """A fault of a whole file of the catalogue, told where that is named."""
    words = f"{fault.file}: {fault.message}"
    return document.fault(("catalogue", k), Said(words, "at-place", place=fault.file, what=fault.message))
