"""The page's texts: all languages say the same, and the library's pages ask for none that isn't there."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from affray.core.texts import languages
from affray.web import pages

from tests.texts_checks import uses

HERE = Path(pages.__file__).parent
OWN = ("library-", "form-", "editor-", "field-", "error-")


def messages(language: str) -> dict[str, ast.Message]:
    parsed = FluentParser().parse((HERE / "texts" / f"{language}.ftl").read_text("utf-8"))
    assert not [each for each in parsed.body if isinstance(each, ast.Junk)]
    found = [each for each in parsed.body if isinstance(each, ast.Message)]
    assert [name for name, count in Counter(each.id.name for each in found).items() if count > 1] == []
    return {each.id.name: each for each in found}


@pytest.mark.parametrize("language", languages())
def test_every_language_says_the_same(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert other.keys() == english.keys()
    for key, message in english.items():
        said = other[key].value
        if key.startswith(OWN) and message.value and said:
            assert uses(said).variables == uses(message.value).variables, key


def test_what_the_pages_ask_for_is_there() -> None:
    known = messages("en")
    asked: set[str] = set()
    for path in (HERE / "templates" / "library").glob("*.html"):
        asked |= set(re.findall(r'\bt\("([a-z-]+[a-z])"', path.read_text("utf-8")))
    for path in HERE.glob("*_pages.py"):
        source = path.read_text("utf-8")
        asked |= set(re.findall(r'said\(request, "([a-z-]+)"', source))
        asked |= {f"error-{key}" for key in re.findall(r'Refused\(\d+, "([a-z-]+)"', source)}
    assert asked - known.keys() == set()
    kinds = {f"editor-tool-{each}" for each in ("look", "wall", "door", "open-door", "rough", "fire", "off", "ground")}
    assert kinds | {f"editor-to-{side}" for side in ("e", "se", "sw", "w", "nw", "ne")} <= known.keys()


def test_no_text_of_the_library_is_left_over() -> None:
    source = "".join(
        path.read_text("utf-8")
        for path in (*HERE.glob("templates/**/*.html"), *HERE.glob("*.py"), *HERE.glob("**/*.js"))
    )
    made = ("field-", "error-", "editor-tool-", "editor-to-", "editor-picture-")
    own = [key for key in messages("en") if key.startswith(OWN) and not key.startswith(made)]
    assert [
        key
        for key in own
        if f'"{key}"' not in source and key not in ("form-true", "form-false", "form-names", "form-rows")
    ] == []
