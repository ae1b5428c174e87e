"""What was acknowledged is there after the process was killed, at whatever moment."""

from __future__ import annotations

import random
import time
from multiprocessing.connection import Connection
from typing import Any

from affray.store.database import Store

from tests.store.processes import append_until_killed, start

KILLS = 40
LONGEST = 0.1  # seconds that a process is left alive: from its start, or from the first entry that it tells of


def told_by(pipe: Connection) -> list[Any]:
    """What a process told before its end; the last word may be cut off."""
    words = []
    try:
        while True:
            words.append(pipe.recv())
    except (EOFError, OSError):
        return words


def test_each_acknowledged_entry_is_there_after_kill_9(store: Store, fight: str, url: str) -> None:
    acknowledged = []
    moments = random.Random(4)
    for kill in range(KILLS):
        process, pipe = start(append_until_killed, url, fight, f"writer {kill}")
        if kill % 4:
            assert pipe.poll(60)
        time.sleep(moments.uniform(0, LONGEST))
        process.kill()
        process.join()
        acknowledged += told_by(pipe)
        kept = {(entry.seq, entry.what["by"], entry.what["k"]) for entry in store.entries(fight)}
        assert set(acknowledged) <= kept
    assert len(acknowledged) > KILLS
    entries = store.entries(fight)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    assert len(entries) - len(acknowledged) <= KILLS  # kept, but killed before it could say so
    with Store.open(url) as again:
        assert again.entries(fight) == entries
