"""Enumerations of bits."""

from __future__ import annotations

from lamina.dialects.arith.enums import FastMathFlags


def test_bits_of_a_group_can_be_taken_away() -> None:
    rest = FastMathFlags.FAST.without(FastMathFlags.NNAN | FastMathFlags.NINF)
    assert rest.spelling == "reassoc,nsz,arcp,contract,afn"
    assert FastMathFlags.NNAN.without(FastMathFlags.NINF) == FastMathFlags.NNAN
    assert FastMathFlags.NNAN.without(FastMathFlags.FAST).spelling == "none"
