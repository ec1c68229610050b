"""Copies between memrefs with gaps: loops over rows, in the result of sequential copies."""

from __future__ import annotations

import numpy as np
import pytest

import lamina
from lamina.dialects.memref.ops import CopyOp
from lamina.dialects.scf.ops import ForOp


def lowered(text: str) -> lamina.Operation:
    module = lamina.parse(text)
    lamina.run_pipeline(module, "builtin.module(func.func(expand-strided-metadata),lamina-strided-copies)")
    return module


def side_by_side(first: int, second: int) -> str:
    """Copies of 10x8 elements to rows from `first`, and of 10x4 elements to rows from `second` of one buffer."""
    return f"""func.func @f(%a: memref<10x8xf32>, %b: memref<10x4xf32>) -> memref<12x16xf32> {{
  %zero = arith.constant 0.0 : f32
  %to = memref.alloc() : memref<12x16xf32>
  linalg.fill ins(%zero : f32) outs(%to : memref<12x16xf32>)
  %left = memref.subview %to[{first // 16}, {first % 16}] [10, 8] [1, 1]
      : memref<12x16xf32> to memref<10x8xf32, strided<[16, 1], offset: {first}>>
  memref.copy %a, %left : memref<10x8xf32> to memref<10x8xf32, strided<[16, 1], offset: {first}>>
  %right = memref.subview %to[{second // 16}, {second % 16}] [10, 4] [1, 1]
      : memref<12x16xf32> to memref<10x4xf32, strided<[16, 1], offset: {second}>>
  memref.copy %b, %right : memref<10x4xf32> to memref<10x4xf32, strided<[16, 1], offset: {second}>>
  return %to : memref<12x16xf32>
}}"""


@pytest.mark.parametrize(
    ("first", "second", "loops"),
    [
        pytest.param(0, 8, 1, id="beside"),
        pytest.param(0, 2, 1, id="over the same row"),
        pytest.param(16, 2, 2, id="over the row before"),
        pytest.param(0, 17, 2, id="over the row after"),
        pytest.param(8, 20, 1, id="beside, in the next row"),
    ],
)
def test_copies_share_loops_where_rows_do_not_meet(first: int, second: int, loops: int) -> None:
    text = side_by_side(first, second)
    assert len(list(lowered(text).walk(ForOp))) == loops
    a = np.arange(80, dtype=np.float32).reshape(10, 8) + 1
    b = -np.arange(40, dtype=np.float32).reshape(10, 4) - 1
    expected = np.zeros((12, 16), np.float32)
    expected[first // 16 : first // 16 + 10, first % 16 : first % 16 + 8] = a
    expected[second // 16 : second // 16 + 10, second % 16 : second % 16 + 4] = b
    np.testing.assert_array_equal(lamina.compile(text, cache=None).f(a, b), expected)


def test_a_copy_of_what_the_one_before_wrote_has_its_own_loop() -> None:
    """Rows of the source are written by the first copy in another order."""
    text = """func.func @f(%m: memref<9x8xf32>, %a: memref<8x4xf32>) {
  %upper = memref.subview %m[1, 0] [8, 4] [1, 1] : memref<9x8xf32> to memref<8x4xf32, strided<[8, 1], offset: 8>>
  memref.copy %a, %upper : memref<8x4xf32> to memref<8x4xf32, strided<[8, 1], offset: 8>>
  %from = memref.subview %m[1, 0] [8, 4] [1, 1] : memref<9x8xf32> to memref<8x4xf32, strided<[8, 1], offset: 8>>
  %to = memref.subview %m[0, 4] [8, 4] [1, 1] : memref<9x8xf32> to memref<8x4xf32, strided<[8, 1], offset: 4>>
  memref.copy %from, %to : memref<8x4xf32, strided<[8, 1], offset: 8>> to memref<8x4xf32, strided<[8, 1], offset: 4>>
  return
}"""
    assert len(list(lowered(text).walk(ForOp))) == 2
    a = np.arange(32, dtype=np.float32).reshape(8, 4)
    m = np.zeros((9, 8), np.float32)
    lamina.compile(text, cache=None).f(m, a)
    np.testing.assert_array_equal(m[:8, 4:], a)


def test_contiguous_dims_are_one_row() -> None:
    module = lowered("""func.func @f(%a: memref<6x5x7xf32>, %to: memref<6x9x7xf32>) {
  %view = memref.subview %to[0, 2, 0] [6, 5, 7] [1, 1, 1]
      : memref<6x9x7xf32> to memref<6x5x7xf32, strided<[63, 7, 1], offset: 14>>
  memref.copy %a, %view : memref<6x5x7xf32> to memref<6x5x7xf32, strided<[63, 7, 1], offset: 14>>
  return
}""")
    (copy,) = module.walk(CopyOp)
    assert str(copy.source.type) == "memref<35xf32, strided<[1], offset: ?>>"
    assert len(list(module.walk(ForOp))) == 1


@pytest.mark.parametrize("element", ["f64", "i8", "i1", "complex<f32>", "index"])
def test_elements_with_gaps(element: str) -> None:
    text = f"""func.func @f(%a: memref<3x4x{element}, strided<[8, 2]>>, %to: memref<3x4x{element}, strided<[1, 3]>>) {{
  memref.copy %a, %to : memref<3x4x{element}, strided<[8, 2]>> to memref<3x4x{element}, strided<[1, 3]>>
  return
}}"""
    assert not list(lowered(text).walk(CopyOp))
    dtype = {"i1": "?", "complex<f32>": "c8", "index": "i8", "i8": "i1", "f64": "f8"}[element]
    a = np.random.default_rng(1).integers(0, 2, (3, 8)).astype(dtype)[:, ::2]
    to = np.zeros((4, 3), dtype).T
    lamina.compile(text, cache=None).f(a, to)
    np.testing.assert_array_equal(to, a)


@pytest.mark.parametrize("element", ["f32", "bf16", "i8"])
@pytest.mark.parametrize("axis", [0, 1, 2])
def test_concatenations(element: str, axis: int) -> None:
    import ml_dtypes

    shapes = [[3, 4, 5] for _ in range(3)]
    for shape, size in zip(shapes, (1, 70, 9), strict=True):
        shape[axis] = size
    out = list(shapes[0])
    out[axis] = 80
    types = [f"tensor<{'x'.join(map(str, shape))}x{element}>" for shape in (*shapes, out)]
    text = f"""func.func @f(%a: {types[0]}, %b: {types[1]}, %c: {types[2]}) -> {types[3]} {{
  %r = tensor.concat dim({axis}) %a, %b, %c : ({", ".join(types[:3])}) -> {types[3]}
  return %r : {types[3]}
}}"""
    dtype = {"f32": np.float32, "bf16": ml_dtypes.bfloat16, "i8": np.int8}[element]
    arrays = [np.arange(np.prod(shape)).reshape(shape).astype(dtype) for shape in shapes]
    np.testing.assert_array_equal(lamina.compile(text, cache=None).f(*arrays), np.concatenate(arrays, axis))
