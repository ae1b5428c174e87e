"""What a store can't change, so that LLVM needn't load it again.

LLVM takes it that a store changes anything, unless both are marked as memory of different kinds ('tbaa'). No two of
these overlap: each field of each record, the items of arrays, the block of a referee. What is copied as bare memory or
stands at a bare address is of no kind: it may be any of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from llvmlite import ir
from numba.core import types
from numba.core.imputils import lower_getattr_generic, lower_setattr_generic
from numba.np import arrayobj

BLOCK, ITEM = "block", "item"


@contextmanager
def of_kind(builder: ir.IRBuilder, kind: str) -> Iterator[None]:
    """What is loaded and stored while this lasts is memory of one kind."""
    block = builder.block
    before = len(block.instructions)
    yield
    for made in block.instructions[before:]:
        if made.opname in ("load", "store"):
            made.set_metadata("tbaa", _mark(block.module, kind))


def _mark(module: ir.Module, kind: str) -> ir.MDValue:
    from_its_start = ir.Constant(ir.IntType(64), 0)
    anything = module.add_metadata([ir.MetaDataString(module, "affray")])
    own = module.add_metadata([ir.MetaDataString(module, kind), anything, from_its_start])
    return module.add_metadata([own, own, from_its_start])


@lower_getattr_generic(types.Record)
def _field(context, builder, record, value, name):
    if isinstance(record.typeof(name), types.NestedArray):  # only where it is: nothing of it is loaded
        return arrayobj.record_getattr(context, builder, record, value, name)
    with of_kind(builder, f"{record.name}.{name}"):
        return arrayobj.record_getattr(context, builder, record, value, name)


@lower_setattr_generic(types.Record)
def _set_field(context, builder, sig, args, name):
    with of_kind(builder, f"{sig.args[0].name}.{name}"):
        arrayobj.record_setattr(context, builder, sig, args, name)


_load_item, _store_item = arrayobj.load_item, arrayobj.store_item


def _item(*args):
    with of_kind(args[1], ITEM):
        return _load_item(*args)


def _set_item(*args):
    with of_kind(args[1], ITEM):
        return _store_item(*args)


@contextmanager
def items_apart() -> Iterator[None]:
    """While this lasts the items of arrays are compiled as memory of their own kind."""
    arrayobj.load_item, arrayobj.store_item = _item, _set_item
    try:
        yield
    finally:
        arrayobj.load_item, arrayobj.store_item = _load_item, _store_item
