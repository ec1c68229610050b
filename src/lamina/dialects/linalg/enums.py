"""Enumerations of the linalg dialect: members with their value and spelling."""

from __future__ import annotations

from lamina.define import IntegerEnum, integer_enum_attribute


class UnaryFn(IntegerEnum):
    EXP = 0, "exp"
    LOG = 1, "log"
    ABS = 2, "abs"
    CEIL = 3, "ceil"
    FLOOR = 4, "floor"
    NEGF = 5, "negf"
    RECIPROCAL = 6, "reciprocal"
    ROUND = 7, "round"
    SQRT = 8, "sqrt"
    RSQRT = 9, "rsqrt"
    SQUARE = 10, "square"
    TANH = 11, "tanh"
    ERF = 12, "erf"


class BinaryFn(IntegerEnum):
    ADD = 0, "add"
    SUB = 1, "sub"
    MUL = 2, "mul"
    DIV = 3, "div"
    DIV_UNSIGNED = 4, "div_unsigned"
    MAX_SIGNED = 5, "max_signed"
    MIN_SIGNED = 6, "min_signed"
    MAX_UNSIGNED = 7, "max_unsigned"
    MIN_UNSIGNED = 8, "min_unsigned"
    POWF = 9, "powf"


class TernaryFn(IntegerEnum):
    SELECT = 0, "select"


class ElementwiseKind(IntegerEnum):
    EXP = 0, "exp"
    LOG = 1, "log"
    ABS = 2, "abs"
    CEIL = 3, "ceil"
    FLOOR = 4, "floor"
    NEGF = 5, "negf"
    RECIPROCAL = 6, "reciprocal"
    ROUND = 7, "round"
    SQRT = 8, "sqrt"
    RSQRT = 9, "rsqrt"
    SQUARE = 10, "square"
    TANH = 11, "tanh"
    ERF = 12, "erf"
    ADD = 13, "add"
    SUB = 14, "sub"
    MUL = 15, "mul"
    DIV = 16, "div"
    DIV_UNSIGNED = 17, "div_unsigned"
    MAX_SIGNED = 18, "max_signed"
    MIN_SIGNED = 19, "min_signed"
    MAX_UNSIGNED = 20, "max_unsigned"
    MIN_UNSIGNED = 21, "min_unsigned"
    POWF = 22, "powf"
    SELECT = 23, "select"


class TypeFn(IntegerEnum):
    CAST_SIGNED = 0, "cast_signed"
    CAST_UNSIGNED = 1, "cast_unsigned"


class WinogradConv2DFmr(IntegerEnum):
    F_2_3 = 0, "F_2_3"
    F_4_3 = 1, "F_4_3"
    F_2_5 = 2, "F_2_5"

    @property
    def sizes(self) -> tuple[int, int]:
        """The sizes of the tile of the output, m, and of the filter, r."""
        tile, taps = self.spelling.removeprefix("F_").split("_")
        return int(tile), int(taps)


class IteratorType(IntegerEnum):
    PARALLEL = 0, "parallel"
    REDUCTION = 1, "reduction"


WinogradConv2DFmrAttr = integer_enum_attribute(WinogradConv2DFmr, 32)
