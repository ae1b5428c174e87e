"""Who is asking: from the link in a cookie or a bearer token to a viewer, once for pages, API and WebSockets."""

from __future__ import annotations

from typing import Any

from starlette.requests import HTTPConnection

from affray.store.faults import Missing
from affray.web.access import Role, Viewer, language_of
from affray.web.security import LOOPBACK, Rates
from affray.web.settings import Settings
from affray.web.table import Refused, Table

COOKIE = "affray-seat-"  # with the fight's id: the token of the link by which somebody came
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")


def owner(connection: HTTPConnection) -> bool:
    """Whether this is the person at the machine: a browser on it, and no proxy between."""
    client = connection.client.host if connection.client else ""
    return client in LOOPBACK and not any(name in connection.headers for name in FORWARDED)


def require_owner(connection: HTTPConnection) -> None:
    """Raises Refused for others: they are told nothing of what there is."""
    if not owner(connection):
        raise Refused(404, "not-found")


def table_of(connection: HTTPConnection, fight: str) -> Table:
    """The table of a fight. Raises Missing."""
    table: Table = connection.app.state.tables.get(fight)
    return table


def viewer_of(connection: HTTPConnection, fight: str) -> Viewer:
    """Who is asking for a fight. Raises Refused, the same for a fight that isn't there as for one that isn't theirs."""
    lang = language_of(connection.cookies.get("affray-language"), connection.headers.get("accept-language", ""))
    for token in _tokens(connection, fight):
        if (found := _by_link(connection, fight, token, lang)) is not None:
            return found
    if owner(connection):
        return Viewer(Role.GM, "GM", language=lang)
    raise Refused(404, "not-found")


def _tokens(connection: HTTPConnection, fight: str) -> list[str]:
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    cookie = connection.cookies.get(COOKIE + fight)
    return [*([bearer.strip()] if scheme.lower() == "bearer" else []), *([cookie] if cookie else [])]


def _by_link(connection: HTTPConnection, fight: str, token: str, lang: str) -> Viewer | None:
    try:
        link = connection.app.state.store.link(token)
    except Missing:
        wrong_token(connection)
        return None
    if link.fight != fight:
        return None
    return Viewer(
        Role(link.role),
        link.seat or ("GM" if link.role == "gm" else ""),
        frozenset(link.settings.get("combatants", ())),
        lang,
        link.id,
    )


def wrong_token(connection: HTTPConnection) -> None:
    """Raises Refused where somebody tries one after the other."""
    settings: Settings = connection.app.state.settings
    state: Any = connection.app.state
    if not hasattr(state, "wrong_tokens"):
        state.wrong_tokens = Rates(settings.wrong_tokens_a_minute / 60, int(settings.wrong_tokens_a_minute))
    if not state.wrong_tokens.take(connection.client.host if connection.client else ""):
        raise Refused(429, "too-many-tokens")


def gm_of(connection: HTTPConnection, fight: str) -> Viewer:
    """The game master. Raises Refused for others."""
    viewer = viewer_of(connection, fight)
    if not viewer.gm:
        raise Refused(403, "for-the-game-master")
    return viewer
