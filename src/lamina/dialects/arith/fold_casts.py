"""Folds of arith's conversions between types."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from lamina.dialects.arith import ops
from lamina.dialects.arith.constant_folding import (
    Answer,
    Constants,
    fold_cast,
    integer_elements,
    is_poison,
    pattern_elements,
    scalar_of,
    signed,
    unsigned,
    width_of,
)
from lamina.dialects.arith.enums import FastMathFlags
from lamina.ir import float_arithmetic as floats
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DenseElementsAttr, FloatAttr, IntegerAttr
from lamina.ir.float_format import float_format
from lamina.ir.operation import Operation
from lamina.ir.types import ShapedType, element_type_or_self
from lamina.rewrite.fold import fold

if TYPE_CHECKING:
    from lamina.dialects.arith.ops import ExtFOp, TruncFOp
    from lamina.ir.types import FloatType, IntegerType


def _assign_inner_operand(op: Operation, inner: Operation) -> bool:
    op.set_operand(0, inner.only_operand)
    return True


def _conversion(
    cls: type[Operation],
    calculate: Callable[[int, Any, Any], int | None],
    numbers_of: Callable[[DenseElementsAttr], list[int]] = integer_elements,
    joins: bool = False,
) -> None:
    """``joins``: a conversion of a conversion is one conversion."""

    def fold_conversion(op: Operation, constants: Constants) -> Answer:
        inner = op.only_operand.defining_op
        if joins and type(inner) is cls:
            return _assign_inner_operand(op, inner)
        return fold_cast(constants[0], op.results[0].type, calculate, numbers_of)

    fold(cls)(fold_conversion)


_conversion(ops.ExtUIOp, lambda value, old, new: unsigned(value, old.width), joins=True)
_conversion(ops.ExtSIOp, lambda value, old, new: signed(value, old.width), joins=True)
_conversion(ops.IndexCastOp, lambda value, old, new: signed(value, width_of(old)))
_conversion(ops.IndexCastUIOp, lambda value, old, new: unsigned(value, width_of(old)))
_conversion(ops.UIToFPOp, lambda value, old, new: floats.from_integer(unsigned(value, old.width), new.spelling))
_conversion(ops.SIToFPOp, lambda value, old, new: floats.from_integer(signed(value, old.width), new.spelling))


def _to_integer(is_signed: bool) -> Callable[[int, Any, Any], int | None]:
    def calculate(bits: int, old: FloatType, new: IntegerType) -> int | None:
        number = floats.to_integer(bits, old.spelling)
        if number is None:
            return None
        width = new.width
        low, high = (-(1 << (width - 1)), 1 << (width - 1)) if is_signed else (0, 1 << width)
        return number if low <= number < high else None

    return calculate


_conversion(ops.FPToUIOp, _to_integer(is_signed=False), pattern_elements)
_conversion(ops.FPToSIOp, _to_integer(is_signed=True), pattern_elements)


@fold
def fold_trunci(op: ops.TruncIOp, constants: Constants) -> Answer:
    inner = op.in_.defining_op
    if type(inner) is ops.ExtSIOp or type(inner) is ops.ExtUIOp:
        source = inner.in_
        old: Any = element_type_or_self(source.type)
        new: Any = element_type_or_self(op.out.type)
        if old.width > new.width:
            return _assign_inner_operand(op, inner)
        if old is new:
            return source
    if type(inner) is ops.TruncIOp:
        return _assign_inner_operand(op, inner)
    return fold_cast(constants[0], op.out.type, lambda value, old, new: value, integer_elements)


def _contracts(op: TruncFOp | ExtFOp) -> bool:
    flags = op.fastmath
    return flags is not None and bool(flags.value & FastMathFlags.CONTRACT)


@fold
def fold_extf(op: ops.ExtFOp, constants: Constants) -> Answer:
    inner = op.in_.defining_op
    if type(inner) is ops.TruncFOp and inner.in_.type is op.out.type:
        if _contracts(op) and _contracts(inner):
            return inner.in_
    return _fold_float_cast(op, constants)


def _fold_float_cast(op: Operation, constants: Constants) -> Attribute | None:
    return fold_cast(
        constants[0],
        op.results[0].type,
        lambda bits, old, new: floats.convert(bits, old.spelling, new.spelling),
        pattern_elements,
    )


@fold
def fold_truncf(op: ops.TruncFOp, constants: Constants) -> Answer:
    inner = op.in_.defining_op
    if type(inner) is ops.ExtFOp:
        source = inner.in_
        old: Any = element_type_or_self(source.type)
        between: Any = element_type_or_self(inner.results[0].type)
        new: Any = element_type_or_self(op.out.type)
        if _represents(between.spelling, old.spelling):
            if old.width > new.width:
                return _assign_inner_operand(op, inner)
            if old is new:
                return source
    return _fold_float_cast(op, constants)


def _represents(wide: str, narrow: str) -> bool:
    """True if every number of one format is representable in the other."""
    large, small = float_format(wide), float_format(narrow)
    return large.maximum >= small.maximum and large.minimum <= small.minimum and large.mantissa >= small.mantissa


@fold
def fold_bitcast(op: ops.BitcastOp, constants: Constants) -> Answer:
    constant, target = constants[0], op.out.type
    if constant is None or is_poison(constant):
        return constant
    if type(constant) is DenseElementsAttr and isinstance(target, ShapedType):
        same_shape = constant.type.clone_with(element_type=target.element_type)
        return DenseElementsAttr.from_raw(same_shape, constant.raw, constant.is_splat)
    if isinstance(target, ShapedType):
        return None
    assert isinstance(constant, FloatAttr | IntegerAttr)
    bits = constant.bits if isinstance(constant, FloatAttr) else constant.unsigned_value
    return scalar_of(target, bits)
