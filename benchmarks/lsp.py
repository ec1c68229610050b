"""Latencies of the language server over the real protocol, beside mlir-lsp-server's.

A keystroke adds or removes a letter in the middle of the file, in an operation that is used. `hover while typing` is
the time from a hover that is sent right after a keystroke to its answer, and so for completion; `keystroke` that to the
answers of all that an editor asks after each keystroke: semantic tokens, symbols, folding, hints and lenses.
`diagnostics` is the time from a keystroke to the diagnostics of just that text, with the pause that waits for the next.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

SUMMARY = "language server: keystrokes, hovers and completions while typing, diagnostics"

PEERS = ("mlir-lsp-server",)


def generate(lines: int) -> str:
    """Functions of about fifty operations each."""
    rows: list[str] = []
    number = 0
    while len(rows) < lines:
        rows.append(f"func.func @f{number}(%0: i32, %1: i32) -> i32 {{")
        rows += [f"  %{at + 2} = arith.addi %{at}, %{at + 1} : i32" for at in range(48)]
        rows += ["  return %49 : i32", "}"]
        number += 1
    return "\n".join(rows) + "\n"


class Session:
    """A client of one server with one document."""

    def __init__(self, text: str, path: Path) -> None:
        from lsprotocol import types as lsp
        from pygls.lsp.client import LanguageClient

        self.lsp, self.text, self.path, self.version = lsp, text, path, 1
        self.client = LanguageClient("bench", "1")
        self.published = asyncio.Event()

        @self.client.feature(lsp.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def arrived(parameters: lsp.PublishDiagnosticsParams) -> None:
            if parameters.version == self.version:
                self.published.set()

    async def start(self, command: list[str]) -> float:
        """Opens the document; the seconds until its diagnostics."""
        lsp = self.lsp
        await self.client.start_io(command[0], *command[1:], env=os.environ.copy())
        answer = await self.client.initialize_async(lsp.InitializeParams(capabilities=lsp.ClientCapabilities()))
        self.provides = answer.capabilities
        self.client.initialized(lsp.InitializedParams())
        item = lsp.TextDocumentItem(uri=self.path.as_uri(), language_id="mlir", version=1, text=self.text)
        start = time.perf_counter()
        self.client.text_document_did_open(lsp.DidOpenTextDocumentParams(text_document=item))
        await asyncio.wait_for(self.published.wait(), 120)
        seconds = time.perf_counter() - start
        if self.provides.semantic_tokens_provider:
            identifier = lsp.TextDocumentIdentifier(uri=self.path.as_uri())
            whole = await self.client.text_document_semantic_tokens_full_async(lsp.SemanticTokensParams(identifier))
            self.tokens = whole.result_id
        return seconds

    def type(self) -> None:
        """A keystroke: the space before the operands of an operation gets wider, or narrow again."""
        lsp = self.lsp
        self.version += 1
        line = self._middle() + 1
        start = lsp.Position(line, len("  %12 = arith.addi"))
        is_wide = self.version % 2 == 1
        end = lsp.Position(line, start.character + 1) if is_wide else start
        change = lsp.TextDocumentContentChangePartial(range=lsp.Range(start, end), text="" if is_wide else " ")
        self.published.clear()
        self.client.text_document_did_change(
            lsp.DidChangeTextDocumentParams(
                text_document=lsp.VersionedTextDocumentIdentifier(uri=self.path.as_uri(), version=self.version),
                content_changes=[change],
            )
        )

    def _middle(self) -> int:
        """The line of an operation in the middle of the file, whose number has two digits."""
        return self.text.count("\n") // 2 // 51 * 51 + 12

    async def keystroke(self) -> float:
        lsp, client = self.lsp, self.client
        identifier = lsp.TextDocumentIdentifier(uri=self.path.as_uri())
        start = time.perf_counter()
        self.type()
        asked = [
            client.text_document_document_symbol_async(lsp.DocumentSymbolParams(identifier)),
            client.text_document_folding_range_async(lsp.FoldingRangeParams(identifier)),
        ]
        middle = self._middle()
        shown = lsp.Range(lsp.Position(middle - 25, 0), lsp.Position(middle + 25, 0))
        provides = self.provides
        if provides.inlay_hint_provider:
            asked.append(client.text_document_inlay_hint_async(lsp.InlayHintParams(identifier, shown)))
        if provides.code_lens_provider:
            asked.append(client.text_document_code_lens_async(lsp.CodeLensParams(identifier)))
        if provides.semantic_tokens_provider:
            delta = lsp.SemanticTokensDeltaParams(identifier, self.tokens)
            asked.append(client.text_document_semantic_tokens_full_delta_async(delta))
            asked.append(client.text_document_semantic_tokens_range_async(
                lsp.SemanticTokensRangeParams(identifier, shown)
            ))
        answers = await asyncio.gather(*asked, return_exceptions=True)
        seconds = time.perf_counter() - start
        if provides.semantic_tokens_provider:
            self.tokens = answers[-2].result_id
        return seconds

    def _place(self) -> dict[str, Any]:
        return {
            "text_document": self.lsp.TextDocumentIdentifier(uri=self.path.as_uri()),
            "position": self.lsp.Position(self._middle(), 3),
        }

    async def hover(self) -> float:
        start = time.perf_counter()
        await self.client.text_document_hover_async(self.lsp.HoverParams(**self._place()))
        return time.perf_counter() - start

    async def completion(self) -> float:
        start = time.perf_counter()
        await self.client.text_document_completion_async(self.lsp.CompletionParams(**self._place()))
        return time.perf_counter() - start

    async def diagnostics(self) -> float:
        start = time.perf_counter()
        self.type()
        await asyncio.wait_for(self.published.wait(), 120)
        return time.perf_counter() - start

    async def stop(self) -> None:
        await self.client.shutdown_async(None)
        self.client.exit(None)
        await self.client.stop()


async def latencies(command: list[str], text: str, repeats: int) -> dict[str, float]:
    """The largest of some latencies while typing, the smallest time to diagnostics, in seconds."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "file.mlir"
        path.write_text(text)
        session = Session(text, path)
        found = {"open": await session.start(command)}
        hovers, completions, keystrokes = [], [], []
        for _ in range(repeats):
            session.type()
            hovers.append(await session.hover())
            session.type()
            completions.append(await session.completion())
            keystrokes.append(await session.keystroke())
        found["hover while typing"], found["completion while typing"] = max(hovers), max(completions)
        found["keystroke"] = max(keystrokes)
        await asyncio.sleep(0.5)
        found["diagnostics"] = min([await session.diagnostics() for _ in range(3)])
        await session.stop()
    return found


def run(quick: bool) -> list[dict[str, object]]:
    """A row for each server and size; times in milliseconds."""
    from lamina.tools import measurement

    servers = {"lamina": [sys.executable, "-m", "lamina", "lsp"]}
    tool = measurement.find_tool("mlir-lsp-server")
    if tool is not None:
        servers["mlir-lsp-server"] = [str(tool)]
    rows: list[dict[str, object]] = []
    for lines in (1_000, 5_000) if quick else (1_000, 5_000, 20_000):
        for name, command in servers.items():
            found = asyncio.run(latencies(command, generate(lines), 3 if quick else 10))
            rows.append({"server": name, "lines": lines, **{f"{key} ms": value * 1e3 for key, value in found.items()}})
    return rows
