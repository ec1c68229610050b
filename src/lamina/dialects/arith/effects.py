"""When arithmetic that may trap can run ahead of its turn."""

from __future__ import annotations

from collections.abc import Iterable

from lamina.dialects.arith.ops import CeilDivSIOp, CeilDivUIOp, DivSIOp, DivUIOp
from lamina.interfaces.effects import ConditionallySpeculatable, Speculatability
from lamina.ir.attributes import DenseElementsAttr, IntegerAttr
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_value


def _divisors(value: Value) -> Iterable[int] | None:
    """Returns the numbers of a constant divisor; None if it is not constant."""
    constant = constant_value(value)
    if isinstance(constant, IntegerAttr):
        return (constant.signed_value,)
    if isinstance(constant, DenseElementsAttr) and constant.is_splat and isinstance(constant.splat_value, IntegerAttr):
        return (constant.splat_value.signed_value,)
    return None


@ConditionallySpeculatable.implement(DivUIOp, CeilDivUIOp)
def unsigned_division(operation: DivUIOp | CeilDivUIOp) -> Speculatability:
    """Only division by zero is undefined."""
    return _speculatable_unless(operation.rhs, (0,))


@ConditionallySpeculatable.implement(DivSIOp, CeilDivSIOp)
def signed_division(operation: DivSIOp | CeilDivSIOp) -> Speculatability:
    """Undefined are a division by zero and the least number by minus one."""
    return _speculatable_unless(operation.rhs, (0, -1))


def _speculatable_unless(divisor: Value, bad: tuple[int, ...]) -> Speculatability:
    numbers = _divisors(divisor)
    if numbers is None or any(number in bad for number in numbers):
        return Speculatability.NOT
    return Speculatability.ALWAYS
