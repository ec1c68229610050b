"""``lamina-check-allocations``: the sizes that it reckons with."""

from __future__ import annotations

import pytest

import lamina
from lamina.conversion.check_allocations import bytes_at_most

SIZES = {
    "i1": 1, "i8": 1, "i9": 2, "i16": 2, "i17": 4, "i32": 4, "i33": 8, "i64": 8, "i65": 16, "f8E4M3FN": 1, "f16": 2,
    "f32": 4, "f64": 8, "f128": 16, "index": 8, "complex<f32>": 8, "complex<i5>": 2, "vector<1xi8>": 1,
    "vector<3xi8>": 4, "vector<4xf32>": 16, "vector<2x3xf64>": 64, "memref<i8>": 24, "memref<2x3xf32>": 56,
    "memref<*xf32>": 16,
}  # fmt: skip


@pytest.mark.parametrize("type", SIZES)
def test_bytes_of_elements(type: str) -> None:
    """Powers of two for numbers; pointers, an offset, and sizes and strides for buffers."""
    assert bytes_at_most(lamina.parse_type(type)) == SIZES[type]
