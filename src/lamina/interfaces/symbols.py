"""Symbols and their users."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lamina.interfaces.model import Interface
from lamina.ir.operation import Operation
from lamina.ir.symbols import symbol_name, symbol_visibility


class SymbolModel:
    """What a symbol answers beyond its name and visibility."""

    @staticmethod
    def is_declaration(operation: Any) -> bool:
        """Whether the symbol is only declared here."""
        return bool(operation.regions) and all(region.empty for region in operation.regions)

    @staticmethod
    def can_discard_on_use_empty(operation: Any) -> bool:
        """Whether the symbol may be erased when nothing refers to it: private ones, unless overridden."""
        return symbol_visibility(operation) in ("private", "nested")

    @staticmethod
    def is_optional_symbol(operation: Any) -> bool:
        """Whether the operation may also come without a name."""
        return False


SymbolOpInterface: Interface[type[SymbolModel]] = Interface("SymbolOpInterface", "interfaces")

# A model is a function (operation, symbol tables) that raises VerifyFailure if a symbol it uses is not as it must be.
SymbolUserOpInterface: Interface[Callable[[Any, Any], None]] = Interface("SymbolUserOpInterface", "interfaces")


def is_symbol(operation: Operation) -> bool:
    """Whether the operation defines a symbol."""
    return symbol_name(operation) is not None


def can_discard_on_use_empty(operation: Operation) -> bool:
    """Whether a symbol may be erased when nothing refers to it."""
    return (SymbolOpInterface.get(operation) or SymbolModel).can_discard_on_use_empty(operation)
