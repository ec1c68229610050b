"""Tiling of structured operations; the other tiling_*.py files have the others."""

# ruff: noqa: F401

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.arith.mixed import as_value, same_index
from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.linalg import tiling_pad, tiling_relayout, tiling_winograd
from lamina.dialects.linalg.builders import fill
from lamina.dialects.linalg.generic import make_generic
from lamina.dialects.linalg.ops import IndexOp
from lamina.dialects.linalg.reductions import match_reduction, neutral_element
from lamina.dialects.linalg.region_builder import BodyBuilder, fill_region
from lamina.dialects.linalg.scalar_code import emit_single_iteration
from lamina.dialects.linalg.sizes import dim_size, folded_apply, operand_dim_sizes
from lamina.dialects.linalg.slices import Slice, extract_slice, take_slice
from lamina.dialects.linalg.structure import PARALLEL, LinalgOp
from lamina.dialects.linalg.structured_ops import ReduceOp
from lamina.dialects.tensor.ops import EmptyOp
from lamina.interfaces.tiling import (
    PartialReductionModel,
    PartialReductionOpInterface,
    Range,
    Size,
    TilingInterface,
    TilingModel,
    TilingResult,
)
from lamina.interfaces.view_like import split_mixed_values
from lamina.ir.affine import AffineDimExpr, AffineExpr, AffineMap, dim, symbol
from lamina.ir.attributes import DenseI64ArrayAttr
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import IRMapping, Operation, clone_region_into
from lamina.ir.region import Region
from lamina.ir.types import RankedTensorType, ShapedType, TensorType
from lamina.ir.value import Value, type_as

if TYPE_CHECKING:
    from lamina.dialects.linalg.structured_ops import GenericOp
    from lamina.dialects.scf.tiling_requests import ReductionStrategy
    from lamina.ir.attribute import Attribute
    from lamina.ir.location import LocationLike, SourcePosition
    from lamina.rewrite.rewriter import PatternRewriter

# ---- Slices of operands


def closed_sizes(builder: Builder, sizes: Sequence[Size]) -> list[Size]:
    """Returns the sizes less one: the last index of each."""
    return [folded_apply(builder, AffineMap(1, 0, [dim(0) - 1]), [size]) for size in sizes]


def operand_slice(
    builder: Builder, value: Value, map: AffineMap, offsets: Sequence[Size], sizes: Sequence[Size], last: Sequence[Size]
) -> Slice:
    """Returns the slice of an operand accessed by a tile; ``last`` are the inclusive sizes."""
    operand_part = Slice([], [])
    for position, expr in enumerate(map.results):
        if not is_tiled(expr, sizes):
            operand_part.offsets.append(0)
            operand_part.sizes.append(dim_size(builder, value, position))
        else:
            at_zero = expr.eval([0] * map.num_dims)
            own = AffineMap(map.num_dims, 0, [expr - at_zero])
            operand_part.offsets.append(folded_apply(builder, own, offsets))
            end = folded_apply(builder, own, last)
            operand_part.sizes.append(folded_apply(builder, AffineMap(0, 1, [symbol(0) + 1]), [end]))
        operand_part.strides.append(1)
    return operand_part


def is_tiled(expr: AffineExpr, sizes: Sequence[Size]) -> bool:
    """True if the expression depends on a loop whose tile is not of size zero."""
    return any(
        sizes[operation.position] != 0
        for operation in expr.walk()
        if isinstance(operation, AffineDimExpr) and operation.position < len(sizes)
    )


def operand_slices(
    builder: Builder, op: LinalgOp, values: Sequence[Value], offsets: Sequence[Size], sizes: Sequence[Size]
) -> list[Slice | None]:
    """Returns the slice of each operand; None for one that is used whole. Written tensors are always
    sliced."""
    last = closed_sizes(builder, sizes)
    slices: list[Slice | None] = []
    for slot, map, value in zip(op._operands, op.maps, values, strict=False):
        tiled = any(is_tiled(expr, sizes) for expr in map.results)
        if not tiled and not (isinstance(slot.value.type, RankedTensorType) and op.is_dps_init(slot)):
            slices.append(None)
        else:
            slices.append(operand_slice(builder, value, map, offsets, sizes, last))
    return slices


def tiled_operands(
    builder: Builder, op: LinalgOp, values: Sequence[Value], offsets: Sequence[Size], sizes: Sequence[Size]
) -> tuple[list[Value], list[Operation]]:
    """Returns the operands of a tile, and the operations that slice them."""
    slices = operand_slices(builder, op, values, offsets, sizes)
    operands: list[Operation] = []
    tiled: list[Value] = []
    for value, slice in zip(values, slices, strict=True):
        if slice is None:
            tiled.append(value)
            continue
        tile_op = take_slice(builder, value, slice)
        operands.append(tile_op)
        tiled.append(tile_op.results[0])
    return tiled, operands


def clone_with_operands(builder: Builder, op: Operation, operands: Sequence[Value], types: Sequence[Any]) -> Any:
    """Returns a copy of the operation, block included, for other operands and result types."""
    copy = type(op)(operands, types, dict(op._properties), dict(op._attributes), (), len(op.regions), op.raw_location)
    mapping = IRMapping()
    for source, target in zip(op.regions, copy.regions, strict=True):
        clone_region_into(source, target, mapping)
    return builder.insert(copy)


def result_types_of(op: LinalgOp, operands: Sequence[Value]) -> list[Any]:
    """Returns the types of the results, for operands of other shapes."""
    return [value.type for value in operands[op.num_dps_inputs :] if isinstance(value.type, TensorType)]


def offset_indices(builder: Builder, op: LinalgOp, offsets: Sequence[Size]) -> None:
    """Adds the tile's offsets to the results of linalg.index in the operation."""
    for inner in [operation for operation in op.block.operations if isinstance(operation, IndexOp)]:
        loop = inner.dim
        if loop >= len(offsets):
            continue
        with builder.insertion_guard(InsertionPoint.after_op(inner)):
            builder.location = inner.raw_location
            uses = list(inner.results[0].uses)
            sum = folded_apply(builder, AffineMap(2, 0, [dim(0) + dim(1)]), [inner.results[0], offsets[loop]])
            value = as_value(builder, sum)
        for use in uses:
            if use.owner is not value.defining_op:
                use.set(value)


# ---- The interface


@TilingInterface.implement(LinalgOp)
class StructuredTiling(TilingModel[LinalgOp]):
    """A tile is the same operation on slices of its operands."""

    @staticmethod
    def get_loop_iterator_types(operation: LinalgOp) -> list[str]:
        return operation.iterators

    @staticmethod
    def get_iteration_domain(operation: LinalgOp, builder: Builder) -> list[Range]:
        with builder.insertion_guard(InsertionPoint.before_op(operation)):
            builder.location = operation.raw_location
            sizes = operand_dim_sizes(builder, operation)
            inverse = operation.shapes_to_loops_map
            assert inverse is not None  # verified
            return [Range(0, folded_apply(builder, inverse.with_results([expr]), sizes)) for expr in inverse.results]

    @staticmethod
    def get_tiled_implementation(
        operation: LinalgOp, builder: PatternRewriter, offsets: Sequence[Size], sizes: Sequence[Size]
    ) -> TilingResult | None:
        operands, slices = tiled_operands(builder, operation, operation.operands, offsets, sizes)
        tiled = clone_with_operands(builder, operation, operands, result_types_of(operation, operands))
        offset_indices(builder, tiled, offsets)
        return TilingResult([tiled], list(tiled.results), slices)

    @staticmethod
    def get_result_tile_position(
        operation: LinalgOp, builder: PatternRewriter, result: int, offsets: Sequence[Size], sizes: Sequence[Size]
    ) -> tuple[list[Size], list[Size]] | None:
        last = closed_sizes(builder, sizes)
        slot = operation.dps_init_operands[result]
        slice = operand_slice(builder, slot.value, operation.matching_map(slot), offsets, sizes, last)
        return slice.offsets, slice.sizes

    @staticmethod
    def get_iteration_domain_tile_from_operand_tiles(
        operation: LinalgOp, builder: Builder, operands: Sequence[int], offsets: Sequence[Any], sizes: Sequence[Any]
    ) -> tuple[list[Size], list[Size]] | None:
        maps = operation.maps
        return _tile_of_loops(operation, builder, [maps[number] for number in operands], offsets, sizes)

    @staticmethod
    def get_iteration_domain_tile_from_result_tile(
        operation: LinalgOp, builder: Builder, result: int, offsets: Sequence[Size], sizes: Sequence[Size]
    ) -> tuple[list[Size], list[Size]] | None:
        map = operation.maps[operation.num_dps_inputs + result]
        if not map.is_projected_permutation():
            operation.emit_op_error(
                "unhandled tiled implementation generation when result is not accessed using a permuted projection"
            )
            return None
        return _tile_of_loops(operation, builder, [map], [offsets], [sizes])

    @staticmethod
    def generate_result_tile_value(
        operation: LinalgOp, builder: PatternRewriter, result: int, offsets: Sequence[Size], sizes: Sequence[Size]
    ) -> TilingResult | None:
        tile = StructuredTiling.get_iteration_domain_tile_from_result_tile(operation, builder, result, offsets, sizes)
        if tile is None:
            return None
        tiled = StructuredTiling.get_tiled_implementation(operation, builder, *tile)
        return None if tiled is None else TilingResult(tiled.operations, [tiled.values[result]], tiled.slices)

    @staticmethod
    def get_tiled_implementation_from_operand_tiles(
        operation: LinalgOp,
        builder: PatternRewriter,
        operands: Sequence[int],
        offsets: Sequence[Any],
        sizes: Sequence[Any],
    ) -> TilingResult | None:
        tile = StructuredTiling.get_iteration_domain_tile_from_operand_tiles(
            operation, builder, operands, offsets, sizes
        )
        return None if tile is None else StructuredTiling.get_tiled_implementation(operation, builder, *tile)

    @staticmethod
    def generate_scalar_implementation(
        operation: LinalgOp, builder: Builder, location: LocationLike, indices: Sequence[Value]
    ) -> bool:
        if not operation.has_pure_buffer_semantics:
            return False
        emit_single_iteration(builder, operation, indices)
        return True


def _tile_of_loops(
    op: LinalgOp,
    builder: Builder,
    maps: Sequence[AffineMap],
    offsets: Sequence[Sequence[Size]],
    sizes: Sequence[Sequence[Size]],
) -> tuple[list[Size], list[Size]] | None:
    """Returns the tile of the loops for tiles of operands; loops that they do not determine are whole. None
    if the tiles disagree."""
    tile_by_dim: dict[int, tuple[Size, Size]] = {}
    for map, own_offsets, own_sizes in zip(maps, offsets, sizes, strict=True):
        for expr, offset, size in zip(map.results, own_offsets, own_sizes, strict=True):
            if not isinstance(expr, AffineDimExpr):
                continue
            known = tile_by_dim.get(expr.position)
            if known is None:
                tile_by_dim[expr.position] = (offset, size)
            elif not (same_index(known[0], offset) and same_index(known[1], size)):
                return None
    domain = StructuredTiling.get_iteration_domain(op, builder)
    tile = [tile_by_dim.get(loop, (range_.offset, range_.size)) for loop, range_ in enumerate(domain)]
    return [offset for offset, _ in tile], [size for _, size in tile]


# ---- Partial reductions


def partial_maps(op: LinalgOp, dims: Sequence[int]) -> list[AffineMap]:
    """Returns the maps of the outputs with the loops that reduce as further dims."""
    return [map.with_results([*map.results, *(dim(i) for i in dims)]) for map in op.maps[op.num_dps_inputs :]]


def _partial_slice(
    map: AffineMap,
    parallel: bool,
    offsets: Sequence[Size],
    sizes: Sequence[Size],
    dims: Sequence[int],
    inductions: Sequence[Size],
) -> tuple[Slice, list[Size]]:
    """Returns the position of a tile's partial results, and the sizes of the slice without the dims that count
    threads."""
    partial = Slice([], [])
    kept: list[Size] = []
    for loop in map.dim_positions():
        partial.strides.append(1)
        if loop in dims and parallel:
            partial.offsets.append(inductions[list(dims).index(loop)])
            partial.sizes.append(1)
            continue
        partial.offsets.append(0 if loop in dims else offsets[loop])
        partial.sizes.append(sizes[loop])
        kept.append(sizes[loop])
    return partial, kept


def _is_parallel(strategy: ReductionStrategy) -> bool:
    return strategy.value == "partial outer parallel"


def combine_into(helper: BodyBuilder, combiner: Operation, left: Value, right: Value) -> Value:
    """Returns a copy of a combining operation on two other values."""
    copy = combiner.clone()
    copy.set_operand(0, left)
    copy.set_operand(1, right)
    return helper.builder.insert(copy).results[0]


@PartialReductionOpInterface.implement(LinalgOp)
class StructuredPartialReduction(PartialReductionModel[LinalgOp]):
    """Gathers partial results in tensors with an additional dim per reduction loop."""

    @staticmethod
    def generate_initial_tensor_for_partial_reduction(
        operation: LinalgOp, builder: Builder, location: LocationLike, sizes: Sequence[Size], dims: Sequence[int]
    ) -> list[Value] | None:
        if operation.has_pure_buffer_semantics:
            operation.emit_op_error("expected operation to have tensor semantics")
            return None
        initial: list[Value] = []
        for number, (result, map) in enumerate(zip(operation.results, partial_maps(operation, dims), strict=True)):
            matched = match_reduction(operation.output_arguments, number)
            if matched is None or len(matched[1]) != 1:
                operation.emit_op_error("Failed to anaysis the reduction operation.")
                return None
            neutral = neutral_element(matched[1][0])
            if neutral is None:
                operation.emit_op_error("Failed to get an identity value for the reduction operation.")
                return None
            static, dynamic = split_mixed_values([sizes[position] for position in map.dim_positions()])
            type = RankedTensorType(static, type_as(result, ShapedType).element_type)
            empty = builder.insert(EmptyOp(dynamic, [type], location=builder.location)).results[0]
            value = builder.insert(
                ConstantOp([], [neutral.type], {"value": neutral}, location=builder.location)
            ).results[0]
            initial.append(fill(builder, value, empty).results[0])
        return initial

    @staticmethod
    def tile_to_partial_reduction(
        operation: LinalgOp,
        builder: Builder,
        location: LocationLike,
        strategy: ReductionStrategy,
        inits: Sequence[Value],
        offsets: Sequence[Size],
        sizes: Sequence[Size],
        dims: Sequence[int],
        inductions: Sequence[Size] = (),
    ) -> TilingResult | None:
        parallel = _is_parallel(strategy)
        maps = partial_maps(operation, dims)
        inputs, slices = tiled_operands(builder, operation, operation.dps_inputs, offsets, sizes)
        outputs: list[Value] = []
        for map, init in zip(maps, inits, strict=True):
            slice, kept = _partial_slice(map, parallel, offsets, sizes, dims, inductions)
            element = type_as(init, RankedTensorType)
            type = RankedTensorType(split_mixed_values(kept)[0], element.element_type, element.encoding)
            slice_ = extract_slice(builder, init, slice, type)
            slices.append(slice_)
            outputs.append(slice_.results[0])
        types = [value.type for value in outputs]
        if parallel:
            tiled = clone_with_operands(builder, operation, [*inputs, *outputs], types)
        else:
            kinds = operation.iterators
            for loop in dims:
                kinds[loop] = PARALLEL
            own_maps = [*operation.maps[: len(inputs)], *maps]
            tiled = make_generic(inputs, outputs, own_maps, kinds, result_types=types, location=builder.location)
            clone_region_into(operation.regions[0], tiled.regions[0], IRMapping())
            builder.insert(tiled)
        return TilingResult([tiled], list(tiled.results), slices)

    @staticmethod
    def get_partial_result_tile_position(
        operation: GenericOp,
        builder: PatternRewriter,
        result: int,
        strategy: ReductionStrategy,
        offsets: Sequence[Size],
        sizes: Sequence[Size],
        dims: Sequence[int],
        inductions: Sequence[Size] = (),
    ) -> tuple[list[Size], list[Size]] | None:
        """Returns the position of a tile in the tensor of partial results."""
        map = partial_maps(operation, dims)[result]
        slice, _ = _partial_slice(map, _is_parallel(strategy), offsets, sizes, dims, inductions)
        return slice.offsets, slice.sizes

    @staticmethod
    def merge_reductions(
        operation: LinalgOp,
        builder: PatternRewriter,
        location: LocationLike,
        partial: Sequence[Value],
        dims: Sequence[int],
    ) -> Any:
        operations: list[Operation] = []
        values: list[Value] = []
        maps = partial_maps(operation, dims)
        for number, (init, value, map) in enumerate(zip(operation.dps_inits, partial, maps, strict=True)):
            positions = [i for i, dim in enumerate(map.dim_positions()) if dim in dims]
            matched = match_reduction(operation.output_arguments, number)
            assert matched is not None
            new_op = _reduce(builder, matched[1][0], value, init, positions)
            operations.append(new_op)
            values.append(new_op.results[0])
        return operations, values


def _reduce(builder: Builder, combiner: Operation, value: Value, init: Value, dims: Sequence[int]) -> Operation:
    """linalg.reduce with a combining operation."""
    region = Region()
    fill_region(
        region,
        [value.type, init.type],
        lambda helper, block: [combine_into(helper, combiner, *block.arguments)],
        builder.location,
    )
    properties: dict[str, Attribute] = {"dimensions": DenseI64ArrayAttr(dims)}
    return builder.insert(ReduceOp([value, init], [init.type], properties, {}, (), [region], builder.location))
