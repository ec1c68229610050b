"""Sharding: names of results, axes, and rules of grids."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod
from typing import TYPE_CHECKING

from lamina.define.foreign import ForeignOperation, attribute_of, is_operation
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DenseArrayAttr, DenseI16ArrayAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.symbols import lookup_nearest_symbol_from
from lamina.ir.types import DYNAMIC, RankedTensorType
from lamina.ir.value import Value
from lamina.plugins import operation_method, syntax, verifier

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

_NAMES = {
    "shard.grid_shape": "grid_shape",
    "shard.neighbors_linear_indices": "down_linear_idx",
    "shard.process_linear_index": "proc_linear_idx",
    "shard.process_multi_index": "proc_linear_idx",
    "shard.shard": "sharding_annotated",
    "shard.sharding": "sharding",
}
_GATHERS = ("shard.all_gather", "shard.gather")
_SLICES = ("shard.all_slice", "shard.reduce_scatter", "shard.scatter")
_COLLECTIVES = (
    *_GATHERS,
    *_SLICES,
    "shard.all_reduce",
    "shard.all_to_all",
    "shard.broadcast",
    "shard.recv",
    "shard.reduce",
    "shard.send",
    "shard.shift",
)


@operation_method(*_NAMES, *_COLLECTIVES)
def result_names(op: ForeignOperation) -> Iterable[tuple[Value, str]]:
    """Names the results after the operation."""
    names = [(op.results[0], _NAMES.get(op.name, op.name.partition(".")[2]))] if op.results else []
    if len(op.results) > 1 and names[0][1] == "down_linear_idx":
        names.append((op.results[1], "up_linear_idx"))
    return names


@syntax("#shard.axisarray")
def parse_axes(cls: type[Attribute], parser: Parser) -> Attribute:
    """`[[0, 1], [2]]`."""
    groups = parser.parse_delimited("[", lambda: parser.parse_delimited("[", parser.parse_int64))
    return cls(tuple(DenseI16ArrayAttr(group) for group in groups))


@syntax("#shard.axisarray")
def print_axes(attribute: Attribute, printer: Printer) -> None:
    groups = [", ".join(map(str, group.values)) for group in attribute.parameters[0]]
    printer.write("[" + ", ".join(f"[{group}]" for group in groups) + "]")


@verifier("shard.grid")
def verify_grid(op: ForeignOperation) -> None:
    """Requires at least one dimension, and non-negative sizes."""
    sizes = list(attribute_of(op, "shape").values)
    if not sizes:
        raise VerifyFailure("rank of grid is expected to be a positive integer")
    if any(size < 0 and size != DYNAMIC for size in sizes):
        raise VerifyFailure("dimension size of a grid is expected to be non-negative or dynamic")


# ---- Rules of operations that name a grid


def _number(op: Operation, name: str) -> int:
    value: int = attribute_of(op, name).value
    return value


def _numbers(op: Operation, name: str) -> list[int]:
    given = op._properties.get(name)
    return list(given.values) if isinstance(given, DenseArrayAttr) else []


def _shape_of_grid(op: Operation) -> list[int]:
    """Returns the shape of the grid that an operation names."""
    reference = attribute_of(op, "grid")
    grid = lookup_nearest_symbol_from(op, reference)
    if grid is None or not is_operation(grid, "shard.grid"):
        raise VerifyFailure(f'Undefined required grid symbol "{reference.root}".', raw=True)
    return list(attribute_of(grid, "shape").values)


def _verify_axes(op: Operation, axes: list[int], shape: list[int]) -> None:
    if len(set(axes)) < len(axes):
        raise VerifyFailure("Grid axes contains duplicate elements.", raw=True)
    for axis in axes:
        if not 0 <= axis < len(shape):
            raise VerifyFailure(
                f"0-based grid axis index {axis} is out of bounds. The referenced grid "
                f'"{attribute_of(op, "grid").root}" is of rank {len(shape)}.',
                raw=True,
            )


@verifier("shard.process_linear_index", "shard.neighbors_linear_indices")
def verify_has_grid(op: ForeignOperation) -> None:
    """Requires the grid to be declared."""
    _shape_of_grid(op)


@verifier("shard.grid_shape", "shard.process_multi_index")
def verify_of_axes(op: ForeignOperation) -> None:
    """Requires one result per axis."""
    shape, axes = _shape_of_grid(op), _numbers(op, "axes")
    _verify_axes(op, axes, shape)
    expected = len(axes) or len(shape)
    if len(op.results) != expected:
        raise VerifyFailure(f"Unexpected number of results {len(op.results)}. Expected {expected}.", raw=True)


@verifier("shard.sharding")
def verify_sharding(op: ForeignOperation) -> None:
    """Requires each axis to split at most one dimension."""
    groups = [list(group.values) for group in attribute_of(op, "split_axes").parameters[0]]
    axes = [axis for group in groups for axis in group]
    halos, offsets = _numbers(op, "static_halo_sizes"), _numbers(op, "static_sharded_dims_offsets")
    if any(axis < 0 for axis in axes):
        raise VerifyFailure("grid axis is expected to be non-negative", raw=True)
    if len(set(axes)) < len(axes):
        raise VerifyFailure("grid axis duplicated", raw=True)
    shape = _shape_of_grid(op)
    if halos and offsets:
        raise VerifyFailure("halo sizes and shard offsets are mutually exclusive")
    if halos and len(halos) != 2 * len(groups):
        raise VerifyFailure("halo sizes must be specified for all split axes.", raw=True)
    if offsets:
        sizes = [[shape[axis] for axis in group] for group in groups if all(axis < len(shape) for axis in group)]
        if DYNAMIC not in (size for group in sizes for size in group):
            if len(offsets) != sum(prod(group) + 1 for group in sizes if group):
                raise VerifyFailure("sharded dims offsets has wrong size.", raw=True)


def _verify_size(op: Operation, axis: int, expected: int) -> None:
    result = op.results[0].type
    given = result.shape[axis] if isinstance(result, RankedTensorType) else DYNAMIC
    if given != expected and given != DYNAMIC:
        named = "dynamic" if expected == DYNAMIC else str(expected)
        raise VerifyFailure(
            f"Dimension size mismatch for result axis {axis}. Expected {named}, but got {given}.", raw=True
        )


def _divided(size: int, by: int, axis: int) -> int:
    if DYNAMIC in (size, by):
        return DYNAMIC
    if size % by:
        raise VerifyFailure(
            f"Operand dimension size {size} is not divisible by collective device group size {by} for tensor axis "
            f"{axis}.",
            raw=True,
        )
    return size // by


def _multiplied(size: int, by: int) -> int:
    return DYNAMIC if DYNAMIC in (size, by) else size * by


def _verify_device(op: Operation, name: str, sizes: list[int]) -> None:
    """Requires the device's coordinates to be inside its group."""
    device = _numbers(op, name)
    if not device and name == "source":
        return
    if len(device) != len(sizes):
        raise VerifyFailure(
            f'In-group device "{name}" has unexpected multi-index size {len(device)}. Expected {len(sizes)}.', raw=True
        )
    for position, (at, size) in enumerate(zip(device, sizes, strict=True)):
        if DYNAMIC not in (at, size) and at >= size:
            raise VerifyFailure(
                f'Out of bounds coordinate {position} for in-group device "{name}". Got {at}, but expected value in '
                f"the range [0, {size - 1}].",
                raw=True,
            )


@verifier(*_COLLECTIVES)
def verify_collective(op: ForeignOperation) -> None:
    """Requires axes of the grid, and the result type that they imply."""
    shape, axes = _shape_of_grid(op), _numbers(op, "grid_axes")
    _verify_axes(op, axes, shape)
    sizes = [shape[axis] for axis in axes]
    for name in ("root", "destination", "source"):
        if name in op._properties:
            _verify_device(op, name, sizes)
    count = DYNAMIC if DYNAMIC in sizes else prod(sizes)
    given = op.operands[0].type
    if not isinstance(given, RankedTensorType):
        return
    expected = list(given.shape)
    if is_operation(op, *_GATHERS):
        axis = _number(op, "gather_axis")
        if not 0 <= axis < len(expected):
            raise VerifyFailure(f"Gather axis {axis} is out of bounds [0, {len(expected)}).", raw=True)
        expected[axis] = _multiplied(expected[axis], count)
    elif is_operation(op, *_SLICES):
        axis = _number(op, "slice_axis" if is_operation(op, "shard.all_slice") else "scatter_axis")
        if 0 <= axis < len(expected):
            expected[axis] = _divided(expected[axis], count, axis)
    elif is_operation(op, "shard.all_to_all"):
        split, concatenated = _number(op, "split_axis"), _number(op, "concat_axis")
        if split != concatenated and 0 <= split < len(expected) and 0 <= concatenated < len(expected):
            expected[concatenated] = _multiplied(expected[concatenated], count)
            _verify_size(op, concatenated, expected[concatenated])
            expected[split] = _divided(expected[split], count, split)
    elif is_operation(op, "shard.shift") and _number(op, "shift_axis") not in axes:
        axis = _number(op, "shift_axis")
        raise VerifyFailure(f"Invalid shift axis {axis}. It must be one of the grouping grid axes.", raw=True)
    elif not is_operation(op, "shard.all_to_all"):
        return
    for axis, size in enumerate(expected):
        _verify_size(op, axis, size)
