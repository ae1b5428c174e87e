"""What combatants have: weapons, shields, armour, spells, levels of the body; on sheets and in catalogue files."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, ValidationInfo, model_validator

from affray.core.documents import Loc
from affray.core.entries import NONE_REQUIRED, Entries, Name
from affray.core.said import Said
from affray.core.wording import Written, wrong, wrong_at
from affray.rulesets.arsmagica.model import STEPS

FOLDER = Path(__file__).parent / "catalogue"
ENTRIES = Entries(FOLDER)

AbilityName = Literal["brawl", "single_weapon", "great_weapon", "thrown_weapon", "bow"]
TechniqueName = Literal["creo", "intellego", "muto", "perdo", "rego"]
FormName = Literal["animal", "aquam", "auram", "corporem", "herbam", "ignem", "imaginem", "mentem", "terram", "vim"]
EffectName = Literal["harm", "ward", "hinder", "aid"]


def _tenths(load: float) -> float:
    if abs(load * 10 - round(load * 10)) > 1e-9:
        near = round(load, 1)
        raise wrong(Said(f"loads are counted in tenths: {near}, not {load}", "tenths", near=str(near), load=str(load)))
    return load


Load = Annotated[float, Field(ge=0, le=100), AfterValidator(_tenths)]


StrengthAsked = Annotated[
    int | None,
    Field(
        ge=-20,
        le=40,
        description="The Strength that it asks for, for the group to heed: no rule of the fight reads it.",
    ),
]


class WeaponEntry(Written):
    """The figures of a weapon, as a catalogue file holds them."""

    name: Name = Field(description="What it is called.")
    ability: AbilityName = Field(description="The ability that it is used with.")
    initiative: int = Field(default=0, ge=-20, le=40, description="AM-2.2: what it adds to initiative.")
    attack: int = Field(default=0, ge=-20, le=60, description="AM-2.2: what it adds to attack.")
    defence: int = Field(default=0, ge=-20, le=60, description="AM-2.2: what it adds to defence.")
    damage: int = Field(default=0, ge=-20, le=100, description="AM-2.2: what it adds to damage.")
    range: int = Field(
        default=0, ge=0, le=1000, description="AM-4.7: paces of one range step; 0 (default) for a melee weapon."
    )
    hands: int = Field(default=1, ge=1, le=2, description="AM-2.2: hands that it takes; with 2 a shield doesn't count.")
    loading: int = Field(default=0, ge=0, le=1, description="AM-4.7: turns of loading between shots: 0 (default) or 1.")
    shots: int | None = Field(default=None, ge=0, le=999, description="Missiles at hand. Default: they aren't counted.")
    strength: StrengthAsked = None
    natural: bool = Field(
        default=False, description="AM-1.4: a part of the body, which can't be dropped. Default false."
    )
    load: Load = Field(default=0, description="AM-2.2: its load, in tenths at the finest, ammunition included.")


class Weapon(WeaponEntry):
    """A weapon on a sheet: the name of a catalogue entry, such an entry with changes, or all figures."""

    model_config = NONE_REQUIRED
    weapon: Annotated[str | None, ENTRIES.known("weapon", "weapons")] = Field(
        default=None, description="The catalogue entry whose figures it has, but for those written here."
    )

    _draw = ENTRIES.drawing("weapons", "weapon", {"name": "?", "ability": "brawl"})


class ShieldEntry(Written):
    """The figures of a shield, as a catalogue file holds them."""

    name: Name = Field(description="What it is called.")
    defence: int = Field(ge=0, le=20, description="AM-2.2: what it adds to defence.")
    strength: StrengthAsked = None
    load: Load = Field(default=0, description="AM-2.2: its load, in tenths at the finest.")


class Shield(ShieldEntry):
    """A shield on a sheet: the name of a catalogue entry, such an entry with changes, or all figures."""

    model_config = NONE_REQUIRED
    shield: Annotated[str | None, ENTRIES.known("shield", "shields")] = Field(
        default=None, description="The catalogue entry whose figures it has, but for those written here."
    )

    _draw = ENTRIES.drawing("shields", "shield", {"name": "?", "defence": 0})


class Cover(Written):
    """What a suit of armour does when it covers so much of the body."""

    protection: int = Field(ge=0, le=60, description="AM-2.2: what it adds to soak.")
    load: Load = Field(default=0, description="AM-2.2: its load, in tenths at the finest.")


class ArmourEntry(Written):
    """The figures of a suit of armour, as a catalogue file holds them; partial, full or both."""

    name: Name = Field(description="What it is called.")
    partial: Cover | None = Field(default=None, description="Its figures when it covers a part of the body.")
    full: Cover | None = Field(default=None, description="Its figures when it covers all of the body.")

    @model_validator(mode="after")
    def _some(self) -> ArmourEntry:
        if self.partial is None and self.full is None:
            raise wrong(Said("neither 'partial' nor 'full' is here; at least one of them is wanted", "no-cover"))
        return self


class Armour(Cover):
    """Armour on a sheet: the name of a catalogue entry and how much it covers, or its figures."""

    model_config = NONE_REQUIRED
    armour: Annotated[str | None, ENTRIES.known("armour", "armour")] = Field(
        default=None, description="The catalogue entry whose figures it has, but for those written here."
    )
    cover: Literal["partial", "full"] = Field(
        default="full", description="How much of the body it covers. Default: all of it, where the catalogue has that."
    )
    name: Name = Field(default="armour", description="What it is called.")

    @model_validator(mode="before")
    @classmethod
    def _draw(cls, data: Any, info: ValidationInfo) -> Any:
        if not isinstance(data, Mapping) or not isinstance(data.get("armour"), str):
            return data
        blank = {"name": "?", "full": {"protection": 0}, "partial": {"protection": 0}}
        drawn = dict(ENTRIES.drawn(data, info, "armour", "armour", blank))
        covers = {cover: drawn.pop(cover) for cover in ("full", "partial") if cover in drawn}
        cover = data.get("cover", next(iter(covers), "full"))
        if cover in ("full", "partial") and cover not in covers:
            words = f"{drawn['name']} covers no other way than {', '.join(covers)}"
            raise wrong_at([(("cover",), Said(words, "covers", name=drawn["name"], cover=next(iter(covers), "full")))])
        figures = covers.get(cover) if isinstance(cover, str) else None
        return {**(figures or {"protection": 0}), **drawn, "cover": cover}


class SpellEntry(Written):
    """A spell, as a catalogue file holds it."""

    name: Name = Field(description="What it is called.")
    technique: TechniqueName = Field(description="AM-6.5: its Technique.")
    form: FormName = Field(description="AM-6.5: its Form.")
    level: int = Field(ge=1, le=200, description="AM-6.5: its level, which the casting total has to reach.")
    effect: EffectName = Field(
        description="AM-6.6: harm (damage against soak), ward (soak, or attacks cancelled), hinder (turns lost, or "
        "a penalty) or "
        "aid (attack, defence, soak)."
    )
    range: int = Field(
        default=30, ge=0, le=1000, description="AM-6.6: within how many paces it works. Default 30; 0 for touch."
    )
    aimed: bool = Field(default=False, description="AM-6.6: harm that has to hit first. Default false.")
    fast: bool = Field(default=True, description="AM-6.2: a ward that may be fast-cast. Default true.")
    damage: int = Field(
        default=0, ge=0, le=200, description="AM-6.6: harm: what is added to a stress die, or to an aimed hit's margin."
    )
    attack: int = Field(default=0, ge=0, le=60, description="AM-6.6: aid: what it adds to attack.")
    defence: int = Field(default=0, ge=0, le=60, description="AM-6.6: aid: what it adds to defence.")
    soak: int = Field(default=0, ge=0, le=100, description="AM-6.6: ward and aid: what it adds to soak.")
    cancels: int = Field(default=0, ge=0, le=20, description="AM-6.6: ward: how many attacks it cancels.")
    lost_turns: int = Field(default=0, ge=0, le=20, description="AM-6.6: hinder: turns that the target loses.")
    penalty: int = Field(default=0, ge=0, le=60, description="AM-6.6: hinder: what it takes off attack and defence.")
    rounds: int = Field(
        default=1, ge=1, le=100, description="AM-6.6: how many of its caster's turns it lasts. Default 1."
    )

    @model_validator(mode="after")
    def _sound(self) -> SpellEntry:
        """What belongs to one effect doesn't stand with another, and each has something of its own."""
        own = _FIGURES[self.effect]
        faults: list[tuple[Loc, str]] = [
            ((figure,), _of_another(self.effect, figure))
            for figure in ("damage", "attack", "defence", "soak", "cancels", "lost_turns", "penalty")
            if getattr(self, figure) and figure not in own
        ]
        if faults:
            raise wrong_at(faults)
        if not any(getattr(self, figure) for figure in own):
            words = f"{_SAID[self.effect]} does nothing without {' or '.join(own)}"
            raise wrong(Said(words, "does-nothing", effect=self.effect))
        return self


_SAID = {"harm": "harm", "ward": "a ward", "hinder": "a hindrance", "aid": "an aid"}
_FIGURES = {
    "harm": ("damage",),
    "ward": ("soak", "cancels"),
    "hinder": ("lost_turns", "penalty"),
    "aid": ("attack", "defence", "soak"),
}


def _of_another(effect: str, figure: str) -> Said:
    words = f"{_SAID[effect]} has no {figure}; it has {' or '.join(_FIGURES[effect])}"
    return Said(words, "of-another", effect=effect)


class Spell(SpellEntry):
    """A known spell on a sheet: the name of a catalogue entry, such an entry with changes, or all of it."""

    model_config = NONE_REQUIRED
    spell: Annotated[str | None, ENTRIES.known("spell", "spells")] = Field(
        default=None, description="The catalogue entry that it is, but for what is written here."
    )

    _draw = ENTRIES.drawing(
        "spells", "spell", {"name": "?", "technique": "creo", "form": "vim", "level": 1, "effect": "harm", "damage": 1}
    )


class Level(Written):
    """One body or fatigue level."""

    level: Name = Field(description="What it is called.")
    penalty: int = Field(
        default=0, ge=-30, le=0, description="AM-4.4, AM-4.5: what it adds to totals: 0 or less. Default 0."
    )
    out: bool = Field(default=False, description="AM-4.6: who is down to it takes no part. Default false.")


class LadderEntry(Written):
    """Body or fatigue levels in their order, the best first, as a catalogue file holds them."""

    kind: Literal["body", "fatigue"] = Field(description="What it counts.")
    sizes: list[int] | None = Field(
        default=None,
        min_length=2,
        max_length=2,
        description="AM-4.4: from which to which Size a being has it, unless its sheet says else.",
    )
    levels: list[Level] = Field(
        min_length=1, max_length=STEPS, description="The levels; the last of a body's is death."
    )

    @model_validator(mode="after")
    def _sound(self) -> LadderEntry:
        out = [level.out for level in self.levels]
        if out != sorted(out) or out[0]:
            raise wrong(Said("the levels marked 'out: true' come last, after at least one without", "out-last"))
        if self.kind == "body" and out.count(True) < 2:
            raise wrong(Said("a body has at least two levels marked 'out: true': incapacitated, dead", "out-twice"))
        if self.kind == "fatigue" and out.count(True) > 1:
            words = "at most one level of fatigue, the last, is marked 'out: true': unconscious"
            raise wrong(Said(words, "out-once"))
        return self

    @property
    def first_out(self) -> int:
        """The place of the first level that takes one out; past the last where none does."""
        return next((k for k, level in enumerate(self.levels) if level.out), len(self.levels))


class Ladder(LadderEntry):
    """Levels on a sheet: the name of a catalogue entry, or all of them."""

    model_config = NONE_REQUIRED
    ladder: Annotated[str | None, ENTRIES.known("ladder of levels", "levels")] = Field(
        default=None, description="The catalogue entry that it is."
    )

    _draw = ENTRIES.drawing("levels", "ladder", {"kind": "fatigue", "levels": [{"level": "?"}]})


def ladder_of_kind(kind: str) -> AfterValidator:
    """Checks that a ladder counts what it is put down for."""

    def check(ladder: Ladder | None) -> Ladder | None:
        if ladder is not None and ladder.kind != kind:
            raise wrong(Said(f"these are levels of {ladder.kind}; levels of {kind} are wanted", "levels-of", kind=kind))
        return ladder

    return AfterValidator(check)
