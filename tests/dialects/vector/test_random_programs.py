"""Random vector programs: canonicalized as mlir-opt does, and run with the results that NumPy has."""

from __future__ import annotations

import difflib

import numpy as np
import pytest

import lamina
from tests import oracle
from tests.dialects.vector.random_programs import Program


def test_canonicalized_text_is_that_of_mlir_opt() -> None:
    programs = [Program(seed, 12) for seed in range(1000, 1060)]
    texts = [program.text() for program in programs]
    for text, theirs in zip(texts, oracle.mlir_opt_many(texts, "--canonicalize"), strict=True):
        assert theirs.ok, theirs.explain()
        module = lamina.parse(text)
        lamina.run_pipeline(module, "builtin.module(canonicalize)")
        ours, expected = str(module).strip().splitlines(), theirs.stdout.strip().splitlines()
        if ours != expected:
            pytest.fail(text + "\n".join(difflib.unified_diff(expected, ours, "mlir-opt", "lamina", lineterm="")))


@pytest.mark.parametrize("before", ["", "canonicalize,cse"])
@pytest.mark.parametrize("seed", range(8))
def test_results_are_those_of_numpy(seed: int, before: str) -> None:
    program = Program(seed, 14)
    module = lamina.parse(program.text())
    if before:
        lamina.run_pipeline(module, f"builtin.module({before})")
    found = [np.zeros(value.shape, np.float32) for _, value in program.outputs()]
    lamina.compile(module).f(*found, 0)
    for array, (name, value) in zip(found, program.outputs(), strict=True):
        np.testing.assert_allclose(array, value, rtol=1e-4, atol=1e-3, err_msg=f"{name} of\n{program.text()}")
