"""Live updates: each who looks on gets the parts of the page that have changed for them."""

from __future__ import annotations

import asyncio
import contextlib
import json

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from affray.store.faults import Missing
from affray.web.deps import table_of, viewer_of
from affray.web.parts import Parts
from affray.web.table import Refused, Table

router = APIRouter()
GONE, TOKEN = 4404, 4403  # codes of closing: the fight is gone; the link isn't valid any more
QUIET = 0.02  # seconds in which several changes become one update


class Watcher:
    """One open page."""

    def __init__(self, socket: WebSocket, table: Table) -> None:
        """At one table."""
        self.socket, self.table = socket, table
        self.changed = asyncio.Event()
        self.loop = asyncio.get_running_loop()
        self.parts = Parts()

    def tell(self) -> None:
        """From any thread: there is something new."""
        self.loop.call_soon_threadsafe(self.changed.set)

    async def run(self) -> None:
        """Send what is new until the page goes away."""
        try:
            reading = asyncio.create_task(self._read())
            writing = asyncio.create_task(self._write())
            _, pending = await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
            for task in pending:
                task.cancel()
            for task in (reading, writing):
                with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                    await task
        finally:
            self.table.listeners.discard(self.tell)

    async def _read(self) -> None:
        """A page tells which combatant it shows; nothing else comes this way."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text") or ""
            with contextlib.suppress(ValueError, TypeError, AttributeError, OverflowError, RecursionError):
                told = json.loads(text[:2_000])
                if "show" in told:
                    self.parts.shown = int(told["show"])
                    self.changed.set()

    async def _write(self) -> None:
        while True:
            try:
                viewer = await asyncio.to_thread(viewer_of, self.socket, self.table.id)
            except Refused:
                await self.socket.close(TOKEN)
                return
            if self.table.gone:
                await self.socket.close(GONE)
                return
            html = await asyncio.to_thread(self.parts.news, self.table, viewer)
            if html:
                await self.socket.send_text(html)
            await self.changed.wait()
            self.changed.clear()
            await asyncio.sleep(QUIET)


@router.websocket("/fight/{fight}/live")
async def live(socket: WebSocket, fight: str) -> None:
    """The updates of one fight's page."""
    try:
        await asyncio.to_thread(viewer_of, socket, fight)
        table = await asyncio.to_thread(table_of, socket, fight)
    except (Refused, Missing):
        await socket.close(TOKEN)
        return
    await socket.accept()
    watcher = Watcher(socket, table)
    table.listeners.add(watcher.tell)
    socket.app.state.odds.watch(table)
    await watcher.run()
