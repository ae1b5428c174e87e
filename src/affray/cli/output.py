"""Where results and progress go: results to standard output, all else to standard error."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from affray.cli.faults import BadInput, unreadable

if TYPE_CHECKING:
    from rich.console import Console

PIPE_WIDTH = 120  # columns of a table that goes to a file or another program


def console(*, error: bool = False) -> Console:
    """The terminal for results, or for progress; nothing in it is guessed to be a number, a path or a smiley."""
    from rich.console import Console

    stream = sys.stderr if error else sys.stdout
    width = None if stream.isatty() else PIPE_WIDTH
    return Console(file=stream, width=width, highlight=False, emoji=False, markup=False, soft_wrap=False)


def print_json(result: Any) -> None:
    """One JSON document, indented, with letters as they are."""
    sys.stdout.write(json.dumps(result, ensure_ascii=False, indent=2) + "\n")


def write_new(path: Path | None, text: str) -> bool:
    """Write a file that isn't there yet, True for that; without a path show the text. Raises BadInput."""
    if path is None:
        sys.stdout.write(text)
        return False
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise BadInput(f"{path}: there already, and left alone; choose another name") from None
    except OSError as fault:
        raise unreadable(path, fault) from None
    return True
