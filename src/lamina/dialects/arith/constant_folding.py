"""Folding operations on constants: numbers, splats, and elements one by one.

Calculations are functions on numbers: integers as stored in attributes (``signed`` and ``unsigned`` reinterpret
them), floats as bit patterns. Poison operands make the result poison.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lamina.dialects.ub.attributes import PoisonAttr
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import (
    DenseElementsAttr,
    FloatAttr,
    IntegerAttr,
    SparseElementsAttr,
    dense_element_bytes,
)
from lamina.ir.types import FloatType, IndexType, IntegerType, ShapedType, element_type_or_self, int_or_float_width
from lamina.ir.value import Value

Constant = Attribute | None
Constants = Sequence[Constant]

# The outcome of a fold: the new result or results, or an in-place change.
Answer = Attribute | Value | bool | list[Any] | None


# ---- Numbers


def width_of(type: Type) -> int:
    """Returns the width of an integer, float or index type; index counts as 64."""
    return 64 if isinstance(type, IndexType) else int_or_float_width(type)


def signed(value: int, width: int) -> int:
    """Returns a number read as two's complement."""
    if value >> (width - 1) & 1 and value > 0:
        return value - (1 << width)
    return value


def unsigned(value: int, width: int) -> int:
    """Returns a number's bits read as a non-negative number."""
    return value & ((1 << width) - 1)


def fits_signed(value: int, width: int) -> bool:
    """True if a number is within the range of two's complement."""
    half = 1 << (width - 1)
    return -half <= value < half


# ---- What a constant is


def _integer_attribute(constant: Constant) -> IntegerAttr | None:
    """Returns an integer constant, or that of each element of a splat."""
    if type(constant) is DenseElementsAttr and constant.is_splat:
        constant = constant.splat_value
    return constant if type(constant) is IntegerAttr else None


def integer_of(constant: Constant) -> int | None:
    """Returns the number of an integer constant, or of each element of a splat; None for anything else."""
    number = _integer_attribute(constant)
    return None if number is None else number.value


def signed_integer_of(constant: Constant) -> int | None:
    """Like integer_of, in two's complement also for ``i1``."""
    number = _integer_attribute(constant)
    return None if number is None else number.signed_value


def is_zero(constant: Constant) -> bool:
    """True if an integer constant is zero throughout."""
    return constant is not None and integer_of(constant) == 0


def is_one(constant: Constant) -> bool:
    """True if an integer constant is one throughout."""
    return constant is not None and integer_of(constant) == 1


def is_all_ones(constant: Constant) -> bool:
    """True if all bits of an integer constant are set."""
    return constant is not None and signed_integer_of(constant) == -1


def float_of(constant: Constant) -> tuple[int, str] | None:
    """Returns the bit pattern and format of a float constant or of each element of a splat."""
    if type(constant) is DenseElementsAttr and constant.is_splat:
        constant = constant.splat_value
    if type(constant) is FloatAttr:
        return constant.bits, constant.type.spelling
    return None


def is_poison(constant: Constant) -> bool:
    return isinstance(constant, PoisonAttr)


# ---- Making constants


def zero_of(type: Type) -> Attribute | None:
    """Returns zero of a scalar or a static shaped type; None for others."""
    if isinstance(type, ShapedType):
        if not type.has_static_shape:
            return None
        return DenseElementsAttr.from_raw(type, bytes(dense_element_bytes(type.element_type)), is_splat=True)
    if isinstance(type, FloatType):
        return FloatAttr.from_bits(type, 0)
    return IntegerAttr(type, 0)


def boolean_of(type: Type, value: bool) -> Attribute | None:
    """Returns true or false as ``i1`` or a static shaped type of it; None for dynamic shapes."""
    if isinstance(type, ShapedType):
        if not type.has_static_shape:
            return None
        return DenseElementsAttr.from_raw(type, b"\x01" if value else b"\x00", is_splat=True)
    return IntegerAttr.wrapped(type, int(value))


# ---- Elements as lists of numbers


def written_out(constant: Attribute) -> Attribute:
    """Expands a sparse constant to the dense form, unless it is large; returns others unchanged."""
    if type(constant) is SparseElementsAttr and constant.type.num_elements <= _LARGEST_WRITTEN_OUT:
        return constant.to_dense() or constant
    return constant


_LARGEST_WRITTEN_OUT = 1 << 24



def integer_elements(attribute: DenseElementsAttr) -> list[int]:
    """Returns the elements (one for a splat) as numbers."""
    element = attribute.type.element_type
    size = dense_element_bytes(element)
    raw = attribute.raw
    width = width_of(element)
    if size in _CODES:
        import struct

        bits = struct.unpack(f"<{len(raw) // size}{_CODES[size]}", raw)
    else:
        bits = tuple(int.from_bytes(raw[at : at + size], "little") for at in range(0, len(raw), size))
    if width == 1:
        return list(bits)
    half, full = 1 << (width - 1), 1 << width
    if isinstance(element, IntegerType) and element.is_unsigned:
        return list(bits)
    return [number - full if number >= half else number for number in bits]


def pattern_elements(attribute: DenseElementsAttr) -> list[int]:
    """Returns the elements (one for a splat) as bit patterns."""
    size = dense_element_bytes(attribute.type.element_type)
    raw = attribute.raw
    return [int.from_bytes(raw[at : at + size], "little") for at in range(0, len(raw), size)]


_CODES = {1: "B", 2: "H", 4: "I", 8: "Q"}


def elements_of(type: ShapedType, numbers: Sequence[int], splat: bool) -> DenseElementsAttr:
    """Returns a dense attribute from numbers or bit patterns."""
    element = type.element_type
    size = dense_element_bytes(element)
    mask = (1 << width_of(element)) - 1
    raw = b"".join((number & mask).to_bytes(size, "little") for number in numbers)
    return DenseElementsAttr.from_raw(type, raw, is_splat=splat)


def fold_arrays(left: Constant, right: Constant, ufunc: str) -> DenseElementsAttr | None:
    """Applies an equivalent NumPy function to the elements of two constants of one type; None for few
    elements, an unsupported dtype, or NaN results (whose bits are the hardware's
    choice)."""
    if type(left) is not DenseElementsAttr or type(right) is not DenseElementsAttr or left.type is not right.type:
        return None
    element: Any = left.type.element_type
    if left.is_splat and right.is_splat or left.type.num_elements < _MANY:
        return None
    if isinstance(element, FloatType):
        if element.spelling not in ("f32", "f64"):
            return None
    elif not isinstance(element, IndexType) and element.width not in (8, 16, 32, 64):
        return None
    import numpy

    with numpy.errstate(all="ignore"):
        values = getattr(numpy, ufunc)(left.array, right.array)
    if isinstance(element, FloatType) and numpy.isnan(values).any():
        return None
    return DenseElementsAttr.from_raw(left.type, numpy.ascontiguousarray(values).tobytes())


_MANY = 32


# ---- Folding

Calculation = Callable[[int, int, int], "int | None"]


def fold_integers(
    constants: Sequence[Constant],
    calculate: Calculation,
    result_type: Type | None = None,
    ufunc: str | None = None,
) -> Attribute | None:
    """Folds two integer constants: ``calculate(left, right, width)`` returns the number, or None not to fold. ``ufunc``
    names the equivalent NumPy function on whole arrays."""
    left, right = constants
    if type(left) is IntegerAttr and type(right) is IntegerAttr:
        kind = left.type
        if kind is not right.type:
            return None
        number = calculate(left.value, right.value, kind.width if type(kind) is IntegerType else 64)
        return None if number is None else IntegerAttr.wrapped(result_type or kind, number)
    if left is None or right is None:
        if left is not None and is_poison(left):
            return left
        return right if right is not None and is_poison(right) else None
    if is_poison(left):
        return left
    if is_poison(right):
        return right
    left, right = written_out(left), written_out(right)
    found_all = None if ufunc is None else fold_arrays(left, right, ufunc)
    if found_all is not None:
        return found_all
    return _fold_elements(left, right, calculate, result_type, integer_elements, (IntegerType, IndexType))


def fold_floats(
    constants: Sequence[Constant], calculate: Callable[[int, int, str], int | None], ufunc: str | None = None
) -> Attribute | None:
    """Folds two float constants: ``calculate(left bits, right bits, format)`` returns the bit pattern; ``ufunc`` as in
    fold_integers."""
    left, right = constants
    if left is None or right is None:
        if left is not None and is_poison(left):
            return left
        return right if right is not None and is_poison(right) else None
    if type(left) is FloatAttr and type(right) is FloatAttr:
        if left.type is not right.type:
            return None
        bits = calculate(left.bits, right.bits, left.type.spelling)
        return None if bits is None else FloatAttr.from_bits(left.type, bits)
    if is_poison(left):
        return left
    if is_poison(right):
        return right
    left, right = written_out(left), written_out(right)
    found_all = None if ufunc is None else fold_arrays(left, right, ufunc)
    if found_all is not None:
        return found_all
    spelling = getattr(element_type_or_self(left.type), "spelling", "")  # type: ignore[attr-defined]
    return _fold_elements(
        left, right, lambda a, b, width: calculate(a, b, spelling), None, pattern_elements, (FloatType,)
    )


def _fold_elements(
    left: Attribute,
    right: Attribute,
    calculate: Calculation,
    result_type: Type | None,
    numbers_of: Callable[[DenseElementsAttr], list[int]],
    kinds: tuple[type, ...],
) -> Attribute | None:
    if type(left) is not DenseElementsAttr or type(right) is not DenseElementsAttr or left.type is not right.type:
        return None
    element = left.type.element_type
    if not isinstance(element, kinds):
        return None
    width = width_of(element)
    firsts, seconds = numbers_of(left), numbers_of(right)
    splat = left.is_splat and right.is_splat
    if not splat:
        count = left.type.num_elements
        firsts = firsts * count if left.is_splat else firsts
        seconds = seconds * count if right.is_splat else seconds
    folded = []
    for first, second in zip(firsts, seconds, strict=True):
        number = calculate(first, second, width)
        if number is None:
            return None
        folded.append(number)
    folded_type = left.type if result_type is None else result_type
    assert isinstance(folded_type, ShapedType)
    return elements_of(folded_type, folded, splat)


def fold_integer(constant: Constant, calculate: Callable[[int, int], int | None]) -> Attribute | None:
    """Folds an integer constant to another of the same type with ``calculate(number, width)``."""
    if constant is None or is_poison(constant):
        return constant
    kind: Any = getattr(constant, "type", None)
    return fold_cast(constant, kind, lambda value, old, new: calculate(value, width_of(old)), integer_elements)


def fold_float(constant: Constant, calculate: Callable[[int, str], int | None]) -> Attribute | None:
    """Folds a float constant to another of the same type with ``calculate(bits, format)``."""
    if constant is None or is_poison(constant):
        return constant
    kind: Any = getattr(constant, "type", None)
    return fold_cast(constant, kind, lambda bits, old, new: calculate(bits, old.spelling), pattern_elements)


def fold_cast(
    constant: Constant,
    target: Type,
    calculate: Callable[[int, Any, Any], int | None],
    numbers_of: Callable[[DenseElementsAttr], list[int]],
) -> Attribute | None:
    """Folds a constant to one of type ``target`` with ``calculate(number or bits, old element type, new
    one)``."""
    if constant is None or is_poison(constant):
        return constant
    if isinstance(constant, IntegerAttr | FloatAttr):
        value = constant.value if isinstance(constant, IntegerAttr) else constant.bits
        result = calculate(value, constant.type, target)
        return None if result is None else scalar_of(target, result)
    constant = written_out(constant)
    if type(constant) is not DenseElementsAttr or not isinstance(target, ShapedType):
        return None
    old, new = constant.type.element_type, target.element_type
    if not isinstance(old, IntegerType | IndexType | FloatType):
        return None
    found_all = []
    for number in numbers_of(constant):
        result = calculate(number, old, new)
        if result is None:
            return None
        found_all.append(result)
    return elements_of(constant.type.clone_with(element_type=new), found_all, constant.is_splat)


def scalar_of(type: Type, number: int) -> Attribute:
    """Returns an integer attribute from a number, or a float attribute from a bit pattern."""
    if isinstance(type, FloatType):
        return FloatAttr.from_bits(type, number)
    return IntegerAttr.wrapped(type, number)
