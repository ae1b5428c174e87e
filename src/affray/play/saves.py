"""Saved fights: the encounter, the journal, and the last checkpoint in case the rules have changed meanwhile.

Where other rules are installed now the journal is played under them; when that comes to the checkpoint with the same
log, nothing has changed for this fight. Else it goes on from the checkpoint, under the log that was kept with it.

A saved recovery holds the saved fight in place of the encounter.
"""

from __future__ import annotations

import ast
import functools
import hashlib
import re
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from affray.core.loop import RuleError
from affray.core.plain import from_plain, to_plain
from affray.core.records import figures, place_of
from affray.core.ruleset import Ruleset, ruleset, rulesets
from affray.core.said import Said
from affray.play import lines
from affray.play.journal import JOIN, MOST_VALUE, REJOIN, SET, Entry

if TYPE_CHECKING:
    from affray.play.fight import Fight
    from affray.play.recovery import Recovery

T = TypeVar("T", bound="Fight")

FORMAT = 1
CHANGED = Said(
    "Under the rules now installed this would have gone otherwise. It goes on from where it was saved: what came "
    "before stands in the log, but can't be undone or overruled any more.",
    "rules-changed",
)
NO_LOG = Said("It was saved without its log: what came before isn't told.", "no-log")

# What damaged data makes the rules, the records and the sheets raise.
_DAMAGE = (ArithmeticError, AttributeError, LookupError, RuleError, RuntimeError, TypeError, ValueError)


def save(fight: Fight) -> dict[str, Any]:
    """The fight or recovery, JSON-ready."""
    from affray.play.recovery import Recovery

    if isinstance(fight, Recovery):
        begun: dict[str, Any] = {"fight": save(fight.fight)}
    else:
        begun = {"encounter": fight.encounter.model_dump(mode="json", exclude_defaults=True)}
    return {
        "affray": FORMAT,
        "ruleset": fight.ruleset.name,
        "rules": _mark(fight.ruleset),
        **begun,
        "seed": fight.seed,
        "rolls": dict(fight.rolls),
        "autopilot": dict(fight.autopilot),
        "base": fight.base,
        "journal": [entry.to_plain() for entry in fight.journal],
        "done": fight.done,
        "checkpoint": checkpoint(fight),
        "notes": [note.to_plain() for note in fight.notes],
    }


def _mark(rules: Ruleset) -> str:
    """The mark of a ruleset; of a part, that of the whole."""
    return rules_mark(rules.part_of or rules.folder)


def checkpoint(fight: Fight) -> dict[str, Any]:
    """The state before the step under way, JSON-ready, and which entries of the journal are still to come after it.

    Also how many steps led to it, and the log of these. Of a fight that is over it is the state at the end, and nothing
    can come any more: who was to join would bring it back to life.
    """
    timeline, over = fight.timeline, fight.over
    finished = timeline.in_use(finished=not over)
    done, here = fight.journal[: fight.done], len(timeline.steps)
    to_come = [k for k, entry in enumerate(done) if not finished(entry) and not (entry.idle and entry.at <= here)]
    joined = [entry.sheet for entry in done if entry.sheet is not None and finished(entry)]
    counts = {" ".join(map(str, key)): n for key, n in timeline.counts(timeline.open.clock).items()}
    return {
        "state": to_plain((timeline.here if over else timeline.points[-1]).fight),
        "counts": counts,
        "joined": [*(fight.base["joined"] if fight.base else ()), *joined],
        "to_come": [] if over else to_come,
        "later": {str(k): done[k].at - here for k in to_come if done[k].kind in (JOIN, REJOIN) and done[k].at > here},
        "steps": here,
        "log": _log(fight, here),
    }


def _log(fight: Fight, steps: int) -> list[Any]:
    """The lines of the first steps, JSON-ready."""
    return [lines.to_plain(entry) for step in fight.timeline.steps[:steps] for entry in step.log]


def restore(data: Any) -> Fight:
    """Read back a fight. Raises ValueError, with what is wrong, for anything that `save` doesn't give."""
    _check_head(data, "fight")
    if "fight" in data:
        raise ValueError("this is a saved recovery, not a fight")
    return _guarded(data, "fight", lambda: _restore(data, lambda: _fight_of(data)))


def restore_recovery(data: Any) -> Recovery:
    """Read back a recovery. Raises ValueError, with what is wrong, for anything that `save` doesn't give."""
    from affray.play.recovery import Recovery

    _check_head(data, "recovery")
    if "fight" not in data:
        raise ValueError("this is a saved fight, not a recovery")
    fight = restore(data["fight"])
    made: Recovery = _guarded(
        data, "recovery", lambda: _restore(data, lambda: Recovery(fight, seed=_typed(data["seed"], int, "seed")))
    )
    return made


def _check_head(data: Any, what: str) -> None:
    """That it is a saved fight or recovery of this format and of a ruleset that is installed. Raises ValueError."""
    if not isinstance(data, Mapping) or "affray" not in data or "journal" not in data:
        raise ValueError(f"this is no saved {what}")
    if data["affray"] != FORMAT:
        raise ValueError(f"saved in format {data['affray']!r:.40}; this version of Affray reads format {FORMAT}")
    if data.get("ruleset") not in rulesets():
        raise ValueError(f"the ruleset {data.get('ruleset')!r:.40} isn't installed; there are {', '.join(rulesets())}")


def _guarded(data: Mapping[str, Any], what: str, read: Callable[[], T]) -> T:
    """What was read, if it can be shown; whatever damaged data raises becomes a ValueError."""
    try:
        found = read()
        found.view()
    except RecursionError:
        raise ValueError(f"this saved {what} is damaged: it is nested too deeply") from None
    except _DAMAGE as fault:
        same = data.get("rules") == rules_mark(ruleset(data["ruleset"]).folder)
        how = "is damaged" if same else "is damaged, or can't go on under the rules now installed"
        raise ValueError(f"this saved {what} {how}: {_words(fault)}") from fault
    return found


def _words(fault: BaseException) -> str:
    if isinstance(fault, KeyError):
        return f"{fault} is missing"
    return str(fault) if isinstance(fault, RuleError | TypeError | ValueError) else f"{type(fault).__name__}: {fault}"


def _fight_of(data: Mapping[str, Any]) -> Fight:
    """The fight of a saved one's encounter, from its beginning."""
    from affray.play.fight import Fight

    rules = ruleset(data["ruleset"])
    encounter = rules.encounter().model_validate({"ruleset": rules.name, **data["encounter"]})
    return Fight(encounter, seed=_typed(data["seed"], int, "seed"))


def _restore(data: Mapping[str, Any], begin: Callable[[], T]) -> T:
    """Bring a fight from its beginning, which `begin` makes, to where it was saved."""
    fight = begin()
    notes = [Said.from_plain(note) for note in _typed(data["notes"], list, "notes")]
    if data["rules"] == _mark(fight.ruleset):
        _replay(fight, data)
    elif not _comes_to_the_same(fight, data):
        fight = begin()
        notes += _go_on(fight, data)
    fight.notes = notes
    _settings(fight, data)
    return fight


def _journal(fight: Fight, data: Mapping[str, Any]) -> tuple[list[Entry], int]:
    """The entries of the journal, and how many of them count."""
    journal = [entry_of(fight.encounter, plain) for plain in _typed(data["journal"], list, "journal")]
    done = _typed(data["done"], int, "done")
    if not 0 <= done <= len(journal):
        raise ValueError(f"done: {done}, but there are {len(journal)} entries in the journal")
    return journal, done


def _replay(fight: Fight, data: Mapping[str, Any]) -> None:
    """Play the whole journal."""
    journal, done = _journal(fight, data)
    if data["base"] is not None:
        _begin_at(fight, data["base"])
    for entry in journal:
        if not _may_be_set(fight, entry):
            raise ValueError(f"{entry.path} {entry.value}: no figure that can be set so")
    fight.timeline.replay(journal, done)


def _comes_to_the_same(fight: Fight, data: Mapping[str, Any]) -> bool:
    """Play the whole journal; whether it comes to the checkpoint that was kept, by the same lines of the log."""
    try:
        _replay(fight, data)
    except _DAMAGE:  # of the rules too: they may fail over what was answered under others
        return False
    kept, timeline = data["checkpoint"], fight.timeline
    steps = kept.get("steps", len(timeline.steps))
    if steps > len(timeline.steps) or kept.get("log") not in (None, _log(fight, steps)):
        return False
    return kept["state"] in (to_plain(timeline.points[steps].fight), to_plain(timeline.here.fight))


def _go_on(fight: Fight, data: Mapping[str, Any]) -> list[Said]:
    """Begin at the checkpoint that was kept, and play what came after it; what people are to know of that."""
    journal, _ = _journal(fight, data)
    kept = data["checkpoint"]
    missing = _begin_at(fight, {**kept, "log": [*_kept_log(data["base"] or {}), *_kept_log(kept)]})
    to_come = [journal[k] for k in kept["to_come"] if _may_be_set(fight, journal[k])]
    for entry in journal:
        entry.later = 0
    for k, steps in kept.get("later", {}).items():
        journal[int(k)].later = _typed(steps, int, "later")
    fight.timeline.replay(to_come, len(to_come))
    return [CHANGED, *([] if "log" in kept else [NO_LOG]), *([_missing(missing)] if missing else [])]


def _kept_log(state: Mapping[str, Any]) -> list[Any]:
    """The lines that were kept with a state; none where it was saved without them."""
    log: list[Any] = _typed(state.get("log", []), list, "log")
    return log


def _missing(names: list[str]) -> Said:
    told = ", ".join(names)
    words = f"What the saved state doesn't know of, or knows by another name, stands as at the beginning: {told}."
    return Said(words, "state-lacks", names=told)


def entry_of(encounter: Any, plain: dict[str, Any]) -> Entry:
    """An entry of the journal, with the sheet of a joiner validated."""
    entry = Entry.from_plain(plain)
    if entry.sheet is not None:
        entry.sheet = deepcopy(entry.sheet)
        entry.made = encounter.joiner(entry.sheet)
    return entry


def _typed(value: Any, kind: type[Any], name: str) -> Any:
    if not isinstance(value, kind) or isinstance(value, bool):
        raise TypeError(f"{name}: {value!r:.40}")
    return value


def _settings(fight: Fight, data: Mapping[str, Any]) -> None:
    """Who rolls, and who is on autopilot."""
    for name, by in data["rolls"].items():
        if by not in ("hand", "auto"):
            raise ValueError(f"rolls: {name}: {by!r:.40}; hand or auto is wanted")
        fight.rolls[name] = by
    for name, on in data["autopilot"].items():
        if not isinstance(on, bool):
            raise TypeError(f"autopilot: {name}: {on!r:.40}; true or false is wanted")
        fight.autopilot[name] = on


def _may_be_set(fight: Fight, entry: Entry) -> bool:
    """Whether an entry sets nothing, or a figure that a GM may set, to what it may be set to."""
    if entry.kind != SET:
        return True
    found = re.fullmatch(r"combatants\[\d{1,3}\]\.(.+)", entry.path)
    kinds = [kind for kind in fight.ruleset.figures.values() if found and kind.path == found[1]]
    return any(
        (kind.low if isinstance(kind.low, int) else -MOST_VALUE)
        <= entry.value
        <= (kind.high if isinstance(kind.high, int) else MOST_VALUE)
        for kind in kinds
    )


def _begin_at(fight: Fight, base: dict[str, Any]) -> list[str]:
    """Begin at a state before some step, which is kept as the fight's base; the names that the state lacks."""
    setup = fight.set_up()
    state = setup.fight
    for sheet in base["joined"]:
        if fight.ruleset.make_room is not None:  # others stood elsewhere when this one joined
            fight.ruleset.make_room(state)
        state = fight.ruleset.add(state, setup.roster, fight.encounter.joiner(sheet))
    from_plain(state, base["state"])
    counts = {_three(key): _typed(n, int, "counts") for key, n in base["counts"].items()}
    if state.count != len(setup.roster.names) or len(base["state"]["combatants"]) != state.count:
        raise ValueError(f"{state.count} combatants, but {len(setup.roster.names)} sheets")
    _check_figures(fight, state)
    fight.base = deepcopy({**{name: base[name] for name in ("state", "counts", "joined")}, "log": _kept_log(base)})
    fight.former = tuple(lines.from_plain(fight.ruleset, setup.roster.names, each) for each in fight.base["log"])
    fight.begin_at(state, setup.roster, counts)
    return _lacking(to_plain(state), base["state"])


def _three(key: str) -> tuple[int, int, int]:
    kind, who, code = map(int, key.split())
    return kind, who, code


def _check_figures(fight: Fight, state: Any) -> None:
    """The figures that a GM may set are in their ranges."""
    from affray.play.fight import figure_range

    flat = figures(state)
    for who in range(state.count):
        for name, figure in fight.ruleset.figures.items():
            path = f"combatants[{who}].{figure.path}"
            low, high = figure_range(fight.ruleset, state, who, name)
            if not low <= flat[place_of(state, path)] <= high:
                raise ValueError(f"{path}: a number from {low} to {high} is wanted")


def _lacking(wanted: Any, given: Any) -> list[str]:
    """The names of fields that a state lacks, without those inside of what it lacks as a whole."""
    found: dict[str, None] = {}
    if isinstance(wanted, dict) and isinstance(given, dict):
        for name, value in wanted.items():
            if name not in given:
                found[name] = None
            else:
                found |= dict.fromkeys(f"{name}.{inner}" for inner in _lacking(value, given[name]))
    elif isinstance(wanted, list) and isinstance(given, list):
        for each, other in zip(wanted, given, strict=False):
            found |= dict.fromkeys(_lacking(each, other))
    return list(found)


@functools.cache
def rules_mark(folder: Path) -> str:
    """A mark of a ruleset's code and data: another when anything but comments, docstrings and layout has changed.

    The same in all versions of Python that parse the code to the same tree.
    """
    mark = hashlib.sha256()
    for path in sorted(folder.rglob("*.py")):
        mark.update(" ".join(_shape(ast.parse(path.read_text("utf-8")))).encode())
    for path in sorted((folder / "catalogue").rglob("*.yaml")):
        mark.update(path.read_bytes())
    return mark.hexdigest()[:16]


def _shape(node: ast.AST) -> Iterator[str]:
    """A tree without docstrings, and without the empty fields that some versions of Python have and others don't."""
    yield type(node).__name__
    for name, value in ast.iter_fields(node):
        each = value if isinstance(value, list) else [value]
        if name == "body" and each and _is_docstring(each[0]):
            each = each[1:]
        if each and each != [None]:
            yield name
            for item in each:
                yield from _shape(item) if isinstance(item, ast.AST) else [repr(item)]
            yield ";"


def _is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
