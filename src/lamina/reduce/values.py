"""Replacement values: an available value of the type, or a placeholder."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from lamina.dialects.builtin.ops import UnrealizedConversionCastOp
from lamina.ir import traits
from lamina.ir.operation import Operation
from lamina.ir.value import Value

# Maximum number of preceding operations searched for a value.
_LOOK_BACK = 32


def without(value: Value, gone: Collection[Operation]) -> Value:
    """Returns a replacement for ``value`` that is not defined by the operations ``gone``: an operand
    of the same type, an earlier value, or a placeholder right before the definition."""
    owner = value.defining_op
    assert owner is not None
    for operand in owner.operands:
        if operand.type == value.type and not _is_gone(operand, gone):
            return operand
    return earlier(value, owner, gone) or source(value, owner)


def stand_in(value: Value, place: Operation, gone: Collection[Operation] = ()) -> Value:
    """Returns a replacement for any value at a place that precedes its uses."""
    return earlier(value, place, gone) or source(value, place)


def earlier(value: Value, place: Operation, gone: Collection[Operation] = ()) -> Value | None:
    """Returns a visible value of the same type defined before a place; block arguments first."""
    return next(
        (
            other
            for other in _visible(place)
            if other.type == value.type and other is not value and not _is_gone(other, gone)
        ),
        None,
    )


def source(value: Value, place: Operation) -> Value:
    """Creates a placeholder of the same type before the place."""
    assert place.parent is not None
    # Without operands it can have any type.
    new_op = UnrealizedConversionCastOp([], [value.type], location=place.raw_location)
    place.parent.insert_before(place, new_op)
    return new_op.results[0]


def _is_gone(value: Value, gone: Collection[Operation]) -> bool:
    owner = value.defining_op
    return owner is not None and owner in gone


def _visible(place: Operation) -> Iterator[Value]:
    """Yields arguments and earlier results, inner to outer, up to the isolated ancestor."""
    at: Operation | None = place
    while at is not None and at.parent is not None:
        yield from at.parent.arguments
        before = at.prev_op
        for _ in range(_LOOK_BACK):
            if before is None:
                break
            yield from before.results
            before = before.prev_op
        at = at.parent_op
        if at is None or at.has_trait(traits.IsolatedFromAbove):
            return
