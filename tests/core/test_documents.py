"""Documents, their faults, catalogues, and places in plain data."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import Field, model_validator

from affray.core import catalogue
from affray.core.catalogue import Catalogue, slug, with_own
from affray.core.documents import DEPTH, Document, Fault, Faults, near, parse, path_of, read
from affray.core.places import put_at
from affray.core.said import Said
from affray.core.wording import Written, validate, wrong, wrong_at


class Blade(Written):
    name: str = Field(min_length=1, max_length=20)
    weight: int = Field(default=1, ge=0, le=9)
    kind: Literal["sword", "axe"] = "sword"


class Rack(Written):
    open: bool = True
    height: float = Field(default=1, ge=0.5)
    blades: list[Blade] = Field(default_factory=list, max_length=3)
    by_owner: dict[str, Blade] = Field(default_factory=dict)
    spare: Blade | None = None
    note: Annotated[str, Field(max_length=10)] = ""
    pair: list[int] = Field(default_factory=lambda: [1, 2], min_length=2, max_length=2)

    @model_validator(mode="after")
    def _rule(self) -> Rack:
        if self.note == "bad":
            raise wrong("a rack isn't bad")
        if self.note == "worse":
            raise wrong_at([(("blades", 0, "name"), "this one is to blame")])
        return self


def told(text: str, model: type[Written] = Rack) -> list[str]:
    """The faults of a text, as they are shown."""
    with pytest.raises(Faults) as caught:
        validate(model, parse(text, "rack.yaml"))
    return [str(fault) for fault in caught.value.faults]


def test_sound_documents_become_models() -> None:
    rack = validate(Rack, parse("# a rack\nopen: false\nblades: [{name: Sting, weight: 2}, {name: Orcrist}]\n"))
    assert rack == Rack(open=False, blades=[Blade(name="Sting", weight=2), Blade(name="Orcrist")])


def test_json_has_the_same_shape(tmp_path: Path) -> None:
    file = tmp_path / "rack.json"
    file.write_text(json.dumps({"open": True, "height": 1.5, "blades": [{"name": "Sting"}]}, indent="\t"), "utf-8")
    assert validate(Rack, read(file)).height == 1.5


def test_all_faults_come_at_once_each_with_line_and_column() -> None:
    text = """open: maybe
hieght: 2
blades:
  - {name: Sting, weight: ten}
  - {weight: 10, kind: spear}
by_owner: {Bilbo: {name: 5}}
pair: [1]
"""
    assert told(text) == [
        "rack.yaml:1:7: open: true or false is wanted, not 'maybe'",
        "rack.yaml:2:1: hieght: the key hieght isn't known here; did you mean height?",
        "rack.yaml:4:27: blades[0].weight: a whole number from 0 to 9 is wanted, not 'ten'",
        "rack.yaml:5:5: blades[1]: 'name' is missing: text of 1 to 20 characters is wanted",
        "rack.yaml:5:14: blades[1].weight: a whole number from 0 to 9 is wanted, not 10",
        "rack.yaml:5:24: blades[1].kind: one of sword, axe is wanted, not 'spear'",
        "rack.yaml:6:26: by_owner.Bilbo.name: text of 1 to 20 characters is wanted, not 5",
        "rack.yaml:7:7: pair: a list of 2 items is wanted, not a list of 1",
    ]


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("height: 0.1", "height: a number of at least 0.5 is wanted, not 0.1"),
        ("height: .nan", "height: a number of at least 0.5 is wanted, not nan"),
        ("note: much too long a note", "note: text of at most 10 characters is wanted, not 'much too long a note'"),
        ("note: 2024-01-01T00:00:00", "note: text of at most 10 characters is wanted, not '2024-01-01T00:00:00'"),
        ("note:", "note: text of at most 10 characters is wanted, not nothing"),
        ("note: {a: 1}", "note: text of at most 10 characters is wanted, not a mapping"),
        ("blades: []\nspare: 4", "spare: a mapping (key: value) is wanted, not 4"),
        ("blades: Sting", "blades: a list of at most 3 items is wanted, not 'Sting'"),
        ("blades: [{name: a, weight: true}]", "blades[0].weight: a whole number from 0 to 9 is wanted, not true"),
        ("blades: [{name: a, weight: '3'}]", "blades[0].weight: a whole number from 0 to 9 is wanted, not '3'"),
        ("blades: [{name: a, weight: 3.0}]", "blades[0].weight: a whole number from 0 to 9 is wanted, not 3.0"),
        (
            "spare: {name: a, size: 3}",
            "spare.size: the key size isn't known here; the keys here are name, weight, kind",
        ),
        ("by_owner: {3: {name: a}}", "by_owner[3]: a key is a word, not a number"),
        ("3: 4", "[3]: a key is a word, not a number"),
        ("note: bad", "a rack isn't bad"),
        ("note: worse\nblades: [{name: a}]", "blades[0].name: this one is to blame"),
        ("[]", "a mapping (key: value) is wanted, not an empty list"),
    ],
)
def test_faults_say_what_would_be_right(written: str, said: str) -> None:
    (fault,) = told(written)
    assert fault.partition(": ")[2] == said


@pytest.mark.parametrize(
    ("written", "place", "said"),
    [
        ("", "", "is empty"),
        ("# nothing\n", "", "is empty"),
        ("a: 1\na: 2\nb: {c: 1, c: 2}", ":2:1", "a: the key a stands here twice; it is in line 1 already"),
        ("a: b: c", ":1:5", "a colon stands where none can"),
        ("a:\n\t- b", ":2:1", "a tab indents this line"),
        ("a: [1, 2\nb: 3\n", ":2:2", "a comma or a closing bracket is wanted"),
        ("a: [1, 2\n", ":1:4", "a bracket isn't closed"),
        ("a: 'x\n", ":1:4", "a quote isn't closed"),
        ("a: 1\n---\nb: 2", ":2:1", "a second document starts here"),
        ("a: @x", ":1:4", "put it in quotes"),
        ("- a\nb: 1", ":2:1", "doesn't fit what stands before it"),
        ("a: *x", ":1:4", "has no anchor"),
        ("a: !!python/object:os.system x", ":1:4", "the tag !!python/object:os.system isn't known here"),
        ("a: !mine {b: 1}", ":1:4", "the tag !mine isn't known here"),
        ("? [1, 2]\n: 3", ":1:3", "a key must be a word"),
        ("a: " + "9" * 5000, ":1:4", "can't be read as a number"),
        ('a: "\\ud800"', ":1:4", "\\ud800 can't be read as text"),
        ('"\\ud800": a', ":1:1", "\\ud800 can't be read as text"),
        ("a: \x00", ":1:4", "a character that no text file should hold (U+0000)"),
        ("[" * 3000, f":1:{DEPTH + 1}", "too deeply"),
        ("[" * (DEPTH + 1) + "]" * (DEPTH + 1), f":1:{DEPTH + 1}", "too deeply"),
        ("a: &x [*x]", ":1:4", "too deeply"),
    ],
)
def test_broken_yaml_is_told_in_plain_words(written: str, place: str, said: str) -> None:
    with pytest.raises(Faults) as caught:
        parse(written, "rack.yaml")
    first = str(caught.value.faults[0])
    assert first.startswith(f"rack.yaml{place}: ")
    assert said in first
    assert all(isinstance(fault.message, Said) for fault in caught.value.faults)  # which other languages can tell too


def test_every_key_that_stands_twice_is_told() -> None:
    with pytest.raises(Faults) as caught:
        parse("a: 1\na: 2\nb: {c: 1, c: 2, c: 3}\n")
    assert [(fault.line, fault.column) for fault in caught.value.faults] == [(2, 1), (3, 11), (3, 17)]


def test_anchors_and_merges_are_fine_and_faults_in_them_have_their_place() -> None:
    text = "spare: &base {name: Sting, weight: 2}\nblades:\n  - {<<: *base, weight: 3}\n  - *base\n"
    assert validate(Rack, parse(text)).blades == [Blade(name="Sting", weight=3), Blade(name="Sting", weight=2)]
    assert told(text.replace("weight: 2", "weight: two"))[0].startswith("rack.yaml:1:36: blades[1].weight: ")


def test_a_merge_may_name_several_and_the_first_counts() -> None:
    data = parse("a: &a {x: 1, y: 1}\nb: &b {y: 2, z: 2}\nc: {<<: [*a, *b], z: 3}\n").data
    assert data["c"] == {"x": 1, "y": 1, "z": 3}


def test_what_an_alias_stands_for_counts_each_time() -> None:
    lines = ["a0: &a0 [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 9)]
    with pytest.raises(Faults, match="too many values"):
        parse("\n".join(lines))


def test_plain_values_are_those_of_yaml_1_2() -> None:
    text = "{a: yes, b: 010, c: 0x1F, d: 1_000, e: 1e3, f: ~, g: True, h: -.inf, i: 2024-01-01, j: '5', k: 0o17}"
    assert parse(text).data == {
        "a": "yes",
        "b": 10,
        "c": 31,
        "d": 1000,
        "e": 1000.0,
        "f": None,
        "g": True,
        "h": float("-inf"),
        "i": "2024-01-01",
        "j": "5",
        "k": 15,
    }


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "duel.yaml").write_text("a: 1\n")
    (tmp_path / "latin.yaml").write_bytes("a: 1\nb: é\n".encode("latin-1"))
    (tmp_path / "big.yaml").write_bytes(b"#" * 300_000)

    def fault_of(name: str) -> str:
        with pytest.raises(Faults) as caught:
            read(tmp_path / name)
        return str(caught.value).removeprefix(f"{tmp_path}/")

    assert fault_of("duell.yaml") == "duell.yaml: there is no such file; did you mean duel.yaml?"
    assert fault_of("none/duel.yaml") == "none/duel.yaml: there is no such file"
    assert fault_of(".").endswith(": this is a folder; a file is wanted")
    assert fault_of("latin.yaml") == "latin.yaml:2:4: is not UTF-8 text; save the file as UTF-8"
    assert fault_of("big.yaml") == "big.yaml: is too big: at most 128 KiB are read"
    assert "can't be read" in fault_of("a\0b")


def test_a_byte_order_mark_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "bom.yaml").write_bytes(b"\xef\xbb\xbfa: 1\n")
    assert read(tmp_path / "bom.yaml").data == {"a": 1}


def test_data_from_no_file_has_faults_without_a_place() -> None:
    with pytest.raises(Faults) as caught:
        validate(Rack, Document({"blades": [{"name": "a", "weight": 11}]}))
    assert str(caught.value) == "blades[0].weight: a whole number from 0 to 9 is wanted, not 11"


def test_faults_come_in_the_order_of_their_places_and_once() -> None:
    late, early = Fault("f", 10, 1, "", "late"), Fault("f", 9, 3, "", "early")
    assert Faults([late, early, late]).faults == (early, late)
    assert str(Faults([late, early])) == "f:9:3: early\nf:10:1: late"


def test_paths_and_near_names() -> None:
    assert path_of(("sides", 0, "combatants", 2, "name")) == "sides[0].combatants[2].name"
    assert near("Long Sword", ["long-sword", "axe"]) == "; did you mean long-sword?"
    assert near("xyzzy", ["long-sword", "axe"]) == ""


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=60))
def test_any_text_gives_data_or_faults(text: str) -> None:
    with contextlib.suppress(Faults):  # anything else that is raised fails the test
        assert parse(text).root is not None


@settings(max_examples=60)
@given(st.recursive(st.none() | st.booleans() | st.integers(-99, 99) | st.text(max_size=5), st.lists))
def test_json_is_read_as_it_is(data: Any) -> None:
    assert parse(json.dumps({"data": data})).data == {"data": data}


# Catalogues


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A ruleset's catalogue: a table in a file, and one in a folder."""
    monkeypatch.setenv("AFFRAY_CACHE", str(tmp_path / "cache"))
    folder = tmp_path / "catalogue"
    (folder / "racks").mkdir(parents=True)
    (folder / "blades.yaml").write_text("blades:\n  long-sword: {name: long sword}\n  axe: {name: axe, kind: axe}\n")
    (folder / "racks/oak.yaml").write_text("racks: {oak: {height: 2}}\n")
    return folder


class Shape(Written):
    blades: dict[str, Blade] = Field(default_factory=dict)


def test_a_catalogue_finds_entries_of_files_and_folders(shipped: Path) -> None:
    found = Catalogue(shipped)
    assert found.names("blades") == ["axe", "long-sword"]
    assert found.names("racks") == ["oak"]
    assert found.find("blades", "Long Sword") == {"name": "long sword"}
    assert found.find("racks", "oak") == {"height": 2}
    assert found.find("blades", "sabre") is None
    assert found.unknown("blade", "blades", "lng-sword") == "there is no blade 'lng-sword'; did you mean long-sword?"
    assert found.unknown("blade", "blades", "xyzzy") == "there is no blade 'xyzzy'; there are axe, long-sword"


def test_own_entries_come_first_and_later_ones_before_earlier(shipped: Path) -> None:
    own: list[Any] = [
        {"blades": {"axe": {"name": "mine"}}},
        {"blades": {"Axe": {"name": "yours"}, "sabre": {}}},
        "junk",
    ]
    found = Catalogue(shipped, own)
    assert found.find("blades", "axe") == {"name": "yours"}
    assert found.names("blades") == ["axe", "long-sword", "sabre"]


def test_what_the_reader_made_of_a_shipped_file_is_kept_by_its_text(shipped: Path, tmp_path: Path) -> None:
    def fresh() -> Any:
        catalogue._data.cache_clear()
        catalogue._shipped_names.cache_clear()
        return Catalogue(shipped).find("blades", "axe")

    assert fresh() == {"name": "axe", "kind": "axe"}
    (kept,) = (tmp_path / "cache/catalogue").iterdir()
    kept.write_text('{"blades": {"axe": {"name": "kept"}}}')
    assert fresh() == {"name": "kept"}
    kept.write_text("broken")
    assert fresh() == {"name": "axe", "kind": "axe"}
    (shipped / "blades.yaml").write_text("blades: {axe: {name: other}}\n")
    assert fresh() == {"name": "other"}


def test_a_cache_that_cannot_be_written_is_no_fault(shipped: Path, tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file where the folder should be")
    assert Catalogue(shipped).find("racks", "oak") == {"height": 2}


def test_faults_of_own_files_are_told_with_those_of_all_others(shipped: Path, tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text("blades:\n  axe: {name: '', weight: 99}\n")
    (tmp_path / "fine.yaml").write_text("blades: {sabre: {name: sabre}}\n")
    (tmp_path / "main.yaml").write_text("catalogue:\n  - mine.yaml\n  - none.yaml\n  - fine.yaml\n")
    found, tables, faults = with_own(shipped, Shape, read(tmp_path / "main.yaml"))
    assert [str(fault).replace(f"{tmp_path}/", "") for fault in Faults(faults).faults] == [
        "main.yaml:3:5: catalogue[1]: none.yaml: there is no such file",
        "mine.yaml:2:15: blades.axe.name: text of 1 to 20 characters is wanted, not ''",
        "mine.yaml:2:27: blades.axe.weight: a whole number from 0 to 9 is wanted, not 99",
    ]
    assert found.find("blades", "sabre") == {"name": "sabre"}
    assert len(tables) == 3


def test_entries_of_a_catalogue_may_be_csv_files(tmp_path: Path) -> None:
    (tmp_path / "figures").mkdir()
    (tmp_path / "figures" / "one.csv").write_text("a,b\n", "utf-8")
    (tmp_path / "figures" / "two.yaml").write_text("figures: {two: {a: 2}}", "utf-8")
    made = Catalogue(tmp_path)
    assert made.names("figures") == ["one", "two"]
    assert [made.find("figures", name) for name in ("one", "two", "three")] == ["a,b\n", {"a": 2}, None]


def test_slugs() -> None:
    assert [slug(name) for name in ("Long Sword", "long_sword", " long-sword ")] == ["long-sword"] * 3


# Places


def data() -> dict[str, Any]:
    blades = [{"name": "Sting", "weight": 2}, {"name": "long sword", "weight": 3}]
    return {"options": {"open": True}, "sides": [{"name": "A", "racks": [{"name": "Oak", "blades": blades}]}]}


@pytest.mark.parametrize(
    "path",
    [
        "sides[0].racks[0].blades[1].weight",
        "Oak.blades.long sword.weight",
        "Oak.blades[1].weight",
        "long sword.weight",
        "Oak.blades.long-sword.weight",
    ],
)
def test_a_value_is_put_by_place_or_name(path: str) -> None:
    changed = data()
    assert put_at(changed, path, 7) is None
    assert changed["sides"][0]["racks"][0]["blades"][1]["weight"] == 7


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("options.opn", "options.opn: there is no 'opn'; did you mean open?"),
        ("Oka.blades", "Oka.blades: there is no 'Oka'; did you mean Oak?"),
        ("Oak.blades.Stng.weight", "Oak.blades.Stng.weight: there is no 'Stng'; did you mean Sting?"),
        ("Oak.blades[2].weight", "Oak.blades[2].weight: there is no '2'"),
        ("options.open.wide", "options.open.wide: there is no 'wide'"),
        ("", "there is no ''"),
    ],
)
def test_a_place_that_is_not_there_is_a_fault(path: str, said: str) -> None:
    changed = data()
    assert str(put_at(changed, path, 7)) == said
    assert changed == data()
