"""The language server: documents, and the protocol's requests answered from the analyses."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Sequence
from typing import Any, BinaryIO

from lsprotocol import types as lsp
from pygls.lsp.server import LanguageServer

from lamina import __version__
from lamina.ir.diagnostics import Diagnostic, DiagnosticError
from lamina.lsp.actions import add_actions
from lamina.lsp.analyses import Analyses, Analysis, Document, View
from lamina.lsp.answers import LineIndex, folding_ranges
from lamina.lsp.commands import (
    APPLY_PIPELINE,
    RUN_FUNCTION,
    SHOW_PDL,
    SHOW_TRACE,
    apply_pipeline,
    run_function,
    write_trace,
)
from lamina.lsp.connection import Protocol, serve
from lamina.lsp.features import add_calls, add_formatting, add_lenses
from lamina.lsp.mlir import MlirDocument
from lamina.lsp.pdll import PdllDocument
from lamina.lsp.protocol import (
    SYMBOL_KINDS,
    Plain,
    as_completion,
    as_diagnostic,
    as_location,
    as_range,
    as_selection,
    as_symbol,
    is_mlir,
    path_of,
    range_in,
    uri_of,
)
from lamina.lsp.semantic import SemanticTokens, add_semantic_tokens
from lamina.lsp.td import TdDocument, included_files


class LaminaServer(LanguageServer):
    """Answers from the analyses of the open documents."""

    def __init__(self, include_dirs: Sequence[str] = (), trust_project: bool = False) -> None:
        super().__init__("lamina", __version__, protocol_cls=Protocol)
        self.include_dirs = list(include_dirs)
        self.trust_project = trust_project
        self.analyses = Analyses(self.analyse, self.publish)
        self.earlier: dict[str, MlirDocument] = {}
        self.shown_tokens: dict[str, SemanticTokens] = {}

    def analyse(self, uri: str, text: str) -> Document:
        path = path_of(uri)
        problems, folders = self.load_project(path)
        analysed: Document
        if path.endswith((".pdll", ".td")):
            kind = PdllDocument if path.endswith(".pdll") else TdDocument
            analysed = kind(text, path, [*self.include_dirs, *folders])
        else:
            analysed = self.earlier[uri] = MlirDocument(text, path, self.earlier.pop(uri, None))
        analysed.diagnostics += problems
        return analysed

    def text_of(self, uri: str) -> str:
        """Returns the current text of a document."""
        try:
            return self.workspace.get_text_document(uri).source
        except UnicodeDecodeError:  # bytecode on disk
            return "ML\ufffdR"

    def lines_of(self, uri: str) -> LineIndex:
        """Returns the lines of the current text of a document."""
        assert isinstance(self.protocol, Protocol)
        try:
            return self.protocol.lines_of(uri)
        except UnicodeDecodeError:
            return LineIndex(self.text_of(uri))

    def load_project(self, path: str) -> tuple[list[Diagnostic], list[str]]:
        """Loads the dialects of the document's project file. Returns its errors, which are reported in the document,
        and its include folders."""
        from lamina.tablegen.project import load_project  # start-up

        try:
            project = load_project(path, trust=self.trust_project)
        except DiagnosticError as problem:
            return problem.diagnostics, []
        except OSError:
            return [], []
        return ([], []) if project is None else (project.warnings, project.include)

    def invalidate(self) -> None:
        """What documents include, or the dialects of their project, have changed."""
        self.earlier.clear()
        self.analyses.invalidate()

    def start_io(self, stdin: BinaryIO | None = None, stdout: BinaryIO | None = None) -> None:
        try:
            asyncio.run(serve(self, stdin or sys.stdin.buffer, stdout or sys.stdout.buffer))
        except (BrokenPipeError, KeyboardInterrupt, SystemExit):
            pass

    async def view(self, uri: str) -> View:
        """Returns the document in its current state; while MLIR text is being analysed, with the previous analysis."""
        if uri not in self.analyses.states:
            self.analyses.changed(uri, self.lines_of(uri))
        if not is_mlir(uri):
            analysis = await self.analyses.current(uri)
            return View(analysis, analysis.lines)
        return await self.analyses.view(uri)

    async def current(self, uri: str) -> View:
        """The current text with its own analysis, as changes must not go astray."""
        await self.view(uri)
        analysis = await self.analyses.current(uri)
        return View(analysis, analysis.lines)

    async def at(self, parameters: Any) -> tuple[View, int]:
        """Returns the document of a request, and the offset in its analysis."""
        view = await self.view(parameters.text_document.uri)
        return view, view.shift.to_old(view.lines.offset(parameters.position.line, parameters.position.character))

    def publish(self, uri: str, analysis: Analysis) -> None:
        known = self.workspace.text_documents.get(uri)
        document, lines = analysis.document, analysis.lines
        diagnostics = [as_diagnostic(item, document.path, lines) for item in document.diagnostics]
        version = None if known is None else known.version
        self.text_document_publish_diagnostics(lsp.PublishDiagnosticsParams(uri, diagnostics, version))


def make_server(include_dirs: Sequence[str] = (), trust_project: bool = False) -> LaminaServer:
    """Returns a server with all its features."""
    server = LaminaServer(include_dirs, trust_project)
    for add in (_add_documents, _add_questions, _add_outlines, _add_commands):
        add(server)
    for add in (add_actions, add_calls, add_lenses, add_formatting, add_semantic_tokens):
        add(server)
    return server


def _add_documents(server: LaminaServer) -> None:
    @server.feature(lsp.INITIALIZED)
    def initialized(ls: LaminaServer, parameters: lsp.InitializedParams) -> None:
        assert isinstance(ls.protocol, Protocol)
        ls.protocol.prepare()

    @server.feature(lsp.TEXT_DOCUMENT_DID_OPEN)
    def opened(ls: LaminaServer, parameters: lsp.DidOpenTextDocumentParams) -> None:
        ls.analyses.changed(parameters.text_document.uri, ls.lines_of(parameters.text_document.uri))

    @server.feature(lsp.TEXT_DOCUMENT_DID_CHANGE)
    def changed(ls: LaminaServer, parameters: lsp.DidChangeTextDocumentParams) -> None:
        ls.analyses.changed(parameters.text_document.uri, ls.lines_of(parameters.text_document.uri))

    @server.feature(lsp.TEXT_DOCUMENT_DID_CLOSE)
    def closed(ls: LaminaServer, parameters: lsp.DidCloseTextDocumentParams) -> None:
        uri = parameters.text_document.uri
        ls.analyses.close(uri)
        ls.earlier.pop(uri, None)
        ls.shown_tokens.pop(uri, None)
        ls.text_document_publish_diagnostics(lsp.PublishDiagnosticsParams(uri=uri, diagnostics=[]))

    @server.feature(lsp.TEXT_DOCUMENT_DID_SAVE)
    def saved(ls: LaminaServer, parameters: lsp.DidSaveTextDocumentParams) -> None:
        ls.invalidate()

    @server.feature(lsp.WORKSPACE_DID_CHANGE_WATCHED_FILES)
    def changed_on_disk(ls: LaminaServer, parameters: lsp.DidChangeWatchedFilesParams) -> None:
        ls.invalidate()


def _add_questions(server: LaminaServer) -> None:
    @server.feature(lsp.TEXT_DOCUMENT_HOVER)
    async def hover(ls: LaminaServer, parameters: lsp.HoverParams) -> lsp.Hover | None:
        view, offset = await ls.at(parameters)
        answer = view.document.hover(offset)
        if answer is None:
            return None
        text = lsp.MarkupContent(kind=lsp.MarkupKind.Markdown, value=answer.markdown)
        return lsp.Hover(contents=text, range=range_in(view, answer.start, answer.end))

    @server.feature(lsp.TEXT_DOCUMENT_DEFINITION)
    async def definition(ls: LaminaServer, parameters: lsp.DefinitionParams) -> lsp.Location | None:
        view, offset = await ls.at(parameters)
        answer = view.document.definition(offset)
        return None if answer is None else as_location(answer, view)

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
        answer = view.document.signature(offset) if isinstance(view.document, PdllDocument) else None
        if answer is None:
            return None
        information = lsp.SignatureInformation(
            label=answer.label,
            documentation=answer.documentation or None,
            parameters=[lsp.ParameterInformation(label=name) for name in answer.parameters],
        )
        return lsp.SignatureHelp(signatures=[information], active_signature=0, active_parameter=answer.active)


def _add_outlines(server: LaminaServer) -> None:
    @server.feature(lsp.TEXT_DOCUMENT_DOCUMENT_SYMBOL)
    async def symbols(ls: LaminaServer, parameters: lsp.DocumentSymbolParams) -> list[Plain]:
        view = await ls.view(parameters.text_document.uri)
        return [as_symbol(symbol, view) for symbol in view.document.symbols()]

    @server.feature(lsp.WORKSPACE_SYMBOL)
    async def workspace_symbols(
        ls: LaminaServer, parameters: lsp.WorkspaceSymbolParams
    ) -> list[lsp.WorkspaceSymbol]:
        """Returns the symbols of open documents."""
        symbols = []
        for uri in list(ls.analyses.states):
            view = await ls.view(uri)
            for symbol in view.document.symbols():
                if parameters.query.lower() in symbol.name.lower():
                    location = lsp.Location(uri=uri, range=range_in(view, symbol.start, symbol.end))
                    kind = SYMBOL_KINDS.get(symbol.kind, lsp.SymbolKind.Function)
                    symbols.append(lsp.WorkspaceSymbol(name=symbol.name, kind=kind, location=location))
        return symbols

    @server.feature(lsp.TEXT_DOCUMENT_FOLDING_RANGE)
    async def folding(ls: LaminaServer, parameters: lsp.FoldingRangeParams) -> list[Plain]:
        ranges = folding_ranges(ls.lines_of(parameters.text_document.uri).rows)
        return [{"startLine": first, "endLine": last} for first, last in ranges]

    @server.feature(lsp.TEXT_DOCUMENT_INLAY_HINT)
    async def hints(ls: LaminaServer, parameters: lsp.InlayHintParams) -> list[Plain]:
        view = await ls.view(parameters.text_document.uri)
        first = view.shift.to_old(view.lines.offset(parameters.range.start.line, 0))
        last = view.shift.to_old(view.lines.offset(parameters.range.end.line + 1, 0))
        inlay_hints: list[Plain] = []
        for hint in view.document.hints(first, last):
            line, character = view.lines.position(view.shift.to_new(hint.offset))
            position = {"line": line, "character": character}
            inlay_hints.append({"position": position, "label": hint.text, "kind": lsp.InlayHintKind.Type.value})
        return inlay_hints

    @server.feature(lsp.TEXT_DOCUMENT_SELECTION_RANGE)
    async def selections(ls: LaminaServer, parameters: lsp.SelectionRangeParams) -> list[lsp.SelectionRange]:
        """Returns the word at each position, then the operations around it from the inside out."""
        view = await ls.view(parameters.text_document.uri)
        return [as_selection(view, view.lines.offset(at.line, at.character)) for at in parameters.positions]

    @server.feature(lsp.TEXT_DOCUMENT_DOCUMENT_LINK)
    async def links(ls: LaminaServer, parameters: lsp.DocumentLinkParams) -> list[lsp.DocumentLink]:
        """Returns the files that a PDLL or TableGen text includes."""
        uri = parameters.text_document.uri
        text, path = ls.text_of(uri), path_of(uri)
        if is_mlir(uri):
            return []
        lines = ls.lines_of(uri)
        files = included_files(text, [os.path.dirname(path) or ".", *ls.include_dirs, *ls.load_project(path)[1]])
        return [lsp.DocumentLink(range=as_range(lines, start, end), target=uri_of(to)) for start, end, to in files]


def _add_commands(server: LaminaServer) -> None:
    @server.command(RUN_FUNCTION)
    async def run(ls: LaminaServer, uri: str, name: str) -> str:
        """Runs a function of a document on random arguments and returns the output."""
        return await run_function(ls.text_of(uri), name)

    @server.command(SHOW_TRACE)
    async def trace(ls: LaminaServer, uri: str) -> str:
        """Returns the path of a page with the steps of a document's script, or the error."""
        return await write_trace(ls.text_of(uri))

    @server.command(APPLY_PIPELINE)
    async def applied(ls: LaminaServer, uri: str, pipeline: str) -> list[str]:
        """The text of a document after a pipeline, and an empty text; or an empty text, and why there is none."""
        return await apply_pipeline(ls.text_of(uri), pipeline)

    @server.command(SHOW_PDL)
    async def show_pdl(ls: LaminaServer, uri: str) -> str:
        """Returns the patterns of a PDLL document in the pdl dialect, or the error."""
        try:
            view = await ls.view(uri)
        except (OSError, ValueError, TypeError, AttributeError) as problem:
            return f"// cannot read '{uri}': {getattr(problem, 'strerror', None) or problem}\n"
        if not isinstance(view.document, PdllDocument):
            return ""
        return view.document.pdl or "// the file has errors\n"
