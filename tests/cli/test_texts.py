"""The terminal's own texts: the same messages with the same variables in all languages, and none that nobody says."""

from __future__ import annotations

from pathlib import Path

import pytest

from affray import cli
from affray.cli.language import LANGUAGES, language_of

from tests.texts_checks import messages

FOLDER = Path(cli.__file__).parent


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_and_variables(language: str) -> None:
    assert messages(FOLDER, language) == messages(FOLDER, "en")


def test_every_message_is_said_somewhere() -> None:
    code = "\n".join(path.read_text("utf-8") for path in FOLDER.glob("*.py"))
    made = {"help-": "help-{key}", "source-": "source-{part.source}", "now-rolls-": "now-rolls-{by}"}
    entries = {"overrule", "set", "join", "rejoin"}  # kinds of entries of a journal
    for key in messages(FOLDER, "en"):
        prefix = next((start for start in made if key.startswith(start)), None)
        said = f'"{key}"' in code or f"'{key}'" in code or (prefix is not None and made[prefix] in code)
        assert said or key in entries, key


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fi_FI.UTF-8"}, "fi"),
        ({"LANG": "fi_FI.UTF-8", "LC_ALL": "da_DK.UTF-8"}, "da"),
        ({"LANG": "nl_BE", "LC_ALL": ""}, "nl"),
        ({"LANG": "fi_FI", "LC_MESSAGES": "sv_SE"}, "en"),
        ({"LC_ALL": "C.UTF-8"}, "en"),
    ],
)
def test_the_language_is_that_of_the_system_where_there_are_texts_in_it(
    environment: dict[str, str], language: str
) -> None:
    assert language_of(environment) == language
