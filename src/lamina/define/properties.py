"""The properties behind declared attribute fields, and segment sizes.

``op.step`` reads a field as its Python value. Parsers and rewrites that carry attributes over unchanged pass the
field's class attribute: ``property_of(op, ForallOp.mapping)``, ``set_property(state, ForOp.step, attribute)``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar, overload

from lamina.define.property_conversion import OPERAND_SEGMENTS
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DenseArrayAttr, DenseI32ArrayAttr
from lamina.ir.operation import Operation

if TYPE_CHECKING:
    from lamina.asm.operation_state import OperationState
    from lamina.define.fields import _AttributeField

AttributeT = TypeVar("AttributeT", bound=Attribute)

# The ODS name of an attribute field, by the getter of the field's property.
_names: dict[Any, str] = {}


def register_property(accessor: property, name: str) -> None:
    """Registers the ODS name of the field with this property."""
    _names[accessor.fget] = name


def _held(operation: Operation | OperationState) -> Mapping[str, Attribute]:
    return operation._properties if isinstance(operation, Operation) else operation.properties


def property_name(field: _AttributeField[Any]) -> str:
    """Returns the ODS name of the field."""
    accessor: Any = field
    return _names[accessor.fget]


@overload
def property_of(operation: Operation | OperationState, field: _AttributeField[Any]) -> Attribute: ...
@overload
def property_of(
    operation: Operation | OperationState, field: _AttributeField[Any], cls: type[AttributeT]
) -> AttributeT: ...
def property_of(
    operation: Operation | OperationState, field: _AttributeField[Any], cls: type[Attribute] = Attribute
) -> Attribute:
    """Returns the attribute that the field holds. Raises TypeError if it is absent or of another class."""
    attribute = _held(operation).get(property_name(field))
    if not isinstance(attribute, cls):
        raise TypeError(f"'{operation.name}' has no {cls.__name__} '{property_name(field)}'")
    return attribute


@overload
def find_property(operation: Operation | OperationState, field: _AttributeField[Any]) -> Attribute | None: ...
@overload
def find_property(
    operation: Operation | OperationState, field: _AttributeField[Any], cls: type[AttributeT]
) -> AttributeT | None: ...
def find_property(
    operation: Operation | OperationState, field: _AttributeField[Any], cls: type[Attribute] = Attribute
) -> Attribute | None:
    """Returns the attribute in the field; None if it is absent or of a different class."""
    attribute = _held(operation).get(property_name(field))
    return attribute if isinstance(attribute, cls) else None


def given(properties: Mapping[str, Attribute], field: _AttributeField[Any], cls: type[AttributeT]) -> AttributeT:
    """Returns the attribute of the field among those of an operation to be. Raises TypeError if it is absent or of
    another class."""
    name = property_name(field)
    attribute = properties.get(name)
    if not isinstance(attribute, cls):
        raise TypeError(f"expected a {cls.__name__} '{name}'")
    return attribute


def set_property(operation: Operation | OperationState, field: _AttributeField[Any], attribute: Attribute) -> None:
    """Stores the attribute as is, without the conversion and check of a field assignment."""
    operation.properties[property_name(field)] = attribute


def operand_segments(operation: Operation | OperationState) -> tuple[int, ...]:
    """Returns the size of each operand group; nothing if the operation does not store them."""
    held = operation._properties if isinstance(operation, Operation) else operation.properties
    attribute = held.get(OPERAND_SEGMENTS)
    return attribute.values if isinstance(attribute, DenseArrayAttr) else ()


def segments_of(attribute: Attribute | None) -> tuple[int, ...]:
    """Returns the numbers that an attribute of sizes holds; nothing if it is absent."""
    return attribute.values if isinstance(attribute, DenseArrayAttr) else ()


def set_operand_segments(operation: Operation | OperationState, sizes: Iterable[int]) -> None:
    """Stores the size of each operand group."""
    operation.properties[OPERAND_SEGMENTS] = DenseI32ArrayAttr(sizes)


def segment_sizes(*sizes: int) -> dict[str, Attribute]:
    """Returns the property that holds the size of each operand group, for constructors."""
    return {OPERAND_SEGMENTS: DenseI32ArrayAttr(sizes)}
