"""A server in a process of its own: it can be killed, and comes back on the same port with the same data."""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import os
import signal
import socket
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import uvicorn

from affray import load
from affray.store.database import Store
from affray.web.app import create_app
from affray.web.settings import Settings

from tests.web.served import EXAMPLES

FORKING = multiprocessing.get_context("fork")  # what is imported here needn't be imported there again


def _run(listening: socket.socket, database: str) -> None:
    settings = Settings(database, odds=False, write_burst=100_000, writes_a_second=100_000)
    app = create_app(settings, Store.open(database))
    config = uvicorn.Config(app, log_level="error", lifespan="on")
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listening])


class Server:
    """`affray serve` as its own process."""

    def __init__(self, folder: Path) -> None:
        """Its database is in `folder`; it isn't started yet."""
        self.database = f"sqlite:///{folder / 'affray.db'}"
        self.socket = socket.socket()
        self.socket.bind(("127.0.0.1", 0))
        self.socket.listen(64)
        self.url = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        self.process: Any = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self.process = FORKING.Process(target=_run, args=(self.socket, self.database), daemon=True)
        self.process.start()
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                self.get("/api/rulesets", timeout=5)
            except OSError:
                assert self.process.is_alive(), "the server has ended"
                time.sleep(0.02)
            else:
                return
        raise AssertionError("the server doesn't answer")

    def kill(self) -> None:
        """As when the power fails."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.join()

    def stop(self) -> None:
        """As with Ctrl-C."""
        if self.process is not None and self.process.is_alive():
            os.kill(self.process.pid, signal.SIGINT)
            self.process.join(10)
            if self.process.is_alive():
                self.kill()

    def close(self) -> None:
        """For good."""
        self.stop()
        self.socket.close()

    def get(self, path: str, timeout: float = 30) -> Any:
        """What the JSON API says."""
        with urllib.request.urlopen(self.url + path, timeout=timeout) as answer:
            return json.load(answer)

    def post(self, path: str, data: Any, timeout: float = 30) -> Any:
        """Do something by the JSON API. Raises HTTPError."""
        content = json.dumps(data).encode()
        asked = urllib.request.Request(self.url + path, content, {"content-type": "application/json"})
        with urllib.request.urlopen(asked, timeout=timeout) as answer:
            return json.load(answer)

    def begin(self, example: str, seed: int = 5) -> str:
        """A fight of an example; its id."""
        encounter = load(EXAMPLES / f"{example}.yaml").model_dump(mode="json", exclude_defaults=True)
        return str(self.post("/api/fights", {"encounter": encounter, "seed": seed})["id"])

    def go_on(self, fight: str, asked: Any, timeout: float = 30) -> Any:
        """Answer a question, by dice of the program or by the tactics: the state after it."""
        kind = "roll" if asked["kind"] == "roll" else "decide"
        return self.post(f"/api/fights/{fight}/{kind}", {"question": asked["id"]}, timeout)

    def play(self, fight: str, steps: int) -> None:
        """Answer so many questions, or those until it is over."""
        state = self.get(f"/api/fights/{fight}")
        for _ in range(steps):
            if state["fight"]["over"]:
                return
            state = self.go_on(fight, state["questions"][0])
