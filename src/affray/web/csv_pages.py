"""A campaign's own tables: taken in from CSV files, looked at, given out, deleted."""

from __future__ import annotations

from pathlib import PurePath
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response

from affray.core.catalogue import Catalogue, slug
from affray.core.csv_text import CellFaults, as_faults, rows_of
from affray.core.documents import Faults, text_of
from affray.core.ruleset import rulesets
from affray.core.texts import Texts
from affray.store.csv_tables import csv_of, find, readable, take_in
from affray.store.rows import Document
from affray.web.deps import require_owner, store_of
from affray.web.drafts import known_ruleset
from affray.web.library_parts import campaign_of, document_of, download, sent
from affray.web.pages import go, language, page
from affray.web.table import Refused
from affray.web.words import texts

router = APIRouter(prefix="/library/tables", include_in_schema=False, dependencies=[Depends(require_owner)])
Sent = Annotated[dict[str, Any], Depends(sent)]
CSV_TYPE = "text/csv; charset=utf-8"


def table_section(request: Request) -> dict[str, Any]:
    """What the first page says of tables: the campaign's own, and by ruleset those that come with Affray."""
    shipped = {}
    for name in rulesets():
        rules = known_ruleset(name)
        if rules.csv is not None:
            kind: Any = rules.encounter()
            catalogue = Catalogue(kind.catalogue_folder)
            shipped[name] = {table: catalogue.names(table) for table in csv_of(rules).tables}
    own = store_of(request).documents(campaign_of(request), "table")
    return {"own_tables": own, "shipped_tables": shipped}


@router.post("")
def add_table(request: Request, files: Sent) -> Response:
    """A table out of a CSV file. One that isn't sound isn't taken: the page tells all that is wrong with it."""
    rules = known_ruleset(str(files.get("ruleset") or ""))
    file = str(files.get("file-name") or "")
    called = str(files.get("name") or "").strip() or PurePath(file).stem
    content = files.get("file")
    try:
        text = text_of(content if isinstance(content, bytes) else b"", file)
        taken = take_in(store_of(request), campaign_of(request), rules, called, text, file)
    except Faults as found:
        styles, words = ("forms", "library"), Texts(rules, language(request))
        told = [words.told(fault) for fault in found.faults]
        return page(request, "library/table_faults.html", 422, file=file, faults=told, styles=styles)
    return go(request, f"/library/tables/{taken.document.id}")


@router.get("/shipped")
def export_shipped(request: Request, ruleset: str, table: str) -> Response:
    """A table that comes with Affray, as a CSV file to begin one's own from."""
    rules = known_ruleset(ruleset)
    try:
        kind, key, text = find({}, rules, table)
    except Faults as fault:
        raise Refused(404, texts(language(request)).faults(fault.faults)) from None
    return download(readable(rules, kind, key, text, language(request)), f"{key}.csv", CSV_TYPE)


def table_document(request: Request, table: str) -> Document:
    """A document that holds a table. Raises Missing, and Refused for another kind."""
    return document_of(request, table, "table")


@router.get("/{table}")
def table_page(request: Request, table: str) -> Response:
    """A table to look at."""
    document = table_document(request, table)
    try:
        rows = [[cell.text for cell in row] for row in rows_of(str(document.data.get("text")))]
    except CellFaults as fault:
        raise as_faults(fault) from None
    kind = str(document.data.get("table", ""))
    return page(request, "library/table.html", document=document, table=kind, rows=rows, styles=("forms", "library"))


@router.get("/{table}/export")
def export_table(request: Request, table: str) -> Response:
    """The table as the CSV file that it was."""
    document = table_document(request, table)
    return download(str(document.data.get("text")), f"{slug(document.name)}.csv", CSV_TYPE)


@router.post("/{table}/delete")
def delete_table(request: Request, table: str) -> Response:
    """Delete it; fights that were begun with it have it in them."""
    table_document(request, table)
    store_of(request).delete_document(table)
    return go(request, "/#tables")
