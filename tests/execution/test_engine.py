"""The engine: options, the cache on disk, threads, memory."""

from __future__ import annotations

import gc
import os
import sys
import threading
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lamina.execution import CompilationError, Convention, MemRefKind, Signature, codegen, compile_ir, scalar
from lamina.execution.cache import ObjectCache, default_cache
from lamina.execution.codegen import make_target, with_fast_math
from lamina.target import target_named

pytestmark = pytest.mark.usefixtures("own_heap")

EXPANDED = Convention.EXPANDED
UNARY = Signature((scalar("i32"),), (scalar("i32"),), ("x",), EXPANDED)


def times(factor: int) -> str:
    return f"define i32 @f(i32 %x) {{\n  %y = mul i32 %x, {factor}\n  ret i32 %y\n}}\n"


@pytest.mark.parametrize("opt_level", [0, 1, 2, 3])
def test_optimization_levels(opt_level: int) -> None:
    assert compile_ir(times(3), {"f": UNARY}, opt_level=opt_level).f(5) == 15


@pytest.mark.skipif(not make_target().triple.startswith("x86_64"), reason="compiles for CPUs of x86-64")
def test_code_for_a_cpu_with_other_instructions_is_not_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codegen, "host_target", lambda: target_named("x86-64"))
    codegen.missing_features.cache_clear()
    other = "skylake" if make_target().cpu == "haswell" else "haswell"
    compiled = compile_ir(times(3), {"f": UNARY}, cpu=other)
    with pytest.raises(CompilationError, match=f"for the CPU '{other}': this one lacks avx, avx2, f16c, fma"):
        compiled.f(5)
    assert compile_ir(times(3), {"f": UNARY}, cpu="x86-64").f(5) == 15
    monkeypatch.undo()
    codegen.missing_features.cache_clear()
    assert not codegen.missing_features(make_target())


def test_bad_options() -> None:
    with pytest.raises(ValueError, match="the optimization level is 0, 1, 2 or 3, not 4"):
        compile_ir(times(3), {"f": UNARY}, opt_level=4)
    with pytest.raises(ValueError, match="'faster' is not a fast-math flag"):
        compile_ir(times(3), {"f": UNARY}, fast=["faster"])
    with pytest.raises(ValueError, match="LLVM has no processor 'nonsense'"):
        compile_ir(times(3), {"f": UNARY}, cpu="nonsense")
    with pytest.raises(ValueError, match=r"LLVM has no feature '\+nonsense'"):
        compile_ir(times(3), {"f": UNARY}, features="+nonsense")
    with pytest.raises(ValueError, match=r"with features 'avx2'; a feature has a sign, as in \+avx2"):
        compile_ir(times(3), {"f": UNARY}, features="avx2")
    with pytest.raises(OSError):
        compile_ir(times(3), {"f": UNARY}, libraries=["/nowhere/libnothing.so"])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("define i32 @f(", "parsing error"),
        ("define i32 @f(i32 %x) {\n  ret i64 0\n}", "ret i64"),
        ("declare i32 @f(i32)\ndefine void @g() {\n  %x = add i32 0, 0\n}", "parsing error"),
        ("define i32 @f(i32 %x) {\na:\n  br label %b\nb:\n  %y = phi i32 [ 1, %b ]\n  ret i32 %y\n}", "verify"),
        ("; \0", "null character"),
    ],
)
def test_bad_modules(text: str, message: str) -> None:
    with pytest.raises(CompilationError, match=message):
        compile_ir(text, {"f": UNARY})


FATAL = {
    "scalable": """define <vscale x 4 x float> @f(<vscale x 4 x float> %x) {
      %y = fadd <vscale x 4 x float> %x, %x
      ret <vscale x 4 x float> %y
    }""",
    "another target": """declare <16 x i8> @llvm.OTHER(<16 x i8>)
    define <16 x i8> @f(<16 x i8> %x) {
      %y = call <16 x i8> @llvm.OTHER(<16 x i8> %x)
      ret <16 x i8> %y
    }""",
    "assembly": """define void @f() {
      call void asm sideeffect "no such instruction", ""()
      ret void
    }""",
    "unparsable": "define void @f() { asm }",
}


@pytest.mark.parametrize("name", FATAL)
def test_what_ends_llvm_does_not_end_python(name: str) -> None:
    is_x86 = make_target().triple.startswith("x86_64")
    if name == "scalable" and not is_x86:
        pytest.skip("this target may have scalable vectors")
    text = FATAL[name].replace("OTHER", "aarch64.neon.abs.v16i8" if is_x86 else "x86.ssse3.pabs.b.128")
    with pytest.raises(CompilationError) as caught:
        compile_ir(text, {}, cache=None)
    assert "error" in str(caught.value).lower()
    assert "Traceback" not in str(caught.value)


def test_inline_assembly_that_is_right() -> None:
    text = 'define i32 @f(i32 %x) {\n  %y = call i32 asm "", "=r,0"(i32 %x)\n  ret i32 %y\n}'
    assert compile_ir(text, {"f": UNARY}, cache=None).f(5) == 5


def test_missing_functions() -> None:
    compiled = compile_ir(times(3), {"f": UNARY})
    with pytest.raises(AttributeError, match=r"the module has no function 'g' \(its functions: f\)"):
        compiled.g(1)
    with pytest.raises(CompilationError, match="the module does not define '@g'"):
        compile_ir(times(3), {"g": UNARY})
    with pytest.raises(CompilationError, match="the module does not define '@_mlir_ciface_f'"):
        compile_ir(times(3), {"f": Signature((scalar("i32"),), (scalar("i32"),))})


def test_host_features_are_used() -> None:
    body = "  %x = load <64 x float>, ptr %a\n  store <64 x float> %x, ptr %b\n  ret void\n"
    text = f"define void @f(ptr %a, ptr %b) {{\n{body}}}"
    host = compile_ir(text, {}).assembly()
    assert "ret" in host
    if "x86_64" in compile_ir(text, {}).options.target.triple:
        plain = compile_ir(text, {}, cpu="x86-64").assembly()
        assert "%xmm0" in plain
        assert "%ymm" not in plain
        assert "%ymm" in compile_ir(text, {}, cpu="x86-64", features="+avx").assembly()


def test_loops_are_vectorized() -> None:
    text = """
define float @f(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr float, ptr %a, i64 %i
  %q = getelementptr float, ptr %b, i64 %i
  %x = load float, ptr %p
  %y = fmul float %x, 2.0
  store float %y, ptr %q
  %next = add nuw i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret float 0.0
}
"""
    assert " x float>" in compile_ir(text, {}).llvm_ir()
    assert " x float>" not in compile_ir(text, {}, opt_level=0).llvm_ir()
    assert " x float>" not in compile_ir(text, {}).llvm_ir(optimized=False)


def test_fast_math_flags() -> None:
    text = (
        "  %a = fadd float %x, %y\n  %b = fmul nnan double %x, %y\n  %c = call float @llvm.exp.f32(float %x)\n"
        "  %d = call float @other(float %x)\n  %e = add i32 %x, %y\n  %f = fcmp olt float %x, %y\n"
        "  store float %x, ptr %p\n"
    )
    assert with_fast_math(text, ["contract", "nnan"]) == (
        "  %a = fadd contract nnan float %x, %y\n  %b = fmul nnan contract double %x, %y\n"
        "  %c = call contract nnan float @llvm.exp.f32(float %x)\n  %d = call float @other(float %x)\n"
        "  %e = add i32 %x, %y\n  %f = fcmp contract nnan olt float %x, %y\n  store float %x, ptr %p\n"
    )
    assert "fmul fast double" in with_fast_math(text, True)
    assert with_fast_math(text, False) == text
    # The rounding of an approximation.
    rounding = "  %a = fsub contract float %x, 1.0e+00\n"
    assert "reassoc" not in (kept := with_fast_math(rounding, True)) and "fast" not in kept and "nnan" in kept
    assert with_fast_math(rounding, ["reassoc", "nsz"]) == "  %a = fsub contract nsz float %x, 1.0e+00\n"
    body = "  %a = fmul float %x, %y\n  %b = fadd float %a, %z\n  ret float %b\n"
    fused = f"define float @f(float %x, float %y, float %z) {{\n{body}}}"
    signature = Signature((scalar("f32"),) * 3, (scalar("f32"),), (), EXPANDED)
    assert compile_ir(fused, {"f": signature}, fast=True).f(2.0, 3.0, 4.0) == 10.0


# ---------------------------------------------------------------------------------------------------------------------
# The cache


def entries_of(folder: Path) -> list[Path]:
    return sorted(folder.glob("??/*.lamo"))


def test_the_second_compilation_is_a_hit(tmp_path: Path) -> None:
    cache = ObjectCache(tmp_path)
    for _ in range(2):
        assert compile_ir(times(7), {"f": UNARY}, cache=cache).f(2) == 14
    assert (cache.hits, cache.misses, len(entries_of(tmp_path))) == (1, 1, 1)
    is_x86 = make_target().triple.startswith("x86_64")
    compile_ir(times(8), {"f": UNARY}, cache=cache)
    compile_ir(times(7), {"f": UNARY}, cache=cache, opt_level=1)
    compile_ir(times(7), {"f": UNARY}, cache=cache, cpu="x86-64" if is_x86 else "generic")
    assert (cache.hits, len(entries_of(tmp_path))) == (1, 4)


@pytest.mark.parametrize("damage", [b"", b"garbage", None])
def test_damaged_entries_are_compiled_again(tmp_path: Path, damage: bytes | None) -> None:
    cache = ObjectCache(tmp_path)
    compile_ir(times(7), {"f": UNARY}, cache=cache)
    (entry,) = entries_of(tmp_path)
    data = entry.read_bytes()
    entry.write_bytes(data[:-1] + bytes([data[-1] ^ 1]) if damage is None else damage)
    assert compile_ir(times(7), {"f": UNARY}, cache=cache).f(2) == 14
    assert cache.hits == 0
    assert entry.read_bytes() == data


def test_a_cache_that_cannot_be_written(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    assert compile_ir(times(7), {"f": UNARY}, cache=ObjectCache(blocked)).f(2) == 14


def test_the_cache_is_bounded(tmp_path: Path) -> None:
    cache = ObjectCache(tmp_path, limit=1000)
    for index in range(20):
        cache.store(f"{index:064x}", bytes(100))
        for age, entry in enumerate(sorted(entries_of(tmp_path))):
            os.utime(entry, (1_000_000 + age, 1_000_000 + age))
    cache.trim()
    assert sum(entry.stat().st_size for entry in entries_of(tmp_path)) <= 1000
    assert cache.load(f"{19:064x}") == bytes(100)
    assert cache.load(f"{0:064x}") is None


def test_the_environment_chooses_the_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for off in ("0", "off", "OFF", "false", "no "):
        monkeypatch.setenv("LAMINA_CACHE", off)
        assert default_cache() is None
    monkeypatch.setenv("LAMINA_CACHE", str(tmp_path / "here"))
    compile_ir(times(9), {"f": UNARY})
    assert len(entries_of(tmp_path / "here")) >= 1
    monkeypatch.delenv("LAMINA_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "user"))
    chosen = default_cache()
    assert chosen is not None
    if sys.platform == "linux":
        assert chosen.folder == tmp_path / "user" / "lamina" / "objects"


# ---------------------------------------------------------------------------------------------------------------------
# Threads


def in_threads(count: int, work: Any) -> None:
    failures: list[BaseException] = []

    def run(index: int) -> None:
        try:
            work(index)
        except BaseException as error:  # noqa: B036 - told by the main thread
            failures.append(error)

    threads = [threading.Thread(target=run, args=(index,)) for index in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []


def test_threads_compile_at_the_same_time(tmp_path: Path) -> None:
    caches = [ObjectCache(tmp_path) for _ in range(4)]

    def work(index: int) -> None:
        for round in range(12):
            factor = round % 3 * 4 + index if round % 2 else round
            assert compile_ir(times(factor), {"f": UNARY}, cache=caches[index]).f(5) == 5 * factor

    in_threads(4, work)
    assert list(tmp_path.glob("??/*.part")) == []


def test_calls_release_the_lock() -> None:
    """A native call that waits for what another Python thread does afterwards."""
    text = """
define void @f(ptr %a, ptr %p, i64 %o, i64 %n, i64 %s) {
  br label %wait
wait:
  %x = load atomic i32, ptr %p acquire, align 4
  %set = icmp ne i32 %x, 0
  br i1 %set, label %done, label %wait
done:
  ret void
}
"""
    flag = np.zeros(1, np.int32)
    kind = MemRefKind(scalar("i32"), (None,))
    wait = compile_ir(text, {"f": Signature((kind,), (), (), EXPANDED)}).f
    thread = threading.Thread(target=wait, args=(flag,))
    thread.start()
    time.sleep(0.02)
    assert thread.is_alive()
    flag[0] = 1
    thread.join(10)
    assert not thread.is_alive()


def test_one_function_in_several_threads() -> None:
    run = compile_ir(times(3), {"f": UNARY}).f

    def work(index: int) -> None:
        for value in range(2000):
            assert run(value + index) == 3 * (value + index)

    in_threads(4, work)


# ---------------------------------------------------------------------------------------------------------------------
# Memory


def resident_kilobytes() -> int:
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024


@pytest.mark.skipif(not os.path.exists("/proc/self/statm"), reason="resident memory is read from /proc")
def test_memory_stays_flat_over_compile_call_drop() -> None:
    text = (
        times(3) + "define ptr @spare() {\n  %p = call ptr @malloc(i64 64)\n  ret ptr %p\n}\ndeclare ptr @malloc(i64)\n"
    )

    def rounds(count: int) -> None:
        for index in range(count):
            compiled = compile_ir(text + f"; {index}\n", {"f": UNARY}, cache=None)
            assert compiled.f(index) == 3 * index

    gc.collect()
    gc.disable()  # dropping must free at once: no cycles
    try:
        rounds(60)
        before = resident_kilobytes()
        rounds(100)
        growth = resident_kilobytes() - before
    finally:
        gc.enable()
    # llvmlite itself keeps 1.4 kB of each pass builder.
    assert growth < 1500, f"{growth} kB more after 100 rounds"
