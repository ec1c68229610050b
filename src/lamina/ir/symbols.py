"""Symbol tables: lookup of nested references, uses of symbols, renaming."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterator

from lamina.ir import traits
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import ArrayAttr, DictionaryAttr, StringAttr, SymbolRefAttr
from lamina.ir.operation import Operation

SYMBOL_NAME = "sym_name"
SYMBOL_VISIBILITY = "sym_visibility"

# A lookup that has passed so many operations takes an index.
_SCANNED = 8
# The symbols of large tables as they were at some time. An entry holds while its operation is in the table and still
# has the name.
_indexes: weakref.WeakKeyDictionary[Operation, dict[str, weakref.ref[Operation]]] = weakref.WeakKeyDictionary()


def symbol_name(operation: Operation) -> str | None:
    """Returns the symbol that the operation defines; None if it defines none."""
    name = operation._properties.get(SYMBOL_NAME) or operation._attributes.get(SYMBOL_NAME)
    return name.value if isinstance(name, StringAttr) else None


def set_symbol_name(operation: Operation, name: str) -> None:
    """Sets the symbol that the operation defines; references to it are not changed."""
    operation.set_attr(SYMBOL_NAME, StringAttr(name))


def symbol_visibility(operation: Operation) -> str:
    """``public``, ``private`` or ``nested``."""
    visibility = operation.get_attr(SYMBOL_VISIBILITY)
    return visibility.value if isinstance(visibility, StringAttr) else "public"


def set_symbol_visibility(operation: Operation, visibility: str) -> None:
    """Sets the visibility to ``public``, ``private`` or ``nested``."""
    if visibility == "public":
        operation.remove_attr(SYMBOL_VISIBILITY)
    else:
        operation.set_attr(SYMBOL_VISIBILITY, StringAttr(visibility))


class SymbolTable:
    """The symbols directly inside one operation with the SymbolTable trait.

    ``next_suffix`` is the number that a renamed symbol tries first."""

    __slots__ = ("operation", "symbols", "next_suffix")

    def __init__(self, operation: Operation, next_suffix: int = 0) -> None:
        self.operation = operation
        self.symbols: dict[str, Operation] = {}
        self.next_suffix = next_suffix
        for inner in operation._children():
            name = symbol_name(inner)
            if name is not None:
                self.symbols.setdefault(name, inner)

    def lookup(self, name: str) -> Operation | None:
        """Returns the operation that defines the symbol here; None if there is none."""
        return self.symbols.get(name)

    def insert(self, symbol: Operation, before: Operation | None = None) -> str:
        """Inserts a symbol operation into the table's body, renaming it if its name is taken; returns the name."""
        name = symbol_name(symbol)
        if name is None:
            raise ValueError(f"'{symbol.name}' does not define a symbol")
        if symbol.parent is None:
            block = self.operation.regions[0].entry_block
            if before is None and block.has_terminator:
                before = block.last_op
            block.insert_before(before, symbol)
        if self.symbols.get(name) not in (None, symbol):
            name = self.unique_name(name)
            set_symbol_name(symbol, name)
        self.symbols[name] = symbol
        return name

    def unique_name(self, base: str) -> str:
        """``base`` or ``base_N``, the first that is free."""
        name = base
        while name in self.symbols:
            name = f"{base}_{self.next_suffix}"
            self.next_suffix += 1
        return name

    def remove(self, symbol: Operation) -> None:
        """Removes a symbol from the table without erasing it."""
        name = symbol_name(symbol)
        if name is not None and self.symbols.get(name) is symbol:
            del self.symbols[name]

    def erase(self, symbol: Operation) -> None:
        """Removes a symbol and erases its operation."""
        self.remove(symbol)
        symbol.erase()


def lookup_symbol_in(table: Operation, name: str | SymbolRefAttr) -> Operation | None:
    """Looks a symbol up directly inside ``table``. Lookups in a table that does not change take constant time."""
    if isinstance(name, SymbolRefAttr):
        symbol = lookup_symbol_in(table, name.root)
        for nested in name.nested:
            if symbol is None or not symbol.has_trait(traits.SymbolTableTrait):
                return None
            symbol = lookup_symbol_in(symbol, nested)
        return symbol
    for number, inner in enumerate(table._children()):
        if symbol_name(inner) == name:
            return inner
        if number == _SCANNED:
            return _lookup_indexed(table, name)
    return None


def _lookup_indexed(table: Operation, name: str) -> Operation | None:
    known = _indexes.get(table, {}).get(name)
    symbol = None if known is None else known()
    if symbol is not None and not symbol.is_erased and symbol.parent_op is table and symbol_name(symbol) == name:
        return symbol
    symbols = SymbolTable(table).symbols
    if name in symbols:
        _indexes[table] = {name: weakref.ref(symbol) for name, symbol in symbols.items()}
    return symbols.get(name)


def nearest_symbol_table(operation: Operation) -> Operation | None:
    """Returns the nearest symbol table: the operation itself or an ancestor."""
    at: Operation | None = operation
    while at is not None:
        if at.has_trait(traits.SymbolTableTrait):
            return at
        # An unregistered operation with one region might be a symbol table: nothing is known beyond it.
        if not at.is_registered and len(at.regions) == 1:
            return None
        at = at.parent_op
    return None


def lookup_nearest_symbol_from(operation: Operation, name: str | SymbolRefAttr) -> Operation | None:
    """Resolves a reference as seen from ``operation``."""
    table = nearest_symbol_table(operation)
    return None if table is None else lookup_symbol_in(table, name)


class SymbolTableCollection:
    """Symbol tables built on demand and cached, for code that resolves many references."""

    __slots__ = ("tables",)

    def __init__(self) -> None:
        self.tables: dict[Operation, SymbolTable] = {}

    def table(self, operation: Operation) -> SymbolTable:
        """Returns the table of an operation with the SymbolTable trait."""
        known = self.tables.get(operation)
        if known is None:
            known = self.tables[operation] = SymbolTable(operation)
        return known

    def lookup_nearest_symbol_from(self, operation: Operation, name: str | SymbolRefAttr) -> Operation | None:
        """Resolves a reference as seen from ``operation``; None if there is no such symbol."""
        holder = nearest_symbol_table(operation)
        if holder is None:
            return None
        if isinstance(name, str):
            return self.table(holder).lookup(name)
        symbol = self.table(holder).lookup(name.root)
        for nested in name.nested:
            if symbol is None or not symbol.has_trait(traits.SymbolTableTrait):
                return None
            symbol = self.table(symbol).lookup(nested)
        return symbol


def symbol_references(attribute: Attribute) -> Iterator[SymbolRefAttr]:
    """Yields the symbol references inside an attribute."""
    if isinstance(attribute, SymbolRefAttr):
        yield attribute
    elif isinstance(attribute, ArrayAttr):
        for element in attribute.elements:
            yield from symbol_references(element)
    elif isinstance(attribute, DictionaryAttr):
        for _, element in attribute.entries:
            yield from symbol_references(element)
    else:
        for parameter in attribute.parameters:
            if isinstance(parameter, Attribute):
                yield from symbol_references(parameter)
            elif isinstance(parameter, tuple):
                for part in parameter:
                    if isinstance(part, Attribute):
                        yield from symbol_references(part)


def symbol_uses(root: Operation) -> Iterator[tuple[Operation, SymbolRefAttr]]:
    """Yields every (operation, reference) inside ``root``. References in nested symbol tables are yielded as written,
    not resolved in those tables' scopes.
    """
    for operation in root.walk():
        for attribute in operation._properties.values():
            for reference in symbol_references(attribute):
                yield operation, reference
        for attribute in operation._attributes.values():
            for reference in symbol_references(attribute):
                yield operation, reference


def map_symbol_references(attribute: Attribute, change: Callable[[SymbolRefAttr], SymbolRefAttr]) -> Attribute:
    """Returns the attribute with each symbol reference replaced by ``change(reference)``; the attribute itself if
    nothing changes.
    """
    if isinstance(attribute, SymbolRefAttr):
        return change(attribute)
    if isinstance(attribute, ArrayAttr):
        return ArrayAttr(tuple(map_symbol_references(element, change) for element in attribute.elements))
    if isinstance(attribute, DictionaryAttr):
        return DictionaryAttr(
            tuple((name, map_symbol_references(element, change)) for name, element in attribute.entries)
        )
    changes: dict[str, object] = {}
    for name, parameter in zip(attribute.parameter_names, attribute.parameters, strict=True):
        if isinstance(parameter, Attribute):
            replaced: object = map_symbol_references(parameter, change)
        elif isinstance(parameter, tuple):
            replaced = tuple(
                map_symbol_references(part, change) if isinstance(part, Attribute) else part for part in parameter
            )
        else:
            continue
        if replaced != parameter:
            changes[name] = replaced
    return attribute.replace(**changes) if changes else attribute


def replace_symbol_in(attribute: Attribute, old: str, new: str) -> Attribute:
    """Returns the attribute with references to the root symbol ``old`` replaced by ``new``."""
    return map_symbol_references(
        attribute, lambda match: SymbolRefAttr(new, match.nested) if match.root == old else match
    )


def replace_all_symbol_uses(root: Operation, old: str, new: str) -> None:
    """Renames the references to ``old`` inside ``root``."""
    for operation in root.walk():
        for attributes in (operation._properties, operation._attributes):
            for name, attribute in list(attributes.items()):
                replaced = replace_symbol_in(attribute, old, new)
                if replaced is not attribute:
                    operation.set_attr(name, replaced)
