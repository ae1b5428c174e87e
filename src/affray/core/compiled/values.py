"""What numba is taught: enums as plain numbers, which mix with ints as they do in the interpreter, and bare memory."""

from __future__ import annotations

import hashlib
from contextlib import contextmanager
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.datamodel.models import OpaqueModel
from numba.core.imputils import lower_constant
from numba.core.typing.templates import AbstractTemplate, AttributeTemplate
from numba.extending import (
    infer_getattr,
    intrinsic,
    lower_builtin,
    lower_getattr_generic,
    register_model,
    typeof_impl,
)
from numba.np import arrayobj

from affray.core.compiled.aliasing import BLOCK, of_kind


def _mangled(record: types.Record) -> tuple[str, tuple[int]]:
    """A record's part of the symbols of functions: from its fields.

    Numba numbers types as a process comes upon them; but what one process keeps is linked with what another one does.
    """
    return "Record", (int.from_bytes(hashlib.sha256(record.name.encode()).digest()[:6]),)


types.Record.mangling_args = property(_mangled)


class Numbers:
    """An IntEnum as the compiler sees it: its members are ints, and calling it gives the int back."""

    def __init__(self, enum: Any) -> None:
        """Stands for an enum."""
        self.enum = enum


class ToInt(AbstractTemplate):
    """`Stance(2)` is 2."""

    key = "affray.core.enum"

    def generic(self, args, kws):
        """An int for an int."""
        return types.int64(args[0]) if len(args) == 1 and isinstance(args[0], (types.Integer, types.Boolean)) else None


class NumbersType(types.Function):
    """The type of an enum."""

    def __init__(self, enum: Any) -> None:
        """Of one enum."""
        self.enum = enum
        super().__init__(ToInt)
        self.name = f"enum {enum.__qualname__}"

    @property
    def key(self) -> Any:
        """What makes it equal to another."""
        return self.typing_key, self.enum


register_model(NumbersType)(OpaqueModel)


@typeof_impl.register(Numbers)
def _typeof_numbers(value, context):
    return NumbersType(value.enum)


@infer_getattr
class NumbersAttributes(AttributeTemplate):
    """The members of an enum."""

    key = NumbersType

    def generic_resolve(self, typ, attr):
        """Every member is an int."""
        return types.int64 if attr in typ.enum.__members__ else None


@lower_getattr_generic(NumbersType)
def _member(context, builder, typ, value, attr):
    return context.get_constant(types.int64, int(typ.enum[attr]))


@lower_constant(NumbersType)
def _enum_itself(context, builder, typ, value):
    return context.get_dummy_value()


@lower_builtin(ToInt.key, types.Any)
def _to_int(context, builder, sig, args):
    return context.cast(builder, args[0], sig.args[0], types.int64)


def _index_as_it_is(context, builder, kind, index, size):
    return context.cast(builder, index, kind, types.intp)


def _check_bounds(context, builder, index, size, axis=None):
    with cgutils.if_unlikely(builder, builder.icmp_unsigned(">=", index, size)):
        context.call_conv.return_user_exc(builder, IndexError, ("index is out of bounds",))


@contextmanager
def indices_from_zero():
    """While this lasts an index below 0 is compiled as one out of bounds, not as one that counts from the end.

    So one comparison, as of a number without sign, is the whole check, where numba's own take seven instructions.
    """
    kept = arrayobj.fix_integer_index, cgutils.do_boundscheck
    arrayobj.fix_integer_index, cgutils.do_boundscheck = _index_as_it_is, _check_bounds
    try:
        yield
    finally:
        arrayobj.fix_integer_index, cgutils.do_boundscheck = kept


I64 = ir.IntType(64)


def _place(builder, pointer, at):
    return builder.gep(builder.bitcast(pointer, I64.as_pointer()), [at])


@intrinsic
def peek(typingctx, pointer, at):
    """The int64 at a place of a referee's block."""

    def generate(context, builder, sig, args):
        with of_kind(builder, BLOCK):
            return builder.load(_place(builder, *args))

    return types.int64(pointer, types.int64), generate


@intrinsic
def poke(typingctx, pointer, at, value):
    """Set the int64 at a place of a referee's block."""

    def generate(context, builder, sig, args):
        with of_kind(builder, BLOCK):
            builder.store(args[2], _place(builder, args[0], args[1]))
        return context.get_dummy_value()

    return types.void(pointer, types.int64, types.int64), generate


@intrinsic
def peek_at(typingctx, address, at):
    """The int64 at a place from an address."""

    def generate(context, builder, sig, args):
        return builder.load(builder.gep(builder.inttoptr(args[0], I64.as_pointer()), [args[1]]))

    return types.int64(types.int64, types.int64), generate


@intrinsic
def poke_at(typingctx, address, at, value):
    """Set the int64 at a place from an address."""

    def generate(context, builder, sig, args):
        builder.store(args[2], builder.gep(builder.inttoptr(args[0], I64.as_pointer()), [args[1]]))
        return context.get_dummy_value()

    return types.void(types.int64, types.int64, types.int64), generate


@intrinsic
def copy_words(typingctx, target, source, at, count):
    """Copy int64 from one address to another, from the same place on in both."""

    def generate(context, builder, sig, args):
        target, source = (builder.gep(builder.inttoptr(a, I64.as_pointer()), [args[2]]) for a in args[:2])
        cgutils.raw_memcpy(builder, target, source, args[3], 8)
        return context.get_dummy_value()

    return types.void(types.int64, types.int64, types.int64, types.int64), generate


@intrinsic
def copy_record(typingctx, target, source):
    """Copy a record onto another of the same type."""
    if not isinstance(target, types.Record) or target != source:
        return None

    def generate(context, builder, sig, args):
        cgutils.raw_memcpy(builder, args[0], args[1], ir.Constant(I64, target.size), 1)
        return context.get_dummy_value()

    return types.void(target, source), generate


@intrinsic
def same_record(typingctx, one, other):
    """Whether two records of the same type hold the same."""
    if not isinstance(one, types.Record) or one != other:
        return None

    def generate(context, builder, sig, args):
        address = cgutils.voidptr_t
        kind = ir.FunctionType(ir.IntType(32), [address, address, I64])
        compare = cgutils.get_or_insert_function(builder.module, kind, "memcmp")
        size = ir.Constant(I64, one.size)
        found = builder.call(compare, [builder.bitcast(arg, address) for arg in args] + [size])
        return builder.icmp_signed("==", found, ir.Constant(ir.IntType(32), 0))

    return types.boolean(one, other), generate


@intrinsic
def lowest_bit(typingctx, bits):
    """The number of the lowest bit, -1 of 0."""

    def generate(context, builder, sig, args):
        alone = builder.and_(args[0], builder.neg(args[0]))
        return builder.sub(ir.Constant(I64, 63), builder.ctlz(alone, ir.Constant(ir.IntType(1), 0)))

    return types.int64(types.int64), generate


@intrinsic
def count_bits(typingctx, bits):
    """How many bits are set."""

    def generate(context, builder, sig, args):
        return builder.ctpop(args[0])

    return types.int64(types.int64), generate


def pointer_of(kind: types.Type) -> Any:
    """What makes a record or referee of its address."""

    @intrinsic
    def make(typingctx, address):
        def generate(context, builder, sig, args):
            return builder.inttoptr(args[0], context.get_value_type(kind))

        return kind(types.int64), generate

    return make
