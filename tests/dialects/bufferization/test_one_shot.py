"""One-Shot Bufferize against mlir-opt: the same text for each option."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests import oracle
from tests.test_comparisons import difference

FOLDER = Path(__file__).parent / "one_shot"
BOUNDARIES = "bufferize-function-boundaries"
OPTIONS = [
    "",
    BOUNDARIES,
    f"{BOUNDARIES} allow-return-allocs-from-loops",
    f"{BOUNDARIES} copy-before-write",
    f"{BOUNDARIES} test-analysis-only",
    f"{BOUNDARIES} function-boundary-type-conversion=identity-layout-map",
    f"{BOUNDARIES} check-parallel-regions=0 buffer-alignment=0",
    f"{BOUNDARIES} analysis-heuristic=top-down",
    "unknown-type-conversion=identity-layout-map",
    "must-infer-memory-space",
    f"{BOUNDARIES} dialect-filter=tensor,bufferization",
]
# MLIR says one error twice.
KNOWN = {
    ("basics", "must-infer-memory-space", "select"),
    ("control_flow", f"{BOUNDARIES} dialect-filter=tensor,bufferization", "reshape"),
    ("control_flow", "must-infer-memory-space", "reshape"),
}


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("name", ["basics", "control_flow"])
def test_same_as_oracle(name: str, options: str) -> None:
    text = (FOLDER / f"{name}.mlir").read_text(encoding="utf-8")
    pieces = [piece.strip("\n") + "\n" for piece in re.split(r"^// -----.*\n", text, flags=re.MULTILINE)]
    flags = ["--allow-unregistered-dialect", f"--one-shot-bufferize={options}" if options else "--one-shot-bufferize"]
    strict = [flags[0], f"--one-shot-bufferize={options} as-mlir".replace("= ", "=")]
    failures = []
    for piece, expected in zip(pieces, oracle.mlir_opt_many(pieces, *flags), strict=True):
        function = re.search(r"@(\w+)", piece)
        assert function is not None
        found = difference(piece, strict, expected)
        if (name, options, function.group(1)) not in KNOWN:
            failures += found
        elif not found or "Traceback" in found[0]:
            failures.append(f"@{function.group(1)} is no known difference any more:\n{found}")
    assert not failures, "\n".join(failures)
