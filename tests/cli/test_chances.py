"""The commands that tell chances; few fights, so that nothing has to be compiled."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest

from affray.cli.faults import BadInput
from affray.cli.odds import varied
from affray.cli.tables import aligned

from tests.cli.talk import EXAMPLES, Run


class TestOdds:
    def test_the_chances_of_all_add_up_to_1(self, run: Run, duel: Path) -> None:
        found = json.loads(run("odds", duel, "-n", 200, "--json").out)
        assert found["fights"] == 200
        assert sum(chance["count"] for chance in found["wins"].values()) + found["draw"]["count"] == 200
        for fates in found["fates"].values():
            assert sum(chance["count"] for chance in fates.values()) == 200

    def test_the_same_seed_gives_the_same_fights_and_another_others(self, run: Run, duel: Path) -> None:
        first, again, other = (
            json.loads(run("odds", duel, "-n", 200, "--json", "--seed", seed).out) for seed in (7, 7, 8)
        )
        untimed = {"seconds", "fights_per_second"}
        assert {key: first[key] for key in first if key not in untimed} == {
            key: again[key] for key in again if key not in untimed
        }
        assert first["events"] != other["events"]

    def test_what_was_never_seen_is_below_something_and_not_0(self, run: Run, duel: Path) -> None:
        duel.write_text(duel.read_text().replace("stamina: 1", "stamina: 40"))
        out = run("odds", duel, "-n", 50).out
        assert "Aymar's side    above 92.9 %" in out
        assert "Bertran's side   below 7.1 %" in out

    def test_from_a_saved_fight_they_are_those_from_where_it_stands(self, run: Run, duel: Path) -> None:
        run("play", duel, typed=["secret off", "1", "1", "8", "3", "set Bertran body 4 a fall"])
        before = json.loads(run("odds", duel, "-n", 300, "--json").out)["wins"]["Aymar's side"]["value"]
        result = run("odds", duel.with_name("duel.fight.json"), "-n", 300, "--json")
        assert json.loads(result.out)["wins"]["Aymar's side"]["value"] > before + 0.1

    @pytest.mark.parametrize(
        ("language", "words"), [("fi", "Kierroksia: keskimäärin"), ("nl", "Ronden: gemiddeld"), ("da", "i gennemsnit")]
    )
    def test_in_other_languages(self, run: Run, duel: Path, language: str, words: str) -> None:
        out = run("odds", duel, "-n", 20, "--language", language).out
        assert words in out
        assert "what becomes of" not in out

    def test_ctrl_c_stops_with_what_there_is_so_far(self, tmp_path: Path) -> None:
        battle = EXAMPLES.parent / "iskuhetki" / "battle.yaml"  # 8 against 8: long enough on any machine
        process = subprocess.Popen(
            [sys.executable, "-m", "affray", "odds", str(battle), "-n", "1999", "--seed", "3", "--json"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "LC_ALL": "C.UTF-8", "AFFRAY_CACHE": str(tmp_path)},  # nothing compiled: it takes long
        )
        assert process.stderr is not None
        told = process.stderr.readline()  # the first figures
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
        found = json.loads(out)
        assert "of 1 999 fights" in told
        assert "Traceback" not in err
        assert process.returncode == 0
        assert found["stopped"] == (found["fights"] < 1999)
        assert found["fights"] > 0


class TestCompare:
    def test_a_variant_that_changes_nothing_differs_by_nothing(self, run: Run, duel: Path) -> None:
        arguments = ["compare", duel, "--vary", "options.defenders=true,false", "-n", 100]
        found = json.loads(run(*arguments, "--json").out)
        assert [variant["changes"] for variant in found["variants"]] == [
            {"options.defenders": True},
            {"options.defenders": False},
        ]
        assert found["variants"][1]["differences"]["Aymar's side"]["value"] == 0
        assert "options.defenders=false" in run(*arguments).out

    def test_a_better_blade_wins_more(self, run: Run, duel: Path) -> None:
        result = run("compare", duel, "--vary", "Aymar.abilities.single_weapon=5,9", "-n", 200, "--json")
        assert json.loads(result.out)["variants"][1]["differences"]["Aymar's side"]["low"] > 0


def test_a_sweep_tells_the_odds_of_every_combination(run: Run, duel: Path) -> None:
    vary = ["--vary", "Aymar.abilities.single_weapon=1..9:4", "--vary", "options.defenders=true,false"]
    found = json.loads(run("sweep", duel, *vary, "-n", 60, "--json").out)
    assert [tuple(point["values"].values()) for point in found["points"]] == [
        (score, defenders) for score in (1, 5, 9) for defenders in (True, False)
    ]
    wins = [point["odds"]["wins"]["Aymar's side"]["value"] for point in found["points"]]
    assert wins[0] < wins[2] < wins[4]
    assert "Aymar.abilities.single_weapon" in run("sweep", duel, *vary, "-n", 10).out


class TestExchange:
    def test_the_fractions_add_up_to_1(self, run: Run, duel: Path) -> None:
        found = json.loads(run("exchange", duel, "aym", "Bertran", "--json").out)
        total = sum(Fraction(outcome["fraction"]) for outcome in found["outcomes"])
        assert float(total) + found["lost"] == pytest.approx(1, abs=1e-12)
        assert (found["attacker"], found["defender"]) == ("Aymar", "Bertran")

    def test_each_figure_that_may_change_has_its_distribution(self, run: Run, duel: Path) -> None:
        out = run("exchange", duel, "Aymar", "Bertran").out
        assert "Body level of the defender" in out
        assert "Aymar attacks Bertran once" in out


class TestVary:
    @pytest.mark.parametrize(
        ("given", "values"),
        [
            ("a.b=40..95:5", [*range(40, 96, 5)]),
            ("a.b=1..3", [1, 2, 3]),
            ("a.b=-3..-1", [-3, -2, -1]),
            ("a.b=1..1", [1]),
            ("a.b=true,false", [True, False]),
            ("a.b= 1, 2.5, long-sword ", [1, 2.5, "long-sword"]),
            ("a.b='1','x, y'", ["1", "x, y"]),
        ],
    )
    def test_ranges_and_lists(self, given: str, values: list[object]) -> None:
        assert list(varied([given])["a.b"]) == values

    @pytest.mark.parametrize("given", ["a.b", "a.b=", "=1", "a=1..", "a=..3", "a=1..x", "a=1..9999", "a=[1", "a={1: 2"])
    def test_what_is_neither_is_refused_with_what_was_given(self, given: str) -> None:
        with pytest.raises(BadInput, match="--vary"):
            varied([given])


def test_columns_stand_under_each_other() -> None:
    assert aligned([["side", "wins"], ["A", "9.5 %"], ["Beta", "10.0 %", "x"]]) == (
        "  side    wins\n  A      9.5 %\n  Beta  10.0 %  x"
    )


def test_lines_that_are_too_wide_have_shorter_first_cells() -> None:
    rows = [["", "wins"], ["try a manoeuvre (no normal damage)", "26.0 %"], ["strike", "9.5 %"]]
    assert aligned(rows, width=30) == (
        "                          wins\n  try a manoeuvre (no…  26.0 %\n  strike                 9.5 %"
    )
    assert "damage)" in aligned(rows)
    assert "try a manoe…" in aligned(rows, width=5)
