"""The same rules on another geometry: what hexes and squares have in common word by word stands once.

A rule finds what it calls among the names of its module. Its twin is the same code with other names beneath: the rule
that asks for the nearest place that a piece covers asks `distance` of hexes in one and of squares in the other.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar, cast

from affray.core.records import rule

F = TypeVar("F", bound=Callable[..., Any])


class Twins:
    """Makes twins of rules for a module. They call each other, and `names` in place of what has those names at home.

    What a twin calls besides must be the same on any geometry: no name is looked up in the module that it is for.
    """

    def __init__(self, home: str, **names: Any) -> None:
        """`home`: the name of the module that the twins belong to."""
        self.world: dict[str, Any] = {**names, "__name__": home}

    def __call__(self, original: F, name: str = "") -> F:
        """The twin of a rule, by default of the same name."""
        f = cast(FunctionType, original)
        twin = FunctionType(f.__code__, self.world, name or f.__name__, f.__defaults__)
        twin.__module__, twin.__qualname__ = self.world["__name__"], twin.__name__
        twin.__doc__, twin.__annotations__ = f.__doc__, f.__annotations__
        for each, value in f.__globals__.items():
            self.world.setdefault(each, value)
        self.world[twin.__name__] = twin
        return cast(F, rule(twin))
