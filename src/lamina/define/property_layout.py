"""The order and encoding of an operation's properties in MLIR's bytecode.

Attributes come first, sorted by name; then properties that MLIR does not store as attributes, in declaration order;
then segment sizes. Before version 6 segment sizes were attributes like the others.
"""

from __future__ import annotations

from typing import NamedTuple

from lamina.define.constraints.base import NativeProperty
from lamina.define.fields import Field, resolve_constraint
from lamina.define.property_conversion import native_fields, segment_names
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import ArrayAttr, IntegerAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.types import i1


class PropertyPart(NamedTuple):
    """A property: ``kind`` is "attribute" (required), "optional", "bool", "number", "optional number" or
    "sizes" (``size`` of them)."""

    name: str
    kind: str
    field: Field | None = None
    native: NativeProperty | None = None
    size: int = 0

    def checked(self, value: Attribute) -> Attribute:
        """Returns the attribute. Raises VerifyFailure if the property cannot hold it."""
        field = self.field
        if field is not None and self.native is None and not field.constraint.stores(value):
            raise VerifyFailure(f"expected another attribute for '{self.name}', but got: {value}")
        if self.size and len(getattr(value, "values", ())) != self.size:
            raise VerifyFailure("size mismatch for operand/result_segment_size")
        return value


def property_layout(cls: type[Operation], sparse_sizes: bool) -> tuple[PropertyPart, ...]:
    """Returns the properties of an operation's class; ``sparse_sizes`` from version 6 on."""
    definition = cls.definition
    for field in definition.attributes:
        resolve_constraint(field)
    native = native_fields(definition)
    parts = [
        PropertyPart(field.ods_name, "optional" if field.optional or field.has_default else "attribute", field)
        for field in definition.attributes
        if field not in native
    ]
    segments = [(name, count) for name, _, count in segment_names(definition)]
    if not sparse_sizes:
        parts += [PropertyPart(name, "attribute", size=count) for name, count in segments]
    parts.sort(key=lambda part: part.name.encode())
    parts += [_native_part(field) for field in native]
    if sparse_sizes:
        parts += [PropertyPart(name, "sizes", size=count) for name, count in segments]
    return tuple(parts)


def _native_part(field: Field) -> PropertyPart:
    native: NativeProperty = field.constraint.native
    shown = native.write(None)
    kind = "number"
    if isinstance(shown, ArrayAttr):
        kind = "optional number"
    elif isinstance(shown, IntegerAttr) and shown.type is i1:
        kind = "bool"
    return PropertyPart(str(field.ods_name), kind, field, native)
