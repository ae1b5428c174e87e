"""The server: pages, live updates and the JSON API over one store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException

from affray import __version__
from affray.core.documents import Faults
from affray.store.database import Store
from affray.store.faults import Missing, Unusable
from affray.web import api, fight_pages, library_pages, live, seats
from affray.web.acts import in_words
from affray.web.deps import owner
from affray.web.odds_beside import OddsBeside
from affray.web.pages import error_page, language
from affray.web.security import Guard, Rates
from affray.web.settings import Settings
from affray.web.table import Refused
from affray.web.tables import Tables
from affray.web.waiting import Waiters
from affray.web.words import texts

STATIC = Path(__file__).parent / "static"


def create_app(settings: Settings | None = None, store: Store | None = None) -> Any:
    """The server as an ASGI application. Raises `Unusable` when the database can't be used."""
    settings = settings or Settings()
    store = store or Store.open(settings.database)
    app = FastAPI(
        title="Affray",
        version=__version__,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=_lifespan,
    )
    app.state.settings, app.state.store, app.state.tables = settings, store, Tables(store)
    app.state.audiences, app.state.odds = live.Audiences(), OddsBeside(on=settings.odds)
    app.state.waiters = Waiters(settings.most_waiting)
    app.state.wrong_tokens = Rates(settings.wrong_tokens_a_minute / 60, settings.wrong_tokens_a_minute)
    app.mount("/static", StaticFiles(directory=STATIC), name="static")
    for module in (library_pages, fight_pages, live, seats, api):
        app.include_router(module.router)
    _faults(app)
    return Guard(app, settings)


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    tables: Tables = app.state.tables
    with app.state.store.watch(tables.changed_elsewhere):
        yield
    app.state.odds.close()
    app.state.audiences.close()
    await asyncio.to_thread(tables.close)


def _faults(app: FastAPI) -> None:
    """Each fault in words: as JSON for programs, as a page or a line for people."""

    def respond(request: Request, status: int, message: str) -> Response:
        message = message.encode("utf-8", "replace").decode()  # halves of characters can't be sent
        words = texts(language(request)).known(f"error-{message}") or message
        if request.url.path.startswith("/api/"):
            return JSONResponse({"detail": words}, status)
        return error_page(request, status, words)

    @app.exception_handler(Refused)
    async def _(request: Request, fault: Refused) -> Response:
        return respond(request, fault.status, fault.message)

    @app.exception_handler(Missing)
    async def _(request: Request, fault: Missing) -> Response:
        return respond(request, 404, "not-found")

    @app.exception_handler(Unusable)
    async def _(request: Request, fault: Unusable) -> Response:
        return respond(request, 503, str(fault) if owner(request) else "store")  # where it lies is the owner's to know

    @app.exception_handler(Faults)
    async def _(request: Request, fault: Faults) -> Response:
        return respond(request, 422, texts(language(request)).faults(fault.faults))

    @app.exception_handler(RequestValidationError)
    async def _(request: Request, fault: RequestValidationError) -> Response:
        return respond(request, 422, in_words(fault.errors()))

    @app.exception_handler(HTTPException)
    async def _(request: Request, fault: HTTPException) -> Response:
        return respond(request, fault.status_code, "not-found" if fault.status_code == 404 else str(fault.detail))
