"""The README does what it says: its code runs, its files are read, its commands give what stands below them."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.talk import Run
from tests.web.server import Server

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ANSWER = re.compile(r"^[^$].*?[?>] (\S.*)$", re.MULTILINE)  # a prompt, and what was typed after it
NAMED = re.compile(r"# (\S+\.yaml)\n")


def blocks(kind: str) -> Iterator[str]:
    return (text for found, text in BLOCK.findall(README) if found == kind)


def commands() -> Iterator[tuple[str, str]]:
    """The commands of the console blocks in their order, each with what stands below it."""
    for block in blocks("console"):
        for part in block.split("$ ")[1:]:
            line, _, shown = part.partition("\n")
            yield line, shown


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that the README shows, to be in."""
    for text in blocks("yaml"):
        name = NAMED.match(text)
        assert name is not None, "a YAML block begins with the name of its file"
        (tmp_path / name[1]).write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("AFFRAY_DATA", str(tmp_path / "data"))
    return tmp_path


def plain(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.splitlines()) + "\n"


def test_every_command_gives_what_stands_below_it(run: Run, folder: Path) -> None:
    told = list(commands())
    assert len(told) >= 6
    for line, shown in told:
        arguments = shlex.split(line)
        assert arguments[0] == "affray"
        result = run(*arguments[1:], typed=ANSWER.findall(shown))
        wanted, given = plain(shown), plain(result.out)
        assert doctest.OutputChecker().check_output(wanted, given, doctest.ELLIPSIS), f"{line}\n{result.err}{given}"


def test_every_line_for_the_shell_does_what_it_says(run: Run, folder: Path) -> None:
    lines = [line for block in blocks("sh") for line in block.splitlines() if line.startswith("affray ")]
    assert len(lines) >= 3
    for line in lines:
        assert run(*shlex.split(line, comments=True)[1:]).status == 0, line
    assert (folder / "mine.yaml").is_file()


def test_every_make_target_of_the_readme_is_one() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = {line.split()[1] for block in blocks("sh") for line in block.splitlines() if line.startswith("make ")}
    assert targets >= {"play", "test", "check"}
    for target in targets:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_the_python_code_runs(folder: Path) -> None:
    code = [text for text in blocks("python") if not text.startswith(("@rule", "# bot.py"))]
    assert code
    names: dict[str, object] = {}
    for text in code:
        exec(compile(text, "README.md", "exec"), names)


def test_the_chat_bot_plays_a_fight_on_a_real_server(tmp_path: Path) -> None:
    (code,) = (text for text in blocks("python") if text.startswith("# bot.py"))
    (tmp_path / "bot.py").write_text(code, "utf-8")
    server = Server(tmp_path)
    try:
        server.start()
        fight = server.begin("arsmagica/duel")
        told = subprocess.run(
            [sys.executable, "bot.py", f"{server.url}/fight/{fight}"],
            cwd=tmp_path,
            input="fly\n" + "auto\n" * 600,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=120,
            check=False,
        )
        state = server.get(f"/api/fights/{fight}")
    finally:
        server.close()
    assert (told.returncode, told.stderr) == (0, "")
    assert state["fight"]["over"]
    lines = told.stdout.splitlines()
    assert any(line.startswith("fly: one of ") for line in lines)
    assert any(line.endswith("? long-sword, dagger, fist") for line in lines)
    written = [line["text"] for line in state["log"]]
    assert [line for line in lines if line in written][-1] == written[-1]
    assert set(written) <= set(lines)
    assert "Aymar: Initiative " in lines


def test_the_rule_that_it_shows_is_one_of_the_rules() -> None:
    (shown,) = (text for text in blocks("python") if text.startswith("@rule"))
    sources = "\n".join(path.read_text("utf-8") for path in (ROOT / "src/affray/rulesets/arsmagica/rules").glob("*.py"))
    assert shown in sources


def test_the_house_rules_are_sound(run: Run, folder: Path) -> None:
    assert run("check", "house.yaml", "ogre.yaml").status == 0


def test_the_files_that_it_names_are_there() -> None:
    links = re.findall(r"\]\((?!http)([^)#]+)\)", README)
    paths = re.findall(r"`((?:src|tests|examples)/[^`]+)`", README)
    assert links
    for name in [*links, *paths]:
        assert (ROOT / name).exists(), name
