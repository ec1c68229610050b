"""Errors of index lists without strict parity."""

from __future__ import annotations

import pytest

import lamina


def test_a_bracket_that_is_not_closed() -> None:
    text = """func.func @f(%t: tensor<?x?xf32>, %i: index) {
  %0 = tensor.extract_slice %t[%i[2, 4] [1, 1] : tensor<?x?xf32> to tensor<2x4xf32>
  return
}
"""
    with pytest.raises(lamina.ParseError, match="expected ']'"):
        lamina.parse(text)
