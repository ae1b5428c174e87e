"""What the first page says of rulesets and examples: in every language, in words."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast
from starlette.testclient import TestClient

from affray.core.rulebook import ID
from affray.core.ruleset import ruleset, rulesets
from affray.core.texts import LANGUAGES, slug
from affray.store.database import Store
from affray.web.examples import examples, said_at_home


def written(rules: str, language: str) -> set[str]:
    """The ids of what a ruleset says on the first page."""
    text = (ruleset(rules).folder / "texts" / "home" / f"{language}.ftl").read_text("utf-8")
    entries = FluentParser().parse(text).body
    assert not [each for each in entries if isinstance(each, ast.Junk)]
    ids = [each.id.name for each in entries if isinstance(each, ast.Message)]
    assert len(ids) == len(set(ids))
    return set(ids)


@pytest.mark.parametrize("rules", rulesets())
def test_every_example_has_words_in_every_language(rules: str) -> None:
    own = [each for each in examples() if each.ruleset == rules]
    assert written(rules, "en") == {"about"}  # the words in English are those of the files
    for language in LANGUAGES[1:]:
        assert written(rules, language) == {"about", *(slug(each.name) for each in own)}
        for each in own:
            told = each.told(language)
            assert told.title != each.title
            assert told.description != each.description
    assert len({said_at_home(rules, language).known("about") for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_lines_name_no_clause(language: str) -> None:
    for each in examples():
        assert not re.search(ID.pattern + r"|\b(AA|AM|IH|RM)-\d", " ".join(each.told(language).words.values()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_says_what_each_ruleset_plays(client: TestClient, language: str) -> None:
    client.cookies.set("affray-language", language)
    page = client.get("/").text
    for rules in rulesets():
        line = said_at_home(rules, language).known("about")
        assert line
        assert line in page


def test_an_example_starts_in_the_language_of_who_starts_it(client: TestClient, store: Store) -> None:
    client.cookies.set("affray-language", "fi")
    fight = client.post("/library/examples/arsmagica/duel/start").headers["location"]
    assert store.fight(fight.removeprefix("/fight/")).name == "Kaksintaistelu myllyllä"
    assert "Bertran on vahva" in client.get(fight).text
    copy = client.post("/library/examples/arsmagica/duel/copy").headers["location"]
    assert "Kaksintaistelu myllyllä" in client.get(copy).text
