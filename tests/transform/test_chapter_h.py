"""The schedules of examples/chapter_h: results against NumPy, code against what the schedules promise, the payload
against mlir-opt."""

from __future__ import annotations

import functools
import re
import runpy
from pathlib import Path

import numpy as np
import pytest

import lamina
from tests import oracle
from tests.mlir_test import run_tool

FOLDER = Path(__file__).parents[2] / "examples" / "chapter_h"
SCHEDULES = sorted(path.stem for path in FOLDER.glob("*.mlir"))
# A CPU with 32 registers of 16 lanes, so that the code does not depend on the machine at hand.
WIDE = "x86-64-v4"
IN_INNER_LOOP = re.compile(r"v(fmadd\d+|mov[au])ps|vbroadcastss|(add|sub|inc|dec|cmp|lea)q?|j\w+")


@functools.cache
def expected() -> np.ndarray:
    return runpy.run_path(str(FOLDER / "conv.py"))["conv"](*arrays())  # type: ignore[no-any-return]


def arrays() -> list[np.ndarray]:
    generator = np.random.default_rng(1)
    shapes = [(5, 82, 102, 128), (128, 3, 3, 128), (128,), (5, 80, 100, 128)]
    return [generator.random(shape, dtype=np.float32) - np.float32(0.5) for shape in shapes]


def test_all_five_are_there() -> None:
    assert [name[0] for name in SCHEDULES] == ["a", "b", "c", "d", "e"]


@pytest.mark.parametrize("parallel", [False, True])
@pytest.mark.parametrize("name", SCHEDULES)
def test_results(name: str, parallel: bool) -> None:
    given = arrays()
    compiled = lamina.compile((FOLDER / f"{name}.mlir").read_text(), parallel=parallel)
    compiled.conv(*given)
    assert np.abs(given[3] - expected()).max() / np.abs(expected()).max() < 1e-5


def inner_loop(assembly: str) -> list[str]:
    """The instructions of the innermost loop with the most multiply-adds."""
    lines = [line.strip() for line in assembly.splitlines()]
    labels = {line[:-1]: number for number, line in enumerate(lines) if re.fullmatch(r"\.L\w+:", line)}
    loops = []
    for number, line in enumerate(lines):
        jump = re.match(r"j\w+\s+(\.L\w+)", line)
        if jump and labels.get(jump[1], number) < number:
            body = lines[labels[jump[1]] + 1 : number + 1]
            if not any(inner.endswith(":") for inner in body):
                loops.append([inner for inner in body if inner and not inner.startswith((".", "#"))])
    return max(loops, key=lambda body: sum("vfmadd" in inner for inner in body))


@pytest.mark.parametrize("name", SCHEDULES)
def test_inner_loop_stays_in_registers(name: str) -> None:
    compiled = lamina.compile((FOLDER / f"{name}.mlir").read_text(), cpu=WIDE)
    body = inner_loop(compiled.assembly())
    multiply_adds = [line for line in body if "vfmadd" in line]
    assert multiply_adds and len(multiply_adds) % 20 == 0
    accumulators = {line.rsplit("%", 1)[1] for line in multiply_adds}
    assert len(accumulators) == 20
    assert not [line for line in body if "%rsp" in line]
    assert not [line for line in body if not IN_INNER_LOOP.match(line)]


@pytest.mark.parametrize("name", [name for name in SCHEDULES if name[0] != "e"])
def test_no_temporary_buffer(name: str) -> None:
    outcome = run_tool(["opt", "--transform-interpreter", str(FOLDER / f"{name}.mlir")])
    function = outcome.stdout.partition("transform.named_sequence")[0]
    assert "func.func @conv" in function
    allocations = re.findall(r"memref\.alloca?\(\).*: (memref<\S+>)", function)
    # The packed panel of the filter is no temporary of the result.
    assert allocations == (["memref<3x3x128x64xf32>"] if name.startswith("d") else [])


@pytest.mark.parametrize("name", [name for name in SCHEDULES if name[0] in "cde"])
def test_payload_is_that_of_mlir_opt(name: str) -> None:
    """In (a) and (b) lamina folds the slices of the input one step further than mlir-opt."""
    path = FOLDER / f"{name}.mlir"
    ours = run_tool(["opt", "--transform-interpreter", str(path)])
    theirs = oracle.mlir_opt(path.read_text(), "--transform-interpreter")
    assert ours.stdout.rstrip() == theirs.stdout.rstrip()


def test_payload_of_pattern_sets() -> None:
    """(e) against mlir-opt's stored output, for machines without mlir-opt."""
    ours = run_tool(["opt", "--transform-interpreter", str(FOLDER / "e_pattern_sets.mlir")]).stdout
    expected = (Path(__file__).parent / "test_chapter_h.pattern_sets.expected").read_text()
    assert ours.partition("transform.named_sequence")[0] == expected


# ---- What the chapter states about the program and its steps


def algorithm() -> str:
    """The functions without their schedule."""
    module = lamina.parse((FOLDER / "e_pattern_sets.mlir").read_text())
    (function,) = [operation for operation in module.walk() if operation.name == "func.func"]
    return str(function)


def test_structured_operations_are_one_loop_nest_each() -> None:
    """Fully distributed: bias (4 loops), convolution (7) and ReLU (4), one after the other."""
    module = lamina.parse(algorithm())
    lamina.run_pipeline(
        module,
        "builtin.module(func.func(linalg-generalize-named-ops),empty-tensor-to-alloc-tensor,"
        "one-shot-bufferize{bufferize-function-boundaries=1},func.func(convert-linalg-to-loops))",
    )
    stores = [operation for operation in module.walk() if operation.name == "memref.store"]
    depths = [sum(1 for outer in store.ancestors if outer.name == "scf.for") for store in stores]
    assert depths == [4, 7, 4]


def test_deallocation_pipeline_from_a_script() -> None:
    """Named pipelines run from a script, on functions only."""
    script = """
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%module: !transform.any_op {transform.consumed}) {
  %b = transform.bufferization.one_shot_bufferize %module
    {bufferize_function_boundaries = true, function_boundary_type_conversion = 1 : i32}
    : (!transform.any_op) -> !transform.any_op
  %f = transform.structured.match ops{["func.func"]} in %b : (!transform.any_op) -> !transform.any_op
  transform.apply_registered_pass "buffer-deallocation-pipeline" to %f
    : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}"""
    outcome = run_tool(["opt", "--transform-interpreter", "-"], stdin=algorithm() + script)
    function = outcome.stdout.partition("transform.named_sequence")[0]
    assert function.count("memref.dealloc") == function.count("memref.alloc(") > 0


def test_reduction_tiling_gives_loop_fill_and_combiner() -> None:
    """Tiling by one leaves the whole reduction to the loops; the combiner adds the result to the initial value."""
    text = run_tool(["opt", "--transform-interpreter", str(FOLDER / "e_pattern_sets.mlir")]).stdout
    function = text.partition("transform.named_sequence")[0]
    assert function.count("scf.forall") == 2
    # Three loops of the reduction around one product, and one addition without a product behind them.
    assert function.count("arith.mulf") == 1 and function.count("arith.addf") == 2
