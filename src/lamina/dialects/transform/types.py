"""Types of the transform dialect."""

from __future__ import annotations

from lamina.define import type_definition
from lamina.ir.attribute import InvalidParameters, Type
from lamina.ir.types import IntegerType


@type_definition
class AffineMapParamType(Type):
    __slots__ = ()
    dialect_name = "transform"
    mnemonic = "affine_map"
    interfaces = ("TransformParamTypeInterface",)


@type_definition
class AnyOpType(Type):
    __slots__ = ()
    dialect_name = "transform"
    mnemonic = "any_op"
    interfaces = ("TransformHandleTypeInterface",)


@type_definition
class AnyValueType(Type):
    __slots__ = ()
    dialect_name = "transform"
    mnemonic = "any_value"
    interfaces = ("TransformValueHandleTypeInterface",)


@type_definition
class OperationType(Type):
    __slots__ = ("operation_name",)
    dialect_name = "transform"
    mnemonic = "op"
    interfaces = ("TransformHandleTypeInterface",)
    parameter_spellings = {"operation_name": "operation_name"}
    operation_name: str
    assembly_format = "`<` $operation_name `>`"


@type_definition
class AnyParamType(Type):
    __slots__ = ()
    dialect_name = "transform"
    mnemonic = "any_param"
    interfaces = ("TransformParamTypeInterface",)


@type_definition
class ParamType(Type):
    __slots__ = ("type",)
    dialect_name = "transform"
    mnemonic = "param"
    interfaces = ("TransformParamTypeInterface",)
    type: Type
    assembly_format = "`<` $type `>`"

    def verify(self) -> None:
        if not isinstance(self.type, IntegerType) or self.type.width > 64:
            raise InvalidParameters("only supports integer types with width <=64")


@type_definition
class TypeParamType(Type):
    __slots__ = ()
    dialect_name = "transform"
    mnemonic = "type"
    interfaces = ("TransformParamTypeInterface",)
