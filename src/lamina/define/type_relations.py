"""Relations between the types of an operation's fields: verified, and used to infer the types a format leaves out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from lamina.define.constraints import attribute_type
from lamina.ir.attribute import Attribute, Type
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.types import ComplexType, ShapedType, TensorType, VectorType, element_type_or_self, i1

if TYPE_CHECKING:
    from lamina.ir.operation import Operation
    from lamina.ir.value import Value


def same_type(type: Type) -> Type:
    return type


def element_type(type: ShapedType | ComplexType) -> Type:
    """Returns the element type of a shaped or complex type."""
    return type.element_type


def i1_same_shape(type: Type) -> Type:
    """i1 in the shape of a vector or tensor; i1 itself for a scalar."""
    if isinstance(type, VectorType | TensorType):
        return type.clone_with(element_type=i1)
    return i1


def field_types(operation: Operation, name: str) -> Any:
    """Returns the type of a field, or the list of types of a variadic one."""
    if name == "operands":
        return operation.operand_types
    if name == "results":
        return operation.result_types
    value = getattr(operation, name)
    return type_of(value)


def type_of(value: list[Value] | Value | Attribute | None) -> Any:
    if value is None:
        return None
    if isinstance(value, list | tuple):
        return [type_of(item) for item in value]
    if isinstance(value, Attribute):
        return attribute_type(value)
    return getattr(value, "type", None)


class TypeRelation:
    """Base of the relations. ``names`` are the fields; ``infer`` computes the type of a field from the known ones."""

    names: tuple[str, ...] = ()

    def verify(self, operation: Operation) -> None:
        """Raises VerifyFailure if the relation does not hold."""

    def infer(self, wanted: str, known: dict[str, Any]) -> Any:
        """Infers the type of field ``wanted`` from the types in ``known``; None if they do not determine it."""
        return None

    def sources_of(self, wanted: str) -> list[str]:
        """Returns the fields each of which alone determines the type of ``wanted``."""
        return []


class AllTypesMatch(TypeRelation):
    """All fields have one type."""

    def __init__(self, *names: str | Sequence[str]) -> None:
        self.names = tuple(name for part in names for name in ((part,) if isinstance(part, str) else part))

    def verify(self, operation: Operation) -> None:
        types = [field_types(operation, name) for name in self.names]
        if any(type is not types[0] and type != types[0] for type in types[1:]):
            raise VerifyFailure(f"failed to verify that all of {{{', '.join(self._shown(operation))}}} have same type")

    def _shown(self, operation: Operation) -> list[str]:
        shown = operation.definition.ods_name
        return [shown(name) for name in self.names]

    def infer(self, wanted: str, known: dict[str, list[Type] | Type]) -> Any:
        return next((known[name] for name in self.names if name in known), None) if wanted in self.names else None

    def sources_of(self, wanted: str) -> list[str]:
        return [name for name in self.names if name != wanted] if wanted in self.names else []


class _AllMatch(AllTypesMatch):
    """All fields agree in some property of their types."""

    what = ""

    def of(self, type: Type) -> Any:
        return type

    def verify(self, operation: Operation) -> None:
        values = [self.of(field_types(operation, name)) for name in self.names]
        if any(value != values[0] for value in values[1:]):
            raise VerifyFailure(
                f"failed to verify that all of {{{', '.join(self._shown(operation))}}} have same {self.what}"
            )

    def infer(self, wanted: str, known: dict[str, Any]) -> Any:
        return None

    def sources_of(self, wanted: str) -> list[str]:
        return []


class AllElementTypesMatch(_AllMatch):
    what = "element type"

    def of(self, type: Type) -> Any:
        return element_type_or_self(type)


class AllRanksMatch(_AllMatch):
    what = "rank"

    def of(self, type: Type) -> Any:
        return type.rank if isinstance(type, ShapedType) and type.has_rank else None


class AllShapesMatch(_AllMatch):
    what = "shape"

    def of(self, type: Type) -> Any:
        return type.shape if isinstance(type, ShapedType) and type.has_rank else None


class AllElementCountsMatch(_AllMatch):
    what = "element count"

    def of(self, type: Type) -> Any:
        return type.num_elements if isinstance(type, ShapedType) and type.has_static_shape else None


class TypesMatchWith(TypeRelation):
    """The type of ``rhs`` is a function of the type of ``lhs``."""

    def __init__(self, lhs: str, rhs: str, transform: Callable[[Any], Any], summary: str) -> None:
        self.lhs, self.rhs = lhs, rhs
        self.transform = transform
        self.summary = summary
        self.names = (lhs, rhs)

    def verify(self, operation: Operation) -> None:
        left, right = field_types(operation, self.lhs), field_types(operation, self.rhs)
        if left is None or (right is None and self.optional):
            return
        expected = self.transform(left)
        if isinstance(expected, tuple):
            expected = list(expected)
        if expected is not right and expected != right:
            raise VerifyFailure(f"failed to verify that {self.summary}")

    optional = False

    def infer(self, wanted: str, known: dict[str, Type]) -> Any:
        if wanted == self.rhs and self.lhs in known and known[self.lhs] is not None:
            return self.transform(known[self.lhs])
        return None

    def sources_of(self, wanted: str) -> list[str]:
        return [self.lhs] if wanted == self.rhs else []


class OptionalTypesMatchWith(TypesMatchWith):
    """The same where the right field may be absent."""

    optional = True


class RangedTypesMatchWith(TypesMatchWith):
    """The same for variadic fields."""


class ShapedTypeMatchesElementCountAndTypes(TypeRelation):
    """A shaped field has as many elements as a variadic one has values, and their type."""

    def __init__(self, shaped: str, elements: str) -> None:
        self.names = (shaped, elements)

    def verify(self, operation: Operation) -> None:
        shaped, elements = (field_types(operation, name) for name in self.names)
        if not isinstance(shaped, ShapedType):
            return  # its own constraint reports the error
        expected = [shaped.element_type] * (shaped.num_elements if shaped.has_static_shape else len(elements))
        if expected != list(elements):
            names = [operation.definition.ods_name(name) for name in self.names]
            raise VerifyFailure(
                f"failed to verify that shaped type '{names[0]}' matches '{names[1]}' element count and types"
            )

    def infer(self, wanted: str, known: dict[str, Type]) -> Any:
        shaped = known.get(self.names[0])
        if wanted != self.names[1] or not isinstance(shaped, ShapedType) or not shaped.has_static_shape:
            return None
        return [shaped.element_type] * shaped.num_elements

    def sources_of(self, wanted: str) -> list[str]:
        return [self.names[0]] if wanted == self.names[1] else []
