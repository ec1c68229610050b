"""What JAX exports computes what XLA computes."""

from __future__ import annotations

import pytest

from tests.conversion.stablehlo import jax_functions, jax_programs

pytest.importorskip("jax", reason="the package jax is not installed")
# XLA compiles each program anew; `python -m tests.conversion.stablehlo.jax_functions` runs all functions.
PROGRAMS = jax_programs.programs() | dict(list(jax_functions.functions().items())[::4])


@pytest.mark.parametrize("name", PROGRAMS)
def test_same_results_as_xla(name: str) -> None:
    program = PROGRAMS[name]
    assert jax_programs.largest_error(program) <= program.tolerance
