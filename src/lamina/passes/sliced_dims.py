"""How operations on tensors are computed for a part of a dim whose elements they do not mix, such as the batch of a
network: which dims of the operands and results correspond, and the operation on these parts.

A tensor is divided along a dim into parts of equal length: one element each, or more after a reshape that merged the
dim with those inside of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import prod
from typing import Any, NamedTuple

from lamina.analysis.slices import used_values_defined_above
from lamina.dialects.linalg.ops import IndexOp
from lamina.dialects.linalg.slices import extract_slice, insert_slice, slice_of
from lamina.dialects.linalg.structure import PARALLEL, LinalgOp
from lamina.dialects.linalg.tiling import clone_with_operands
from lamina.dialects.tensor.ops import (
    CollapseShapeOp,
    ConcatOp,
    DimOp,
    ExpandShapeOp,
    ExtractSliceOp,
    InsertSliceOp,
    PadOp,
)
from lamina.dialects.tensor.shapes import dropped_dims, with_shape
from lamina.interfaces.view_like import mixed_sizes, mixed_values
from lamina.ir.affine import AffineDimExpr
from lamina.ir.attributes import DenseI64ArrayAttr
from lamina.ir.builder import Builder
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, RankedTensorType
from lamina.ir.value import Value, type_as
from lamina.rewrite.fold import constant_int


class Parts(NamedTuple):
    """A tensor in parts of so many elements along a dim."""

    dim: int
    length: int

    def type(self, whole: RankedTensorType) -> RankedTensorType:
        """Returns the type of one part."""
        shape = list(whole.shape)
        shape[self.dim] = self.length
        return with_shape(whole, shape)


class Division(NamedTuple):
    """The parts of an operation's operands, by their numbers, and of its results. All iterations use the other
    operands."""

    operands: dict[int, Parts]
    results: Parts


def divide(op: Operation, known: Mapping[int, Parts], count: Value | None = None) -> Division | None:
    """Returns how an operation is divided if some of its operands are; None if it cannot be computed in parts.
    ``count`` is the number of the parts, if it is not static."""
    rule = next((rule for kind, rule in _RULES.items() if isinstance(op, kind)), None)
    division = None if rule is None or not known else rule(op, known, count)
    if division is None or any(division.operands.get(number) != parts for number, parts in known.items()):
        return None
    values = [(slot.value, division.operands[slot.index]) for slot in op.op_operands if slot.index in division.operands]
    values += [(result, division.results) for result in op.results]
    return division if all(isinstance(value.type, RankedTensorType) for value, _ in values) else None


def on_parts(builder: Builder, op: Operation, division: Division, operands: list[Value]) -> list[Value]:
    """Creates an operation on parts, whose operands are given; returns its results."""
    types = [division.results.type(type_as(result, RankedTensorType)) for result in op.results]
    if isinstance(op, ExtractSliceOp | InsertSliceOp):
        slice = slice_of(op)
        slice.sizes[_sliced_dim(op, division)] = division.results.length
        if isinstance(op, ExtractSliceOp):
            return [extract_slice(builder, operands[0], slice, types[0]).result]
        return [insert_slice(builder, operands[0], operands[1], slice).result]
    if isinstance(op, ExpandShapeOp):
        properties = {**op._properties, "static_output_shape": DenseI64ArrayAttr(types[0].shape)}
        attributes = dict(op._attributes)
        given = mixed_values(op.static_output_shape, operands[1:])
        sizes = zip(given, types[0].shape, strict=True)
        unknown = [size for size, part in sizes if part == DYNAMIC and isinstance(size, Value)]
        expanded = ExpandShapeOp([operands[0], *unknown], types, properties, attributes, location=op.raw_location)
        return [builder.insert(expanded).result]
    copy: Operation = clone_with_operands(builder, op, operands, types)
    return list(copy.results)


def _sliced_dim(op: ExtractSliceOp | InsertSliceOp, division: Division) -> int:
    if isinstance(op, InsertSliceOp):
        return division.results.dim
    (source,) = division.operands.values()
    return source.dim


# ---- Rules: the division of all operands and results that follows from that of some operands


def _structured(op: LinalgOp, known: Mapping[int, Parts], count: Value | None) -> Division | None:
    """One parallel loop runs over the parts: the same in all operands that depend on it."""
    number, parts = next(iter(known.items()))
    expr = op.maps[number].results[parts.dim]
    if not isinstance(expr, AffineDimExpr) or op.iterators[expr.position] != PARALLEL:
        return None
    loop = expr.position
    if not op.has_pure_tensor_semantics or _computes_with(op, loop):
        return None
    operands: dict[int, Parts] = {}
    for number, map in enumerate(op.maps):
        dims = [dim for dim, expr in enumerate(map.results) if expr.is_function_of_dim(loop)]
        if len(dims) > 1 or any(not isinstance(map.results[dim], AffineDimExpr) for dim in dims):
            return None
        if dims:
            operands[number] = Parts(dims[0], parts.length)
    results = {operands.get(slot.index) for slot in op.dps_init_operands}
    result = next(iter(results))
    return Division(operands, result) if result is not None and len(results) == 1 else None


def _computes_with(op: LinalgOp, loop: int) -> bool:
    return any(isinstance(inner, IndexOp) and inner.dim == loop for inner in op.block.operations)


def _padding(op: PadOp, known: Mapping[int, Parts], count: Value | None) -> Division | None:
    parts = known.get(0)
    if parts is None or op.static_low[parts.dim] or op.static_high[parts.dim]:
        return None
    arguments = op.region.entry_block.arguments
    return None if any(argument.first_use is not None for argument in arguments) else Division({0: parts}, parts)


def _concatenation(op: ConcatOp, known: Mapping[int, Parts], count: Value | None) -> Division | None:
    parts = next(iter(known.values()))
    return None if parts.dim == op.dim else Division(dict.fromkeys(range(len(op.inputs)), parts), parts)


def _extraction(op: ExtractSliceOp, known: Mapping[int, Parts], count: Value | None) -> Division | None:
    parts = known.get(0)
    if parts is None or not _is_whole(op, parts, op.source, count):
        return None
    kept = _kept_dims(op, op.result)
    return Division({0: parts}, Parts(kept.index(parts.dim), parts.length)) if parts.dim in kept else None


def _insertion(op: InsertSliceOp, known: Mapping[int, Parts], count: Value | None) -> Division | None:
    kept = _kept_dims(op, op.source)
    source = known.get(0)
    parts = known.get(1) if source is None else Parts(kept[source.dim], source.length)
    if parts is None or parts.dim not in kept or not _is_whole(op, parts, op.dest, count):
        return None
    return Division({0: Parts(kept.index(parts.dim), parts.length), 1: parts}, parts)


def _kept_dims(op: ExtractSliceOp | InsertSliceOp, slice: Value) -> list[int]:
    sizes = mixed_sizes(op)
    dropped = dropped_dims(sizes, type_as(slice, RankedTensorType).shape)
    return [dim for dim in range(len(sizes)) if dim not in dropped]


def _is_whole(op: ExtractSliceOp | InsertSliceOp, parts: Parts, whole: Value, count: Value | None) -> bool:
    """True if a slice has all parts of a dim, in order."""
    dim, slice = parts.dim, slice_of(op)
    if (slice.offsets[dim], slice.strides[dim]) != (0, 1):
        return False
    size, taken = type_as(whole, RankedTensorType).shape[dim], slice.sizes[dim]
    if not isinstance(taken, Value):
        return size != DYNAMIC and taken == size
    return parts.length == 1 and count is not None and _is_same_size(taken, count)


def _is_same_size(left: Value, right: Value) -> bool:
    first, second = left.defining_op, right.defining_op
    if left is right or not isinstance(first, DimOp) or not isinstance(second, DimOp):
        return left is right
    return first.source is second.source and constant_int(first.index) == constant_int(second.index)


def _collapse(op: CollapseShapeOp, known: Mapping[int, Parts], count: Value | None) -> Division | None:
    """The dim stays the outermost of a group."""
    parts = known.get(0)
    if parts is None:
        return None
    shape = type_as(op.src, RankedTensorType).shape
    groups = _groups(op)
    number = next(number for number, group in enumerate(groups) if parts.dim in group)
    before = [dim for dim in groups[number] if dim < parts.dim]
    inner = [shape[dim] for dim in groups[number] if dim > parts.dim]
    if any(shape[dim] != 1 for dim in before) or DYNAMIC in inner:
        return None
    return Division({0: parts}, Parts(number, parts.length * prod(inner)))


def _expand(op: ExpandShapeOp, known: Mapping[int, Parts], count: Value | None) -> Division | None:
    """The dim is the outermost of a group that is not one; the dims inside of it divide a part."""
    parts = known.get(0)
    if parts is None:
        return None
    shape = type_as(op.result, RankedTensorType).shape
    group = _groups(op)[parts.dim]
    outermost = next((dim for dim in group if shape[dim] != 1), group[-1])
    inner = [shape[dim] for dim in group if dim > outermost]
    if DYNAMIC in inner or parts.length % max(prod(inner), 1):
        return None
    return Division({0: parts}, Parts(outermost, parts.length // prod(inner)))


def _groups(op: CollapseShapeOp | ExpandShapeOp) -> list[list[int]]:
    return [[int(axis) for axis in group] for group in op.reassociation]


_RULES: dict[type[Operation], Callable[[Any, Mapping[int, Parts], Value | None], Division | None]] = {
    LinalgOp: _structured,
    PadOp: _padding,
    ConcatOp: _concatenation,
    ExtractSliceOp: _extraction,
    InsertSliceOp: _insertion,
    CollapseShapeOp: _collapse,
    ExpandShapeOp: _expand,
}


def captures(op: Operation) -> list[Value]:
    """Returns the values that an operation uses in its regions."""
    return used_values_defined_above(op) if op.regions else []
