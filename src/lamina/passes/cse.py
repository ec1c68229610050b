"""``cse``: replaces operations with equal ones that dominate them, and erases dead ones on the way.

Walks each dominator tree once with a scoped table of the operations seen. Operations that only read memory are also
replaced if no operation between the two in the same block may write; a counter of writes makes this check O(1).
"""

from __future__ import annotations

from collections.abc import Generator, Hashable
from typing import Any

from lamina.analysis.equivalence import equivalent_regions, operation_key
from lamina.interfaces.effects import (
    Effect,
    MemoryEffects,
    effects_function,
    has_only_droppable_effects,
    is_pinned,
    kinds_by_declaration,
    would_op_be_trivially_dead,
)
from lamina.ir import traits
from lamina.ir.block import Block
from lamina.ir.dominance import DominanceInfo
from lamina.ir.location import UnknownLoc
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import OpOperand
from lamina.passmanager import Pass, register_pass, statistic
from lamina.rewrite.rewriter import PatternRewriter

_ISOLATED_BIT = traits.IsolatedFromAbove.bit
_TERMINATOR_BIT = traits.Terminator.bit
_FREE_BIT = traits.NoMemoryEffect.bit
_RECURSIVE_BIT = traits.RecursiveMemoryEffects.bit
_FREE_OR_RECURSIVE = _FREE_BIT | _RECURSIVE_BIT

# The memory effects of an operation, including nested ones.
_FREE, _READS, _ALLOCATES, _WRITES = 0, 1, 2, 3

_SEVERITY = {Effect.READ: _READS, Effect.ALLOCATE: _ALLOCATES, Effect.FREE: _ALLOCATES, Effect.WRITE: _WRITES}

_Steps = Generator["_Steps", None, None]


class _KnownOperations:
    """A table of operations by their computation; scopes are undone through a log."""

    __slots__ = ("_table", "_log")

    def __init__(self) -> None:
        self._table: dict[Hashable, list[Operation]] = {}
        self._log: list[Hashable] = []

    def mark(self) -> int:
        return len(self._log)

    def undo(self, mark: int) -> None:
        log, table = self._log, self._table
        while len(log) > mark:
            key = log.pop()
            known = table[key]
            known.pop()
            if not known:
                del table[key]

    def lookup(self, key: Hashable, operation: Operation) -> Operation | None:
        known = self._table.get(key)
        if known is None:
            return None
        if not operation.regions:
            return known[-1]
        for other in reversed(known):
            pairs = zip(other.regions, operation.regions, strict=True)
            if all(equivalent_regions(region, other) for region, other in pairs):
                return other
        return None

    def insert(self, key: Hashable, operation: Operation) -> None:
        self._table.setdefault(key, []).append(operation)
        self._log.append(key)


class CommonSubexpressions:
    """Eliminates common subexpressions inside an operation; ``run`` may be called for several operations."""

    def __init__(self, rewriter: PatternRewriter | None = None, dominance: DominanceInfo | None = None) -> None:
        self.rewriter = rewriter or PatternRewriter()
        self.dominance = dominance or DominanceInfo()
        self.num_replaced = 0
        self.num_dead = 0
        self._to_erase: list[Operation] = []
        # For operations with recursive effects: the worst inside, and whether anybody could see an effect.
        self._memory: dict[Operation, int] = {}
        self._lasting: set[Operation] = set()
        # For operations that read: how many writes had been passed in their block before them.
        self._epochs: dict[Operation, int] = {}

    def run(self, operation: Operation) -> bool:
        """Simplifies everything inside the operation; returns whether anything changed."""
        known = _KnownOperations()
        for region in operation.regions:
            _drive(self._region(known, region))
        changed = bool(self._to_erase)
        for dead in self._to_erase:
            self.rewriter.erase_op(dead)
        self._to_erase = []
        return changed

    # ---- The walk, as generators that a loop drives, so that nesting costs no Python stack

    def _region(self, known: _KnownOperations, region: Region) -> _Steps:
        entry = region.first_block
        if entry is None:
            return
        ordered = self.dominance.has_ssa_dominance(region)
        if region.has_one_block:
            mark = known.mark()
            yield self._block(known, entry, ordered)
            known.undo(mark)
            return
        if not ordered:
            return
        children: dict[Block, list[Block]] = {}
        for dominated, dominator in self.dominance.tree(region).immediate.items():
            if dominated is not dominator:
                children.setdefault(dominator, []).append(dominated)
        stack: list[tuple[Block | None, int]] = [(entry, 0)]
        while stack:
            block, mark = stack.pop()
            if block is None:
                known.undo(mark)
                continue
            stack.append((None, known.mark()))
            yield self._block(known, block, ordered)
            stack.extend((child, 0) for child in reversed(children.get(block, ())))

    def _block(self, known: _KnownOperations, block: Block, ordered: bool) -> _Steps:
        writes = 0
        operation = block.first_op
        while operation is not None:
            following = operation.next_op
            bits = operation.trait_bits
            if operation.regions:
                isolated = bits & _ISOLATED_BIT or not operation.is_registered
                inner = _KnownOperations() if isolated else known
                for region in operation.regions:
                    only = region.first_block
                    if only is None or only.next_block is not None:
                        yield self._region(inner, region)
                        continue
                    mark = inner.mark()
                    yield self._block(inner, only, self.dominance.has_ssa_dominance(region))
                    inner.undo(mark)
            memory = _FREE if bits & _FREE_OR_RECURSIVE == _FREE_BIT else self._memory_of(operation)
            if not bits & _TERMINATOR_BIT:
                self._simplify(known, operation, memory, writes, ordered)
            if memory == _WRITES:
                writes += 1
            operation = following

    def _simplify(self, known: _KnownOperations, operation: Operation, memory: int, writes: int, ordered: bool) -> None:
        for result in operation.results:
            if result.first_use is not None:
                break
        else:
            if self._is_dead(operation):
                self._to_erase.append(operation)
                self.num_dead += 1
                return
        if memory > _READS:
            return
        if operation.regions and any(not region.empty and not region.has_one_block for region in operation.regions):
            return
        key = operation_key(operation)
        existing = known.lookup(key, operation)
        if memory == _READS:
            # Without effects of its own, an operation reads only through nested ones.
            function = effects_function(operation) if operation.regions else None
            if operation.regions and (function is None or not function(operation)):
                return
            unchanged = (
                existing is not None and existing.parent is operation.parent and self._epochs.get(existing) == writes
            )
            if not unchanged:
                existing = None
                self._epochs[operation] = writes
        if existing is None:
            known.insert(key, operation)
            return
        self._replace(known, operation, existing, ordered)

    def _replace(self, known: _KnownOperations, operation: Operation, existing: Operation, ordered: bool) -> None:
        rewriter = self.rewriter
        if ordered:
            if rewriter.listener is not None:
                rewriter.listener.operation_replaced(operation, existing.results)
            rewriter.replace_all_uses_with(operation.results, existing.results)
            self._to_erase.append(operation)
        else:
            # Without an order of definitions, users already visited keep their operands.
            def unvisited(use: OpOperand) -> bool:
                return known.lookup(operation_key(use.owner), use.owner) is None

            for result, other in zip(operation.results, existing.results, strict=True):
                rewriter.replace_uses_if(result, other, unvisited)
            if operation.use_empty:
                self._to_erase.append(operation)
        if type(existing.raw_location) is UnknownLoc and type(operation.raw_location) is not UnknownLoc:
            existing.location = operation.raw_location
        self.num_replaced += 1

    # ---- Memory

    def _memory_of(self, root: Operation) -> int:
        """Returns the memory effects of the operation; visits nested operations once."""
        memory = self._memory
        if not root.trait_bits & _RECURSIVE_BIT:
            return _own_memory(root)
        state = memory.get(root)
        if state is not None:
            return state
        stack = [root]
        while stack:
            operation = stack[-1]
            unknown = [
                inner for inner in operation._children() if inner.trait_bits & _RECURSIVE_BIT and inner not in memory
            ]
            if unknown:
                stack.extend(unknown)
                continue
            stack.pop()
            worst = _own_memory(operation)
            lasting = not has_only_droppable_effects(operation)
            for inner in operation._children():
                if inner.trait_bits & _RECURSIVE_BIT:
                    worst = max(worst, memory[inner])
                    lasting = lasting or inner in self._lasting
                else:
                    worst = max(worst, _own_memory(inner))
                    lasting = lasting or not has_only_droppable_effects(inner)
            memory[operation] = worst
            if lasting:
                self._lasting.add(operation)
        return memory[root]

    def _is_dead(self, operation: Operation) -> bool:
        """True if an operation without uses can be erased."""
        if not operation.trait_bits & _RECURSIVE_BIT:
            return would_op_be_trivially_dead(operation)
        return not is_pinned(operation) and operation not in self._lasting


_severities: dict[type[Operation], int | None] = MemoryEffects.cache()


def _severity_of_class(cls: type[Operation]) -> int | None:
    """The worst effect of every operation of the class; None if it depends on the operation."""
    kinds = None if cls.trait_bits & _FREE_BIT else kinds_by_declaration(cls)
    severity = _severities[cls] = None if kinds is None else max(_SEVERITY[kind] for kind in kinds)
    return severity


def _own_memory(operation: Operation) -> int:
    bits = operation.trait_bits
    if bits & _FREE_BIT:
        return _FREE
    cls = operation.__class__
    try:
        severity = _severities[cls]
    except KeyError:
        severity = _severity_of_class(cls)
    if severity is not None:
        return severity
    function = effects_function(operation)
    if function is None:
        return _FREE if bits & _RECURSIVE_BIT else _WRITES
    worst = _FREE
    for effect in function(operation):
        worst = max(worst, _SEVERITY[effect.effect])
    return worst


def _drive(steps: _Steps) -> None:
    stack: list[Any] = [steps]
    while stack:
        inner = next(stack[-1], None)
        if inner is None:
            stack.pop()
        else:
            stack.append(inner)


@register_pass("cse", summary="Eliminate common sub-expressions", display_name="CSE")
class CSE(Pass):
    """Replaces operations with equal ones that dominate them."""

    num_cse: int = statistic("num-cse'd", "Number of operations CSE'd")
    num_dce: int = statistic("num-dce'd", "Number of operations DCE'd")

    def run(self, operation: Operation) -> None:
        driver = CommonSubexpressions()
        driver.run(operation)
        self.num_cse += driver.num_replaced
        self.num_dce += driver.num_dead
