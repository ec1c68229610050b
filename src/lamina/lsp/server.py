"""The language server: documents, and the protocol's requests answered from the analyses."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any
from urllib.parse import unquote, urlparse

from lsprotocol import types as lsp
from pygls.lsp.server import LanguageServer

from lamina.asm.diagnostics import file_position
from lamina.ir.diagnostics import Diagnostic, Severity
from lamina.ir.location import SourcePosition, resolve_location
from lamina.lsp.answers import Completion, LineIndex, Place, Symbol, folding_ranges
from lamina.lsp.mlir import MlirDocument
from lamina.lsp.pdll import PdllDocument

SHOW_PDL = "lamina.showPdl"

Document = PdllDocument | MlirDocument

_SEVERITIES = {
    Severity.ERROR: lsp.DiagnosticSeverity.Error,
    Severity.WARNING: lsp.DiagnosticSeverity.Warning,
    Severity.REMARK: lsp.DiagnosticSeverity.Information,
    Severity.NOTE: lsp.DiagnosticSeverity.Hint,
}
_COMPLETIONS = {
    "operation": lsp.CompletionItemKind.Class,
    "attribute": lsp.CompletionItemKind.Field,
    "variable": lsp.CompletionItemKind.Variable,
    "value": lsp.CompletionItemKind.Variable,
    "constraint": lsp.CompletionItemKind.Interface,
    "rewrite": lsp.CompletionItemKind.Function,
    "keyword": lsp.CompletionItemKind.Keyword,
    "member": lsp.CompletionItemKind.Property,
    "file": lsp.CompletionItemKind.File,
    "symbol": lsp.CompletionItemKind.Reference,
}
_SYMBOLS = {
    "pattern": lsp.SymbolKind.Class,
    "constraint": lsp.SymbolKind.Interface,
    "rewrite": lsp.SymbolKind.Function,
    "variable": lsp.SymbolKind.Variable,
}


class LaminaServer(LanguageServer):
    """Keeps the analysed documents by URI."""

    def __init__(self, include_dirs: Sequence[str] = (), trust_project: bool = False) -> None:
        from lamina import __version__

        super().__init__("lamina", __version__)
        self.include_dirs = list(include_dirs)
        self.trust_project = trust_project
        self._analysed: dict[str, tuple[str, Document, LineIndex]] = {}

    def document(self, uri: str) -> tuple[Document, LineIndex]:
        """The analysis of the current text of a document."""
        try:
            text = self.workspace.get_text_document(uri).source
        except UnicodeDecodeError:  # bytecode on disk
            text = "ML\ufffdR"
        known = self._analysed.get(uri)
        if known is None or known[0] != text:
            path = path_of(uri)
            problems = self.load_project(path)
            made: Document = (
                PdllDocument(text, path, self.include_dirs) if path.endswith(".pdll") else MlirDocument(text, path)
            )
            made.diagnostics += problems
            known = self._analysed[uri] = (text, made, LineIndex(text))
        return known[1], known[2]

    def load_project(self, path: str) -> list[Diagnostic]:
        """Loads the dialects of the document's project file; what is wrong with it is said in the document."""
        from lamina.ir.diagnostics import DiagnosticError
        from lamina.tablegen.project import load_project

        try:
            project = load_project(path, trust=self.trust_project)
        except DiagnosticError as problem:
            return problem.diagnostics
        except OSError:
            return []
        return [] if project is None else project.warnings

    def at(self, parameters: Any) -> tuple[Document, LineIndex, int]:
        document, lines = self.document(parameters.text_document.uri)
        return document, lines, lines.offset(parameters.position.line, parameters.position.character)

    def publish(self, uri: str) -> None:
        document, lines = self.document(uri)
        diagnostics = [as_diagnostic(item, document.path, lines) for item in document.diagnostics]
        self.text_document_publish_diagnostics(lsp.PublishDiagnosticsParams(uri=uri, diagnostics=diagnostics))


def path_of(uri: str) -> str:
    parsed = urlparse(uri)
    return unquote(parsed.path) if parsed.scheme == "file" else uri


def uri_of(path: str) -> str:
    from pathlib import Path

    return Path(os.path.abspath(path)).as_uri() if "://" not in path else path


def as_range(lines: LineIndex, start: int, end: int) -> lsp.Range:
    return lsp.Range(start=lsp.Position(*lines.position(start)), end=lsp.Position(*lines.position(end)))


def _range_at(line: int, column: int) -> lsp.Range:
    at = lsp.Position(max(line - 1, 0), max(column - 1, 0))
    return lsp.Range(start=at, end=lsp.Position(at.line, at.character + 1))


def as_diagnostic(diagnostic: Diagnostic, path: str, lines: LineIndex) -> lsp.Diagnostic:
    """A diagnostic of this document; one about another file is placed at the top and names that file."""
    message = diagnostic.message
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


def as_location(place: Place, document: Document, lines: LineIndex) -> lsp.Location:
    if place.line:
        return lsp.Location(uri=uri_of(place.path), range=_range_at(place.line, place.column))
    if place.path == document.path:
        return lsp.Location(uri=uri_of(place.path), range=as_range(lines, place.start, place.end))
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


def as_symbol(symbol: Symbol, lines: LineIndex) -> lsp.DocumentSymbol:
    place = as_range(lines, symbol.start, symbol.end)
    return lsp.DocumentSymbol(
        name=symbol.name,
        kind=_SYMBOLS.get(symbol.kind, lsp.SymbolKind.Function),
        detail=symbol.kind,
        range=place,
        selection_range=as_range(lines, symbol.start, min(symbol.end, symbol.start + len(symbol.name))),
        children=[as_symbol(child, lines) for child in symbol.children],
    )


def make_server(include_dirs: Sequence[str] = (), trust_project: bool = False) -> LaminaServer:
    """A server with all its features."""
    server = LaminaServer(include_dirs, trust_project)

    @server.feature(lsp.TEXT_DOCUMENT_DID_OPEN)
    def opened(ls: LaminaServer, parameters: lsp.DidOpenTextDocumentParams) -> None:
        ls.publish(parameters.text_document.uri)

    @server.feature(lsp.TEXT_DOCUMENT_DID_CHANGE)
    def changed(ls: LaminaServer, parameters: lsp.DidChangeTextDocumentParams) -> None:
        ls.publish(parameters.text_document.uri)

    @server.feature(lsp.TEXT_DOCUMENT_HOVER)
    def hover(ls: LaminaServer, parameters: lsp.HoverParams) -> lsp.Hover | None:
        document, lines, offset = ls.at(parameters)
        found = document.hover(offset)
        if found is None:
            return None
        text = lsp.MarkupContent(kind=lsp.MarkupKind.Markdown, value=found.markdown)
        return lsp.Hover(contents=text, range=as_range(lines, found.start, found.end))

    @server.feature(lsp.TEXT_DOCUMENT_DEFINITION)
    def definition(ls: LaminaServer, parameters: lsp.DefinitionParams) -> lsp.Location | None:
        document, lines, offset = ls.at(parameters)
        found = document.definition(offset)
        return None if found is None else as_location(found, document, lines)

    @server.feature(lsp.TEXT_DOCUMENT_REFERENCES)
    def references(ls: LaminaServer, parameters: lsp.ReferenceParams) -> list[lsp.Location]:
        document, lines, offset = ls.at(parameters)
        return [as_location(place, document, lines) for place in document.references(offset)]

    @server.feature(
        lsp.TEXT_DOCUMENT_COMPLETION,
        lsp.CompletionOptions(trigger_characters=["<", ".", ":", "{", "%", "@", '"', "/"]),
    )
    def completion(ls: LaminaServer, parameters: lsp.CompletionParams) -> lsp.CompletionList:
        document, _, offset = ls.at(parameters)
        items = [as_completion(item) for item in document.completions(offset)]
        return lsp.CompletionList(is_incomplete=False, items=items)

    @server.feature(lsp.TEXT_DOCUMENT_SIGNATURE_HELP, lsp.SignatureHelpOptions(trigger_characters=["(", ","]))
    def signature(ls: LaminaServer, parameters: lsp.SignatureHelpParams) -> lsp.SignatureHelp | None:
        document, _, offset = ls.at(parameters)
        found = document.signature(offset) if isinstance(document, PdllDocument) else None
        if found is None:
            return None
        information = lsp.SignatureInformation(
            label=found.label,
            documentation=found.documentation or None,
            parameters=[lsp.ParameterInformation(label=name) for name in found.parameters],
        )
        return lsp.SignatureHelp(signatures=[information], active_signature=0, active_parameter=found.active)

    @server.feature(lsp.TEXT_DOCUMENT_DOCUMENT_SYMBOL)
    def symbols(ls: LaminaServer, parameters: lsp.DocumentSymbolParams) -> list[lsp.DocumentSymbol]:
        document, lines = ls.document(parameters.text_document.uri)
        return [as_symbol(symbol, lines) for symbol in document.symbols()]

    @server.feature(lsp.TEXT_DOCUMENT_FOLDING_RANGE)
    def folding(ls: LaminaServer, parameters: lsp.FoldingRangeParams) -> list[lsp.FoldingRange]:
        document, _ = ls.document(parameters.text_document.uri)
        return [lsp.FoldingRange(start_line=first, end_line=last) for first, last in folding_ranges(document.text)]

    @server.feature(lsp.TEXT_DOCUMENT_INLAY_HINT)
    def hints(ls: LaminaServer, parameters: lsp.InlayHintParams) -> list[lsp.InlayHint]:
        document, lines = ls.document(parameters.text_document.uri)
        first, last = parameters.range.start.line, parameters.range.end.line
        found = []
        for hint in document.hints():
            line, character = lines.position(hint.offset)
            if first <= line <= last:
                found.append(
                    lsp.InlayHint(
                        position=lsp.Position(line, character), label=hint.text, kind=lsp.InlayHintKind.Type
                    )
                )
        return found

    @server.command(SHOW_PDL)
    def show_pdl(ls: LaminaServer, uri: str) -> str:
        """The patterns of a PDLL document in the pdl dialect, or why there are none."""
        try:
            document, _ = ls.document(uri)
        except (OSError, ValueError, TypeError, AttributeError) as problem:
            return f"// cannot read '{uri}': {getattr(problem, 'strerror', None) or problem}\n"
        if not isinstance(document, PdllDocument):
            return ""
        return document.pdl or "// the file has errors\n"

    return server
