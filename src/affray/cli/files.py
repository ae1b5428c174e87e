"""The commands that look at files and rulebooks: check, rules, new, schema."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from affray.cli.faults import FAULTS, GOOD, BadInput, unreadable
from affray.cli.output import console, print_json, write_new
from affray.store.files import FIGHT, RECOVERY, FightFile, Kind, NotAFight, is_saved_fight

if TYPE_CHECKING:
    from affray.core.documents import Fault
    from affray.core.encounter import Encounter
    from affray.core.rulebook import Clause
    from affray.play import Fight, Recovery

T = TypeVar("T")


def saved_or_encounter(path: Path) -> Fight | Encounter:
    """A saved fight, restored, or an encounter. Raises BadInput or Faults."""
    from affray.cli.shelf import load

    _refuse_recovery(path, "a fight or an encounter is wanted here")
    return restored(FightFile(path)) if is_saved(path) else load(path)


def is_saved(path: Path, kind: Kind = FIGHT) -> bool:
    """Whether a file is a saved fight, or of another kind, by its name or its content."""
    return path.name.endswith(kind.suffix) or is_saved_fight(path, kind)


def _refuse_recovery(path: Path, wanted: str) -> None:
    if is_saved(path, RECOVERY):
        raise BadInput(f"{path}: a saved recovery; {wanted}")


def restored(file: FightFile) -> Fight:
    """The fight in a saved file. Raises BadInput."""
    from affray.play import Fight

    return _read(file, Fight.restore)


def restored_recovery(file: FightFile) -> Recovery:
    """The recovery in a saved file. Raises BadInput."""
    from affray.play import Recovery

    return _read(file, Recovery.restore)


def _read(file: FightFile, restore: Callable[[dict[str, Any]], T]) -> T:
    try:
        return restore(file.read())
    except OSError as fault:
        raise unreadable(file.path, fault) from None
    except NotAFight as fault:
        raise BadInput(str(fault)) from None
    except ValueError as fault:  # Faults of the encounter in it are ValueErrors too
        raise BadInput(f"{file.path}: {fault}") from None


def encounter_in(path: Path) -> Encounter:
    """The encounter in a file. Raises BadInput for a saved fight, Faults for a faulty encounter."""
    from affray.cli.shelf import load

    if is_saved(path):
        raise BadInput(f"{path}: a saved fight; an encounter is wanted here")
    _refuse_recovery(path, "an encounter is wanted here")
    return load(path)


def check_files(paths: Sequence[Path], *, as_json: bool) -> int:
    """Tell all faults of all files, or that there are none."""
    found = {path: _faults_of(path) for path in paths}
    if as_json:
        print_json({str(path): [_plain(fault) for fault in faults] for path, faults in found.items()})
    else:
        for path, faults in found.items():
            sys.stdout.write("\n".join(map(str, faults)) + "\n" if faults else f"{path}: sound\n")
    return FAULTS if any(found.values()) else GOOD


def _faults_of(path: Path) -> list[Fault]:
    from affray.core.documents import Fault
    from affray.encounters import Faults

    if not path.exists():
        raise unreadable(path, FileNotFoundError(2, "there is no such file"))
    try:
        if is_saved(path, RECOVERY):
            restored_recovery(FightFile(path, RECOVERY))
        else:
            saved_or_encounter(path)
    except Faults as faults:
        return list(faults.faults)
    except BadInput as fault:
        return [Fault("", 0, 0, "", str(fault))]
    return []


def _plain(fault: Fault) -> dict[str, Any]:
    return {name: getattr(fault, name) for name in ("file", "line", "column", "path", "message")}


def new_encounter(ruleset: str, path: Path | None, *, as_json: bool) -> int:
    """Write the commented encounter of a ruleset to a file that isn't there yet, or show it."""
    from affray.core.documents import parse
    from affray.encounters import template

    text = template(ruleset)
    if as_json:  # JSON has no comments
        text = json.dumps(parse(text).data, ensure_ascii=False, indent=2) + "\n"
    if write_new(path, text):
        sys.stdout.write(f"{path}: written. Change it, then: affray check {path}; affray play {path}\n")
    return GOOD


def show_schema(ruleset: str) -> int:
    """Give the JSON Schema of a ruleset's encounters."""
    from affray.encounters import schema

    print_json(schema(ruleset))
    return GOOD


def show_rules(ruleset: str, clause: str, *, as_json: bool) -> int:
    """Show the rulesets; the clauses of one; or one clause or chapter in full."""
    from affray.core import rulebook
    from affray.core.ruleset import ruleset as ruleset_of
    from affray.core.ruleset import rulesets

    if not ruleset:
        return _list_rulesets(as_json=as_json)
    if ruleset not in rulesets():
        from affray.core.wording import unknown

        raise BadInput(unknown("ruleset", ruleset, list(rulesets())))
    known = rulebook.clauses(ruleset_of(ruleset))
    found = rulebook.find(known, clause) if clause else tuple(known.values())
    if not found:
        near = rulebook.near(known, clause)
        hint = f"; did you mean {' or '.join(near)}?" if near else f"; affray rules {ruleset} lists them"
        raise BadInput(f"{ruleset} has no clause {clause}{hint}")
    if as_json:
        print_json([asdict(each) for each in found])
    else:
        _show_clauses(found, in_full=bool(clause))
    return GOOD


def _list_rulesets(*, as_json: bool) -> int:
    from affray.core import rulebook
    from affray.core.ruleset import BrokenRuleset, ruleset, rulesets

    found: dict[str, int] = {}
    for name in rulesets():
        try:
            found[name] = len(rulebook.clauses(ruleset(name)))
        except BrokenRuleset as fault:  # one group's broken package hides nobody else's
            sys.stderr.write(f"{fault}\n")
    if as_json:
        print_json([{"ruleset": name, "clauses": clauses} for name, clauses in found.items()])
    else:
        sys.stdout.writelines(f"{name}  {clauses} clauses: affray rules {name}\n" for name, clauses in found.items())
    return GOOD


def _show_clauses(clauses: Sequence[Clause], *, in_full: bool) -> None:
    from rich.markdown import Markdown

    shown, chapter = console(), ""
    for clause in clauses:
        if clause.chapter != chapter:
            shown.print(f"\n{clause.chapter}" if chapter and not in_full else clause.chapter, style="bold")
            chapter = clause.chapter
        shown.print(f"  {clause.id:<8} {clause.title} ({clause.standing})", style="bold" if in_full else None)
        if in_full:
            shown.print(Markdown(clause.text))
            shown.print()
    if not in_full:
        shown.print("\nS: said by the source; B: base rules that it takes for granted; A: added.", style="dim")
