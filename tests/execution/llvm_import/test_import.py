"""The import of LLVM IR, compared with mlir-translate's on the files of this folder."""

from __future__ import annotations

from pathlib import Path

import llvmlite.binding as llvm
import pytest

from lamina.execution.llvm_import import ImportFailure, import_module
from lamina.execution.llvm_ir import translate_module
from lamina.ir.verifier import verify
from tests import oracle

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.ll"))


def printed_by_llvm(text: str) -> str:
    module = llvm.parse_assembly(text, llvm.create_context())
    module.verify()
    return str(module)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_same_as_mlir_translate(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    expected = oracle.run_tool("mlir-translate", text, "--import-llvm")
    assert expected.ok, expected.explain()
    module = import_module(text)
    verify(module)
    assert module.to_text().split("\n") == expected.stdout.rstrip("\n").split("\n") + [""]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_translates_back(path: Path) -> None:
    module = import_module(path.read_text(encoding="utf-8"))
    text = printed_by_llvm(translate_module(module))
    assert printed_by_llvm(translate_module(import_module(text))) == text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("define i32 @f( {\n}\n", "file.ll:3:1: error: expected ')' at end of argument list"),
        (
            "declare i32 @h(...)\n"
            "define void @f() personality ptr @h {\n  %p = cleanuppad within none []\n  unreachable\n}\n",
            "unsupported instruction 'cleanuppad'",
        ),
    ],
)
def test_failures(text: str, message: str) -> None:
    with pytest.raises(ImportFailure, match="^" + message.replace("(", r"\(").replace(")", r"\)")):
        import_module(text, "file.ll")
