"""What other processes do in the tests. They are forked from one that has the store imported, so they start at once."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from typing import Any

from affray.store.database import Store
from affray.store.faults import Taken

_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload(
    ["affray.store.database", "sqlalchemy.dialects.postgresql.psycopg", "psycopg", "pytest"]
)


def start(does: Callable[..., None], *arguments: Any) -> tuple[ForkServerProcess, Connection]:
    """A process that does this with its end of a pipe, and the other end."""
    ours, theirs = _context.Pipe()
    process = _context.Process(target=does, args=(theirs, *arguments), daemon=True)
    process.start()
    theirs.close()
    return process, ours


def append_next(store: Store, fight: str, by: str, what: dict[str, Any]) -> int:
    """Write the next entry of a fight, whoever else does; its number."""
    seq = store.fight(fight).last + 1
    while True:
        try:
            return store.append(fight, seq, by, what).seq
        except Taken as taken:
            seq = taken.last + 1


def append_many(pipe: Connection, url: str, fight: str, by: str, count: int) -> None:
    """Write entries by several threads at the same time; tell the numbers that were acknowledged."""
    from concurrent.futures import ThreadPoolExecutor

    with Store.open(url, patience=60) as store, ThreadPoolExecutor(8) as threads:
        pipe.recv()
        made = threads.map(lambda k: (append_next(store, fight, by, {"by": by, "k": k}), by, k), range(count))
        pipe.send(list(made))


def append_until_killed(pipe: Connection, url: str, fight: str, by: str) -> None:
    """Write entries, and tell of each once it is acknowledged."""
    with Store.open(url, patience=60) as store:
        k = 0
        while True:
            pipe.send((append_next(store, fight, by, {"by": by, "k": k}), by, k))
            k += 1


def open_when_told(pipe: Connection, url: str) -> None:
    """Open the store at the same moment as others; tell the campaigns that are there."""
    pipe.send("ready")
    pipe.recv()
    with Store.open(url, patience=60) as store:
        pipe.send([campaign.name for campaign in store.campaigns()])


def watch(pipe: Connection, url: str) -> None:
    """Tell what is heard of other processes; write one entry to each fight that one is told."""
    with Store.open(url) as store, store.watch(lambda fight, seq: pipe.send((fight, seq))):
        pipe.send("ready")
        while fight := pipe.recv():
            append_next(store, fight, "watcher", {})
