"""Types of expressions: signed and unsigned integers, floats, and how they combine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import ml_dtypes
import numpy as np

from lamina.halide.errors import HalideError

_FLOAT_BITS = (16, 32, 64)
_INT_BITS = (8, 16, 32, 64)


@dataclass(frozen=True, repr=False)
class Type:
    """``code`` is ``"int"``, ``"uint"``, ``"float"`` or ``"bfloat"``; ``width`` the number of bits."""

    code: str
    width: int

    def bits(self) -> int:
        return self.width

    def bytes(self) -> int:
        return (self.width + 7) // 8

    def is_int(self) -> bool:
        return self.code == "int"

    def is_uint(self) -> bool:
        return self.code == "uint"

    def is_bool(self) -> bool:
        return self.width == 1

    def is_float(self) -> bool:
        return self.code in ("float", "bfloat")

    @property
    def mlir(self) -> str:
        """The type in MLIR's spelling; integers are signless, operations have signedness."""
        if self.code == "bfloat":
            return "bf16"
        return f"{'f' if self.code == 'float' else 'i'}{self.width}"

    @property
    def dtype(self) -> np.dtype[Any]:
        """NumPy's type of an array of these."""
        if self.code == "bfloat":
            result: np.dtype[Any] = np.dtype(ml_dtypes.bfloat16)
            return result
        if self.is_bool():
            return np.dtype(np.bool_)
        return np.dtype(f"{self.code}{self.width}")

    @property
    def range(self) -> tuple[int, int]:
        """The range of an integer type."""
        if self.code == "uint":
            return 0, 2**self.width - 1
        return -(2 ** (self.width - 1)), 2 ** (self.width - 1) - 1

    def max(self) -> Any:
        """Returns the greatest value, as an expression; of floats the greatest finite one."""
        from lamina.halide.expr import Const  # cycle

        return Const(self, float(ml_dtypes.finfo(self.dtype).max) if self.is_float() else self.range[1])

    def min(self) -> Any:
        """Returns the least value, as an expression; of floats the least finite one."""
        from lamina.halide.expr import Const  # cycle

        return Const(self, float(ml_dtypes.finfo(self.dtype).min) if self.is_float() else self.range[0])

    def __str__(self) -> str:
        return f"{self.code}{self.width}"

    __repr__ = __str__


def Int(bits: int) -> Type:
    """Returns a signed integer of 8, 16, 32 or 64 bits."""
    return _checked("int", bits, _INT_BITS)


def UInt(bits: int) -> Type:
    """Returns an unsigned integer of 8, 16, 32 or 64 bits; of 1 bit, a truth value."""
    return _checked("uint", bits, (1, *_INT_BITS))


def Bool() -> Type:
    return Type("uint", 1)


def Float(bits: int) -> Type:
    """Returns an IEEE float of 16, 32 or 64 bits."""
    return _checked("float", bits, _FLOAT_BITS)


def BFloat(bits: int) -> Type:
    """bfloat16."""
    return _checked("bfloat", bits, (16,))


def _checked(code: str, bits: int, allowed: tuple[int, ...]) -> Type:
    if bits not in allowed:
        raise HalideError(f"There is no type {code}{bits}; {code} has {', '.join(map(str, allowed))} bits")
    return Type(code, bits)


def type_of_array(array: np.ndarray) -> Type:
    """Returns the type of a NumPy array's elements. Raises HalideError for those without a counterpart."""
    dtype = array.dtype
    if dtype == np.dtype(ml_dtypes.bfloat16):
        return BFloat(16)
    if dtype == np.bool_:
        return Bool()
    code = {"i": "int", "u": "uint", "f": "float"}.get(dtype.kind)
    if code is None or 8 * dtype.itemsize not in (*_INT_BITS, *_FLOAT_BITS) or not dtype.isnative:
        raise HalideError(f"Arrays of {dtype} have no Halide type")
    return Type(code, 8 * dtype.itemsize)


def common_type(left: Type, right: Type) -> Type:
    """Returns the common type of two operands: floating point, the wider one, signed if either is."""
    if left == right:
        return left
    if left.is_float() != right.is_float():
        return left if left.is_float() else right
    if left.is_float():
        if left.width == right.width:
            raise HalideError(f"{left} and {right} do not combine; cast one of them")
        return left if left.width > right.width else right
    width = max(left.width, right.width)
    return Type("uint" if left.is_uint() and right.is_uint() else "int", width if width > 1 else 1)
