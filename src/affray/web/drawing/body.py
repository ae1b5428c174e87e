"""The figure of a body with its hit locations: what each can still take, its armour, its wounds, its fire.

Locations and wounds come as views tell them. Every location is one group: its shape in the figure, a line, and its
figures beside it; all of it can be tapped (`static/js/body.js` tells which it was). A body that no figure fits, of a
ruleset with names of its own, is a tidy list of the same figures.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from affray.core.texts import Texts
from affray.web.drawing import figures
from affray.web.drawing.figures import LEFT, RIGHT, Figure, Part
from affray.web.drawing.markup import EMPTY, classes, element, joined
from affray.web.drawing.words import words

Word = Callable[[str], str]
WIDE, CARD, HIGH = 380, 112, 36  # of the drawing, of what is written beside it, of one entry
GAP = 4  # between entries
LETTER = 6.2  # about as wide as a letter of a name is on average
MARKS = 3  # wounds that are drawn on a part, of any number

# Wounds as they are drawn where they are, by what views call them; any other is a dot.
WOUNDS: Mapping[str, str] = {
    "cut": "M-7 5l14-10",
    "hack": "M-7 3l12-9M-5 7l12-9",
    "stab": "M-3-5l6 10M3-5l-6 10",
    "bruise": "M-5 0a5 4 0 1 1 10 0a5 4 0 1 1-10 0",
    "burn": "M-7 3q3-9 5-1q2-9 5 0q2-5 4 1",
}
DOT = "M-3 0a3 3 0 1 1 6 0a3 3 0 1 1-6 0"
SHIELD = "M-6-7q3 0 6-2q3 2 6 2v5q0 6-6 9q-6-3-6-9z"
DROP = "M0-8q6 6 6 10a6 5.5 0 0 1-12 0q0-4 6-10z"
FLAME = "M0-9q8 7 6 13a6 6 0 0 1-12 0q0-5 3-7q0 3 2 4q2-4 1-10z"
BONE = "M-7-4l5 5M2-1l5 5M-7-1l3-3M4 4l3-3"


@dataclass(frozen=True)
class Place:
    """Where a location is written, and where its line begins."""

    column: int
    y: int
    part: Part | None


def draw(
    locations: Sequence[Mapping[str, Any]],
    wounds: Sequence[Mapping[str, Any]] = (),
    *,
    word: Word | None = None,
    language: str = "en",
) -> Markup:
    """The body of a combatant; nothing without locations. `word` finds the words for locations and wounds."""
    if not locations:
        return EMPTY
    texts, say = words(language), word or _plain
    figure = figures.figure_of([each["name"] for each in locations])
    places = _beside(figure, locations) if figure else _listed(locations)
    high = max([figure.high if figure else 0, *(place.y + HIGH // 2 + GAP for place in places.values())])
    drawn = sorted(locations, key=lambda each: _depth(figure, each["name"]))
    return element(
        "svg",
        *(_location(each, _of(each, wounds), places[each["name"]], say, texts) for each in drawn),
        class_=f"body {figure.name if figure else 'parts'}",
        viewBox=f"{-WIDE // 2} 0 {WIDE} {high}",
        role="group",
        aria_label=texts.word("body"),
    )


def _plain(name: str) -> str:
    return name.replace("-", " ")


def _of(location: Mapping[str, Any], wounds: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    return [wound for wound in wounds if wound["name"] == location["name"]]


def _depth(figure: Figure | None, name: str) -> int:
    """Parts in the order of the figure: what it names later stands in front."""
    return list(figure.parts).index(name) if figure else 0


# ---- where what stands ----------------------------------------------------------------------------------------------


def _beside(figure: Figure, locations: Sequence[Mapping[str, Any]]) -> dict[str, Place]:
    """Entries on both sides of a figure, each as near to its part as it gets."""
    found: dict[str, Place] = {}
    for column in (LEFT, RIGHT):
        names = [each["name"] for each in locations if figure.parts[each["name"]].column == column]
        names.sort(key=lambda name: figure.parts[name].middle[1])
        wanted = [figure.parts[name].middle[1] for name in names]
        for name, y in zip(names, _spread(wanted, figure.high), strict=True):
            found[name] = Place(column, y, figure.parts[name])
    return found


def _spread(wanted: Sequence[int], high: int) -> list[int]:
    """Heights as near to those wanted as it goes without overlap, from above downwards, then back from below."""
    step = HIGH + GAP
    found: list[int] = []
    for y in wanted:
        found.append(max(y, found[-1] + step if found else HIGH // 2 + 1))
    last = max(high - HIGH // 2 - 1, HIGH // 2 + 1 + step * (len(found) - 1))
    for k in reversed(range(len(found))):
        found[k] = min(found[k], last)
        last = found[k] - step
    return found


def _listed(locations: Sequence[Mapping[str, Any]]) -> dict[str, Place]:
    """Entries by themselves, in two columns."""
    rows = (len(locations) + 1) // 2
    return {
        each["name"]: Place(LEFT if k < rows else RIGHT, HIGH // 2 + 1 + k % rows * (HIGH + GAP), None)
        for k, each in enumerate(locations)
    }


# ---- one location ---------------------------------------------------------------------------------------------------


def _location(
    location: Mapping[str, Any], wounds: Sequence[Mapping[str, Any]], place: Place, word: Word, texts: Texts
) -> Markup:
    return element(
        "g",
        element("title", _told(location, wounds, word, texts)),
        _shape(location, wounds, place.part) if place.part else EMPTY,
        _line(place) if place.part else EMPTY,
        _entry(location, wounds, place, word),
        class_=_classes(location),
        data_location=location["name"],
        tabindex=0,
        role="button",
    )


def _classes(location: Mapping[str, Any]) -> str:
    return classes(
        "location",
        f"hurt-{_hurt(location)}",
        *(name for name in ("burning", "useless", "maimed", "fractured") if location.get(name)),
    )


def _hurt(location: Mapping[str, Any]) -> int:
    """How badly a location is hurt: 0 not at all, 1 less than half, 2 half or more, 3 nothing left."""
    left, full = location.get("hp", 1), location.get("full", 1)
    if left <= 0 or location.get("useless") or location.get("maimed"):
        return 3
    return 0 if left >= full else 1 if 2 * left > full else 2


def _told(location: Mapping[str, Any], wounds: Sequence[Mapping[str, Any]], word: Word, texts: Texts) -> str:
    """All of it in words."""
    parts = [word(location["name"])]
    if "hp" in location:
        parts.append(texts.word("body-hp", {"hp": location["hp"], "full": location["full"]}))
    if location.get("armour"):
        parts.append(texts.word("body-armour", {"armour": location["armour"]}))
    parts += [
        texts.word(f"body-{name}") for name in ("burning", "useless", "maimed", "fractured") if location.get(name)
    ]
    parts += [f"{word(wound['wound'])} {wound.get('points', '')}".strip() for wound in wounds]
    if bleed := _bleeding(wounds):
        parts.append(texts.word("body-bleeding", {"bleed": bleed}))
    return ", ".join(parts)


def _bleeding(wounds: Sequence[Mapping[str, Any]]) -> int:
    return sum(wound.get("bleed", 0) for wound in wounds if not wound.get("staunched"))


def _shape(location: Mapping[str, Any], wounds: Sequence[Mapping[str, Any]], part: Part) -> Markup:
    turned = "scale(-1 1)" if part.mirrored else None
    return element("path", class_="part", d=part.d, transform=turned) + joined(_marks(location, wounds, part))


def _marks(location: Mapping[str, Any], wounds: Sequence[Mapping[str, Any]], part: Part) -> Iterator[Markup]:
    """Wounds and fire on the part itself."""
    x, y = part.middle
    shown = wounds[:MARKS]
    for k, wound in enumerate(shown):
        at = f"translate({x} {y + 9 * k - 9 * (len(shown) - 1) // 2})"
        kind = str(wound["wound"])
        yield element("path", class_="wound", d=WOUNDS.get(kind, DOT), transform=at)
    if location.get("burning"):
        yield element("path", class_="flame", d=FLAME, transform=f"translate({x + 8} {y - 8})")


def _line(place: Place) -> Markup:
    """From the part to what is written of it."""
    assert place.part is not None
    (x, y), end = place.part.middle, place.column * (WIDE // 2 - CARD)
    return element("path", class_="lead", d=f"M{x} {y}L{end - place.column * 8} {place.y}H{end}")


def _entry(location: Mapping[str, Any], wounds: Sequence[Mapping[str, Any]], place: Place, word: Word) -> Markup:
    wide = CARD if place.part else WIDE // 2 - GAP
    left = -WIDE // 2 if place.column == LEFT else WIDE // 2 - wide
    return element(
        "g",
        element("rect", class_="entry", width=wide, height=HIGH, rx=6),
        element("rect", class_="left", y=HIGH - 4, height=4, rx=2, width=_left(location, wide)),
        _name(word(location["name"]), wide),
        _figures(location),
        joined(_signs(location, wounds, wide)),
        transform=f"translate({left} {place.y - HIGH // 2})",
    )


def _name(name: str, wide: int) -> Markup:
    """A name, drawn closer where it would be wider than its entry."""
    room = wide - 12 if len(name) * LETTER > wide - 12 else None
    adjusted = "spacingAndGlyphs" if room else None
    return element("text", name, class_="name", x=7, y=13, textLength=room, lengthAdjust=adjusted)


def _left(location: Mapping[str, Any], wide: int) -> int:
    """How much of the bar is left."""
    full = location.get("full", 0)
    return round(wide * min(1.0, max(0.0, location.get("hp", 0) / full))) if full else 0


def _figures(location: Mapping[str, Any]) -> Markup:
    if "hp" not in location:
        return EMPTY
    return element("text", element("tspan", str(location["hp"])), f"/{location['full']}", class_="hp", x=7, y=27)


def _signs(location: Mapping[str, Any], wounds: Sequence[Mapping[str, Any]], wide: int) -> Iterator[Markup]:
    """From the right: armour, fire, blood, bone."""
    x = wide - 11
    if location.get("armour"):
        yield _sign("armour", SHIELD, x, str(location["armour"]))
        x -= 19
    if location.get("burning"):
        yield _sign("flame", FLAME, x)
        x -= 16
    if bleed := _bleeding(wounds):
        yield _sign("blood", DROP, x, str(bleed))
        x -= 16
    if location.get("fractured"):
        yield _sign("bone", BONE, x)


def _sign(name: str, d: str, x: int, text: str = "") -> Markup:
    number = element("text", text, class_="count", y=1) if text else EMPTY
    return element("g", element("path", d=d), number, class_=f"sign sign-{name}", transform=f"translate({x} 22)")
