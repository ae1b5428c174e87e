"""The figures of one who fights: stats, skills, gear."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from affray.core.catalogue import slug
from affray.core.documents import Loc
from affray.core.entries import FIRST, Name, named
from affray.core.said import Said
from affray.core.wording import Written, unknown, wrong_at
from affray.rulesets.rolemaster.gear import Armour, CategoryName, Shield, SizeName, Weapon
from affray.rulesets.rolemaster.model import PAIRS, WEAPONS

Bonus = Annotated[int, Field(ge=-50, le=100)]
Skill = Annotated[int, Field(ge=-100, le=500)]
Ranks = Annotated[int, Field(ge=0, le=200)]

_CATEGORY_STEPS = ((10, 4), (10, 2), (10, 1))  # so many ranks, each worth so many halves (facts of the base game)
_SKILL_STEPS = ((10, 6), (10, 4), (10, 2), (200, 1))
_NO_RANKS = -15


def rank_bonus(ranks: int, steps: tuple[tuple[int, int], ...]) -> int:
    """What ranks are worth: -15 for none, then by steps, halves rounded down."""
    if ranks == 0:
        return _NO_RANKS
    halves = 0
    for size, worth in steps:
        halves += min(ranks, size) * worth
        ranks = max(0, ranks - size)
    return halves // 2


def category_bonus(ranks: int) -> int:
    """RM-1.1: of a category: +2 each of the first ten ranks, +1 the next ten, a half the next ten."""
    return rank_bonus(ranks, _CATEGORY_STEPS)


def skill_bonus(ranks: int) -> int:
    """RM-1.1: of a skill: +3 each of the first ten ranks, +2 the next ten, +1 the next ten, then a half."""
    return rank_bonus(ranks, _SKILL_STEPS)


def fumble_range(fumble: int, ranks: int) -> int:
    """RM-3.1: the upper end of the fumble range: 20 ranks -1, 30 -2, 40 -3 and so on, not below 2 by this."""
    return min(fumble, max(2, fumble - max(0, ranks // 10 - 1)))


class Pair(Written):
    """RM-6.1: two weapons that somebody has learnt to use together."""

    weapons: list[Name] = Field(
        min_length=2, max_length=2, description="The names of two weapons of the sheet, the main hand's first."
    )
    ranks: Ranks = Field(
        default=0, description="RM-6.1: ranks of Two-Weapon Combat: at most the lesser of the ranks in the two."
    )
    bonus: int = Field(default=0, ge=-100, le=300, description="RM-6.1: what stats and talents add to its OB.")
    ob: int | None = Field(default=None, ge=-100, le=500, description="RM-6.1: its OB. Default: from ranks and bonus.")


class Being(Written):
    """The figures of one who fights: a creature of the catalogue, and what a sheet may change of it."""

    level: int = Field(default=1, ge=0, le=100, description="RM-11.5: its level. Default 1.", json_schema_extra=FIRST)
    quickness: Bonus = Field(
        default=0, description="RM-1.3, RM-1.7: the bonus of Quickness. Default 0.", json_schema_extra=FIRST
    )
    constitution: Bonus = Field(
        default=0, description="RM-1.17, RM-11.6: the bonus of Constitution. Default 0.", json_schema_extra=FIRST
    )
    constitution_stat: int = Field(
        default=50,
        ge=1,
        le=200,
        description="RM-1.11: the Constitution stat: with so many hits below 0 one still lives. Default 50.",
        json_schema_extra=FIRST,
    )
    hits: int = Field(
        default=30, ge=1, le=2000, description="RM-1.11: concussion hits. Default 30.", json_schema_extra=FIRST
    )
    exhaustion: int | None = Field(
        default=None, ge=1, le=2000, description="RM-1.17: exhaustion points. Default: 40 and 3 x Constitution bonus."
    )
    size: SizeName = Field(default="normal", description="RM-1.10: normal (default), large or super-large.")
    height: int = Field(default=170, ge=10, le=3000, description="RM-4.1: how tall it is, in cm. Default 170.")
    hexes: Literal[1, 2, 3, 7, 19] = Field(
        default=1,
        description="RM-13.1: how many hexes of a map it covers: 1 (default), 2, 3, 7 or 19; of squares 4 for 2 or 3, "
        "9 for more.",
    )
    dr: int = Field(default=0, ge=0, le=500, description="RM-2.1: damage reduction. Default 0.")
    db: int = Field(default=0, ge=-100, le=300, description="RM-1.3: DB of other kinds, magic or skill. Default 0.")
    armour: Annotated[Armour | None, named("armour", Armour)] = Field(
        default=None, description="RM-1.1: its armour. Default: none, AT 1."
    )
    shield: Annotated[Shield | None, named("shield", Shield)] = Field(
        default=None, description="RM-1.4: the shield. Default: none."
    )
    categories: dict[CategoryName, Ranks] = Field(
        default_factory=dict, description="RM-3.1: ranks in the skill categories of weapons. Default 0 each."
    )
    weapons: list[Annotated[Weapon, named("weapon", Weapon)]] = Field(
        default_factory=list,
        max_length=WEAPONS - 1,
        description="Weapons; the first is in hand. Bare hands come last by themselves.",
        json_schema_extra=FIRST,
    )
    off_hand: Name | None = Field(
        default=None, description="RM-6.5: the weapon of the sheet that is in the other hand. Default: none."
    )
    pairs: list[Pair] = Field(
        default_factory=list, max_length=PAIRS, description="RM-6.1: weapons that it has learnt to use together."
    )
    unarmed: Skill = Field(default=0, description="RM-1.1: the OB of its bare hands. Default 0.")
    sure_handed: bool = Field(
        default=False, description="RM-3.2: a talent by which it fumbles on 01 only. Default false."
    )
    perception: Skill = Field(default=0, description="RM-11.1: comes off the roll of who stalks it. Default 0.")
    stalking: Skill = Field(default=0, description="RM-11.1: stealing up to somebody. Default 0.")
    subdual: Skill = Field(default=0, description="RM-11.2: knocking out; at most the weapon's OB counts. Default 0.")
    first_aid: Skill = Field(default=0, description="RM-1.11: stopping blood. Default 0.")
    pace: int = Field(default=15, ge=0, le=200, description="RM-13.1: metres a round at a walk. Default 15.")
    tactics: Literal["bold", "careful", "coward", "mindless"] = Field(
        default="bold",
        description="How it decides where nobody decides for it: bold (default), careful, coward, mindless.",
    )
    notes: str = Field(default="", max_length=2000, description="What the game master should know; no rule reads it.")

    @model_validator(mode="after")
    def _agrees(self) -> Being:
        faults = [*_off_hand(self), *_pairs(self)]
        if faults:
            raise wrong_at(faults)
        return self

    def slot_of(self, name: str) -> int:
        """The slot of a weapon of the sheet, -1 for one that isn't there."""
        keys = [slug(weapon.name) for weapon in self.weapons]
        return keys.index(slug(name)) if slug(name) in keys else -1

    def ob_of(self, weapon: Weapon) -> int:
        """RM-1.1: the OB of a weapon: as written, or category, skill and what is added."""
        if weapon.ob is not None:
            return weapon.ob
        return category_bonus(self.categories.get(weapon.category, 0)) + skill_bonus(weapon.ranks) + weapon.bonus

    def pair_ob(self, pair: Pair) -> int:
        """RM-6.1: the OB of a pair: as written, or the main weapon's category, the skill and what is added."""
        if pair.ob is not None:
            return pair.ob
        main = self.weapons[self.slot_of(pair.weapons[0])]
        return category_bonus(self.categories.get(main.category, 0)) + skill_bonus(pair.ranks) + pair.bonus

    @property
    def exhaustion_points(self) -> int:
        """RM-1.17: as written, or 40 and 3 x Constitution bonus, at least 1."""
        return max(1, 40 + 3 * self.constitution) if self.exhaustion is None else self.exhaustion


def _off_hand(being: Being) -> Iterator[tuple[Loc, Any]]:
    if being.off_hand is None:
        return
    slot = being.slot_of(being.off_hand)
    if slot < 0:
        yield ("off_hand",), unknown("weapon of this sheet", being.off_hand, [each.name for each in being.weapons])
    elif slot == 0:
        yield ("off_hand",), Said("the first weapon is in the main hand; another one is wanted", "off-hand-first")
    elif being.weapons[slot].hands + being.weapons[0].hands > 2:
        yield ("off_hand",), Said("two weapons of one hand each are wanted", "one-hand-each")


def _pairs(being: Being) -> Iterator[tuple[Loc, Any]]:
    for k, pair in enumerate(being.pairs):
        slots = [being.slot_of(name) for name in pair.weapons]
        for n, slot in enumerate(slots):
            if slot < 0:
                known = [each.name for each in being.weapons]
                yield ("pairs", k, "weapons", n), unknown("weapon of this sheet", pair.weapons[n], known)
        if slots[0] == slots[1]:
            yield ("pairs", k, "weapons"), Said("a pair is two weapons", "pair-of-two")
        elif min(slots) >= 0:
            most = min(being.weapons[slot].ranks for slot in slots)
            if pair.ranks > most:
                words = f"at most the lesser of the ranks in the two: {most} (RM-6.1)"
                yield ("pairs", k, "ranks"), Said(words, "pair-ranks", most=most)


class Creature(Being):
    """A creature, as a catalogue file holds it."""

    name: Name = Field(description="What one of the kind is called.")
