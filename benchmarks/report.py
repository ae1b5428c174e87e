"""A table of figures: what was asked for, what was measured."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from time import perf_counter
from typing import Any

WIDTHS = (58, 16, 16)


def heading(what: str) -> None:
    """What the lines below are about."""
    print(f"\n{what}", flush=True)


def line(what: str, measured: str, asked: str = "", met: bool | None = None) -> None:
    """One figure beside the one asked for."""
    sign = {None: "", True: "met", False: "NOT MET"}[met]
    print(f"{what:<{WIDTHS[0]}}{measured:>{WIDTHS[1]}}{asked:>{WIDTHS[2]}}  {sign}".rstrip(), flush=True)


def at_least(what: str, value: float, asked: float, unit: str = "") -> None:
    """A figure that should be high."""
    line(what, number(value) + unit, f">= {number(asked)}{unit}", value >= asked)


def at_most(what: str, seconds: float, asked: float) -> None:
    """A time that should be short."""
    line(what, time_text(seconds), f"<= {time_text(asked)}", seconds <= asked)


def number(value: float) -> str:
    """A number to three figures, or whole."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def time_text(seconds: float) -> str:
    """Seconds or milliseconds."""
    return f"{seconds:.2f} s" if seconds >= 0.1 else f"{seconds * 1000:.2f} ms"


def best(play: Callable[[], Any], repeats: int) -> float:
    """The shortest of several times, in seconds: what the machine does when nobody else uses it."""
    return min(timed(play) for _ in range(repeats))


def timed(play: Callable[[], Any]) -> float:
    """How long it takes, in seconds."""
    began = perf_counter()
    play()
    return perf_counter() - began


def checksum(data: bytes) -> str:
    """A short hash of results, the same on every machine."""
    return hashlib.sha256(data).hexdigest()[:16]
