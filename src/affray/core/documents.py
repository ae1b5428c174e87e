"""Documents: YAML and JSON files that people write, and faults that say where and what would be right.

`read` gives the plain data of a file together with the place of every value in it, so that any fault found later is
told with line and column. All faults of a file come at once, in one `Faults`.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.composer import MaxDepthExceededError
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode
from ruamel.yaml.reader import ReaderError

from affray.core.broken_yaml import not_yaml
from affray.core.said import Said

BYTES = 128 * 1024  # of a file, at most
DEPTH = 30  # of lists and mappings inside each other, at most
VALUES = 20_000  # in a file, at most; what an alias stands for counts each time

TOO_DEEP = Said(
    f"lists and mappings stand inside each other too deeply; at most {DEPTH} are read", "too-deep", most=DEPTH
)
TOO_BIG = Said(f"is too big: at most {BYTES // 1024} KiB are read", "too-big", most=BYTES // 1024)
NO_UTF_8 = Said("is not UTF-8 text; save the file as UTF-8", "no-utf-8")

Loc = tuple[int | str, ...]  # the way to a value: keys and places in lists, from 0


@dataclass(frozen=True, order=True)
class Fault:
    """One thing that is wrong, where it is, and what would be right. Line and column count from 1; 0 is unknown."""

    file: str
    line: int
    column: int
    path: str
    message: str

    def __str__(self) -> str:
        """`file:line:column: path: message`, without what is unknown; one line, nothing in it steers a terminal."""
        place = ":".join([self.file] * bool(self.file) + [str(n) for n in (self.line, self.column) if n])
        whole = ": ".join(piece for piece in (place, self.path, self.message) if piece)
        return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in whole)


class Faults(ValueError):
    """Everything that is wrong with what somebody wrote."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        """The faults, in the order of their places."""
        self.faults = tuple(sorted(set(faults)))
        super().__init__("\n".join(map(str, self.faults)))


@dataclass(frozen=True)
class Document:
    """The plain data of a file, and where each value stands. Data that comes from no file has no `root`."""

    data: Any
    file: str = ""
    root: Node | None = None

    @property
    def folder(self) -> Path:
        """The folder that names of other files start from: the file's own, else the working folder."""
        return Path(self.file).parent if self.file else Path()

    def fault(self, loc: Loc, message: str, *, key: bool = False) -> Fault:
        """A fault at a value, or at its key; where there is no such value, at what holds it."""
        node, value, seen = self.root, self.data, 0
        mark = node.start_mark if node is not None else None
        for step in loc:
            if not _has(value, step):
                break
            value, seen = value[step], seen + 1
            if node is not None:
                try:
                    at_key, node = _step(node, step)
                except LookupError:  # it was put in after the file was read
                    node = None
                else:
                    mark = at_key.start_mark if key and seen == len(loc) else node.start_mark
        line, column = (mark.line + 1, mark.column + 1) if mark is not None else (0, 0)
        return Fault(self.file, line, column, path_of(loc[:seen]), message)


def _has(value: Any, step: int | str) -> bool:
    if isinstance(value, Mapping):
        return step in value
    return isinstance(value, Sequence) and not isinstance(value, str) and isinstance(step, int) and step < len(value)


def path_of(loc: Loc) -> str:
    """A way to a value as people read it: `sides[0].combatants[2].abilities.brawl`."""
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in loc).removeprefix(".")


def _step(node: Node, step: int | str) -> tuple[Node, Node]:
    """The nodes of a key and its value, or of an item twice."""
    if isinstance(node, SequenceNode):
        return node.value[step], node.value[step]
    for key, value in node.value:
        if not _merges(key) and _key(key) == step:
            return key, value
    for key, value in node.value:
        for source in _sources(value) if _merges(key) else ():
            try:
                return _step(source, step)
            except LookupError:
                continue
    raise LookupError(step)


def read(path: str | Path) -> Document:
    """Read a YAML or JSON file. Raises Faults: not there, not readable, not UTF-8, not YAML, a key twice, too big."""
    return parse(read_text(path), str(path))


def read_text(path: str | Path) -> str:
    """The text of a file. Raises Faults: not there, not readable, not UTF-8, too big."""
    file = str(path)
    try:
        with Path(path).open("rb") as opened:
            raw = opened.read(BYTES + 1)
    except FileNotFoundError:
        hint = _near_files(Path(path))
        raise _one(file, Said(f"there is no such file{hint}", "no-file", hint=hint)) from None
    except IsADirectoryError:
        raise _one(file, Said("this is a folder; a file is wanted", "folder")) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise _one(file, Said(f"can't be read ({reason})", "no-reading", reason=reason)) from None
    return text_of(raw, file)


def text_of(raw: bytes, file: str = "") -> str:
    """The text of a file's content. Raises Faults: not UTF-8, too big."""
    if len(raw) > BYTES:
        raise _one(file, TOO_BIG)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = raw[: error.start].decode("utf-8", "replace").split("\n")
        raise _one(file, NO_UTF_8, len(before), len(before[-1]) + 1) from None


def parse(text: str, file: str = "") -> Document:
    """The document that a YAML text holds. Raises Faults as `read` does."""
    if len(text) > BYTES:
        raise _one(file, TOO_BIG)
    reader = YAML(typ="safe", pure=True)
    reader.max_depth = DEPTH
    reader.composer.warn_double_anchors = False  # the later one counts, as YAML has it
    try:
        root = reader.compose(text)
    except MarkedYAMLError as error:
        raise Faults([_broken(text, file, error)]) from None
    except ReaderError as error:
        before = text[: error.position].split("\n")
        code = f"U+{ord(text[error.position]):04X}"
        words = f"a character that no text file should hold ({code})"
        raise _one(file, Said(words, "strange-character", code=code), len(before), len(before[-1]) + 1) from None
    except (YAMLError, ValueError) as error:
        reason = str(error).splitlines()[0]
        raise _one(file, Said(f"can't be read as YAML ({reason})", "no-yaml-reading", reason=reason)) from None
    if root is None:
        raise _one(file, Said("is empty", "empty-file"))
    plain = _Plain(file)
    data = plain.value(root, (), 1)
    if plain.faults:
        raise Faults(plain.faults)
    return Document(data, file, root)


def _one(file: str, message: str, line: int = 0, column: int = 0) -> Faults:
    return Faults([Fault(file, line, column, "", message)])


def _near_files(path: Path) -> str:
    try:
        files = {p.stem: p.name for p in path.parent.iterdir() if p.suffix in (".yaml", ".yml", ".json", ".csv")}
    except (OSError, ValueError):
        return ""
    return near(path.stem, files)


def near(name: str, names: Iterable[str]) -> str:
    """What to say after an unknown name: `; did you mean a or b?`, or nothing where none is near.

    A mapping of names says by its values how they are shown.
    """
    known = {known.casefold(): names[known] if isinstance(names, Mapping) else known for known in names}
    found = difflib.get_close_matches(name.casefold(), known, 3, 0.6)
    meant = [known[each] for each in found]
    return Said(f"; did you mean {' or '.join(meant)}?", "near", names=meant) if meant else ""


def _merges(key: Node) -> bool:
    return isinstance(key, ScalarNode) and str(key.tag) == "tag:yaml.org,2002:merge"


def _plain_tag(node: Node) -> str:
    return str(node.tag).replace("tag:yaml.org,2002:", "!!")


def _sources(value: Node) -> Sequence[Node]:
    return value.value if isinstance(value, SequenceNode) else (value,)


def _key(key: Node) -> int | str:
    """A key as the data has it: a whole number, or text."""
    kind = str(key.tag).rpartition(":")[2]
    if kind == "int" and key.value.isdigit() and len(key.value) < 10:
        return int(key.value)
    try:
        return _text(key.value)
    except ValueError:
        return str(key.value)


def _text(text: str) -> str:
    """Text; the two halves of a character that JSON escapes one by one come together. Raises ValueError for one."""
    return (
        text.encode("utf-16", "surrogatepass").decode("utf-16") if any("\ud800" <= c < "\ue000" for c in text) else text
    )


def _int(text: str) -> int:
    text = text.replace("_", "")
    return int(text, 0) if text.lstrip("+-")[:2].lower() in ("0x", "0o", "0b") else int(text)


# Plain values by the last word of a YAML tag. A date is text: nothing here has a date.
_SCALARS: dict[str, Callable[[str], Any]] = {
    "str": _text,
    "timestamp": str,
    "int": _int,
    "float": lambda text: float(text.replace("_", "").lower().replace(".inf", "inf").replace(".nan", "nan")),
    "bool": lambda text: text.lower() in ("true", "yes", "on"),
    "null": lambda text: None,
}


class _Plain:
    """Turns nodes into plain data, and gathers what is wrong with them."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.faults: list[Fault] = []
        self.count = 0

    def fault(self, node: Node, loc: Loc, message: str) -> None:
        mark = node.start_mark
        self.faults.append(Fault(self.file, mark.line + 1, mark.column + 1, path_of(loc), message))

    def value(self, node: Node, loc: Loc, depth: int) -> Any:
        self.count += 1
        if self.count > VALUES or depth > DEPTH:
            raise Faults([*self.faults, self.too_much(node, loc, depth)])
        kind = str(node.tag).rpartition(":")[2]
        if isinstance(node, MappingNode) and kind == "map":
            return self.mapping(node, loc, depth)
        if isinstance(node, SequenceNode) and kind == "seq":
            return [self.value(item, (*loc, k), depth + 1) for k, item in enumerate(node.value)]
        if isinstance(node, ScalarNode) and kind in _SCALARS:
            return self.scalar(node, loc, kind)
        words = f"the tag {_plain_tag(node)} isn't known here; write the value without a tag"
        self.fault(node, loc, Said(words, "yaml-tag", tag=_plain_tag(node)))
        return None

    def too_much(self, node: Node, loc: Loc, depth: int) -> Fault:
        mark = node.start_mark
        many = Said(f"too many values; at most {VALUES} are read", "too-many-values", most=VALUES)
        message = TOO_DEEP if depth > DEPTH else many
        return Fault(self.file, mark.line + 1, mark.column + 1, path_of(loc[:3]), message)

    def scalar(self, node: ScalarNode, loc: Loc, kind: str) -> Any:
        try:
            return _SCALARS[kind](node.value)
        except ValueError:
            shown = node.value[:20].encode("ascii", "backslashreplace").decode()
            words = f"{shown} can't be read as {'text' if kind == 'str' else 'a number'}"
            self.fault(node, loc, Said(words, "no-such-value", given=shown, kind=kind))
            return None

    def mapping(self, node: MappingNode, loc: Loc, depth: int) -> dict[int | str, Any]:
        own: dict[int | str, Any] = {}
        merged: dict[int | str, Any] = {}
        lines: dict[int | str, int] = {}
        for key, value in node.value:
            if _merges(key):
                for source in _sources(value):
                    more = self.value(source, loc, depth + 1)
                    merged = {**more, **merged} if isinstance(more, dict) else merged
                continue
            if not isinstance(key, ScalarNode):
                self.fault(key, loc, Said("a key must be a word, not a list or a mapping", "key-no-list"))
                continue
            name = _key(key)
            if isinstance(name, str):
                self.scalar(key, loc, "str")  # a fault, if it is no text
            if name in lines:
                words = f"the key {name} stands here twice; it is in line {lines[name]} already"
                self.fault(key, (*loc, name), Said(words, "key-twice", name=str(name), line=lines[name]))
            lines.setdefault(name, key.start_mark.line + 1)
            own[name] = self.value(value, (*loc, name), depth + 1)
        return {**merged, **own}


def _broken(text: str, file: str, error: MarkedYAMLError) -> Fault:
    problem = error.problem or error.context or ""
    mark = error.problem_mark or error.context_mark
    if "end of stream" in problem or "<stream end>" in problem:
        mark = error.context_mark or mark
    line, column = (mark.line + 1, mark.column + 1) if mark is not None else (0, 0)
    return Fault(file, line, column, "", TOO_DEEP if isinstance(error, MaxDepthExceededError) else not_yaml(error))
