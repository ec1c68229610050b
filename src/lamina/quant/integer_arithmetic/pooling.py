"""Maxima and sums of dequantized numbers, over windows and dims, as maxima and sums of integers."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, prod

from lamina.dialects.arith.ops import AddFOp, AddIOp, MaximumFOp, MaxNumFOp, MaxSIOp, MaxUIOp
from lamina.dialects.linalg.generic import build_generic
from lamina.dialects.linalg.named_ops import FillOp
from lamina.dialects.linalg.region_builder import BodyBuilder
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.ir.attributes import FloatAttr
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, IntegerType, RankedTensorType, f32
from lamina.ir.value import Value
from lamina.quant.integer_arithmetic.build import dequantized, extended, filled, stored
from lamina.quant.integer_arithmetic.products import is_zero
from lamina.quant.integer_arithmetic.quantities import I32, Quantity, accumulator_type, quantity_of
from lamina.rewrite.fold import constant_value
from lamina.rewrite.rewriter import PatternRewriter

_LOWEST = -3.4028234663852886e38


def problem_with_pooling(op: Operation, value: Value) -> str | None:
    """Returns why an operation is not a maximum or sum of integers; None if it is."""
    if not isinstance(op, GenericOp) or combiner(op) is None:
        return "it is neither a maximum nor a sum of its input"
    quantity = quantity_of(value)
    if quantity is None or quantity.scale is None or quantity.zero is None:
        return "its input has several scales"
    if quantity.type.storage_width > 8:
        return f"its input is stored in {quantity.type.storage_width} bits, more than eight"
    init = op.dps_inits[0]
    if combiner(op) is AddFOp:
        depth = _depth(op)
        if not is_zero(init):
            return "the sums do not begin with zero"
        if depth is None or depth * 256 >= 1 << 31:
            return "the sums may exceed 32 bits"
    elif not _is_lowest(init):
        return "the maxima do not begin with the lowest number"
    return None


def combiner(op: GenericOp) -> type[Operation] | None:
    """Returns the operation that combines the elements of the first input, of f32; None if the block does more."""
    if op.num_dps_inits != 1 or op.num_dps_inputs not in (1, 2) or not op.has_pure_tensor_semantics:
        return None
    if not op.reduction_dims:
        return None
    total, (output,) = op.yield_op.operands[0].defining_op, op.output_arguments
    if not isinstance(total, AddFOp | MaximumFOp | MaxNumFOp) or output.type is not f32:
        return None
    return type(total) if {total.lhs, total.rhs} == {output, op.block.arguments[0]} else None


def _depth(op: GenericOp) -> int | None:
    sizes = [op.static_loop_ranges[loop] for loop in op.reduction_dims]
    return None if DYNAMIC in sizes else prod(sizes)


def _is_lowest(init: Value) -> bool:
    owner = init.defining_op
    value = constant_value(owner.dps_inputs[0]) if isinstance(owner, FillOp) else None
    return isinstance(value, FloatAttr) and (value.value == -inf or value.value <= _LOWEST)


def takes_maximum(root: Operation, value: Value) -> bool:
    """The constraint ``TakesMaximum``."""
    return isinstance(root, GenericOp) and problem_with_pooling(root, value) is None and combiner(root) is not AddFOp


def maximum_of_integers(rewriter: PatternRewriter, root: GenericOp, value: Value) -> Value:
    """Returns the rewrite ``MaximumOfIntegers``."""
    quantity = quantity_of(value)
    assert quantity is not None
    kind = quantity.type
    larger = MaxSIOp if kind.signed else MaxUIOp

    def combine(helper: BodyBuilder, block: Block) -> Sequence[Value]:
        return [helper.builder.create(larger, block.arguments[-1], block.arguments[0]).result]

    rewriter.set_insertion_point(root)
    integers = stored(rewriter, value)
    element = kind.storage_type
    assert isinstance(element, IntegerType)
    low = kind.storage_min if kind.signed else _wrapped(kind.storage_min, kind.storage_width)
    init = filled(rewriter, root.dps_inits[0], element, low)
    inputs = [integers, *root.dps_inputs[1:]]
    generic = build_generic(rewriter, inputs, [init], root.maps, root.iterators, combine)
    return dequantized(rewriter, generic.results[0], kind)


def _wrapped(number: int, width: int) -> int:
    return number - (1 << width) if number >> (width - 1) else number


def adds_elements(root: Operation, value: Value) -> bool:
    """The constraint ``AddsElements``."""
    return isinstance(root, GenericOp) and problem_with_pooling(root, value) is None and combiner(root) is AddFOp


def sum_of_integers(rewriter: PatternRewriter, root: GenericOp, value: Value) -> Value:
    """Returns the rewrite ``SumOfIntegers``."""
    quantity: Quantity | None = quantity_of(value)
    depth = _depth(root)
    assert quantity is not None and depth is not None and quantity.zero is not None
    signed = quantity.type.signed

    def add(helper: BodyBuilder, block: Block) -> Sequence[Value]:
        wide = extended(helper.builder, block.arguments[0], signed)
        return [helper.builder.create(AddIOp, block.arguments[-1], wide).result]

    rewriter.set_insertion_point(root)
    init = root.dps_inits[0]
    inputs = [stored(rewriter, value), *root.dps_inputs[1:]]
    generic = build_generic(rewriter, inputs, [filled(rewriter, init, I32, 0)], root.maps, root.iterators, add)
    rank = len(root.maps[-1].results)
    assert isinstance(init.type, RankedTensorType)
    type = accumulator_type(quantity.scales.reshape([1] * rank), init.type.shape, quantity.zero * depth)
    return dequantized(rewriter, generic.results[0], type)
