"""What operations say of themselves: docstrings, and the statements of linalg's named operations."""

from __future__ import annotations

import pytest

from lamina.ir.dialect import load_dialect, lookup_operation
from lamina.pdll.ods import operation_of_dialect

DOCUMENTED = "affine arith bufferization cf complex func index linalg math memref quant scf tensor ub vector".split()


@pytest.mark.parametrize("name", DOCUMENTED)
def test_all_operations_are_documented(name: str) -> None:
    dialect = load_dialect(name)
    assert dialect is not None
    silent = [op for op in dialect.operations.names() if not lookup_operation(op).documentation()]
    assert not silent


@pytest.mark.parametrize(
    ("name", "statement"),
    [
        ("linalg.exp", "`out = exp(in)`"),
        ("linalg.sub", "`out = in0 - in1`"),
        ("linalg.vecmat", "`out[d0] += in0[d1] * in1[d1, d0]`"),
        ("linalg.quantized_matmul", "`out[d0, d1] += (in0[d0, d2] - in2) * (in1[d2, d1] - in3)`"),
        ("linalg.conv_1d_nwc_wcf", "`out[d0, d1, d2] += in0[d0, d1 * s0 + d3 * t0, d4] * in1[d3, d4, d2]`"),
        ("linalg.pooling_ncw_max", "`out[d0, d1, d2] = max_signed(out[d0, d1, d2], in0[d0, d1, d2 * s0 + d3 * t0])`"),
    ],
)
def test_named_operations_say_what_they_compute(name: str, statement: str) -> None:
    assert lookup_operation(name).documentation() == statement


def test_editors_show_a_summary_of_one_line() -> None:
    known = operation_of_dialect("scf.for")
    assert known is not None
    assert known.summary == "A loop from a lower bound to an upper one, exclusive, by a positive step."
    assert "carried from one iteration to the next" in known.description
