"""The semantics of bufferization operations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from lamina.dialects.bufferization import ops
from lamina.interfaces.interpretation import Interpreter, MemRef, evaluates
from lamina.interfaces.interpretation.values import poison_of
from lamina.ir.types import element_type_or_self

if TYPE_CHECKING:
    from lamina.interfaces.interpretation.engine import Results


@evaluates
def alloc_tensor(op: ops.AllocTensorOp, operands: list[Any], run: Interpreter) -> Results:
    count = len(op.dynamic_sizes)
    return operands[count].copy() if op.copy is not None else poison_of(op.result.type, operands[:count])


@evaluates
def clone(op: ops.CloneOp, operands: list[MemRef], run: Interpreter) -> MemRef:
    source = operands[0]
    copy_of_source = run.allocate(MemRef.allocate(source.sizes, source.element_type, op))
    copy_of_source.view()[...] = source.view()
    return copy_of_source


@evaluates
def materialize_in_destination(op: ops.MaterializeInDestinationOp, operands: list[Any], run: Interpreter) -> Results:
    source: np.ndarray[Any, Any]
    source, destination = operands
    if isinstance(destination, MemRef):
        destination.view()[...] = source
        return []
    return source


@evaluates
def dealloc_tensor(op: ops.DeallocTensorOp, operands: list[Any], run: Interpreter) -> None:
    """Tensors are values; there is nothing to free."""


@evaluates
def to_tensor(op: ops.ToTensorOp, operands: list[MemRef], run: Interpreter) -> Results:
    return operands[0].view().copy()


@evaluates
def to_buffer(op: ops.ToBufferOp, operands: list[Any], run: Interpreter) -> Results:
    return MemRef.from_array(np.array(operands[0]), element_type_or_self(op.tensor.type))


@evaluates
def dealloc(op: ops.DeallocOp, operands: list[Any], run: Interpreter) -> list[Any]:
    """Frees each memref whose condition holds and that aliases no retained one; returns for each retained memref
    whether its owner's condition held."""
    count = len(op.memrefs)
    memrefs, conditions, retained = operands[:count], operands[count : 2 * count], operands[2 * count :]
    updated = [
        int(any(flag and memref.storage is kept.storage for memref, flag in zip(memrefs, conditions, strict=True)))
        for kept in retained
    ]
    for memref, flag in zip(memrefs, conditions, strict=True):
        if flag and memref.storage.is_alive and all(memref.storage is not kept.storage for kept in retained):
            memref.storage.is_alive = False
    return updated
