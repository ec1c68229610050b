"""Constraint operations of the irdl dialect; their results are variables, each bound to one attribute throughout a
definition."""

from __future__ import annotations

from lamina.define import Operation, operation, prop, result, variadic_operand
from lamina.define.constraints import AnyAttr, StrAttr, SymbolRefAttr
from lamina.dialects.irdl import verification
from lamina.dialects.irdl.types import AttributeHandle
from lamina.ir.symbols import SymbolTableCollection
from lamina.ir.traits import HasParent, Pure, SameOperandsAndResultType

_IN_DEFINITION = HasParent("irdl.type", "irdl.attribute", "irdl.operation")


@operation("irdl.is", traits=[_IN_DEFINITION, Pure])
class IsOp(Operation):
    expected = prop(AnyAttr)
    output = result(AttributeHandle)
    assembly_format = "$expected ` ` attr-dict"


@operation("irdl.base", traits=[_IN_DEFINITION])
class BaseOp(Operation):
    base_ref = prop(SymbolRefAttr, optional=True, name="base_ref")
    base_name = prop(StrAttr, optional=True, name="base_name")
    output = result(AttributeHandle)
    assembly_format = "($base_ref^)? ($base_name^)? ` ` attr-dict"

    def verify(self) -> None:
        verification.verify_base(self)

    def verify_symbol_uses(self, symbols: SymbolTableCollection) -> None:
        if self.base_ref is not None:
            verification.verify_reference(self, self.base_ref, symbols)


@operation("irdl.parametric", traits=[_IN_DEFINITION, Pure])
class ParametricOp(Operation):
    base_type = prop(SymbolRefAttr, name="base_type")
    args = variadic_operand(AttributeHandle)
    output = result(AttributeHandle)
    assembly_format = "$base_type `<` $args `>` ` ` attr-dict"

    def verify_symbol_uses(self, symbols: SymbolTableCollection) -> None:
        verification.verify_reference(self, self.base_type, symbols)


@operation("irdl.any", traits=[_IN_DEFINITION])
class AnyOp(Operation):
    output = result(AttributeHandle)
    assembly_format = "attr-dict"


@operation("irdl.any_of", traits=[_IN_DEFINITION, SameOperandsAndResultType])
class AnyOfOp(Operation):
    args = variadic_operand(AttributeHandle)
    output = result(AttributeHandle)
    assembly_format = "`(` $args `)` ` ` attr-dict"


@operation("irdl.all_of", traits=[_IN_DEFINITION, SameOperandsAndResultType])
class AllOfOp(Operation):
    args = variadic_operand(AttributeHandle)
    output = result(AttributeHandle)
    assembly_format = "`(` $args `)` ` ` attr-dict"


@operation("irdl.c_pred")
class CPredOp(Operation):
    pred = prop(StrAttr)
    output = result(AttributeHandle)
    assembly_format = "$pred ` ` attr-dict"
