"""Word between processes that a fight has a new entry."""

from __future__ import annotations

import logging
import queue
import time
from collections.abc import Iterator
from typing import Any

import pytest

from affray.store.database import Store
from affray.store.notify import GONE

from tests.store.postgresql import Server, database_of
from tests.store.processes import start, watch

WAIT = 20  # seconds, at most
Words = queue.Queue[tuple[str, int]]


@pytest.fixture
def other(url: str) -> Iterator[Store]:
    """The store of another process: it has connections of its own."""
    with Store.open(url) as opened:
        yield opened


@pytest.fixture
def kind() -> str:
    return "postgresql"


def test_two_processes_hear_of_each_other(store: Store, fight: str, url: str) -> None:
    process, pipe = start(watch, url)
    assert pipe.recv() == "ready"
    words: Words = queue.Queue()
    with store.watch(lambda *word: words.put(word)):
        store.append(fight, 1, "gm", {})
        store.append(fight, 2, "gm", {})
        assert [pipe.recv(), pipe.recv()] == [(fight, 1), (fight, 2)]
        pipe.send(fight)
        assert words.get(timeout=WAIT) == (fight, 3)
    assert words.empty()  # of its own entries it hears nothing
    pipe.send("")
    process.join(WAIT)
    assert process.exitcode == 0


def test_an_entry_that_is_refused_is_not_told(store: Store, other: Store, fight: str) -> None:
    words: Words = queue.Queue()
    with store.watch(lambda *word: words.put(word)):
        other.append(fight, 1, "gm", {})
        with pytest.raises(ValueError, match="next is 2"):
            other.append(fight, 5, "gm", {})
        other.append(fight, 2, "gm", {})
        assert [words.get(timeout=WAIT), words.get(timeout=WAIT)] == [(fight, 1), (fight, 2)]


def test_nothing_is_told_after_watching(store: Store, other: Store, fight: str) -> None:
    words: Words = queue.Queue()
    with store.watch(lambda *word: words.put(word)):
        pass
    other.append(fight, 1, "gm", {})
    time.sleep(0.1)
    assert words.empty()


def test_a_fault_of_the_one_who_is_told_ends_nothing(
    store: Store, other: Store, fight: str, caplog: pytest.LogCaptureFixture
) -> None:
    words: Words = queue.Queue()

    def stumble(fight: str, seq: int) -> None:
        words.put((fight, seq))
        raise RuntimeError("stumbled")

    with store.watch(stumble):
        other.append(fight, 1, "gm", {})
        other.append(fight, 2, "gm", {})
        assert [words.get(timeout=WAIT), words.get(timeout=WAIT)] == [(fight, 1), (fight, 2)]
    assert caplog.text.count("RuntimeError: stumbled") == 2


def test_after_a_lost_connection_it_catches_up(
    store: Store, other: Store, fight: str, url: str, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    words: Words = queue.Queue()
    ended = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database_of(url)}'"
    with store.watch(lambda *word: words.put(word)):
        server.run(ended)
        other.append(fight, 1, "gm", {})
        other.append(fight, 2, "gm", {})
        until = time.monotonic() + WAIT
        while (fight, 2) not in list(words.queue) and time.monotonic() < until:
            time.sleep(0.01)
        assert (fight, 2) in list(words.queue)
        other.append(fight, 3, "gm", {})
        while (word := words.get(timeout=WAIT)) != (fight, 3):
            assert word in ((fight, 1), (fight, 2))


def test_the_store_itself_goes_on_after_lost_connections(store: Store, fight: str, url: str, server: Server) -> None:
    store.append(fight, 1, "gm", {})
    server.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database_of(url)}'")
    store.append(fight, 2, "gm", {})
    assert [entry.seq for entry in store.entries(fight)] == [1, 2]


def gone(words: Words, fight: str) -> bool:
    """Whether the word comes that a fight is gone."""
    try:
        while words.get(timeout=WAIT) != (fight, GONE):
            pass
    except queue.Empty:
        return False
    return True


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("whole", [False, True])
def test_a_fight_that_another_deleted_is_told_to_be_gone(
    store: Store, other: Store, campaign: str, fight: str, *, whole: bool
) -> None:
    words: Words = queue.Queue()
    with store.watch(lambda *word: words.put(word)):
        other.append(fight, 1, "gm", {})
        assert words.get(timeout=WAIT) == (fight, 1)
        if whole:
            other.delete_campaign(campaign)
        else:
            other.delete_fight(fight)
        assert gone(words, fight)


def test_what_was_deleted_while_the_connection_was_lost_is_told_after_it(
    store: Store, other: Store, fight: str, url: str, server: Server
) -> None:
    words: Words = queue.Queue()
    with store.watch(lambda *word: words.put(word)):
        # as if the word of it had been lost with the connection
        server.run(f"DELETE FROM fights WHERE id = '{fight}'", database=database_of(url))
        server.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database_of(url)}'")
        assert gone(words, fight)


@pytest.mark.parametrize("kind", ["sqlite"])
def test_on_sqlite_it_is_seen_that_another_wrote(store: Store, other: Store, fight: str) -> None:
    words: Words = queue.Queue()
    store.append(fight, 1, "gm", {})

    def told(*word: Any) -> None:
        words.put(word)
        raise LookupError

    with store.watch(told):
        other.append(fight, 2, "gm", {})
        assert words.get(timeout=WAIT) == (fight, 2)
        other.append(fight, 3, "gm", {})
        assert words.get(timeout=WAIT) == (fight, 3)
    other.append(fight, 4, "gm", {})
    assert words.empty()
