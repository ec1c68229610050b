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
        "suggestion: move 'tensor.extract'",
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
    found = bufferize(ARGUMENT.replace("MARK", ""), "--explain-copies").stderr
    assert found == "lamina opt: the program makes no copies\n"


def test_a_constant() -> None:
    found = bufferize(CONSTANT, "--explain-copies").stderr
    assert "copy of 8 bytes" in found and "must not be written to: result 0 of 'arith.constant'" in found


def test_a_loop_that_swaps() -> None:
    found = bufferize(SWAP, "--explain-copies", run=BOUNDARIES + " allow-return-allocs-from-loops as-mlir").stderr
    for position in (0, 1):
        assert f"<stdin>:5:5: remark: copy of 16 bytes for operand {position} of 'scf.yield'" in found
    assert "<stdin>:4:10: note: not the buffer of the iter_arg at its position" in found


def test_a_loop_that_swaps_needs_no_copies() -> None:
    """Its buffers change places, as with double buffering."""
    found = bufferize(SWAP, "--explain-copies")
    assert found.stderr == "lamina opt: the program makes no copies\n"
    assert "memref.alloc" not in found.stdout


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


INLINED = """func.func private @u(%t: tensor<4xf32>, %v: f32, %i: index) -> (tensor<4xf32>, f32) {
  %w = tensor.insert %v into %t[%i] : tensor<4xf32>
  %r = tensor.extract %t[%i] : tensor<4xf32>
  return %w, %r : tensor<4xf32>, f32
}
func.func @main(%t: tensor<4xf32>, %v: f32, %i: index) -> (tensor<4xf32>, f32) {
  %a, %b = call @u(%t, %v, %i) : (tensor<4xf32>, f32, index) -> (tensor<4xf32>, f32)
  %c, %d = call @u(%a, %b, %i) : (tensor<4xf32>, f32, index) -> (tensor<4xf32>, f32)
  return %c, %d : tensor<4xf32>, f32
}
"""


def test_inlined_operations_know_their_calls() -> None:
    found = run_tool(["opt", "--explain-copies", "--inline", BOUNDARIES], INLINED).stderr
    first, second = found.split("remark: ")[1:]
    assert "<stdin>:7:12: note: called from" in first and "<stdin>:8:12: note: called from" in second
    assert "2:8: note: last write before: result 0 of 'tensor.insert', inlined for the call in line 7" in second
    found = run_tool(["opt", "--explain-copies", "--inline", BOUNDARIES, "--diagnostics=json"], INLINED).stderr
    lines = [json.loads(line) for line in found.splitlines()]
    assert [(one["notes"][0]["message"], one["notes"][0]["line"]) for one in lines] == [
        ("called from", 7),
        ("called from", 8),
    ]


ELEMENTS = {"i1": 8, "i4": 8, "i24": 32, "bf16": 16, "complex<f32>": 64, "vector<4xf32>": 128, "index": 64, "i128": 128}


def test_sizes() -> None:
    arguments = ", ".join(f"%t{i}: tensor<3x2x{type}>, %v{i}: {type}" for i, type in enumerate(ELEMENTS))
    body = "".join(
        f"  %w{i} = tensor.insert %v{i} into %t{i}[%i, %i] : tensor<3x2x{type}>\n" for i, type in enumerate(ELEMENTS)
    )
    values = ", ".join(f"%w{i}, %t{i}" for i in range(len(ELEMENTS)))
    types = ", ".join(f"tensor<3x2x{type}>, tensor<3x2x{type}>" for type in ELEMENTS)
    text = f"func.func @f({arguments}, %i: index) -> ({types}) {{\n{body}  return {values} : {types}\n}}\n"
    found = bufferize(text, "--explain-copies").stderr
    for line, bits in enumerate(ELEMENTS.values()):
        assert f"<stdin>:{line + 2}:" in found and f"copy of {bits * 6 // 8} bytes for operand 1" in found
    assert f"makes {len(ELEMENTS)} copies ({sum(ELEMENTS.values()) * 6 // 8} bytes)" in found


def test_unknown_sizes_and_empty_tensors() -> None:
    text = ARGUMENT.replace("MARK", "").replace("-> tensor", "-> (tensor<4xi64>, tensor").replace("> {", ">) {")
    text = text.replace("return %w : tensor<4xi64>", "return %w, %t : tensor<4xi64>, tensor<4xi64>")
    assert "copy of 0 bytes" in bufferize(text.replace("4xi64", "0xi64"), "--explain-copies").stderr
    found = bufferize(text.replace("4xi64", "?xi64"), "--explain-copies").stderr
    assert "copy of unknown size (tensor<?xi64>)" in found
    assert "makes 1 copy (of unknown size or number)" in found


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


WHILE = """func.func @f(%t: tensor<4xf32>, %v: f32, %i: index, %n: index) -> (tensor<4xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.while (%k = %c0, %x = %t) : (index, tensor<4xf32>) -> (index, tensor<4xf32>) {
    %c = arith.cmpi slt, %k, %n : index
    scf.condition(%c) %k, %x : index, tensor<4xf32>
  } do {
  ^bb0(%k: index, %x: tensor<4xf32>):
    %s = scf.for %j = %c0 to %n step %c1 iter_args(%y = %x) -> tensor<4xf32> {
      %w = tensor.insert %v into %y[%i] : tensor<4xf32>
      scf.yield %w : tensor<4xf32>
    }
    %k1 = arith.addi %k, %c1 : index
    scf.yield %k1, %s : index, tensor<4xf32>
  }
  %e = tensor.extract %t[%i] : tensor<4xf32>
  return %r#1, %e : tensor<4xf32>, f32
}
"""


def test_the_write_inside_of_loops() -> None:
    found = bufferize(WHILE, "--explain-copies").stderr
    assert "4:10: note: conflicting write: operand 1 of 'scf.while'" in found
    assert "10:12: note: inside it: operand 1 of 'tensor.insert'" in found


NEXT = """func.func @f(%t: tensor<4xf32>, %v: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %w = tensor.insert %v into %t[%i] : tensor<4xf32>
    %e = tensor.extract %w[%c0] : tensor<4xf32>
    vector.print %e : f32
  }
  return
}
"""


def test_reads_of_the_next_iteration() -> None:
    found = bufferize(NEXT, "--explain-copies").stderr
    assert "would overwrite what operand 1 of 'tensor.insert' reads in the next iteration" in found
    assert "suggestion: pass the tensor on from iteration to iteration" in found
