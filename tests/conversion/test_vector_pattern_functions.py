"""Pattern sets of the vector dialect that no pass or script runs alone: MLIR has test passes for them.

The cases of `vector_pattern_functions.mlir` begin with the name of a set. What the patterns make of a case is kept in
`test_vector_pattern_functions.mlir.expected` (`pytest --regenerate` writes it) and compared with Debian's mlir-opt.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import lamina
from lamina.conversion.vector_lowering import sets, shuffle_tree, sink
from lamina.conversion.vector_lowering.masks import vector_masked_load_store_emulation_patterns
from lamina.rewrite import PatternSet, RewritePattern, apply_patterns_greedily
from tests import comparisons, oracle

SOURCES = Path(__file__).with_name("vector_pattern_functions.mlir")


def gather_patterns() -> list[RewritePattern]:
    return [*sets.vector_gather_lowering_patterns(), *sets.vector_gather_to_conditional_load_patterns()]


# The patterns of a set, and the test pass of MLIR that applies them.
SETS: dict[str, tuple[Callable[[], list[RewritePattern]], str]] = {
    "gather": (gather_patterns, "--test-vector-gather-lowering"),
    "masked": (vector_masked_load_store_emulation_patterns, "--test-vector-emulate-masked-load-store"),
    "scalars": (sets.scalar_vector_transfer_lowering_patterns, "--test-scalar-vector-transfer-lowering"),
    "sink": (sink.vector_sink_patterns, "--test-vector-sink-patterns"),
    "shuffle": (sets.vector_shuffle_lowering_patterns, "--test-vector-shuffle-lowering"),
    "slices": (
        sets.vector_extract_strided_slice_to_extract_insert_chain_patterns,
        "--test-vector-extract-strided-slice-lowering",
    ),
    "shuffle_tree": (
        shuffle_tree.vector_to_from_elements_to_shuffle_tree_patterns,
        "--lower-vector-to-from-elements-to-shuffle-tree",
    ),
}


def read_cases() -> list[comparisons.Case]:
    names, pieces = comparisons.cut(SOURCES.read_text(encoding="utf-8"))
    return [comparisons.Case(name, piece) for name, piece in zip(names, pieces, strict=True) if name]


def rewritten(case: comparisons.Case) -> str:
    patterns, _ = SETS[case.name.partition(":")[0]]
    module = lamina.parse(case.source)
    for function in module.regions[0].entry_block.operations:
        apply_patterns_greedily(function, PatternSet(patterns()))
    module.verify()
    return str(module)


@pytest.fixture(scope="module")
def expected(request: pytest.FixtureRequest) -> dict[str, str]:
    """The text that is kept for each case."""
    path = Path(__file__).with_suffix(".mlir.expected")
    if request.config.getoption("regenerate"):
        path.write_text("".join(f"// ----- {case.name}\n{rewritten(case)}" for case in read_cases()), encoding="utf-8")
    names, pieces = comparisons.cut(path.read_text(encoding="utf-8"))
    return dict(zip(names, pieces, strict=True))


@pytest.mark.parametrize("case", read_cases(), ids=lambda case: case.name)
def test_rewritten_as_expected(case: comparisons.Case, expected: dict[str, str]) -> None:
    assert rewritten(case) == expected[case.name]


@oracle.requires_debian_oracle
@pytest.mark.parametrize("case", [case for case in read_cases() if not case.left_out], ids=lambda case: case.name)
def test_as_mlir_rewrites(case: comparisons.Case) -> None:
    _, flag = SETS[case.name.partition(":")[0]]
    theirs = oracle.mlir_opt(case.source, flag, debian=True)
    assert theirs.ok, theirs.explain()
    oracle.assert_same(rewritten(case), theirs.stdout)
