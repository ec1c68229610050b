"""emitc.expression: operations that become one C expression."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.asm.operation_state import Argument
from lamina.asm.operation_syntax import distribute_attributes
from lamina.define import Operation, operation, optional_operand, prop, region, result, variadic_operand
from lamina.define.constraints import SizedRegion, UnitAttr
from lamina.dialects.emitc import verification
from lamina.dialects.emitc.constraints import EmitCType, TypeOrLValue
from lamina.ir.attributes import UnitAttr as UnitAttribute
from lamina.ir.traits import (
    HasOnlyGraphRegion,
    HasParent,
    IsolatedFromAbove,
    Pure,
    SingleBlockImplicitTerminator,
    Terminator,
)
from lamina.ir.types import FunctionType

if TYPE_CHECKING:
    from lamina.asm.operation_state import OperationState
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer


@operation(
    "emitc.expression",
    traits=[HasOnlyGraphRegion, IsolatedFromAbove, SingleBlockImplicitTerminator("emitc.yield")],
)
class ExpressionOp(Operation):
    defs = variadic_operand(TypeOrLValue)
    do_not_inline = prop(UnitAttr, optional=True, name="do_not_inline")
    result_ = result(EmitCType, name="result")
    body = region(SizedRegion(1), name="region")
    default_dialect = "emitc"

    @classmethod
    def parse(cls, parser: Parser, state: OperationState) -> None:
        operands = parser.parse_operand_list()
        if parser.parse_optional_keyword("noinline"):
            distribute_attributes(state, {"do_not_inline": UnitAttribute()})
        parser.expect(":", "expected ':'")
        type = parser.parse_type()
        if not isinstance(type, FunctionType):
            parser.custom_error("expected function type")
        state.operands = parser.resolve_operands(operands, type.inputs, parser.start)
        if len(type.results) != 1:
            parser.custom_error("expected single return type")
        state.types = list(type.results)
        # In the region, the arguments are printed with the operands' names.
        arguments = [Argument(name, type) for name, type in zip(operands, type.inputs, strict=True)]
        parser.parse_region(state.add_region(), arguments, name_isolated=True)

    def print(self, printer: Printer) -> None:
        printer.write(" ")
        printer.print_operands(self.defs)
        printer.write(" : ")
        printer.print_functional_type(self)
        printer.write(" ")
        for argument, value in zip(self.body.arguments, self.defs, strict=False):
            printer.names[argument] = printer.value_name(value)
        printer.print_region(self.body, entry_arguments=False)


    def verify(self) -> None:
        verification.verify_expression(self)

    @property
    def has_side_effects(self) -> bool:
        """True if any operation of the expression has some."""
        return any(getattr(op, "has_side_effects", True) for op in self.body.entry_block.without_terminator)


@operation(
    "emitc.yield",
    traits=[
        Pure,
        Terminator,
        HasParent("emitc.do", "emitc.expression", "emitc.for", "emitc.if", "emitc.switch"),
    ],
)
class YieldOp(Operation):
    result_ = optional_operand(EmitCType, name="result")
    assembly_format = "attr-dict ($result_^ `:` type($result_))?"

    def verify(self) -> None:
        verification.verify_yield(self)
