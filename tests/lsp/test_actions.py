"""Code actions, renaming in PDLL, completion by the declaration of an operation, over the real protocol."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("pygls")

from lsprotocol import types as lsp

from lamina.asm.parser import parse_module
from lamina.dialects.irdl.loading import load_irdl
from lamina.ir.verifier import verify
from lamina.lsp.declare import declaration
from lamina.lsp.extract import extract
from lamina.lsp.mlir import MlirDocument
from tests.lsp.test_features import _applied
from tests.lsp.test_server import MLIR, PDLL, Session, at, in_session, place

LOOP = """module {
  func.func @sum(%m: memref<4xf32>, %n: index) -> f32 {
    %c0 = arith.constant 0 : index
    %zero = arith.constant 0.0 : f32
    %x = memref.load %m[%c0] : memref<4xf32>
    // Twice.
    %y = arith.addf %x, %x : f32
    %r = scf.if %c -> f32 {
      %z = arith.addf %y, %zero : f32
      scf.yield %z : f32
    } else {
      scf.yield %y : f32
    }
    return %r : f32
  }
}
""".replace("%c ->", "%flag ->").replace("%n: index)", "%n: index, %flag: i1)")


def extracted(first: str, last: str) -> str | None:
    document = MlirDocument(LOOP, "file.mlir")
    assert not document.diagnostics
    found = extract(document, LOOP.index(first), LOOP.index(last) + len(last))
    if found is None:
        return None
    made = LOOP[: found.start] + found.call + LOOP[found.end : found.at] + found.function + LOOP[found.at :]
    verify(parse_module(made, "file.mlir"))
    return made


def test_operations_move_into_a_function() -> None:
    made = extracted("%x = memref.load", "%x, %x : f32")
    assert made is not None
    assert "%y = func.call @extracted(%m, %c0) : (memref<4xf32>, index) -> (f32)" in made
    assert "  func.func private @extracted(%m: memref<4xf32>, %c0: index) -> (f32) {\n    %x = memref.load" in made
    assert "    // Twice.\n    %y = arith.addf" in made and "    return %y : f32\n  }\n}" in made
    made = extracted("%r = scf.if", "scf.yield %y : f32\n    }")
    assert made is not None and "%r = func.call @extracted(%flag, %y, %zero)" in made


@pytest.mark.parametrize(
    ("first", "last"),
    [("return %r", ": f32\n  }"), ("%x = memref.load", "%z = arith.addf %y"), ("memref.load", "memref<4xf32>\n")],
)
def test_what_cannot_move(first: str, last: str) -> None:
    assert extracted(first, last) is None


UNDECLARED = """%0 = "new.make"() {size = 4 : i64} : () -> i32
"new.take"(%0, %0) ({
  "llvm.unreachable"() : () -> ()
}) {a} : (i32, i32) -> ()
"new.take"(%0) ({
  "llvm.unreachable"() : () -> ()
}) {a, b} : (i32) -> ()
"""


def test_declarations_of_undeclared_operations(tmp_path: Path) -> None:
    text = UNDECLARED.replace("new.", "declared_by_an_editor.")
    made = declaration(MlirDocument(text, "file.mlir"), "declared_by_an_editor")
    (tmp_path / "file.irdl.mlir").write_text(made)
    load_irdl(str(tmp_path / "file.irdl.mlir"))
    verify(parse_module(text, "file.mlir"))
    assert "irdl.operands(operand_0: %operand_0, operands: variadic %operands)" in made
    assert '{"a" = %attribute_0}' in made


def test_actions_over_the_protocol(tmp_path: Path) -> None:
    async def action(session: Session) -> None:
        client = session.client

        async def actions(uri: str, first: lsp.Position, last: lsp.Position) -> dict[str, lsp.CodeAction]:
            context = lsp.CodeActionContext(diagnostics=session.diagnostics[uri])
            identifier = lsp.TextDocumentIdentifier(uri=uri)
            found = await client.text_document_code_action_async(
                lsp.CodeActionParams(identifier, lsp.Range(first, last), context)
            )
            return {one.title: one for one in found}

        uri = await session.open(tmp_path / "file.mlir", LOOP)
        found = await actions(uri, at(LOOP, "%x = memref"), at(LOOP, "%r = scf"))
        made = _applied(LOOP, found["Move into a function"].edit.changes[uri])
        assert "func.func private @extracted(" in made
        resolved = await client.code_action_resolve_async(found["Apply cse (prints the file anew)"])
        (change,) = resolved.edit.document_changes
        assert change.edits[0].annotation_id == "pass" and "func.func @sum" in change.edits[0].new_text
        assert resolved.edit.change_annotations["pass"].needs_confirmation

        wrong = LOOP.replace("arith.addf %x", "arith.adf %x")
        await session.change(uri, wrong)
        found = await actions(uri, at(wrong, "arith.adf"), at(wrong, "arith.adf"))
        assert _applied(wrong, found["Change to 'arith.addf'"].edit.changes[uri]) == LOOP
        assert "did you mean" not in _applied(wrong, found["Expect this error"].edit.changes[uri])

        uri = await session.open(tmp_path / "new.mlir", UNDECLARED)
        found = await actions(uri, lsp.Position(0, 0), lsp.Position(0, 0))
        changes = found["Declare dialect 'new' in new.irdl.mlir"].edit.document_changes
        names = [Path(one.uri).name for one in changes if isinstance(one, lsp.CreateFile)]
        assert names == ["new.irdl.mlir", "lamina.toml"]

        text, problem = await client.workspace_execute_command_async(
            lsp.ExecuteCommandParams("lamina.applyPipeline", [uri, "canonicalize,cse"])
        )
        assert "new.take" in text and problem == ""
        text, problem = await client.workspace_execute_command_async(
            lsp.ExecuteCommandParams("lamina.applyPipeline", [uri, "canonicalise"])
        )
        assert text == "" and "canonicalize" in problem

    edit = lsp.WorkspaceEditClientCapabilities(
        document_changes=True,
        resource_operations=[lsp.ResourceOperationKind.Create],
        change_annotation_support=lsp.ChangeAnnotationsSupportOptions(),
    )
    in_session(action, lsp.ClientCapabilities(workspace=lsp.WorkspaceClientCapabilities(workspace_edit=edit)))


def test_renaming_in_pdll(tmp_path: Path) -> None:
    (tmp_path / "inner.pdll").write_text("Constraint Outer(value: Value);\n")

    async def action(session: Session) -> None:
        client = session.client
        uri = await session.open(tmp_path / "file.pdll", PDLL)

        async def renamed(needle: str, shift: int, name: str) -> str:
            edit = await client.text_document_rename_async(
                lsp.RenameParams(**place(uri, PDLL, needle, shift), new_name=name)
            )
            return _applied(PDLL, edit.changes[uri])

        made = await renamed("copy = root", 1, "other")
        assert "let other = root;" in made and "replace other with lhs;" in made
        made = await renamed("Small(flags", 1, "Tiny")
        assert "Constraint Tiny(" in made and "  Tiny(flags, lhs);" in made
        for needle, name, problem in (
            ("copy = root", "root", "'root' is defined already"),
            ("copy = root", "a b", "'a b' is not a name"),
            ("copy = root", "replace", "'replace' is not a name"),
            ("Outer(lhs)", "Inner", "is declared in"),
        ):
            with pytest.raises(Exception, match=problem):
                await renamed(needle, 1, name)
        prepared = await client.text_document_prepare_rename_async(
            lsp.PrepareRenameParams(**place(uri, PDLL, "copy = root", 1))
        )
        assert prepared.start == at(PDLL, "copy = root")

    in_session(action)


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        ("  %y = arith.cmpi ", {"slt", "eq"}),
        ("  %y = arith.addf %a, %b fastmath<nnan, ", {"ninf", "contract"}),
        ("  %y = arith.addf %a, %b ", {"fastmath"}),
        ("  %y = memref.alloc() {", {"alignment"}),
        ("  %i = gpu.thread_id ", {"x", "upper_bound"}),
    ],
)
def test_words_of_operations(row: str, expected: set[str]) -> None:
    document = MlirDocument("", "file.mlir")
    assert expected <= {one.label for one in document.completions(0, row)}
    assert "arith" not in {one.label for one in document.completions(0, row)}


def test_references_of_operations() -> None:
    text = MLIR + '%1 = "arith.addi"(%2, %2) : (i32, i32) -> i32\n%2 = arith.constant 1 : i32\n'
    document = MlirDocument(text, "file.mlir")
    found = document.references(MLIR.index("arith.addi") + 2)
    assert [document.text[one.start : one.end] for one in found] == ["arith.addi", "arith.addi"]
