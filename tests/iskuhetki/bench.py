"""A bench for tests of what fights do to bodies and things: two humanoids made by hand, and dice handed in.

Every die is given as `(Why, face)`, in the order of asking. A die that isn't asked for, and one left over, fail.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from affray.core.gaps import Gaps
from affray.core.grid import Area, Terrain, mark
from affray.core.records import fill, hold
from affray.rulesets.iskuhetki.codes import Event, Why
from affray.rulesets.iskuhetki.kinds import Damage, Flank, Grade, Kind, Material
from affray.rulesets.iskuhetki.kit import note_body
from affray.rulesets.iskuhetki.model import ArmourPiece, Being, Book, Combatant, Fight, Impact, Item, Poison, Table
from affray.rulesets.iskuhetki.rules.wounds import injure

from tests.iskuhetki.field import BEING, Script, plan

SHIN, LEFT_SHIN, THIGH, LEFT_THIGH, ABDOMEN, CHEST = range(6)
UPPER_ARM, FOREARM, HAND, LEFT_UPPER_ARM, LEFT_FOREARM, LEFT_HAND, HEAD = range(6, 13)
COUNT = 13

# kind, flank, full HP (of a total of 10 to 12, IH-12.3), faces of the d20, neighbours
BODY = (
    (Kind.LEG, Flank.RIGHT, 4, (1, 2), (THIGH,)),
    (Kind.LEG, Flank.LEFT, 4, (3, 4), (LEFT_THIGH,)),
    (Kind.LEG, Flank.RIGHT, 4, (5, 6), (SHIN, ABDOMEN)),
    (Kind.LEG, Flank.LEFT, 4, (7, 8), (LEFT_SHIN, ABDOMEN)),
    (Kind.ABDOMEN, Flank.MIDDLE, 4, (9, 10), (THIGH, LEFT_THIGH, CHEST)),
    (Kind.CHEST, Flank.MIDDLE, 5, (11, 12, 13), (ABDOMEN, UPPER_ARM, LEFT_UPPER_ARM, HEAD)),
    (Kind.ARM, Flank.RIGHT, 3, (14,), (CHEST, FOREARM)),
    (Kind.ARM, Flank.RIGHT, 3, (15,), (UPPER_ARM, HAND)),
    (Kind.ARM, Flank.RIGHT, 3, (16,), (FOREARM,)),
    (Kind.ARM, Flank.LEFT, 3, (17,), (CHEST, LEFT_FOREARM)),
    (Kind.ARM, Flank.LEFT, 3, (18,), (LEFT_UPPER_ARM, LEFT_HAND)),
    (Kind.ARM, Flank.LEFT, 3, (19,), (LEFT_FOREARM,)),
    (Kind.HEAD, Flank.MIDDLE, 4, (20,), (CHEST,)),
)
IMPACTS = (Impact(1), Impact(2, 1, 3), Impact(5, 1, 6), Impact(10, 2, 6, 1), Impact(15, 3, 6, 2))  # IH-14.3
Die = tuple[Why, int]


def bits(*locations: int) -> int:
    """Locations as a bit set."""
    return sum(1 << location for location in locations)


def humanoid() -> Table:
    """The hit locations of a humanoid (IH-3.11)."""
    table = Table(count=COUNT)
    for k, (kind, flank, _, faces, neighbours) in enumerate(BODY):
        table.kind[k], table.flank[k], table.neighbours[k] = kind, flank, bits(*neighbours)
        for face in faces:
            table.front[face - 1] = table.behind[face - 1] = table.above[face - 1] = k
    note_body(table)
    return table


def piece(points: int, material: Material, *locations: int, quality: int = 60) -> ArmourPiece:
    """A piece of armour over these locations."""
    return ArmourPiece(points=points, material=material, quality=quality, locations=bits(*locations))


class Bench:
    """A fight of two, at the end of the first round; `me` is who things happen to."""

    def __init__(
        self,
        *items: Item,
        pieces: Sequence[ArmourPiece] = (),
        poison: Poison | None = None,
        mapped: bool = False,
        **figures: Any,
    ) -> None:
        """Items, pieces of armour and figures are those of `me`: figures of the sheet and of the fight alike."""
        book = Book(impact_count=len(IMPACTS), terrain=plan() if mapped else Terrain())
        self.fight = Fight(round=1, moment=0, count=2, book=book)
        self.told: list[tuple[Event, int, int, int, int, int]] = []
        self.parts: list[tuple[Why, int, int]] = []
        sheet = {name: value for name, value in figures.items() if name in BEING}
        sheet["blood"] = max(10, figures.get("blood", 10))  # less than 10 of them: the rest is lost
        mine = Being(item_count=len(items), piece_count=len(pieces), **sheet)
        hold(book, "beings", [mine, Being(items=len(items), pieces=len(pieces))])
        hold(book, "items", items)
        hold(book, "pieces", pieces)
        hold(book, "tables", [humanoid()])
        hold(book, "impacts", IMPACTS)
        hold(book, "poisons", [poison] if poison else [])
        hold(self.fight, "gaps", [] if mapped else [Gaps(), Gaps()])
        hold(self.fight, "combatants", [Combatant(index=k, side=k, blood=10, stamina=10) for k in range(2)])
        self.me, self.foe = self.fight.combatants[0], self.fight.combatants[1]
        for k in range(2):
            fill(book.beings[k].full, [full for _, _, full, _, _ in BODY])
        for k in range(COUNT):
            self.me.points[k] = sum(each.points for each in pieces if each.locations >> k & 1)
        for name, value in figures.items():
            if name not in BEING or name in ("blood", "stamina"):
                setattr(self.me, name, value)

    def call(self, rule: Callable[..., Any], *arguments: Any, dice: Sequence[Die] = ()) -> Any:
        """What a rule gives back with a referee, the fight and these arguments; every die must be used up."""
        script = Script(*dice)
        given = rule(script, self.fight, *arguments)
        self.told, self.parts = script.told, script.parts
        assert not script.answers, f"left over: {script.answers}"
        return given

    def injure(
        self,
        location: int,
        damage: int,
        kind: Damage,
        *dice: Die,
        armour: int = 0,
        grade: Grade = Grade.SUCCESS,
        arrow: bool = False,
    ) -> int:
        """IH-9: damage to a location of `me`; what goes through."""
        through: int = self.call(injure, self.me, location, damage, armour, kind, grade, arrow, dice=dice)
        return through

    def hp(self, location: int) -> int:
        """IH-9.17: what is left of a location of `me`, without the floor."""
        return self.fight.book.beings[0].full[location] - self.me.hurt[location]

    def events(self) -> list[Event]:
        """What the last call told, without numbers."""
        return [event for event, *_ in self.told]

    def numbers(self, event: Event) -> list[tuple[int, int, int]]:
        """The numbers of the events of one kind that the last call told."""
        return [(a, b, c) for told, _, _, a, b, c in self.told if told is event]

    def set_alight(self, *places: int) -> None:
        """IH-13.1: hexes in flames."""
        flames: Area = self.fight.book.flames
        for place in places:
            mark(flames, place)
        self.fight.book.burns = True
