"""The words of a ruleset and of the command line, in one language."""

from __future__ import annotations

from affray.cli.language import Language, own_texts
from affray.core.ruleset import Ruleset
from affray.play.words import ViewWords


def grouped(number: int) -> str:
    """A number with its digits in threes: 100 000."""
    return f"{number:,}".replace(",", " ")


class Labels(ViewWords):
    """The texts of a ruleset, and the command line's own."""

    def __init__(self, ruleset: Ruleset, language: Language) -> None:
        """In one language."""
        super().__init__(ruleset, language)
        self.language = language
        self._own = own_texts(language)

    def __call__(self, key: str, **variables: str | int) -> str:
        """One of the command line's own messages."""
        return self._own.word(key, variables)
