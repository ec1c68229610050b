"""``affine-scalrep``: values instead of memory that affine accesses read back."""

from __future__ import annotations

from lamina.analysis.aliasing import may_alias
from lamina.dialects.affine.accesses import (
    READS,
    WRITES,
    Access,
    Dependence,
    Relations,
    ValueMaps,
    check_dependence,
)
from lamina.dialects.affine.dim_symbol import affine_scope
from lamina.dialects.affine.nest import num_common_loops
from lamina.interfaces.effects import Effect, effects_function, has_single_effect
from lamina.ir import traits
from lamina.ir.block import Block
from lamina.ir.dominance import DominanceInfo
from lamina.ir.operation import Operation
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass


@register_pass(
    "affine-scalrep",
    summary="Forward affine stores to loads; remove loads and stores that become redundant",
    anchor="func.func",
    display_name="AffineScalarReplacement",
)
class AffineScalarReplacement(Pass):
    """Forwards stores to loads, removes dead stores and write-only memory, and reuses loads."""

    def run(self, operation: Operation) -> None:
        dominance = DominanceInfo()
        forwarded: list[Access] = []
        maps = ValueMaps()
        for load in _accesses(operation, READS):
            if _forward(load, dominance, maps):
                forwarded.append(load)
                maps = ValueMaps()  # the value may be an operand of other accesses
        memrefs = dict.fromkeys(load.memref for load in forwarded)
        _erase(forwarded)
        maps = ValueMaps()
        _erase([store for store in _accesses(operation, WRITES) if _is_overwritten(store, maps)])
        for memref in memrefs:
            _erase_if_only_written(memref)
        shared: list[Access] = []
        maps = ValueMaps()
        for load in _accesses(operation, READS):
            if _share(load, dominance, maps):
                shared.append(load)
                maps = ValueMaps()
        _erase(shared)


def _accesses(root: Operation, classes: tuple[type, ...]) -> list[Access]:
    return [Access(operation) for operation in root.walk_post_order() if isinstance(operation, classes)]


def _erase(accesses: list[Access]) -> None:
    for access in accesses:
        access.operation.erase()


def _forward(load: Access, dominance: DominanceInfo, maps: ValueMaps) -> bool:
    """Replaces a load with the value of the store that it reads."""
    found = None
    for user in load.memref.users:
        if not isinstance(user, WRITES):
            continue
        store = Access(user)
        if (
            dominance.dominates(user, load.operation)
            and store.is_same_as(load, maps)
            and _reaches(store, load)
            and _nothing_between(user, load, Effect.WRITE)
        ):
            found = user
    if found is None:
        return False
    result = load.operation.results[0]
    if found.value.type != result.type:
        return False
    result.replace_all_uses_with(found.value)
    return True


def _reaches(store: Access, load: Access) -> bool:
    """True if the store precedes the load in the same iteration of their common loops."""
    if affine_scope(store.operation) is not affine_scope(load.operation):
        return False
    depth = num_common_loops(store.operation, load.operation) + 1
    return check_dependence(store, load, depth).is_dependent


def _is_overwritten(store: Access, maps: ValueMaps) -> bool:
    """True if another store is known to overwrite the element before any read."""
    for user in store.memref.users:
        if not isinstance(user, WRITES) or user is store.operation:
            continue
        if user.parent_region is not store.operation.parent_region:
            continue
        other = Access(user)
        if (
            _post_dominates(user, store.operation)
            and other.is_same_as(store, maps)
            and _nothing_between(store.operation, other, Effect.READ)
        ):
            return True
    return False


def _post_dominates(later: Operation, earlier: Operation) -> bool:
    """True if every path from one operation out of their region passes another."""
    if later.parent is earlier.parent:
        return earlier.is_before_in_block(later)
    assert earlier.parent is not None
    worklist: list[Block] = [earlier.parent]
    seen = {earlier.parent}
    while worklist:
        block = worklist.pop()
        if not block.successors:
            return False
        for successor in block.successors:
            if successor is not later.parent and successor not in seen:
                seen.add(successor)
                worklist.append(successor)
    return True


def _erase_if_only_written(memref: Value) -> None:
    """Erases memory that is allocated, written and freed but never read."""
    owner = memref.defining_op
    if owner is None or not has_single_effect(owner, Effect.ALLOCATE, on=memref):
        return
    users = list(memref.users)
    if all(isinstance(user, WRITES) or has_single_effect(user, Effect.FREE, on=memref) for user in users):
        for user in users:
            user.erase()
        owner.erase()


def _share(load: Access, dominance: DominanceInfo, maps: ValueMaps) -> bool:
    """Replaces a load with an earlier load of the same element."""
    candidates = []
    for user in load.memref.users:
        if not isinstance(user, READS) or user is load.operation:
            continue
        if (
            dominance.dominates(user, load.operation)
            and Access(user).is_same_as(load, maps)
            and _nothing_between(user, load, Effect.WRITE)
            and user.results[0].type == load.operation.results[0].type
        ):
            candidates.append(user)
    for candidate in candidates:
        if all(other is candidate or dominance.dominates(candidate, other) for other in candidates):
            load.operation.results[0].replace_all_uses_with(candidate.results[0])
            return True
    return False


# ---- What may happen in between


def _nothing_between(start: Operation, access: Access, effect: Effect) -> bool:
    """True if no operation that may run between ``start`` and the access has the effect on the accessed element."""
    return _Between(start, access, effect).is_free(start, access.operation)


class _Between:
    """The search for operations with an effect between two operations."""

    def __init__(self, start: Operation, access: Access, effect: Effect) -> None:
        self.start = start
        self.access = access
        self.effect = effect

    def is_free(self, start: Operation, end: Operation) -> bool:
        """True if no path from ``start`` to ``end``, which may be nested deeper, has the effect."""
        while start.parent_region is not end.parent_region:
            outer = end.parent_op
            assert outer is not None
            # Nested operations before the end may run, for example in an earlier iteration.
            if self._has_effect(outer):
                return False
            end = outer
        operation = start.next_op
        while operation is not None and operation is not end:
            if self._has_effect(operation):
                return False
            operation = operation.next_op
        if start.parent is end.parent:
            return True
        assert start.parent is not None
        return self._is_free_from(list(start.parent.successors), end)

    def _is_free_from(self, worklist: list[Block], end: Operation) -> bool:
        done: set[Block] = set()
        while worklist:
            block = worklist.pop()
            if block in done:
                continue
            done.add(block)
            for operation in block.operations:
                if operation is end:
                    break
                if self._has_effect(operation):
                    return False
                if operation is block.last_op:
                    worklist += block.successors
        return True

    def _has_effect(self, operation: Operation) -> bool:
        effects = effects_function(operation)
        if effects is not None:
            memref = self.access.memref
            if not any(
                effect.effect is self.effect
                and (effect.value is None or effect.value is memref or may_alias(effect.value, memref))
                for effect in effects(operation)
            ):
                return False
            return not isinstance(operation, READS + WRITES) or self._may_affect(Access(operation))
        if operation.has_trait(traits.RecursiveMemoryEffects):
            return any(
                self._has_effect(inner)
                for region in operation.regions
                for block in region.blocks
                for inner in block.operations
            )
        return True

    def _may_affect(self, other: Access) -> bool:
        """True if another affine access may run in between and access the same element."""
        mine = self.access
        if other.memref is not mine.memref or affine_scope(other.operation) is not affine_scope(mine.operation):
            return True
        outermost = num_common_loops(self.start, mine.operation)
        innermost = num_common_loops(other.operation, mine.operation) + 1
        relations = Relations()
        return any(
            check_dependence(other, mine, depth, relations=relations).kind is not Dependence.INDEPENDENT
            for depth in range(innermost, outermost, -1)
        )
