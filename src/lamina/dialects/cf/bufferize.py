"""Bufferization of branches that pass tensors, together with their successor blocks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.bufferization.models import MetadataOnly
from lamina.dialects.cf.ops import BranchOp, CondBranchOp
from lamina.interfaces.branch import successor_block_argument
from lamina.interfaces.bufferizable import (
    EQUIVALENT,
    AliasingValue,
    AnalysisState,
    BufferizableOpInterface,
    BufferizationOptions,
)
from lamina.ir.value import OpOperand

if TYPE_CHECKING:
    from lamina.ir.operation import Operation
    from lamina.rewrite.rewriter import PatternRewriter


@BufferizableOpInterface.implement(BranchOp, CondBranchOp)
class _Branch(MetadataOnly):
    @staticmethod
    def get_aliasing_values(operation: Operation, slot: OpOperand, state: AnalysisState) -> list[AliasingValue]:
        argument = successor_block_argument(operation, slot.index)
        return [] if argument is None else [AliasingValue(argument, EQUIVALENT, False)]

    @staticmethod
    def bufferize(operation: CondBranchOp | BranchOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        """Bufferized with the signatures of the blocks."""
