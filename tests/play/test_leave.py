"""The GM takes somebody out, or ends the fight; what would be asked next; changes as rows."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from affray import Fight, WrongAnswer, load
from affray.play.delta import delta, follow, mark

EXAMPLES = Path(__file__).parents[2] / "examples"
ALL = sorted(EXAMPLES.glob("*/*.yaml"))


def begun(path: Path, steps: int, seed: int = 7) -> Fight:
    fight = Fight(load(path), seed=seed)
    fight.auto(seed=seed, steps=steps)
    return fight


@pytest.mark.parametrize("path", ALL, ids=lambda path: f"{path.parent.name}-{path.stem}")
@pytest.mark.parametrize("steps", [0, 1, 9, 40])
def test_who_is_taken_out_is_not_asked_any_more(path: Path, steps: int) -> None:
    fight = begun(path, steps)
    if fight.over:
        fight.undo(1)
    out = next((asked.who for asked in fight.pending if asked.index >= 0), fight.roster.names[0])
    if "away" in next(one["tags"] for one in fight.view()["combatants"] if one["name"] == out):
        pytest.skip("who is asked here is away, and bleeds")
    fight.leave(out, "called home")
    for _ in range(60):
        assert fight.over or out not in {asked.who for asked in fight.pending if asked.name == "action"}
        before = (fight.done, len(fight.timeline.steps))
        fight.auto(seed=3, steps=1)
        if before == (fight.done, len(fight.timeline.steps)):
            break
    copy = Fight.restore(json.loads(json.dumps(fight.save())))
    assert copy.view() == fight.view()
    while fight.journal[fight.done - 1].kind != "leave":
        fight.undo()
    fight.undo()
    assert "away" not in next(one["tags"] for one in fight.view()["combatants"] if one["name"] == out)
    fight.redo()
    if not fight.over:
        with pytest.raises(WrongAnswer):
            fight.leave(out)
        fight.join(out)


@pytest.mark.parametrize("path", ALL, ids=lambda path: f"{path.parent.name}-{path.stem}")
@pytest.mark.parametrize("steps", [0, 5, 30])
def test_the_fight_can_be_ended_and_taken_up_again(path: Path, steps: int) -> None:
    fight = begun(path, steps)
    if fight.over:
        fight.undo(1)
    asked = fight.pending
    fight.end("it is late")
    assert fight.over
    assert not fight.pending
    assert fight.winner is not None
    copy = Fight.restore(json.loads(json.dumps(fight.save())))
    assert copy.over
    with pytest.raises(WrongAnswer, match="undo"):
        fight.end()
    if fight.ruleset.recovery is not None:
        assert fight.recover(seed=1).view()["combatants"]
    fight.undo()
    assert fight.view()["over"] is False
    assert [each.key for each in fight.pending] == [each.key for each in asked]
    fight.redo()
    assert fight.over


def test_a_look_ahead_changes_nothing() -> None:
    fight = begun(EXAMPLES / "iskuhetki" / "duel.yaml", 0)
    while fight.pending[0].name != "action":
        fight.auto(seed=1, steps=1)
    (asked,) = fight.pending
    before = json.dumps(fight.save())
    following = fight.peek("move", asked)
    assert [each.name for each in following] == ["place"]
    assert json.dumps(fight.save()) == before
    fight.answer("move")
    assert [each.key for each in fight.pending] == [each.key for each in following]
    with pytest.raises(WrongAnswer):
        fight.peek("fly")


@pytest.mark.parametrize("path", ALL, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_changes_done_again_elsewhere_give_the_same_fight(path: Path) -> None:
    fight, other = Fight(load(path), seed=5), Fight(load(path), seed=5)

    def act(*, undo: int = 0, redo: int = 0, steps: int = 0, roll: bool = False) -> None:
        before = mark(fight)
        fight.undo(undo)
        fight.redo(redo)
        if steps:
            fight.auto(seed=2, steps=steps)
        if roll and fight.pending and fight.pending[0].name in ("initiative", "bleeding"):
            fight.roll(fight.pending[0])
        follow(other, json.loads(json.dumps(delta(before, fight))))
        assert other.save() == fight.save()
        assert other.pending == fight.pending

    act(roll=True)
    act(steps=4)
    act(steps=6)
    act(undo=3)
    act(redo=2)
    act(steps=3)
    act(undo=100)
    act(redo=100)
    fight.autopilot[fight.roster.names[0]] = True
    before = mark(fight)
    fight.autopilot[fight.roster.names[1]] = True
    assert delta(before, fight) == {"autopilot": dict(fight.autopilot)}


def test_a_change_of_another_fight_is_refused() -> None:
    fight = begun(EXAMPLES / "arsmagica" / "duel.yaml", 1)
    with pytest.raises(ValueError, match="entries"):
        follow(fight, {"keep": 1_000, "entries": [], "done": 0})
