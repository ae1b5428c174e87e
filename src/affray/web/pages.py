"""Templates, and what every page knows: the viewer's language, the page's texts, its own address."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from pathlib import Path
from typing import Any

from fastapi import Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markdown_it import MarkdownIt
from markupsafe import Markup
from starlette.requests import HTTPConnection

from affray.core.texts import LANGUAGES
from affray.web.access import language_of
from affray.web.words import texts

HERE = Path(__file__).parent
STYLE = re.compile(r' style="text-align:\w+"')
YEAR = 365 * 24 * 3600
NAMES = {"en": "English", "fi": "Suomi", "nl": "Nederlands", "da": "Dansk"}


@cache
def environment() -> Environment:
    """The templates; everything put into them is escaped."""
    made = Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals |= {"static": static, "languages": NAMES}
    return made


@cache
def static(path: str) -> str:
    """The address of a static file; another one when it changes, so that browsers may keep it."""
    mark = hashlib.sha256((HERE / "static" / path).read_bytes()).hexdigest()[:10]
    return f"/static/{path}?{mark}"


def language(request: HTTPConnection) -> str:
    """The language of a request."""
    return language_of(request.cookies.get("affray-language"), request.headers.get("accept-language", ""))


def go(request: Request, address: str) -> Response:
    """On to another page."""
    if request.headers.get("hx-request"):
        return Response(headers={"HX-Redirect": address})
    return RedirectResponse(address, 303)


def remember(request: Request, answer: Response, cookie: str, value: str, seconds: int = YEAR) -> Response:
    """The same answer, by which the browser keeps a value; no script sees it."""
    secure = request.url.scheme == "https"
    answer.set_cookie(cookie, value, max_age=seconds, httponly=True, samesite="lax", secure=secure)
    return answer


def render(template: str, lang: str, **values: Any) -> str:
    """A template in a language; `t` in it is a text of the page."""

    def t(key: str, /, **variables: str | int) -> str:
        return texts(lang).word(key, variables)

    assert lang in LANGUAGES
    return environment().get_template(template).render(t=t, lang=lang, **values)


def page(request: Request, template: str, status: int = 200, **values: Any) -> HTMLResponse:
    """A whole page."""
    lang = values.pop("lang", None) or language(request)
    theme = request.cookies.get("affray-theme", "")
    theme = theme if theme in ("light", "dark") else ""
    return HTMLResponse(render(template, lang, theme=theme, **values), status, headers={"cache-control": "no-store"})


def written(text: str) -> Markup:
    """Markdown as HTML, without the styles that it gives the columns of tables."""
    return Markup(STYLE.sub("", MarkdownIt("commonmark", {"html": False}).enable("table").render(text)))


def error_page(request: Request, status: int, words: str) -> HTMLResponse:
    """What went wrong, and what to do: a line where htmx asked, else a page."""
    template = "notice.html" if request.headers.get("hx-request") else "error.html"
    return page(request, template, status, message=words, lang=language(request))
