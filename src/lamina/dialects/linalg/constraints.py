"""Constraints of the linalg dialect on types, attributes and operands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.define.constraints import AnyMemRef, AnyRankedTensor, AnyTypeOf, TypeConstraint, TypedArrayAttr
from lamina.dialects.linalg.attributes import IteratorTypeAttr
from lamina.ir.types import ShapedType

if TYPE_CHECKING:
    from lamina.dialects.linalg.ops import SoftmaxOp


def first_operands_have_same_element_type(op: SoftmaxOp) -> bool:
    if len(op.operands) < 2:
        return False
    lhs, rhs = op.input.type, op.output.type
    return isinstance(lhs, ShapedType) and isinstance(rhs, ShapedType) and lhs.element_type is rhs.element_type


IteratorTypeArrayAttr = TypedArrayAttr(IteratorTypeAttr, "Iterator type should be an enum.")
TensorOrMemref: TypeConstraint[ShapedType] = AnyTypeOf([AnyMemRef, AnyRankedTensor])
