"""The chunks of a page: numbers and texts come back as they were."""

from __future__ import annotations

import gzip

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lamina.tracing.packing import Chunks, chunk, opened, packed_numbers, unpacked_numbers

NUMBERS = st.lists(st.integers(-(1 << 31), (1 << 31) - 1), max_size=40)


@given(st.lists(NUMBERS, max_size=4))
def test_numbers_come_back(columns: list[list[int]]) -> None:
    assert unpacked_numbers(packed_numbers(columns)) == columns


def test_even_growth_costs_almost_nothing() -> None:
    assert len(gzip.compress(packed_numbers([range(100_000)]))) < 1000


def test_texts_are_split_by_rows() -> None:
    chunks = Chunks()
    chunks.add_texts("text", ["a", "", "ü\nb"], 2)
    assert {name: opened(text).decode().split("\0") for name, text in chunks.texts.items()} == {
        "text0": ["a", ""], "text1": ["ü\nb"],
    }  # fmt: skip


@pytest.mark.parametrize("text", ["", "*", "AAAA", chunk(b"x")[:-8]])
def test_what_is_no_chunk_is_a_value_error(text: str) -> None:
    with pytest.raises(ValueError):
        opened(text)
