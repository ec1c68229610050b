"""Passes that compute result sizes from the operands of the producing operations."""

from __future__ import annotations

from lamina.dialects.linalg.transforms.resolve_dims import resolve_dims_patterns
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite import PatternSet
from lamina.rewrite.greedy import apply_local_patterns_greedily


class _Resolve(Pass):
    error_on_pattern_iteration_limit: bool = option(
        "error-on-pattern-iteration-limit",
        default=True,
        description="Fail if the patterns do not converge",
    )

    def run(self, operation: Operation) -> None:
        converged = apply_local_patterns_greedily(operation, PatternSet(resolve_dims_patterns()))
        if not converged and self.error_on_pattern_iteration_limit:
            operation.emit_op_error("dim operation resolution hit pattern iteration limit")
            self.fail()


@register_pass(
    "resolve-ranked-shaped-type-result-dims",
    summary="Replace the dims of ranked results by values they are computed from",
    display_name="ResolveRankedShapeTypeResultDimsPass",
)
class ResolveRankedShapeTypeResultDims(_Resolve):
    """Resolves memref.dim and tensor.dim of results in terms of the operands of their producers."""


@register_pass(
    "resolve-shaped-type-result-dims",
    summary="Resolve memref.dim of result values",
    display_name="ResolveShapedTypeResultDimsPass",
)
class ResolveShapedTypeResultDims(_Resolve):
    """Like the pass above, and also for operations that reify their result shape as a tensor."""
