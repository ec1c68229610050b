"""Whether tensor code with all its copies in place would read, once bufferized, what has been overwritten.

The One-Shot analysis asks what may share a buffer anywhere; here the code is followed in the order in which it runs.
For each tensor it is known where its contents may lie and which parts of them may have been lost to writes since. So
decisions can be checked that were made without knowing of all aliases. The answer errs on the safe side only: values
of all ways through branches are put together, and loops run until nothing new turns up.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Any, NamedTuple

from lamina.dialects.arith.mixed import known_index
from lamina.dialects.bufferization.one_shot_module_analysis import FunctionFacts, called_function, facts_of
from lamina.dialects.tensor.interfaces import slices_are_disjoint
from lamina.interfaces.branch import BranchOpInterface
from lamina.interfaces.bufferizable import EQUIVALENT, is_tensor, tensor_operands
from lamina.interfaces.destination_style import dps_inits
from lamina.interfaces.region_branch import (
    RegionBranchOpInterface,
    RegionSuccessor,
    is_repetitive_region,
    terminator_model,
)
from lamina.interfaces.subset import (
    SubsetExtractionOpInterface,
    SubsetInsertionModel,
    SubsetInsertionOpInterface,
)
from lamina.ir import traits
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import BlockArgument, OpOperand, Value

_MOST_PARTS = 8
"""More lost parts than these are taken for all of a tensor."""
_MOST_STEPS = 400
"""Steps for each operation after which the answer is given up."""


class _Lost(Exception):
    """Something is read, or may be, that has been overwritten; or the answer is not worth the time."""


class Part(NamedTuple):
    """A part of a buffer: offsets, sizes and strides, constants as numbers; without those a part that only ``name``
    tells from others."""

    name: Hashable
    box: tuple[tuple[int | Value, ...], ...] = ()

    def is_apart_from(self, other: Part) -> bool:
        """Whether the parts, of the same buffer, have no common element."""
        if not self.box or not other.box or len(self.box[0]) != len(other.box[0]):
            return False
        return slices_are_disjoint(self.box, other.box)  # type: ignore[arg-type]


WHOLE = Part("whole")
_SOME = Part("some")
"""A part of which nothing is known: not even that it is the same as another such one."""
_MOST_NESTED = 4
"""Parts of parts more deeply nested are not told from each other once they are carried around a loop."""


class Place(NamedTuple):
    """Where contents lie: in the buffer that ``site`` stands for, in a part of a part of it; with ``earlier`` in a
    buffer that an earlier iteration of a loop around the site has made."""

    site: Value
    earlier: bool = False
    parts: tuple[Part, ...] = ()


_NOTHING: frozenset[Any] = frozenset()


class Contents(NamedTuple):
    """What is known of a tensor: where it may lie, a name for the buffer (tensors with the same name are in the very
    same one), what of it may be lost, and of which of the function's arguments it may be."""

    places: frozenset[Place]
    name: Hashable
    lost: frozenset[Part] = _NOTHING
    arguments: frozenset[int] = _NOTHING

    @staticmethod
    def new(value: Value) -> Contents:
        """Those of a buffer of its own."""
        return Contents(frozenset([Place(value)]), value)


def reads_overwritten(root: Operation, state: Any) -> bool:
    """Whether the code inside the root, with all copies in it that ``state`` has decided on, may read what a write in
    place has destroyed, write to what must not be written to, or do otherwise than ``state`` says of functions."""
    operations = list(root.walk())
    called = {called_function(one) for one in operations if one.name == "func.call"}
    try:
        for one in operations:
            if one is root or one.name == "func.func":
                _Run(one, state, facts_of(one, state) if one in called else None).follow()
    except _Lost:
        return True
    return False


class _Run:
    """Follows the code of one function."""

    def __init__(self, function: Operation, state: Any, facts: FunctionFacts | None) -> None:
        self.function = function
        self.state = state
        self.facts = facts
        self.known: dict[Value, Contents] = {}
        self.tenants: dict[Value, dict[Value, None]] = {}
        """For each site the tensors that may lie there and are not lost yet."""
        self.incoming: dict[Value, Contents] = {}
        """What arrives at block arguments and results from wherever control comes."""
        self.clock = 0
        self.defined: dict[Value, int] = {}
        self.loops: list[_Loop] = []
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
            raise _Lost

    # ---- What is known

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

    def _make(self, value: Value) -> None:
        """The value is a new buffer."""
        self._define(value, Contents.new(value))

    def _of(self, value: Value) -> Contents:
        found = self.known.get(value)
        if found is None:
            raise _Lost
        return found

    def _lose(self, value: Value, contents: Contents, part: Part) -> None:
        around = [loop for loop in self.loops if loop.start >= self.defined[value]]
        if any(_names_inside(part, region) for loop in around for region in loop.regions):
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
            raise _Lost
        self._note_read(contents)

    def _note_read(self, contents: Contents) -> None:
        if self.facts is not None and not contents.arguments <= self.facts.read:
            raise _Lost

    def _argument(self, place: Place) -> int | None:
        """The argument of the function that the place belongs to."""
        site = place.site
        return site.index if isinstance(site, BlockArgument) and site.owner.parent_op is self.function else None

    def _write(self, places: Iterable[Place]) -> None:
        for place in places:
            site, argument = place.site, self._argument(place)
            if not self.state.is_writable(site):
                raise _Lost
            if self.facts is not None and argument is not None and argument not in self.facts.written:
                raise _Lost
            tenants = self.tenants.get(site, {})
            self._step(len(tenants))
            for value in list(tenants):
                contents = self.known[value]
                if WHOLE in contents.lost:
                    del tenants[value]
                    continue
                for other in contents.places:
                    part = _overlap(place, other)
                    if part is not None:
                        self._lose(value, self.known[value], part)

    # ---- Operations

    def _run_operation(self, operation: Operation) -> None:
        self._step()
        if operation.name == "func.func":
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
        model = self.state.options.model(operation)
        if model is None:
            raise _Lost
        insertion = SubsetInsertionOpInterface.get(operation)
        if insertion is not None and is_tensor(insertion.get_source_operand(operation)):
            part = _part_of(operation, insertion)
            if part is not None:
                self._insert(operation, insertion, part)
                return
        if self._access(operation, slots):
            # The body runs while the operation writes.
            self._run_nested(operation)
        for result in results:
            self._define(result, self._result(operation, result))

    def _run_nested(self, operation: Operation) -> None:
        """The body of an operation that is no control flow: it may read tensors."""
        for region in operation.regions:
            if region.empty:
                continue
            if any(is_tensor(argument) for argument in region.arguments) or not region.has_one_block:
                raise _Lost
            for inner in region.entry_block.operations:
                if terminator_model(inner) is None or tensor_operands(inner):
                    self._run_operation(inner)

    def _access(self, operation: Operation, slots: Sequence[OpOperand]) -> bool:
        """Reads, then writes; whether anything is written."""
        state = self.state
        reads = [slot for slot in slots if state.reads(slot)]
        writes = [slot for slot in slots if state.writes(slot)]
        for slot in reads:
            self._read(slot)
        for write in writes:
            target = self._of(write.value)
            for slot in slots:
                if slot is write or (slot not in reads and slot not in writes) or state.has_undefined_contents(slot):
                    continue
                if self._meet(self._of(slot.value).places, target.places):
                    if slot in writes or not self._is_elementwise(operation, slot, write):
                        raise _Lost
        for write in writes:
            self._write(self._of(write.value).places)
        return bool(writes)

    def _meet(self, left: Iterable[Place], right: Iterable[Place]) -> bool:
        return any(_overlap(one, other) is not None for one in left for other in right)

    def _is_elementwise(self, operation: Operation, read: OpOperand, write: OpOperand) -> bool:
        model = self.state.options.model(operation)
        same = self._of(read.value).name == self._of(write.value).name
        return same and bool(model.bufferizes_to_elementwise_access(operation, self.state, [read, write]))

    def _result(self, operation: Operation, result: Value) -> Contents:
        """What a result is, after the operation has read and written."""
        state = self.state
        aliases = state.get_aliasing_op_operands(result)
        if not aliases:
            return Contents.new(result)
        extraction = SubsetExtractionOpInterface.get(operation)
        part = None if extraction is None else _part_of(operation, extraction)
        places: set[Place] = set()
        lost: set[Part] = set()
        arguments: set[int] = set()
        names: set[Hashable] = set()
        for alias in aliases:
            contents = self._of(alias.operand.value)
            if part is not None:
                names.add((contents.name, part))
                places.update(_inside(place, part) for place in contents.places)
            elif alias.relation is EQUIVALENT:
                names.add(contents.name)
                places |= contents.places
            else:
                names.add(("part", result))
                places.update(_inside(place, Part(result)) for place in contents.places)
            if not state.writes(alias.operand):
                arguments |= contents.arguments
                lost |= contents.lost if part is None else _lost_inside(contents.lost, part)
        if not all(alias.definite for alias in aliases) and not operation.regions and operation.name == "func.call":
            places.add(Place(result))
            names.add(result)
        name = names.pop() if len(names) == 1 else ("of", result)
        return Contents(frozenset(places), name, frozenset(lost), frozenset(arguments))

    def _insert(self, operation: Operation, model: type[SubsetInsertionModel], part: Part) -> None:
        """A part of the destination is overwritten; nothing happens if that is where the source lies."""
        source, target = model.get_source_operand(operation), model.get_destination_operand(operation)
        self._read(source)
        contents, inserted = self._of(target.value), self._of(source.value)
        lost = _NOTHING
        if self.state.reads(target):
            self._note_read(contents)
            if not self.state.has_undefined_contents(target):
                lost = contents.lost - {part}
        if inserted.name != (contents.name, part):
            places = [_inside(place, part) for place in contents.places]
            if self._meet(inserted.places, places):
                raise _Lost
            self._write(places)
        if operation.results:
            self._define(model.get_updated_destination(operation), Contents(contents.places, contents.name, lost))

    # ---- Control flow

    def _run_region(self, region: Region) -> None:
        if region.empty:
            return
        for block in _in_order(region):
            for argument in block.arguments:
                if argument in self.incoming:
                    self._define(argument, self.incoming[argument])
            for operation in block.operations:
                if operation is block.last_op and self._leave(operation):
                    continue
                self._run_operation(operation)

    def _leave(self, operation: Operation) -> bool:
        """Passes on what a terminator passes on; False for operations that are none, or that do something."""
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
        if model is None:
            raise _Lost
        for number, block in enumerate(operation.successors):
            forwarded = model.get_successor_operands(operation, number)
            for argument in block.arguments:
                value = forwarded.operand(argument.index)
                if is_tensor(argument):
                    if value is None:
                        raise _Lost
                    self._arrive(argument, self._of(value))

    def _return(self, operation: Operation) -> None:
        """What is returned must be what callers take it for."""
        for slot in tensor_operands(operation):
            self._read(slot)
            if self.facts is None:
                continue
            for place in self._of(slot.value).places:
                argument = self._argument(place)
                if argument is not None and slot.index not in self.facts.aliasing_results.get(argument, ()):
                    raise _Lost

    def _pass(self, slots: Sequence[OpOperand], successor: RegionSuccessor, holder: Operation) -> None:
        for slot, value in zip(slots, successor.inputs, strict=True):
            if is_tensor(value):
                if self._arrive(value, self._outside(self._of(slot.value), slot.owner, holder, successor)):
                    for loop in self.loops:
                        loop.changed |= successor.region in loop.regions

    def _outside(self, contents: Contents, leaving: Operation, holder: Operation, to: RegionSuccessor) -> Contents:
        """Contents as seen after the region that has been left, where its values are not what they were."""
        if leaving is holder:
            return contents
        region = leaving.parent_region
        assert region is not None
        again = to.region is not None
        self._step(len(contents.places))
        places = frozenset(_after(place, region, again) for place in contents.places)
        lost = contents.lost
        if any(_names_inside(part, region) for part in lost):
            lost = frozenset([WHOLE])
        return Contents(places, contents.name, lost, contents.arguments)

    def _arrive(self, value: Value, contents: Contents) -> bool:
        """Adds to what arrives at a value; whether that is anything new."""
        before = self.incoming.get(value)
        if before is not None:
            contents = Contents(
                before.places | contents.places,
                before.name if before.name == contents.name else ("one of", value),
                before.lost | contents.lost,
                before.arguments | contents.arguments,
            )
        self.incoming[value] = contents
        return contents != before

    def _run_branches(self, operation: Operation) -> None:
        """An operation that hands control to its regions."""
        model = RegionBranchOpInterface.get(operation)
        assert model is not None
        regions = [region for region in operation.regions if not region.empty]
        inputs = [argument for region in regions for argument in region.arguments]
        for value in [*inputs, *operation.results]:
            self.incoming.pop(value, None)
        entries = _entries(operation, model)
        for successor in entries:
            self._pass(model.get_entry_successor_operands(operation, successor), successor, operation)
        if all(successor.is_parent for successor in entries):
            regions = []
        if operation.name == "scf.forall":
            self._run_parallel(operation)
            return
        if any(is_repetitive_region(operation, region) for region in regions):
            self._run_loop(regions)
        else:
            self._run_one_of(regions)
        for result in operation.results:
            if is_tensor(result):
                # Nothing arrives where no region ends.
                self._define(result, self.incoming[result]) if result in self.incoming else self._make(result)

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
        loop = _Loop(self.clock, [region])
        self.loops.append(loop)
        entered = [self._of(slot.value) for slot in outputs]
        while loop.changed:
            loop.changed = False
            for argument, contents in zip(arguments, entered, strict=True):
                self._define(argument, contents)
            self._run_region(region)
        self.loops.pop()
        for result, slot, contents in zip(operation.results, outputs, entered, strict=True):
            if not self.state.has_undefined_contents(slot) and contents.lost:
                raise _Lost
            self._define(result, contents._replace(lost=_NOTHING, arguments=_NOTHING))

    def _run_one_of(self, regions: Sequence[Region]) -> None:
        """At most one of the regions runs: none sees what another one has done."""
        if len(regions) == 1:
            self._run_region(regions[0])
            return
        after: dict[Value, frozenset[Part]] = {}
        outer = self.undo
        start = self.clock
        for region in regions:
            self.undo = []
            self._run_region(region)
            changes, self.undo = self.undo, None
            for value, _ in changes:
                if self.defined[value] <= start:
                    after[value] = after.get(value, _NOTHING) | self.known[value].lost
            for value, before in reversed(changes):
                if self.defined[value] <= start:
                    self._set(value, before)
        self.undo = outer
        for value, lost in after.items():
            for part in lost:
                self._lose(value, self.known[value], part)


class _Loop:
    """A loop that is being followed: whether something outside of it has changed since it was last gone through."""

    def __init__(self, start: int, regions: Sequence[Region]) -> None:
        self.start = start
        self.regions = regions
        self.changed = True


# ---- Places and parts


def _part_of(operation: Operation, model: Any) -> Part | None:
    found = model.get_box(operation)
    if found is None:
        return None
    box = tuple(tuple(_known(entry) for entry in entries) for entries in found[1])
    return Part("box", box)


def _known(entry: int | Value) -> int | Value:
    number = known_index(entry)
    return entry if number is None else number


def _inside(place: Place, part: Part) -> Place:
    return place._replace(parts=(*place.parts, part))


def _overlap(written: Place, other: Place) -> Part | None:
    """The part of what lies at the other place that a write may destroy; None if there is nothing in common."""
    if written.site is not other.site or written.earlier is not other.earlier:
        return None
    for left, right in zip(written.parts, other.parts, strict=False):
        if left is _SOME or right is _SOME:
            return WHOLE
        if left != right:
            return None if left.is_apart_from(right) else WHOLE
    if len(written.parts) <= len(other.parts):
        return WHOLE
    return written.parts[len(other.parts)]


def _lost_inside(lost: frozenset[Part], part: Part) -> frozenset[Part]:
    """What is lost of a part, where that much of the whole is."""
    return frozenset([WHOLE]) if any(not one.is_apart_from(part) for one in lost) else _NOTHING


def _after(place: Place, region: Region, again: bool) -> Place:
    """A place as seen after the region; if that runs ``again``, what it makes is made anew."""
    earlier = place.earlier or (again and _is_inside(place.site, region))
    known = 0
    for part in place.parts:
        if part is _SOME or known == _MOST_NESTED or _names_inside(part, region):
            return Place(place.site, earlier, (*place.parts[:known], _SOME))
        known += 1
    return Place(place.site, earlier, place.parts)


def _names_inside(part: Part, region: Region) -> bool:
    """Whether the part is told by values of the region."""
    if isinstance(part.name, Value):
        return _is_inside(part.name, region)
    return any(isinstance(entry, Value) and _is_inside(entry, region) for entries in part.box for entry in entries)


def _is_inside(value: Value, region: Region) -> bool:
    return region.is_ancestor(value.parent_region)


def _entries(operation: Any, model: Any) -> list[RegionSuccessor]:
    """Where control may go on entry: not past a loop that is known to run, nor into one that is known not to."""
    successors: list[RegionSuccessor] = model.get_successor_regions(operation, None)
    if operation.name == "scf.for":
        lower, upper = known_index(operation.operand(0)), known_index(operation.operand(1))
        if lower is not None and upper is not None:
            return [successor for successor in successors if successor.is_parent is not (lower < upper)]
    return successors


def _in_order(region: Region) -> list[Block]:
    """The blocks, each after those that branch to it."""
    if region.has_one_block:
        return [region.entry_block]
    done: dict[Block, None] = {}
    open_blocks: set[Block] = set()
    stack: list[tuple[Block, bool]] = [(region.entry_block, False)]
    while stack:
        block, left = stack.pop()
        if left:
            open_blocks.discard(block)
            done[block] = None
            continue
        if block in open_blocks:
            raise _Lost
        if block in done:
            continue
        open_blocks.add(block)
        stack.append((block, True))
        for successor in block.successors:
            if successor in open_blocks:
                raise _Lost
            stack.append((successor, False))
    return list(done)[::-1]
