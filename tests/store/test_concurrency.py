"""Many write to one fight at the same time: nothing is lost, no number is given twice."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from affray.store.database import Store
from affray.store.faults import Stale, Taken

from tests.store.processes import append_many, open_when_told, start

COUNT = 40  # entries of each process


def test_threads_of_two_processes_lose_nothing_and_double_nothing(store: Store, fight: str, url: str) -> None:
    writers = [start(append_many, url, fight, by, COUNT) for by in ("one", "other")]
    for _, pipe in writers:
        pipe.send("go")
    acknowledged = sorted(each for _, pipe in writers for each in pipe.recv())
    for process, _ in writers:
        process.join()
    entries = store.entries(fight)
    assert [entry.seq for entry in entries] == list(range(1, 2 * COUNT + 1))
    assert acknowledged == [(entry.seq, entry.what["by"], entry.what["k"]) for entry in entries]
    assert {(by, k) for _, by, k in acknowledged} == {(by, k) for by in ("one", "other") for k in range(COUNT)}
    assert store.fight(fight).last == 2 * COUNT


def test_of_many_answers_to_one_question_one_is_kept(store: Store, fight: str) -> None:
    threads = 12
    together = Barrier(threads)

    def answer(by: int) -> str:
        together.wait()
        try:
            return f"kept {store.append(fight, 1, str(by), {'by': by}).what['by']}"
        except Taken as taken:
            return f"taken {taken.last}"

    with ThreadPoolExecutor(threads) as pool:
        told = list(pool.map(answer, range(threads)))
    [entry] = store.entries(fight)
    assert sorted(told) == [f"kept {entry.what['by']}"] + ["taken 1"] * (threads - 1)


def test_of_many_changes_of_one_version_one_is_kept(store: Store, campaign: str) -> None:
    threads = 12
    together = Barrier(threads)
    made = store.put_document(campaign, "sheet", "toy", "Åse", {})

    def change(by: int) -> bool:
        together.wait()
        try:
            store.put_document(campaign, "sheet", "toy", "Åse", {"by": by}, id=made.id, version=1)
        except Stale:
            return False
        return True

    with ThreadPoolExecutor(threads) as pool:
        kept = list(pool.map(change, range(threads)))
    now = store.document(made.id)
    assert now.version == 2
    assert [by for by in range(threads) if kept[by]] == [now.data["by"]]


@pytest.mark.parametrize("count", [4])
def test_processes_that_open_a_new_database_at_once_make_one(empty: str, count: int) -> None:
    openers = [start(open_when_told, empty) for _ in range(count)]
    assert [pipe.recv() for _, pipe in openers] == ["ready"] * count
    for _, pipe in openers:
        pipe.send("go")
    assert [pipe.recv() for _, pipe in openers] == [["Home"]] * count


def test_reading_goes_on_while_another_writes(store: Store, fight: str) -> None:
    store.append(fight, 1, "gm", {})
    with store.writing() as connection:
        connection.exec_driver_sql("DELETE FROM entries")
        assert [entry.seq for entry in store.entries(fight)] == [1]
