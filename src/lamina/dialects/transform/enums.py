"""Enumerations of the transform dialect: members with their value and spelling."""

from __future__ import annotations

from lamina.define import IntegerEnum, integer_enum_attribute


class FailurePropagationMode(IntegerEnum):
    PROPAGATE = 1, "propagate"
    SUPPRESS = 2, "suppress"


class MatchCmpIPredicate(IntegerEnum):
    EQ = 0, "eq"
    NE = 1, "ne"
    LT = 2, "lt"
    LE = 3, "le"
    GT = 4, "gt"
    GE = 5, "ge"


class MatchInterfaceEnum(IntegerEnum):
    LINALG_OP = 0, "LinalgOp"
    TILING_INTERFACE = 1, "TilingInterface"
    LOOP_LIKE_INTERFACE = 2, "LoopLikeInterface"


class TransposeMatmulInput(IntegerEnum):
    LHS = 0, "lhs"
    RHS = 1, "rhs"


FailurePropagationModeAttr = integer_enum_attribute(FailurePropagationMode, 32, "Silenceable error propagation policy")
MatchCmpIPredicateAttr = integer_enum_attribute(MatchCmpIPredicate, 32)
MatchInterfaceEnumAttr = integer_enum_attribute(MatchInterfaceEnum, 32, "An interface to match")
TransposeMatmulInputAttr = integer_enum_attribute(
    TransposeMatmulInput, 32, "Input to transpose when converting matmul ops to transposed variants"
)
