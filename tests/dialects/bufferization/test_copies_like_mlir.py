"""No more copies than mlir-opt's, but where its code reads what has been overwritten."""

from __future__ import annotations

import pytest

from tests import oracle
from tests.dialects.bufferization.reading_judge import (
    ALLOWED,
    bufferized,
    copies,
    distinct_program,
    reads_what_was_overwritten,
)

WRONG = [51, 99, 133, 161, 277]
"""Programs for which mlir-opt leaves out a copy that is needed."""


@pytest.mark.parametrize("seed", WRONG)
def test_a_copy_more_is_needed(seed: int) -> None:
    text = distinct_program(seed)
    assert reads_what_was_overwritten(text, seed, as_mlir=True)
    assert not reads_what_was_overwritten(text, seed)


@oracle.requires_oracle
def test_not_more_copies_than_mlir() -> None:
    seeds = [*range(14), 46, 63, 71, 93, 109, 139, 206, 254, 315, 340, 393, 531, *WRONG]
    texts = [distinct_program(seed) for seed in seeds]
    theirs = oracle.mlir_opt_many(texts, f"--one-shot-bufferize={ALLOWED}")
    more = [
        seed
        for seed, text, result in zip(seeds, texts, theirs, strict=True)
        if copies(bufferized(text)) > copies(result.stdout)
    ]
    assert more == WRONG


SWITCH = """func.func @f(%a: tensor<8xf32>, %n: index, %f: f32, %g: f32) -> (f32, tensor<8xf32>) {
  %c1 = arith.constant 1 : index
  %x = tensor.splat %f : tensor<8xf32>
  %y = tensor.splat %g : tensor<8xf32>
  %r = scf.index_switch %n -> tensor<8xf32>
  case 0 {
    %i = tensor.insert %f into %x[%c1] : tensor<8xf32>
    scf.yield %i : tensor<8xf32>
  }
  default {
    scf.yield %y : tensor<8xf32>
  }
  %e = tensor.extract %WRITTEN[%c1] : tensor<8xf32>
  %w = tensor.insert %g into %r[%c1] : tensor<8xf32>
  return %e, %w : f32, tensor<8xf32>
}
"""


def test_what_a_switch_chooses_from_are_not_the_same() -> None:
    """Writes into one choice and into the result are in place, unless a choice is read afterwards."""
    assert copies(bufferized(SWITCH.replace("%WRITTEN", "%r"))) == 0
    after = SWITCH.replace("%e, %w", "%z, %w").replace("  return", "  %z = tensor.extract %y[%c1] : tensor<8xf32>\n"
                                                       "  return").replace("%WRITTEN", "%r")
    assert copies(bufferized(after)) == 1
