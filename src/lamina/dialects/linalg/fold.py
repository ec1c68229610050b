"""Folds of linalg operations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.linalg import DIALECT
from lamina.dialects.linalg.ops import IndexOp, SoftmaxOp
from lamina.dialects.linalg.relayout_ops import PackOp, UnPackOp
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.structured_ops import BroadcastOp, MapOp, ReduceOp, TransposeOp
from lamina.dialects.memref.ops import CastOp
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseElementsAttr, FloatAttr, IntegerAttr
from lamina.ir.location import LocationLike
from lamina.ir.operation import Operation
from lamina.ir.types import IndexType, TensorType, UnrankedMemRefType
from lamina.rewrite.fold import FoldAnswer, fold

if TYPE_CHECKING:
    from lamina.ir.types import RankedTensorType

Constants = Sequence[Attribute | None]


def materialize_constant(value: Attribute, type: Type, location: LocationLike) -> Operation | None:
    """``arith.constant``."""
    if isinstance(value, IntegerAttr | FloatAttr | DenseElementsAttr) and value.type is type:
        return ConstantOp([], [type], {"value": value}, location=location)
    return None


DIALECT.constant_materializer = materialize_constant


def fold_memref_casts(op: Operation) -> bool | None:
    """op(memref.cast(x)) -> op(x), if x is ranked"""
    changed = None
    for slot in op._operands:
        cast = slot.value.defining_op
        if isinstance(cast, CastOp):
            source = cast.source
            if not isinstance(source.type, UnrankedMemRefType):
                slot.set(source)
                changed = True
    return changed


@fold
def _fold_structured(op: LinalgOp | SoftmaxOp, constants: Constants) -> FoldAnswer:
    return None if isinstance(op, MapOp | ReduceOp | BroadcastOp) else fold_memref_casts(op)


@fold
def _fold_transpose(op: TransposeOp, constants: Constants) -> FoldAnswer:
    permutation = op.permutation
    if isinstance(op.input.type, TensorType) and permutation == list(range(len(permutation))):
        return op.input
    return None


@fold
def _fold_index(op: IndexOp, constants: Constants) -> FoldAnswer:
    """index of a loop with trip count 1 -> 0"""
    parent = op.parent_op
    if isinstance(parent, LinalgOp) and parent.static_loop_ranges[op.dim] == 1:
        return IntegerAttr(IndexType(), 0)
    return None


@fold
def _fold_pack(op: PackOp, constants: Constants) -> FoldAnswer:
    source = constants[0]
    padding = constants[2] if op.padding_value is not None else None
    if op.padding_value is not None and padding is None:
        return None
    return _reshaped_splat(source, op.result.type, padding)


@fold
def _fold_unpack(op: UnPackOp, constants: Constants) -> FoldAnswer:
    return _reshaped_splat(constants[0], op.result.type, None)


def _reshaped_splat(
    source: Attribute | None, type: RankedTensorType, padding: Attribute | None
) -> DenseElementsAttr | None:
    """Returns a splat constant in another static shape."""
    if not isinstance(source, DenseElementsAttr) or not source.is_splat or not type.has_static_shape:
        return None
    if padding is not None and source.splat_value is not padding:
        return None
    return DenseElementsAttr.splat(type, source.splat_value)
