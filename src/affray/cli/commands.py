"""What can be typed in a session besides answers. Each command gets the session and the rest of its line."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence

from affray.cli.chances import advise, odds
from affray.cli.details import map_, who
from affray.cli.entering import join, restart, save
from affray.cli.names import Unclear, find
from affray.cli.session import Command, Refused, Session
from affray.cli.typed import count_in, number_in, words_of
from affray.core import rulebook
from affray.play import Fight, LogEntry, Part
from affray.play.log import FORMER
from affray.play.sums import GM, sums_of
from affray.play.telling import held

FEW = 20  # lines of the log that are shown without being asked for more
ALL = ("all", "*")
OFF = ("off", "no")


def someone(session: Session, words: Sequence[str]) -> tuple[str, list[str]]:
    """The combatant whom the first words name, and the words after it. Raises Unclear."""
    return _longest(words, {name: [name] for name in session.fight.roster.names})


def _longest(words: Sequence[str], named: Mapping[str, Sequence[str]]) -> tuple[str, list[str]]:
    """What the most words at the beginning name, and the words after it. Raises Unclear."""
    for k in range(len(words), 1, -1):
        with contextlib.suppress(Unclear):
            return find(" ".join(words[:k]), named), list(words[k:])
    return find(words[0] if words else "", named), list(words[1:])


# ---- looking -------------------------------------------------------------------------------------------------------


def help_(session: Session, line: str) -> None:
    """What can be typed."""
    known = {key: usage for key, usage in USAGE.items() if key in session.commands}
    prefix = session.fight.ruleset.prefix
    session.screen.rows([(usage.format(prefix=prefix), session.words(f"help-{key}")) for key, usage in known.items()])


def why(session: Session, line: str) -> None:
    """The sums behind the last lines that were shown, or the last n of the log, and behind the open question."""
    entries = session.fight.log[-count_in(session, line, 1) :] if line else session.latest
    for entry in entries:
        _open_up(session, entry)
    asked = session.fight.pending
    if not line and asked and (parts := sums_of(session.fight.parts)):
        session.screen.say(session.words("open-now"))
        session.screen.rows([(each.who, session.words.sum(each)) for each in parts if session.words.sum(each)])
    elif not entries:
        session.screen.say(session.words("nothing-yet"))


def _open_up(session: Session, entry: LogEntry) -> None:
    session.screen.say(f"{entry.text(session.words.language)}  [{entry.clause}]", "bold")
    rows = []
    for each in sums_of(entry.parts):
        clauses = dict.fromkeys(part.clause for part in (*each.parts, *each.dice) if part.value or part.source)
        if shown := session.words.sum(each):
            rows.append((each.who, shown, "[" + ", ".join(clauses) + "]"))
    session.screen.rows(rows)


def rule(session: Session, line: str) -> None:
    """A clause or chapter of the rulebook; without one, the clause of the question now due."""
    known = rulebook.clauses(session.fight.ruleset)
    wanted = line or (session.fight.pending[0].clause if session.fight.pending else "")
    found = rulebook.find(known, wanted)
    if not found:
        raise Unclear(wanted, rulebook.near(known, wanted))
    for clause in found:
        session.screen.clause(clause)


def log(session: Session, line: str) -> None:
    """The last lines of the log, or all of them."""
    entries = session.fight.log
    if line.lower() not in ALL:
        entries = entries[-count_in(session, line, FEW) :]
    session.screen.rows([(entry.text(session.words.language), entry.clause) for entry in entries])


def status(session: Session, line: str) -> None:
    """How everybody is, what they have in hand, and how far apart they are; after a fight, their wounds."""
    session.screen.state(session.fight)
    combatants = session.fight.view()["combatants"]
    rows: list[tuple[str, ...]] = []
    for one in combatants:
        apart = ", ".join(f"{name} {paces}" for name, paces in one.get("distances", {}).items())
        shown = session.words("apart", distances=apart) if apart else ""
        rows.append((one["name"], held(session.words, one), shown, _rolls(session, one["name"])))
    session.screen.rows(rows)
    session.show_details(combatants)


def _rolls(session: Session, name: str) -> str:
    if session.fight.autopilot.get(name):
        return session.words("on-autopilot")
    return session.words("rolls-auto" if session.fight.rolls.get(name) == "auto" else "rolls-hand")


# ---- who answers ---------------------------------------------------------------------------------------------------


def _those(session: Session, line: str) -> tuple[list[str], list[str]]:
    """A combatant, all of a side, or all; and the words after it. Raises Unclear."""
    words = words_of(line)
    if words and words[0].lower() in ALL:
        return list(session.fight.roster.names), words[1:]
    sides: dict[str, list[str]] = {}
    for one in session.fight.view()["combatants"]:
        sides.setdefault(one["side"], []).append(one["name"])
    meant = {**{side: [side] for side in sides}, **{name: [name] for name in session.fight.roster.names}}
    name, rest = _longest(words, meant)
    return [name] if name in session.fight.roster.names else sides[name], rest


def auto(session: Session, line: str) -> None:
    """Alone: the rest of this step. With a name: that combatant from now on, or no longer."""
    if not line:
        session.change(lambda: session.fight.auto(steps=1))
        return
    names, rest = _those(session, line)
    on = not (rest and rest[0].lower() in OFF)
    session.fight.autopilot.update(dict.fromkeys(names, on))
    session.screen.say(session.words("autopilot-on" if on else "autopilot-off", names=", ".join(names)))
    session.change(session.fight.proceed)


def finish(session: Session, line: str) -> None:
    """Autopilot for all, to the end."""
    session.change(session.fight.auto)


def hand(session: Session, line: str) -> None:
    """The dice of a combatant are typed."""
    _who_rolls(session, line, "hand")


def roll(session: Session, line: str) -> None:
    """The dice of a combatant are rolled by the program."""
    if not line:
        raise Refused(session.words("no-roll"))
    _who_rolls(session, line, "auto")


def _who_rolls(session: Session, line: str, by: str) -> None:
    names, _ = _those(session, line or "all")
    session.fight.rolls.update(dict.fromkeys(names, by))
    session.screen.say(session.words(f"now-rolls-{by}", names=", ".join(names)))
    session.change(session.fight.proceed)


def secret(session: Session, line: str) -> None:
    """Whether secret answers are hidden; off when one person answers for all."""
    session.hide = line.lower() not in OFF
    session.screen.say(session.words("secret-on" if session.hide else "secret-off"))


# ---- taking back, and the GM's word --------------------------------------------------------------------------------


def undo(session: Session, line: str) -> None:
    """Back to before the last answers that people gave, with what autopilots did since."""
    fight, n = session.fight, count_in(session, line, 1)
    marks = sorted({mark for mark in session.marks if mark < fight.done})
    _go_to(session, marks[-n] if n <= len(marks) else 0, "undone", "nothing-to-undo")


def redo(session: Session, line: str) -> None:
    """Forward again over what was undone."""
    fight, n = session.fight, count_in(session, line, 1)
    ends = sorted({*(mark for mark in session.marks if mark > fight.done), len(fight.journal)})
    _go_to(session, ends[min(n, len(ends)) - 1], "redone", "nothing-to-redo")


def _go_to(session: Session, place: int, done: str, nothing: str) -> None:
    fight, before = session.fight, session.fight.done
    if place == before:
        raise Refused(session.words(nothing))
    entries = fight.journal[min(place, before) : max(place, before)]
    what = "; ".join(session.entry(entry) for entry in entries[:3]) + ("; …" if len(entries) > 3 else "")
    session.screen.say(session.words(done, what=what), "yellow")
    session.change(lambda: fight.undo(before - place) if place < before else fight.redo(place - before), mark=False)


def overrule(session: Session, line: str) -> None:
    """Another value for a part of a sum or a mistyped die of this turn or the last: NUMBER VALUE reason."""
    parts = _recent(session.fight)
    if not parts:
        raise Refused(session.words("nothing-yet"))
    words = words_of(line)
    if not words:
        session.screen.rows(_numbered(session, parts))
        words = words_of(session.screen.ask(session.words("overrule-which") + " "))
    if not words:
        return
    number = number_in(session, words[0])
    if not 1 <= number <= len(parts):
        raise Refused(session.words("number-up-to", most=len(parts)))
    part = parts[number - 1]
    value = words[1] if len(words) > 1 else session.screen.ask(" ".join(_row(session, part)) + " -> ")
    reason = " ".join(words[2:]) or session.screen.ask(session.words("reason") + " ")
    new = number_in(session, value)
    session.change(lambda: session.fight.overrule(part, new, reason))


def _recent(fight: Fight) -> list[Part]:
    """The parts and dice of this turn and the one before, in their order."""
    told = [part for entry in fight.log for part in entry.parts if part.clock != FORMER]
    parts = [*told, *fight.parts]
    clocks = list(dict.fromkeys(part.clock for part in reversed(parts)))[:2]
    return [part for part in parts if part.clock in clocks and _matters(part)]


def _numbered(session: Session, parts: Sequence[Part]) -> list[tuple[str, ...]]:
    """A row for each part, with its number; beside the first of a sum, what came of it."""
    came_of = {id(part): entry.text(session.words.language) for entry in session.fight.log for part in entry.parts}
    rows: list[tuple[str, ...]] = []
    before = None
    for k, part in enumerate(parts, 1):
        text = came_of.get(id(part), session.words("open-now").rstrip(":"))
        rows.append((str(k), *_row(session, part), "" if text == before else text))
        before = text
    return rows


def _matters(part: Part) -> bool:
    return part.kind == "roll" or (part.kind == "part" and bool(part.value or part.source or part.why == GM))


def _row(session: Session, part: Part) -> tuple[str, str, str]:
    value = session.words.die(part) if part.kind == "roll" else f"{part.value:+d}"
    return part.who, session.words.part(part), value


def set_(session: Session, line: str) -> None:
    """The GM's word on a figure: NAME FIGURE VALUE reason. Without a value: what figures there are."""
    words = words_of(line)
    if not words:
        _show_figures(session, list(session.fight.roster.names))
        return
    name, rest = someone(session, words)
    if len(rest) < 2:
        _show_figures(session, [name])
        return
    figure = find(rest[0], {each: [each, session.words.figure(each)] for each in session.fight.ruleset.figures})
    value = number_in(session, rest[1])
    reason = " ".join(rest[2:]) or session.screen.ask(session.words("reason") + " ")
    was = _figures(session)[name].get(figure, "?")
    said = f"  {name}: {session.words.figure(figure)} {was} -> {value}"
    session.change(lambda: session.fight.override(name, figure, value, reason), lambda: said)


def _figures(session: Session) -> dict[str, dict[str, int]]:
    return {one["name"]: one.get("figures", {}) for one in session.fight.view()["combatants"]}


def _show_figures(session: Session, names: Sequence[str]) -> None:
    now = _figures(session)
    if len(names) == 1:
        session.screen.rows([(key, str(value), session.words.figure(key)) for key, value in now[names[0]].items()])
    else:
        session.screen.rows([(name, ", ".join(f"{key} {value}" for key, value in now[name].items())) for name in names])
    session.screen.say(session.words("set-how"))


# ---- the file, and leaving -----------------------------------------------------------------------------------------


def quit_(session: Session, line: str) -> None:
    """Leave; all is saved."""
    session.leaving = True


# What is shown of them by `help`, in this order; what each does is said by the message `help-<word>`.
USAGE = {
    "why": "why [N], ?",
    "rule": "rule [{prefix}-4.1]",
    "status": "status",
    "who": "who NAME",
    "map": "map [on|off]",
    "log": "log [N|all]",
    "undo": "undo [N]",
    "redo": "redo [N]",
    "roll": "roll NAME|SIDE|all",
    "hand": "hand NAME|SIDE|all",
    "auto": "auto [NAME|SIDE|all [off]]",
    "finish": "finish",
    "odds": "odds [FIGHTS]",
    "advise": "advise [FIGHTS]",
    "overrule": "overrule [NUMBER VALUE REASON]",
    "set": "set [NAME FIGURE VALUE REASON]",
    "join": "join CREATURE|FILE|NAME [SIDE] [PACES] [as NAME]",
    "secret": "secret on|off",
    "save": "save [FILE]",
    "restart": "restart",
    "quit": "quit, Ctrl-D",
}


COMMANDS: dict[str, Command] = {
    "why": why,
    "?": why,
    "rule": rule,
    "status": status,
    "who": who,
    "map": map_,
    "log": log,
    "undo": undo,
    "u": undo,
    "redo": redo,
    "roll": roll,
    "hand": hand,
    "auto": auto,
    "finish": finish,
    "odds": odds,
    "advise": advise,
    "overrule": overrule,
    "set": set_,
    "join": join,
    "secret": secret,
    "save": save,
    "restart": restart,
    "help": help_,
    "h": help_,
    "quit": quit_,
    "q": quit_,
    "exit": quit_,
}
