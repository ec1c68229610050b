"""Loads in the block of a structured operation, at indices that it computes: rows of a table, elements of an array."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.conversion.vector_loops.accesses import INDEX, Lanes, by_elements, splat
from lamina.conversion.vector_loops.iteration import Scope
from lamina.conversion.vector_loops.lookups import byte_of_lookup
from lamina.dialects.arith.ops import AddIOp, MulIOp
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.memref.ops import ExtractStridedMetadataOp, LoadOp
from lamina.dialects.tensor.ops import ExtractOp
from lamina.dialects.vector import ops as vector
from lamina.dialects.vector.builders import broadcast
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, MemRefType, VectorType, i1
from lamina.ir.value import Value


def is_gather(op: Operation) -> bool:
    """Whether an operation of a block reads memory that is there before the block."""
    if byte_of_lookup(op) is not None or not isinstance(op, LoadOp | ExtractOp):
        return False
    source = op.memref if isinstance(op, LoadOp) else op.tensor
    owner = source.defining_op
    layout = source.type.strides_and_offset() if isinstance(source.type, MemRefType) else ()
    return layout is not None and (owner is None or owner.parent is not op.parent)


def gathered_memory(op: LinalgOp) -> list[Value]:
    """The buffers that the block reads in this way."""
    return [inner.memref for inner in op.block.operations if isinstance(inner, LoadOp) and is_gather(inner)]


def gather(scope: Scope, op: LoadOp, indices: Sequence[Value], lanes: Lanes) -> Value:
    """An element for each lane; an index may be the same for all."""
    builder, length = scope.builder, lanes.length
    type = VectorType([length], INDEX)
    shared: list[Value] = []
    offsets: Value | None = None
    for axis, index in enumerate(indices):
        if not isinstance(index.type, VectorType):
            shared.append(index)
            continue
        shared.append(scope.number(0))
        stride = broadcast(builder, _stride(scope, op.memref, axis), type)
        scaled = builder.create(MulIOp, index, stride).result
        offsets = scaled if offsets is None else builder.create(AddIOp, offsets, scaled).result
    assert offsets is not None
    mask = lanes.mask if lanes.mask is not None else splat(scope, VectorType([length], i1), 1)
    result = VectorType([length], op.result.type)
    rest = splat(scope, result, 0)
    memory, unit = by_elements(scope, op.memref)
    return builder.create(vector.GatherOp, memory, [*shared, *unit], offsets, mask, rest, result=result).result


def _stride(scope: Scope, memory: Value, axis: int) -> Value:
    assert isinstance(memory.type, MemRefType)
    layout = memory.type.strides_and_offset()
    assert layout is not None
    if layout[0][axis] != DYNAMIC:
        return scope.number(layout[0][axis])
    return scope.shared(
        ("stride", memory, axis), (), lambda: scope.builder.create(ExtractStridedMetadataOp, memory).strides[axis]
    )
