"""Sheets: what is written, what is wrong with it, and what becomes of it in the fight."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import affray
from affray.core.catalogue import Catalogue
from affray.core.documents import Faults
from affray.core.kinds import Temper
from affray.encounters import template
from affray.rulesets.rolemaster import RULESET
from affray.rulesets.rolemaster.chart_sheets import FOLDER
from affray.rulesets.rolemaster.model import UNCOUNTED, Cover, Size
from affray.rulesets.rolemaster.rules.packed import shots_of

from tests.rolemaster.table import Table, answer, begun, blade, bow, encounter, fighter, seen, sit

CATALOGUE = Catalogue(FOLDER)


def test_the_template_is_a_fight(tmp_path: Path) -> None:
    path = tmp_path / "new.yaml"
    path.write_text(template("rolemaster"), "utf-8")
    fight = affray.Fight(affray.load(path), seed=1)
    fight.auto(seed=1)
    assert fight.winner is not None


@pytest.mark.parametrize("name", CATALOGUE.names("creatures"))
def test_every_creature_can_fight(name: str) -> None:
    made = encounter({"creature": name}, fighter("Ben", blade(80)))
    fight = affray.Fight(made, seed=1)
    fight.auto(seed=2)
    assert fight.winner is not None


@pytest.mark.clause("RM-1.8")
@pytest.mark.parametrize("name", CATALOGUE.names("weapons"))
def test_every_weapon_can_be_used(name: str) -> None:
    entry = CATALOGUE.entry("weapons", name)
    assert entry["table"] in CATALOGUE.names("attacks")
    fight = affray.Fight(
        encounter(
            fighter("Ana", {"weapon": name, "ob": 80}), fighter("Ben"), distance=3 if entry.get("melee", True) else 20
        ),
        seed=1,
    )
    fight.auto(seed=1, steps=6)


def test_there_is_as_much_as_was_promised() -> None:
    weapons = [CATALOGUE.entry("weapons", name) for name in CATALOGUE.names("weapons")]
    assert sum("natural" not in each for each in weapons) >= 16
    assert sum("natural" in each for each in weapons) >= 6
    assert {CATALOGUE.entry("armour", name)["at"] for name in CATALOGUE.names("armour")} == set(range(1, 21))


@pytest.mark.parametrize(
    ("sheet", "message"),
    [
        ({"hits_lost": 100}, "with 100 hits it would be out already"),
        ({"off_hand": "blade"}, "the first weapon is in the main hand"),
        ({"off_hand": "mace"}, "there is no weapon of this sheet 'mace'"),
        ({"pairs": [{"weapons": ["blade", "blade"]}]}, "a pair is two weapons"),
        ({"pairs": [{"weapons": ["blade", "mace"]}]}, "there is no weapon of this sheet 'mace'"),
        ({"armour": "mithril"}, "there is no armour 'mithril'"),
        ({"shield": "buckler"}, "there is no shield 'buckler'"),
        ({"weapons": ["halbert"]}, "did you mean halberd"),
        ({"weapons": [blade(ranges=[[20, 0], [10, 0]])]}, "the metres of a range's steps rise"),
        ({"weapons": [blade(melee=False)]}, "it can't be used at all"),
        ({"weapons": [blade(ready=[0, None])]}, "after the last round of preparation it can be shot"),
        ({"weapons": [blade(table="broadswrod")]}, "did you mean broadsword"),
        ({"height": 3}, "a whole number from 10 to 3000 is wanted"),
        ({"quicknes": 3}, "did you mean quickness"),
    ],
)
def test_what_is_wrong_is_told(sheet: dict[str, Any], message: str) -> None:
    with pytest.raises(Faults, match=message):
        encounter(fighter("Ana", **sheet) if "weapons" not in sheet else {"name": "Ana", **sheet}, fighter("Ben"))


def test_a_weapon_of_two_hands_leaves_no_off_hand() -> None:
    with pytest.raises(Faults, match="two weapons of one hand each"):
        encounter(fighter("Ana", blade(), blade(name="pole", hands=2), off_hand="pole"), fighter("Ben"))


def test_a_sheet_becomes_a_record() -> None:
    table = Table(
        fighter(
            "Ana",
            blade(50, shots=3, ranges=[[10, 0]]),
            level=7,
            size="large",
            height=300,
            dr=4,
            tactics="careful",
            cover="half-soft",
            hits_lost=8,
            off_hand=None,
        ),
        fighter("Ben"),
    )
    being, me = table.fight.book.beings[0], table["Ana"]
    assert (being.level, being.size, being.height, being.reduction) == (7, Size.LARGE, 300, 4)
    assert (being.temper, me.cover, me.lost, being.missiles) == (Temper.CAREFUL, Cover.HALF_SOFT, 8, 1)
    assert [shots_of(me, k) for k in range(2)] == [3, UNCOUNTED]


def test_what_has_no_missiles_at_the_start_is_useless() -> None:
    table = Table(fighter("Ana", bow(shots=0)), fighter("Ben"))
    assert table["Ana"].useless == 1


def test_a_creature_can_be_changed_figure_by_figure() -> None:
    table = Table({"creature": "orc", "name": "Ana", "hits": 9, "categories": {"pole": 3}}, fighter("Ben"))
    assert (table["Ana"].hits, table.fight.book.weapons[0].ob) == (9, 62)


@pytest.mark.clause("RM-1.8")
def test_a_joiner_may_bring_a_table_that_the_fight_has_not_yet() -> None:
    fight = begun(fighter("Ana"), fighter("Ben"), totals={})
    before = len(fight.record.book.attacks)
    fight.join({"name": "Cid", "side": "B", "hits": 20, "weapons": [{"weapon": "halberd", "ob": 40}]})
    assert len(fight.record.book.attacks) == before + 1
    fight.undo()
    assert len(fight.record.book.attacks) == before


@pytest.mark.clause("RM-1.6")
def test_conditions_survive_undo_and_redo() -> None:
    fight = begun(
        fighter("Ana", blade(60)), fighter("Ben"), totals={"Ana": 15, "Ben": 5}, options={"chosen_critical": False}
    )
    answer(fight, "Ana action attack", "Ana phase normal", "Ana blows 1", "Ana parry 0", "Ben action attack")
    answer(fight, "Ben phase normal", "Ana attack 41", "Ana critical 60")
    ben = fight.record.combatants[1]
    assert ben.stunned == 2
    fight.undo(2)
    assert fight.record.combatants[1].stunned == 0
    fight.redo()
    fight.redo()
    assert fight.record.combatants[1].stunned == 2


def test_the_game_master_may_set_every_figure() -> None:
    fight = sit(fighter("Ana"), fighter("Ben"))
    for name, figure in RULESET.figures.items():
        low = figure.low if isinstance(figure.low, int) else figure.low(fight.record, 1)
        value = 0 if name == "dead" else max(low, min(1, low + 1)) if low < 1 else 50
        fight.override("Ben", name, value, reason="so be it")
        assert int(getattr(fight.record.combatants[1], figure.path)) == value


def test_what_a_screen_shows() -> None:
    table = sit(fighter("Ana", blade(50), bow(40), shield="full", cover="half-hard"), fighter("Ben", unaware=True))
    ana, ben = table.view()["combatants"]
    assert [bar["name"] for bar in ana["bars"]] == ["hits", "exhaustion"]
    assert (ana["bars"][0]["value"], ana["bars"][0]["max"]) == (100, 100)
    assert [item["name"] for item in ana["items"]] == ["blade", "bow", "fist"]
    assert ana["items"][0]["hand"] == "main"
    assert (ana["tags"], ben["tags"]) == (["covered"], ["unaware"])
    table.override("Ben", "stunned", 3, reason="a blow")
    table.override("Ben", "bleeding", 2, reason="a blow")
    assert seen(table, "Ben")["wounds"] == [
        {"name": "stunned", "rounds": 3, "hits": 0},
        {"name": "bleeding", "rounds": 0, "hits": 2},
    ]
