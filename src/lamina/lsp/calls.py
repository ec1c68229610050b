"""References between the symbols of an MLIR text: calls, includes, launches."""

from __future__ import annotations

import re
from collections.abc import Callable

from lamina.lsp.answers import Place, Symbol
from lamina.lsp.mlir import MlirDocument

_REFERENCE = re.compile(r"@([A-Za-z_][\w$.]*)(?:::@([A-Za-z_][\w$.]*))*")


def symbol_at(document: MlirDocument, offset: int) -> Symbol | None:
    """Returns the symbol that is defined or referred to at an offset."""
    word = document.word(offset)
    if word is None or not word[2].startswith("@"):
        return None
    return next((symbol for symbol in document.symbols() if symbol.name == word[2][1:]), None)


def name_place(document: MlirDocument, symbol: Symbol) -> Place:
    """Returns the range of a symbol's name, including its sigil."""
    at = document.text.find("@" + symbol.name, symbol.start)
    start = symbol.start if at < 0 or at > symbol.end else at
    return Place(document.path, start, start + len(symbol.name) + 1)


def incoming(document: MlirDocument, name: str) -> list[tuple[Symbol, list[Place]]]:
    """Returns the symbols whose operations refer to one, and where."""
    return _by_symbol(
        [reference for reference in _references(document) if reference[0] == name], lambda holder, _: holder
    )


def outgoing(document: MlirDocument, name: str) -> list[tuple[Symbol, list[Place]]]:
    """Returns the symbols that the operations in one refer to, and where."""
    symbols = {symbol.name: symbol for symbol in document.symbols()}
    inside = [reference for reference in _references(document) if reference[2].name == name and reference[0] in symbols]
    return _by_symbol(inside, lambda _, target: symbols[target])


_Reference = tuple[str, Place, Symbol]


def _references(document: MlirDocument) -> list[_Reference]:
    """Yields references with their positions and innermost enclosing symbol, excluding definitions."""
    symbols = document.symbols()
    own = {name_place(document, symbol).start for symbol in symbols}
    known_references: list[_Reference] = []
    for match in _REFERENCE.finditer(document.text):
        name = match[2] or match[1]
        start = match.end() - len(name) - 1
        around = [symbol for symbol in symbols if symbol.start <= start < symbol.end]
        if start not in own and around:
            holder = min(around, key=lambda symbol: symbol.end - symbol.start)
            known_references.append((name, Place(document.path, start, match.end()), holder))
    return known_references


def _by_symbol(
    references: list[_Reference], chosen: Callable[[Symbol, str], Symbol]
) -> list[tuple[Symbol, list[Place]]]:
    groups: dict[str, tuple[Symbol, list[Place]]] = {}
    for name, place, holder in references:
        symbol = chosen(holder, name)
        groups.setdefault(symbol.name, (symbol, []))[1].append(place)
    return list(groups.values())
