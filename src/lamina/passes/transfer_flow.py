"""Store-to-load forwarding and dead store elimination for transfers.

A vector.transfer_read on a memref is replaced by the value of an earlier transfer_write to the same place. A
transfer_write that another one overwrites before any read is erased, as are allocations that are
only written.
"""

from __future__ import annotations

from typing import Any

from lamina.dialects.memref.ops import AllocaOp, AllocOp, DeallocOp
from lamina.dialects.vector.ops import TransferReadOp, TransferWriteOp
from lamina.dialects.vector.queries import in_bounds_flags, same_values, transfer_map, vector_of_transfer
from lamina.interfaces.effects import Effect, has_effect, is_memory_effect_free
from lamina.interfaces.view_like import ViewLikeOpInterface
from lamina.ir import traits
from lamina.ir.dominance import DominanceInfo
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import MemRefType
from lamina.ir.value import Value
from lamina.passes.hoist_vector_transfers import disjoint_sets
from lamina.rewrite.rewriter import PatternRewriter


def optimize_transfer_flow(root: Operation, rewriter: PatternRewriter) -> None:
    """MLIR's transferOpflowOpt: stores to loads, then dead stores."""
    flow = _Flow(rewriter)
    for operation in list(root.walk_post_order()):
        if isinstance(operation, TransferReadOp) and isinstance(operation.base.type, MemRefType):
            flow.forward_store(operation)
    flow.erase_dead()
    for operation in list(root.walk_post_order()):
        if isinstance(operation, TransferWriteOp) and isinstance(operation.base.type, MemRefType):
            flow.drop_dead_store(operation)
    flow.erase_dead()


def erase_dead_allocations(root: Operation, rewriter: PatternRewriter) -> None:
    """Erases allocations that are never read, with all writes to them, like MLIR's eraseDeadAllocAndStores."""
    dead: list[Operation] = []
    for operation in root.walk_post_order():
        users: list[Operation] = []
        if isinstance(operation, AllocOp | AllocaOp) and _is_never_read(operation, users):
            dead += [*users, operation]
    for operation in dead:
        rewriter.erase_op(operation)


def _is_never_read(operation: Operation, users: list[Operation]) -> bool:
    """True if a memref is not read; adds its users, inner ones first."""
    for value in operation.results:
        for user in list(value.users):
            if user.has_trait(traits.Terminator):
                return False
            writes = not user.results and not user.regions and not has_effect(user, Effect.READ, on=value)
            views = ViewLikeOpInterface.get(user) is not None
            if not (isinstance(user, DeallocOp) or writes or (views and _is_never_read(user, users))):
                return False
            users.append(user)
    return True


class _Flow:
    """One run over a root; dead operations are erased at the end of each step."""

    def __init__(self, rewriter: PatternRewriter) -> None:
        self.rewriter = rewriter
        self.dominance = DominanceInfo()
        self.dead: list[Operation] = []

    def erase_dead(self) -> None:
        for operation in self.dead:
            self.rewriter.erase_op(operation)
        self.dead.clear()

    # ---- Stores to loads

    def forward_store(self, read: TransferReadOp) -> None:
        if not all(in_bounds_flags(read)):
            return
        last: Any = None
        blocking: list[Operation] = []
        for user in _users_of_memory(read.base):
            if isinstance(user, TransferReadOp) or is_memory_effect_free(user):
                continue
            if isinstance(user, TransferWriteOp):
                if disjoint_sets(user, read):
                    continue
                if user.base is read.base and self.dominance.dominates(user, read) and _writes_what_is_read(user, read):
                    if last is None or self.dominance.dominates(last, user):
                        last = user
                    continue
            blocking.append(user)
        if last is None:
            return
        region = last.parent_region
        read_at = _ancestor_in(region, read)
        for user in blocking:
            at = _ancestor_in(region, user)
            if at is None or not self._reaches(last, at) or not self._reaches(at, read_at):
                continue
            if not _comes_after(last, user):
                return
        self.rewriter.replace_all_uses_with(read.vector, last.value_to_store)
        self.dead.append(read)

    # ---- Dead stores

    def drop_dead_store(self, write: TransferWriteOp) -> None:
        overwrite: Any = None
        blocking: list[Operation] = []
        for user in _users_of_memory(write.base):
            if user is write or is_memory_effect_free(user):
                continue
            if (
                isinstance(user, TransferWriteOp)
                and user.base is write.base
                and _overwrites(user, write)
                and _comes_after(user, write)
            ):
                if overwrite is None or _comes_after(overwrite, user):
                    overwrite = user
                continue
            if isinstance(user, TransferReadOp | TransferWriteOp) and disjoint_sets(write, user):
                continue
            blocking.append(user)
        if overwrite is None:
            return
        region = overwrite.parent_region
        write_at = _ancestor_in(region, write)
        for user in blocking:
            at = _ancestor_in(region, user)
            if at is None or not self._reaches(write_at, at):
                continue
            if not self.dominance.dominates(overwrite, at):
                return
        self.dead.append(write)

    def _reaches(self, start: Operation | None, end: Operation | None) -> bool:
        """True if control can go from one operation of a region to another, without leaving the region."""
        assert start is not None and end is not None
        if self.dominance.dominates(start, end):
            return True
        assert start.parent is not None
        pending = list(start.parent.successors)
        seen = set(pending)
        while pending:
            block = pending.pop()
            if block is end.parent:
                return True
            for after in block.successors:
                if after not in seen:
                    seen.add(after)
                    pending.append(after)
        return False


def _users_of_memory(base: Value) -> list[Operation]:
    """Returns all users of the memory of a memref, looking through views."""
    at = base
    while (source := at.defining_op) is not None and (view := ViewLikeOpInterface.get(source)) is not None:
        at = view.get_view_source(source)
    pending = list(at.users)
    seen: dict[Operation, None] = {}
    while pending:
        user = pending.pop()
        if user in seen:
            continue
        seen[user] = None
        if ViewLikeOpInterface.get(user) is not None:
            for value in user.results:
                pending += value.users
    return [user for user in seen if ViewLikeOpInterface.get(user) is None]


def _writes_what_is_read(write: TransferWriteOp, read: TransferReadOp) -> bool:
    return all(in_bounds_flags(write)) and write.mask is None and read.mask is None and _same_place(write, read)


def _overwrites(later: TransferWriteOp, earlier: TransferWriteOp) -> bool:
    return later.mask is earlier.mask and _same_place(later, earlier)


def _same_place(left: TransferWriteOp, other: TransferWriteOp | TransferReadOp) -> bool:
    return (
        same_values(left.indices, other.indices)
        and vector_of_transfer(left) is vector_of_transfer(other)
        and transfer_map(left) is transfer_map(other)
    )


def _ancestor_in(region: Region, operation: Operation) -> Operation | None:
    at: Operation | None = operation
    while at is not None and at.parent_region is not region:
        at = at.parent_op
    return at


def _comes_after(later: Operation, earlier: Operation) -> bool:
    """True if ``later`` always runs after ``earlier``: it follows it or its ancestor in the same block."""
    region = later.parent_region
    assert region is not None
    at = _ancestor_in(region, earlier)
    return at is not None and at is not later and at.parent is later.parent and at.is_before_in_block(later)
