"""From sheets to records, and random brawls."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, ClassVar

from pydantic import Field

from affray.core.encounter import Encounter
from affray.core.records import clone, fill, hold
from affray.core.ruleset import Roster, Setup
from affray.core.wording import Written

from tests.toy.model import BRAWLERS, CARDS, SQUARES, Book, Brawler, Fight, Row

STRENGTHS = ((1, 6, 0), (1, 6, 1), (2, 4, 0), (2, 6, 0), (2, 6, 2), (3, 6, 0))


class Sheet(Written):
    """One brawler."""

    name: str
    side: str
    skill: int = 4
    speed: int = 2
    strength: int = Field(default=2, ge=0, le=5)
    hp: int = Field(default=12, ge=1)
    nerve: int = Field(default=3, ge=0)
    place: int = Field(default=0, ge=0, lt=SQUARES)
    bold: bool = True


class OptionsSheet(Written):
    """House rules."""

    open_ended: bool = False
    snatch_at: int = 8
    botch_ends_turn: bool = True


class ToyEncounter(Encounter):
    """A brawl as a file has it."""

    catalogue_folder: ClassVar[Path] = Path(__file__).parent
    catalogue_shape: ClassVar[type[Written]] = Written
    joiner_shape: ClassVar[type[Written]] = Sheet

    ruleset: str = "toy"
    round_limit: int = 20
    options: OptionsSheet = OptionsSheet()
    combatants: list[Sheet] = Field(min_length=2, max_length=BRAWLERS)


def brawler(index: int, side: int, sheet: Sheet) -> Brawler:
    """The record of one brawler."""
    return Brawler(
        index=index,
        side=side,
        skill=sheet.skill,
        speed=sheet.speed,
        strength=sheet.strength,
        hp=sheet.hp,
        hp_full=sheet.hp,
        nerve=sheet.nerve,
        nerve_full=sheet.nerve,
        place=sheet.place,
        bold=sheet.bold,
    )


def setup(encounter: ToyEncounter) -> Setup:
    """A brawl that has not begun."""
    sides = list(dict.fromkeys(sheet.side for sheet in encounter.combatants))
    fight = Fight(round_limit=encounter.round_limit, count=len(encounter.combatants), deck=(1 << CARDS) - 1)
    for name, value in encounter.options.model_dump().items():
        setattr(fight.options, name, value)
    hold(
        fight,
        "combatants",
        [brawler(i, sides.index(sheet.side), sheet) for i, sheet in enumerate(encounter.combatants)],
    )
    book: Book = fight.book
    hold(book, "strengths", [Row(*row) for row in STRENGTHS])
    fill(book.guard, (0, 1, 3))
    return Setup(fight, Roster([sheet.name for sheet in encounter.combatants], sides))


def add(fight: Fight, roster: Roster, sheet: Sheet) -> Fight:
    """The brawl with one more, from the next round on."""
    if sheet.side not in roster.sides:
        roster.sides.append(sheet.side)
    roster.names.append(sheet.name)
    grown: Fight = clone(fight)
    rows: Any = fight.combatants
    new = brawler(len(rows), roster.sides.index(sheet.side), sheet)
    new.acted = True
    hold(grown, "combatants", [*(clone(row) for row in rows), new])
    grown.count += 1
    return grown


def leave(fight: Fight, who: int) -> None:
    """One is taken out: it is down."""
    fight.combatants[who].hp = 0


def rejoin(fight: Fight, who: int) -> None:
    """One who is down gets up with half its hit points."""
    me = fight.combatants[who]
    me.hp = max(1, me.hp_full // 2)
    me.acted = True


def random_encounter(seed: int, count: int | None = None) -> ToyEncounter:
    """A random brawl, the same for the same seed."""
    dice = random.Random(seed)
    count = count or dice.choice([2, 2, 2, 3, 4, 5, 8, 12])
    places = dice.sample(range(SQUARES), count)
    sides = ["red", "blue"] if count < 4 else dice.choice([["red", "blue"], ["red", "blue", "green"]])
    return ToyEncounter(
        round_limit=dice.choice([3, 20, 20]),
        options=OptionsSheet(
            open_ended=dice.random() < 0.4, snatch_at=dice.randint(2, 10), botch_ends_turn=dice.random() < 0.5
        ),
        combatants=[
            Sheet(
                name=f"Brawler {i}",
                side=sides[i % len(sides)],
                skill=dice.randint(0, 8),
                speed=dice.randint(0, 5),
                strength=dice.randrange(6),
                hp=dice.randint(4, 25),
                nerve=dice.randrange(6),
                place=places[i],
                bold=dice.random() < 0.5,
            )
            for i in range(count)
        ],
    )


def random_setup(seed: int, count: int | None = None) -> Setup:
    """A random brawl as records: of `count` brawlers, or of a random number from 2 to 12."""
    return setup(random_encounter(seed, count))
