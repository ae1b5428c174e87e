"""Lists each clause of the rulebooks that no code or no test cites: `make clauses`.

Code cites a clause in a docstring, in the description of a field, or as the value of an enum's member; a test by
`@pytest.mark.clause("AM-4.1")`. "AM-1.1 to AM-1.3" cites all three. Nothing is imported: all is found in the source.
Exit status 1 when a clause has no code or no test, or when something cites a clause that doesn't exist.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from affray.core import rulebook

ROOT = Path(__file__).parent.parent
CITED = re.compile(r"\b([A-Z]+-\d+)\.(\d+)(?:\s+to\s+\1\.(\d+))?\b")


@dataclass
class Report:
    """How often each clause of one ruleset is cited, and what cites clauses that aren't there."""

    name: str
    clauses: dict[str, rulebook.Clause]
    rules: Counter[str] = field(default_factory=Counter)  # docstrings of rules
    data: Counter[str] = field(default_factory=Counter)  # other docstrings, descriptions of fields, members of enums
    tests: Counter[str] = field(default_factory=Counter)
    unknown: list[str] = field(default_factory=list)

    @property
    def without_code(self) -> list[str]:
        """The ids that no code cites."""
        return [each for each in self.clauses if not self.rules[each] and not self.data[each]]

    @property
    def without_test(self) -> list[str]:
        """The ids that no test cites."""
        return [each for each in self.clauses if not self.tests[each]]

    @property
    def good(self) -> bool:
        """Whether nothing is missing or wrong."""
        return not (self.without_code or self.without_test or self.unknown)


def cited(text: str) -> list[str]:
    """All ids in a text, ranges written out."""
    return [
        f"{match[1]}.{k}" for match in CITED.finditer(text) for k in range(int(match[2]), int(match[3] or match[2]) + 1)
    ]


def _is_rule(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef) and any(
        isinstance(each, ast.Name) and each.id == "rule" for each in node.decorator_list
    )


def _docstring(node: ast.FunctionDef) -> ast.AST | None:
    first = node.body[0]
    return first.value if isinstance(first, ast.Expr) else None


def count_code(report: Report, path: Path) -> None:
    """Count what a source file cites in its strings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    of_rules = {_docstring(node) for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and _is_rule(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            (report.rules if node in of_rules else report.data).update(cited(node.value))


def marks(path: Path) -> Iterator[tuple[int, str]]:
    """The ids in the `clause` marks of a test file, each with its line."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "clause":
            for argument in node.args:
                if isinstance(argument, ast.Constant):
                    yield node.lineno, str(argument.value)


def find_unknown(report: Report, path: Path) -> Iterator[str]:
    """Where a file, in its comments too, cites a clause of this rulebook that isn't there."""
    prefixes = {each.partition("-")[0] for each in report.clauses}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        for each in cited(line):
            if each.partition("-")[0] in prefixes and each not in report.clauses:
                yield f"{path}:{number}: {each}"


def look_at(folder: Path, tests: Path) -> Report:
    """All about one ruleset, by its folder."""
    report = Report(folder.name, dict(rulebook.read(folder / "rulebook.md")))
    for path in sorted(folder.rglob("*")):
        if path.suffix == ".py":
            count_code(report, path)
        if path.suffix in {".py", ".md", ".ftl", ".yaml"}:
            report.unknown.extend(find_unknown(report, path))
    prefixes = {each.partition("-")[0] for each in report.clauses}
    for path in sorted(tests.rglob("*.py")):
        for line, each in marks(path):
            if each in report.clauses:
                report.tests[each] += 1
            elif each.partition("-")[0] in prefixes:
                report.unknown.append(f"{path}:{line}: {each}")
    return report


def table(report: Report) -> Iterator[str]:
    """How many clauses each chapter has, how many of them code and tests cite, and what is missing or wrong."""
    chapters = list(dict.fromkeys(clause.chapter for clause in report.clauses.values()))
    yield f"{report.name:32} clauses   with code   with test"
    for chapter in [*chapters, ""]:
        ids = [clause.id for clause in report.clauses.values() if chapter in {"", clause.chapter}]
        code = sum(1 for each in ids if report.rules[each] or report.data[each])
        tests = sum(1 for each in ids if report.tests[each])
        yield f"  {chapter or 'all':30} {len(ids):7} {code:11} {tests:11}"
    for what, found in (
        ("without code", report.without_code),
        ("without test", report.without_test),
        ("cited, but not there", report.unknown),
    ):
        yield from (f"  {what}: {each}" for each in found)


def main(root: Path = ROOT) -> int:
    """Print the table of each ruleset; 0 when nothing is missing, else 1."""
    folders = sorted(path.parent for path in (root / "src/affray/rulesets").glob("*/rulebook.md"))
    reports = [look_at(folder, root / "tests") for folder in folders]
    for report in reports:
        print("\n".join(table(report)))
    return 0 if reports and all(report.good for report in reports) else 1


if __name__ == "__main__":
    sys.exit(main())
