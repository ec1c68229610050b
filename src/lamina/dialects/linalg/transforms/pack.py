"""Structured operations on packed operands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from lamina.dialects.arith.mixed import is_index
from lamina.dialects.linalg.generic import make_generic
from lamina.dialects.linalg.packing import permuted
from lamina.dialects.linalg.relayout_ops import PackOp, UnPackOp
from lamina.dialects.linalg.sizes import dim_size_unfolded, folded_apply
from lamina.dialects.linalg.structure import LinalgOp, shape_of
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.linalg.transforms.pad import zero
from lamina.dialects.tensor.ops import EmptyOp
from lamina.interfaces.tiling import Size
from lamina.interfaces.view_like import split_mixed_values
from lamina.ir.affine import AffineDimExpr, AffineMap, dim, symbol
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DenseI32ArrayAttr, DenseI64ArrayAttr
from lamina.ir.builder import Builder
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, RankedTensorType, ShapedType
from lamina.ir.value import Value, type_as
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_int
from lamina.rewrite.rewriter import MatchFailure


class Packed(NamedTuple):
    """The result of packing: the packs of operands, the operation on them, the unpacks of results."""

    packs: list[PackOp]
    op: GenericOp
    unpacks: list[Operation]


def pack(rewriter: PatternRewriter, op: LinalgOp, sizes: Sequence[Size]) -> Packed | MatchFailure:
    """Replaces the operation with a linalg.generic with an additional loop per non-zero size, over the
    elements of a tile of that loop."""
    if len(sizes) != op.num_loops:
        return rewriter.notify_match_failure(op, "incorrect number of pack sizes")
    if op.has_index_semantics or not op.has_pure_tensor_semantics:
        return rewriter.notify_match_failure(op, "expected tensor semantics and no linalg.index")
    if any((constant_int(size) or 0) < 0 for size in sizes):
        return rewriter.notify_match_failure(op, "expected non-negative sizes")
    loops = [loop for loop, size in enumerate(sizes) if not is_index(size, 0)]
    total = op.num_loops + len(loops)
    for expr in (expr for map in op.maps for expr in map.results if not isinstance(expr, AffineDimExpr)):
        if any(expr.is_function_of_dim(loop) for loop in loops):
            return rewriter.notify_match_failure(op, "a packed loop shares a subscript with another loop")
    maps: list[AffineMap] = []
    operands: list[Value] = []
    packs: dict[int, Any] = {}
    for number, (value, map) in enumerate(zip(op.operands, op.maps, strict=True)):
        places = [(map.results.index(dim(loop)), place) for place, loop in enumerate(loops) if dim(loop) in map.results]
        added = [dim(op.num_loops + place) for _, place in places]
        maps.append(AffineMap(total, 0, [*map.results, *added]))
        if places and shape_of(value.type):
            tiles = [sizes[loops[place]] for _, place in places]
            packs[number] = _packed(rewriter, value, [axis for axis, _ in places], tiles)
            value = packs[number].results[0]
        operands.append(value)
    iterators = [*op.iterators, *(op.iterators[loop] for loop in loops)]
    count = op.num_dps_inputs
    new_op = make_generic(operands[:count], operands[count:], maps, iterators, location=rewriter.location)
    rewriter.insert(new_op)
    rewriter.inline_region_before(op.regions[0], None, new_op.regions[0])
    unpacks: list[Operation] = []
    results: list[Value] = []
    for number, result in enumerate(new_op.results):
        before = packs.get(count + number)
        if before is None:
            results.append(result)
            continue
        unpacks.append(_unpacked(rewriter, result, before))
        results.append(unpacks[-1].results[0])
    rewriter.replace_op(op, results)
    return Packed(list(packs.values()), new_op, unpacks)


def pack_destination(
    builder: Builder, source: Value, axes: Sequence[int], tiles: Sequence[Size], outer_order: Sequence[int] = ()
) -> Value:
    """Returns a new empty tensor for the source packed by tiles of some dims."""
    type = type_as(source, ShapedType)
    sizes = [dim_size_unfolded(builder, source, position) for position in range(type.rank)]
    map = AffineMap(1, 1, [dim(0).ceildiv(symbol(0))])
    for axis, tile in zip(axes, tiles, strict=True):
        sizes[axis] = folded_apply(builder, map, [sizes[axis], tile])
    if outer_order:
        sizes = permuted(sizes, outer_order)
    static, dynamic = split_mixed_values([*sizes, *tiles])
    target = RankedTensorType(static, type.element_type)
    return builder.insert(EmptyOp(dynamic, [target], location=builder.location)).results[0]


def _packed(rewriter: PatternRewriter, value: Value, axes: list[int], tiles: list[Size]) -> PackOp:
    type: Any = value.type
    empty = pack_destination(rewriter, value, axes, tiles)
    padding = [] if _divides(type.shape, axes, tiles) else [zero(rewriter, type.element_type)]
    numbers, values = split_mixed_values(tiles)
    properties: dict[str, Attribute] = {
        **PackOp.definition.filled_defaults,
        "inner_dims_pos": DenseI64ArrayAttr(axes),
        "static_inner_tiles": DenseI64ArrayAttr(numbers),
        "operandSegmentSizes": DenseI32ArrayAttr([1, 1, len(padding), len(values)]),
    }
    operands = [value, empty, *padding, *values]
    return rewriter.insert(PackOp(operands, [empty.type], properties, location=rewriter.location))


def _divides(shape: Sequence[int], axes: list[int], tiles: list[Size]) -> bool:
    if DYNAMIC in shape:
        return False
    known = [constant_int(tile) for tile in tiles]
    return all(tile is not None and shape[axis] % tile == 0 for axis, tile in zip(axes, known, strict=True))


def _unpacked(rewriter: PatternRewriter, value: Value, before: PackOp) -> UnPackOp:
    source = before.source
    properties: dict[str, Attribute] = dict(UnPackOp.definition.filled_defaults)
    for name in ("inner_dims_pos", "static_inner_tiles"):
        properties[name] = before.properties[name]
    operands = [value, source, *before.inner_tiles]
    return rewriter.insert(UnPackOp(operands, [source.type], properties, location=rewriter.location))
