"""From sheets to records."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core import hexes
from affray.core.documents import Faults, parse
from affray.core.grid import inside, is_open, marked
from affray.core.hexes import Shape, apart, direction, place_at
from affray.core.kinds import Presence, Temper
from affray.core.records import clone, figures
from affray.core.ruleset import Setup
from affray.rulesets.iskuhetki import RULESET, model, setup
from affray.rulesets.iskuhetki.house_rules import Options
from affray.rulesets.iskuhetki.kinds import BlowManoeuvres, Damage, Flank, KnockoutCheck, Loss, Material, ShieldKind
from affray.rulesets.iskuhetki.model import LOCATIONS, NO_STRIKE, RANGES
from affray.rulesets.iskuhetki.sheet import Encounter

from tests.iskuhetki.random_encounter import random_encounter
from tests.written import Hunt, check_joining_again

MAP = {"columns": 12, "rows": 9}
EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, NORTH_EAST = range(6)


encounter = Hunt(Encounter, "iskuhetki").encounter


def made(*combatants: dict[str, Any], **written: Any) -> Setup:
    """The fight of these against a wolf."""
    return setup.setup(encounter(*combatants, **written))


def one(combatant: dict[str, Any], **written: Any) -> tuple[model.Fight, model.Combatant, model.Being]:
    """The fight of one against a wolf, the one, and what its sheet says."""
    fight = made({"name": "Ragnar", **combatant}, **written).fight
    return fight, fight.combatants[0], fight.book.beings[0]


def item(fight: model.Fight, slot: int) -> model.Item:
    """An item of the first combatant."""
    return fight.book.items[fight.book.beings[0].items + slot]


def hex_of(fight: model.Fight, who: int) -> tuple[int, int]:
    """Column and row."""
    place = fight.combatants[who].piece.place
    return hexes.column_of(place), place_row(place)


def place_row(place: int) -> int:
    """The row of a hex."""
    return next(row for row in range(40) if place == place_at(hexes.column_of(place), row))


# The figures


@pytest.mark.clause("IH-12.3")
def test_the_figures_of_a_body() -> None:
    written = {
        "characteristics": {"dexterity": 13, "constitution": 14, "strength": 16, "size": 15},
        "damage": {"chest": 2},
        "blood_now": 9,
        "stamina_now": -2,
    }
    _, me, being = one(written)
    assert (being.dex, being.con, being.strength, being.size) == (13, 14, 16, 15)
    assert (being.blood, being.stamina, me.blood, me.stamina) == (14, 15, 9, -2)
    assert [being.full[k] for k in range(LOCATIONS)] == [5, 5, 5, 5, 5, 6, 4, 4, 4, 4, 4, 4, 5, *[0] * 7]
    assert [me.hurt[k] for k in (4, 5)] == [0, 2]
    assert (being.bonus_dice, being.bonus_sides) == (1, 4)


@pytest.mark.clause("IH-3.12")
@pytest.mark.parametrize(("bonus", "dice"), [("0", (0, 0)), ("-d4", (-1, 4)), ("2d6", (2, 6)), ("+d6", (1, 6))])
def test_a_damage_bonus_as_dice(bonus: str, dice: tuple[int, int]) -> None:
    being = one({"damage_bonus": bonus})[2]
    assert (being.bonus_dice, being.bonus_sides) == dice


@pytest.mark.clause("IH-2.9", "IH-2.10")
@pytest.mark.parametrize(("skill", "hexes"), [(0, 0), (1, 1), (20, 1), (21, 2), (40, 2), (41, 3), (100, 5)])
def test_free_movement_is_the_level_of_combat_move(skill: int, hexes: int) -> None:
    assert one({"skills": {"combat_move": skill}})[2].free_move == hexes
    assert one({"skills": {"combat_move": skill}, "free_move": 7})[2].free_move == 7


def test_skills_and_flags() -> None:
    skills = {"dodge": 33, "dual_wield": 20, "voice": 44, "surgery": 7, "bonesetting": 8}
    _, me, being = one({"skills": skills, "left_handed": True, "water": True, "bandages": False, "mixed_arrows": True})
    assert (being.dodge, being.dual_wield, being.voice, being.surgery, being.bonesetting) == (33, 20, 44, 7, 8)
    assert (being.throw, being.combat_move, being.first_aid) == (20, 20, 25)
    assert (being.main_flank, being.water, being.bandages, being.mixed) == (Flank.LEFT, True, False, True)
    assert (being.humanoid, being.intelligent, being.bloodless, being.above, being.hurls) == (True, True) + (False,) * 3
    assert (being.attacks, being.defences, being.control, me.alert) == (1, 1, 1, True)
    giant = one({"creature": "giant", "unaware": True})
    assert (giant[2].control, giant[2].hurls, giant[2].above, giant[1].alert) == (2, True, True, False)


# Weapons


@pytest.mark.clause("IH-2.3", "IH-2.5")
@pytest.mark.parametrize(
    ("weapon", "ranges", "reach", "control"),
    [
        ("long-sword", [-20, 0], 1, 1),
        ("long-spear", [-40, -10, 0], 2, 2),
        ("dagger", [0, -10], 1, 0),
        ("rapier", [-30, 0, -20], 2, 1),
        ("long-bow", [], -1, -1),
        ({"name": "pole", "ranges": [None, -5, None, 0]}, [NO_STRIKE, -5, NO_STRIKE, 0], 3, 3),
    ],
)
def test_ranges_of_a_weapon(weapon: Any, ranges: list[int], reach: int, control: int) -> None:
    held = item(one({"weapons": [weapon]})[0], 0)
    assert [held.at_range[k] for k in range(RANGES)] == ranges + [NO_STRIKE] * (RANGES - len(ranges))
    assert (held.reach, held.control) == (reach, control)


def test_a_weapon_with_its_bearers_skill() -> None:
    axe = {"weapon": "battle-axe", "skill": 62, "parry": 40, "quality": 75, "poison": "viper"}
    fight, me, being = one({"weapons": [axe, "heater", "long-bow"], "skills": {"weapons": 35, "throw": 50}})
    held, shield, bow = (item(fight, slot) for slot in range(3))
    assert (held.skill, held.parry, held.quality, held.level, held.throw, held.edge) == (62, 40, 75, 4, 50, Damage.HACK)
    assert (held.dice, held.sides, held.plus, held.damage, held.hands) == (1, 8, 2, Damage.HACK, 1)
    assert (shield.skill, shield.parry, shield.shield, shield.level, shield.throw) == (35, 35, ShieldKind.TARGET, 4, 0)
    assert (bow.skill, bow.parry, bow.throw, bow.loading, bow.aim_bonus, bow.aim_lasts) == (35, 0, 0, 1, 15, False)
    assert (bow.short, bow.medium, bow.long, bow.hands) == (15, 30, 60, 2)
    poison = fight.book.poisons[held.poison]
    assert (poison.potency, poison.rounds, poison.loss, poison.points, shield.poison) == (12, 6, Loss.BP, 1, -1)
    assert (me.main, me.off, being.item_count) == (0, 1, 5)


@pytest.mark.clause("IH-8.1", "IH-8.2", "IH-8.3")
@pytest.mark.parametrize(
    ("weapon", "throw", "edge", "long"),
    [
        ("javelin", 60, Damage.PIERCING, 17),
        ("throwing-axe", 60, Damage.HACK, 13),
        ("long-sword", 44, Damage.PIERCING, 0),
        ("hand-axe", 44, Damage.HACK, 0),
        ("light-club", 44, Damage.BLUNT, 0),
        ("kite", 0, Damage.BLUNT, 0),
        ("long-bow", 0, Damage.PIERCING, 60),
        ("sand", 0, Damage.BLUNT, 0),
        ("bite", 0, Damage.PIERCING, 0),
    ],
)
def test_what_flies_and_how(weapon: str, throw: int, edge: Damage, long: int) -> None:
    held = item(one({"weapons": [{"weapon": weapon, "skill": 60}], "skills": {"throw": 44}})[0], 0)
    assert (held.throw, held.edge, held.long) == (throw, edge, long)


def test_parts_of_the_body() -> None:
    fight, _, being = one({"weapons": ["dagger"]})
    dagger, fist, kick = (item(fight, slot) for slot in range(3))
    assert [each.natural for each in (dagger, fist, kick)] == [False, True, True]
    assert (fist.location, kick.location, dagger.location, fist.parry > 0, kick.parry) == (8, 0, -1, True, 0)
    assert (dagger.thrusting, dagger.precision, dagger.cutting, fist.blunt) == (True, True, False, True)
    assert being.item_count == 3


@pytest.mark.clause("IH-7.8")
@pytest.mark.parametrize(
    ("bow", "ready", "steps"),
    [
        ("long-bow", "loaded", 1),
        ("long-bow", "aimed", 3),
        ("heavy-crossbow", "loaded", 3),
        ("heavy-crossbow", "aimed", 5),
    ],
)
def test_a_bow_that_is_ready(bow: str, ready: str, steps: int) -> None:
    fight, me, _ = one({"weapons": [{"weapon": bow, "ready": ready}]})
    assert (me.main, me.steps[0], me.nocked, me.arrows[0]) == (0, steps, 0, 12)
    assert me.aim_at == (1 if ready == "aimed" else -1)
    assert fight.book.arrows[fight.book.beings[0].arrows].item == 0


def test_a_quiver() -> None:
    arrows = [{"arrow": "war-arrow", "count": 0}, {"arrow": "bodkin", "count": 3, "poison": "wolfsbane"}]
    done = made(
        {
            "name": "A",
            "weapons": ["dagger", {"weapon": "long-bow", "hand": "main", "ready": "loaded", "arrows": arrows}],
        }
    )
    me, being, book = done.fight.combatants[0], done.fight.book.beings[0], done.fight.book
    rows = [book.arrows[being.arrows + k] for k in range(being.arrow_count)]
    assert [(row.item, row.penetration, row.accuracy) for row in rows] == [(1, 1, 0), (1, 3, -5)]
    assert ([me.arrows[0], me.arrows[1]], me.nocked, rows[1].poison, rows[0].poison) == ([0, 3], 1, 0, -1)
    assert done.roster.things["arrows"] == ["war-arrow", "bodkin"]
    assert done.roster.things["poisons"] == ["wolfsbane"]


def test_how_many_there_are_of_a_thing() -> None:
    _, me, _ = one({"weapons": [{"weapon": "javelin", "count": 4}, "dagger"]})
    assert [me.left[k] for k in range(4)] == [4, 1, 1, 1]


# Armour


@pytest.mark.clause("IH-18.1")
def test_pieces_of_armour_add_up() -> None:
    worn = ["aketon", {"armour": "hauberk", "quality": 85}, {"armour": "hard-leather", "locations": ["legs", "head"]}]
    fight, me, being = one({"armour": worn})
    assert [me.points[k] for k in range(13)] == [2, 2, 6, 6, 6, 6, 6, 2, 2, 6, 2, 2, 2]
    aketon, hauberk, leather = (fight.book.pieces[being.pieces + k] for k in range(being.piece_count))
    assert [piece.material for piece in (aketon, hauberk, leather)] == [Material.SOFT, Material.METAL, Material.HARD]
    assert (hauberk.points, hauberk.quality, hauberk.locations) == (4, 85, 0b0001001111100)
    assert one({"creature": "troll"})[1].points[12] == 4


# Bodies


@pytest.mark.clause("IH-3.11")
def test_the_location_table_of_a_humanoid() -> None:
    done = made({"name": "A"})
    table, names = done.fight.book.tables[0], done.roster.things["locations"]
    front = [names[table.front[face]] for face in range(20)]
    right = ["right-shin"] * 2 + ["left-shin"] * 2 + ["right-thigh"] * 2 + ["left-thigh"] * 2 + ["abdomen"] * 2
    arms = [f"{side}-{part}" for side in ("right", "left") for part in ("upper-arm", "forearm", "hand")]
    assert front == [*right, *["chest"] * 3, *arms, "head"]
    assert table.count == 13
    assert [names[k] for k in range(13) if table.thigh >> k & 1] == ["right-thigh", "left-thigh"]
    chest = table.neighbours[names.index("chest")]
    assert {names[k] for k in range(13) if chest >> k & 1} == {"abdomen", "right-upper-arm", "left-upper-arm", "head"}


@pytest.mark.clause("IH-13.3")
def test_neighbours_hold_both_ways() -> None:
    bodies = ("humanoid", "winged-humanoid", "quadruped", "tailless-quadruped", "bird", "snake", "spider")
    fight = made(*({"name": body, "body": body} for body in bodies)).fight
    for k in range(len(bodies)):
        table = fight.book.tables[k]
        for a in range(table.count):
            assert table.neighbours[a]
            for b in range(table.count):
                assert table.neighbours[a] >> b & 1 == table.neighbours[b] >> a & 1


def test_those_alike_share_rows_and_others_do_not() -> None:
    done = made({"creature": "brigand", "count": 5}, {"creature": "brigand", "name": "X", "skills": {"weapons": 9}})
    beings = [done.fight.book.beings[k] for k in range(6)]
    assert len({(being.items, being.pieces, being.table) for being in beings[:5]}) == 1
    assert beings[5].items != beings[0].items
    assert beings[5].pieces == beings[0].pieces
    assert done.roster.names == ["Brigand 1", "Brigand 2", "Brigand 3", "Brigand 4", "Brigand 5", "X", "Wolf"]


def test_things_are_named_by_key_or_by_the_words_of_the_sheet() -> None:
    weapons = ["long-sword", {"weapon": "hand-axe", "name": "Biter"}, {"weapon": "dagger", "skill": 9}]
    armour = ["great-helm", {"name": "Grandfather's coat", "points": 2, "material": "hard"}]
    done = made({"name": "A", "weapons": weapons, "armour": armour, "group": "rear", "rolls": "for me"})
    things = done.roster.things
    assert things["items"][:5] == ["long-sword", "Biter", "dagger", "fist", "kick"]
    assert things["pieces"] == ["great-helm", "Grandfather's coat", "fur"]
    assert (things["groups"], things["rolls"]) == (["rear", "Wolves"], ["for me", "by hand"])
    assert len(things["locations"]) == len(done.fight.book.tables) * LOCATIONS
    assert things["locations"][LOCATIONS : LOCATIONS + 2] == ["right-hind-leg", "left-hind-leg"]


# The encounter


def test_options_have_the_same_names_and_defaults_on_paper_and_in_records() -> None:
    options = made({"name": "A"}).fight.options
    assert figures(options) == figures(model.Options())
    assert set(Options.model_fields) == set(model.Options.__dataclass_fields__)


def test_each_option_says_its_clause_and_its_default() -> None:
    for field in Options.model_fields.values():
        assert field.description is not None
        assert field.description.startswith("IH-")
        assert "efault" in field.description


def test_options_that_are_written() -> None:
    written = {"knockout_check": "hour", "blow_manoeuvres": "instead", "wake_factor": 3, "facing_asked": False}
    options = made({"name": "A"}, options=written).fight.options
    assert (options.knockout_check, options.blow_manoeuvres) == (KnockoutCheck.HOUR, BlowManoeuvres.INSTEAD)
    assert (options.wake_factor, options.facing_asked, options.openings_are_free) == (3, False, False)


@pytest.mark.clause("IH-14.3", "IH-15.2")
def test_the_tables_of_falls_and_overpowering() -> None:
    book = made({"name": "A"}).fight.book
    falls = [book.impacts[k] for k in range(book.impact_count)]
    assert [(row.metres, row.dice, row.sides, row.secondary) for row in falls[:4]] == [
        (1, 0, 0, 0),
        (2, 1, 3, 0),
        (5, 1, 6, 0),
        (10, 2, 6, 1),
    ]
    hurls = [book.hurls[k] for k in range(book.hurl_count)]
    assert [(row.difference, row.hexes, row.down, row.metres) for row in hurls[:3]] == [
        (5, 1, False, 0),
        (10, 1, True, 0),
        (15, 2, True, 2),
    ]
    own = made({"name": "A"}, catalogue=[{"overpower": {"up-to-5": {"up_to": 5, "hexes": 2}}}]).fight.book
    assert (own.hurls[0].hexes, own.hurl_count) == (2, 7)


def test_who_comes_late_and_how_one_decides() -> None:
    fight = made({"name": "A"}, {"name": "L", "joins": 3, "tactics": "coward"}, dark=True, round_limit=7).fight
    late = fight.combatants[1]
    assert (late.presence, late.joins, late.temper, late.index) == (Presence.LATE, 3, Temper.COWARD, 1)
    assert (fight.combatants[0].presence, fight.combatants[2].side) == (Presence.IN, 1)
    assert (fight.dark, fight.round_limit, fight.round, len(fight.before), len(fight.after)) == (True, 7, 0, 3, 3)


# Without a map


@pytest.mark.clause("IH-2.1")
def test_distances_are_of_groups() -> None:
    distances = [{"between": ["rear", "Wolves"], "hexes": 9}]
    fight = made({"name": "A", "count": 2}, {"name": "R", "group": "rear"}, distance=4, distances=distances).fight
    gaps = [[fight.gaps[a].to[b] for b in range(4)] for a in range(4)]
    assert gaps == [[0, 0, 5, 4], [0, 0, 5, 4], [5, 5, 0, 9], [4, 4, 9, 0]]
    assert (len(fight.walks), fight.book.terrain.width, fight.combatants[0].piece.place) == (0, 0, 0)
    assert made({"name": "A"}).fight.gaps[0].to[1] == 1


# The map


@pytest.mark.clause("IH-2.1", "IH-2.12")
def test_places_and_facings_that_are_written() -> None:
    fight = made(
        {"name": "A", "at": [3, 4], "facing": "sw"},
        {"name": "B", "count": 2, "places": [[1, 1], [2, 2]], "facing": "ne"},
        {"name": "C", "at": [10, 1]},
        map=MAP,
    ).fight
    assert [hex_of(fight, k) for k in range(4)] == [(3, 4), (1, 1), (2, 2), (10, 1)]
    assert [fight.combatants[k].piece.facing for k in range(3)] == [SOUTH_WEST, NORTH_EAST, NORTH_EAST]
    wolf = fight.combatants[4].piece
    assert fight.combatants[3].piece.facing == direction(place_at(10, 1), wolf.place)
    assert (len(fight.walks), len(fight.gaps), fight.book.terrain.width, fight.book.terrain.height) == (1, 0, 12, 9)


@pytest.mark.clause("IH-2.1")
def test_sides_line_up_at_opposite_edges() -> None:
    sides = [{"name": f"S{k}", "combatants": [{"name": f"X{k}", "count": 3}]} for k in range(4)]
    fight = setup.setup(Encounter.model_validate({"ruleset": "iskuhetki", "map": MAP, "sides": sides})).fight
    found = [[hex_of(fight, 3 * side + k) for k in range(3)] for side in range(4)]
    assert found[0] == [(0, 4), (0, 3), (0, 5)]
    assert found[1] == [(11, 4), (11, 3), (11, 5)]
    assert [row for _, row in found[2]] == [0] * 3
    assert [row for _, row in found[3]] == [8] * 3
    assert len({place for side in found for place in side}) == 12


@pytest.mark.clause("IH-2.13")
def test_the_large_have_room_and_nobody_stands_in_a_wall() -> None:
    plan = {**MAP, "walls": [{"at": [0, 4], "side": "e"}], "off": [[11, 4]]}
    fight = made({"creature": "bear"}, {"creature": "giant", "count": 2}, {"name": "A"}, map=plan).fight
    pieces = [fight.combatants[k].piece for k in range(fight.count)]
    assert [piece.shape for piece in pieces] == [Shape.TWO, Shape.THREE, Shape.THREE, Shape.ONE, Shape.ONE]
    for a, piece in enumerate(pieces):
        assert hexes.fits(fight.book.terrain, piece)
        assert all(apart(piece, other) > 0 for other in pieces[a + 1 :])


def test_nobody_begins_in_flames_unless_it_is_written() -> None:
    fire = [[column, row] for column in (0, 11) for row in range(9)]
    fight = made({"name": "A"}, {"name": "B", "at": [0, 0]}, map={**MAP, "fire": fire}).fight
    assert [hex_of(fight, k) for k in range(3)] == [(1, 4), (0, 0), (10, 4)]


@pytest.mark.clause("IH-2.13")
def test_a_crowded_map_is_a_fault_of_the_encounter_told_at_the_sheets_that_have_no_room() -> None:
    text = """
ruleset: iskuhetki
map: {columns: 2, rows: 2}
sides:
  - name: Heroes
    combatants:
      - {name: A, count: 3}
      - {name: B, count: 3}
  - name: Giants
    combatants:
      - creature: giant
        name: Kalevi
"""
    with pytest.raises(Faults) as caught:
        Encounter.of(parse(text, "small.yaml"))
    wanted = "a larger map is wanted, or fewer on it"
    three = "it covers 3 hexes, and nowhere are those free together"
    assert str(caught.value).splitlines() == [
        f"small.yaml:8:9: sides[0].combatants[1]: there is no room for B 2: no hex is free; {wanted}",
        f"small.yaml:11:9: sides[1].combatants[0]: there is no room for Kalevi: {three}; {wanted}",
    ]


@pytest.mark.clause("IH-2.13")
def test_a_full_map_holds_as_many_as_it_has_hexes_and_the_large_whole() -> None:
    fight = made({"name": "A", "count": 3}, map={"columns": 2, "rows": 2}).fight
    assert len({hex_of(fight, k) for k in range(4)}) == 4
    fight = made({"creature": "giant"}, map={"columns": 2, "rows": 2}).fight
    assert apart(fight.combatants[0].piece, fight.combatants[1].piece) == 1


@pytest.mark.parametrize("places", [[[0, 0]], [[0, 0], [1, 0], [0, 1]], [[0, 39], [39, 39]]])
def test_a_wrong_number_of_places_or_one_off_the_map_is_told_without_a_word_of_room(places: list[list[int]]) -> None:
    with pytest.raises(Faults) as caught:
        made({"name": "A", "count": 2, "places": places}, map={"columns": 2, "rows": 2})
    assert "room" not in str(caught.value)


PLAN = """
  . . . # .
   . ~ . ^ .
  . . . . .
"""


@pytest.mark.clause("IH-2.13", "IH-13.1")
def test_a_map_that_is_drawn() -> None:
    doors = [{"between": [[0, 0], [1, 0]], "open": True}, {"at": [1, 2], "side": "e"}]
    plan = {"plan": PLAN, "rough": [[0, 2]], "walls": [{"at": [2, 2], "side": "e"}], "doors": doors}
    fight = made({"name": "A"}, map=plan).fight
    terrain = fight.book.terrain
    assert (terrain.width, terrain.height, terrain.walled, terrain.door_count, fight.doors) == (5, 3, True, 2, 0b01)
    assert [inside(terrain, place_at(c, r)) for c, r in ((3, 0), (4, 0), (5, 0))] == [False, True, False]
    assert [marked(terrain.rough, place_at(c, r)) for c, r in ((1, 1), (0, 2), (1, 2))] == [True, True, False]
    assert [marked(fight.book.flames, place_at(c, r)) for c, r in ((3, 1), (2, 1))] == [True, False]
    ways = [((0, 0), EAST), ((1, 2), EAST), ((2, 2), EAST), ((3, 2), WEST), ((2, 0), EAST), ((0, 1), EAST)]
    found = [is_open(terrain, fight.doors, place_at(*place), way) for place, way in ways]
    assert found == [True, False, False, False, False, True]


@pytest.mark.clause("IH-2.13")
def test_a_room_has_walls_all_around_but_for_its_doors() -> None:
    plan = {**MAP, "rooms": [{"corners": [[3, 2], [6, 4]]}], "doors": [{"at": [3, 3], "side": "w"}]}
    terrain = made({"name": "A"}, map=plan).fight.book.terrain
    room = {place_at(column, row) for column in range(3, 7) for row in range(2, 5)}
    edges = [(place, way) for place in room for way in range(6)]
    assert all(is_open(terrain, 0, place, way) == (hexes.neighbour(place, way) in room) for place, way in edges)
    assert is_open(terrain, 1, place_at(3, 3), WEST)
    assert (
        made({"name": "A"}, map={**MAP, "rooms": [{"corners": [[0, 0], [11, 8]]}]}).fight.book.terrain.walled is False
    )


@pytest.mark.parametrize("seed", range(25))
def test_random_encounters_become_records(seed: int) -> None:
    done = setup.setup(random_encounter(seed))
    assert figures(setup.setup(random_encounter(seed)).fight) == figures(done.fight)
    for k in range(done.fight.count):
        me, being = done.fight.combatants[k], done.fight.book.beings[k]
        assert all(being.full[n] >= 0 for n in range(LOCATIONS))
        assert max(me.main, me.off) < being.item_count


# Late joiners


@pytest.mark.clause("IH-1.2")
def test_a_late_joiner_stands_in_a_fight_of_its_own() -> None:
    done = made({"name": "A", "weapons": ["hand-axe"]}, distance=7)
    before, roster = clone(done.fight), done.roster
    sheet = {"name": "L", "side": "Wolves", "weapons": ["great-axe"], "skills": {"weapons": 71}, "body": "snake"}
    fight: Any = setup.add(done.fight, roster, sheet)
    assert figures(done.fight) == figures(before)
    assert fight.count == len(fight.gaps) == len(fight.before) == len(fight.after) == 3
    late, being = fight.combatants[2], fight.book.beings[2]
    assert (late.index, late.side, late.presence, late.placed) == (2, 1, Presence.IN, False)
    assert [fight.gaps[2].to[k] for k in range(3)] == [7, 0, 0]
    assert [fight.gaps[k].to[2] for k in range(2)] == [7, 0]
    assert (fight.book.items[being.items].skill, late.main) == (71, 0)
    assert (fight.book.impact_count, fight.book.hurl_count) == (12, 7)
    assert roster.names == ["A", "Wolf", "L"]
    assert roster.things["items"][being.items] == "great-axe"
    assert roster.things["locations"][being.table * LOCATIONS] == "tail"


@pytest.mark.clause("IH-2.1")
def test_a_joiner_may_say_how_far_off_it_is() -> None:
    done = made({"name": "A"})
    fight = setup.add(done.fight, done.roster, {"name": "L", "side": "Heroes", "distance": 20, "group": "hill"})
    assert [fight.gaps[2].to[k] for k in range(3)] == [19, 20, 0]  # behind A, who is a hex from the foe
    assert done.roster.things["groups"] == ["Heroes", "Wolves", "hill"]


@pytest.mark.clause("IH-2.1")
def test_a_joiner_comes_onto_the_map_beside_its_side() -> None:
    done = made({"name": "A", "at": [3, 3]}, {"name": "B", "at": [4, 3]}, map=MAP)
    fight = setup.add(done.fight, done.roster, {"name": "L", "side": "Heroes"})
    assert apart(fight.combatants[3].piece, fight.combatants[0].piece) == 1
    assert hex_of(fight, 3) != (4, 3)
    fight = setup.add(done.fight, done.roster, {"name": "M", "side": "Heroes", "at": [9, 8], "facing": "nw"})
    assert (hex_of(fight, 3), fight.combatants[3].piece.facing) == ((9, 8), NORTH_WEST)
    done.fight.combatants[2].presence = Presence.AWAY
    fight = setup.add(done.fight, done.roster, {"name": "N", "side": "Wolves", "creature": "bear"})
    assert hexes.fits(fight.book.terrain, fight.combatants[3].piece)
    assert hex_of(fight, 3)[0] >= 9


@pytest.mark.clause("IH-2.13")
def test_who_would_join_on_a_full_map_is_refused_and_nothing_has_changed() -> None:
    done = made({"name": "A", "count": 3}, map={"columns": 2, "rows": 2})
    with pytest.raises(Faults, match="there is no room for L: no hex is free"):
        setup.add(done.fight, done.roster, {"name": "L", "side": "Heroes"})
    assert done.roster.names == ["A 1", "A 2", "A 3", "Wolf"]
    done.fight.combatants[0].presence = Presence.AWAY
    with pytest.raises(Faults, match="there is no room for Bear: it covers 2 hexes"):
        setup.add(done.fight, done.roster, {"creature": "bear", "name": "Bear", "side": "Heroes"})
    fight = setup.add(done.fight, done.roster, {"name": "L", "side": "Heroes"})
    assert hex_of(fight, 4) == hex_of(done.fight, 0)
    with pytest.raises(ValueError, match="there is no room for it on the map now"):
        setup.rejoin(fight, 0)
    assert fight.combatants[0].presence == Presence.AWAY


def test_joining_again_after_an_undo_gives_the_same() -> None:
    check_joining_again(RULESET, made({"name": "A"}, map=MAP), "hand-axe", "great-constrictor")


@pytest.mark.parametrize(
    ("sheet", "fault"),
    [
        ({"side": "Hero"}, "side: there is no side 'Hero'; did you mean Heroes?"),
        ({"side": "Heroes", "name": "a"}, "name: there is somebody called a already; each needs a name of its own"),
        (
            {"side": "Heroes", "weapons": ["hand-axxe"]},
            "weapons[0]: there is no weapon 'hand-axxe'; did you mean hand-axe",
        ),
        ({"side": "Heroes", "count": 2}, "count: a whole number of 1 is wanted, not 2"),
        ({"side": "Heroes", "distance": 4}, "distance: the map says how far away it is; 'at' is wanted"),
        ({"side": "Heroes", "at": [12, 0]}, "at: [12, 0] isn't on the map, which has 12 columns and 9 rows"),
        ({"side": "Heroes", "at": [3, 3]}, "at: there is no room at [3, 3]: somebody stands there, or a wall"),
        (
            {"side": "Heroes", "at": [0, 0], "hexes": 7},
            "at: there is no room at [0, 0]: somebody stands there, or a wall",
        ),
    ],
)
def test_a_sheet_that_does_not_fit_in(sheet: dict[str, Any], fault: str) -> None:
    done = made({"name": "A", "at": [3, 3]}, map=MAP)
    with pytest.raises(Faults) as caught:
        setup.add(done.fight, done.roster, {"name": "L", **sheet})
    assert str(caught.value).startswith(fault)
    assert done.roster.names == ["A", "Wolf"]


def test_without_a_map_a_joiner_has_no_place() -> None:
    done = made({"name": "A"})
    with pytest.raises(Faults, match="there is no map; 'distance' says how far away it is"):
        setup.add(done.fight, done.roster, {"name": "L", "side": "Heroes", "at": [0, 0]})


def test_62_is_all_that_there_is_room_for() -> None:
    done = made({"name": "A", "count": 61})
    with pytest.raises(Faults, match="nobody more has room"):
        setup.add(done.fight, done.roster, {"name": "L", "side": "Heroes"})


def test_a_joiner_with_a_body_that_has_no_room() -> None:
    def blob(k: int) -> dict[str, Any]:
        return {
            "name": f"blob {k}",
            "locations": [{"location": f"mass {k}", "kind": "chest", "front": list(range(1, 21))}],
        }

    done = made(*({"name": f"X{k}", "body": blob(k)} for k in range(15)))
    with pytest.raises(Faults, match="at most 16 are possible"):
        setup.add(done.fight, done.roster, {"name": "L", "side": "Heroes", "body": "spider"})


@pytest.mark.clause("IH-5.2")
@pytest.mark.parametrize("mapped", [True, False])
def test_who_got_away_comes_back_as_a_joiner(mapped: bool) -> None:
    where = {"map": MAP} if mapped else {"distance": 9}
    fight = made({"name": "A"}, {"name": "B"}, **where).fight
    me = fight.combatants[0]
    with pytest.raises(ValueError, match="only who has left"):
        setup.rejoin(fight, 0)
    me.presence, me.placed, me.moving, me.strode, fight.round = Presence.AWAY, True, True, 2, 4
    setup.rejoin(fight, 0)
    assert (me.presence, me.placed, me.moving, me.strode, me.joins) == (Presence.IN, False, False, 0, 4)
    if mapped:
        assert apart(me.piece, fight.combatants[1].piece) > 0
    else:
        assert [fight.gaps[0].to[k] for k in range(3)] == [0, 0, 9]
