"""Folds of tensor operations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeGuard

from lamina.dialects.arith.mixed import same_index
from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.complex.ops import ConstantOp as ComplexConstantOp
from lamina.dialects.memref.reshape_patterns import undoes_reshape
from lamina.dialects.tensor import DIALECT, ops
from lamina.dialects.tensor.shapes import preserves_static_information
from lamina.dialects.tensor.sizes import same_size_source, size_source
from lamina.interfaces.view_like import MixedValue, mixed_offsets, mixed_sizes, mixed_strides
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import (
    ArrayAttr,
    DenseElementsAttr,
    FloatAttr,
    IntegerAttr,
    SparseElementsAttr,
    number_as,
)
from lamina.ir.location import LocationLike
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, ComplexType, RankedTensorType, ShapedType, index
from lamina.ir.value import Value, type_as
from lamina.rewrite.fold import FoldAnswer, constant_int, fold

if TYPE_CHECKING:
    from lamina.dialects.tensor.ops import CastOp, CollapseShapeOp, ExpandShapeOp, ExtractSliceOp, InsertSliceOp
    from lamina.ir.types import TensorType

Constants = Sequence[Attribute | None]


def materialize_constant(value: Attribute, type: Type, location: LocationLike) -> Operation | None:
    """``arith.constant`` or ``complex.constant``, where they can hold the value."""
    if isinstance(value, IntegerAttr | FloatAttr | DenseElementsAttr) and value.type is type:
        return ConstantOp((), (type,), {"value": value}, location=location)
    if isinstance(type, ComplexType) and isinstance(value, ArrayAttr):
        return ComplexConstantOp((), (type,), {"value": value}, location=location)
    return None


DIALECT.constant_materializer = materialize_constant


def can_fold_into_consumer(cast: Operation | None) -> TypeGuard[CastOp]:
    """True if a tensor.cast only drops static information."""
    return isinstance(cast, ops.CastOp) and preserves_static_information(cast.source.type, cast.dest.type)


def can_fold_into_producer(cast: CastOp) -> bool:
    """True if the result of a tensor.cast is at least as static as its source."""
    return isinstance(cast, ops.CastOp) and preserves_static_information(cast.dest.type, cast.source.type)


def same_slice(left: InsertSliceOp | ExtractSliceOp, right: InsertSliceOp | ExtractSliceOp) -> bool:
    """True if two slices have the same offsets, sizes and strides, comparing constants by value."""
    for entries in (mixed_offsets, mixed_sizes, mixed_strides):
        left_entries, other = entries(left), entries(right)
        if len(left_entries) != len(other) or not all(map(same_index, left_entries, other)):
            return False
    return True


def is_whole_slice(op: InsertSliceOp | ExtractSliceOp, type: RankedTensorType) -> bool:
    """True if a slice is known to cover a whole tensor of the type."""
    return (
        all(constant_int(entry) == 0 for entry in mixed_offsets(op))
        and all(constant_int(entry) == size for entry, size in zip(mixed_sizes(op), type.shape, strict=True))
        and all(constant_int(entry) == 1 for entry in mixed_strides(op))
    )


def resized_splat(attribute: Attribute | None, type: RankedTensorType | TensorType) -> DenseElementsAttr | None:
    """Returns a splat constant in another static shape."""
    if isinstance(attribute, DenseElementsAttr) and attribute.is_splat and type.has_static_shape:
        return DenseElementsAttr.from_raw(type, attribute.raw, True)
    return None


# ---- Shapes


@fold
def fold_dim(op: ops.DimOp, constants: Constants) -> FoldAnswer:
    """dim(x, i) -> constant, or the size operand of the definition of x"""
    number, type = constants[1], op.source.type
    if not isinstance(number, IntegerAttr) or not isinstance(type, RankedTensorType):
        return None
    dimension = number.value
    if not 0 <= dimension < type.rank:
        return None
    if type.shape[dimension] != DYNAMIC:
        return IntegerAttr(index, type.shape[dimension])
    source = op.source.defining_op
    if isinstance(source, ops.GenerateOp):
        return source.dynamic_extents[type.shape[:dimension].count(DYNAMIC)]
    if isinstance(source, ops.ExtractSliceOp) and source.source.type.rank == type.rank:
        entry = mixed_sizes(source)[dimension]
        if isinstance(entry, Value):
            return entry
    if can_fold_into_consumer(source):
        op.source = source.source
        return True
    return None


@fold
def fold_rank(op: ops.RankOp, constants: Constants) -> FoldAnswer:
    type = op.tensor.type
    return IntegerAttr(index, type.rank) if isinstance(type, RankedTensorType) else None


# ---- Elements


@fold
def fold_extract(op: ops.ExtractOp, constants: Constants) -> FoldAnswer:
    """extract(constant or from_elements) -> element; extract(insert(v, x, i), i) -> v"""
    source = constants[0]
    if isinstance(source, DenseElementsAttr) and source.is_splat:
        return source.splat_value
    indices = [constant.value for constant in constants[1:] if isinstance(constant, IntegerAttr)]
    if len(indices) != len(constants) - 1:
        return None
    shape = op.tensor.type.shape
    producer = op.tensor.defining_op
    if isinstance(producer, ops.FromElementsOp):
        flat = 0
        for size, at in zip(shape, indices, strict=True):
            flat = flat * size + at
        elements = producer.elements
        return elements[flat] if 0 <= flat < len(elements) else None
    if isinstance(producer, ops.InsertOp) and [constant_int(index) for index in producer.indices] == indices:
        return producer.scalar
    if not isinstance(source, DenseElementsAttr | SparseElementsAttr):
        return None
    if not all(0 <= at < size for size, at in zip(shape, indices, strict=True)):
        return None
    return source.element(indices)


@fold
def fold_insert(op: ops.InsertOp, constants: Constants) -> FoldAnswer:
    """insert(v, splat(v)) -> splat(v)"""
    scalar, dest = constants[0], constants[1]
    if isinstance(dest, DenseElementsAttr) and dest.is_splat and dest.splat_value is scalar:
        return dest
    return None


@fold
def fold_from_elements(op: ops.FromElementsOp, constants: Constants) -> FoldAnswer:
    """from_elements(constants) -> constant"""
    type = op.result.type
    elements = [element for constant in constants if (element := number_as(type.element_type, constant)) is not None]
    if len(elements) < len(constants):
        return None
    return DenseElementsAttr.from_attributes(type, elements)


@fold
def fold_splat(op: ops.SplatOp, constants: Constants) -> FoldAnswer:
    type = op.aggregate.type
    element = number_as(type.element_type, constants[0])
    # Complex numbers are left alone, as in MLIR.
    if not isinstance(element, IntegerAttr | FloatAttr) or not type.has_static_shape:
        return None
    return DenseElementsAttr.splat(type, element)


@fold
def fold_gather(op: ops.GatherOp, constants: Constants) -> FoldAnswer:
    """gather(splat) -> splat"""
    return resized_splat(constants[0], op.result.type)


# ---- Slices


@fold
def fold_extract_slice(op: ops.ExtractSliceOp, constants: Constants) -> FoldAnswer:
    """extract_slice(splat) -> splat; extract_slice(x) of everything -> x; extract_slice(insert_slice(y)) -> y"""
    result = op.result.type
    splat = resized_splat(constants[0], result)
    if splat is not None:
        return splat
    source = op.source
    if source.type is result and is_whole_slice(op, result):
        return source
    producer = source.defining_op
    if isinstance(producer, ops.InsertSliceOp) and producer.source.type is result and same_slice(producer, op):
        return producer.source
    return None


@fold
def fold_insert_slice(op: ops.InsertSliceOp, constants: Constants) -> FoldAnswer:
    """insert_slice(x, t) of everything -> x; of nothing -> t; of extract_slice(t) -> t; drops overwritten inserts"""
    source, dest, type = op.source, op.dest, op.result.type
    if source.type is type and type.has_static_shape and is_whole_slice(op, type):
        return source
    before = dest.defining_op
    if isinstance(before, ops.InsertSliceOp) and before.source.type is source.type and same_slice(before, op):
        op.dest = before.dest
        return True
    extract = source.defining_op
    if isinstance(extract, ops.ExtractSliceOp) and extract.source is dest and same_slice(extract, op):
        return dest
    if any(constant_int(entry) == 0 for entry in mixed_sizes(op)):
        return dest
    return None


# ---- Reshapes


@fold
def fold_reshape(op: ops.ReshapeOp, constants: Constants) -> FoldAnswer:
    """reshape(splat) -> splat; reshape(reshape(x)) -> reshape(x); reshape(x) to its own shape -> x"""
    source, result = op.source, op.result.type
    splat = resized_splat(constants[0], result)
    if splat is not None:
        return splat
    producer = source.defining_op
    if isinstance(producer, ops.ReshapeOp):
        op.source = producer.source
        return True
    if source.type is not result or not isinstance(result, RankedTensorType):
        return None
    if result.rank <= 1:
        return source
    shape = op.shape.defining_op
    if isinstance(shape, ops.FromElementsOp):
        elements = shape.elements
        if len(elements) == result.rank and all(
            _is_size_of(element, source, position) for position, element in enumerate(elements)
        ):
            return source
    return None


def _is_size_of(element: Value, source: Value, position: int) -> bool:
    type = type_as(source, ShapedType)
    number = constant_int(element)
    if number is not None:
        return number == type.shape[position]
    dim = element.defining_op
    return isinstance(dim, ops.DimOp) and dim.source is source and constant_int(dim.index) == position


def _fold_reshape_pair(op: ExpandShapeOp | CollapseShapeOp, inverse: type[Any], constants: Constants) -> FoldAnswer:
    """reshape(x) to its own type -> x; reshape(constant) -> constant; collapse(expand(x)) -> x and vice versa"""
    source, result = op.src, op.result.type
    if source.type is result:
        return source
    constant = constants[0]
    if isinstance(constant, DenseElementsAttr) and result.has_static_shape:
        return DenseElementsAttr.from_raw(result, constant.raw, constant.is_splat)
    producer = source.defining_op
    return producer.src if isinstance(producer, inverse) and undoes_reshape(op, producer) else None


def is_size(entry: MixedValue, tensor: Value, axis: int) -> bool:
    """True if a value is known to be the size of a dim."""
    return same_size_source(entry, size_source(tensor, axis))


@fold
def fold_expand_shape(op: ops.ExpandShapeOp, constants: Constants) -> FoldAnswer:
    return _fold_reshape_pair(op, ops.CollapseShapeOp, constants)


@fold
def fold_collapse_shape(op: ops.CollapseShapeOp, constants: Constants) -> FoldAnswer:
    return _fold_reshape_pair(op, ops.ExpandShapeOp, constants)


# ---- Padding and concatenation


@fold
def fold_pad(op: ops.PadOp, constants: Constants) -> FoldAnswer:
    """pad(x) by zero -> x"""
    result = op.result.type
    return op.source if result.has_static_shape and result is op.source.type and not op.nofold else None


@fold
def fold_concat(op: ops.ConcatOp, constants: Constants) -> FoldAnswer:
    """concat(x) -> x"""
    inputs = op.inputs
    return inputs[0] if len(inputs) == 1 and inputs[0].type is op.result.type else None
