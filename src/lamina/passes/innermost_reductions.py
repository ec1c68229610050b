"""``lamina-innermost-reductions``: byte products read one operand along the reduction.

A four-way dot product instruction takes four adjacent bytes of the operand shared by all lanes. If
neither operand of a matrix product has the reduction innermost, one of them is transposed first.
"""

from __future__ import annotations

from math import prod

from lamina.conversion.vector_loops.dot_products import match_dot_product
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.linalg.transforms.generalize import generalize
from lamina.ir.affine import AffineDimExpr, AffineMap
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, RankedTensorType
from lamina.passes.transpositions import transposed, with_block_of
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter

_FEWEST_USES = 16
"""Minimum number of uses per element for a transposition to pay."""


@register_pass("lamina-innermost-reductions", summary="Transpose byte operands that are read in columns")
class InnermostReductions(Pass):
    """Transposes the operand that lacks the innermost dim of the result."""

    def run(self, operation: Operation) -> None:
        for op in [op for op in operation.walk() if isinstance(op, LinalgOp)]:
            if may_transpose_operand(op):
                _transpose(op)


def may_transpose_operand(op: Operation) -> bool:
    """True if the pass changes an operation."""
    return isinstance(op, LinalgOp) and op.has_pure_tensor_semantics and _transposed_operand(op) is not None


def _transposed_operand(op: LinalgOp) -> int | None:
    """Returns the index of the input to transpose; None if there is none."""
    if match_dot_product(op) is None or not op.reduction_dims:
        return None
    maps, result = op.maps[:2], _loops(op.maps[-1])
    if not all(map.is_projected_permutation() for map in (*maps, op.maps[-1])) or not result:
        return None
    depth = op.reduction_dims[-1]
    loops = [_loops(map) for map in maps]
    if any(not one or one[-1] == depth or depth not in one for one in loops):
        return None
    number = 0 if result[-1] in loops[1] else 1
    if result[-1] in loops[number]:
        return None
    sizes = op.static_loop_ranges
    uses = [sizes[loop] for loop in op.parallel_dims if loop not in loops[number]]
    return number if DYNAMIC in uses or prod(uses) >= _FEWEST_USES else None


def _loops(map: AffineMap) -> list[int]:
    return [expr.position for expr in map.results if isinstance(expr, AffineDimExpr)]


def _transpose(op: LinalgOp) -> None:
    rewriter = PatternRewriter(InsertionPoint.before_op(op), location=op.raw_location)
    generic = op if isinstance(op, GenericOp) else generalize(rewriter, op)
    number = _transposed_operand(generic) if isinstance(generic, GenericOp) else None
    if number is None or not isinstance(generic, GenericOp):
        return
    rewriter.set_insertion_point(generic)
    inputs, maps = list(generic.dps_inputs), list(generic.maps)
    loops, depth = _loops(maps[number]), generic.reduction_dims[-1]
    order = [axis for axis, loop in enumerate(loops) if loop != depth] + [loops.index(depth)]
    assert isinstance(inputs[number].type, RankedTensorType)
    inputs[number] = transposed(rewriter, inputs[number], order)
    maps[number] = AffineMap(generic.num_loops, 0, [maps[number].results[axis] for axis in order])
    made = with_block_of(rewriter, generic, inputs, generic.dps_inits[0], maps, generic.iterators)
    rewriter.replace_op(generic, made.results)
