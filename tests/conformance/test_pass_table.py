"""A reduced table of passes: random programs through a sample of the passes, beside mlir-opt."""

from __future__ import annotations

import random

import pytest

from tests import oracle
from tests.conformance.pass_sweep import PASSES, Finding
from tests.conformance.pass_table import concerns, kind_of, only_in_one_build, table, tried
from tests.conformance.recipes import campaign

SEED = "12"
# Their results differ, as documented in docs/differences.md, or take long.
LEFT_OUT = ("affine-data-copy-generate", "affine-loop-tile", "linalg-block-pack-matmul", "tosa")
GROUPS = "arith math cf scf affine tensor memref vector linalg".split()


@pytest.fixture(scope="module")
def printed() -> dict[str, str]:
    texts = tried(text for group in GROUPS for text in campaign.programs([group], SEED, 6))
    results = oracle.mlir_opt_many(texts, "--allow-unregistered-dialect")
    return {text: result.stdout for text, result in zip(texts, results, strict=True) if result.ok}


@oracle.requires_oracle
def test_a_sample_of_the_passes(printed: dict[str, str]):
    entries = random.Random(SEED).sample([entry for entry in PASSES if not entry.startswith(LEFT_OUT)], 3)
    unlisted = [
        finding
        for name, _, findings in table(entries, printed, SEED, 8)
        for finding in findings
        if kind_of(name, finding._replace(kind=finding.kind.rpartition(": ")[2])) != "listed"
    ]
    assert len(printed) > 40
    assert not unlisted, "\n\n".join(map(str, unlisted[:3])) + f"\n\n{len(unlisted)} differ"


def test_programs_that_concern_a_pass():
    assert concerns("affine-loop-unroll=unroll-factor=4").search("affine.for %i = 0 to 4 {}")
    assert not concerns("convert-math-to-llvm").search("arith.addf %a, %b : f32")
    assert concerns("cse").search("anything")


def test_listed_errors():
    found = Finding("accepted", "", "error: null operand found", "")
    assert kind_of("remove-dead-values", found) == "listed"
    assert kind_of("cse", found) == "accepted"
    assert kind_of("remove-dead-values", found._replace(kind="text")) == "text"
    assert kind_of("remove-dead-values", Finding("text", "scf.forall (%i) in (4) {}", "", "")) == "listed"


@pytest.mark.parametrize("printed", ("module {\n}\n", "module {\n}\n\n"))
def test_what_one_build_prints_alone(monkeypatch: pytest.MonkeyPatch, printed: str):
    result = oracle.OracleResult(True, printed, "")
    monkeypatch.setattr(oracle, "find_tool", lambda *args, **options: "mlir-opt")
    monkeypatch.setattr(oracle, "mlir_opt", lambda *args, **options: result)
    assert only_in_one_build(Finding("text", "module {}", "module @a {\n}\n", "module {\n}\n\n"), "cse")
    assert not only_in_one_build(Finding("text", "module {}", "module @a {\n}\n", "module @b {\n}\n"), "cse")
