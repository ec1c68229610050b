"""Runtime checks of memref operations."""

from __future__ import annotations

from functools import partial
from math import prod

from lamina.dialects.arith.enums import CmpIPredicate
from lamina.dialects.arith.ops import RemSIOp, RemUIOp
from lamina.dialects.cf.runtime_checks import RuntimeChecks, SliceChecks, require_indices
from lamina.dialects.memref import ops
from lamina.interfaces.runtime_verification import RuntimeVerifiableOpInterface
from lamina.interfaces.view_like import mixed_offsets, mixed_sizes, mixed_strides
from lamina.ir.layout import fully_dynamic_layout, strides_and_offset
from lamina.ir.types import DYNAMIC, MemRefType, ShapedType
from lamina.ir.value import Value, type_as
from lamina.rewrite.create import create_or_fold


@RuntimeVerifiableOpInterface.implement(ops.LoadOp, ops.StoreOp, ops.AtomicRMWOp, ops.GenericAtomicRMWOp)
def check_access(
    op: ops.LoadOp | ops.StoreOp | ops.AtomicRMWOp | ops.GenericAtomicRMWOp, checks: RuntimeChecks
) -> None:
    """The indices must be within the sizes."""

    def size(dim: int) -> Value:
        return create_or_fold(checks.builder, ops.DimOp, op.memref, checks.constant(dim))

    require_indices(checks, list(op.indices), size, "out-of-bounds access")


@RuntimeVerifiableOpInterface.implement(ops.AssumeAlignmentOp)
def check_alignment(op: ops.AssumeAlignmentOp, checks: RuntimeChecks) -> None:
    """The address must be a multiple of the alignment."""
    builder = checks.builder
    alignment = op.alignment
    address = builder.create(ops.ExtractAlignedPointerAsIndexOp, op.memref).results[0]
    rest = builder.create(RemUIOp, address, checks.constant(alignment)).results[0]
    checks.require_equal(rest, 0, f"memref is not aligned to {alignment}")


@RuntimeVerifiableOpInterface.implement(ops.CastOp)
def check_cast(op: ops.CastOp, checks: RuntimeChecks) -> None:
    """Checks what the result type states and the operand type does not: rank, sizes, offset and strides."""
    builder = checks.builder
    source, target = op.source, op.dest.type
    if not isinstance(target, MemRefType):
        return
    if not isinstance(source.type, MemRefType):
        rank = builder.create(ops.RankOp, source).results[0]
        checks.require_equal(rank, target.rank, "rank mismatch")
    layout = strides_and_offset(target)
    if layout is None:
        return
    dynamic = fully_dynamic_layout(MemRefType([DYNAMIC] * target.rank, target.element_type, None, target.memory_space))
    plain = builder.create(ops.CastOp, source, dest=dynamic).results[0]
    metadata = builder.create(ops.ExtractStridedMetadataOp, plain)
    for dim, size in enumerate(target.shape):
        if size == DYNAMIC or (isinstance(source.type, MemRefType) and source.type.shape[dim] == size):
            continue
        actual = builder.create(ops.DimOp, source, checks.constant(dim)).results[0]
        checks.require_equal(actual, size, f"size mismatch of dim {dim}")
    strides, offset = layout
    if offset != DYNAMIC:
        checks.require_equal(metadata.offset, offset, "offset mismatch")
    for dim, stride in enumerate(strides):
        if stride != DYNAMIC:
            checks.require_equal(metadata.strides[dim], stride, f"stride mismatch of dim {dim}")


@RuntimeVerifiableOpInterface.implement(ops.CopyOp)
def check_copy(op: ops.CopyOp, checks: RuntimeChecks) -> None:
    """Source and target must be of equal sizes."""
    source, target = op.source, op.target
    if not isinstance(source.type, MemRefType) or not isinstance(target.type, MemRefType):
        return

    def size(value: Value, dim: int) -> Value:
        static: int = type_as(value, ShapedType).shape[dim]
        if static != DYNAMIC:
            return checks.constant(static)
        return checks.builder.create(ops.DimOp, value, checks.constant(dim)).results[0]

    for dim, (left, right) in enumerate(zip(source.type.shape, target.type.shape, strict=True)):
        if left == right != DYNAMIC:
            continue
        equal = checks.compare(CmpIPredicate.EQ, size(source, dim), size(target, dim))
        checks.require(equal, f"size of {dim}-th source/target dim does not match")


@RuntimeVerifiableOpInterface.implement(ops.DimOp)
def check_dim(op: ops.DimOp, checks: RuntimeChecks) -> None:
    """The dim must exist."""
    rank = checks.builder.create(ops.RankOp, op.source).results[0]
    checks.require(checks.within(op.index, checks.constant(0), rank), "index is out of bounds")


@RuntimeVerifiableOpInterface.implement(ops.ExpandShapeOp)
def check_expand_shape(op: ops.ExpandShapeOp, checks: RuntimeChecks) -> None:
    """Each size must be a multiple of the static sizes that it is expanded to."""
    shape = op.result.type.shape
    for dim, group in enumerate(op.reassociation):
        size = checks.builder.create(ops.DimOp, op.src, checks.constant(dim)).results[0]
        factor = prod(shape[position] for position in group if shape[position] != DYNAMIC)
        rest = checks.builder.create(RemSIOp, size, checks.constant(factor))
        checks.require_equal(rest.results[0], 0, "static result dims in reassoc group do not divide src dim evenly")


@RuntimeVerifiableOpInterface.implement(ops.SubViewOp)
def check_subview(op: ops.SubViewOp, checks: RuntimeChecks) -> None:
    """Checks that the view lies within its source."""
    slices = SliceChecks(checks, "subview")
    metadata = checks.builder.create(ops.ExtractStridedMetadataOp, op.source)
    parts = zip(mixed_offsets(op), mixed_sizes(op), mixed_strides(op), strict=True)
    for dim, (offset, size, stride) in enumerate(parts):
        slices.require_dim(dim, offset, size, stride, partial(metadata.sizes.__getitem__, dim))
