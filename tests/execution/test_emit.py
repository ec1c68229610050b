"""Emission: objects, assembly, LLVM IR, shared libraries with their headers."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from lamina.execution import Convention, LinkError, MemRefKind, Signature, compile_ir, scalar
from lamina.execution.emit import c_header, find_linker

EXPANDED = Convention.EXPANDED
SCALE = """
define { half, i1 } @scale(ptr %a, ptr %p, i64 %o, i64 %n, i64 %s, bfloat %x, { float, float } %c, i8 %k) {
  %f = fpext bfloat %x to float
  %re = extractvalue { float, float } %c, 0
  %im = extractvalue { float, float } %c, 1
  %kf = sitofp i8 %k to float
  %1 = fadd float %f, %re
  %2 = fadd float %1, %im
  %3 = fadd float %2, %kf
  %q = getelementptr float, ptr %p, i64 %o
  store float %3, ptr %q
  %h = fptrunc float %3 to half
  %r = insertvalue { half, i1 } poison, half %h, 0
  %r2 = insertvalue { half, i1 } %r, i1 true, 1
  ret { half, i1 } %r2
}
define float @twice(float %x) {
  %y = fadd float %x, %x
  ret float %y
}
"""
SIGNATURES = {
    "scale": Signature(
        (MemRefKind(scalar("f32"), (None,)), scalar("bf16"), scalar("complex<f32>"), scalar("i8")),
        (scalar("f16"), scalar("i1")),
        ("m", "x", "c", "k"),
        EXPANDED,
    ),
    "twice": Signature((scalar("f32"),), (scalar("f32"),), (), EXPANDED),
}

needs_linker = pytest.mark.skipif(find_linker() is None, reason="no linker on this machine")
needs_c_compiler = pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler on this machine")


def test_object_assembly_and_ir(tmp_path: Path) -> None:
    compiled = compile_ir(SCALE, SIGNATURES)
    compiled.emit_object(tmp_path / "a.o")
    compiled.emit_assembly(tmp_path / "a.s")
    compiled.emit_llvm_ir(tmp_path / "a.ll")
    compiled.emit_llvm_ir(tmp_path / "b.ll", optimized=False)
    assert (tmp_path / "a.o").read_bytes() == compiled.object_code()
    assert "twice:" in (tmp_path / "a.s").read_text()
    assert "define" in (tmp_path / "a.ll").read_text()
    assert (tmp_path / "b.ll").read_text() == SCALE
    assert "lamina" not in (tmp_path / "a.s").read_text()


PROGRAM = r"""
#include "scale.h"
#include <stdio.h>
int main(void) {
  float data[2] = {0, 0};
  lamina_memref_1 m = {data, data, 1, {2}, {1}};
  lamina_complex64 c = {1.0f, 2.0f};
  uint16_t half; uint8_t flag;
  scale(&m, 0x4020, c, -1, &half, &flag);
  printf("%g %g %x %d %g\n", data[0], data[1], half, flag, twice(1.5f));
  return 0;
}
"""


@needs_linker
@needs_c_compiler
def test_a_shared_library_is_called_from_c(tmp_path: Path) -> None:
    compile_ir(SCALE, SIGNATURES).emit_shared_library(tmp_path / "libscale.so", header=tmp_path / "scale.h")
    (tmp_path / "main.c").write_text(PROGRAM)
    flags = ["-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic"]
    command = ["cc", *flags, "main.c", "libscale.so", "-Wl,-rpath,$ORIGIN", "-o", "main"]
    built = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    done = subprocess.run([tmp_path / "main"], capture_output=True, text=True)
    assert done.stdout == "0 4.5 4480 1 3\n"


@needs_linker
def test_the_runtime_goes_along(tmp_path: Path) -> None:
    """Printing, copies and assertions work in a library; there an assertion ends the process."""
    text = """
declare void @printI64(i64)
declare void @printNewline()
declare void @lamina_assert_failed(ptr) noreturn
declare void @memrefCopy(i64, ptr, ptr)
@message = private constant [5 x i8] c"nope\\00"
define void @show(i64 %x, i1 %good) {
  call void @printI64(i64 %x)
  call void @printNewline()
  br i1 %good, label %ok, label %bad
ok:
  ret void
bad:
  call void @lamina_assert_failed(ptr @message)
  unreachable
}
define void @copy(ptr %s, ptr %t) {
  call void @memrefCopy(i64 4, ptr %s, ptr %t)
  ret void
}
"""
    compiled = compile_ir(text, {"show": Signature((scalar("i64"), scalar("i1")), (), (), EXPANDED)})
    library = tmp_path / "libshow.so"
    compiled.emit_shared_library(library)
    program = f"import ctypes; f = ctypes.CDLL({str(library)!r}).show; f(ctypes.c_int64(7), 1); f(ctypes.c_int64(8), 0)"
    done = subprocess.run(["python3", "-c", program], capture_output=True, text=True)
    assert done.returncode < 0
    assert ctypes.CDLL(str(library)).copy is not None


@needs_linker
def test_parallel_loops_in_a_library(tmp_path: Path) -> None:
    from tests.execution.test_runtime import PARALLEL, PARALLEL_SIGNATURE

    if shutil.which("cc") is None:
        pytest.skip("linking an OpenMP runtime takes a C compiler")
    compile_ir(PARALLEL, {"f": PARALLEL_SIGNATURE}).emit_shared_library(tmp_path / "libloop.so")
    function = ctypes.CDLL(str(tmp_path / "libloop.so")).f
    function.argtypes = [ctypes.c_void_p] * 2 + [ctypes.c_int64] * 5
    data = (ctypes.c_int64 * 100)()
    function(None, data, 0, 100, 1, -1, 3)
    assert list(data) == [index**2 for index in range(100)]


def test_what_needs_python_is_named(tmp_path: Path) -> None:
    text = """
declare void @_mlir_ciface_printMemrefF32(ptr)
define void @f() {
  call void @_mlir_ciface_printMemrefF32(ptr null)
  ret void
}
"""
    with pytest.raises(LinkError, match="without Python, and the module needs '_mlir_ciface_printMemrefF32'"):
        compile_ir(text, {}).emit_shared_library(tmp_path / "lib.so")


def test_no_linker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    with pytest.raises(LinkError, match="needs a linker, and none was found"):
        compile_ir(SCALE, SIGNATURES).emit_shared_library(tmp_path / "lib.so")


@needs_c_compiler
@pytest.mark.parametrize("language", ["c", "c++"])
def test_headers_compile(tmp_path: Path, language: str) -> None:
    kinds: list[Any] = [scalar(name) for name in ("i1", "i5", "ui8", "i64", "index", "f16", "bf16", "f64", "f8E5M2")]
    memrefs = [MemRefKind(scalar("f32"), shape) for shape in ((), (None,), (2, None), None)]
    everything = [*kinds, scalar("complex<f64>"), *memrefs]
    signatures = {
        "a.b": Signature(tuple(everything), tuple(everything)),
        "one": Signature((), (memrefs[1],)),
        "none": Signature(),
    }
    (tmp_path / "all.h").write_text(c_header(signatures, "all"))
    if language == "c++" and shutil.which("g++") is None:
        pytest.skip("no C++ compiler on this machine")
    source = '#include "all.h"\n#include "all.h"\nint main(void) { none(); return 0; }\n'
    command = ["cc", "-x", language, "-Wall", "-Werror", "-fsyntax-only", "-I", str(tmp_path), "-"]
    done = subprocess.run(command, input=source, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
