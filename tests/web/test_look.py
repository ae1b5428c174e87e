"""The colours of the pages: what is written can be read, in light and in dark."""

from __future__ import annotations

import re
from importlib import resources

import pytest

STATIC = resources.files("affray.web") / "static"
BASE = (STATIC / "css" / "base.css").read_text("utf-8")
_TOKEN = re.compile(r"--([a-z0-9-]+): (#[0-9a-f]{6});")
LIGHT = dict(_TOKEN.findall(BASE[: BASE.index("@media (prefers-color-scheme: dark)")]))
DARK = {name: dict(_TOKEN.findall(part)) for name, part in {
    "by the system": BASE[BASE.index("@media (prefers-color-scheme: dark)") : BASE.index(':root[data-theme="dark"]')],
    "by the switch": BASE[BASE.index(':root[data-theme="dark"]') : BASE.index("/* ---- type ---- */")],
}.items()}  # fmt: skip
THEMES = {"light": LIGHT, **{f"dark {name}": {**LIGHT, **colours} for name, colours in DARK.items()}}
TEXT, PART = 4.5, 3.0  # WCAG 2.2, AA: 1.4.3 and 1.4.11
GROUNDS = ("paper", "raised", "sunken")
WRITTEN = [
    *((ink, ground) for ink in ("ink", "ink-soft", "link", "good", "warn", "bad") for ground in GROUNDS),
    *((f"side-{k}-ink", f"side-{k}") for k in range(8)),
    ("accent-ink", "accent"),
    ("ink", "accent-soft"),
    ("ink", "bad-soft"),
    ("ink", "floor"),
    ("ink-soft", "floor"),
    ("hurt-3-ink", "hurt-3"),
]
SHOWN = [
    ("line-strong", "raised"), ("focus", "paper"), ("focus", "floor"), ("choice", "floor"), ("wall", "floor"),
    ("reach", "floor"), ("flesh-edge", "raised"), ("accent-edge", "floor"), ("fire", "floor"), ("bar-0", "track"),
    ("bar-1", "track"),
]  # fmt: skip


def light(colour: str) -> float:
    """How light a colour is, as WCAG reckons it."""
    shares = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    red, green, blue = (share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, 1 to 21."""
    lighter, darker = sorted((light(one), light(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def test_contrast_is_reckoned_right() -> None:
    assert contrast("#ffffff", "#000000") == 21
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", THEMES)
def test_what_is_written_can_be_read_and_what_is_drawn_can_be_seen(theme: str) -> None:
    colours = THEMES[theme]
    for pairs, least in ((WRITTEN, TEXT), (SHOWN, PART)):
        for one, other in pairs:
            assert contrast(colours[one], colours[other]) >= least, (one, other)


def test_dark_is_the_same_by_the_switch_as_by_the_system() -> None:
    assert DARK["by the switch"] == DARK["by the system"]


@pytest.mark.parametrize("name", ["map", "body"])
def test_every_colour_is_a_token(name: str) -> None:
    css = (STATIC / "css" / f"{name}.css").read_text("utf-8")
    assert not re.search(r"#[0-9a-fA-F]{3,8}\b|rgba?\(", css)
    known = set(re.findall(r"--([a-z0-9-]+):", BASE))
    assert set(re.findall(r"var\(--([a-z0-9-]+)", css)) <= known


def test_nothing_comes_from_elsewhere() -> None:
    for folder in ("css", "js"):
        for file in (STATIC / folder).iterdir():
            assert not re.search(r"https?://(?!www\.w3\.org/)|@import|eval\(|innerHTML", file.read_text("utf-8")), file
