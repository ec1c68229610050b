"""The reads that a write may spoil are the same, in the same order, whether they are searched or looked up."""

from __future__ import annotations

import random

import pytest

import lamina
from lamina.dialects.bufferization import alias_sets
from lamina.dialects.bufferization.alias_sets import Accesses, Positions
from lamina.ir.nested_operations import in_order

TEXT = """func.func @f(%a: index) {
  scf.for %i = %a to %a step %a {
    %x = arith.addi %i, %a : index
    scf.for %j = %x to %a step %a {
      %y = arith.muli %j, %x : index
      %z = arith.addi %y, %x : index
    }
    %w = arith.addi %x, %x : index
  }
  %v = arith.addi %a, %a : index
  return
}"""


@pytest.mark.parametrize("seed", range(20))
def test_few_reads_are_found_as_many_are(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    order = in_order(lamina.parse(TEXT)["f"])
    positions = Positions(order)
    slots = [slot for operation in order for slot in operation.op_operands]
    numbers = random.Random(seed)
    reads = numbers.sample(slots, 7)
    windows = [sorted(numbers.choices(range(len(order)), k=2)) for _ in reads]
    found = []
    for most in (0, len(reads)):
        monkeypatch.setattr(alias_sets, "_MANY_READS", most)
        accesses = Accesses(positions)
        for read, (low, high) in zip(reads, windows, strict=True):
            accesses.add_read(read, (low, high))
        found.append([list(accesses.reads_near(write)) for write in slots])
    assert found[0] == found[1]
    assert any(found[0])


def test_an_operation_spans_the_positions_inside() -> None:
    order = in_order(lamina.parse(TEXT)["f"])
    positions = Positions(order)
    for number, operation in enumerate(order):
        assert positions.start[operation] == number
        assert positions.end[operation] == number + len(in_order(operation)) - 1
