"""The fields of an operation declaration.

A field is written as a class attribute. When the class is complete, ``@operation`` replaces it by a property that
reads the field from an operation; until then it is a plain description.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar, overload

from lamina.define.constraints import AnyRegion, AnyType, as_constraint

SINGLE, OPTIONAL, VARIADIC, VARIADIC_OF_VARIADIC = "single", "optional", "variadic", "variadic of variadic"

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Self

    from lamina.define.constraints import AttributeConstraint, TypeConstraint, UnitConstraint
    from lamina.define.constraints.base import RegionConstraint
    from lamina.define.enums import BitEnum, EnumAttribute, IntegerEnum
    from lamina.ir.attribute import Attribute, Type
    from lamina.ir.block import Block
    from lamina.ir.operation import Operation
    from lamina.ir.region import Region
    from lamina.ir.value import OpResult, Value

    TypeT = TypeVar("TypeT", bound=Type)
    AttributeT = TypeVar("AttributeT", bound=Attribute)
    ReadT = TypeVar("ReadT")
    EnumT = TypeVar("EnumT", bound=IntegerEnum | BitEnum)
    ReadT_co = TypeVar("ReadT_co", covariant=True)

Effects = Any
Default = Any


class Field:
    """A field: ``kind`` (operand, result, attribute, region, successor), constraint, and arity."""

    __slots__ = (
        "kind",
        "constraint",
        "arity",
        "name",
        "ods_name",
        "is_named",
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
        effects: Sequence[str] = (),
        default: str | None = None,
        optional: bool = False,
        segment_attribute: str | None = None,
    ) -> None:
        self.kind = kind
        self.constraint = constraint
        self.arity = arity
        self.name = ""
        # Without a name in the declaration, set with that of the class attribute.
        self.ods_name = name or ""
        self.is_named = name is not None
        self.effects = tuple(effects)
        self.default = default
        self.optional = optional
        self.segment_attribute = segment_attribute
        self.index = 0

    @property
    def is_variadic(self) -> bool:
        """True if the field has any number of values, including zero and one."""
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


# To type checkers a declared field is a descriptor that reads as its value. At run time ``@operation``
# replaces fields with properties.
if TYPE_CHECKING:

    class _ReadOnly(Generic[ReadT_co]):
        @overload
        def __get__(self, operation: None, owner: object) -> Self: ...
        @overload
        def __get__(self, operation: Operation, owner: object) -> ReadT_co: ...
        def __get__(self, operation: Operation | None, owner: object) -> Self | ReadT_co: ...

    class _OperandField(_ReadOnly[ReadT_co]):
        def __set__(self, operation: Operation, value: Value | Iterable[Value] | None) -> None: ...

    class _AttributeField(_ReadOnly[ReadT_co]):
        # Attributes and the natural Python values that the constraint converts.
        def __set__(self, operation: Operation, value: object) -> None: ...

    class _SuccessorField(_ReadOnly[ReadT_co]):
        def __set__(self, operation: Operation, value: Block) -> None: ...


@overload
def operand(
    constraint: TypeConstraint[TypeT], *, name: str | None = None, effects: Effects = ()
) -> _OperandField[Value[TypeT]]: ...
@overload
def operand(
    constraint: type[TypeT], *, name: str | None = None, effects: Effects = ()
) -> _OperandField[Value[TypeT]]: ...
@overload
def operand(constraint: TypeT, *, name: str | None = None, effects: Effects = ()) -> _OperandField[Value[TypeT]]: ...
@overload
def operand(*, name: str | None = None, effects: Effects = ()) -> _OperandField[Value]: ...
def operand(constraint: Any = AnyType, *, name: str | None = None, effects: Effects = ()) -> Any:
    """Declares a single operand."""
    return Field("operand", constraint, name=name, effects=effects)


@overload
def optional_operand(
    constraint: TypeConstraint[TypeT], *, name: str | None = None, effects: Effects = ()
) -> _OperandField[Value[TypeT] | None]: ...
@overload
def optional_operand(
    constraint: type[TypeT], *, name: str | None = None, effects: Effects = ()
) -> _OperandField[Value[TypeT] | None]: ...
@overload
def optional_operand(
    constraint: TypeT, *, name: str | None = None, effects: Effects = ()
) -> _OperandField[Value[TypeT] | None]: ...
@overload
def optional_operand(*, name: str | None = None, effects: Effects = ()) -> _OperandField[Value | None]: ...
def optional_operand(constraint: Any = AnyType, *, name: str | None = None, effects: Effects = ()) -> Any:
    """Returns a value or None."""
    return Field("operand", constraint, OPTIONAL, name=name, effects=effects)


@overload
def variadic_operand(
    constraint: TypeConstraint[TypeT], *, name: str | None = None, effects: Effects = ()
) -> _OperandField[list[Value[TypeT]]]: ...
@overload
def variadic_operand(
    constraint: type[TypeT], *, name: str | None = None, effects: Effects = ()
) -> _OperandField[list[Value[TypeT]]]: ...
@overload
def variadic_operand(
    constraint: TypeT, *, name: str | None = None, effects: Effects = ()
) -> _OperandField[list[Value[TypeT]]]: ...
@overload
def variadic_operand(*, name: str | None = None, effects: Effects = ()) -> _OperandField[list[Value]]: ...
def variadic_operand(constraint: Any = AnyType, *, name: str | None = None, effects: Effects = ()) -> Any:
    """Any number of values."""
    return Field("operand", constraint, VARIADIC, name=name, effects=effects)


def variadic_of_variadic_operand(
    constraint: TypeConstraint[TypeT], segment_attribute: str, *, name: str | None = None, effects: Effects = ()
) -> _OperandField[list[list[Value[TypeT]]]]:
    """Groups of values, whose sizes the named attribute holds."""
    field: Any = Field(
        "operand",
        constraint,
        VARIADIC_OF_VARIADIC,
        name=name,
        effects=effects,
        segment_attribute=segment_attribute,
    )
    result: _OperandField[list[list[Value[TypeT]]]] = field
    return result


@overload
def result(
    constraint: TypeConstraint[TypeT], *, name: str | None = None, effects: Effects = ()
) -> _ReadOnly[OpResult[TypeT]]: ...
@overload
def result(
    constraint: type[TypeT], *, name: str | None = None, effects: Effects = ()
) -> _ReadOnly[OpResult[TypeT]]: ...
@overload
def result(constraint: TypeT, *, name: str | None = None, effects: Effects = ()) -> _ReadOnly[OpResult[TypeT]]: ...
@overload
def result(*, name: str | None = None, effects: Effects = ()) -> _ReadOnly[OpResult]: ...
def result(constraint: Any = AnyType, *, name: str | None = None, effects: Effects = ()) -> Any:
    """Declares a single result."""
    return Field("result", constraint, name=name, effects=effects)


@overload
def optional_result(
    constraint: TypeConstraint[TypeT], *, name: str | None = None, effects: Effects = ()
) -> _ReadOnly[OpResult[TypeT] | None]: ...
@overload
def optional_result(
    constraint: type[TypeT], *, name: str | None = None, effects: Effects = ()
) -> _ReadOnly[OpResult[TypeT] | None]: ...
@overload
def optional_result(
    constraint: TypeT, *, name: str | None = None, effects: Effects = ()
) -> _ReadOnly[OpResult[TypeT] | None]: ...
@overload
def optional_result(*, name: str | None = None, effects: Effects = ()) -> _ReadOnly[OpResult | None]: ...
def optional_result(constraint: Any = AnyType, *, name: str | None = None, effects: Effects = ()) -> Any:
    """Returns a result or None."""
    return Field("result", constraint, OPTIONAL, name=name, effects=effects)


@overload
def variadic_result(
    constraint: TypeConstraint[TypeT], *, name: str | None = None, effects: Effects = ()
) -> _ReadOnly[list[OpResult[TypeT]]]: ...
@overload
def variadic_result(
    constraint: type[TypeT], *, name: str | None = None, effects: Effects = ()
) -> _ReadOnly[list[OpResult[TypeT]]]: ...
@overload
def variadic_result(
    constraint: TypeT, *, name: str | None = None, effects: Effects = ()
) -> _ReadOnly[list[OpResult[TypeT]]]: ...
@overload
def variadic_result(*, name: str | None = None, effects: Effects = ()) -> _ReadOnly[list[OpResult]]: ...
def variadic_result(constraint: Any = AnyType, *, name: str | None = None, effects: Effects = ()) -> Any:
    """Any number of results."""
    return Field("result", constraint, VARIADIC, name=name, effects=effects)


@overload
def prop(
    constraint: UnitConstraint,
    *,
    default: Default = None,
    optional: bool = False,
    name: str | None = None,
    effects: Effects = (),
) -> _AttributeField[bool]: ...
@overload
def prop(
    constraint: AttributeConstraint[ReadT],
    *,
    default: str | Attribute,
    optional: bool = False,
    name: str | None = None,
    effects: Effects = (),
) -> _AttributeField[ReadT]: ...
@overload
def prop(
    constraint: AttributeConstraint[ReadT], *, optional: Literal[True], name: str | None = None, effects: Effects = ()
) -> _AttributeField[ReadT | None]: ...
@overload
def prop(
    constraint: AttributeConstraint[ReadT], *, name: str | None = None, effects: Effects = ()
) -> _AttributeField[ReadT]: ...
@overload
def prop(  # type: ignore[overload-overlap]
    constraint: type[EnumAttribute[EnumT]],
    *,
    default: str | Attribute,
    optional: bool = False,
    name: str | None = None,
    effects: Effects = (),
) -> _AttributeField[EnumT]: ...
@overload
def prop(  # type: ignore[overload-overlap]
    constraint: type[EnumAttribute[EnumT]], *, optional: Literal[True], name: str | None = None, effects: Effects = ()
) -> _AttributeField[EnumT | None]: ...
@overload
def prop(  # type: ignore[overload-overlap]
    constraint: type[EnumAttribute[EnumT]], *, name: str | None = None, effects: Effects = ()
) -> _AttributeField[EnumT]: ...
@overload
def prop(
    constraint: type[AttributeT],
    *,
    default: str | Attribute,
    optional: bool = False,
    name: str | None = None,
    effects: Effects = (),
) -> _AttributeField[AttributeT]: ...
@overload
def prop(
    constraint: type[AttributeT], *, optional: Literal[True], name: str | None = None, effects: Effects = ()
) -> _AttributeField[AttributeT | None]: ...
@overload
def prop(
    constraint: type[AttributeT], *, name: str | None = None, effects: Effects = ()
) -> _AttributeField[AttributeT]: ...
def prop(
    constraint: Any, *, default: Default = None, optional: bool = False, name: str | None = None, effects: Effects = ()
) -> Any:
    """Declares an inherent attribute. ``default`` is its text; an ``optional`` attribute may be absent (its default
    is then only the value read from the field)."""
    return Field("attribute", constraint, default=default, optional=optional, name=name, effects=effects)


def region(constraint: RegionConstraint = AnyRegion, *, name: str | None = None) -> _ReadOnly[Region]:
    """Declares a single region."""
    field: Any = Field("region", constraint, name=name)
    result: _ReadOnly[Region] = field
    return result


def variadic_region(constraint: RegionConstraint = AnyRegion, *, name: str | None = None) -> _ReadOnly[list[Region]]:
    """Any number of regions; the last region field of an operation."""
    field: Any = Field("region", constraint, VARIADIC, name=name)
    result: _ReadOnly[list[Region]] = field
    return result


def successor(*, name: str | None = None) -> _SuccessorField[Block]:
    """Declares a single successor."""
    field: Any = Field("successor", None, name=name)
    result: _SuccessorField[Block] = field
    return result


def variadic_successor(*, name: str | None = None) -> _ReadOnly[list[Block]]:
    """Any number of successors; the last successor field of an operation."""
    field: Any = Field("successor", None, VARIADIC, name=name)
    result: _ReadOnly[list[Block]] = field
    return result


def resolve_constraint(field: Field) -> None:
    """Converts a constraint given as a class to a constraint object."""
    if field.constraint is not None:
        field.constraint = as_constraint(field.constraint)
