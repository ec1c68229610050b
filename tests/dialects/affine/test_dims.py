"""Dims through chains of affine maps."""

from __future__ import annotations

import pytest

import lamina
from lamina.ir.diagnostics import VerifyError

SUM = "affine.apply affine_map<(d, e) -> (d + e)>"


def chain(first: str, count: int) -> str:
    """A load at an index that doubles ``first`` again and again: the number of paths is exponential."""
    lines = [f"%0 = {SUM}({first}, %i)", *(f"%{at} = {SUM}(%{at - 1}, %{at - 1})" for at in range(1, count))]
    body = "\n".join([*lines, f"%x = affine.load %m[%{count - 1}] : memref<8xf32>"])
    return f"""func.func @f(%m: memref<8xf32>, %n: memref<8xindex>) {{
affine.for %i = 0 to 8 {{
%k = memref.load %n[%i] : memref<8xindex>
{body}
}}
return
}}"""


@pytest.mark.parametrize("count", [2, 5, 60])
def test_chains_of_maps_are_walked_once(count: int) -> None:
    lamina.parse(chain("%i", count))
    with pytest.raises(VerifyError, match="cannot be used as a dimension id"):
        lamina.parse(chain("%k", count))
