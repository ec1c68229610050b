"""Interfaces of tensor operations: casts, slices, destination style, subsets, sizes of results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeGuard

from lamina.analysis.value_bounds import Comparison, Variable, compare
from lamina.define.operand_slots import operand_slots
from lamina.dialects.affine.composition import make_composed_folded_apply
from lamina.dialects.affine.ops import AffineApplyOp
from lamina.dialects.arith.mixed import constant_index, same_index
from lamina.dialects.arith.ops import AddIOp, SubIOp
from lamina.dialects.tensor import ops, shapes
from lamina.dialects.tensor.sizes import high_pad, low_pad
from lamina.interfaces.casts import CastModel, CastOpInterface
from lamina.interfaces.destination_style import DestinationStyleModel, DestinationStyleOpInterface
from lamina.interfaces.shapes import (
    ReifyRankedShapedTypeOpInterface,
)
from lamina.interfaces.subset import (
    Box,
    SubsetExtractionModel,
    SubsetExtractionOpInterface,
    SubsetInsertionModel,
    SubsetInsertionOpInterface,
    SubsetModel,
    subset_model,
)
from lamina.interfaces.view_like import (
    MixedValue,
    OffsetSizeAndStrideModel,
    OffsetSizeAndStrideOpInterface,
    mixed_offsets,
    mixed_sizes,
    mixed_strides,
    mixed_values,
)
from lamina.ir import affine
from lamina.ir.attribute import Type
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, RankedTensorType, ShapedType
from lamina.ir.value import OpOperand, OpResult, Value, type_as
from lamina.rewrite.create import create_or_fold
from lamina.rewrite.fold import constant_int

if TYPE_CHECKING:
    from lamina.dialects.tensor.ops import ExtractSliceOp, InsertOp, InsertSliceOp, ParallelInsertSliceOp
    from lamina.interfaces.subset import Equivalent
    from lamina.ir.builder import Builder
    from lamina.ir.location import LocationLike
    from lamina.rewrite.rewriter import PatternRewriter

Sizes = list[list[MixedValue]]


@CastOpInterface.implement(ops.CastOp)
class _Cast(CastModel):
    @staticmethod
    def are_cast_compatible(inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
        return shapes.cast_compatible(inputs, outputs)


@CastOpInterface.implement(ops.BitcastOp)
class _Bitcast(CastModel):
    @staticmethod
    def are_cast_compatible(inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
        return shapes.bitcast_compatible(inputs, outputs)


SliceOp = ops.ExtractSliceOp | ops.InsertSliceOp | ops.ParallelInsertSliceOp


@OffsetSizeAndStrideOpInterface.implement(ops.ExtractSliceOp, ops.InsertSliceOp, ops.ParallelInsertSliceOp)
class _Slice(OffsetSizeAndStrideModel):
    pass


@DestinationStyleOpInterface.implement(ops.InsertOp, ops.InsertSliceOp)
class _Destination(DestinationStyleModel):
    @staticmethod
    def get_dps_inits(operation: InsertSliceOp | InsertOp) -> list[OpOperand]:
        return operand_slots(operation, type(operation).dest)


# ---- Subsets


def same_boxes(left: Box, right: Box) -> bool:
    """True if two boxes are known to have the same offsets, sizes and strides."""
    return all(
        len(left_entry) == len(other) and all(map(_always_equal, left_entry, other))
        for left_entry, other in zip(left, right, strict=True)
    )


def _always_equal(left: MixedValue, right: MixedValue) -> bool:
    if same_index(left, right):
        return True
    if constant_int(left) is not None and constant_int(right) is not None:
        return False
    return compare(Variable.of(left), Comparison.EQ, Variable.of(right))


def _slice_entries(op: Operation) -> tuple[list[MixedValue], list[MixedValue], list[MixedValue]]:
    return mixed_offsets(op), mixed_sizes(op), mixed_strides(op)


def tensor_of_slice(op: SliceOp) -> Value:
    """Returns the tensor that a slice is a part of."""
    return op.source if isinstance(op, ops.ExtractSliceOp) else op.dest


def _is_slice(op: Operation) -> TypeGuard[SliceOp]:
    return isinstance(op, SliceOp)


def slices_are_disjoint(left: Box, right: Box) -> bool:
    """True if two slices of one tensor are known to be disjoint: in some dimension the last element of one
    precedes the first of the other."""
    for entries in zip(*left, *right, strict=True):
        offset, size, stride, other_offset, other_size, other_stride = entries
        if _ends_before(offset, size, stride, other_offset) or _ends_before(
            other_offset, other_size, other_stride, offset
        ):
            return True
    return False


def _ends_before(offset: MixedValue, size: MixedValue, stride: MixedValue, other: MixedValue) -> bool:
    """True if ``offset + (size - 1) * stride < other``, where everything or the difference of offsets is known."""
    length, step = constant_int(size), constant_int(stride)
    if length is None or step is None:
        return False
    start, after = affine_sum(offset), affine_sum(other)
    if start is None or after is None or start[0] != after[0]:
        return False
    return start[1] + (length - 1) * step < after[1]


def affine_sum(entry: MixedValue) -> tuple[frozenset[tuple[Value, int]], int] | None:
    """Returns the entry as a linear combination of values plus a constant; None if it is not one."""
    number = constant_int(entry)
    if number is not None:
        return frozenset(), number
    assert isinstance(entry, Value)
    terms: dict[Value, int] = {}
    constant = 0
    pending: list[tuple[Value, int]] = [(entry, 1)]
    while pending:
        value, factor = pending.pop()
        owner = value.defining_op
        number = constant_int(value)
        if number is not None:
            constant += factor * number
        elif isinstance(owner, AddIOp | SubIOp):
            pending.append((owner.lhs, factor))
            pending.append((owner.rhs, factor if isinstance(owner, AddIOp) else -factor))
        elif isinstance(owner, AffineApplyOp):
            flat = _flat_apply(owner)
            if flat is None:
                terms[value] = terms.get(value, 0) + factor
                continue
            constant += factor * flat[1]
            pending += [(operand, factor * multiple) for operand, multiple in flat[0]]
        else:
            terms[value] = terms.get(value, 0) + factor
    return frozenset((value, factor) for value, factor in terms.items() if factor), constant


def _flat_apply(op: AffineApplyOp) -> tuple[list[tuple[Value, int]], int] | None:
    map = op.map
    expr = map.results[0]
    constant = 0
    terms: list[tuple[Value, int]] = []
    pending = [(expr, 1)]
    while pending:
        term, factor = pending.pop()
        if isinstance(term, affine.AffineConstantExpr):
            constant += factor * term.value
        elif isinstance(term, affine.AffineDimExpr):
            terms.append((op.operand(term.position), factor))
        elif isinstance(term, affine.AffineSymbolExpr):
            terms.append((op.operand(map.num_dims + term.position), factor))
        elif isinstance(term, affine.AffineBinaryOpExpr) and term.kind == affine.ADD:
            pending += [(term.lhs, factor), (term.rhs, factor)]
        elif (
            isinstance(term, affine.AffineBinaryOpExpr)
            and term.kind == affine.MUL
            and isinstance(term.rhs, affine.AffineConstantExpr)
        ):
            pending.append((term.lhs, factor * term.rhs.value))
        else:
            return None
    return terms, constant


class _SlicePart(SubsetModel):
    """The part of a tensor that a slice extracts or inserts."""

    @staticmethod
    def get_box(operation: SliceOp) -> tuple[Value, Box] | None:
        return tensor_of_slice(operation), _slice_entries(operation)

    @staticmethod
    def operates_on_equivalent_subset(
        operation: ParallelInsertSliceOp | InsertSliceOp | ExtractSliceOp, other: Operation, equivalent: Equivalent
    ) -> bool:
        model = subset_model(other)
        found = None if model is None else model.get_box(other)
        if found is None:
            return False
        tensor, box = found
        return equivalent(tensor_of_slice(operation), tensor) and same_boxes(_slice_entries(operation), box)

    @staticmethod
    def operates_on_disjoint_subset(operation: SliceOp, other: Operation, equivalent: Equivalent) -> bool:
        if not _is_slice(other):
            model = subset_model(other)
            return model is not None and model.operates_on_disjoint_subset(other, operation, equivalent)
        if not equivalent(tensor_of_slice(operation), tensor_of_slice(other)):
            return False
        return slices_are_disjoint(_slice_entries(operation), _slice_entries(other))


@SubsetExtractionOpInterface.implement(ops.ExtractSliceOp)
class _Extraction(_SlicePart, SubsetExtractionModel):
    """Extracts a slice."""


class _InsertionBase(_SlicePart, SubsetInsertionModel):
    @staticmethod
    def build_subset_extraction(
        operation: ParallelInsertSliceOp | InsertSliceOp, builder: PatternRewriter, location: LocationLike
    ) -> Value | None:
        extract_slice = builder.create(
            ops.ExtractSliceOp,
            operation.dest,
            operation.offsets,
            operation.sizes,
            operation.strides,
            operation.static_offsets,
            operation.static_sizes,
            operation.static_strides,
            result_types=[operation.source.type],
            location=location,
        )
        return extract_slice.results[0]

    @staticmethod
    def get_values_needed_to_build_subset_extraction(operation: ParallelInsertSliceOp | InsertSliceOp) -> list[Value]:
        return [*operation.offsets, *operation.sizes, *operation.strides, operation.dest]


@SubsetInsertionOpInterface.implement(ops.InsertSliceOp)
class _Insertion(_InsertionBase):
    pass


@SubsetInsertionOpInterface.implement(ops.ParallelInsertSliceOp)
class _ParallelInsertion(_InsertionBase):
    @staticmethod
    def get_updated_destination(operation: Operation) -> OpResult:
        raise TypeError("a parallel insertion updates its destination in place")


# ---- Sizes of results


def tensor_sizes(builder: PatternRewriter, value: Value) -> list[MixedValue]:
    """Returns the sizes of a tensor: numbers, or tensor.dim (folded)."""
    type = value.type
    assert isinstance(type, RankedTensorType)
    return [tensor_size(builder, value, position) for position in range(type.rank)]


def tensor_size(builder: PatternRewriter, value: Value, position: int) -> MixedValue:
    type = type_as(value, ShapedType)
    if type.shape[position] != DYNAMIC:
        return type.shape[position]
    size = create_or_fold(builder, ops.DimOp, value, constant_index(builder, position))
    number = constant_int(size)
    return size if number is None else number


@ReifyRankedShapedTypeOpInterface.implement(ops.EmptyOp)
def _reify_empty(op: ops.EmptyOp, builder: Builder) -> Sizes:
    return [mixed_values(op.result.type.shape, op.dynamic_sizes)]


@ReifyRankedShapedTypeOpInterface.implement(ops.SplatOp)
def _reify_splat(op: ops.SplatOp, builder: Builder) -> Sizes:
    return [mixed_values(op.aggregate.type.shape, op.dynamic_sizes)]


@ReifyRankedShapedTypeOpInterface.implement(ops.GenerateOp)
def _reify_generate(op: ops.GenerateOp, builder: Builder) -> Sizes:
    return [mixed_values(op.result.type.shape, op.dynamic_extents)]


@ReifyRankedShapedTypeOpInterface.implement(ops.ExtractSliceOp)
def _reify_extract_slice(op: ops.ExtractSliceOp, builder: Builder) -> Sizes:
    sizes = mixed_sizes(op)
    dropped = shapes.dropped_dims(sizes, op.result.type.shape)
    return [[size for position, size in enumerate(sizes) if position not in dropped]]


@ReifyRankedShapedTypeOpInterface.implement(ops.InsertSliceOp, ops.InsertOp)
def _reify_insert(op: ops.InsertSliceOp | ops.InsertOp, builder: PatternRewriter) -> Sizes:
    return [tensor_sizes(builder, op.dest)]


@ReifyRankedShapedTypeOpInterface.implement(ops.CastOp)
def _reify_cast(op: ops.CastOp, builder: PatternRewriter) -> Sizes:
    return [tensor_sizes(builder, op.source)]


@ReifyRankedShapedTypeOpInterface.implement(ops.ExpandShapeOp)
def _reify_expand_shape(op: ops.ExpandShapeOp, builder: Builder) -> Sizes:
    return [mixed_values(op.static_output_shape, op.output_shape)]


@ReifyRankedShapedTypeOpInterface.implement(ops.CollapseShapeOp)
def _reify_collapse_shape(op: ops.CollapseShapeOp, builder: Builder) -> Sizes:
    sizes: list[MixedValue] = []
    for size, group in zip(op.result.type.shape, op.reassociation, strict=True):
        if size != DYNAMIC:
            sizes.append(size)
            continue
        factors = [create_or_fold(builder, ops.DimOp, op.src, constant_index(builder, position)) for position in group]
        product: affine.AffineExpr = affine.symbol(0)
        for at in range(1, len(factors)):
            product = product * affine.symbol(at)
        sizes.append(make_composed_folded_apply(builder, affine.AffineMap(0, len(factors), [product]), factors))
    return [sizes]


@ReifyRankedShapedTypeOpInterface.implement(ops.PadOp)
def _reify_pad(op: ops.PadOp, builder: Builder) -> Sizes:
    total = affine.dim(0) + affine.dim(1) + affine.dim(2)
    low, high = low_pad(op), high_pad(op)
    sizes: list[MixedValue] = []
    for position, size in enumerate(op.result.type.shape):
        if size != DYNAMIC:
            sizes.append(size)
            continue
        source = create_or_fold(builder, ops.DimOp, op.source, constant_index(builder, position))
        operands: list[MixedValue] = [source, low[position], high[position]]
        sizes.append(make_composed_folded_apply(builder, affine.AffineMap(3, 0, [total]), operands))
    return [sizes]


@ReifyRankedShapedTypeOpInterface.implement(ops.ConcatOp)
def _reify_concat(op: ops.ConcatOp, builder: PatternRewriter) -> Sizes:
    dim = op.dim
    inputs = op.inputs
    inferred = shapes.concat_type(dim, [value.type for value in inputs])
    sizes: list[MixedValue] = list(op.result.type.shape)
    # As in MLIR, the sum of the sizes comes last, and is created if the result's type is dynamic, even if all
    # terms are known.
    for position, size in enumerate(op.result.type.shape):
        if position != dim and size == DYNAMIC:
            known = inferred.shape[position]
            is_known = known != DYNAMIC
            sizes[position] = constant_index(builder, known) if is_known else tensor_size(builder, inputs[0], position)
    if sizes[dim] == DYNAMIC:
        terms = [create_or_fold(builder, ops.DimOp, value, constant_index(builder, dim)) for value in inputs]
        total: affine.AffineExpr = affine.dim(0)
        for at in range(1, len(terms)):
            total = total + affine.dim(at)
        summed = make_composed_folded_apply(builder, affine.AffineMap(len(terms), 0, [total]), terms)
        sizes[dim] = constant_index(builder, summed) if isinstance(summed, int) else summed
    return [sizes]


__all__ = [
    "affine_sum",
    "same_boxes",
    "same_index",
    "slices_are_disjoint",
    "tensor_of_slice",
    "tensor_size",
    "tensor_sizes",
]
