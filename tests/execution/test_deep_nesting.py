"""Modules that nest deeply."""

from __future__ import annotations

import pytest

import lamina
from lamina.execution.compile import lower
from lamina.ir.operation import Operation


class _Reached(Exception):
    """The default pipeline began."""


def _stop(step: object, operation: Operation) -> None:
    raise _Reached


def test_the_checks_at_entry_follow_hundreds_of_nested_loops() -> None:
    depth = 500
    loops = "".join(f"scf.for %i{n} = %c0 to %c1 step %c1 {{\n" for n in range(depth))
    module = lamina.parse(f"""
        func.func @f(%m: memref<4xf32>, %x: f32) {{
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          {loops}
          memref.store %x, %m[%c0] : memref<4xf32>
          {"}" * depth}
          return
        }}""")
    with pytest.raises(_Reached):
        lower(module, schedule="none", before_step=_stop)
