"""Types of the irdl dialect: handles of attributes, types and regions of the described dialect."""

from __future__ import annotations

from lamina.define import type_definition
from lamina.define.constraints.base import TypeConstraint
from lamina.ir.attribute import Type


@type_definition
class AttributeType(Type):
    """``!irdl.attribute``: one attribute, or one type."""

    __slots__ = ()
    dialect_name = "irdl"
    mnemonic = "attribute"
    assembly_format = ""


@type_definition
class RegionType(Type):
    """``!irdl.region``: a constraint on a region."""

    __slots__ = ()
    dialect_name = "irdl"
    mnemonic = "region"
    assembly_format = ""


AttributeHandle: TypeConstraint[AttributeType] = TypeConstraint(
    "IRDL handle to an `mlir::Attribute`",
    lambda type: isinstance(type, AttributeType),
    buildable=AttributeType(),
    kind=AttributeType,
)
RegionHandle: TypeConstraint[RegionType] = TypeConstraint(
    "IRDL handle to a region definition",
    lambda type: isinstance(type, RegionType),
    buildable=RegionType(),
    kind=RegionType,
)
