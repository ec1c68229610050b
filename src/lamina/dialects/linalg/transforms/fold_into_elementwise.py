"""Folds linalg.transpose into linalg.elementwise."""

from __future__ import annotations

from lamina.define.properties import set_property
from lamina.dialects.linalg.packing import inverse_order
from lamina.dialects.linalg.structure import maps_attr
from lamina.dialects.linalg.structured_ops import ElementwiseOp, TransposeOp
from lamina.dialects.linalg.tiling import clone_with_operands
from lamina.ir.affine import AffineMap
from lamina.rewrite import PatternRewriter
from lamina.rewrite.pattern import Outcome, pattern


@pattern(name="FoldTransposePattern")
def fold_transpose(op: ElementwiseOp, rewriter: PatternRewriter) -> Outcome:
    """Inputs that are transposed before are read in another order."""
    inputs, maps = list(op.dps_inputs), list(op.maps)
    changed = False
    for number, value in enumerate(inputs):
        before = value.defining_op
        if not isinstance(before, TransposeOp) or not maps[number].is_identity():
            continue
        order = inverse_order(before.permutation)
        maps[number] = AffineMap.permutation(order)
        inputs[number] = before.input
        changed = True
    if not changed:
        return False
    types = [result.type for result in op.results]
    new_op = clone_with_operands(rewriter, op, [*inputs, *op.dps_inits], types)
    set_property(new_op, ElementwiseOp.indexing_maps, maps_attr(maps))
    new_op.attributes.clear()
    rewriter.replace_op(op, new_op.results)
    return True
