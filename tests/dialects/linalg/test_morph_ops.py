"""linalg-morph-ops with each of its options, on the payloads of morph_ops.mlir."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests import oracle
from tests.mlir_test import run_tool
from tests.test_comparisons import difference

PAYLOADS = Path(__file__).with_name("morph_ops.mlir")


def payloads() -> list[str]:
    text = PAYLOADS.read_text(encoding="utf-8").partition("\n")[2]
    return [piece.strip("\n") + "\n" for piece in re.split(r"^// -----.*\n", text, flags=re.MULTILINE)]


@pytest.mark.parametrize(
    "options",
    [
        "",
        "category-to-generic",
        "named-to-generic",
        "generic-to-named",
        "named-to-category category-to-generic",
    ],
)
def test_options(options: str) -> None:
    flags = [f"--linalg-morph-ops={options}"]
    pieces = payloads()
    failures = []
    for piece, expected in zip(pieces, oracle.mlir_opt_many(pieces, *flags), strict=True):
        failures += difference(piece, flags, expected)
    assert not failures, "\n".join(failures)


@pytest.mark.parametrize("options", ["named-to-generic generic-to-named", "category-to-generic generic-to-named"])
def test_options_that_undo_each_other(options: str) -> None:
    """mlir-opt does not come to an end."""
    outcome = run_tool(["opt", f"--linalg-morph-ops={options}", "-"], stdin=payloads()[0])
    assert outcome.exit_code == 1
    assert "generic-to-named undoes what" in outcome.stderr
