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
