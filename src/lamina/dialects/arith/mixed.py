"""Index quantities that are either numbers or values, as offsets, sizes and strides are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from lamina.dialects.arith.ops import ConstantOp
from lamina.interfaces.view_like import MixedValue, mixed_offsets, mixed_sizes, mixed_strides, split_mixed_values
from lamina.ir.attributes import IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.reassociation import slice_bounds_error
from lamina.ir.types import index
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_int

if TYPE_CHECKING:
    from lamina.ir.builder import Builder

SliceEntries = tuple[list[MixedValue], list[MixedValue], list[MixedValue]]


def constant_index(builder: Builder, number: int) -> Value:
    """Returns a new ``arith.constant`` of type index."""
    value = {"value": IntegerAttr.wrapped(index, number)}
    # `build` is left out: bounds of loops and subscripts are made of these.
    return builder.insert(ConstantOp((), (index,), value, None, (), (), builder.location)).results[0]


def as_value(builder: Builder, entry: MixedValue) -> Value:
    """Returns the entry as a value; a number becomes a new constant."""
    return constant_index(builder, entry) if isinstance(entry, int) else entry


def as_values(builder: Builder, entries: Iterable[MixedValue]) -> list[Value]:
    return [as_value(builder, entry) for entry in entries]


def simplified(entry: MixedValue) -> MixedValue:
    """Returns the number in place of a constant."""
    number = constant_int(entry)
    return entry if number is None else number


def is_index(entry: MixedValue, number: int) -> bool:
    """True if the entry is known to be the number."""
    return constant_int(entry) == number


def same_index(left: MixedValue, right: MixedValue) -> bool:
    """True if two entries are known to be equal."""
    if isinstance(left, Value) and left is right:
        return True
    number = constant_int(left)
    return number is not None and number == constant_int(right)


# ---- Slices


def slice_entries(op: Operation) -> SliceEntries:
    """Returns offsets, sizes and strides of an operation that extracts or inserts a slice."""
    return mixed_offsets(op), mixed_sizes(op), mixed_strides(op)


def slice_in_bounds(shape: Sequence[int], entries: SliceEntries) -> bool:
    """True unless the slice is known to be out of bounds."""
    offsets, sizes, strides = (split_mixed_values(entry)[0] for entry in entries)
    return slice_bounds_error(shape, offsets, sizes, strides) is None


def slice_entries_with_constants(
    op: Operation, shape: Sequence[int], *, zero_strides: bool = False
) -> SliceEntries | None:
    """Returns the entries with constants folded in the offsets; if there are none, in the sizes, otherwise in the
    strides.

    None if there are none, or if the slice would then be known to be out of bounds. ``zero_strides``: allow zero
    strides.
    """
    if all([constant_int(slot.value) is None for slot in op._operands]):
        return None
    entries = slice_entries(op)
    for at, least in enumerate((0, 0, None)):
        numbers = [constant_int(entry) for entry in entries[at]]
        changed = [
            entry
            if number is None or (number < least if least is not None else number == 0 and not zero_strides)
            else number
            for entry, number in zip(entries[at], numbers, strict=True)
        ]
        if changed != entries[at]:
            entries_with_constant = (*entries[:at], changed, *entries[at + 1 :])
            return entries_with_constant if slice_in_bounds(shape, entries_with_constant) else None  # type: ignore[return-value,arg-type]
    return None
