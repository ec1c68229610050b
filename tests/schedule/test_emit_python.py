"""``lamina schedule --emit=py``: the Python that it writes records the script that it was written from."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

import lamina
from lamina.dialects.transform.ops import NamedSequenceOp
from tests.mlir_test import run_tool

EXAMPLES = Path(__file__).parents[2] / "examples"
SCRIPTS = sorted([*EXAMPLES.glob("kernels/*.mlir"), *EXAMPLES.glob("chapter_h/*.mlir")])


def sequences(module: lamina.Operation) -> list[str]:
    # Whether an argument is said to be read or consumed may be left open.
    found = []
    for one in module.walk(NamedSequenceOp):
        one.properties.pop("arg_attrs", None)
        found.append(str(one))
    return found


def round_trip(source: Path, program: Path) -> None:
    module = lamina.parse(source)
    s = lamina.schedule.on(lamina.parse(source))
    runpy.run_path(str(program))["schedule"](s)
    assert sequences(lamina.parse(s.script())) == sequences(module)


@pytest.mark.parametrize("source", SCRIPTS, ids=[path.stem for path in SCRIPTS])
def test_scripts_of_examples(source: Path, tmp_path: Path) -> None:
    program = tmp_path / "schedule.py"
    made = run_tool(["schedule", str(source), "--emit=py", "-o", str(program)])
    assert made.exit_code == 0, made.stderr
    round_trip(source, program)


ODD = """
module attributes {transform.with_named_sequence} {
  func.func @f(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xf32> {
    %0 = linalg.exp ins(%x : tensor<64xf32>) outs(%y : tensor<64xf32>) -> tensor<64xf32>
    return %0 : tensor<64xf32>
  }
  transform.named_sequence @is_exp(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %op ["linalg.exp"] : !transform.any_op
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @mark(%op: !transform.any_op {transform.readonly}) {
    transform.annotate %op "marked" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    %all = transform.foreach_match in %root @is_exp -> @mark : (!transform.any_op) -> !transform.any_op
    %exp = transform.structured.match ops{["linalg.exp"]} in %all : (!transform.any_op) -> !transform.any_op
    %size = transform.tune.knob<"tile size"> = 16 from options = [8, 16] -> !transform.any_param
    %tile, %loop = transform.structured.tile_using_for %exp tile_sizes [%size]
      : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
    transform.foreach %tile : !transform.any_op {
    ^bb0(%one: !transform.any_op):
      %value = transform.param.constant "text" -> !transform.any_param
      transform.annotate %one "noted" = %value : !transform.any_op, !transform.any_param
    }
    %typed = transform.cast %loop : !transform.any_op to !transform.op<"scf.for">
    %result = transform.get_result %tile[0] : (!transform.any_op) -> !transform.any_value
    transform.loop.unroll %typed {factor = 2} : !transform.op<"scf.for">
    transform.yield
  }
}
"""


def test_regions_sequences_and_types(tmp_path: Path) -> None:
    source, program = tmp_path / "odd.mlir", tmp_path / "schedule.py"
    source.write_text(ODD)
    assert run_tool(["schedule", str(source), "--emit=py", "-o", str(program)]).exit_code == 0
    text = program.read_text()
    assert "tile_size = s.knob('tile size', [8, 16], selected=16)" in text
    assert "tile, (loop,) = exp.tile(tile_size)" in text
    round_trip(source, program)


def test_automatic_scripts(tmp_path: Path) -> None:
    source, program = tmp_path / "product.mlir", tmp_path / "schedule.py"
    source.write_text("""
      func.func @f(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
        %0 = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%c : tensor<64x64xf32>)
          -> tensor<64x64xf32>
        return %0 : tensor<64x64xf32>
      }""")
    assert run_tool(["schedule", str(source), "--cpu=haswell", "--emit=py", "-o", str(program)]).exit_code == 0
    s = lamina.schedule.on(source)
    runpy.run_path(str(program))["schedule"](s)
    script = lamina.schedule.schedule(lamina.parse(source), lamina.schedule.target_named("haswell"))
    holder = lamina.parse(f"module attributes {{transform.with_named_sequence}} {{\n{script}\n}}")
    assert sequences(lamina.parse(s.script())) == sequences(holder)
