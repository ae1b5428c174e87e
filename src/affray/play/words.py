"""The words of a view: its bars, tags, figures and things, in one language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from affray.core.documents import Faults
from affray.core.ruleset import Ruleset
from affray.core.texts import Texts, slug
from affray.play.questions import WrongAnswer


class ViewWords:
    """The texts of a ruleset for what its `view` gives."""

    def __init__(self, ruleset: Ruleset, language: str) -> None:
        """In one language. Raises ValueError for an unknown one."""
        self.ruleset = ruleset
        self.rules = Texts(ruleset, language)

    def wrong(self, error: WrongAnswer | Faults) -> str:
        """What an act was refused for."""
        return self.rules.faults(error.faults) if isinstance(error, Faults) else self.rules.fault(error.words)

    def condition(self, tag: str) -> str:
        """A tag of the view."""
        return self.rules.word(f"condition-{tag}")

    def tag(self, tag: str, one: Mapping[str, Any]) -> str:
        """A tag of somebody in the view; where that says in which round one who is late joins, with the round."""
        if tag == "late" and one.get("joins"):
            return self.rules.word("condition-late.round", {"round": one["joins"]})
        return self.condition(tag)

    def level(self, name: str) -> str:
        """A level of a bar, or another thing of the catalogue."""
        return self.rules.thing(name)

    def outcome(self, name: str) -> str:
        """The name of a figure that an exchange may change."""
        return self.rules.word(f"outcome-{slug(name)}")

    def figure(self, name: str) -> str:
        """The name of a bar of the view, or of a figure that the GM may set."""
        return self.rules.word(f"figure-{slug(name)}")

    def figure_of(self, name: str, one: Mapping[str, Any]) -> str:
        """The name of a figure of somebody; `hurt3`, a figure of the third location of their view, with that's name."""
        stem = name.rstrip("0123456789")
        k, places = int(name[len(stem) :] or 0), one.get("locations", ())
        if not 0 < k <= len(places):
            return self.figure(name)
        return f"{self.level(places[k - 1]['name'])}: {self.label(stem)}"

    def label(self, name: str) -> str:
        """The name of a figure that the view has of somebody; its key where the ruleset has no text for it."""
        found = self.rules.known(f"label-{slug(name)}")
        return name.replace("_", " ") if found is None else found

    def state(self, name: str, value: str) -> str:
        """A word that the view has in place of a figure: `hand: main` is the text `hand-main`, else a thing."""
        found = self.rules.known(f"{slug(name)}-{slug(value)}")
        return self.level(value) if found is None else found
