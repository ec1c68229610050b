"""Libraries of named sequences: merging their symbols into the module of a script."""

from __future__ import annotations

from lamina.dialects.transform.consumption import CONSUMED, READONLY, argument_is
from lamina.interfaces.function import function_inputs, function_results
from lamina.ir.diagnostics import Severity, emit
from lamina.ir.operation import Operation
from lamina.ir.symbols import (
    SymbolTable,
    replace_all_symbol_uses,
    set_symbol_name,
    symbol_name,
    symbol_visibility,
)
from lamina.ir.types import FunctionType


def merge_library(module: Operation, library: Operation) -> bool:
    """Appends copies of a library's symbols to the module. A definition replaces a declaration with its
    name, and private symbols are renamed. False, after diagnostics, if two public symbols have the same name, or
    a declaration does not match the definition."""
    copy = library.clone()
    if _resolve_names(module, copy) and _move(module, copy):
        return True
    module.emit_error("failed to merge symbols")
    return False


def _symbols(table: Operation) -> list[Operation]:
    block = table.regions[0].first_block
    return [] if block is None else [inner for inner in block.operations if symbol_name(inner) is not None]


def _is_external(op: Operation) -> bool:
    return bool(op.regions) and op.regions[0].empty


def _gives_way(op: Operation, other: Operation) -> bool:
    """True if a declaration can be replaced by the other, which is a declaration too, or visible to it."""
    return _is_external(op) and (_is_external(other) or symbol_visibility(other) == "public")


def _resolve_names(module: Operation, library: Operation) -> bool:
    for here, there in ((module, library), (library, module)):
        for op in _symbols(here):
            name = symbol_name(op)
            other = next((_symbol for _symbol in _symbols(there) if symbol_name(_symbol) == name), None)
            if other is None or _gives_way(op, other) or _gives_way(other, op):
                continue
            if symbol_visibility(op) == "private":
                _rename(op, here, there)
            elif symbol_visibility(other) == "private":
                _rename(other, there, here)
            else:
                error = op.diagnostic(Severity.ERROR, f"doubly defined symbol @{name}")
                emit(error.attach_note("previously defined here", other.raw_location))
                return False
    return True


def _rename(op: Operation, table: Operation, other: Operation) -> None:
    """Renames a symbol to a name that is unused in both tables, with its uses."""
    taken = {symbol_name(_symbol) for holder in (table, other) for _symbol in _symbols(holder)}
    old = str(symbol_name(op))
    new, count = old, 0
    while new in taken:
        new = f"{old}_{count}"
        count += 1
    replace_all_symbol_uses(table, old, new)
    set_symbol_name(op, new)


def _move(module: Operation, library: Operation) -> bool:
    table = SymbolTable(module)
    for op in _symbols(library):
        op.remove()
        known = table.lookup(str(symbol_name(op)))
        if known is None:
            table.insert(op)
            continue
        declared, defined = (op, known) if _gives_way(op, known) else (known, op)
        if not _agree(declared, defined):
            return False
        if declared is known:
            table.erase(known)
            table.insert(op)
    return True


def _agree(declared: Operation, defined: Operation) -> bool:
    """True if the signatures of a declaration and the definition match."""
    inputs, results = function_inputs(defined), function_results(defined)
    if (function_inputs(declared), function_results(declared)) != (inputs, results):
        type = FunctionType(inputs, results)
        declared.emit_error(f"external definition has a mismatching signature ('{type}')")
        return False
    for index in range(len(inputs)):
        said = [argument_is(declared, index, name) for name in (CONSUMED, READONLY)]
        has = [argument_is(defined, index, name) for name in (CONSUMED, READONLY)]
        if any(has) and any(said_type and not other for said_type, other in zip(said, has, strict=True)):
            message = f"external definition has mismatching consumption annotations for argument #{index}"
            declared.emit_error(message)
            return False
    return True
