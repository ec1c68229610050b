"""Which products divide into tiles of matrix registers: 16 rows of 64 bytes, multiples of groups of 4 bytes."""

from __future__ import annotations

import pytest

import lamina
from lamina.conversion.vector_loops.matrix_tiles import MatrixProduct, even_rows, even_step, suits_bf16_matrices
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.ir.types import IntegerType, bf16

PRODUCT = """
func.func @f(%a: memref<{m}x{k}xbf16>, %b: memref<{k}x{n}xbf16>, %c: memref<{m}x{n}x{sum}>) {{
  linalg.generic {{indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
      affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}}
      ins(%a, %b : memref<{m}x{k}xbf16>, memref<{k}x{n}xbf16>) outs(%c : memref<{m}x{n}x{sum}>) {{
  ^bb0(%p: bf16, %q: bf16, %r: {sum}):
    {body}
  }}
  return
}}"""
BODY = """%x = arith.extf %p : bf16 to f32
    %y = arith.extf %q : bf16 to f32
    %t = arith.mulf %x, %y : f32
    %s = arith.addf {operands} : f32
    linalg.yield %s : f32"""


def suits(m: int, n: int, k: int, body: str = BODY.format(operands="%r, %t"), sum: str = "f32") -> bool:
    module = lamina.parse(PRODUCT.format(m=m, n=n, k=k, body=body, sum=sum))
    return suits_bf16_matrices(next(iter(module.walk(GenericOp))))


@pytest.mark.parametrize(
    ("m", "n", "k", "wanted"),
    [
        (16, 16, 16, True), (64, 48, 96, True), (15, 16, 16, False), (16, 15, 16, False), (16, 16, 14, False),
        (16, 16, 32, True), (16, 16, 18, True), (16, 16, 17, False), (16, 16, 34, False), (16, 16, 64, True),
    ],
)  # fmt: skip
def test_sizes(m: int, n: int, k: int, wanted: bool) -> None:
    assert suits(m, n, k) is wanted


def test_bodies() -> None:
    assert suits(16, 16, 16, BODY.format(operands="%t, %r"))
    assert not suits(16, 16, 16, BODY.format(operands="%t, %t"))
    assert not suits(16, 16, 16, BODY.replace("mulf", "addf").format(operands="%r, %t"))
    assert not suits(16, 16, 16, BODY.replace("%q :", "%p :").format(operands="%r, %t"))
    narrow = "%t = arith.mulf %p, %q : bf16\n%s = arith.addf %r, %t : bf16\nlinalg.yield %s : bf16"
    assert not suits(16, 16, 16, narrow, "bf16")


def test_steps_and_rows() -> None:
    floats = MatrixProduct(0, 1, True, True, bf16)
    numbers = MatrixProduct(0, 1, True, True, IntegerType(8))
    assert [even_step(size, floats) for size in (2, 32, 64, 33, 66, 48, 34)] == [2, 32, 32, None, 22, 24, 2]
    assert [even_step(size, numbers) for size in (4, 64, 96, 128, 2, 68, 200)] == [4, 64, 48, 64, None, 4, 40]
    assert [even_rows(rows) for rows in (1, 15, 16, 17, 32, 33, 40)] == [1, 15, 16, 9, 16, 11, 14]
