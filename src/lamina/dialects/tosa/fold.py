"""Folds of tosa operations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lamina.dialects.tosa import DIALECT, ops
from lamina.dialects.tosa.types import ShapeType
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseElementsAttr, ElementsAttr
from lamina.ir.location import LocationLike
from lamina.ir.operation import Operation
from lamina.rewrite.fold import fold

Constants = Sequence[Attribute | None]


def materialize_constant(value: Attribute, type: Type, location: LocationLike) -> Operation | None:
    """``tosa.const_shape`` or ``tosa.const``, where they can hold the value."""
    if isinstance(type, ShapeType) and isinstance(value, DenseElementsAttr):
        return ops.ConstShapeOp((), (type,), {"values": value}, location=location)
    if isinstance(value, ElementsAttr):
        return ops.ConstOp((), (type,), {"values": value}, location=location)
    return None


DIALECT.constant_materializer = materialize_constant


@fold
def fold_const(op: ops.ConstOp, constants: Constants) -> Any:
    return op.values


@fold
def fold_const_shape(op: ops.ConstShapeOp, constants: Constants) -> Any:
    return op.values
