"""Sums of products of dequantized numbers as sums of products of integers, and the biases of their accumulators."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import NamedTuple

import numpy as np

from lamina.dialects.arith.ops import AddFOp, AddIOp, ConstantOp, MulFOp, MulIOp, SubIOp
from lamina.dialects.linalg.builders import fill
from lamina.dialects.linalg.generic import build_generic
from lamina.dialects.linalg.named_ops import FillOp
from lamina.dialects.linalg.ops import YieldOp
from lamina.dialects.linalg.region_builder import BodyBuilder
from lamina.dialects.linalg.structure import PARALLEL, REDUCTION, LinalgOp
from lamina.dialects.linalg.structured_ops import BroadcastOp, GenericOp
from lamina.dialects.quant.ops import StorageCastOp
from lamina.dialects.quant.passes.element_arithmetic import ElementBuilder
from lamina.dialects.tensor.interfaces import tensor_size
from lamina.dialects.tensor.ops import EmptyOp
from lamina.ir.affine import AffineConstantExpr, AffineDimExpr, AffineMap, dim
from lamina.ir.attributes import DenseElementsAttr, FloatAttr, IntegerAttr
from lamina.ir.block import Block
from lamina.ir.dense import numbers_of
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, RankedTensorType, f32
from lamina.ir.value import Value
from lamina.quant.integer_arithmetic.build import (
    constant,
    dequantized,
    elementwise,
    empty,
    extended,
    filled,
    quantized,
    stored,
)
from lamina.quant.integer_arithmetic.quantities import (
    I8,
    I16,
    I32,
    Array,
    Constant,
    Quantity,
    accumulator_type,
    constant_behind,
    quantity_of,
)
from lamina.rewrite.fold import constant_value
from lamina.rewrite.rewriter import PatternRewriter

_LARGEST_SUM = 1 << 31


class Factor(NamedTuple):
    """An operand of the products: its integers' zero point is subtracted if they are constant."""

    value: Value
    map: AffineMap
    quantity: Quantity
    constant: Constant | None

    @property
    def zero(self) -> int:
        """The number still to be subtracted from each integer."""
        zero = self.quantity.zero
        return 0 if self.constant is not None or zero is None else zero

    @property
    def largest(self) -> int:
        """The largest magnitude of an integer without its zero point, and including what remains to be subtracted."""
        if self.constant is not None:
            return max(map(abs, self.constant.bounds))
        kind = self.quantity.type
        return max(abs(kind.storage_min), abs(kind.storage_max))

    @property
    def loops(self) -> frozenset[int]:
        return frozenset(
            term.position for expr in self.map.results for term in expr.walk() if isinstance(term, AffineDimExpr)
        )


# ---- Products


def problem_with_product(op: Operation, left: Value, right: Value) -> str | None:
    """Returns why an operation on two dequantized operands is not a sum of integer products in 32 bits; None if it
    is."""
    if not isinstance(op, GenericOp) or not op.has_pure_tensor_semantics or not is_product(op):
        return "it is not a sum of products of f32 numbers"
    factors = _factors(op, left, right)
    if factors is None:
        return "an operand has no ranked type with uniform scales"
    for factor in factors:
        if factor.quantity.type.storage_width > 8:
            return f"an operand is stored in {factor.quantity.type.storage_width} bits, more than eight"
        if factor.constant is None and (factor.quantity.scale is None or factor.quantity.zero is None):
            return "a non-constant operand has several scales"
        if not _scales_follow_the_result(op, factor):
            return "a scale differs along a reduction"
    if all(factor.constant is None for factor in factors) and not _has_sums(op, factors):
        return "zero points of two non-constant operands"
    depth = _depth(op)
    if depth is None or depth * prod(factor.largest for factor in factors) >= _LARGEST_SUM:
        return "the sums may exceed 32 bits"
    return None


def is_product(op: LinalgOp) -> bool:
    """True if the block adds the product of both inputs, of f32, to the only output."""
    if op.num_dps_inputs != 2 or op.num_dps_inits != 1 or not op.reduction_dims:
        return False
    total = op.yield_op.operands[0].defining_op
    (output,) = op.output_arguments
    if not isinstance(total, AddFOp) or output.type is not f32 or output not in (total.lhs, total.rhs):
        return False
    product = (total.rhs if total.lhs is output else total.lhs).defining_op
    if not isinstance(product, MulFOp):
        return False
    return {product.lhs, product.rhs} == set(op.input_arguments) and op.maps[-1].is_projected_permutation()


def _factors(op: GenericOp, left: Value, right: Value) -> list[Factor] | None:
    factors = []
    for value, map in zip((left, right), op.maps[:2], strict=True):
        quantity = quantity_of(value)
        if quantity is None:
            return None
        factors.append(Factor(value, map, quantity, constant_behind(value)))
    return factors


def _scales_follow_the_result(op: LinalgOp, factor: Factor) -> bool:
    """True if dims with several scales are indexed by loops of the result."""
    parallel = set(op.parallel_dims)
    return all(
        isinstance(expr, AffineDimExpr) and expr.position in parallel
        for expr, size in zip(factor.map.results, factor.quantity.scales.shape, strict=True)
        if size > 1
    )


def _has_sums(op: LinalgOp, factors: Sequence[Factor]) -> bool:
    """True if the zero point of each operand can be subtracted with sums of the other."""
    for factor, other in (factors, factors[::-1]):
        if factor.zero and not other.map.is_projected_permutation():
            return False
    return not any(factor.zero for factor in factors) or _depth(op) is not None


def _depth(op: LinalgOp) -> int | None:
    """Returns how many products are added to an element; None if unknown."""
    sizes = op.static_loop_ranges
    depths = [sizes[loop] for loop in op.reduction_dims]
    return None if DYNAMIC in depths else prod(depths)


def adds_products(root: Operation, left: Value, right: Value) -> bool:
    """The constraint ``AddsProducts``."""
    return problem_with_product(root, left, right) is None


def multiply_integers(rewriter: PatternRewriter, root: GenericOp, left: Value, right: Value) -> Value:
    """Returns the rewrite ``MultiplyIntegers``."""
    rewriter.set_insertion_point(root)
    factors = _factors(root, left, right)
    assert factors is not None
    integers = [_integers(rewriter, factor) for factor in factors]
    signs = [factor.constant is not None or factor.quantity.type.signed for factor in factors]

    def multiply_and_add(helper: BodyBuilder, block: Block) -> Sequence[Value]:
        builder, (first, second, total) = helper.builder, block.arguments
        wide = [extended(builder, number, signed) for number, signed in zip((first, second), signs, strict=True)]
        product = builder.create(MulIOp, *wide).result
        return [builder.create(AddIOp, total, product).result]

    init = root.dps_inits[0]
    zeros = filled(rewriter, init, I32, 0)
    generic = build_generic(rewriter, integers, [zeros], root.maps, root.iterators, multiply_and_add)
    total = _without_zero_points(rewriter, root, generic.results[0], factors, integers)
    scales = _result_scales(root, factors)
    assert isinstance(init.type, RankedTensorType)
    number = dequantized(rewriter, total, accumulator_type(scales, init.type.shape))
    return number if is_zero(init) else _with_init(rewriter, number, init)


def _integers(rewriter: PatternRewriter, factor: Factor) -> Value:
    """Returns the integers to multiply: constants without their zero points, in the fewest bytes."""
    if factor.constant is None:
        return stored(rewriter, factor.value)
    least, greatest = factor.constant.bounds
    if least >= -128 and greatest <= 127:
        return constant(rewriter, factor.constant.centred(np.int8), I8)
    return constant(rewriter, factor.constant.centred(np.int16), I16)


def _result_scales(op: LinalgOp, factors: Sequence[Factor]) -> Array:
    """Returns the products of the scales, as an array of the result's rank."""
    results = op.maps[-1].results
    scales: Array = np.ones([1] * len(results), np.float32)
    for factor in factors:
        scales = np.multiply(scales, along(factor.quantity.scales, factor.map, op.maps[-1]), dtype=np.float32)
    return scales


def along(array: Array, map: AffineMap, result: AffineMap) -> Array:
    """Returns an array over an operand's dims, of size 1 except for those indexed by loops of the result, over the
    result's."""
    sizes = {
        expr.position: size
        for expr, size in zip(map.results, array.shape, strict=True)
        if size > 1 and isinstance(expr, AffineDimExpr)
    }
    own = list(sizes)
    positions = [expr.position for expr in result.results if isinstance(expr, AffineDimExpr)]
    wanted = sorted(own, key=positions.index)
    kept = array.reshape([sizes[loop] for loop in own]).transpose([own.index(loop) for loop in wanted])
    return kept.reshape([sizes.get(position, 1) for position in positions])


def _without_zero_points(
    rewriter: PatternRewriter, op: GenericOp, total: Value, factors: Sequence[Factor], integers: Sequence[Value]
) -> Value:
    """Subtracts the contribution of the zero points: sum((x - zx) (w - zw)) = sum(x w) - zx sum(w) - zw sum(x) + n
    zx zw."""
    first, second = factors
    for factor, other, others in ((first, second, integers[1]), (second, first, integers[0])):
        if not factor.zero:
            continue
        if other.constant is not None:
            sums = _constant_sums(op, other) * -factor.zero
            total = add_constant(rewriter, total, sums)
        else:
            total = _less_sums(rewriter, op, total, other, others, factor.zero)
    offset = first.zero * second.zero * (_depth(op) or 0)
    if offset:
        rank = len(op.maps[-1].results)
        total = add_constant(rewriter, total, np.full([1] * rank, offset, np.int64))
    return total


def _constant_sums(op: LinalgOp, factor: Factor) -> Array:
    """Returns the sums of a constant's integers along the reductions, as an array of the result's rank."""
    assert factor.constant is not None
    sizes, reductions = op.static_loop_ranges, set(op.reduction_dims)
    exprs = factor.map.results
    summed = tuple(
        axis for axis, expr in enumerate(exprs) if isinstance(expr, AffineDimExpr) and expr.position in reductions
    )
    repeated = prod(sizes[loop] for loop in reductions - factor.loops)
    return along(factor.constant.sums(summed) * repeated, factor.map, op.maps[-1])


def _less_sums(
    rewriter: PatternRewriter, op: GenericOp, total: Value, factor: Factor, integers: Value, zero: int
) -> Value:
    """Subtracts a zero point times the sums of the other operand, which are computed at run time."""
    reductions = set(op.reduction_dims)
    loops = [expr.position for expr in factor.map.results if isinstance(expr, AffineDimExpr)]
    kinds = [REDUCTION if loop in reductions else PARALLEL for loop in loops]
    kept = [axis for axis, loop in enumerate(loops) if loop not in reductions]
    assert isinstance(integers.type, RankedTensorType)
    shape = [integers.type.shape[axis] for axis in kept]
    signed = factor.quantity.type.signed

    def add(helper: BodyBuilder, block: Block) -> Sequence[Value]:
        number, sum = block.arguments
        return [helper.builder.create(AddIOp, sum, extended(helper.builder, number, signed)).result]

    like = _reduced_like(rewriter, integers, kept, shape)
    maps = [AffineMap.identity(len(loops)), AffineMap(len(loops), 0, [dim(axis) for axis in kept])]
    sums = build_generic(rewriter, [integers], [like], maps, kinds, add).results[0]
    positions = [expr.position for expr in op.maps[-1].results if isinstance(expr, AffineDimExpr)]
    map = AffineMap(len(positions), 0, [dim(positions.index(loops[axis])) for axis in kept])
    repeated = zero * prod(op.static_loop_ranges[loop] for loop in reductions - factor.loops)

    def subtract(builder: ElementBuilder, arguments: Sequence[Value]) -> Value:
        less = builder.make(MulIOp, arguments[1], builder.integer_constant(I32, repeated))
        return builder.make(SubIOp, arguments[0], less)

    return elementwise(rewriter, [total, sums], [AffineMap.identity(len(positions)), map], I32, subtract)


def _reduced_like(rewriter: PatternRewriter, source: Value, kept: Sequence[int], shape: Sequence[int]) -> Value:
    """Zeros with some dims of a tensor."""
    sizes = [tensor_size(rewriter, source, axis) for axis in kept]
    type = RankedTensorType(shape, I32)
    init = rewriter.create(EmptyOp, [size for size in sizes if isinstance(size, Value)], result=type).result
    zero = rewriter.create(ConstantOp, IntegerAttr.wrapped(I32, 0), result=I32).result
    return fill(rewriter, zero, init).results[0]


def add_constant(rewriter: PatternRewriter, total: Value, addend: Array) -> Value:
    """Sums plus a constant, an array of their rank with dims of size 1 where it does not vary. A constant that has
    been added to the sums before is the larger one's part."""
    owner = total.defining_op
    if isinstance(owner, GenericOp) and (before := added_constant(owner)) is not None:
        total, addend = owner.dps_inputs[0], addend + before
    if not addend.any():
        return total
    rank = addend.ndim
    axes = [axis for axis, size in enumerate(addend.shape) if size > 1]
    values = constant(rewriter, addend.reshape([addend.shape[axis] for axis in axes]), I32)
    maps = [AffineMap.identity(rank), AffineMap(rank, 0, [dim(axis) for axis in axes])]
    return elementwise(
        rewriter, [total, values], maps, I32, lambda builder, arguments: builder.make(AddIOp, *arguments[:2])
    )


def added_constant(op: GenericOp) -> Array | None:
    """Returns the constant added to i32 elements by ``add_constant``; None for other
    operations.
    operations."""
    if op.num_dps_inputs != 2 or op.reduction_dims or not op.maps[0].is_identity() or not op.maps[-1].is_identity():
        return None
    total = op.yield_op.operands[0].defining_op
    if not isinstance(total, AddIOp) or {total.lhs, total.rhs} != set(op.input_arguments):
        return None
    numbers = numbers_of(constant_value(op.dps_inputs[1]))
    if (
        numbers is None
        or op.block.arguments[0].type is not I32
        or not op.maps[1].is_projected_permutation()
    ):
        return None
    return along(numbers.astype(np.int64), op.maps[1], op.maps[0])


# ---- What results begin with


def is_zero(init: Value) -> bool:
    """True if a tensor is full of zeros."""
    owner = init.defining_op
    value = constant_value(owner.dps_inputs[0]) if isinstance(owner, FillOp) else constant_value(init)
    if isinstance(value, FloatAttr):
        return value.value == 0.0
    return isinstance(value, DenseElementsAttr) and not np.asarray(value.array).any()


def _with_init(rewriter: PatternRewriter, number: Value, init: Value) -> Value:
    """Adds the operation's initial value; a broadcast vector is added as a vector."""
    source, map = _spread(init)
    rank = map.num_dims
    return elementwise(
        rewriter,
        [number, source],
        [AffineMap.identity(rank), map],
        f32,
        lambda builder, arguments: builder.make(AddFOp, *arguments[:2]),
    )


def _spread(init: Value) -> tuple[Value, AffineMap]:
    """Returns the tensor that is spread over a larger one, and how; else the tensor itself."""
    assert isinstance(init.type, RankedTensorType)
    rank, owner = init.type.rank, init.defining_op
    if isinstance(owner, BroadcastOp):
        return owner.dps_inputs[0], owner.maps[0]
    if isinstance(owner, GenericOp) and isinstance(owner.block.first_op, YieldOp) and owner.num_dps_inputs == 1:
        is_input = owner.yield_op.operands[0] is owner.block.arguments[0]
        if is_input and owner.maps[1].is_identity() and owner.maps[0].is_projected_permutation():
            return owner.dps_inputs[0], owner.maps[0]
    return init, AffineMap.identity(rank)


# ---- Biases


def adds_constant(root: Operation, accumulator: Value, bias: Value) -> bool:
    """The constraint ``AddsConstant``: a constant of the accumulator's scales is added to it."""
    return isinstance(root, GenericOp) and _bias(root, accumulator, bias) is not None


def add_integers(rewriter: PatternRewriter, root: GenericOp, accumulator: Value, bias: Value) -> Value:
    """Returns the rewrite ``AddIntegers``."""
    rewriter.set_insertion_point(root)
    addend, quantity = _bias(root, accumulator, bias), quantity_of(accumulator)
    assert addend is not None and quantity is not None
    return dequantized(rewriter, add_constant(rewriter, stored(rewriter, accumulator), addend), quantity.type)


def _bias(root: GenericOp, accumulator: Value, bias: Value) -> Array | None:
    """Returns the integers that are added, as an array of the result's rank."""
    quantity, constant = quantity_of(accumulator), constant_behind(bias)
    if quantity is None or constant is None or quantity.type.storage_type is not I32:
        return None
    if root.num_dps_inputs != 2 or root.num_dps_inits != 1 or root.reduction_dims:
        return None
    total = root.yield_op.operands[0].defining_op
    if not isinstance(total, AddFOp) or {total.lhs, total.rhs} != set(root.input_arguments):
        return None
    first = 0 if root.dps_inputs[0].defining_op is not None and _is_cast_of(root.dps_inputs[0], accumulator) else 1
    own, other = root.maps[first], root.maps[1 - first]
    if not own.is_identity() or not root.maps[-1].is_identity():
        return None
    if not all(
        isinstance(expr, AffineDimExpr) or (isinstance(expr, AffineConstantExpr) and expr.value == 0)
        for expr in other.results
    ):
        return None
    scales = along(constant.quantity.scales, other, own)
    # Scales that were multiplied in another order differ in the last bit.
    if not np.allclose(np.broadcast_arrays(scales, quantity.scales)[0], quantity.scales, rtol=3e-7, atol=0.0):
        return None
    return along(constant.centred(np.int64), other, own)


def _is_cast_of(value: Value, source: Value) -> bool:
    owner = value.defining_op
    return owner is not None and not isinstance(owner, StorageCastOp) and owner.operands[0] is source


__all__ = [
    "add_constant", "add_integers", "added_constant", "adds_constant", "adds_products", "empty", "is_product",
    "is_zero", "multiply_integers", "problem_with_product", "quantized",
]  # fmt: skip
