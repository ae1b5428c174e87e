"""The picture under a map."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from affray.store.faults import Missing

if TYPE_CHECKING:
    from affray.store.database import Store
    from affray.web.table import Table


def under(table: Table) -> dict[str, Any] | None:
    """The picture under a table's map, in units of the drawing; None where there is none."""
    picture, href = table.settings.picture, f"/fight/{table.id}/picture"
    found: dict[str, Any] | None = table.looked_up("picture", lambda: placed(table.store, picture, href))
    return found


def placed(store: Store, picture: Any, href: str) -> dict[str, Any] | None:
    """A picture as `image`, `x`, `y`, `scale` say, in units of the drawing; None where it can't be shown."""
    if not isinstance(picture, dict) or not isinstance(picture.get("image"), str):
        return None
    try:
        found = store.image(picture["image"]).picture
        x, y, scale = (float(picture[key]) for key in ("x", "y", "scale"))
    except (Missing, KeyError, TypeError, ValueError):
        return None
    return {"href": href, "x": x, "y": y, "width": found.width * scale, "height": found.height * scale}


def is_here(store: Store, campaign: str, image: str) -> bool:
    """Whether an image is one of a campaign's."""
    try:
        return store.image(image).campaign == campaign
    except Missing:
        return False
