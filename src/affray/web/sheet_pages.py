"""The page of one sheet: of the library, or of somebody in an encounter."""

from __future__ import annotations

import copy
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response

from affray.core.catalogue import Catalogue
from affray.core.documents import Fault, path_of
from affray.store.rows import Document
from affray.web.deps import require_owner, store_of
from affray.web.drafts import known_ruleset, sheet_faults, sheet_name, sheet_shape
from affray.web.editor_pages import encounter_document, named
from affray.web.filled import Filled, Form
from affray.web.forms import Builder, Field, place_faults
from affray.web.library_parts import (
    YAML_TYPE,
    Labels,
    campaign_of,
    catalogue_of,
    document_of,
    download,
    draft_of,
    keep,
    offered,
    page_mark,
    posted,
    said,
    to_yaml,
)
from affray.web.pages import go, language, page
from affray.web.rearranging import adding, rearrange
from affray.web.table import Refused

router = APIRouter(prefix="/library", include_in_schema=False, dependencies=[Depends(require_owner)])
Posted = Annotated[Form, Depends(posted)]
ROOT = "s"  # what the names of a sheet's fields begin with


def sheet_form(
    name: str, sheet: Any, faults: list[Fault], catalogue: Catalogue, lang: str
) -> tuple[Field, dict[str, list[tuple[str, str]]], list[Fault]]:
    """The form of a sheet, the names that it offers, and the faults that belong to none of its fields."""
    rules, shape = known_ruleset(name), sheet_shape(name)
    words = Labels(rules, lang)
    builder = Builder(catalogue, words)
    form = builder.field(shape, ROOT, (), sheet, None, "")
    return form, offered(builder), place_faults([form], faults, words.fault)


def filled_sheet(name: str, sheet: dict[str, Any], form: Form, catalogue: Catalogue) -> dict[str, Any]:
    """A sheet with what is on the form, and what its button does."""
    filled, shape = Filled(form, catalogue, adding(form.text("do"))), sheet_shape(name)
    made = filled.object(shape, ROOT, (), sheet)
    what, _, which = form.text("do").partition(":")
    if what == "form":
        rearrange(which, filled, shape, made)
    return made


def shown(request: Request, where: dict[str, Any], form: Form | None, *, clash: bool = False) -> Response:
    """The page of a sheet, or what has changed of it. `where`: what the page says of its surroundings."""
    rules = where["ruleset"]
    made, offers, left = sheet_form(rules, where["sheet"], where["faults"], where["catalogue"], language(request))
    values = {
        **where,
        "form": made,
        "offers": offers,
        "left": left,
        "say": Labels(known_ruleset(rules), language(request)).fault,
        "clash": clash,
        "mark": form.text("page") if form else page_mark(),
        "styles": ("forms", "library"),
    }
    if not request.headers.get("hx-request"):
        return page(request, "library/sheet_page.html", **values)
    answer = page(request, "library/sheet.html", **values)
    if clash or (form and form.text("do")):
        answer.headers["HX-Reswap"] = "outerHTML"
    return answer


# ---- in an encounter -------------------------------------------------------------------------------------------------


def _in_encounter(request: Request, document: Document, side: int, k: int) -> dict[str, Any]:
    """What the page of somebody in an encounter knows. Raises Refused for nobody."""
    draft = draft_of(request, document)
    try:
        sheet = draft.sheet(side, k)
    except LookupError:
        raise Refused(404, "not-found") from None
    _, faults = draft.checked()
    root = path_of(("sides", side, "combatants", k))
    inside = [_without(fault, root) for fault in faults if fault.path.startswith(root)]
    one = next(each for each in draft.people() if each.loc == ("sides", side, "combatants", k))
    back = f"/library/encounters/{document.id}"
    return {
        "document": document,
        "ruleset": document.ruleset,
        "sheet": sheet,
        "faults": [fault for fault in inside if fault.path[:1].isdigit() is False],
        "catalogue": draft.catalogue,
        "title": ", ".join(one.names[:3]) or "?",
        "within": document.name,
        "back": f"{back}#who",
        "action": f"{back}/sheets/{side}/{k}",
    }


def _without(fault: Fault, root: str) -> Fault:
    """A fault as seen from the sheet."""
    rest = fault.path.removeprefix(root).removeprefix(".")
    return Fault("", 0, 0, rest, fault.message)


@router.get("/encounters/{encounter}/sheets/{side}/{k}")
def combatant_page(request: Request, encounter: str, side: int, k: int) -> Response:
    """The sheet of somebody in an encounter."""
    return shown(request, _in_encounter(request, encounter_document(request, encounter), side, k), None)


@router.post("/encounters/{encounter}/sheets/{side}/{k}")
def save_combatant(request: Request, encounter: str, side: int, k: int, form: Posted) -> Response:
    """Save it."""
    document = encounter_document(request, encounter)

    def make(now: Document) -> tuple[str, dict[str, Any]]:
        draft = draft_of(request, now)
        rows = draft.seat_rows()
        try:
            sheet = draft.sheet(side, k)
        except LookupError:
            raise Refused(404, "not-found") from None
        draft.sides[side]["combatants"][k] = filled_sheet(now.ruleset, sheet, form, draft.catalogue)
        draft.seat(rows)
        return named(request, draft)

    kept, clash = keep(request, document, form, make)
    where = _in_encounter(request, kept, side, k)
    return _after(request, where, form, clash=clash)


def _after(request: Request, where: dict[str, Any], form: Form, *, clash: bool) -> Response:
    """What comes after saving: the page one came from, or the same page."""
    if form.text("do") == "back":
        return go(request, where["back"])
    if not request.headers.get("hx-request"):
        return go(request, where["action"])
    return shown(request, where, form, clash=clash)


# ---- in the library --------------------------------------------------------------------------------------------------


def sheet_document(request: Request, sheet: str) -> Document:
    """A document that holds a sheet. Raises Missing, and Refused for another kind."""
    return document_of(request, sheet, "sheet")


def _alone(request: Request, document: Document) -> dict[str, Any]:
    sheet = copy.deepcopy(document.data.get("sheet"))
    catalogue = catalogue_of(request, document)
    return {
        "document": document,
        "ruleset": document.ruleset,
        "sheet": sheet,
        "faults": sheet_faults(document.ruleset, sheet, catalogue),
        "catalogue": catalogue,
        "title": document.name,
        "within": "",
        "back": "/#people",
        "action": f"/library/sheets/{document.id}",
    }


@router.post("/sheets")
def add_sheet(request: Request, form: Posted) -> Response:
    """Somebody new in the library. `what` is the ruleset, and behind a colon the creature, if it is to be one."""
    rules, _, creature = form.text("what").partition(":")
    known_ruleset(rules)
    name = form.text("name").strip()[:60]
    sheet: dict[str, Any] = {**({"name": name} if name else {}), **({"creature": creature} if creature else {})}
    called = sheet_name(rules, sheet) or said(request, "library-somebody")
    made = store_of(request).put_document(campaign_of(request), "sheet", rules, called, {"sheet": sheet})
    return go(request, f"/library/sheets/{made.id}")


@router.get("/sheets/{sheet}")
def sheet_page(request: Request, sheet: str) -> Response:
    """A sheet of the library."""
    return shown(request, _alone(request, sheet_document(request, sheet)), None)


@router.post("/sheets/{sheet}")
def save_sheet(request: Request, sheet: str, form: Posted) -> Response:
    """Save it."""
    document = sheet_document(request, sheet)
    catalogue = catalogue_of(request, document)

    def make(now: Document) -> tuple[str, dict[str, Any]]:
        before = copy.deepcopy(now.data.get("sheet"))
        made = filled_sheet(now.ruleset, before if isinstance(before, dict) else {}, form, catalogue)
        return sheet_name(now.ruleset, made) or said(request, "library-somebody"), {"sheet": made}

    kept, clash = keep(request, document, form, make)
    return _after(request, _alone(request, kept), form, clash=clash)


@router.post("/sheets/{sheet}/delete")
def delete_sheet(request: Request, sheet: str) -> Response:
    """Delete it; encounters have copies of their own."""
    sheet_document(request, sheet)
    store_of(request).delete_document(sheet)
    return go(request, "/#people")


@router.post("/sheets/{sheet}/copy")
def copy_sheet(request: Request, sheet: str) -> Response:
    """One more of the same."""
    document = sheet_document(request, sheet)
    name = said(request, "library-copy-of", title=document.name)[:60]
    data = {"sheet": {**dict(document.data.get("sheet") or {}), "name": name}}
    made = store_of(request).put_document(document.campaign, "sheet", document.ruleset, name, data)
    return go(request, f"/library/sheets/{made.id}")


@router.get("/sheets/{sheet}/export")
def export_sheet(request: Request, sheet: str) -> Response:
    """The sheet as a YAML file."""
    document = sheet_document(request, sheet)
    data = {"ruleset": document.ruleset, "sheet": document.data.get("sheet")}
    return download(to_yaml(data, "affray check FILE"), f"{document.name}.yaml", YAML_TYPE)
