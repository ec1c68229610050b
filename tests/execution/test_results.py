"""Results: structs, buffers and who frees them."""

from __future__ import annotations

import gc
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import lamina
from lamina.execution import Convention, MemRefKind, Signature, compile_ir, scalar

pytestmark = pytest.mark.usefixtures("own_heap")

DESCRIPTOR = "{ ptr, ptr, i64, [1 x i64], [1 x i64] }"


def descriptor(
    pointer: str, size: int, prefix: str, aligned: str | None = None, offset: int = 0, stride: int = 1
) -> str:
    """IR that makes `%prefix` the descriptor of a 1-d buffer."""
    return f"""
  %{prefix}0 = insertvalue {DESCRIPTOR} poison, ptr {pointer}, 0
  %{prefix}1 = insertvalue {DESCRIPTOR} %{prefix}0, ptr {aligned or pointer}, 1
  %{prefix}2 = insertvalue {DESCRIPTOR} %{prefix}1, i64 {offset}, 2
  %{prefix}3 = insertvalue {DESCRIPTOR} %{prefix}2, i64 {size}, 3, 0
  %{prefix} = insertvalue {DESCRIPTOR} %{prefix}3, i64 {stride}, 4, 0
"""


def compiled(text: str, arguments: tuple[Any, ...], results: tuple[Any, ...], **options: Any) -> Any:
    signature = Signature(arguments, results, (), Convention.EXPANDED)
    declarations = "declare ptr @malloc(i64)\ndeclare void @free(ptr)\n"
    return compile_ir(declarations + text, {"f": signature}, sanitize=True, **options)


def test_several_results_of_all_sizes() -> None:
    text = """
define { i1, float, i8, { double, double }, half, i24, bfloat, i64 } @f(i1 %a, float %b) {
  %r0 = insertvalue { i1, float, i8, { double, double }, half, i24, bfloat, i64 } poison, i1 %a, 0
  %r1 = insertvalue { i1, float, i8, { double, double }, half, i24, bfloat, i64 } %r0, float %b, 1
  %r2 = insertvalue { i1, float, i8, { double, double }, half, i24, bfloat, i64 } %r1, i8 -3, 2
  %r3 = insertvalue { i1, float, i8, { double, double }, half, i24, bfloat, i64 } %r2, double 1.0, 3, 0
  %r4 = insertvalue { i1, float, i8, { double, double }, half, i24, bfloat, i64 } %r3, double 2.0, 3, 1
  %r5 = insertvalue { i1, float, i8, { double, double }, half, i24, bfloat, i64 } %r4, half 0xH3E00, 4
  %r6 = insertvalue { i1, float, i8, { double, double }, half, i24, bfloat, i64 } %r5, i24 -70000, 5
  %r7 = insertvalue { i1, float, i8, { double, double }, half, i24, bfloat, i64 } %r6, bfloat 0xR4020, 6
  %r8 = insertvalue { i1, float, i8, { double, double }, half, i24, bfloat, i64 } %r7, i64 -9, 7
  ret { i1, float, i8, { double, double }, half, i24, bfloat, i64 } %r8
}
define void @_mlir_ciface_f(ptr %r, i1 %a, float %b) {
  %x = call { i1, float, i8, { double, double }, half, i24, bfloat, i64 } @f(i1 %a, float %b)
  store { i1, float, i8, { double, double }, half, i24, bfloat, i64 } %x, ptr %r
  ret void
}
"""
    kinds = tuple(scalar(name) for name in ("i1", "f32", "i8", "complex<f64>", "f16", "i24", "bf16", "index"))
    for convention in (Convention.EXPANDED, Convention.C_INTERFACE):
        signature = Signature((scalar("i1"), scalar("f32")), kinds, (), convention)
        result = compile_ir(text, {"f": signature}).f(True, 2.5)
        assert result == (True, 2.5, -3, 1 + 2j, 1.5, -70000, 2.5, -9)


def test_a_single_complex_result_comes_through_a_pointer() -> None:
    text = """define void @_mlir_ciface_f(ptr %r, { float, float } %x) {
      store { float, float } %x, ptr %r
      ret void
    }"""
    kind = scalar("complex<f32>")
    assert compile_ir(text, {"f": Signature((kind,), (kind,))}).f(1 - 2j) == 1 - 2j


def test_no_result_is_none() -> None:
    assert compile_ir("define void @_mlir_ciface_f() {\n  ret void\n}", {"f": Signature()}).f() is None


ALLOCATE = f"""
define {DESCRIPTOR} @f() {{
  %p = call ptr @malloc(i64 16)
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %p, align 4
  {descriptor("%p", 4, "d")}
  ret {DESCRIPTOR} %d
}}
"""
ROW = MemRefKind(scalar("i32"), (None,))


def test_a_returned_buffer_lives_as_long_as_its_views() -> None:
    module = compiled(ALLOCATE, (), (ROW,))
    array = module.f()
    assert array.tolist() == [1, 2, 3, 4]
    assert module.allocations.live_buffers == 1
    view = array[1:3]
    del array
    gc.collect()
    assert module.allocations.live_buffers == 1
    assert view.tolist() == [2, 3]
    del view
    assert module.allocations.live_buffers == 0
    assert module.allocations.errors == []


def test_arrays_outlive_the_module() -> None:
    module = compiled(ALLOCATE, (), (ROW,))
    array, tracker = module.f(), module.allocations
    del module
    gc.collect()
    assert array.tolist() == [1, 2, 3, 4]
    del array
    assert tracker.live_buffers == 0


def test_aligned_pointer_offset_and_stride() -> None:
    text = f"""
define {DESCRIPTOR} @f() {{
  %p = call ptr @malloc(i64 64)
  %a = getelementptr i8, ptr %p, i64 8
  %q = getelementptr i8, ptr %p, i64 20
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %q, align 4
  {descriptor("%p", 2, "d", aligned="%a", offset=6, stride=-2)}
  ret {DESCRIPTOR} %d
}}
"""
    module = compiled(text, (), (MemRefKind(scalar("i32"), (None,), (None,), None),))
    array = module.f()
    assert array.tolist() == [4, 2]
    del array
    assert (module.allocations.live_buffers, module.allocations.errors) == (0, [])


def test_a_returned_argument_is_a_view_of_it() -> None:
    text = f"""
define {DESCRIPTOR} @f(ptr %a, ptr %b, i64 %o, i64 %n, i64 %s) {{
  {descriptor("%a", 2, "d", offset=1)}
  ret {DESCRIPTOR} %d
}}
"""
    module = compiled(text, (ROW,), (ROW,))
    argument = np.arange(4, dtype=np.int32)
    result = module.f(argument)
    assert result.tolist() == [1, 2]
    result[0] = 9
    assert argument.tolist() == [0, 9, 2, 3]
    assert module.allocations.errors == []
    del argument
    gc.collect()
    assert result.tolist() == [9, 2]


def test_a_view_of_a_read_only_argument_is_read_only() -> None:
    text = f"""
define {DESCRIPTOR} @f(ptr %a, ptr %b, i64 %o, i64 %n, i64 %s) {{
  {descriptor("%a", 2, "d")}
  ret {DESCRIPTOR} %d
}}
"""
    module = compiled(text, (MemRefKind(scalar("i32"), (None,), written=False),), (ROW,))
    argument = np.arange(4, dtype=np.int32)
    argument.flags.writeable = False
    assert not module.f(argument).flags.writeable


def test_two_results_in_one_buffer_free_it_once() -> None:
    text = f"""
define {{ {DESCRIPTOR}, {DESCRIPTOR} }} @f() {{
  %p = call ptr @malloc(i64 16)
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %p, align 4
  {descriptor("%p", 4, "d")}
  {descriptor("%p", 2, "e", offset=2)}
  %r = insertvalue {{ {DESCRIPTOR}, {DESCRIPTOR} }} poison, {DESCRIPTOR} %d, 0
  %q = insertvalue {{ {DESCRIPTOR}, {DESCRIPTOR} }} %r, {DESCRIPTOR} %e, 1
  ret {{ {DESCRIPTOR}, {DESCRIPTOR} }} %q
}}
"""
    module = compiled(text, (), (ROW, ROW))
    first, second = module.f()
    del first
    assert second.tolist() == [3, 4]
    assert module.allocations.live_buffers == 1
    del second
    assert (module.allocations.live_buffers, module.allocations.errors) == (0, [])


def test_a_returned_global_is_not_freed() -> None:
    text = f"""
@table = internal global [3 x i32] [i32 5, i32 6, i32 7]
define {DESCRIPTOR} @f() {{
  {descriptor("inttoptr (i64 3735928559 to ptr)", 3, "d", aligned="@table")}
  ret {DESCRIPTOR} %d
}}
"""
    module = compiled(text, (), (ROW,))
    array = module.f()
    del module
    gc.collect()
    assert array.tolist() == [5, 6, 7]


def test_unranked_and_zero_dimensional_results() -> None:
    text = """
define { i64, ptr } @f(i64 %rank) {
  %p = call ptr @malloc(i64 8)
  store i32 42, ptr %p
  %q = getelementptr i8, ptr %p, i64 4
  store i32 43, ptr %q
  %d = call ptr @malloc(i64 40)
  store ptr %p, ptr %d
  %a = getelementptr i64, ptr %d, i64 1
  store ptr %p, ptr %a
  %o = getelementptr i64, ptr %d, i64 2
  store i64 0, ptr %o
  %n = getelementptr i64, ptr %d, i64 3
  store i64 2, ptr %n
  %s = getelementptr i64, ptr %d, i64 4
  store i64 1, ptr %s
  %r = insertvalue { i64, ptr } poison, i64 %rank, 0
  %x = insertvalue { i64, ptr } %r, ptr %d, 1
  ret { i64, ptr } %x
}
"""
    module = compiled(text, (scalar("i64"),), (MemRefKind(scalar("i32"), None),))
    assert module.f(1).tolist() == [42, 43]
    cell = module.f(0)
    assert cell.shape == ()
    assert cell == 42
    del cell
    assert (module.allocations.live_buffers, module.allocations.errors) == (0, [])


def test_empty_results() -> None:
    text = ALLOCATE.replace("i64 4, 3, 0", "i64 0, 3, 0")
    module = compiled(text, (), (ROW,))
    assert module.f().shape == (0,)
    assert module.allocations.live_buffers == 0


def test_results_of_ml_dtypes() -> None:
    for name, dtype in [("bf16", ml_dtypes.bfloat16), ("f8E5M2", ml_dtypes.float8_e5m2), ("i4", ml_dtypes.int4)]:
        text = ALLOCATE
        module = compiled(text, (), (MemRefKind(scalar(name), (None,)),))
        array = module.f()
        assert array.dtype == dtype
        assert array.view(np.uint8 if array.itemsize == 1 else np.uint16)[0] == 1
        del array
        assert module.allocations.live_buffers == 0


def test_leaks_and_double_frees_are_counted() -> None:
    text = """
define void @f(i1 %again) {
  %p = call ptr @malloc(i64 16)
  store volatile i32 1, ptr %p
  call void @free(ptr %p)
  br i1 %again, label %twice, label %leak
twice:
  call void @free(ptr %p)
  ret void
leak:
  %q = call ptr @malloc(i64 24)
  store volatile i32 1, ptr %q
  ret void
}
"""
    module = compiled(text, (scalar("i1"),), (), opt_level=0)
    module.f(False)
    assert (module.allocations.live_buffers, module.allocations.live_bytes) == (1, 24)
    module.f(True)
    assert "is not a live buffer" in module.allocations.errors[0]
    assert module.allocations.allocations == 3


def test_small_tensors_come_back_in_arrays_of_numpy() -> None:
    """Copied by the entry, which frees the buffer unless it is an argument's or a constant's."""
    compiled = lamina.compile("""
    func.func @sum(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (index, tensor<4xf32>) {
      %0 = arith.addf %x, %y : tensor<4xf32>
      %c = arith.constant 7 : index
      return %c, %0 : index, tensor<4xf32>
    }
    func.func @same(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
      return %y : tensor<4xf32>
    }
    func.func @constant() -> tensor<3xi64> {
      %0 = arith.constant dense<[1, 2, 3]> : tensor<3xi64>
      return %0 : tensor<3xi64>
    }
    func.func @none(%x: tensor<0xf32>) -> tensor<0xf32> {
      %0 = arith.addf %x, %x : tensor<0xf32>
      return %0 : tensor<0xf32>
    }""")
    x, y = np.arange(4, dtype=np.float32), np.ones(4, np.float32)
    for _ in range(1000):
        number, total = compiled.sum(x, y)
        assert number == 7 and total.base is None and total.flags.writeable
        np.testing.assert_array_equal(total, x + y)
        same = compiled.same(x, y)
        same += 1
        np.testing.assert_array_equal(y, [1, 1, 1, 1])
        constant = compiled.constant()
        constant += 1
        np.testing.assert_array_equal(compiled.constant(), [1, 2, 3])
    assert compiled.none(np.empty(0, np.float32)).shape == (0,)
