"""What JAX exports computes what XLA computes."""

from __future__ import annotations

import pytest

from tests.conversion.stablehlo import jax_functions, jax_programs

pytest.importorskip("jax", reason="the package jax is not installed")
PROGRAMS = jax_programs.programs() | jax_functions.functions()


@pytest.mark.parametrize("name", PROGRAMS)
def test_same_results_as_xla(name: str) -> None:
    program = PROGRAMS[name]
    assert jax_programs.largest_error(program) <= program.tolerance
