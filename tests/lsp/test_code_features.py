"""Formatting, call hierarchies, code lenses, links, selections and TableGen files, over the real protocol."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

pytest.importorskip("pygls")

from lsprotocol import types as lsp

from lamina.lsp.formatting import formatted_lines
from tests.lsp.test_features import _applied
from tests.lsp.test_server import MLIR, Session, at, in_session, place

CROOKED = """  // The sum.
func.func @f(%a: i32,
     %b: i32) -> i32 {
%0 = arith.addi %a, %b // twice
       : i32
      scf.if %c {
   "test.op"() ({
 ^bb0(%x: i32):
test.done
}) {text = "{[("} : () -> ()
      } else {
  }
return %0 : i32
    }
"""
STRAIGHT = """// The sum.
func.func @f(%a: i32,
     %b: i32) -> i32 {
  %0 = arith.addi %a, %b // twice
         : i32
  scf.if %c {
    "test.op"() ({
    ^bb0(%x: i32):
      test.done
    }) {text = "{[("} : () -> ()
  } else {
  }
  return %0 : i32
}
"""


def formatted(text: str, is_mlir: bool = True) -> str:
    rows = text.split("\n")
    for number, before, after in formatted_lines(text, is_mlir=is_mlir):
        assert rows[number] == before
        rows[number] = after
    return "\n".join(rows)


def test_lines_are_indented_by_their_depth() -> None:
    assert formatted(CROOKED) == STRAIGHT
    assert formatted(STRAIGHT) == STRAIGHT


def test_texts_whose_brackets_do_not_match_stay() -> None:
    for wrong in ("  func.func @f() {\n", "  func.func @f()) \n", "  a.b(]\n", "  a.b [{\n"):
        assert formatted(wrong) == wrong


def test_code_blocks_and_continued_statements_keep_their_shape() -> None:
    text = """class A<int n>
    : B<n> {
let x = 1;
      let code = [{
  if (x) {
   }
}];
}
"""
    expected = text.replace("\nlet x", "\n  let x").replace("      let code", "  let code")
    assert formatted(text, is_mlir=False) == expected


def _params(uri: str) -> dict[str, object]:
    return {"text_document": lsp.TextDocumentIdentifier(uri=uri)}


def test_formatting_over_the_protocol(tmp_path: Path) -> None:
    async def action(session: Session) -> None:
        uri = await session.open(tmp_path / "file.mlir", CROOKED)
        options = lsp.FormattingOptions(tab_size=2, insert_spaces=True)
        edits = await session.client.text_document_formatting_async(
            lsp.DocumentFormattingParams(**_params(uri), options=options)
        )
        assert _applied(CROOKED, edits) == STRAIGHT
        only = lsp.Range(lsp.Position(3, 0), lsp.Position(3, 4))
        edits = await session.client.text_document_range_formatting_async(
            lsp.DocumentRangeFormattingParams(**_params(uri), range=only, options=options)
        )
        assert _applied(CROOKED, edits) == CROOKED.replace("\n%0 = ", "\n  %0 = ")

    in_session(action)


def test_call_hierarchy(tmp_path: Path) -> None:
    async def action(session: Session) -> None:
        client = session.client
        uri = await session.open(tmp_path / "file.mlir", MLIR)
        (callee,) = await client.text_document_prepare_call_hierarchy_async(
            lsp.CallHierarchyPrepareParams(**place(uri, MLIR, "@f(%arg0, ", 1))
        )
        assert callee.name == "f" and callee.selection_range.start == at(MLIR, "@f(")
        (caller,) = await client.call_hierarchy_incoming_calls_async(lsp.CallHierarchyIncomingCallsParams(item=callee))
        assert caller.from_.name == "g"
        assert [where.start for where in caller.from_ranges] == [at(MLIR, "@f(%arg0, %arg0)")]
        (called,) = await client.call_hierarchy_outgoing_calls_async(
            lsp.CallHierarchyOutgoingCallsParams(item=caller.from_)
        )
        assert called.to.name == "f"
        assert not await client.call_hierarchy_outgoing_calls_async(lsp.CallHierarchyOutgoingCallsParams(item=callee))

    in_session(action)


RUNNABLE = """func.func @three() -> i32 {
  %c3 = arith.constant 3 : i32
  return %c3 : i32
}
func.func private @outside()
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["arith.constant"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.annotate %f "found" : !transform.any_op
    transform.yield
  }
}
"""


def test_code_lenses_and_their_commands(tmp_path: Path) -> None:
    async def action(session: Session) -> None:
        client = session.client
        uri = await session.open(tmp_path / "file.mlir", RUNNABLE)
        lenses = await client.text_document_code_lens_async(lsp.CodeLensParams(**_params(uri)))
        commands = [lens.command for lens in lenses]
        assert [command.title for command in commands] == ["Run this function", "Show the schedule's trace"]
        run, trace = [
            await client.workspace_execute_command_async(
                lsp.ExecuteCommandParams(command=command.command, arguments=command.arguments)
            )
            for command in commands
        ]
        assert run == "@three : () -> (i32)\nresult 0: 3\n"
        assert Path(trace).read_text(encoding="utf-8").startswith("<!doctype html>")
        wrong = await session.open(tmp_path / "wrong.mlir", RUNNABLE.replace("%root :", "%gone :"))
        refused = await client.workspace_execute_command_async(
            lsp.ExecuteCommandParams(command="lamina.showTrace", arguments=[wrong])
        )
        assert "use of undeclared SSA value name" in refused
        broken = await client.workspace_execute_command_async(
            lsp.ExecuteCommandParams(command="lamina.runFunction", arguments=[uri, "nowhere"])
        )
        assert "nowhere" in broken and "Traceback" not in broken
        uri = await session.open(tmp_path / "file.pdll", "Pattern { erase op<test.op>; }\n")
        (lens,) = await client.text_document_code_lens_async(lsp.CodeLensParams(**_params(uri)))
        assert lens.command.title == "Show generated PDL"

    in_session(action)


def test_selections_grow_by_operations(tmp_path: Path) -> None:
    async def action(session: Session) -> None:
        uri = await session.open(tmp_path / "file.mlir", MLIR)
        (found,) = await session.client.text_document_selection_range_async(
            lsp.SelectionRangeParams(**_params(uri), positions=[at(MLIR, "arith.muli", 2)])
        )
        rows = MLIR.split("\n")
        texts = []
        while found is not None:
            first, last = found.range.start, found.range.end
            texts.append(rows[first.line][first.character : last.character if first.line == last.line else None])
            found = found.parent
        assert texts == ["arith.muli", "%1 = arith.muli %0, %0 : i32", rows[0], rows[0]]

    in_session(action)


TD = """include "base.td"

// Things.
class Thing<int n> : Base {
  int size = n;
}
def Chair : Thing<4> {
  let summary = "has four legs";
}
def Stool : Thing<3>;
"""


def test_tablegen_files(tmp_path: Path) -> None:
    base = tmp_path / "base.td"
    base.write_text('class Base {\n  string summary = "";\n}\n', encoding="utf-8")

    async def action(session: Session) -> None:
        client = session.client
        uri = await session.open(tmp_path / "file.td", TD)
        assert session.diagnostics[uri] == []
        (link,) = await client.text_document_document_link_async(lsp.DocumentLinkParams(**_params(uri)))
        assert link.target == base.as_uri() and link.range.start == at(TD, "base.td")
        hover = await client.text_document_hover_async(lsp.HoverParams(**place(uri, TD, "Chair", 1)))
        assert "def Chair : Thing" in hover.contents.value and "has four legs" in hover.contents.value
        target = await client.text_document_definition_async(lsp.DefinitionParams(**place(uri, TD, "Base", 1)))
        assert target.uri == base.as_uri() and target.range.start.line == 0
        uses = await client.text_document_references_async(
            lsp.ReferenceParams(**place(uri, TD, "Thing<4>", 1), context=lsp.ReferenceContext(True))
        )
        assert len(uses) == 3
        symbols = await client.text_document_document_symbol_async(lsp.DocumentSymbolParams(**_params(uri)))
        assert [symbol.name for symbol in symbols] == ["Thing", "Chair", "Stool"]
        offered = await client.text_document_completion_async(lsp.CompletionParams(**place(uri, TD, "Thing<3>", 0)))
        assert {"Base", "Thing"} <= {one.label for one in offered.items}
        await session.change(uri, TD + "def Wrong : Nothing;\n")
        (problem,) = session.diagnostics[uri]
        assert problem.range.start.line == 10 and "Nothing" in problem.message
        session.arrived.clear()
        base.write_text("class 3;\n", encoding="utf-8")
        client.workspace_did_change_watched_files(lsp.DidChangeWatchedFilesParams(changes=[]))
        await asyncio.wait_for(session.arrived.wait(), 30)
        assert "base.td" in session.diagnostics[uri][0].message

    in_session(action)
