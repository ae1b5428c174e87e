"""The first page, and what it does: fights, encounters, characters, examples, campaigns."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import count
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse, Response

from affray.core.catalogue import Catalogue
from affray.core.documents import Faults, parse, read
from affray.core.rulebook import clauses
from affray.core.ruleset import rulesets
from affray.encounters import is_sheet, load
from affray.store.database import Store
from affray.store.keeping import NAME
from affray.store.rows import Document
from affray.web import csv_pages, editor_pages, map_pages, sheet_pages
from affray.web.deps import require_owner, store_of
from affray.web.drafts import Draft, known_ruleset, one_line, sheet_name
from affray.web.examples import Example, by_ruleset, example, said_at_home
from affray.web.filled import Form
from affray.web.forms import entries
from affray.web.images import again
from affray.web.library_parts import CAMPAIGN, Labels, campaign_of, download, posted, refusal, said, sent
from affray.web.pages import go, language, page, remember, written
from affray.web.pictures import is_here
from affray.web.shapes import kept
from affray.web.starting import start
from affray.web.table import Refused

router = APIRouter(include_in_schema=False, dependencies=[Depends(require_owner)])
for _each in (editor_pages, sheet_pages, map_pages, csv_pages):
    router.include_router(_each.router)
Posted = Annotated[Form, Depends(posted)]
Sent = Annotated[dict[str, Any], Depends(sent)]
MOST_ROUND = 1_000_000  # that is told of a fight


@router.get("/")
def home(request: Request) -> HTMLResponse:
    """The first page."""
    store, campaign, lang = store_of(request), campaign_of(request), language(request)
    documents = store.documents(campaign)
    return page(
        request,
        "library/home.html",
        campaigns=store.campaigns(),
        campaign=store.campaign(campaign),
        fights=[replace(each, summary=_summary(each.summary)) for each in store.fights(campaign)],
        encounters=[_card(each) for each in documents if each.kind == "encounter"],
        sheets=[(each, _kind(each, lang)) for each in documents if each.kind == "sheet"],
        examples=by_ruleset(lang),
        rulesets={name: _creatures(name, lang) for name in rulesets()},
        about={name: said_at_home(name, lang).known("about") or "" for name in rulesets()},
        **csv_pages.table_section(request),
        styles=("forms", "library"),
    )


def _summary(kept: Mapping[str, Any]) -> dict[str, Any]:
    """What is told of a fight, without what isn't of its kind: files of campaigns may hold anything."""
    kinds = {"over": bool, "winner": str}
    found: dict[str, Any] = {key: kept[key] for key, kind in kinds.items() if isinstance(kept.get(key), kind)}
    names, number = kept.get("names"), kept.get("round")
    found["round"] = number if isinstance(number, int) and 0 <= number < MOST_ROUND else 0
    return found | {"names": [str(name) for name in names] if isinstance(names, list) else []}


def _creatures(name: str, lang: str) -> list[tuple[str, str]]:
    """The creatures of a ruleset by key and name."""
    rules = known_ruleset(name)
    kind: Any = rules.encounter()
    return entries(Catalogue(kind.catalogue_folder), "creatures", Labels(rules, lang))


def _kind(document: Document, lang: str) -> str:
    """The creature that a sheet is; "" for none."""
    creature = dict(document.data.get("sheet") or {}).get("creature")
    if not isinstance(creature, str) or document.ruleset not in rulesets():
        return creature if isinstance(creature, str) else ""
    return Labels(known_ruleset(document.ruleset), lang).thing(creature)


def _card(document: Document) -> dict[str, Any]:
    """An encounter in short."""
    draft = Draft.of(document)
    try:
        names = [name for one in draft.people() for name in one.names]
    except Faults:  # its ruleset isn't installed
        names = []
    return {"document": document, "names": names, "description": str(draft.encounter.get("description") or "")}


# ---- campaigns -------------------------------------------------------------------------------------------------------


def _choose(request: Request, campaign: str) -> Response:
    return remember(request, go(request, "/"), CAMPAIGN, campaign)


def _named(form: Form) -> str:
    name = one_line(form.text("name"))
    if not name:
        raise Refused(422, "name-wanted")
    return name


@router.post("/library/campaigns")
def add_campaign(request: Request, form: Posted) -> Response:
    """A new campaign; from now on it is the one that is looked at."""
    return _choose(request, store_of(request).add_campaign(_named(form)))


@router.post("/library/campaigns/choose")
def choose_campaign(request: Request, form: Posted) -> Response:
    """Look at another campaign."""
    return _choose(request, store_of(request).campaign(form.text("campaign")).id)


@router.post("/library/campaigns/import")
def import_campaign(request: Request, files: Sent) -> Response:
    """A campaign out of a file, beside those that are there."""
    try:
        data = json.loads(files.get("file") or b"")
        if not isinstance(data, dict):
            raise Refused(422, "no-campaign-file")
        made = store_of(request).import_campaign(data, check=again)
    except (Faults, ValueError, RecursionError) as fault:
        if isinstance(fault, json.JSONDecodeError | UnicodeDecodeError):
            raise Refused(422, "no-campaign-file") from None
        raise refusal(request, fault) from None
    _tell_apart(store_of(request), made)
    return _choose(request, made)


def _tell_apart(store: Store, campaign: str) -> None:
    """Give a campaign a number where another has its name."""
    name, taken = store.campaign(campaign).name, {each.name for each in store.campaigns() if each.id != campaign}
    if name in taken:
        called = (f"{name[: NAME - 8]} ({number})" for number in count(2))
        store.rename_campaign(campaign, next(each for each in called if each not in taken))


@router.post("/library/campaigns/{campaign}/rename")
def rename_campaign(request: Request, campaign: str, form: Posted) -> Response:
    """Give it another name."""
    store_of(request).rename_campaign(campaign, _named(form))
    return go(request, "/")


@router.post("/library/campaigns/{campaign}/delete")
def delete_campaign(request: Request, campaign: str) -> Response:
    """Delete it with all that it holds."""
    store = store_of(request)
    fights = [each.id for each in store.fights(campaign)]
    store.delete_campaign(campaign)
    for fight in fights:
        request.app.state.tables.forget(fight)
    return go(request, "/")


@router.get("/library/campaigns/{campaign}/export")
def export_campaign(request: Request, campaign: str) -> Response:
    """The whole campaign as one file."""
    store = store_of(request)
    text = json.dumps(store.export_campaign(campaign), ensure_ascii=False)
    return download(text, f"{store.campaign(campaign).name}.affray.json", "application/json")


# ---- fights and examples ---------------------------------------------------------------------------------------------


@router.post("/library/fights/{fight}/delete")
def delete_fight(request: Request, fight: str) -> Response:
    """Delete a fight; those who look at it are told."""
    store_of(request).delete_fight(fight)
    request.app.state.tables.forget(fight)
    return go(request, "/")


def _example(request: Request, ruleset: str, name: str) -> Example:
    found = example(ruleset, name)
    if found is None:
        raise Refused(404, "not-found")
    return found.told(language(request))


@router.post("/library/examples/{ruleset}/{name}/start")
def start_example(request: Request, ruleset: str, name: str) -> Response:
    """Begin the fight of an example."""
    found = _example(request, ruleset, name)
    encounter = load(found.path).model_copy(update=found.words)
    fight = start(store_of(request), campaign_of(request), one_line(found.title), encounter)
    return go(request, f"/fight/{fight}")


@router.post("/library/examples/{ruleset}/{name}/copy")
def copy_example(request: Request, ruleset: str, name: str) -> Response:
    """Put a copy of an example among the encounters, to change it."""
    found = _example(request, ruleset, name)
    return _add(request, ruleset, {**read(found.path).data, **found.words})


# ---- new, and from files ---------------------------------------------------------------------------------------------


@router.post("/library/encounters")
def add_encounter(request: Request, form: Posted) -> Response:
    """A new encounter of a ruleset, with two sides and nobody on them."""
    rules = known_ruleset(form.text("ruleset")).name
    title = one_line(form.text("title"))
    sides = [{"name": said(request, key), "combatants": []} for key in ("library-side-one", "library-side-two")]
    return _add(request, rules, {"ruleset": rules, **({"title": title} if title else {}), "sides": sides})


def _add(request: Request, rules: str, encounter: dict[str, Any], text: str = "") -> Response:
    """A new encounter; `text` is the file that it came in."""
    draft = Draft(rules, encounter)
    draft.take_beside(text, lambda image: is_here(store_of(request), campaign_of(request), image))
    name = draft.title or said(request, "library-untitled")
    made = store_of(request).put_document(campaign_of(request), "encounter", rules, name, draft.plain())
    return go(request, f"/library/encounters/{made.id}")


@router.post("/library/import")
def import_file(request: Request, files: Sent) -> Response:
    """An encounter or a sheet out of a YAML file. It is taken with its faults, which its page tells."""
    content = files.get("file") or b""
    try:
        text = content.decode("utf-8-sig")
        data = kept(parse(text, str(files.get("file-name", ""))).data)
    except UnicodeDecodeError:
        raise Refused(422, "not-text") from None
    except ValueError as fault:
        raise refusal(request, fault) from None
    if not isinstance(data, dict) or data.get("ruleset") not in rulesets():
        raise Refused(422, "no-encounter-file")
    plain = {str(key): value for key, value in data.items()}
    if not is_sheet(plain):
        return _add(request, plain["ruleset"], plain, text)
    sheet = plain["sheet"] if isinstance(plain["sheet"], dict) else {}
    called = sheet_name(plain["ruleset"], sheet) or said(request, "library-somebody")
    made = store_of(request).put_document(
        campaign_of(request), "sheet", plain["ruleset"], called, {"sheet": plain["sheet"]}
    )
    return go(request, f"/library/sheets/{made.id}")


# ---- the rulebook ----------------------------------------------------------------------------------------------------


@router.get("/library/rules/{ruleset}/{wanted}")
def rule(request: Request, ruleset: str, wanted: str) -> HTMLResponse:
    """A clause of a rulebook, or all of a chapter."""
    known = clauses(known_ruleset(ruleset))
    found = list(_wanted(known, wanted))
    if not found:
        raise Refused(404, "not-found")
    shown = [{"id": each.id, "title": each.title, "text": written(each.text)} for each in found]
    template = "library/clause.html" if request.headers.get("hx-request") else "library/clause_page.html"
    return page(request, template, clauses=shown, styles=("forms", "library"))


def _wanted(known: Any, wanted: str) -> Iterator[Any]:
    if wanted in known:
        yield known[wanted]
        return
    yield from (each for each in known.values() if each.id.startswith(f"{wanted}."))
