"""The connection to the editor: messages in batches, positions in UTF-16, changes of texts in place."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Generator
from functools import partial
from typing import Any, BinaryIO

from cattrs import Converter
from lsprotocol import types as lsp
from pygls.io_ import StdoutWriter, run_async
from pygls.lsp.server import LanguageServer
from pygls.protocol import LanguageServerProtocol, lsp_method
from pygls.protocol.json_rpc import JsonRPCResponseMessage
from pygls.server import JsonRPCServer

from lamina.lsp.answers import LineIndex

_CHUNK = 1 << 16
_POSITION = {"line": 0, "character": 0}
_RANGE = {"start": _POSITION, "end": _POSITION}
_DOCUMENT = {"uri": ""}
# What editors send after each keystroke.
_USUAL: dict[str, dict[str, object]] = {
    lsp.TEXT_DOCUMENT_DID_CHANGE: {
        "textDocument": {"uri": "", "version": 0}, "contentChanges": [{"range": _RANGE, "text": ""}]
    },
    lsp.TEXT_DOCUMENT_DOCUMENT_SYMBOL: {"textDocument": _DOCUMENT},
    lsp.TEXT_DOCUMENT_FOLDING_RANGE: {"textDocument": _DOCUMENT},
    lsp.TEXT_DOCUMENT_INLAY_HINT: {"textDocument": _DOCUMENT, "range": _RANGE},
    lsp.TEXT_DOCUMENT_CODE_LENS: {"textDocument": _DOCUMENT},
    lsp.TEXT_DOCUMENT_SEMANTIC_TOKENS_RANGE: {"textDocument": _DOCUMENT, "range": _RANGE},
    lsp.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL_DELTA: {"textDocument": _DOCUMENT, "previousResultId": ""},
    lsp.TEXT_DOCUMENT_HOVER: {"textDocument": _DOCUMENT, "position": _POSITION},
    lsp.TEXT_DOCUMENT_COMPLETION: {"textDocument": _DOCUMENT, "position": _POSITION},
}  # fmt: skip


class Protocol(LanguageServerProtocol):
    """The texts of open documents with their lines, and answers that are plain data already."""

    def __init__(self, server: LanguageServer, converter: Converter) -> None:
        super().__init__(server, converter)
        self.lines: dict[str, LineIndex] = {}

    @lsp_method(lsp.INITIALIZE)
    def lsp_initialize(self, params: lsp.InitializeParams) -> Generator[Any, Any, lsp.InitializeResult]:
        """Columns are in UTF-16, which every client knows, whatever else it offers."""
        if params.capabilities.general is not None:
            params.capabilities.general.position_encodings = None
        return (yield from super().lsp_initialize(params))

    def prepare(self) -> None:
        """The code that reads messages is generated at their first use: here, before the user types."""
        loop = asyncio.get_running_loop()
        for method, parameters in _USUAL.items():
            message: dict[str, object] = {"jsonrpc": "2.0", "method": method, "params": parameters}
            if not method.endswith("didChange"):
                message["id"] = 0
            loop.call_soon(self.structure_message, message)

    @lsp_method(lsp.TEXT_DOCUMENT_DID_CHANGE)
    def lsp_text_document__did_change(
        self, params: lsp.DidChangeTextDocumentParams
    ) -> Generator[Any, Any, None]:
        uri = params.text_document.uri
        for change in params.content_changes:
            if isinstance(change, lsp.TextDocumentContentChangePartial):
                lines = self.lines_of(uri)
                start = lines.offset(change.range.start.line, change.range.start.character)
                end = lines.offset(change.range.end.line, change.range.end.character)
                lines = lines.edited(start, max(start, end), change.text)
            else:
                lines = LineIndex(change.text)
            self.lines[uri] = lines
            whole = lsp.TextDocumentContentChangeWholeDocument(lines.text)
            self.workspace.update_text_document(params.text_document, whole)
        handler = self.fm.features.get(lsp.TEXT_DOCUMENT_DID_CHANGE)
        if handler is not None:
            yield handler, (params,), None

    def lines_of(self, uri: str) -> LineIndex:
        """The lines of the current text of a document. Raises UnicodeDecodeError for a file that is not open."""
        text = self.workspace.get_text_document(uri).source
        known = self.lines.get(uri)
        if known is not None and (known.text is text or known.text == text):
            return known
        lines = LineIndex(text)
        if uri in self.workspace.text_documents:
            self.lines[uri] = lines
        return lines

    def _serialize_message(self, data: object) -> dict[str, Any]:
        """Leaves what is plain data in an answer as it is."""
        if type(data) is JsonRPCResponseMessage:
            return {"id": data.id, "jsonrpc": data.jsonrpc, "result": data.result}
        return super()._serialize_message(data)


class _Output(StdoutWriter):
    """The standard output, which whoever started the server closes."""

    def close(self) -> None:
        self._stdout.flush()


class _Input:
    """Messages as they come, read in a thread. What has arrived is there at once: requests are then handled in one go,
    and one that is cancelled right away does not start."""

    def __init__(self, source: BinaryIO) -> None:
        self._source = source
        self._stream = asyncio.StreamReader()
        self._loop = asyncio.get_running_loop()
        threading.Thread(target=self._feed, name="input", daemon=True).start()

    def _feed(self) -> None:
        chunk = b"\n"
        while chunk:
            try:
                chunk = os.read(self._source.fileno(), _CHUNK)
            except OSError:
                chunk = b""
            arrived = partial(self._stream.feed_data, chunk) if chunk else self._stream.feed_eof
            try:
                self._loop.call_soon_threadsafe(arrived)
            except RuntimeError:  # the server has ended
                return

    async def readline(self) -> bytes:
        return await self._stream.readline()

    async def readexactly(self, count: int) -> bytes:
        try:
            return await self._stream.readexactly(count)
        except asyncio.IncompleteReadError:
            return b""


async def serve(server: JsonRPCServer, source: BinaryIO, target: BinaryIO) -> None:
    """Handles the messages of a client until it ends them."""
    server.protocol.set_writer(_Output(target))
    await run_async(threading.Event(), _Input(source), server.protocol, None, server.report_server_error)
