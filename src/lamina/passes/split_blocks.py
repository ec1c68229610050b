"""``lamina-split-blocks``: reductions along blocks become a loop over blocks and one inside.

Weights quantized in blocks have a scale for every 32 of them, say, which is read at the quotient of the reduction's
index. With two loops every operand is read at loops alone, so that it may be packed, and what depends on the block
alone is read once for it.
"""

from __future__ import annotations

from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.ir.affine import AffineBinaryOpExpr, AffineConstantExpr, AffineExpr
from lamina.ir.affine import dim as affine_dim
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import RankedTensorType
from lamina.passes.reduction_loops import split_operand
from lamina.passes.transpositions import with_block_of
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter


@register_pass("lamina-split-blocks", summary="Split reductions whose operands are read at quotients of their index")
class SplitBlocks(Pass):
    """Splits reductions of ``linalg.generic`` that some input is read along at a quotient."""

    def run(self, operation: Operation) -> None:
        for op in [op for op in operation.walk() if divides_reductions(op)]:
            while isinstance(op, GenericOp) and (block := _block_of_reduction(op)) is not None:
                op = _split(op, *block)


def divides_reductions(op: Operation) -> bool:
    """True if the pass changes an operation."""
    return isinstance(op, GenericOp) and _block_of_reduction(op) is not None


def _block_of_reduction(op: GenericOp) -> tuple[int, int] | None:
    """Returns a reduction to split, and the size of its blocks."""
    if not op.has_pure_tensor_semantics or op.has_index_semantics or len(op.dps_inits) != 1:
        return None
    tensors = all(isinstance(value.type, RankedTensorType) for value in op.dps_inputs)
    for loop in op.reduction_dims if tensors else ():
        read = {expr for map in op.maps for expr in map.results if expr.is_function_of_dim(loop)}
        divided = read - {affine_dim(loop)}
        divisors = {_divisor(expr, loop) for expr in divided}
        if len(divisors) != 1:
            continue
        (divisor,) = divisors
        if divisor is not None and op.static_loop_ranges[loop] > divisor and op.static_loop_ranges[loop] % divisor == 0:
            return loop, divisor
    return None


def _divisor(expr: AffineExpr, loop: int) -> int | None:
    """Returns the divisor of the quotient or the remainder of a loop's index; None for other expressions."""
    if not isinstance(expr, AffineBinaryOpExpr) or expr.kind not in ("floordiv", "mod") or expr.lhs != affine_dim(loop):
        return None
    return expr.rhs.value if isinstance(expr.rhs, AffineConstantExpr) else None


def _split(op: GenericOp, loop: int, block: int) -> LinalgOp:
    rewriter = PatternRewriter(InsertionPoint.before_op(op), location=op.raw_location)
    index, sizes = affine_dim(loop), (op.static_loop_ranges[loop] // block, block)
    others = {index.floordiv(block): index, index % block: affine_dim(loop + 1)}
    operands = zip(op.operands, op.maps, strict=True)
    split = [split_operand(rewriter, operand, loop, sizes, (loop, loop + 1), others) for operand in operands]
    kinds = [*op.iterators[: loop + 1], *op.iterators[loop:]]
    *inputs, init = [value for value, _ in split]
    new_op = with_block_of(rewriter, op, inputs, init, [map for _, map in split], kinds)
    rewriter.replace_op(op, new_op.results)
    return new_op
