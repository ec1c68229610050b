"""Names in scope while parsing: loop variables, `defvar`s, fields, template arguments, `NAME`."""

from __future__ import annotations

from typing import Any

from lamina.tablegen.record import Record
from lamina.tablegen.types import STRING
from lamina.tablegen.values import Value, Var


class Entry:
    """An entry of a program or multiclass: a prototype, a loop, or a check."""

    __slots__ = ("kind", "payload")

    def __init__(self, kind: str, payload: Any) -> None:
        self.kind = kind
        self.payload = payload


class Loop:
    """A `foreach` (or one branch of an `if`, with no variable) and its body."""

    __slots__ = ("variable", "values", "entries", "position")

    def __init__(self, variable: str | None, values: Value, position: int) -> None:
        self.variable = variable
        self.values = values
        self.entries: list[Entry] = []
        self.position = position


class MultiClass:
    """A multiclass: its template arguments as a record, and its entries."""

    __slots__ = ("record", "entries")

    def __init__(self, record: Record) -> None:
        self.record = record
        self.entries: list[Entry] = []

    @property
    def name_variable(self) -> str:
        return f"{self.record.name}::NAME"


class Scope:
    """One level of names; `record` or `multiclass` provide theirs, `variables` are those of `defvar` and loops."""

    __slots__ = ("parent", "variables", "record", "multiclass")

    def __init__(
        self, parent: Scope | None, record: Record | None = None, multiclass: MultiClass | None = None
    ) -> None:
        self.parent = parent
        self.variables: dict[str, Value] = {}
        self.record = record
        self.multiclass = multiclass

    def lookup(self, name: str) -> Value | None:
        scope: Scope | None = self
        while scope is not None:
            value = scope.variables.get(name)
            if value is not None:
                return value
            if scope.record is not None:
                value = _in_record(scope.record, name)
            elif scope.multiclass is not None:
                value = _in_multiclass(scope.multiclass, name)
            if value is not None:
                return value
            scope = scope.parent
        return None

    def defines(self, name: str) -> bool:
        return name in self.variables


def _in_record(record: Record, name: str) -> Value | None:
    field = record.fields.get(name)
    if field is not None:
        return Var(name, field.type)
    if record.is_class:
        qualified = f"{record.name}:{name}"
        argument = record.fields.get(qualified)
        if argument is not None:
            return Var(qualified, argument.type)
        if name == "NAME":
            return Var(qualified, STRING)
    return None


def _in_multiclass(multiclass: MultiClass, name: str) -> Value | None:
    qualified = f"{multiclass.record.name}::{name}"
    argument = multiclass.record.fields.get(qualified)
    if argument is not None:
        return Var(qualified, argument.type)
    return Var(qualified, STRING) if name == "NAME" else None
