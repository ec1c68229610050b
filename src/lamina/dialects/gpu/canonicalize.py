"""Canonicalization patterns of the gpu dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.gpu.asynchronous_ops import AllocOp, MemcpyOp, WaitOp
from lamina.dialects.gpu.launch import block_of, grid_of
from lamina.dialects.gpu.ops import BarrierOp, LaunchOp
from lamina.dialects.memref.ops import DimOp
from lamina.interfaces.effects import Effect, has_single_effect
from lamina.ir.attributes import IntegerAttr
from lamina.ir.types import DYNAMIC, MemRefType, index
from lamina.rewrite import PatternRewriter
from lamina.rewrite.canonicalization import canonicalize
from lamina.rewrite.fold import constant_attribute, constant_int
from lamina.rewrite.fold import is_constant as is_constant_operation
from lamina.rewrite.pattern import Outcome

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute
    from lamina.ir.value import Value


@canonicalize(name="FoldLaunchArguments")
def fold_ids_of_one(launch: LaunchOp, rewriter: PatternRewriter) -> Outcome:
    """block_id, thread_id -> 0, if the launch has size 1 in that dimension"""
    zero = None
    for dims in (grid_of(launch), block_of(launch)):
        for given, id in zip(dims.operands, dims.ids, strict=True):
            if not _is_one(given) or id.use_empty:
                continue
            if zero is None:
                rewriter.set_insertion_point_to_start(launch.regions[0].entry_block)
                properties: dict[str, Attribute] = {"value": IntegerAttr(index, 0)}
                zero = rewriter.insert(ConstantOp((), (index,), properties, location=launch.raw_location)).results[0]
            rewriter.replace_all_uses_with(id, zero)
    return zero is not None


def _is_one(value: Value) -> bool:
    owner = value.defining_op
    if owner is None or not is_constant_operation(owner):
        return False
    attribute = constant_attribute(owner)
    return isinstance(attribute, IntegerAttr) and attribute.value == 1


@canonicalize(name="eraseRedundantGpuBarrierOps")
def erase_repeated_barrier(barrier: BarrierOp, rewriter: PatternRewriter) -> Outcome:
    """barrier; barrier -> barrier"""
    if not isinstance(barrier.next_op, BarrierOp):
        return False
    rewriter.erase_op(barrier)
    return True


# ---- Waiting


@canonicalize(name="EraseRedundantGpuWaitOpPairs")
def wait_for_nothing(wait: WaitOp, rewriter: PatternRewriter) -> Outcome:
    """wait [async wait, t...] -> wait [t...]"""
    needed = [token for token in wait.async_dependencies if not _waits_for_nothing(token)]
    if len(needed) == len(wait.async_dependencies):
        return False
    rewriter.modify_in_place(wait, lambda: setattr(wait, "async_dependencies", needed))
    return True


def _waits_for_nothing(token: Value) -> bool:
    owner = token.defining_op
    return isinstance(owner, WaitOp) and not owner.async_dependencies


@canonicalize(name="SimplifyGpuWaitOp")
def simplify_wait(wait: WaitOp, rewriter: PatternRewriter) -> Outcome:
    """async wait [t] -> t; erases waits without dependencies, and async waits without users."""
    token, dependencies = wait.async_token, wait.async_dependencies
    if token is not None and len(dependencies) == 1:
        rewriter.replace_op(wait, list(dependencies))
        return True
    if token.use_empty if token is not None else not dependencies:
        rewriter.erase_op(wait)
        return True
    return False


# ---- Memory


@canonicalize(name="EraseTrivialCopyOp")
def erase_copy_to_unread_memory(copy: MemcpyOp, rewriter: PatternRewriter) -> Outcome:
    """memcpy(x, y) -> erase, if y is otherwise only freed; its token is replaced with the awaited one"""
    target = copy.dst
    owner = target.defining_op
    if owner is None or not has_single_effect(owner, Effect.ALLOCATE, target):
        return False
    if any(user is not copy and not has_single_effect(user, Effect.FREE, target) for user in target.users):
        return False
    dependencies = list(copy.async_dependencies)
    if len(dependencies) != (0 if copy.async_token is None else 1):
        return False
    rewriter.replace_op(copy, dependencies)
    return True


@canonicalize(name="SimplifyDimOfAllocOp")
def dim_of_alloc(dim: DimOp, rewriter: PatternRewriter) -> Outcome:
    """dim(alloc(n)) -> n"""
    alloc, number = dim.source.defining_op, constant_int(dim.index)
    if not isinstance(alloc, AllocOp) or number is None:
        return False
    type = alloc.memref.type
    if not isinstance(type, MemRefType) or not 0 <= number < type.rank or type.shape[number] != DYNAMIC:
        return False
    rewriter.replace_op(dim, [alloc.dynamic_sizes[type.shape[:number].count(DYNAMIC)]])
    return True
