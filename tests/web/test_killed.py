"""The server is killed at any moment: every acknowledged answer is there on restart."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from http.client import HTTPException
from pathlib import Path
from typing import Any

import pytest

from tests.web.server import Server

KILLS = 200
MOST = 0.12  # seconds until it is killed


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path)
    yield made
    made.close()


class Player(threading.Thread):
    """Answers one question after the other until the server is gone; keeps what was acknowledged last."""

    def __init__(self, server: Server, fight: str) -> None:
        super().__init__(daemon=True)
        self.server, self.fight = server, fight
        self.acknowledged: dict[str, Any] | None = None
        self.answers = 0

    def run(self) -> None:
        try:
            state = self.server.get(f"/api/fights/{self.fight}", timeout=5)
            while state["questions"]:
                state = self.server.go_on(self.fight, state["questions"][0], timeout=5)
                self.acknowledged = state
                self.answers += 1
        except (OSError, HTTPException, ValueError):
            pass  # killed


def plain(state: dict[str, Any]) -> tuple[Any, ...]:
    """What must be the same after a restart: all but the ids of questions, which are new."""
    return state["lines"], state["log"], state["combatants"], state["fight"], state["table"]["undo"]


def test_killed_at_two_hundred_points(server: Server) -> None:
    chance = random.Random(11)
    server.start()
    fight, answers, checked = server.begin("iskuhetki/tavern"), 0, 0
    for _ in range(KILLS):
        player = Player(server, fight)
        player.start()
        player.join(chance.uniform(0, MOST))
        server.kill()
        player.join()
        server.start()
        now = server.get(f"/api/fights/{fight}")
        answers += player.answers
        if player.acknowledged is not None:
            checked += 1
            known = player.acknowledged
            assert now["table"]["undo"] >= known["table"]["undo"]
            if now["table"]["undo"] == known["table"]["undo"]:
                assert plain(now) == plain(known)
            else:  # one more was written, and couldn't be acknowledged any more
                assert now["lines"] >= known["lines"]
        if now["fight"]["over"]:
            fight = server.begin("iskuhetki/tavern", seed=chance.randrange(1000))
    assert answers > KILLS
    assert checked > KILLS / 4
