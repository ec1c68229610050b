"""The language server over the real protocol: a client talks to `lamina lsp` in a process of its own."""

# ruff: noqa: E501

from __future__ import annotations

import asyncio
import atexit
import functools
import json
import os
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pygls")

from lsprotocol import types as lsp
from pygls.lsp.client import LanguageClient

from tests import oracle

SOURCE = Path(__file__).resolve().parents[2] / "src"

PDLL = """#include "inner.pdll"
/// Holds for small ones.
Constraint Small(attr: Attr, value: Value);
Pattern Name with benefit(2) {
  let root = op<arith.addi>(lhs: Value, rhs: Value) {overflowFlags = flags: Attr};
  Small(flags, lhs);
  let copy = root;
  Outer(lhs);
  replace copy with lhs;
}
"""
MLIR = """func.func @f(%arg0: i32, %arg1: i32) -> i32 {
  %0 = arith.addi %arg0, %arg1 : i32
  %1 = arith.muli %0, %0 : i32
  return %1 : i32
}
func.func @g(%arg0: i32) -> i32 {
  %0 = func.call @f(%arg0, %arg0) : (i32, i32) -> i32
  return %0 : i32
}
"""


class Session:
    """A client with the documents it has opened, and the diagnostics that came for them."""

    def __init__(self) -> None:
        self.client = LanguageClient("test", "1")
        self.diagnostics: dict[str, list[lsp.Diagnostic]] = {}
        self.arrived = asyncio.Event()
        # The document whose diagnostics are waited for: those of closed ones may come late.
        self.awaited = ""

        @self.client.feature(lsp.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def published(parameters: lsp.PublishDiagnosticsParams) -> None:
            self.diagnostics[parameters.uri] = list(parameters.diagnostics)
            if parameters.uri == self.awaited:
                self.arrived.set()

    async def start(self, capabilities: lsp.ClientCapabilities) -> None:
        environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
        await self.client.start_io(sys.executable, "-m", "lamina", "lsp", env=environment)
        await self.client.initialize_async(lsp.InitializeParams(capabilities=capabilities))
        self.client.initialized(lsp.InitializedParams())

    async def open(self, path: Path, text: str) -> str:
        path.write_text(text, encoding="utf-8")
        self.awaited = uri = path.as_uri()
        self.arrived.clear()
        item = lsp.TextDocumentItem(uri=uri, language_id=path.suffix[1:], version=1, text=text)
        self.client.text_document_did_open(lsp.DidOpenTextDocumentParams(text_document=item))
        await asyncio.wait_for(self.arrived.wait(), 30)
        return uri

    async def change(self, uri: str, text: str) -> list[lsp.Diagnostic]:
        self.awaited = uri
        self.arrived.clear()
        self.client.text_document_did_change(
            lsp.DidChangeTextDocumentParams(
                text_document=lsp.VersionedTextDocumentIdentifier(uri=uri, version=2),
                content_changes=[lsp.TextDocumentContentChangeWholeDocument(text=text)],
            )
        )
        await asyncio.wait_for(self.arrived.wait(), 30)
        return self.diagnostics[uri]

    async def stop(self) -> None:
        await self.client.shutdown_async(None)
        self.client.exit(None)
        await self.client.stop()


def in_session(
    action: Callable[[Session], Awaitable[None]], capabilities: lsp.ClientCapabilities | None = None
) -> None:
    """Runs an action against a server: that of all tests, or one of its own for a client with capabilities."""
    if capabilities is not None:
        asyncio.run(asyncio.wait_for(_in_own_session(action, capabilities), 60))
        return
    loop, session = _shared_session()
    asyncio.run_coroutine_threadsafe(asyncio.wait_for(_in_shared_session(action, session), 60), loop).result()


async def _in_own_session(action: Callable[[Session], Awaitable[None]], capabilities: lsp.ClientCapabilities) -> None:
    session = Session()
    await session.start(capabilities)
    try:
        await action(session)
    finally:
        await session.stop()


async def _in_shared_session(action: Callable[[Session], Awaitable[None]], session: Session) -> None:
    session.diagnostics.clear()
    try:
        await action(session)
    finally:
        for uri in session.diagnostics:
            identifier = lsp.TextDocumentIdentifier(uri=uri)
            session.client.text_document_did_close(lsp.DidCloseTextDocumentParams(text_document=identifier))


@functools.cache
def _shared_session() -> tuple[asyncio.AbstractEventLoop, Session]:
    """A session in a thread of its own, as starting a server costs more than most tests of it."""
    loop = asyncio.new_event_loop()
    threading.Thread(target=loop.run_forever, daemon=True).start()
    session = Session()

    def stop() -> None:
        asyncio.run_coroutine_threadsafe(session.stop(), loop).result(30)
        loop.call_soon_threadsafe(loop.stop)

    asyncio.run_coroutine_threadsafe(session.start(lsp.ClientCapabilities()), loop).result(60)
    atexit.register(stop)
    return loop, session


def at(text: str, needle: str, shift: int = 0) -> lsp.Position:
    offset = text.index(needle) + shift
    return lsp.Position(text.count("\n", 0, offset), offset - (text.rfind("\n", 0, offset) + 1))


def place(uri: str, text: str, needle: str, shift: int = 0) -> dict[str, Any]:
    return {
        "text_document": lsp.TextDocumentIdentifier(uri=uri),
        "position": at(text, needle, shift),
    }


def test_pdll(tmp_path: Path) -> None:
    (tmp_path / "inner.pdll").write_text("Constraint Outer(value: Value);\n")

    async def action(session: Session) -> None:
        client = session.client
        uri = await session.open(tmp_path / "file.pdll", PDLL)
        assert session.diagnostics[uri] == []

        hover = await client.text_document_hover_async(lsp.HoverParams(**place(uri, PDLL, "arith.addi", 2)))
        assert "arith.addi" in hover.contents.value and "overflowFlags" in hover.contents.value
        hover = await client.text_document_hover_async(lsp.HoverParams(**place(uri, PDLL, "copy with", 1)))
        assert "copy: Op<arith.addi>" in hover.contents.value

        found = await client.text_document_definition_async(lsp.DefinitionParams(**place(uri, PDLL, "Outer(", 1)))
        assert found.uri == (tmp_path / "inner.pdll").as_uri()
        found = await client.text_document_definition_async(lsp.DefinitionParams(**place(uri, PDLL, "lhs);", 1)))
        assert found.range.start == at(PDLL, "lhs: Value")

        context = lsp.ReferenceContext(include_declaration=True)
        places = await client.text_document_references_async(
            lsp.ReferenceParams(**place(uri, PDLL, "lhs: Value", 1), context=context)
        )
        assert len(places) == 4

        help_ = await client.text_document_signature_help_async(
            lsp.SignatureHelpParams(**place(uri, PDLL, "Small(flags, ", 13))
        )
        assert help_.signatures[0].label.startswith("Constraint Small(attr: Attr, value: Value)")
        assert help_.active_parameter == 1
        assert help_.signatures[0].documentation == "Holds for small ones."

        symbols = await client.text_document_document_symbol_async(
            lsp.DocumentSymbolParams(text_document=lsp.TextDocumentIdentifier(uri=uri))
        )
        assert [symbol.name for symbol in symbols] == ["Small", "Name"]
        assert [child.name for child in symbols[1].children] == ["root", "copy"]

        folds = await client.text_document_folding_range_async(
            lsp.FoldingRangeParams(text_document=lsp.TextDocumentIdentifier(uri=uri))
        )
        assert (3, 9) in [(fold.start_line, fold.end_line) for fold in folds]

        whole = lsp.Range(lsp.Position(0, 0), lsp.Position(20, 0))
        hints = await client.text_document_inlay_hint_async(
            lsp.InlayHintParams(text_document=lsp.TextDocumentIdentifier(uri=uri), range=whole)
        )
        assert [hint.label for hint in hints] == [": Op<arith.addi>", ": Op<arith.addi>"]

        shown = await client.workspace_execute_command_async(
            lsp.ExecuteCommandParams(command="lamina.showPdl", arguments=[uri])
        )
        assert "pdl.pattern @Name : benefit(2)" in shown

        problems = await session.change(uri, PDLL.replace("Small(flags, lhs)", "Small(missing)"))
        assert [problem.message for problem in problems] == ["undefined reference to `missing`"]
        assert problems[0].range.start == at(PDLL, "Small(flags", 6)

        problems = await session.change(uri, '#include "gone.td"\n')
        assert problems[0].message == "unable to open include file `gone.td`"

    in_session(action)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Pattern { let x = op<arith.|", {"addi", "constant"}),
        ("Pattern { let x = op<|", {"arith", "func"}),
        ("Pattern { let x = op<arith.addi> {|", {"overflowFlags"}),
        ("Pattern { let x = op<arith.addui_extended>; let y = x.|", {"sum", "overflow"}),
        ("Constraint Mine(v: Value);\nPattern { let x: |", {"Mine", "ValueRange"}),
        ("Constraint Mine(v: Value);\nPattern { let x: Op; let y = 1; |", {"Mine", "x", "replace"}),
        ("Pattern Name with |", {"benefit", "recursion"}),
    ],
)
def test_pdll_completion(text: str, expected: set[str]) -> None:
    from lamina.lsp.pdll import PdllDocument

    offset = text.index("|")
    document = PdllDocument(text.replace("|", ""))
    assert expected <= {item.label for item in document.completions(offset)}


@oracle.requires_td_files
def test_definitions_in_td_files_and_missing_ones() -> None:
    from lamina.lsp.pdll import PdllDocument

    text = '#include "mlir/Dialect/Arith/IR/ArithOps.td"\nPattern { let x: I32Attr; erase op<arith.addi> {a = x}; }\n'
    document = PdllDocument(text, include_dirs=[str(oracle.include_directory())])
    assert not document.diagnostics
    found = document.definition(text.index("arith.addi") + 1)
    assert found is not None and found.path.endswith("ArithOps.td") and found.line > 1
    found = document.definition(text.index("I32Attr") + 1)
    assert found is not None and found.path.endswith("CommonAttrConstraints.td")
    found = document.definition(text.index("ArithOps") + 1)
    assert found is not None and found.path.endswith("ArithOps.td")
    hover = document.hover(text.index("I32Attr") + 1)
    assert hover is not None and "32-bit signless integer" in hover.markdown


def test_names_of_attributes_in_pdll() -> None:
    from lamina.lsp.pdll import PdllDocument

    text = "Pattern { let a: Attr; erase op<arith.addi> {overflowFlags = a, unknown = a}; }\n"
    document = PdllDocument(text)
    hover = document.hover(text.index("overflowFlags") + 2)
    assert hover is not None and "an attribute of arith.addi" in hover.markdown
    assert text[hover.start : hover.end] == "overflowFlags" and "`overflowFlags: " in hover.markdown
    assert document.hover(text.index("unknown") + 2) is None and document.hover(text.index("{") + 1) is None


def test_dialects_declared_in_python_are_known() -> None:
    from lamina.define import Operation, operand, operation, result
    from lamina.define.constraints import AnyType
    from lamina.ir.dialect import Dialect
    from lamina.lsp.pdll import PdllDocument

    Dialect("mine")

    @operation("mine.twice")
    class TwiceOp(Operation):
        """Doubles what it gets."""

        input = operand(AnyType)
        doubled = result(AnyType)

    text = "Pattern { let x = op<mine.twice>(v: Value); replace x with x.doubled; }\n"
    document = PdllDocument(text)
    assert not document.diagnostics
    hover = document.hover(text.index("mine.twice") + 1)
    assert hover is not None and "Doubles what it gets." in hover.markdown
    assert {item.label for item in document.completions(text.index("twice"))} >= {"twice"}


def test_mlir(tmp_path: Path) -> None:
    async def action(session: Session) -> None:
        client = session.client
        uri = await session.open(tmp_path / "file.mlir", MLIR)
        assert session.diagnostics[uri] == []

        hover = await client.text_document_hover_async(lsp.HoverParams(**place(uri, MLIR, "%0, %0", 1)))
        assert "%0 : i32" in hover.contents.value and "arith.addi" in hover.contents.value
        hover = await client.text_document_hover_async(lsp.HoverParams(**place(uri, MLIR, "arith.muli", 3)))
        assert "arith.muli" in hover.contents.value and "lhs" in hover.contents.value

        found = await client.text_document_definition_async(lsp.DefinitionParams(**place(uri, MLIR, "@f(%arg0, ", 1)))
        assert found.range.start == at(MLIR, "@f(%arg0: i32")
        # The value of the same name in the other function is another one.
        found = await client.text_document_definition_async(lsp.DefinitionParams(**place(uri, MLIR, "return %0", 8)))
        assert found.range.start == at(MLIR, "%0 = func.call")

        context = lsp.ReferenceContext(include_declaration=True)
        places = await client.text_document_references_async(
            lsp.ReferenceParams(**place(uri, MLIR, "%0 = arith", 1), context=context)
        )
        assert len(places) == 3

        items = await client.text_document_completion_async(lsp.CompletionParams(**place(uri, MLIR, "arith.muli", 6)))
        assert {"muli", "addf"} <= {item.label for item in items.items}

        problems = await session.change(uri, MLIR.replace("%0, %0 : i32", "%0, %5 : i32"))
        assert problems[0].message == "use of undeclared SSA value name"

    in_session(action)


def test_a_dialect_of_a_project(tmp_path: Path) -> None:
    """With a lamina.toml the server knows the dialect of a `.td` file: errors, hover, definition, completion; a PDLL file
    is checked against it."""
    shop = Path(__file__).parents[1] / "tablegen" / "dialects" / "shop.td"
    (tmp_path / "shop.td").write_text(shop.read_text())
    (tmp_path / "lamina.toml").write_text('dialects = ["shop.td"]\n')
    text = "func.func @f() {\n  %0 = shop.coin\n  %1 = shop.buy(%0)\n  return\n}\n"

    async def action(session: Session) -> None:
        client = session.client
        uri = await session.open(tmp_path / "file.mlir", text)
        assert session.diagnostics[uri] == []
        hover = await client.text_document_hover_async(lsp.HoverParams(**place(uri, text, "shop.buy", 2)))
        assert "Buys goods" in hover.contents.value and "perhaps a coupon" in hover.contents.value
        found = await client.text_document_definition_async(lsp.DefinitionParams(**place(uri, text, "shop.buy", 2)))
        line = shop.read_text().splitlines().index("def Shop_BuyOp : Shop_Op<\"buy\", [AttrSizedOperandSegments]> {")
        assert (found.uri, found.range.start.line) == ((tmp_path / "shop.td").as_uri(), line)
        typed = "func.func private @g(!shop.crate)\n"
        other = await session.open(tmp_path / "typed.mlir", typed)
        hover = await client.text_document_hover_async(lsp.HoverParams(**place(other, typed, "!shop.crate", 2)))
        assert "**!shop.crate**" in hover.contents.value and "`box`, `count`" in hover.contents.value
        listed = await client.text_document_completion_async(lsp.CompletionParams(**place(uri, text, "shop.buy", 5)))
        assert {"buy", "coin", "pack"} <= {item.label for item in listed.items}
        problems = await session.change(uri, text.replace("shop.buy(%0)", "shop.buy(%0"))
        assert problems[0].range.start.line == 2 and "expected ')'" in problems[0].message

        pattern = "Pattern { let r = op<shop.coin>; replace r with op<shop.buy>(r) {nothing = attr<\"unit\">}; }\n"
        uri = await session.open(tmp_path / "file.pdll", pattern)
        hover = await client.text_document_hover_async(lsp.HoverParams(**place(uri, pattern, "shop.coin", 2)))
        assert "shop.coin" in hover.contents.value
        (tmp_path / "lamina.toml").write_text('dialects = ["gone.td"]\n')
        problems = await session.change(uri, pattern + "\n")
        assert any("could not open input file" in problem.message for problem in problems)

    in_session(action)


def test_includes_of_a_project(tmp_path: Path) -> None:
    """PDLL and TableGen texts find the include folders of lamina.toml, and MLIR's base files without MLIR."""
    (tmp_path / "parts").mkdir()
    (tmp_path / "parts" / "Base.td").write_text(
        'include "mlir/IR/OpBase.td"\ndef D : Dialect { let name = "store"; let summary = "s"; }\n'
    )
    ops = """include "Base.td"
def O : Op<D, "sell"> { let summary = "sells"; let description = "Sells goods."; let assemblyFormat = "attr-dict"; }
"""
    (tmp_path / "Ops.td").write_text(ops)
    (tmp_path / "lamina.toml").write_text('dialects = ["Ops.td"]\ninclude = ["parts"]\n')
    pattern = '#include "Ops.td"\nPattern { let r = op<store.sell>; erase r; }\n'

    async def action(session: Session) -> None:
        uri = await session.open(tmp_path / "file.pdll", pattern)
        assert session.diagnostics[uri] == []
        uri = await session.open(tmp_path / "Ops.td", ops)
        assert session.diagnostics[uri] == []
        hover = await session.client.text_document_hover_async(lsp.HoverParams(**place(uri, ops, "Op<D", 1)))
        assert "class Op" in hover.contents.value
        links = await session.client.text_document_document_link_async(
            lsp.DocumentLinkParams(lsp.TextDocumentIdentifier(uri))
        )
        assert [link.target for link in links] == [(tmp_path / "parts" / "Base.td").as_uri()]
        uri = await session.open(tmp_path / "file.mlir", "store.sell\n")
        where = place(uri, "store.sell\n", "store.sell", 7)
        hover = await session.client.text_document_hover_async(lsp.HoverParams(**where))
        assert hover.contents.value == "**store.sell**\n\nsells\n\nSells goods.\n\nSyntax:\n```\nattr-dict\n```"

    in_session(action)


def test_columns_are_utf16_whatever_the_client_prefers(tmp_path: Path) -> None:
    text = '"\N{GRINNING FACE}"() {a = "\N{GRINNING FACE}"} : () -> ()\n// \N{GRINNING FACE}\n'
    general = lsp.GeneralClientCapabilities(position_encodings=[lsp.PositionEncodingKind.Utf8])

    async def action(session: Session) -> None:
        uri = await session.open(tmp_path / "file.mlir", text)
        # A letter behind the last one, which takes two units.
        where = lsp.Position(1, 5)
        change = lsp.TextDocumentContentChangePartial(range=lsp.Range(where, where), text="}")
        document = lsp.VersionedTextDocumentIdentifier(uri=uri, version=2)
        session.client.text_document_did_change(lsp.DidChangeTextDocumentParams(document, [change]))
        identifier = lsp.TextDocumentIdentifier(uri=uri)
        found = await session.client.text_document_semantic_tokens_full_async(lsp.SemanticTokensParams(identifier))
        assert list(found.data[-5:-2]) == [1, 0, 6]

    in_session(action, lsp.ClientCapabilities(general=general))


def test_the_server_ends_silently(tmp_path: Path) -> None:
    messages = [
        {"id": 1, "method": "initialize", "params": {"capabilities": {}}},
        {"method": "initialized", "params": {}},
        {"id": 2, "method": "shutdown"},
        {"method": "exit"},
    ]
    bodies = [json.dumps({"jsonrpc": "2.0", **message}).encode() for message in messages]
    sent = b"".join(b"Content-Length: %d\r\n\r\n%s" % (len(body), body) for body in bodies)
    command = [sys.executable, "-m", "lamina", "lsp"]
    (tmp_path / "lamina.toml").write_text('dialects = ["gone.td"]\n')  # an error of the documents below it
    env = {**os.environ, "PYTHONPATH": str(SOURCE)}
    for text in (sent, sent[:-20]):
        ended = subprocess.run(command, input=text, capture_output=True, env=env, cwd=tmp_path)
        assert ended.returncode == 0 and not ended.stderr
