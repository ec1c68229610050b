"""``lamina-scan-by-rows``: loops over columns that keep one run through a few rows at a time."""

from __future__ import annotations

import numpy as np
import pytest

import lamina
from lamina.interfaces.interpretation import Interpreter

SCAN = """
func.func @scan(%a: tensor<{rows}x{columns}xf32>, %w: tensor<{rows}xf32>, %start: tensor<{rows}xf32>)
    -> (tensor<{rows}xf32>, tensor<{rows}x{columns}xf32>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant {columns} : index
  %e = tensor.empty() : tensor<{rows}x{columns}xf32>
  %q:2 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %start, %out = %e)
      -> (tensor<{rows}xf32>, tensor<{rows}x{columns}xf32>) {{
    %x = tensor.extract_slice %a[0, %i] [{rows}, 1] [1, 1] : tensor<{rows}x{columns}xf32> to tensor<{rows}xf32>
    %t = linalg.generic {{indexing_maps = [affine_map<(r) -> (r)>, affine_map<(r) -> (r)>, affine_map<(r) -> (r)>],
        iterator_types = ["parallel"]}} ins(%x, %w : tensor<{rows}xf32>, tensor<{rows}xf32>)
        outs(%s : tensor<{rows}xf32>) {{
    ^bb0(%p: f32, %q: f32, %o: f32):
      %m = arith.mulf %o, %q : f32
      %y = arith.addf %m, %p : f32
      linalg.yield %y : f32
    }} -> tensor<{rows}xf32>
    %u = tensor.insert_slice %t into %out[0, %i] [{rows}, 1] [1, 1]
      : tensor<{rows}xf32> into tensor<{rows}x{columns}xf32>
    scf.yield %t, %u : tensor<{rows}xf32>, tensor<{rows}x{columns}xf32>
  }}
  return %q#0, %q#1 : tensor<{rows}xf32>, tensor<{rows}x{columns}xf32>
}}
"""


def _loops(text: str) -> int:
    """The number of loops after the pass."""
    module = lamina.parse(text)
    lamina.run_pipeline(module, "builtin.module(lamina-scan-by-rows)")
    return sum(operation.name == "scf.for" for operation in module.walk())


@pytest.mark.parametrize(("rows", "columns", "loops"), [(8, 5, 2), (11, 6, 4), (40, 1, 2)])
def test_groups_of_rows_and_the_rest_compute_the_same(rows: int, columns: int, loops: int) -> None:
    text = SCAN.format(rows=rows, columns=columns)
    random = np.random.default_rng(2)
    shapes = ((rows, columns), (rows,), (rows,))
    arguments = [random.integers(-3, 4, shape).astype(np.float32) for shape in shapes]
    expected = Interpreter(lamina.parse(text)).call("scan", *(array.copy() for array in arguments))
    # Loops over columns of length one stay in tests of the pass alone.
    assert _loops(text) == (loops if columns > 1 else 1)
    actual = lamina.compile(text)["scan"](*arguments)
    for result, wanted in zip(actual, expected, strict=True):
        assert np.array_equal(np.asarray(result), np.asarray(wanted))


SUM = SCAN.format(rows=12, columns=9)
DEPENDENT = SUM.replace("tensor.extract_slice %a[0, %i]", "tensor.extract_slice %out[0, %i]")
IN_ORDER = SUM.replace("affine_map<(r) -> (r)>, affine_map<(r) -> (r)>, affine_map<(r) -> (r)>]", "MAPS]").replace(
    "MAPS", "affine_map<(r) -> (r)>, affine_map<(r) -> (11 - r)>, affine_map<(r) -> (r)>"
)
CONTIGUOUS = SUM.replace("12x9", "9x12").replace("[0, %i] [12, 1]", "[%i, 0] [1, 12]")


@pytest.mark.parametrize("text", [DEPENDENT, IN_ORDER, CONTIGUOUS], ids=["reads results", "other rows", "contiguous"])
def test_other_loops_stay(text: str) -> None:
    assert _loops(SUM) == 2
    assert _loops(text) == 1
