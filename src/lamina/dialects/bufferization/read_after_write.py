"""Decides whether a write overwrites what is read later, by rules independent of decisions on other operands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from lamina.dialects.bufferization.alias_sets import Positions, Window
from lamina.interfaces.bufferizable import (
    Traversal,
    enclosing_repetitive_region,
    is_tensor,
    may_be_parallel,
    owner_of,
    parallel_region,
)
from lamina.interfaces.region_branch import inside_mutually_exclusive_regions, is_region_reachable
from lamina.interfaces.subset import SubsetInsertionOpInterface, subset_model
from lamina.ir.block import Block
from lamina.ir.dominance import DominanceInfo
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import OpOperand, OpResult, Value

if TYPE_CHECKING:
    from lamina.dialects.bufferization.one_shot_analysis import OneShotAnalysisState
    from lamina.interfaces.subset import SubsetInsertionModel

Shares = Callable[[Value], bool]

_MANY_STEPS = 32
"""A walk up the use-def chain of more steps is worth a look at where it could end."""


class _NoMatch(Exception):
    """Ends a walk that cannot succeed."""


class Rules:
    """Queries about the operations inside one root; ``state`` provides definitions, aliases and equivalences, which
    are stable while the root is analyzed."""

    def __init__(self, state: OneShotAnalysisState, root: Operation, operations: list[Operation]) -> None:
        self.state = state
        self.options = state.options
        self.dominance = DominanceInfo()
        self.root = root
        self.positions = Positions(operations)
        self._exclusive: dict[Operation, bool] = {}
        self._unordered: dict[Region | None, Operation | None] = {}
        self._repetitive: dict[Region | None, Region | None] = {}
        self._parallel: dict[Region | None, Region | None] = {}

    @cached_property
    def has_parallel_regions(self) -> bool:
        """True if several instances of any region in or around the root may run in parallel, and that matters."""
        if not self.options.check_parallel_regions:
            return False
        holders = [op for op in self.positions.operations if op.regions]
        at = self.root.parent_op
        around = []
        while at is not None:
            around.append(at)
            at = at.parent_op
        if not any([may_be_parallel(self.options.model(holder)) for holder in (*holders, *around)]):
            return False
        return any(self._parallel_around(region) is not None for op in holders for region in op.regions)

    # ---- One read and one write

    def conflicting_definition(self, read: OpOperand, write: OpOperand, shares: Shares | None = None) -> Value | None:
        """Returns the definition that is read although the write has overwritten it; None if that cannot happen.
        ``shares`` tells whether the write may be to the buffer of a value, where alias sets are linked."""
        definitions = self.state.definitions_of(read)
        reader, writer = read.owner, write.owner
        if self._can_use_dominance(read, write, definitions):
            if write is read or self._happens_before(reader, writer):
                return None
            if inside_mutually_exclusive_regions(reader, writer):
                return None
            if reader is writer and self._elementwise(reader, read, write):
                return None
        left = [
            definition
            for definition in definitions
            if self._destroys(write, definition) and self._may_follow(read, write, definition)
        ]
        if left and self._non_conflicting_subsets(read, write):
            left = self._carried_past_subsets(read, write, left)
        if not left:
            return None
        for operation in dict.fromkeys((reader, writer)):
            model = self.options.model(operation)
            if model is not None and model.is_not_conflicting(operation, read, write, self.state):
                return None
        if shares is not None:
            reached = self._definitions_in(read, shares)
            left = [definition for definition in left if definition in reached]
        return left[0] if left else None

    def _definitions_in(self, read: OpOperand, shares: Shares) -> dict[Value, None]:
        """Returns the definitions that reach the read by buffers which the write may be to: not those that a choice
        would take from other ones."""
        state = self.state

        def is_other_choice(slot: OpOperand) -> bool:
            return slot in state.choices and not shares(slot.value)

        config = Traversal(always_include_leaves=False, leave_out=is_other_choice)
        return state.find_in_reverse_use_def_chain(read, state.is_memory_write, config)

    def _destroys(self, write: OpOperand, definition: Value) -> bool:
        """True if the write comes after the definition, and is not the definition itself."""
        if self._defined_after(definition, write.owner):
            return False
        aliases = self.state.get_aliasing_values(write)
        return len(aliases) != 1 or aliases[0].value is not definition

    def _happens_before(self, first: Operation, second: Operation) -> bool:
        """Like happens_before, from the positions where both are in one block."""
        block = first.parent
        if block is not None and block is second.parent and first is not second and block.parent is not None:
            start = self.positions.start
            if first in start and second in start and self.dominance.has_ssa_dominance(block.parent):
                return start[first] < start[second]
        return happens_before(first, second, self.dominance)

    def _defined_after(self, definition: Value, writer: Operation) -> bool:
        """True if the write comes before the definition, or is part of it."""
        if isinstance(definition, OpResult):
            owner = definition.owner
            return self._happens_before(writer, owner) or is_proper_ancestor(owner, writer)
        block = definition.parent_block
        if block is None or not self.options.is_sound:
            return block is None or block.find_ancestor_op(writer) is None
        region = block.parent
        writing = None if region is None else region.find_ancestor_block(writer.parent)
        if writing is None or (writing is not block and not _reaches(block, writing, None)):
            return True
        if writing is not block:
            self.state.note_stricter_decision()
        return False

    def _may_follow(self, read: OpOperand, write: OpOperand, definition: Value) -> bool:
        """True if the read may run after the write without the definition in between, according to blocks. MLIR only
        considers writes in the block of the definition."""
        block = definition.parent_block
        region = None if block is None else block.parent
        if region is None or region.has_one_block or not self.options.is_sound:
            return True
        reading, writing = (region.find_ancestor_block(op.owner.parent) for op in (read, write))
        if reading is None or writing is None or reading is writing:
            return True
        return reading is not block and _reaches(writing, reading, block)

    def _elementwise(self, operation: Operation, read: OpOperand, write: OpOperand) -> bool:
        model = self.options.model(operation)
        if model is None or not model.bufferizes_to_elementwise_access(operation, self.state, [read, write]):
            return False
        return self._has_equivalent_above(read, write.value) or self._has_equivalent_above(write, read.value)

    def _has_equivalent_above(self, slot: OpOperand, other: Value) -> bool:
        config = Traversal(
            always_include_leaves=False, follow_same_type_or_casts_only=True, follow_equivalent_only=True
        )
        return bool(self.state.find_in_reverse_use_def_chain(slot, lambda value: value is other, config))

    def _non_conflicting_subsets(self, read: OpOperand, write: OpOperand) -> bool:
        """True if the read leaves out, or covers, just the part of a tensor that an insertion writes."""
        reader, writer = read.owner, write.owner
        model = SubsetInsertionOpInterface.get(reader)
        if model is not None:
            destination, source = model.get_destination_operand(reader), model.get_source_operand(reader)
            if read is destination and self._matches_destination(write, reader, model):
                return True
            if read is source and write is destination and self._matches_destination(read, reader, model):
                return True
        model = SubsetInsertionOpInterface.get(writer)
        if model is None:
            return False
        destination, source = model.get_destination_operand(writer), model.get_source_operand(writer)
        return (
            write is destination
            and self.state.are_equivalent(read.value, source.value)
            and self._matches_destination(source, writer, model)
        )

    def _carried_past_subsets(self, read: OpOperand, write: OpOperand, definitions: list[Value]) -> list[Value]:
        """Returns the definitions read through matching subsets that do not run again before the write does.
        Subsets only match within an iteration: the next one reads what the last one wrote elsewhere. MLIR
        ignores repetition."""
        if not self.options.is_sound:
            return []
        left = [definition for definition in definitions if self._write_repeats(read, write, definition)]
        if left:
            self.state.note_stricter_decision()
        return left

    def _write_repeats(self, read: OpOperand, write: OpOperand, definition: Value) -> bool:
        """True if the write may run, then the read, then both again, without the definition in between; not if the
        read skips the same subset each time."""
        reader, model = read.owner, SubsetInsertionOpInterface.get(read.owner)
        kept: Sequence[Value] = ()
        leaves_out = model is not None and read is model.get_destination_operand(reader)
        if model is not None and leaves_out:
            source = model.get_source_operand(reader)
            kept = [slot.value for slot in reader.op_operands if slot is not source and not is_tensor(slot)]
        loop = self._loop_between(read, definition)
        if loop is not None and is_ancestor(loop, write.owner):
            if not leaves_out or any(is_ancestor(loop, owner_of(value)) for value in kept):
                return True
        for region in self._regions(read, definition):
            if _runs_in_circles(region, read, write, definition):
                if not leaves_out or any(_may_run_again(region, value.parent_block) for value in kept):
                    return True
        return False

    def _matches_destination(self, slot: OpOperand, insertion: Operation, model: type[SubsetInsertionModel]) -> bool:
        """True if everything that reaches the operand is the part of a tensor that the insertion writes."""
        state = self.state
        steps = 0

        def matches(value: Value) -> bool:
            nonlocal steps
            steps += 1
            if steps == _MANY_STEPS and not self._can_match(slot, insertion, model):
                raise _NoMatch
            return isinstance(value, OpResult) and self._is_written_part(insertion, model, value)

        try:
            return all(matches(value) for value in state.find_in_reverse_use_def_chain(slot, matches))
        except _NoMatch:
            return False

    def _is_written_part(self, insertion: Operation, model: type[SubsetInsertionModel], value: Value) -> bool:
        """True if a value is the part of a tensor that the insertion writes. MLIR overlooks masks."""
        if model.is_equivalent_subset(insertion, value, self.state.are_equivalent):
            return True
        if not model.is_equivalent_but_for_masks(insertion, value, self.state.are_equivalent):
            return False
        if self.options.is_sound:
            self.state.note_stricter_decision()
        return not self.options.is_sound

    def _can_match(self, slot: OpOperand, insertion: Operation, model: type[SubsetInsertionModel]) -> bool:
        """True if something that matches the insertion's subset exists above the operand. A match
        is a part of the destination, so it is one of its uses, or of those of an equivalent tensor."""
        owner = slot.value.defining_op
        start, state = self.positions.start, self.state
        ordered = owner is not None and all(region.has_one_block for region, _ in self._around(owner))
        last = self.positions.end.get(owner) if ordered and owner is not None else None
        for tensor in state.equivalences.members(model.get_destination_operand(insertion).value):
            for use in tensor.uses:
                if subset_model(use.owner) is None or (last is not None and start.get(use.owner, 0) > last):
                    continue
                if any(self._is_written_part(insertion, model, result) for result in use.owner.results):
                    return True
        return False

    def _can_use_dominance(self, read: OpOperand, write: OpOperand, definitions: Iterable[Value]) -> bool:
        """True if textual order is execution order, which excludes loops."""
        around = read.owner.parent_region
        for definition in definitions:
            if definition.parent_region is around and (around is None or around.has_one_block):
                continue
            loop = self._loop_between(read, definition)
            if loop is not None and is_ancestor(loop, write.owner):
                return False
            for region in self._regions(read, definition):
                if not _runs_in_circles(region, read, write, definition):
                    continue
                # MLIR looks at the innermost region around both only.
                if region is write.owner.parent_region and region is read.owner.parent_region:
                    return False
                if self.options.is_sound:
                    self.state.note_stricter_decision()
                    return False
        return True

    def _regions(self, read: OpOperand, definition: Value) -> Iterator[Region]:
        """Yields the regions around the read, up to that of the definition."""
        region = read.owner.parent_region
        while region is not None:
            yield region
            if region is definition.parent_region:
                return
            region = region.parent_region

    def outer_definition(self, write: OpOperand) -> Value | None:
        """Returns what a write inside a parallel region defines or overwrites outside of it; None if there is
        nothing."""
        if not self.has_parallel_regions:
            return None
        region = self._parallel_around(write.owner.parent_region)
        for value in self.state.find_in_reverse_use_def_chain(write, self.state.is_memory_write):
            if self._parallel_around(value.parent_region) is not region:
                return value
        return None

    # ---- All writes that matter for one read

    def window(self, read: OpOperand, definitions: Iterable[Value]) -> Window:
        """Returns positions such that only writes between them, or around the first, can conflict with the read."""
        start, end = self.positions.start, self.positions.end
        reader = read.owner
        low, high = start[reader], end[reader]
        reading = reader.parent_region
        outermost = self._outermost_unordered(reading)
        if outermost is not None:
            high = max(high, end[outermost])
        inside: set[Region] | None = None
        for definition in definitions:
            if isinstance(definition, OpResult) and definition.owner.parent is reader.parent:
                if outermost is not None:
                    low = min(low, start[outermost])
                low = min(low, start[definition.owner])
                continue
            loop = self._loop_between(read, definition)
            if loop is not None:
                low, high = min(low, start[loop]), max(high, end[loop])
            if not isinstance(definition, OpResult):
                block = definition.parent_block
                if block is not None and block.first_op is not None:
                    low = min(low, start[block.first_op])
                    around = block.parent_op
                    if around in start and block.parent is not None and not block.parent.has_one_block:
                        low = min(low, start[around])
                continue
            low = min(low, start[definition.owner])
            defining = definition.owner.parent_region
            if defining is not reading and inside is None:
                inside = {region for region, _ in self._around(reader)}
            if inside is None or defining in inside:
                outermost = self._outermost_unordered(defining)
                if outermost is not None:
                    low = min(low, start[outermost])
                continue
            for region, holder in self._around(definition.owner):
                apart = region not in inside or not self._runs_one(holder)
                if not region.has_one_block or (len(holder.regions) > 1 and apart):
                    low = min(low, start[holder])
        return low, high

    def _outermost_unordered(self, region: Region | None) -> Operation | None:
        """Returns the outermost operation around, or holding, the region whose blocks or regions may run in another
        order than that of the text; cached."""
        known, start = self._unordered, self.positions.start
        path: list[tuple[Region, Operation]] = []
        while region is not None and region not in known and region.parent in start:
            holder = region.parent
            path.append((region, holder))
            region = holder.parent_region
        outermost = known.get(region)
        for region, holder in reversed(path):
            if outermost is None and (
                not region.has_one_block or (len(holder.regions) > 1 and not self._runs_one(holder))
            ):
                outermost = holder
            known[region] = outermost
        return outermost

    def _around(self, operation: Operation) -> Iterable[tuple[Region, Operation]]:
        region = operation.parent_region
        while region is not None and region.parent in self.positions.start:
            holder = region.parent
            assert holder is not None
            yield region, holder
            region = holder.parent_region

    def _runs_one(self, operation: Operation) -> bool:
        """True if at most one of the operation's regions runs."""
        is_exclusive = self._exclusive.get(operation)
        if is_exclusive is None:
            regions = operation.regions
            is_exclusive = self._exclusive[operation] = not any(
                is_region_reachable(operation, region, other)
                for region in regions
                for other in regions
                if region is not other
            )
        return is_exclusive

    def _loop_between(self, read: OpOperand, definition: Value) -> Operation | None:
        """Returns the outermost loop around the read that the definition is not in."""
        inner, outer = read.owner.parent_region, definition.parent_region
        if inner is outer:
            return None
        reading, defining = self._repetitive_around(inner), self._repetitive_around(outer)
        if reading is defining:
            return None
        while reading is not None:
            around = self._repetitive_around(reading.parent_region)
            if around is defining:
                return reading.parent
            reading = around
        return None

    def _repetitive_around(self, region: Region | None) -> Region | None:
        """Like enclosing_repetitive_region, cached."""
        try:
            return self._repetitive[region]
        except KeyError:
            repetitive = self._repetitive[region] = enclosing_repetitive_region(region, self.options)
            return repetitive

    def _parallel_around(self, region: Region | None) -> Region | None:
        """Like parallel_region, cached."""
        try:
            return self._parallel[region]
        except KeyError:
            parallel = self._parallel[region] = parallel_region(region, self.options)
            return parallel


# ---- Order of execution


def is_ancestor(outer: Operation, inner: Operation | None) -> bool:
    """True if ``inner`` is the operation or inside it."""
    while inner is not None and inner is not outer:
        inner = inner.parent_op
    return inner is outer


def is_proper_ancestor(outer: Operation, inner: Operation) -> bool:
    return outer is not inner and is_ancestor(outer, inner)


def happens_before(first: Operation, second: Operation, dominance: DominanceInfo) -> bool:
    """True if one operation, or an ancestor, comes before the other, and neither contains the other."""
    if first.parent is second.parent and first is not second:
        return dominance.properly_dominates(first, second)
    at: Operation | None = first
    while at is not None:
        if is_proper_ancestor(at, second):
            return False
        if dominance.properly_dominates(at, second):
            return True
        at = at.parent_op
    return False


def _runs_in_circles(region: Region, read: OpOperand, write: OpOperand, definition: Value) -> bool:
    """True if the read and the write are in blocks of the region that can be reached from each other without passing
    the definition's block."""
    if region.has_one_block:
        return False
    reading = region.find_ancestor_block(read.owner.parent)
    writing = region.find_ancestor_block(write.owner.parent)
    defining = region.find_ancestor_block(definition.parent_block)
    if reading is None or writing is None or defining is reading:
        return False
    return _reaches(reading, writing, defining) and _reaches(writing, reading, defining)


def _may_run_again(region: Region, block: Block | None) -> bool:
    """True if the block, if it is inside the region, can be reached from itself there."""
    inside = region.find_ancestor_block(block)
    return inside is not None and _reaches(inside, inside, None)


def _reaches(start: Block, end: Block, without: Block | None) -> bool:
    seen: set[Block] = set()
    pending = list(start.successors)
    while pending:
        block = pending.pop()
        if block is end:
            return True
        if block in seen or block is without:
            continue
        seen.add(block)
        pending.extend(block.successors)
    return False
