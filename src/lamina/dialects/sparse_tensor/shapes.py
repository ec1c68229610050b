"""Sizes of levels."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.sparse_tensor.attributes import SparseTensorEncodingAttr
from lamina.ir.affine import FLOORDIV, MOD, AffineBinaryOpExpr, AffineConstantExpr, AffineDimExpr, AffineExpr
from lamina.ir.types import DYNAMIC


def level_shape(shape: Sequence[int], encoding: SparseTensorEncodingAttr) -> list[int]:
    """Returns the sizes of a tensor's levels, DYNAMIC where unknown."""
    return [_size(part, shape) for part in encoding.dim_to_lvl.results]


def _size(part: AffineExpr, shape: Sequence[int]) -> int:
    if isinstance(part, AffineDimExpr):
        return shape[part.position]
    if isinstance(part, AffineBinaryOpExpr) and isinstance(part.rhs, AffineConstantExpr):
        divisor = part.rhs.value
        whole = _size(part.lhs, shape)
        if part.kind == MOD:
            return divisor
        if part.kind == FLOORDIV and whole != DYNAMIC:
            return whole // divisor
    return DYNAMIC
