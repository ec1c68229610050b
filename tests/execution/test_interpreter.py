"""The reference interpreter against NumPy."""

from __future__ import annotations

import numpy as np
import pytest

import lamina
from lamina.interfaces.interpretation import Interpreter, UndefinedBehavior, Unsupported


def run(text: str, name: str, *arguments: object) -> tuple[object, ...]:
    return Interpreter(lamina.parse(text)).call(name, *arguments)


def test_recursion_and_branches() -> None:
    text = """
    func.func @fact(%n: i64) -> i64 {
      %c1 = arith.constant 1 : i64
      %c = arith.cmpi sle, %n, %c1 : i64
      cf.cond_br %c, ^bb1, ^bb2
    ^bb1:
      return %c1 : i64
    ^bb2:
      %m = arith.subi %n, %c1 : i64
      %r = func.call @fact(%m) : (i64) -> i64
      %p = arith.muli %n, %r : i64
      return %p : i64
    }"""
    assert run(text, "fact", 10) == (3628800,)


def test_structured_operations_and_strided_arguments() -> None:
    text = """
    func.func @mm(%a: memref<4x5xf32, strided<[?, ?], offset: ?>>, %b: memref<5x6xf32>, %c: memref<4x6xf32>) {
      linalg.matmul ins(%a, %b : memref<4x5xf32, strided<[?, ?], offset: ?>>, memref<5x6xf32>)
                    outs(%c : memref<4x6xf32>)
      return
    }"""
    generator = np.random.default_rng(0)
    a = generator.standard_normal((5, 8)).astype(np.float32)[:, ::-2].T
    b = generator.standard_normal((5, 6)).astype(np.float32)
    c = np.zeros((4, 6), np.float32)
    run(text, "mm", a, b, c)
    np.testing.assert_allclose(c, a @ b, rtol=1e-4, atol=1e-5)


def test_tensors_are_values() -> None:
    text = """
    func.func @f(%t: tensor<4xf32>, %x: f32) -> (tensor<4xf32>, tensor<2x2xf32>) {
      %c1 = arith.constant 1 : index
      %0 = tensor.insert %x into %t[%c1] : tensor<4xf32>
      %1 = tensor.expand_shape %t [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
      return %0, %1 : tensor<4xf32>, tensor<2x2xf32>
    }"""
    given = np.arange(4, dtype=np.float32)
    first, second = run(text, "f", given, 9.0)
    np.testing.assert_array_equal(first, [0, 9, 2, 3])
    np.testing.assert_array_equal(second, [[0, 1], [2, 3]])
    np.testing.assert_array_equal(given, [0, 1, 2, 3])


def test_vectors_with_masks_and_padding() -> None:
    text = """
    func.func @f(%m: memref<5xf32>, %i: index) -> vector<4xf32> {
      %p = arith.constant -1.0 : f32
      %v = vector.transfer_read %m[%i], %p : memref<5xf32>, vector<4xf32>
      return %v : vector<4xf32>
    }"""
    (result,) = run(text, "f", np.arange(5, dtype=np.float32), 3)
    np.testing.assert_array_equal(result, [3, 4, -1, -1])


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("%z = arith.constant 0 : i32\n %r = arith.divsi %a, %z : i32", "division by zero"),
        ("%c9 = arith.constant 9 : index\n %r = memref.load %m[%c9] : memref<4xi32>", "out of the bounds"),
        ("memref.dealloc %m : memref<4xi32>\n memref.dealloc %m : memref<4xi32>", "double free"),
        ("cf.br ^end\n ^end: llvm.unreachable\n ^other:", "reached llvm.unreachable"),
        ("cf.br ^end\n ^end: ub.unreachable\n ^other:", "reached ub.unreachable"),
    ],
)
def test_undefined_behaviour_is_found(body: str, message: str) -> None:
    text = f"func.func @f(%a: i32, %m: memref<4xi32>) {{ {body}\n return }}"
    with pytest.raises(UndefinedBehavior, match=message):
        run(text, "f", 1, np.zeros(4, np.int32))


def test_unknown_operations_say_so() -> None:
    text = "func.func private @outside()\nfunc.func @f() { func.call @outside() : () -> () return }"
    with pytest.raises(Unsupported, match="@outside"):
        run(text, "f")


@pytest.mark.parametrize("type", ["tensor<?x4xf32>", "tensor<*xf32>", "tensor<2xf32>", "i32", "memref<?xf32>"])
def test_poison_of_any_type(type: str) -> None:
    """Sizes that are not given are unspecified as well."""
    text = f"func.func @f() -> i32 {{ %p = ub.poison : {type}\n %r = arith.constant 7 : i32\n return %r : i32 }}"
    assert list(run(text, "f")) == [7]


def test_unknown_branches_say_so() -> None:
    """They do not end the function with their operands as results."""
    text = """
    func.func @f(%c: i1) -> i1 {
      llvm.cond_br %c, ^one, ^one
    ^one:
      %t = arith.constant true
      return %t : i1
    }"""
    with pytest.raises(Unsupported, match="does not evaluate 'llvm.cond_br'"):
        run(text, "f", False)


def test_leaks_are_counted() -> None:
    text = "func.func @f() { %m = memref.alloc() : memref<4xf32> return }"
    interpreter = Interpreter(lamina.parse(text))
    interpreter.call("f")
    assert len(interpreter.leaks()) == 1
