"""Forms from schemas: every field has its input, and what is filled in comes back as it was."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from affray.core.catalogue import Catalogue
from affray.core.documents import Fault
from affray.core.ruleset import rulesets
from affray.web.drafts import encounter_shape, known_ruleset, sheet_faults, sheet_shape
from affray.web.filled import Filled, Form
from affray.web.forms import Builder, Field, place_faults
from affray.web.library_parts import Labels
from affray.web.pages import environment, render
from affray.web.rearranging import rearrange
from affray.web.shapes import ABSENT, Shape, normal, text_of

from tests.web.library.sending import page_of

RULESETS = rulesets()
SHOW = (
    '{% import "library/fields.html" as fields %}<form action="/f">'
    '{{ fields.whole(form, {"t": t, "ruleset": rules, "offers": offers}) }}</form>'
)
PLAIN = st.text(st.characters(codec="utf-8", categories=("L", "N", "P", "S", "Zs")), min_size=1, max_size=12).map(
    str.strip
)
LINE = PLAIN.filter(lambda text: bool(text) and len(text.splitlines()) == 1)
WORD = st.from_regex(r"[a-z]{1,8}", fullmatch=True)


def catalogue(rules: str) -> Catalogue:
    kind: Any = known_ruleset(rules).encounter()
    return Catalogue(kind.catalogue_folder)


def builder(rules: str, **more: bool) -> Builder:
    return Builder(catalogue(rules), Labels(known_ruleset(rules), "en"), **more)


class Offers(dict[str, list[tuple[str, str]]]):
    """All tables of a catalogue."""

    def __init__(self, rules: str) -> None:
        self.rules = rules

    def __missing__(self, table: str) -> list[tuple[str, str]]:
        return builder(self.rules).entries(table)


def html(rules: str, form: Field) -> str:
    render("library/clause.html", "en", clauses=())  # the environment is there

    def t(key: str, /, **values: Any) -> str:
        return key

    return environment().from_string(SHOW).render(form=form, t=t, rules=rules, offers=Offers(rules))


def shapes(rules: str) -> dict[str, Shape]:
    """The sheet, and the encounter around it."""
    return {"sheet": sheet_shape(rules), "encounter": encounter_shape(rules)}


def through(rules: str, shape: Shape, data: Any, *, switches: bool = False, old: Any = None) -> Any:
    """Data shown as a page shows them, and sent back as a browser does."""
    form = builder(rules, switches=switches).field(shape, "s", (), data, None, "")
    fields = page_of(html(rules, form)).forms["/f"]
    return Filled(Form(fields), catalogue(rules)).object(shape, "s", (), {} if old is None else old)


def plain(shape: Shape, value: Any) -> Any:
    """Data without the differences that mean nothing: bare names for mappings, and empty mappings for nothing."""
    value = normal(shape, value)
    if shape.kind == "object" and isinstance(value, dict):
        made = {key: plain(shape.properties[key], each) for key, each in value.items()}
        return {key: each for key, each in made.items() if each != {}}
    if shape.kind == "list" and isinstance(value, list):
        return [plain(shape.item, each) for each in value]
    if shape.kind == "table" and isinstance(value, dict):
        return {key: plain(shape.item, each) for key, each in value.items()}
    return value


def values(shape: Shape, depth: int = 0) -> st.SearchStrategy[Any]:  # noqa: C901 one case a kind
    """Data of a shape, within its limits, whether or not the ruleset would take them."""
    schema = shape.schema
    most = min(schema.get("maxItems", 3), 3)
    least = min(schema.get("minItems", 0), most)
    match shape.kind:
        case "text" | "long":
            made: st.SearchStrategy[Any] = LINE
        case "integer":
            made = st.integers(schema.get("minimum", -999), schema.get("maximum", 999))
        case "number":
            made = st.integers(0, 1000).map(lambda n: n / 10)
        case "flag":
            made = st.booleans()
        case "choice":
            made = st.sampled_from(shape.values)
        case "choices":
            made = st.lists(st.sampled_from(shape.values), unique=True, min_size=1)
        case "fixed":
            made = st.lists(values(shape.item, depth), min_size=shape.fixed, max_size=shape.fixed)
        case "numbers":
            made = st.lists(values(shape.item, depth), min_size=max(1, least), max_size=max(1, most))
        case "names":
            made = st.lists(LINE, min_size=1, max_size=max(1, most))
        case "rows":
            made = st.lists(values(shape.item, depth), min_size=1, max_size=max(1, most))
        case "list":
            made = st.lists(values(shape.item, depth + 1), max_size=1 if depth else 2)
        case "table":
            names = schema.get("propertyNames", {}).get("enum")
            keys = st.sampled_from(names) if names else LINE
            made = st.dictionaries(keys, values(shape.item, depth + 1).filter(lambda each: each != {}), max_size=2)
        case "object":
            made = some_of(shape, depth) if depth < 4 else st.just({})
            if shape.key:
                made = made | WORD
        case _:
            made = st.sampled_from([3, "word", [1, 2], {"key": "value"}])
    return made | st.none() if shape.nullable and shape.kind != "object" else made


def some_of(shape: Shape, depth: int) -> st.SearchStrategy[Any]:
    """An object with a few of its fields."""
    keys = st.lists(st.sampled_from(list(shape.properties)), unique=True, max_size=3 if depth else 8)
    return keys.flatmap(
        lambda chosen: st.fixed_dictionaries({key: values(shape.properties[key], depth + 1) for key in chosen})
    )


@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("what", ["sheet", "encounter"])
@settings(max_examples=25, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_what_is_written_comes_back(rules: str, what: str, data: st.DataObject) -> None:
    shape = shapes(rules)[what]
    written = data.draw(values(shape))
    back = through(rules, shape, written)
    assert plain(shape, back) == plain(shape, written)


@pytest.mark.parametrize("rules", RULESETS)
@settings(max_examples=25, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_whatever_is_typed_stays(rules: str, data: st.DataObject) -> None:
    """Text in any single field, right or wrong, is there again when the form comes back."""
    shape = sheet_shape(rules)
    form = builder(rules).field(shape, "s", (), {"weapons": [{}]}, None, "")
    names = [field.name for field in every(form) if field.kind in ("text", "integer", "number", "long")]
    name, text = data.draw(st.sampled_from(names)), data.draw(LINE)
    fields = [each for each in page_of(html(rules, form)).forms["/f"] if each[0] != name]
    made = Filled(Form([*fields, (name, text)]), catalogue(rules)).object(shape, "s", (), {})
    again = {field.name: field.value for field in every(builder(rules).field(shape, "s", (), made, None, ""))}
    assert again[name] in (text, text_of(_number(text)))


def _number(text: str) -> Any:
    plain = text.replace("−", "-").replace(",", ".")
    try:
        return int(plain) if plain.lstrip("+-").isdigit() else float(plain)
    except ValueError:
        return text


@settings(max_examples=40, suppress_health_check=list(HealthCheck))
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers(-9, 9) | LINE,
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORD, inner, max_size=3),
        max_leaves=8,
    )
)
def test_data_of_any_shape_are_shown_and_kept(value: Any) -> None:
    """A draft may hold anything, as YAML; a field that can't show it as it should shows it as YAML."""
    shape = sheet_shape("iskuhetki")
    for key in ("weapons", "skills", "damage", "count", "at", "places", "unheard_of"):
        back = through("iskuhetki", shape, {key: value})
        assert leaves(value) <= leaves(back), (key, back)


def leaves(value: Any) -> set[str]:
    """All words and figures in some data, keys too."""
    if isinstance(value, dict):
        return {*map(str, value), *(leaf for each in value.values() for leaf in leaves(each))}
    if isinstance(value, list):
        return {leaf for each in value for leaf in leaves(each)}
    return {text_of(value)} - {""}


def every(field: Field) -> list[Field]:
    return [field, *(inner for part in field.parts for inner in every(part))]


@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("what", ["sheet", "encounter"])
def test_every_field_of_every_schema_has_an_input_with_a_label(rules: str, what: str) -> None:
    shape = shapes(rules)[what]
    whole = full(shape)
    form = builder(rules).field(shape, "s", (), whole, None, "")
    page = page_of(html(rules, form))
    sent = {name for name, _ in page.forms["/f"]}
    for field in every(form):
        if field.container:
            continue
        assert not field.raw, field.name
        assert any(name == field.name or name.startswith(f"{field.name}/") for name in sent) or field.kind == "choices"
        if field.kind not in ("fixed", "choices") and field.label:
            assert field.name in page.labels, field.name
    assert len(page.ids) == len(set(page.ids))
    fewer = {("sheet", "aanvallen"): 80, ("sheet", "rolemaster"): 70}
    assert len({field.loc for field in every(form)}) > fewer.get((what, rules), 100)


def full(shape: Shape, depth: int = 0) -> Any:
    """Data with one of everything."""
    match shape.kind:
        case "object":
            return {key: full(each, depth + 1) for key, each in shape.properties.items()}
        case "list":
            return [full(shape.item, depth + 1)]
        case "table":
            return {"key": full(shape.item, depth + 1)}
        case "fixed":
            return [full(shape.item)] * shape.fixed
        case "numbers" | "names" | "choices":
            return [full(shape.item)]
        case "rows":
            return [[1, 2]]
        case "choice":
            return shape.values[0]
        case "integer" | "number":
            return 1
        case "flag":
            return True
        case _:
            return "word"


def test_help_comes_from_the_schema_with_its_clause_and_limits() -> None:
    form = builder("iskuhetki").field(sheet_shape("iskuhetki"), "s", (), {}, None, "")
    dodge = next(field for field in every(form) if field.name == "s/skills/dodge")
    assert (dodge.clauses, dodge.limits) == (["IH-3.9"], (0, 300))
    assert dodge.help == "Dodging. Default: DEX x 2."
    assert "/library/rules/iskuhetki/IH-3.9" in html("iskuhetki", form)


def test_what_a_creature_has_shows_where_nothing_is_written() -> None:
    form = builder("iskuhetki").field(sheet_shape("iskuhetki"), "s", (), {"creature": "brigand"}, None, "")
    fields = {field.name: field for field in every(form)}
    assert fields["s/skills/dodge"].usual == "30"
    assert "dagger" in fields["s/weapons"].usual


def test_a_switch_is_written_only_when_it_is_turned() -> None:
    shape = encounter_shape("iskuhetki")
    assert through("iskuhetki", shape, {"ruleset": "iskuhetki"}, switches=True) == {"ruleset": "iskuhetki"}
    turned = {"options": {"facing_asked": False, "move_and_strike": True}}
    assert through("iskuhetki", shape, turned, switches=True, old=turned) == turned


@pytest.mark.parametrize("rules", RULESETS)
def test_faults_stand_beside_their_fields(rules: str) -> None:
    shape = sheet_shape(rules)
    sheet = {"weapons": ["no such thing", {"weapon": "dagger", "hands": "three"}], "tactics": "sly", "nonsense": 1}
    form = builder(rules).field(shape, "s", (), sheet, None, "")
    assert place_faults([form], sheet_faults(rules, sheet), str) == []
    beside = {field.name: field.faults for field in every(form) if field.faults}
    assert beside.keys() == {"s", "s/name", "s/tactics", "s/weapons/0/weapon", "s/weapons/1/hands"}
    assert "'name' is missing" in beside["s/name"][0]
    assert "nonsense" in beside["s"][0]
    page = html(rules, form)
    for faults in beside.values():
        for fault in faults:
            assert fault.replace("'", "&#39;") in page or fault == beside["s"][0]


def test_a_fault_that_belongs_to_no_field_comes_back() -> None:
    form = builder("arsmagica").field(sheet_shape("arsmagica").properties["weapons"], "s", ("weapons",), [], None, "")
    fault = Fault("", 0, 0, "armour", "is too heavy")
    assert place_faults([form], [fault], str) == [fault]


def rearranged(do: str, data: dict[str, Any], rules: str = "iskuhetki") -> dict[str, Any]:
    shape = sheet_shape(rules)
    form = builder(rules).field(shape, "s", (), data, None, "")
    filled = Filled(Form(page_of(html(rules, form)).forms["/f"]), catalogue(rules))
    made = filled.object(shape, "s", (), data)
    rearrange(do, filled, shape, made)
    return made


def test_lists_are_added_to_moved_and_emptied() -> None:
    two = {"weapons": [{"weapon": "dagger"}, {"weapon": "hand-axe"}]}
    assert rearranged("up:s/weapons/1", two)["weapons"][0] == {"weapon": "hand-axe"}
    assert rearranged("remove:s/weapons/0", two) == {"weapons": [{"weapon": "hand-axe"}]}
    assert rearranged("remove:s/weapons/0", {"weapons": [{"weapon": "dagger"}]}) == {"weapons": []}
    assert rearranged("add:s/weapons", two)["weapons"][2] == {}
    assert rearranged("remove:s/damage/0", {"damage": {"head": 1, "chest": 2}}) == {"damage": {"chest": 2}}
    assert rearranged("remove:s/damage/0", {"damage": {"head": 1}}) == {}
    for nothing in ("", "add:s/unheard/of", "up:s/weapons/0", "down:s/weapons/1", "remove:e/sides/0", "own:s/count"):
        assert rearranged(nothing, two) == two


def test_the_first_of_ones_own_comes_beside_those_of_the_creature() -> None:
    own = rearranged("own:s/weapons", {"creature": "brigand"})["weapons"]
    assert "dagger" in own
    assert rearranged("add:s/weapons", {"creature": "brigand"})["weapons"] == [*own, {}]


def test_no_more_than_a_form_may_hold() -> None:
    assert Form([("s/~n", "99999999")]).count("s") == 1000
    assert Form([("s/~n", "-1")]).count("s") == 0
    with pytest.raises(ValueError, match="fields"):
        Form.of(b"&".join([b"a=1"] * 50_000))


def test_a_name_that_is_there_twice_is_kept_twice() -> None:
    shape = sheet_shape("iskuhetki")
    fields = [("s/damage/~n", "3")]
    for k, (key, value) in enumerate((("head", "1"), ("head", "2"), ("", ""))):
        fields += [(f"s/damage/{k}/~k", key), (f"s/damage/{k}/v", value)]
    made = Filled(Form(fields)).object(shape, "s", (), {})
    assert made == {"damage": {"head": 1, "head (2)": 2}}


def test_nothing_at_all_is_told_from_nothing_written() -> None:
    shape = sheet_shape("arsmagica")
    assert through("arsmagica", shape, {"creature": "brigand"}) == {"creature": "brigand"}
    said: dict[str, Any] = {"creature": "brigand", "weapons": [], "shield": None}
    assert through("arsmagica", shape, said) == said
    assert ABSENT is not None
