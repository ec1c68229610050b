"""Queries of layout and target specifications at an operation."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.dlti.attributes import EntryList, Key
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import StringAttr
from lamina.ir.operation import Operation


class QueryFailure(Exception):
    """The key was not found; ``at`` is the operation to report."""

    def __init__(self, message: str, at: Operation) -> None:
        super().__init__(message)
        self.at = at


def queryable(operation: Operation) -> tuple[EntryList, Operation] | None:
    """Returns the first queryable attribute, by name, of the innermost enclosing operation that has one, and that
    operation."""
    for holder in (operation, *operation.ancestors):
        for _, attribute in sorted(holder._attributes.items()):
            if isinstance(attribute, EntryList):
                return attribute, holder
    return None


def query(operation: Operation, keys: Sequence[Key]) -> Attribute:
    """Looks up the first key at an operation, the next one in its value, and so on.

    Raises QueryFailure.
    """
    if not keys:
        raise QueryFailure("no keys provided to attempt query with", operation)
    entry = queryable(operation)
    if entry is None:
        raise QueryFailure("no DLTI-queryable attrs on target op or any of its ancestors", operation)
    at: Attribute = entry[0]
    holder = entry[1]
    for number, key in enumerate(keys):
        if not isinstance(at, EntryList):
            passed = ",".join(map(_shown, keys[:number]))
            raise QueryFailure(f"got non-DLTI-queryable attribute upon looking up keys [{passed}] at op", holder)
        value = at.query(key)
        if value is None:
            raise QueryFailure(f"key {_shown(key)} has no DLTI-mapping per attr: {at}", holder)
        at = value
    return at


def _shown(key: Key) -> str:
    return f'"{key.value}"' if isinstance(key, StringAttr) else str(key)
