"""The check of decisions that were made without knowing of all aliases."""

from __future__ import annotations

import random
import sys
from dataclasses import replace
from typing import Any
from unittest import mock

import pytest

import lamina
from lamina.dialects.bufferization import one_shot
from lamina.dialects.bufferization.explain import explain_copies
from lamina.dialects.bufferization.raw_conflict_check import has_raw_conflict
from lamina.interfaces.bufferizable import BufferizationOptions, tensor_operands
from tests.dialects.bufferization.reading_judge import copies, distinct_program, reads_what_was_overwritten


def judged(seed: int, left_out: int) -> tuple[bool, bool]:
    """What the check says of a random program in which some copies that are needed have been left out, and whether the
    bufferized program really reads what has been overwritten."""
    answers = []
    original: set[Any] = set()

    def analyze(root: Any, options: Any) -> Any:
        original.update(root.walk())
        state = one_shot._analyze_root(root, options)
        apart = [
            slot
            for operation in root.walk()
            if options.model(operation) is not None
            for slot in tensor_operands(operation)
            if not state.is_in_place(slot)
        ]
        state.in_place.update(random.Random(seed).sample(apart, min(left_out, len(apart))))
        return state

    insert = one_shot.insert_tensor_copies

    def insert_and_check(root: Any, state: Any, *arguments: Any) -> None:
        insert(root, state, *arguments)
        state.options = replace(state.options, sound=True)
        answers.append(has_raw_conflict(root, state, original))

    with (
        mock.patch.object(one_shot, "analyze_root", analyze),
        mock.patch.object(one_shot, "insert_tensor_copies", insert_and_check),
    ):
        wrong = reads_what_was_overwritten(distinct_program(seed), seed, sound=False)
    return answers[0], wrong


@pytest.mark.parametrize("seed", range(24))
def test_what_is_overwritten_and_read_is_noticed(seed: int) -> None:
    noticed, wrong = judged(seed, seed % 3)
    assert noticed or not wrong


ROW = "tensor<8xf32>"
SWITCH = """
func.func @f(%t: tensor<8xf32>, %n: index, %x: f32) -> (tensor<8xf32>, f32) {{
  %c0 = arith.constant 0 : index
  %r = scf.index_switch %n -> tensor<8xf32>
  case 3 {{
    %u = tensor.insert %x into %t[%c0] : tensor<8xf32>
    scf.yield %u : tensor<8xf32>
  }}
  default {{
    scf.yield %t : tensor<8xf32>
  }}
  {between}
  %y = tensor.extract %{read}[%c0] : tensor<8xf32>
  return %r, %y : tensor<8xf32>, f32
}}
"""
WRITE = "%w = tensor.insert %x into %{}[%c0] : tensor<8xf32>"


def bufferized(text: str, **options: Any) -> str:
    module = lamina.parse(text)
    one_shot.one_shot_bufferize(module, BufferizationOptions(bufferize_function_boundaries=True, **options))
    return str(module)


@pytest.mark.parametrize(
    "between, read, needed",
    [
        ("", "r", 0),
        # Written in the one case, read in any.
        ("", "t", 1),
        # What is written is read no more.
        (WRITE.format("r"), "w", 1),
        # Each write would spoil what the other one starts from, or what is returned.
        (WRITE.format("t"), "r", 2),
        (WRITE.format("t"), "w", 2),
    ],
)
def test_a_choice_is_copied_only_where_it_is_read_after_a_write(between: str, read: str, needed: int) -> None:
    text = SWITCH.format(between=between, read=read)
    assert copies(bufferized(text)) == needed


def test_tensors_that_change_places_stay_apart() -> None:
    text = f"""
func.func @f(%a: {ROW}, %b: {ROW}, %n: index, %x: f32) -> ({ROW}, {ROW}) {{
  %c0 = arith.constant 0 : index
  %r:2 = scf.index_switch %n -> {ROW}, {ROW}
  case 0 {{
    scf.yield %a, %b : {ROW}, {ROW}
  }}
  default {{
    scf.yield %b, %a : {ROW}, {ROW}
  }}
  %u = tensor.insert %x into %r#0[%c0] : {ROW}
  %v = tensor.insert %x into %r#1[%c0] : {ROW}
  return %u, %v : {ROW}, {ROW}
}}
"""
    assert copies(bufferized(text)) == 0
    both = text.replace("scf.yield %b, %a", "scf.yield %b, %b")
    assert copies(bufferized(both)) == 1


def test_copies_of_the_trial_are_not_reported() -> None:
    """MLIR's decisions are tried on a copy of the module."""
    reports = explain_copies(lamina.parse(SWITCH.format(between="", read="t")))
    found = [(one.operation, one.bytes) for one in reports if one.is_copy]
    assert [one for one in found if one[0] != "bufferization.clone"] == [("tensor.insert", 32)]


def campaign(first: int, last: int) -> None:
    """Says how often the check is right, too careful, or wrong."""
    counts: dict[tuple[bool, bool], int] = {}
    for seed in range(first, last):
        answer = judged(seed, seed % 4)
        counts[answer] = counts.get(answer, 0) + 1
        if answer == (False, True):
            print(f"seed {seed}: not noticed", flush=True)
    for (noticed, wrong), count in sorted(counts.items()):
        print(f"noticed {noticed}, wrong {wrong}: {count}")


if __name__ == "__main__":
    campaign(int(sys.argv[1]), int(sys.argv[2]))
