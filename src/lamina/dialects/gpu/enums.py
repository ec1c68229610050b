"""Enumerations of the gpu dialect: members with their value and spelling."""

from __future__ import annotations

from lamina.define import IntegerEnum


class AddressSpace(IntegerEnum):
    GLOBAL = 1, "global"
    WORKGROUP = 2, "workgroup"
    PRIVATE = 3, "private"


class MappingId(IntegerEnum):
    DIM_X = 0, "x"
    DIM_Y = 1, "y"
    DIM_Z = 2, "z"
    LINEAR_DIM_0 = 3, "linear_dim_0"
    LINEAR_DIM_1 = 4, "linear_dim_1"
    LINEAR_DIM_2 = 5, "linear_dim_2"
    LINEAR_DIM_3 = 6, "linear_dim_3"
    LINEAR_DIM_4 = 7, "linear_dim_4"
    LINEAR_DIM_5 = 8, "linear_dim_5"
    LINEAR_DIM_6 = 9, "linear_dim_6"
    LINEAR_DIM_7 = 10, "linear_dim_7"
    LINEAR_DIM_8 = 11, "linear_dim_8"
    LINEAR_DIM_9 = 12, "linear_dim_9"


class Dimension(IntegerEnum):
    """a dimension, either 'x', 'y', or 'z'"""

    X = 0, "x"
    Y = 1, "y"
    Z = 2, "z"


class AllReduceOperation(IntegerEnum):
    """built-in reduction operations supported by gpu.allreduce."""

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
    MINIMUMF = 11, "minimumf"
    MAXIMUMF = 12, "maximumf"


class ShuffleMode(IntegerEnum):
    """Indexing modes supported by gpu.shuffle."""

    XOR = 0, "xor"
    UP = 2, "up"
    DOWN = 1, "down"
    IDX = 3, "idx"


class BroadcastType(IntegerEnum):
    """a lane to broadcast from"""

    FIRST_ACTIVE_LANE = 0, "first_active_lane"
    SPECIFIC_LANE = 1, "specific_lane"


class MMAElementwiseOp(IntegerEnum):
    """elementwise operation to apply to mma matrix"""

    ADDF = 0, "addf"
    MULF = 1, "mulf"
    SUBF = 2, "subf"
    MAXF = 3, "maxf"
    MINF = 4, "minf"
    DIVF = 5, "divf"
    ADDI = 6, "addi"
    MULI = 7, "muli"
    SUBI = 8, "subi"
    DIVS = 9, "divs"
    DIVU = 10, "divu"
    NEGATEF = 11, "negatef"
    NEGATES = 12, "negates"
    EXTF = 13, "extf"


class Prune2To4SpMatFlag(IntegerEnum):
    """pruning strategy for 2:4 sparse matrix"""

    NONE = 0, "NONE"
    PRUNE_ONLY = 1, "PRUNE_ONLY"
    PRUNE_AND_CHECK = 2, "PRUNE_AND_CHECK"


class TransposeMode(IntegerEnum):
    """transpose mode of sparse matrix supported by sparse tensor ops"""

    NON_TRANSPOSE = 0, "NON_TRANSPOSE"
    TRANSPOSE = 1, "TRANSPOSE"
    CONJUGATE_TRANSPOSE = 2, "CONJUGATE_TRANSPOSE"


class SpGEMMWorkEstimationOrComputeKind(IntegerEnum):
    """choose whether spgemm_work_estimation_or_compute does work estimation or compute"""

    WORK_ESTIMATION = 0, "WORK_ESTIMATION"
    COMPUTE = 1, "COMPUTE"
