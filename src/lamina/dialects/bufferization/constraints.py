"""Constraints of the bufferization dialect on types, attributes and operands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.define.constraints import TypeConstraint
from lamina.ir.attribute import Type
from lamina.ir.diagnostics import Severity, emit
from lamina.ir.types import BaseMemRefType, TensorType

if TYPE_CHECKING:
    from lamina.dialects.bufferization.ops import ToBufferOp, ToTensorOp


def _is_tensor_like(type: Type) -> bool:
    return isinstance(type, TensorType) or "TensorLikeType" in getattr(type, "interfaces", ())


def _is_buffer_like(type: Type) -> bool:
    return isinstance(type, BaseMemRefType) or "BufferLikeType" in getattr(type, "interfaces", ())


Bufferization_TensorLikeTypeInterface = TypeConstraint("TensorLikeType instance", _is_tensor_like, kind=_is_tensor_like)
Bufferization_BufferLikeTypeInterface = TypeConstraint("BufferLikeType instance", _is_buffer_like, kind=_is_buffer_like)


def tensor_matches_buffer(op: ToTensorOp | ToBufferOp) -> bool:
    """True if the buffer of the operation matches its tensor; emits an error otherwise."""
    types = (op.operands[0].type, op.results[0].type)
    tensor = next((type for type in types if isinstance(type, TensorType)), None)
    buffer = next((type for type in types if isinstance(type, BaseMemRefType)), None)
    if tensor is None or buffer is None:
        return True
    if tensor.has_rank != buffer.has_rank or (tensor.has_rank and tensor.shape != buffer.shape):
        emit(op.diagnostic(Severity.ERROR, "shapes do not match"))
        return False
    if tensor.element_type is not buffer.element_type:
        emit(op.diagnostic(Severity.ERROR, "element types do not match"))
        return False
    return True
