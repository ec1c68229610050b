"""One-Shot Bufferize analyzes a module once; more often only to try decisions."""

from __future__ import annotations

from unittest import mock

import pytest

import lamina
from lamina.dialects.bufferization import one_shot

PLAIN = """
func.func @f(%t: tensor<8xf32>, %x: f32, %i: index) -> (tensor<8xf32>, f32) {
  %w = tensor.insert %x into %t[%i] : tensor<8xf32>
  %y = tensor.extract %t[%i] : tensor<8xf32>
  return %w, %y : tensor<8xf32>, f32
}
"""
# The result of the switch may be either tensor, which MLIR overlooks; nothing is read after the write.
SWITCH = """
func.func @f(%t: tensor<8xf32>, %u: tensor<8xf32>, %n: index, %x: f32) -> tensor<8xf32> {
  %r = scf.index_switch %n -> tensor<8xf32>
  case 0 { scf.yield %t : tensor<8xf32> }
  default { scf.yield %u : tensor<8xf32> }
  %w = tensor.insert %x into %r[%n] : tensor<8xf32>
  return %w : tensor<8xf32>
}
"""


def analyses(text: str, options: str) -> int:
    module = lamina.parse(text)
    with mock.patch.object(one_shot, "_analyze_root", wraps=one_shot._analyze_root) as analyze:
        flags = f"bufferize-function-boundaries {options}"
        lamina.run_pipeline(module, f"builtin.module(one-shot-bufferize{{{flags}}})")
    return analyze.call_count


@pytest.mark.parametrize(
    ("text", "options", "expected"),
    [
        (PLAIN, "", 1),
        (PLAIN, "test-analysis-only dump-alias-sets", 1),
        (PLAIN, "analysis-heuristic=best", 3),  # one for each order
        (PLAIN, "copy-before-write", 0),
        (SWITCH, "", 2),
        (SWITCH, "as-mlir", 1),
        (SWITCH, "test-analysis-only", 2),
    ],
)
def test_number_of_analyses(text: str, options: str, expected: int) -> None:
    assert analyses(text, options) == expected


def test_decisions_are_those_of_mlir_where_they_are_right() -> None:
    module = lamina.parse(SWITCH)
    lamina.run_pipeline(module, "builtin.module(one-shot-bufferize{bufferize-function-boundaries})")
    assert "memref.copy" not in str(module)
