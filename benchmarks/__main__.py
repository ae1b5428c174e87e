"""Every figure that Affray is measured by, on this machine, beside the figure asked for; with checksums of the results.

    python -m benchmarks [RULESET ...]

One core unless it says two. Times are the best of a few, for other work on the machine only ever makes them longer.
"""

from __future__ import annotations

import os
import platform
import sys
from time import perf_counter

from affray.odds.run import processors

from benchmarks import aanvallen, arsmagica, iskuhetki, rolemaster
from benchmarks.report import heading

SECTIONS = {each.__name__.rpartition(".")[2]: each.measured for each in (aanvallen, arsmagica, iskuhetki, rolemaster)}


def main(names: list[str]) -> int:
    """All of it, or these rulesets; 1 when compiled results differ from the interpreter's, 2 for an unknown name."""
    if unknown := [name for name in names if name not in SECTIONS]:
        print(f"{', '.join(unknown)}: one of {', '.join(SECTIONS)} is wanted", file=sys.stderr)
        return 2
    print(f"{platform.processor() or platform.machine()}, {processors()} cores, Python {platform.python_version()}")
    ok = True
    for name in names or SECTIONS:
        heading(name)
        ok &= SECTIONS[name]()
    return 0 if ok else 1


if __name__ == "__main__":
    began = perf_counter()
    status = main(sys.argv[1:])
    print(f"\n{perf_counter() - began:.0f} s in all, {os.cpu_count()} processors")
    sys.exit(status)
