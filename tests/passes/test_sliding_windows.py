"""lamina-sliding-windows: loops keep the rows that earlier iterations computed."""

from __future__ import annotations

import re

import numpy as np
import pytest

import lamina
from lamina.ir.remarks import remarking

PASS = "builtin.module(func.func(lamina-sliding-windows,canonicalize,cse))"


def squares_in_windows(
    *, rows: int = 3, step: int = 1, upper: str = "%c8", place: str = "%i", kind: str = "parallel"
) -> str:
    """A loop that squares some rows in each iteration and adds up the first and the last of them."""
    columns = "parallel"
    return f"""
    #map = affine_map<(d0, d1) -> (d0, d1)>
    func.func @f(%t: tensor<12x4xf32>, %init: tensor<8x4xf32>, %n: index) -> tensor<8x4xf32> {{
      %c0 = arith.constant 0 : index
      %c8 = arith.constant 8 : index
      %step = arith.constant {step} : index
      %all = tensor.empty() : tensor<12x4xf32>
      %sum = scf.for %i = %c0 to {upper} step %step iter_args(%out = %init) -> (tensor<8x4xf32>) {{
        %double = affine.apply affine_map<(d0) -> (d0 + d0)>(%i)
        %in = tensor.extract_slice %t[%i, 0] [{rows}, 4] [1, 1] : tensor<12x4xf32> to tensor<{rows}x4xf32>
        %at = tensor.extract_slice %all[{place}, 0] [{rows}, 4] [1, 1] : tensor<12x4xf32> to tensor<{rows}x4xf32>
        %square = linalg.generic {{indexing_maps = [#map, #map], iterator_types = ["{kind}", "{columns}"]}}
            ins(%in : tensor<{rows}x4xf32>) outs(%at : tensor<{rows}x4xf32>) attrs = {{lamina.slides}} {{
        ^bb0(%a: f32, %b: f32):
          %m = arith.mulf %a, %a : f32
          linalg.yield %m : f32
        }} -> tensor<{rows}x4xf32>
        %first = tensor.extract_slice %square[0, 0] [1, 4] [1, 1] : tensor<{rows}x4xf32> to tensor<1x4xf32>
        %last = tensor.extract_slice %square[{rows - 1}, 0] [1, 4] [1, 1] : tensor<{rows}x4xf32> to tensor<1x4xf32>
        %row = arith.addf %first, %last : tensor<1x4xf32>
        %next = tensor.insert_slice %row into %out[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x4xf32>
        scf.yield %next : tensor<8x4xf32>
      }}
      return %sum : tensor<8x4xf32>
    }}"""


def slid(source: str, pipeline: str = PASS) -> lamina.Module:
    module = lamina.parse(source)
    lamina.run_pipeline(module, pipeline)
    module.verify()
    return module


def computed_rows(module: lamina.Module) -> list[int]:
    """The number of rows that each structured operation computes, in order."""
    return [int(rows) for rows in re.findall(r"\} -> tensor<(\d+)x4xf32>\n", str(module))]


@pytest.mark.parametrize(("rows", "step", "expected"), [(3, 1, [2, 1]), (4, 1, [3, 1]), (3, 2, [1, 2])])
def test_an_iteration_computes_only_new_rows(rows: int, step: int, expected: list[int]) -> None:
    module = slid(squares_in_windows(rows=rows, step=step))
    assert computed_rows(module) == expected
    assert "lamina.slides" not in str(module)
    t, init = np.arange(48, dtype=np.float32).reshape(12, 4), np.full((8, 4), -1, np.float32)
    result = lamina.compile(module).f(t, init, 8)
    rows_at = np.arange(0, 8, step)
    init[rows_at] = t[rows_at] ** 2 + t[rows_at + rows - 1] ** 2
    np.testing.assert_array_equal(result, init)


def test_windows_that_share_nothing_stay() -> None:
    assert computed_rows(slid(squares_in_windows(rows=2, step=2))) == [2]


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        (squares_in_windows(upper="%n"), "the loop may not run at all"),
        (squares_in_windows(place="%double"), "its rows do not follow those of the iteration before"),
        (squares_in_windows(place="%c0"), "its rows do not follow those of the iteration before"),
    ],
    ids=["unknown bound", "every second row", "always the same rows"],
)
def test_what_cannot_slide_says_why(source: str, reason: str) -> None:
    with remarking("all") as remarks:
        module = slid(source)
    assert computed_rows(module) == [3]
    assert [remark.message for remark in remarks.said] == [f"computes all rows again in each iteration: {reason}"]


def test_the_caller_may_know_that_loops_run() -> None:
    pipeline = PASS.replace("lamina-sliding-windows", "lamina-sliding-windows{loops-run=true}")
    assert computed_rows(slid(squares_in_windows(upper="%n"), pipeline)) == [2, 1]
