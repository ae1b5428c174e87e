"""RM-13.1: what a map of hexes and one of squares offer, by the grid of the fight's map."""

from __future__ import annotations

from affray.core.grid import Area, Piece
from affray.core.hexes import DIRECTIONS as HEXES
from affray.core.hexes import along as hexes_along
from affray.core.hexes import apart as hexes_apart
from affray.core.hexes import bearing as hexes_bearing
from affray.core.hexes import covered as hexes_covered
from affray.core.hexes import covers as hexes_covers
from affray.core.hexes import direction as hexes_direction
from affray.core.hexes import drain as hexes_drain
from affray.core.hexes import fits as hexes_fits
from affray.core.hexes import flow as hexes_flow
from affray.core.hexes import is_open as hexes_is_open
from affray.core.hexes import mark_disc as hexes_mark_disc
from affray.core.hexes import mark_piece as hexes_mark_piece
from affray.core.hexes import nearest as hexes_nearest
from affray.core.hexes import neighbour as hexes_neighbour
from affray.core.hexes import reach as hexes_reach
from affray.core.hexes import sees as hexes_sees
from affray.core.records import rule
from affray.core.squares import DIRECTIONS as SQUARES
from affray.core.squares import along as squares_along
from affray.core.squares import apart as squares_apart
from affray.core.squares import bearing as squares_bearing
from affray.core.squares import covered as squares_covered
from affray.core.squares import covers as squares_covers
from affray.core.squares import direction as squares_direction
from affray.core.squares import drain as squares_drain
from affray.core.squares import fits as squares_fits
from affray.core.squares import flow as squares_flow
from affray.core.squares import is_open as squares_is_open
from affray.core.squares import mark_disc as squares_mark_disc
from affray.core.squares import mark_piece as squares_mark_piece
from affray.core.squares import nearest as squares_nearest
from affray.core.squares import neighbour as squares_neighbour
from affray.core.squares import reach as squares_reach
from affray.core.squares import sees as squares_sees
from affray.rulesets.rolemaster.model import Fight


@rule
def directions(fight: Fight) -> int:
    """How many directions there are."""
    return SQUARES if fight.book.squares else HEXES


@rule
def apart(fight: Fight, piece: Piece, other: Piece) -> int:
    """RM-13.1: the steps between two pieces."""
    if fight.book.squares:
        return squares_apart(piece, other)
    return hexes_apart(piece, other)


@rule
def nearest(fight: Fight, piece: Piece, place: int) -> int:
    """RM-13.1: which of the places that a piece covers is nearest to another."""
    if fight.book.squares:
        return squares_nearest(piece, place)
    return hexes_nearest(piece, place)


@rule
def direction(fight: Fight, place: int, other: int) -> int:
    """RM-13.1: the direction of another place."""
    if fight.book.squares:
        return squares_direction(place, other)
    return hexes_direction(place, other)


@rule
def bearing(fight: Fight, place: int, facing: int, other: int) -> int:
    """RM-1.5: the direction of another place as seen by one who faces so."""
    if fight.book.squares:
        return squares_bearing(place, facing, other)
    return hexes_bearing(place, facing, other)


@rule
def neighbour(fight: Fight, place: int, way: int) -> int:
    """RM-13.1: the next place in a direction."""
    if fight.book.squares:
        return squares_neighbour(place, way)
    return hexes_neighbour(place, way)


@rule
def along(fight: Fight, place: int, other: int, step: int) -> int:
    """RM-4.3: a place on the line to another."""
    if fight.book.squares:
        return squares_along(place, other, step)
    return hexes_along(place, other, step)


@rule
def covers(fight: Fight, piece: Piece, place: int) -> bool:
    """RM-13.1: whether a piece covers a place."""
    if fight.book.squares:
        return squares_covers(piece, place)
    return hexes_covers(piece, place)


@rule
def covered(fight: Fight, piece: Piece, k: int) -> int:
    """RM-13.1: the k-th place that a piece covers."""
    if fight.book.squares:
        return squares_covered(piece, k)
    return hexes_covered(piece, k)


@rule
def fits(fight: Fight, piece: Piece) -> bool:
    """RM-13.1: whether a piece is wholly on the map, with no wall through it."""
    if fight.book.squares:
        return squares_fits(fight.book.terrain, piece)
    return hexes_fits(fight.book.terrain, piece)


@rule
def mark_piece(fight: Fight, area: Area, piece: Piece) -> None:
    """RM-13.1: add to an area what a piece covers."""
    if fight.book.squares:
        squares_mark_piece(area, piece)
    else:
        hexes_mark_piece(area, piece)


@rule
def mark_disc(fight: Fight, area: Area, centre: int, radius: int) -> None:
    """RM-13.1: add to an area what is at most so far away."""
    if fight.book.squares:
        squares_mark_disc(area, fight.book.terrain, centre, radius)
    else:
        hexes_mark_disc(area, fight.book.terrain, centre, radius)


@rule
def sees(fight: Fight, piece: Piece, other: Piece) -> bool:
    """RM-13.1: whether any place of one piece is in sight of any of another."""
    if fight.book.squares:
        return squares_sees(fight.book.terrain, fight.doors, piece, other)
    return hexes_sees(fight.book.terrain, fight.doors, piece, other)


@rule
def reach(fight: Fight, piece: Piece, steps: int) -> int:
    """RM-13.1: where a piece gets with so many steps, into `walk.places`; how many places."""
    if fight.book.squares:
        return squares_reach(fight.book.terrain, fight.doors, fight.walks[0], piece, steps)
    return hexes_reach(fight.book.terrain, fight.doors, fight.walks[0], piece, steps)


@rule
def is_open(fight: Fight, place: int, way: int) -> bool:
    """RM-13.1: whether one can step to a neighbour."""
    if fight.book.squares:
        return squares_is_open(fight.book.terrain, fight.doors, place, way)
    return hexes_is_open(fight.book.terrain, fight.doors, place, way)


@rule
def drain(fight: Fight) -> None:
    """RM-13.1: no goal yet of the ways that are looked for."""
    if fight.book.squares:
        squares_drain(fight.book.terrain, fight.floods[0])
    else:
        hexes_drain(fight.book.terrain, fight.floods[0])


@rule
def flow(fight: Fight, piece: Piece, least: int) -> None:
    """RM-13.1: how far it is from everywhere to the nearest goal, for a piece that can open doors."""
    if fight.book.squares:
        squares_flow(fight.book.terrain, fight.doors, fight.walks[0], fight.floods[0], piece, True, least)
    else:
        hexes_flow(fight.book.terrain, fight.doors, fight.walks[0], fight.floods[0], piece, True, least)
