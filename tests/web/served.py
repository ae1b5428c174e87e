"""A server without a socket, and tables of the examples, for tests."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from affray import Fight, load
from affray.store.database import Store
from affray.web.access import Role, Viewer
from affray.web.table import Table

EXAMPLES = Path(__file__).parents[2] / "examples"
GM = Viewer(Role.GM, "GM")
WALL = Viewer(Role.WALL)


def player(*names: str, language: str = "en") -> Viewer:
    """A player of these."""
    return Viewer(Role.PLAYER, "Anna", frozenset(names), language)


def begin(store: Store, example: str, seed: int = 5) -> str:
    """A fight of an example; its id."""
    fight = Fight(load(EXAMPLES / f"{example}.yaml"), seed=seed)
    saved = {"fight": fight.save(), "settings": {}, "talk": []}
    return store.add_fight(store.campaigns()[0].id, example, fight.ruleset.name, saved)


def sit(store: Store, example: str, seed: int = 5) -> Table:
    """The table of an example."""
    return Table(store, store.fight(begin(store, example, seed)))


def play(table: Table, steps: int, until: Callable[[Table], bool] = lambda table: False) -> None:
    """Answer so many questions, by dice of the program and by the tactics."""
    for _ in range(steps):
        if table.fight.over or until(table):
            return
        asked = table.fight.pending[0]
        question = table.id_of(asked)
        if type(asked).__name__ in ("Roll", "Draw"):
            table.roll(GM, question)
        else:
            table.decide(GM, question)


def wire(state: Any) -> str:
    """What goes over the wire."""
    return json.dumps(state, ensure_ascii=False)


class Client(TestClient):
    """A browser on this machine, or with `client` another one; it sends what browsers send with writes."""

    def __init__(self, app: Any, client: str = "127.0.0.1", *, browser: bool = True) -> None:
        headers = {"sec-fetch-site": "same-origin"} if browser else {}
        super().__init__(app, base_url="http://127.0.0.1:8765", client=(client, 5000), headers=headers)

    def live(self, fight: str, **headers: str) -> Any:
        """The live updates of a fight."""
        return self.websocket_connect(f"ws://127.0.0.1:8765/fight/{fight}/live", headers=headers)


def seat(home: Client, app: Any, fight: str, role: str, *names: str) -> Client:
    """Another device that came in by a link that the game master made for it."""
    data = {"role": role, "seat": "Anna" if role == "player" else "", "combatants": list(names)}
    page = home.post(f"/fight/{fight}/seats/add", data=data)
    assert page.status_code == 200, page.text
    address = re.findall(r'href="[^"]*(/join/[^"]+)"', page.text)[-1]
    device = Client(app, "192.168.1.77")
    assert device.get(address, follow_redirects=False).status_code == 303
    return device
