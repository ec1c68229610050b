"""The analysis takes time in proportion to the size of a function, and decides as a comparison of all pairs would."""

from __future__ import annotations

import importlib.util
import time
from pathlib import Path
from types import ModuleType

import pytest

import lamina
from lamina.dialects.bufferization.one_shot import analyze_and_insert_copies
from lamina.interfaces.bufferizable import BufferizationOptions
from tests import oracle
from tests.dialects.bufferization.random_programs import Program

BENCHMARK = Path(__file__).parents[3] / "benchmarks" / "bufferize.py"


def benchmark() -> ModuleType:
    spec = importlib.util.spec_from_file_location("bufferize_benchmark", BENCHMARK)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["chain", "slices", "loops", "conflicts"])
def test_a_few_thousand_operations(name: str) -> None:
    """A cost that grew with the square of the size would take minutes here. mlir-opt's grows with its cube."""
    text = benchmark().PROGRAMS[name](3_000)
    start = time.process_time()
    lamina.run_pipeline(lamina.parse(text), "builtin.module(one-shot-bufferize{bufferize-function-boundaries=1})")
    assert time.process_time() - start < 20


ROW = "tensor<8xf32>"
CHAINS = {
    "casts": f"%w{{at}} = tensor.cast %v{{at}} : {ROW} to tensor<?xf32>\n"
    f"%v{{next}} = tensor.cast %w{{at}} : tensor<?xf32> to {ROW}",
    "selects": f"%v{{next}} = arith.select %c, %v{{at}}, %v0 : {ROW}",
    "branches": f"%v{{next}} = scf.if %c -> {ROW} {{{{\nscf.yield %v{{at}} : {ROW}\n"
    f"}}}} else {{{{\nscf.yield %v0 : {ROW}\n}}}}",
    "slices": f"%s{{at}} = tensor.extract_slice %v{{at}}[%i] [4] [1] : {ROW} to tensor<4xf32>\n"
    f"%f{{at}} = linalg.fill ins(%f : f32) outs(%s{{at}} : tensor<4xf32>) -> tensor<4xf32>\n"
    f"%v{{next}} = tensor.insert_slice %f{{at}} into %v{{at}}[%i] [4] [1] : tensor<4xf32> into {ROW}",
}


@pytest.mark.parametrize("option", ["", " copy-before-write=1"])
@pytest.mark.parametrize("name", CHAINS)
def test_long_chains_of_aliases(name: str, option: str) -> None:
    """Long chains of aliases are not followed again for each value, nor recursively."""
    length = 1_500
    lines = [CHAINS[name].format(at=at, next=at + 1) for at in range(length)]
    head = f"func.func @f(%v0: {ROW}, %c: i1, %i: index, %f: f32) -> {ROW} {{"
    text = "\n".join([head, *lines, f"return %v{length} : {ROW} }}"])
    start = time.process_time()
    pipeline = f"builtin.module(one-shot-bufferize{{bufferize-function-boundaries=1{option}}})"
    lamina.run_pipeline(lamina.parse(text), pipeline)
    assert time.process_time() - start < 4


def test_nested_loops() -> None:
    """Each loop queries the types of the enclosing loop more than once."""
    depth, row = 30, "tensor<8xf32>"
    lines = [f"func.func @f(%v0: {row}, %f: f32, %i: index) -> {row} {{\n%one = arith.constant 1 : index"]
    for at in range(depth):
        carried = f"iter_args(%v{at + 1} = %v{at}) -> ({row})"
        lines.append(f"%r{at} = scf.for %j{at} = %one to %i step %one {carried} {{")
    lines.append(f"%r{depth} = tensor.insert %f into %v{depth}[%i] : {row}")
    lines += [f"scf.yield %r{at + 1} : {row} }}" for at in reversed(range(depth))]
    lines.append(f"return %r0 : {row} }}")
    lamina.run_pipeline(
        lamina.parse("\n".join(lines)), "builtin.module(one-shot-bufferize{bufferize-function-boundaries=1})"
    )


def analyzed(text: str, **more: bool) -> list[str]:
    module = lamina.parse(text)
    options = BufferizationOptions(
        bufferize_function_boundaries=True, allow_return_allocs_from_loops=True, test_analysis_only=True, **more
    )
    analyze_and_insert_copies(module, options)
    return [
        str(operation.attributes["__inplace_operands_attr__"])
        for operation in module.walk()
        if "__inplace_operands_attr__" in operation.attributes
    ]


@pytest.mark.parametrize("seed", range(12))
def test_decisions_are_those_of_all_pairs(seed: int) -> None:
    """With print_conflicts all reads are compared with all writes."""
    text = Program(seed).text()
    assert analyzed(text) == analyzed(text, print_conflicts=True)


BOUNDARIES = "bufferize-function-boundaries allow-return-allocs-from-loops"


@oracle.requires_oracle
@pytest.mark.parametrize(
    "options",
    [
        BOUNDARIES,
        f"{BOUNDARIES} test-analysis-only dump-alias-sets",
        # Not copy-before-write: with calls, as here, mlir-opt crashes or does not end. test_one_shot.py compares it.
        f"{BOUNDARIES} analysis-heuristic=top-down",
        f"{BOUNDARIES} analysis-heuristic=bottom-up-from-terminators",
        f"{BOUNDARIES} function-boundary-type-conversion=identity-layout-map "
        "unknown-type-conversion=identity-layout-map",
        f"{BOUNDARIES} no-analysis-func-filter=main,pick check-parallel-regions=0",
    ],
)
def test_random_programs_like_mlir(options: str) -> None:
    from tests.test_comparisons import difference

    texts = [Program(seed).text() for seed in range(6)]
    found = []
    for text, expected in zip(texts, oracle.mlir_opt_many(texts, f"--one-shot-bufferize={options}"), strict=True):
        found += difference(text, [f"--one-shot-bufferize={options} as-mlir"], expected)
    assert not found, found[0]
