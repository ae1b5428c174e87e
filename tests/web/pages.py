"""Drawings on a page, served as the server serves them: with the same files and without any style or script within."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib import resources
from threading import Thread

POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:"
TYPES = {".css": "text/css", ".js": "text/javascript"}
FRAME = """<!doctype html>
<html lang="en"{theme}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Drawings</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/css/base.css">
<link rel="stylesheet" href="/css/map.css">
<link rel="stylesheet" href="/css/body.css">
<script type="module" src="/js/map.js"></script>
<script type="module" src="/js/body.js"></script>
</head>
<body><main class="page">
<button id="before">Before</button>
{inner}
<button id="after">After</button>
</main></body>
</html>"""


class _Pages(BaseHTTPRequestHandler):
    """The page at /, the files of the package elsewhere."""

    def __init__(self, content: str, *rest: object) -> None:
        self.content = content
        super().__init__(*rest)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        if self.path == "/":
            self._send(self.content.encode(), "text/html; charset=utf-8")
            return
        file = resources.files("affray.web") / "static" / self.path.strip("/")
        kind = TYPES.get("." + self.path.rpartition(".")[2])
        if kind and file.is_file():
            self._send(file.read_bytes(), kind)
        else:
            self.send_error(404)

    def _send(self, body: bytes, kind: str) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Content-Security-Policy", POLICY)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Nothing."""


@contextmanager
def served(inner: str, theme: str = "") -> Iterator[str]:
    """The address of a page with a drawing."""
    content = FRAME.format(inner=inner, theme=f' data-theme="{theme}"' if theme else "")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Pages, content))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
