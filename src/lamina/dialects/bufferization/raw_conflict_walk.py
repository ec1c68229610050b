"""Follows the code of a function in execution order, and raises where it may read what a write has overwritten.

Where the One-Shot analysis computes what may share a buffer anywhere, this tracks for each tensor where its contents
may be and which parts of them writes may have overwritten. It errs on the safe side: values of all paths through
branches are merged, and loops run to a fixpoint.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from lamina.define.operand_slots import operand_slot
from lamina.dialects.arith.ops import SelectOp
from lamina.dialects.bufferization.analysis_facts import FunctionFacts
from lamina.dialects.bufferization.contents import WHOLE, Contents, Part, Place, form_of, part_of
from lamina.dialects.bufferization.one_shot_module_analysis import called_function, facts_of
from lamina.dialects.bufferization.ops import AllocTensorOp
from lamina.dialects.func.ops import CallOp, FuncOp
from lamina.dialects.scf.ops import ForallOp, ForOp
from lamina.dialects.tensor.ops import CollapseShapeOp, ExpandShapeOp, InsertOp, ReshapeOp
from lamina.interfaces.branch import BranchOpInterface
from lamina.interfaces.bufferizable import EQUIVALENT, is_tensor, tensor_operands
from lamina.interfaces.destination_style import dps_inits
from lamina.interfaces.region_branch import (
    RegionBranchOpInterface,
    RegionSuccessor,
    is_repetitive_region,
    terminator_model,
)
from lamina.interfaces.subset import SubsetExtractionOpInterface, SubsetInsertionOpInterface
from lamina.ir import traits
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import IntegerAttr
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import BlockArgument, OpOperand, OpResult, Value
from lamina.rewrite.fold import constant_int

if TYPE_CHECKING:
    from lamina.dialects.bufferization.one_shot_analysis import OneShotAnalysisState
    from lamina.interfaces.region_branch import RegionBranchModel


_MOST_PARTS = 8
"""More lost parts than these are taken for all of a tensor."""

_MOST_STEPS = 400
"""Steps per operation after which the check gives up."""

_RESHAPES = (CollapseShapeOp, ExpandShapeOp, ReshapeOp)

_NOTHING: frozenset[Any] = frozenset()

Assumptions = Mapping[Value, Attribute]


class RawConflict(Exception):
    """Something is read, or may be, that has been overwritten; or the answer is not worth the time."""


class _Loop:
    """A loop that is being followed: whether something outside of it has changed since it was last gone through."""

    def __init__(self, start: int, regions: Sequence[Region]) -> None:
        self.start = start
        self.regions = regions
        self.changed = True


class Walk:
    """Follows the code of one function."""

    def __init__(
        self,
        function: Operation,
        state: OneShotAnalysisState,
        facts: FunctionFacts | None,
        original: Collection[Operation],
        assumptions: Assumptions,
    ) -> None:
        self.function = function
        self.state = state
        self.facts = facts
        self.original = original
        self.assumptions = assumptions
        self.known: dict[Value, Contents] = {}
        self.tenants: dict[Value, dict[Value, None]] = {}
        """For each site the tensors that may be there and are not lost yet."""
        self.incoming: dict[Value, Contents] = {}
        """The incoming contents of block arguments and results."""
        self.clock = 0
        self.defined: dict[Value, int] = {}
        self.loops: list[_Loop] = []
        self.graphs: list[Region] = []
        """The regions of several blocks that are being followed."""
        self.undo: list[tuple[Value, Contents]] | None = None
        self.steps = _MOST_STEPS * (1 + sum(1 for _ in function.walk()))

    def follow(self) -> None:
        for region in self.function.regions:
            for argument in region.arguments:
                if is_tensor(argument):
                    self._define(argument, Contents.new(argument)._replace(arguments=frozenset([argument.index])))
            self._run_region(region)

    def _step(self, count: int = 1) -> None:
        self.steps -= count
        if self.steps < 0:
            raise RawConflict

    # ---- Facts

    def _define(self, value: Value, contents: Contents) -> None:
        self.clock += 1
        self.defined[value] = self.clock
        self._set(value, contents)

    def _set(self, value: Value, contents: Contents) -> None:
        before = self.known.get(value)
        if self.undo is not None and before is not None:
            self.undo.append((value, before))
        self.known[value] = contents
        if WHOLE not in contents.lost:
            for place in contents.places:
                self.tenants.setdefault(place.site, {})[value] = None

    def _of(self, value: Value) -> Contents:
        contents = self.known.get(value)
        if contents is None:
            raise RawConflict
        return contents

    def _lose(self, value: Value, part: Part) -> None:
        contents = self.known[value]
        around = [loop for loop in self.loops if loop.start >= self.defined[value]]
        home = value.parent_region
        graphs = [region for region in self.graphs if region is home or not region.is_ancestor(home)]
        regions = itertools.chain(graphs, *(loop.regions for loop in around))
        if any(part.depends_on(region) for region in regions):
            part = WHOLE
        lost = contents.lost | {part}
        if len(lost) > _MOST_PARTS or WHOLE in lost:
            lost = frozenset([WHOLE])
        if lost != contents.lost:
            self._set(value, contents._replace(lost=lost))
            for loop in around:
                loop.changed = True

    # ---- Reads and writes

    def _read(self, slot: OpOperand) -> None:
        contents = self._of(slot.value)
        if contents.lost and not self.state.has_undefined_contents(slot):
            raise RawConflict
        self._note_read(contents)

    def _note_read(self, contents: Contents) -> None:
        if self.facts is not None and not contents.arguments <= self.facts.read:
            raise RawConflict

    def _argument(self, place: Place) -> int | None:
        """Returns the argument of the function that the place belongs to."""
        site = place.site
        return site.index if isinstance(site, BlockArgument) and site.owner.parent_op is self.function else None

    def _write(self, places: Iterable[Place]) -> None:
        for place in places:
            site, argument = place.site, self._argument(place)
            if not self.state.is_writable(site):
                raise RawConflict
            if self.facts is not None and argument is not None and argument not in self.facts.written:
                raise RawConflict
            tenants = self.tenants.get(site, {})
            self._step(len(tenants))
            for value in list(tenants):
                contents = self.known[value]
                if WHOLE in contents.lost:
                    del tenants[value]
                    continue
                for other in contents.places:
                    part = place.destroys(other)
                    if part is not None:
                        self._lose(value, part)

    # ---- Operations

    def _run_operation(self, operation: Operation) -> None:
        self._step()
        if isinstance(operation, FuncOp):
            return
        if operation.regions:
            if RegionBranchOpInterface.get(operation) is not None:
                self._run_branches(operation)
                return
            self._run_nested(operation)
        slots = list(tensor_operands(operation))
        results = [result for result in operation.results if is_tensor(result)]
        if not slots and not results:
            return
        if self.state.options.model(operation) is None:
            raise RawConflict
        if self._insert(operation):
            return
        kept = self._kept(operation)
        lost = _NOTHING if kept is None else self._of(kept.value).lost
        if self._access(operation, slots, kept):
            # The body runs while the operation writes.
            self._run_nested(operation)
        for result in results:
            contents = self._result(operation, result)
            self._define(result, contents._replace(lost=contents.lost | lost))

    def _run_nested(self, operation: Operation) -> None:
        """Runs the body of an operation without control flow: it may read tensors."""
        for region in operation.regions:
            if region.empty:
                continue
            if any(is_tensor(argument) for argument in region.arguments) or not region.has_one_block:
                raise RawConflict
            for inner in region.entry_block.operations:
                if terminator_model(inner) is None or tensor_operands(inner):
                    self._run_operation(inner)

    def _kept(self, operation: Operation) -> OpOperand | None:
        """Returns the operand that is read only so that the result has its contents, unless
        overwritten: what is lost of it is lost of the result."""
        model = SubsetInsertionOpInterface.get(operation)
        if model is not None:
            slot = model.get_destination_operand(operation)
        elif isinstance(operation, InsertOp):
            slot = operand_slot(operation, InsertOp.dest)
        elif isinstance(operation, AllocTensorOp) and operation.copy is not None:
            slot = next(slot for slot in operation.op_operands if slot.value is operation.copy)
        else:
            return None
        if not is_tensor(slot) or not self.state.reads(slot) or self.state.has_undefined_contents(slot):
            return None
        self._note_read(self._of(slot.value))
        return slot

    def _access(self, operation: Operation, slots: Sequence[OpOperand], kept: OpOperand | None) -> bool:
        """Reads, then writes; whether anything is written."""
        state = self.state
        reads = [slot for slot in slots if state.reads(slot)]
        writes = [slot for slot in slots if state.writes(slot)]
        for slot in reads:
            # A reshape reads where it has to copy: for its result.
            if slot is not kept and not isinstance(operation, _RESHAPES):
                self._read(slot)
        for write in writes:
            target = self._of(write.value)
            for slot in slots:
                if slot is write or (slot not in reads and slot not in writes) or state.has_undefined_contents(slot):
                    continue
                if slot not in reads or not self._of(slot.value).meets(target.places):
                    continue
                if not self._is_elementwise(operation, slot, write):
                    raise RawConflict
        for write in writes:
            self._write(self._of(write.value).places)
        return bool(writes)

    def _is_elementwise(self, operation: Operation, read: OpOperand, write: OpOperand) -> bool:
        if not self._of(read.value).lies_as(self._of(write.value)):
            return False
        model = self.state.options.model(operation)
        return model is not None and bool(model.bufferizes_to_elementwise_access(operation, self.state, [read, write]))

    def _result(self, operation: Operation, result: Value) -> Contents:
        """Returns the contents of a result, after the operation has read and written."""
        aliases = self._aliases(operation, result)
        extraction = SubsetExtractionOpInterface.get(operation)
        merged: Contents | None = None
        for alias in aliases:
            contents = self._of(alias.operand.value)
            part = None if extraction is None else part_of(operation, extraction, contents.form)
            if self.state.writes(alias.operand):
                others = [slot for slot in tensor_operands(operation) if slot is not alias.operand]
                shared = any(
                    self._of(other.value).meets(contents.places) for other in others if self.state.writes(other)
                )
                contents = contents._replace(lost=frozenset([WHOLE]) if shared else _NOTHING, arguments=_NOTHING)
            if part is not None:
                contents = contents.part(part, result)
            elif alias.relation is EQUIVALENT:
                form = form_of(result, None if isinstance(operation, _RESHAPES) else contents.form)
                contents = contents._replace(form=form)
            else:
                contents = contents.part(Part(result), result)
            merged = contents if merged is None else merged.merged(contents, result)
        if merged is None or (isinstance(operation, CallOp) and not all(alias.definite for alias in aliases)):
            # A function may return a new buffer, too.
            new = self._returned(operation, result) if isinstance(operation, CallOp) else Contents.new(result)
            if isinstance(operation, AllocTensorOp) and operation.copy is None and operation not in self.original:
                new = new._replace(lost=frozenset([WHOLE]))
            return new if merged is None else merged.merged(new, result)
        return merged

    def _returned(self, call: CallOp, result: Value) -> Contents:
        """Returns the result of a call that aliases no operand: results that may share its buffer are parts
        of one common buffer."""
        assert isinstance(result, OpResult)
        facts = facts_of(called_function(call), self.state)
        if facts is None:
            alias_set = {other.index for other in call.results if is_tensor(other)}
        else:
            alias_set = _connected(result.index, facts.aliasing_pairs)
        if len(alias_set) == 1:
            return Contents.new(result)
        new = Contents.new(call.results[min(alias_set)])
        return Contents(frozenset(place.inside(Part(result)) for place in new.places), result, form_of(result))

    def _aliases(self, operation: Operation, result: Value) -> list[Any]:
        aliases: list[Any] = self.state.get_aliasing_op_operands(result)
        if isinstance(operation, SelectOp) and operation.condition in self.assumptions:
            assumed = self.assumptions[operation.condition]
            assert isinstance(assumed, IntegerAttr)
            chosen = 1 if assumed.value else 2
            return [alias for alias in aliases if alias.operand.index == chosen]
        return aliases

    def _insert(self, operation: Operation) -> bool:
        """Handles an operation that overwrites a part of a tensor, which is a no-op if the part comes from there;
        False for other operations."""
        model = SubsetInsertionOpInterface.get(operation)
        if model is None:
            return False
        source, target = model.get_source_operand(operation), model.get_destination_operand(operation)
        if not is_tensor(source) or not is_tensor(target):
            return False
        contents, inserted = self._of(target.value), self._of(source.value)
        part = part_of(operation, model, contents.form)
        if part is None:
            return False
        self._read(source)
        lost = _NOTHING if self._kept(operation) is None else contents.lost - {part}
        if inserted.name != (contents.name, part):
            places = [place.inside(part) for place in contents.places]
            # A copy to itself is a no-op.
            if not inserted.is_in_or_apart_from(places):
                raise RawConflict
            self._write(places)
        if operation.results:
            result = model.get_updated_destination(operation)
            self._define(result, contents._replace(lost=lost, arguments=_NOTHING))
        return True

    # ---- Blocks

    def _run_region(self, region: Region) -> None:
        if region.has_one_block:
            self._run_block(region.entry_block)
        elif not region.empty:
            self._run_blocks(region)

    def _run_block(self, block: Block) -> None:
        """Runs the operations of a block after what its predecessors pass to its arguments has arrived."""
        for argument in block.arguments:
            if argument in self.incoming:
                self._define(argument, self.incoming[argument])
        for operation in block.operations:
            if operation is not block.last_op or not self._leave(operation):
                self._run_operation(operation)

    def _run_blocks(self, region: Region) -> None:
        """Runs a CFG: each block starts with what may be lost after any of its predecessors."""
        self.graphs.append(region)
        for block in list(region.blocks)[1:]:
            for argument in block.arguments:
                self.incoming.pop(argument, None)
        before = {region.entry_block: self._all_lost()}
        end: dict[Value, frozenset[Part]] = {}
        pending = {region.entry_block: None}
        while pending:
            block = next(iter(pending))
            del pending[block]
            self._restore(before[block])
            arrived = {successor: self._arrived(successor) for successor in block.successors}
            self._run_block(block)
            after = self._all_lost()
            for successor in block.successors:
                is_new = successor not in before
                if _add(before.setdefault(successor, {}), after) or is_new:
                    pending[successor] = None
                elif arrived[successor] != self._arrived(successor):
                    pending[successor] = None
            if not block.successors:
                _add(end, after)
        self._restore(end)
        self.graphs.pop()

    def _all_lost(self) -> dict[Value, frozenset[Part]]:
        self._step(len(self.known))
        return {value: contents.lost for value, contents in self.known.items() if contents.lost}

    def _restore(self, lost: Mapping[Value, frozenset[Part]]) -> None:
        """Restores the set of lost parts."""
        self._step(len(self.known))
        for value, contents in list(self.known.items()):
            wanted = lost.get(value, _NOTHING)
            if contents.lost != wanted:
                self._set(value, contents._replace(lost=wanted))

    def _arrived(self, block: Block) -> list[Contents | None]:
        return [self.incoming.get(argument) for argument in block.arguments]

    def _leave(self, operation: Operation) -> bool:
        """Handles the forwarded operands of a terminator; False for other operations, or those with effects."""
        holder = operation.parent_op
        assert holder is not None
        if operation.regions:
            return False
        if operation.successors:
            self._branch(operation)
            return True
        exits = terminator_model(operation)
        if exits is not None and RegionBranchOpInterface.get(holder) is not None:
            for successor in exits.get_successor_regions(operation, [None] * operation.num_operands):
                self._pass(exits.get_successor_operands(operation, successor), successor, holder)
            return True
        if holder is self.function and operation.has_trait(traits.ReturnLike):
            self._return(operation)
            return True
        return False

    def _branch(self, operation: Operation) -> None:
        model = BranchOpInterface.get(operation)
        region = operation.parent_region
        if model is None or region is None:
            raise RawConflict
        for number, block in enumerate(operation.successors):
            forwarded = model.get_successor_operands(operation, number)
            for argument in block.arguments:
                value = forwarded.operand(argument.index)
                if is_tensor(argument):
                    if value is None:
                        raise RawConflict
                    self._arrive(argument, self._of(value).after(region, False))

    def _return(self, operation: Operation) -> None:
        """Checks that what is returned is what callers assume."""
        if self.facts is not None:
            for first, second in itertools.combinations(tensor_operands(operation), 2):
                shares = self._of(first.value).meets(self._of(second.value).places)
                if shares and (first.index, second.index) not in self.facts.aliasing_pairs:
                    raise RawConflict
        for slot in tensor_operands(operation):
            self._read(slot)
            if self.facts is None:
                continue
            for place in self._of(slot.value).places:
                argument = self._argument(place)
                if argument is not None and slot.index not in self.facts.aliasing_results.get(argument, ()):
                    raise RawConflict

    # ---- Regions

    def _pass(self, slots: Sequence[OpOperand], successor: RegionSuccessor, holder: Operation) -> None:
        for slot, value in zip(slots, successor.inputs, strict=True):
            if not is_tensor(value):
                continue
            contents = self._of(slot.value)
            self._step(len(contents.places))
            region = slot.owner.parent_region
            if slot.owner is not holder and region is not None:
                contents = contents.after(region, successor.region is not None)
            if self._arrive(value, contents):
                for loop in self.loops:
                    loop.changed |= successor.region in loop.regions

    def _arrive(self, value: Value, contents: Contents) -> bool:
        """Merges incoming contents into a value; returns whether anything changed."""
        before = self.incoming.get(value)
        after = contents if before is None else before.merged(contents, value)
        self.incoming[value] = after
        return after != before

    def _run_branches(self, operation: Operation) -> None:
        """Runs an operation with region control flow."""
        model = RegionBranchOpInterface.get(operation)
        assert model is not None
        inputs = [argument for region in operation.regions for argument in region.arguments]
        for value in [*inputs, *operation.results]:
            self.incoming.pop(value, None)
        entries = self._entries(operation, model)
        for successor in entries:
            self._pass(model.get_entry_successor_operands(operation, successor), successor, operation)
        if isinstance(operation, ForallOp):
            self._run_parallel(operation)
            return
        entered = [successor.region for successor in entries if successor.region is not None]
        if any(is_repetitive_region(operation, region) for region in entered):
            self._run_loop(operation.regions)
        else:
            self._run_one_of(entered)
        for result in operation.results:
            if is_tensor(result):
                # Nothing arrives if no region terminates.
                self._define(result, self.incoming.get(result, Contents.new(result)))

    def _entries(self, operation: Operation, model: type[RegionBranchModel]) -> list[RegionSuccessor]:
        """Returns the possible entry successors under the assumptions: not past a loop that is known to run, nor
        into one that is known not to."""
        successors: list[RegionSuccessor] = model.get_successor_regions(operation, None)
        if isinstance(operation, ForOp):
            lower, upper = constant_int(operation.lower_bound), constant_int(operation.upper_bound)
            if lower is not None and upper is not None:
                return [successor for successor in successors if successor.is_parent is not (lower < upper)]
        known = [self.assumptions.get(value) for value in operation.operands]
        if any(attribute is not None for attribute in known):
            return model.get_entry_successor_regions(operation, known)
        return successors

    def _run_loop(self, regions: Sequence[Region]) -> None:
        loop = _Loop(self.clock, regions)
        self.loops.append(loop)
        while loop.changed:
            loop.changed = False
            for region in regions:
                self._run_region(region)
        self.loops.pop()

    def _run_parallel(self, operation: Operation) -> None:
        """Each iteration starts with the shared outputs as they came in."""
        (region,) = operation.regions
        outputs = dps_inits(operation)
        arguments = region.arguments[-len(outputs) :] if outputs else ()
        entered = [self._of(slot.value) for slot in outputs]
        loop = _Loop(self.clock, [region])
        self.loops.append(loop)
        while loop.changed:
            loop.changed = False
            for argument, contents in zip(arguments, entered, strict=True):
                self._define(argument, contents)
            self._run_region(region)
        self.loops.pop()
        for result, slot, contents in zip(operation.results, outputs, entered, strict=True):
            if contents.lost and not self.state.has_undefined_contents(slot):
                raise RawConflict
            self._define(result, contents._replace(lost=_NOTHING, arguments=_NOTHING))

    def _run_one_of(self, regions: Sequence[Region]) -> None:
        """At most one of the regions runs: none sees the effects of another."""
        if len(regions) == 1:
            self._run_region(regions[0])
            return
        after: dict[Value, frozenset[Part]] = {}
        outer, start = self.undo, self.clock
        for region in regions:
            self.undo = []
            self._run_region(region)
            changes = [change for change in self.undo if self.defined[change[0]] <= start]
            self.undo = None
            _add(after, {value: self.known[value].lost for value, _ in changes})
            for value, before in reversed(changes):
                self._set(value, before)
        self.undo = outer
        for value, lost in after.items():
            for part in lost:
                self._lose(value, part)


def _connected(start: int, pairs: Collection[tuple[int, int]]) -> set[int]:
    """Returns everything connected to the start by the pairs."""
    component = {start}
    while more := {at for pair in pairs if component & {*pair} for at in pair} - component:
        component |= more
    return component


def _add(known: dict[Value, frozenset[Part]], more: Mapping[Value, frozenset[Part]]) -> bool:
    """Adds to what may be lost; returns whether anything changed."""
    changed = False
    for value, lost in more.items():
        before = known.get(value, _NOTHING)
        if not lost <= before:
            known[value] = before | lost
            changed = True
    return changed
