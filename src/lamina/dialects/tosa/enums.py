"""Enumerations of the tosa dialect: members with their value and spelling."""

from __future__ import annotations

from lamina.define import IntegerEnum


class ResizeMode(IntegerEnum):
    NEAREST_NEIGHBOR = 1, "NEAREST_NEIGHBOR"
    BILINEAR = 2, "BILINEAR"


class NanPropagationMode(IntegerEnum):
    PROPAGATE = 1, "PROPAGATE"
    IGNORE = 2, "IGNORE"


class RoundingMode(IntegerEnum):
    SINGLE_ROUND = 1, "SINGLE_ROUND"
    INEXACT_ROUND = 2, "INEXACT_ROUND"
    DOUBLE_ROUND = 3, "DOUBLE_ROUND"


class BlockSize(IntegerEnum):
    BLOCK_SIZE_32 = 32, "BLOCK_SIZE_32"


class Profile(IntegerEnum):
    NONE = 0, "none"
    PRO_INT = 1, "pro_int"
    PRO_FP = 2, "pro_fp"


class Extension(IntegerEnum):
    NONE = 0, "none"
    INT16 = 1, "int16"
    INT4 = 2, "int4"
    BF16 = 3, "bf16"
    FP8E4M3 = 4, "fp8e4m3"
    FP8E5M2 = 5, "fp8e5m2"
    FFT = 6, "fft"
    VARIABLE = 7, "variable"
    CONTROLFLOW = 8, "controlflow"
    DOUBLEROUND = 9, "doubleround"
    INEXACTROUND = 10, "inexactround"
    DYNAMIC = 11, "dynamic"
    MXFP = 12, "mxfp"
    INT64 = 13, "int64"
    SHAPE = 14, "shape"


class Level(IntegerEnum):
    NONE = 0, "none"
    EIGHT_K = 1, "8k"


class SpecificationVersion(IntegerEnum):
    V_1_0 = 0, "1.0"
    V_1_1_DRAFT = 1, "1.1.draft"
