"""Bad input on the command line: one message, exit status 2, never a traceback."""

from __future__ import annotations

from pathlib import Path

GOOD, FAULTS, BAD_INPUT, STOPPED = 0, 1, 2, 130  # exit statuses


class BadInput(Exception):
    """Something that the user gave can't be used; the message says where, what is wrong and what would be right."""


def unreadable(path: Path, fault: OSError) -> BadInput:
    """What to say of a file that can't be read or written."""
    return BadInput(f"{path}: {(fault.strerror or str(fault)).lower()}")
