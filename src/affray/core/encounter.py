"""What every ruleset's encounter files have in common, and how a file finds its ruleset."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Generic, Self, TypeVar, cast

from pydantic import BeforeValidator, Field, ValidationError

from affray.core.catalogue import Catalogue, Shelf, with_own
from affray.core.documents import Document, Faults, Loc
from affray.core.entries import Name
from affray.core.places import put_at
from affray.core.referee import MOST
from affray.core.ruleset import ruleset, rulesets
from affray.core.said import Said
from affray.core.wording import LINES, ONE_LINE, Written, faults_of, shown, unknown, validate

C = TypeVar("C", bound=Written)


class Side(Written, Generic[C]):
    """One side of a fight."""

    name: Name = Field(description="What the side is called.")
    combatants: list[C] = Field(min_length=1, max_length=MOST, description="Who fights on it.")


SIDES: Any = Field(min_length=2, max_length=MOST, description="The sides, at least two, each with somebody.")


class Joining(Written):
    """What the sheet of one who joins a running fight says besides."""

    count: int = Field(default=1, ge=1, le=1, description="One joins at a time.")
    joins: int = Field(default=1, ge=1, le=1, description="It joins now.")
    side: Name = Field(description="The name of the side that it joins.")


class Between(Written):
    """Two groups, or sides; a ruleset's own class adds how far apart they begin."""

    between: list[Name] = Field(min_length=2, max_length=2, description="The names of two groups, or sides.")


class Encounter(Written):
    """An encounter: who fights whom under which house rules. A ruleset's own class adds its fields to these."""

    catalogue_folder: ClassVar[Path]  # a ruleset's class: where its data files are
    catalogue_shape: ClassVar[type[Written]]  # a ruleset's class: what a catalogue file may hold
    joiner_shape: ClassVar[type[Written]]  # a ruleset's class: the sheet of one who joins a running fight

    ruleset: str = Field(description="The name of the ruleset.")
    title: str = Field(default="", max_length=200, pattern=ONE_LINE, description="What the encounter is called.")
    description: str = Field(
        default="", max_length=10_000, pattern=LINES, description="What the game master should know; no rule reads it."
    )
    catalogue: list[Any] = Field(default_factory=list, description="The group's own catalogue files.")

    @classmethod
    def model_validate(cls, obj: Any, **_: Any) -> Self:
        """An encounter from plain data, of the class that its ruleset gives. Raises Faults, all at once."""
        if isinstance(obj, cls):
            return obj
        return cls.of(Document(obj))

    @classmethod
    def of(cls, document: Document, shelf: Shelf | None = None) -> Self:
        """An encounter from a document, of the class that its ruleset gives. Raises Faults, all at once.

        What it names of the group's `shelf` is in its catalogue then: it can be kept and passed on without it.
        """
        kind: type[Self] = cast("Any", _class_of(document)) if cls is Encounter else cls
        catalogue, tables, faults = with_own(kind.catalogue_folder, kind.catalogue_shape, document, shelf)
        data = document.data
        if tables:
            data = {**data, "catalogue": tables}
        faults += [document.fault(loc, message) for loc, message in kind.disagreements(data, catalogue)]
        made: Self | None = None
        try:
            made = _validated(kind, data, catalogue)
        except ValidationError as error:
            faults += faults_of(kind, document, error)
        if faults or made is None:
            raise Faults(faults)
        return made._with_taken(shelf) if shelf is not None and shelf.taken else made

    def _with_taken(self, shelf: Shelf) -> Self:
        taken = validate(self.catalogue_shape, Document(shelf.taken))
        return self.model_copy(update={"catalogue": [*self.catalogue, taken]})

    @classmethod
    def disagreements(cls, data: Any, catalogue: Catalogue) -> list[tuple[Loc, str]]:
        """What the parts of an encounter say against each other, each with its place; `data` may have any shape."""
        return []

    def own_catalogue(self) -> Catalogue:
        """The ruleset's catalogue with the group's own entries over it."""
        return Catalogue(self.catalogue_folder, [tables.model_dump(exclude_defaults=True) for tables in self.catalogue])

    def changed(self, changes: Mapping[str, Any]) -> Self:
        """The encounter with other values at some places, as `compare` and `sweep` need it.

        A place is a way from the encounter on (`options.base_move`, `sides[0].name`) or from whatever has a name
        (`Ragnar.abilities.bow`, `Ragnar.weapons.axe.attack`). Raises Faults for a place that isn't there, and for
        whatever is wrong with the encounter then.
        """
        data = self.model_dump(mode="json")
        faults = [fault for path, value in changes.items() if (fault := put_at(data, path, value)) is not None]
        if faults:
            raise Faults(faults)
        return type(self).of(Document(data))

    def joiner(self, data: Any) -> Written:
        """The sheet of one who joins this encounter's fight later, from plain data or a document. Raises Faults."""
        document = data if isinstance(data, Document) else Document(data)
        return validate(self.joiner_shape, document, {"catalogue": self.own_catalogue()})


def own_tables(shape: Any) -> BeforeValidator:
    """Checks the tables of `catalogue`. A file's name has been read in by now; what couldn't be is told elsewhere."""

    def read_in(data: Any) -> Any:
        return [{} if isinstance(item, str) else item for item in data] if isinstance(data, list) else data

    return BeforeValidator(read_in, json_schema_input_type=list[str | shape])


def _validated(kind: type[Any], data: Any, catalogue: Catalogue) -> Any:
    """Past the override of `model_validate` above, to pydantic's own."""
    return super(Encounter, kind).model_validate(data, context={"catalogue": catalogue})


def _class_of(document: Document) -> type[Encounter]:
    """The class of a document's ruleset. Raises Faults."""
    if not isinstance(document.data, Mapping):
        given = shown(document.data)
        words = f"an encounter is a mapping (key: value), not {given}"
        raise Faults([document.fault((), Said(words, "no-mapping", given=given))])
    name = document.data.get("ruleset")
    if name is None:
        names = ", ".join(rulesets())
        wanted = Said(f"one of {names}", "one-of", names=names)
        words = f"'ruleset' is missing: {wanted} is wanted"
        raise Faults([document.fault((), Said(words, "missing", name="ruleset", wanted=wanted))])
    if name not in rulesets():
        raise Faults([document.fault(("ruleset",), unknown("ruleset", name, list(rulesets())))])
    return cast("type[Encounter]", ruleset(name).encounter())
