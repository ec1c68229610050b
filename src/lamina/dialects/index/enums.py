"""Enumerations of the index dialect: members with their value and spelling."""

from __future__ import annotations

from lamina.define import IntegerEnum


class IndexCmpPredicate(IntegerEnum):
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
