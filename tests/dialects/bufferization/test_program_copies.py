"""``--explain-copies``, ``--fail-on-copy`` and ``bufferization.max_copies`` speak for the program as it runs: what
operations copy by themselves, clones at returns, callees as often as they are called."""

from __future__ import annotations

from typing import NamedTuple

import pytest

import lamina
from lamina.dialects.bufferization.explain import explain_copies
from tests.dialects.bufferization.test_explain_copies import BOUNDARIES
from tests.mlir_test import ToolOutcome, run_tool

DEALLOCATE = "--buffer-deallocation-pipeline"


def explained(text: str, *passes: str, flag: str = "--explain-copies") -> ToolOutcome:
    return run_tool(["opt", flag, BOUNDARIES, *passes], text)


ADD = "linalg.add ins(%u, %u : tensor<4xf32>, tensor<4xf32>) outs({} : tensor<4xf32>) -> tensor<4xf32>"
EMPTY = "%e = tensor.empty() : tensor<4xf32>\n"
PART = "%e = tensor.extract_slice %t[2] [4] [1] : tensor<8xf32> to tensor<4xf32>\n"
INSERT = "%r = tensor.insert_slice %s into %t[2] [4] [1] : tensor<4xf32> into tensor<8xf32>\n"


def inserting(start: str) -> str:
    return (
        f"func.func @f(%t: tensor<8xf32>, %u: tensor<4xf32>) -> tensor<8xf32> {{\n{start}%s = {ADD.format('%e')}\n"
        f"{INSERT}return %r : tensor<8xf32>\n}}\n"
    )


CONCAT = """func.func @f(%u: tensor<4xf32>, %v: f32) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %g = tensor.empty() : tensor<4xf32>
  %b = linalg.add ins(%u, %u : tensor<4xf32>, tensor<4xf32>) outs(%g : tensor<4xf32>) -> tensor<4xf32>
  %r = tensor.concat dim(0) %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
"""
IN_ONE = """func.func @f(%u: tensor<4xf32>, %v: f32) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %x = tensor.extract_slice %e[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %a = linalg.fill ins(%v : f32) outs(%x : tensor<4xf32>) -> tensor<4xf32>
  %f = tensor.insert_slice %a into %e[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %y = tensor.extract_slice %f[4] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %b = linalg.add ins(%u, %u : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<4xf32>) -> tensor<4xf32>
  %r = tensor.insert_slice %b into %f[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}
"""
PAD = """func.func @f(%t: tensor<6xf32>, %v: f32) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<6xf32>
  %a = linalg.exp ins(%t : tensor<6xf32>) outs(%e : tensor<6xf32>) -> tensor<6xf32>
  %p = tensor.pad %a low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<6xf32> to tensor<8xf32>
  return %p : tensor<8xf32>
}
"""
FILLED = """func.func @f(%t: tensor<6xf32>, %v: f32) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %z = linalg.fill ins(%v : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %s = tensor.extract_slice %z[1] [6] [1] : tensor<8xf32> to tensor<6xf32>
  %a = linalg.exp ins(%t : tensor<6xf32>) outs(%s : tensor<6xf32>) -> tensor<6xf32>
  %p = tensor.insert_slice %a into %z[1] [6] [1] : tensor<6xf32> into tensor<8xf32>
  return %p : tensor<8xf32>
}
"""
REVERSE = """%w = linalg.generic {indexing_maps = [affine_map<(d0) -> (7 - d0)>, affine_map<(d0) -> (d0)>],
      iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(INTO : tensor<8xf32>) {
    ^bb0(%p: f32, %q: f32):
      linalg.yield %p : f32
    } -> tensor<8xf32>"""
BUFFERED = """func.func @f(%t: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<8xf32>
  LOOP
}
"""
ONE_CARRIED = BUFFERED.replace(
    "LOOP",
    """%r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t) -> (tensor<8xf32>) {
    BODY
    scf.yield %w : tensor<8xf32>
  }
  return %r : tensor<8xf32>""".replace("BODY", REVERSE.replace("INTO", "%e")),
)
TWO_CARRIED = BUFFERED.replace(
    "LOOP",
    """%r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t, %y = %e) -> (tensor<8xf32>, tensor<8xf32>) {
    BODY
    scf.yield %w, %x : tensor<8xf32>, tensor<8xf32>
  }
  return %r#0 : tensor<8xf32>""".replace("BODY", REVERSE.replace("INTO", "%y")),
)
COPY = """func.func @f(%t: tensor<4xf32>, %i: index) -> f32 {
  %e = tensor.empty() : tensor<4xf32>
  %c = linalg.copy ins(%t : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = tensor.extract %c[%i] : tensor<4xf32>
  return %r : f32
}
"""
SOURCE = """func.func @f(%t: tensor<4xf32>, %i: index) -> f32 {
  %r = tensor.extract %t[%i] : tensor<4xf32>
  return %r : f32
}
"""
PARALLEL = """func.func @f(%t: tensor<8xf32>, %u: tensor<1xf32>) -> tensor<8xf32> {
  %r = scf.forall (%n) in (8) shared_outs(%o = %t) -> tensor<8xf32> {
    START
    %s = linalg.add ins(%u, %u : tensor<1xf32>, tensor<1xf32>) outs(%e : tensor<1xf32>) -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%n] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %r : tensor<8xf32>
}
"""
RETURNED = """func.func @f(%t: tensor<8xf32>, %v: f32, %i: index) -> tensor<8xf32> {
  %w = tensor.insert %v into %t[%i] : tensor<8xf32>
  return %w : tensor<8xf32>
}
"""
TAKEN = """func.func @f(%m: memref<8xf32>, %v: f32, %i: index) {
  %t = bufferization.to_tensor %m restrict writable : memref<8xf32> to tensor<8xf32>
  %w = tensor.insert %v into %t[%i] : tensor<8xf32>
  bufferization.materialize_in_destination %w in restrict writable %m : (tensor<8xf32>, memref<8xf32>) -> ()
  return
}
"""
CALLED = """func.func private @g(%t: tensor<8xf32>, %v: f32, %i: index) -> tensor<8xf32> {
  %w = tensor.insert %v into %t[%i] : tensor<8xf32>
  return %w : tensor<8xf32>
}
func.func @f(%v: f32, %i: index) -> f32 {
  %e = tensor.empty() : tensor<8xf32>
  %t = linalg.fill ins(%v : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %r = call @g(%t, %v, %i) : (tensor<8xf32>, f32, index) -> tensor<8xf32>
  %x = tensor.extract %r[%i] : tensor<8xf32>
  return %x : f32
}
"""


class Advice(NamedTuple):
    before: str
    copied: str
    suggestion: str
    after: str
    passes: tuple[str, ...] = ()
    passes_after: tuple[str, ...] = ()


CASES = {
    "insertions": Advice(
        inserting(EMPTY),
        "copy of 16 bytes for 'tensor.insert_slice'",
        "write to a tensor.extract_slice of the same part of the destination",
        inserting(PART),
    ),
    "parallel insertions": Advice(
        PARALLEL.replace("START", "%e = tensor.empty() : tensor<1xf32>"),
        "copy of 4 bytes for 'tensor.parallel_insert_slice', 8 times (32 bytes)",
        "write to a tensor.extract_slice of the same part of the shared output",
        PARALLEL.replace("START", "%e = tensor.extract_slice %o[%n] [1] [1] : tensor<8xf32> to tensor<1xf32>"),
    ),
    "concatenations": Advice(
        CONCAT,
        "copy of 16 bytes for 'tensor.concat'",
        "compute each part in a tensor.extract_slice of one tensor.empty",
        IN_ONE,
    ),
    "pads": Advice(
        PAD,
        "copy of 24 bytes for 'tensor.pad'",
        "fill a tensor.empty of the padded size, let what computes the source write to a tensor.extract_slice of it",
        FILLED,
    ),
    "double buffering": Advice(
        ONE_CARRIED,
        "copy of 32 bytes for operand 0 of 'scf.yield', in a loop of unknown length",
        "run lamina-double-buffer-loops before: it passes in a second tensor.empty as an iteration argument, and "
        "yields the two exchanged",
        TWO_CARRIED,
    ),
    "copies": Advice(COPY, "copy of 16 bytes for 'linalg.copy'", "use the source instead", SOURCE),
    "returned arguments": Advice(
        RETURNED,
        "copy of 32 bytes for 'bufferization.clone'",
        "take a memref, and end in it with bufferization.materialize_in_destination",
        TAKEN,
        (DEALLOCATE,),
        (DEALLOCATE,),
    ),
    "private functions": Advice(
        CALLED,
        "copy of 32 bytes for 'bufferization.clone'",
        "private-function-dynamic-ownership",
        CALLED,
        (DEALLOCATE,),
        (f"{DEALLOCATE}=private-function-dynamic-ownership",),
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_the_copy_is_reported_and_what_is_suggested_removes_it(name: str) -> None:
    case = CASES[name]
    found = explained(case.before, *case.passes)
    assert found.exit_code == 0 and f"remark: {case.copied}" in found.stderr, found.stderr
    assert f"{case.suggestion}" in found.stderr, found.stderr
    found = explained(case.before, *case.passes, flag="--fail-on-copy")
    assert found.exit_code == 1 and f"error: {case.copied}" in found.stderr, found.stderr
    found = explained(case.after, *case.passes_after)
    assert found.exit_code == 0 and found.stderr == "lamina opt: the program makes no copies\n", found.stderr
    assert explained(case.after, *case.passes_after, flag="--fail-on-copy").exit_code == 0


def test_a_pass_follows_the_suggestion_for_double_buffers() -> None:
    passes = "builtin.module(func.func(lamina-double-buffer-loops),one-shot-bufferize{bufferize-function-boundaries})"
    assert run_tool(["opt", "--fail-on-copy", f"--pass-pipeline={passes}"], ONE_CARRIED).exit_code == 0


OTHERS = {
    "bufferization.materialize_in_destination": (
        "func.func @f(%t: tensor<4xf32>, %m: memref<4xf32>) {\n"
        "bufferization.materialize_in_destination %t in restrict writable %m : (tensor<4xf32>, memref<4xf32>) -> ()\n"
        "return\n}\n"
    ),
    "tensor.pad": (
        "func.func @f(%t: tensor<4xf32>, %v: f32) -> tensor<8xf32> {\n"
        "%r = tensor.pad %t low[2] high[2] {\n^bb0(%i: index):\ntensor.yield %v : f32\n"
        "} : tensor<4xf32> to tensor<8xf32>\nreturn %r : tensor<8xf32>\n}\n"
    ),
}


@pytest.mark.parametrize("name", OTHERS)
def test_operations_that_copy(name: str) -> None:
    found = explained(OTHERS[name]).stderr
    assert f"remark: copy of 16 bytes for '{name}'" in found
    assert "the program makes 1 copy (16 bytes)" in found


CALLS = """func.func private @g(%t: tensor<8xf32>, %u: tensor<4xf32>) -> tensor<8xf32> {
  %r = tensor.insert_slice %u into %t[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @main(%t: tensor<8xf32>, %u: tensor<4xf32>) -> tensor<8xf32> attributes {bufferization.max_copies = N : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %t) -> tensor<8xf32> {
    %y = func.call @g(%x, %u) : (tensor<8xf32>, tensor<4xf32>) -> tensor<8xf32>
    scf.yield %y : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}
"""


def test_callees_count_as_often_as_they_are_called() -> None:
    found = explained(CALLS.replace("N", "4"))
    assert found.exit_code == 0
    assert "copy of 16 bytes for 'tensor.insert_slice', 4 times (64 bytes)" in found.stderr
    found = run_tool(["opt", BOUNDARIES], CALLS.replace("N", "3"))
    assert found.exit_code == 1
    assert "5:1: error: needs 4 copies, more than 'bufferization.max_copies' = 3" in found.stderr
    assert "2:8: note: copy of 16 bytes for 'tensor.insert_slice'" in found.stderr


def test_budgets_count_clones() -> None:
    """Four in the callee, one at the return."""
    assert run_tool(["opt", BOUNDARIES, DEALLOCATE], CALLS.replace("N", "9")).exit_code == 0
    found = run_tool(["opt", BOUNDARIES, DEALLOCATE], CALLS.replace("N", "8"))
    assert found.exit_code == 1
    assert "needs 9 copies, more than 'bufferization.max_copies' = 8" in found.stderr


def test_budgets_of_loops_of_unknown_length() -> None:
    text = CALLS.replace("N", "1000").replace("  %c4 = arith.constant 4 : index\n", "")
    text = text.replace(") -> tensor<8xf32> attributes", ", %c4: index) -> tensor<8xf32> attributes")
    found = run_tool(["opt", BOUNDARIES], text)
    assert found.exit_code == 1 and "needs an unknown number of copies" in found.stderr


def test_recursion_is_of_unknown_length() -> None:
    text = """func.func private @g(%t: tensor<8xf32>, %u: tensor<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %r = tensor.insert_slice %u into %t[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %x = tensor.extract %r[%n] : tensor<8xf32>
  vector.print %x : f32
  %more = arith.cmpi ugt, %n, %c0 : index
  scf.if %more {
    func.call @g(%t, %u, %c0) : (tensor<8xf32>, tensor<4xf32>, index) -> ()
  }
  return
}
"""
    found = explained(text)
    assert found.exit_code == 0 and "of unknown size or number" in found.stderr, found.stderr


def test_the_whole_program_as_data() -> None:
    """The module stays as it is."""
    module = lamina.parse(CALLS.replace(" attributes {bufferization.max_copies = N : i64}", ""))
    before = str(module)
    found = explain_copies(module)
    assert [(one.operation, one.runs, one.total_bytes) for one in found] == [
        ("tensor.insert_slice", 4, 64),
        ("bufferization.clone", 4, 128),
        ("bufferization.clone", 1, 32),
    ]
    assert str(module) == before
