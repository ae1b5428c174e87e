"""Who is asking: from the link in a cookie or a bearer token to a viewer, once for pages, API and WebSockets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from affray.store.faults import Missing
from affray.web.access import Role, Viewer
from affray.web.pages import language
from affray.web.security import LOOPBACK
from affray.web.table import Refused, Table

if TYPE_CHECKING:
    from affray.store.database import Store
    from affray.store.rows import LinkRow

COOKIE = "affray-seat-"  # with the fight's id: the token of the link by which somebody came
MOST_SEATS = 30  # of a browser, among which one is looked for
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")


def owner(connection: HTTPConnection) -> bool:
    """Whether this is the person at the machine: a browser on it, and no proxy between."""
    client = connection.client.host if connection.client else ""
    return client in LOOPBACK and not any(name in connection.headers for name in FORWARDED)


def store_of(connection: HTTPConnection) -> Store:
    """Where everything is kept."""
    found: Store = connection.app.state.store
    return found


def require_owner(connection: HTTPConnection) -> None:
    """Raises Refused for others: they are told nothing of what there is."""
    if not owner(connection):
        raise Refused(404, "not-found")


def table_of(connection: HTTPConnection, fight: str) -> Table:
    """The table of a fight. Raises Missing."""
    table: Table = connection.app.state.tables.get(fight)
    return table


def viewer_of(connection: HTTPConnection, fight: str) -> Viewer:
    """Who is asking for a fight. Raises Refused, the same for a fight that isn't there as for one that isn't theirs.

    The seats of a fight are those of its recovery too.
    """
    lang = language(connection)
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    by_token = scheme.lower() == "bearer"
    for home in _homes(connection, fight):
        token = bearer.strip() if by_token else connection.cookies.get(COOKIE + home)
        if token and (found := _by_link(connection, home, token, lang)) is not None:
            return found
    if owner(connection) and not by_token:  # a program whose link was revoked isn't the owner then
        return Viewer(Role.GM, "GM", language=lang)
    if not by_token and (found := _by_link_of_another(connection, fight, lang)) is not None:
        return found
    raise Refused(404, "not-found")


def _homes(connection: HTTPConnection, fight: str) -> Iterator[str]:
    """The fights whose links lead to one: itself, and where it is a recovery the fight before it."""
    yield fight
    if "authorization" in connection.headers or any(name.startswith(COOKIE) for name in connection.cookies):
        parent = store_of(connection).parent_of(fight)
        if parent is not None:
            yield parent


def _by_link_of_another(connection: HTTPConnection, fight: str, lang: str) -> Viewer | None:
    """Who came in by a link into a fight that was deleted, and whose links lead to its recovery since."""
    tokens = [token for name, token in connection.cookies.items() if name.startswith(COOKIE)]
    for token in tokens[:MOST_SEATS]:
        with suppress(Missing):
            link = store_of(connection).link(token)
            if link.fight == fight:
                return _viewer(link, lang)
    return None


def _by_link(connection: HTTPConnection, fight: str, token: str, lang: str) -> Viewer | None:
    try:
        link = store_of(connection).link(token)
    except Missing:
        wrong_token(connection)
        return None
    return _viewer(link, lang) if link.fight == fight else None


def _viewer(link: LinkRow, lang: str) -> Viewer:
    """Who comes by a link."""
    return Viewer(
        Role(link.role),
        link.seat or ("GM" if link.role == "gm" else ""),
        frozenset(link.settings.get("combatants", ())),
        lang,
        link.id,
    )


def viewer_now(viewer: Viewer, links: Iterable[LinkRow]) -> Viewer:
    """The same viewer as the links into the fight are now. Raises Refused when theirs isn't valid any more."""
    if not viewer.link:
        return viewer
    link = next((each for each in links if each.id == viewer.link and each.revoked is None), None)
    if link is None:
        raise Refused(404, "not-found")
    return _viewer(link, viewer.language)


def wrong_token(connection: HTTPConnection) -> None:
    """Raises Refused where somebody tries one after the other; the owner needs no token, and may keep an old one."""
    if not owner(connection) and not connection.app.state.wrong_tokens.take(
        connection.client.host if connection.client else ""
    ):
        raise Refused(429, "too-many-tokens")


def gm_of(connection: HTTPConnection, fight: str) -> Viewer:
    """The game master. Raises Refused for others."""
    viewer = viewer_of(connection, fight)
    if not viewer.gm:
        raise Refused(403, "for-the-game-master")
    return viewer
