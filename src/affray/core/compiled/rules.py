"""Rules on their way to the compiler, and their compiled forms on their way to the disk.

The rules are compiled as they stand. What a rule names is replaced on the way: another rule by its compiled form, an
IntEnum by plain numbers, `assign` by a copy of memory.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from types import FunctionType
from typing import Any, ClassVar

import numba
from llvmlite import binding as llvm
from numba.core import types
from numba.core.caching import _Cache
from numba.core.compiler import CompileResult
from numba.core.registry import CPUDispatcher

from affray.core import cache
from affray.core.compiled.libraries import RuleLibrary, RulePipeline

OPTIONS = {  # every flag that a callee would else inherit is set, so that a function has one compiled form
    "nopython": True,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
    "boundscheck": True,
    "error_model": "python",
    "fastmath": False,
    "forceinline": False,
    "_nrt": False,  # rules make no arrays: nothing to count
}


def _short_names() -> None:
    """Numba spells a record type's fields out in every mangled name and message, 10 kB a time; a hash does as well."""
    spelled_out = types.Record.__init__

    def init(self, fields, size, aligned):
        spelled_out(self, fields, size, aligned)
        if len(self.name) > 64:
            self.name = "Record" + hashlib.sha256(self.name.encode()).hexdigest()[:16]

    types.Record.__init__ = init
    types.Record.__repr__ = lambda self: self.name


_short_names()


Key = tuple[str, ...]  # names a function of a program
Find = Callable[[Key], "RuleDispatcher | None"]
_loading: set[str] = set()


class RuleCache(_Cache):
    """The files of one function: one for each signature.

    A file holds the function's own code and what it calls, but not the code of that: it stays good when a function
    below it is edited, as long as that gives the same type of result.
    """

    cache_path = property(lambda self: str(cache.folder()))

    def __init__(self, name: str, mark: str, find: Find) -> None:
        """`mark` changes with the function; `find` gives the functions that it calls."""
        self.name, self.mark, self.find = name, mark, find

    def file_of(self, sig: Any) -> str:
        """The name of the file of a signature."""
        return f"{self.name}-{cache.digest(self.mark, str(sig))[:24]}.code"

    def load_overload(self, sig, target_context):
        """The compiled form, None if it isn't kept or doesn't fit what it calls any more."""
        target_context.refresh()
        file = self.file_of(sig)
        kept = cache.load(file)
        if kept is None or file in _loading:
            return None
        code, calls, fndesc, signature, env = kept
        _loading.add(file)
        try:
            below = [self._called(*call) for call in calls]
        finally:
            _loading.discard(file)
        if None in below:
            return None
        library = RuleLibrary(target_context.codegen(), file)
        library._final_module = llvm.parse_bitcode(code)
        library._linking_libraries, library._finalized = below, True
        return CompileResult(**dict.fromkeys(CompileResult._fields))._replace(
            typing_context=target_context.typing_context,
            target_context=target_context,
            entry_point=target_context.get_executable(library, fndesc, env),
            type_annotation="",
            signature=signature,
            objectmode=False,
            lifted=(),
            fndesc=fndesc,
            library=library,
            environment=env,
            reload_init=(),
            referenced_envs=(),
        )

    def _called(self, key: Key, args: tuple[types.Type, ...], returns: types.Type) -> RuleLibrary | None:
        """The code of a function that is called, None if its results have another type now."""
        found = self.find(key)
        if found is None:
            return None
        try:
            found.compile(args)
        except Exception:  # noqa: BLE001 - the caller is compiled anew, and says what is wrong
            return None
        made = found.overloads[args]
        return made.library if made.signature.return_type == returns else None

    def save_overload(self, sig, cres):
        """Keep a compiled form; not one that calls in circles."""
        library = cres.library
        calls = [other.made for other in library.direct()]
        if None in calls:
            return
        cres.fndesc.typemap = cres.fndesc.calltypes = None
        code = library._final_module.as_bitcode()
        cache.save(self.file_of(sig), (code, calls, cres.fndesc, cres.signature, cres.environment))

    enable = disable = flush = lambda self: None


class RuleDispatcher(CPUDispatcher):
    """A compiled rule. Ints, bools and enum members are all int64, so that a rule is compiled once."""

    at_fault: ClassVar[list[Any]] = []
    key: Key = ()

    def __repr__(self) -> str:
        return f"{self.py_func.__module__}.{self.py_func.__qualname__}"  # stands in symbols: no address

    def compile(self, sig):
        """Compile for some types; after an error `at_fault` names rules, the innermost first."""
        try:
            entry = super().compile(sig)
        except Exception:
            self.at_fault.append(self.py_func)
            raise
        for args, made in self.overloads.items():
            made.library.made = (self.key, args, made.signature.return_type)
        return entry

    def get_call_template(self, args, kws):
        """The types that a call has, after compiling for them."""
        pysig, folded = self._compiler.fold_argument_types(args, kws)
        template, _, args, kws = super().get_call_template(tuple(plain(arg) for arg in folded), {})
        return template, pysig, args, kws


def plain(arg: types.Type) -> types.Type:
    """The type of an argument as a rule takes it."""
    if isinstance(arg, types.Omitted):
        arg = numba.typeof(arg.value)
    arg = types.unliteral(arg)
    return types.int64 if isinstance(arg, types.Boolean | types.Integer) and arg != types.uint64 else arg


class Names(dict):
    """The globals of a function on its way to the compiler, each replaced when it is asked for."""

    def __init__(self, names: dict[str, Any], replace: Callable[[Any], Any]) -> None:
        """`names` are looked up late, so that rules may call each other."""
        super().__init__(__name__=names["__name__"], __builtins__=names["__builtins__"])
        self.names, self.replace = names, replace

    def __missing__(self, name: str) -> Any:
        self[name] = value = self.replace(self.names[name])
        return value


def compiled(
    f: FunctionType,
    key: Key,
    replace: Callable[[Any], Any],
    find: Find,
    pipeline: Any = RulePipeline,
    inline: bool = False,
) -> RuleDispatcher:
    """The compiled form of a function: the same code, its globals passed through `replace`.

    `key` is its name for callers, `find` gives the functions that it calls by theirs.
    """
    twin = FunctionType(f.__code__, Names(f.__globals__, replace), f.__name__, f.__defaults__)
    twin.__module__, twin.__qualname__, twin.original = f.__module__, f.__qualname__, f
    made = RuleDispatcher(twin, targetoptions={**OPTIONS, "forceinline": inline}, pipeline_class=pipeline)
    made.key = key
    if pipeline is RulePipeline:
        made._cache = RuleCache(f.__qualname__, cache.own_mark(f), find)
    return made
