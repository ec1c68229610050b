"""Constraints of the scf dialect on types, attributes and operands."""

from __future__ import annotations

from lamina.define.constraints import AnyAttrOf, AttributeConstraint, TypedArrayAttr
from lamina.ir.attribute import Attribute


def _implements(name: str) -> AttributeConstraint:
    """Attributes whose class names the interface in its ``interfaces``."""

    def accepts(attribute: Attribute) -> bool:
        return name in getattr(attribute, "interfaces", ())

    return AttributeConstraint(f"{name} instance", accepts)


DeviceMappingAttrInterface = _implements("DeviceMappingAttrInterface")
DeviceMaskingAttrInterface = _implements("DeviceMaskingAttrInterface")


DeviceMappingArrayAttr = TypedArrayAttr(
    AnyAttrOf(
        [DeviceMappingAttrInterface, DeviceMaskingAttrInterface],
        "DeviceMappingAttrInterface instance or DeviceMaskingAttrInterface instance",
    ),
    "Device Mapping array attribute",
)
