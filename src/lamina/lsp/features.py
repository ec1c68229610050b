"""Features on whole symbols and files: call hierarchies, code lenses, formatting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lsprotocol import types as lsp

from lamina.lsp import calls
from lamina.lsp.analyses import View
from lamina.lsp.answers import Place, Symbol
from lamina.lsp.commands import RUN_FUNCTION, SHOW_PDL, SHOW_TRACE
from lamina.lsp.formatting import formatted_lines
from lamina.lsp.mlir import MlirDocument
from lamina.lsp.pdll import PdllDocument
from lamina.lsp.protocol import SYMBOL_KINDS, Plain, as_range, is_mlir, plain_range, range_in

if TYPE_CHECKING:
    from lamina.lsp.server import LaminaServer


def add_calls(server: LaminaServer) -> None:
    def item(view: View, uri: str, symbol: Symbol) -> lsp.CallHierarchyItem:
        assert isinstance(view.document, MlirDocument)
        name = calls.name_place(view.document, symbol)
        return lsp.CallHierarchyItem(
            name=symbol.name,
            kind=SYMBOL_KINDS.get(symbol.kind, lsp.SymbolKind.Function),
            uri=uri,
            detail=symbol.kind,
            range=range_in(view, symbol.start, symbol.end),
            selection_range=range_in(view, name.start, name.end),
        )

    def ranges(view: View, places: Sequence[Place]) -> list[lsp.Range]:
        return [range_in(view, place.start, place.end) for place in places]

    @server.feature(lsp.TEXT_DOCUMENT_PREPARE_CALL_HIERARCHY)
    async def prepared(
        ls: LaminaServer, parameters: lsp.CallHierarchyPrepareParams
    ) -> list[lsp.CallHierarchyItem] | None:
        view, offset = await ls.at(parameters)
        symbol = calls.symbol_at(view.document, offset) if isinstance(view.document, MlirDocument) else None
        return None if symbol is None else [item(view, parameters.text_document.uri, symbol)]

    @server.feature(lsp.CALL_HIERARCHY_INCOMING_CALLS)
    async def incoming(
        ls: LaminaServer, parameters: lsp.CallHierarchyIncomingCallsParams
    ) -> list[lsp.CallHierarchyIncomingCall]:
        uri = parameters.item.uri
        view = await ls.view(uri)
        if not isinstance(view.document, MlirDocument):
            return []
        calls_ = calls.incoming(view.document, parameters.item.name)
        return [
            lsp.CallHierarchyIncomingCall(from_=item(view, uri, symbol), from_ranges=ranges(view, places))
            for symbol, places in calls_
        ]

    @server.feature(lsp.CALL_HIERARCHY_OUTGOING_CALLS)
    async def outgoing(
        ls: LaminaServer, parameters: lsp.CallHierarchyOutgoingCallsParams
    ) -> list[lsp.CallHierarchyOutgoingCall]:
        uri = parameters.item.uri
        view = await ls.view(uri)
        if not isinstance(view.document, MlirDocument):
            return []
        calls_ = calls.outgoing(view.document, parameters.item.name)
        return [
            lsp.CallHierarchyOutgoingCall(to=item(view, uri, symbol), from_ranges=ranges(view, places))
            for symbol, places in calls_
        ]


def add_lenses(server: LaminaServer) -> None:
    @server.feature(lsp.TEXT_DOCUMENT_CODE_LENS)
    async def lenses(ls: LaminaServer, parameters: lsp.CodeLensParams) -> list[Plain]:
        """Run a function, show the trace of a script, show the PDL of patterns."""
        uri = parameters.text_document.uri
        view = await ls.view(uri)
        code_lenses: list[Plain] = []
        for symbol in view.document.symbols():
            command = _command_for(view, uri, symbol)
            if command is not None:
                place = plain_range(view, symbol.start, min(symbol.end, symbol.start + 1))
                code_lenses.append({"range": place, "command": command})
        return code_lenses


def _command_for(view: View, uri: str, symbol: Symbol) -> Plain | None:
    if isinstance(view.document, PdllDocument):
        if symbol.kind != "pattern":
            return None
        return {"title": "Show generated PDL", "command": SHOW_PDL, "arguments": [uri]}
    if symbol.kind == "transform.named_sequence" and symbol.name == "__transform_main":
        return {"title": "Show the schedule's trace", "command": SHOW_TRACE, "arguments": [uri]}
    if symbol.kind == "func.func" and view.document.text.find("{", symbol.start, symbol.end) >= 0:
        return {"title": "Run this function", "command": RUN_FUNCTION, "arguments": [uri, symbol.name]}
    return None


def add_formatting(server: LaminaServer) -> None:
    def changes(ls: LaminaServer, uri: str, first: int = 0, last: int | None = None) -> list[lsp.TextEdit]:
        lines = ls.lines_of(uri)
        edits = []
        for number, before, after in formatted_lines(lines.text, is_mlir=is_mlir(uri)):
            if first <= number and (last is None or number <= last):
                start = lines.starts[number]
                edits.append(lsp.TextEdit(range=as_range(lines, start, start + len(before)), new_text=after))
        return edits

    @server.feature(lsp.TEXT_DOCUMENT_FORMATTING)
    async def formatting(ls: LaminaServer, parameters: lsp.DocumentFormattingParams) -> list[lsp.TextEdit]:
        return changes(ls, parameters.text_document.uri)

    @server.feature(lsp.TEXT_DOCUMENT_RANGE_FORMATTING)
    async def range_formatting(ls: LaminaServer, parameters: lsp.DocumentRangeFormattingParams) -> list[lsp.TextEdit]:
        return changes(ls, parameters.text_document.uri, parameters.range.start.line, parameters.range.end.line)
