"""A PostgreSQL server of the tests' own: in a temporary folder, reached by its socket there and from nowhere else."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import make_url

PROGRAMS = Path("/usr/lib/postgresql")  # where Debian has them, by version
PATIENCE = 60  # seconds for the server to come up


def programs() -> Path | None:
    """The folder of the newest server's programs; None where there is none."""
    found = sorted(PROGRAMS.glob("*/bin/initdb"), key=lambda file: float(file.parent.parent.name))
    named = shutil.which("initdb")
    if not found and named:
        found = [Path(named).resolve()]
    return found[-1].parent if found else None


def database_of(url: str) -> str:
    """The name of the database of an address."""
    return make_url(url).database or ""


@dataclass
class Server:
    """A running server."""

    folder: Path
    _numbers: Iterator[int] = field(default_factory=lambda: itertools.count(1))

    def url(self, database: str = "postgres", user: str = "affray") -> str:
        """The address of a database."""
        return f"postgresql+psycopg://{user}@/{database}?host={self.folder}"

    def run(self, *statements: str, database: str = "postgres") -> list[Any]:
        """Run statements, and give the rows of the last."""
        import psycopg

        with psycopg.connect(host=str(self.folder), user="affray", dbname=database, autocommit=True) as connection:
            rows: list[Any] = []
            for statement in statements:
                cursor = connection.execute(statement.encode())
                rows = cursor.fetchall() if cursor.description else []
            return rows

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of a database that is gone afterwards."""
        name = f"affray_{next(self._numbers)}"
        self.run(f"CREATE DATABASE {name}")
        try:
            yield self.url(name)
        finally:
            self.run(f"DROP DATABASE {name} WITH (FORCE)")


def _servant() -> dict[str, Any]:
    """Who runs the server: it refuses to be run by root."""
    if os.geteuid() != 0:
        return {}
    known = {user.pw_name for user in pwd.getpwall()}
    user = pwd.getpwnam("postgres" if "postgres" in known else "nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


@contextmanager
def serving(binaries: Path) -> Iterator[Server]:
    """A new server, ended afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="affray-pg-"))
    servant = _servant()
    if servant:
        os.chown(folder, servant["user"], servant["group"])
    settings: dict[str, Any] = {**servant, "cwd": folder, "env": {**os.environ, "LC_ALL": "C.UTF-8", "TZ": "UTC"}}
    data = str(folder / "data")
    initdb = [
        str(binaries / "initdb"),
        "--pgdata",
        data,
        "--username=affray",
        "--auth=trust",
        "--encoding=UTF8",
        "--no-sync",
    ]
    done = subprocess.run(initdb, check=False, capture_output=True, text=True, **settings)
    assert done.returncode == 0, done.stdout + done.stderr
    options = {"listen_addresses": "", "unix_socket_directories": str(folder), "fsync": "off", "max_connections": "200"}
    command = [str(binaries / "postgres"), "-D", data, *(f"--{name}={value}" for name, value in options.items())]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, **settings)
    try:
        yield _once_up(Server(folder), process)
    finally:
        process.send_signal(signal.SIGINT)  # end now, and let nobody finish
        process.wait(PATIENCE)
        shutil.rmtree(folder)


def _once_up(server: Server, process: subprocess.Popen[bytes]) -> Server:
    import psycopg

    until = time.monotonic() + PATIENCE
    while True:
        try:
            server.run("SELECT 1")
        except psycopg.OperationalError:
            if process.poll() is not None or time.monotonic() > until:
                raise AssertionError((server.folder / "log").read_text()) from None
            time.sleep(0.05)
        else:
            return server
