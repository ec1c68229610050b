"""Element types: ONNX's, with their MLIR types and NumPy dtypes.

MLIR's integers are signless, so the sign is kept here.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

import numpy as np

from lamina.ir.attribute import Type
from lamina.ir.dense import dtype_of
from lamina.ir.types import UNSIGNED, ComplexType, FloatType, IndexType, IntegerType
from lamina.onnx.errors import NodeProblem

Kind = Literal["float", "integer", "bool", "complex", "index"]


@dataclass(frozen=True, eq=False)
class Element:
    """An element type: ``name`` is ONNX's (FLOAT, UINT8, ...), ``code`` its number in TensorProto.DataType."""

    name: str
    code: int
    type: Type
    kind: Kind
    width: int
    signed: bool

    @property
    def is_float(self) -> bool:
        return self.kind == "float"

    @property
    def is_integer(self) -> bool:
        return self.kind == "integer"

    @property
    def unsigned(self) -> bool:
        return self.kind == "integer" and not self.signed

    @property
    def dtype(self) -> np.dtype[Any]:
        """The NumPy (or ml_dtypes) dtype of arrays, with its sign."""
        type = IntegerType(self.width, UNSIGNED) if self.unsigned else self.type
        element_type = dtype_of(type)
        assert element_type is not None
        return element_type

    @property
    def lowest(self) -> float | int:
        """The smallest number; of floats minus infinity, where there is one."""
        if self.is_float:
            return -np.inf if _has_infinity(self.type) else float(_finfo(self.dtype).min)
        return -(1 << self.width - 1) if self.signed else 0

    @property
    def highest(self) -> float | int:
        if self.is_float:
            return -self.lowest
        return (1 << self.width - 1) - 1 if self.signed else (1 << self.width) - 1

    @property
    def largest(self) -> float:
        """The largest finite number of a float type."""
        return float(_finfo(self.dtype).max)

    def __str__(self) -> str:
        return self.name.lower()


def _has_infinity(type: Type) -> bool:
    assert isinstance(type, FloatType)
    return type.spelling in ("f16", "bf16", "f32", "f64", "f8E5M2")


def _finfo(dtype: np.dtype[Any]) -> Any:
    import ml_dtypes

    return ml_dtypes.finfo(dtype)


def _integer(name: str, code: int, width: int) -> Element:
    return Element(name, code, IntegerType(width), "integer", width, not name.startswith("U"))


def _float(name: str, code: int, spelling: str) -> Element:
    type = FloatType(spelling)
    return Element(name, code, type, "float", type.width, True)


FLOAT = _float("FLOAT", 1, "f32")
FLOAT16 = _float("FLOAT16", 10, "f16")
BFLOAT16 = _float("BFLOAT16", 16, "bf16")
DOUBLE = _float("DOUBLE", 11, "f64")
BOOL = Element("BOOL", 9, IntegerType(1), "bool", 1, False)
INT8 = _integer("INT8", 3, 8)
UINT8 = _integer("UINT8", 2, 8)
INT16 = _integer("INT16", 5, 16)
INT32 = _integer("INT32", 6, 32)
UINT32 = _integer("UINT32", 12, 32)
INT64 = _integer("INT64", 7, 64)
# For sizes and positions; no tensor of a model has it.
INDEX = Element("INDEX", 0, IndexType(), "index", 64, True)

ELEMENTS = {
    element.code: element
    for element in (
        FLOAT, FLOAT16, BFLOAT16, DOUBLE, BOOL, INT8, UINT8, INT32, UINT32, INT64,
        _integer("UINT16", 4, 16), INT16, _integer("UINT64", 13, 64),
        _integer("UINT4", 21, 4), _integer("INT4", 22, 4), _integer("UINT2", 25, 2), _integer("INT2", 26, 2),
        _float("FLOAT8E4M3FN", 17, "f8E4M3FN"), _float("FLOAT8E4M3FNUZ", 18, "f8E4M3FNUZ"),
        _float("FLOAT8E5M2", 19, "f8E5M2"), _float("FLOAT8E5M2FNUZ", 20, "f8E5M2FNUZ"),
        _float("FLOAT4E2M1", 23, "f4E2M1FN"), _float("FLOAT8E8M0", 24, "f8E8M0FNU"),
        Element("COMPLEX64", 14, ComplexType(FloatType("f32")), "complex", 64, True),
        Element("COMPLEX128", 15, ComplexType(FloatType("f64")), "complex", 128, True),
    )
}  # fmt: skip

# Names of types that are not numeric tensors.
_OTHERS = {0: "UNDEFINED", 8: "STRING"}


def element_of_code(code: int) -> Element:
    """Returns the element type of a number of TensorProto.DataType. Raises NodeProblem for those without one."""
    element = ELEMENTS.get(code)
    if element is None:
        raise NodeProblem(f"the element type {_OTHERS.get(code, code)} is not supported")
    return element


@cache
def element_of_dtype(dtype: np.dtype[Any]) -> Element:
    """Returns the element type of an array. Raises NodeProblem for unsupported dtypes."""
    for element in ELEMENTS.values():
        if element.dtype == dtype:
            return element
    raise NodeProblem(f"arrays of {dtype} are not supported")
