"""The parts of an operation under construction."""

from __future__ import annotations

from typing import Any, NamedTuple

from lamina.ir.attribute import Attribute, Type
from lamina.ir.block import Block
from lamina.ir.location import LocationLike
from lamina.ir.region import Region
from lamina.ir.value import Value


class UnresolvedOperand(NamedTuple):
    """A parsed ``%name#number`` without a type; ``name`` includes the percent sign."""

    name: str
    number: int
    offset: int


class Argument:
    """A region argument as written: ``%name: type {attributes} loc(...)``."""

    __slots__ = ("operand", "type", "attributes", "location")

    def __init__(
        self,
        operand: UnresolvedOperand,
        type: Type | None = None,
        attributes: dict[str, Attribute] | None = None,
        location: LocationLike | None = None,
    ) -> None:
        self.operand = operand
        self.type = type
        self.attributes = attributes
        self.location = location


class OperationState:
    """The parts of an operation under construction. ``types`` are the result types; ``offset`` is the position of its
    name; ``raw_properties`` is the ``<...>`` of the generic form."""

    __slots__ = (
        "name",
        "operands",
        "types",
        "properties",
        "raw_properties",
        "attributes",
        "successors",
        "regions",
        "location",
        "offset",
        "num_named_results",
    )

    def __init__(self, name: str, location: LocationLike, offset: int = 0) -> None:
        self.name = name
        self.operands: list[Value] = []
        self.types: list[Type] = []
        self.properties: dict[str, Attribute] = {}
        self.raw_properties: Attribute | None = None
        self.attributes: dict[str, Attribute] = {}
        self.successors: list[Block] = []
        self.regions: list[Region] = []
        self.location: Any = location
        self.offset = offset
        self.num_named_results = 0

    def add_region(self, region: Region | None = None) -> Region:
        """Adds a region (an empty one by default) and returns it."""
        added = Region() if region is None else region
        self.regions.append(added)
        return added
