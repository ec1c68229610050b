"""Constants in structural patterns: ``case AddIOp(rhs=Constant(number))``."""

from __future__ import annotations

from lamina.define.members import install_members
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import FloatAttr, IntegerAttr
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_value


class _IsConstant(type):
    """Class of ``Constant``: its instances are the values that operations with the ConstantLike trait define."""

    def __instancecheck__(cls, value: object) -> bool:
        return isinstance(value, Value) and constant_value(value) is not None


class Constant(metaclass=_IsConstant):
    """Matches constant values in ``match`` statements. ``Constant(number)`` binds the number of an integer or a float,
    and the attribute of any other constant; ``Constant(int(number))`` matches integers only."""

    __match_args__ = ("constant_number",)
    constant_number: int | float | Attribute

    def __new__(cls) -> Constant:
        raise TypeError("Constant is a pattern for match statements")


def _constant_number(value: Value) -> int | float | Attribute | None:
    """The number of a constant integer or float, the attribute of another constant; None for other values."""
    attribute = constant_value(value)
    return attribute.value if isinstance(attribute, IntegerAttr | FloatAttr) else attribute


# A class pattern reads the attributes of its subject, which is the value.
install_members(Value, constant_number=property(_constant_number))
