"""Encounter files of any ruleset: loading, checking, the first one to start from, and their schema."""

from __future__ import annotations

import json
from pathlib import Path
from types import NoneType
from typing import Any, get_args

import pytest

from affray.core.catalogue import Shelf
from affray.core.documents import Document, Faults, parse
from affray.core.ruleset import ruleset, rulesets
from affray.encounters import Encounter, check, load, schema, template

EXAMPLES = Path(__file__).parents[1] / "examples"


def test_a_file_finds_the_class_of_its_ruleset() -> None:
    made = load(EXAMPLES / "arsmagica/duel.yaml")
    assert type(made).__module__ == "affray.rulesets.arsmagica.sheet"
    assert isinstance(made, Encounter)
    assert Encounter.model_validate(made.model_dump(mode="json")) == made
    assert Encounter.model_validate(made) is made


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"ruleset": "arsmagika"}, "ruleset: there is no ruleset 'arsmagika'; did you mean arsmagica?"),
        ({"ruleset": 5}, "ruleset: there is no ruleset 5"),
        ({"ruleset": ["arsmagica"]}, "ruleset: there is no ruleset a list of 1"),
        ({}, "'ruleset' is missing: one of "),
        ([], "an encounter is a mapping (key: value), not an empty list"),
        (None, "an encounter is a mapping (key: value), not nothing"),
    ],
)
def test_without_a_known_ruleset_it_says_so(data: Any, said: str) -> None:
    with pytest.raises(Faults) as caught:
        Encounter.model_validate(data)
    assert str(caught.value).startswith(said)


def test_check_gives_the_faults(tmp_path: Path) -> None:
    assert check(EXAMPLES / "arsmagica/duel.yaml") == []
    (tmp_path / "x.yaml").write_text("ruleset: arsmagica\nsides: []\n")
    (fault,) = check(tmp_path / "x.yaml")
    assert (fault.line, fault.column, fault.path) == (2, 8, "sides")
    (missing,) = check(tmp_path / "y.yaml")
    assert missing.message.startswith("there is no such file")


def test_the_template_is_an_encounter_as_it_is() -> None:
    text = template("arsmagica")
    made = Encounter.of(parse(text))
    assert len(made.model_dump()["sides"]) == 2
    assert text.count("#") > 20
    with pytest.raises(Faults, match="there is no ruleset 'arsmagico'; did you mean arsmagica"):
        template("arsmagico")


def test_what_the_template_has_as_choices_not_taken_is_sound_too() -> None:
    lines = template("arsmagica").splitlines()
    taken = ("# round_limit:", "# options:", "#   botch", "#   initi", "#   encum", "#   xp_f", "# group:", "# joins:")
    chosen = [line.replace("# ", "", 1) if line.lstrip().startswith(taken) else line for line in lines]
    made: Any = Encounter.of(parse("\n".join(chosen)))
    assert (made.round_limit, made.options.xp_factor) == (100, 1)
    assert (made.sides[0].combatants[1].group, made.sides[0].combatants[1].joins) == ("rear", 2)


def keys_of(made: dict[str, Any], here: dict[str, Any]) -> set[str]:
    """All keys that a schema knows anywhere."""
    found = {*here.get("properties", {})}
    for inner in [*here.get("properties", {}).values(), *here.get("$defs", {}).values()]:
        found |= keys_of(made, inner)
    return found


def test_the_schema_knows_and_explains_every_key() -> None:
    made = schema("arsmagica")
    assert made["$schema"].startswith("https://json-schema.org/")
    assert made["required"] == ["ruleset", "sides"]
    assert {"sides", "weapons", "creature", "loading", "botch_costs_action", "experience"} <= keys_of(made, made)
    weapons = made["$defs"]["Combatant"]["properties"]["weapons"]["items"]
    assert [branch.get("type", "object") for branch in weapons["anyOf"]] == ["string", "object"]
    for name, part in made["$defs"].items():
        if name not in ("Arts", "Experience"):
            assert all("description" in shape for shape in part.get("properties", {}).values()), name
        assert part["additionalProperties"] is False or "properties" not in part
    with pytest.raises(Faults, match="there is no ruleset 'x'"):
        schema("x")


@pytest.mark.parametrize("name", rulesets())
def test_a_ruleset_says_which_grids_its_maps_may_have(name: str) -> None:
    fields: Any = ruleset(name).encounter().model_fields
    written = fields["map"].annotation if "map" in fields else NoneType
    plans = get_args(written) or (written,)
    kinds = [plan.model_fields["grid"].annotation for plan in plans if plan is not NoneType]
    assert [*ruleset(name).grids] == [grid for kind in kinds for grid in get_args(kind)]


MOON = {"name": "moon blade", "ability": "single_weapon", "damage": 9}
SHELF = {"weapons": {"moon-blade": MOON, "sun-blade": MOON, "long-sword": MOON}}


def armed(*weapons: str, **rest: Any) -> dict[str, Any]:
    sides = [{"name": name, "combatants": [{"name": name, "weapons": [*weapons]}]} for name in ("A", "B")]
    return {"ruleset": "arsmagica", "sides": sides, **rest}


def test_what_an_encounter_names_of_a_shelf_is_put_into_its_catalogue() -> None:
    shelf = Shelf(SHELF)
    made: Any = Encounter.of(Document(armed("moon blade", "long-sword")), shelf)
    assert [weapon.damage for weapon in made.sides[0].combatants[0].weapons] == [9, 6]
    assert [tables.model_dump(exclude_defaults=True) for tables in made.catalogue] == [
        {"weapons": {"moon-blade": MOON}}
    ]
    assert shelf.taken == {"weapons": {"moon-blade": MOON}}
    again = Encounter.model_validate(made.model_dump(mode="json", exclude_defaults=True))
    assert again == made


def test_an_own_entry_comes_before_that_of_a_shelf_and_what_nobody_names_stays_there() -> None:
    own = {"weapons": {"moon-blade": {**MOON, "damage": 1}}}
    shelf = Shelf(SHELF)
    made: Any = Encounter.of(Document(armed("moon-blade", catalogue=[own])), shelf)
    assert made.sides[0].combatants[0].weapons[0].damage == 1
    assert (len(made.catalogue), shelf.taken) == (1, {})


def test_a_shelf_offers_its_names_and_what_it_lacks_too_is_told() -> None:
    with pytest.raises(Faults) as caught:
        Encounter.of(Document(armed("moon-blad")), Shelf(SHELF))
    assert "there is no weapon 'moon-blad'; did you mean moon-blade or sun-blade?" in str(caught.value)
    with pytest.raises(Faults, match="there is no weapon 'moon-blade'"):
        Encounter.of(Document(armed("moon-blade")), Shelf({}))


def test_an_entry_of_a_shelf_that_is_not_sound_is_told() -> None:
    with pytest.raises(Faults, match="a whole number from -20 to 100 is wanted, not 'much'"):
        Encounter.of(Document(armed("moon-blade")), Shelf({"weapons": {"moon-blade": {**MOON, "damage": "much"}}}))


def test_a_file_is_read_with_a_shelf(tmp_path: Path) -> None:
    (tmp_path / "x.yaml").write_text(json.dumps(armed("moon-blade")))
    assert load(tmp_path / "x.yaml", Shelf(SHELF)).title == ""
