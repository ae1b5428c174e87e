"""Tables on sheets: what a catalogue file may hold of them, and which of its own an encounter plays with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, TypeAlias

from pydantic import AfterValidator, Field, GetJsonSchemaHandler, ValidationInfo, model_validator

from affray.core.catalogue import slug
from affray.core.csv_text import CellFaults
from affray.core.documents import Loc
from affray.core.entries import Entries, Name
from affray.core.said import Said, kind_words
from affray.core.wording import LINES, Written, unknown, wrong, wrong_at
from affray.rulesets.rolemaster.chart_text import attack_grid, chart_grid, kind_of
from affray.rulesets.rolemaster.charts import CriticalType, FumbleGroup, LargeSize, key_of

FOLDER = Path(__file__).parent / "catalogue"
ENTRIES = Entries(FOLDER)
SIZE = 64 * 1024  # characters of a table, at most


def _sound(read: Callable[[str], object], kinds: tuple[str, ...], wanted: str) -> AfterValidator:
    """Checks a text as one of some kinds of table; each cell that is wrong is a fault."""

    def check(text: str) -> str:
        try:
            if kind_of(text) not in kinds:
                raise wrong(Said(f"this is no {wanted}, by its first row", "not-by-first-row", wanted=slug(wanted)))
            read(text)
        except CellFaults as found:
            raise wrong_at([((), fault.in_its_line) for fault in found.faults]) from None
        return text

    return AfterValidator(check)


_Csv: TypeAlias = Annotated[str, Field(max_length=SIZE, pattern=LINES)]
AttackCsv: TypeAlias = Annotated[_Csv, _sound(attack_grid, ("attacks",), "attack table")]
CriticalCsv: TypeAlias = Annotated[_Csv, _sound(chart_grid, ("criticals", "large"), "table of criticals")]
FumbleCsv: TypeAlias = Annotated[_Csv, _sound(chart_grid, ("fumbles",), "table of fumbles")]

_ATTACK = ENTRIES.known("attack table", "attacks")
_Attack: TypeAlias = Annotated[Name, _ATTACK]
_Critical: TypeAlias = Annotated[Name, ENTRIES.known("table of criticals", "criticals")]
_Fumble: TypeAlias = Annotated[Name, ENTRIES.known("table of fumbles", "fumbles")]


@dataclass(frozen=True)
class _OneOf(AfterValidator):
    """Checks a key of `Tables`; schemas list what it may be."""

    names: tuple[str, ...]

    def __get_pydantic_json_schema__(self, schema: Any, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        return {**handler(schema), "enum": list(self.names)}


def _one_of(what: Said, names: tuple[str, ...]) -> _OneOf:
    def check(name: str) -> str:
        if name not in names:
            raise wrong(unknown(what, name, names))
        return name

    return _OneOf(check, names)


_TYPES = (*map(key_of, CriticalType), *map(key_of, LargeSize))
_Type: TypeAlias = Annotated[str, _one_of(kind_words("type of critical"), _TYPES)]
_Group: TypeAlias = Annotated[str, _one_of(kind_words("weapon group"), tuple(map(key_of, FumbleGroup)))]


class Tables(Written):
    """The group's own tables, in place of those that come with Affray: `broadsword: our-broadsword`."""

    attacks: dict[Annotated[str, _ATTACK, AfterValidator(slug)], _Attack] = Field(
        default_factory=dict, description="RM-1.8: attack tables, by the name that weapons have for them."
    )
    criticals: dict[_Type, _Critical] = Field(
        default_factory=dict,
        description="RM-1.9: tables of criticals, by type (slash, krush …), or for large and super-large creatures.",
    )
    fumbles: dict[_Group, _Fumble] = Field(
        default_factory=dict, description="RM-1.9: tables of fumbles, by weapon group (one-handed, bow …)."
    )

    @model_validator(mode="after")
    def _fitting(self, info: ValidationInfo) -> Tables:
        """RM-1.9: the large and super-large have columns by kind of weapon, all others by severity."""
        faults: list[tuple[Loc, str]] = []
        for key, name in self.criticals.items():
            wanted = "large" if key in map(key_of, LargeSize) else "criticals"
            text = ENTRIES.catalogue(info).find("criticals", name)
            if isinstance(text, str) and kind_of(text) != wanted:  # one that is faulty is told of where it stands
                columns = "normal to slaying" if wanted == "large" else "A to E"
                words = f"{name} has other columns; {columns} are wanted"
                faults.append((("criticals", key), Said(words, "other-columns", name=name, wanted=wanted)))
        if faults:
            raise wrong_at(faults)
        return self
