"""Which functions of the process compiled code may call."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

import lamina
from tests.mlir_test import run_tool

CALLS = """
func.func private @NAME(i32) -> i32
func.func @f(%x: i32) -> i32 {
  %0 = call @NAME(%x) : (i32) -> i32
  return %0 : i32
}"""
OWN = """
func.func @f(%n: index, %x: f32, %y: f64, %n64: i64, %h: f16) -> (f32, f64, i64, f16) {
  %m = memref.alloc(%n) : memref<?xf32>
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<?xf32>
  %0 = memref.load %m[%c0] : memref<?xf32>
  memref.dealloc %m : memref<?xf32>
  %1 = math.sin %0 : f32
  %2 = math.tanh %y : f64
  %a = arith.extsi %n64 : i64 to i128
  %q = arith.divsi %a, %a : i128
  %3 = arith.trunci %q : i128 to i64
  %4 = arith.addf %h, %h : f16
  %5 = arith.remf %y, %2 : f64
  vector.print %x : f32
  %ok = arith.cmpi ne, %n, %c0 : index
  cf.assert %ok, "n is 0"
  return %1, %5, %3, %4 : f32, f64, i64, f16
}"""


@pytest.mark.parametrize("name", ["tolower", "system", "getpid", "mprotect", "_exit", "dlopen"])
def test_functions_of_the_process_are_refused_by_name_and_place(name: str) -> None:
    text = CALLS.replace("NAME", name).replace("call", "func.call")
    for externals in (None, (), ("fork",), False):
        with pytest.raises(lamina.PassError, match=f"'{name}' is not permitted") as caught:
            lamina.compile(text, externals=externals)
        assert "-:2:1: error:" in str(caught.value)


@pytest.mark.parametrize("externals", [True, ("tolower",), ["abs", "tolower"], "tolower"])
def test_and_allowed_by_name(externals: bool | tuple[str, ...]) -> None:
    text = CALLS.replace("NAME", "tolower")
    assert lamina.compile(text, externals=externals).f(65) == 97
    assert lamina.compile(text, permissions=lamina.Permissions(external_symbols=externals)).f(66) == 98


def test_what_belongs_to_lamina_is_always_allowed() -> None:
    compiled = lamina.compile(OWN, externals=())
    assert compiled.f(3, 0.0, 2.0, 7, 1.0)[2] == 1
    parallel = """
    func.func @f(%a: memref<64xf32>) {
      affine.parallel (%i) = (0) to (64) {
        %0 = affine.load %a[%i] : memref<64xf32>
        %1 = arith.addf %0, %0 : f32
        affine.store %1, %a[%i] : memref<64xf32>
      }
      return
    }"""
    lamina.compile(parallel, externals=(), parallel=True)
    lamina.compile(parallel, externals=(), sanitize=True)


def test_a_library_gives_its_own_functions_and_not_those_it_needs(tmp_path: Path) -> None:
    if shutil.which("cc") is None:
        pytest.skip("no C compiler")
    (tmp_path / "one.c").write_text("#include <stdlib.h>\nint twice(int x) { return 2 * abs(x) + (system ? 0 : 1); }\n")
    library = tmp_path / "libone.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-o", str(library), str(tmp_path / "one.c")], check=True)
    assert lamina.compile(CALLS.replace("NAME", "twice"), libraries=[library]).f(21) == 42
    with pytest.raises(lamina.PassError, match="'system' is not permitted"):
        lamina.compile(CALLS.replace("NAME", "system"), libraries=[library])


def test_the_command_allows_them_unless_told(tmp_path: Path) -> None:
    path = tmp_path / "one.mlir"
    path.write_text(CALLS.replace("NAME", "tolower"))
    assert "result 0: 97" in run_tool(["run", str(path), "--args=65"]).stdout
    outcome = run_tool(["run", str(path), "--args=65", "--no-external-symbols"])
    assert outcome.exit_code == 1
    assert f"{path}:2:1: error: calling the external function 'tolower' is not permitted" in outcome.stderr
