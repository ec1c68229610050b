"""``affine-fold-memref-alias-ops``."""

from __future__ import annotations

from typing import Any

from lamina.dialects.affine.compose import make_composed_folded_apply, materialize
from lamina.dialects.affine.ops import AffineLoadOp, AffineStoreOp
from lamina.dialects.affine.slices import resolved_indices
from lamina.dialects.memref.fold import dropped_dims
from lamina.dialects.memref.ops import CollapseShapeOp, ExpandShapeOp, SubViewOp
from lamina.dialects.memref.transforms.fold_aliases import indices_before_collapse, indices_before_expansion
from lamina.interfaces.view_like import mixed_offsets, mixed_strides
from lamina.ir.affine import AffineMap
from lamina.ir.attributes import AffineMapAttr
from lamina.ir.operation import Operation
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter
from lamina.rewrite.greedy import apply_local_patterns_greedily
from lamina.rewrite.pattern import FunctionPattern, Outcome, PatternSet


def _fold(access: AffineLoadOp | AffineStoreOp, rewriter: PatternRewriter) -> Outcome:
    """Rewrites an access of a view to its source."""
    view = access.memref.defining_op
    if not isinstance(view, SubViewOp | ExpandShapeOp | CollapseShapeOp):
        return rewriter.notify_match_failure(access, "not a view that can be folded")
    location = access.raw_location
    map: AffineMap = access.map
    at = [
        materialize(
            rewriter,
            make_composed_folded_apply(rewriter, map.sub_map([position]), access.indices, location=location),
            location,
        )
        for position in range(map.num_results)
    ]
    indices: list[Value]
    if isinstance(view, SubViewOp):
        indices = resolved_indices(rewriter, mixed_offsets(view), mixed_strides(view), dropped_dims(view), at)
    elif isinstance(view, ExpandShapeOp):
        indices = indices_before_expansion(rewriter, view, at, True)
    else:
        indices = indices_before_collapse(rewriter, view, at)
    base = view.source if isinstance(view, SubViewOp) else view.src
    stored = [access.value] if isinstance(access, AffineStoreOp) else []
    properties: dict[str, Any] = {"map": AffineMapAttr(AffineMap.identity(len(indices)))}
    operands = [*stored, base, *indices]
    folded_access = type(access)(operands, access.result_types, properties, {}, (), (), location)
    rewriter.replace_op(access, rewriter.insert(folded_access).results)
    return True


@register_pass(
    "affine-fold-memref-alias-ops",
    summary="Fold memref alias ops into affine memory ops",
    display_name="AffineFoldMemRefAliasOps",
)
class FoldMemRefAliasOps(Pass):
    """Rewrites affine accesses of subviews, expansions and collapses to their sources."""

    def run(self, operation: Operation) -> None:
        classes = (AffineLoadOp, AffineStoreOp)
        patterns = [FunctionPattern(_fold, root=cls, name="AffineAccessOfView") for cls in classes]
        apply_local_patterns_greedily(operation, PatternSet(patterns))
