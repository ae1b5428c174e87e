"""Live updates: each who looks on gets the parts of the page that have changed for them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import threading
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import TYPE_CHECKING

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from markupsafe import Markup

from affray.store.faults import Missing
from affray.web.access import Viewer
from affray.web.deps import table_of, viewer_now, viewer_of
from affray.web.drawing.keeping import Kept
from affray.web.parts import Parts, message
from affray.web.table import Refused, Table

if TYPE_CHECKING:
    from affray.store.rows import LinkRow

router = APIRouter()
_log = logging.getLogger(__name__)
GONE, TOKEN, FAILED = 4404, 4403, 1011  # codes of closing: the fight is gone; the link isn't valid any more; our fault
DRAWERS = 4  # threads that draw; more wait for each other
MOST_DRAWN = 256  # parts that are kept during one look


class Watcher:
    """One open page."""

    def __init__(self, socket: WebSocket, viewer: Viewer) -> None:
        """Of one who came in."""
        self.socket, self.viewer = socket, viewer
        self.parts = Parts()
        self._loop = asyncio.get_running_loop()
        self._posted = asyncio.Event()
        self._news: dict[str, Markup] = {}  # what isn't sent yet, each part as it was last
        self._closing = 0

    def post(self, news: Mapping[str, Markup], closing: int = 0) -> None:
        """From any thread: send what is new; or close with a code."""
        with contextlib.suppress(RuntimeError):  # the loop has ended, and the page with it
            self._loop.call_soon_threadsafe(self._put, news, closing)

    def _put(self, news: Mapping[str, Markup], closing: int) -> None:
        self._news |= news
        self._closing = self._closing or closing
        self._posted.set()

    async def run(self, audience: Audience) -> None:
        """Send what is new until the page goes away."""
        reading = asyncio.create_task(self._read(audience))
        writing = asyncio.create_task(self._write())
        _, pending = await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()
        for task in (reading, writing):
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await task

    async def _read(self, audience: Audience) -> None:
        """A page tells which combatant was chosen, or that none is any more; nothing else comes this way."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text") or ""
            with contextlib.suppress(ValueError, TypeError, AttributeError, OverflowError, RecursionError):
                told = json.loads(text[:2_000])
                if "show" in told:
                    self.parts.shown = None if told["show"] is None else int(told["show"])
                    audience.look([self])

    async def _write(self) -> None:
        while not self._closing:
            if self._news:
                news, self._news = self._news, {}
                await self.socket.send_text(message(news))
            else:
                self._posted.clear()
                await self._posted.wait()
        await self.socket.close(self._closing)


class Audience:
    """Those who look at one table. What is new is drawn for all of them in one go: the same for several only once."""

    def __init__(self, table: Table, pool: ThreadPoolExecutor) -> None:
        """Nobody yet."""
        self.table, self._pool = table, pool
        self.watchers: set[Watcher] = set()
        self._due: set[Watcher] = set()
        self._drawing = False
        self._lock = threading.Lock()

    def tell(self) -> None:
        """From any thread: there is something new for all."""
        self.look(tuple(self.watchers))

    def look(self, watchers: Iterable[Watcher]) -> None:
        """From any thread: there may be something new for some."""
        with self._lock:
            self._due.update(watchers)
            if self._drawing or not self._due:
                return
            self._drawing = True
        with contextlib.suppress(RuntimeError):  # the server ends
            self._pool.submit(self._draw)

    def _draw(self) -> None:
        """Until nobody is due; what happens meanwhile becomes one more look."""
        while True:
            with self.table.lock, self._lock:
                due, self._due = self._due, set()
                self._drawing = bool(due)
            if not due:
                return
            links, drawn = cache(partial(self.table.store.links, self.table.id)), Kept(MOST_DRAWN)
            for watcher in due:
                watcher.post(*self._news(watcher, links, drawn))

    def _news(
        self, watcher: Watcher, links: Callable[[], list[LinkRow]], drawn: Kept
    ) -> tuple[Mapping[str, Markup], int]:
        """What a page is sent, and the code to close it with."""
        if self.table.gone:
            return {}, GONE
        try:
            watcher.viewer = viewer_now(watcher.viewer, links())
            return watcher.parts.news(self.table, watcher.viewer, drawn), 0
        except Refused:
            return {}, TOKEN
        except Exception:  # noqa: BLE001 - the others still get theirs
            _log.exception("a page can't be drawn")
            return {}, FAILED


class Audiences:
    """Those who look at the tables of a process."""

    def __init__(self) -> None:
        """Nobody yet."""
        self._pool = ThreadPoolExecutor(DRAWERS, thread_name_prefix="drawing")
        self._of: dict[Table, Audience] = {}
        self._lock = threading.Lock()

    def join(self, table: Table, watcher: Watcher) -> Audience:
        """A page is opened: it is sent all that it shows, and from then on what changes."""
        with self._lock:
            audience = self._of.setdefault(table, Audience(table, self._pool))
            audience.watchers.add(watcher)
            table.listeners.add(audience.tell)
        audience.look([watcher])
        return audience

    def leave(self, audience: Audience, watcher: Watcher) -> None:
        """A page is gone."""
        with self._lock:
            audience.watchers.discard(watcher)
            if not audience.watchers:
                audience.table.listeners.discard(audience.tell)
                self._of.pop(audience.table, None)

    def close(self) -> None:
        """Draw nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)


@router.websocket("/fight/{fight}/live")
async def live(socket: WebSocket, fight: str) -> None:
    """The updates of one fight's page."""
    try:
        viewer = await asyncio.to_thread(viewer_of, socket, fight)
        table = await asyncio.to_thread(table_of, socket, fight)
    except (Refused, Missing):
        await socket.close(TOKEN)
        return
    await socket.accept()
    audiences: Audiences = socket.app.state.audiences
    watcher = Watcher(socket, viewer)
    audience = audiences.join(table, watcher)
    socket.app.state.odds.watch(table)
    try:
        await watcher.run(audience)
    finally:
        audiences.leave(audience, watcher)
