"""Patterns that use knowledge of allocations to make bufferization.dealloc operations cheaper."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from lamina.analysis.buffer_flow import BufferGroup, BufferOrigin
from lamina.dialects.arith.ops import ConstantOp, OrIOp
from lamina.dialects.bufferization import canonicalize
from lamina.dialects.bufferization.ops import DeallocOp
from lamina.dialects.memref.ops import ExtractStridedMetadataOp
from lamina.interfaces.view_like import viewed_buffer
from lamina.ir.attributes import BoolAttr, IntegerAttr
from lamina.ir.types import i1
from lamina.ir.value import BlockArgument, Value
from lamina.rewrite.fold import constant_value
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter


def _allocated_after(buffer: Value, argument: Value) -> bool:
    """True if a buffer is allocated within the block that has the other one as argument."""
    owner = buffer.defining_op
    if not canonicalize.allocates(owner, buffer) or not isinstance(argument, BlockArgument):
        return False
    block = owner.parent if owner is not None else None
    while block is not None and block is not argument.parent_block:
        holder = block.parent_op
        block = None if holder is None else holder.parent
    return block is not None


def _may_be_any(origin: BufferOrigin, buffer: Value, others: Iterable[Value]) -> bool:
    base = viewed_buffer(buffer)
    for other in others:
        other_base = viewed_buffer(other)
        if _allocated_after(base, other_base) or _allocated_after(other_base, base):
            continue
        if origin.is_same_allocation(other, buffer) is not False:
            return True
    return False


class _WithOrigin(RewritePattern):
    root = DeallocOp

    def __init__(self, origin: BufferOrigin) -> None:
        self.origin = origin


class FreedAndRetained(_WithOrigin):
    """dealloc(m) retain(m) -> dealloc() retain(m), forwarding the condition"""

    def match_and_rewrite(self, operation: DeallocOp, rewriter: PatternRewriter) -> Outcome:
        if len(set(operation.retained)) < len(operation.retained):
            # Another pattern merges them first.
            return False
        kept: list[tuple[Value, Value]] = []
        retained = list(operation.retained)
        group = BufferGroup(self.origin, retained)
        for buffer, condition in zip(operation.memrefs, operation.conditions, strict=True):
            same = {at: self.origin.is_same_allocation(retained[at], buffer) for at in group.candidates(buffer)}
            if None in same.values() or True not in same.values():
                kept.append((buffer, condition))
                continue
            rewriter.set_insertion_point_after(operation)
            for at in sorted(same):
                if same[at]:
                    result = operation.results[at]
                    either = rewriter.create(OrIOp, result, condition)
                    rewriter.replace_all_uses_except(result, either.results[0], either)
        return canonicalize.update_dealloc(
            operation, [buffer for buffer, _ in kept], [condition for _, condition in kept], rewriter
        )


class RetainedElsewhere(_WithOrigin):
    """A retained memref that is certainly none of those that are freed is not owned afterwards."""

    def match_and_rewrite(self, operation: DeallocOp, rewriter: PatternRewriter) -> Outcome:
        buffers = operation.memrefs
        group = BufferGroup(self.origin, buffers)
        kept: list[Value] = []
        replacements: list[Value | None] = []
        for retained in operation.retained:
            if _may_be_any(self.origin, retained, (buffers[at] for at in group.candidates(retained))):
                kept.append(retained)
                replacements.append(None)
            else:
                no = rewriter.create(ConstantOp, BoolAttr(False), result_types=[i1])
                replacements.append(no.results[0])
        if len(kept) == len(operation.retained):
            return False
        dealloc = rewriter.create(DeallocOp, buffers, operation.conditions, kept)
        updated = iter(dealloc.results)
        rewriter.replace_op(operation, [next(updated) if value is None else value for value in replacements])
        return True


class SplitDealloc(_WithOrigin):
    """dealloc(a, b) -> dealloc(a), dealloc(b), if a aliases nothing else"""

    def match_and_rewrite(self, operation: DeallocOp, rewriter: PatternRewriter) -> Outcome:
        buffers, conditions, retained = operation.memrefs, operation.conditions, operation.retained
        if len(buffers) <= 1:
            return False
        group = BufferGroup(self.origin, buffers)
        kept: list[int] = []
        apart: list[Any] = []
        for number, buffer in enumerate(buffers):
            if _may_be_any(self.origin, buffer, (buffers[at] for at in group.candidates(buffer) if at != number)):
                kept.append(number)
            else:
                apart.append(rewriter.create(DeallocOp, [buffer], [conditions[number]], retained))
        if not apart:
            return False
        rest = rewriter.create(
            DeallocOp, [buffers[number] for number in kept], [conditions[number] for number in kept], retained
        )
        values = list(rest.results)
        for dealloc in apart:
            for number, result in enumerate(dealloc.results):
                values[number] = rewriter.create(OrIOp, values[number], result).results[0]
        rewriter.replace_op(operation, values)
        return True


class RetainedAndAlwaysFreed(_WithOrigin):
    """If a retained memref is certainly freed under the condition true, it is owned afterwards. If that holds for
    all retained ones, such memrefs need not be freed."""

    def match_and_rewrite(self, operation: DeallocOp, rewriter: PatternRewriter) -> Outcome:
        kept: list[tuple[Value, Value]] = []
        owned: set[Value] = set()
        replaced = False
        for buffer, condition in zip(operation.memrefs, operation.conditions, strict=True):
            changed = False
            for retained, result in zip(operation.retained, operation.results, strict=True):
                if _is_true(condition) and self._is_same(retained, buffer):
                    if result.has_uses:
                        rewriter.replace_all_uses_with(result, condition)
                        replaced = True
                    owned.add(result)
                    changed = True
            if not changed:
                kept.append((buffer, condition))
        if len(owned) < len(operation.results):
            # What is freed here may be another retained memref, whose condition depends on it.
            return replaced
        buffers, conditions = [buffer for buffer, _ in kept], [condition for _, condition in kept]
        return canonicalize.update_dealloc(operation, buffers, conditions, rewriter) or replaced

    def _is_same(self, retained: Value, buffer: Value) -> bool:
        if self.origin.is_same_allocation(retained, buffer):
            return True
        owner = buffer.defining_op
        return isinstance(owner, ExtractStridedMetadataOp) and bool(
            self.origin.is_same_allocation(retained, owner.source)
        )


def _is_true(condition: Value) -> bool:
    constant = constant_value(condition)
    return isinstance(constant, IntegerAttr) and constant.value != 0


def simplification_patterns(origin: BufferOrigin) -> list[RewritePattern]:
    """Returns the patterns above with the canonicalizations of bufferization.dealloc."""
    general = (
        canonicalize.duplicate_memrefs_of_dealloc,
        canonicalize.duplicate_retained_of_dealloc,
        canonicalize.empty_dealloc,
        canonicalize.always_false_dealloc,
        canonicalize.base_buffer_of_dealloc,
        canonicalize.unused_allocation_of_dealloc,
    )
    return [
        FreedAndRetained(origin),
        RetainedElsewhere(origin),
        SplitDealloc(origin),
        RetainedAndAlwaysFreed(origin),
        *(FunctionPattern(function, DeallocOp, 1, None) for function in general),
    ]
