"""What a server is told when it starts."""

from __future__ import annotations

from dataclasses import dataclass, field

PORT = 8765


@dataclass(frozen=True)
class Settings:
    """Where it listens, where it keeps things, and its limits.

    `database` is a SQLAlchemy URL; None: SQLite in the user's data folder. `lan`: other devices may reach it. `names`
    are further host names by which it may be called. Sizes in bytes, rates in requests.
    """

    database: str | None = None
    host: str = "127.0.0.1"
    port: int = PORT
    lan: bool = False
    names: tuple[str, ...] = field(default_factory=tuple)
    odds: bool = True  # worked out beside play
    most_body: int = 1_000_000  # of a request, but for uploads
    most_upload: int = 30_000_000  # of a picture, or a map with one in it
    most_campaign: int = 300_000_000  # of a campaign's file
    writes_a_second: float = 20
    write_burst: int = 80
    wrong_tokens_a_minute: int = 20
    most_waiting: int = 200  # programs that wait for something new
