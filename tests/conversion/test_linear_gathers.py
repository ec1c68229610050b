"""``lamina-linear-gathers``: which gathers become loads and shuffles, and their results."""

from __future__ import annotations

import numpy as np
import pytest

import lamina
from lamina.dialects.vector.ops import GatherOp, LoadOp, ShuffleOp


def gather(factor: int, size: int = 100, memory: str = "", mask: str = "true") -> str:
    """Reads ``x[i * factor + j]`` for 16 consecutive i, whose indices are computed as a front end does."""
    return f"""
func.func @f(%x: memref<{size}xf32{memory}>, %i: index, %j: index) -> vector<16xf32> {{
  %zero = arith.constant 0 : index
  %mask = arith.constant dense<{mask}> : vector<16xi1>
  %nothing = arith.constant dense<0.0> : vector<16xf32>
  %step = vector.step : vector<16xindex>
  %first = vector.broadcast %i : index to vector<16xindex>
  %lanes = arith.addi %first, %step : vector<16xindex>
  %narrow = arith.index_cast %lanes : vector<16xindex> to vector<16xi32>
  %factor = arith.constant dense<{factor}> : vector<16xi32>
  %scaled = arith.muli %narrow, %factor : vector<16xi32>
  %offset = arith.index_cast %j : index to i32
  %offsets = vector.broadcast %offset : i32 to vector<16xi32>
  %sum = arith.addi %scaled, %offsets : vector<16xi32>
  %indices = arith.index_cast %sum : vector<16xi32> to vector<16xindex>
  %read = vector.gather %x[%zero] [%indices], %mask, %nothing : memref<{size}xf32{memory}>, vector<16xindex>,
    vector<16xi1>, vector<16xf32> into vector<16xf32>
  return %read : vector<16xf32>
}}
func.func @g(%x: memref<{size}xf32{memory}>, %i: index, %j: index, %r: memref<16xf32>)
    attributes {{llvm.emit_c_interface}} {{
  %zero = arith.constant 0 : index
  %read = func.call @f(%x, %i, %j) : (memref<{size}xf32{memory}>, index, index) -> vector<16xf32>
  vector.store %read, %r[%zero] : memref<16xf32>, vector<16xf32>
  return
}}"""


def lowered(text: str) -> lamina.ModuleOp:
    module = lamina.parse(text)
    lamina.run_pipeline(module, "builtin.module(func.func(lamina-linear-gathers))")
    module.verify()
    return module


@pytest.mark.parametrize(
    ("factor", "loads", "shuffles"), [(-1, 1, 1), (0, 0, 0), (1, 1, 0), (2, 2, 2), (3, 3, 3), (4, 4, 4)]
)
def test_evenly_spaced_elements(factor: int, loads: int, shuffles: int) -> None:
    text = gather(factor)
    module = lowered(text)
    counts = [len(list(module.walk(cls))) for cls in (GatherOp, LoadOp, ShuffleOp)]
    assert counts == [0, loads, shuffles]


@pytest.mark.parametrize(
    ("factor", "first", "offset"), [(-1, 3, 99), (0, 5, 99), (1, 80, 4), (2, 30, 9), (3, 17, 3), (4, 9, 3)]
)
def test_results_up_to_the_last_element(factor: int, first: int, offset: int) -> None:
    x, result = np.arange(100, dtype=np.float32), np.zeros(16, np.float32)
    lamina.compile(gather(factor), cache=None).g(x, first, offset, result)
    assert result.tolist() == [x[(first + lane) * factor + offset] for lane in range(16)]


def test_constant_indices_and_differences() -> None:
    text = """
    func.func @f(%x: memref<40xf32>, %i: index, %r: memref<4xf32>) {
      %zero = arith.constant 0 : index
      %mask = arith.constant dense<true> : vector<4xi1>
      %nothing = arith.constant dense<0.0> : vector<4xf32>
      %constant = arith.constant dense<[9, 6, 3, 0]> : vector<4xi64>
      %first = arith.index_cast %i : index to i64
      %last = vector.broadcast %first : i64 to vector<4xi64>
      %indices = arith.subi %last, %constant : vector<4xi64>
      %read = vector.gather %x[%zero] [%indices], %mask, %nothing : memref<40xf32>, vector<4xi64>, vector<4xi1>,
        vector<4xf32> into vector<4xf32>
      vector.store %read, %r[%zero] : memref<4xf32>, vector<4xf32>
      return
    }"""
    assert not list(lowered(text).walk(GatherOp))
    result = np.zeros(4, np.float32)
    lamina.compile(text, cache=None).f(np.arange(40, dtype=np.float32), 39, result)
    assert result.tolist() == [30, 33, 36, 39]


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(gather(5), id="far apart"),
        pytest.param(gather(-2), id="backwards with gaps"),
        pytest.param(gather(2, memory=", strided<[2]>"), id="elements with gaps"),
        pytest.param(gather(2, mask="[" + "true, " * 15 + "false]"), id="a mask"),
        pytest.param(
            gather(2).replace("%scaled = arith.muli %narrow, %factor", "%scaled = arith.muli %narrow, %narrow"),
            id="squares",
        ),
    ],
)
def test_what_stays(text: str) -> None:
    assert len(list(lowered(text).walk(GatherOp))) == 1
