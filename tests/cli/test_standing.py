"""How everybody stands, in 80 columns: bars that stay whole, what is true of each, the round, and the dark."""

from __future__ import annotations

from typing import Any

import pytest

from affray.cli.labels import Labels
from affray.cli.standing import heading, lines
from affray.cli.words import Words
from affray.core.ruleset import ruleset

WORDS = Words(ruleset("iskuhetki"), "en")
BLEEDING = ["down", "bleeding", "maimed", "tired", "stunned", "startled", "waiting", "disarmed", "burning"]


def one(name: str, *tags: str, side: str = "The red line", bars: tuple[str, ...] = ("blood", "stamina")) -> Any:
    drawn = [{"name": bar, "value": 12, "max": 12, "level": ""} for bar in bars]
    return {"name": name, "side": side, "tags": list(tags), "bars": drawn}


def shown(*combatants: Any, width: int = 80) -> list[str]:
    return [line.plain for line in lines(WORDS, {"combatants": combatants}, width, plain=True)]


def test_tags_stand_behind_the_bars_where_there_is_room() -> None:
    assert shown(one("Aino"), one("Tarmo", "down")) == [
        "  Aino   The red line  BP ########## 12/12  EP ########## 12/12",
        "  Tarmo  The red line  BP ########## 12/12  EP ########## 12/12  on the ground",
    ]


def test_tags_that_find_no_room_stand_below_and_leave_the_bars_whole() -> None:
    found = shown(one("Aino", *BLEEDING), one("Tarmo", "down"))
    assert found[0] == "  Aino   The red line  BP ########## 12/12  EP ########## 12/12"
    assert found[1].startswith("     on the ground, bleeds, maimed, tired")
    assert found[2] == "     burning"
    assert found[3].endswith("12/12  on the ground")


def test_in_little_room_the_bars_are_named_once_above_them() -> None:
    assert shown(one("White crossbow 1"), one("White crossbow 2"), width=70) == [
        "                                  BP                EP",
        "  White crossbow 1  The red line  ########## 12/12  ########## 12/12",
        "  White crossbow 2  The red line  ########## 12/12  ########## 12/12",
    ]


def test_bars_are_named_once_where_tags_fit_behind_them_then() -> None:
    found = shown(one("Sister Aino", "down"), one("Brother Tarmo"))
    assert found[0].split() == ["BP", "EP"]
    assert found[1].endswith("########## 12/12  on the ground")


def test_sides_and_then_names_are_cut_before_a_bar_breaks() -> None:
    long = one("The youngest of the seven sons", side="Those who came down from the hill at night")
    bloodless = one("Skeleton", bars=("stamina",))
    for width in (66, 80):
        found = shown(long, bloodless, width=width)
        assert max(map(len, found)) <= width
        assert found[0].endswith("EP ########## 12/12")
        assert "…" in found[0]


@pytest.mark.clause("IH-3.4")
def test_the_heading_says_that_it_is_dark() -> None:
    view = {"round": 1, "moment": 2, "actor": "Aino", "dark": True, "over": False}
    assert heading(WORDS, view) == "Round 1, moment 2, dark - Aino's turn"
    assert heading(WORDS, {**view, "dark": False}) == "Round 1, moment 2 - Aino's turn"
    assert heading(Words(ruleset("iskuhetki"), "fi"), view) == "Meleevuoro 1, iskuhetki 2, pimeää - vuorossa Aino"


def test_nobody_has_the_turn_when_it_is_over() -> None:
    view = {"round": 5, "moment": 0, "actor": "Aino", "dark": False, "over": True}
    assert heading(WORDS, view) == "Round 5"


def test_a_text_that_says_the_words_of_its_key_is_a_text() -> None:
    labels = Labels(ruleset("iskuhetki"), "en")
    assert labels.state("organ", "hurt") == "organ hurt"
    assert labels.state("organ", "badly") == "organ badly hurt"
    assert labels.state("hand", "long-sword") == "long sword"  # there is no such text: a thing
    assert labels.label("never_heard_of") == "never heard of"
