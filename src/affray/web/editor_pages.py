"""The page of an encounter: who fights, under which rules, and from here to the table."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response

from affray.core.encounter import Encounter
from affray.store.rows import Document
from affray.web.deps import require_owner, store_of
from affray.web.drafts import Draft, encounter_shape
from affray.web.encounter_form import EncounterForm, change
from affray.web.filled import Form
from affray.web.library_parts import YAML_TYPE, document_of, download, draft_of, keep, page_mark, posted, said, to_yaml
from affray.web.map_drawing import drawn
from affray.web.pages import go, language, page
from affray.web.starting import start
from affray.web.table import Refused

router = APIRouter(prefix="/library/encounters", include_in_schema=False, dependencies=[Depends(require_owner)])
Posted = Annotated[Form, Depends(posted)]


def encounter_document(request: Request, encounter: str) -> Document:
    """A document that holds an encounter. Raises Missing, and Refused for another kind."""
    return document_of(request, encounter, "encounter")


def sheets_of(request: Request, document: Document) -> list[Document]:
    """The sheets of the same campaign."""
    return store_of(request).documents(document.campaign, "sheet")


def named(request: Request, draft: Draft) -> tuple[str, dict[str, Any]]:
    """A draft as documents are kept."""
    return draft.title or said(request, "library-untitled"), draft.plain()


def shown(
    request: Request,
    document: Document,
    *,
    mark: str = "",
    clash: bool = False,
    fresh: bool = False,
    notice: str = "",
    starting: bool = False,
) -> Response:
    """The page, or what has changed of it where htmx asks. `fresh`: fields are made anew, not changed in place."""
    draft = draft_of(request, document)
    sound, faults = draft.checked()
    form = EncounterForm(draft, sound, faults, language(request))
    values: dict[str, Any] = {
        "document": document,
        "draft": draft,
        "form": form,
        "mark": mark or page_mark(),
        "clash": clash,
        "notice": notice,
        "starting": starting,
        "drawn": drawn(request, form),
        "own_sheets": [each for each in sheets_of(request, document) if each.ruleset == document.ruleset],
        "styles": ("forms", "library"),
    }
    if not request.headers.get("hx-request"):
        return page(request, "library/encounter.html", **values)
    answer = page(request, "library/editor.html", **values)
    if fresh:
        answer.headers["HX-Reswap"] = "outerHTML"
    return answer


@router.get("/{encounter}")
def encounter_page(request: Request, encounter: str) -> Response:
    """The editor."""
    return shown(request, encounter_document(request, encounter))


@router.post("/{encounter}")
def save(request: Request, encounter: str, form: Posted) -> Response:
    """Save what is on the form, and do what its button says."""
    document = encounter_document(request, encounter)
    do = form.text("do")
    sheets = {each.id: each for each in sheets_of(request, document)}

    def make(now: Document) -> tuple[str, dict[str, Any]]:
        draft = draft_of(request, now)
        change(draft, form, do, sheets, language(request))
        return named(request, draft)

    kept, clash = keep(request, document, form, make)
    what, _, which = do.partition(":")
    if what == "sheet" and which.count(":") == 1:
        return go(request, f"/library/encounters/{encounter}/sheets/{which.replace(':', '/')}")
    if what == "keep" and which.count(":") == 1:
        return _keep_sheet(request, kept, which, form)
    if what == "start":
        sound, _ = draft_of(request, kept).checked()
        if sound is not None:
            return _begun(request, kept, sound)
    if not request.headers.get("hx-request"):
        return go(request, f"/library/encounters/{encounter}{'#who' if do else ''}")
    return shown(request, kept, mark=form.text("page"), clash=clash, fresh=bool(do) or clash, starting=what == "start")


def _keep_sheet(request: Request, kept: Document, which: str, form: Form) -> Response:
    """Put a copy of a sheet into the library."""
    draft = draft_of(request, kept)
    side, k = map(int, which.split(":"))
    one = next((each for each in draft.people() if each.loc == ("sides", side, "combatants", k)), None)
    if one is None:
        raise Refused(404, "not-found")
    left = ("count", "group", "joins", "at", "places", "facing")
    sheet = {key: value for key, value in one.data.items() if key not in left}
    name = str(sheet.get("name") or (one.names[0] if len(one.names) == 1 else sheet.get("creature") or "?"))[:200]
    store_of(request).put_document(kept.campaign, "sheet", kept.ruleset, name, {"sheet": {"name": name, **sheet}})
    notice = said(request, "editor-kept", name=name)
    return shown(request, kept, mark=form.text("page"), fresh=True, notice=notice)


def _begun(request: Request, document: Document, sound: Encounter) -> Response:
    draft = draft_of(request, document)
    fight = start(store_of(request), document.campaign, document.name, sound, draft)
    return go(request, f"/fight/{fight}")


@router.post("/{encounter}/start")
def start_it(request: Request, encounter: str) -> Response:
    """Begin the fight, if the encounter is sound; else say what isn't."""
    document = encounter_document(request, encounter)
    sound, _ = draft_of(request, document).checked()
    return go(request, f"/library/encounters/{encounter}#faults") if sound is None else _begun(request, document, sound)


@router.post("/{encounter}/delete")
def delete(request: Request, encounter: str) -> Response:
    """Delete it; fights that were begun from it stay."""
    encounter_document(request, encounter)
    store_of(request).delete_document(encounter)
    return go(request, "/")


@router.post("/{encounter}/copy")
def copy_it(request: Request, encounter: str) -> Response:
    """One more of the same."""
    document = encounter_document(request, encounter)
    draft = draft_of(request, document)
    title = said(request, "library-copy-of", title=document.name)[:200]
    draft.encounter["title"] = title
    made = store_of(request).put_document(
        document.campaign, "encounter", document.ruleset, title, draft.plain(), image=document.image
    )
    return go(request, f"/library/encounters/{made.id}")


@router.get("/{encounter}/export")
def export(request: Request, encounter: str) -> Response:
    """The encounter as a YAML file, with the tables that it names."""
    document = encounter_document(request, encounter)
    draft = draft_of(request, document)
    data = {"ruleset": document.ruleset, **draft.whole()}
    order = ["ruleset", *(key for key in encounter_shape(document.ruleset).properties if key != "ruleset")]
    ordered = {key: data[key] for key in [*order, *data] if key in data}
    text = to_yaml(ordered, "affray play FILE") + draft.beside
    return download(text, f"{document.name}.yaml", YAML_TYPE)
