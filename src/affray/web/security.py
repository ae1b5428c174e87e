"""What stands before every request: host names, where writes come from, how many and how large, and the headers.

Pure ASGI, so that it holds for pages, the JSON API and WebSockets alike.
"""

from __future__ import annotations

import json
import time
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any
from urllib.parse import SplitResult, urlsplit

from starlette.requests import cookie_parser

from affray.web.access import language_of
from affray.web.settings import Settings
from affray.web.words import texts

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1", "[::1]"})
UPLOADS = ("/import", "/picture")  # ends of the paths that take files
CAMPAIGNS = "/campaigns/import"
REASON = 120  # bytes of the reason for which a WebSocket is closed, at most


class TooLarge(Exception):
    """A body went over its limit."""


class Guard:
    """Refuses what no page of ours sends, and puts the security headers on every answer."""

    def __init__(self, app: App, settings: Settings) -> None:
        """Before `app`."""
        self.app, self.settings = app, settings
        self.names = LOOPBACK | set(settings.names)
        self.rates = Rates(settings.writes_a_second, settings.write_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, or one WebSocket."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}
        refusal = self.refusal(scope, headers)
        if scope["type"] == "websocket":
            if refusal:
                reason = refusal[1].encode()[:REASON].decode(errors="ignore")
                await send({"type": "websocket.close", "code": 1008, "reason": reason})
            else:
                await self.app(scope, receive, send)
            return
        send = _with_headers(send)
        if refusal:
            await answer(scope, send, *refusal)
            return
        limit = self.limit(scope["path"])
        await _limited(self.app, scope, receive, send, limit, _said(headers, "too-large", most=limit))

    def limit(self, path: str) -> int:
        """How large the body of a request may be, in bytes."""
        if path.endswith(CAMPAIGNS):
            return self.settings.most_campaign
        return self.settings.most_upload if path.endswith(UPLOADS) else self.settings.most_body

    def refusal(self, scope: Scope, headers: dict[str, str]) -> tuple[int, str] | None:
        """Status and words for what is refused, in the viewer's language, else None."""
        host = headers.get("host", "")
        name = address_of(f"//{host}").hostname or ""
        if name not in self.names and f"[{name}]" not in self.names:
            return 421, _said(headers, "other-name", name=name or "–")
        writes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if not writes:
            return None
        if not same_origin(headers, host):
            return 403, _said(headers, "other-site")
        if scope["type"] == "http" and not self.rates.take(f"{(scope.get('client') or ('',))[0]}"):
            return 429, _said(headers, "too-fast")
        return None


async def _limited(app: App, scope: Scope, receive: Receive, send: Send, limit: int, words: str) -> None:
    """Let a request through to the application, but for a body above the limit: of that it is told in these words."""
    length = dict(scope["headers"]).get(b"content-length", b"0")
    if not length.isdigit() or int(length) > limit:
        await answer(scope, send, 413, words)
        return
    taken, refused = 0, False

    async def counted() -> MutableMapping[str, Any]:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > limit:
            raise TooLarge
        return message

    async def watched(message: MutableMapping[str, Any]) -> None:
        nonlocal refused
        if taken <= limit:
            await send(message)
        elif not refused:  # whatever the application made of it
            refused = True
            await answer(scope, send, 413, words)

    try:
        await app(scope, counted, watched)
    except TooLarge:
        if not refused:
            await answer(scope, send, 413, words)


def _said(headers: Mapping[str, str], key: str, **values: str | int) -> str:
    """Words of the page in the viewer's language: what the guard refuses comes to no page."""
    chosen = cookie_parser(headers.get("cookie", "")).get("affray-language")
    return texts(language_of(chosen, headers.get("accept-language", ""))).word(f"error-{key}", values)


def same_origin(headers: dict[str, str], host: str) -> bool:
    """Whether a write comes from a page of ours, or from a program, which sends neither of these and bears a token.

    Browsers send Sec-Fetch-Site, or at least Origin, with every write and WebSocket: what other sites make them send is
    known by that.
    """
    site, origin = headers.get("sec-fetch-site"), headers.get("origin")
    if site is not None and site not in ("same-origin", "none"):
        return False
    if origin is not None:
        return address_of(origin).netloc == host != ""
    return site is not None or "authorization" in headers or "cookie" not in headers


def address_of(text: str) -> SplitResult:
    """An address in its parts; all of them empty where it can't be read."""
    try:
        return urlsplit(text)
    except ValueError:
        return urlsplit("")


class Rates:
    """So many a second for each client, with a burst."""

    def __init__(self, a_second: float, burst: int) -> None:
        """Of any kind of thing."""
        self.a_second, self.burst = a_second, float(burst)
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, client: str, now: float | None = None) -> bool:
        """Whether there is one left for it; then it is used."""
        now = time.monotonic() if now is None else now
        left, at = self._left.get(client, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.a_second)
        if len(self._left) > 10_000:
            self._left.clear()
        self._left[client] = (max(0.0, left - 1), now) if left >= 1 else (left, now)
        return left >= 1


def _with_headers(send: Send) -> Send:
    async def sending(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            there = {key.lower() for key, _ in message["headers"]}
            more = [(key.encode(), value.encode()) for key, value in HEADERS.items() if key.encode() not in there]
            message = {**message, "headers": [*message["headers"], *more]}
        await send(message)

    return sending


async def answer(scope: Scope, send: Send, status: int, words: str) -> None:
    """A short answer: as JSON for programs, as plain text for browsers."""
    by_api = scope["path"].startswith("/api/")
    kind, body = ("application/json", json.dumps({"detail": words})) if by_api else ("text/plain; charset=utf-8", words)
    headers = [(b"content-type", kind.encode()), (b"cache-control", b"no-store")]
    if status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body.encode()})
