"""``fold-tensor-subset-ops``: folds slices into adjacent transfers and insertions."""

from __future__ import annotations

from lamina.dialects.tensor.transforms.slices import fold_subset_patterns
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternSet
from lamina.rewrite.greedy import apply_local_patterns_greedily


@register_pass(
    "fold-tensor-subset-ops",
    summary="Fold tensor subset ops into producer/consumer ops",
    display_name="FoldTensorSubsetOpsPass",
)
class FoldTensorSubsetOps(Pass):
    """Transfers read from and write into the whole tensor, insertions of insertions become one."""

    def run(self, operation: Operation) -> None:
        apply_local_patterns_greedily(operation, PatternSet(fold_subset_patterns()))
