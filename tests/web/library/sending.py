"""What the tests of the library's pages share: forms as a browser sends them."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Any
from urllib.parse import urlencode

from starlette.testclient import TestClient


class _Page(HTMLParser):
    """The forms of a page, each as the fields that a browser would send without a button."""

    def __init__(self) -> None:
        super().__init__()
        self.forms: dict[str, list[tuple[str, str]]] = {}
        self.form, self.area, self.select, self.chosen = "", "", "", ""
        self.ids: list[str] = []
        self.labels: set[str] = set()
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        if "id" in found:
            self.ids.append(found["id"])
        if tag == "label" and "for" in found:
            self.labels.add(found["for"])
        if tag == "form":
            self.form = found.get("action", "")
            self.forms.setdefault(self.form, [])
        elif tag == "textarea":
            self.area, self.text = found.get("name", ""), []
        elif tag == "select":
            self.select, self.chosen = found.get("name", ""), ""
        elif tag == "option" and self.select and "selected" in found:
            self.chosen = found.get("value", "")
        elif tag == "input" and "name" in found and found.get("type") != "file":
            ticked = found.get("type") not in ("checkbox", "radio") or "checked" in found
            if ticked:
                self.put(found["name"], found.get("value", "on"))

    def handle_data(self, data: str) -> None:
        if self.area:
            self.text.append(data)

    def handle_endtag(self, tag: str) -> None:
        if tag == "textarea":
            self.put(self.area, "".join(self.text).removeprefix("\n"))
            self.area = ""
        elif tag == "select":
            self.put(self.select, self.chosen)
            self.select = ""
        elif tag == "form":
            self.form = ""

    def put(self, name: str, value: str) -> None:
        if self.form and name:
            self.forms[self.form].append((name, value))


def page_of(html: str) -> _Page:
    made = _Page()
    made.feed(html)
    return made


def fields_of(html: str, action: str) -> list[tuple[str, str]]:
    """The fields of a form as a browser would send them."""
    return page_of(html).forms[action]


def send(client: TestClient, where: str, fields: list[tuple[str, str]], **headers: str) -> Any:
    return client.post(
        where, content=urlencode(fields), headers={"content-type": "application/x-www-form-urlencoded", **headers}
    )


def submit(client: TestClient, where: str, changes: dict[str, str] | None = None, *, htmx: bool = False) -> Any:
    """Open a page, change some fields of its main form, and send it."""
    fields = [(name, value) for name, value in fields_of(client.get(where).text, where) if name not in (changes or {})]
    return send(client, where, [*fields, *(changes or {}).items()], **({"hx-request": "true"} if htmx else {}))
