"""Latencies of the language server over the real protocol, compared with mlir-lsp-server.

A keystroke adds or removes a letter in the middle of the file, in an operation that is used. `hover while typing` is
the time from a hover that is sent right after a keystroke to its answer, and so for completion; `keystroke` that to the
answers of all that an editor asks after each keystroke: semantic tokens, symbols, folding, hints and lenses.
`diagnostics` is the time from a keystroke to the diagnostics of just that text, with the pause that waits for the next.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import statistics
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


class Client:
    """Requests and notifications as JSON over pipes. Answers are decoded, but not converted to objects: the time is
    the server's."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process, self.waiting, self.number = process, {}, 0
        self.versions: asyncio.Queue[int | None] = asyncio.Queue()
        self.reading = asyncio.create_task(self._read())

    def notify(self, method: str, **parameters: Any) -> None:
        self._send({"method": method, "params": parameters})

    def request(self, method: str, **parameters: Any) -> asyncio.Future[Any]:
        self.number += 1
        answer = self.waiting[self.number] = asyncio.get_running_loop().create_future()
        self._send({"id": self.number, "method": method, "params": parameters})
        return answer

    def _send(self, message: dict[str, Any]) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))

    async def _read(self) -> None:
        try:
            await self._read_messages()
        except asyncio.IncompleteReadError:
            for answer in self.waiting.values():
                answer.set_exception(RuntimeError("the server has ended"))

    async def _read_messages(self) -> None:
        stream = self.process.stdout
        while header := await stream.readuntil(b"\r\n\r\n"):
            length = int(re.search(rb"Content-Length: *(\d+)", header)[1])
            message = json.loads(await stream.readexactly(length))
            if message.get("method") == "textDocument/publishDiagnostics":
                self.versions.put_nowait(message["params"].get("version"))
            elif message.get("id") in self.waiting:
                self.waiting.pop(message["id"]).set_result(message.get("result"))


class Session:
    """A client of one server with one document."""

    def __init__(self, text: str, path: Path) -> None:
        self.text, self.version = text, 1
        self.document = {"uri": path.as_uri()}

    async def start(self, command: list[str]) -> float:
        """Opens the document; the seconds until its diagnostics."""
        pipe = asyncio.subprocess.PIPE
        log = asyncio.subprocess.DEVNULL
        process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=log, limit=1 << 26)
        self.client = Client(process)
        answer = await self.client.request("initialize", processId=os.getpid(), rootUri=None, capabilities={})
        self.provides = answer["capabilities"]
        self.client.notify("initialized")
        start = time.perf_counter()
        item = {**self.document, "languageId": "mlir", "version": 1, "text": self.text}
        self.client.notify("textDocument/didOpen", textDocument=item)
        await self._published()
        seconds = time.perf_counter() - start
        if "semanticTokensProvider" in self.provides:
            whole = await self.client.request("textDocument/semanticTokens/full", textDocument=self.document)
            self.tokens = whole["resultId"]
        return seconds

    async def _published(self) -> None:
        """Waits for the diagnostics of the text of now."""
        while await asyncio.wait_for(self.client.versions.get(), 120) != self.version:
            pass

    def type(self) -> None:
        """A keystroke: adds or removes a space before the operands of an operation."""
        self.version += 1
        start = {"line": self._middle() + 1, "character": len("  %12 = arith.addi")}
        is_wide = self.version % 2 == 1
        end = {**start, "character": start["character"] + is_wide}
        change = {"range": {"start": start, "end": end}, "text": "" if is_wide else " "}
        document = {**self.document, "version": self.version}
        self.client.notify("textDocument/didChange", textDocument=document, contentChanges=[change])

    def _middle(self) -> int:
        """The line of an operation in the middle of the file, whose number has two digits."""
        return self.text.count("\n") // 2 // 51 * 51 + 12

    async def keystroke(self) -> float:
        document, middle = self.document, self._middle()
        shown = {"start": {"line": middle - 25, "character": 0}, "end": {"line": middle + 25, "character": 0}}
        start = time.perf_counter()
        self.type()
        asked = [
            self.client.request("textDocument/documentSymbol", textDocument=document),
            self.client.request("textDocument/foldingRange", textDocument=document),
        ]
        if "inlayHintProvider" in self.provides:
            asked.append(self.client.request("textDocument/inlayHint", textDocument=document, range=shown))
        if "codeLensProvider" in self.provides:
            asked.append(self.client.request("textDocument/codeLens", textDocument=document))
        if "semanticTokensProvider" in self.provides:
            tokens = "textDocument/semanticTokens"
            asked.append(self.client.request(f"{tokens}/range", textDocument=document, range=shown))
            delta = self.client.request(f"{tokens}/full/delta", textDocument=document, previousResultId=self.tokens)
            asked.append(delta)
        answers = await asyncio.gather(*asked)
        seconds = time.perf_counter() - start
        if "semanticTokensProvider" in self.provides:
            self.tokens = answers[-1]["resultId"]
        return seconds

    async def ask(self, method: str) -> float:
        """A request about the place of an operation."""
        start = time.perf_counter()
        position = {"line": self._middle(), "character": 3}
        await self.client.request(f"textDocument/{method}", textDocument=self.document, position=position)
        return time.perf_counter() - start

    async def diagnostics(self) -> float:
        start = time.perf_counter()
        self.type()
        await self._published()
        return time.perf_counter() - start

    async def stop(self) -> None:
        await self.client.request("shutdown")
        self.client.notify("exit")
        await self.client.process.wait()
        self.client.reading.cancel()


async def latencies(command: list[str], text: str, repeats: int) -> dict[str, float]:
    """The largest of some latencies while typing, and their median for keystrokes; the smallest time to diagnostics; in
    seconds."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "file.mlir"
        path.write_text(text)
        session = Session(text, path)
        found = {"open": await session.start(command)}
        hovers, completions, keystrokes = [], [], []
        for _ in range(repeats):
            session.type()
            hovers.append(await session.ask("hover"))
            session.type()
            completions.append(await session.ask("completion"))
            keystrokes.append(await session.keystroke())
        found["hover while typing"], found["completion while typing"] = max(hovers), max(completions)
        found["keystroke"], found["keystroke, median"] = max(keystrokes), statistics.median(keystrokes)
        await asyncio.sleep(0.5)
        found["diagnostics"] = min([await session.diagnostics() for _ in range(3)])
        await session.stop()
    return found


def run(quick: bool) -> list[dict[str, object]]:
    """One row per server and size; times in milliseconds."""
    import pygls  # noqa: F401  what the server needs

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
