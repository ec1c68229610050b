"""Outlining a region of one block, or a loop, to a function."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.func.ops import CallOp, FuncOp, ReturnOp
from lamina.dialects.scf.builders import make_yield
from lamina.dialects.scf.ops import ExecuteRegionOp
from lamina.ir.attributes import FlatSymbolRefAttr, StringAttr, TypeAttr
from lamina.ir.block import Block
from lamina.ir.operation import IRMapping, Operation
from lamina.ir.region import Region
from lamina.ir.types import FunctionType, IndexType
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter

if TYPE_CHECKING:
    from lamina.ir.location import LocationLike


def wrap_in_execute_region(rewriter: PatternRewriter, operation: Operation) -> ExecuteRegionOp | None:
    """Wraps a single-region operation in an scf.execute_region, which is returned. None for other operations."""
    if len(operation.regions) != 1:
        return None
    with rewriter.insertion_guard():
        rewriter.set_insertion_point(operation)
        location = operation.raw_location
        execute_region = rewriter.insert(
            ExecuteRegionOp((), operation.result_types, {}, {}, (), [Region()], location)
        )
        rewriter.create_block(execute_region.regions[0])
        copy = rewriter.clone(operation)
        rewriter.insert(make_yield(copy.results, location))
        rewriter.replace_op(operation, execute_region)
    return execute_region


def values_used_from_outside(region: Region) -> list[Value]:
    """Returns the values defined outside of the region that are used inside, inner operations before those around
    them."""
    used: dict[Value, None] = {}
    for operation in (inner for outer in region.entry_block.operations for inner in outer.walk_post_order()):
        for slot in operation.op_operands:
            if not region.is_ancestor(slot.value.parent_region):
                used[slot.value] = None
    return list(used)


def outline_region(
    rewriter: PatternRewriter, region: Region, name: str, location: LocationLike
) -> tuple[Any, Any] | None:
    """Outlines the single block of a region into a new function before the enclosing one and calls it; returns
    (function, call). Outside values become arguments, except cloned index constants. None if the region has
    several blocks or is not in a function."""
    if not region.has_one_block or region.parent is None:
        return None
    holder = region.parent.parent_of_type(FuncOp)
    if holder is None:
        return None
    block = region.entry_block
    terminator = block.last_op
    assert terminator is not None
    results = terminator.operand_types
    values = values_used_from_outside(region)
    arguments = block.arguments
    types = [*(argument.type for argument in arguments), *(value.type for value in values)]
    function = _function(rewriter, holder, name, types, results, location)
    body = function.regions[0].append(Block(types, [location] * len(types)))
    mapping = IRMapping()
    mapping.map_all([*arguments, *values], body.arguments)
    rewriter.set_insertion_point_to_end(body)
    for value in reversed(values):
        if _is_index_constant(value):
            assert value.defining_op is not None
            rewriter.clone(value.defining_op, mapping)
    for operation in list(block.operations):
        if operation is not terminator:
            rewriter.clone(operation, mapping)
    returned = [mapping.lookup_or_default(value) for value in terminator.operands]
    rewriter.insert(ReturnOp(returned, (), {}, {}, (), (), terminator.raw_location))
    call = _replace_by_call(rewriter, block, terminator, name, [*arguments, *values], results, location)
    return function, call


def _is_index_constant(value: Value) -> bool:
    owner = value.defining_op
    return isinstance(owner, ConstantOp) and isinstance(value.type, IndexType)


def _function(
    rewriter: PatternRewriter,
    holder: Operation,
    name: str,
    types: list[Any],
    results: list[Any],
    location: LocationLike,
) -> FuncOp:
    rewriter.set_insertion_point(holder)
    properties: dict[str, Any] = {
        "sym_name": StringAttr(name),
        "function_type": TypeAttr(FunctionType(types, results)),
    }
    return rewriter.insert(FuncOp((), (), properties, {}, (), [Region()], location))


def _replace_by_call(
    rewriter: PatternRewriter,
    block: Block,
    terminator: Operation,
    name: str,
    operands: list[Value],
    results: list[Any],
    location: LocationLike,
) -> CallOp:
    rewriter.set_insertion_point(terminator)
    properties: dict[str, Any] = {"callee": FlatSymbolRefAttr(name)}
    call = rewriter.insert(CallOp(operands, results, properties, {}, (), (), location))
    terminator.set_operands(call.results)
    for operation in reversed(list(block.operations)):
        if operation is not terminator and operation is not call:
            rewriter.erase_op(operation)
    return call


def outline_loop(rewriter: PatternRewriter, loop: Operation, name: str) -> tuple[Any, Any] | None:
    """Outlines a loop: returns (function, call). The call is in an scf.execute_region."""
    location = loop.raw_location
    wrapper = wrap_in_execute_region(rewriter, loop)
    if wrapper is None:
        return None
    return outline_region(rewriter, wrapper.regions[0], name, location)
