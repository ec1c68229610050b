"""Shorthands for the arithmetic of expansions; shaped types get splat constants."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.dialects.arith import ops as arith
from lamina.dialects.arith.enums import CmpFPredicate, CmpIPredicate
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseElementsAttr, FloatAttr, IntegerAttr
from lamina.ir.types import ShapedType, element_type_or_self
from lamina.ir.value import Value
from lamina.rewrite.type_converter import NotConvertible

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter


def with_element(type: Type, element: Type) -> Type:
    """Returns a type of the same shape with other elements; the element type itself for scalars."""
    return type.clone_with(element_type=element) if isinstance(type, ShapedType) else element


class ArithBuilder:
    """Creates arith operations at the rewriter's insertion point, without fast-math flags."""

    def __init__(self, rewriter: PatternRewriter) -> None:
        self.rewriter = rewriter

    def constant(self, type: Type, value: Attribute) -> Value:
        if isinstance(type, ShapedType):
            if not type.has_static_shape:
                raise NotConvertible(f"'{type}' has no constants")
            value = DenseElementsAttr.splat(type, value)
        return self.rewriter.create(arith.ConstantOp, value).result

    def integer(self, type: Type, number: int) -> Value:
        return self.constant(type, IntegerAttr.wrapped(element_type_or_self(type), number))

    def real(self, type: Type, number: float) -> Value:
        element: Any = element_type_or_self(type)
        return self.constant(type, FloatAttr(element, number))

    def pattern(self, type: Type, bits: int) -> Value:
        """Returns a float constant by its bits."""
        element: Any = element_type_or_self(type)
        return self.constant(type, FloatAttr.from_bits(element, bits))

    def binary(self, cls: Any, left: Value, right: Value) -> Value:
        value: Value = self.rewriter.create(cls, left, right).result
        return value

    def cast(self, cls: Any, value: Value, element: Type, **fields: Any) -> Value:
        """Returns a cast to other elements."""
        new_op = self.rewriter.create(cls, value, out=with_element(value.type, element), **fields)
        result: Value = new_op.out
        return result

    def compare(self, predicate: str, left: Value, right: Value) -> Value:
        case = CmpIPredicate.from_spelling(predicate)
        return self.rewriter.create(arith.CmpIOp, case, left, right).result

    def compare_floats(self, predicate: str, left: Value, right: Value) -> Value:
        case = CmpFPredicate.from_spelling(predicate)
        return self.rewriter.create(arith.CmpFOp, case, left, right).result

    def select(self, condition: Value, yes: Value, no: Value) -> Value:
        return self.rewriter.create(arith.SelectOp, condition, yes, no).result

    def negate(self, value: Value) -> Value:
        return self.rewriter.create(arith.NegFOp, value).result

    def add(self, left: Value, right: Value) -> Value:
        return self.binary(arith.AddIOp, left, right)

    def sub(self, left: Value, right: Value) -> Value:
        return self.binary(arith.SubIOp, left, right)

    def mul(self, left: Value, right: Value) -> Value:
        return self.binary(arith.MulIOp, left, right)

    def both(self, left: Value, right: Value) -> Value:
        return self.binary(arith.AndIOp, left, right)

    def either(self, left: Value, right: Value) -> Value:
        return self.binary(arith.OrIOp, left, right)

    def shift_left(self, left: Value, right: Value) -> Value:
        return self.binary(arith.ShLIOp, left, right)

    def shift_right(self, left: Value, right: Value) -> Value:
        return self.binary(arith.ShRUIOp, left, right)

    def add_floats(self, left: Value, right: Value) -> Value:
        return self.binary(arith.AddFOp, left, right)

    def sub_floats(self, left: Value, right: Value) -> Value:
        return self.binary(arith.SubFOp, left, right)

    def mul_floats(self, left: Value, right: Value) -> Value:
        return self.binary(arith.MulFOp, left, right)

    def div_floats(self, left: Value, right: Value) -> Value:
        return self.binary(arith.DivFOp, left, right)

    def bitcast(self, value: Value, element: Type) -> Value:
        return self.cast(arith.BitcastOp, value, element)
