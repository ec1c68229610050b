"""StableHLO's gathers and scatters: their dimension numbers and the types of their results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from lamina.define.foreign import ForeignOperation
from lamina.ir.attribute import Type
from lamina.ir.region import Region
from lamina.ir.types import DYNAMIC, RankedTensorType, element_type_or_self
from lamina.ir.value import Value
from lamina.plugins import verifier
from lamina.plugins.stablehlo.bodies import accumulated, scalar_of, verify_reducer
from lamina.plugins.stablehlo.bounds import encoding_of, tensor_of
from lamina.plugins.stablehlo.dimensions import (
    demand_all_in_bounds,
    demand_distinct,
    demand_in_bounds,
    is_sorted,
    is_unique,
    listed,
)
from lamina.plugins.stablehlo.inference import Properties, attribute_of, infers, integers_of, shape_of
from lamina.plugins.stablehlo.rules import agree, bounds_of, constant_integers, fail, shapes_agree


class GatherNumbers(Protocol):
    """The parameters of `#stablehlo.gather`."""

    offset_dims: Sequence[int]
    collapsed_slice_dims: Sequence[int]
    operand_batching_dims: Sequence[int]
    start_indices_batching_dims: Sequence[int]
    start_index_map: Sequence[int]
    index_vector_dim: int


class ScatterNumbers(Protocol):
    """The parameters of `#stablehlo.scatter`."""

    update_window_dims: Sequence[int]
    inserted_window_dims: Sequence[int]
    input_batching_dims: Sequence[int]
    scatter_indices_batching_dims: Sequence[int]
    scatter_dims_to_operand_dims: Sequence[int]
    index_vector_dim: int


# ---- Gathers


def _verify_gather(numbers: GatherNumbers, operand: Sequence[int], indices: Sequence[int], slice_count: int) -> None:
    rank = len(operand)
    implied = len(numbers.offset_dims) + len(numbers.collapsed_slice_dims) + len(numbers.operand_batching_dims)
    if rank != implied:
        fail(
            f"offset_dims size ({len(numbers.offset_dims)}) plus collapse_slice_dims size "
            f"({len(numbers.collapsed_slice_dims)}) plus operand_batching_dims size "
            f"({len(numbers.operand_batching_dims)}) is not equal to operand rank ({rank})"
        )
    vector = numbers.index_vector_dim
    demand_in_bounds(vector, len(indices), "index_vector_dim", "rank-of('start_indices')", inclusive=True)
    components = indices[vector] if vector < len(indices) else 1
    if not agree(components, len(numbers.start_index_map)):
        fail(
            f"start_index_map size ({len(numbers.start_index_map)}) is not equal to size of index dimension ({vector}) "
            f"of start_indices ({components})"
        )
    _verify_gathered(numbers, rank)
    _verify_batches(numbers, _GATHER_BATCHES, operand, indices)
    demand_distinct(
        numbers.start_index_map, numbers.operand_batching_dims, ("start_index_map", "operand_batching_dims")
    )
    demand_all_in_bounds(numbers.start_index_map, rank, "start_index_map", "rank-of('operand')")
    if not agree(slice_count, rank):
        fail(f"slice_sizes size ({slice_count}) not equal to operand rank ({rank})")


# The two verifiers word the same rules differently.
_OF_GATHER = "expects {name} to {rule}, got: [{dimensions}]"
_OF_SCATTER = "Expects {name} to {rule}; got: [{dimensions}]."
_GATHER_BATCHES = ("operand_batching_dims", "start_indices_batching_dims")
_SCATTER_BATCHES = ("input_batching_dims", "scatter_indices_batching_dims")


def _demand_sorted(dimensions: Sequence[int], name: str, message: str) -> None:
    if not is_sorted(dimensions):
        fail(message.format(name=name, rule="be sorted", dimensions=listed(dimensions)))


def _demand_unique(dimensions: Sequence[int], name: str, message: str) -> None:
    if not is_unique(dimensions):
        fail(message.format(name=name, rule="not repeat", dimensions=listed(dimensions)))


def _verify_gathered(numbers: GatherNumbers, rank: int) -> None:
    """The dimensions that slices have and do not have."""
    _demand_sorted(numbers.offset_dims, "offset_dims", _OF_GATHER)
    _demand_unique(numbers.offset_dims, "offset_dims", _OF_GATHER)
    demand_distinct(
        numbers.collapsed_slice_dims, numbers.operand_batching_dims, ("collapsed_slice_dims", "operand_batching_dims")
    )
    for name in ("collapsed_slice_dims", "operand_batching_dims"):
        dimensions: Sequence[int] = getattr(numbers, name)
        _demand_sorted(dimensions, name, _OF_GATHER)
        demand_all_in_bounds(dimensions, rank, name, "rank-of('operand')")


def _verify_batches(
    numbers: GatherNumbers | ScatterNumbers, names: tuple[str, str], operand: Sequence[int], indices: Sequence[int]
) -> None:
    """Batches of the operand are those of the indices. ``names``: of their dimensions in ``numbers``."""
    mine: Sequence[int]
    others: Sequence[int]
    mine, others = (getattr(numbers, name) for name in names)
    is_gather = names == _GATHER_BATCHES
    end = "" if is_gather else "."
    _demand_unique(others, names[1], _OF_GATHER if is_gather else _OF_SCATTER)
    what = names[1].removesuffix("_batching_dims")
    demand_all_in_bounds(others, len(indices), names[1], f"rank-of('{what}')")
    if numbers.index_vector_dim in others:
        fail(f"expects {names[1]} not to include index_vector_dim {numbers.index_vector_dim}{end}")
    if len(mine) != len(others):
        fail(f"{names[0]} and {names[1]} should have the same size{end}")
    for number, (at, place) in enumerate(zip(mine, others, strict=True)):
        if not agree(operand[at], indices[place]):
            fail(
                f"{names[0]}[{number}] and {names[1]}[{number}] must have compatible sizes, but got "
                f"{operand[at]} and {indices[place]}{end}"
            )


def _verify_slice_sizes(numbers: GatherNumbers, operand: Sequence[int], sizes: Sequence[int]) -> None:
    for name in ("collapsed_slice_dims", "operand_batching_dims"):
        for dimension in getattr(numbers, name):
            if sizes[dimension] > 1:
                fail(
                    f"Expects that for each dim in {name}, slice_sizes[dim] should be <= 1, but got {sizes[dimension]}"
                )
    for at, (size, limit) in enumerate(zip(sizes, operand, strict=True)):
        if size < 0 or (limit != DYNAMIC and size > limit):
            fail(f"slice size ({size}) is out of bounds for operand dimension ({limit}) at index {at}")


def _gathered(numbers: GatherNumbers, operand: Value, indices: Value, sizes: Sequence[int]) -> Type:
    """Returns the type of the slices, with the batches of the indices around them."""
    vector, bounds = numbers.index_vector_dim, bounds_of(indices.type)
    places = [at for at in range(len(shape_of(indices))) if at != vector]
    gone = {*numbers.collapsed_slice_dims, *numbers.operand_batching_dims}
    offsets = iter([size for at, size in enumerate(sizes) if at not in gone])
    rank = len(places) + len(numbers.offset_dims)
    demand_all_in_bounds(numbers.offset_dims, rank, "offset_dims", "implied-result-rank")
    batches = iter(places)
    shape, limits = [], []
    for at in range(rank):
        place = None if at in numbers.offset_dims else next(batches)
        shape.append(next(offsets) if place is None else shape_of(indices)[place])
        limits.append(bounds[place] if bounds and place is not None else DYNAMIC)
    return tensor_of(shape, element_type_or_self(operand.type), limits, encoding_of(indices.type))


@infers("gather")
def infer_gather(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    numbers, sizes = attribute_of(properties, "dimension_numbers"), integers_of(properties, "slice_sizes")
    operand, indices = operands
    _verify_gather(numbers, shape_of(operand), shape_of(indices), len(sizes))
    _verify_slice_sizes(numbers, shape_of(operand), sizes)
    return [_gathered(numbers, operand, indices, sizes)]


@infers("dynamic_gather")
def infer_dynamic_gather(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    numbers = attribute_of(properties, "dimension_numbers")
    operand, indices, slice_sizes = operands
    _verify_gather(numbers, shape_of(operand), shape_of(indices), shape_of(slice_sizes)[0])
    sizes = constant_integers(slice_sizes)
    if sizes is not None:
        _verify_slice_sizes(numbers, shape_of(operand), sizes)
    known = [DYNAMIC] * len(shape_of(operand)) if sizes is None else sizes
    return [_gathered(numbers, operand, indices, known)]


# ---- Scatters


@infers("scatter")
def infer_scatter(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    inputs = operands[: len(operands) // 2]
    return [accumulated(regions[0], value.type, number) for number, value in enumerate(inputs)]


@verifier("stablehlo.scatter")
def verify_scatter(op: ForeignOperation) -> None:
    types, numbers = op.operand_types, op.scatter_dimension_numbers
    count = len(types) // 2
    inputs, indices, updates = types[:count], types[count], types[count + 1 :]
    for what, several in (("inputs", inputs), ("updates", updates)):
        if not all(shapes_agree(several[0].shape, type.shape) for type in several):
            fail(f"Not all {what} have compatible shapes.")
    vector, shape = numbers.index_vector_dim, list(indices.shape)
    demand_in_bounds(vector, len(shape), "index_vector_dim", "rank-of('scatter_indices')", inclusive=True)
    verify_reducer(op.regions[0], inputs, [scalar_of(type) for type in updates])
    if vector == len(shape):
        shape.append(1)
    rank = len(shape) - 1 + len(numbers.update_window_dims)
    for type in updates:
        if type.rank != rank:
            fail(
                f"expects updates tensor must be of rank {rank} ( == rank-of('scatter_indices') - 1 + "
                "size-of('update_window_dims'), where 'scatter_indices' is expanded by a trailing 1 dimension if "
                f"'index_vector_dim' == rank-of('scatter_indices')), but got {type.rank}."
            )
    for source, update in zip(inputs, updates, strict=True):
        _verify_scatter_numbers(numbers, source, update, shape)
    for source, update in zip(inputs, updates, strict=True):
        _verify_window_sizes(numbers, source, update)
        _verify_batch_sizes(numbers, shape, update)


def _verify_scatter_numbers(
    numbers: ScatterNumbers, source: RankedTensorType, update: RankedTensorType, indices: Sequence[int]
) -> None:
    inserted, batching = numbers.inserted_window_dims, numbers.input_batching_dims
    implied = len(numbers.update_window_dims) + len(inserted) + len(batching)
    if source.rank != implied:
        fail(
            "Expects rank-of operand to match size-of('update_window_dims') + size-of('inserted_window_dims') + "
            f"size-of('input_batching_dims') i.e. {implied} but got {source.rank}."
        )
    _demand_sorted(numbers.update_window_dims, "update_window_dims", _OF_SCATTER)
    _demand_unique(numbers.update_window_dims, "update_window_dims", _OF_SCATTER)
    demand_all_in_bounds(numbers.update_window_dims, update.rank, "update_window_dims", "rank-of('updates')")
    demand_distinct(inserted, batching, ("inserted_window_dims", "input_batching_dims"))
    for name, dimensions in (("inserted_window_dims", inserted), ("input_batching_dims", batching)):
        _demand_sorted(dimensions, name, _OF_SCATTER)
        demand_all_in_bounds(dimensions, source.rank, name, "rank-of('operand')")
    _verify_batches(numbers, _SCATTER_BATCHES, source.shape, indices)
    mapped, vector = numbers.scatter_dims_to_operand_dims, numbers.index_vector_dim
    if not agree(indices[vector], len(mapped)):
        fail(
            f"Scatter op has {len(mapped)} elements in scatter_dims_to_operand_dims and the bound of dimension "
            f"index_vector_dim={vector} of scatter_indices is {indices[vector]}. These two numbers must be equal."
        )
    demand_distinct(mapped, batching, ("scatter_dims_to_operand_dims", "input_batching_dims"))
    demand_all_in_bounds(mapped, source.rank, "scatter_dims_to_operand_dims", "rank-of('operand')")


def _verify_window_sizes(numbers: ScatterNumbers, source: RankedTensorType, update: RankedTensorType) -> None:
    """Windows of the updates are not larger than the input."""
    gone = {*numbers.inserted_window_dims, *numbers.input_batching_dims}
    limits = [size for at, size in enumerate(source.shape) if at not in gone]
    for at, limit in zip(numbers.update_window_dims, limits, strict=True):
        size = update.shape[at]
        if DYNAMIC not in (size, limit) and size > limit:
            fail(
                "expects bounds of the window dimensions of updates to not exceed the bounds of the corresponding "
                f"dimensions of operand. For dimension {at}, updates bound is {size}, operand bound is {limit}."
            )


def _verify_batch_sizes(numbers: ScatterNumbers, indices: Sequence[int], update: RankedTensorType) -> None:
    """There is an update for each index."""
    places = iter([at for at in range(len(indices)) if at != numbers.index_vector_dim])
    for at, size in enumerate(update.shape):
        if at in numbers.update_window_dims:
            continue
        limit = indices[next(places)]
        if not agree(size, limit):
            fail(
                "expects bounds of the scatter dimensions of updates to be same as the bounds of the corresponding "
                f"dimensions of scatter indices. For scatter dimension {at}, updates bound is {size} , "
                f"scatter_indices bound is {limit}."
            )
