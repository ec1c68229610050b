"""The runtime library: assertions, printing, copies, conversions, parallel loops."""

from __future__ import annotations

import contextlib
import io
import os
import subprocess
import sys
import threading
import time
from typing import Any

import numpy as np
import pytest

from lamina.execution import AssertionFailed, Convention, LinkError, MemRefKind, Signature, compile_ir, parallel, scalar
from lamina.execution.codegen import make_target, object_code
from lamina.execution.loader import LoadedObject, undefined_symbols
from lamina.execution.printing import elements_text, float_text
from tests import oracle

EXPANDED = Convention.EXPANDED


def signature(arguments: str = "", results: str = "") -> Signature:
    return Signature(tuple(map(scalar, arguments.split())), tuple(map(scalar, results.split())), (), EXPANDED)


def function(text: str, arguments: str = "", results: str = "", **options: Any) -> Any:
    return compile_ir(text, {"f": signature(arguments, results)}, **options).f


def output(run: Any, *arguments: Any) -> str:
    stream = io.StringIO()
    with contextlib.redirect_stdout(stream):
        run(*arguments)
    return stream.getvalue()


ASSERT = """
declare void @lamina_assert_failed(ptr) noreturn
@message = private constant [14 x i8] c"size mismatch\\00"
define internal i32 @deep(i1 %good, i32 %depth) noinline {
  %zero = icmp eq i32 %depth, 0
  br i1 %zero, label %check, label %more
more:
  %less = sub i32 %depth, 1
  %below = call i32 @deep(i1 %good, i32 %less)
  %sum = add i32 %below, 1
  ret i32 %sum
check:
  br i1 %good, label %ok, label %bad
ok:
  ret i32 0
bad:
  call void @lamina_assert_failed(ptr @message)
  unreachable
}
define i32 @f(i1 %good, i32 %depth) {
  %r = call i32 @deep(i1 %good, i32 %depth)
  ret i32 %r
}
"""


@pytest.mark.parametrize("opt_level", [0, 3])
def test_a_failed_assertion_is_an_exception(opt_level: int) -> None:
    check = function(ASSERT, "i1 i32", "i32", opt_level=opt_level)
    for depth in (0, 1, 50):
        assert check(True, depth) == depth
        with pytest.raises(AssertionFailed, match="^size mismatch$"):
            check(False, depth)
    assert check(True, 3) == 3


def test_abort_after_puts_is_a_failed_assertion() -> None:
    text = """
declare void @puts(ptr)
declare void @abort()
@message = private constant [4 x i8] c"boo\\00"
define void @f(i1 %said) {
  br i1 %said, label %say, label %stop
say:
  call void @puts(ptr @message)
  br label %stop
stop:
  call void @abort()
  unreachable
}
"""
    run = function(text, "i1")
    stream = io.StringIO()
    with contextlib.redirect_stdout(stream), pytest.raises(AssertionFailed, match="^boo$"):
        run(True)
    assert stream.getvalue() == "boo\n"
    with pytest.raises(AssertionFailed, match=r"^abort\(\) called$"):
        run(False)


def test_assertions_of_threads_do_not_meet() -> None:
    check = function(ASSERT, "i1 i32", "i32")
    wrong: list[str] = []

    def work(good: bool) -> None:
        for depth in range(300):
            try:
                if check(good, depth) != depth or not good:
                    wrong.append("returned")
            except AssertionFailed:
                if good:
                    wrong.append("failed")

    threads = [threading.Thread(target=work, args=(index % 2 == 0,)) for index in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


PRINT = """
declare void @printI64(i64)
declare void @printU64(i64)
declare void @printF32(float)
declare void @printF64(double)
declare void @printF16(i16)
declare void @printBF16(i16)
declare void @printApFloat(i32, i64)
declare void @printString(ptr)
declare void @printOpen()
declare void @printClose()
declare void @printComma()
declare void @printNewline()
@text = private constant [4 x i8] c"end\\00"
define void @f(i64 %i, double %d) {
  call void @printOpen()
  call void @printI64(i64 %i)
  call void @printComma()
  call void @printU64(i64 %i)
  call void @printClose()
  call void @printNewline()
  %s = fptrunc double %d to float
  call void @printF32(float %s)
  call void @printComma()
  call void @printF64(double %d)
  call void @printComma()
  call void @printF16(i16 15872)
  call void @printComma()
  call void @printBF16(i16 16320)
  call void @printComma()
  call void @printApFloat(i32 10, i64 60)
  call void @printNewline()
  call void @printString(ptr @text)
  ret void
}
"""


def test_printing() -> None:
    text = output(function(PRINT, "i64 f64"), -2, 1 / 3)
    assert text == "( -2, 18446744073709551614 )\n0.333333, 0.333333, 1.5, 1.5, 1.5\nend"


def test_printing_comes_in_order_with_python(capsys: pytest.CaptureFixture[str]) -> None:
    run = function(
        "declare void @printI64(i64)\ndefine void @f(i64 %x) {\n  call void @printI64(i64 %x)\n  ret void\n}", "i64"
    )
    for index in range(3):
        print(f"<{index}", end=":")
        run(index)
        print(">", end="")
    assert capsys.readouterr().out == "<0:0><1:1><2:2>"


def test_an_error_of_the_stream_is_raised_by_the_call() -> None:
    class Broken(io.StringIO):
        def write(self, text: str) -> int:
            raise BrokenPipeError("nobody reads")

    run = function(PRINT, "i64 f64")
    with contextlib.redirect_stdout(Broken()), pytest.raises(BrokenPipeError, match="nobody reads"):
        run(1, 1.0)
    assert output(run, 1, 1.0).startswith("( 1, 1 )")


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (1e10, "1e+10"),
        (1e-7, "1e-07"),
        (123456789.0, "1.23457e+08"),
        (-0.0, "-0"),
        (float("inf"), "inf"),
        (100000.0, "100000"),
    ],
)
def test_float_text(value: float, text: str) -> None:
    assert float_text(value) == text


def test_nan_text() -> None:
    assert float_text(float("nan")) == "nan"
    assert float_text(np.copysign(float("nan"), -1.0)) == "-nan"


def test_nested_elements() -> None:
    assert elements_text(np.arange(8.0).reshape(2, 2, 2)) == (
        "[[[0,    1], \n  [2,    3]], \n [[4,    5], \n  [6,    7]]]"
    )
    assert elements_text(np.zeros((0, 3))) == "[]"
    assert elements_text(np.array(1.5)) == "[1.5]"
    assert elements_text(np.array([1 + 2j], np.complex64)) == "[(1,2)]"


def test_print_memref() -> None:
    text = """
declare void @_mlir_ciface_printMemrefF32(ptr)
define void @f(i64 %rank, ptr %d) {
  %u = alloca { i64, ptr }
  store i64 %rank, ptr %u
  %at = getelementptr i8, ptr %u, i64 8
  store ptr %d, ptr %at
  call void @_mlir_ciface_printMemrefF32(ptr %u)
  ret void
}
"""
    kind = MemRefKind(scalar("f32"), None)
    run = compile_ir(text, {"f": Signature((kind,), (), (), EXPANDED)}).f
    array = np.arange(6, dtype=np.float32).reshape(2, 3)[:, ::2]
    assert output(run, array) == (
        f"Unranked Memref base@ = {array.ctypes.data:#x} rank = 2 offset = 0 sizes = [2, 2] strides = [3, 2] data = \n"
        "[[0,   2], \n [3,   5]]\n"
    )


@oracle.requires_oracle
def test_elements_are_printed_as_mlir_runner_does() -> None:
    source = """
memref.global "private" constant @g : memref<2x1x3xf32> = dense<[[[1.0, 2.5, -3.0]], [[1.0e10, 1.0e-7, 0.333333333]]]>
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}
func.func @main() {
  %g = memref.get_global @g : memref<2x1x3xf32>
  %u = memref.cast %g : memref<2x1x3xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  return
}
"""
    lowered = oracle.mlir_opt(
        source, "--finalize-memref-to-llvm", "--convert-func-to-llvm", "--reconcile-unrealized-casts"
    )
    assert lowered.ok, lowered.explain()
    library = oracle.tool("mlir-runner").parent.parent / "lib" / "libmlir_runner_utils.so"
    if not library.is_file():
        pytest.skip("MLIR's runner utilities are not installed")
    flags = ("-e", "main", "--entry-point-result=void", f"--shared-libs={library}")
    result = oracle.run_tool("mlir-runner", lowered.stdout, *flags)
    assert result.ok, result.explain()
    values = np.array([[[1.0, 2.5, -3.0]], [[1.0e10, 1.0e-7, 0.333333333]]], np.float32)
    header, elements = result.stdout.split("data = \n")
    assert elements == elements_text(values) + "\n"
    assert header.split(" rank")[1] == " = 3 offset = 0 sizes = [2, 1, 3] strides = [3, 3, 1] "


COPY = """
declare void @memrefCopy(i64, ptr, ptr)
define void @f(i64 %rs, ptr %s, i64 %rt, ptr %t) {
  %us = alloca { i64, ptr }
  store i64 %rs, ptr %us
  %us.d = getelementptr i8, ptr %us, i64 8
  store ptr %s, ptr %us.d
  %ut = alloca { i64, ptr }
  store i64 %rt, ptr %ut
  %ut.d = getelementptr i8, ptr %ut, i64 8
  store ptr %t, ptr %ut.d
  call void @memrefCopy(i64 ELEMENT, ptr %us, ptr %ut)
  ret void
}
"""


@pytest.mark.parametrize(
    ("element", "dtype"), [("i8", np.int8), ("i32", np.int32), ("f64", np.float64), ("complex<f64>", np.complex128)]
)
def test_memref_copy(element: str, dtype: type) -> None:
    kind = scalar(element)
    memref = MemRefKind(kind, None)
    copy = compile_ir(COPY.replace("ELEMENT", str(kind.size)), {"f": Signature((memref, memref), (), (), EXPANDED)}).f
    source = np.arange(120).reshape(2, 3, 4, 5).astype(dtype)
    views = [
        source,
        source[::-1, :, ::2],
        source.transpose(3, 1, 0, 2),
        source[0, 0],
        source[1, 2, 3, 4:5],
        source[:, :0],
    ]
    for view in [*views, np.array(7, dtype)]:
        for target in (np.zeros(view.shape, dtype), np.zeros(view.shape[::-1], dtype).T):
            copy(view, target)
            assert np.array_equal(view, target)


def test_software_conversions_of_small_floats() -> None:
    """On a CPU without such instructions; checked against NumPy and ml_dtypes over all exponents."""
    import ml_dtypes

    text = """
define half @f(float %x) {
  %r = fptrunc float %x to half
  ret half %r
}
define half @g(double %x) {
  %r = fptrunc double %x to half
  ret half %r
}
define bfloat @h(float %x) {
  %r = fptrunc float %x to bfloat
  ret bfloat %r
}
define float @e(half %x) {
  %r = fpext half %x to float
  ret float %r
}
"""
    names = {"f": ("f32", "f16"), "g": ("f64", "f16"), "h": ("f32", "bf16"), "e": ("f16", "f32")}
    target = make_target(opt_level=2)
    from lamina.execution import runtime, runtime_ir

    exports = {"__truncsfhf2": "f", "__truncdfhf2": "g", "__truncsfbf2": "h", "__extendhfsf2": "e"}
    own = LoadedObject(object_code(runtime_ir.SMALL_FLOATS, target, None), target, exports, runtime.address_of)
    signatures = {name: signature(*types) for name, types in names.items()}
    symbols = {name: own[name] for name in exports}
    compiled = compile_ir(text, signatures, cpu="x86-64", symbols=symbols) if "x86_64" in target.triple else None
    if compiled is None:
        pytest.skip("the soft float route is taken on x86-64 only")
    generator = np.random.default_rng(0)
    bits = np.concatenate([generator.integers(0, 2**32, 2000), np.arange(0x33000000, 0x48000000, 0x1FF001)])
    values = bits.astype(np.uint32).view(np.float32)
    with np.errstate(all="ignore"):
        for value in values:
            if value == value:
                assert compiled.f(value) == np.float16(value)
                assert compiled.h(value) == float(value.astype(ml_dtypes.bfloat16))
                wide = float(value) * (1 + 2**-40)
                assert compiled.g(wide) == np.float16(wide)
    for pattern in range(0, 0x7C01, 7):
        half = np.array(pattern, np.uint16).view(np.float16)
        assert compiled.e(float(half)) == float(half)


PARALLEL = """
declare void @lamina_parallel_for(ptr, ptr, i64, i64)
declare i64 @lamina_parallel_parts(i64)
declare void @lamina_assert_failed(ptr) noreturn
@message = private constant [9 x i8] c"too much\\00"
%data = type { ptr, i64 }

define internal void @body(ptr %data, i64 %begin, i64 %end, i64 %part) {
entry:
  %out = load ptr, ptr %data
  %bad.at = getelementptr %data, ptr %data, i64 0, i32 1
  %bad = load i64, ptr %bad.at
  br label %head
head:
  %i = phi i64 [ %begin, %entry ], [ %next, %next.block ]
  %more = icmp slt i64 %i, %end
  br i1 %more, label %step, label %done
step:
  %is.bad = icmp eq i64 %i, %bad
  br i1 %is.bad, label %fail, label %good
fail:
  call void @lamina_assert_failed(ptr @message)
  unreachable
good:
  %at = getelementptr i64, ptr %out, i64 %i
  %old = load i64, ptr %at
  %square = mul i64 %i, %i
  %new = add i64 %old, %square
  store i64 %new, ptr %at
  br label %next.block
next.block:
  %next = add i64 %i, 1
  br label %head
done:
  ret void
}

define i64 @f(ptr %a, ptr %p, i64 %o, i64 %n, i64 %s, i64 %bad, i64 %wanted) {
  %data = alloca %data
  store ptr %p, ptr %data
  %bad.at = getelementptr %data, ptr %data, i64 0, i32 1
  store i64 %bad, ptr %bad.at
  %parts = call i64 @lamina_parallel_parts(i64 %n)
  %automatic = icmp eq i64 %wanted, 0
  %used = select i1 %automatic, i64 %parts, i64 %wanted
  call void @lamina_parallel_for(ptr @body, ptr %data, i64 %n, i64 %used)
  ret i64 %parts
}
"""
PARALLEL_SIGNATURE = Signature(
    (MemRefKind(scalar("i64"), (None,)), scalar("i64"), scalar("i64")), (scalar("i64"),), (), EXPANDED
)


@pytest.mark.filterwarnings("ignore::lamina.execution.parallel.OpenMPWarning")
def test_parallel_loops() -> None:
    loop = compile_ir(PARALLEL, {"f": PARALLEL_SIGNATURE}).f
    for size in (0, 1, 2, 7, 1000):
        for parts in (0, 1, 2, 3, 5):
            out = np.zeros(size, np.int64)
            assert loop(out, -1, parts) == max(1, min(size, parallel.get_num_threads()))
            assert np.array_equal(out, np.arange(size) ** 2)


ROUNDS = (
    PARALLEL.replace("mul i64 %i, %i", "call i64 @lamina_parallel_parts(i64 100)")
    .replace("_for(ptr @body, ptr %data, i64 %n, i64 %used)", "_rounds(ptr @body, ptr %data, i64 %n)")
    .replace("_for(ptr, ptr, i64, i64)", "_rounds(ptr, ptr, i64)")
)  # fmt: skip


@pytest.mark.skipif(parallel.find_library() is None, reason="no OpenMP runtime")
@pytest.mark.parametrize(
    ("threads", "count", "alone"),
    [(1, 3, 0), (2, 0, 0), (2, 1, 1), (2, 8, 0), (3, 7, 1), (4, 3, 0), (4, 7, 0), (4, 6, 2)],
)  # fmt: skip
def test_numbers_that_are_too_few_for_the_threads_have_all_of_them(threads: int, count: int, alone: int) -> None:
    """Each number is run once; loops inside have one part while there is a number for each thread, or nearly so."""
    loop = compile_ir(ROUNDS, {"f": PARALLEL_SIGNATURE}).f
    before = parallel.get_num_threads()
    parallel.set_num_threads(threads)
    try:
        out = np.zeros(count, np.int64)
        loop(out, -1, 0)
        assert out.tolist() == [1] * (count - alone) + [threads] * alone
        if count:
            with pytest.raises(AssertionFailed, match="too much"):
                loop(out, count - 1, 0)
    finally:
        parallel.set_num_threads(before)


@pytest.mark.filterwarnings("ignore::lamina.execution.parallel.OpenMPWarning")
def test_a_failed_assertion_in_a_parallel_loop() -> None:
    loop = compile_ir(PARALLEL, {"f": PARALLEL_SIGNATURE}).f
    for bad in (0, 499, 999):
        with pytest.raises(AssertionFailed, match="too much"):
            loop(np.zeros(1000, np.int64), bad, 4)
    out = np.zeros(1000, np.int64)
    loop(out, -1, 4)
    assert out[999] == 999**2


def test_sequential_where_there_is_no_openmp() -> None:
    program = """
import numpy as np, warnings
from lamina.execution import Convention, MemRefKind, Signature, compile_ir, parallel, scalar
from tests.execution.test_runtime import PARALLEL, PARALLEL_SIGNATURE
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    for _ in range(2):
        loop = compile_ir(PARALLEL, {"f": PARALLEL_SIGNATURE}).f
        out = np.zeros(100, np.int64)
        print(loop(out, -1, 3), np.array_equal(out, np.arange(100) ** 2), parallel.get_num_threads())
print(len(seen), *[warning.message for warning in seen])
"""
    for chosen, warned in [("off", "0"), ("/nowhere/libgomp.so", "1 LAMINA_OPENMP is '/nowhere/libgomp.so', ")]:
        environment = {**os.environ, "LAMINA_OPENMP": chosen}
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment)
        assert done.returncode == 0, done.stderr
        assert done.stdout.startswith("1 True 1\n1 True 1\n" + warned)


def test_clocks() -> None:
    text = "declare double @rtclock()\ndefine double @f() {\n  %t = call double @rtclock()\n  ret double %t\n}"
    assert abs(function(text, "", "f64")() - time.time()) < 5


def test_undefined_symbols_are_named() -> None:
    text = (
        "declare void @no_such_thing()\ndeclare void @nor_this()\ndefine void @f() {\n  call void @no_such_thing()\n"
        "  call void @nor_this()\n  ret void\n}"
    )
    with pytest.raises(LinkError, match="undefined symbols 'no_such_thing', 'nor_this'"):
        function(text)


def test_symbols_of_the_caller() -> None:
    import ctypes

    seen: list[int] = []
    callback = ctypes.CFUNCTYPE(None, ctypes.c_int32)(seen.append)
    address = ctypes.cast(callback, ctypes.c_void_p).value
    assert address is not None
    text = "declare void @tell(i32)\ndefine void @f(i32 %x) {\n  call void @tell(i32 %x)\n  ret void\n}"
    function(text, "i32", symbols={"tell": address})(5)
    assert seen == [5]


def test_undefined_symbols_of_an_object() -> None:
    text = (
        "declare void @other()\n@data = external global i32\ndefine i32 @f() {\n  call void @other()\n"
        "  %x = load i32, ptr @data\n  ret i32 %x\n}"
    )
    assert sorted(undefined_symbols(object_code(text, make_target(), None))) == ["data", "other"]
