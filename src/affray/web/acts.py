"""All that can be done at a table, by name: pages and the JSON API offer the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from affray.play import Draw, Roll
from affray.web.access import Role, Viewer
from affray.web.table import MOST_TEXT, WHOLE, Refused, Stale, Table


def _whole(given: Any) -> Any:
    """A number as forms send it."""
    return int(given) if isinstance(given, str) and WHOLE.fullmatch(given.strip()) else given


Whole = Annotated[int, BeforeValidator(_whole), Field(ge=-1_000_000, le=1_000_000)]
Name = Annotated[str, Field(min_length=1, max_length=200)]
Reason = Annotated[str, Field(max_length=MOST_TEXT)]


class Arguments(BaseModel):
    """What an act needs."""

    model_config = ConfigDict(extra="ignore")


class Nothing(Arguments):
    """Nothing more."""


class AQuestion(Arguments):
    """An open question."""

    question: Name = Field(description="The id of an open question, as the state gives it.")


class AnAnswer(AQuestion):
    """An answer to an open question."""

    value: int | str | list[int] = Field(
        description="A die's face or a sum of dice, or each die; an option's value or name; a number."
    )
    then: int | str | None = Field(
        default=None,
        description="An answer to what is asked next of the same person, if anything is: both are taken, or neither.",
    )


class Somebody(Arguments):
    """A combatant."""

    name: Name = Field(description="A combatant's name.")


class Switch(Somebody):
    """A switch of a combatant's."""

    on: bool = Field(description="Whether it is on.")


class Words(Arguments):
    """A line of talk."""

    text: Reason = Field(description="What is said.")


class APart(Arguments):
    """Another value for a part of a sum, or a die."""

    part: Name = Field(description="The id of a part or die, as an opened line of the log gives it.")
    value: Whole = Field(description="What it is to be.")
    reason: Reason = Field(default="", description="Why.")


class AFigure(Somebody):
    """Another value for a figure."""

    figure: Name = Field(description="The figure's name, as the state gives it.")
    value: Whole = Field(description="What it is to be.")
    reason: Reason = Field(default="", description="Why.")


class AJoiner(Arguments):
    """Somebody who enters."""

    sheet: dict[str, Any] | str = Field(description="A sheet, as in an encounter file; or the name of one who is away.")
    hidden: bool = Field(default=False, description="Whether players see no trace of it.")


class Leaver(Somebody):
    """Somebody who is taken out."""

    reason: Reason = Field(default="", description="Why.")


class AReason(Arguments):
    """Why."""

    reason: Reason = Field(default="", description="Why.")


class Secrets(Arguments):
    """What players see."""

    hidden: list[Name] | None = Field(default=None, description="Combatants of whom players see no trace.")
    veiled: list[Name] | None = Field(default=None, description="Combatants of whom players see looks, not figures.")
    secret_rolls: list[Name] | None = Field(default=None, description="Combatants whose dice players don't see.")
    odds_shown: bool | None = Field(default=None, description="Whether players see the odds.")


Do = Callable[[Table, Viewer, Any], object]


@dataclass(frozen=True)
class Kind:
    """One kind of act: what it needs, whether only the game master may, what it does, and a line about it."""

    arguments: type[Arguments]
    gm: bool
    do: Do
    told: str


def _secret(key: str) -> Do:
    """A switch that puts a name on a list of the table's settings, or takes it off."""

    def do(table: Table, viewer: Viewer, given: Switch) -> None:
        names = [name for name in getattr(table.settings, key) if name != given.name]
        table.set_up(viewer, **{key: (*names, *([given.name] if given.on else []))})

    return do


def _secrets(table: Table, viewer: Viewer, given: Secrets) -> None:
    changes = {key: value for key, value in given.model_dump().items() if value is not None}
    table.set_up(viewer, **{key: tuple(each) if isinstance(each, list) else each for key, each in changes.items()})


def played(table: Table) -> set[str]:
    """The combatants whom somebody with a link plays."""
    links = [link for link in table.store.links(table.id) if link.role == Role.PLAYER.value and link.revoked is None]
    return {name for link in links for name in link.settings.get("combatants", ())}


def _roll_all(table: Table, viewer: Viewer, given: Nothing) -> None:
    with table.lock:
        theirs = played(table)
        asked = [each for each in table.fight.pending if isinstance(each, Roll | Draw) and each.who not in theirs]
        for question in map(table.id_of, asked):
            with suppress(Stale):  # of those whose dice are always the program's it rolls with the first
                table.roll(viewer, question)


ACTS: Mapping[str, Kind] = {
    "answer": Kind(
        AnAnswer, False, lambda t, v, g: t.answer(v, g.question, g.value, g.then), "Answer an open question."
    ),
    "roll": Kind(AQuestion, False, lambda t, v, g: t.roll(v, g.question), "The program rolls an open question's dice."),
    "roll_all": Kind(Nothing, True, _roll_all, "The program rolls all open dice of those whom no player plays."),
    "decide": Kind(AQuestion, False, lambda t, v, g: t.decide(v, g.question), "The tactics answer an open question."),
    "rolls": Kind(
        Switch, False, lambda t, v, g: t.set_rolls(v, g.name, by_program=g.on), "The program rolls somebody's dice."
    ),
    "autopilot": Kind(
        Switch, False, lambda t, v, g: t.set_autopilot(v, g.name, on=g.on), "The tactics decide for somebody."
    ),
    "talk": Kind(Words, False, lambda t, v, g: t.say(v, g.text), "Say something to all at the table."),
    "advise": Kind(
        AQuestion,
        True,
        lambda t, v, g: t.advise(v, g.question),
        "Have the odds of each option of an open question worked out: `odds` has them a while after.",
    ),
    "undo": Kind(Nothing, True, lambda t, v, g: t.undo(v), "Take back what somebody did last."),
    "redo": Kind(Nothing, True, lambda t, v, g: t.redo(v), "Put forward again what was taken back."),
    "overrule": Kind(
        APart,
        True,
        lambda t, v, g: t.overrule(v, g.part, g.value, g.reason),
        "Another value for a part of a sum, or a die; all other dice stay.",
    ),
    "override": Kind(
        AFigure,
        True,
        lambda t, v, g: t.override(v, g.name, g.figure, g.value, g.reason),
        "Another value for a figure of somebody.",
    ),
    "join": Kind(AJoiner, True, lambda t, v, g: t.join(v, g.sheet, hidden=g.hidden), "Somebody enters, or comes back."),
    "leave": Kind(Leaver, True, lambda t, v, g: t.leave(v, g.name, g.reason), "Somebody is taken out."),
    "end": Kind(AReason, True, lambda t, v, g: t.end(v, g.reason), "The fight is over as it stands."),
    "secrets": Kind(Secrets, True, _secrets, "What players see."),
    "hide": Kind(Switch, True, _secret("hidden"), "Players see no trace of somebody."),
    "veil": Kind(Switch, True, _secret("veiled"), "Players see how somebody looks, not the figures."),
    "secret": Kind(Switch, True, _secret("secret_rolls"), "Players don't see somebody's dice."),
}


def perform(table: Table, viewer: Viewer, kind: str, given: Mapping[str, Any]) -> None:
    """Do an act. Raises Refused."""
    act = ACTS.get(kind)
    if act is None:
        raise Refused(404, "not-found")
    if viewer.role is Role.WALL or (act.gm and not viewer.gm):
        raise Refused(403, "for-the-game-master" if act.gm else "only-watching")
    try:
        arguments = act.arguments.model_validate(given)
    except ValidationError as fault:
        raise Refused(422, in_words(fault.errors())) from None
    act.do(table, viewer, arguments)


def in_words(errors: Iterable[Any]) -> str:
    """What pydantic found wrong, without repeating what came in."""
    return "; ".join(f"{'.'.join(map(str, each['loc']))}: {each['msg']}" for each in errors)
