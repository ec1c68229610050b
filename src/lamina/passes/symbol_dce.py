"""``symbol-dce``: erases unreferenced symbols."""

from __future__ import annotations

from collections.abc import Iterator

from lamina.interfaces.symbols import can_discard_on_use_empty, is_symbol
from lamina.ir import traits
from lamina.ir.attributes import SymbolRefAttr
from lamina.ir.operation import Operation
from lamina.ir.symbols import SymbolTableCollection, symbol_references, symbol_visibility
from lamina.passmanager import Pass, register_pass, statistic


class _Unknown(Exception):
    """An unregistered operation with one region may be a symbol table."""

    def __init__(self, operation: Operation) -> None:
        super().__init__()
        self.operation = operation


class _LiveSymbols:
    """The symbols that are live in a symbol table and the tables inside it."""

    def __init__(self) -> None:
        self.live: set[Operation] = set()
        self.tables = SymbolTableCollection()
        self._worklist: list[tuple[Operation, bool]] = []

    def collect(self, table: Operation, hidden: bool) -> None:
        """``hidden``: whether nothing outside can name the table's symbols."""
        self._seed(table, hidden)
        while self._worklist:
            operation, hidden = self._worklist.pop()
            for table in _outermost_tables(operation):
                inner_hidden = hidden or not is_symbol(table) or symbol_visibility(table) == "private"
                self._seed(table, inner_hidden)
            for reference in references_of(operation):
                self._mark(operation, reference, hidden)

    def _seed(self, table: Operation, hidden: bool) -> None:
        for block in table.regions[0].blocks:
            for operation in block.operations:
                if not is_symbol(operation):
                    self._worklist.append((operation, hidden))
                    continue
                private = hidden or symbol_visibility(operation) == "private"
                if not (private and can_discard_on_use_empty(operation)):
                    self._add(operation, hidden)

    def _add(self, symbol: Operation, hidden: bool) -> None:
        if symbol not in self.live:
            self.live.add(symbol)
            self._worklist.append((symbol, hidden))

    def _mark(self, user: Operation, reference: SymbolRefAttr, hidden: bool) -> None:
        """All symbols on the path of the reference are live, if the path leads somewhere."""
        table = user.parent_op
        path: list[Operation] = []
        for name in (reference.root, *reference.nested):
            if table is None or not table.has_trait(traits.SymbolTableTrait):
                return
            found = self.tables.table(table).lookup(name)
            if found is None:
                return
            path.append(found)
            table = found
        for symbol in path:
            self._add(symbol, hidden)


def _outermost_tables(root: Operation) -> Iterator[Operation]:
    """Yields the operation if it is a symbol table, else the tables inside it."""
    stack = [root]
    while stack:
        operation = stack.pop()
        if operation.has_trait(traits.SymbolTableTrait):
            yield operation
        elif operation.regions:
            stack.extend(operation._children())


def references_of(root: Operation) -> Iterator[SymbolRefAttr]:
    """Returns the symbol references of the operation and its nested operations in the same symbol scope."""
    stack = [root]
    while stack:
        operation = stack.pop()
        for attribute in operation._properties.values():
            yield from symbol_references(attribute)
        for attribute in operation._attributes.values():
            yield from symbol_references(attribute)
        if operation.regions:
            if not operation.is_registered and len(operation.regions) == 1:
                raise _Unknown(root)
            if not operation.has_trait(traits.SymbolTableTrait):
                stack.extend(operation._children())


@register_pass("symbol-dce", summary="Eliminate dead symbols", display_name="SymbolDCE")
class SymbolDCE(Pass):
    """Erases symbols that are not visible from outside and not referenced by anything live."""

    num_dce: int = statistic("num-dce'd", "Number of symbols DCE'd")

    def run(self, operation: Operation) -> None:
        if not operation.has_trait(traits.SymbolTableTrait):
            operation.emit_op_error(" was scheduled to run under SymbolDCE, but does not define a symbol table")
            self.fail()
        hidden = True
        if operation.parent_op is not None and is_symbol(operation):
            hidden = symbol_visibility(operation) == "private"
        symbols = _LiveSymbols()
        try:
            symbols.collect(operation, hidden)
        except _Unknown as unknown:
            self.fail(
                "operation contains potentially unknown symbol table, meaning that we can't reliable compute "
                "symbol uses",
                unknown.operation,
            )
        tables = [inner for inner in operation.walk_post_order() if inner.has_trait(traits.SymbolTableTrait)]
        for table in tables:
            if table.is_erased:
                continue
            for block in table.regions[0].blocks:
                for symbol in block.operations:
                    if is_symbol(symbol) and symbol not in symbols.live:
                        symbol.erase(force=True)
                        self.num_dce += 1
