"""The text of LLVM IR, compared with mlir-translate's on the files of this folder."""

from __future__ import annotations

import re
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from lamina.asm.parser import parse_module
from lamina.execution.llvm_ir import TranslationError, translate_module
from lamina.ir.verifier import verify
from tests import oracle

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.mlir"))


def pieces(path: Path) -> list[str]:
    return re.split(r"^// -----.*\n", path.read_text(encoding="utf-8"), flags=re.MULTILINE)


def translate(text: str) -> str:
    module = parse_module(text, "test.mlir")
    verify(module)
    return translate_module(module)


def normalized(text: str) -> list[str]:
    """LLVM's own text of a module, without what has no meaning: the order of a phi's entries, declarations of
    intrinsics, numbers of attribute groups."""
    printed = str(llvm.parse_assembly(text, llvm.create_context()))
    groups = dict(re.findall(r"^attributes (#\d+) = (.*)$", printed, flags=re.MULTILINE))
    lines = []
    for line in printed.splitlines():
        if not line or line.startswith(("; Function Attrs", "; ModuleID", "attributes #")):
            continue
        if line.startswith("declare") and "@llvm." in line:
            continue
        line = re.sub(r"\s*; preds = .*", "", line)
        phi = re.match(r"(.* = phi \S+.*? )(\[.*\])(.*)", line)
        if phi:
            line = phi[1] + ", ".join(sorted(re.findall(r"\[ [^\]]* \]", phi[2]))) + phi[3]
        lines.append(re.sub(r"#\d+", lambda found: groups.get(found[0], found[0]), line))
    return lines


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_same_as_mlir_translate(path: Path) -> None:
    for piece in pieces(path):
        expected = oracle.run_tool("mlir-translate", piece, "--mlir-to-llvmir")
        assert expected.ok, expected.explain()
        assert normalized(translate(piece)) == normalized(expected.stdout)


def check(body: str, *expected: str) -> str:
    """Translates the module; LLVM takes the text, and the lines are in it."""
    text = translate(body)
    llvm.parse_assembly(text, llvm.create_context()).verify()
    for line in expected:
        assert line in text, text
    return text


def test_branch_twice_to_one_block() -> None:
    """A phi has one value for each predecessor, so the second way leads through a block of its own."""
    text = check(
        """
        llvm.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
          llvm.cond_br %c, ^end(%a : i32), ^end(%b : i32)
        ^end(%r: i32):
          llvm.return %r : i32
        }
        """,
        "  br i1 %0, label %4, label %6\n",
        "  %5 = phi i32 [ %1, %3 ], [ %2, %6 ]\n",
        "6:\n  br label %4\n",
    )
    assert text.count("phi") == 1


def test_unreachable_block_with_arguments() -> None:
    check(
        """
        llvm.func @f(%a: i32) -> i32 {
          llvm.return %a : i32
        ^bb1(%x: i32):
          llvm.return %x : i32
        }
        """,
        "  ret i32 poison\n",
    )


def test_addresses_of_blocks() -> None:
    check(
        """
        llvm.func @f() -> !llvm.ptr {
          %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
          llvm.indirectbr %0 : !llvm.ptr, [
            ^one,
            ^two
          ]
        ^one:
          llvm.blocktag <id = 1>
          llvm.br ^two
        ^two:
          llvm.return %0 : !llvm.ptr
        }
        llvm.func @g() -> !llvm.ptr {
          %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
          llvm.return %0 : !llvm.ptr
        }
        """,
        "blocktag1:\n",
        "indirectbr ptr blockaddress(@f, %blocktag1), [label %blocktag1, label %1]",
    )


def test_filter_is_a_constant() -> None:
    check(
        """
        llvm.func @personality(...) -> i32
        llvm.func @callee()
        llvm.mlir.global external constant @info() : !llvm.ptr
        llvm.func @f() attributes {personality = @personality} {
          %0 = llvm.mlir.addressof @info : !llvm.ptr
          %1 = llvm.mlir.undef : !llvm.array<1 x ptr>
          %2 = llvm.insertvalue %0, %1[0] : !llvm.array<1 x ptr>
          llvm.invoke @callee() to ^ok unwind ^bad : () -> ()
        ^ok:
          llvm.return
        ^bad:
          %3 = llvm.landingpad (filter %2 : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
          llvm.resume %3 : !llvm.struct<(ptr, i32)>
        }
        """,
        "filter [1 x ptr] [ptr @info]",
    )


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (
            "func.func private @f()",
            "cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for "
            "op: func.func",
        ),
        (
            "llvm.func @f(%a: i32) {\n  %0 = builtin.unrealized_conversion_cast %a : i32 to index\n  llvm.return\n}",
            "LLVM Translation failed for operation: builtin.unrealized_conversion_cast",
        ),
        (
            'llvm.func @f() attributes {passthrough = [["noinline", "1"]]} {\n  llvm.return\n}',
            "LLVM attribute 'noinline' does not expect a value, found '1'",
        ),
        (
            'llvm.func @f() attributes {passthrough = ["alignstack"]} {\n  llvm.return\n}',
            "LLVM attribute 'alignstack' expects a value",
        ),
    ],
)
def test_errors(body: str, message: str) -> None:
    with pytest.raises(TranslationError) as raised:
        translate(body)
    assert raised.value.diagnostics[0].message == message
    if oracle.find_tool("mlir-translate") is not None:
        result = oracle.run_tool("mlir-translate", body, "--mlir-to-llvmir")
        assert [error.message for error in result.errors] == [message]
