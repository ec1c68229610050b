"""Options together, and what cannot be bufferized, as in mlir-opt."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import lamina
from tests import oracle
from tests.dialects.bufferization.option_combinations import ONE_SHOT, covering_choices, option_text
from tests.dialects.bufferization.random_programs import Program
from tests.mlir_test import run_tool
from tests.test_comparisons import difference

NOT_BUFFERIZED = Path(__file__).parent / "one_shot" / "not_bufferized.mlir"
# Which of several conflicts mlir-opt notes is another one in each run.
VALID = {
    **ONE_SHOT,
    "must-infer-memory-space": ("0",),
    "print-conflicts": ("0",),
    "unknown-type-conversion": ("fully-dynamic-layout-map", "identity-layout-map"),
}


@oracle.requires_oracle
@pytest.mark.parametrize("values", [ONE_SHOT, VALID], ids=["all", "valid"])
def test_pairs_of_options(values: dict[str, tuple[str, ...]]) -> None:
    """Each pair of values of two options occurs; the text and the errors are MLIR's."""
    failures = []
    for seed, choice in enumerate(covering_choices(values)):
        if choice["print-conflicts"] == "1" and choice["test-analysis-only"] == "1":
            continue
        text = Program(seed, size=5, loops_only_in_place=seed % 2 == 0).text()
        options = option_text(choice)
        expected = oracle.mlir_opt(text, f"--one-shot-bufferize={options}")
        failures += difference(text, [f"--one-shot-bufferize={options} as-mlir"], expected)
    assert not failures, failures[0]


@oracle.requires_oracle
@pytest.mark.parametrize("options", ["", "bufferize-function-boundaries", "allow-unknown-ops copy-before-write"])
def test_what_cannot_be_bufferized(options: str) -> None:
    pieces = re.split(r"^// -----\n", NOT_BUFFERIZED.read_text(encoding="utf-8"), flags=re.MULTILINE)
    flags = ["--allow-unregistered-dialect", f"--one-shot-bufferize={options}" if options else "--one-shot-bufferize"]
    failures = []
    for piece, expected in zip(pieces, oracle.mlir_opt_many(pieces, *flags), strict=True):
        failures += difference(piece, flags, expected)
    assert not failures, failures[0]


MASK = """!t = tensor<8xf32>
func.func @f(%t: !t, %v: vector<4xf32>, %m: vector<4xi1>, %i: index) -> (!t, !t) {
  %r = vector.mask %m {
    vector.transfer_write %v, %t[%i] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  } : vector<4xi1> -> tensor<8xf32>
  return %r, %t : tensor<8xf32>, tensor<8xf32>
}
"""


@pytest.mark.parametrize("options", ["", " copy-before-write"])
def test_a_masked_write_into_a_copy(options: str) -> None:
    """The copy is made before the mask, where MLIR gives up."""
    flag = f"--one-shot-bufferize=bufferize-function-boundaries{options}"
    found = run_tool(["opt", flag], MASK)
    assert found.exit_code == 0
    assert re.search(r"memref\.copy .*\n *vector\.mask %\S+ \{ vector\.transfer_write %\S+, %alloc", found.stdout)
    error = "<stdin>:3:8: error: 'vector.mask' op body must bufferize in-place"
    assert error in run_tool(["opt", f"{flag} as-mlir"], MASK).stderr


@pytest.mark.parametrize(
    ("flag", "message"),
    [
        ("promote-buffers-to-stack=max-alloc-size-in-bytes=-1", "'-1' value invalid for uint argument!"),
        ("promote-buffers-to-stack=max-rank-of-allocated-memref=5000000000", "invalid for uint argument!"),
        ("one-shot-bufferize=buffer-alignment=-3", "'-3' value invalid for ulong argument!"),
        ("one-shot-bufferize=analysis-heuristic=sideways", "Cannot find option named 'sideways'!"),
        ("one-shot-bufferize=copy-before-write=maybe", "'maybe' is invalid value for boolean argument! Try 0 or 1"),
        ("one-shot-bufferize=unknown-type-conversion=infer-layout-map", "'infer-layout-map' is not a valid value"),
    ],
)
def test_wrong_values(flag: str, message: str) -> None:
    found = run_tool(["opt", f"--{flag}"], MASK)
    assert found.exit_code != 0 and message in found.stderr and "Traceback" not in found.stderr


def test_buffers_keep_their_alignment() -> None:
    module = lamina.parse(MASK)
    options = "bufferize-function-boundaries=1 buffer-alignment=16"
    lamina.run_pipeline(module, f"builtin.module(one-shot-bufferize{{{options}}})")
    assert "alignment = 16" in str(module)
