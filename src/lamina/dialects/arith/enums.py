"""Enumerations of the arith dialect: members with their value and spelling."""

from __future__ import annotations

from enum import nonmember
from typing import TYPE_CHECKING

from lamina.define import BitEnum, IntegerEnum, integer_enum_attribute

if TYPE_CHECKING:
    from lamina.dialects.arith.ops import TruncFOp
    pass


class CmpFPredicate(IntegerEnum):
    ALWAYS_FALSE = 0, "false"
    OEQ = 1, "oeq"
    OGT = 2, "ogt"
    OGE = 3, "oge"
    OLT = 4, "olt"
    OLE = 5, "ole"
    ONE = 6, "one"
    ORD = 7, "ord"
    UEQ = 8, "ueq"
    UGT = 9, "ugt"
    UGE = 10, "uge"
    ULT = 11, "ult"
    ULE = 12, "ule"
    UNE = 13, "une"
    UNO = 14, "uno"
    ALWAYS_TRUE = 15, "true"


class CmpIPredicate(IntegerEnum):
    EQ = 0, "eq"
    NE = 1, "ne"
    SLT = 2, "slt"
    SLE = 3, "sle"
    SGT = 4, "sgt"
    SGE = 5, "sge"
    ULT = 6, "ult"
    ULE = 7, "ule"
    UGT = 8, "ugt"
    UGE = 9, "uge"


class AtomicRMWKind(IntegerEnum):
    ADDF = 0, "addf"
    ADDI = 1, "addi"
    ANDI = 2, "andi"
    ASSIGN = 3, "assign"
    MAXIMUMF = 4, "maximumf"
    MAXNUMF = 5, "maxnumf"
    MAXS = 6, "maxs"
    MAXU = 7, "maxu"
    MINIMUMF = 8, "minimumf"
    MINNUMF = 9, "minnumf"
    MINS = 10, "mins"
    MINU = 11, "minu"
    MULF = 12, "mulf"
    MULI = 13, "muli"
    ORI = 14, "ori"
    XORI = 15, "xori"


class FastMathFlags(BitEnum):
    separator = nonmember(",")
    NONE = 0, "none"
    REASSOC = 1, "reassoc"
    NNAN = 2, "nnan"
    NINF = 4, "ninf"
    NSZ = 8, "nsz"
    ARCP = 16, "arcp"
    CONTRACT = 32, "contract"
    AFN = 64, "afn"
    FAST = 127, "fast"


class IntegerOverflowFlags(BitEnum):
    NONE = 0, "none"
    NSW = 1, "nsw"
    NUW = 2, "nuw"


class RoundingMode(IntegerEnum):
    TO_NEAREST_EVEN = 0, "to_nearest_even"
    DOWNWARD = 1, "downward"
    UPWARD = 2, "upward"
    TOWARD_ZERO = 3, "toward_zero"
    TO_NEAREST_AWAY = 4, "to_nearest_away"


CmpFPredicateAttr = integer_enum_attribute(CmpFPredicate, 64)
CmpIPredicateAttr = integer_enum_attribute(CmpIPredicate, 64)
AtomicRMWKindAttr = integer_enum_attribute(AtomicRMWKind, 64)
RoundingModeAttr = integer_enum_attribute(RoundingMode, 32, "Floating point rounding mode")


def rounding_mode(op: TruncFOp) -> str:
    """Returns the rounding mode of a cast; to nearest even by default."""
    mode = op.roundingmode
    return RoundingMode.TO_NEAREST_EVEN.spelling if mode is None else mode.spelling
