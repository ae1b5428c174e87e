"""How compiled code ends when a rule fails.

Numba lets each function return whether it failed, and each caller ask. Rules hold nothing that has to be given back, so
here who fails leaves all compiled code at once, by C's `longjmp`, and nobody asks: LLVM sees that no function fails.
Where to go on is found by a key of the thread (`core.machine` sets it), since several threads play at once.
"""

from __future__ import annotations

from contextlib import contextmanager

from llvmlite import binding as llvm
from llvmlite import ir
from numba.core import cgutils
from numba.core.callconv import CPUCallConv

from affray.core.compiled.block import KEY, RETURN

ENTRY, LEAVE = "affray_entry", "affray_leave"
CODE = f"""
@key = internal global ptr null

declare i32 @_setjmp(ptr) returns_twice nounwind
declare void @longjmp(ptr, i32) noreturn nounwind
declare ptr @PyThread_tss_get(ptr) nounwind
declare i32 @{{root}}(ptr, ptr, i64)

define void @{LEAVE}() noinline cold noreturn nounwind {{{{
  %key = load ptr, ptr @key
  %there = call ptr @PyThread_tss_get(ptr %key)
  call void @longjmp(ptr %there, i32 1)
  unreachable
}}}}

define i32 @{ENTRY}(ptr %result, ptr %error, i64 %block) {{{{
  %words = inttoptr i64 %block to ptr
  %place = getelementptr i64, ptr %words, i64 {KEY}
  %key = load ptr, ptr %place
  store ptr %key, ptr @key
  %there = getelementptr i64, ptr %words, i64 {RETURN}
  %failed = call i32 @_setjmp(ptr %there) returns_twice
  %goes = icmp eq i32 %failed, 0
  br i1 %goes, label %play, label %stop
play:
  %status = call i32 @{{root}}(ptr %result, ptr %error, i64 %block)
  ret i32 %status
stop:
  ret i32 1
}}}}
"""


def entry(root: str) -> llvm.ModuleRef:
    """The code that calls a root, and returns 1 when anything below it fails."""
    return llvm.parse_assembly(CODE.format(root=root))


def _leave(self, builder, exc, exc_args=None, loc=None, func_name=None):
    kind = ir.FunctionType(ir.VoidType(), [])
    builder.call(cgutils.get_or_insert_function(builder.module, kind, LEAVE), [], attrs=("noreturn",))
    builder.unreachable()


@contextmanager
def leaving_at_once():
    """While this lasts what fails is compiled to leave at once."""
    kept = CPUCallConv.return_user_exc
    CPUCallConv.return_user_exc = _leave
    try:
        yield
    finally:
        CPUCallConv.return_user_exc = kept
