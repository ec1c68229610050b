"""Sparse constants print so that they can be read again."""

from __future__ import annotations

import pytest

import lamina


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("sparse<[[1], [1]], [7, 8]>", "sparse<[[1], [1]], [7, 8]>"),
        ("sparse<[[1]], [7]>", "sparse<1, 7>"),
        ("sparse<[[0], [2]], 7>", "sparse<[[0], [2]], 7>"),
    ],
)
def test_indices(text: str, printed: str) -> None:
    module = lamina.parse(f"func.func @f() {{ %0 = arith.constant {text} : tensor<4xi32> return }}")
    assert f"arith.constant {printed} : tensor<4xi32>" in str(module)
    assert str(lamina.parse(str(module))) == str(module)
