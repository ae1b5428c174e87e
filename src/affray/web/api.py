"""The JSON API: the same as the pages, for programs.

A program bears the token of a link (`Authorization: Bearer …`); on the machine itself it is the owner without one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from fastapi import APIRouter, Body, HTTPException, Query, Request
from pydantic import BaseModel, Field

from affray.core.ruleset import ruleset, rulesets
from affray.encounters import schema
from affray.play import Fight
from affray.web.acts import ACTS, Arguments, perform
from affray.web.deps import gm_of, require_owner, store_of, table_of, viewer_of
from affray.web.drafts import Draft, one_line
from affray.web.pages import language
from affray.web.seen import Seeing
from affray.web.starting import begin, go_on
from affray.web.table import Refused
from affray.web.waiting import Waiters
from affray.web.words import clause

router = APIRouter(prefix="/api", tags=["Affray"])
LONGEST_WAIT = 25.0


class Problem(BaseModel):
    """What is wrong."""

    detail: Any = Field(description="In words.")


REFUSALS: dict[int | str, dict[str, Any]] = {
    code: {"model": Problem, "description": text}
    for code, text in {
        400: "It can't be read",
        403: "Not for this viewer",
        404: "There is no such thing, or it isn't yours",
        409: "Somebody was faster: look at the state and ask again",
        413: "Too large",
        422: "Something in it is wrong; nothing has changed",
        429: "Too much at once, or too many who wait",
    }.items()
}


class NewFight(BaseModel):
    """A fight to begin."""

    encounter: dict[str, Any] = Field(description="An encounter, as in an encounter file.")
    name: str = Field(default="", max_length=200, description="What the list of fights calls it. Default: its title.")
    seed: int | None = Field(default=None, ge=0, lt=2**53, description="For dice that the program rolls.")


class Begun(BaseModel):
    """A fight that has begun."""

    id: str = Field(description="Its id.")


class FightHead(BaseModel):
    """A fight in the list."""

    id: str
    name: str
    ruleset: str
    kind: str
    summary: dict[str, Any]


@router.get("/rulesets", summary="The installed rulesets")
def list_rulesets() -> list[str]:
    """Their names."""
    return list(rulesets())


@router.get("/rulesets/{name}/schema", summary="The JSON Schema of a ruleset's encounters", responses=REFUSALS)
def ruleset_schema(name: str) -> dict[str, Any]:
    """Of encounter files, sheets included."""
    if name not in rulesets():
        raise HTTPException(404, "not-found")
    return schema(name)


@router.get("/rulesets/{name}/clauses/{wanted}", summary="A clause of a rulebook", responses=REFUSALS)
def ruleset_clause(name: str, wanted: str) -> dict[str, str]:
    """By its id."""
    found = clause_of(name, wanted)
    if found is None:
        raise HTTPException(404, "not-found")
    return found


def clause_of(name: str, wanted: str) -> dict[str, str] | None:
    """A clause of a ruleset; None for an unknown one."""
    if name not in rulesets():
        return None
    return clause(ruleset(name), wanted)


@router.get("/fights", summary="All fights", responses=REFUSALS)
def list_fights(request: Request) -> list[FightHead]:
    """For the owner."""
    require_owner(request)
    rows = store_of(request).fights()
    return [
        FightHead(id=row.id, name=row.name, ruleset=row.ruleset, kind=row.kind, summary=row.summary) for row in rows
    ]


@router.post("/fights", summary="Begin a fight", status_code=201, responses=REFUSALS)
def begin_fight(request: Request, new: NewFight) -> Begun:
    """Of an encounter; for the owner."""
    require_owner(request)
    store, rules = store_of(request), str(new.encounter.get("ruleset", ""))
    campaign = store.campaigns()[0].id
    draft = Draft(rules, dict(new.encounter), tables=store.tables(campaign, rules))
    encounter, faults = draft.checked()
    if encounter is None:
        raise Refused(422, draft.texts(language(request)).faults(faults))
    name = one_line(new.name) or one_line(encounter.title) or encounter.ruleset
    return Begun(id=begin(store, campaign, name, Fight(encounter, new.seed)))


@router.get("/fights/{fight}", summary="The state of a fight, as its viewer sees it", responses=REFUSALS)
async def state(
    request: Request,
    fight: str,
    after: str | None = Query(default=None, max_length=64, description="Wait until the state isn't this `mark`."),
    wait: float = Query(default=0, ge=0, le=LONGEST_WAIT, description="Seconds to wait at most."),
) -> dict[str, Any]:
    """With `mark`, by which another call may wait for something new."""
    found = await asyncio.to_thread(_state, request, fight)
    if found["mark"] != after or not wait:
        return found
    table = await asyncio.to_thread(table_of, request, fight)
    waiters: Waiters = request.app.state.waiters
    with waiters.waiting(table) as news, suppress(TimeoutError):
        request.app.state.odds.watch(table)
        async with asyncio.timeout(wait):
            while found["mark"] == after:  # looked at once more at first: something may have come in between
                news.clear()
                found = await asyncio.to_thread(_state, request, fight)
                if found["mark"] == after:
                    await news.wait()
    return found


def _state(request: Request, fight: str) -> dict[str, Any]:
    viewer, table = viewer_of(request, fight), table_of(request, fight)
    with table.lock:
        found = Seeing(table, viewer).state()
    return {**found, "mark": table.mark_of(found)}


@router.get("/fights/{fight}/arcs/{number}", summary="What somebody may do from where they stand", responses=REFUSALS)
def arcs(request: Request, fight: str, number: int) -> list[dict[str, Any]]:
    """By its number in the state: the places of each band, the best first; none of whom the viewer sees no figures."""
    viewer, table = viewer_of(request, fight), table_of(request, fight)
    with table.lock:
        return Seeing(table, viewer).arcs(number)


@router.get("/fights/{fight}/log/{number}", summary="A line of the log with its sums", responses=REFUSALS)
def log_line(request: Request, fight: str, number: int) -> dict[str, Any]:
    """By its number."""
    viewer, table = viewer_of(request, fight), table_of(request, fight)
    with table.lock:
        found = Seeing(table, viewer).line_opened(number)
    if found is None:
        raise HTTPException(404, "not-found")
    return found


def _route(kind: str) -> Callable[..., Any]:
    """The route of one kind of act."""
    act = ACTS[kind]

    def do(request: Request, fight: str, arguments: Arguments) -> dict[str, Any]:
        viewer = viewer_of(request, fight)
        perform(table_of(request, fight), viewer, kind, arguments.model_dump(exclude_unset=True))
        return _state(request, fight)

    do.__annotations__["arguments"] = act.arguments
    do.__name__ = kind
    do.__defaults__ = (Body(default_factory=act.arguments),) if not act.arguments.model_fields else None
    return do


@router.post("/fights/{fight}/recover", summary="Go on to what comes after a fight", responses=REFUSALS)
def recover(request: Request, fight: str) -> Begun:
    """Its recovery, a fight of its own with the same acts, begun now or before; for the game master."""
    viewer = gm_of(request, fight)
    return Begun(id=go_on(table_of(request, fight), viewer))


for _kind, _act in ACTS.items():
    router.add_api_route(
        f"/fights/{{fight}}/{_kind}",
        _route(_kind),
        methods=["POST"],
        summary=_act.told,
        description="For the game master." if _act.gm else "",
        operation_id=_kind,
        responses=REFUSALS,
    )
