"""``lamina-strided-transfers``: lowers small-stride vector reads to full loads and shuffles.

A transfer along a non-contiguous dim would otherwise become a load per element. No load reads past the last element
of the transfer.
"""

from __future__ import annotations

from lamina.conversion.vector_loops.accesses import LONGEST_SHUFFLED_STRIDE, part_starts, shuffled_parts
from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.arith.ops import AddIOp, MulIOp
from lamina.dialects.memref.ops import ExtractStridedMetadataOp, ReinterpretCastOp
from lamina.dialects.vector.ops import LoadOp, TransferReadOp
from lamina.dialects.vector.queries import in_bounds_flags
from lamina.ir.affine import AffineDimExpr
from lamina.ir.attributes import StridedLayoutAttr
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, MemRefType, VectorType
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass


@register_pass("lamina-strided-transfers", summary="Lower transfers with small strides to loads and shuffles")
class StridedTransfers(Pass):
    """Reads of 1-D vectors along a dim of a small constant stride."""

    def run(self, operation: Operation) -> None:
        for read in list(operation.walk(TransferReadOp)):
            stride = _stride(read)
            if stride is not None:
                _lower(read, stride)


def _stride(read: TransferReadOp) -> int | None:
    """Returns the stride of a transfer that can be lowered."""
    type, vector, map = read.base.type, read.vector.type, read.permutation_map
    if not isinstance(type, MemRefType) or not isinstance(vector, VectorType) or len(vector.shape) != 1:
        return None
    if read.mask is not None or not all(in_bounds_flags(read)) or any(vector.scalable_dims):
        return None
    layout = type.strides_and_offset()
    (along,) = map.results
    if layout is None or not isinstance(along, AffineDimExpr) or type.element_type is not vector.element_type:
        return None
    stride = layout[0][along.position]
    fits = 2 <= stride <= min(LONGEST_SHUFFLED_STRIDE, vector.shape[0])
    return stride if fits and DYNAMIC not in layout[0] else None


def _lower(read: TransferReadOp, stride: int) -> None:
    builder = Builder(InsertionPoint.before_op(read), location=read.raw_location)
    type, vector = read.base.type, read.vector.type
    assert isinstance(type, MemRefType) and isinstance(vector, VectorType)
    layout = type.strides_and_offset()
    assert layout is not None
    length = vector.shape[0]
    metadata = builder.create(ExtractStridedMetadataOp, read.base)
    start: Value = metadata.offset
    for index, step in zip(read.indices, layout[0], strict=True):
        moved = builder.create(MulIOp, index, constant_index(builder, step)).result
        start = builder.create(AddIOp, start, moved).result
    reached = (length - 1) * stride + 1
    row = MemRefType([reached], type.element_type, StridedLayoutAttr((1,), DYNAMIC), type.memory_space)
    elements = builder.create(
        ReinterpretCastOp, metadata.base_buffer, [start], [], [], [DYNAMIC], [reached], [1], result_types=[row]
    ).result
    parts = [
        (at, builder.create(LoadOp, elements, [constant_index(builder, at)], result=vector).result)
        for at in part_starts(length, stride)
    ]
    read.vector.replace_all_uses_with(shuffled_parts(builder, parts, stride, vector))
    read.erase()
