"""Reading what is typed after a command."""

from __future__ import annotations

import re
import shlex

from affray.cli.session import Refused, Session


def words_of(line: str) -> list[str]:
    """The words of a line; quotes hold several together, an apostrophe is no quote."""
    try:
        return shlex.split(line.replace("'", r"\'"))
    except ValueError:
        return line.split()


def number_in(session: Session, text: str) -> int:
    """The whole number that a text is. Raises Refused."""
    if not re.fullmatch(r"[+-]?\d{1,9}", text):
        raise Refused(f"{session.words('number-wanted')} {text}")
    return int(text)


def count_in(session: Session, text: str, default: int) -> int:
    """How many, at least 1; the default for an empty text. Raises Refused."""
    return max(1, number_in(session, text)) if text else default
