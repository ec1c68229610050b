"""``lower-vector-mask`` and ``lower-vector-multi-reduction``: passes of the vector dialect's own pattern sets."""

from __future__ import annotations

from lamina.conversion.vector_lowering.masks import vector_mask_lowering_patterns_for_side_effecting_ops
from lamina.conversion.vector_lowering.multi_reduction import vector_multi_reduction_lowering_patterns
from lamina.conversion.vector_lowering.shuffle_tree import vector_to_from_elements_to_shuffle_tree_patterns
from lamina.dialects.vector.enums import VectorMultiReductionLowering
from lamina.dialects.vector.ops import MaskOp
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite.canonicalization import canonicalization_patterns
from lamina.rewrite.greedy import apply_local_patterns_greedily
from lamina.rewrite.pattern import PatternSet

_STRATEGIES = {
    "inner-parallel": VectorMultiReductionLowering.INNER_PARALLEL,
    "inner-reduction": VectorMultiReductionLowering.INNER_REDUCTION,
}


def _mask_patterns() -> PatternSet:
    return PatternSet([*vector_mask_lowering_patterns_for_side_effecting_ops(), *canonicalization_patterns(MaskOp)])


@register_pass("lower-vector-mask", summary="Lower 'vector.mask' operations", anchor="func.func")
class LowerVectorMaskPass(Pass):
    def run(self, operation: Operation) -> None:
        apply_local_patterns_greedily(operation, self.once_per_run(_mask_patterns))


@register_pass("lower-vector-multi-reduction", summary="Lower 'vector.multi_reduction' operations", anchor="func.func")
class LowerVectorMultiReductionPass(Pass):
    lowering_strategy = option(
        "lowering-strategy",
        "inner-parallel",
        "How vector.multi_reduction is lowered",
        choices=list(_STRATEGIES),
    )

    def run(self, operation: Operation) -> None:
        apply_local_patterns_greedily(operation, self.once_per_run(self._patterns))

    def _patterns(self) -> PatternSet:
        return PatternSet(vector_multi_reduction_lowering_patterns(_STRATEGIES[self.lowering_strategy]))


@register_pass(
    "lower-vector-to-from-elements-to-shuffle-tree",
    summary="Rewrite to_elements/from_elements pairs as a tree of vector.shuffle",
    anchor="func.func",
)
class LowerToFromElementsToShuffleTreePass(Pass):
    def run(self, operation: Operation) -> None:
        patterns = self.once_per_run(lambda: PatternSet(vector_to_from_elements_to_shuffle_tree_patterns()))
        apply_local_patterns_greedily(operation, patterns)
