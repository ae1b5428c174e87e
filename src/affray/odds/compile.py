"""Compile a ruleset for the cache: `python -m affray.odds.compile RULESET`."""

from __future__ import annotations

import sys

from affray.core.loop import RuleError
from affray.core.ruleset import ruleset, rulesets
from affray.odds.machines import load


def main(args: list[str]) -> int:
    """Compile a ruleset for the cache; 0 when that is done, 1 with a message when its rules can't be compiled."""
    if not args or args[0] not in rulesets():
        print(f"usage: python -m affray.odds.compile {{{','.join(rulesets())}}} [taped]", file=sys.stderr)  # noqa: T201
        return 2
    try:
        load(ruleset(args[0]), "taped" in args[1:])
    except RuleError as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
