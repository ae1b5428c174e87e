"""What people see of a fight: the state, the options by their names, the figures that the GM may set."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from affray import Fight as Game
from affray import WrongAnswer
from affray.core.hexes import place_at
from affray.core.kinds import Presence
from affray.core.records import clone
from affray.core.referee import NOBODY
from affray.core.ruleset import Roster
from affray.rulesets.iskuhetki import view
from affray.rulesets.iskuhetki.codes import Condition, Decision
from affray.rulesets.iskuhetki.kinds import Action, Cover, MainWay, Manoeuvre, Opening, Sleep, Way
from affray.rulesets.iskuhetki.model import Fight
from affray.rulesets.iskuhetki.rules.state import beat

from tests.iskuhetki.company import encounter, skirmish

Change = Callable[[Fight], None]


def seen(fight: Fight, roster: Roster) -> dict[str, Any]:
    """The view, by way of JSON."""
    shown: dict[str, Any] = json.loads(json.dumps(view.view(fight, roster)))
    return shown


def first(fight: Fight, roster: Roster) -> dict[str, Any]:
    """The first combatant of the view."""
    one: dict[str, Any] = seen(fight, roster)["combatants"][0]
    return one


# ---- the fight ------------------------------------------------------------------------------------------------------


def test_the_state_before_the_first_round() -> None:
    shown = seen(*skirmish())
    assert (shown["round"], shown["moment"], shown["over"], shown["actor"], shown["order"]) == (0, 0, False, None, [])
    assert [one["name"] for one in shown["combatants"]] == ["Ragnar", "Troll"]
    assert [one["side"] for one in shown["combatants"]] == ["Guests", "Hill folk"]


@pytest.mark.clause("IH-2.13", "IH-13.1")
def test_the_map_is_told_by_columns_and_rows_from_0() -> None:
    ground = seen(*skirmish())["map"]
    assert (ground["columns"], ground["rows"]) == (6, 5)
    assert ground["off"] == [[4, 2]]
    assert ground["rough"] == [[2, 1]]
    assert ground["fire"] == [[1, 3]]
    # each wall once, from the hex of which it is the east, south-east or south-west side
    walls = [{"at": [4, 0], "side": "e"}, {"at": [0, 3], "side": "se"}, {"at": [2, 3], "side": "se"}]
    assert sorted(ground["walls"], key=str) == sorted(walls, key=str)
    assert ground["doors"] == [{"at": [4, 1], "side": "e", "open": False}]


@pytest.mark.clause("IH-2.13")
def test_a_door_is_told_as_it_is_now() -> None:
    fight, roster = skirmish()
    fight.doors = 1
    assert seen(fight, roster)["map"]["doors"][0]["open"] is True


@pytest.mark.clause("IH-2.1")
def test_without_a_map_there_are_only_distances() -> None:
    fight, roster = skirmish(mapped=False)
    assert seen(fight, roster)["map"] is None
    one = first(fight, roster)
    assert (one["place"], one["facing"], one["hexes"]) == (None, None, [])
    assert one["distances"] == {"Troll": 3}


@pytest.mark.clause("IH-1.3")
def test_the_order_is_by_initiative_then_stamina_of_those_who_can_act() -> None:
    fight, roster = skirmish()
    for k, initiative in enumerate((20, 24)):
        me = fight.combatants[k]
        me.initiative, me.placed = initiative, True
    assert seen(fight, roster)["order"] == ["Troll", "Ragnar"]
    fight.combatants[0].initiative, fight.combatants[0].vigour = 24, 30
    assert seen(fight, roster)["order"] == ["Ragnar", "Troll"]
    fight.combatants[0].sleep = Sleep.FAINTED
    assert seen(fight, roster)["order"] == ["Troll"]


# ---- one combatant --------------------------------------------------------------------------------------------------


def test_where_somebody_stands() -> None:
    fight, roster = skirmish()
    one = first(fight, roster)
    assert (one["place"], one["facing"], one["hexes"]) == ([1, 1], "e", [[1, 1]])
    assert one["distances"] == {"Troll": 2}


@pytest.mark.parametrize(
    ("presence", "there"), [(Presence.YIELDED, True), (Presence.AWAY, False), (Presence.LATE, False)]
)
def test_who_is_away_or_still_to_come_stands_nowhere(presence: Presence, there: bool) -> None:
    fight, roster = skirmish()
    fight.combatants[0].presence = presence
    assert (first(fight, roster)["place"] is not None) == there


def test_who_covers_several_hexes_is_told_with_all() -> None:
    fight, roster = skirmish()
    fight.combatants[0].piece.shape = 0b1111111
    assert len(first(fight, roster)["hexes"]) == 7


@pytest.mark.clause("IH-9.17", "IH-12.1")
def test_locations_with_what_is_left_of_them() -> None:
    fight, roster = skirmish()
    fight.combatants[0].burning = 1 << 5
    locations = {each["name"]: each for each in first(fight, roster)["locations"]}
    chest, head = locations["chest"], locations["head"]
    assert (chest["hp"], chest["full"], chest["armour"], chest["burning"], chest["useless"]) == (2, 5, 4, True, False)
    assert (head["hp"], head["full"], head["armour"]) == (2, 4, 2)
    fight.combatants[0].hurt[5] = 99
    chest = first(fight, roster)["locations"][5]
    assert (chest["hp"], chest["useless"]) == (-5, True)


@pytest.mark.clause("IH-9.17", "IH-7.3", "IH-9.13")
def test_wounds_one_by_one() -> None:
    fight, roster = skirmish()
    one = first(fight, roster)
    assert one["wounds"] == [
        {
            "name": "chest",
            "wound": "stab",
            "points": 3,
            "grade": "special",
            "bleed": 1,
            "bone": None,
            "organ": "badly",
            "arrow": True,
            "staunched": False,
        },
        {
            "name": "head",
            "wound": "bruise",
            "points": 2,
            "grade": "success",
            "bleed": 0,
            "bone": "crack",
            "organ": None,
            "arrow": False,
            "staunched": False,
        },
    ]
    assert one["bleeding"] == 1


def test_things_with_where_they_are_and_how_worn() -> None:
    fight, roster = skirmish()
    me = fight.combatants[0]
    me.wear[0], me.dropped, me.broken, me.arrows[0], me.nocked = 2, 1 << 2, 1 << 3, 7, 0
    items = first(fight, roster)["items"]
    told = [(each["name"], each["hand"], each["wear"], each["dropped"], each["broken"]) for each in items[:4]]
    assert told == [
        ("long-sword", "main", 2, False, False),
        ("round-shield", "off", 0, False, False),
        ("dagger", None, 0, True, False),
        ("dagger", None, 0, False, True),
    ]
    assert [each["loaded"] for each in items] == [None, None, None, None, [0, 1], None, None]
    assert [each["name"] for each in items if each["natural"]] == ["fist", "kick"]
    assert first(fight, roster)["arrows"] == [
        {"name": "war-arrow", "left": 7, "nocked": True},
        {"name": "bodkin", "left": 12, "nocked": False},
    ]
    assert [piece["name"] for piece in first(fight, roster)["pieces"]] == ["hauberk", "leather-cap"]


def test_the_bars_are_blood_and_stamina_below_zero_too() -> None:
    fight, roster = skirmish()
    me = fight.combatants[0]
    me.blood, me.stamina = -2, -1
    bars = first(fight, roster)["bars"]
    assert [(bar["name"], bar["value"], bar["max"], bar["level"]) for bar in bars] == [
        ("blood", -2, 10, ""),
        ("stamina", -1, 10, ""),
    ]


def test_the_bloodless_have_no_blood_to_show() -> None:
    fight, roster = skirmish()
    fight.book.beings[0].bloodless = True
    assert [bar["name"] for bar in first(fight, roster)["bars"]] == ["stamina"]


@pytest.mark.clause("IH-6.8")
def test_an_opening_is_told_with_its_last_moment() -> None:
    fight, roster = skirmish()
    fight.round, fight.moment = 2, 5
    me = fight.combatants[0]
    me.opening, me.opening_on, me.opening_until = Opening.ATTACK, 1, beat(fight) + 1
    assert first(fight, roster)["opening"] == {"opening": "attack", "name": "Troll", "until": [3, 1]}
    me.opening_until = beat(fight) - 1
    assert first(fight, roster)["opening"] is None


STATES: list[tuple[Condition, dict[str, Any]]] = [
    (Condition.DEAD, {"dead": True}),
    (Condition.UNCONSCIOUS, {"sleep": Sleep.KNOCKED_OUT}),
    (Condition.DOWN, {"down": True}),
    (Condition.STUNNED, {"stunned_until": 1}),
    (Condition.BLINDED, {"blinded": True}),
    (Condition.GRAPPLED, {"grappled": 1}),
    (Condition.BURNING, {"burning": 4}),
    (Condition.DISARMED, {"main": -1, "off": -1}),
    (Condition.FLEEING, {"flees_until": 3}),
    (Condition.STARTLED, {"startled": 1}),
    (Condition.UNAWARE, {"alert": False}),
    (Condition.WAITING, {"waiting": True}),
    (Condition.OPENING, {"opening": Opening.MANOEUVRE, "opening_on": 1, "opening_until": 1}),
    (Condition.COVERED, {"cover": Cover.BODY}),
    (Condition.AIMING, {"aim_at": 1}),
    (Condition.AIDING, {"aids": 1}),
    (Condition.AIDING, {"aided": True}),
    (Condition.MAIMED, {"maimed": 1}),
    (Condition.POISONED, {"poison": 0, "poison_left": 2}),
    (Condition.TIRED, {"stamina": -1}),
    (Condition.AWAY, {"presence": Presence.AWAY}),
    (Condition.YIELDED, {"presence": Presence.YIELDED}),
    (Condition.LATE, {"presence": Presence.LATE}),
]


@pytest.mark.parametrize(("condition", "figures"), STATES, ids=[condition.name for condition, _ in STATES])
def test_conditions(condition: Condition, figures: dict[str, Any]) -> None:
    fight, _ = skirmish()
    fight.round, fight.moment = 1, 1
    me = fight.combatants[0]
    assert view.conditions(fight, me) == [Condition.BLEEDING]
    for name, figure in figures.items():
        setattr(me, name, figure)
    assert set(view.conditions(fight, me)) - {Condition.BLEEDING} == {condition}


def test_every_condition_is_tested() -> None:
    assert {condition for condition, _ in STATES} | {Condition.BLEEDING} == set(Condition)


@pytest.mark.clause("IH-18.1")
@pytest.mark.parametrize(
    ("points", "told"),
    [
        ({}, "none"),
        ({12: 9}, "none"),  # the head doesn't count
        (dict.fromkeys(range(12), 1), "light"),  # 6 in all
        ({4: 2}, "light"),
        ({5: 4}, "medium"),
        (dict.fromkeys((2, 3, 4, 5, 6, 7, 8, 9, 10, 11), 3), "medium"),  # thighs alone: 3 + 0 over two parts is 2
        ({0: 4, 2: 3}, "medium"),  # 7 over two parts of the leg is 4, halves up
        (dict.fromkeys(range(12), 4), "heavy"),  # 24 in all
        ({4: 6}, "heavy"),
    ],
)
def test_the_class_of_armour(points: dict[int, int], told: str) -> None:
    fight, _ = skirmish()
    me = fight.combatants[0]
    for k in range(13):
        me.points[k] = points.get(k, 0)
    assert view.armour_class(fight, me) == told


# ---- options --------------------------------------------------------------------------------------------------------


def options(decision: Decision, change: Change | None = None) -> dict[int, str]:
    """The names of the options that the first may be asked to choose from."""
    fight, roster = skirmish()
    if change is not None:
        change(fight)
    return dict(view.option_names(fight, roster, 0, decision))


def test_people_by_their_names() -> None:
    for decision in (Decision.TARGET, Decision.WHOM, Decision.PATIENT, Decision.REACT):
        assert options(decision) == {0: "Ragnar", 1: "Troll", NOBODY: "nobody"}


def test_items_by_their_names_and_those_of_a_kind_by_where_they_are() -> None:
    assert list(options(Decision.WEAPON).values())[:5] == [
        "long-sword",
        "round-shield",
        "dagger: belt",
        "dagger: belt",
        "long-bow",
    ]

    def two_in_hand(fight: Fight) -> None:
        fight.combatants[0].main, fight.combatants[0].dropped = 3, 1 << 2

    assert list(options(Decision.WEAPON, two_in_hand).values())[2:4] == ["dagger: ground", "dagger: main-hand"]


def test_a_defence_tells_what_it_parries_with() -> None:
    ways = options(Decision.DEFENCE)
    assert ways[Way.PARRY] == "parry: long-sword"
    assert ways[Way.PARRY_OFF] == "parry-off: round-shield"
    assert (ways[Way.DODGE], ways[Way.NONE]) == ("dodge", "none")
    assert options(Decision.MAIN_WAY)[MainWay.DUAL] == "dual"
    assert options(Decision.MAIN_WAY)[MainWay.PARRY_OFF] == "parry-off: round-shield"


def test_a_location_is_that_of_the_target() -> None:
    def at_the_troll(fight: Fight) -> None:
        fight.target = 1

    assert list(options(Decision.AIM, at_the_troll).values())[4:6] == ["abdomen", "chest"]
    assert options(Decision.LOCATION)[12] == "head"


def test_wounds_are_told_with_number_kind_points_and_place() -> None:
    assert options(Decision.WOUND) == {0: "1: stab 3, chest", 1: "2: bruise 2, head"}


def test_other_options() -> None:
    assert options(Decision.ACTION)[Action.CLEAR_EYES] == "clear-eyes"
    assert options(Decision.MANOEUVRE)[Manoeuvre.TORCH] == "set-alight"
    assert options(Decision.MANOEUVRE)[NOBODY] == "no-manoeuvre"
    assert options(Decision.COVER)[Cover.BODY_THIGH] == "cover-body-thigh"
    assert options(Decision.ARROW) == {0: "war-arrow", 1: "bodkin"}
    assert options(Decision.DROP) == {0: "main-hand", 1: "off-hand"}
    assert options(Decision.FACING) == options(Decision.DOOR) == dict(enumerate(("e", "se", "sw", "w", "nw", "ne")))
    assert options(Decision.COUNTER_MOVE) == {0: "no", 1: "yes"}


def test_a_hex_is_column_and_row_from_0() -> None:
    fight, roster = skirmish()
    assert view.value_name(fight, roster, Decision.PLACE, place_at(3, 4)) == "3,4"


# ---- figures, and what an exchange comes to -------------------------------------------------------------------------


def test_the_gm_sets_every_figure_and_the_view_shows_it() -> None:
    game = Game(encounter())
    shown = game.view()["combatants"][0]["figures"]
    assert set(view.FIGURES) - set(shown) == {f"hurt{k}" for k in range(14, 21)}
    for name in shown:
        value = {"alert": 0, "hurt6": 10}.get(name, 1)
        game.override("Ragnar", name, value, "a test")
        assert game.view()["combatants"][0]["figures"][name] == value
    assert game.view()["combatants"][0]["locations"][5]["hp"] == -5


@pytest.mark.parametrize(("figure", "value"), [("hurt6", 11), ("hurt14", 1), ("blood", 11), ("sleep", 4), ("down", 2)])
def test_a_figure_beyond_its_range_is_refused(figure: str, value: int) -> None:
    game = Game(encounter())
    with pytest.raises(WrongAnswer):
        game.override("Ragnar", figure, value, "a test")


@pytest.mark.clause("IH-1.2")
def test_figures_that_the_rules_take_beyond_the_gms_range_are_saved_too() -> None:
    game = Game(encounter(), seed=1)
    game.override("Ragnar", "stamina", -99)  # to come yet in this step
    data = json.loads(json.dumps(game.save()))
    one = data["checkpoint"]["state"]["combatants"][0]
    one |= {"initiative": -120, "blood": -150, "stamina": -101, "pain": 10_005}
    figures = Game.restore({**data, "rules": "others"}).view()["combatants"][0]["figures"]
    assert [figures[name] for name in ("initiative", "blood", "stamina", "pain")] == [-120, -150, -99, 10_005]


def test_what_an_exchange_comes_to() -> None:
    before, _ = skirmish()
    fight = clone(before)
    me = fight.combatants[0]
    me.hurt[2] += 4  # HP lost before it don't count
    me.blood, me.down, me.sleep, me.wear[1], me.dropped, me.pain = 7, True, Sleep.FAINTED, 2, 0b11, 10
    told = dict(zip(view.OUTCOME, view.result(before, fight, 1, 0), strict=True))
    assert told == {
        "defender_hurt": 4,
        "defender_blood": 3,
        "defender_bleeding": 1,
        "defender_pain": 10,
        "defender_down": 1,
        "defender_unconscious": 1,
        "defender_dead": 0,
        "defender_wear": 2,
        "defender_dropped": 2,
        "attacker_hurt": 0,
        "attacker_wear": 0,
        "attacker_dropped": 0,
    }
    assert all(type(value) is int for value in told.values())
