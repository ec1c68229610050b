"""Enumerations of bits."""

from __future__ import annotations

import pytest

from lamina.dialects.arith.enums import FastMathFlags
from lamina.dialects.llvm.attributes import IntegerOverflowFlagsAttr
from lamina.dialects.llvm.enums import IntegerOverflowFlags


def test_bits_of_a_group_can_be_taken_away() -> None:
    rest = FastMathFlags.FAST.without(FastMathFlags.NNAN | FastMathFlags.NINF)
    assert rest.spelling == "reassoc,nsz,arcp,contract,afn"
    assert FastMathFlags.NNAN.without(FastMathFlags.NINF) == FastMathFlags.NNAN
    assert FastMathFlags.NNAN.without(FastMathFlags.FAST).spelling == "none"


def test_bits_without_a_name_are_kept() -> None:
    flags = IntegerOverflowFlagsAttr(7)
    assert int(flags.value) == 7 and IntegerOverflowFlagsAttr(3).value == IntegerOverflowFlags(3)
    with pytest.raises(ValueError, match="IntegerOverflowFlags has no case 'wrap'"):
        IntegerOverflowFlagsAttr("wrap")
