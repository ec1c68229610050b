"""The attributes of operations: inherent ones are properties."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from lamina.ir.shared_attributes import NO_ATTRIBUTES

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute


class AttributeHolder:
    """An object with inherent and discardable attributes. The fields with an underscore are read-only: several
    operations may share a dictionary. The public properties copy a shared dictionary first."""

    __slots__ = ("_properties", "_attributes")

    attribute_names: ClassVar[frozenset[str]] = frozenset()

    _properties: Mapping[str, Attribute]
    _attributes: Mapping[str, Attribute]

    @property
    def properties(self) -> dict[str, Attribute]:
        """The inherent attributes."""
        held = self._properties
        if held.__class__ is not dict:
            held = self._properties = dict(held)
        return held

    @properties.setter
    def properties(self, properties: dict[str, Attribute]) -> None:
        self._properties = properties or NO_ATTRIBUTES

    @property
    def attributes(self) -> dict[str, Attribute]:
        """The discardable attributes."""
        held = self._attributes
        if held.__class__ is not dict:
            held = self._attributes = dict(held)
        return held

    @attributes.setter
    def attributes(self, attributes: dict[str, Attribute]) -> None:
        self._attributes = attributes or NO_ATTRIBUTES

    def get_attr(self, name: str) -> Attribute | None:
        """Returns the inherent or discardable attribute of that name."""
        attribute = self._properties.get(name)
        return self._attributes.get(name) if attribute is None else attribute

    def set_attr(self, name: str, value: Attribute) -> None:
        """Sets an attribute; names that the operation declares are inherent."""
        if name in self.attribute_names:
            self.properties[name] = value
        else:
            self.attributes[name] = value

    def remove_attr(self, name: str) -> Attribute | None:
        """Removes an attribute if present and returns it."""
        if name in self._properties:
            return self.properties.pop(name)
        return self.attributes.pop(name) if name in self._attributes else None

    def has_attr(self, name: str) -> bool:
        """True if there is an inherent or discardable attribute of that name."""
        return name in self._properties or name in self._attributes

    @property
    def all_attributes(self) -> dict[str, Attribute]:
        """Inherent and discardable attributes together, as a fresh dictionary."""
        return {**self._properties, **self._attributes}
