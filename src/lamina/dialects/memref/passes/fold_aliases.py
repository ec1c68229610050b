"""Passes that expand, fold and resolve operations of memref."""

from __future__ import annotations

from lamina.dialects.memref.transforms.expand_ops import expand_ops_patterns
from lamina.dialects.memref.transforms.fold_aliases import fold_alias_patterns
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import ConversionTarget, PatternSet, apply_partial_conversion
from lamina.rewrite.greedy import apply_local_patterns_greedily


@register_pass(
    "memref-expand",
    summary="Legalize memref operations to be convertible to LLVM.",
    display_name="ExpandOpsPass",
)
class ExpandOps(Pass):
    """memref.reshape to a known rank becomes a cast of the buffer."""

    def run(self, operation: Operation) -> None:
        target = ConversionTarget()
        target.add_legal_dialect("arith", "memref")
        target.add_dynamically_legal_op(
            "memref.reshape",
            callback=lambda op: not op.shape.type.has_static_shape,
        )
        apply_partial_conversion(operation, target, PatternSet(expand_ops_patterns()))


@register_pass(
    "fold-memref-alias-ops",
    summary="Fold views into the loads and stores that use them",
    display_name="FoldMemRefAliasOpsPass",
)
class FoldMemRefAliasOps(Pass):
    """Folds views into the accesses of their results."""

    def run(self, operation: Operation) -> None:
        apply_local_patterns_greedily(operation, PatternSet(fold_alias_patterns()))
