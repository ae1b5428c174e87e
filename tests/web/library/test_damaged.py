"""Files of campaigns that hold anything at all: every page still opens, or says in words why it doesn't."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from starlette.testclient import TestClient

from affray.store.database import Store
from affray.web.shapes import parsed

from tests.web.library.test_library import data_of, sound
from tests.web.served import begin

SEATS, FIGHT = ("documents", 0, "data", "seats"), ("fights", 0, "saved")


def bring_in(client: TestClient, campaign: dict[str, Any]) -> str:
    """The first page with the campaign on it."""
    content = json.dumps(campaign).encode()
    made = client.post("/library/campaigns/import", files={"file": ("c.json", content)})
    assert made.status_code == 303, made.text
    return client.get("/").text


@pytest.mark.parametrize(
    ("place", "value", "opens"),
    [
        (SEATS, "x", 200),
        (SEATS, [1], 200),
        (("documents", 0, "data", "picture"), "x", 200),
        (("documents", 0, "ruleset"), "chess", 422),
        (("documents", 0, "data", "encounter", "title"), "\ud800", 200),
        (("fights", 0, "summary", "names"), 5, 200),
        (("fights", 0, "summary", "round"), 10**30, 200),
        (("fights", 0, "summary", "round"), "\ud800", 200),
        (FIGHT, {}, 422),
        ((*FIGHT, "fight"), None, 422),
        ((*FIGHT, "fight", "journal"), [5], 422),
        ((*FIGHT, "fight", "encounter"), {"sides": 1}, 422),
        ((*FIGHT, "settings"), {"hidden": 5}, 422),
        ((*FIGHT, "talk"), [{"number": "x"}], 422),
        (("fights", 0, "entries"), [{"seq": 1, "at": "2026-01-01T00:00:00+00:00", "by": "x", "what": {}}], 422),
    ],
)  # fmt: skip
def test_a_damaged_campaign_is_shown_as_far_as_it_goes(
    client: TestClient, store: Store, place: tuple[str | int, ...], value: Any, opens: int
) -> None:
    sound(client, "iskuhetki")
    begin(store, "iskuhetki/duel")
    home = store.campaigns()[0].id
    campaign: Any = client.get(f"/library/campaigns/{home}/export").json()
    at = campaign
    for step in place[:-1]:
        at = at[step]
    at[place[-1]] = value
    page = bring_in(client, campaign)
    addresses = set(re.findall(r'href="(/fight/\w+|/library/encounters/\w+)"', page))
    assert len(addresses) == 2
    assert max(client.get(address).status_code for address in addresses) == opens
    assert client.get(f"/library/campaigns/{store.campaigns()[-1].id}/export").status_code == 200
    assert client.post(f"/library/campaigns/{store.campaigns()[-1].id}/delete").status_code == 303


def test_half_a_character_typed_as_yaml_breaks_no_page(client: TestClient, store: Store) -> None:
    where = sound(client, "iskuhetki")
    text = 'ruleset: iskuhetki\ntitle: x\nsides: []\n"\\ud800": "\\udfff"\n'
    made = client.post("/library/import", files={"file": ("e.yaml", text.encode())})
    assert made.status_code in (303, 422)
    assert client.get("/").status_code == 200
    if made.status_code == 303:
        assert client.get(made.headers["location"]).status_code == 200
        assert client.get(f"{made.headers['location']}/export").status_code == 200
    assert data_of(store, where)


@pytest.mark.parametrize(
    "rest", ["x: .inf", "x: .nan", "x: 1e999", "title: " + "a" * 200_000, "sides:\n" + "- a\n" * 70_000]
)
def test_what_no_encounter_can_hold_is_refused_at_once(client: TestClient, store: Store, rest: str) -> None:
    made = client.post("/library/import", files={"file": ("e.yaml", f"ruleset: iskuhetki\n{rest}\n".encode())})
    assert made.status_code == 422
    assert store.documents(store.campaigns()[0].id) == []


@pytest.mark.parametrize("text", [".inf", "[1, .nan]"])
def test_a_number_without_end_that_was_typed_stays_text(text: str) -> None:
    assert parsed(text) == text
