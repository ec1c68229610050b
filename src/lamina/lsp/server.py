"""The language server: documents, and the protocol's requests answered from the analyses."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any
from urllib.parse import unquote, urlparse

from lsprotocol import types as lsp
from pygls.exceptions import JsonRpcException
from pygls.lsp.server import LanguageServer

from lamina.asm.diagnostics import file_position
from lamina.ir.diagnostics import Diagnostic, Severity
from lamina.ir.location import SourcePosition, resolve_location
from lamina.lsp import edits
from lamina.lsp.analyses import Analyses, Analysis, Document, View
from lamina.lsp.answers import Completion, LineIndex, Place, Symbol, folding_ranges
from lamina.lsp.mlir import MlirDocument
from lamina.lsp.pdll import PdllDocument
from lamina.lsp.tokens import KINDS, tokens

SHOW_PDL = "lamina.showPdl"

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
    "type": lsp.CompletionItemKind.TypeParameter,
    "label": lsp.CompletionItemKind.Reference,
}
_SYMBOLS = {
    "pattern": lsp.SymbolKind.Class,
    "constraint": lsp.SymbolKind.Interface,
    "rewrite": lsp.SymbolKind.Function,
    "variable": lsp.SymbolKind.Variable,
}


class LaminaServer(LanguageServer):
    """Answers from the analyses of the open documents."""

    def __init__(self, include_dirs: Sequence[str] = (), trust_project: bool = False) -> None:
        from lamina import __version__

        super().__init__("lamina", __version__)
        self.include_dirs = list(include_dirs)
        self.trust_project = trust_project
        self.analyses = Analyses(self.analyse, self.publish)

    def analyse(self, uri: str, text: str) -> Document:
        path = path_of(uri)
        problems = self.load_project(path)
        made: Document = (
            PdllDocument(text, path, self.include_dirs) if path.endswith(".pdll") else MlirDocument(text, path)
        )
        made.diagnostics += problems
        return made

    def text_of(self, uri: str) -> str:
        """The current text of a document."""
        try:
            return self.workspace.get_text_document(uri).source
        except UnicodeDecodeError:  # bytecode on disk
            return "ML\ufffdR"

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

    async def view(self, uri: str) -> View:
        """The document as it is now: while a text of MLIR is analysed, with the analysis of the one before."""
        if uri not in self.analyses.states:
            self.analyses.changed(uri, self.text_of(uri))
        if path_of(uri).endswith(".pdll"):
            analysis = await self.analyses.current(uri)
            return View(analysis, analysis.text)
        return await self.analyses.view(uri)

    async def at(self, parameters: Any) -> tuple[View, int]:
        """The document of a request, and the offset in its analysis."""
        view = await self.view(parameters.text_document.uri)
        return view, view.shift.to_old(view.lines.offset(parameters.position.line, parameters.position.character))

    def publish(self, uri: str, analysis: Analysis) -> None:
        document, lines = analysis.document, analysis.lines
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


def range_in(view: View, start: int, end: int) -> lsp.Range:
    """A range of the analysed text in the current one."""
    return as_range(view.lines, view.shift.to_new(start), view.shift.to_new(end))


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


def as_symbol(symbol: Symbol, view: View) -> lsp.DocumentSymbol:
    return lsp.DocumentSymbol(
        name=symbol.name,
        kind=_SYMBOLS.get(symbol.kind, lsp.SymbolKind.Function),
        detail=symbol.kind,
        range=range_in(view, symbol.start, symbol.end),
        selection_range=range_in(view, symbol.start, min(symbol.end, symbol.start + len(symbol.name))),
        children=[as_symbol(child, view) for child in symbol.children],
    )


def as_semantic_tokens(text: str, lines: LineIndex, first: int, last: int) -> lsp.SemanticTokens:
    """The tokens of a range, each relative to the one before."""
    data: list[int] = []
    line = column = 0
    for start, end, kind in tokens(text, first, last):
        at, where = lines.position(start)
        data += [at - line, where - (column if at == line else 0), lines.units(start, end), KINDS.index(kind), 0]
        line, column = at, where
    return lsp.SemanticTokens(data=data)


def make_server(include_dirs: Sequence[str] = (), trust_project: bool = False) -> LaminaServer:
    """A server with all its features."""
    server = LaminaServer(include_dirs, trust_project)
    for add in (_add_documents, _add_questions, _add_outlines, _add_changes):
        add(server)
    return server


def _add_documents(server: LaminaServer) -> None:
    @server.feature(lsp.TEXT_DOCUMENT_DID_OPEN)
    def opened(ls: LaminaServer, parameters: lsp.DidOpenTextDocumentParams) -> None:
        ls.analyses.changed(parameters.text_document.uri, ls.text_of(parameters.text_document.uri))

    @server.feature(lsp.TEXT_DOCUMENT_DID_CHANGE)
    def changed(ls: LaminaServer, parameters: lsp.DidChangeTextDocumentParams) -> None:
        ls.analyses.changed(parameters.text_document.uri, ls.text_of(parameters.text_document.uri))

    @server.feature(lsp.TEXT_DOCUMENT_DID_CLOSE)
    def closed(ls: LaminaServer, parameters: lsp.DidCloseTextDocumentParams) -> None:
        uri = parameters.text_document.uri
        ls.analyses.close(uri)
        ls.text_document_publish_diagnostics(lsp.PublishDiagnosticsParams(uri=uri, diagnostics=[]))

    @server.feature(lsp.TEXT_DOCUMENT_DID_SAVE)
    def saved(ls: LaminaServer, parameters: lsp.DidSaveTextDocumentParams) -> None:
        ls.analyses.invalidate()

    @server.feature(lsp.WORKSPACE_DID_CHANGE_WATCHED_FILES)
    def changed_on_disk(ls: LaminaServer, parameters: lsp.DidChangeWatchedFilesParams) -> None:
        ls.analyses.invalidate()


def _add_questions(server: LaminaServer) -> None:
    @server.feature(lsp.TEXT_DOCUMENT_HOVER)
    async def hover(ls: LaminaServer, parameters: lsp.HoverParams) -> lsp.Hover | None:
        view, offset = await ls.at(parameters)
        found = view.document.hover(offset)
        if found is None:
            return None
        text = lsp.MarkupContent(kind=lsp.MarkupKind.Markdown, value=found.markdown)
        return lsp.Hover(contents=text, range=range_in(view, found.start, found.end))

    @server.feature(lsp.TEXT_DOCUMENT_DEFINITION)
    async def definition(ls: LaminaServer, parameters: lsp.DefinitionParams) -> lsp.Location | None:
        view, offset = await ls.at(parameters)
        found = view.document.definition(offset)
        return None if found is None else as_location(found, view)

    @server.feature(lsp.TEXT_DOCUMENT_REFERENCES)
    async def references(ls: LaminaServer, parameters: lsp.ReferenceParams) -> list[lsp.Location]:
        view, offset = await ls.at(parameters)
        return [as_location(place, view) for place in view.document.references(offset)]

    @server.feature(lsp.TEXT_DOCUMENT_DOCUMENT_HIGHLIGHT)
    async def highlight(
        ls: LaminaServer, parameters: lsp.DocumentHighlightParams
    ) -> list[lsp.DocumentHighlight]:
        view, offset = await ls.at(parameters)
        places = view.document.references(offset)
        return [
            lsp.DocumentHighlight(range=range_in(view, place.start, place.end))
            for place in places
            if place.path == view.document.path and not place.line
        ]

    @server.feature(
        lsp.TEXT_DOCUMENT_COMPLETION,
        lsp.CompletionOptions(trigger_characters=["<", ".", ":", "{", "%", "@", "^", "!", "#", '"', "/"]),
    )
    async def completion(ls: LaminaServer, parameters: lsp.CompletionParams) -> lsp.CompletionList:
        view, offset = await ls.at(parameters)
        if isinstance(view.document, MlirDocument):
            at = view.lines.offset(parameters.position.line, parameters.position.character)
            listed = view.document.completions(offset, view.text[view.text.rfind("\n", 0, at) + 1 : at])
        else:
            listed = view.document.completions(offset)
        return lsp.CompletionList(is_incomplete=False, items=[as_completion(item) for item in listed])

    @server.feature(lsp.TEXT_DOCUMENT_SIGNATURE_HELP, lsp.SignatureHelpOptions(trigger_characters=["(", ","]))
    async def signature(ls: LaminaServer, parameters: lsp.SignatureHelpParams) -> lsp.SignatureHelp | None:
        view, offset = await ls.at(parameters)
        found = view.document.signature(offset) if isinstance(view.document, PdllDocument) else None
        if found is None:
            return None
        information = lsp.SignatureInformation(
            label=found.label,
            documentation=found.documentation or None,
            parameters=[lsp.ParameterInformation(label=name) for name in found.parameters],
        )
        return lsp.SignatureHelp(signatures=[information], active_signature=0, active_parameter=found.active)


def _add_outlines(server: LaminaServer) -> None:
    @server.feature(lsp.TEXT_DOCUMENT_DOCUMENT_SYMBOL)
    async def symbols(ls: LaminaServer, parameters: lsp.DocumentSymbolParams) -> list[lsp.DocumentSymbol]:
        view = await ls.view(parameters.text_document.uri)
        return [as_symbol(symbol, view) for symbol in view.document.symbols()]

    @server.feature(lsp.WORKSPACE_SYMBOL)
    async def workspace_symbols(
        ls: LaminaServer, parameters: lsp.WorkspaceSymbolParams
    ) -> list[lsp.WorkspaceSymbol]:
        """Those of the open documents."""
        found = []
        for uri in list(ls.analyses.states):
            view = await ls.view(uri)
            for symbol in view.document.symbols():
                if parameters.query.lower() in symbol.name.lower():
                    location = lsp.Location(uri=uri, range=range_in(view, symbol.start, symbol.end))
                    kind = _SYMBOLS.get(symbol.kind, lsp.SymbolKind.Function)
                    found.append(lsp.WorkspaceSymbol(name=symbol.name, kind=kind, location=location))
        return found

    @server.feature(lsp.TEXT_DOCUMENT_FOLDING_RANGE)
    def folding(ls: LaminaServer, parameters: lsp.FoldingRangeParams) -> list[lsp.FoldingRange]:
        ranges = folding_ranges(ls.text_of(parameters.text_document.uri))
        return [lsp.FoldingRange(start_line=first, end_line=last) for first, last in ranges]

    @server.feature(
        lsp.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL,
        lsp.SemanticTokensLegend(token_types=list(KINDS), token_modifiers=[]),
    )
    def all_tokens(ls: LaminaServer, parameters: lsp.SemanticTokensParams) -> lsp.SemanticTokens | None:
        uri = parameters.text_document.uri
        if path_of(uri).endswith(".pdll"):
            return None
        text = ls.text_of(uri)
        return as_semantic_tokens(text, LineIndex(text), 0, len(text))

    @server.feature(
        lsp.TEXT_DOCUMENT_SEMANTIC_TOKENS_RANGE,
        lsp.SemanticTokensLegend(token_types=list(KINDS), token_modifiers=[]),
    )
    def some_tokens(ls: LaminaServer, parameters: lsp.SemanticTokensRangeParams) -> lsp.SemanticTokens | None:
        uri = parameters.text_document.uri
        if path_of(uri).endswith(".pdll"):
            return None
        text = ls.text_of(uri)
        lines, where = LineIndex(text), parameters.range
        first, last = lines.offset(where.start.line, 0), lines.offset(where.end.line + 1, 0)
        return as_semantic_tokens(text, lines, first, last)

    @server.feature(lsp.TEXT_DOCUMENT_INLAY_HINT)
    async def hints(ls: LaminaServer, parameters: lsp.InlayHintParams) -> list[lsp.InlayHint]:
        view = await ls.view(parameters.text_document.uri)
        first, last = parameters.range.start.line, parameters.range.end.line
        found = []
        for hint in view.document.hints():
            line, character = view.lines.position(view.shift.to_new(hint.offset))
            if first <= line <= last:
                found.append(
                    lsp.InlayHint(
                        position=lsp.Position(line, character), label=hint.text, kind=lsp.InlayHintKind.Type
                    )
                )
        return found

    @server.command(SHOW_PDL)
    async def show_pdl(ls: LaminaServer, uri: str) -> str:
        """The patterns of a PDLL document in the pdl dialect, or why there are none."""
        try:
            view = await ls.view(uri)
        except (OSError, ValueError, TypeError, AttributeError) as problem:
            return f"// cannot read '{uri}': {getattr(problem, 'strerror', None) or problem}\n"
        if not isinstance(view.document, PdllDocument):
            return ""
        return view.document.pdl or "// the file has errors\n"


def _add_changes(server: LaminaServer) -> None:
    async def analysed(ls: LaminaServer, uri: str) -> View:
        """The current text with its own analysis, as changes must not go astray."""
        await ls.view(uri)
        analysis = await ls.analyses.current(uri)
        return View(analysis, analysis.text)

    @server.feature(lsp.TEXT_DOCUMENT_PREPARE_RENAME)
    async def prepare_rename(ls: LaminaServer, parameters: lsp.PrepareRenameParams) -> lsp.Range | None:
        view = await analysed(ls, parameters.text_document.uri)
        offset = view.lines.offset(parameters.position.line, parameters.position.character)
        if not isinstance(view.document, MlirDocument):
            return None
        try:
            place = edits.renamed_word(view.document, offset)
        except edits.CannotRename:
            return None
        return range_in(view, place.start, place.end)

    @server.feature(lsp.TEXT_DOCUMENT_RENAME, lsp.RenameOptions(prepare_provider=True))
    async def rename(ls: LaminaServer, parameters: lsp.RenameParams) -> lsp.WorkspaceEdit | None:
        uri = parameters.text_document.uri
        view = await analysed(ls, uri)
        offset = view.lines.offset(parameters.position.line, parameters.position.character)
        if not isinstance(view.document, MlirDocument):
            return None
        try:
            places, name = edits.rename(view.document, offset, parameters.new_name)
        except edits.CannotRename as problem:
            raise JsonRpcException(str(problem), lsp.LSPErrorCodes.RequestFailed.value) from None
        changed = [lsp.TextEdit(range=range_in(view, place.start, place.end), new_text=name) for place in places]
        return lsp.WorkspaceEdit(changes={uri: changed})

    @server.feature(
        lsp.TEXT_DOCUMENT_CODE_ACTION,
        lsp.CodeActionOptions(
            code_action_kinds=[lsp.CodeActionKind.QuickFix, lsp.CodeActionKind.RefactorRewrite], resolve_provider=True
        ),
    )
    async def code_actions(ls: LaminaServer, parameters: lsp.CodeActionParams) -> list[lsp.CodeAction]:
        uri = parameters.text_document.uri
        view = await ls.view(uri)
        if not isinstance(view.document, MlirDocument):
            return []
        actions = []
        for problem in parameters.context.diagnostics:
            severity = "warning" if problem.severity == lsp.DiagnosticSeverity.Warning else "error"
            line, comment = edits.expectation(view.text, problem.range.start.line, severity, problem.message)
            at = lsp.Range(lsp.Position(line, 0), lsp.Position(line, 0))
            actions.append(
                lsp.CodeAction(
                    title=f"Expect this {severity}",
                    kind=lsp.CodeActionKind.QuickFix,
                    diagnostics=[problem],
                    edit=lsp.WorkspaceEdit(changes={uri: [lsp.TextEdit(range=at, new_text=comment)]}),
                )
            )
        for name in edits.applicable_passes(view.document) if view.is_current else ():
            title, kind = f"Apply {name} (prints the file anew)", lsp.CodeActionKind.RefactorRewrite
            actions.append(lsp.CodeAction(title=title, kind=kind, data={"uri": uri, "pass": name}))
        return actions

    @server.feature(lsp.CODE_ACTION_RESOLVE)
    async def resolved(ls: LaminaServer, action: lsp.CodeAction) -> lsp.CodeAction:
        data = action.data
        if isinstance(data, dict) and data.get("pass") in edits.PASSES and data.get("uri") in ls.analyses.states:
            uri = data["uri"]
            view = await analysed(ls, uri)
            made = edits.after_pass(view.text, view.document.path, data["pass"])
            if made is not None:
                whole = as_range(view.lines, 0, len(view.text))
                action.edit = lsp.WorkspaceEdit(changes={uri: [lsp.TextEdit(range=whole, new_text=made)]})
        return action
