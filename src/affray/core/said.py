"""Words of faults, in English and with what other languages need to tell them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self


class Said(str):
    """Words in English that other languages can tell too: `key` names the text, `variables` are what it says.

    A variable may be such words itself, or a list of them.
    """

    __slots__ = ("key", "variables")
    key: str
    variables: Mapping[str, Any]

    def __new__(cls, text: str, key: str = "", **variables: Any) -> Self:
        """The English words, and how they are made."""
        made = super().__new__(cls, text)
        made.key, made.variables = key, variables
        return made

    def to_plain(self) -> dict[str, Any]:
        """JSON-ready, of words whose variables are."""
        return {"text": str(self), "key": self.key, "variables": dict(self.variables)}

    @classmethod
    def from_plain(cls, plain: Any) -> Self:
        """Read back; mere text is words in English alone. Raises TypeError for anything else."""
        if isinstance(plain, str):
            return cls(plain)
        given = (plain["text"], plain["key"], *plain["variables"].values())
        if not all(isinstance(each, str) for each in given):
            raise TypeError(f"{plain!r:.40}: words are wanted")
        return cls(plain["text"], plain["key"], **plain["variables"])


def kind_words(what: str) -> Said:
    """The words for a kind of thing, told by the text `fault-kind-<what>`."""
    made = Said(what)
    made.key = f"kind-{what.replace(' ', '-')}"
    return made


def words_of(error: Exception) -> Said:
    """The words that an error was raised with; of others what it says, in English alone."""
    words = error.args[0] if error.args else ""
    return words if isinstance(words, Said) else Said(str(error))


def whole_number(low: int, high: int) -> Said:
    """What is wanted: a number from one to another."""
    words = f"a whole number from {low} to {high}"
    return Said(words, "noun", kind="integer", bounds="both", low=low, high=high, single="no")
