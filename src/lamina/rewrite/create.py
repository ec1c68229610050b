"""Creation of operations that may fold immediately, and of index constants."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lamina.ir.attribute import Attribute
from lamina.ir.builder import Builder
from lamina.ir.operation import Operation
from lamina.ir.value import Value
from lamina.rewrite.fold import fold_op


def insert_or_fold(builder: Builder, operation: Operation) -> list[Value]:
    """Inserts a detached operation, or returns the values it folds to. Constants it folds to are inserted in its
    place."""
    folded = fold_op(operation)
    # If it only changed in place, such as by moving a constant to the right, it may fold now.
    while folded is not None and not folded:
        folded = fold_op(operation)
    if not folded:
        return list(builder.insert(operation).results)
    values = _materialized(builder, operation, folded)
    if values is None:
        return list(builder.insert(operation).results)
    operation.erase()
    return values


def create_or_fold(builder: Builder, cls: type[Operation], *fields: Any, **keywords: Any) -> Value:
    """Like ``builder.create`` for a single-result operation, folded if possible."""
    keywords.setdefault("location", builder.location)
    build: Callable[..., Operation] = cls.build
    return insert_or_fold(builder, build(*fields, **keywords))[0]


def _materialized(builder: Builder, operation: Operation, folded: Sequence[Value | Attribute]) -> list[Value] | None:
    made: list[Operation] = []
    values: list[Value] = []
    dialect = type(operation).dialect
    for item, result in zip(folded, operation.results, strict=True):
        if isinstance(item, Value):
            values.append(item)
            continue
        if dialect is None or dialect.constant_materializer is None:
            return None
        constant = dialect.constant_materializer(item, result.type, operation.raw_location)
        if constant is None:
            return None
        made.append(constant)
        values.append(constant.results[0])
    for constant in made:
        builder.insert(constant)
    return values
