"""Figures of bodies: where each hit location is drawn, by the words that such locations are called by.

A figure is looked for by the names alone, since every ruleset has tables of its own: the first whose parts hold all the
names. A part is a shape in the units of the drawing, 140 wide around x = 0, and says on which side of the figure its
figures are written. One that is there for looks only, whatever is hit, has no name.

A person faces the onlooker, so that its right arm is at the left. A beast stands in profile with its head to the left:
its left legs are the near ones.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

LEFT, RIGHT = -1, 1  # columns of figures beside the figure


@dataclass(frozen=True)
class Part:
    """Where a location is drawn."""

    d: str  # its shape, as the `d` of a path
    middle: tuple[int, int]
    column: int  # LEFT or RIGHT
    mirrored: bool = False  # drawn with x turned about


@dataclass(frozen=True)
class Figure:
    """A body: its parts by name, and what else is drawn."""

    name: str
    high: int
    parts: Mapping[str, Part]
    beneath: tuple[str, ...] = ()


def figure_of(names: Collection[str]) -> Figure | None:
    """The first figure that has a part of its own for each of some locations; None if there is none."""
    return next((figure for figure in FIGURES if _fits(figure, names)), None)


def _fits(figure: Figure, names: Collection[str]) -> bool:
    """Whether a figure has all the names, and no two of them for the same part."""
    drawn = [figure.parts[name].d + str(figure.parts[name].mirrored) for name in names if name in figure.parts]
    return len(drawn) == len(names) == len(set(drawn))


def _pairs(parts: Mapping[str, Part]) -> Iterator[tuple[str, Part]]:
    """Parts that there are on the right and, turned about, on the left: those whose name has no side."""
    for name, part in parts.items():
        x, y = part.middle
        yield f"right-{name}", Part(part.d, part.middle, LEFT)
        yield f"left-{name}", Part(part.d, (-x, y), RIGHT, mirrored=True)


def _called(part: Part, *names: str) -> dict[str, Part]:
    return dict.fromkeys(names, part)


_HEAD = Part("M0 4c13 0 19 10 18 22c-1 13-8 21-18 21s-17-8-18-21c-1-12 5-22 18-22z", (0, 26), RIGHT)
_NECK = Part("M-8 48h16v12h-16z", (0, 54), RIGHT)
_CHEST = Part("M-31 62c8-5 16-7 22-13h18c6 6 14 8 22 13c3 14 0 34-4 46h-54c-4-12-7-32-4-46z", (0, 82), LEFT)
_ABDOMEN = Part("M-26 111h52c-1 12 1 20 3 32c-8 9-18 12-29 12s-21-3-29-12c2-12 4-20 3-32z", (0, 130), RIGHT)
_TORSO = Part(
    "M-31 62c8-5 16-7 22-13h18c6 6 14 8 22 13c3 14 0 34-4 46c0 14 1 24 3 35c-8 9-18 12-30 12s-22-3-30-12c2-11 3-21 3-35c-4-12-7-32-4-46z",
    (0, 100),
    LEFT,
)
_UPPER_ARM = Part("M-35 62c-9 1-14 8-15 18l-3 27l14 3c2-8 5-16 6-24c1-8 0-18-2-24z", (-43, 84), LEFT)
_FOREARM = Part("M-53 110l14 3c-1 13-4 24-8 36l-11-3c0-12 1-24 5-36z", (-49, 128), LEFT)
_HAND = Part("M-58 149l11 3c2 8 1 17-4 22c-5 2-10 0-12-5c-1-7 1-14 5-20z", (-55, 162), LEFT)
_ARM = Part(
    "M-35 62c-9 1-14 8-15 18l-3 27c-4 14-5 26-5 39l11 3c4-12 7-24 8-36c3-9 5-18 6-27c1-8 0-18-2-24z", (-46, 106), LEFT
)
_WHOLE_ARM = Part(
    "M-35 62c-9 1-14 8-15 18l-3 27c-4 14-5 26-5 40c-4 7-6 14-5 22c2 5 7 7 12 5c5-5 6-14 4-22c5-13 8-26 9-39c3-9 5-18 6-27c1-8 0-18-2-24z",
    (-47, 112),
    LEFT,
)
_THIGH = Part("M-29 147c7 7 16 11 26 12c1 18-2 36-5 52h-18c-5-20-7-42-3-64z", (-17, 182), LEFT)
_SHIN = Part("M-26 215h18c0 18-1 32-3 46c2 6-1 12-6 15h-14c-2-4 0-8 5-12c-2-16-2-32 0-49z", (-18, 240), LEFT)
_LEG = Part(
    "M-29 147c7 7 16 11 26 12c1 18-2 36-5 52c0 20-1 36-3 50c2 6-1 12-6 15h-14c-2-4 0-8 5-12c-2-16-2-32 0-53c-5-20-7-42-3-64z",
    (-17, 200),
    LEFT,
)
_FOOT = Part("M-26 263h15c2 6 0 11-5 14h-15c-2-5 0-9 5-14z", (-19, 270), LEFT)
_WING = Part(
    "M-28 66c-14-30-28-44-42-52c2 26 0 44-4 62c4 26 8 44 8 70c8-12 12-22 14-32c6-20 14-36 24-48z", (-58, 60), LEFT
)

_TRUNK = {
    **_called(_HEAD, "head", "face", "skull"),
    **_called(_NECK, "neck"),
    **_called(_CHEST, "chest", "breast"),
    **_called(_ABDOMEN, "abdomen", "belly", "stomach"),
    **_called(_TORSO, "torso", "body", "trunk"),
}
_LEGS = {"thigh": _THIGH, "upper-leg": _THIGH, "shin": _SHIN, "lower-leg": _SHIN, "foot": _FOOT, "leg": _LEG}
_JOINTED = {"upper-arm": _UPPER_ARM, "forearm": _FOREARM, "lower-arm": _FOREARM, "hand": _HAND, **_LEGS}

PERSON = Figure("person", 286, {**_TRUNK, **dict(_pairs(_JOINTED))})
WINGED = Figure("winged", 286, {**_TRUNK, **dict(_pairs({"arm": _ARM, "hand": _HAND, "wing": _WING, **_LEGS}))})
PLAIN = Figure("plain", 286, {**_TRUNK, **dict(_pairs({"arm": _WHOLE_ARM, "wing": _WING, **_LEGS}))})

_BEAST_HEAD = Part(
    "M-47 20l5-13l6 12c12 4 21 12 25 21c-7 8-11 19-11 31c-9-2-15-9-18-17c-6 4-15 7-26 7c-5-1-7-6-5-10c3-4 10-6 14-9c-1-9 3-17 10-22z",
    (-34, 40),
    LEFT,
)
_BARREL = Part("M-8 40c15-3 25-3 36-1c-4 16-4 38 0 55c-12 4-26 5-38 2c-8-4-12-12-11-24c0-12 4-25 13-32z", (4, 68), LEFT)
_HINDQUARTERS = Part(
    "M31 39c14 0 25 3 31 12c4 8 4 17 1 25c-3 10-8 18-13 23c-7 1-14-1-19-4c-4-17-4-39 0-56z", (45, 66), RIGHT
)
_TAIL = Part("M64 50c9 4 14 14 13 30c-1 16-6 26-12 34c-3-9-3-19-2-29c1-3 2-7 3-11c1-8 1-16-2-24z", (70, 84), RIGHT)
_FAR_FORE = Part(
    "M-21 84c-1 12-6 22-11 33c-3 10-7 20-10 32c-4 2-7 4-8 9h15c5-14 10-26 15-38c4-9 9-17 11-24c-5-2-9-6-12-12z",
    (-30, 124),
    LEFT,
)
_NEAR_FORE = Part(
    "M-8 98c7 2 14 2 21 1c-1 12-3 20-4 30l1 21c4 2 5 4 5 8h-19c0-4 1-7 4-9l-1-20c-2-11-5-20-7-31z", (2, 130), LEFT
)
_NEAR_HIND = Part(
    "M30 97c6 4 13 5 20 4c3 8 3 16 0 24c2 8 2 17 1 25c4 2 5 4 5 8h-18c0-4 1-7 3-9c1-9 0-17-3-25c-4-8-7-17-8-27z",
    (40, 132),
    RIGHT,
)
_FAR_HIND = Part(
    "M54 99c4-4 6-8 8-12c1 4 1 8 1 12c0 6 0 10 2 16c1 6 0 10-1 14c2 8 4 14 5 21c4 2 6 4 6 8h-17c0-4 0-7 2-9c-3-9-5-17-5-26c1-8 0-16-1-24z",
    (60, 128),
    RIGHT,
)

BEAST = Figure(
    "beast",
    166,
    {
        **_called(_TAIL, "tail"),
        **_called(_FAR_FORE, "right-foreleg", "right-fore-leg"),
        **_called(_FAR_HIND, "right-hind-leg"),
        **_called(_NEAR_FORE, "left-foreleg", "left-fore-leg"),
        **_called(_NEAR_HIND, "left-hind-leg"),
        **_called(_BARREL, "barrel", "chest", "forequarters", "forebody"),
        **_called(_HINDQUARTERS, "hindquarters", "abdomen", "belly"),
        **_called(_BEAST_HEAD, "head"),
    },
)

_BIRD_WING = Part(
    "M-20 58c-10-16-26-28-52-34c2 10 6 14 4 20c6 4 6 8 4 14c8 2 8 8 7 14c8 0 10 6 10 12c8-2 12 2 14 8c6-4 10-8 15-10z",
    (-46, 52),
    LEFT,
)
_CLAW = Part("M-17 128l9 3c-1 10-2 16-1 22l5 10l-8-4l-4 8l-4-8l-9 4l6-11c3-8 5-15 6-24z", (-13, 148), LEFT)

BIRD = Figure(
    "bird",
    186,
    {
        **_called(
            Part("M0 10c12 0 18 8 17 17c-1 9-7 16-17 16s-16-7-17-16c-1-9 5-17 17-17zM-4 22h8l-4 12z", (0, 26), RIGHT),
            "head",
        ),
        **_called(Part("M-17 46c10 5 24 5 34 0c5 14 7 28 5 42h-44c-2-14 0-28 5-42z", (0, 68), LEFT), "breast", "chest"),
        **_called(Part("M-22 91h44c-1 16-6 30-14 38h-16c-8-8-13-22-14-38z", (0, 108), RIGHT), "belly", "abdomen"),
        **_called(
            Part(
                "M-5 132h10c4 14 9 28 12 44c-6 3-9 2-12 6c-4-3-6-3-10 0c-3-4-6-3-12-6c3-16 8-30 12-44z", (0, 162), RIGHT
            ),
            "tail",
        ),
        **dict(_pairs({"wing": _BIRD_WING, "claw": _CLAW, "leg": _CLAW, "foot": _CLAW})),
    },
)

SERPENT = Figure(
    "serpent",
    186,
    {
        **_called(
            Part(
                "M-30 6c14-4 24 4 26 14c0 10-6 16-16 18c-14 2-34-2-42-12c4-8 18-16 32-20zM-62 25l-8-4l5 5l-5 5z",
                (-26, 23),
                LEFT,
            ),
            "head",
        ),
        **_called(
            Part(
                "M0 16c34-2 62 8 66 28c3 18-18 26-40 30l-3-20c14-3 20-6 18-9c-4-6-22-9-43-9c4-6 4-14 2-20z",
                (48, 44),
                RIGHT,
            ),
            "forebody",
            "chest",
            "neck",
        ),
        **_called(
            Part(
                "M20 55l4 20c-26 4-52 6-52 16c0 8 22 12 44 15l-4 22c-40-4-66-14-65-38c1-24 36-30 73-35z",
                (-48, 92),
                LEFT,
            ),
            "belly",
            "abdomen",
            "body",
        ),
        **_called(
            Part("M22 107c26 3 48 10 47 30c-2 22-44 32-92 38c30-10 62-22 63-34c0-6-10-9-22-11z", (44, 140), RIGHT),
            "tail",
        ),
    },
)

_SPIDER_FORE = Part("M-14 58l-20-22l-12-30l-4 1l8 34l22 24zM-16 66l-26-8l-22-20l-3 3l20 24l28 9z", (-38, 46), LEFT)
_SPIDER_HIND = Part("M-16 76l-28 6l-22 22l3 3l24-16l26-7zM-15 82l-24 24l-10 36l4 1l14-33l20-20z", (-38, 96), LEFT)

SPIDER = Figure(
    "spider",
    178,
    {
        **_called(
            Part(
                "M0 26c9 0 14 6 13 13c-1 6-6 10-13 10s-12-4-13-10c-1-7 4-13 13-13zM-6 29l-5-11l3 0l5 9zM6 29l5-11l-3 0l-5 9z",
                (0, 38),
                RIGHT,
            ),
            "head",
        ),
        **_called(
            Part("M0 51c12 0 18 8 17 20c-1 10-8 16-17 16s-16-6-17-16c-1-12 5-20 17-20z", (0, 69), LEFT),
            "forebody",
            "chest",
        ),
        **_called(
            Part("M0 89c20 0 32 16 31 38c-1 24-14 40-31 40s-30-16-31-40c-1-22 11-38 31-38z", (0, 128), RIGHT),
            "abdomen",
            "belly",
        ),
        **dict(_pairs({"forelegs": _SPIDER_FORE, "hind-legs": _SPIDER_HIND})),
    },
)

FIGURES = (PERSON, WINGED, PLAIN, SERPENT, BEAST, BIRD, SPIDER)  # what fits several is the first of them
