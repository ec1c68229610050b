"""Index quantities that are either numbers or values, as offsets, sizes and strides are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lamina.dialects.arith.ops import ConstantOp
from lamina.ir.attributes import IntegerAttr
from lamina.ir.types import index
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_value

MixedValue = int | Value


def constant_index(builder: Any, number: int) -> Value:
    """A new ``arith.constant`` of type index."""
    return builder.create(ConstantOp, IntegerAttr(index, number), result_types=[index]).results[0]  # type: ignore


def as_value(builder: Any, entry: MixedValue) -> Value:
    """The entry as a value; a number becomes a new constant."""
    return constant_index(builder, entry) if isinstance(entry, int) else entry


def as_values(builder: Any, entries: Iterable[MixedValue]) -> list[Value]:
    return [as_value(builder, entry) for entry in entries]


def known_index(entry: MixedValue | None) -> int | None:
    """The number that an entry is known to be."""
    if isinstance(entry, int) or entry is None:
        return entry
    attribute = constant_value(entry)
    return attribute.value if isinstance(attribute, IntegerAttr) else None


def simplified(entry: MixedValue) -> MixedValue:
    """The number in place of a constant."""
    number = known_index(entry)
    return entry if number is None else number


def is_index(entry: MixedValue, number: int) -> bool:
    """Whether the entry is known to be the number."""
    return known_index(entry) == number


def same_index(left: MixedValue, right: MixedValue) -> bool:
    """Whether two entries are known to be equal."""
    if isinstance(left, Value) and left is right:
        return True
    number = known_index(left)
    return number is not None and number == known_index(right)
