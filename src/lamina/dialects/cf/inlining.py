"""Operations of the cf dialect may be inlined anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.interfaces.inlining import UnrestrictedInlining, inline_dialect

if TYPE_CHECKING:
    from lamina.dialects.cf.ops import BranchOp, CondBranchOp
    from lamina.ir.block import Block
    from lamina.ir.operation import Operation
    from lamina.rewrite.rewriter import PatternRewriter


@inline_dialect("cf")
class ControlFlowInlining(UnrestrictedInlining):
    """All cf operations can be inlined."""

    @staticmethod
    def is_legal_to_inline_call(call: Operation, callable: Operation, would_be_cloned: bool) -> bool:
        return True

    @staticmethod
    def handle_terminator_to_block(
        terminator: CondBranchOp | BranchOp, block: Block, rewriter: PatternRewriter
    ) -> None:
        """Branches within the body need no change."""
