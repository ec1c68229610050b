"""Operations of the irdl dialect that define: dialects, types, attributes, operations, and the parts of these."""

from __future__ import annotations

from lamina.define import Operation, operation, prop, region, result, variadic_operand
from lamina.define.constraints import I32Attr, SizedRegion, StrArrayAttr, SymbolNameAttr, UnitAttr
from lamina.dialects.irdl import verification
from lamina.dialects.irdl.attributes import VariadicityArray
from lamina.dialects.irdl.types import AttributeHandle, RegionHandle
from lamina.interfaces.symbols import verify_symbol
from lamina.ir.traits import (
    HasParent,
    IsolatedFromAbove,
    NoRegionArguments,
    NoTerminator,
    SymbolTableTrait,
    SymbolTrait,
)


class _Definition(Operation):
    """Base of named definitions with a body."""

    __slots__ = ()
    sym_name = prop(SymbolNameAttr, name="sym_name")
    body = region(SizedRegion(1))
    assembly_format = "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)"


@operation("irdl.dialect", traits=[IsolatedFromAbove, NoTerminator, SymbolTrait, SymbolTableTrait])
class DialectOp(_Definition):
    def verify(self) -> None:
        verify_symbol(self)
        verification.verify_dialect(self)


@operation("irdl.type", traits=[HasParent("irdl.dialect"), NoTerminator, NoRegionArguments, SymbolTrait])
class TypeOp(_Definition):
    def verify(self) -> None:
        verification.verify_at_most_one_of(self, "irdl.parameters")
        verify_symbol(self)
        verification.verify_name(self.sym_name.removeprefix("!"), "type")


@operation("irdl.attribute", traits=[HasParent("irdl.dialect"), NoTerminator, NoRegionArguments, SymbolTrait])
class AttributeOp(_Definition):
    def verify(self) -> None:
        verification.verify_at_most_one_of(self, "irdl.parameters")
        verify_symbol(self)
        verification.verify_name(self.sym_name.removeprefix("#"), "attribute")


@operation("irdl.operation", traits=[HasParent("irdl.dialect"), NoTerminator, NoRegionArguments, SymbolTrait])
class OperationOp(_Definition):
    def verify(self) -> None:
        verification.verify_at_most_one_of(self, *verification.PARTS)
        verify_symbol(self)
        verification.verify_name(self.sym_name, "operation")

    def verify_regions(self) -> None:
        verification.verify_names_of_parts(self)


@operation("irdl.parameters", traits=[HasParent("irdl.attribute", "irdl.type")])
class ParametersOp(Operation):
    args = variadic_operand(AttributeHandle)
    names = prop(StrArrayAttr)
    assembly_format = "`` custom<NamedValueList>($args, $names) attr-dict"

    def verify(self) -> None:
        verification.verify_names(self.names, len(self.args), "parameter")


class _Values(Operation):
    """The operands or the results of an operation."""

    __slots__ = ()
    args = variadic_operand(AttributeHandle)
    names = prop(StrArrayAttr)
    variadicity = prop(VariadicityArray)
    assembly_format = "`` custom<NamedValueListWithVariadicity>($args, $names, $variadicity) attr-dict"


@operation("irdl.operands", traits=[HasParent("irdl.operation")])
class OperandsOp(_Values):
    def verify(self) -> None:
        verification.verify_values(self, "operand")


@operation("irdl.results", traits=[HasParent("irdl.operation")])
class ResultsOp(_Values):
    def verify(self) -> None:
        verification.verify_values(self, "result")


@operation("irdl.attributes", traits=[HasParent("irdl.operation")])
class AttributesOp(Operation):
    attribute_values = variadic_operand(AttributeHandle)
    attribute_value_names = prop(StrArrayAttr)
    assembly_format = "custom<AttributesOp>($attribute_values, $attribute_value_names) attr-dict"

    def verify(self) -> None:
        verification.verify_attributes(self)


@operation("irdl.region", traits=[HasParent("irdl.operation")])
class RegionOp(Operation):
    entry_block_args = variadic_operand(AttributeHandle)
    number_of_blocks = prop(I32Attr, optional=True)
    constrained_arguments = prop(UnitAttr, optional=True)
    output = result(RegionHandle)
    assembly_format = """
        ``(`(` $entry_block_args $constrained_arguments^ `)`)?
        ``(` ` `with` `size` $number_of_blocks^)? attr-dict
    """

    def verify(self) -> None:
        verification.verify_region(self)


@operation("irdl.regions", traits=[HasParent("irdl.operation")])
class RegionsOp(Operation):
    args = variadic_operand(RegionHandle)
    names = prop(StrArrayAttr)
    assembly_format = "`` custom<NamedValueList>($args, $names) attr-dict"

    def verify(self) -> None:
        verification.verify_names(self.names, len(self.args), "region")
