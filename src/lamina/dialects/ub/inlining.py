"""Operations of the ub dialect may be inlined anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.interfaces.inlining import InliningAnywhere, inline_dialect

if TYPE_CHECKING:
    from lamina.ir.block import Block
    from lamina.ir.operation import Operation
    from lamina.rewrite.rewriter import PatternRewriter


@inline_dialect("ub")
class UbInlining(InliningAnywhere):
    """All ub operations can be inlined."""

    @staticmethod
    def handle_terminator_to_block(terminator: Operation, block: Block, rewriter: PatternRewriter) -> None:
        """Branches within the body need no change."""
