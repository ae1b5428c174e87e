"""What may go wrong with the store. Each message is one that people can be shown: what is wrong, and what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from affray.store.rows import Document


class StoreFault(Exception):
    """Anything that goes wrong here."""


class Unusable(StoreFault):
    """The database can't be opened, or can't be used just now; the message says why and what to do.

    When a write raises this, the connection may have been lost after the write was kept: read before writing again.
    """


class Missing(StoreFault, LookupError):
    """There is no such thing (any more): a campaign, document, image, fight or link."""

    def __init__(self, what: str) -> None:
        """`what` is missing, in a word."""
        self.what = what
        super().__init__(f"this {what} isn't there (any more)")


class Stale(StoreFault):
    """A document was changed by another since it was read."""

    def __init__(self, now: Document) -> None:
        """The document as it is now."""
        self.now = now
        super().__init__(
            f"{now.name}: changed by another since it was read here; look at it as it is now, and try again"
        )


class Taken(StoreFault):
    """The number of an entry is taken: another was written to this fight first."""

    def __init__(self, fight: str, seq: int, last: int) -> None:
        """The number that was to be written, and that of the fight's last entry."""
        self.fight, self.seq, self.last = fight, seq, last
        super().__init__(f"entry {seq} of this fight was written by another first; the last is {last}")
