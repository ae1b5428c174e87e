"""A fight in the terminal, over a pipe."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from affray.core.documents import read
from affray.play import Fight
from affray.store import files

from tests.cli.talk import EXAMPLES, Result, Run

# Both take the long sword; Aymar's initiative is 3 + 5 + 2 - 3 + 8, Bertran's 0 + 4 + 2 - 1 + 3.
BEGIN = ["secret off", "1", "1", "8", "3"]
STRIKE = [*BEGIN, "strike"]
SPARRING = """
ruleset: iskuhetki
sides:
  - name: Pupils
    combatants:
      - {name: Ann, damage_bonus: 0, weapons: [{name: stick, damage: 2d10, ranges: [0, 0], skill: 60}]}
  - name: Teachers
    combatants: [{name: Ben, defences: 0}]
"""

Play = Callable[..., Result]


@pytest.fixture
def play(run: Run, duel: Path) -> Play:
    """Play the duel with these lines typed; the result has status 0."""

    def typed(*lines: str, more: tuple[object, ...] = ()) -> Result:
        result = run("play", duel, *more, typed=lines)
        assert result.status == 0, result.err
        return result

    return typed


def saved(duel: Path) -> Fight:
    return Fight.restore(files.read(files.default_path(duel)))


def texts(fight: Fight) -> list[str]:
    return [entry.text("en") for entry in fight.log]


@pytest.mark.clause("AM-1.5", "AM-4.1", "AM-4.2")
def test_a_blow_with_typed_dice_comes_out_as_at_the_table(play: Play, duel: Path) -> None:
    out = play(*STRIKE, "8", "2").out
    assert "Aymar, Attack: Dexterity 2 + Ability 5 + Weapon 4 = +11" in out
    assert "Bertran, Defence: Ability 4 + Weapon 1 + Shield 3 = +8" in out
    # 19 against 10; 9 + damage 6 - soak 8 is 7, so two levels
    assert "Aymar strikes at Bertran with the long sword: 19" in out
    assert "Aymar hits Bertran: 2 body levels (damage 7 after soak)" in out
    assert "light wounds -1" in out
    assert saved(duel).view()["combatants"][1]["figures"]["body"] == 2


@pytest.mark.clause("AM-1.2", "AM-1.5")
def test_each_die_is_asked_for_by_itself_and_a_0_can_be_typed(play: Play) -> None:
    out = play(*STRIKE, "1", "0", "0", "0").out
    assert "+11; dice: 1 (typed)" in out
    assert "Aymar strikes at Bertran with the long sword: 31" in out  # 11 + 2 x 10
    assert "+8; dice: 0 (typed)" in out  # Bertran's first 0 is a possible botch
    assert "Bertran botches" in out


def test_enter_and_r_let_the_program_roll_and_say_what_came(play: Play, duel: Path) -> None:
    out = play(*STRIKE, "", "r").out
    assert "Aymar rolls: " in out
    rolled = [entry for entry in saved(duel).journal if entry.source == "rolled"]
    assert rolled
    assert all(entry.key is not None and entry.key.kind == 1 for entry in rolled)


@pytest.mark.parametrize("wrong", ["11", "-1", "x", "8 2", "1.5", "19", "²", "8;", "999999999999999999999"])
def test_what_a_die_cannot_show_is_refused_and_changes_nothing(play: Play, duel: Path, wrong: str) -> None:
    out = play(*STRIKE, wrong).out
    assert "Type what a d10 shows, 0 to 9" in out
    assert out.count("your d10") == 4  # both initiatives, and the attack twice
    assert saved(duel).done == len(BEGIN)


@pytest.mark.parametrize("typed", ["2", "strike", "STRIKE", "st", "stri"])
def test_an_option_goes_by_number_name_and_beginning(play: Play, duel: Path, typed: str) -> None:
    out = play(*BEGIN, typed).out
    assert "  Aymar: strike" in out
    assert saved(duel).pending[0].name == "attack"


@pytest.mark.parametrize(
    ("typed", "says"), [("ex", "?"), ("strik3", "did you mean strike"), ("17", "17"), ("", "stands")]
)
def test_an_unclear_option_is_told_and_asked_again(play: Play, duel: Path, typed: str, says: str) -> None:
    out = play(*BEGIN, typed).out
    assert says in out
    assert out.count("What does Aymar do?") == 2
    assert saved(duel).done == 4


@pytest.mark.clause("AM-3.1")
def test_secret_answers_of_several_are_hidden_and_may_come_in_any_order(play: Play, duel: Path) -> None:
    out = play("Bertran", "dagger", "3").out
    assert "Whose answer" in out
    assert "Bertran (hidden)> ******" in out
    assert "Aymar (hidden)> *" in out
    assert out.index("Bertran (hidden)> ******") < out.index("means to fight with the dagger")
    assert "dagger" not in out.split("Bertran (hidden)> ******")[1].split("Aymar (hidden)> *")[0].replace(
        "2 dagger", ""
    )
    assert [entry.text("en") for entry in saved(duel).log][:2] == [
        "Aymar means to fight with the fist",
        "Bertran means to fight with the dagger",
    ]


def test_an_option_that_there_is_but_not_now_is_told_so(play: Play) -> None:
    out = play(*BEGIN, "cast").out
    assert "cast isn't possible here and now" in out
    assert "Which spell" not in out


@pytest.mark.parametrize("rules", ["arsmagica", "iskuhetki"])
def test_a_fight_begins_with_what_the_encounter_says_of_it_and_not_when_it_goes_on(
    run: Run, tmp_path: Path, rules: str
) -> None:
    path, save = EXAMPLES.parent / rules / "duel.yaml", tmp_path / "duel.fight.json"
    told = " ".join(str(read(path).data["description"]).split())
    began = run("play", path, "--save", save, typed=["secret off", "1", "1", "roll all"]).out
    assert told in " ".join(began.split())
    assert "The last of what happened" not in began
    again = run("play", save).out
    assert told not in " ".join(again.split())
    assert "The last of what happened" in again


class TestTenfoldDice:
    """A d100 that shows 00 is 100, a d10 that shows 0 is ten, where the rules don't count a 0."""

    @pytest.fixture
    def asked(self, run: Run, tmp_path: Path) -> Callable[..., Fight]:
        path = tmp_path / "duel.yaml"
        path.write_text(SPARRING)

        def typed(*lines: str) -> Fight:
            assert run("play", path, typed=["4", "2", "strike", "stick", *lines]).status == 0
            return saved(path)

        return typed

    @pytest.mark.clause("IH-3.1", "IH-3.3")
    @pytest.mark.parametrize("typed", ["00", "0", "000", "100"])
    def test_00_is_100(self, asked: Callable[..., Fight], typed: str) -> None:
        assert "Ann strikes at Ben with stick: 100 (chance 60)" in texts(asked(typed))

    @pytest.mark.clause("IH-3.12")
    def test_0_is_ten_on_a_d10(self, asked: Callable[..., Fight]) -> None:
        assert "Ann does Ben 11 damage before armour" in texts(asked("50", "1", "0 1"))

    def test_both_dice_may_show_0_but_no_sum_does(self, asked: Callable[..., Fight]) -> None:
        assert "Ann does Ben 20 damage before armour" in texts(asked("50", "1", "0", "0,0"))


def test_undo_takes_back_and_redo_gives_the_same_dice_again(play: Play, duel: Path) -> None:
    play(*STRIKE, "8", "2")
    before = texts(saved(duel))
    out = play("undo 2", "redo 2").out
    assert "Taken back: Aymar: Attack 8; Bertran: Defence 2" in out
    assert "Done again: Aymar: Attack 8; Bertran: Defence 2" in out
    assert texts(saved(duel)) == before


def test_undo_goes_back_past_what_an_autopilot_did(play: Play, duel: Path) -> None:
    play("auto Bertran", *BEGIN[:1], "1", "8")
    after = saved(duel)
    assert [entry.source for entry in after.journal].count("auto") >= 2
    out = play("undo").out
    assert "your d10" in out
    assert [asked.who for asked in saved(duel).pending] == ["Aymar"]
    assert saved(duel).pending[0].name == "initiative"


def test_undo_to_the_beginning_and_no_further(play: Play, duel: Path) -> None:
    out = play(*BEGIN, "undo 99", "undo", "redo 99", "redo").out
    assert "There is nothing to take back." in out
    assert "There is nothing to do again." in out
    assert saved(duel).done == 4


def test_a_mistyped_die_of_the_last_turn_can_be_overruled_and_all_other_dice_stay(play: Play, duel: Path) -> None:
    play(*STRIKE, "8", "2")
    listed = play("overrule", "").out
    number = next(line.split()[0] for line in listed.splitlines() if "Attack" in line and "8 (typed)" in line)
    out = play(f"overrule {number} 3 it was a three").out
    assert "From here on it goes otherwise:" in out
    assert "Aymar strikes at Bertran with the long sword: 14" in out
    assert "Bertran defends: 10" in out
    entry = saved(duel).journal[-1]
    assert (entry.kind, entry.value, entry.reason) == ("overrule", 3, "it was a three")
    assert "3 (overruled, was 8)" in play("why 99").out


@pytest.mark.parametrize("words", ["overrule 99 1 x", "overrule x", "overrule 1 x", "overrule 0 1 x"])
def test_an_overrule_that_names_nothing_is_refused(play: Play, duel: Path, words: str) -> None:
    play(*STRIKE, "8", "2", words)
    assert saved(duel).done == 7


def test_the_gm_sets_a_figure_and_undo_takes_it_back(play: Play, duel: Path) -> None:
    out = play(*BEGIN, "set bert body 3 a fall", "status").out
    assert "Bertran: body level 0 -> 3" in out
    assert "medium wounds -3" in out
    assert saved(duel).journal[-1].reason == "a fall"
    assert "Taken back: Bertran: body level 3" in play("undo").out


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("set Bertha body 3 x", "Bertran"),
        ("set Bertran bodyy 3 x", "body"),
        ("set Bertran body 99 x", "from 0 to"),
        ("set Bertran body many x", "A number is wanted"),
        ("join dragonfly Aymar", "dragonfly"),
        ("join wolf", "On which side"),
        ("join wolf Nobody", "Nobody"),
        ("join nowhere.yaml Aymar", "there is no such file"),
        ("join", "Who joins?"),
        ("hand Nobody", "Nobody"),
        ("auto Nobody", "Nobody"),
        ("undo many", "A number is wanted"),
        ("rule AM-9.9", "AM-9.9"),
        ("/unknown", "/unknown".removeprefix("/")),
        ("odds many", "A number is wanted"),
    ],
)
def test_a_faulty_command_is_told_and_the_fight_goes_on(play: Play, duel: Path, typed: str, says: str) -> None:
    out = play(*BEGIN, typed, "strike").out
    assert says in out
    assert saved(duel).pending[0].name == "attack"


@pytest.mark.clause("AM-3.5")
def test_a_creature_joins_in_mid_fight(play: Play, duel: Path) -> None:
    play(*BEGIN, "join wolf Bertran 12 as Grey one")
    fight = saved(duel)
    assert fight.roster.names == ["Aymar", "Bertran", "Grey one"]
    assert fight.view()["combatants"][2]["side"] == "Bertran's side"


def test_a_sheet_in_a_file_joins(play: Play, duel: Path) -> None:
    sheet = duel.with_name("squire.yaml")
    sheet.write_text("name: Squire\nside: Aymar's side\nweapons: [dagger]\n")
    play(*BEGIN, f"join {sheet}")
    assert saved(duel).roster.names[2] == "Squire"


def test_why_opens_the_sums_with_clauses_and_how_the_dice_came(play: Play) -> None:
    out = play(*STRIKE, "8", "2", "?").out
    opened = out.split("> ?\n")[-1]
    assert "Aymar strikes at Bertran with the long sword: 19  [AM-4.1]" not in opened  # shown before Bertran's die
    assert "Bertran defends: 10  [AM-4.1]" in opened
    assert "Ability 4 + Weapon 1 + Shield 3 = +8; dice: 2 (typed)" in opened
    assert "[AM-2.2, AM-4.1]" in opened


def test_why_tells_what_is_being_added_up_now(play: Play) -> None:
    assert "Being added up now:" in play(*STRIKE, "?").out


def test_rule_shows_a_clause_and_the_one_behind_the_question(play: Play) -> None:
    assert "AM-4.2 Damage" in play("rule AM-4.2").out
    assert "AM-3.1 Saying what one will do" in play("rule").out


def test_a_program_that_rolls_for_one_asks_only_the_other(play: Play, duel: Path) -> None:
    out = play("roll Bertran", *BEGIN[:4]).out
    assert "Bertran, your d10" not in out
    assert saved(duel).rolls == {"Aymar": "hand", "Bertran": "auto"}
    assert "Dice are typed for: Bertran" in play("hand Bertran").out
    assert saved(duel).rolls["Bertran"] == "hand"


def test_auto_answers_the_rest_of_a_step_and_finish_all_to_the_end(play: Play, duel: Path) -> None:
    play("auto")
    assert {entry.source for entry in saved(duel).journal} == {"auto"}
    assert not saved(duel).over
    out = play("finish", "log all", "undo").out
    assert "Winner: " in out
    assert "The fight is over." in out
    assert not saved(duel).over


def test_a_fight_that_is_over_begins_anew_and_the_old_one_is_kept(play: Play, duel: Path) -> None:
    play("finish")
    over = saved(duel)
    out = play("1").out
    assert "duel.1.fight.json" in out
    assert Fight.restore(files.read(duel.with_name("duel.1.fight.json"))).journal == over.journal
    assert not saved(duel).over


def test_new_and_restart_keep_the_old_fight(play: Play, duel: Path) -> None:
    play(*BEGIN)
    play(more=("--new",))
    play(*BEGIN, "restart")
    assert sorted(path.name for path in duel.parent.glob("*.fight.json")) == [
        "duel.1.fight.json",
        "duel.2.fight.json",
        "duel.fight.json",
    ]
    assert saved(duel).done == 0


def test_the_end_of_the_input_says_where_it_is_saved_and_how_to_go_on(run: Run, play: Play, duel: Path) -> None:
    out = play(*STRIKE).out
    path = duel.with_name("duel.fight.json")
    assert f"Saved in {path}" in out
    assert f"Go on with: affray play {path}" in out
    result = run("play", path, typed=["8"])
    assert "Aymar strikes at Bertran with the long sword: 19" in result.out
    assert "Aymar means to fight with the long sword" in result.out  # the last lines of before are shown again


def test_a_changed_encounter_is_told_when_its_saved_fight_goes_on(play: Play, duel: Path) -> None:
    play(*BEGIN)
    duel.write_text(duel.read_text().replace("strength: 2", "strength: 9"))
    assert "has changed since" in play().out


def test_save_elsewhere(play: Play, run: Run, duel: Path) -> None:
    other = duel.with_name("thursday.fight.json")
    play(*BEGIN, more=("--save", other))
    assert Fight.restore(files.read(other)).done == 4
    assert not duel.with_name("duel.fight.json").exists()
    third = duel.with_name("third.fight.json")
    result = run("play", other, typed=[f"save {third}", "strike", f"save {other}"])
    assert "choose another name" in result.out
    assert [Fight.restore(files.read(path)).done for path in (other, third)] == [4, 5]


def test_a_disk_that_fails_is_told_and_the_fight_goes_on(
    play: Play, duel: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = files.FightFile.write

    def full(file: files.FightFile, fight: dict[str, Any]) -> None:
        if fight["done"] == 3:
            raise OSError(28, "No space left on device")
        write(file, fight)

    monkeypatch.setattr(files.FightFile, "write", full)
    out = play(*STRIKE).out
    assert out.count("NOT SAVED") == 1
    assert "No space left on device" in out
    assert saved(duel).done == 5


def test_a_rule_that_fails_is_told_with_its_place_and_the_file_keeps_the_fight_before_it(
    run: Run, duel: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("play", duel, typed=STRIKE)

    def broken(*_: object) -> None:
        raise ZeroDivisionError("a house rule")

    monkeypatch.setattr("affray.rulesets.arsmagica.rules.wounds.levels_for", broken)
    result = run("play", duel, typed=["8", "2"])
    assert result.status == 2
    assert "a house rule" in result.err
    assert "Traceback" not in result.err
    assert "the last answer wasn't taken" in result.out
    monkeypatch.undo()
    assert "Bertran, your d10" in run("play", duel).out


def test_help_names_every_command(play: Play) -> None:
    out = play("help").out
    for word in ("why", "rule", "undo", "redo", "auto", "finish", "odds", "advise", "overrule", "set", "join", "quit"):
        assert f"\n  {word}" in out


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("fi", ["Aymar, heitä d10 (0–9", "vuorossa Aymar", "Tallessa: "]),
        ("nl", ["Aymar, jouw d10 (0 tot 9", "Aymar is aan de beurt", "Opgeslagen in "]),
        ("da", ["Aymar, din d10 (0 til 9", "det er Aymar, der har tur", "Gemt i "]),
    ],
)
def test_other_languages_are_spoken_throughout(run: Run, duel: Path, language: str, says: list[str]) -> None:
    typed = ["secret off", "1", "1", "8", "3", "2", "8", "2", "?", "undo", "status", "help"]
    english = run("play", duel, "--new", typed=typed).out
    other = run("play", duel, "--new", "--language", language, typed=typed).out
    assert all(words in other for words in says), other
    told = {line for line in english.splitlines() if len(line.split()) > 4}
    assert not {line for line in told & set(other.splitlines()) if "d10" not in line or "your" in line}


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", ["body 99: a whole number from 0 to", "there is somebody called Bertran already", "only who has left"]),
        ("fi", ["body 99: kokonaisluku väliltä 0–", "Bertran on jo jonkun nimi", "vain taistelusta lähtenyt"]),
        ("nl", ["body 99: een geheel getal van 0 tot", "er heet al iemand Bertran", "alleen wie het gevecht heeft"]),
        (
            "da",
            ["body 99: et helt tal fra 0 til", "der er allerede en, der hedder Bertran", "kun den, der har forladt"],
        ),
    ],
)
def test_what_is_refused_is_told_in_the_language(run: Run, duel: Path, language: str, says: list[str]) -> None:
    side = read(duel).data["sides"][0]["name"]
    typed = ["set Aymar body 99 mistake", f"join wolf {side} as Bertran", "join Bertran"]
    out = run("play", duel, "--new", "--language", language, typed=typed).out
    assert all(words in out for words in says), out


@pytest.mark.parametrize("example", sorted(path.name for path in EXAMPLES.glob("*.yaml")))
def test_every_example_plays_to_its_end(run: Run, tmp_path: Path, example: str) -> None:
    path = tmp_path / "saved.fight.json"
    result = run("play", EXAMPLES / example, "--save", path, typed=["finish"])
    assert result.status == 0
    assert Fight.restore(files.read(path)).over


class TestJson:
    def test_every_line_is_json_and_says_what_is_asked(self, run: Run, duel: Path) -> None:
        result = run("play", duel, "--json", typed=[*STRIKE, "8", "2"])
        lines = [json.loads(line) for line in result.out.splitlines()]
        assert (
            len(lines) == len(STRIKE) + 2 + 2
        )  # one before each line, one before the end of the input, one at the end
        assert [asked["who"] for asked in lines[0]["pending"]] == ["Aymar", "Bertran"]
        assert lines[0]["pending"][0]["options"] == ["long-sword", "dagger", "fist"]
        assert (
            lines[6]["pending"][0] | {"kind": "roll", "sides": 10, "zero": 10, "who": "Aymar"} == lines[6]["pending"][0]
        )
        told = [entry["event"] for line in lines for entry in line["log"]]
        assert told[-1] == "turn"
        assert "hit" in told
        assert lines[-1]["view"]["combatants"][1]["figures"]["body"] == 2

    def test_a_wrong_line_is_said(self, run: Run, duel: Path) -> None:
        result = run("play", duel, "--json", typed=[*STRIKE, "12"])
        assert any(
            "12 can't be on the die" in said for line in result.out.splitlines() for said in json.loads(line)["said"]
        )


def test_who_joins_before_the_first_round_waits_and_a_number_without_option_is_refused(run: Run, duel: Path) -> None:
    out = run("play", duel, typed=["secret off", "7", "1", "join wolf Aymar 12"]).out
    assert "A number from 1 to 3 is wanted." in out
    assert "Waits for its moment: Wolf joins" in out


def test_a_narrow_terminal_shows_the_names_of_the_bars_once(
    run: Run, duel: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("affray.cli.output.PIPE_WIDTH", 60)
    out = run("play", duel, typed=[]).out
    assert out.count("fatigue level") == 1
