"""One-Shot Bufferize against mlir-opt: the same text for each option."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests import oracle
from tests.test_comparisons import difference

FOLDER = Path(__file__).parent / "one_shot"
BOUNDARIES = "bufferize-function-boundaries"
RANDOM_ORDER = "test-analysis-only analysis-heuristic=fuzzer analysis-fuzzer-seed=23"
OPTIONS = [
    "",
    BOUNDARIES,
    f"{BOUNDARIES} allow-return-allocs-from-loops",
    f"{BOUNDARIES} copy-before-write",
    f"{BOUNDARIES} test-analysis-only",
    f"{BOUNDARIES} function-boundary-type-conversion=identity-layout-map",
    f"{BOUNDARIES} check-parallel-regions=0 buffer-alignment=0",
    f"{BOUNDARIES} analysis-heuristic=top-down",
    f"{BOUNDARIES} {RANDOM_ORDER}",
    "unknown-type-conversion=identity-layout-map",
    "must-infer-memory-space",
    f"{BOUNDARIES} dialect-filter=tensor,bufferization",
]
FEWER_OPTIONS = {
    "tensors": ["", f"{BOUNDARIES} test-analysis-only dump-alias-sets", f"{BOUNDARIES} copy-before-write"],
    "functions": ["", *(f"{BOUNDARIES} {more}" for more in ("", "test-analysis-only", "dialect-filter=tensor,scf"))],
    "memory_spaces": ["must-infer-memory-space", f"{BOUNDARIES} use-encoding-for-memory-space"],
    "analysis": [BOUNDARIES, f"{BOUNDARIES} {RANDOM_ORDER} dump-alias-sets"],
    "attributes": [BOUNDARIES],
    "conflicts": ["test-analysis-only print-conflicts"],
    "constants": ["", "buffer-alignment=0"],
    "linalg": [BOUNDARIES, "test-analysis-only"],
    "loops": [BOUNDARIES, *(f"{BOUNDARIES} {more}" for more in ("allow-return-allocs-from-loops", RANDOM_ORDER))],
    "overlooked": [f"{BOUNDARIES} allow-return-allocs-from-loops"],
    "others": ["", BOUNDARIES, f"{BOUNDARIES} copy-before-write"],
}
RUNS = [(name, options) for name in ("basics", "control_flow") for options in OPTIONS]
RUNS += [(name, options) for name, several in FEWER_OPTIONS.items() for options in several]


def calls_a_body(piece: str) -> bool:
    """True if a function of the program calls one that has a body: with copies before writes, mlir-opt does not end in
    one of three runs."""
    bodies = re.findall(r"func\.func (?:private )?@(\w+)\(.*\{$", piece, re.MULTILINE)
    return any(re.search(rf"call @{name}\b", piece) for name in bodies)


@pytest.mark.parametrize(("name", "options"), RUNS)
def test_same_as_oracle(name: str, options: str) -> None:
    text = (FOLDER / f"{name}.mlir").read_text(encoding="utf-8")
    pieces = [piece.strip("\n") + "\n" for piece in re.split(r"^// -----.*\n", text, flags=re.MULTILINE)]
    if "copy-before-write" in options:
        pieces = [piece for piece in pieces if not calls_a_body(piece)]
    flags = ["--allow-unregistered-dialect", f"--one-shot-bufferize={options}" if options else "--one-shot-bufferize"]
    strict = [flags[0], f"--one-shot-bufferize={options} as-mlir".replace("= ", "=")]
    failures = []
    for piece, expected in zip(pieces, oracle.mlir_opt_many(pieces, *flags), strict=True):
        failures += difference(piece, strict, expected)
    assert not failures, "\n".join(failures)
