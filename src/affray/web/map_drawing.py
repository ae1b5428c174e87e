"""The map of an encounter as its page draws it, with the picture beneath."""

from __future__ import annotations

from typing import Any

from fastapi import Request
from markupsafe import Markup

from affray.web.deps import store_of
from affray.web.drawing import gridmap
from affray.web.encounter_form import EncounterForm
from affray.web.pages import language
from affray.web.pictures import placed


def drawn(request: Request, form: EncounterForm) -> Markup:
    """The map with everybody on it; nothing where there is none."""
    ground = form.ground
    pieces = [each.piece for each in form.standing]
    marks = picture_marks(request, form.draft.picture)
    return gridmap.widget(None if ground is None else ground.view(), pieces, marks, language=language(request))


def picture_marks(request: Request, picture: dict[str, Any] | None) -> dict[str, Any]:
    """The picture under a map, in units of the drawing; none where it can't be shown."""
    href = f"/library/images/{picture.get('image')}" if isinstance(picture, dict) else ""
    found = placed(store_of(request), picture, href)
    return {} if found is None else {"picture": found}
