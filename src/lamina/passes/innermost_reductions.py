"""``lamina-innermost-reductions``: products of matrices read one operand along the reduction.

A four-way dot product instruction takes four adjacent bytes of the operand shared by all lanes. Other products
broadcast an element of that operand in each step, which misses the L1 cache and the TLB if steps are far apart. If
neither operand of a matrix product has the reduction innermost, one of them is transposed first.
"""

from __future__ import annotations

from math import prod

from lamina.conversion.vector_loops.dot_products import match_dot_product
from lamina.dialects.linalg.matchers import is_contraction
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.linalg.transforms.generalize import generalize
from lamina.ir.affine import AffineDimExpr, AffineMap
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, FloatType, IntegerType, RankedTensorType
from lamina.passes.transpositions import transposed, with_block_of
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter

_FEWEST_USES, _FEWEST_USES_OF_BYTES = 128, 16
"""Minimum number of uses per element for a transposition to pay."""
_FAR = 512
"""Distance in bytes from which on steps of the reduction are far apart."""


@register_pass("lamina-innermost-reductions", summary="Transpose operands of products that are read in columns")
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
    of_bytes = match_dot_product(op) is not None
    if not op.reduction_dims or not (of_bytes or is_contraction(op)):
        return None
    maps, result = op.maps[:2], _loops(op.maps[-1])
    if not all(map.is_projected_permutation() for map in (*maps, op.maps[-1])) or not result:
        return None
    depth = op.reduction_dims[-1]
    loops = [_loops(map) for map in maps]
    if any(depth not in positions for positions in loops):
        return None
    number = 0 if result[-1] in loops[1] else 1
    if result[-1] in loops[number] or loops[number][-1] == depth:
        return None
    if of_bytes and loops[1 - number][-1] == depth:
        return None
    sizes = op.static_loop_ranges
    uses = [sizes[loop] for loop in op.parallel_dims if loop not in loops[number]]
    if not of_bytes and not _is_far(op, number, loops[number], depth):
        return None
    fewest = _FEWEST_USES_OF_BYTES if of_bytes else _FEWEST_USES
    return number if DYNAMIC in uses or prod(uses) >= fewest else None


def _is_far(op: LinalgOp, number: int, loops: list[int], depth: int) -> bool:
    """True if an input is read at a large or unknown distance in consecutive steps of the reduction."""
    type = op.dps_inputs[number].type
    if not isinstance(type, RankedTensorType):
        return False
    inner, element = type.shape[loops.index(depth) + 1 :], type.element_type
    width = element.width if isinstance(element, FloatType | IntegerType) else 64
    return DYNAMIC in inner or prod(inner) * width // 8 >= _FAR


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
    new_op = with_block_of(rewriter, generic, inputs, generic.dps_inits[0], maps, generic.iterators)
    rewriter.replace_op(generic, new_op.results)
