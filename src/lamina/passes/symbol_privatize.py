"""``symbol-privatize``: hides symbols from other modules."""

from __future__ import annotations

from lamina.interfaces.symbols import is_symbol
from lamina.ir.operation import Operation
from lamina.ir.symbols import set_symbol_visibility, symbol_name
from lamina.passmanager import Pass, option, register_pass


@register_pass("symbol-privatize", summary="Mark symbols private", display_name="SymbolPrivatize")
class SymbolPrivatize(Pass):
    """Makes the symbols of a symbol table private, except excluded ones."""

    exclude: list[str] = option("exclude", default=[], description="Symbols that keep their visibility")

    def run(self, operation: Operation) -> None:
        kept = set(self.exclude)
        for region in operation.regions:
            for block in region.blocks:
                for symbol in block.operations:
                    if is_symbol(symbol) and symbol_name(symbol) not in kept:
                        set_symbol_visibility(symbol, "private")
