"""The command line: `affray play duel.yaml` and its siblings."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and give the exit status; 130 when it is stopped, be it while it is still being loaded."""
    try:
        from affray.cli.app import main as run
    except KeyboardInterrupt:
        return 130
    return run(arguments)
