"""The pages of a fight: the table itself, and what opens on it."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from markupsafe import Markup

from affray.core.texts import LANGUAGES
from affray.play import Recovery
from affray.web.access import Role, Viewer
from affray.web.acts import perform
from affray.web.deps import COOKIE, gm_of, owner, require_owner, store_of, table_of, viewer_of
from affray.web.figures import figures, set_figures
from affray.web.joining import joiner
from affray.web.pages import go, page, remember, written
from affray.web.parts import Parts
from affray.web.pictures import under
from affray.web.security import address_of
from affray.web.seen import Seeing
from affray.web.starting import go_on
from affray.web.table import MOST_TEXT, Refused, Table
from affray.web.words import clause

router = APIRouter(include_in_schema=False)


@router.get("/fight/{fight}")
def table_page(request: Request, fight: str) -> HTMLResponse:
    """The table, as the viewer sees it."""
    viewer, table = viewer_of(request, fight), table_of(request, fight)
    parts, name = Parts().all(table, viewer), Seeing(table, viewer).called()
    recovers = isinstance(table.fight, Recovery)
    template = "fight/wall.html" if viewer.role is Role.WALL else f"fight/{'recovery' if recovers else 'table'}.html"
    shown = {key: Markup(each) for key, each in parts.items()}
    styles = ("fight", "recovery") if recovers else ("fight",)
    values: dict[str, Any] = {
        "parts": shown,
        "name": name,
        "viewer": viewer,
        "fight": f"/fight/{fight}",
        "parent": table.store.parent_of(fight),
        "recovers": recovers,
        "owns": owner(request) and not viewer.gm,
        "welcome": viewer.role is Role.PLAYER and "welcome" in request.query_params,
    }
    return page(request, template, styles=styles, **values)


@router.post("/fight/{fight}/act/{kind}")
async def act(request: Request, fight: str, kind: str) -> HTMLResponse:
    """Do something at the table; nothing on the page changes but by the live update, and the notice."""
    form = await request.form()
    given: dict[str, Any] = dict(form)

    def do() -> None:
        viewer = viewer_of(request, fight)
        perform(table_of(request, fight), viewer, kind, given)

    await asyncio.to_thread(do)
    return HTMLResponse("")


@router.post("/fight/{fight}/add")
async def add(request: Request, fight: str) -> HTMLResponse:
    """Somebody of the catalogue or the library enters the running fight."""
    form = await request.form()

    def do() -> None:
        viewer, table = gm_of(request, fight), table_of(request, fight)
        table.join(viewer, joiner(table, form, viewer.language), hidden="hidden" in form)

    await asyncio.to_thread(do)
    return HTMLResponse("")


@router.get("/fight/{fight}/line/{number}")
def line(request: Request, fight: str, number: int) -> HTMLResponse:
    """A line of the log, opened to its sums."""
    viewer, table = viewer_of(request, fight), table_of(request, fight)
    with table.lock:
        found = Seeing(table, viewer).line_opened(number)
    if found is None:
        raise Refused(404, "not-found")
    return page(request, "fight/line.html", line=found, viewer=viewer, fight=f"/fight/{fight}", lang=viewer.language)


@router.get("/fight/{fight}/body/{number}/{location}")
def location(request: Request, fight: str, number: int, location: str) -> HTMLResponse:
    """A location of somebody's body, with all its wounds."""
    viewer, table = viewer_of(request, fight), table_of(request, fight)
    with table.lock:
        found = Seeing(table, viewer).location(number, location)
    if found is None:
        raise Refused(404, "not-found")
    return page(request, "fight/location.html", found=found, lang=viewer.language)


@router.get("/fight/{fight}/clause/{wanted}")
def rule(request: Request, fight: str, wanted: str) -> HTMLResponse:
    """A clause of the rulebook."""
    viewer, table = viewer_of(request, fight), table_of(request, fight)
    found = clause(table.fight.ruleset, wanted)
    if found is None:
        raise Refused(404, "not-found")
    return page(request, "fight/clause.html", clause=found, text=written(found["text"]), lang=viewer.language)


@router.get("/fight/{fight}/figures/{number}")
def figures_form(request: Request, fight: str, number: int) -> HTMLResponse:
    """All figures of somebody, to be set."""
    viewer, table = gm_of(request, fight), table_of(request, fight)
    with table.lock:
        name = _name_of(table, viewer, number)
        found = figures(table, name, viewer.language)
    values: dict[str, Any] = {
        "figures": found,
        "name": name,
        "number": number,
        "fight": f"/fight/{fight}",
        "lang": viewer.language,
    }
    return page(request, "fight/figures.html", **values)


@router.post("/fight/{fight}/figures/{number}")
async def change_figures(request: Request, fight: str, number: int) -> HTMLResponse:
    """Set those of somebody's figures that were changed; `name` is whose they were when the form was made."""
    form = {key: str(value) for key, value in (await request.form()).items()}

    def do() -> None:
        viewer, table = gm_of(request, fight), table_of(request, fight)
        set_figures(table, viewer, form.get("name", ""), form, form.get("reason", "")[:MOST_TEXT])

    await asyncio.to_thread(do)
    return HTMLResponse("")


def _name_of(table: Table, viewer: Viewer, number: int) -> str:
    """Whose number it is on the page. Raises Refused for nobody's."""
    numbers: dict[str, int] = Seeing(table, viewer).numbers
    name = next((name for name, k in numbers.items() if k == number), None)
    if name is None:
        raise Refused(404, "not-found")
    return name


@router.get("/fight/{fight}/picture")
def picture(request: Request, fight: str) -> Response:
    """The picture under the map."""
    viewer_of(request, fight)
    table = table_of(request, fight)
    if under(table) is None or table.settings.picture is None:
        raise Refused(404, "not-found")
    found = table.store.image(table.settings.picture["image"]).picture
    return Response(found.content, media_type=found.mime, headers={"cache-control": "private, max-age=86400"})


@router.post("/fight/{fight}/own")
def own(request: Request, fight: str) -> Response:
    """The owner, who came in by a link to see what others see, is the game master again."""
    require_owner(request)
    answer = go(request, f"/fight/{fight}")
    for home in (fight, store_of(request).parent_of(fight)):
        if home is not None:
            answer.delete_cookie(COOKIE + home)
    return answer


@router.post("/fight/{fight}/recover")
async def recover(request: Request, fight: str) -> Response:
    """Go on to what comes after the fight."""
    begun = await asyncio.to_thread(lambda: go_on(table_of(request, fight), gm_of(request, fight)))
    return go(request, f"/fight/{begun}")


@router.post("/language")
async def choose_language(request: Request) -> Response:
    """Another language for this viewer."""
    form = await request.form()
    wanted = str(form.get("language", ""))
    return _remember(request, "affray-language", wanted if wanted in LANGUAGES else LANGUAGES[0])


@router.post("/theme")
async def choose_theme(request: Request) -> Response:
    """Light, dark, or as the system has it."""
    form = await request.form()
    wanted = str(form.get("theme", ""))
    return _remember(request, "affray-theme", wanted if wanted in ("light", "dark") else "")


def _remember(request: Request, cookie: str, value: str) -> Response:
    return remember(request, go(request, _came_from(request)), cookie, value)


def _came_from(request: Request) -> str:
    """The page of ours on which something was chosen."""
    address = address_of(request.headers.get("referer", ""))
    ours = address.netloc in ("", request.headers.get("host")) and address.path.startswith("/")
    return address.path if ours and not address.path.startswith("//") else "/"
