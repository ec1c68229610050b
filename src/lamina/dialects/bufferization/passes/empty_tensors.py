"""``eliminate-empty-tensors`` and ``empty-tensor-to-alloc-tensor``."""

from __future__ import annotations

from lamina.dialects.bufferization.empty_tensors import eliminate_empty_tensors
from lamina.dialects.bufferization.ops import AllocTensorOp
from lamina.dialects.tensor.ops import EmptyOp
from lamina.interfaces.bufferizable import BufferizationError
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternSet
from lamina.rewrite.greedy import apply_local_patterns_greedily
from lamina.rewrite.pattern import Outcome, pattern
from lamina.rewrite.rewriter import PatternRewriter


@register_pass(
    "eliminate-empty-tensors",
    summary="Try to eliminate all tensor.empty ops.",
    display_name="EmptyTensorEliminationPass",
)
class EliminateEmptyTensors(Pass):
    def run(self, operation: Operation) -> None:
        try:
            eliminate_empty_tensors(operation)
        except BufferizationError:
            self.fail()


@pattern
def empty_to_alloc_tensor(op: EmptyOp, rewriter: PatternRewriter) -> Outcome:
    """A tensor without contents is allocated."""
    rewriter.replace_op(op, rewriter.create(AllocTensorOp, op.operands, result_types=op.result_types))
    return True


@register_pass(
    "empty-tensor-to-alloc-tensor",
    summary="Replace all empty ops by alloc_tensor ops.",
    display_name="EmptyTensorToAllocTensorPass",
)
class EmptyTensorToAllocTensor(Pass):
    def run(self, operation: Operation) -> None:
        if not apply_local_patterns_greedily(operation, PatternSet([empty_to_alloc_tensor])):
            self.fail()
