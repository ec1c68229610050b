"""Families of operations with the same fields and traits, declared in two lines each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from lamina.define.operation import operation
from lamina.ir.operation import Operation

OperationT = TypeVar("OperationT", bound=type[Operation])


def family(*traits: Any) -> Callable[[str], Callable[[OperationT], OperationT]]:
    """Returns a decorator that declares operations by name with these traits; their base class has the fields:

        _float_unary = family(SameOperandsAndResultType, Pure)

        @_float_unary("math.sin")
        class SinOp(_FloatUnary): ...
    """

    def named(name: str) -> Callable[[OperationT], OperationT]:
        return operation(name, traits=traits)

    return named
