"""Permutation maps of vector transfers, and the types that follow from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from lamina.ir.affine import AffineConstantExpr, AffineDimExpr, AffineMap, inverse_permutation
from lamina.ir.attribute import InvalidParameters
from lamina.ir.types import ShapedType, VectorType, i1

T = TypeVar("T")


def transfer_rank(shaped: ShapedType, vector: VectorType) -> int:
    """Returns the rank of the transferred vector; the vectors in a memref of vectors count as elements."""
    element = shaped.element_type
    return vector.rank - (element.rank if isinstance(element, VectorType) else 0)


def minor_identity_of_transfer(shaped: ShapedType, vector: VectorType) -> AffineMap:
    """Returns the permutation map of a transfer that names none: the innermost dimensions, in order."""
    if shaped.rank == 0 and vector.shape == (1,):
        return AffineMap(0, 0, [AffineConstantExpr(0)])
    return AffineMap.minor_identity(shaped.rank, transfer_rank(shaped, vector))


def permute(map: AffineMap, items: Sequence[T]) -> list[T]:
    """Returns the items at the positions that the results of a map of dimensions name."""
    return [items[expr.position] for expr in map.results if isinstance(expr, AffineDimExpr)]


def transfer_mask_type(vector: VectorType, permutation: AffineMap) -> VectorType:
    """Returns the type of the mask of a transfer: one flag for every element that is read or written, broadcasts
    left out."""
    inverse = inverse_permutation(permutation.compress_unused_dims())
    if inverse is None:
        raise InvalidParameters("requires a permutation_map that can be inverted")  # MLIR crashes
    shape = permute(inverse, vector.shape)
    scalable = permute(inverse, vector.scalable_dims)
    if not shape:
        return VectorType((1,), i1)
    return VectorType(shape, i1, scalable)
