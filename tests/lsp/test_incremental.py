"""Incremental analysis gives the same answers as a complete one."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

pytest.importorskip("pygls")

from lamina.asm.parser import parse_operations
from lamina.ir.diagnostics import Diagnostic, DiagnosticError
from lamina.lsp.answers import LineIndex
from lamina.lsp.mlir import MlirDocument
from lamina.lsp.protocol import as_diagnostic
from lamina.lsp.semantic import SemanticTokens

EXAMPLES = Path(__file__).parents[2] / "examples"
CALLS = """#map = affine_map<(d0) -> (d0)>
module {
  func.func private @declared(i32) -> i32
  func.func @first(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    return %0 : i32
  }

  func.func @second(%a: i32) -> i32 attributes {note = "{"} {
    %0 = func.call @first(%a) : (i32) -> i32
    // A brace: }
    %1 = func.call @declared(%0) : (i32) -> i32
    return %1 : i32
  }
  func.func @third(%m: memref<4xf32>, %t: tensor<4xf32>) {
    %0 = affine.apply #map(%i)
    return
  }
  gpu.module @device {
    gpu.func @kernel() kernel {
      gpu.return
    }
  }
} loc("whole")
"""
WHOLE = CALLS.replace("    %0 = affine.apply #map(%i)\n", "")


def said(document: MlirDocument) -> list[tuple[str, int, int, list[str]]]:
    lines = LineIndex(document.text)

    def one(diagnostic: Diagnostic) -> tuple[str, int, int, list[str]]:
        shown = as_diagnostic(diagnostic, document.path, lines)
        notes = [f"{note.location.range.start} {note.message}" for note in shown.related_information or ()]
        return shown.message, shown.range.start.line, shown.range.start.character, notes

    return [one(diagnostic) for diagnostic in document.diagnostics]


def same(now: MlirDocument) -> None:
    """Compares a document with one that is read as a whole."""
    anew = MlirDocument(now.text, now.path)
    assert said(now) == said(anew)
    assert now.uses == anew.uses
    assert [(at, name, [str(value.type) for value in values]) for at, name, values in now.definitions] == [
        (at, name, [str(value.type) for value in values]) for at, name, values in anew.definitions
    ]
    assert [(start, end, one.name) for start, end, one in now.operations] == [
        (start, end, one.name) for start, end, one in anew.operations
    ]
    try:
        parse_operations(now.text, now.path, allow_unregistered=True)
    except DiagnosticError as problem:
        # Parsing continues after errors, so there may be more of them; the first is the same.
        assert str(now.diagnostics[0]) == str(problem.diagnostics[0]) or len(now.diagnostics) > 1
    else:
        assert now.operations


def test_only_the_function_that_changes_is_read_again() -> None:
    document = MlirDocument(WHOLE, "file.mlir")
    assert document.pieces_read == 5 and not document.diagnostics
    changed = MlirDocument("// First.\n" + WHOLE.replace("%a, %a", "%a,  %a"), "file.mlir", document)
    assert changed.pieces_read == 1
    same(changed)


@pytest.mark.parametrize(
    ("old", "new", "read"),
    [
        ("private @declared(i32) -> i32", "private @declared(i32) -> i64", 1),
        ("#map = affine_map<(d0) -> (d0)>", "#map = affine_map<(d0) -> (d0 + 1)>", 5),
        ("(i32) -> i32\n  func.func @first", "(i32) -> i32 attributes {a}\n  func.func @first", 1),
        ("  }\n\n  func.func @second", "  } loc(unknown)\n\n  func.func @second", 1),
        ("gpu.return", "gpu.return\n      gpu.return", 1),
        ("@first(%a: i32)", "@second(%a: i32)", 1),
        ("return %0", "return %9", 1),
        ("    return %0 : i32\n  }\n", "    return %0 : i32\n", 0),
    ],
)
def test_changes(old: str, new: str, read: int) -> None:
    document = MlirDocument(WHOLE, "file.mlir")
    changed = MlirDocument(WHOLE.replace(old, new, 1), "file.mlir", document)
    if read:
        assert changed.pieces_read == read
    same(changed)
    back = MlirDocument(WHOLE, "file.mlir", changed)
    assert not back.diagnostics
    same(back)


def test_each_function_in_error_is_reported() -> None:
    text = CALLS.replace("%a, %a", "%a, %b")
    document = MlirDocument(text, "file.mlir")
    assert [message for message, *_ in said(document)] == ["use of undeclared SSA value name"] * 2
    hover = document.hover(text.index("@second(%a") + len("@second(") + 1)
    assert hover is not None and "i32" in hover.markdown


@pytest.mark.parametrize("name", ["calls", "conv2d.mlir", "chapter_h/e_pattern_sets.mlir"])
def test_random_edits(name: str) -> None:
    text = CALLS if name == "calls" else (EXAMPLES / name).read_text(encoding="utf-8")
    words = ["%a", "}", "{", '"', "\n", "func.func", "i32", "//", "loc(", " ", "^bb1:", "%0 = ", "return"]
    for seed in range(4):
        choose = random.Random(seed)
        now, document = text, MlirDocument(text, "file.mlir")
        for _ in range(12):
            at = choose.randrange(len(now))
            kept = now[at + choose.choice([0, 0, 1, 8]) :]
            now = now[:at] + choose.choice([*words, ""]) + kept if choose.random() < 0.7 else text
            document = MlirDocument(now, "file.mlir", document)
            same(document)


def test_a_call_is_verified_again_when_what_it_calls_changes() -> None:
    document = MlirDocument(WHOLE, "file.mlir")
    changed = MlirDocument(WHOLE.replace("@first(%a: i32) -> i32", "@first(%a: i64) -> i64", 1), "file.mlir", document)
    assert changed.diagnostics
    same(changed)
    removed = MlirDocument(WHOLE.replace("@declared(i32)", "@other(i32)", 1), "file.mlir", document)
    assert [message for message, *_ in said(removed)] == [
        "'func.call' op 'declared' does not reference a valid function"
    ]


def test_symbols_are_verified_without_a_module_around() -> None:
    text = "func.func private @f()\nfunc.func private @f()\n"
    assert [message for message, *_ in said(MlirDocument(text, "file.mlir"))] == ["redefinition of symbol named 'f'"]


def test_an_invalid_function_does_not_make_others_be_read_again() -> None:
    text = WHOLE.replace("return %0 : i32", "return %0, %0 : i32, i32", 1)
    document = MlirDocument(text, "file.mlir")
    assert document.diagnostics
    changed = MlirDocument(text.replace("%a, %a", "%a,  %a"), "file.mlir", document)
    assert changed.pieces_read == 1
    same(changed)


@pytest.mark.parametrize("seed", range(20))
def test_lines_and_tokens_of_edited_texts(seed: int) -> None:
    choose = random.Random(seed)
    lines = LineIndex(WHOLE)
    shown = SemanticTokens(lines.rows)
    for _ in range(20):
        start = choose.randrange(len(lines.text) + 1)
        end = min(start + choose.choice([0, 0, 1, 5, 80]), len(lines.text))
        new = choose.choice(["", "x", "\n", "%a : i32\n\n", "\N{GRINNING FACE}\n", "//"])
        text = lines.text[:start] + new + lines.text[end:]
        lines = lines.edited(start, end, new)
        assert lines.text == text and lines.starts == LineIndex(text).starts
        after = SemanticTokens(lines.rows, shown)
        data = shown.data()
        for edit in shown.edits(after):
            data[edit.start : edit.start + edit.delete_count] = edit.data or []
        assert data == after.data() == SemanticTokens(text.split("\n")).data()
        shown = after
