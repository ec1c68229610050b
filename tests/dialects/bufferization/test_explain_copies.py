"""``--explain-copies``, ``--fail-on-copy`` and ``bufferization.max_copies``."""

from __future__ import annotations

import json

from tests.mlir_test import ToolOutcome, run_tool

CONFLICT = """func.func @f(%v: f32, %i: index) -> (tensor<8xf32>, f32) ATTRIBUTES {
  %e = bufferization.alloc_tensor() : tensor<8xf32>
  %d = linalg.fill ins(%v : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %w = tensor.insert %v into %d[%i] : tensor<8xf32>
  %r = tensor.extract %d[%i] : tensor<8xf32>
  return %w, %r : tensor<8xf32>, f32
}
"""
ARGUMENT = """func.func @f(%t: tensor<4xi64> MARK, %v: i64, %i: index) -> tensor<4xi64> {
  %w = tensor.insert %v into %t[%i] : tensor<4xi64>
  return %w : tensor<4xi64>
}
"""
CONSTANT = """func.func @f(%v: i32, %i: index) -> tensor<2xi32> {
  %c = arith.constant dense<[1, 2]> : tensor<2xi32>
  %w = tensor.insert %v into %c[%i] : tensor<2xi32>
  return %w : tensor<2xi32>
}
"""
BOUNDARIES = "--one-shot-bufferize=bufferize-function-boundaries"
SWAP = """func.func @s(%a: tensor<4xf32>, %b: tensor<4xf32>, %n: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (tensor<4xf32>, tensor<4xf32>) {
    scf.yield %y, %x : tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}
"""
PARALLEL = """func.func @u(%t: tensor<4xf32>, %n: index, %v: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> tensor<4xf32> {
    %w = tensor.insert %v into %t[%i] : tensor<4xf32>
    %s = tensor.extract_slice %w[%i] [1] [1] : tensor<4xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  return %r, %t : tensor<4xf32>, tensor<4xf32>
}
"""


def bufferize(text: str, *flags: str, run: str = BOUNDARIES) -> ToolOutcome:
    return run_tool(["opt", *flags, run], text)


def conflict(attributes: str = "") -> str:
    return CONFLICT.replace("ATTRIBUTES", attributes)


def test_read_after_write() -> None:
    found = bufferize(conflict(), "--explain-copies")
    assert found.exit_code == 0
    for text in (
        "<stdin>:4:8: remark: copy of 32 bytes for operand 1 of 'tensor.insert'",
        "<stdin>:3:8: note: copied: result 0 of 'linalg.fill'",
        "<stdin>:4:8: note: conflicting write: operand 1 of 'tensor.insert'",
        "<stdin>:5:8: note: read: operand 0 of 'tensor.extract'",
        "<stdin>:3:8: note: last write before: result 0 of 'linalg.fill'",
        "why not in place: operand 1 of 'tensor.insert' would overwrite what operand 0 of 'tensor.extract' still reads",
        "suggestion: read the tensor before it is written",
    ):
        assert text in found.stderr, found.stderr
    assert found.stdout == bufferize(conflict()).stdout


def test_the_argument_of_a_function() -> None:
    text = ARGUMENT.replace("MARK", "")
    assert "suggestion: run with bufferize-function-boundaries" in bufferize(
        text, "--explain-copies", run="--one-shot-bufferize"
    ).stderr
    text = ARGUMENT.replace("MARK", "{bufferization.writable = false}")
    found = bufferize(text, "--explain-copies").stderr
    assert "must not be written to: argument 0 of 'func.func'" in found
    assert "bufferization.writable = true" in found and "32 bytes" in found
    assert bufferize(ARGUMENT.replace("MARK", ""), "--explain-copies").stderr == ""


def test_a_constant() -> None:
    found = bufferize(CONSTANT, "--explain-copies").stderr
    assert "copy of 8 bytes" in found and "must not be written to: result 0 of 'arith.constant'" in found


def test_a_loop_that_swaps() -> None:
    found = bufferize(SWAP, "--explain-copies", run=BOUNDARIES + " allow-return-allocs-from-loops").stderr
    for position in (0, 1):
        assert f"<stdin>:5:5: remark: copy of 16 bytes for operand {position} of 'scf.yield'" in found
    assert "<stdin>:4:10: note: not the buffer of the iteration argument" in found


def test_a_parallel_loop() -> None:
    found = bufferize(PARALLEL, "--explain-copies").stderr
    assert "<stdin>:3:10: remark: copy of 16 bytes for operand 1 of 'tensor.insert'" in found
    assert "suggestion: pass the tensor into the parallel loop as a shared output" in found
    assert "<stdin>:9:3: note: read: operand 1 of 'func.return'" in found


def test_copy_before_write() -> None:
    text = ARGUMENT.replace("MARK", "")
    found = bufferize(text, "--explain-copies", run=BOUNDARIES + " copy-before-write").stderr
    assert "suggestion: run without copy-before-write" in found


def test_json() -> None:
    found = bufferize(CONSTANT, "--explain-copies", "--diagnostics=json").stderr
    assert json.loads(found.splitlines()[0])["message"].startswith("copy of 8 bytes")


def test_fail_on_copy() -> None:
    found = bufferize(conflict(), "--fail-on-copy")
    assert found.exit_code != 0 and "4:8: error: copy of 32 bytes" in found.stderr
    assert bufferize(ARGUMENT.replace("MARK", ""), "--fail-on-copy").exit_code == 0


def test_budget() -> None:
    assert bufferize(conflict("attributes {bufferization.max_copies = 1 : i64}")).exit_code == 0
    found = bufferize(conflict("attributes {bufferization.max_copies = 0 : i64}"))
    assert found.exit_code != 0
    assert "needs 1 copy, more than 'bufferization.max_copies' = 0" in found.stderr
    assert "4:8: note: copy of 32 bytes" in found.stderr


def test_a_pipeline_that_does_not_bufferize_says_so() -> None:
    outcome = run_tool(["opt", "--explain-copies", "--canonicalize", "-"], stdin=ARGUMENT.replace("MARK", ""))
    assert outcome.exit_code == 0
    assert "nothing to report: no pass bufferizes" in outcome.stderr
    outcome = run_tool(["opt", "--explain-copies", BOUNDARIES, "-"], stdin=ARGUMENT.replace("MARK", ""))
    assert "nothing to report" not in outcome.stderr
