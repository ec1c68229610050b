"""Modules are symbols that may go without a name; unrealized casts cast anything to anything."""

from __future__ import annotations

from typing import Any

from lamina.dialects.builtin.ops import ModuleOp, UnrealizedConversionCastOp
from lamina.interfaces.casts import CastModel, CastOpInterface
from lamina.interfaces.symbols import SymbolModel, SymbolOpInterface


@SymbolOpInterface.implement(ModuleOp)
class ModuleSymbol(SymbolModel):
    @staticmethod
    def is_declaration(operation: Any) -> bool:
        return False

    @staticmethod
    def is_optional_symbol(operation: Any) -> bool:
        return True


CastOpInterface.implement(UnrealizedConversionCastOp)(CastModel)
