"""Views of memory, and operations with mixed static and dynamic offsets, sizes and strides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from lamina.interfaces.model import Interface, OpT
from lamina.ir.attributes import DenseArrayAttr, IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, i64
from lamina.ir.value import Value

MixedValue = int | Value


class ViewLikeModel(Generic[OpT]):
    """The interface of views of buffers."""

    @staticmethod
    def get_view_source(operation: OpT) -> Value:
        """Returns the operand that is viewed: the first, unless overridden."""
        source: Value = operation.operand(0)
        return source

    @staticmethod
    def get_view_dest(operation: OpT) -> Value:
        """Returns the view itself: the first result, unless overridden."""
        result: Value = operation.results[0]
        return result


ViewLikeOpInterface: Interface[type[ViewLikeModel]] = Interface("ViewLikeOpInterface", "interfaces")


def view_source(operation: Operation) -> Value | None:
    """Returns the source of a view; None if the operation is not a view."""
    model = ViewLikeOpInterface.get(operation)
    return None if model is None else model.get_view_source(operation)


class OffsetSizeAndStrideModel(Generic[OpT]):
    """The defaults fit operations with fields ``offsets``, ``sizes``, ``strides`` and ``static_offsets``,
    ``static_sizes``, ``static_strides``."""

    @staticmethod
    def get_static(operation: OpT, kind: str) -> Sequence[int]:
        """Returns the static entries of ``offsets``, ``sizes`` or ``strides``; DYNAMIC for entries given by
        operands."""
        attribute = operation.get_attr(f"static_{kind}")
        return attribute.values if isinstance(attribute, DenseArrayAttr) else ()

    @staticmethod
    def get_dynamic(operation: OpT, kind: str) -> list[Value]:
        """Returns the operands for the dynamic entries."""
        return list(getattr(operation, kind))

    @staticmethod
    def get_max_ranks(operation: OpT) -> tuple[int, int, int]:
        """Returns the maximal numbers of offsets, sizes and strides."""
        static = OffsetSizeAndStrideModel.get_static
        offsets, sizes, strides = (len(static(operation, kind)) for kind in ("offsets", "sizes", "strides"))
        return offsets, sizes, strides


OffsetSizeAndStrideOpInterface: Interface[type[OffsetSizeAndStrideModel]] = Interface(
    "OffsetSizeAndStrideOpInterface", "interfaces"
)


def mixed_values(static: Sequence[int], dynamic: Sequence[Value]) -> list[MixedValue]:
    """Merges entries: an int if static, otherwise the next dynamic value."""
    rest = iter(dynamic)
    return [next(rest) if entry == DYNAMIC else entry for entry in static]


def split_mixed_values(mixed: Sequence[MixedValue | IntegerAttr]) -> tuple[list[int], list[Value]]:
    """Returns the static entries (DYNAMIC for values) and the dynamic values."""
    static: list[int] = []
    dynamic: list[Value] = []
    for entry in mixed:
        if isinstance(entry, Value):
            static.append(DYNAMIC)
            dynamic.append(entry)
        else:
            static.append(entry.value if isinstance(entry, IntegerAttr) else entry)
    return static, dynamic


def static_entries(mixed: Sequence[MixedValue | IntegerAttr]) -> DenseArrayAttr:
    """Returns the attribute for the static entries."""
    return DenseArrayAttr(i64, split_mixed_values(mixed)[0])


def _mixed(operation: Operation, kind: str) -> list[MixedValue]:
    model = OffsetSizeAndStrideOpInterface.get(operation) or OffsetSizeAndStrideModel
    return mixed_values(model.get_static(operation, kind), model.get_dynamic(operation, kind))


def mixed_offsets(operation: Operation) -> list[MixedValue]:
    return _mixed(operation, "offsets")


def mixed_sizes(operation: Operation) -> list[MixedValue]:
    return _mixed(operation, "sizes")


def mixed_strides(operation: Operation) -> list[MixedValue]:
    return _mixed(operation, "strides")


def has_unit_stride(operation: Operation) -> bool:
    return all(entry == 1 for entry in mixed_strides(operation) if not isinstance(entry, Value)) and not any(
        isinstance(entry, Value) for entry in mixed_strides(operation)
    )


def has_zero_offset(operation: Operation) -> bool:
    return all(not isinstance(entry, Value) and entry == 0 for entry in mixed_offsets(operation))


def is_same_as(left: Operation, right: Operation) -> bool:
    """True if offsets, sizes and strides of the two are the same."""
    return all(_same(_mixed(left, kind), _mixed(right, kind)) for kind in ("offsets", "sizes", "strides"))


def _same(left: list[MixedValue], right: list[MixedValue]) -> bool:
    return len(left) == len(right) and all(
        ours is other or (isinstance(ours, int) and isinstance(other, int) and ours == other)
        for ours, other in zip(left, right, strict=True)
    )


def viewed_buffer(value: Value) -> Value:
    """Returns the source of a chain of views."""
    while True:
        owner = value.defining_op
        model = None if owner is None else ViewLikeOpInterface.get(owner)
        if owner is None or model is None or model.get_view_dest(owner) is not value:
            return value
        value = model.get_view_source(owner)
