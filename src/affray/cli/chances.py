"""Commands of a session that ask for the odds."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from affray.cli.labels import grouped
from affray.cli.session import Refused, Session
from affray.cli.typed import count_in
from affray.core.loop import RuleError

T = TypeVar("T")


def odds(session: Session, line: str) -> None:
    """Who wins how often from here."""
    fights = count_in(session, line, 10_000)
    from affray.cli.progress import Meter
    from affray.cli.tables import Tables, aligned
    from affray.odds import odds as odds_of

    session.screen.say(session.words("counting", fights=grouped(fights)), "dim")
    meter = Meter(session.words)
    found = _asked(session, lambda: odds_of(session.fight, fights, session.fight.seed, progress=meter.run))
    meter.close()
    if found.stopped:
        session.screen.say(session.words("stopped-early"), "yellow")
    tables = Tables(session.words)
    shown = [aligned(rows, width=session.screen.width) for rows in (tables.wins(found), tables.fates(found))]
    session.screen.say("\n\n".join(shown))


def advise(session: Session, line: str) -> None:
    """The odds of each option of the choice now asked."""
    from affray.cli.progress import Meter
    from affray.cli.tables import Tables, aligned
    from affray.odds import advise as advice
    from affray.play import Amount, Choice, Draw

    fights = count_in(session, line, 10_000)
    asked = session.due
    if asked is None or not isinstance(asked, Choice | Amount) or isinstance(asked, Draw):
        raise Refused(session.words("no-choice"))
    session.screen.say(session.words("counting", fights=grouped(fights)), "dim")
    meter = Meter(session.words)
    found = _asked(
        session, lambda: advice(session.fight, fights, session.fight.seed, request=asked, progress=meter.run)
    )
    meter.close()
    if any(each.stopped for each in found.values()):
        session.screen.say(session.words("stopped-early"), "yellow")
    session.screen.say(aligned(Tables(session.words).options(found), width=session.screen.width))


def _asked(session: Session, ask: Callable[[], T]) -> T:
    try:
        return ask()
    except (ValueError, RuleError) as fault:
        raise Refused(str(fault)) from None
    finally:
        session.screen.forget_typed()
