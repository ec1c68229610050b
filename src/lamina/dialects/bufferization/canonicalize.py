"""Canonicalization patterns of bufferization operations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeGuard

from lamina.dialects.arith.ops import ConstantOp, OrIOp
from lamina.dialects.bufferization import ops
from lamina.dialects.bufferization.memref_casts import cast_or_reallocate
from lamina.dialects.memref import ops as memref
from lamina.dialects.memref.layouts import cast_compatible
from lamina.dialects.tensor import ops as tensor
from lamina.interfaces.effects import Effect, get_effects, has_effect, may_have_effect
from lamina.interfaces.view_like import mixed_values, viewed_buffer
from lamina.ir.attributes import BoolAttr, IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, BaseMemRefType, MemRefType, RankedTensorType, ShapedType, i1
from lamina.ir.value import Value, type_as
from lamina.rewrite.canonicalization import canonicalize, canonicalize_around
from lamina.rewrite.fold import constant_int, constant_value
from lamina.rewrite.pattern import Outcome

if TYPE_CHECKING:
    from lamina.dialects.bufferization.ops import DeallocOp
    from lamina.rewrite.rewriter import PatternRewriter

# ---- alloc_tensor


@canonicalize_around(ops.AllocTensorOp)
def dim_of_alloc_tensor(op: tensor.DimOp, rewriter: PatternRewriter) -> Outcome:
    """dim(alloc_tensor(sizes), i) -> sizes[i]"""
    number = constant_int(op.index)
    inner = op.source.defining_op
    if number is None or not isinstance(inner, ops.AllocTensorOp):
        return False
    shape = type_as(inner.results[0], ShapedType).shape
    if not 0 <= number < len(shape) or shape[number] != DYNAMIC:
        return False
    if inner.copy is not None:
        dim = rewriter.create(tensor.DimOp, inner.copy, op.index)
        rewriter.replace_op(op, dim)
        return True
    sizes = inner.dynamic_sizes
    rewriter.replace_op(op, [sizes[shape[:number].count(DYNAMIC)]])
    return True


@canonicalize
def constant_sizes_of_alloc_tensor(op: ops.AllocTensorOp, rewriter: PatternRewriter) -> Outcome:
    """alloc_tensor(constant sizes) -> alloc_tensor of a more static type"""
    if op.copy is not None:
        return False
    type = op.result.type
    if not isinstance(type, RankedTensorType):
        return False
    shape: list[int] = []
    kept: list[Value] = []
    for entry in mixed_values(type.shape, op.dynamic_sizes):
        number = constant_int(entry)
        if number is not None and number >= 0:
            shape.append(number)
        else:
            assert isinstance(entry, Value)
            shape.append(DYNAMIC)
            kept.append(entry)
    if tuple(shape) == type.shape:
        return False
    wanted = RankedTensorType(shape, type.element_type, type.encoding)
    alloc_tensor = rewriter.create(ops.AllocTensorOp, kept, result_types=[wanted])
    rewriter.replace_op(op, rewriter.create(tensor.CastOp, alloc_tensor.results[0], result_types=[type]))
    return True


# ---- clone


def find_dealloc(buffer: Value) -> tuple[bool, Operation | None]:
    """Returns (whether it is known, the operation that frees the buffer): at most one may, and none by realloc."""
    dealloc: Operation | None = None
    use = buffer.first_use
    while use is not None:
        user = use.owner
        if may_have_effect(user.__class__, Effect.FREE) and has_effect(user, Effect.FREE, on=buffer):
            if isinstance(user, memref.ReallocOp) or dealloc is not None:
                return False, None
            dealloc = user
        use = use.next_use
    return True, dealloc


@canonicalize
def needless_clone(op: ops.CloneOp, rewriter: PatternRewriter) -> Outcome:
    """clone(x) -> x, erasing the redundant dealloc, if no use conflicts"""
    source, result = op.input, op.output
    if source.type is not result.type and not cast_compatible([source.type], [result.type]):
        return False
    known, own_dealloc = find_dealloc(result)
    source_known, source_dealloc = find_dealloc(viewed_buffer(source))
    if not known or not source_known:
        return False
    if own_dealloc is not None and source_dealloc is not None and own_dealloc.parent is source_dealloc.parent:
        return False
    deallocs = (own_dealloc, source_dealloc)
    redundant = next((dealloc for dealloc in deallocs if dealloc is not None and dealloc.parent is op.parent), None)
    if redundant is None:
        return False
    at = op.next_op
    while at is not redundant:
        if at is None or has_effect(at, Effect.FREE):
            return False
        at = at.next_op
    if source.type is not result.type:
        source = rewriter.create(memref.CastOp, source, result_types=[result.type]).dest
    rewriter.replace_op(op, [source])
    rewriter.erase_op(redundant)
    return True


# ---- to_tensor and to_buffer


@canonicalize_around(ops.ToTensorOp)
def dim_of_to_tensor(op: tensor.DimOp, rewriter: PatternRewriter) -> Outcome:
    """dim(to_tensor(m), i) -> dim(m, i)"""
    inner = op.source.defining_op
    if not isinstance(inner, ops.ToTensorOp):
        return False
    rewriter.replace_op(op, rewriter.create(memref.DimOp, inner.buffer, op.index))
    return True


@canonicalize_around(ops.ToBufferOp)
def dim_of_memref_cast(op: memref.DimOp, rewriter: PatternRewriter) -> Outcome:
    """dim(cast(m), i) -> dim(m, i)"""
    inner = op.source.defining_op
    if not isinstance(inner, memref.CastOp):
        return False
    rewriter.replace_op(op, rewriter.create(memref.DimOp, inner.source, op.index))
    return True


@canonicalize_around(ops.ToBufferOp)
def dim_of_to_buffer(op: memref.DimOp, rewriter: PatternRewriter) -> Outcome:
    """dim(to_buffer(t), i) -> dim(t, i)"""
    inner = op.source.defining_op
    if not isinstance(inner, ops.ToBufferOp):
        return False
    rewriter.replace_op(op, rewriter.create(tensor.DimOp, inner.tensor, op.index))
    return True


@canonicalize_around(ops.ToBufferOp)
def load_of_to_buffer(op: memref.LoadOp, rewriter: PatternRewriter) -> Outcome:
    """load(to_buffer(t), indices) -> extract(t, indices)"""
    inner = op.memref.defining_op
    if not isinstance(inner, ops.ToBufferOp):
        return False
    extract = rewriter.create(tensor.ExtractOp, inner.tensor, op.indices, result_types=[op.result.type])
    rewriter.replace_op(op, extract)
    return True


@canonicalize
def to_buffer_of_cast(op: ops.ToBufferOp, rewriter: PatternRewriter) -> Outcome:
    """to_buffer(tensor.cast(t)) -> memref.cast(to_buffer(t))"""
    inner = op.tensor.defining_op
    if not isinstance(inner, tensor.CastOp):
        return False
    source = inner.source
    result = op.buffer.type
    if not isinstance(source.type, RankedTensorType) or not isinstance(result, BaseMemRefType):
        return False
    type = result.clone_with(source.type.shape, source.type.element_type)
    to_buffer = rewriter.create(ops.ToBufferOp, source, op.read_only, result_types=[type])
    rewriter.replace_op(op, rewriter.create(memref.CastOp, to_buffer.results[0], result_types=[result]))
    return True


def fold_to_buffer_of_to_tensor(rewriter: PatternRewriter, op: ops.ToBufferOp, **how: Any) -> bool:
    """Returns the buffer behind a to_tensor, cast or copied to the required type."""
    inner = op.tensor.defining_op
    if not isinstance(inner, ops.ToTensorOp):
        return False
    source, result = inner.buffer, op.results[0].type
    if source.type is result:
        rewriter.replace_op(op, [source])
        return True
    if isinstance(source.type, MemRefType) and isinstance(result, MemRefType):
        cast = cast_or_reallocate(rewriter, source, result, **how)
        if cast is None:
            return False
        rewriter.replace_op(op, [cast])
        return True
    if isinstance(result, MemRefType) or not cast_compatible([source.type], [result]):
        return False
    rewriter.replace_op(op, rewriter.create(memref.CastOp, source, result_types=[result]))
    return True


@canonicalize
def to_buffer_of_to_tensor(op: ops.ToBufferOp, rewriter: PatternRewriter) -> Outcome:
    """to_buffer(to_tensor(m)) -> m, or a cast or copy of it"""
    return fold_to_buffer_of_to_tensor(rewriter, op)


# ---- dealloc


def update_dealloc(
    op: DeallocOp, memrefs: Sequence[Value], conditions: Sequence[Value], rewriter: PatternRewriter
) -> bool:
    """Sets the memrefs and conditions of a dealloc; returns whether they changed."""
    if list(memrefs) == op.memrefs and list(conditions) == op.conditions:
        return False

    def change() -> None:
        op.memrefs = memrefs
        op.conditions = conditions

    rewriter.modify_in_place(op, change)
    return True


@canonicalize
def duplicate_memrefs_of_dealloc(op: ops.DeallocOp, rewriter: PatternRewriter) -> Outcome:
    """dealloc(m, m if a, b) -> dealloc(m if a or b)"""
    memrefs = op.memrefs
    if len(set(memrefs)) == len(memrefs):
        return False
    conditions: dict[Value, Value] = {}
    for buffer, condition in zip(memrefs, op.conditions, strict=True):
        known = conditions.get(buffer)
        if known is None:
            conditions[buffer] = condition
        elif known is not condition:
            conditions[buffer] = rewriter.create(OrIOp, known, condition).results[0]
    return update_dealloc(op, list(conditions), list(conditions.values()), rewriter)


@canonicalize
def duplicate_retained_of_dealloc(op: ops.DeallocOp, rewriter: PatternRewriter) -> Outcome:
    """dealloc(...) retain(m, m) -> dealloc(...) retain(m)"""
    given = op.retained
    retained = list(dict.fromkeys(given))
    if len(retained) == len(given):
        return False
    dealloc = rewriter.create(ops.DeallocOp, op.memrefs, op.conditions, retained)
    rewriter.replace_op(op, [dealloc.results[retained.index(value)] for value in given])
    return True


@canonicalize
def empty_dealloc(op: ops.DeallocOp, rewriter: PatternRewriter) -> Outcome:
    """dealloc() retain(m) -> false"""
    if op.memrefs:
        return False
    no = rewriter.create(ConstantOp, BoolAttr(False), result_types=[i1]).results[0]
    rewriter.replace_op(op, [no] * len(op.results))
    return True


@canonicalize
def always_false_dealloc(op: ops.DeallocOp, rewriter: PatternRewriter) -> Outcome:
    """dealloc(m if false) -> dealloc()"""
    conditions = op.conditions
    kept = [
        (buffer, condition)
        for buffer, condition in zip(op.memrefs, conditions, strict=True)
        if not _is_false(condition)
    ]
    if len(kept) == len(conditions):
        return False
    return update_dealloc(op, [buffer for buffer, _ in kept], [condition for _, condition in kept], rewriter)


def _is_false(condition: Value) -> bool:
    constant = constant_value(condition)
    return isinstance(constant, IntegerAttr) and constant.value == 0


def allocates(op: Operation | None, value: Value) -> TypeGuard[Operation]:
    """True if the operation is known to allocate the value."""
    return op is not None and has_effect(op, Effect.ALLOCATE, on=value)


@canonicalize
def base_buffer_of_dealloc(op: ops.DeallocOp, rewriter: PatternRewriter) -> Outcome:
    """dealloc(base_buffer(m)) -> dealloc(m), if m is an allocation"""
    changed = False
    buffers = op.memrefs
    for number, buffer in enumerate(buffers):
        owner = buffer.defining_op
        if isinstance(owner, memref.ExtractStridedMetadataOp):
            source = owner.source
            if allocates(source.defining_op, source):
                buffers[number] = source
                changed = True
    return changed and update_dealloc(op, buffers, op.conditions, rewriter)


@canonicalize
def unused_allocation_of_dealloc(op: ops.DeallocOp, rewriter: PatternRewriter) -> Outcome:
    """dealloc(alloc()) -> erase both, if the buffer has no other uses"""
    useless: list[Operation] = []
    kept: list[tuple[Value, Value]] = []
    for buffer, condition in zip(op.memrefs, op.conditions, strict=True):
        owner = buffer.defining_op
        if allocates(owner, buffer) and buffer.has_one_use and _only_allocates(owner):
            useless.append(owner)
        else:
            kept.append((buffer, condition))
    if not useless:
        return False
    buffers, conditions = [buffer for buffer, _ in kept], [condition for _, condition in kept]
    if not update_dealloc(op, buffers, conditions, rewriter):
        return False
    for allocation in useless:
        rewriter.erase_op(allocation)
    return True


def _only_allocates(op: Operation) -> bool:
    return all(effect.effect is Effect.ALLOCATE for effect in get_effects(op) or ())
