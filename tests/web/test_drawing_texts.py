"""What the pictures say themselves: the same messages with the same variables in all languages, none unsaid."""

from __future__ import annotations

from pathlib import Path

import pytest

from affray.core.texts import languages
from affray.web import drawing

from tests.texts_checks import messages

FOLDER = Path(drawing.__file__).parent
MADE = ("side-", "facing-", "ground-", "door-", "map-", "body-")  # put together of a word and the rest


@pytest.mark.parametrize("language", languages()[1:])
def test_all_languages_have_the_same_messages_and_variables(language: str) -> None:
    assert messages(FOLDER, language) == messages(FOLDER, "en")


def test_every_message_is_said_somewhere() -> None:
    code = "\n".join(path.read_text("utf-8") for path in FOLDER.glob("*.py"))
    for key in messages(FOLDER, "en"):
        made = key.startswith(MADE) and any(
            form in code for form in (f'"{key.partition("-")[0]}-', f"'{key.partition('-')[0]}-")
        )
        assert f'"{key}"' in code or made, key
