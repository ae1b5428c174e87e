"""Signs that tell names apart on a map."""

from __future__ import annotations

from affray.core.signs import signs_of


def test_signs_are_different() -> None:
    assert signs_of(["Ana", "Anna", "Anu", "Wolf 1", "Wolf 2", "Rat 1", "Ö"]) == {
        "Ana": "A",
        "Anna": "N",
        "Anu": "U",
        "Wolf 1": "1",
        "Wolf 2": "2",
        "Rat 1": "R",
        "Ö": "B",
    }
    many = signs_of([f"Brigand {k}" for k in range(1, 37)])
    assert len(set(many.values())) == 36
