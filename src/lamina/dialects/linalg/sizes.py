"""Sizes that are either known (an int) or computed (a Value), and the operations that compute them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.dialects.affine.compose import canonicalize_map_and_operands, compose_map_and_operands
from lamina.dialects.affine.composition import make_composed_folded_apply
from lamina.dialects.affine.ops import AffineMaxOp, AffineMinOp
from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.memref.ops import DimOp as MemRefDimOp
from lamina.dialects.tensor.ops import DimOp as TensorDimOp
from lamina.interfaces.tiling import Range, Size
from lamina.ir.affine import AffineBinaryOpExpr, AffineDimExpr, AffineExpr, AffineMap
from lamina.ir.attributes import AffineMapAttr
from lamina.ir.builder import Builder
from lamina.ir.types import DYNAMIC, IndexType, ShapedType, TensorType
from lamina.ir.value import Value, type_as
from lamina.rewrite.create import insert_or_fold
from lamina.rewrite.fold import constant_int

if TYPE_CHECKING:
    from collections.abc import Callable

    from lamina.ir.operation import Operation

INDEX = IndexType()


def dim_value(builder: Builder, value: Value, position: int) -> Value:
    """``tensor.dim`` or ``memref.dim``, folded if possible."""
    where = constant_index(builder, position)
    cls = TensorDimOp if isinstance(value.type, TensorType) else MemRefDimOp
    return insert_or_fold(builder, cls([value, where], [INDEX], location=builder.location))[0]


def dim_size_unfolded(builder: Builder, value: Value, position: int) -> Size:
    """Like dim_size, without folding the operation that computes the size."""
    type = type_as(value, ShapedType)
    if type.shape[position] != DYNAMIC:
        return type.shape[position]
    return dim_op(builder, value, position)


def dim_op(builder: Builder, value: Value, position: int) -> Value:
    """Returns the size of a dim by tensor.dim or memref.dim, even if static."""
    type = value.type
    cls = TensorDimOp if isinstance(type, TensorType) else MemRefDimOp
    operands = [value, constant_index(builder, position)]
    return builder.insert(cls(operands, [INDEX], location=builder.location)).results[0]


def dim_size(builder: Builder, value: Value, position: int) -> Size:
    """Returns the size of a dim of a tensor or memref: a number if static."""
    type = value.type
    assert isinstance(type, ShapedType)
    size = type.shape[position] if type.has_rank else DYNAMIC
    return dim_value(builder, value, position) if size == DYNAMIC else size


def dim_sizes(builder: Builder, value: Value) -> list[Size]:
    """Returns the sizes of all dims."""
    return [dim_size(builder, value, position) for position in range(type_as(value, ShapedType).rank)]


def operand_dim_sizes(builder: Builder, op: LinalgOp) -> list[Size]:
    """Returns the sizes of all operands in order."""
    return [dim_size(builder, slot.value, i) for slot in op._operands for i in range(len(op.operand_shape(slot)))]


def loop_ranges(builder: Builder, op: LinalgOp) -> list[Range]:
    """Returns the range of each loop, from the first operand that is indexed by the loop alone."""
    sizes = operand_dim_sizes(builder, op)
    ranges: dict[int, Range] = {}
    for expr, size in zip(op.loops_to_shapes_map.results, sizes, strict=True):
        if isinstance(expr, AffineDimExpr):
            ranges.setdefault(expr.position, Range(0, size, 1))
    return [ranges[loop] for loop in range(op.num_loops)]


# ---- Arithmetic on sizes


def folded_apply(builder: Builder, map: AffineMap | AffineExpr, operands: Sequence[Size]) -> Size:
    """Returns the value of a single-result map: a number, one of the operands or a new ``affine.apply``."""
    return make_composed_folded_apply(builder, map, operands)


def folded_min(builder: Builder, map: AffineMap, operands: Sequence[Size]) -> Size:
    """Returns the minimum of a map's results: a number, one of the operands or a new ``affine.min``."""
    return _folded_extreme(builder, AffineMinOp, min, map, operands)


def folded_max(builder: Builder, map: AffineMap, operands: Sequence[Size]) -> Size:
    """Returns the greatest result of a map."""
    return _folded_extreme(builder, AffineMaxOp, max, map, operands)


def _folded_extreme(
    builder: Builder, cls: type[Operation], choose: Callable[..., int], map: AffineMap, operands: Sequence[Size]
) -> Size:
    composed, values = composed_results(map, operands)
    folded = composed.partial_constant_fold([constant_int(value) for value in values])
    if folded.constants is not None:
        return choose(folded.constants)
    if len(composed.results) == 1 and len(values) == 1 and not isinstance(composed.results[0], AffineBinaryOpExpr):
        return values[0]
    attribute = AffineMapAttr(folded.map)
    return builder.insert(cls(values, [INDEX], {"map": attribute}, location=builder.location)).results[0]


def composed_results(map: AffineMap, operands: Sequence[Size]) -> tuple[AffineMap, list[Value]]:
    """Returns the map with numbers substituted and the operands' ``affine.apply`` operations composed in, result by
    result."""
    folded, values = map.fold_operands(operands)
    dims: list[Value] = []
    symbols: list[Value] = []
    results: list[AffineExpr] = []
    for expr in folded.results:
        single_map, own = compose_map_and_operands(folded.with_results([expr]), values)
        shifted = single_map.shift_dims(len(dims)).shift_symbols(len(symbols))
        results.append(shifted.results[0])
        dims += own[: single_map.num_dims]
        symbols += own[single_map.num_dims :]
    return canonicalize_map_and_operands(AffineMap(len(dims), len(symbols), results), [*dims, *symbols])
