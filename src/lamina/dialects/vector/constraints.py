"""Type, attribute and operand constraints of the vector dialect."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from lamina.define.constraints import TypedArrayAttr
from lamina.dialects.vector.attributes import IteratorTypeAttr
from lamina.ir.attribute import Type
from lamina.ir.types import ShapedType, VectorType, element_type_or_self
from lamina.ir.value import type_as

if TYPE_CHECKING:
    from lamina.dialects.vector.ops import ContractionOp, PrintOp, ScalableExtractOp, ScalableInsertOp
    from lamina.ir.operation import Operation


def result_element_type_matches(index: int) -> Callable[[Any], bool]:
    """True if the first result has the element type of the operand of that index."""

    def check(op: Operation) -> bool:
        return element_type_or_self(op.results[0].type) is element_type_or_self(op.operands[index].type)

    return check


def first_operands_have_same_element_type(op: ContractionOp) -> bool:
    if len(op.operands) < 2:
        return False
    lhs, rhs = op.lhs.type, op.rhs.type
    return isinstance(lhs, ShapedType) and isinstance(rhs, ShapedType) and lhs.element_type is rhs.element_type


def half_trailing_dimension(type: Type) -> Type:
    """Returns the vector type with half as many elements in the last dimension; returns an invalid type unchanged."""
    if not isinstance(type, VectorType) or not type.shape or type.shape[-1] < 2:
        return type
    return type.clone_with(shape=(*type.shape[:-1], type.shape[-1] // 2))


def position_is_multiple_of_source(op: ScalableInsertOp) -> bool:
    return op.pos % op.value_to_store.type.num_elements == 0


def position_is_multiple_of_result(op: ScalableExtractOp) -> bool:
    return op.pos % op.result.type.num_elements == 0


def string_is_printed_alone(op: PrintOp) -> bool:
    """A printed string literal takes no value, and no punctuation other than the default."""
    if op.string_literal is None:
        return True
    return op.source is None and op.punctuation.spelling == "newline"


def double_trailing_dimension(type: Type) -> Type:
    """Returns the vector type with twice as many elements in the last dimension; a rank-0 vector becomes a vector of
    2."""
    if not isinstance(type, VectorType):
        return type
    if not type.shape:
        return VectorType((2,), type.element_type)
    return type.clone_with(shape=(*type.shape[:-1], type.shape[-1] * 2))


def source_has_even_trailing_dimension(op: Operation) -> bool:
    return type_as(op.operands[0], VectorType).shape[-1] % 2 == 0


Vector_IteratorTypeArrayAttr = TypedArrayAttr(IteratorTypeAttr, "Iterator type should be an enum.")
