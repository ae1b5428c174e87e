"""Words for questions, answers and sums, in the language of the session."""

from __future__ import annotations

from collections.abc import Sequence

from affray.cli.labels import Labels
from affray.core.referee import Coded, Key, Kind
from affray.play import Choice, Draw, Fight, Part, Question, Roll
from affray.play.sums import Sum, sums_of


class Words(Labels):
    """The texts of a session."""

    def who(self, asked: Question) -> str:
        """Whom a question is put to."""
        return self("table") if asked.index < 0 else asked.who

    def what(self, asked: Question) -> str:
        """What a question is about, as a label."""
        return self.rules.member(asked.code)

    def question(self, asked: Question, open_parts: Sequence[Part]) -> str:
        """A question as a sentence; for a roll what it is for, with the sum that it goes to."""
        if isinstance(asked, Roll | Draw):
            mine = [each for each in sums_of(open_parts) if each.who == asked.who]
            head = f"{self.who(asked)}, {self.what(asked)}"
            return f"{head}: {self.sum(mine[-1])}" if mine and self.sum(mine[-1]) else head
        return self.rules.question(asked.code, self.who(asked))

    def options(self, asked: Choice) -> dict[int, list[str]]:
        """The names that each option goes by, the one shown first."""
        names = {option: [self.rules.option(name), name] for option, name in asked.options.items()}
        return {option: list(dict.fromkeys(both)) for option, both in names.items()}

    def part(self, part: Part) -> str:
        """The label of a part, a die or a choice."""
        return part.text(self.language, self.ruleset)

    def code(self, key: Key) -> Coded:
        """What a key is about."""
        return (self.ruleset.why if key.kind in (Kind.ROLL, Kind.DRAW, Kind.PART) else self.ruleset.decision)(key.code)

    def value(self, key: Key, value: int, fight: Fight) -> str:
        """The value of an entry of the journal, an option by its name."""
        if key.kind == Kind.PICK:
            return self.ruleset.value_name(fight.record, fight.roster, key.code, value)
        if key.kind in (Kind.CHOICE, Kind.DRAW):
            names = self.ruleset.option_names(fight.record, fight.roster, key.who, key.code)
            return self.rules.option(names.get(value, str(value)))
        return str(value)

    def sum(self, of: Sum) -> str:
        """A sum: "Dexterity 2 + Ability 5 - Wounds 1 = +6; 7 (typed)"; "" for one without anything in it."""
        named = [part for part in of.parts if part.value or part.source]
        pieces = [self._signed(part, first=not k) for k, part in enumerate(named)]
        total = [" ".join(pieces) + (f" = {of.bonus:+d}" if len(named) > 1 else "")] if named else []
        dice = ", ".join(map(self.die, of.dice))
        return "; ".join([*total, *([self("dice-so-far", dice=dice)] if dice else [])])

    def _signed(self, part: Part, *, first: bool) -> str:
        sign = "-" if part.value < 0 else ("" if first else "+")
        was = f" ({self('instead-of', was=part.was)})" if part.source == "overruled" else ""
        return f"{sign}{'' if first else ' '}{self.part(part)} {abs(part.value)}{was}".strip()

    def die(self, part: Part) -> str:
        """A die as it was thrown, and how: "0 (typed)"."""
        value = 0 if part.value == part.high == self.ruleset.zero_face else part.value
        source = self(f"source-{part.source}", was=part.was) if part.source else ""
        return f"{value} ({source})" if source else str(value)
