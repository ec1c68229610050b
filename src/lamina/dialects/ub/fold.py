"""Folds of the ub dialect: poison is a constant."""

from __future__ import annotations

from typing import Any

from lamina.dialects.ub import DIALECT
from lamina.dialects.ub.attributes import PoisonAttr
from lamina.dialects.ub.ops import PoisonOp
from lamina.ir.attribute import Attribute
from lamina.ir.operation import Operation
from lamina.rewrite.fold import fold


@fold
def fold_poison(operation: PoisonOp, constants: Any) -> Attribute:
    return operation.properties["value"]


def materialize(value: Any, type: Any, location: Any) -> Operation | None:
    """``ub.poison`` for a poison attribute."""
    if isinstance(value, PoisonAttr):
        return PoisonOp([], [type], {"value": value}, location=location)
    return None


DIALECT.constant_materializer = materialize
