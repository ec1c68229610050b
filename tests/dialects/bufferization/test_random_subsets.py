"""Hoisting of invariant parts of tensors out of loops: as in MLIR, and the values stay the same.

150 programs (seeds 0 to 149) were compared once; here are a few.
"""

from __future__ import annotations

import pytest

import lamina
from tests import oracle
from tests.dialects.bufferization.random_subsets import SubsetProgram, arguments
from tests.dialects.bufferization.test_random_programs import assert_same, interpreted, run
from tests.test_comparisons import difference

PASS = "loop-invariant-subset-hoisting"


@oracle.requires_oracle
def test_like_mlir() -> None:
    texts = [SubsetProgram(seed).text() for seed in range(40, 60)]
    for text, expected in zip(texts, oracle.mlir_opt_many(texts, f"--{PASS}"), strict=True):
        assert not difference(text, [f"--{PASS}"], expected)


@pytest.mark.parametrize("seed", range(48, 52))
def test_same_values(seed: int) -> None:
    text, values = SubsetProgram(seed).text(), arguments(seed)
    hoisted = run(text, f"func.func({PASS})")
    assert_same(interpreted(lamina.parse(text), values), interpreted(hoisted, values), text)
