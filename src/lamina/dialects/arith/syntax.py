"""Hand-written syntax of arith operations and the names of their results."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.ir.attribute import Attribute
from lamina.ir.attributes import IntegerAttr
from lamina.ir.integers import decimal_text
from lamina.ir.types import IndexType, i1
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.asm.operation_state import OperationState
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.dialects.arith.ops import MulIOp, SelectOp
    from lamina.ir.operation import Operation


def constant_name(value: Attribute | None) -> str:
    """Returns the name of a constant's result: ``true``, ``c4_i32``, ``c0`` for an index, otherwise ``cst``."""
    if not isinstance(value, IntegerAttr):
        return "cst"
    if value.type is i1:
        return "true" if value.value else "false"
    if isinstance(value.type, IndexType):
        return f"c{value.value}"
    return f"c{decimal_text(value.signed_value)}_{value.type}"


def product_name(operation: MulIOp) -> list[tuple[Value, str]]:
    """``c4_vscale`` for a constant index times ``vector.vscale``, the name scalable sizes go by."""
    result = operation.result
    if type(result.type) is not IndexType:
        return []
    makers = (operation.lhs.defining_op, operation.rhs.defining_op)
    for constant, scale in (makers, makers[::-1]):
        if scale is None or scale.name != "vector.vscale" or constant is None or constant.name != "arith.constant":
            continue
        value = constant._properties.get("value")
        if isinstance(value, IntegerAttr):
            return [(result, f"c{value.value}_vscale")]
    return []


# ---- arith.select


def parse_select(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``%condition, %true, %false attributes : type`` with the condition's type in front unless it is ``i1``."""
    offset = parser.start
    operands = parser.parse_operand_list()
    if len(operands) != 3:
        parser.custom_error("expected 3 operands", offset)
    state.attributes.update(parser.parse_optional_attr_dict())
    result_type = parser.parse_colon_type()
    condition_type: Any = i1
    if parser.accept(","):
        condition_type = result_type
        result_type = parser.parse_type()
    state.types = [result_type]
    condition, true_value, false_value = operands
    state.operands = [
        parser.resolve_operand(condition, condition_type),
        parser.resolve_operand(true_value, result_type),
        parser.resolve_operand(false_value, result_type),
    ]


def print_select(operation: SelectOp, printer: Printer) -> None:
    printer.write(" ")
    printer.print_operands(operation.operands)
    printer.print_optional_attr_dict(operation)
    printer.write(" : ")
    condition_type = operation.condition.type
    if condition_type is not i1:
        printer.print_type(condition_type)
        printer.write(", ")
    printer.print_type(operation.result.type)
