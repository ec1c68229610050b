"""Interchange: the loops of a linalg.generic in another order."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.affine.ops import AffineApplyOp
from lamina.dialects.linalg.ops import IndexOp
from lamina.dialects.linalg.structure import iterators_attr, maps_attr
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.ir.affine import AffineMap, inverse_permutation
from lamina.ir.attributes import AffineMapAttr, IntegerAttr
from lamina.ir.builder import InsertionPoint
from lamina.ir.types import IndexType, i64
from lamina.rewrite import PatternRewriter
from lamina.rewrite.rewriter import MatchFailure


def interchange(rewriter: PatternRewriter, op: GenericOp, order: Sequence[int]) -> GenericOp | MatchFailure:
    """Moves loop ``order[i]`` to position i, in place; an empty order changes nothing."""
    loops = op.num_loops
    if not order or sorted(order) != list(range(loops)):
        return rewriter.notify_match_failure(op, "preconditions not met")
    inverse = inverse_permutation(AffineMap.permutation(order))
    assert inverse is not None
    with rewriter.modify_in_place(op):
        op.indexing_maps = maps_attr([map.compose(inverse) for map in op.maps])
        kinds = op.iterators
        op.iterator_types = iterators_attr([kinds[loop] for loop in order])
    for inner in [operation for operation in op.block.operations if isinstance(operation, IndexOp)]:
        _renumber(rewriter, inner, inverse, loops)
    return op


def _renumber(rewriter: PatternRewriter, index: IndexOp, inverse: AffineMap, loops: int) -> None:
    """The number of the old loop from the numbers of the new ones."""
    with rewriter.insertion_guard(InsertionPoint.before_op(index)):
        rewriter.location = index.raw_location
        values = []
        for loop in range(loops):
            new_index = IndexOp([], [IndexType()], {"dim": IntegerAttr(i64, loop)}, location=rewriter.location)
            values.append(rewriter.insert(new_index).results[0])
        map = AffineMapAttr(inverse.sub_map([index.dim]))
        apply = AffineApplyOp(values, [IndexType()], {"map": map}, location=rewriter.location)
        rewriter.replace_op(index, rewriter.insert(apply).results)
