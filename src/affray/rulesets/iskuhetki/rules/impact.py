"""IH-14: falls and impacts."""

from __future__ import annotations

from affray.core.records import rule
from affray.core.referee import Referee
from affray.rulesets.iskuhetki.codes import Event, Why
from affray.rulesets.iskuhetki.kinds import Damage, Grade, Material
from affray.rulesets.iskuhetki.model import Combatant, Fight
from affray.rulesets.iskuhetki.rules.wear import points_of
from affray.rulesets.iskuhetki.rules.wounds import armour_at, injure

ATTEMPTS = 20  # at a location not struck yet; then it is the first of the others


@rule
def impact_row(fight: Fight, metres: int) -> int:
    """IH-14.3: the row of the table for a height; beyond the table its last one."""
    row = 0
    while row < fight.book.impact_count - 1 and fight.book.impacts[row].metres < metres:
        row += 1
    return row


@rule
def hard_points(fight: Fight, me: Combatant, location: int) -> int:
    """IH-14.2: the PP of hard leather and metal over a location."""
    being = fight.book.beings[me.index]
    points = 0
    for k in range(being.piece_count):
        piece = fight.book.pieces[being.pieces + k]
        if piece.locations >> location & 1 and (piece.material == Material.HARD or piece.material == Material.METAL):
            points += points_of(fight, me, k)
    return points


@rule
def padding(fight: Fight, me: Combatant, location: int) -> int:
    """IH-14.2: soft armour protects in full, hard armour by half, rounded down."""
    points = armour_at(fight, me, location)
    hard = min(points, hard_points(fight, me, location))
    return points - hard + hard // 2


@rule
def faces_of(fight: Fight, me: Combatant, locations: int) -> int:
    """IH-14.1: the faces of the d20 that stand for these locations, as a bit set of face - 1."""
    table = fight.book.tables[fight.book.beings[me.index].table]
    bits = 0
    for face in range(20):
        if locations >> table.front[face] & 1:
            bits |= 1 << face
    return bits


@rule
def new_location(referee: Referee, fight: Fight, me: Combatant, struck: int) -> int:
    """IH-14.1: a location not struck by this impact yet: on a repeat one rolls again."""
    table = fight.book.tables[fight.book.beings[me.index].table]
    taken = faces_of(fight, me, struck)  # asked of the face, so that a repeat is one way for exact chances, not several
    for _ in range(ATTEMPTS):
        face = referee.roll(20, me.index, Why.LOCATION) - 1
        if taken >> face & 1 == 0:
            return table.front[face]
    location = 0
    while struck >> location & 1:
        location += 1
    return location


@rule
def bump(referee: Referee, fight: Fight, me: Combatant, location: int, dice: int, sides: int) -> None:
    """IH-14.2, IH-14.3: blunt damage to one location."""
    points = referee.dice(dice, sides, me.index, Why.IMPACT)
    damage = referee.part(Why.DICE, me.index, points) + referee.part(Why.GM, me.index, 0)
    referee.tell(Event.LOCATION, me.index, -1, location)
    injure(referee, fight, me, location, damage, padding(fight, me, location), Damage.BLUNT, Grade.SUCCESS, False)


@rule
def impact(referee: Referee, fight: Fight, me: Combatant, row: int) -> None:
    """IH-14.1, IH-14.3: a row of the table: damage to a primary and some secondary locations, all different."""
    if fight.one_blow or row < 0 or row >= fight.book.impact_count:
        return
    blow = fight.book.impacts[row]
    if blow.dice == 0:
        return
    referee.tell(Event.IMPACT, me.index, -1, blow.metres)
    location = new_location(referee, fight, me, 0)
    struck = 1 << location
    bump(referee, fight, me, location, blow.dice, blow.sides)
    count = fight.book.tables[fight.book.beings[me.index].table].count
    for _ in range(min(blow.secondary, count - 1)):
        location = new_location(referee, fight, me, struck)
        struck |= 1 << location
        bump(referee, fight, me, location, 1, 6)
