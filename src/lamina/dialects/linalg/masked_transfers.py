"""Reading a whole tensor or memref as a vector and writing it back, masked where the sizes differ."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.arith.mixed import as_values, constant_index
from lamina.dialects.linalg.sizes import dim_sizes
from lamina.dialects.linalg.transfers import mask_operation, transfer_read, transfer_write
from lamina.dialects.vector.ops import CreateMaskOp
from lamina.interfaces.tiling import Size
from lamina.ir.affine import AffineMap
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, ShapedType, VectorType, i1
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.create import insert_or_fold
from lamina.rewrite.fold import constant_int


def read_whole(
    rewriter: PatternRewriter,
    source: Value,
    type: VectorType,
    padding: Value | None = None,
    mask_not_bounds: bool = True,
) -> Value:
    """Reads the source from its start as a vector. Elements beyond it are masked, or (without ``mask_not_bounds``)
    out of bounds."""
    shaped = source.type
    assert isinstance(shaped, ShapedType)
    zero = constant_index(rewriter, 0)
    inside = [True] * type.rank
    if not mask_not_bounds:
        inside = [size == wanted and size != DYNAMIC for size, wanted in zip(shaped.shape, type.shape, strict=False)]
    identity = AffineMap.minor_identity(shaped.rank, type.rank)
    read = transfer_read(rewriter, source, type, [zero] * type.rank, identity, padding, inside)
    if tuple(type.shape) == tuple(shaped.shape) or not mask_not_bounds:
        return read.results[0]
    bounds = as_values(rewriter, dim_sizes(rewriter, source))
    mask_type = VectorType(type.shape, i1, type.scalable_dims)
    mask = rewriter.insert(CreateMaskOp(bounds, [mask_type], location=rewriter.location)).results[0]
    return mask_operation(rewriter, read, mask).results[0]


def write_whole(
    rewriter: PatternRewriter,
    value: Value,
    target: Value,
    indices: Sequence[Value] = (),
    mask_not_bounds: bool = True,
) -> Operation:
    """Writes a vector at the indices (the start by default); returns the operation with the new tensor."""
    shaped, type = target.type, value.type
    assert isinstance(shaped, ShapedType) and isinstance(type, VectorType)
    tail = shaped.shape[shaped.rank - type.rank :]
    inside = [True] * type.rank
    if not mask_not_bounds:
        inside = [size >= wanted and size != DYNAMIC for size, wanted in zip(tail, type.shape, strict=True)]
    if not indices:
        indices = [constant_index(rewriter, 0)] * shaped.rank
    identity = AffineMap.minor_identity(shaped.rank, type.rank)
    write = transfer_write(rewriter, value, target, indices, identity, inside)
    if not mask_not_bounds or tuple(type.shape) == tuple(tail):
        return write
    sizes = dim_sizes(rewriter, target)[shaped.rank - type.rank :]
    if _mask_is_trivial(sizes, indices, shaped.shape, type.shape):
        return write
    bounds = as_values(rewriter, sizes)
    mask_type = VectorType(type.shape, i1, type.scalable_dims)
    mask = insert_or_fold(rewriter, CreateMaskOp(bounds, [mask_type], location=rewriter.location))[0]
    return mask_operation(rewriter, write, mask)


def _mask_is_trivial(
    sizes: Sequence[Size], indices: Sequence[Value], shape: Sequence[int], vector: Sequence[int]
) -> bool:
    """True if the vector is known to fit at the indices."""
    lead = len(shape) - len(vector)
    for position, wanted in enumerate(vector):
        size, start = constant_int(sizes[position]), constant_int(indices[lead + position])
        total = shape[lead + position]
        if size is None or start is None or total == DYNAMIC or size < wanted or start + wanted > total:
            return False
    return True
