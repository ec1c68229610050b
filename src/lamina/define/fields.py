"""The fields of an operation declaration.

A field is written as a class attribute. When the class is complete, ``@operation`` replaces it by a property that
reads the field from an operation; until then it is a plain description.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.define.constraints import AnyRegion, AnyType, as_constraint

SINGLE, OPTIONAL, VARIADIC, VARIADIC_OF_VARIADIC = "single", "optional", "variadic", "variadic of variadic"

if TYPE_CHECKING:
    from lamina.ir.block import Block
    from lamina.ir.region import Region
    from lamina.ir.value import Value


class Field:
    """One field: ``kind`` (operand, result, attribute, region, successor), its constraint and its arity."""

    __slots__ = (
        "kind",
        "constraint",
        "arity",
        "name",
        "ods_name",
        "effects",
        "default",
        "optional",
        "segment_attribute",
        "index",
    )

    def __init__(
        self,
        kind: str,
        constraint: Any,
        arity: str = SINGLE,
        *,
        name: str | None = None,
        effects: Any = (),
        default: Any = None,
        optional: bool = False,
        segment_attribute: str | None = None,
    ) -> None:
        self.kind = kind
        self.constraint = constraint
        self.arity = arity
        self.name = ""
        self.ods_name = name
        self.effects = tuple(effects)
        self.default = default
        self.optional = optional
        self.segment_attribute = segment_attribute
        self.index = 0

    @property
    def is_variadic(self) -> bool:
        """Whether the field stands for any number of values, zero or one included."""
        return self.arity != SINGLE

    @property
    def has_default(self) -> bool:
        return self.default is not None

    def __repr__(self) -> str:
        return f"<{self.arity} {self.kind} {self.name}>"


def camel_case(name: str) -> str:
    """``overflow_flags`` as ODS spells it: ``overflowFlags``."""
    first, *rest = name.rstrip("_").split("_")
    return first + "".join(part[:1].upper() + part[1:] for part in rest)


def operand(constraint: Any = AnyType, *, name: str | None = None, effects: Any = ()) -> Value:
    """One value."""
    return Field("operand", constraint, name=name, effects=effects)  # type: ignore[return-value]


def optional_operand(constraint: Any = AnyType, *, name: str | None = None, effects: Any = ()) -> Value | None:
    """A value or None."""
    return Field("operand", constraint, OPTIONAL, name=name, effects=effects)  # type: ignore[return-value]


def variadic_operand(constraint: Any = AnyType, *, name: str | None = None, effects: Any = ()) -> list[Value]:
    """Any number of values."""
    return Field("operand", constraint, VARIADIC, name=name, effects=effects)  # type: ignore[return-value]


def variadic_of_variadic_operand(
    constraint: Any, segment_attribute: str, *, name: str | None = None, effects: Any = ()
) -> list[list[Value]]:
    """Groups of values, whose sizes the named attribute holds."""
    return Field(  # type: ignore[return-value]
        "operand",
        constraint,
        VARIADIC_OF_VARIADIC,
        name=name,
        effects=effects,
        segment_attribute=segment_attribute,
    )


def result(constraint: Any = AnyType, *, name: str | None = None, effects: Any = ()) -> Value:
    """One result."""
    return Field("result", constraint, name=name, effects=effects)  # type: ignore[return-value]


def optional_result(constraint: Any = AnyType, *, name: str | None = None, effects: Any = ()) -> Value | None:
    """A result or None."""
    return Field("result", constraint, OPTIONAL, name=name, effects=effects)  # type: ignore[return-value]


def variadic_result(constraint: Any = AnyType, *, name: str | None = None, effects: Any = ()) -> list[Value]:
    """Any number of results."""
    return Field("result", constraint, VARIADIC, name=name, effects=effects)  # type: ignore[return-value]


def prop(
    constraint: Any, *, default: Any = None, optional: bool = False, name: str | None = None, effects: Any = ()
) -> Any:
    """An inherent attribute. ``default`` is its text; with ``optional`` it may be absent (and a default is then only
    what reading the field gives)."""
    return Field("attribute", constraint, default=default, optional=optional, name=name, effects=effects)


def region(constraint: Any = AnyRegion, *, name: str | None = None) -> Region:
    """One region."""
    return Field("region", constraint, name=name)  # type: ignore[return-value]


def variadic_region(constraint: Any = AnyRegion, *, name: str | None = None) -> list[Region]:
    """Any number of regions; the last region field of an operation."""
    return Field("region", constraint, VARIADIC, name=name)  # type: ignore[return-value]


def successor(*, name: str | None = None) -> Block:
    """One successor."""
    return Field("successor", None, name=name)  # type: ignore[return-value]


def variadic_successor(*, name: str | None = None) -> list[Block]:
    """Any number of successors; the last successor field of an operation."""
    return Field("successor", None, VARIADIC, name=name)  # type: ignore[return-value]


def resolve_constraint(field: Field) -> None:
    """Turns a constraint given as a class into a constraint object."""
    if field.constraint is not None:
        field.constraint = as_constraint(field.constraint)
