"""Reorders function arguments and results, and deduplicates arguments."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from lamina.define.properties import property_name
from lamina.dialects.func.ops import CallOp, FuncOp, ReturnOp
from lamina.ir.attributes import ArrayAttr, FlatSymbolRefAttr, TypeAttr
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.symbols import symbol_name
from lamina.ir.types import FunctionType
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter

if TYPE_CHECKING:
    from lamina.ir.block import Block

KEPT = ("sym_name", "sym_visibility", "no_inline")


def calls_of(root: Operation, function: Operation) -> list[Any]:
    """The calls of a function by its name."""
    name = symbol_name(function)
    return [op for op in root.walk(CallOp) if op.callee == name]


def _chosen(attribute: ArrayAttr | None, order: Sequence[int]) -> ArrayAttr | None:
    return None if attribute is None else ArrayAttr([attribute.elements[index] for index in order])


def reorder_function(
    rewriter: PatternRewriter, function: FuncOp, arguments: Sequence[int], results: Sequence[int]
) -> FuncOp | None:
    """Replaces a function by one with its arguments and results in the given order; omitted arguments must be unused.
    Returns None for a declaration."""
    if function.regions[0].first_block is None:
        return None
    type = function.function_type
    inputs = [type.inputs[index] for index in arguments]
    outputs = [type.results[index] for index in results]
    properties = {name: value for name, value in function._properties.items() if name in KEPT}
    properties[property_name(FuncOp.function_type)] = TypeAttr(FunctionType(inputs, outputs))
    for name, order in (("arg_attrs", arguments), ("res_attrs", results)):
        entries: Any = function._properties.get(name)
        chosen = _chosen(entries, order)
        if chosen is not None:
            properties[name] = chosen
    region = Region()
    with rewriter.insertion_guard(InsertionPoint.before_op(function)):
        new_function = FuncOp([], [], properties, {}, (), [region], function.raw_location)
        rewriter.insert(new_function)
        rewriter.inline_region_before(function.regions[0], None, region)
    _reorder_arguments(rewriter, region.entry_block, arguments)
    for block in region.blocks:
        last = block.last_op
        if isinstance(last, ReturnOp):
            values = [last.operand(index) for index in results]
            rewriter.modify_in_place(last, partial(last.set_operands, values))
    rewriter.erase_op(function)
    return new_function


def _reorder_arguments(rewriter: PatternRewriter, block: Block, order: Sequence[int]) -> None:
    old = list(block.arguments)
    for index in order:
        fresh = block.add_argument(old[index].type, old[index].location)
        rewriter.replace_all_uses_with(old[index], fresh)
    for argument in reversed(old):
        block.erase_argument(argument.index)


def reorder_call(rewriter: PatternRewriter, call: CallOp, arguments: Sequence[int], results: Sequence[int]) -> CallOp:
    """The call of a function that was reordered like that."""
    rewriter.set_insertion_point(call)
    types = [call.results[index].type for index in results]
    operands: list[Value] = [call.operand(index) for index in arguments]
    callee = FlatSymbolRefAttr(call.callee)
    new_call = rewriter.insert(CallOp(operands, types, {"callee": callee}, location=call.raw_location))
    replacements: list[Value | None] = [None] * len(call.results)
    for place, index in enumerate(results):
        replacements[index] = new_call.results[place]
    rewriter.replace_op(call, replacements)
    return new_call


def deduplicate_arguments(rewriter: PatternRewriter, function: FuncOp, root: Operation) -> FuncOp | None:
    """Replaces a function by one without the arguments for which its single call passes the same value twice.
    Returns None if there are none, or not exactly one call."""
    calls = calls_of(root, function)
    if len(calls) != 1 or function.regions[0].first_block is None:
        return None
    call = calls[0]
    first: dict[Value, int] = {}
    kept: list[int] = []
    arguments = function.regions[0].entry_block.arguments
    for index, value in enumerate(call.operands):
        if value in first:
            continue
        first[value] = index
        kept.append(index)
    if len(kept) == len(call.operands):
        return None
    for index, value in enumerate(call.operands):
        if first[value] != index:
            rewriter.replace_all_uses_with(arguments[index], arguments[first[value]])
    order = list(range(len(call.results)))
    reordered = reorder_function(rewriter, function, kept, order)
    reorder_call(rewriter, call, kept, order)
    return reordered
