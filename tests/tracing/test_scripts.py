"""Steps of transform scripts in a trace."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import lamina
from lamina.tracing.reading import ReadTrace, read_trace
from lamina.transform.run import apply_own_script
from tests.mlir_test import run_tool
from tests.tracing.recorded import code, recorded

SCRIPT = """\
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<64x32xf32>, %b: tensor<32x48xf32>, %c: tensor<64x48xf32>) -> tensor<64x48xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<64x32xf32>, tensor<32x48xf32>)
                       outs(%c : tensor<64x48xf32>) -> tensor<64x48xf32>
    return %0 : tensor<64x48xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %product = transform.structured.match ops{["linalg.matmul"]} in %root
      : (!transform.any_op) -> !transform.any_op
    // Sixteen rows, then eight columns.
    %tile, %rows = transform.structured.tile_using_for %product tile_sizes [16]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %small, %columns = transform.structured.tile_using_for %tile tile_sizes [0, 8]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %none = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.annotate %none "<seen> & </script>" : !transform.any_op
    LAST
    transform.yield
  }
}
"""
FAILING = """transform.structured.tile_using_for %small tile_sizes [1, 1, 1, 1] : (!transform.any_op) ->
    (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)"""


def trace_of(tmp_path: Path, last: str = "") -> ReadTrace:
    source, page = tmp_path / "schedule.mlir", tmp_path / "trace.html"
    source.write_text(SCRIPT.replace("LAST", last))
    outcome = run_tool(["opt", "--transform-interpreter", "--trace-html", str(page), str(source)])
    assert outcome.exit_code == int(bool(last)), outcome.stderr
    return read_trace(page)


def steps_of(trace: ReadTrace) -> list[dict[str, Any]]:
    return [step for step in trace.steps if step["kind"] == "transform"]


def test_steps_are_inside_the_pass(tmp_path: Path) -> None:
    trace = trace_of(tmp_path)
    assert [(step["kind"], step["depth"]) for step in trace.steps] == [
        ("input", 0), ("pass", 0), *[("transform", 1)] * 5,
    ]  # fmt: skip
    steps = steps_of(trace)
    assert [step["line"] for step in steps] == [8, 11, 13, 15, 16]
    assert [step["end"] for step in steps] == [9, 12, 14, 15, 16]
    assert [step["outcome"] for step in steps] == ["ok", "ok", "ok", "nothing", "nothing"]
    assert [message[0] for message in steps[4]["messages"]][:2] == ["warning", "note"]


def test_steps_have_rewrites(tmp_path: Path) -> None:
    trace = trace_of(tmp_path)
    tiling = steps_of(trace)[1]
    first, last = tiling["rewrites"]
    made = [
        str(after) for one in trace.rewrites()[first:last] for _, before, after in one["touched"] if before is None
    ]
    assert any("scf.for" in text for text in made)
    assert {one["rule"] for one in trace.rewrites()[first:last]} == {"structured.tile_using_for"}
    assert tiling["place"].startswith("lamina/transform/tiling.py:")


def test_handles_name_operations(tmp_path: Path) -> None:
    trace = trace_of(tmp_path)
    tiling = steps_of(trace)[2]
    assert [one["name"] for one in tiling["inputs"] + tiling["outputs"]] == ["%tile", "%small", "%columns"]
    columns = trace.numbers("op0")[0]
    names = [trace.meta["names"][columns[one["ops"][0]]] for one in tiling["inputs"] + tiling["outputs"]]
    assert names == ["linalg.matmul", "linalg.matmul", "scf.for"]


def test_each_step_changes_what_it_changed(tmp_path: Path) -> None:
    trace = trace_of(tmp_path)
    assert [bool(step["changed"]) for step in steps_of(trace)] == [False, True, True, False, False]
    loops = [sum("scf.for" in line for line in code(trace, number)["@f"]) for number in range(len(trace.steps))]
    # The pass as a whole ends with both.
    assert loops == [0, 2, 0, 1, 2, 2, 2]


def test_loops_that_did_not_change_keep_their_lines(tmp_path: Path) -> None:
    trace = trace_of(tmp_path)
    first, second = code(trace, 3)["@f"], code(trace, 4)["@f"]
    assert [line for line in first if "scf.for" in line] == [line for line in second if "scf.for" in line][:1]


def test_a_failed_step(tmp_path: Path) -> None:
    step = steps_of(trace_of(tmp_path, FAILING))[-1]
    assert step["failed"] and step["outcome"] == "failed" and "too many tiles" in step["messages"][0][1]


def test_a_script_built_by_a_program_is_printed() -> None:
    module = lamina.parse(lamina.parse(SCRIPT.replace("LAST", "")).to_text(generic=True))
    for operation in module.walk():
        operation.location = lamina.ir.location.UnknownLoc()
    with recorded() as found:
        assert apply_own_script(module)
    trace = found.trace
    lines = trace.meta["sections"][0]["lines"]
    spelled = [lines[step["line"] - 1].split("transform.")[1].split()[0] for step in steps_of(trace)]
    assert spelled == [step["name"] for step in steps_of(trace)]


def test_pieces_of_a_split_file_come_one_after_the_other(tmp_path: Path) -> None:
    source, page = tmp_path / "two.mlir", tmp_path / "trace.html"
    text = SCRIPT.replace("LAST", "")
    source.write_text(f"{text}// -----\n{text}")
    outcome = run_tool(["opt", "--split-input-file", "--transform-interpreter", f"--trace-html={page}", str(source)])
    assert outcome.exit_code == 0
    trace = read_trace(page)
    sections = trace.meta["sections"]
    assert len(steps_of(trace)) == 10 and len(sections) == 2
    assert sections[1]["first"] == sections[0]["first"] + text.count("\n") + 1


def test_the_table_goes_with_the_page(tmp_path: Path) -> None:
    source, page = tmp_path / "schedule.mlir", tmp_path / "trace.html"
    source.write_text(SCRIPT.replace("LAST", ""))
    flags = ["--transform-interpreter", "--trace-schedule", f"--trace-html={page}"]
    outcome = run_tool(["opt", *flags, str(source)])
    assert "structured.tile_using_for" in outcome.stderr and len(steps_of(read_trace(page))) == 5


@pytest.mark.parametrize("command", ["opt --transform-interpreter", "run"])
@pytest.mark.parametrize("path", ["missing/trace.html", ""])
def test_a_bad_path_is_an_error(tmp_path: Path, command: str, path: str) -> None:
    source = tmp_path / "schedule.mlir"
    source.write_text(SCRIPT.replace("LAST", ""))
    outcome = run_tool([*command.split(), f"--trace-html={tmp_path / path}", str(source)])
    assert outcome.exit_code == 1 and f"cannot open output file '{tmp_path / path}': " in outcome.stderr
    assert sorted(one.name for one in tmp_path.iterdir()) == ["schedule.mlir"]
