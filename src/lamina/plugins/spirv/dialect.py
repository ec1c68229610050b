"""What SPIR-V's dialect says beyond its declarations: unknown names, and attributes of others' operations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.ir.attribute import Attribute, Type
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.dialect import Dialect
from lamina.ir.operation import Operation
from lamina.ir.types import FloatType, IndexType, IntegerType
from lamina.plugins import configure
from lamina.plugins.spirv.attributes import InterfaceVarABIAttr, TargetEnvAttr

if TYPE_CHECKING:
    from lamina.asm.parser import Parser


@configure("spirv")
def set_up(dialect: Dialect) -> None:
    """Allows unknown operations, as SPIR-V is extensible."""

    def parse_type(parser: Parser, mnemonic: str) -> Type:
        cls = dialect.types.get(mnemonic)
        if cls is None:
            parser.error(f"unknown SPIR-V type: {mnemonic}", parser.last_end - len(mnemonic))
        type: Type = cls.parse_parameters(parser)
        return type

    def parse_attribute(parser: Parser, mnemonic: str, type: Type | None) -> Attribute:
        start = parser.last_end - len(mnemonic)
        if type is not None:
            parser.error("unexpected type", start)
        cls = dialect.attributes.get(mnemonic)
        if cls is None:
            parser.error(f"unknown SPIR-V attribute kind: {mnemonic}", start)
        attribute: Attribute = cls.parse_parameters(parser)
        return attribute

    dialect.allows_unknown_operations = True
    dialect.parse_type = parse_type
    dialect.parse_attribute = parse_attribute
    dialect.verify_operation_attribute = _verify_attribute
    dialect.verify_region_argument_attribute = _verify_argument_attribute
    dialect.verify_region_result_attribute = _verify_result_attribute


def _verify_attribute(op: Operation, name: str, attribute: Attribute) -> None:
    if name == "spirv.entry_point_abi":
        if (attribute.dialect_name, attribute.mnemonic) != ("spirv", "entry_point_abi"):
            raise VerifyFailure(f"'{name}' attribute must be an entry point ABI attribute", raw=True)
    elif name == "spirv.target_env":
        if not isinstance(attribute, TargetEnvAttr):
            raise VerifyFailure(f"'{name}' must be a spirv::TargetEnvAttr", raw=True)
    else:
        raise VerifyFailure(f"found unsupported '{name}' attribute on operation", raw=True)


def _verify_argument_attribute(op: Operation, region: int, index: int, name: str, attribute: Attribute) -> None:
    if name == "spirv.decoration":
        if (attribute.dialect_name, attribute.mnemonic) != ("spirv", "decoration"):
            raise VerifyFailure(f"'{name}' must be a spirv::DecorationAttr", raw=True)
        return
    if name != "spirv.interface_var_abi":
        raise VerifyFailure(f"found unsupported '{name}' attribute on region argument", raw=True)
    if not isinstance(attribute, InterfaceVarABIAttr):
        raise VerifyFailure(f"'{name}' must be a spirv::InterfaceVarABIAttr", raw=True)
    type = op.regions[region].arguments[index].type
    if attribute.storage_class is not None and not isinstance(type, IntegerType | IndexType | FloatType):
        raise VerifyFailure(
            f"'{name}' attribute cannot specify storage class when attaching to a non-scalar value", raw=True
        )


def _verify_result_attribute(op: Operation, region: int, index: int, name: str, attribute: Attribute) -> None:
    raise VerifyFailure("cannot attach SPIR-V attributes to region result", raw=True)
