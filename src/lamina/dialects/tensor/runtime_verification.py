"""Run-time checks of tensor operations."""

from __future__ import annotations

from functools import partial

from lamina.dialects.cf.runtime_checks import RuntimeChecks, SliceChecks, require_indices
from lamina.dialects.tensor import ops
from lamina.interfaces.runtime_verification import RuntimeVerifiableOpInterface
from lamina.interfaces.view_like import mixed_offsets, mixed_sizes, mixed_strides
from lamina.ir.types import DYNAMIC, RankedTensorType
from lamina.ir.value import Value
from lamina.rewrite.create import create_or_fold


def _size(checks: RuntimeChecks, value: Value, dim: int) -> Value:
    return create_or_fold(checks.builder, ops.DimOp, value, checks.constant(dim))


@RuntimeVerifiableOpInterface.implement(ops.CastOp)
def check_cast(op: ops.CastOp, checks: RuntimeChecks) -> None:
    """Checks what the result's type states and the operand's does not: rank and sizes."""
    source, target = op.source, op.dest.type
    if not isinstance(target, RankedTensorType):
        return
    ranked = isinstance(source.type, RankedTensorType)
    if not ranked:
        rank = checks.builder.create(ops.RankOp, source).results[0]
        checks.require_equal(rank, target.rank, "rank mismatch")
    for dim, size in enumerate(target.shape):
        if size == DYNAMIC or (ranked and source.type.shape[dim] == size):
            continue
        actual = checks.builder.create(ops.DimOp, source, checks.constant(dim)).results[0]
        checks.require_equal(actual, size, f"size mismatch of dim {dim}")


@RuntimeVerifiableOpInterface.implement(ops.DimOp)
def check_dim(op: ops.DimOp, checks: RuntimeChecks) -> None:
    """The dim must exist."""
    rank = checks.builder.create(ops.RankOp, op.source).results[0]
    checks.require(checks.within(op.index, checks.constant(0), rank), "index is out of bounds")


@RuntimeVerifiableOpInterface.implement(ops.ExtractOp, ops.InsertOp)
def check_access(op: ops.ExtractOp | ops.InsertOp, checks: RuntimeChecks) -> None:
    """The indices must be within the sizes."""
    accessed = op.tensor if isinstance(op, ops.ExtractOp) else op.dest
    require_indices(checks, list(op.indices), lambda dim: _size(checks, accessed, dim), "out-of-bounds access")


@RuntimeVerifiableOpInterface.implement(ops.ExtractSliceOp)
def check_extract_slice(op: ops.ExtractSliceOp, checks: RuntimeChecks) -> None:
    """Checks that the slice is within its source."""
    slices = SliceChecks(checks, "extract_slice")
    parts = zip(mixed_offsets(op), mixed_sizes(op), mixed_strides(op), strict=True)
    for dim, (offset, size, stride) in enumerate(parts):
        slices.require_dim(
            dim,
            offset,
            size,
            stride,
            partial(_size, checks, op.source, dim),
        )
