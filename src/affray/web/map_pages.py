"""The map of an encounter: painting, placing, its picture, and files of Universal VTT."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response

from affray.core.grid import ROWS
from affray.store.rows import Document
from affray.web.deps import require_owner, store_of
from affray.web.drafts import Draft, encounter_shape
from affray.web.drawing.grids import GEOMETRIES
from affray.web.editor_pages import encounter_document, named, shown
from affray.web.filled import Form
from affray.web.images import NoPicture, checked
from affray.web.library_parts import draft_of, keep, posted, refusal, said, sent
from affray.web.pages import go
from affray.web.plan import AREAS, Edge, Ground
from affray.web.standing import Key, put, turn
from affray.web.table import Refused
from affray.web.uvtt import NoMap, fitting, imported

router = APIRouter(prefix="/library", include_in_schema=False, dependencies=[Depends(require_owner)])
Posted = Annotated[Form, Depends(posted)]
Sent = Annotated[dict[str, Any], Depends(sent)]
STROKE = 2_000  # places or sides that are painted at once, at most
DIM = 0.3  # of full light, below which a map file calls its place dark
FAR = 100_000.0  # units of the drawing


@router.post("/encounters/{encounter}/map")
def paint(request: Request, encounter: str, form: Posted) -> Response:
    """Paint, or place somebody: `tool`, and where, as JSON in `cells` and `edges`; or a new size."""

    def make(draft: Draft) -> None:
        ground = draft.ground
        if ground is None:
            raise Refused(422, "no-such-tool")
        if form.has("columns"):
            ground = ground.resized(_number(form.text("columns")), _number(form.text("rows")))
            draft.encounter["map"] = ground.written(draft.encounter.get("map"))
        elif form.has("scale"):
            _move_picture(draft, form)
        else:
            _use(draft, ground, form)

    return _changed(request, encounter, form, make)


def _changed(request: Request, encounter: str, form: Form, make: Callable[[Draft], None], notice: str = "") -> Response:
    document = encounter_document(request, encounter)

    def over(now: Document) -> tuple[str, dict[str, Any]]:
        draft = draft_of(request, now)
        make(draft)
        return named(request, draft)

    kept, clash = keep(request, document, form, over)
    if not request.headers.get("hx-request"):
        return go(request, f"/library/encounters/{encounter}#map")
    return shown(request, kept, mark=form.text("page"), clash=clash, notice=notice)


def _use(draft: Draft, ground: Ground, form: Form) -> None:
    """A tool on some hexes or sides."""
    tool = form.text("as") + form.text("tool").removeprefix("place") if form.text("as") else form.text("tool")
    cells, edges = _cells(form.text("cells")), _edges(form.text("edges"))
    if tool.startswith(("place:", "lift:", "turn:")):
        what, key = tool.partition(":")[0], _key(tool)
        if what == "turn":
            turn(draft, key, form.text("facing"))
        elif what == "lift" or cells:
            put(draft, ground, key, cells[-1] if what == "place" else None)
    elif tool in (*AREAS, "ground", "wall", "door", "open-door", "erase"):
        ground.paint(tool, cells, edges)
        draft.encounter["map"] = ground.written(draft.encounter.get("map"))
    else:
        raise Refused(422, "no-such-tool")


def _key(tool: str) -> Key:
    try:
        _, side, k, nth = tool.split(":")
        return int(side), int(k), int(nth)
    except ValueError:
        raise Refused(422, "no-such-tool") from None


def _list(text: str) -> list[Any]:
    try:
        found = json.loads(text or "[]")
    except (ValueError, RecursionError):
        raise Refused(422, "no-such-tool") from None
    return found[:STROKE] if isinstance(found, list) else []


def _cells(text: str) -> list[tuple[int, int]]:
    return [(at[0], at[1]) for at in _list(text) if isinstance(at, list) and _whole(at) and len(at) == 2]


def _edges(text: str) -> list[Edge]:
    found = (each for each in _list(text) if isinstance(each, list) and len(each) == 3 and _whole(each[:2]))
    return [(each[0], each[1], each[2]) for each in found if isinstance(each[2], str)]


def _whole(values: list[Any]) -> bool:
    return all(type(each) is int and -1 <= each <= 1000 for each in values)


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 5 else 1


def _move_picture(draft: Draft, form: Form) -> None:
    """The picture's place and size; or no picture."""
    if form.text("do") == "no-picture":
        draft.picture = None
    elif draft.picture is not None:
        for key in ("x", "y", "scale"):
            draft.picture[key] = _figure(form.text(key), draft.picture.get(key))


def _figure(text: str, before: Any) -> Any:
    try:
        found = float(text.replace(",", ".").replace("−", "-"))
    except ValueError:
        return before
    return found if math.isfinite(found) and abs(found) <= FAR else before


@router.post("/encounters/{encounter}/picture")
def add_picture(request: Request, encounter: str, files: Sent) -> Response:
    """A picture under the grid; it fills the width of the map until it is moved."""
    document = encounter_document(request, encounter)
    try:
        picture = checked(files.get("file") or b"")
    except NoPicture as fault:
        raise refusal(request, fault) from None
    image = store_of(request).add_image(document.campaign, picture.content, picture.mime, picture.width, picture.height)

    def make(draft: Draft) -> None:
        ground = draft.ground or _ground_for(picture.width, picture.height, _grids(draft)[0])
        draft.encounter["map"] = draft.encounter.get("map") or ground.written()
        left, top, wide, _ = ground.on.extent(ground.columns, ground.rows)
        draft.picture = {"image": image, "x": left, "y": top, "scale": wide / picture.width}

    return _changed(request, encounter, _mark(files), make)


def _grids(draft: Draft) -> Sequence[str]:
    """What its map may be made of. Raises Refused where its ruleset knows no maps."""
    if not draft.grids:
        raise Refused(422, "no-such-tool")
    return draft.grids


def _mark(files: dict[str, Any]) -> Form:
    return Form([(name, files[name]) for name in ("page", "version") if isinstance(files.get(name), str)])


def _ground_for(width: int, height: int, grid: str) -> Ground:
    """A map in the shape of a picture, of a middling size."""
    columns, on = 20, GEOMETRIES[grid]
    rows = columns * height / width * on.middle((1, 0))[0] / on.middle((0, 1))[1]
    return Ground(columns, max(1, min(ROWS, round(rows))), grid=grid)


@router.post("/encounters/{encounter}/map/import")
def import_map(request: Request, encounter: str, files: Sent) -> Response:
    """The map out of a Universal VTT file, in place of the one that is there."""
    document = encounter_document(request, encounter)
    try:
        found = imported(files.get("file") or b"", fitting(_grids(Draft.of(document))))
    except (NoMap, NoPicture) as fault:
        raise refusal(request, fault) from None
    picture: dict[str, Any] | None = None
    if found.picture is not None:
        kept = found.picture
        image = store_of(request).add_image(document.campaign, kept.content, kept.mime, kept.width, kept.height)
        picture = {"image": image, "x": found.x, "y": found.y, "scale": found.scale}

    def make(draft: Draft) -> None:
        draft.encounter["map"] = found.ground.written()
        draft.picture = picture

    dark = found.ambient.brightness < DIM and "dark" in encounter_shape(document.ruleset).properties
    notice = said(
        request,
        "editor-imported",
        columns=found.ground.columns,
        rows=found.ground.rows,
        walls=len(found.ground.walls),
        doors=len(found.ground.doors),
        grid=found.ground.grid,
        squares=found.squares,
        lights=found.lights,
        dark="yes" if dark else "no",
    )
    return _changed(request, encounter, _mark(files), make, notice)


@router.get("/images/{image}")
def image(request: Request, image: str) -> Response:
    """A picture of the library."""
    found = store_of(request).image(image).picture
    return Response(
        found.content, media_type=found.mime, headers={"cache-control": "private, max-age=31536000, immutable"}
    )
