"""Inlining of function calls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.cf.ops import BranchOp
from lamina.dialects.func import ops
from lamina.interfaces.inlining import UnrestrictedInlining, inline_dialect
from lamina.ir.operation import Operation

if TYPE_CHECKING:
    from lamina.dialects.func.ops import CallOp, ReturnOp
    from lamina.ir.block import Block
    from lamina.rewrite.rewriter import PatternRewriter


@inline_dialect("func")
class FunctionInlining(UnrestrictedInlining):
    """Calls are inlined unless the call or the function has ``no_inline``; returns become branches."""

    @staticmethod
    def is_legal_to_inline_call(call: CallOp, callable: Operation, would_be_cloned: bool) -> bool:
        return not call.no_inline and "no_inline" not in callable.properties

    @staticmethod
    def handle_terminator_to_block(terminator: ReturnOp, block: Block, rewriter: PatternRewriter) -> None:
        if not isinstance(terminator, ops.ReturnOp):
            return
        rewriter.set_insertion_point(terminator)
        rewriter.create(BranchOp, dest_operands=terminator.operands, dest=block, location=terminator.raw_location)
        rewriter.erase_op(terminator)
