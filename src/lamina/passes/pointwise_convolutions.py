"""``lamina-pointwise-convolutions``: convolutions of one point become products of matrices.

A convolution with a filter of one point and steps of one multiplies a matrix by the image's channels at each place. As
such its loops over places may become one, which fills vectors where rows of the image are short. Where channels are
innermost, vectors run along them, and the convolution stays.
"""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.linalg.structure import PARALLEL, LinalgOp
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.ir.affine import AffineDimExpr, AffineExpr, AffineMap, constant, dim
from lamina.ir.operation import Operation
from lamina.ir.value import Value
from lamina.passes.convolutions_on_tensors import convolution_on_tensors, replace_convolutions
from lamina.passes.transpositions import collapsed, joined_groups, with_block_of
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter


@register_pass("lamina-pointwise-convolutions", summary="Turn convolutions of one point into products of matrices")
class PointwiseConvolutions(Pass):
    """Replaces convolutions on tensors whose places are innermost."""

    def run(self, operation: Operation) -> None:
        replace_convolutions(operation, is_pointwise_convolution, _as_product)


def is_pointwise_convolution(operation: Operation) -> bool:
    """True for a convolution of one point, with steps of one, whose channels are not innermost."""
    op = convolution_on_tensors(operation)
    if op is None:
        return False
    windows = _windows(op)
    if not windows or any(op.static_loop_ranges[loop] != 1 for loop in windows):
        return False
    image = _without(op.maps[0].results, windows, op.num_loops)
    innermost = image[-1]
    return (
        all(isinstance(expr, AffineDimExpr) for expr in image)
        and isinstance(innermost, AffineDimExpr)
        and op.iterators[innermost.position] == PARALLEL
        and not op.maps[1].is_function_of_dim(innermost.position)
    )


def _windows(op: LinalgOp) -> list[int]:
    """Returns the loops over the filter's points."""
    plain = {expr.position for expr in op.maps[0].results if isinstance(expr, AffineDimExpr)}
    return [
        loop
        for loop in op.reduction_dims
        if loop not in plain and op.maps[0].is_function_of_dim(loop) and op.maps[1].is_function_of_dim(loop)
    ]


def _without(exprs: Sequence[AffineExpr], windows: Sequence[int], loops: int) -> list[AffineExpr]:
    """Returns expressions of the first and only point of a filter."""
    points = [constant(0) if loop in windows else dim(loop) for loop in range(loops)]
    return [expr.replace_dims(points) for expr in exprs]


def _as_product(rewriter: PatternRewriter, generic: GenericOp) -> Value:
    windows = _windows(generic)
    kept = [loop for loop in range(generic.num_loops) if loop not in windows]
    renamed = [dim(kept.index(loop)) if loop in kept else constant(0) for loop in range(generic.num_loops)]
    filter = generic.maps[1]
    away = [axis for axis, loop in enumerate(filter.dim_positions()) if loop in windows]
    left = [axis for axis in range(filter.num_results) if axis not in away]
    exprs = [generic.maps[0].results, [filter.results[axis] for axis in left], generic.maps[2].results]
    maps = [AffineMap(len(kept), 0, [expr.replace_dims(renamed) for expr in results]) for results in exprs]
    matrix = collapsed(rewriter, generic.dps_inputs[1], joined_groups(filter.num_results, away))
    image, init = generic.dps_inputs[0], generic.dps_inits[0]
    kinds = [generic.iterators[loop] for loop in kept]
    return with_block_of(rewriter, generic, [image, matrix], init, maps, kinds).results[0]
