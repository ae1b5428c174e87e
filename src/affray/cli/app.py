"""The commands and their options. What a command does is in a module of its own, imported when it is called."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from cyclopts.exceptions import CycloptsError

from affray.cli.faults import BAD_INPUT, GOOD, STOPPED, BadInput, unreadable
from affray.cli.language import Language, chosen
from affray.cli.options import RUNS, SHOWN, Runs, Shown, Vary
from affray.cli.table_commands import tables

HELP = """The fights of house-ruled tabletop role-playing games: at the table with your own dice, and at the desk a
million at a time, for the odds.

Begin with `affray new arsmagica duel.yaml`, then `affray play duel.yaml`."""

app = App(name="affray", help=HELP, version=lambda: version("affray"), result_action="return_value")
app.command(tables)


NO_NAMES: list[str] = []


@app.command
def play(
    file: Path,
    /,
    *,
    save: Path | None = None,
    new: Annotated[bool, Parameter(negative="")] = False,
    shown: Shown = SHOWN,
) -> int:
    """Play a fight in the terminal: an encounter from its beginning, or a saved fight from where it was left.

    It is saved after every answer, beside the encounter (duel.yaml: duel.fight.json). `help` tells what can be typed.

    Parameters
    ----------
    file
        An encounter or a saved fight.
    save
        Where to save the fight instead.
    new
        Begin anew where a fight of this encounter is saved already; the old one is kept under another name.
    """
    from affray.cli.play import play_file

    return play_file(file, save, new=new, language=chosen(shown.language), as_json=shown.json)


@app.command
def recover(
    file: Path,
    /,
    *,
    save: Path | None = None,
    new: Annotated[bool, Parameter(negative="")] = False,
    shown: Shown = SHOWN,
) -> int:
    """Heal the wounds of a fight that is over: first aid, treatment, and the weeks after it, where a ruleset has that.

    It is saved after every answer, beside the fight (duel.fight.json: duel.recovery.json). `help` tells what can be
    typed.

    Parameters
    ----------
    file
        A saved fight, the encounter of one, or a saved recovery, to go on with it.
    save
        Where to save the recovery instead.
    new
        Begin anew where a recovery from this fight is saved already; the old one is kept under another name.
    """
    from affray.cli.recover import recover_file

    return recover_file(file, save, new=new, language=chosen(shown.language), as_json=shown.json)


@app.command
def odds(file: Path, /, *, runs: Runs = RUNS, shown: Shown = SHOWN) -> int:
    """Tell who wins how often, in how many rounds and at what price. Ctrl-C stops with what there is so far.

    Parameters
    ----------
    file
        An encounter, or a saved fight: the odds from where it stands.
    """
    from affray.cli.odds import tell_odds

    return tell_odds(file, _or(runs.fights, 100_000), runs.seed, chosen(shown.language), as_json=shown.json)


@app.command
def compare(file: Path, /, *, vary: Vary, runs: Runs = RUNS, shown: Shown = SHOWN) -> int:
    """Tell what a house rule or a figure changes, with the same dice on both sides.

    Parameters
    ----------
    file
        An encounter.
    vary
        What is compared, as path=value,value: options.defenders=true,false
    """
    from affray.cli.odds import tell_comparison

    return tell_comparison(file, vary, _or(runs.fights, 100_000), runs.seed, chosen(shown.language), as_json=shown.json)


@app.command
def sweep(file: Path, /, *, vary: Vary, runs: Runs = RUNS, shown: Shown = SHOWN) -> int:
    """Tell the odds for each value of one or more figures. Ctrl-C stops with what there is so far.

    Parameters
    ----------
    file
        An encounter.
    vary
        What is varied, as path=low..high:step or path=value,value: Ragnar.abilities.single-weapon=1..9:2
    """
    from affray.cli.odds import tell_sweep

    return tell_sweep(file, vary, _or(runs.fights, 10_000), runs.seed, chosen(shown.language), as_json=shown.json)


@app.command
def exchange(file: Path, attacker: str, defender: str, /, *, shown: Shown = SHOWN) -> int:
    """Tell the exact chances of one exchange of blows.

    Parameters
    ----------
    file
        An encounter.
    attacker
        Who strikes, by name or the beginning of it.
    defender
        Who is struck at.
    """
    from affray.cli.odds import tell_exchange

    return tell_exchange(file, attacker, defender, chosen(shown.language), as_json=shown.json)


@app.command
def check(file: Path, /, *more: Path, shown: Shown = SHOWN) -> int:
    """Tell everything that is wrong with encounter files, each with its line and column.

    Parameters
    ----------
    file
        An encounter or a saved fight.
    more
        More of them.
    """
    from affray.cli.files import check_files

    return check_files([file, *more], as_json=shown.json)


@app.command
def rules(ruleset: str = "", clause: str = "", /, *, shown: Shown = SHOWN) -> int:
    """Show the rulesets, the rulebook of one, or one of its clauses.

    Parameters
    ----------
    ruleset
        A ruleset: arsmagica
    clause
        A clause or a chapter of its rulebook: AM-4.1, AM-4
    """
    from affray.cli.files import show_rules

    return show_rules(ruleset, clause, as_json=shown.json)


@app.command
def new(ruleset: str, file: Path | None = None, /, *, shown: Shown = SHOWN) -> int:
    """Write a commented encounter to start from.

    Parameters
    ----------
    ruleset
        A ruleset: arsmagica
    file
        Where to write it; shown on the screen otherwise. A file that is there already is left alone.
    """
    from affray.cli.files import new_encounter

    return new_encounter(ruleset, file, as_json=shown.json)


@app.command
def schema(ruleset: str, /, *, shown: Shown = SHOWN) -> int:
    """Give the JSON Schema of a ruleset's encounter files, for editors.

    Parameters
    ----------
    ruleset
        A ruleset: arsmagica
    """
    from affray.cli.files import show_schema

    return show_schema(ruleset)


@app.command
def serve(
    *,
    db: str | None = None,
    port: int = 0,
    lan: Annotated[bool, Parameter(negative="")] = False,
    name: Annotated[list[str], Parameter(name="--name", negative="", consume_multiple=False)] = NO_NAMES,
    language: Language | None = None,
) -> int:
    """The table on the page: for the game master, the players' phones and a screen on the wall.

    Parameters
    ----------
    db
        Where fights are kept: a SQLAlchemy URL, as postgresql+psycopg://user@host/affray. Default: a SQLite file in
        your data folder.
    port
        The port. Default: 8765, or the next one that is free.
    lan
        Other devices in your network may come in, by links that you give them.
    name
        A further host name by which this server may be called.
    language
        Language of what is shown here; that of the system unless given. Each viewer chooses their own on the page.
    """
    from affray.cli.serve import serve as serving

    return serving(db, port, chosen(language), lan=lan, names=tuple(name))


def _or(given: int | None, default: int) -> int:
    return default if given is None else given


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and give the exit status: 0 good, 1 faults found, 2 bad input, 130 stopped."""
    gc.set_threshold(50_000)  # a short command mostly imports, and none of that is garbage
    _open_streams()
    try:
        status = app(sys.argv[1:] if arguments is None else arguments, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except (BadInput, CycloptsError) as fault:
        return _refuse(str(fault))
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:  # `affray rules arsmagica | head`: whoever read has had enough
        _drop_output()
        return GOOD
    except OSError as fault:  # a full disk under standard output, a name too long for the system
        try:
            sys.stdout.flush()
        except OSError:
            _drop_output()
        return _refuse(str(unreadable(Path(fault.filename or "-"), fault)))
    except Exception as fault:
        from affray.core.documents import Faults
        from affray.core.loop import RuleError
        from affray.core.ruleset import BrokenRuleset

        if isinstance(fault, Faults | RuleError | BrokenRuleset):
            return _refuse(str(fault))
        raise
    return status if isinstance(status, int) else GOOD


def _open_streams() -> None:
    """Standard streams that whoever started this has closed are empty instead."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - stays open


def _drop_output() -> None:
    """What standard output still holds can't be written; it isn't tried again on leaving."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _refuse(message: str) -> int:
    print(message, file=sys.stderr)  # noqa: T201
    return BAD_INPUT
