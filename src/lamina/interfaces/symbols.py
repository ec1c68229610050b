"""Symbols and their users."""

from __future__ import annotations

from functools import cache
from typing import Generic

from lamina.interfaces.model import Interface, OpT
from lamina.ir import traits
from lamina.ir.attributes import StringAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.symbols import SYMBOL_NAME, SYMBOL_VISIBILITY, symbol_name, symbol_visibility


class SymbolModel(Generic[OpT]):
    """The interface of symbols."""

    @staticmethod
    def is_declaration(operation: OpT) -> bool:
        """True if the symbol is only declared here."""
        return bool(operation.regions) and all(region.empty for region in operation.regions)

    @staticmethod
    def can_discard_on_use_empty(operation: OpT) -> bool:
        """True if the symbol may be erased when unused: private symbols, unless overridden."""
        return symbol_visibility(operation) in ("private", "nested")

    @staticmethod
    def is_optional_symbol(operation: OpT) -> bool:
        """True if the name is optional."""
        return False


SymbolOpInterface: Interface[type[SymbolModel]] = Interface("SymbolOpInterface", "interfaces")


@cache
def _visibilities() -> frozenset[StringAttr]:
    return frozenset(StringAttr(name) for name in ("public", "private", "nested"))


def verify_symbol(operation: Operation, is_declaration: bool = False) -> None:
    """Raises VerifyFailure unless the symbol's name and visibility are valid and it is in a symbol table."""
    if operation.get_attr(SYMBOL_NAME) is None:
        raise VerifyFailure(f"requires string attribute '{SYMBOL_NAME}'")
    visibility = operation.get_attr(SYMBOL_VISIBILITY)
    if visibility is not None:
        if not isinstance(visibility, StringAttr):
            raise VerifyFailure(f"requires visibility attribute '{SYMBOL_VISIBILITY}' to be a string attribute")
        if visibility not in _visibilities():
            raise VerifyFailure(
                f'visibility expected to be one of ["public", "private", "nested"], but got {visibility}'
            )
    if is_declaration and (visibility is None or visibility.value == "public"):
        raise VerifyFailure("symbol declaration cannot have public visibility")
    verify_parent_of_symbol(operation)


def verify_parent_of_symbol(operation: Operation) -> None:
    """Raises VerifyFailure unless the symbol is in a symbol table."""
    holder = operation.parent_op
    if holder is not None and holder.is_registered and not holder.has_trait(traits.SymbolTableTrait):
        raise VerifyFailure("symbol's parent must have the SymbolTable trait")


def is_symbol(operation: Operation) -> bool:
    """True if the operation defines a symbol."""
    return symbol_name(operation) is not None


def closed_symbol_tables(root: Operation) -> set[Operation]:
    """Returns the symbol tables within ``root`` (inclusive) all of whose uses are inside it: those of an outermost
    operation, and those in tables that are private or unnamed."""
    closed: set[Operation] = set()
    stack = [(root, root.parent is None)]
    while stack:
        operation, hidden = stack.pop()
        if operation.has_trait(traits.SymbolTableTrait):
            hidden = hidden or symbol_name(operation) is None or symbol_visibility(operation) == "private"
            if hidden:
                closed.add(operation)
        else:
            hidden = True
        for region in operation.regions:
            stack.extend((inner, hidden) for block in region.blocks for inner in block.operations if inner.regions)
    return closed


def are_uses_known(symbol: Operation, closed: set[Operation]) -> bool:
    """True if all uses of a symbol are visible; ``closed`` is the result of closed_symbol_tables."""
    return symbol_visibility(symbol) == "private" or symbol.parent_op in closed


def can_discard_on_use_empty(operation: Operation) -> bool:
    """True if the symbol may be erased when unused."""
    return (SymbolOpInterface.get(operation) or SymbolModel).can_discard_on_use_empty(operation)
