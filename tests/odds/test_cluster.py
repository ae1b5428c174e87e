"""A sweep by dask's executor, the extra `cluster`."""

from __future__ import annotations

import pytest

from affray.odds import sweep

from tests.toy.setup import random_encounter

distributed = pytest.importorskip("distributed")


@pytest.mark.usefixtures("installed_toy", "compiled_toy")
def test_a_sweep_by_a_cluster_is_the_same() -> None:
    encounter, vary = random_encounter(21, 2), {"Brawler 0.hp": [5, 10, 15]}
    with (
        distributed.LocalCluster(n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None) as cluster,
        distributed.Client(cluster) as client,
    ):
        found = sweep(encounter, vary, 100, executor=client.get_executor())
    assert [point.odds.wins for point in found.points] == [
        point.odds.wins for point in sweep(encounter, vary, 100).points
    ]
