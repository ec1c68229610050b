"""Features of the language server on MLIR files, over the real protocol, and what it answers while one types."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

pytest.importorskip("pygls")

from lsprotocol import types as lsp

from lamina.lsp.analyses import Shift
from lamina.lsp.semantic import SemanticTokens, semantic_tokens
from lamina.lsp.tokens import KINDS, tokens
from tests.lsp.test_server import MLIR, Session, at, in_session, place


def _applied(text: str, edits: list[lsp.TextEdit]) -> str:
    rows = text.split("\n")

    def offset(position: lsp.Position) -> int:
        return sum(len(row) + 1 for row in rows[: position.line]) + position.character

    for edit in sorted(edits, key=lambda edit: offset(edit.range.start), reverse=True):
        text = text[: offset(edit.range.start)] + edit.new_text + text[offset(edit.range.end) :]
    return text


def test_rename(tmp_path: Path) -> None:
    async def action(session: Session) -> None:
        client = session.client
        uri = await session.open(tmp_path / "file.mlir", MLIR)
        renamed = await client.text_document_rename_async(
            lsp.RenameParams(**place(uri, MLIR, "%0, %0", 1), new_name="sum")
        )
        # Not the value of the same name in the other function.
        expected = MLIR.replace("%0 = arith", "%sum = arith").replace("%0, %0", "%sum, %sum")
        assert _applied(MLIR, renamed.changes[uri]) == expected
        renamed = await client.text_document_rename_async(
            lsp.RenameParams(**place(uri, MLIR, "@f(%arg0, ", 1), new_name="@first")
        )
        assert _applied(MLIR, renamed.changes[uri]) == MLIR.replace("@f(", "@first(")
        for new_name, problem in (("arg0", "'%arg0' is defined already"), ("a b", "'a b' is not a name")):
            with pytest.raises(Exception, match=problem):
                await client.text_document_rename_async(
                    lsp.RenameParams(**place(uri, MLIR, "%0, %0", 1), new_name=new_name)
                )
        prepared = await client.text_document_prepare_rename_async(
            lsp.PrepareRenameParams(**place(uri, MLIR, "%0, %0", 1))
        )
        assert prepared.start == at(MLIR, "%0, %0") and prepared.end == at(MLIR, "%0, %0", 2)
        nothing = await client.text_document_prepare_rename_async(
            lsp.PrepareRenameParams(**place(uri, MLIR, "arith.muli", 1))
        )
        assert nothing is None

    in_session(action)


def test_highlights_symbols_and_closing(tmp_path: Path) -> None:
    async def action(session: Session) -> None:
        client = session.client
        uri = await session.open(tmp_path / "file.mlir", MLIR)
        found = await client.text_document_document_highlight_async(
            lsp.DocumentHighlightParams(**place(uri, MLIR, "%0, %0", 1))
        )
        assert len(found) == 3
        symbols = await client.workspace_symbol_async(lsp.WorkspaceSymbolParams(query="G"))
        assert [(symbol.name, symbol.location.uri) for symbol in symbols] == [("g", uri)]
        await session.change(uri, MLIR + "func.func @broken(")
        assert session.diagnostics[uri]
        session.arrived.clear()
        client.text_document_did_close(
            lsp.DidCloseTextDocumentParams(text_document=lsp.TextDocumentIdentifier(uri=uri))
        )
        await asyncio.wait_for(session.arrived.wait(), 30)
        assert session.diagnostics[uri] == []

    in_session(action)


def test_semantic_tokens(tmp_path: Path) -> None:
    text = '// note\nfunc.func @f(%a: tensor<2xf32>) {\n  "my.op"(%a) {n = 3 : i8} : (!x.y, #m) -> ()\n  ^bb1:\n}\n'
    found = [(text[start:end], kind) for start, end, kind in tokens(text)]
    assert found == [
        ("// note", "comment"), ("func.func", "method"), ("@f", "function"), ("%a", "variable"), ("tensor", "type"),
        ('"my.op"', "string"), ("%a", "variable"), ("3", "number"), ("i8", "type"), ("!x.y", "type"), ("#m", "macro"),
        ("^bb1", "label"),
    ]  # fmt: skip

    async def action(session: Session) -> None:
        uri = await session.open(tmp_path / "file.mlir", MLIR)
        answer = await session.client.text_document_semantic_tokens_full_async(
            lsp.SemanticTokensParams(text_document=lsp.TextDocumentIdentifier(uri=uri))
        )
        assert list(answer.data[:10]) == [0, 0, 9, KINDS.index("method"), 0, 0, 10, 2, KINDS.index("function"), 0]
        whole = len(answer.data)
        answer = await session.client.text_document_semantic_tokens_range_async(
            lsp.SemanticTokensRangeParams(
                text_document=lsp.TextDocumentIdentifier(uri=uri),
                range=lsp.Range(lsp.Position(3, 0), lsp.Position(3, 5)),
            )
        )
        assert list(answer.data[:5]) == [3, len("  return "), len("%1"), KINDS.index("variable"), 0]
        assert 0 < len(answer.data) < whole

    in_session(action)


def test_only_the_semantic_tokens_that_change_are_sent(tmp_path: Path) -> None:
    async def action(session: Session) -> None:
        client = session.client
        uri = await session.open(tmp_path / "file.mlir", MLIR)
        identifier = lsp.TextDocumentIdentifier(uri=uri)
        before = await client.text_document_semantic_tokens_full_async(lsp.SemanticTokensParams(identifier))
        await session.change(uri, MLIR.replace("arith.muli %0", "// arith.muli %0"))
        changed = await client.text_document_semantic_tokens_full_delta_async(
            lsp.SemanticTokensDeltaParams(identifier, before.result_id)
        )
        (edit,) = changed.edits
        assert edit.delete_count + len(edit.data) < 40
        data = list(before.data)
        data[edit.start : edit.start + edit.delete_count] = edit.data
        whole = await client.text_document_semantic_tokens_full_delta_async(
            lsp.SemanticTokensDeltaParams(identifier, "unknown")
        )
        assert data == list(whole.data)
        same = await client.text_document_semantic_tokens_full_delta_async(
            lsp.SemanticTokensDeltaParams(identifier, whole.result_id)
        )
        assert not same.edits

    in_session(action)


def test_columns_of_tokens_count_utf16() -> None:
    rows = ['"\N{GRINNING FACE}" @f', "", "// a"]
    assert semantic_tokens(rows, 0, 2) == SemanticTokens(rows).data() == [0, 0, 4, 1, 0, 0, 5, 2, 3, 0, 2, 0, 4, 0, 0]


def test_code_actions(tmp_path: Path) -> None:
    rows = ["  %zero = arith.constant 0 : i32", "  %b = arith.addi %a, %zero : i32", "  return %b : i32"]
    text = "\n".join(("func.func @f(%a: i32) -> i32 {", *rows, "}", ""))

    async def action(session: Session) -> None:
        client = session.client
        uri = await session.open(tmp_path / "file.mlir", text)
        identifier, whole = lsp.TextDocumentIdentifier(uri=uri), lsp.Range(lsp.Position(0, 0), lsp.Position(5, 0))
        actions = await client.text_document_code_action_async(
            lsp.CodeActionParams(identifier, whole, lsp.CodeActionContext(diagnostics=[]))
        )
        (chosen,) = [one for one in actions if one.title.startswith("Apply canonicalize")]
        resolved = await client.code_action_resolve_async(chosen)
        made = _applied(text, resolved.edit.changes[uri])
        assert "return %arg0 : i32" in made and "addi" not in made

        broken = text.replace("%a, %zero", "%a, %gone")
        problems = await session.change(uri, broken)
        actions = await client.text_document_code_action_async(
            lsp.CodeActionParams(identifier, whole, lsp.CodeActionContext(diagnostics=problems))
        )
        (chosen,) = actions
        made = _applied(broken, chosen.edit.changes[uri]).split("\n")
        assert made[2] == "  // expected-error @below {{use of undeclared SSA value name}}"

    in_session(action)


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        ("  %x = \"a\"() : () -> !pdl.", {"operation", "value"}),
        ("  func.call @", {"@f", "@g"}),
        ("  %y = arith.addi %a", {"%arg0", "%0"}),
        ("  %y = arith.constant 1 : ", {"i32", "tensor"}),
        ("  #", {"arith", "quant"}),
    ],
)
def test_completion_by_context(row: str, expected: set[str], tmp_path: Path) -> None:
    """While a line is typed, which breaks the file, what the file was before is known."""

    async def action(session: Session) -> None:
        uri = await session.open(tmp_path / "file.mlir", MLIR)
        text = MLIR.replace("  return %1 : i32\n", row + "\n  return %1 : i32\n")
        await session.change(uri, text)
        line = text[: text.index(row)].count("\n")
        answer = await session.client.text_document_completion_async(
            lsp.CompletionParams(lsp.TextDocumentIdentifier(uri=uri), lsp.Position(line, len(row)))
        )
        assert expected <= {item.label for item in answer.items}

    in_session(action)


def test_hover_after_an_edit_that_breaks_the_file(tmp_path: Path) -> None:
    async def action(session: Session) -> None:
        uri = await session.open(tmp_path / "file.mlir", MLIR)
        text = MLIR.replace("  %1 = ", "  oops(\n  %1 = ")
        assert await session.change(uri, text)
        hover = await session.client.text_document_hover_async(lsp.HoverParams(**place(uri, text, "@f(%arg0, ", 1)))
        assert "func.func" in hover.contents.value
        assert hover.range.start == at(text, "@f(%arg0, ")

    in_session(action)


def test_answers_while_a_large_file_is_analysed(tmp_path: Path) -> None:
    """A hover in the midst of keystrokes does not wait for the file to be parsed again."""
    body = "".join(f"  %{number + 1} = arith.addi %{number}, %{number} : i32\n" for number in range(8000))
    text = f"func.func @f(%0: i32) -> i32 {{\n{body}  return %8000 : i32\n}}\n"

    async def action(session: Session) -> None:
        client = session.client
        uri = await session.open(tmp_path / "file.mlir", text)
        first = time.perf_counter()
        await session.change(uri, text + "// done\n")
        analysis = time.perf_counter() - first
        slowest = 0.0
        for number in range(5):
            change = lsp.TextDocumentContentChangeWholeDocument(text=f"{text}// {'x' * number}\n")
            identifier = lsp.VersionedTextDocumentIdentifier(uri=uri, version=3 + number)
            client.text_document_did_change(lsp.DidChangeTextDocumentParams(identifier, [change]))
            start = time.perf_counter()
            hover = await client.text_document_hover_async(lsp.HoverParams(**place(uri, text, "%7000 =", 1)))
            slowest = max(slowest, time.perf_counter() - start)
            assert "%7000 : i32" in hover.contents.value
        assert slowest < 4 * analysis + 1

    in_session(action)


def test_offsets_move_with_an_edit() -> None:
    shift = Shift("one two three", "one 2 three")
    assert [shift.to_new(offset) for offset in (0, 3, 8, 13)] == [0, 3, 6, 11]
    assert [shift.to_old(offset) for offset in (0, 3, 6, 11)] == [0, 3, 8, 13]
    assert Shift("same", "same").to_new(2) == 2
