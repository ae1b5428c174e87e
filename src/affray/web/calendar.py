"""The calendar of a recovery: the days gone by, with what happened on each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from affray.play import LogEntry

WEEK = 7  # days in a row of the calendar
MOST_WEEKS = 12  # rows that are shown; what happened before them stands below all the same


def days(lines: Iterable[tuple[LogEntry, dict[str, Any]]], now: int) -> list[dict[str, Any]]:
    """The days on which something happened, each with its lines: `lines` are entries of the log and how they are shown.

    The line that tells the time gives the number of the day, `day`; day 0 is that of the fight. The last is today.
    """
    found: list[dict[str, Any]] = [{"day": 0, "lines": []}]
    for entry, line in lines:
        day = entry.words.get("day")
        if isinstance(day, int) and day != found[-1]["day"]:
            found.append({"day": day, "lines": []})
        found[-1]["lines"].append(line)
    if now != found[-1]["day"]:
        found.append({"day": now, "lines": []})
    return found


def weeks(found: Sequence[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """The days in rows of a week, those without happenings too; the last row ends with today."""
    happened = {each["day"]: len(each["lines"]) for each in found}
    today = found[-1]["day"]
    first = max(0, today // WEEK - MOST_WEEKS + 1) * WEEK
    every = [{"day": day, "happened": happened.get(day, 0), "today": day == today} for day in range(first, today + 1)]
    return [every[k : k + WEEK] for k in range(0, len(every), WEEK)]
