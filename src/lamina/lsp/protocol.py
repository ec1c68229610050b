"""Answers of the analyses in the protocol's terms, and back."""

from __future__ import annotations

import os
import re
from urllib.parse import unquote, urlparse

from lsprotocol import types as lsp

from lamina.asm.diagnostics import file_position
from lamina.ir.diagnostics import Diagnostic, Severity
from lamina.ir.location import SourcePosition, resolve_location
from lamina.lsp.analyses import View
from lamina.lsp.answers import Completion, LineIndex, Place, Symbol
from lamina.lsp.mlir import MlirDocument

_SEVERITIES = {
    Severity.ERROR: lsp.DiagnosticSeverity.Error,
    Severity.WARNING: lsp.DiagnosticSeverity.Warning,
    Severity.REMARK: lsp.DiagnosticSeverity.Information,
    Severity.NOTE: lsp.DiagnosticSeverity.Hint,
}
_COMPLETIONS = {
    "operation": lsp.CompletionItemKind.Class,
    "attribute": lsp.CompletionItemKind.Field,
    "case": lsp.CompletionItemKind.EnumMember,
    "variable": lsp.CompletionItemKind.Variable,
    "value": lsp.CompletionItemKind.Variable,
    "constraint": lsp.CompletionItemKind.Interface,
    "rewrite": lsp.CompletionItemKind.Function,
    "keyword": lsp.CompletionItemKind.Keyword,
    "member": lsp.CompletionItemKind.Property,
    "file": lsp.CompletionItemKind.File,
    "symbol": lsp.CompletionItemKind.Reference,
    "type": lsp.CompletionItemKind.TypeParameter,
    "label": lsp.CompletionItemKind.Reference,
}
SYMBOL_KINDS = {
    "pattern": lsp.SymbolKind.Class,
    "constraint": lsp.SymbolKind.Interface,
    "rewrite": lsp.SymbolKind.Function,
    "variable": lsp.SymbolKind.Variable,
}
Plain = dict[str, object]
"""What the protocol's classes would be turned into: for answers of many of them."""
_WORD = re.compile(r"[%@^!#]?[\w$.\-]+")


def path_of(uri: str) -> str:
    parsed = urlparse(uri)
    return unquote(parsed.path) if parsed.scheme == "file" else uri


def is_mlir(uri: str) -> bool:
    """True for documents that are neither PDLL nor TableGen."""
    return not path_of(uri).endswith((".pdll", ".td"))


def uri_of(path: str) -> str:
    from pathlib import Path

    return Path(os.path.abspath(path)).as_uri() if "://" not in path else path


def as_range(lines: LineIndex, start: int, end: int) -> lsp.Range:
    return lsp.Range(start=lsp.Position(*lines.position(start)), end=lsp.Position(*lines.position(end)))


def _range_at(line: int, column: int) -> lsp.Range:
    at = lsp.Position(max(line - 1, 0), max(column - 1, 0))
    return lsp.Range(start=at, end=lsp.Position(at.line, at.character + 1))


def as_diagnostic(diagnostic: Diagnostic, path: str, lines: LineIndex) -> lsp.Diagnostic:
    """Returns a diagnostic of this document; one about another file is placed at the top and names that file."""
    message = diagnostic.message
    meant = re.fullmatch(r"did you mean '([^']+)'\?", diagnostic.hint or "")
    if diagnostic.hint is not None:
        message += f"; {diagnostic.hint}"
    place = _range_of(diagnostic, path, lines)
    if place is None:
        position = file_position(resolve_location(diagnostic.position))
        where = f"{position.filename}:{position.line}:{position.column}" if position is not None else "elsewhere"
        message, place = f"{where}: {message}", _range_at(1, 1)
    related = []
    for note in diagnostic.notes:
        position = file_position(resolve_location(note.position))
        if position is not None:
            location = lsp.Location(uri=uri_of(position.filename), range=_range_at(position.line, position.column))
            related.append(lsp.DiagnosticRelatedInformation(location=location, message=note.message))
    return lsp.Diagnostic(
        range=place,
        message=message,
        severity=_SEVERITIES[diagnostic.severity],
        source="lamina",
        data=None if meant is None else {"meant": meant[1]},
        related_information=related or None,
    )


def _range_of(diagnostic: Diagnostic, path: str, lines: LineIndex) -> lsp.Range | None:
    raw = diagnostic.position
    if isinstance(raw, SourcePosition) and raw.file.name == path:
        start = raw.offset
        end = start
        while end < len(lines.text) and (lines.text[end].isalnum() or lines.text[end] in "_$."):
            end += 1
        return as_range(lines, start, max(end, start + 1))
    position = file_position(resolve_location(raw))
    if position is None or position.filename != path:
        return None
    return _range_at(position.line, position.column)


def range_in(view: View, start: int, end: int) -> lsp.Range:
    """Returns a range of the analysed text in the current one."""
    return as_range(view.lines, view.shift.to_new(start), view.shift.to_new(end))


def plain_range(view: View, start: int, end: int) -> Plain:
    """The same as plain data."""
    first, last = view.lines.position(view.shift.to_new(start)), view.lines.position(view.shift.to_new(end))
    return {
        "start": {"line": first[0], "character": first[1]},
        "end": {"line": last[0], "character": last[1]},
    }


def as_location(place: Place, view: View) -> lsp.Location:
    if place.line:
        return lsp.Location(uri=uri_of(place.path), range=_range_at(place.line, place.column))
    if place.path == view.document.path:
        return lsp.Location(uri=uri_of(place.path), range=range_in(view, place.start, place.end))
    with open(place.path, encoding="utf-8", errors="surrogateescape", newline="") as stream:
        other = LineIndex(stream.read())
    return lsp.Location(uri=uri_of(place.path), range=as_range(other, place.start, place.end))


def as_completion(item: Completion) -> lsp.CompletionItem:
    return lsp.CompletionItem(
        label=item.label,
        kind=_COMPLETIONS.get(item.kind, lsp.CompletionItemKind.Text),
        detail=item.detail or None,
        documentation=item.documentation or None,
    )


def as_symbol(symbol: Symbol, view: View) -> Plain:
    return {
        "name": symbol.name,
        "kind": SYMBOL_KINDS.get(symbol.kind, lsp.SymbolKind.Function).value,
        "detail": symbol.kind,
        "range": plain_range(view, symbol.start, symbol.end),
        "selectionRange": plain_range(view, symbol.start, min(symbol.end, symbol.start + len(symbol.name))),
        "children": [as_symbol(child, view) for child in symbol.children],
    }


def as_selection(view: View, offset: int) -> lsp.SelectionRange:
    """Returns the word at an offset of the current text, then the operations around it from the inside out."""
    spans = [(0, len(view.text))]
    if isinstance(view.document, MlirDocument):
        at = view.shift.to_old(offset)
        around = [(start, end) for start, end, _ in view.document.contents.operations_around(at)]
        around.sort(key=lambda span: span[0] - span[1])
        spans += [(view.shift.to_new(start), view.shift.to_new(end)) for start, end in around]
    row = view.text.rfind("\n", 0, offset) + 1
    words = (match.span() for match in _WORD.finditer(view.text, row, offset + 200))
    spans += [(start, end) for start, end in words if start <= offset <= end]
    selection: lsp.SelectionRange | None = None
    for start, end in spans:
        selection = lsp.SelectionRange(range=as_range(view.lines, start, end), parent=selection)
    assert selection is not None
    return selection
