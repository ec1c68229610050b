"""Tiling of linalg.pack, linalg.unpack and linalg.softmax."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from lamina.dialects.affine.composition import make_composed_apply
from lamina.dialects.arith.mixed import as_value, constant_index, is_index, same_index
from lamina.dialects.linalg.bounds import greatest
from lamina.dialects.linalg.ops import SoftmaxOp
from lamina.dialects.linalg.packing import inverse_order, permuted
from lamina.dialects.linalg.relayout_ops import PackOp, UnPackOp
from lamina.dialects.linalg.sizes import dim_size_unfolded, dim_sizes, folded_apply, folded_min
from lamina.dialects.linalg.slices import Slice, extract_slice, mixed, take_slice
from lamina.dialects.linalg.structure import PARALLEL, REDUCTION
from lamina.dialects.tensor.ops import EmptyOp
from lamina.interfaces.tiling import LoopsOverResult, Range, Size, TilingInterface, TilingModel, TilingResult
from lamina.interfaces.view_like import split_mixed_values
from lamina.ir import parity
from lamina.ir.affine import AffineMap, dim, symbol
from lamina.ir.builder import Builder
from lamina.ir.dialect import lookup_operation
from lamina.ir.operation import Operation
from lamina.ir.types import IndexType, RankedTensorType, TensorType
from lamina.ir.value import Value
from lamina.rewrite.create import insert_or_fold
from lamina.rewrite.fold import constant_int

if TYPE_CHECKING:
    from lamina.ir.attribute import Type
    from lamina.rewrite.rewriter import PatternRewriter

_PRODUCT = AffineMap(1, 1, [dim(0) * symbol(0)])
_SUM = AffineMap(2, 0, [dim(0) + dim(1)])
_DIFFERENCE = AffineMap(2, 0, [dim(0) - dim(1)])
_QUOTIENT = AffineMap(2, 0, [dim(0).floordiv(dim(1))])
_REMAINDER = AffineMap(2, 0, [dim(0) % dim(1)])
_CEILING = AffineMap(2, 0, [dim(0).ceildiv(dim(1))])


def inner_tiles(op: PackOp | UnPackOp) -> list[Size]:
    """Returns the tile sizes of a pack or unpack operation."""
    return mixed(op.static_inner_tiles, op.inner_tiles)


def _tiles_by_dim(op: PackOp | UnPackOp) -> dict[int, Size]:
    return dict(zip(op.inner_dims_pos, inner_tiles(op), strict=True))


def _outer_order(op: UnPackOp | PackOp) -> list[int]:
    return list(op.outer_dims_perm or ())


def _copy(builder: Builder, op: UnPackOp | PackOp, operands: Sequence[Value], type: Type) -> Any:
    copied = builtin_type(op)(operands, [type], dict(op._properties), dict(op._attributes), location=op.raw_location)
    return builder.insert(copied)


def builtin_type(op: Operation) -> type[Operation]:
    return type(op)


# ---- linalg.pack


@TilingInterface.implement(PackOp)
class PackTiling(TilingModel[PackOp]):
    """Loops over the outer dims of the packed tensor."""

    @staticmethod
    def get_loop_iterator_types(operation: PackOp) -> list[str]:
        return [PARALLEL] * operation.source.type.rank

    @staticmethod
    def get_iteration_domain(operation: PackOp, builder: Builder) -> list[Range]:
        sizes = dim_sizes(builder, operation.dest)
        return [Range(0, size) for size in sizes[: operation.source.type.rank]]

    @staticmethod
    def get_tiled_implementation(
        operation: PackOp, builder: PatternRewriter, offsets: Sequence[Size], sizes: Sequence[Size]
    ) -> TilingResult | None:
        order = _outer_order(operation)
        own_offsets, own_sizes = list(offsets), list(sizes)
        if order:
            own_offsets, own_sizes = (permuted(part, inverse_order(order)) for part in (offsets, sizes))
        tiles = _tiles_by_dim(operation)
        source_sizes = dim_sizes(builder, operation.source)
        place = Slice([], [])
        for axis, (offset, size) in enumerate(zip(own_offsets, own_sizes, strict=True)):
            if axis in tiles:
                offset = folded_apply(builder, _PRODUCT, [offset, tiles[axis]])
                size = folded_apply(builder, _PRODUCT, [size, tiles[axis]])
            if operation.padding_value is not None:
                left = folded_apply(builder, _DIFFERENCE, [source_sizes[axis], offset])
                size = folded_min(builder, AffineMap.identity(2), [size, left])
            place.offsets.append(offset)
            place.sizes.append(size)
            place.strides.append(1)
        source = extract_slice(builder, operation.source, place)
        position = PackTiling.get_result_tile_position(operation, builder, 0, offsets, sizes)
        assert position is not None
        target = extract_slice(builder, operation.dest, Slice(*position))
        operands = [source.result, target.result, *operation.operands[2:]]
        new_op = _copy(builder, operation, operands, target.result.type)
        return TilingResult([new_op], list(new_op.results), [source, target])

    @staticmethod
    def get_result_tile_position(
        operation: PackOp, builder: PatternRewriter, result: int, offsets: Sequence[Size], sizes: Sequence[Size]
    ) -> tuple[list[Size], list[Size]] | None:
        shape = dim_sizes(builder, operation.dest)
        rank = operation.source.type.rank
        inner = shape[rank:]
        return [*offsets, *[0] * len(inner)], [*sizes, *inner]

    @staticmethod
    def generate_result_tile_value(
        operation: PackOp, builder: PatternRewriter, result: int, offsets: Sequence[Size], sizes: Sequence[Size]
    ) -> TilingResult | None:
        """Only computes whole inner tiles."""
        tiles = inner_tiles(operation)
        outer = len(offsets) - len(tiles)
        if not all(is_index(offset, 0) for offset in offsets[outer:]):
            return None
        if not all(same_index(tile, size) for tile, size in zip(tiles, sizes[outer:], strict=True)):
            return None
        return PackTiling.get_tiled_implementation(operation, builder, offsets[:outer], sizes[:outer])


# ---- linalg.unpack


class _TileOfDim(NamedTuple):
    """The part of the source for a tile of a dim of the destination, and the tile's position after unpacking it."""

    aligned: bool
    source_offset: Size
    source_size: Size
    result_offset: Size
    expanded_size: Size


def _tile_of_dim(builder: Builder, tile: Size | None, offset: Size, size: Size) -> _TileOfDim:
    if tile is None:
        return _TileOfDim(True, offset, size, 0, size)
    aligned = False
    most, known_tile = greatest(size), constant_int(tile)
    if most is not None and known_tile is not None:
        aligned = most % known_tile == 0
        if most == known_tile:
            return _TileOfDim(True, folded_apply(builder, _QUOTIENT, [offset, tile]), 1, 0, size)
    if aligned:
        start = folded_apply(builder, _QUOTIENT, [offset, tile])
        return _TileOfDim(True, start, folded_apply(builder, _CEILING, [size, tile]), 0, size)
    first, remainder = _div_mod(builder, offset, tile)
    bound = folded_apply(builder, _SUM, [offset, size])
    divisor = as_value(builder, tile)
    last, _ = _div_mod(builder, folded_apply(builder, _DIFFERENCE, [bound, 1]), divisor)
    length = folded_apply(builder, _DIFFERENCE, [last, first])
    count = folded_apply(builder, _SUM, [length, 1])
    cls: Any = lookup_operation("arith.muli")
    factor = as_value(builder, tile)
    product = cls(
        [as_value(builder, count), factor],
        [IndexType()],
        dict(cls.definition.filled_defaults),
        location=builder.location,
    )
    return _TileOfDim(False, first, count, remainder, insert_or_fold(builder, product)[0])


def _div_mod(builder: Builder, value: Size, divisor: Size) -> tuple[Size, Size]:
    if not parity.is_strict():
        return folded_apply(builder, _QUOTIENT, [value, divisor]), folded_apply(builder, _REMAINDER, [value, divisor])
    # The divisor first, and operations even if the results are known.
    by = as_value(builder, divisor)
    operands: list[Size] = [as_value(builder, value), by]
    quotient = make_composed_apply(builder, _QUOTIENT, operands)
    return quotient, make_composed_apply(builder, _REMAINDER, operands)


@TilingInterface.implement(UnPackOp)
class UnPackTiling(LoopsOverResult[UnPackOp]):
    """Loops over the dims of the unpacked tensor."""

    @staticmethod
    def get_loop_iterator_types(operation: UnPackOp) -> list[str]:
        return [PARALLEL] * operation.dest.type.rank

    @staticmethod
    def get_iteration_domain(operation: UnPackOp, builder: Builder) -> list[Range]:
        return [Range(0, size) for size in dim_sizes(builder, operation.dest)]

    @staticmethod
    def get_tiled_implementation(
        operation: UnPackOp, builder: Builder, offsets: Sequence[Size], sizes: Sequence[Size]
    ) -> TilingResult | None:
        tiles = _tiles_by_dim(operation)
        parts = [
            _tile_of_dim(builder, tiles.get(axis), offset, size)
            for axis, (offset, size) in enumerate(zip(offsets, sizes, strict=True))
        ]
        order = _outer_order(operation)
        outer = permuted(parts, order) if order else parts
        inner = inner_tiles(operation)
        place = Slice(
            [*(part.source_offset for part in outer), *[0] * len(inner)],
            [*(part.source_size for part in outer), *inner],
        )
        source = extract_slice(builder, operation.source, place)
        slices: list[Operation] = [source]
        perfect = all(part.aligned for part in parts)
        if perfect:
            slices.append(extract_slice(builder, operation.dest, Slice(offsets, sizes)))
            target: Value = slices[1].results[0]
        else:
            static, dynamic = split_mixed_values([part.expanded_size for part in parts])
            type = RankedTensorType(static, operation.dest.type.element_type)
            target = builder.insert(EmptyOp(dynamic, [type], location=builder.location)).results[0]
        new_op = _copy(builder, operation, [source.results[0], target, *operation.operands[2:]], target.type)
        if perfect:
            return TilingResult([new_op], list(new_op.results), slices)
        cut = extract_slice(builder, new_op.results[0], Slice([part.result_offset for part in parts], sizes))
        return TilingResult([new_op], [cut.results[0]], slices)


# ---- linalg.softmax


@TilingInterface.implement(SoftmaxOp)
class SoftmaxTiling(TilingModel):
    """Loops over all dims; the normalized one is a reduction."""

    @staticmethod
    def get_loop_iterator_types(operation: SoftmaxOp) -> list[str]:
        reduced = operation.dimension
        return [REDUCTION if axis == reduced else PARALLEL for axis in range(operation.input.type.rank)]

    @staticmethod
    def get_iteration_domain(operation: SoftmaxOp, builder: Builder) -> list[Range]:
        source = operation.input
        zero, one = constant_index(builder, 0), constant_index(builder, 1)
        return [Range(zero, dim_size_unfolded(builder, source, axis), one) for axis in range(source.type.rank)]

    @staticmethod
    def get_tiled_implementation(
        operation: SoftmaxOp, builder: PatternRewriter, offsets: Sequence[Size], sizes: Sequence[Size]
    ) -> TilingResult | None:
        slices = [take_slice(builder, value, Slice(offsets, sizes)) for value in operation.operands]
        operands = [slice_.results[0] for slice_ in slices]
        types = [operands[1].type] if isinstance(operands[1].type, TensorType) else []
        softmax = SoftmaxOp(
            operands, types, dict(operation._properties), dict(operation._attributes), location=operation.raw_location
        )
        builder.insert(softmax)
        return TilingResult([softmax], list(softmax.results), slices)

    @staticmethod
    def get_result_tile_position(
        operation: SoftmaxOp, builder: PatternRewriter, result: int, offsets: Sequence[Size], sizes: Sequence[Size]
    ) -> tuple[list[Size], list[Size]] | None:
        return list(offsets), list(sizes)
