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


DEBUG = """\
define void @debug(i32 %a) !dbg !23 {
    #dbg_value(i32 %a, !26, !DIExpression(), !27)
  ret void, !dbg !27
}
!llvm.dbg.cu = !{!20}
!llvm.module.flags = !{!22}
!20 = distinct !DICompileUnit(language: DW_LANG_C, file: !21, emissionKind: FullDebug)
!21 = !DIFile(filename: "a.c", directory: "/")
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = distinct !DISubprogram(name: "debug", scope: !21, file: !21, line: 1, type: !24,
  spFlags: DISPFlagDefinition, unit: !20)
!24 = !DISubroutineType(types: !25)
!25 = !{null}
!26 = !DILocalVariable(name: "a", scope: !23, file: !21)
!27 = !DILocation(line: 1, column: 1, scope: !23)
"""


def test_debug_information_is_left_out() -> None:
    module = import_module(DEBUG)
    verify(module)
    assert "llvm.func @debug(%arg0: i32) {\n    llvm.return\n  }" in module.to_text()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("define i32 @f( {\n}\n", "file.ll:3:1: error: expected ')' at end of argument list"),
        (
            "declare i32 @h(...)\n"
            "define void @f() personality ptr @h {\n  invoke void @f() to label %b unwind label %a\n"
            "a:\n  %p = cleanuppad within none []\n  unreachable\nb:\n  ret void\n}\n",
            "unsupported instruction 'cleanuppad'",
        ),
        (
            "define i32 @f(ptr %p) {\n  %a = load i32, ptr %p, !tbaa !0\n  ret i32 %a\n}\n"
            '!0 = !{!1, !1, i64 0}\n!1 = !{!"int", !2}\n!2 = distinct !{!2}\n',
            "has cycle in TBAA graph: !2",
        ),
        (
            "define void @f(i1 %c) {\n  br label %a\n"
            "a:\n  br i1 %c, label %a, label %b, !llvm.loop !0\nb:\n  ret void\n}\n"
            '!0 = distinct !{!0, !1}\n!1 = !{!"llvm.loop.vectorize.followup_vectorized", !0}\n',
            "has cycle in loop metadata: !0",
        ),
        ("define void @f(metadata %x) {\n  ret void\n}\n", "Function takes metadata but isn't an intrinsic"),
    ],
)
def test_failures(text: str, message: str) -> None:
    with pytest.raises(ImportFailure, match="^" + message.replace("(", r"\(").replace(")", r"\)")):
        import_module(text, "file.ll")


def test_a_text_that_ends_the_process_of_llvm_is_an_error_and_the_next_is_read():
    with pytest.raises(ImportFailure, match="LLVM broke down over the text: .*power of 2"):
        import_module("attributes #0 = { alignstack=3 }\n", "input.ll")
    assert "llvm.func @f" in str(import_module("define void @f() { ret void }\n", "input.ll"))


def test_loop_options_that_are_no_numbers_are_left_out():
    text = """define void @f() {
  br label %1
1:
  br label %1, !llvm.loop !0
}
!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.unroll.count", !2}
!2 = !{!"llvm.loop.mustprogress"}
"""
    printed = str(import_module(text, "input.ll"))
    assert "mustProgress = true" in printed and "unroll" not in printed
