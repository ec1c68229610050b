"""The base of views of records."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lamina.tablegen.errors import SourceLocation
from lamina.tablegen.record import Record
from lamina.tablegen.values import UNSET, Dag, is_record


class TextField:
    """A string field of a record as an attribute of its view; ``default`` where it is unset."""

    __slots__ = ("field", "default")

    def __init__(self, field: str, default: str = "") -> None:
        self.field = field
        self.default = default

    def __get__(self, view: View, owner: type[View] | None = None) -> str:
        return view.text(self.field, self.default)


class OptionalTextField:
    """A string field of a record as an attribute of its view; None if unset or empty."""

    __slots__ = ("field",)

    def __init__(self, field: str) -> None:
        self.field = field

    def __get__(self, view: View, owner: type[View] | None = None) -> str | None:
        return view.text(self.field) or None


class FlagField:
    """A bit of a record as an attribute of its view."""

    __slots__ = ("field",)

    def __init__(self, field: str) -> None:
        self.field = field

    def __get__(self, view: View, owner: type[View] | None = None) -> bool:
        return view.flag(self.field)


class View:
    """A typed view of a record; equal to other views of the same record."""

    __slots__ = ("record",)

    def __init__(self, record: Record) -> None:
        self.record = record

    @property
    def def_name(self) -> str:
        """The name of the TableGen record."""
        name_: str = self.record.name
        return name_

    @property
    def summary(self) -> str:
        return self.text("summary").strip()

    description = TextField("description")

    @property
    def location(self) -> SourceLocation:
        return self.record.locations[0]

    def field(self, field: str) -> Any:
        """Returns a field's value; None if it is unset or does not exist."""
        try:
            value = self.record.value(field)
        except KeyError:
            return None
        return None if value is UNSET else value

    def text(self, field: str, default: str = "") -> str:
        """Returns a string field; ``default`` where it is unset."""
        value = self.field(field)
        return str(value) if isinstance(value, str) else default

    def flag(self, field: str) -> bool:
        """Returns a bit, such as a dialect's `hasConstantMaterializer`; False if unset."""
        return self.field(field) in (True, 1)

    def items(self, field: str) -> tuple[Any, ...]:
        """Returns the elements of a list."""
        value = self.field(field)
        return value.items if value is not None else ()

    def strings(self, field: str) -> list[str]:
        """Returns the elements of a list of strings."""
        return [str(item) for item in self.items(field)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and other.record is self.record

    def __hash__(self) -> int:
        return hash(self.record)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.record.name})"


def without_prefix(name: str) -> str:
    """`Arith_AddIOp` is the C++ class `AddIOp`; a leading underscore belongs to the name."""
    prefix, _, rest = name.partition("_")
    if not prefix:
        return name
    return rest or prefix


def variables_of(dag: Dag | None) -> Iterator[tuple[Record, str, str, tuple[Record, ...]]]:
    """Yields the (constraint, name, summary, decorators) of a dag's arguments, `Arg` and `Res` looked through."""
    if dag is None:
        return
    for value, name in zip(dag.args, dag.names, strict=True):
        if not is_record(value):
            continue
        summary, decorators = "", ()
        if value.is_a("OpVariable"):
            text = value.value("summary")
            summary = str(text).strip() if isinstance(text, str) else ""
            decorators = value.value("decorators").items
            value = value.value("constraint")
        yield value, name or "", summary, decorators
