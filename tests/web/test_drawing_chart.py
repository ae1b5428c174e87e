"""The chances of the sides as a bar."""

from __future__ import annotations

import pytest

import affray
from affray.web.drawing import chart

from tests.web.drawn import of_class, parsed


def chance(value: float, count: int = 1) -> dict[str, float]:
    return {"value": value, "low": max(0.0, value - 0.04), "high": min(1.0, value + 0.04), "count": count, "of": 100}


ODDS = {"wins": {"Farm": chance(0.6), "Goblins": chance(0.3)}, "draw": chance(0.1)}


def test_each_side_has_its_share_in_its_colour() -> None:
    made = chart.win_bar(ODDS, ["Goblins", "Farm"])
    shares = [(each.get("class"), each.get("x"), each.get("width")) for each in of_class(parsed(made), "share")]
    assert shares == [("share side-0", "0", "300"), ("share side-1", "300", "600"), ("share draw", "900", "100")]
    assert [(each.get("x"), each.get("width")) for each in of_class(parsed(made), "interval")] == [
        ("260", "80"),
        ("860", "80"),
    ]


def test_it_is_told_in_words_in_every_language() -> None:
    for language, words in {
        "en": "between 56 %",
        "fi": "välillä 56 %",
        "nl": "tussen 56 %",
        "da": "mellem 56 %",
    }.items():
        assert f"Farm: 60 % ({words}" in chart.win_bar(ODDS, language=language)


@pytest.mark.parametrize(
    ("share", "text"), [(0, "0 %"), (0.001, "&lt;1 %"), (0.994, "&gt;99 %"), (1, "100 %"), (0.5, "50 %")]
)
def test_what_is_rare_is_not_told_as_impossible(share: float, text: str) -> None:
    made = chart.win_bar({"wins": {"A": chance(share)}, "draw": chance(0, 0)})
    assert f"<b>{text}</b>" in made


def test_draws_that_never_came_are_left_out_and_names_are_escaped() -> None:
    made = chart.win_bar({"wins": {"<script>": chance(1)}, "draw": chance(0, 0)})
    assert "draw" not in made
    assert "<script" not in made
    assert " style=" not in made


def test_without_odds_there_is_no_bar() -> None:
    assert chart.win_bar(None) == ""


def test_the_odds_of_an_encounter_are_drawn() -> None:
    encounter = affray.load("examples/arsmagica/duel.yaml")
    made = chart.win_bar(affray.odds(encounter, fights=20).to_json())
    assert len(of_class(parsed(made), "share")) >= 1
