"""Recognition of convolutions."""

from __future__ import annotations

from lamina.dialects.linalg.structure import LinalgOp
from lamina.ir.affine import ADD, MUL, AffineBinaryOpExpr, AffineConstantExpr, AffineDimExpr, AffineExpr


def is_convolution(op: LinalgOp) -> bool:
    """True if the operation slides a filter over an image: an input indexed by sums of an output dim and a filter
    dim, the filter and the output by plain dims, and each loop used as a convolution uses it."""
    maps = op.maps
    if op.num_dps_inputs < 2 or op.num_dps_inits != 1:
        return False
    image, kernel, output = maps[0], maps[1], maps[op.num_dps_inputs]
    if not kernel.is_projected_permutation() or not output.is_projected_permutation():
        return False
    windows = 0
    window_dims: set[int] = set()
    plain: set[int] = set()
    for expr in image.results:
        if isinstance(expr, AffineDimExpr):
            plain.add(expr.position)
            continue
        parts = _sum_of_dims(expr)
        if parts is None:
            return False
        windows += 1
        window_dims.update(parts)
    if not windows:
        return False
    return _loops_fit(op, plain, window_dims)


def _loops_fit(op: LinalgOp, plain: set[int], windows: set[int]) -> bool:
    maps = op.maps
    kernel = set(maps[1].dim_positions())
    output = set(maps[op.num_dps_inputs].dim_positions())
    for loop, kind in enumerate(op.iterators):
        uses = (loop in plain, loop in windows, loop in kernel, loop in output)
        reducing = kind == "reduction"
        if uses in ((True, False, False, True), (False, True, False, True), (False, False, True, True)):
            expected = False
        elif uses in ((True, False, True, False), (False, True, True, False)):
            expected = True
        elif uses == (True, False, True, True):
            expected = False
        else:
            return False
        if reducing != expected:
            return False
    return True


def _sum_of_dims(expr: AffineExpr) -> tuple[int, int] | None:
    """Returns the dims of ``a * stride + b * dilation``."""
    if not isinstance(expr, AffineBinaryOpExpr) or expr.kind != ADD:
        return None
    left, right = _scaled_dim(expr.lhs), _scaled_dim(expr.rhs)
    return None if left is None or right is None else (left, right)


def _scaled_dim(expr: AffineExpr) -> int | None:
    if isinstance(expr, AffineDimExpr):
        return expr.position
    if isinstance(expr, AffineBinaryOpExpr) and expr.kind == MUL and isinstance(expr.rhs, AffineConstantExpr):
        return _scaled_dim(expr.lhs)
    return None
