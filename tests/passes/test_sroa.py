"""What sroa counts."""

from __future__ import annotations

from tests.mlir_test import run_tool

PROGRAM = """
llvm.func @f(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.array<10 x struct<(i32, i8)>> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %a[0, 3, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x struct<(i32, i8)>>
  %r = llvm.load %p : !llvm.ptr -> i8
  llvm.return %x : i32
}
"""


def test_statistics() -> None:
    """The array, then the struct in it; both are larger than what is used."""
    report = run_tool(["opt", "--sroa", "--mlir-pass-statistics", "-"], stdin=PROGRAM).stderr
    counts = [line.split(" - ")[0].split() for line in report.splitlines() if "(S)" in line]
    assert counts == [
        ["(S)", "2", "destructured", "slots"],
        ["(S)", "10", "max", "subelement", "number"],
        ["(S)", "2", "slots", "with", "memory", "benefit"],
    ]
