"""Helpers for hand-written parse methods."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, TypeVar

from lamina.asm.operation_state import OperationState
from lamina.ir.attribute import Attribute, Type
from lamina.ir.block import Block
from lamina.ir.dialect import lookup_operation
from lamina.ir.location import LocationLike
from lamina.ir.region import Region
from lamina.ir.traits import Terminator

if TYPE_CHECKING:
    from lamina.asm.parser import Parser

AttributeT = TypeVar("AttributeT", bound=Attribute)


def parse_attributes(parser: Parser, state: OperationState) -> None:
    """An optional attribute dictionary, sorted into inherent and discardable attributes."""
    attributes = parser.parse_optional_attr_dict()
    if attributes:
        distribute_attributes(state, attributes)


def parse_attribute_of(parser: Parser, kind: type[AttributeT], type: Type | None = None) -> AttributeT:
    """Returns an attribute of a class; ``type`` is the default type of numbers."""
    offset = parser.start
    attribute = parser.parse_attribute(type)
    if not isinstance(attribute, kind):
        parser.custom_error("invalid kind of attribute specified", offset)
    return attribute


def distribute_attributes(state: OperationState, attributes: Mapping[str, Attribute]) -> None:
    """Splits attributes into properties and discardable attributes."""
    cls = lookup_operation(state.name)
    inherent = cls.attribute_names if cls is not None else frozenset()
    for name, attribute in attributes.items():
        (state.properties if name in inherent else state.attributes)[name] = attribute


def check_given_once(
    parser: Parser, state: OperationState, attributes: Mapping[str, Attribute], names: Collection[str]
) -> None:
    """Rejects dictionary attributes that the custom form has already set."""
    for name in attributes:
        if name in names:
            parser.custom_error(f"attribute '{name}' occurs more than once in the attribute list", state.offset)


def ensure_terminator(region: Region, name: str, location: LocationLike) -> None:
    """Gives an empty region an entry block, and the block the terminator ``name`` if it has none."""
    block = region.first_block
    if block is None:
        block = region.append(Block())
    last = block.last_op
    if last is None or not last.has_trait(Terminator):
        cls = lookup_operation(name)
        assert cls is not None
        block.append(cls(location=location))
