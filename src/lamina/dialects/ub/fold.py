"""Folds of the ub dialect: poison is a constant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.ub import DIALECT
from lamina.dialects.ub.attributes import PoisonAttr
from lamina.dialects.ub.ops import PoisonOp
from lamina.ir.attribute import Attribute
from lamina.ir.operation import Operation
from lamina.rewrite.fold import fold

if TYPE_CHECKING:
    from lamina.ir.attribute import Type
    from lamina.ir.location import UnknownLoc
    from lamina.rewrite.fold import Constants


@fold
def fold_poison(operation: PoisonOp, constants: Constants) -> Attribute:
    result: Attribute = operation.value
    return result


def materialize(value: PoisonAttr, type: Type, location: UnknownLoc) -> Operation | None:
    """``ub.poison`` for a poison attribute."""
    if isinstance(value, PoisonAttr):
        return PoisonOp([], [type], {"value": value}, location=location)
    return None


DIALECT.constant_materializer = materialize
