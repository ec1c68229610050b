"""Folds, and canonicalization patterns in Python. patterns.pdll has two of them in PDLL."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import ArrayAttr, DenseElementsAttr
from lamina.ir.dense import array_of
from lamina.ir.location import LocationLike
from lamina.ir.operation import Operation
from lamina.ir.types import RankedTensorType, f64
from lamina.ir.value import Value
from lamina.rewrite import MatchFailure, PatternRewriter, canonicalize, fold
from toy.dialect import (
    TOY,
    CastOp,
    ConstantOp,
    ReshapeOp,
    StructAccessOp,
    StructConstantOp,
    StructType,
    TransposeOp,
)

Constants = Sequence[Attribute | None]

# ---- Folds: they make no operations. What folds to a constant becomes one by `materialize`.
# Sums, products and transposes do not fold: a Toy program has no input, so nothing would be left of it to run.


@fold
def fold_constant(op: ConstantOp, constants: Constants) -> Attribute:
    return op.value


@fold
def fold_struct_constant(op: StructConstantOp, constants: Constants) -> Attribute:
    return op.properties["value"]


@fold
def fold_reshape(op: ReshapeOp, constants: Constants) -> Attribute | Value | None:
    """A reshape to the shape that its input has is its input; a reshaped constant is a constant."""
    if op.input.type is op.result.type:
        return op.input
    value = constants[0]
    return constant_of(array_of(value).reshape(op.result.type.shape)) if isinstance(value, DenseElementsAttr) else None


@fold
def fold_struct_access(op: StructAccessOp, constants: Constants) -> Attribute | None:
    """A struct in a constant struct. Tensors need a cast besides, which is a pattern's work."""
    value = constants[0]
    if isinstance(value, ArrayAttr) and isinstance(op.result.type, StructType):
        return value.elements[op.index]
    return None


def constant_of(array: np.ndarray) -> DenseElementsAttr:
    """A float64 array as an attribute."""
    array = np.ascontiguousarray(array, np.float64).reshape(np.shape(array))
    return DenseElementsAttr.from_array(array, RankedTensorType(array.shape, f64))


def materialize(value: Attribute, type: Type, location: LocationLike) -> Operation | None:
    """The operation that makes a folded value."""
    if isinstance(type, StructType):
        return StructConstantOp.build(value, result=type, location=location)
    if isinstance(value, DenseElementsAttr) and value.type is type:
        return ConstantOp.build(value, location=location)
    return None


TOY.constant_materializer = materialize

# ---- Patterns


@canonicalize
def transpose_of_transpose(op: TransposeOp, rewriter: PatternRewriter) -> bool | MatchFailure:
    """transpose(transpose(x)) -> x"""
    inner = op.input.defining_op
    if not isinstance(inner, TransposeOp):
        return rewriter.notify_match_failure(op, "the input is not transposed")
    _replace(op, inner.input, rewriter)
    return True


@canonicalize
def reshape_of_reshape(op: ReshapeOp, rewriter: PatternRewriter) -> bool | MatchFailure:
    """reshape(reshape(x)) -> reshape(x)"""
    inner = op.input.defining_op
    if not isinstance(inner, ReshapeOp):
        return rewriter.notify_match_failure(op, "the input is not reshaped")
    rewriter.replace_op_with_new(op, ReshapeOp, inner.input, result=op.result.type)
    return True


@canonicalize
def access_of_constant(op: StructAccessOp, rewriter: PatternRewriter) -> bool | MatchFailure:
    """struct_access(struct_constant [.., c, ..]) -> constant c"""
    struct = op.input.defining_op
    if not isinstance(struct, StructConstantOp):
        return rewriter.notify_match_failure(op, "the struct is no constant")
    member = struct.value[op.index]
    if not isinstance(member, DenseElementsAttr):
        return rewriter.notify_match_failure(op, "the member is a struct, which folds")
    constant = rewriter.create(ConstantOp, member, location=op.location)
    _replace(op, constant.result, rewriter)
    return True


def _replace(op: Operation, value: Value, rewriter: PatternRewriter) -> None:
    """Replaces an operation by a value, with a cast if more or less is known of its type."""
    expected = op.result_types[0]
    if value.type is not expected:
        value = rewriter.create(CastOp, value, result=expected, location=op.location).result
    rewriter.replace_op(op, value)
