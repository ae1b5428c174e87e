"""What the YAML parser says of a text that it can't read, in plain words."""

from __future__ import annotations

from collections.abc import Mapping

from ruamel.yaml.error import MarkedYAMLError

from affray.core.said import Said

# By a part of the parser's words, what to say instead.
_INSTEAD: Mapping[str, Said] = {
    "mapping values are not allowed": Said(
        "a colon stands where none can; text with ': ' in it goes in quotes, and the keys of one mapping start in the "
        "same column",
        "yaml-colon",
    ),
    "character '\\t'": Said("a tab indents this line; indent with spaces", "yaml-tab"),
    "cannot start any token": Said("a value can't start with this character; put it in quotes", "yaml-start"),
    "could not find expected ':'": Said("a colon and a space are wanted after the key (key: value)", "yaml-no-colon"),
    "expected <block end>": Said(
        "this doesn't fit what stands before it; what belongs together starts in the same column, and a quote inside "
        "quotes is doubled",
        "yaml-block",
    ),
    "<stream end>": Said("a bracket isn't closed before the end of the file", "yaml-bracket"),
    "expected ',' or": Said("a comma or a closing bracket is wanted here", "yaml-comma"),
    "found unexpected end of stream": Said("a quote isn't closed before the end of the file", "yaml-quote"),
    "found unexpected document": Said("a quote isn't closed before a line of ---", "yaml-quote-line"),
    "found another document": Said("a second document starts here (---); one file holds one", "yaml-second"),
    "undefined alias": Said("this alias (*name) has no anchor (&name) before it", "yaml-alias"),
    "unknown escape": Said("an escape in quotes (\\) that isn't known; use single quotes", "yaml-escape"),
}


def not_yaml(error: MarkedYAMLError) -> Said:
    """The words for what a parser stumbled over; its own where nothing better is known."""
    problem = error.problem or error.context or "can't be understood"
    what = next((words for part, words in _INSTEAD.items() if part in problem), problem)
    return Said(f"isn't valid YAML: {what}", "not-yaml", what=what)
