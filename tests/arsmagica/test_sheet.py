"""What people write: sheets and encounters, and the faults in them."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from affray.core.catalogue import Catalogue
from affray.core.documents import Document, Faults, parse, read
from affray.core.wording import validate
from affray.rulesets.arsmagica.being import points_for, score_for
from affray.rulesets.arsmagica.gear import FOLDER
from affray.rulesets.arsmagica.sheet import Combatant, Encounter, Joiner

from tests.written import Hunt, check_encounter_or_faults, check_read_back, damaged

ABILITIES = "brawl, single_weapon, great_weapon, thrown_weapon, bow"
ELSE = "isn't known here; did you mean"
EXAMPLES = Path(__file__).parents[2] / "examples/arsmagica"


def sheet(**written: Any) -> Combatant:
    """A combatant from what is written of it."""
    return validate(Combatant, Document({"name": "Ragnar", **written}))


HUNT = Hunt(Encounter, "arsmagica")
encounter, faults_of = HUNT.encounter, HUNT.faults_of


def faults_in(text: str) -> list[str]:
    """What is wrong with an encounter file."""
    return HUNT.faults_in(text, "bridge.yaml")


# Abilities and experience


@pytest.mark.clause("AM-2.5")
@pytest.mark.parametrize(("score", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28)])
@pytest.mark.parametrize("factor", [1, 5])
def test_a_score_costs_its_points(score: int, points: int, factor: int) -> None:
    assert points_for(score, factor) == points * factor


@pytest.mark.clause("AM-2.5")
@given(st.integers(0, 5000), st.sampled_from([1, 5]))
def test_the_score_is_the_highest_that_the_points_pay_for(points: int, factor: int) -> None:
    score = score_for(points, factor)
    assert points_for(score, factor) <= points < points_for(score + 1, factor)


@pytest.mark.clause("AM-2.4", "AM-2.5")
@pytest.mark.parametrize("factor", [1, 5])
@pytest.mark.parametrize(
    ("single", "shield", "merged"), [(3, 3, 4), (4, 4, 5), (5, 2, 5), (5, 5, 7), (4, 3, 5), (4, 0, 4)]
)
def test_single_weapon_and_weapon_and_shield_are_one_ability(
    single: int, shield: int, merged: int, factor: int
) -> None:
    made = sheet(abilities={"single_weapon": single, "weapon_and_shield": shield, "brawl": 2})
    assert made.score("single_weapon", factor) == made.score("weapon_and_shield", factor) == merged
    assert made.score("brawl", factor) == 2


@pytest.mark.clause("AM-2.4", "AM-2.5")
def test_the_worked_example_of_merging() -> None:
    made = sheet(abilities={"single_weapon": 4, "weapon_and_shield": 3})
    points = made.points("single_weapon", 1) + made.points("weapon_and_shield", 1)
    assert points == 10 + 6
    assert made.score("single_weapon", 1) == 5
    assert points - points_for(5, 1) == 1


@pytest.mark.clause("AM-2.4", "AM-2.5")
def test_experience_stands_in_place_of_scores() -> None:
    made = sheet(experience={"single_weapon": 12, "bow": 9}, abilities={"weapon_and_shield": 3})
    assert [made.score(name, 1) for name in ("single_weapon", "bow", "brawl")] == [5, 3, 0]
    assert [made.score(name, 5) for name in ("single_weapon", "bow")] == [
        3,
        1,
    ]  # 12 + 30 of 50 for a 4; 9 of 15 for a 2


def test_a_score_and_experience_in_one_ability_is_a_fault() -> None:
    (fault,) = faults_of({"name": "Ragnar", "experience": {"bow": 3}, "abilities": {"bow": 2}})
    assert fault == (
        "sides[0].combatants[0].experience.bow: bow has a score under abilities as well; write one of the two"
    )


# Catalogue names, with and without changes


def test_a_weapon_is_a_name_a_change_or_all_figures() -> None:
    own = {"name": "hook", "ability": "great_weapon", "hands": 2, "damage": 4, "load": 1.5}
    axe, better, hook = sheet(weapons=["axe", {"weapon": "Axe", "attack": 5, "name": "Biter"}, own]).weapons
    assert (axe.name, axe.ability, axe.initiative, axe.attack, axe.damage, axe.load) == (
        "axe",
        "single_weapon",
        1,
        4,
        6,
        1,
    )
    assert (better.name, better.attack, better.damage) == ("Biter", 5, 6)
    assert (hook.name, hook.hands, hook.damage, hook.load) == ("hook", 2, 4, 1.5)


def test_shields_armour_and_spells_by_name_or_figures() -> None:
    made = sheet(shield="heater-shield", armour={"armour": "chain", "cover": "partial"}, spells=["turning-wind"])
    assert made.shield is not None
    assert made.armour is not None
    assert (made.shield.defence, made.armour.protection, made.armour.load) == (3, 6, 4)
    assert (made.spells[0].form, made.spells[0].cancels) == ("auram", 1)
    made = sheet(armour={"name": "chain", "protection": 12, "load": 6})
    assert made.armour is not None
    assert (made.armour.name, made.armour.protection) == ("chain", 12)


@pytest.mark.parametrize(("armour", "protection"), [("chain", 9), ("quilted", 1), ("heavy-leather", 2)])
def test_armour_by_its_bare_name_covers_as_much_as_it_can(armour: str, protection: int) -> None:
    made = sheet(armour=armour)
    assert made.armour is not None
    assert made.armour.protection == protection


def test_a_creature_with_changes() -> None:
    wolf = sheet(creature="wolf", characteristics={"strength": 2}, weapons=["claws"], armour=None)
    assert (wolf.characteristics.quickness, wolf.characteristics.strength) == (3, 2)
    assert [weapon.name for weapon in wolf.weapons] == ["claws"]
    assert wolf.armour is None
    assert wolf.abilities.brawl == 4
    assert sheet(creature="wolf", experience={"brawl": 6}).score("brawl", 1) == 3


@pytest.mark.clause("AM-4.4")
@pytest.mark.parametrize(("size", "hurt"), [(-1, 0), (0, 1), (1, 2), (2, 2), (3, 2)])
def test_body_levels_go_by_size(size: int, hurt: int) -> None:
    ladder = sheet(characteristics={"size": size}).levels.body
    assert ladder is not None
    assert [level.level for level in ladder.levels].count("hurt") == hurt


@pytest.mark.clause("AM-4.4")
def test_levels_may_be_written_or_named() -> None:
    levels = [{"level": "whole"}, {"level": "broken", "out": True}, {"level": "dust", "out": True}]
    made = sheet(levels={"body": {"kind": "body", "levels": levels}, "fatigue": "tireless"})
    assert made.levels.body is not None
    assert [level.level for level in made.levels.body.levels] == ["whole", "broken", "dust"]
    assert made.levels.fatigue is not None
    assert len(made.levels.fatigue.levels) == 1
    body = sheet(levels={"body": "huge"}).levels.body
    assert body is not None
    assert len(body.levels) == 10


# Faults


def test_every_fault_of_a_file_comes_at_once_with_its_place() -> None:
    text = """ruleset: arsmagica
distance: near
options: {botch_cost_action: true, encumbrance: heavy}
sides:
  - name: Heroes
    combatants:
      - name: Ragnar
        abilities: {single_weapon: ten, bow: 31}
        weapons: [long-swrd, {weapon: axe, atack: 3}, {name: hook}]
        armour: {armour: quilted, cover: full}
        levels: {body: humon}
        guards: Ysolde
      - {creature: wolfe}
  - name: Wolves
    combatants: []
"""
    told = [fault.removeprefix("bridge.yaml:").split(": ", 2) for fault in faults_in(text)]
    assert [(place, path.rpartition(".")[2], words) for place, path, words in told] == [
        ("2:11", "distance", "a whole number from 0 to 10000 is wanted, not 'near'"),
        ("3:11", "botch_cost_action", f"the key botch_cost_action {ELSE} botch_costs_action?"),
        ("3:49", "encumbrance", "one of burden, loads is wanted, not 'heavy'"),
        ("8:36", "single_weapon", "a whole number from 0 to 30 is wanted, not 'ten'"),
        ("8:46", "bow", "a whole number from 0 to 30 is wanted, not 31"),
        ("9:19", "weapons[0]", "there is no weapon 'long-swrd'; did you mean long-sword or long-spear or long-bow?"),
        ("9:44", "atack", f"the key atack {ELSE} attack?"),
        ("9:55", "weapons[2]", f"'ability' is missing: one of {ABILITIES} is wanted"),
        ("10:42", "cover", "quilted armour covers no other way than partial"),
        ("11:24", "body", "there is no ladder of levels 'humon'; did you mean human?"),
        ("12:17", "guards", "there is no friend called 'Ysolde'; there are wolfe"),
        ("13:20", "creature", "there is no creature 'wolfe'; did you mean wolf?"),
        ("15:17", "combatants", "a list of 1 to 62 items is wanted, not an empty list"),
    ]


def test_two_sides_are_wanted() -> None:
    sides = "ruleset: arsmagica\nsides: [{name: A, combatants: [{name: X}]}]\n"
    assert faults_in(sides) == ["bridge.yaml:2:8: sides: a list of 2 to 62 items is wanted, not a list of 1"]


@pytest.mark.parametrize(
    ("combatants", "fault"),
    [
        ([{}, {"name": "A"}], "[1].name: there is somebody called A already; each needs a name of its own"),
        (
            [{"count": 3}, {"name": "A 2"}],
            "[1].name: there is somebody called A 2 already; each needs a name of its own",
        ),
        ([{"guards": "A"}], "[0].guards: nobody guards itself; the name of a friend is wanted"),
        ([{"guards": "Wolf"}], "[0].guards: there is no friend called 'Wolf'"),
        (
            [{"guards": "B"}, {"name": "B", "guards": "C"}, {"name": "C"}],
            "[1].guards: who is guarded guards nobody (AM-4.9)",
        ),
        ([{"group": "Wolves"}], "[0].group: Wolves belongs to another side; a group has one side"),
        ([{"wounds": 5}], "[0].wounds: 5 levels down it would be out already; at most 4 are possible"),
        ([{"fatigue": 5}], "[0].fatigue: 5 levels down it would be out already; at most 4 are possible"),
        ([{"other_load": 0.25}], "[0].other_load: loads are counted in tenths: 0.2, not 0.25"),
        ([{"name": ""}], "[0].name: text of 1 to 60 characters in one line is wanted, not ''"),
        ([{"name": "A"}, {"name": "a"}], "[1].name: there is somebody called a already; each needs a name of its own"),
        ([{"weapons": ["axe"] * 6}], "[0].weapons: a list of at most 5 items is wanted, not a list of 6"),
        ([{"spells": ["turning-wind"] * 9}], "[0].spells: a list of at most 8 items is wanted, not a list of 9"),
        (
            [{"levels": {"fatigue": "tiny"}}],
            "[0].levels.fatigue: these are levels of body; levels of fatigue are wanted",
        ),
    ],
)
def test_faults_of_combatants(combatants: list[Any], fault: str) -> None:
    assert faults_of(*({"name": "A", **each} for each in combatants)) == [f"sides[0].combatants{fault}"]


def test_at_most_62_combatants() -> None:
    assert len(list(encounter({"name": "A", "count": 61}).members())) == 62
    assert faults_of({"name": "A", "count": 62}) == ["sides: there are 63 combatants; at most 62 are possible"]


def test_a_side_is_not_called_as_another_or_draw() -> None:
    sides = [{"name": name, "combatants": [{"name": f"X{k}"}]} for k, name in enumerate(("A", "A", "draw"))]
    with pytest.raises(Faults) as caught:
        Encounter.model_validate({"ruleset": "arsmagica", "sides": sides})
    assert [str(fault) for fault in caught.value.faults] == [
        "sides[1].name: there is a side called A already; each needs a name of its own",
        "sides[2].name: 'draw' is how a fight without a winner is told; another name is wanted",
    ]


@pytest.mark.clause("AM-4.8")
def test_no_distance_is_longer_than_the_way_round() -> None:
    between = [(["Heroes", "Wolves"], 2), (["Heroes", "rear"], 3), (["Wolves", "rear"], 6)]
    distances = [{"between": pair, "paces": paces} for pair, paces in between]
    assert faults_of({"name": "A"}, {"name": "B", "group": "rear"}, distances=distances) == [
        "distances[2].paces: by way of Heroes it is 5 paces; at most that is possible"
    ]
    distances[2]["paces"] = 5
    encounter({"name": "A"}, {"name": "B", "group": "rear"}, distances=distances)


def test_distances_are_between_groups_that_are_there() -> None:
    written = [["Heroes", "Wolfs"], ["rear", "rear"], ["rear", "Wolves"], ["Wolves", "rear"]]
    distances = [{"between": between, "paces": 9} for between in written]
    assert faults_of({"name": "A", "group": "rear"}, distances=distances) == [
        "distances[0].between[1]: there is no group or side 'Wolfs'; did you mean Wolves?",
        "distances[1].between: a group has no distance to itself; two groups are wanted",
        "distances[3].between: the distance between these two is there already",
    ]


@pytest.mark.parametrize(
    ("spell", "fault"),
    [
        ({"effect": "ward", "damage": 3}, ".damage: a ward has no damage; it has soak or cancels"),
        ({"effect": "harm", "penalty": 3}, ".penalty: harm has no penalty; it has damage"),
        ({"effect": "hinder"}, ": a hindrance does nothing without lost_turns or penalty"),
        ({"effect": "aid", "cancels": 1}, ".cancels: an aid has no cancels; it has attack or defence or soak"),
    ],
)
@pytest.mark.clause("AM-6.6")
def test_a_spell_has_what_its_effect_needs(spell: dict[str, Any], fault: str) -> None:
    whole = {"name": "x", "technique": "creo", "form": "ignem", "level": 5, **spell}
    assert faults_of({"name": "A", "spells": [whole]}) == [f"sides[0].combatants[0].spells[0]{fault}"]


@pytest.mark.parametrize(
    ("levels", "fault"),
    [
        ([{"level": "a"}, {"level": "b", "out": True}], "a body has at least two levels marked 'out: true'"),
        ([{"level": "a", "out": True}, {"level": "b"}, {"level": "c", "out": True}], "come last, after at least one"),
    ],
)
@pytest.mark.clause("AM-4.4")
def test_a_body_ends_with_incapacitated_and_dead(levels: list[Any], fault: str) -> None:
    (found,) = faults_of({"name": "A", "levels": {"body": {"kind": "body", "levels": levels}}})
    assert fault in found


@pytest.mark.clause("AM-4.4")
def test_so_many_different_ladders_have_room() -> None:
    def being(k: int) -> dict[str, Any]:
        levels = [{"level": f"L{k}"}, {"level": "down", "out": True}, {"level": "dead", "out": True}]
        return {"name": f"X{k}", "levels": {"body": {"kind": "body", "levels": levels}}}

    assert (
        len(encounter(*(being(k) for k in range(14))).sides) == 2
    )  # the wolf has one of its own, and all share one of fatigue
    assert faults_of(*(being(k) for k in range(15))) == [
        "there are 17 different ladders of levels; at most 16 are possible"
    ]


def test_what_has_the_wrong_shape_is_a_fault_and_nothing_else_is() -> None:
    for wrong in (
        5,
        "x",
        None,
        [5],
        [{"name": 5, "combatants": 5}],
        [{"combatants": [5, [], {"count": "x", "group": 5}]}],
    ):
        with pytest.raises(Faults):
            Encounter.model_validate({"ruleset": "arsmagica", "sides": wrong, "distances": wrong, "catalogue": wrong})


# A group's own catalogue

OWN = """
weapons:
  moon-blade: {name: moon blade, ability: single_weapon, attack: 9, damage: 9, load: 1}
  axe: {name: our axe, ability: great_weapon, damage: 20}
armour:
  chain: {name: chain mail, full: {protection: 12, load: 6}}
creatures:
  moon-knight: {name: Moon knight, weapons: [moon-blade], armour: chain}
"""


def test_a_groups_own_catalogue_in_a_file(tmp_path: Path) -> None:
    (tmp_path / "ours.yaml").write_text(OWN)
    (tmp_path / "moon.yaml").write_text(
        "ruleset: arsmagica\ncatalogue: [ours.yaml]\nsides:\n  - {name: A, combatants: [{creature: moon-knight}]}\n"
        "  - {name: B, combatants: [{creature: wolf, weapons: [axe]}]}\n"
    )
    made = Encounter.of(read(tmp_path / "moon.yaml"))
    knight, wolf = (side.combatants[0] for side in made.sides)
    assert knight.name == "Moon knight"
    assert knight.weapons[0].attack == 9
    assert knight.armour is not None
    assert knight.armour.protection == 12
    assert wolf.weapons[0].damage == 20
    (tmp_path / "ours.yaml").unlink()
    again = Encounter.model_validate(made.model_dump(mode="json", exclude_defaults=True))  # as a saved fight has it
    assert again == made
    joiner = again.joiner({"creature": "moon-knight", "name": "Late", "side": "A"})
    assert isinstance(joiner, Joiner)
    assert joiner.weapons[0].name == "moon blade"


def test_a_groups_own_catalogue_in_the_encounter_itself() -> None:
    hero = {"name": "A", "weapons": ["moon-blade"]}
    assert encounter(hero, catalogue=[parse(OWN).data]).sides[0].combatants[0].weapons[0].damage == 9
    broken = {"weapons": {"moon-blade": {"name": "moon blade", "ability": "sword"}}}
    assert faults_of(hero, catalogue=[broken])[0] == (
        f"catalogue[0].weapons.moon-blade.ability: one of {ABILITIES} is wanted, not 'sword'"
    )


# Whole encounters


@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.yaml")), ids=lambda file: file.stem)
def test_the_examples_are_sound_and_can_be_written_out_and_read_back(file: Path) -> None:
    check_read_back(Encounter.of(read(file)))


def names_of(table: str) -> st.SearchStrategy[str]:
    return st.sampled_from(Catalogue(FOLDER).names(table))


WEAPON = names_of("weapons") | st.builds(lambda name: {"weapon": name, "attack": 0}, names_of("weapons"))
COMBATANT = st.fixed_dictionaries(
    {
        "characteristics": st.fixed_dictionaries(
            {}, optional={"size": st.integers(-2, 3), "strength": st.integers(-3, 3)}
        )
    },
    optional={
        "creature": names_of("creatures"),
        "abilities": st.fixed_dictionaries({}, optional={"brawl": st.integers(0, 6), "bow": st.integers(0, 6)}),
        "experience": st.fixed_dictionaries({}, optional={"single_weapon": st.integers(0, 90) | st.none()}),
        "weapons": st.lists(WEAPON, max_size=5),
        "shield": st.none() | names_of("shields"),
        "armour": st.none() | names_of("armour"),
        "spells": st.lists(names_of("spells"), max_size=8),
        "mounted": st.booleans(),
        "tactics": st.sampled_from(["bold", "careful", "coward", "mindless"]),
        "levels": st.just({"fatigue": "tireless"}),
    },
)


@settings(max_examples=40)
@given(st.lists(COMBATANT, min_size=1, max_size=4))
def test_any_encounter_can_be_written_out_and_read_back(combatants: list[dict[str, Any]]) -> None:
    named = [{**each, "name": f"X{k}"} for k, each in enumerate(combatants)]
    before = deepcopy(named)
    made = encounter(*named)
    assert named == before
    check_read_back(made)


DUEL = (EXAMPLES / "duel.yaml").read_text("utf-8")


@settings(max_examples=60)
@given(damaged(DUEL))
def test_a_damaged_file_gives_an_encounter_or_faults(text: str) -> None:
    check_encounter_or_faults(Encounter, text)


def test_an_encounter_with_other_values() -> None:
    made = encounter({"name": "Ragnar", "weapons": ["long-sword"]}, {"name": "Brigand", "count": 3})
    other = made.changed(
        {"Ragnar.weapons.long sword.attack": 9, "options.xp_factor": 5, "Brigand.characteristics.size": 1}
    )
    ragnar, brigand = other.sides[0].combatants
    assert (ragnar.weapons[0].attack, brigand.characteristics.size, other.options.xp_factor) == (9, 1, 5)
    assert made.sides[0].combatants[0].weapons[0].attack == 4
    assert made.changed({}) == made
    with pytest.raises(Faults) as caught:
        made.changed({"Ragnar.abilities.bwo": 3, "options.range_step": 1})
    assert str(caught.value) == "Ragnar.abilities.bwo: there is no 'bwo'; did you mean bow?"
    with pytest.raises(Faults, match=r"options\.range_step: a whole number from -20 to 0 is wanted, not 1"):
        made.changed({"options.range_step": 1})
