"""The semantics of arith operations."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from lamina.dialects.arith import ops
from lamina.dialects.arith.enums import rounding_mode
from lamina.interfaces.interpretation import Interpreter, Poison, UndefinedBehavior, evaluates
from lamina.interfaces.interpretation import numbers as n
from lamina.interfaces.interpretation.values import value_of_attribute

if TYPE_CHECKING:
    from lamina.dialects.arith.ops import MulSIExtendedOp, MulUIExtendedOp, ScalingExtFOp, ScalingTruncFOp
    from lamina.interfaces.interpretation.engine import Results
    from lamina.ir.operation import Operation
    from lamina.ir.types import FloatType, IndexType, IntegerType

Scalar = Callable[..., Any]


def _elementwise(*classes: type[Operation]) -> Callable[[Scalar], Scalar]:
    """Registers ``f(type, *scalars)``, with the element type of the result, for whole operations."""

    def register(function: Scalar) -> Scalar:
        @evaluates(*classes)
        def evaluate(op: Operation, operands: list[Any], run: Interpreter) -> Results:
            element = n.element_type_of(op.results[0].type)

            def apply(*scalars: Any) -> Any:
                if any(isinstance(scalar, Poison) for scalar in scalars):
                    return Poison()
                return function(element, *scalars)

            elements: Results = n.map_elements(apply, op.operand_types, op.results[0].type, operands)
            return elements

        return function

    return register


@evaluates
def constant(op: ops.ConstantOp, operands: list[Any], run: Interpreter) -> Results:
    result: Results = value_of_attribute(op.value, op.result.type)
    return result


_INTEGER: dict[type[Any], Callable[[Any, int, int], int]] = {
    ops.AddIOp: lambda t, a, b: a + b,
    ops.SubIOp: lambda t, a, b: a - b,
    ops.MulIOp: lambda t, a, b: a * b,
    ops.DivSIOp: lambda t, a, b: n.divide_signed(a, b, t),
    ops.DivUIOp: lambda t, a, b: n.divide_unsigned(a, b, t),
    ops.RemSIOp: lambda t, a, b: n.signed(a, t) - n.divide_signed(a, b, t) * n.signed(b, t),
    ops.RemUIOp: lambda t, a, b: n.unsigned(a, t) - n.divide_unsigned(a, b, t) * n.unsigned(b, t),
    ops.CeilDivSIOp: lambda t, a, b: _ceil(t, a, b),
    ops.CeilDivUIOp: lambda t, a, b: -(-n.unsigned(a, t) // _nonzero(n.unsigned(b, t))),
    ops.FloorDivSIOp: lambda t, a, b: _floor(t, a, b),
    ops.AndIOp: lambda t, a, b: a & b,
    ops.OrIOp: lambda t, a, b: a | b,
    ops.XOrIOp: lambda t, a, b: a ^ b,
    ops.MaxSIOp: lambda t, a, b: max(n.signed(a, t), n.signed(b, t)),
    ops.MinSIOp: lambda t, a, b: min(n.signed(a, t), n.signed(b, t)),
    ops.MaxUIOp: lambda t, a, b: max(n.unsigned(a, t), n.unsigned(b, t)),
    ops.MinUIOp: lambda t, a, b: min(n.unsigned(a, t), n.unsigned(b, t)),
}


def _nonzero(value: int) -> int:
    if value == 0:
        raise UndefinedBehavior("division by zero")
    return value


def _ceil(type: IndexType | IntegerType, a: int, b: int) -> int:
    n.divide_signed(a, b, type)
    return -(-n.signed(a, type) // n.signed(b, type))


def _floor(type: IndexType | IntegerType, a: int, b: int) -> int:
    n.divide_signed(a, b, type)
    return n.signed(a, type) // n.signed(b, type)


for _cls, _function in _INTEGER.items():
    _elementwise(_cls)(lambda t, a, b, f=_function: n.wrap(f(t, a, b), t))


def _shift(kind: str) -> Scalar:
    def apply(type: IndexType | IntegerType, a: int, b: int) -> Any:
        amount = n.unsigned(b, type)
        if amount >= n.width_of(type):
            return Poison()
        if kind == "left":
            return n.wrap(a << amount, type)
        return n.wrap((n.signed(a, type) if kind == "signed" else n.unsigned(a, type)) >> amount, type)

    return apply


_elementwise(ops.ShLIOp)(_shift("left"))
_elementwise(ops.ShRSIOp)(_shift("signed"))
_elementwise(ops.ShRUIOp)(_shift("unsigned"))


def _remainder(a: Any, b: Any) -> Any:
    return type(a)(np.fmod(float(a), float(b)))


_FLOAT: dict[type[Any], Callable[[Any, Any], Any]] = {
    ops.AddFOp: lambda a, b: a + b,
    ops.SubFOp: lambda a, b: a - b,
    ops.MulFOp: lambda a, b: a * b,
    ops.DivFOp: lambda a, b: a / b,
    ops.RemFOp: _remainder,
    ops.MaximumFOp: n.maximum,
    ops.MinimumFOp: n.minimum,
    ops.MaxNumFOp: n.max_number,
    ops.MinNumFOp: n.min_number,
}
for _cls, _pair in _FLOAT.items():
    _elementwise(_cls)(lambda t, a, b, f=_pair: f(a, b))


@_elementwise(ops.NegFOp)
def negf(type: FloatType, value: Any) -> Any:
    return n.with_sign(value, type, lambda sign: sign ^ (1 << (type.width - 1)))


def _typed(*classes: type[Operation]) -> Callable[[Scalar], Scalar]:
    """Registers ``f(source element type, result element type, value)``."""

    def register(function: Scalar) -> Scalar:
        @evaluates(*classes)
        def evaluate(op: Operation, operands: list[Any], run: Interpreter) -> Results:
            source = n.element_type_of(op.operand_types[0])
            element = n.element_type_of(op.results[0].type)

            def apply(value: Any) -> Any:
                return value if isinstance(value, Poison) else function(source, element, value)

            elements: Results = n.map_elements(apply, op.operand_types[:1], op.results[0].type, operands[:1])
            return elements

        return function

    return register


@evaluates
def truncf(op: ops.TruncFOp, operands: list[Any], run: Interpreter) -> Results:
    element = n.element_type_of(op.out.type)
    mode = rounding_mode(op)

    def apply(value: Any) -> Any:
        return value if isinstance(value, Poison) else n.convert_float_by_mode(value, element, mode)

    elements: Results = n.map_elements(apply, op.operand_types, op.out.type, operands)
    return elements


_typed(ops.ExtSIOp, ops.TruncIOp)(lambda s, t, v: n.wrap(n.signed(v, s), t))
_typed(ops.ExtUIOp)(lambda s, t, v: n.wrap(n.unsigned(v, s), t))
_typed(ops.IndexCastOp)(lambda s, t, v: n.wrap(n.signed(v, s), t))
_typed(ops.IndexCastUIOp)(lambda s, t, v: n.wrap(n.unsigned(v, s), t))
_typed(ops.ExtFOp)(lambda s, t, v: n.convert_float(v, t))
_typed(ops.SIToFPOp)(lambda s, t, v: n.integer_to_float(n.signed(v, s), t))
_typed(ops.UIToFPOp)(lambda s, t, v: n.integer_to_float(n.unsigned(v, s), t))
_typed(ops.FPToSIOp)(lambda s, t, v: n.float_to_integer(v, t, True))
_typed(ops.FPToUIOp)(lambda s, t, v: n.float_to_integer(v, t, False))
_typed(ops.BitcastOp)(lambda s, t, v: n.bitcast(v, s, t))


@evaluates
def cmpi(op: ops.CmpIOp, operands: list[int], run: Interpreter) -> Results:
    element = n.element_type_of(op.lhs.type)
    predicate = op.predicate.spelling

    def apply(a: int, b: int) -> Any:
        if isinstance(a, Poison) or isinstance(b, Poison):
            return Poison()
        return int(n.compare_integers(predicate, a, b, element))

    elements: Results = n.map_elements(apply, op.operand_types, op.result.type, operands)
    return elements


@evaluates
def cmpf(op: ops.CmpFOp, operands: list[Any], run: Interpreter) -> Results:
    predicate = op.predicate.spelling
    elements: Results = n.map_elements(
        lambda a, b: int(n.compare_floats(predicate, a, b)), op.operand_types, op.result.type, operands
    )
    return elements


@evaluates
def select(op: ops.SelectOp, operands: list[Any], run: Interpreter) -> Results:
    condition, yes, no = operands
    if not isinstance(condition, np.ndarray):
        if isinstance(condition, Poison):
            raise UndefinedBehavior("arith.select on a poison condition")
        result: Results = yes if condition else no
        return result
    elements: Results = n.map_elements(lambda c, a, b: a if c else b, op.operand_types, op.result.type, operands)
    return elements


@evaluates
def addui_extended(op: ops.AddUIExtendedOp, operands: list[int], run: Interpreter) -> list[Any]:
    element = n.element_type_of(op.lhs.type)
    types = op.operand_types

    def total(a: int, b: int) -> int:
        return n.unsigned(a, element) + n.unsigned(b, element)

    sums = n.map_elements(lambda a, b: n.wrap(total(a, b), element), types, op.sum.type, operands)
    carry = n.map_elements(lambda a, b: int(total(a, b) >> n.width_of(element) != 0), types, op.overflow.type, operands)
    return [sums, carry]


def _wide(cls: type[Operation], read: Callable[[int, Any], int]) -> None:
    @evaluates(cls)
    def evaluate(op: MulSIExtendedOp | MulUIExtendedOp, operands: list[int], run: Interpreter) -> list[Any]:
        element = n.element_type_of(op.lhs.type)
        types = op.operand_types

        def product(a: int, b: int) -> int:
            return read(a, element) * read(b, element)

        low = n.map_elements(lambda a, b: n.wrap(product(a, b), element), types, op.low.type, operands)
        high = n.map_elements(
            lambda a, b: n.wrap(product(a, b) >> n.width_of(element), element), types, op.high.type, operands
        )
        return [low, high]


_wide(ops.MulSIExtendedOp, n.signed)
_wide(ops.MulUIExtendedOp, n.unsigned)


def _scaled(cls: type[Operation], apply: Callable[[Any, Any, Any, Any], Any]) -> None:
    @evaluates(cls)
    def evaluate(op: ScalingExtFOp | ScalingTruncFOp, operands: list[Any], run: Interpreter) -> Results:
        source = n.element_type_of(op.in_.type)
        target = n.element_type_of(op.out.type)
        elements: Results = n.map_elements(
            lambda value, scale: apply(source, target, value, scale), op.operand_types, op.out.type, operands
        )
        return elements


# The scale is converted to the wider of the two types, in which the product or quotient is rounded.
_scaled(ops.ScalingExtFOp, lambda s, t, v, scale: n.convert_float(v, t) * n.convert_float(scale, t))
_scaled(ops.ScalingTruncFOp, lambda s, t, v, scale: n.convert_float(v / n.convert_float(scale, s), t))
