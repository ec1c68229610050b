"""Enumerations of the vector dialect: members with their value and spelling."""

from __future__ import annotations

from lamina.define import IntegerEnum, integer_enum_attribute


class CombiningKind(IntegerEnum):
    ADD = 0, "add"
    MUL = 1, "mul"
    MINUI = 2, "minui"
    MINSI = 3, "minsi"
    MINNUMF = 4, "minnumf"
    MAXUI = 5, "maxui"
    MAXSI = 6, "maxsi"
    MAXNUMF = 7, "maxnumf"
    AND = 8, "and"
    OR = 9, "or"
    XOR = 10, "xor"
    MAXIMUMF = 12, "maximumf"
    MINIMUMF = 11, "minimumf"


class IteratorType(IntegerEnum):
    PARALLEL = 0, "parallel"
    REDUCTION = 1, "reduction"


class PrintPunctuation(IntegerEnum):
    NO_PUNCTUATION = 0, "no_punctuation"
    NEW_LINE = 1, "newline"
    COMMA = 2, "comma"
    OPEN = 3, "open"
    CLOSE = 4, "close"


class VectorTransposeLowering(IntegerEnum):
    ELT_WISE = 0, "eltwise"
    LLVM_INTR = 1, "llvmintr"
    SHUFFLE1_D = 2, "shuffle_1d"
    SHUFFLE16X16 = 3, "shuffle_16x16"


class VectorMultiReductionLowering(IntegerEnum):
    INNER_PARALLEL = 0, "innerparallel"
    INNER_REDUCTION = 1, "innerreduction"


class VectorContractLowering(IntegerEnum):
    DOT = 0, "dot"
    LLVM_INTR = 1, "llvmintr"
    OUTER_PRODUCT = 2, "outerproduct"
    PARALLEL_ARITH = 3, "parallelarith"


class VectorTransferSplit(IntegerEnum):
    NONE = 0, "none"
    VECTOR_TRANSFER = 1, "vector-transfer"
    LINALG_COPY = 2, "linalg-copy"
    FORCE_IN_BOUNDS = 3, "force-in-bounds"


VectorTransposeLoweringAttr = integer_enum_attribute(
    VectorTransposeLowering, 32, "control the lowering of `vector.transpose` operations."
)
VectorMultiReductionLoweringAttr = integer_enum_attribute(
    VectorMultiReductionLowering, 32, "control the lowering of `vector.multi_reduction`."
)
VectorContractLoweringAttr = integer_enum_attribute(
    VectorContractLowering, 32, "control the lowering of `vector.contract` operations."
)
VectorTransferSplitAttr = integer_enum_attribute(
    VectorTransferSplit,
    32,
    "control the splitting of `vector.transfer` operations into in-bounds and out-of-bounds variants.",
)
