"""Atomic updates of elements of every width, by instructions or by compare-and-exchange."""

import subprocess
import sys
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import lamina

KINDS: dict[str, Any] = {
    "addi": lambda old, new: old + new,
    "andi": lambda old, new: old & new,
    "assign": lambda old, new: new,
    "maxs": max,
    "mins": min,
    "muli": lambda old, new: old * new,
    "ori": lambda old, new: old | new,
    "xori": lambda old, new: old ^ new,
}


def wrapped(value: int, width: int) -> int:
    """The signed number of the low bits."""
    value &= (1 << width) - 1
    return value - (1 << width) if value >> (width - 1) else value


def update(kind: str, type: str) -> str:
    return f"""
    func.func @{kind}(%m: memref<?x{type}>, %v: {type}) -> {type} {{
      %c1 = arith.constant 1 : index
      %r = memref.atomic_rmw {kind} %v, %m[%c1] : ({type}, memref<?x{type}>) -> {type}
      return %r : {type}
    }}"""


@pytest.mark.parametrize("width", [3, 7, 8, 12, 16, 24, 32, 37, 64])
def test_integers(width: int) -> None:
    compiled = lamina.compile("".join(update(kind, f"i{width}") for kind in KINDS))
    dtype = next(np.dtype(f"int{size}") for size in (8, 16, 32, 64) if width <= size)
    for kind, expected in KINDS.items():
        for old, new in [(1, 2), (-1, 1), (-2, 3), ((1 << (width - 1)) - 1, 1), (-(1 << (width - 1)), -1)]:
            array = np.array([5 % (1 << (width - 2)), old, -1], dtype)
            before = compiled[kind](array, new)
            assert before == old, (kind, old, new)
            # The padding bits of an element of odd width are unspecified.
            found = [wrapped(int(one), width) for one in array]
            assert found == [5 % (1 << (width - 2)), wrapped(expected(old, new), width), -1], (kind, old, new)


def test_truth_values() -> None:
    compiled = lamina.compile("".join(update(kind, "i1") for kind in ("addi", "andi", "assign", "ori", "xori")))
    for old in (False, True):
        for new in (False, True):
            for kind, expected in [
                ("addi", old ^ new), ("andi", old & new), ("assign", new), ("ori", old | new), ("xori", old ^ new)
            ]:
                array = np.array([True, old, False])
                assert compiled[kind](array, new) is old
                assert array.tolist() == [True, expected, False], (kind, old, new)


@pytest.mark.parametrize("type", ["i1", "i7"])
def test_with_a_region(type: str) -> None:
    f = lamina.compile(f"""
    func.func @f(%m: memref<2x{type}>, %v: {type}) -> {type} {{
      %c1 = arith.constant 1 : index
      %r = memref.generic_atomic_rmw %m[%c1] : memref<2x{type}> {{
      ^bb0(%old: {type}):
        %new = arith.subi %v, %old : {type}
        memref.atomic_yield %new : {type}
      }}
      return %r : {type}
    }}""").f
    if type == "i1":
        array = np.array([True, True])
        assert (f(array, False), array.tolist()) == (True, [True, True])
        assert (f(array, True), array.tolist()) == (True, [True, False])
    else:
        # The byte of an i7 may hold anything in its highest bit.
        array = np.array([1, 0xFF], np.uint8).view(np.int8)
        assert f(array, 3) == -1
        assert [wrapped(int(one), 7) for one in array] == [1, 4]


@pytest.mark.parametrize(
    ("type", "dtype"),
    [
        ("f16", np.float16), ("bf16", ml_dtypes.bfloat16), ("f32", np.float32), ("f64", np.float64),
        ("f8E4M3FN", ml_dtypes.float8_e4m3fn), ("f8E5M2", ml_dtypes.float8_e5m2),
        ("f4E2M1FN", ml_dtypes.float4_e2m1fn), ("f6E2M3FN", ml_dtypes.float6_e2m3fn),
    ],
)
def test_floats(type: str, dtype: Any) -> None:
    compiled = lamina.compile("".join(update(kind, type) for kind in ("addf", "mulf", "maximumf", "assign")))
    for kind, expected in [("addf", 3.5), ("mulf", 3.0), ("maximumf", 2.0), ("assign", 2.0)]:
        array = np.array([1, 1.5, 0.5], dtype)
        assert compiled[kind](array, 2.0) == 1.5
        # f4E2M1FN has 3 and 4, and 3.5 rounds to the even one.
        wanted = 4.0 if expected == 3.5 and type == "f4E2M1FN" else expected
        assert array.astype(np.float64).tolist() == [1, wanted, 0.5], kind


@pytest.mark.parametrize("type", ["i65", "i128", "f80", "f128"])
def test_what_no_instruction_exchanges(type: str) -> None:
    kind = "addi" if type.startswith("i") else "addf"
    text = f"""
    func.func private @f(%m: memref<?x{type}>, %v: {type}) -> {type} {{
      %c1 = arith.constant 1 : index
      %r = memref.atomic_rmw {kind} %v, %m[%c1] : ({type}, memref<?x{type}>) -> {type}
      return %r : {type}
    }}"""
    with pytest.raises(lamina.PassError, match=f"'{type}': no machine instruction exchanges them") as caught:
        lamina.compile(text)
    assert caught.value.diagnostics[0].location.line == 4


BROKEN = """
define i7 @f(ptr %p, i7 %v) {
  %r = atomicrmw or ptr %p, i7 %v acq_rel
  ret i7 %r
}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
"""
BAD_SCOPE = """
define i32 @f(ptr %p) {
  %r = load i32, ptr %p, !alias.scope !1
  ret i32 %r
}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!2}
!2 = !{i32 7}
"""


@pytest.mark.parametrize("text", [BROKEN, BAD_SCOPE], ids=["atomicrmw", "alias.scope"])
@pytest.mark.parametrize("what", ["import_module(text)", "compile_ir(text, {})"])
def test_a_broken_module_is_an_error(text: str, what: str) -> None:
    """LLVM's reader ends the process for a broken module that says it has debug information."""
    program = f"""
from lamina.execution.codegen import CompilationError
from lamina.execution.engine import compile_ir
from lamina.execution.llvm_import.lexer import ImportFailure
from lamina.execution.llvm_import.module import import_module
text = {text!r}
try:
    {what}
except (CompilationError, ImportFailure) as problem:
    print("refused", problem)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("refused")
