"""Unrealized casts, which connect values of different types during a conversion."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.ir.operation import Operation
from lamina.ir.value import Value

CAST_NAME = "builtin.unrealized_conversion_cast"


def is_cast(operation: Operation) -> bool:
    """True if an operation is an unrealized cast."""
    return operation.name == CAST_NAME


def reconcile_casts(casts: Sequence[Operation]) -> list[Operation]:
    """Removes chains of unrealized casts that return to their original type, and dead casts; returns the
    remaining casts."""
    pending = list(casts)[::-1]
    while pending:
        cast = pending.pop()
        if cast.is_erased:
            continue
        if cast.use_empty:
            producers = [producer for producer in map(_producer, cast.operands) if producer is not None]
            cast.erase("reconciliation of casts")
            pending.extend(producers)
            continue
        inputs = _origin(cast)
        if inputs is not None:
            for result, value in zip(cast.results, inputs, strict=True):
                result.replace_all_uses_with(value)
            pending.append(cast)
    return [cast for cast in casts if not cast.is_erased]


def _producer(value: Value) -> Operation | None:
    owner = value.defining_op
    return owner if owner is not None and is_cast(owner) else None


def _origin(cast: Operation) -> list[Value] | None:
    """Returns the inputs of an upstream cast with the types that this one produces."""
    wanted = cast.result_types
    at: Operation | None = cast
    seen: set[Operation] = set()
    while at is not None and at not in seen:
        seen.add(at)
        if at.operand_types == wanted:
            return at.operands
        if not at._operands:
            return None
        inner = _producer(at.operand(0))
        if inner is None or list(inner.results) != at.operands:
            return None
        at = inner
    return None
