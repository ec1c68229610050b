"""Rewrites tensor-producing operations to write into a given tensor."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

from lamina.dialects.arith.mixed import constant_index, is_index
from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.bufferization.ops import AllocTensorOp
from lamina.dialects.linalg.builders import build_named, fill
from lamina.dialects.linalg.generic import make_generic
from lamina.dialects.linalg.named_ops import CopyOp
from lamina.dialects.linalg.ops import IndexOp
from lamina.dialects.linalg.ops import YieldOp as LinalgYieldOp
from lamina.dialects.linalg.sizes import INDEX, dim_sizes
from lamina.dialects.linalg.slices import Slice, insert_slice, mixed
from lamina.dialects.linalg.structure import PARALLEL
from lamina.dialects.tensor.ops import EmptyOp, FromElementsOp, GenerateOp, InsertOp, PadOp
from lamina.dialects.ub.attributes import PoisonAttr
from lamina.interfaces.shapes import reify_result_shapes
from lamina.interfaces.view_like import split_mixed_values
from lamina.ir.affine import AffineMap
from lamina.ir.attributes import DenseI32ArrayAttr, IntegerAttr
from lamina.ir.block import Block
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import ShapedType, i64
from lamina.ir.value import Value, type_as
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_value
from lamina.rewrite.rewriter import MatchFailure

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute
    from lamina.ir.types import RankedTensorType


def rewrite_in_destination_style(rewriter: PatternRewriter, op: Operation) -> Operation | MatchFailure:
    """Rewrites tensor.from_elements, tensor.generate and tensor.pad; returns the operation with the result."""
    if isinstance(op, FromElementsOp):
        return _insertions(rewriter, op)
    if isinstance(op, GenerateOp):
        return _generated(rewriter, op)
    if isinstance(op, PadOp):
        return _padded(rewriter, op)
    return rewriter.notify_match_failure(op, "cannot be rewritten")


def _empty(rewriter: PatternRewriter, dynamic: list[Value], type: RankedTensorType) -> Value:
    return rewriter.insert(EmptyOp(dynamic, [type], location=rewriter.location)).results[0]


def _insertions(rewriter: PatternRewriter, op: FromElementsOp) -> Operation:
    type = op.result.type
    inserted: Operation = rewriter.insert(EmptyOp([], [type], location=rewriter.location))
    numbers = [constant_index(rewriter, number) for number in range(max(type.shape, default=0))]
    places = itertools.product(*(range(size) for size in type.shape))
    for element, place in zip(op.operands, places, strict=True):
        operands = [element, inserted.results[0], *(numbers[number] for number in place)]
        inserted = rewriter.insert(InsertOp(operands, [type], location=rewriter.location))
    rewriter.replace_op(op, inserted.results)
    return inserted


def _generated(rewriter: PatternRewriter, op: GenerateOp) -> Operation:
    target = _empty(rewriter, list(op.operands), op.result.type)
    new_op = _computed(rewriter, target, op.regions[0].entry_block)
    rewriter.replace_op(op, new_op.results)
    return new_op


def _computed(rewriter: PatternRewriter, target: Value, body: Block) -> Operation:
    """Creates a linalg.generic that computes each element of a tensor or buffer with the body, which moves into
    it."""
    type = type_as(target, ShapedType)
    map = AffineMap.identity(type.rank)
    new_op = make_generic([], [target], [map], [PARALLEL] * type.rank, location=rewriter.location)
    rewriter.insert(new_op)
    block = Block([type.element_type], [rewriter.location])
    new_op.regions[0].append(block)
    with rewriter.insertion_guard(InsertionPoint.at_block_start(block)):
        numbers = [
            rewriter.insert(IndexOp([], [INDEX], {"dim": IntegerAttr(i64, loop)}, location=rewriter.location))
            for loop in range(type.rank)
        ]
        rewriter.merge_blocks(body, block, [number.results[0] for number in numbers])
        old: Any = block.last_op
        rewriter.set_insertion_point(old)
        rewriter.insert(LinalgYieldOp(list(old.operands), (), location=rewriter.location))
        rewriter.erase_op(old)
    return new_op


def _padded(rewriter: PatternRewriter, op: PadOp) -> Operation | MatchFailure:
    low = mixed(op.static_low, op.low)
    high = mixed(op.static_high, op.high)
    type = op.result.type
    shapes = reify_result_shapes(rewriter, op)
    if shapes is None:
        return rewriter.notify_match_failure(op, "failed to reify tensor.pad op result shape")
    dynamic = split_mixed_values([size for size, own in zip(shapes[0], type.shape, strict=True) if own < 0])[1]
    if op.nofold and all(is_index(pad_size, 0) for pad_size in (*low, *high)):
        sizes: dict[str, Attribute] = {"operandSegmentSizes": DenseI32ArrayAttr([len(dynamic), 0, 0])}
        buffer = rewriter.insert(AllocTensorOp(dynamic, [type], sizes, location=rewriter.location))
        copied = build_named(rewriter, CopyOp, [op.source], [buffer.results[0]])
        rewriter.replace_op(op, copied.results)
        return copied
    target = fill_with_padding(rewriter, _empty(rewriter, dynamic, type), op.regions[0].entry_block).results[0]
    inserted = insert_slice(rewriter, op.source, target, Slice(low, dim_sizes(rewriter, op.source)))
    rewriter.replace_op(op, inserted.results)
    return inserted


def fill_with_padding(rewriter: PatternRewriter, target: Value, body: Block) -> Operation:
    """Fills a tensor or buffer with the value yielded by the body of a tensor.pad; moves a body that computes it."""
    terminator: Any = body.last_op
    value = terminator.only_operand
    number = constant_value(value)
    if number is not None and not isinstance(number, PoisonAttr):
        constant = ConstantOp([], [value.type], {"value": number}, location=rewriter.location)
        return fill(rewriter, rewriter.insert(constant).results[0], target)
    if value.parent_block is not body:
        return fill(rewriter, value, target)
    return _computed(rewriter, target, body)
