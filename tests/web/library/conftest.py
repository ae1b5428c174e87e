"""A server over a store of its own, and the person at its machine."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from affray.store.database import Store
from affray.web.app import create_app
from affray.web.settings import Settings


def browser(store: Store, address: str = "127.0.0.1") -> TestClient:
    """A browser at some address."""
    app = create_app(Settings(writes_a_second=10_000, write_burst=10_000), store)
    headers = {"sec-fetch-site": "same-origin"}
    return TestClient(
        app, base_url="http://127.0.0.1:8765", client=(address, 50000), follow_redirects=False, headers=headers
    )


@pytest.fixture
def client(store: Store) -> TestClient:
    """The person at the machine."""
    return browser(store)


@pytest.fixture
def stranger(store: Store) -> TestClient:
    """Somebody on another machine."""
    return browser(store, "192.168.1.77")
