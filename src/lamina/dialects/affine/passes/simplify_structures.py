"""``affine-simplify-structures``."""

from __future__ import annotations

from lamina.dialects.affine.ops import AffineApplyOp, AffineForOp, AffineIfOp
from lamina.dialects.affine.value_constraints import simplified_set
from lamina.ir.attributes import AffineMapAttr, IntegerSetAttr
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, register_pass
from lamina.rewrite.canonicalization import canonicalization_patterns
from lamina.rewrite.greedy import GreedyConfig, Strictness, apply_ops_greedily
from lamina.rewrite.pattern import PatternSet


@register_pass(
    "affine-simplify-structures",
    summary="Simplify affine maps and integer sets; give memrefs identity layouts",
    anchor="func.func",
    display_name="SimplifyAffineStructures",
)
class SimplifyAffineStructures(Pass):
    """Simplifies all maps and sets that are attributes, then the affine operations themselves."""

    def run(self, operation: Operation) -> None:
        simplified: list[Operation] = []
        for inner in operation.walk_post_order():
            for name, attribute in inner.all_attributes.items():
                if isinstance(attribute, AffineMapAttr):
                    inner.set_attr(name, AffineMapAttr(attribute.map.simplify()))
                elif isinstance(attribute, IntegerSetAttr):
                    inner.set_attr(name, IntegerSetAttr(simplified_set(attribute.set)))
            if isinstance(inner, AffineForOp | AffineIfOp | AffineApplyOp):
                simplified.append(inner)
        patterns = [
            pattern for cls in (AffineApplyOp, AffineForOp, AffineIfOp) for pattern in canonicalization_patterns(cls)
        ]
        apply_ops_greedily(simplified, PatternSet(patterns), GreedyConfig(strictness=Strictness.EXISTING_AND_NEW))
