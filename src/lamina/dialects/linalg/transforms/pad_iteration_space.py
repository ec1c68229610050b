"""Pads an operation by loop sizes: each operand as far as the padded loops access it."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.arith.mixed import is_index
from lamina.dialects.linalg.sizes import dim_size, folded_apply
from lamina.dialects.linalg.slices import Slice, extract_slice
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.tiling import clone_with_operands
from lamina.dialects.linalg.transforms.pad import PaddedOp, pad_to, padding_value
from lamina.dialects.tensor.ops import PadOp
from lamina.interfaces.shapes import reify_result_shapes
from lamina.interfaces.tiling import Size, TilingInterface
from lamina.ir.affine import ADD, MUL, AffineBinaryOpExpr, AffineConstantExpr, AffineExpr, AffineMap, dim, symbol
from lamina.ir.attribute import Attribute
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import BaseMemRefType, RankedTensorType
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.rewriter import MatchFailure


def pad_iteration_space(
    rewriter: PatternRewriter,
    op: LinalgOp,
    sizes: Sequence[Size],
    *,
    values: Sequence[Attribute] = (),
    to_multiple: bool = False,
) -> PaddedOp | MatchFailure:
    """Returns the operation with its loops padded to sizes, or to multiples of them; a size of zero, or none, leaves
    a loop unpadded. Inserted after the operation, which the caller replaces with the replacements."""
    if any(isinstance(value.type, BaseMemRefType) for value in op.operands):
        return rewriter.notify_match_failure(op, "expected operation on tensors")
    with rewriter.insertion_guard(InsertionPoint.after_op(op)):
        rewriter.location = op.raw_location
        model = TilingInterface.get(op)
        assert model is not None
        bounds = [range.size for range in model.get_iteration_domain(op, rewriter)]
        wanted = [
            (1 if to_multiple else bound) if index >= len(sizes) or is_index(sizes[index], 0) else sizes[index]
            for index, bound in enumerate(bounds)
        ]
        operands: list[Value] = []
        pads: list[Operation] = []
        for slot in op._operands:
            if not isinstance(slot.value.type, RankedTensorType):
                operands.append(slot.value)
                continue
            map = op.matching_map(slot)
            shape = _padded_shape(rewriter, slot.value, map, bounds, wanted, to_multiple)
            if values and slot.index >= len(values):
                return rewriter.notify_match_failure(op, "--no padding value specified")
            value = padding_value(rewriter, slot.value, values[slot.index] if values else None)
            padded = pad_to(rewriter, slot.value, shape, value)
            operands.append(padded)
            if isinstance(padded.defining_op, PadOp):
                pads.append(padded.defining_op)
        shapes = reify_result_shapes(rewriter, op)
        if shapes is None:
            return rewriter.notify_match_failure(op, "failed to reify result shapes")
        types = [value.type for value in operands[len(operands) - len(op.results) :]]
        new_op = clone_with_operands(rewriter, op, operands, types)
        results: list[Value] = []
        for result, shape in zip(new_op.results, shapes, strict=True):
            results.append(extract_slice(rewriter, result, Slice([0] * len(shape), shape)).results[0])
        return PaddedOp(new_op, pads, results, [])


def _padded_shape(
    rewriter: PatternRewriter,
    value: Value,
    map: AffineMap,
    bounds: Sequence[Size],
    wanted: Sequence[Size],
    to_multiple: bool,
) -> list[Size]:
    """Returns one more than the maximum index of each dim, the sum of the loops' contributions."""
    shape: list[Size] = []
    for axis, expr in enumerate(map.results):
        terms: list[Size] = []
        for loop, size in enumerate(wanted):
            if not expr.is_function_of_dim(loop):
                continue
            alone = _projected(expr, loop, map.num_dims)
            if to_multiple:
                rounded = alone.replace({dim(0): dim(0).ceildiv(symbol(0)) * symbol(0)})
                last = folded_apply(rewriter, AffineMap(1, 1, [rounded]), [bounds[loop], size])
            else:
                last = folded_apply(rewriter, AffineMap(1, 0, [alone]), [size])
            below = AffineMap(1, 0, [dim(0) - _multiplier(alone)])
            terms.append(folded_apply(rewriter, below, [last]))
        if not terms:
            shape.append(dim_size(rewriter, value, axis))
            continue
        total: AffineExpr = dim(0)
        for position in range(1, len(terms)):
            total = total + dim(position)
        shape.append(folded_apply(rewriter, AffineMap(len(terms), 0, [total + 1]), terms))
    return shape


def _projected(expr: AffineExpr, loop: int, count: int) -> AffineExpr:
    """Returns the expression restricted to one loop, the others being zero."""
    zero = AffineConstantExpr(0)
    return expr.replace_dims_and_symbols([dim(0) if one == loop else zero for one in range(count)], [])


def _multiplier(expr: AffineExpr) -> int:
    """Returns the constant factor of the single loop of an expression."""
    if isinstance(expr, AffineBinaryOpExpr) and expr.kind == MUL:
        for factor in (expr.lhs, expr.rhs):
            if isinstance(factor, AffineConstantExpr):
                return factor.value
    if isinstance(expr, AffineBinaryOpExpr) and expr.kind == ADD:
        return _multiplier(expr.lhs)
    return 1
