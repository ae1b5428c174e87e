"""What all tests share."""

from __future__ import annotations

import io
import signal
import sys
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import settings

from affray.cli import main

from tests.cli.talk import Result, Run
from tests.compiling import program

pytest.register_assert_rewrite("tests.rulebook_checks", "tests.texts_checks", "tests.written")
settings.register_profile("suite", deadline=None, print_blob=True)  # a busy machine is no fault
settings.load_profile("suite")
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:  # as in `make test &`; what tests start would ignore Ctrl-C too
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command in this process, with lines typed: run("play", path, typed=["1", "2"])."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def command(*arguments: object, typed: Sequence[str] = ()) -> Result:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        capsys.readouterr()
        status = main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return Result(status, out, err)

    return command


@pytest.fixture(scope="module")
def compiled(request: pytest.FixtureRequest) -> Any:
    """The compiled code of the ruleset that a test module calls RULES."""
    return program(request.module.RULES)


@pytest.fixture(scope="module")
def taped(request: pytest.FixtureRequest) -> Any:
    """The same for fights that begin with recorded answers."""
    return program(request.module.RULES, taped=True)
