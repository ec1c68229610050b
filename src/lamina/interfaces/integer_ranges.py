"""Integer ranges, and their propagation through operations."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from lamina.interfaces.model import Interface
from lamina.ir.types import IndexType, IntegerType, element_type_or_self
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.ir.attribute import Type
    from lamina.ir.types import ShapedType


class IntegerRange(NamedTuple):
    """Bounds of an integer read as unsigned and as two's complement, all inclusive; index has 64 bits."""

    unsigned_low: int
    unsigned_high: int
    signed_low: int
    signed_high: int
    width: int

    @property
    def constant(self) -> int | None:
        """The single number in the range, in two's complement; None if there are several."""
        if self.signed_low == self.signed_high:
            return self.signed_low
        if self.unsigned_low == self.unsigned_high:
            return as_signed(self.unsigned_low, self.width)
        return None

    def union(self, other: IntegerRange) -> IntegerRange:
        return IntegerRange(
            min(self.unsigned_low, other.unsigned_low),
            max(self.unsigned_high, other.unsigned_high),
            min(self.signed_low, other.signed_low),
            max(self.signed_high, other.signed_high),
            self.width,
        )

    def intersection(self, other: IntegerRange) -> IntegerRange:
        return IntegerRange(
            max(self.unsigned_low, other.unsigned_low),
            min(self.unsigned_high, other.unsigned_high),
            max(self.signed_low, other.signed_low),
            min(self.signed_high, other.signed_high),
            self.width,
        )


def as_signed(value: int, width: int) -> int:
    """Returns the low bits of a number read as two's complement."""
    value &= (1 << width) - 1
    return value - (1 << width) if width and value >> (width - 1) else value


def storage_width(type: Type) -> int | None:
    """Returns the width of an integer, index, or shaped type of these; None for other types."""
    element = element_type_or_self(type)
    if isinstance(element, IndexType):
        return 64
    return element.width if isinstance(element, IntegerType) else None


# ---- Making ranges


def full_range(width: int) -> IntegerRange:
    half = 1 << (width - 1) if width else 0
    return IntegerRange(0, (1 << width) - 1, -half, max(half - 1, 0), width)


def constant_range(value: int, width: int) -> IntegerRange:
    low, signed = value & ((1 << width) - 1), as_signed(value, width)
    return IntegerRange(low, low, signed, signed, width)


def from_unsigned(low: int, high: int, width: int) -> IntegerRange:
    """Returns the range with these unsigned bounds; signed bounds follow if the sign bit is the same throughout."""
    first, last = as_signed(low, width), as_signed(high, width)
    if (first < 0) == (last < 0):
        return IntegerRange(low, high, min(first, last), max(first, last), width)
    everything = full_range(width)
    return IntegerRange(low, high, everything.signed_low, everything.signed_high, width)


def from_signed(low: int, high: int, width: int) -> IntegerRange:
    """Returns the range with these signed bounds; unsigned bounds follow if the sign bit is the same throughout."""
    mask = (1 << width) - 1
    if (low < 0) == (high < 0):
        first, last = low & mask, high & mask
        return IntegerRange(min(first, last), max(first, last), low, high, width)
    return IntegerRange(0, mask, low, high, width)


def from_bounds(low: int, high: int, width: int, signed: bool) -> IntegerRange:
    return from_signed(low, high, width) if signed else from_unsigned(low, high, width)


Step = Callable[[int, int], "int | None"]


def from_corners(
    step: Step, lefts: Iterable[int], rights: Sequence[int], width: int, signed: bool
) -> IntegerRange:
    """Returns the range spanned by ``step`` of each pair of bounds; the full range if one is None."""
    corners = []
    for left in lefts:
        for right in rights:
            value = step(left, right)
            if value is None:
                return full_range(width)
            corners.append(value)
    return from_bounds(min(corners), max(corners), width, signed)


def from_ends(low: int | None, high: int | None, width: int, signed: bool) -> IntegerRange:
    """Returns the range between two computed bounds; the full range if one is unknown."""
    if low is None or high is None:
        return full_range(width)
    return from_bounds(low, high, width, signed)


# ---- Changing the width


def extended_unsigned(values: IntegerRange, width: int) -> IntegerRange:
    return from_unsigned(values.unsigned_low, values.unsigned_high, width)


def extended_signed(values: IntegerRange, width: int) -> IntegerRange:
    return from_signed(values.signed_low, values.signed_high, width)


def truncated(values: IntegerRange, width: int) -> IntegerRange:
    """Returns the range of the low bits; full where the high bits differ between the bounds."""
    everything = full_range(width)
    unsigned_low, unsigned_high = everything.unsigned_low, everything.unsigned_high
    mask = everything.unsigned_high
    if values.unsigned_low >> width == values.unsigned_high >> width:
        unsigned_low, unsigned_high = values.unsigned_low & mask, values.unsigned_high & mask
    low, high = everything.signed_low, everything.signed_high
    first, last = values.signed_low >> (width - 1), values.signed_high >> (width - 1)
    if first == last or (first == -1 and last in (-1, 0)):
        low, high = as_signed(values.signed_low, width), as_signed(values.signed_high, width)
    return IntegerRange(unsigned_low, unsigned_high, low, high, width)


def resized(
    values: IntegerRange, width: int, extend: Callable[[IntegerRange, int], IntegerRange]
) -> IntegerRange:
    """Returns the range of the numbers cut or, by ``extend``, extended to a width."""
    if width == values.width:
        return values
    return extend(values, width) if width > values.width else truncated(values, width)


# ---- Comparisons


def compare_ranges(predicate: str, left: IntegerRange, right: IntegerRange) -> bool | None:
    """Returns the result of the comparison if it holds for all numbers of the ranges; None otherwise."""
    if _always(predicate, left, right):
        return True
    return False if _always(_OPPOSITE[predicate], left, right) else None


_OPPOSITE = {
    "eq": "ne",
    "ne": "eq",
    "slt": "sge",
    "sge": "slt",
    "sgt": "sle",
    "sle": "sgt",
    "ult": "uge",
    "uge": "ult",
    "ugt": "ule",
    "ule": "ugt",
}


def _always(predicate: str, left: IntegerRange, right: IntegerRange) -> bool:
    if predicate == "eq":
        return left.constant is not None and left.constant == right.constant
    if predicate == "ne":
        signed_apart = left.signed_high < right.signed_low or left.signed_low > right.signed_high
        unsigned_apart = left.unsigned_high < right.unsigned_low or left.unsigned_low > right.unsigned_high
        return signed_apart and unsigned_apart
    if predicate[1] == "g":
        left, right = right, left
        predicate = predicate[0] + "l" + predicate[2]
    if predicate[0] == "s":
        high, low = left.signed_high, right.signed_low
    else:
        high, low = left.unsigned_high, right.unsigned_low
    return high < low if predicate[2] == "t" else high <= low


def size_range(shaped: ShapedType, dimension: IntegerRange | None) -> IntegerRange:
    """Returns the range of the sizes of a shaped type along dims in the given range."""
    unknown = from_signed(0, full_range(64).signed_high, 64)
    if not shaped.has_rank:
        return unknown
    first, last = 0, shaped.rank - 1
    if dimension is not None:
        first, last = max(first, dimension.signed_low), min(last, dimension.signed_high)
    union: IntegerRange | None = None
    for size in shaped.shape[first : last + 1]:
        range = unknown if size < 0 else constant_range(size, 64)
        union = range if union is None else union.union(range)
    return union or unknown


# A model is a function: (operation, ranges of the operands) -> ranges of the results. Non-integer operands
# have no range (None); a result without a range is unconstrained.
InferIntegerRange: Interface[
    Callable[[Any, Sequence[IntegerRange | None]], Sequence[IntegerRange | None] | None]
] = Interface("InferIntRangeInterface", "ranges")

# For operations that define the arguments of their regions: (operation, ranges of the operands) -> ranges of arguments.
InferArgumentRanges: Interface[
    Callable[[Any, Sequence[IntegerRange | None]], Mapping[Value, IntegerRange]]
] = Interface("InferArgumentRanges", "ranges")
