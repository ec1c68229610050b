"""Random programs made of recipes are simplified as mlir-opt simplifies them."""

from __future__ import annotations

import pytest

from tests import oracle
from tests.conformance.recipes.campaign import differences, programs

SEED = "5"
GROUPS = "arith index math complex llvm cf scf affine tensor memref vector bufferization linalg nested".split()


@pytest.fixture(scope="module")
def texts() -> list[str]:
    """Some programs of each dialect that mlir-opt's assertions do not stop at."""
    drawn = [text for group in GROUPS for text in programs([group], SEED, 12)]
    results = oracle.mlir_opt_many(drawn, "--allow-unregistered-dialect", "--canonicalize")
    return [text for text, result in zip(drawn, results, strict=True) if result.ok]


@pytest.mark.parametrize("flag", ["--canonicalize", "--cse", "--sccp"])
def test_simplified_as_by_the_oracle(texts: list[str], flag: str):
    assert len(texts) > 100
    found = differences(texts, [flag])
    assert not found, "\n\n".join(map(str, found[:3])) + f"\n\n{len(found)} of {len(texts)} differ"
