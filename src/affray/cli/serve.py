"""`affray serve`: the table on the page."""

from __future__ import annotations

import contextlib
import gc
import ipaddress
import socket
import sys
from typing import Any

from affray.cli.faults import GOOD, BadInput
from affray.cli.language import Language, own_texts

PORTS = 20  # that are tried after the first


def serve(database: str | None, port: int, language: Language, *, lan: bool, names: tuple[str, ...] = ()) -> int:
    """Until Ctrl-C. Raises BadInput for a database or a port that can't be used."""
    import uvicorn

    from affray.store.faults import Unusable
    from affray.web.app import create_app
    from affray.web.settings import Settings

    own = lan_address() if lan else "127.0.0.1"
    listening = _listen("0.0.0.0" if lan else "127.0.0.1", port)
    port = listening.getsockname()[1]
    settings = Settings(database, own, port, lan, (*names, *([own, socket.gethostname()] if lan else [])))
    try:
        app = create_app(settings)
    except Unusable as fault:
        raise BadInput(str(fault)) from None
    _say(language, own, port, lan=lan)
    _seldom_interrupted()
    config = uvicorn.Config(app, log_level="warning", ws_max_size=65_536, proxy_headers=False, server_header=False)
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listening])
    return GOOD


def _seldom_interrupted() -> None:
    """Let what serves people wait less for Python itself.

    By default a full collection of garbage, some 60 ms with a fight and compiled rules in memory, comes every dozen
    answers, and a thread that has an update to send waits up to 5 ms for one that works out something else.
    """
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)
    sys.setswitchinterval(0.001)


def lan_address() -> str:
    """The address by which other devices reach this machine. Raises BadInput where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only asks which way it would go
            found = str(probe.getsockname()[0])
        except OSError:
            found = "127.0.0.1"
    if ipaddress.ip_address(found).is_loopback:
        raise BadInput("--lan: this machine is in no network: join one, or leave --lan out")
    return found


def _listen(host: str, port: int) -> socket.socket:
    """A socket on the port, or the next free one where none was asked for. Raises BadInput."""
    wanted = [port] if port else range(8765, 8765 + PORTS)
    for each in wanted:
        made = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            made.bind((host, each))
        except OSError as fault:
            made.close()
            reason: Any = fault.strerror or fault
        else:
            made.listen(128)
            return made
    raise BadInput(f"port {wanted[0]}: {reason}; name another: --port {wanted[0] + PORTS}")


def _say(language: Language, host: str, port: int, *, lan: bool) -> None:
    words = own_texts(language)
    own = f"http://127.0.0.1:{port}"
    sys.stdout.write(words.word("serving", {"address": own}) + "\n")
    if lan:
        import segno

        address = f"http://{host}:{port}"
        sys.stdout.write(words.word("serving-lan", {"address": address}) + "\n")
        segno.make(address).terminal(out=sys.stdout, compact=True)
    sys.stdout.write(words.word("serving-stop") + "\n")
    sys.stdout.flush()
