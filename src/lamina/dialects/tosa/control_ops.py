"""Control flow, variables and operations of others in the tosa dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.define import Operation, operand, operation, prop, region, result, variadic_operand, variadic_result
from lamina.define.constraints import AnyAttr, SizedRegion, StrAttr, SymbolNameAttr, TypeAttr
from lamina.dialects.tosa import syntax
from lamina.dialects.tosa import verification as rules
from lamina.dialects.tosa.constraints import I1Tensor, IndexElementsAttr, Tensor
from lamina.dialects.tosa.elementwise_ops import FUNCTIONAL
from lamina.dialects.tosa.traits import ResolvableShapeOperands
from lamina.interfaces.symbols import verify_symbol
from lamina.ir.traits import (
    Pure,
    RecursiveMemoryEffects,
    SingleBlockImplicitTerminator,
    SymbolTrait,
    Terminator,
)

if TYPE_CHECKING:
    from lamina.asm.operation_state import OperationState
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

_CONTROL = (SingleBlockImplicitTerminator("tosa.yield"), RecursiveMemoryEffects, ResolvableShapeOperands)


@operation("tosa.custom", traits=[ResolvableShapeOperands])
class CustomOp(Operation):
    """An operation that an implementation adds."""

    operator_name = prop(StrAttr, name="operator_name")
    domain_name = prop(StrAttr, name="domain_name")
    implementation_attrs = prop(StrAttr, name="implementation_attrs")
    input_list = variadic_operand(Tensor, name="input_list")
    output_list = variadic_result(Tensor, name="output_list")
    assembly_format = FUNCTIONAL


@operation("tosa.cond_if", traits=_CONTROL)
class IfOp(Operation):
    condition = operand(I1Tensor)
    input_list = variadic_operand(Tensor, name="input_list")
    output_list = variadic_result(Tensor, name="output_list")
    then_graph = region(SizedRegion(1), name="then_graph")
    else_graph = region(SizedRegion(1), name="else_graph")

    @classmethod
    def parse(cls, parser: Parser, state: OperationState) -> None:
        syntax.parse_if(parser, state)

    def print(self, printer: Printer) -> None:
        syntax.print_if(self, printer)

    def verify(self) -> None:
        rules.verify_if(self)


@operation("tosa.while_loop", traits=_CONTROL)
class WhileOp(Operation):
    input_list = variadic_operand(Tensor, name="input_list")
    output_list = variadic_result(Tensor, name="output_list")
    cond_graph = region(SizedRegion(1), name="cond_graph")
    body_graph = region(SizedRegion(1), name="body_graph")

    @classmethod
    def parse(cls, parser: Parser, state: OperationState) -> None:
        syntax.parse_while(parser, state)

    def print(self, printer: Printer) -> None:
        syntax.print_while(self, printer)

    def verify(self) -> None:
        rules.verify_while(self)


@operation("tosa.yield", traits=[Terminator, Pure, ResolvableShapeOperands])
class YieldOp(Operation):
    inputs = variadic_operand(Tensor)
    assembly_format = "$inputs attr-dict `:` type($inputs)"


@operation("tosa.variable", traits=[SymbolTrait, ResolvableShapeOperands])
class VariableOp(Operation):
    """A tensor that is kept between runs."""

    sym_name = prop(SymbolNameAttr, name="sym_name")
    var_shape = prop(IndexElementsAttr, name="var_shape")
    type_ = prop(TypeAttr, name="type")
    initial_value = prop(AnyAttr, optional=True, name="initial_value")
    assembly_format = """
        $sym_name attr-dict custom<VariableOpTypeOrInitialValue>($var_shape, $type_, $initial_value)
    """

    def verify(self) -> None:
        verify_symbol(self)


@operation("tosa.variable_write", traits=[ResolvableShapeOperands])
class VariableWriteOp(Operation):
    name_ = prop(SymbolNameAttr, name="name")
    input1 = operand(Tensor)
    assembly_format = "$name_ attr-dict `,` $input1 `:` type($input1)"

    def verify(self) -> None:
        rules.verify_variable_use(self, self.input1, "'input1'")


@operation("tosa.variable_read", traits=[ResolvableShapeOperands])
class VariableReadOp(Operation):
    name_ = prop(SymbolNameAttr, name="name")
    output1 = result(Tensor)
    assembly_format = "$name_ attr-dict `:` type($output1)"

    def verify(self) -> None:
        rules.verify_variable_use(self, self.output1, "'output1'")
