"""How calls of functions are inlined."""

from __future__ import annotations

from typing import Any

from lamina.dialects.cf.ops import BranchOp
from lamina.interfaces.inlining import UnrestrictedInlining, inline_dialect
from lamina.ir.operation import Operation


@inline_dialect("func")
class FunctionInlining(UnrestrictedInlining):
    """Everything may be inlined unless the call or the function says ``no_inline``; a return becomes a branch."""

    @staticmethod
    def is_legal_to_inline_call(call: Any, callable: Operation, would_be_cloned: bool) -> bool:
        return "no_inline" not in call.properties and "no_inline" not in callable.properties

    @staticmethod
    def handle_terminator_to_block(terminator: Any, block: Any, rewriter: Any) -> None:
        if terminator.name != "func.return":
            return
        rewriter.set_insertion_point(terminator)
        rewriter.create(BranchOp, dest_operands=terminator.operands, dest=block, location=terminator.raw_location)
        rewriter.erase_op(terminator)
