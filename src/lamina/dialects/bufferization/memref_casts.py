"""Turning one buffer into another of a different layout: by a cast where that always works, else by a copy."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.memref import ops as memref
from lamina.dialects.memref.layouts import cast_compatible
from lamina.ir.types import DYNAMIC, MemRefType
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.ir.builder import Builder
    from lamina.rewrite.rewriter import PatternRewriter

Allocate = Callable[[Any, MemRefType, list[Value]], Value]
Copy = Callable[[Any, Value, Value], None]


def is_safe_cast(source: MemRefType, target: MemRefType) -> bool:
    """True if a memref.cast between the types is valid and cannot fail at run time for the layout's sake."""
    if not cast_compatible([source], [target]):
        return False
    before, after = source.strides_and_offset(), target.strides_and_offset()
    if before is None or after is None:
        return False
    pairs = zip([before[1], *before[0]], [after[1], *after[0]], strict=True)
    return not any(size == DYNAMIC != other for size, other in pairs)


def plain_allocation(builder: PatternRewriter, type: MemRefType, sizes: list[Value]) -> Value:
    """Returns a memref.alloc without alignment."""
    return builder.create(memref.AllocOp, sizes, [], result_types=[type]).results[0]


def plain_copy(builder: PatternRewriter, source: Value, target: Value) -> None:
    builder.create(memref.CopyOp, source, target)


def cast_or_reallocate(
    builder: Builder,
    value: Value,
    target: MemRefType,
    allocate: Allocate = plain_allocation,
    copy: Copy = plain_copy,
) -> Value | None:
    """Casts or copies the buffer to ``target``; None if element types or ranks differ."""
    source = value.type
    assert isinstance(source, MemRefType)
    if source.element_type is not target.element_type or source.rank != target.rank:
        return None
    with builder.insertion_guard():
        builder.location = value.location
        if is_safe_cast(source, target):
            return _cast(builder, value, target)
        sizes: list[Value] = [
            builder.create(memref.DimOp, value, constant_index(builder, position)).result
            for position, size in enumerate(target.shape)
            if size == DYNAMIC
        ]
        allocated = allocate(builder, _type_to_allocate(target), sizes)
        copy(builder, value, allocated)
        return allocated if allocated.type is target else _cast(builder, allocated, target)


def _type_to_allocate(target: MemRefType) -> MemRefType:
    """Returns the type itself, or the identity layout if such a buffer can be used for one with dynamic
    strides; MLIR allocates without the values for them, which is invalid."""
    plain = MemRefType(target.shape, target.element_type, None, target.memory_space)
    layout = target.strides_and_offset()
    if layout is None or DYNAMIC not in [layout[1], *layout[0]] or target.has_identity_layout:
        return target
    return plain if is_safe_cast(plain, target) else target


def _cast(builder: Builder, value: Value, target: MemRefType) -> Value:
    return builder.create(memref.CastOp, value, result_types=[target]).results[0]
