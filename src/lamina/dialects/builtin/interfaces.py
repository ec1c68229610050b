"""Modules are symbols that may go without a name; unrealized casts cast anything to anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.builtin.ops import ModuleOp, UnrealizedConversionCastOp
from lamina.interfaces.casts import CastModel, CastOpInterface
from lamina.interfaces.symbols import SymbolModel, SymbolOpInterface

if TYPE_CHECKING:
    from lamina.ir.operation import Operation


@SymbolOpInterface.implement(ModuleOp)
class ModuleSymbol(SymbolModel):
    @staticmethod
    def is_declaration(operation: Operation) -> bool:
        return False

    @staticmethod
    def is_optional_symbol(operation: Operation) -> bool:
        return True


CastOpInterface.implement(UnrealizedConversionCastOp)(CastModel)
