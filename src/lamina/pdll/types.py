"""The types of PDLL expressions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lamina.pdll.ods import OdsOperation


@dataclass(frozen=True, slots=True)
class Type:
    """A type identified by its name: ``Attr``, ``Constraint``, ``Rewrite``, ``Type`` or ``Value``."""

    name: str

    def refine(self, other: Type) -> Type | None:
        """Returns the common refinement of both types, or None if they contradict each other."""
        return self if self == other else None

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class RangeType(Type):
    """``ValueRange`` or ``TypeRange``."""

    element: Type


@dataclass(frozen=True, slots=True)
class OperationType(Type):
    """``Op<name>``; ``operation`` is empty for any operation, ``ods`` is its definition."""

    operation: str = ""
    ods: OdsOperation | None = field(default=None, compare=False)

    def refine(self, other: Type) -> Type | None:
        if self == other:
            return self
        if not isinstance(other, OperationType):
            return None
        if not other.operation:
            return self
        return None if self.operation else other

    def __str__(self) -> str:
        return f"Op<{self.operation}>" if self.operation else "Op"


@dataclass(frozen=True, slots=True)
class TupleType(Type):
    """``Tuple<...>``, elements with optional names; empty for no results."""

    elements: tuple[Type, ...] = ()
    names: tuple[str, ...] = ()

    def __str__(self) -> str:
        parts = [
            f"{name}: {element}" if name else str(element)
            for name, element in zip(self.names, self.elements, strict=True)
        ]
        return f"Tuple<{', '.join(parts)}>"


ATTRIBUTE = Type("Attr")
CONSTRAINT = Type("Constraint")
REWRITE = Type("Rewrite")
TYPE = Type("Type")
VALUE = Type("Value")
TYPE_RANGE = RangeType("TypeRange", TYPE)
VALUE_RANGE = RangeType("ValueRange", VALUE)


def operation_type(name: str = "", ods: OdsOperation | None = None) -> OperationType:
    return OperationType("Op", name, ods)


def tuple_type(elements: tuple[Type, ...] = (), names: tuple[str, ...] = ()) -> TupleType:
    return TupleType("Tuple", elements, names or ("",) * len(elements))
