"""What LLVM code belongs to a compiled function. Works inside numba, whose version is pinned.

Numba makes machine code of function by function, each together with all that it calls. Here only a root becomes machine
code: the functions below it stay LLVM code, are linked into the root and optimised there once, together. That compiles
faster, and runs faster, since LLVM sees the whole program.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from llvmlite import binding as llvm
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler

from affray.core.compiled.aliasing import items_apart
from affray.core.compiled.failing import ENTRY, entry, leaving_at_once
from affray.core.compiled.values import indices_from_zero

INLINING = 225  # LLVM's measure of what is small enough to be put in place of a call
SMALL = 1000  # instructions of a function, before they are optimised and with all in it that is put in place of calls


class RuleLibrary(JITCodeLibrary):
    """The code of one function, neither linked nor made machine code."""

    made: Any = None  # key, types of arguments, type of result of its function

    def finalize(self) -> None:
        """Ready to be linked into a root."""
        self._raise_if_finalized()
        for function in self._final_module.functions:
            if not function.is_declaration:
                function.linkage = "linkonce_odr"  # the same wherever it comes from
        for library in self._linking_libraries:
            if isinstance(library, LooseLibrary):
                self._final_module.link_in(library._final_module, preserve=True)
            elif not isinstance(library, RuleLibrary):
                self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """None: it is called from compiled code only."""
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> Any:
        """Numba sets a function's environment by its code generator."""
        return self

    def set_env(self, env_name: str, env: Any) -> None:
        """Nothing in rules needs an environment."""

    def direct(self) -> Iterator[RuleLibrary]:
        """The libraries that this one calls."""
        for library in self._linking_libraries:
            if isinstance(library, LooseLibrary):
                yield from library.direct()
            elif isinstance(library, RuleLibrary):
                yield library

    def below(self) -> dict[RuleLibrary, None]:
        """All libraries that this one needs, in a fixed order."""
        seen: dict[RuleLibrary, None] = {}
        waiting = list(self.direct())
        while waiting:
            library = waiting.pop()
            if library not in seen:
                seen[library] = None
                waiting += library.direct()
        return seen


class LooseLibrary(RuleLibrary):
    """The code of a function that can't be kept by itself: it becomes part of its callers."""


class RootLibrary(RuleLibrary):
    """A function that is called from outside: linked with all below it, optimised as a whole, made machine code."""

    code = b""  # of an object file

    def finalize(self) -> None:
        """Link, optimise, and make machine code."""
        (root,) = [f.name for f in self._final_module.functions if not f.is_declaration]
        super().finalize()
        for library in self.below():
            self._final_module.link_in(library._final_module, preserve=True)
        put_in_place_of_calls(self._final_module)
        self._final_module.link_in(entry(root))
        for function in self._final_module.functions:
            if not function.is_declaration:
                function.linkage = "external" if function.name == ENTRY else "internal"
        builder = self._builder()
        builder.getModulePassManager().run(self._final_module, builder)
        self._final_module.verify()
        self.code = self._codegen._tm.emit_object(self._final_module)

    def _builder(self):
        tuning = llvm.create_pipeline_tuning_options()
        tuning.speed_level = 3
        tuning.loop_vectorization = tuning.slp_vectorization = False
        tuning.inlining_threshold = INLINING
        return llvm.create_pass_builder(self._codegen._tm, tuning)


def put_in_place_of_calls(module: llvm.ModuleRef) -> None:
    """Have each small function put in place of its calls.

    LLVM's own measure takes the checks of indices for much of a rule, though they are never heard of again.
    """
    functions = {f.name: f for f in module.functions if not f.is_declaration}
    sizes: dict[str, int] = {}
    for name, function in functions.items():
        if size_of(name, functions, sizes) < SMALL:
            function.add_function_attribute("alwaysinline")


def size_of(name: str, functions: dict[str, llvm.ValueRef], sizes: dict[str, int]) -> int:
    """How many instructions a function has with those of the small ones that it calls; SMALL while that is reckoned.

    So what calls in circles isn't small.
    """
    if name in functions and name not in sizes:
        sizes[name] = SMALL
        code = [i for block in functions[name].blocks for i in block.instructions]
        called = [list(i.operands)[-1].name for i in code if i.opcode == "call"]
        below = [size_of(one, functions, sizes) for one in called]
        sizes[name] = len(code) + sum(size for size in below if size < SMALL)
    return sizes.get(name, 0)


class RulePipeline(Compiler):
    """Numba's passes, with our library."""

    library_class = RuleLibrary

    def __init__(self, typingctx, targetctx, library, args, return_type, flags, local_types) -> None:
        """As numba calls it."""
        library = self.library_class(targetctx.codegen(), "rule")
        super().__init__(typingctx, targetctx, library, args, return_type, flags, local_types)

    def _compile_bytecode(self):
        """Numba numbers functions as they come; here a function's symbol is the same in every process."""
        self.state.func_id.unique_id = 0
        with indices_from_zero(), items_apart(), leaving_at_once():
            return super()._compile_bytecode()


class LoosePipeline(RulePipeline):
    """The same for a function that takes another function."""

    library_class = LooseLibrary


class RootPipeline(RulePipeline):
    """The same for a root."""

    library_class = RootLibrary
