"""The JSON API keeps its own document, whatever it is sent."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from affray.store.database import Store
from affray.web.app import create_app
from affray.web.settings import Settings

from tests.web.served import begin

FOLDER = tempfile.TemporaryDirectory(prefix="affray-api-")
STORE = Store.open(f"sqlite:///{Path(FOLDER.name) / 'affray.db'}")
APP = create_app(Settings(write_burst=10_000_000, names=("testserver",)), STORE)
FIGHT = begin(STORE, "iskuhetki/duel")


async def at_home(scope: Any, receive: Any, send: Any) -> None:
    """The application as somebody at the machine itself reaches it."""
    await APP({**scope, "client": ("127.0.0.1", 5000)} if "client" in scope else scope, receive, send)


schema = schemathesis.openapi.from_asgi("/api/openapi.json", at_home)


@pytest.fixture(scope="module", autouse=True)
def _closed() -> Any:
    yield
    STORE.close()
    FOLDER.cleanup()


@schema.parametrize()
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_described(case: schemathesis.Case[Any]) -> None:
    if "fight" in (case.path_parameters or {}):
        case.path_parameters["fight"] = FIGHT
    if (case.query or {}).get("wait"):
        case.query["wait"] = 0
    case.call_and_validate(
        checks=[not_a_server_error, status_code_conformance, response_schema_conformance],
        headers={"host": "127.0.0.1", "sec-fetch-site": "same-origin"},
    )
