"""`affray tables`: a group's own tables, as CSV files."""

from __future__ import annotations

from pathlib import Path

from cyclopts import App

from affray.cli.language import Language, chosen
from affray.cli.options import KEPT, SHOWN, Kept, Shown

tables = App(name="tables", help="A group's own tables, as CSV files: brought into the library, and given out of it.")


@tables.command(name="import")
def tables_import(ruleset: str, file: Path, /, *, name: str = "", kept: Kept = KEPT, shown: Shown = SHOWN) -> int:
    """Check a table in a CSV file, cell by cell, and keep it in the library, where encounters can name it.

    A table that is kept under the same name already is replaced; fights that were begun keep theirs.

    Parameters
    ----------
    ruleset
        A ruleset: rolemaster
    file
        The CSV file.
    name
        What it is to be called; the name of the file unless given.
    """
    from affray.cli.shelf import import_table

    return import_table(ruleset, file, name, kept.db, kept.campaign, chosen(shown.language), as_json=shown.json)


@tables.command(name="export")
def tables_export(
    ruleset: str, name: str, file: Path | None = None, /, *, kept: Kept = KEPT, language: Language | None = None
) -> int:
    """Give a table as CSV: one of the group's own, or one that comes with Affray, to begin a new one from.

    Parameters
    ----------
    ruleset
        A ruleset: rolemaster
    name
        The table: broadsword, slash; attacks/grapple where more than one has the name.
    file
        Where to write it; shown on the screen otherwise. A file that is there already is left alone.
    language
        Language of the words in it; that of the system unless given.
    """
    from affray.cli.shelf import export_table

    return export_table(ruleset, name, file, kept.db, kept.campaign, chosen(language))


@tables.command(name="list")
def tables_list(ruleset: str, /, *, kept: Kept = KEPT, shown: Shown = SHOWN) -> int:
    """Tell the names of all tables.

    Parameters
    ----------
    ruleset
        A ruleset: rolemaster
    """
    from affray.cli.shelf import list_tables

    return list_tables(ruleset, kept.db, kept.campaign, chosen(shown.language), as_json=shown.json)


@tables.command(name="delete")
def tables_delete(ruleset: str, name: str, /, *, kept: Kept = KEPT, language: Language | None = None) -> int:
    """Delete a table of the group's own. Fights that were begun with it keep it.

    Parameters
    ----------
    ruleset
        A ruleset: rolemaster
    name
        The table.
    language
        Language of what is shown; that of the system unless given.
    """
    from affray.cli.shelf import delete_table

    return delete_table(ruleset, name, kept.db, kept.campaign, chosen(language))
