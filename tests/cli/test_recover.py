"""`affray recover`: from a saved fight to the end of its calendar, over a pipe, and killed in its midst."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import affray
from affray import Recovery
from affray.play import Choice, Roll
from affray.store import files
from affray.store.files import RECOVERY

from tests.cli.talk import EXAMPLES, Result, Run
from tests.iskuhetki.test_recovery_play import company, ended

Recover = Callable[..., Result]


@pytest.fixture
def brawl(tmp_path: Path) -> Path:
    """A saved fight that is over, with bleeding people and a healer."""
    path = tmp_path / "brawl.fight.json"
    files.write(path, json.loads(ended()))
    return path


@pytest.fixture
def recover(run: Run, brawl: Path) -> Recover:
    """Recover from it with these lines typed; the result has status 0."""

    def typed(*lines: str, more: tuple[object, ...] = ()) -> Result:
        result = run("recover", brawl, *more, typed=lines)
        assert result.status == 0, result.err
        return result

    return typed


def saved(brawl: Path) -> Recovery:
    return Recovery.restore(files.read(files.recovery_path(brawl), RECOVERY))


def first_healer() -> str:
    """Who is asked first whether to treat a wound."""
    asked = affray.Fight.restore(json.loads(ended())).recover(seed=1).pending[0]
    assert isinstance(asked, Choice)
    return next(iter(asked.options.values()))


def to_the_first_die() -> tuple[str, ...]:
    """What is typed up to the first die: the first option of each choice."""
    fight = affray.Fight.restore(json.loads(ended())).recover(seed=1)
    lines = []
    while not isinstance(fight.pending[0], Roll):
        asked = fight.pending[0]
        assert isinstance(asked, Choice)
        fight.answer(min(asked.options), asked)
        lines.append("1")
    return tuple(lines)


@pytest.mark.clause("IH-16.1", "IH-16.2")
def test_it_shows_the_wounds_asks_what_now_and_treats_one(recover: Recover, brawl: Path) -> None:
    out = recover(*to_the_first_die(), "40", "?").out
    assert "== Right after the fight ==" in out
    assert "bleed counters" in out
    assert "What now? Who treats a wound?" in out
    assert f"{first_healer()}, First aid: First aid 60" in out
    assert "first aid" in out
    assert ": 40 (chance " in out
    assert "the bleeding is staunched" in out
    assert "[IH-16.2]" in out
    assert f"Saved in {brawl.with_name('brawl.recovery.json')}" in out
    assert f"Go on with: affray recover {brawl.with_name('brawl.recovery.json')}" in out
    assert saved(brawl).log[0].event == "treats"


def test_enter_lets_time_pass(recover: Recover, brawl: Path) -> None:
    out = recover("", "minute").out
    assert "Nobody treats anybody. How much time passes?" in out
    assert "0:01 h after the fight" in out
    assert saved(brawl).record.time == 1


def test_after_the_first_time_only_those_are_shown_with_whom_something_changed(recover: Recover) -> None:
    first, later = recover("roll all", "", "minute").out.split("Nobody treats anybody.", 1)
    gone = [line.split()[0] for line in first.splitlines() if line.endswith("  dead")]
    assert gone
    assert "\n== 0:01 h after the fight ==\n" in later
    assert not [
        line for line in later.splitlines() if line.startswith("  ") and line.split()[:1] in [[name] for name in gone]
    ]
    assert later.count("== ") == 1  # and not before each die
    assert "  dead" in recover("status").out.rsplit("== ", 2)[-1]


def test_it_goes_on_later_from_either_file(run: Run, recover: Recover, brawl: Path) -> None:
    lines = to_the_first_die()
    recover(*lines)
    out = recover("40").out
    assert "A recovery from this fight is saved in" in out
    assert "the bleeding is staunched" in out
    done = saved(brawl).done
    result = run("recover", brawl.with_name("brawl.recovery.json"), typed=["undo"])
    assert result.status == 0
    assert "Taken back" in result.out
    assert saved(brawl).done == done - 1


def test_from_the_encounter_of_a_saved_fight(run: Run, brawl: Path) -> None:
    encounter = brawl.with_name("brawl.yaml")
    encounter.write_text(json.dumps(company().model_dump(mode="json", exclude_defaults=True)))
    assert run("recover", encounter, typed=["quit"]).status == 0
    assert saved(brawl).done == 0
    brawl.unlink()
    result = run("recover", encounter)
    assert result.status == 2
    assert f"affray play {encounter} comes first" in result.err


def test_after_a_fight_on_autopilot_people_decide_again_and_the_program_rolls(recover: Recover, brawl: Path) -> None:
    fight = affray.Fight.restore(json.loads(ended()))
    fight.autopilot.update(dict.fromkeys(fight.roster.names, True))
    files.write(brawl, fight.save())
    out = recover().out
    assert "What now? Who treats a wound?" in out
    assert saved(brawl).done == 0
    assert set(saved(brawl).rolls.values()) == {"auto"}


def test_finish_status_and_undo_at_the_end(recover: Recover, brawl: Path) -> None:
    out = recover("finish", "status", "log all", "undo", "quit").out
    assert "The recovery ends " in out
    assert "The recovery is over." in out
    assert not saved(brawl).over
    recover("finish")
    assert "The recovery is over." in recover().out
    assert saved(brawl).over


def test_new_keeps_the_old_one_and_another_fight_begins_another(run: Run, recover: Recover, brawl: Path) -> None:
    recover("", "minute")
    out = recover(more=("--new",)).out
    assert "The old recovery is kept as" in out
    assert brawl.with_name("brawl.1.recovery.json").exists()
    assert saved(brawl).done == 0
    fight = affray.Fight(company(), seed=3)
    fight.auto()
    files.write(brawl, fight.save())
    recover("quit")
    assert brawl.with_name("brawl.2.recovery.json").exists()
    assert saved(brawl).fight.journal == fight.journal


def test_save_elsewhere(run: Run, recover: Recover, brawl: Path) -> None:
    other = brawl.with_name("later.recovery.json")
    recover("", "minute", more=("--save", other))
    assert not files.recovery_path(brawl).exists()
    third = brawl.with_name("third.recovery.json")
    result = run("recover", other, typed=[f"save {third}", f"save {other}", "quit"])
    assert "choose another name" in result.out
    assert Recovery.restore(files.read(third, RECOVERY)).record.time == 1


def test_a_set_figure_an_overruled_die_and_a_joiner(recover: Recover, brawl: Path) -> None:
    healer = first_healer()
    out = recover(f"set {healer} blood 3 a curse", *to_the_first_die(), "70", "overrule").out
    assert f"{healer}: BP" in out
    number = next(line.split()[0] for line in out.splitlines() if "70 (typed)" in line and "First aid" in line)
    assert "the wound still bleeds" in recover(f"overrule {number} 100 misread").out
    sheet = brawl.with_name("eve.yaml")
    sheet.write_text("name: Eve\nside: A\nskills: {weapons: 0, first_aid: 80}\n")
    recover(f"join {sheet}", "")
    assert "Eve" in saved(brawl).roster.names


@pytest.mark.parametrize("command", ["odds", "advise", "restart", "secret off", "map"])
def test_commands_that_are_not_for_a_recovery(recover: Recover, command: str) -> None:
    out = recover("help", command).out
    assert f"\n  {command.split(maxsplit=1)[0]} " not in out
    assert f"{command}: nothing of that name." in out


def test_a_fight_that_is_not_over_is_refused(run: Run, brawl: Path) -> None:
    files.write(brawl, affray.Fight(company(), seed=1).save())
    result = run("recover", brawl)
    assert (result.status, result.out) == (2, "")
    assert result.err == f"{brawl}: the fight isn't over: play it to its end first\n"


def test_a_ruleset_without_recovery_is_refused(run: Run, tmp_path: Path) -> None:
    fight = affray.Fight(affray.load(EXAMPLES / "duel.yaml"), seed=1)
    fight.auto()
    path = tmp_path / "duel.fight.json"
    files.write(path, fight.save())
    assert "arsmagica: this ruleset has no rules for what comes after a fight" in run("recover", path).err


def test_what_is_none_is_refused(run: Run, recover: Recover, brawl: Path) -> None:
    recover("quit")
    path = files.recovery_path(brawl)
    assert f"affray recover {path} goes on with it" in run("play", path).err
    assert "a saved recovery; a fight or an encounter is wanted here" in run("odds", path).err
    assert "a saved recovery; an encounter is wanted here" in run("compare", path, "--vary", "round_limit=1,2").err
    assert "--new goes with a saved fight" in run("recover", path, "--new").err
    assert "no such file" in run("recover", brawl.with_name("none.fight.json")).err
    assert run("check", path, brawl).status == 0
    text = path.read_text()
    path.write_text(text[: len(text) // 2])
    assert "the saved recovery is cut off here" in run("recover", path).err
    assert "--new gives that file another name" in run("recover", brawl).err
    assert run("check", path).status == 1


def test_a_fight_that_is_over_says_how_to_treat_its_wounds(run: Run, brawl: Path) -> None:
    out = run("play", brawl, typed=["quit"]).out
    assert f"The wounds it left are treated with: affray recover {brawl}" in out


def test_json_has_a_line_for_each_turn(run: Run, brawl: Path) -> None:
    result = run("recover", brawl, "--json", typed=[*to_the_first_die(), "40"])
    lines = [json.loads(line) for line in result.out.splitlines()]
    assert lines[0]["pending"][0]["about"] == "who"
    assert lines[0]["view"]["now"] == {"day": 0, "time": "0:00", "manner": "full"}
    assert lines[0]["winner"] is None
    assert any(entry["event"] == "staunched" for line in lines for entry in line["log"])


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("fi", ["Heti taistelun jälkeen", "Mitä nyt? Kuka hoitaa haavaa?", "vuotolaskureita", "verenvuoto tyrehtyy"]),
        ("nl", ["Vlak na het gevecht", "Wat nu? Wie behandelt een wond?", "bloedtellers", "het bloeden is gestelpt"]),
        ("da", ["Lige efter kampen", "Hvad nu? Hvem behandler et sår?", "blødninger", "blødningen er standset"]),
    ],
)
def test_other_languages_are_spoken_throughout(run: Run, brawl: Path, language: str, says: list[str]) -> None:
    typed = [*to_the_first_die(), "40", "?", "status", "help", "finish", "quit"]
    english = run("recover", brawl, "--new", typed=typed).out
    other = run("recover", brawl, "--new", "--language", language, typed=typed).out
    assert all(words in other for words in says), other
    told = {line for line in english.splitlines() if len(line.split()) > 4 and str(brawl.parent) not in line}
    assert not told & set(other.splitlines())


def test_it_survives_kill_9_without_losing_an_acknowledged_answer(brawl: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "affray", "recover", "--json", str(brawl)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        text=True,
        encoding="utf-8",
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdout.readline()
    given = 0
    for line in (*to_the_first_die(), "40"):
        process.stdin.write(f"{line}\n")
        process.stdin.flush()
        process.stdout.readline()
        given += 1
        assert files.read(files.recovery_path(brawl), RECOVERY)["done"] == given
    os.kill(process.pid, signal.SIGKILL)
    process.communicate()
    assert saved(brawl).done == given
