"""Lowering of bufferization.dealloc to runtime checks and memref.dealloc.

A single memref's address is compared with each retained one. With several, the addresses and conditions are stored
to buffers, and a library function, one per module, decides which memrefs to free and which to keep.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.arith.enums import CmpIPredicate
from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.arith.ops import AndIOp, CmpIOp, ConstantOp, OrIOp, XOrIOp
from lamina.dialects.bufferization.ops import DeallocOp
from lamina.dialects.builtin.ops import ModuleOp
from lamina.dialects.func.ops import CallOp, FuncOp, ReturnOp
from lamina.dialects.memref import ops as memref
from lamina.dialects.scf.builders import build_for, build_if, make_yield
from lamina.ir.attribute import Type
from lamina.ir.attributes import BoolAttr, FlatSymbolRefAttr, StringAttr, TypeAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.symbols import SymbolTable, nearest_symbol_table
from lamina.ir.types import DYNAMIC, FunctionType, MemRefType, ShapedType, i1, index
from lamina.ir.value import Value, type_as
from lamina.rewrite.pattern import Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.dialects.scf.ops import ForOp
    from lamina.ir.location import LocationLike
    from lamina.rewrite.rewriter import PatternRewriter

HELPER_NAME = "dealloc_helper"


def _dynamic(element: Type) -> MemRefType:
    return MemRefType((DYNAMIC,), element)


def _boolean(builder: Builder, value: bool) -> Value:
    return builder.create(ConstantOp, BoolAttr(value), result_types=[i1]).results[0]


def _compare(builder: Builder, predicate: CmpIPredicate, left: Value, right: Value) -> Value:
    return builder.create(CmpIOp, predicate, left, right, result_types=[i1]).results[0]


def _binary(builder: Builder, cls: type[Operation], left: Value, right: Value) -> Value:
    return builder.create(cls, left, right).results[0]


def _pointer(builder: PatternRewriter, buffer: Value) -> Value:
    new_op = builder.create(memref.ExtractAlignedPointerAsIndexOp, buffer, result_types=[index])
    return new_op.results[0]


def _free_if(builder: PatternRewriter, condition: Value, buffer: Value) -> None:
    conditional = build_if(builder, condition)
    with builder.insertion_guard(InsertionPoint.before_terminator(conditional.regions[0].entry_block)):
        builder.create(memref.DeallocOp, buffer)


def _load(builder: Builder, buffer: Value, *indices: Value) -> Value:
    element = type_as(buffer, ShapedType)
    load = builder.create(memref.LoadOp, buffer, list(indices), result_types=[element.element_type])
    return load.results[0]


# ---- The pattern


class DeallocLowering(RewritePattern):
    """Lowers bufferization.dealloc; ``helpers`` are the library functions, by symbol table."""

    root = DeallocOp

    def __init__(self, helpers: Mapping[Operation, FuncOp]) -> None:
        self.helpers = helpers

    def match_and_rewrite(self, operation: Operation, rewriter: PatternRewriter) -> Outcome:
        assert isinstance(operation, DeallocOp)
        buffers = operation.memrefs
        if not buffers:
            no = _boolean(rewriter, False)
            rewriter.replace_op(operation, [no] * len(operation.retained))
            return True
        if len(buffers) == 1:
            rewriter.replace_op(operation, _lower_single(rewriter, operation))
            return True
        table = nearest_symbol_table(operation)
        helper = None if table is None else self.helpers.get(table)
        if helper is None:
            operation.emit_error(
                "library function required for generic lowering, but cannot be automatically inserted when operating "
                "on functions"
            )
            return False
        rewriter.replace_op(operation, _lower_general(rewriter, operation, helper))
        return True


def _lower_single(rewriter: PatternRewriter, op: DeallocOp) -> list[Value]:
    """Frees the only memref unless it is retained; returns the updated conditions."""
    buffer, condition = op.memrefs[0], op.conditions[0]
    if not op.retained:
        _free_if(rewriter, condition, buffer)
        return []
    address = _pointer(rewriter, buffer)
    distinct = [_compare(rewriter, CmpIPredicate.NE, address, _pointer(rewriter, retained)) for retained in op.retained]
    all_distinct = distinct[0]
    for is_distinct in distinct[1:]:
        all_distinct = _binary(rewriter, AndIOp, all_distinct, is_distinct)
    _free_if(rewriter, _binary(rewriter, AndIOp, all_distinct, condition), buffer)
    yes = _boolean(rewriter, True)
    return [
        _binary(rewriter, AndIOp, _binary(rewriter, XOrIOp, distinct_memref, yes), condition)
        for distinct_memref in distinct
    ]


def _filled(rewriter: PatternRewriter, buffer: Value, values: Sequence[Value], as_pointers: bool) -> None:
    for position, value in enumerate(values):
        entry = _pointer(rewriter, value) if as_pointers else value
        rewriter.create(memref.StoreOp, entry, buffer, [constant_index(rewriter, position)])


def _lower_general(rewriter: PatternRewriter, op: DeallocOp, helper: FuncOp) -> list[Value]:
    """Calls the library function."""

    def allocate(length: int, element: Type) -> Value:
        new_op = rewriter.create(memref.AllocOp, [], [], result_types=[MemRefType((length,), element)])
        return new_op.results[0]

    def widened(buffer: Value, element: Type) -> Value:
        new_op = rewriter.create(memref.CastOp, buffer, result_types=[_dynamic(element)])
        return new_op.results[0]

    buffers, retained = op.memrefs, op.retained
    to_free = allocate(len(buffers), index)
    conditions = allocate(len(buffers), i1)
    to_keep = allocate(len(retained), index)
    _filled(rewriter, to_free, buffers, True)
    _filled(rewriter, conditions, op.conditions, False)
    _filled(rewriter, to_keep, retained, True)
    arguments = [widened(to_free, index), widened(conditions, i1), widened(to_keep, index)]
    free_flags, keep_flags = allocate(len(buffers), i1), allocate(len(retained), i1)
    arguments = [arguments[0], arguments[2], arguments[1], widened(free_flags, i1), widened(keep_flags, i1)]
    name = helper.sym_name
    rewriter.create(CallOp, FlatSymbolRefAttr(name), arguments, result_types=[])
    for position, buffer in enumerate(buffers):
        _free_if(rewriter, _load(rewriter, free_flags, constant_index(rewriter, position)), buffer)
    results = [_load(rewriter, keep_flags, constant_index(rewriter, at)) for at in range(len(retained))]
    for temporary in (to_free, to_keep, conditions, free_flags, keep_flags):
        rewriter.create(memref.DeallocOp, temporary)
    return results


# ---- The library function


def build_helper(table: SymbolTable, location: LocationLike) -> FuncOp:
    """Adds the helper function to a module. From the addresses to free, the addresses to retain, and the conditions, it
    computes whether to free each buffer, and the updated ownership of each retained one."""
    types = [_dynamic(index), _dynamic(index), _dynamic(i1), _dynamic(i1), _dynamic(i1)]
    body = Block(types, [location] * len(types))
    region = Region()
    region.append(body)
    properties: dict[str, Any] = {
        "sym_name": StringAttr(HELPER_NAME),
        "function_type": TypeAttr(FunctionType(types, [])),
        "sym_visibility": StringAttr("private"),
    }
    helper = FuncOp((), (), properties, {}, (), [region], location)
    table.insert(helper)
    _fill_helper(Builder(InsertionPoint.at_block_end(body), location=location), *body.arguments)
    return helper


def _fill_helper(
    builder: Builder, to_free: Value, to_keep: Value, conditions: Value, free_flags: Value, keep_flags: Value
) -> None:
    zero, one = constant_index(builder, 0), constant_index(builder, 1)
    yes, no = _boolean(builder, True), _boolean(builder, False)
    free_count = builder.create(memref.DimOp, to_free, zero).results[0]
    keep_count = builder.create(memref.DimOp, to_keep, zero).results[0]
    clear = build_for(builder, zero, keep_count, one)
    with builder.insertion_guard(InsertionPoint.before_terminator(clear.region.entry_block)):
        builder.create(memref.StoreOp, no, keep_flags, [clear.region.arguments[0]])
    outer = build_for(builder, zero, free_count, one)
    with builder.insertion_guard(InsertionPoint.before_terminator(outer.region.entry_block)):
        at = outer.region.arguments[0]
        address = _load(builder, to_free, at)
        condition = _load(builder, conditions, at)
        kept = build_for(builder, zero, keep_count, one, [yes])
        with builder.insertion_guard(InsertionPoint.at_block_end(kept.region.entry_block)):
            _check_retained(builder, kept, address, condition, to_keep, keep_flags)
        earlier = build_for(builder, zero, at, one, [kept.results[0]])
        with builder.insertion_guard(InsertionPoint.at_block_end(earlier.region.entry_block)):
            position, so_far = earlier.region.arguments
            differs = _compare(builder, CmpIPredicate.NE, _load(builder, to_free, position), address)
            builder.insert(make_yield([_binary(builder, AndIOp, so_far, differs)], builder.location))
        flag = _binary(builder, AndIOp, earlier.results[0], condition)
        builder.create(memref.StoreOp, flag, free_flags, [at])
    builder.create(ReturnOp, [])


def _check_retained(
    builder: Builder, loop: ForOp, address: Value, condition: Value, to_keep: Value, keep_flags: Value
) -> None:
    """Compares a retained address with the freed one: if equal, the retained one inherits the condition."""
    position, so_far = loop.region.arguments
    other = _load(builder, to_keep, position)
    conditional = build_if(builder, _compare(builder, CmpIPredicate.EQ, other, address))
    with builder.insertion_guard(InsertionPoint.before_terminator(conditional.regions[0].entry_block)):
        updated = _binary(builder, OrIOp, _load(builder, keep_flags, position), condition)
        builder.create(memref.StoreOp, updated, keep_flags, [position])
    differs = _compare(builder, CmpIPredicate.NE, other, address)
    builder.insert(make_yield([_binary(builder, AndIOp, so_far, differs)], builder.location))


def helpers_for(root: Operation) -> dict[Operation, FuncOp]:
    """Returns the library functions for a module and nested ones, created on demand; none for
    functions."""
    helpers: dict[Operation, FuncOp] = {}
    if not isinstance(root, ModuleOp):
        return helpers
    needed = [operation for operation in root.walk() if isinstance(operation, DeallocOp) and len(operation.memrefs) > 1]
    for operation in needed:
        table = nearest_symbol_table(operation)
        if table is not None and table not in helpers:
            helpers[table] = build_helper(SymbolTable(table), root.raw_location)
    return helpers
