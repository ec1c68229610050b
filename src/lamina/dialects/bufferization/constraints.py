"""Constraints that the operations of the bufferization dialect put on types, attributes and operands."""

from __future__ import annotations

from typing import Any

from lamina.define.constraints import TypeConstraint
from lamina.ir.attribute import Type
from lamina.ir.types import BaseMemRefType, TensorType


def _is_tensor_like(type: Type) -> bool:
    return isinstance(type, TensorType) or "TensorLikeType" in getattr(type, "interfaces", ())


def _is_buffer_like(type: Type) -> bool:
    return isinstance(type, BaseMemRefType) or "BufferLikeType" in getattr(type, "interfaces", ())


Bufferization_TensorLikeTypeInterface = TypeConstraint("TensorLikeType instance", _is_tensor_like)
Bufferization_BufferLikeTypeInterface = TypeConstraint("BufferLikeType instance", _is_buffer_like)


def tensor_matches_buffer(op: Any) -> bool:
    """Whether the buffer of the operation holds what its tensor does: same shape and element type."""
    types = (op.operands[0].type, op.results[0].type)
    tensor = next((type for type in types if isinstance(type, TensorType)), None)
    buffer = next((type for type in types if isinstance(type, BaseMemRefType)), None)
    if tensor is None or buffer is None:
        return True
    if tensor.element_type is not buffer.element_type or tensor.has_rank != buffer.has_rank:
        return False
    return not tensor.has_rank or tensor.shape == buffer.shape
