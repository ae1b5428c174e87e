"""The words of forms: every field of every ruleset in every language, catalogues by their names, faults in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from affray.core.ruleset import rulesets
from affray.core.said import Said
from affray.core.texts import LANGUAGES, Texts, slug
from affray.web.drafts import Draft, known_ruleset, sheet_faults
from affray.web.encounter_form import EncounterForm
from affray.web.forms import Builder, Field
from affray.web.library_parts import Labels
from affray.web.sheet_pages import sheet_form

from tests.web.library.test_forms import catalogue

RULESETS = [name for name in rulesets() if (known_ruleset(name).folder / "texts" / "forms").is_dir()]
OTHERS = LANGUAGES[1:]


def schemas(rules: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each object that people write, by the title of its schema."""
    kind: Any = known_ruleset(rules).encounter()
    for shape in (kind, kind.joiner_shape):
        whole = shape.model_json_schema()
        for schema in (whole, *whole["$defs"].values()):
            if "properties" in schema:
                yield schema["title"], schema


def fields(rules: str) -> set[tuple[str, str, bool]]:
    """The fields: whose, how they are called, whether they mean anything more."""
    return {
        (owner, name, "description" in each)
        for owner, schema in schemas(rules)
        for name, each in schema["properties"].items()
    }


def values(schema: Any) -> Iterator[str]:
    """The words that may be chosen, as values or as keys of tables."""
    if isinstance(schema, dict):
        yield from (each for each in schema.get("enum", ()) if isinstance(each, str))
        for each in schema.values():
            yield from values(each)
    elif isinstance(schema, list):
        for each in schema:
            yield from values(each)


def written(folder: Path, language: str) -> dict[str, ast.Message]:
    parsed = FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8"))
    assert not [each for each in parsed.body if isinstance(each, ast.Junk)]
    found = [each for each in parsed.body if isinstance(each, ast.Message)]
    assert len({each.id.name for each in found}) == len(found)
    return {each.id.name: each for each in found}


def test_the_rulesets_that_come_with_it_have_such_texts() -> None:
    assert {"aanvallen", "arsmagica", "iskuhetki", "rolemaster"} <= set(RULESETS)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("rules", RULESETS)
def test_every_field_has_a_name_and_what_it_means(rules: str, language: str) -> None:
    words = Labels(known_ruleset(rules), language)
    for owner, name, described in sorted(fields(rules)):
        keys = [f"field-{slug(owner.removesuffix('Entry'))}-{slug(name)}", f"field-{slug(name)}"]
        known = [each.known(key) for each in (words.forms, words.page) for key in keys]
        assert any(known), (owner, name)
        assert words.help(owner, name) or not described, (owner, name)


@pytest.mark.parametrize("rules", RULESETS)
def test_in_english_the_schema_says_what_a_field_means(rules: str) -> None:
    words = Labels(known_ruleset(rules), "en")
    for owner, name, _ in fields(rules):
        assert words.label(owner, name)[:1].isupper() or words.label(owner, name)[:1].isdigit()
        assert words.help(owner, name) == ""


def flags(field: Field) -> Iterator[Field]:
    return (each for each in parts(field) if each.kind == "flag")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", RULESETS)
def test_no_flag_tells_its_default_in_words_of_its_own(rules: str, language: str) -> None:
    """The page tells it, by the schema: of a switch whether it is on, else what stands where nothing is chosen."""
    builder = Builder(catalogue(rules), Labels(known_ruleset(rules), language))
    kind: Any = known_ruleset(rules).encounter()
    whole = kind.model_json_schema()
    made = builder.form(whole, whole, "e", (), {"sides": [{"combatants": [{"weapons": [{}]}]}]})
    found = list(flags(made))
    assert len(found) > 5
    for each in found:
        said = re.search("Default|Oletu[sk]|Standaard|Normalt", each.help)
        assert not said or "default" not in each.shape.schema or each.shape.schema["default"] is None, each.help
        assert each.usual in ("true", "false") or each.shape.nullable


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("rules", RULESETS)
def test_every_value_to_choose_has_words(rules: str, language: str) -> None:
    words = Labels(known_ruleset(rules), language)
    for value in {each for _, schema in schemas(rules) for each in values(schema.get("properties"))}:
        keys = (f"value-{slug(value)}", f"field-{slug(value)}")
        own = (f"option-{slug(value)}", f"thing-{slug(value)}")
        found = any(each.known(key) for each in (words.forms, words.page) for key in keys)
        assert found or any(map(words.rules.known, own)), value


@pytest.mark.parametrize("rules", RULESETS)
def test_no_text_is_for_a_field_that_there_isnt_and_all_languages_have_the_same(rules: str) -> None:
    folder = known_ruleset(rules).folder / "texts" / "forms"
    known = {"value-" + slug(each) for _, schema in schemas(rules) for each in values(schema.get("properties"))}
    for owner, name, _ in fields(rules):
        known |= {f"field-{slug(owner.removesuffix('Entry'))}-{slug(name)}", f"field-{slug(name)}"}
    for language in LANGUAGES:
        assert set(written(folder, language)) <= known
    for language in OTHERS:
        found, first = written(folder, language), written(folder, OTHERS[0])
        assert found.keys() == first.keys()
        assert set(written(folder, "en")) <= found.keys()
        for key, message in found.items():
            assert len(message.attributes) == len(first[key].attributes), key


def parts(field: Field) -> Iterator[Field]:
    yield field
    for each in field.parts:
        yield from parts(each)


@pytest.mark.parametrize(
    ("language", "name", "sword", "helps"),
    [("en", "Dodge", "long sword", "Dodging. Default: DEX x 2."), ("fi", "Väistö", "pitkämiekka", "Väistäminen."),
     ("nl", "Ontwijken", "lang zwaard", "Ontwijken."), ("da", "Undvigelse", "langsværd", "At undvige.")],
)  # fmt: skip
def test_a_sheet_speaks_the_viewers_language(language: str, name: str, sword: str, helps: str) -> None:
    sheet = {"creature": "wolf", "weapons": [{"weapon": "long sword"}]}
    form, offers, _ = sheet_form("iskuhetki", sheet, [], catalogue("iskuhetki"), language)
    named = {each.name: each for each in parts(form)}
    assert named["s/skills/dodge"].label == name
    assert named["s/skills/dodge"].help.startswith(helps)
    assert named["s/skills/dodge"].clauses == ["IH-3.9"]
    weapon = named["s/weapons/0/weapon"]
    assert dict(weapon.choices)[str(weapon.value)].casefold() == sword  # as it is written, not by its key
    assert named["s/weapons/0"].title.casefold() == sword
    assert dict(offers["weapons"])["long-sword"].casefold() == sword


@pytest.mark.parametrize(
    ("language", "places", "talents"),
    [("en", ["chest", "hand"], "BE (dexterity)"), ("fi", ["rinta", "käsi"], "BE (kätevyys)"),
     ("nl", ["borst", "hand"], "BE (behendigheid)"), ("da", ["bryst", "hånd"], "BE (fingerfærdighed)")],
)  # fmt: skip
def test_the_keys_of_a_table_are_chosen_by_their_words(language: str, places: list[str], talents: str) -> None:
    own = {"name": "coat", "places": {"chest": 2, "hand": 1}}
    form, _, _ = sheet_form("aanvallen", {"name": "A", "armour": [own]}, [], catalogue("aanvallen"), language)
    named = {each.name: each for each in parts(form)}
    assert named["s/armour/0/places"].key_words == places
    assert "chest" not in dict(named["s/armour/0/places"].free_keys)
    assert len(named["s/armour/0/places"].free_keys) == 14
    assert dict(named["s/wounds"].free_keys)["BE"] == talents


@pytest.mark.parametrize("rules", RULESETS)
def test_creatures_go_by_names_of_their_own_in_every_language(rules: str) -> None:
    book = catalogue(rules)
    shipped = {key: str(book.entry("creatures", key)["name"]) for key in book.names("creatures")}
    for language in LANGUAGES:
        found = dict(Builder(book, Labels(known_ruleset(rules), language)).entries("creatures"))
        assert len(set(found.values())) == len(found) == len(shipped)
        if language == "en":
            assert found == shipped
        else:
            assert all(Texts(known_ruleset(rules), language).known(f"thing-{slug(key)}") for key in found)


def test_entries_stand_in_the_order_of_their_names_and_what_is_none_of_them_stays() -> None:
    builder = Builder(catalogue("iskuhetki"), Labels(known_ruleset("iskuhetki"), "fi"))
    found = [name.casefold() for _, name in builder.entries("weapons")]
    assert found == sorted(found)
    form, _, _ = sheet_form("iskuhetki", {"weapons": ["lihtsapel"]}, [], catalogue("iskuhetki"), "fi")
    weapon = next(each for each in parts(form) if each.name == "s/weapons/0/weapon")
    assert weapon.choices[0] == ("lihtsapel", "lihtsapel")


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "a whole number from 0 to 300 is wanted, not 'lots'"),
     ("fi", "tähän tarvitaan kokonaisluku väliltä 0–300, ei 'lots'"),
     ("nl", "hier hoort een geheel getal van 0 tot 300, niet 'lots'"),
     ("da", "her skal stå et helt tal fra 0 til 300, ikke 'lots'")],
)  # fmt: skip
def test_a_fault_is_told_in_the_viewers_language(language: str, words: str) -> None:
    sheet = {"name": "A", "skills": {"dodge": "lots"}}
    form, _, left = sheet_form("iskuhetki", sheet, sheet_faults("iskuhetki", sheet), catalogue("iskuhetki"), language)
    assert left == []
    assert [fault for each in parts(form) for fault in each.faults] == [words]


WRONG: dict[str, Any] = {
    "missing": {"weapons": ["dagger"]},
    "wanted": {"name": "A", "tactics": "brave"},
    "unknown": {"name": "A", "creature": "woolf"},
    "unknown-key": {"name": "A", "dexterty": 3},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", WRONG)
def test_the_most_common_faults_have_words_in_every_language(key: str, language: str) -> None:
    faults = [each.message for each in sheet_faults("iskuhetki", WRONG[key])]
    words = Labels(known_ruleset("iskuhetki"), language)
    (found,) = [each for each in faults if isinstance(each, Said) and each.key == key]
    said = words.fault(found)
    assert "fault" not in said
    assert "{" not in said
    assert (said == str(found)) <= (language == "en")
    assert words.fault("a fault of one rule") == "a fault of one rule"


@pytest.mark.parametrize(
    ("language", "near", "few"),
    [("en", "there is no creature 'woolf'; did you mean wolf?", "there is no spell 'x'; there are "),
     ("fi", "olentoa 'woolf' ei ole; tarkoititko wolf?", "loitsua 'x' ei ole; tunnettuja ovat "),
     ("nl", "er is geen wezen 'woolf'; was wolf bedoeld?", "er is geen spreuk 'x'; er zijn "),
     ("da", "der er intet væsen 'woolf'; mentes der wolf?", "der er ingen besværgelse 'x'; der er ")],
)  # fmt: skip
def test_of_a_name_that_isnt_known_the_kind_is_told_and_what_there_is(language: str, near: str, few: str) -> None:
    (fault,) = sheet_faults("iskuhetki", {"creature": "woolf"})
    assert Labels(known_ruleset("iskuhetki"), language).fault(fault.message) == near
    (fault,) = sheet_faults("arsmagica", {"name": "A", "spells": ["x"]})
    assert Labels(known_ruleset("arsmagica"), language).fault(fault.message).startswith(few)


BOW, SWORD = {"weapon": "long-bow"}, {"weapon": "long-sword"}
OWN: list[tuple[str, dict[str, Any]]] = [
    ("iskuhetki", {"name": "A", "weapons": [{**SWORD, "ready": "loaded"}]}),
    ("iskuhetki", {"name": "A", "weapons": [{**BOW, "arrows": [], "ready": "aimed"}]}),
    ("iskuhetki", {"name": "A", "weapons": [{**BOW, "arrows": [{"arrow": "bolt"}]}]}),
    ("iskuhetki", {"name": "A", "weapons": [{**SWORD, "bands": [1, 2, 3]}, {**BOW, "bands": [3, 2, 1]}]}),
    ("iskuhetki", {"name": "A", "weapons": [{**SWORD, "damage": "lots"}, {**SWORD, "location": "head"}]}),
    ("iskuhetki", {"name": "A", "weapons": [{**SWORD, "hand": "main"}, {**SWORD, "hand": "main"}]}),
    ("iskuhetki", {"name": "A", "weapons": [{**SWORD, "hand": "belt", "ready": "empty"}, {**BOW, "parry": 40}]}),
    ("iskuhetki", {"name": "A", "damage": {"head": 99}, "blood_now": 99, "stamina_now": 999}),
    ("iskuhetki", {"name": "A", "damage": {"tail": 1}}),
    ("iskuhetki", {"creature": "wolf", "weapons": ["long-sword"]}),
    ("iskuhetki", {"name": "A", "armour": [{"armour": "leather-cap", "locations": ["tail"]}]}),
    ("iskuhetki", {"name": "A", "damage_bonus": "much"}),
    ("arsmagica", {"name": "A", "levels": {"body": "fatigue"}}),
    ("arsmagica", {"name": "A", "levels": {"body": {"kind": "body", "levels": [{"level": "well"}]}}}),
    ("arsmagica", {"name": "A", "wounds": 9, "fatigue": 9}),
    ("arsmagica", {"name": "A", "experience": {"brawl": 5}, "abilities": {"brawl": 2}}),
    ("arsmagica", {"name": "A", "armour": {"name": "coat", "protection": 2, "load": 0.25}}),
    ("arsmagica", {"name": "A", "spells": [{"spell": "pilum-of-fire", "effect": "ward", "damage": 0}]}),
    ("rolemaster", {"name": "A", "hits": 20, "hits_lost": 20}),
    ("rolemaster", {"name": "A", "weapons": [{"weapon": "long-bow", "ranges": [[30, 0], [20, -10]]}]}),
    ("rolemaster", {"name": "A", "weapons": [{"weapon": "long-bow", "ranges": []}]}),
    ("rolemaster", {"name": "A", "weapons": [{"weapon": "long-bow", "ready": [0, None]}]}),
    ("rolemaster", {"name": "A", "weapons": ["broadsword", "mace"], "off_hand": "broadsword"}),
    ("rolemaster", {"name": "A", "weapons": ["broadsword", "battle-axe"], "off_hand": "battle axe"}),
    ("rolemaster", {"name": "A", "weapons": ["broadsword"], "off_hand": "mace"}),
    ("rolemaster", {"name": "A", "weapons": ["broadsword"], "pairs": [{"weapons": ["broadsword", "broadsword"]}]}),
    (
        "rolemaster",
        {"name": "A", "weapons": ["mace", "dagger"], "pairs": [{"weapons": ["mace", "dagger"], "ranks": 5}]},
    ),
    ("rolemaster", {"name": "A", "weapons": [{"weapon": "mace", "table": "mice"}]}),
    ("aanvallen", {"name": "A", "weapons": ["two-handed-axe"], "talents": {"KR": 5}}),
    ("aanvallen", {"name": "A", "wounds": {"WI": 11}}),
    ("aanvallen", {"name": "A", "other_load": 0.25, "weapons": [{"weapon": "sling", "falloff": "some"}]}),
    ("aanvallen", {"name": "A", "weapons": [{"weapon": "sling", "missile": False, "minimum": 0, "falloff": "0"}]}),
    ("aanvallen", {"name": "A", "weapons": [{"weapon": "sling", "maximum": 1, "parry": 2}]}),
    ("aanvallen", {"name": "A", "grenades": [{"name": "egg", "burns": 2, "weight": 0.0}]}),
    ("aanvallen", {"name": "A", "grenades": [{"grenade": "flame-thrower", "radius": 2, "smoke": 2}, "hand-grenade"]}),
    ("aanvallen", {"name": "A", "armour": ["quilt"], "shield": "tower"}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("rules", "sheet"), OWN)
def test_the_faults_of_a_rulesets_own_rules_have_words_too(rules: str, sheet: dict[str, Any], language: str) -> None:
    faults, words = sheet_faults(rules, sheet), Labels(known_ruleset(rules), language)
    assert faults
    for fault in faults:
        assert isinstance(fault.message, Said), fault
        said = words.fault(fault.message)
        assert not re.search(r"[{}$]|fault-", said)
        assert (said == str(fault.message)) <= (language == "en"), said


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("rules", "unit"), [("iskuhetki", "hexes"), ("rolemaster", "metres")])
def test_what_sheets_say_against_each_other_is_told_too(rules: str, unit: str, language: str) -> None:
    wolf = {"creature": "wolf", "name": "W"}
    sides = [
        {"name": "A", "combatants": [wolf, wolf]},
        {"name": "A", "combatants": [{**wolf, "name": "X", "at": [1, 1]}]},
    ]
    far = [{"between": ["A", "A"], unit: 3}, {"between": ["A", "Z"], unit: 3}]
    encounters: list[dict[str, Any]] = [
        {"sides": sides, "distances": far},
        {"sides": sides, "map": {"columns": 4, "rows": 3, "off": [[9, 9]], "walls": [{"at": [9, 1], "side": "e"}]}},
        {"sides": sides, "map": {"plan": ". .\n x . ."}, "distance": 4},
    ]
    words = Labels(known_ruleset(rules), language)
    for encounter in encounters:
        _, faults = Draft(rules, dict(encounter)).checked()
        assert len(faults) > 2
        for fault in faults:
            assert words.fault(fault.message) != str(fault.message), fault


def test_an_encounters_own_form_speaks_it_too() -> None:
    draft = Draft("iskuhetki", {"round_limit": 0, "sides": [{"name": "A", "combatants": [{"creature": "wolf"}]}]})
    sound, faults = draft.checked()
    form = EncounterForm(draft, sound, faults, "fi")
    assert form.parts["round_limit"].label == "Kierroksia enintään"
    assert form.parts["round_limit"].faults == ["tähän tarvitaan kokonaisluku väliltä 1–1000, ei 0"]
    assert ("wolf", "Susi") in form.creatures
    assert form.sides[0]["rows"][0].kind == "Susi"


@pytest.mark.parametrize(
    ("language", "bar"), [("fi", "CO (kestävyys)"), ("nl", "CO (conditie)"), ("da", "CO (udholdenhed)")]
)
def test_the_pieces_of_its_map_tell_their_bars_in_it(language: str, bar: str) -> None:
    sides = [{"name": name, "combatants": [{"creature": "wolf", "name": name}]} for name in ("A", "B")]
    draft = Draft("aanvallen", {"sides": sides})
    form = EncounterForm(draft, *draft.checked(), language)
    assert bar in [each["word"] for each in form.standing[0].piece["bars"]]
