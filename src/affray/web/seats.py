"""Who sits at the table: links with QR codes for players, another game master, and the wall.

All of them follow from a fight into its recovery.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Literal
from urllib.parse import urlsplit

import segno
from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from starlette.datastructures import FormData

from affray.store.faults import Missing
from affray.web.deps import COOKIE, gm_of, store_of, table_of, wrong_token
from affray.web.drafts import one_line
from affray.web.pages import page, remember
from affray.web.settings import Settings
from affray.web.table import Refused, Table

router = APIRouter(include_in_schema=False)
MONTHS = 180 * 24 * 3600
HERE_ONLY = ("127.0.0.1", "::1", "localhost")  # hosts that lead nowhere from another device
ROLES: dict[str, Literal["gm", "player", "wall"]] = {"gm": "gm", "player": "player", "wall": "wall"}


@router.get("/join/{token}")
def join(request: Request, token: str) -> Response:
    """Come in by a link: this browser is known by it from now on."""
    try:
        link = store_of(request).link(token)
    except Missing:
        wrong_token(request)
        raise Refused(404, "link-not-valid") from None
    here = store_of(request).recovery_of(link.fight) or link.fight  # where play goes on
    greeting = "?welcome" if link.role == "player" else ""
    answer = RedirectResponse(f"/fight/{here}{greeting}", 303, headers={"referrer-policy": "no-referrer"})
    return remember(request, answer, COOKIE + link.fight, token, MONTHS)


@router.get("/fight/{fight}/seats")
def seats(request: Request, fight: str) -> HTMLResponse:
    """The seats, and who plays whom. Links are shown once, when they are made: only marks of them are kept."""
    return _seats(request, fight)


@router.post("/fight/{fight}/seats/add")
async def add(request: Request, fight: str) -> HTMLResponse:
    """A new seat; one at a recovery is one of the fight before it too."""
    form = await request.form()
    role, seat = ROLES.get(str(form.get("role", "player"))), one_line(form.get("seat"))[:60]
    gm_of(request, fight)
    table = table_of(request, fight)
    if role is None or (role == "player" and not seat):
        raise Refused(422, "seat-needs-name")
    store = store_of(request)
    _, token = store.add_link(store.parent_of(fight) or fight, role, seat or None, _chosen(form, table))
    _tell(request, fight)
    return _seats(request, fight, [*form.getlist("shown"), token])


@router.post("/fight/{fight}/seats/{link}/renew")
async def renew(request: Request, fight: str, link: str) -> HTMLResponse:
    """A new link for a seat; the old one isn't valid any more."""
    form = await request.form()
    _known(request, fight, link)
    _, token = store_of(request).renew_link(link)
    _tell(request, fight)
    return _seats(request, fight, [*form.getlist("shown"), token])


@router.post("/fight/{fight}/seats/{link}/revoke")
async def revoke(request: Request, fight: str, link: str) -> HTMLResponse:
    """A seat's link isn't valid any more."""
    form = await request.form()
    _known(request, fight, link)
    store_of(request).revoke_link(link)
    _tell(request, fight)
    return _seats(request, fight, form.getlist("shown"))


@router.post("/fight/{fight}/seats/{link}/combatants")
async def combatants(request: Request, fight: str, link: str) -> HTMLResponse:
    """Whom a seat plays."""
    form = await request.form()
    _known(request, fight, link)
    table = table_of(request, fight)
    store_of(request).change_link(link, settings=_chosen(form, table))
    _tell(request, fight)
    return _seats(request, fight, form.getlist("shown"))


def _tell(request: Request, fight: str) -> None:
    """Those who look on may be others now."""
    request.app.state.tables.tell(fight)


def _chosen(form: FormData, table: Table) -> dict[str, Any]:
    """The combatants ticked on a form, as links keep them."""
    ticked = set(map(str, form.getlist("combatants")))
    return {"combatants": [name for name in table.fight.roster.names if name in ticked]}


def _known(request: Request, fight: str, link: str) -> None:
    """Raises Refused for a link that isn't of this fight, or one who isn't its game master."""
    gm_of(request, fight)
    if all(row.id != link or row.revoked for row in store_of(request).links(fight)):
        raise Refused(404, "not-found")


def _seats(request: Request, fight: str, shown: Iterable[Any] = ()) -> HTMLResponse:
    """The page with the links that were made since it was opened: their tokens go along in its forms."""
    viewer = gm_of(request, fight)
    table = table_of(request, fight)
    rows = [row for row in store_of(request).links(fight) if row.revoked is None]
    made = {link: _invitation(request, token) for link, token in _valid(request, fight, shown).items()}
    return page(
        request,
        "fight/seats.html",
        seats=rows,
        made=made,
        names=table.fight.roster.names,
        fight=f"/fight/{fight}",
        alone=urlsplit(base(request)).hostname in HERE_ONLY,
        lang=viewer.language,
    )


def _valid(request: Request, fight: str, tokens: Iterable[Any]) -> dict[str, str]:
    """The tokens that are those of links into a fight, by the links' ids."""
    store, found = store_of(request), dict[str, str]()
    known = {row.id for row in store.links(fight)}
    for token in map(str, tokens):
        with suppress(Missing):
            link = store.link(token)
            found |= {link.id: token} if link.id in known else {}
    return found


def _invitation(request: Request, token: str) -> dict[str, str]:
    address = f"{base(request)}/join/{token}"
    return {"token": token, "address": address, "qr": qr(address)}


def base(request: Request) -> str:
    """The address of the server as other devices reach it."""
    settings: Settings = request.app.state.settings
    return f"http://{settings.host}:{settings.port}" if settings.lan else str(request.base_url).rstrip("/")


def qr(address: str) -> str:
    """A QR code as SVG, without an inline style."""
    out = io.BytesIO()
    made = segno.make(address, error="m")
    made.save(out, kind="svg", xmldecl=False, svgns=True, border=2, svgclass="qr", lineclass=None, omitsize=True)
    return re.sub(r'\sstyle="[^"]*"', "", out.getvalue().decode())
