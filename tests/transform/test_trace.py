"""``--trace-schedule``: what each step did."""

from __future__ import annotations

from pathlib import Path

from tests.mlir_test import run_tool

SCRIPT = """
module attributes {transform.with_named_sequence} {
  func.func @f(%m: memref<?xf32>, %x: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    scf.for %i = %c0 to %c8 step %c1 {
      memref.store %x, %m[%i] : memref<?xf32>
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %loops = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %loops : !transform.any_op {
    ^bb0(%loop: !transform.any_op):
      transform.loop.unroll %loop {factor = 2} : !transform.any_op
    }
    %none = transform.structured.match ops{["scf.while"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.annotate %none "seen" : !transform.any_op
    LAST
    transform.yield
  }
}
"""


def trace(tmp_path: Path, last: str = "") -> list[list[str]]:
    path = tmp_path / "script.mlir"
    path.write_text(SCRIPT.replace("LAST", last))
    outcome = run_tool(["opt", "--transform-interpreter", "--trace-schedule", str(path)])
    table = outcome.stderr[outcome.stderr.index("line  step") :]
    return [line.split() for line in table.splitlines()[1:]]


def test_each_step_is_a_line(tmp_path: Path) -> None:
    rows = trace(tmp_path)
    assert [row[1] for row in rows] == [
        "structured.match", "foreach", "loop.unroll", "structured.match", "annotate",
    ]
    assert [row[0] for row in rows] == ["13", "14", "16", "18", "19"]


def test_sizes_and_handles(tmp_path: Path) -> None:
    match, foreach, unroll, nothing, annotate = trace(tmp_path)
    assert match[2:5] == ["1", "->", "1"] and nothing[2:5] == ["1", "->", "0"]
    before, after = int(unroll[5]), int(unroll[7])
    # One more store, and the index it stores to.
    assert after > before and foreach[5:8] == unroll[5:8]
    assert annotate[-3:] == ["applied", "to", "nothing"]


def test_a_failed_step_says_so(tmp_path: Path) -> None:
    rows = trace(tmp_path, "transform.loop.unroll %root {factor = 2} : !transform.any_op")
    assert "failed:" in rows[-1] or "failed" in rows[-1]


FUSION = """
module attributes {transform.with_named_sequence} {
  func.func @f(%x: tensor<64xf32>, %c: index) -> tensor<64xf32> {
    %0 = tensor.generate %c {
    ^bb0(%i: index):
      %one = arith.constant 1.0 : f32
      tensor.yield %one : f32
    } : tensor<?xf32>
    %1 = tensor.cast %0 : tensor<?xf32> to tensor<64xf32>
    %2 = linalg.add ins(%x, %1 : tensor<64xf32>, tensor<64xf32>) outs(%x : tensor<64xf32>) -> tensor<64xf32>
    %3 = linalg.exp ins(%2 : tensor<64xf32>) outs(%x : tensor<64xf32>) -> tensor<64xf32>
    return %3 : tensor<64xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %exp = transform.structured.match ops{["linalg.NAME"]} in %root : (!transform.any_op) -> !transform.any_op
    %tiled, %loop = transform.structured.fuse %exp tile_sizes [8]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
"""


def test_producers_that_were_not_fused_are_named(tmp_path: Path) -> None:
    path = tmp_path / "script.mlir"
    path.write_text(FUSION.replace("NAME", "add"))
    outcome = run_tool(["opt", "--transform-interpreter", "--trace-schedule", str(path)])
    assert "'tensor.cast' was not fused: it does not implement TilingInterface" in outcome.stderr
    path.write_text(FUSION.replace("NAME", "exp"))
    outcome = run_tool(["opt", "--transform-interpreter", "--trace-schedule", str(path)])
    assert "'linalg.add' was not fused" not in outcome.stderr
