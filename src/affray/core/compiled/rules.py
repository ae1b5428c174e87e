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


_kept: dict[str, RuleLibrary] = {}


class RuleCache(_Cache):
    """The files of one function: one for each signature."""

    cache_path = property(lambda self: str(cache.folder()))

    def __init__(self, f: Any) -> None:
        """Of a function with a `mark`."""
        self.name, self.mark = f.__qualname__, f.mark

    def file_of(self, sig: Any) -> str:
        """The name of the file of a signature."""
        return f"{self.name}-{cache.digest(self.mark, str(sig))[:24]}.code"

    def load_overload(self, sig, target_context):
        """The compiled form, None if it isn't kept."""
        target_context.refresh()
        file = self.file_of(sig)
        kept = cache.load(file)
        library = library_of(target_context, file) if kept is not None else None
        if library is None:
            return None
        _, _, fndesc, signature, env = kept
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

    def save_overload(self, sig, cres):
        """Keep a compiled form; not what needs something that is not kept."""
        library, file = cres.library, self.file_of(sig)
        below = [other.file for other in library.direct()]
        if None in below:
            return
        code = library._final_module.as_bitcode()
        cres.fndesc.typemap = cres.fndesc.calltypes = None
        if cache.save(file, (code, below, cres.fndesc, cres.signature, cres.environment)):
            library.file = file
            _kept[file] = library

    enable = disable = flush = lambda self: None


def library_of(target_context, file: str) -> RuleLibrary | None:
    """The library in a file with all below it, None when one is missing."""
    if file not in _kept:
        kept = cache.load(file)
        if kept is None:
            return None
        library = RuleLibrary(target_context.codegen(), file)
        library._final_module = llvm.parse_bitcode(kept[0])
        library._linking_libraries = [library_of(target_context, below) for below in kept[1]]
        if None in library._linking_libraries:
            return None
        library._finalized, library.file = True, file
        _kept[file] = library
    return _kept[file]


class RuleDispatcher(CPUDispatcher):
    """A compiled rule. Ints, bools and enum members are all int64, so that a rule is compiled once."""

    at_fault: ClassVar[list[Any]] = []

    def __repr__(self) -> str:
        return f"{self.py_func.__module__}.{self.py_func.__qualname__}"  # stands in symbols: no address

    def compile(self, sig):
        """Compile for some types; after an error `at_fault` names rules, the innermost first."""
        try:
            return super().compile(sig)
        except Exception:
            self.at_fault.append(self.py_func)
            raise

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


def compiled(f: FunctionType, replace: Callable[[Any], Any], mark: str, pipeline: Any = RulePipeline, **options: Any):
    """The compiled form of a function: the same code, its globals passed through `replace`; `mark` names its files."""
    twin = FunctionType(f.__code__, Names(f.__globals__, replace), f.__name__, f.__defaults__)
    twin.__module__, twin.__qualname__, twin.original, twin.mark = f.__module__, f.__qualname__, f, mark
    made = RuleDispatcher(twin, targetoptions={**OPTIONS, **options}, pipeline_class=pipeline)
    if pipeline is RulePipeline:
        made._cache = RuleCache(twin)
    return made
