"""Type, attribute and operand constraints of the ub dialect."""

from __future__ import annotations

from lamina.define.constraints import AttributeConstraint
from lamina.ir.attribute import Attribute


def _is_poison(attribute: Attribute) -> bool:
    return "PoisonAttrInterface" in getattr(attribute, "interfaces", ())


PoisonAttrInterface = AttributeConstraint("PoisonAttrInterface instance", _is_poison)
PoisonAttrInterface.storage = _is_poison
