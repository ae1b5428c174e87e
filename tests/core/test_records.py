"""Records: the same figures as dataclass, dtype and plain data."""

from __future__ import annotations

import textwrap
from enum import Enum, IntEnum, IntFlag
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from mypy import api

from affray.core.plain import from_plain, to_plain
from affray.core.records import (
    Ints,
    Rows,
    assign,
    clone,
    dtype_of,
    fields_of,
    figures,
    fill,
    from_array,
    hold,
    ints,
    is_record,
    many,
    one,
    place_of,
    put,
    record,
    same,
    scratch,
    shared,
    to_array,
    width,
)
from affray.core.ruleset import ruleset

CONFIG = Path(__file__).parents[2] / "pyproject.toml"
WORD = st.integers(-(2**63), 2**63 - 1)


class Mood(IntEnum):
    CALM = 0
    WILD = 7


@record
class Purse:
    coins: int = 3
    open: bool = True


@record
class Item:
    load: int = 1
    marks: Final[Ints] = ints(2)


@record
class Hero:
    hp: int = 10
    mood: Mood = Mood.CALM
    down: bool = False
    wounds: Final[Ints] = ints(3)
    purse: Final[Purse] = one(Purse)
    items: Final[Rows[Item]] = many(Item, 4)


@record
class Tables:
    costs: Final[Ints] = ints(5)


@record
class Band:
    count: int = 0
    heroes: Final[Rows[Hero]] = many(Hero, 3)
    tables: Final[Tables] = shared(Tables)


def a_band(size: int = 2, items: int = 2) -> Band:
    band = Band(count=size)
    heroes = [Hero(hp=k) for k in range(size)]
    for hero in heroes:
        hold(hero, "items", [Item(load=k) for k in range(items)])
    hold(band, "heroes", heroes)
    fill(band.tables.costs, [1, 2, 3])
    return band


@st.composite
def bands(draw: st.DrawFn) -> Band:
    band = a_band(draw(st.integers(0, 3)), draw(st.integers(0, 4)))
    for k in range(band.count):
        hero = band.heroes[k]
        hero.hp, hero.down = draw(WORD), draw(st.booleans())
        hero.mood = draw(st.sampled_from(Mood))
        fill(hero.wounds, draw(st.lists(WORD, max_size=3)))
        hero.purse.coins, hero.purse.open = draw(WORD), draw(st.booleans())
    return band


# ---- shapes --------------------------------------------------------------------------------------------------------


def test_the_dtype_has_the_same_fields_in_the_same_order_all_of_them_int64() -> None:
    assert dtype_of(Hero).names == ("hp", "mood", "down", "wounds", "purse", "items")
    assert dtype_of(Hero)["wounds"].shape == (3,)
    assert dtype_of(Hero)["purse"] == dtype_of(Purse)
    assert dtype_of(Hero)["items"].shape == (4,)
    assert dtype_of(Hero).itemsize == 8 * width(Hero)
    assert width(Hero) == 3 + 3 + 2 + 4 * 3


def test_fields_tell_their_kind() -> None:
    kinds = [(f.name, f.kind, f.size) for f in fields_of(Hero)]
    assert kinds == [
        ("hp", "int", 1),
        ("mood", "enum", 1),
        ("down", "bool", 1),
        ("wounds", "ints", 3),
        ("purse", "one", 1),
        ("items", "many", 4),
    ]
    assert is_record(Hero)
    assert not is_record(int)


def test_each_record_has_arrays_and_nested_records_of_its_own() -> None:
    a, b = Hero(), Hero()
    a.wounds[0] = 5
    a.purse.coins = 9
    assert (b.wounds[0], b.purse.coins) == (0, 3)


@pytest.mark.parametrize(
    "hint", ["float", "str", "list[int]", "int | None", "Plain", "Flags", "tuple[int, ...]", "object"]
)
def test_a_field_of_any_other_type_is_refused_by_name(hint: str) -> None:
    class Plain(Enum):
        A = 1

    class Flags(IntFlag):
        A = 1

    body = type("Wrong", (), {"__annotations__": {"good": int, "bad": eval(hint)}, "good": 0, "bad": 0})
    with pytest.raises(TypeError, match=r"Wrong\.bad: a record holds ints, bools, IntEnums, ints\(\), one\(\)"):
        record(body)


def test_a_record_has_no_other_attributes() -> None:
    with pytest.raises(AttributeError):
        Hero().hitpoints = 3  # type: ignore[attr-defined]


def test_more_rows_than_there_is_room_for_are_refused() -> None:
    with pytest.raises(ValueError, match="heroes: 4, but at most 3 are possible"):
        hold(Band(), "heroes", [Hero() for _ in range(4)])


# ---- there and back ------------------------------------------------------------------------------------------------


@given(bands())
def test_to_an_array_and_back(band: Band) -> None:
    data = to_array(band)
    assert data.dtype == dtype_of(Band)
    assert data.shape == (1,)
    fresh = a_band(band.count, len(to_plain(band)["heroes"][0]["items"]) if band.count else 0)
    assert from_array(fresh, data) == band
    for k in range(band.count):
        assert isinstance(fresh.heroes[k].mood, Mood)
        assert isinstance(fresh.heroes[k].down, bool)


@given(bands())
def test_the_array_has_every_figure_under_its_name(band: Band) -> None:
    data = to_array(band)[0]
    for k in range(band.count):
        hero = band.heroes[k]
        row = data["heroes"][k]
        assert [row["hp"], row["mood"], row["down"]] == [hero.hp, hero.mood, hero.down]
        assert row["wounds"].tolist() == [hero.wounds[i] for i in range(3)]
        assert row["purse"]["coins"] == hero.purse.coins
    assert not np.any(data["heroes"][band.count :].view("i8"))  # rows not in use are zeros
    assert data["tables"]["costs"].tolist() == [1, 2, 3, 0, 0]


@given(bands())
def test_to_plain_and_back(band: Band) -> None:
    plain = to_plain(band)
    assert "tables" not in plain  # what is shared isn't a part of the state
    fresh = Band()
    from_plain(fresh, plain)
    assigned = clone(band)
    assigned.tables = fresh.tables  # type: ignore[misc]
    assert fresh == assigned


def test_plain_data_with_other_fields_is_read_as_far_as_it_goes() -> None:
    hero = a_band().heroes[1]
    plain = to_plain(hero)
    plain["vigour"] = plain.pop("hp")
    plain["wounds"] = [4, 5, 6, 7]
    del plain["mood"]
    plain["purse"] = {"coins": 8, "colour": 3}
    fresh = Hero(hp=77, mood=Mood.WILD)
    from_plain(fresh, plain)
    assert (fresh.hp, fresh.mood, fresh.purse.coins, fresh.purse.open) == (77, Mood.WILD, 8, True)
    assert [fresh.wounds[k] for k in range(3)] == [4, 5, 6]
    assert fresh.items[1].load == 1


def test_plain_data_has_no_more_rows_than_there_is_room_for() -> None:
    band = Band()
    from_plain(band, {"heroes": [{"hp": k} for k in range(9)]})
    assert band.heroes[2].hp == 2
    with pytest.raises(IndexError):
        band.heroes[3]


@pytest.mark.parametrize(
    "plain",
    [{"hp": "7"}, {"hp": 7.0}, {"hp": 2**63}, {"hp": [1]}, {"mood": 3}, {"wounds": ["1"]}, {"wounds": 3}, {"items": 3}],
)
def test_plain_data_of_another_shape_is_refused(plain: dict[str, Any]) -> None:
    with pytest.raises((TypeError, ValueError)):
        from_plain(Hero(), plain)


# ---- copies --------------------------------------------------------------------------------------------------------


@given(bands())
def test_a_clone_is_equal_and_shares_nothing_but_what_is_shared(band: Band) -> None:
    copy = clone(band)
    assert copy == band
    assert copy.tables is band.tables
    before = figures(band)
    for place in range(width(Band) - width(Tables)):
        try:
            put(copy, place, 7)
        except IndexError:  # a row that isn't in use
            continue
    copy.count = 99
    assert figures(band) == before


@given(bands())
def test_assign_copies_every_figure_and_aliases_none(band: Band) -> None:
    target = a_band(band.count, len(to_plain(band)["heroes"][0]["items"]) if band.count else 0)
    assign(target, band)
    assert target == band
    before = figures(target)
    if band.count:
        band.heroes[0].wounds[1] = 12345
        band.heroes[0].purse.coins = 54321
        assert figures(target) == before


@given(bands())
def test_records_are_the_same_until_a_figure_differs(band: Band) -> None:
    copy = clone(band)
    assert same(copy, band)
    copy.count += 1
    assert not same(copy, band)


def test_assign_wants_the_same_rows_in_use() -> None:
    with pytest.raises(ValueError, match="zip"):
        assign(a_band(1), a_band(2))


# ---- places --------------------------------------------------------------------------------------------------------


def paths(a: Any, before: str = "") -> list[str]:
    """The path of each figure in use."""
    found: list[str] = []
    for f in fields_of(type(a)):
        here, path = getattr(a, f.name), before + f.name
        if f.kind == "ints":
            found += [f"{path}[{k}]" for k in range(f.size)]
        elif f.kind == "many":
            found += [inner for k, row in enumerate(here) for inner in paths(row, f"{path}[{k}].")]
        elif f.kind in ("one", "shared"):
            found += paths(here, path + ".")
        else:
            found.append(path)
    return found


def test_every_figure_has_a_place_of_its_own_and_put_sets_just_that_one() -> None:
    band = a_band(3, 4)
    seen: set[int] = set()
    for path in paths(band):
        place = place_of(band, path)
        assert place not in seen
        seen.add(place)
        before = figures(band)
        value = 7 if path.endswith("mood") else 1 - before[place] if "down" in path or "open" in path else 40 + place
        put(band, place, value)
        after = figures(band)
        assert after[place] == value, path
        assert after[:place] + after[place + 1 :] == before[:place] + before[place + 1 :], path
    assert len(seen) == width(Band)  # all rows are in use here, so this is every place there is


def test_every_figure_of_a_real_fight_can_be_set(duel: Any) -> None:
    fight = clone(duel)
    for path in paths(fight):
        if not path.startswith("book."):
            place = place_of(fight, path)
            value = figures(fight)[place]
            put(fight, place, value)
            assert figures(fight)[place] == value


@pytest.fixture(scope="module")
def duel() -> Any:
    from affray.encounters import load

    encounter = load(Path(__file__).parents[2] / "examples" / "arsmagica" / "duel.yaml")
    return ruleset("arsmagica").setup(encounter).fight


@pytest.mark.parametrize(
    "path",
    [
        "",
        "hitpoints",
        "heroes[2].hp",
        "heroes[-1].hp",
        "heroes[x].hp",
        "heroes.hp",
        "heroes[0]",
        "heroes",
        "heroes[0].wounds",
        "heroes[0].wounds[3]",
        "heroes[0].wounds[-1]",
        "heroes[0].purse",
        "count.hp",
        "count[0]",
        "heroes[0].hp.",
    ],
)
def test_a_path_to_no_figure_is_told_as_it_was_written(path: str) -> None:
    with pytest.raises(KeyError) as error:
        place_of(a_band(2), path)
    assert error.value.args == (path,)


def test_a_place_that_is_not_there_cannot_be_set() -> None:
    for place in (-1, width(Band), 1 + 2 * width(Hero)):  # before, after, and in a row that isn't in use
        with pytest.raises(IndexError):
            put(a_band(2), place, 1)


def test_an_enum_takes_only_its_members() -> None:
    hero = Hero()
    put(hero, place_of(hero, "mood"), 7)
    assert hero.mood is Mood.WILD
    with pytest.raises(ValueError, match="3 is not a valid Mood"):
        put(hero, place_of(hero, "mood"), 3)


# ---- what mypy refuses ---------------------------------------------------------------------------------------------

SNIPPET = """
from __future__ import annotations
from typing import Final
from affray.core.records import Ints, Rows, assign, ints, many, one, record

@record
class Weapon:
    damage: int = 1

@record
class Fighter:
    hp: Final[Ints] = ints(3)
    weapon: Final[Weapon] = one(Weapon)

@record
class Fight:
    count: int = 0
    fighters: Final[Rows[Fighter]] = many(Fighter, 4)

def right(fight: Fight, a: Fighter, b: Fighter) -> int:
    assign(a.weapon, b.weapon)
    a.hp[0] = b.hp[1]
    a.weapon.damage += 2
    return sum([fight.fighters[k].weapon.damage for k in range(fight.count)])

def wrong(fight: Fight, a: Fighter, b: Fighter) -> None:
    a.hp = b.hp  # refused
    a.weapon = b.weapon  # refused
    fight.fighters[0] = a  # refused
    for f in fight.fighters: print(f)  # refused
    print(len(fight.fighters))  # refused
    print(sum(a.hp))  # refused
    fight.count = 1.5  # refused
"""


# Of other packages nothing is needed here, and numpy takes long to read.
OPTIONS = ("--no-site-packages", "--follow-imports", "silent", "--no-error-summary")


def test_mypy_refuses_aliasing_and_iterating(tmp_path: Path) -> None:
    file = tmp_path / "snippet.py"
    file.write_text(textwrap.dedent(SNIPPET))
    lines = SNIPPET.splitlines()
    said, errors, status = api.run([*OPTIONS, "--config-file", str(CONFIG), "--cache-dir", str(tmp_path), str(file)])
    assert status == 1, errors
    refused = {int(line.split(":")[1]) for line in said.splitlines() if ": error:" in line}
    assert refused == {k for k, line in enumerate(lines, 1) if "# refused" in line}
    assert len(refused) == 7


@record
class Sketch:
    n: int = 0


@record
class Sheet:
    n: int = 0
    sketches: Final[Rows[Sketch]] = scratch(Sketch, 3)


def test_scratch_rows_are_neither_copied_nor_compared_nor_saved() -> None:
    sheet = Sheet()
    hold(sheet, "sketches", [Sketch(), Sketch()])
    sheet.sketches[1].n = 7
    assert clone(sheet).sketches[1].n == 0
    assert clone(sheet) == sheet
    assert figures(sheet) == [0, 0, 0, 0]
    assert to_plain(sheet) == {"n": 0, "sketches": 2}
    again = Sheet()
    from_plain(again, to_plain(sheet))
    assert again.sketches[1].n == 0
    with pytest.raises(IndexError):
        again.sketches[2]
    with pytest.raises(ValueError, match="at most 3 are possible"):
        hold(sheet, "sketches", [Sketch()] * 4)
