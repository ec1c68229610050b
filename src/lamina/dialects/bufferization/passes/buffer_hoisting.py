"""``buffer-hoisting`` and ``buffer-loop-hoisting``: allocations move to earlier blocks, and out of loops."""

from __future__ import annotations

from lamina.analysis.buffer_flow import ViewsOfBuffers
from lamina.dialects.bufferization.canonicalize import find_dealloc
from lamina.dialects.bufferization.placement import (
    CommonDominators,
    has_known_control_flow,
    is_loop,
    properly_dominates,
    start_operation,
)
from lamina.dialects.memref.ops import AllocaOp, AllocOp
from lamina.dialects.scf.traits import HasParallelRegion
from lamina.interfaces.function import is_declaration, is_function
from lamina.ir.block import Block
from lamina.ir.dominance import DominanceInfo
from lamina.ir.nested_operations import nested_operations
from lamina.ir.operation import Operation
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass


class _Hoisting:
    """Hoists each allocation as far as a bound and the enclosing operations allow."""

    hoisted: tuple[type[Operation], ...] = (AllocOp,)

    def __init__(self, function: Operation) -> None:
        self.function = function
        self.dominance = DominanceInfo()
        self.dominators = CommonDominators(ViewsOfBuffers().of, self.dominance)

    def run(self) -> None:
        """Hoists heap buffers, then those on the stack. Nothing leaves the first block of a function."""
        entry = self.function.regions[0].first_block if is_function(self.function) else None
        owners = [owner for owner in nested_operations(self.function, *self.hoisted) if owner.parent is not entry]
        heap = [owner for owner in owners if isinstance(owner, AllocOp) and find_dealloc(owner.results[0])[0]]
        for owner in (*heap, *(owner for owner in owners if isinstance(owner, AllocaOp))):
            self._hoist(owner.results[0], owner)

    def _hoist(self, buffer: Value, owner: Operation) -> None:
        dominator = self.dominators.of(buffer)
        needed: Block | None = None
        for value in owner.operands:
            block = value.parent_block
            assert block is not None
            if needed is None or self.dominance.dominates_block(needed, block):
                needed = block
        before = self._anchor(buffer, owner, dominator, needed)
        if before is not owner:
            owner.move_before(before)

    def _anchor(self, buffer: Value, owner: Operation, dominator: Block | None, needed: Block | None) -> Operation:
        """Returns the operation before which to place the allocation."""
        assert owner.parent is not None
        target = self._place(owner.parent, dominator, needed)
        return owner if target is owner.parent else start_operation(buffer, target)

    def _place(self, start: Block, dominator: Block | None, needed: Block | None) -> Block:
        bound = self.bound(dominator, needed)
        current = placed = start
        while True:
            holder = current.parent_op
            outer = None if holder is None else holder.parent
            if holder is None or outer is None:
                return placed
            if bound is not None and not properly_dominates(bound, current, self.dominance):
                return placed
            above = self._immediate_dominator(current)
            if above is not None and properly_dominates(outer, above, self.dominance):
                current = above
                if self.follows_dominators:
                    placed = current
            else:
                if not has_known_control_flow(holder) or not self.is_legal(holder, dominator):
                    return placed
                current = placed = outer

    def _immediate_dominator(self, block: Block) -> Block | None:
        region = block.parent
        if region is None or block is region.first_block:
            return None
        return self.dominance.tree(region).immediate.get(block)

    follows_dominators = True

    def bound(self, dominator: Block | None, needed: Block | None) -> Block | None:
        """Returns the block above which the allocation must not go."""
        if needed is None or dominator is None:
            return dominator
        return needed if properly_dominates(dominator, needed, self.dominance) else dominator

    def is_legal(self, holder: Operation, dominator: Block | None) -> bool:
        """True if the allocation may leave the operation."""
        return not is_loop(holder)


class _LoopHoisting(_Hoisting):
    """Only leaves sequential loops, and only if no buffer is carried to the next iteration."""

    hoisted = (AllocOp, AllocaOp)
    follows_dominators = False

    def __init__(self, function: Operation) -> None:
        super().__init__(function)
        self._outermost: dict[Block, Operation | None] = {}

    def _anchor(self, buffer: Value, owner: Operation, dominator: Block | None, needed: Block | None) -> Operation:
        block = owner.parent
        if needed is not None or dominator is None or block is None or dominator.parent is not block.parent:
            return super()._anchor(buffer, owner, dominator, needed)
        return self._outermost_loop(block) or owner

    def _outermost_loop(self, block: Block) -> Operation | None:
        """Returns the outermost loop around the block in which a buffer stays only because of uses after a loop.
        Visits each loop once, however many allocations are inside."""
        passed: list[Block] = []
        at = block
        while at not in self._outermost:
            passed.append(at)
            holder = at.parent_op
            if holder is None or holder.parent is None or not _is_sequential_loop(holder):
                self._outermost[at] = None
            else:
                at = holder.parent
        for inner in reversed(passed):
            if inner not in self._outermost:
                holder = inner.parent_op
                assert holder is not None and holder.parent is not None
                self._outermost[inner] = self._outermost[holder.parent] or holder
        return self._outermost[block]

    def bound(self, dominator: Block | None, needed: Block | None) -> Block | None:
        return needed

    def is_legal(self, holder: Operation, dominator: Block | None) -> bool:
        block = holder.parent
        return (
            _is_sequential_loop(holder)
            and block is not None
            and not (dominator is not None and self.dominance.dominates_block(dominator, block))
        )


def _is_sequential_loop(operation: Operation) -> bool:
    return is_loop(operation) and not operation.has_trait(HasParallelRegion)


def hoist_buffers_from_loops(function: Operation) -> None:
    """Hoists allocations out of their loops, if their operands allow."""
    _LoopHoisting(function).run()


@register_pass(
    "buffer-hoisting",
    summary="Move allocations to dominating blocks and out of regions",
    anchor="func.func",
    display_name="BufferHoistingPass",
)
class BufferHoisting(Pass):
    def run(self, operation: Operation) -> None:
        if not is_declaration(operation):
            _Hoisting(operation).run()


@register_pass(
    "buffer-loop-hoisting",
    summary="Move allocations out of loops",
    anchor="func.func",
    display_name="BufferLoopHoistingPass",
)
class BufferLoopHoisting(Pass):
    def run(self, operation: Operation) -> None:
        if not is_declaration(operation):
            hoist_buffers_from_loops(operation)
