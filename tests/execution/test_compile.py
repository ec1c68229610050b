"""lamina.compile: from modules to functions on NumPy arrays."""

from __future__ import annotations

import threading

import ml_dtypes
import numpy as np
import pytest

import lamina
from lamina.execution.codegen import with_one_copy
from lamina.execution.llvm_ir.errors import TranslationError
from lamina.execution.runtime import AssertionFailed

MATMUL = """
func.func @mm(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}
"""


def test_matmul_on_arrays() -> None:
    generator = np.random.default_rng(0)
    a, b = (generator.standard_normal(shape).astype(np.float32) for shape in ((5, 7), (7, 3)))
    c = np.zeros((5, 3), np.float32)
    lamina.compile(MATMUL).mm(a, b, c)
    np.testing.assert_allclose(c, a @ b, rtol=1e-4, atol=1e-5)


def test_module_is_left_alone() -> None:
    module = lamina.parse(MATMUL)
    before = str(module)
    lamina.compile(module)
    assert str(module) == before


def test_arguments_that_are_only_read_may_be_read_only() -> None:
    compiled = lamina.compile(MATMUL)
    a = np.ones((2, 2), np.float32)
    a.flags.writeable = False
    c = np.zeros((2, 2), np.float32)
    compiled.mm(a, a, c)
    np.testing.assert_array_equal(c, np.full((2, 2), 2, np.float32))
    c.flags.writeable = False
    with pytest.raises(ValueError, match="read-only"):
        compiled.mm(a, a, c)


def test_arguments_that_callees_only_read_may_be_read_only() -> None:
    """Calls are followed, recursive ones too; @set writes two calls below."""
    compiled = lamina.compile("""
    func.func private @sum(%a: memref<4xf32>, %n: index) -> f32 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %zero = arith.constant 0.0 : f32
      %done = arith.cmpi eq, %n, %c0 : index
      %sum = scf.if %done -> f32 {
        scf.yield %zero : f32
      } else {
        %less = arith.subi %n, %c1 : index
        %x = memref.load %a[%less] : memref<4xf32>
        %rest = func.call @sum(%a, %less) : (memref<4xf32>, index) -> f32
        %y = arith.addf %x, %rest : f32
        scf.yield %y : f32
      }
      return %sum : f32
    }
    func.func private @set(%a: memref<4xf32>, %x: f32) {
      %c0 = arith.constant 0 : index
      memref.store %x, %a[%c0] : memref<4xf32>
      return
    }
    func.func private @pass(%a: memref<4xf32>, %x: f32) {
      call @set(%a, %x) : (memref<4xf32>, f32) -> ()
      return
    }
    func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %n: index) {
      %s = call @sum(%a, %n) : (memref<4xf32>, index) -> f32
      call @pass(%b, %s) : (memref<4xf32>, f32) -> ()
      return
    }""")
    a, b = np.arange(4, dtype=np.float32), np.zeros(4, np.float32)
    a.flags.writeable = False
    compiled.f(a, b, 4)
    assert b[0] == 6
    b.flags.writeable = False
    with pytest.raises(ValueError, match="argument #1: the function writes to it, but the array is read-only"):
        compiled.f(a, b, 4)


def test_results_own_their_memory() -> None:
    compiled = lamina.compile("""
    func.func @twice(%a: memref<?xf64>) -> (memref<?xf64>, index) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %n = memref.dim %a, %c0 : memref<?xf64>
      %m = memref.alloc(%n) : memref<?xf64>
      scf.for %i = %c0 to %n step %c1 {
        %x = memref.load %a[%i] : memref<?xf64>
        %y = arith.addf %x, %x : f64
        memref.store %y, %m[%i] : memref<?xf64>
      }
      return %m, %n : memref<?xf64>, index
    }""", sanitize=True)
    result, count = compiled.twice(np.arange(4.0))
    np.testing.assert_array_equal(result, [0, 2, 4, 6])
    assert count == 4 and compiled.allocations.live_buffers == 1
    del result
    assert compiled.allocations.live_buffers == 0


def test_failed_assertion_is_an_exception() -> None:
    compiled = lamina.compile('func.func @f(%c: i1) { cf.assert %c, "must hold"  return }')
    compiled.f(True)
    with pytest.raises(AssertionFailed, match="must hold"):
        compiled.f(False)
    compiled.f(True)


@pytest.mark.parametrize(
    ("element", "dtype"),
    [("f16", np.float16), ("bf16", ml_dtypes.bfloat16), ("f32", np.float32), ("f64", np.float64)],
)
def test_float_types(element: str, dtype: type) -> None:
    compiled = lamina.compile(f"""
    func.func @add(%a: memref<4x{element}>, %x: {element}) -> {element} {{
      %c1 = arith.constant 1 : index
      %0 = memref.load %a[%c1] : memref<4x{element}>
      %1 = arith.addf %0, %x : {element}
      memref.store %1, %a[%c1] : memref<4x{element}>
      return %1 : {element}
    }}""")
    array = np.arange(4).astype(dtype)
    assert float(compiled.add(array, 1.5)) == 2.5
    assert float(array[1]) == 2.5


def test_parallel_loops_with_a_reduction() -> None:
    compiled = lamina.compile("""
    func.func @sum(%a: memref<?xi64>, %init: i64) -> i64 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %n = memref.dim %a, %c0 : memref<?xi64>
      %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%init) -> i64 {
        %x = memref.load %a[%i] : memref<?xi64>
        scf.reduce(%x : i64) {
        ^bb0(%l: i64, %q: i64):
          %s = arith.addi %l, %q : i64
          scf.reduce.return %s : i64
        }
      }
      return %r : i64
    }""", parallel=True)
    for count in (0, 1, 2, 3, 1000):
        array = np.arange(count, dtype=np.int64)
        assert compiled.sum(array, 5) == array.sum() + 5


def test_marked_loop_alone_is_parallel() -> None:
    text = """
    func.func @fill(%a: memref<64x8xindex>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c8 = arith.constant 8 : index
      %c64 = arith.constant 64 : index
      scf.parallel (%i, %j) = (%c0, %c0) to (%c64, %c8) step (%c1, %c1) {
        %k = arith.muli %i, %c8 : index
        %v = arith.addi %k, %j : index
        memref.store %v, %a[%i, %j] : memref<64x8xindex>
        scf.reduce
      } {lamina.parallel}
      return
    }"""
    compiled = lamina.compile(text)
    assert "lamina_parallel_for" in compiled.source
    array = np.zeros((64, 8), np.int64)
    compiled.fill(array)
    np.testing.assert_array_equal(array, np.arange(512).reshape(64, 8))
    assert "lamina_parallel_for" not in lamina.compile(text.replace("{lamina.parallel}", "")).source


def test_modules_compile_concurrently() -> None:
    found: dict[int, int] = {}

    def work(number: int) -> None:
        compiled = lamina.compile(
            f"func.func @f(%a: i64) -> i64 {{ %c = arith.constant {number} : i64 %r = arith.addi %a, %c : i64 "
            "return %r : i64 }", cache=None,
        )
        found[number] = compiled.f(100)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == {number: 100 + number for number in range(6)}


def test_own_transform_script_runs_first() -> None:
    compiled = lamina.compile("""
    module attributes {transform.with_named_sequence} {
      func.func @mm(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %c: memref<8x8xf32>) {
        linalg.matmul ins(%a, %b : memref<8x8xf32>, memref<8x8xf32>) outs(%c : memref<8x8xf32>)
        return
      }
      transform.named_sequence @__transform_main(%root: !transform.any_op) {
        %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
        %t, %loops:2 = transform.structured.tile_using_for %mm tile_sizes [4, 4]
          : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
        transform.yield
      }
    }""")
    a = np.random.default_rng(0).standard_normal((8, 8)).astype(np.float32)
    c = np.zeros((8, 8), np.float32)
    compiled.mm(a, a, c)
    np.testing.assert_allclose(c, a @ a, rtol=1e-4, atol=1e-5)


def test_functions_that_python_cannot_call_are_explained() -> None:
    compiled = lamina.compile(
        "func.func @rows(%a: vector<4xf32>) -> vector<4xf32> { return %a : vector<4xf32> }\nfunc.func @f() { return }"
    )
    with pytest.raises(AttributeError, match=r"'rows' cannot be called from Python: 'vector<4xf32>' cannot be passed"):
        compiled.rows(np.ones(4, np.float32))
    with pytest.raises(AttributeError, match=r"the module has no function 'g' \(its functions: f\)"):
        compiled.g()
    with pytest.raises(KeyError, match="the module has no function 'g'"):
        compiled["g"]
    with pytest.raises(TypeError, match="expected a module, its text or a path, got NoneType"):
        lamina.compile(None)  # type: ignore[arg-type]


def test_a_function_is_optimized_once() -> None:
    compiled = lamina.compile(
        "func.func @f(%m: memref<8xf32>) -> f32 {\n%z = arith.constant 0 : index\n"
        "%r = call @g(%m, %z) : (memref<8xf32>, index) -> f32\nreturn %r : f32\n}\n"
        "func.func private @g(%m: memref<8xf32>, %i: index) -> f32 {\n"
        "%v = memref.load %m[%i] : memref<8xf32>\nreturn %v : f32\n}"
    )
    kept_out = [line for line in with_one_copy(compiled.source).splitlines() if line.endswith(" noinline")]
    # Calls in the module stay as they are; those of the interface do not make a second copy of a function.
    assert len(kept_out) == 1 and " @f(" in kept_out[0]
    assert compiled.f(np.arange(3, 11, dtype=np.float32)) == 3


@pytest.mark.parametrize(
    "source, hint",
    [
        ("func.func @f(%a: !shape.shape) { return }", "the type '!shape.shape' has no LLVM type"),
        ("func.func @f() { %0 = shape.const_size 3 return }", "no pass of the pipeline lowers 'shape.const_size'"),
    ],
)
def test_what_is_left_unlowered_is_named(source: str, hint: str) -> None:
    with pytest.raises(TranslationError) as caught:
        lamina.compile(source)
    assert hint in (caught.value.diagnostics[0].hint or "")
