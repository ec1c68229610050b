"""Folds of the func dialect: references to functions are constants."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.define.properties import property_of
from lamina.dialects.func import DIALECT
from lamina.dialects.func.ops import ConstantOp
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import SymbolRefAttr
from lamina.ir.operation import Operation
from lamina.ir.types import FunctionType
from lamina.rewrite.fold import fold

if TYPE_CHECKING:
    from lamina.ir.location import UnknownLoc
    from lamina.rewrite.fold import Constants


@fold
def fold_constant(op: ConstantOp, constants: Constants) -> Attribute:
    return property_of(op, ConstantOp.value)


def materialize(value: SymbolRefAttr, type: FunctionType, location: UnknownLoc) -> Operation | None:
    """``func.constant`` for a symbol and a function type."""
    if isinstance(value, SymbolRefAttr) and value.is_flat and isinstance(type, FunctionType):
        return ConstantOp([], [type], {"value": value}, location=location)
    return None


DIALECT.constant_materializer = materialize
