"""How quick the table on the page is: `python -m benchmarks.web`, or `make bench-web`.

A real server in a process of its own, and clients on the same machine: loopback only, everything bounded.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import websockets

from affray import load

from benchmarks.places import PROJECT
from benchmarks.report import at_most, heading, line

CLIENTS, TABLES = 5, 50
ANSWERS = 80  # at one table
ROUNDS = 6  # answers at each of many tables
PAUSE = 4.0  # seconds between two answers at one of them
SETTLED = 0.3  # seconds without anything new, after which an answer has reached all
TARGET = re.compile(r'<hx-partial hx-target="#(\w+)"')
EXAMPLES = ("iskuhetki/duel", "arsmagica/bridge", "iskuhetki/two_on_one", "iskuhetki/tavern", "arsmagica/duel")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]


class Server:
    """`affray serve`."""

    def __init__(self, url: str, pid: int) -> None:
        """Where it is."""
        self.url, self.pid = url, pid

    def call(self, path: str, data: Any = None) -> Any:
        """The JSON API."""
        content = None if data is None else json.dumps(data).encode()
        asked = urllib.request.Request(self.url + path, content, {"content-type": "application/json"})
        return json.loads(self.read(asked))

    def read(self, asked: urllib.request.Request) -> bytes:
        """What it answers; while it has had too much at once, again later."""
        for _ in range(60):
            try:
                with urllib.request.urlopen(asked, timeout=60) as answer:
                    return bytes(answer.read())
            except urllib.error.HTTPError as fault:
                if fault.code != 429:
                    raise
            time.sleep(1)
        raise TimeoutError(asked.full_url)

    def begin(self, example: str) -> str:
        """A fight; its id."""
        encounter = load(PROJECT / "examples" / f"{example}.yaml").model_dump(mode="json", exclude_defaults=True)
        return str(self.call("/api/fights", {"encounter": encounter, "seed": 3})["id"])

    def seats(self, fight: str) -> list[dict[str, str]]:
        """The wall and players, by the headers with which they come."""
        names = [one["name"] for one in self.call(f"/api/fights/{fight}")["combatants"]]
        given = [{"role": "wall"}]
        given += [
            {"role": "player", "seat": f"Player {k}", "combatants": names[k % len(names)]} for k in range(CLIENTS - 2)
        ]
        return [{"authorization": f"Bearer {self.seat(fight, each)}"} for each in given]

    def seat(self, fight: str, given: dict[str, str]) -> str:
        """A seat at a fight; its token."""
        content = urllib.parse.urlencode(given).encode()
        page = self.read(urllib.request.Request(f"{self.url}/fight/{fight}/seats/add", content))
        return str(re.findall(r"/join/([\w-]+)", page.decode())[0])

    def memory(self) -> float:
        """Megabytes that it holds."""
        text = Path(f"/proc/{self.pid}/status").read_text(encoding="utf-8")
        return int(re.findall(r"VmRSS:\s+(\d+)", text)[0]) / 1024


@contextmanager
def served() -> Iterator[Server]:
    """A server with an empty data folder."""
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [sys.executable, "-m", "affray", "serve", "--db", f"sqlite:///{folder}/bench.db"],
            env={**os.environ, "AFFRAY_DATA": folder, "LC_ALL": "C.UTF-8"},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        url = re.findall(r"http://\S+", process.stdout.readline())[0]
        try:
            yield Server(url, process.pid)
        finally:
            process.terminate()
            process.wait(30)


def act(server: Server, fight: str) -> bool:
    """Answer a question of a fight; False when it is over."""
    state = server.call(f"/api/fights/{fight}")
    if not state["questions"]:
        return False
    asked = state["questions"][0]
    kind = "roll" if asked["kind"] == "roll" else "decide"
    server.call(f"/api/fights/{fight}/{kind}", {"question": asked["id"]})
    return True


class Audience:
    """Those who look at one table: its game master, the wall, and players, one of them in another language."""

    def __init__(self, server: Server, fight: str) -> None:
        """Nobody yet."""
        self.address = f"{server.url.replace('http', 'ws')}/fight/{fight}/live"
        self.who = [{}, *server.seats(fight)]
        self.who[-1]["accept-language"] = "fi"
        self.origin = server.url
        self.sockets: list[Any] = []
        self.heard = self.changed = 0.0  # when something came last, and something besides odds, which come later
        self.told = asyncio.Event()

    async def __aenter__(self) -> Self:
        for who in self.who:
            headers = {"origin": self.origin, **who}
            self.sockets.append(await websockets.connect(self.address, additional_headers=headers, max_size=None))
            await self.sockets[-1].recv()  # the page as it is
        self.readers = [asyncio.create_task(self._read(socket)) for socket in self.sockets]
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.gather(*(socket.close() for socket in self.sockets))
        await asyncio.gather(*self.readers)

    async def _read(self, socket: Any) -> None:
        async for text in socket:
            self.heard = time.perf_counter()
            if set(TARGET.findall(text)) - {"odds"}:
                self.changed = self.heard
                self.told.set()

    async def quiet(self, seconds: float) -> None:
        """Until nothing has come for so long."""
        until = time.perf_counter() + seconds
        while (left := until - time.perf_counter()) > 0:
            await asyncio.sleep(left)
            until = max(until, self.heard + seconds)


async def update(server: Server, fight: str, audience: Audience) -> float:
    """Seconds from an answer to the last of those who see it; -1 when the fight is over."""
    state = await asyncio.to_thread(server.call, f"/api/fights/{fight}")
    if not state["questions"]:
        return -1.0
    asked = state["questions"][0]
    kind = "roll" if asked["kind"] == "roll" else "decide"
    audience.told.clear()
    began = time.perf_counter()
    await asyncio.to_thread(server.call, f"/api/fights/{fight}/{kind}", {"question": asked["id"]})
    await asyncio.wait_for(audience.told.wait(), 20)
    await audience.quiet(SETTLED)
    return audience.changed - began


def share(times: list[float], wanted: float) -> float:
    """The time that this share of all is within."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(wanted * len(ordered)))]


async def one_table(server: Server) -> list[float]:
    """Answer after answer at one table."""
    times: list[float] = []
    while len(times) < ANSWERS:
        fight = server.begin("iskuhetki/two_on_one")
        async with Audience(server, fight) as audience:
            await audience.quiet(1.0)
            while len(times) < ANSWERS and (took := await update(server, fight, audience)) >= 0:
                times.append(took)
    return times


async def many_tables(server: Server) -> tuple[list[float], float]:
    """An answer now and then at each of many tables; the times, and the server's memory."""
    fights = [server.begin(EXAMPLES[k % len(EXAMPLES)]) for k in range(TABLES)]
    audiences = [Audience(server, fight) for fight in fights]
    times: list[float] = []

    async def play(k: int, fight: str) -> None:
        async with audiences[k] as audience:
            await asyncio.sleep(PAUSE * k / TABLES)
            for _ in range(ROUNDS):
                await audience.quiet(PAUSE / 4)
                took = await update(server, fight, audience)
                if took < 0:
                    return
                times.append(took)
                await asyncio.sleep(PAUSE / 2)

    await asyncio.gather(*(play(k, fight) for k, fight in enumerate(fights)))
    return times, server.memory()


def page(server: Server) -> tuple[float, float]:
    """Seconds to the first paint of a fight's page, four times slowed, and kilobytes of all that it loads."""
    from playwright.sync_api import sync_playwright

    fight = server.begin("iskuhetki/barn")
    for _ in range(20):
        act(server, fight)
    with sync_playwright() as running:
        browser = running.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        shown = browser.new_page()
        weight = 0

        def weigh(answer: Any) -> None:
            nonlocal weight
            weight += len(answer.body()) if answer.request.resource_type != "image" else 0

        shown.on("response", weigh)
        shown.goto(f"{server.url}/fight/{fight}", wait_until="networkidle")
        shown.context.new_cdp_session(shown).send("Emulation.setCPUThrottlingRate", {"rate": 4})
        paints = []
        for _ in range(3):
            shown.context.clear_cookies()
            shown.goto(f"{server.url}/fight/{fight}")
            shown.wait_for_timeout(1500)
            paints.append(shown.evaluate("performance.getEntriesByType('paint')[0]?.startTime ?? 1e6") / 1000)
        browser.close()
    return min(paints), weight / 1000


def main() -> int:
    """All of it."""
    with served() as server:
        heading("the table on the page")
        one = asyncio.run(one_table(server))
        at_most(f"answer to update seen by {CLIENTS} clients, one table, 95 %", share(one, 0.95), 0.05)
        line("  median", f"{share(one, 0.5) * 1000:.0f} ms of {len(one)}")
        many, memory = asyncio.run(many_tables(server))
        at_most(f"the same with {TABLES} tables in play, 95 %", share(many, 0.95), 0.15)
        line("  median", f"{share(many, 0.5) * 1000:.0f} ms of {len(many)}")
        line(f"server memory at {TABLES} tables", f"{memory:.0f} MB", "600 MB", memory < 600)
        paint, weight = page(server)
        at_most("fight page, first paint, processor four times slowed", paint, 1)
        line("page weight without pictures", f"{weight:.0f} kB", "250 kB", weight < 250)
    return 0


if __name__ == "__main__":
    sys.exit(main())
