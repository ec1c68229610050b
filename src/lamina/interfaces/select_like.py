"""Selections between two values."""

from __future__ import annotations

from typing import Any

from lamina.interfaces.model import Interface
from lamina.ir.value import Value


class SelectLikeModel:
    """The defaults fit operands in the order condition, true value, false value."""

    @staticmethod
    def get_condition(operation: Any) -> Value:
        value: Value = operation.operand(0)
        return value

    @staticmethod
    def get_true_value(operation: Any) -> Value:
        value: Value = operation.operand(1)
        return value

    @staticmethod
    def get_false_value(operation: Any) -> Value:
        value: Value = operation.operand(2)
        return value


SelectLikeOpInterface: Interface[type[SelectLikeModel]] = Interface("SelectLikeOpInterface", "interfaces")
