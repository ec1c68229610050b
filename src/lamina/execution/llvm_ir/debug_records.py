"""Debug records: where variables and labels of the source are."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from lamina.execution.llvm_ir.debug_info import expression

if TYPE_CHECKING:
    from lamina.dialects.llvm.intrinsics import DbgDeclareOp, DbgLabelOp, DbgValueOp
    from lamina.execution.llvm_ir.function import FunctionWriter


def _variable(kind: str) -> Callable[[FunctionWriter, Any, list[str]], None]:
    def write(writer: FunctionWriter, op: DbgValueOp | DbgDeclareOp, lines: list[str]) -> None:
        location = writer.location(op)
        if location is None:
            return
        (value,) = op.operands
        variable = writer.module.debug.node(op.var_info)
        place = expression(op.location_expr)
        lines.append(f"    #{kind}({writer.typed(value)}, {variable}, {place}, {location})")

    return write


def _label(writer: FunctionWriter, op: DbgLabelOp, lines: list[str]) -> None:
    location = writer.location(op)
    if location is not None:
        lines.append(f"    #dbg_label({writer.module.debug.node(op.label)}, {location})")


DEBUG_RECORDS: dict[str, Callable[[FunctionWriter, Any, list[str]], None]] = {
    "llvm.intr.dbg.declare": _variable("dbg_declare"),
    "llvm.intr.dbg.value": _variable("dbg_value"),
    "llvm.intr.dbg.label": _label,
}
