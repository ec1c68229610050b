"""The One-Shot analysis: which tensor operands can be bufferized in place.

Operands are looked at one after the other, by default last first. One is bufferized in place unless that would write to
a buffer that must not be written to, or overwrite something that is read later. Alias sets and equivalence classes
grow as decisions are made.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from lamina.interfaces.bufferizable import (
    EQUIVALENT,
    AnalysisState,
    BufferizationError,
    BufferizationOptions,
    Traversal,
    enclosing_repetitive_region,
    has_tensor_semantics,
    is_tensor,
    owner_of,
    parallel_region,
    tensor_operands,
)
from lamina.interfaces.region_branch import inside_mutually_exclusive_regions
from lamina.interfaces.subset import SubsetInsertionOpInterface
from lamina.ir.attributes import ArrayAttr, StringAttr, UnitAttr
from lamina.ir.block import Block
from lamina.ir.dominance import DominanceInfo
from lamina.ir.operation import Operation
from lamina.ir.value import BlockArgument, OpOperand, OpResult, Value

IN_PLACE_ATTRIBUTE = "__inplace_operands_attr__"
RESULT_ALIASES_ATTRIBUTE = "__opresult_alias_set_attr__"
ARGUMENT_ALIASES_ATTRIBUTE = "__bbarg_alias_set_attr__"


class Classes:
    """Disjoint classes of values that can be merged; iterating a class gives its members."""

    def __init__(self) -> None:
        self._class_of: dict[Value, list[Value]] = {}

    def add(self, value: Value) -> None:
        self._class_of.setdefault(value, [value])

    def members(self, value: Value) -> list[Value]:
        return self._class_of.get(value) or [value]

    def same(self, left: Value, right: Value) -> bool:
        return left is right or self.members(left) is self.members(right)

    def merge(self, left: Value, right: Value) -> None:
        self.add(left)
        self.add(right)
        one, other = self._class_of[left], self._class_of[right]
        if one is other:
            return
        if len(one) < len(other):
            one, other = other, one
        one.extend(other)
        for value in other:
            self._class_of[value] = one

    def classes(self) -> Iterator[list[Value]]:
        seen: set[int] = set()
        for members in self._class_of.values():
            if id(members) not in seen:
                seen.add(id(members))
                yield members


class Conflict:
    """Why an operand is not in place: what is read, the write that would spoil it, and what defined it; for a buffer
    that must not be written to, ``read_only`` is the value."""

    __slots__ = ("operand", "read", "write", "definition", "read_only")

    def __init__(
        self,
        operand: OpOperand,
        read: OpOperand | None = None,
        write: OpOperand | None = None,
        definition: Value | None = None,
        read_only: Value | None = None,
    ) -> None:
        self.operand = operand
        self.read = read
        self.write = write
        self.definition = definition
        self.read_only = read_only


class OneShotAnalysisState(AnalysisState):
    """Decisions, alias sets and equivalence classes for everything inside an operation."""

    def __init__(self, root: Operation, options: BufferizationOptions) -> None:
        super().__init__(options)
        self.aliases = Classes()
        self.equivalences = Classes()
        self.in_place: set[OpOperand] = set()
        self.conflicts: dict[OpOperand, Conflict] = {}
        self.num_in_place = 0
        self.num_out_of_place = 0
        self.extensions: dict[str, Any] = {}
        self._undefined: set[OpOperand] = set()
        self._definitions: dict[OpOperand, dict[Value, None]] = {}
        self._conflict_count = 0
        self._writes: dict[OpOperand, bool] = {}
        self._reads: dict[OpOperand, bool] = {}
        for operation in root.walk():
            for value in _defined_tensors(operation):
                self.aliases.add(value)
                self.equivalences.add(value)
        self._mark_required(root)

    def _mark_required(self, root: Operation) -> None:
        pending = [root]
        for operation in pending:
            model = self.options.model(operation)
            if model is not None:
                for slot in tensor_operands(operation):
                    if model.must_bufferize_in_place(operation, slot, self):
                        self.bufferize_in_place(slot)
            pending.extend(operation._children())

    # ---- Cached questions

    def reads(self, slot: OpOperand) -> bool:
        found = self._reads.get(slot)
        if found is None:
            found = self._reads[slot] = super().reads(slot)
        return found

    def forget(self) -> None:
        """Drops what was remembered of reads and writes: the answers of calls change as functions are analyzed."""
        self._reads.clear()
        self._definitions.clear()

    def is_in_place(self, slot: OpOperand) -> bool:
        return slot in self.in_place

    def are_equivalent(self, left: Value, right: Value) -> bool:
        return self.equivalences.same(left, right)

    def are_aliasing(self, left: Value, right: Value) -> bool:
        return self.aliases.same(left, right)

    def has_undefined_contents(self, slot: OpOperand) -> bool:
        return slot in self._undefined

    def definitions_of(self, slot: OpOperand) -> dict[Value, None]:
        """As find_definitions, remembered."""
        found = self._definitions.get(slot)
        if found is None:
            found = self._definitions[slot] = self.find_definitions(slot)
        return found

    def is_writable(self, value: Value) -> bool:
        """Whether the value's buffer may be written to."""
        holder = owner_of(value)
        model = self.options.model(holder)
        return model is not None and model.is_writable(holder, value, self)

    # ---- Decisions

    def bufferize_in_place(self, slot: OpOperand) -> None:
        if slot in self.in_place:
            return
        self.in_place.add(slot)
        for alias in self.get_aliasing_values(slot):
            self.aliases.merge(alias.value, slot.value)
        self.num_in_place += 1

    def bufferize_out_of_place(self, slot: OpOperand) -> None:
        self.num_out_of_place += 1

    def analyze_operation(self, operation: Operation, dominance: DominanceInfo) -> None:
        """Decides for the operands of one operation; unknown operations count as reading and writing all."""
        for slot in tensor_operands(operation):
            if self._writes_to_read_only(slot) or self._creates_conflict(slot, dominance):
                self.bufferize_out_of_place(slot)
            else:
                self.bufferize_in_place(slot)

    def analyze(self, root: Operation, dominance: DominanceInfo) -> None:
        """Decides for all operations inside the root, in the order of the heuristic."""
        operations = [operation for operation in root.walk_post_order() if has_tensor_semantics(operation)]
        for operation in _ordered(operations, root, self.options):
            self.analyze_operation(operation, dominance)
        self.equivalence_analysis(root)

    def equivalence_analysis(self, root: Operation) -> None:
        """Merges results with the operands that they are the same buffers as."""
        for operation in root.walk_post_order():
            model = self.options.model(operation)
            if model is None:
                continue
            for result in operation.results:
                if is_tensor(result):
                    self._find_equivalent(operation, model, result)

    def _find_equivalent(self, operation: Operation, model: Any, result: OpResult) -> None:
        aliases = self.get_aliasing_op_operands(result)
        if not aliases:
            return
        first = aliases[0].operand.value
        all_equivalent = True
        for alias in aliases:
            equivalent, in_place = alias.relation is EQUIVALENT, self.is_in_place(alias.operand)
            if equivalent and in_place and alias.definite:
                self.equivalences.merge(result, alias.operand.value)
                return
            if not equivalent or not in_place or not self.are_equivalent(alias.operand.value, first):
                all_equivalent = False
        if all_equivalent and not model.bufferizes_to_allocation(operation, result):
            self.equivalences.merge(result, first)

    def gather_undefined_uses(self, root: Operation) -> None:
        """Notes the uses of tensors whose contents nothing defines."""
        for operation in root.walk():
            if self.options.model(operation) is None:
                continue
            for result in operation.results:
                use = result.first_use
                if use is not None and is_tensor(result) and not self.definitions_of(use):
                    self._undefined.update(result.uses)

    # ---- Reads and writes of all aliases

    def _aliases_of(self, slot: OpOperand) -> list[Value]:
        values = [slot.value, *(alias.value for alias in self.get_aliasing_values(slot))]
        found: dict[Value, None] = {}
        for value in values:
            found.update(dict.fromkeys(self.aliases.members(value)))
        return list(found)

    def _collect(self, slot: OpOperand) -> tuple[list[OpOperand], list[OpOperand]]:
        reads: list[OpOperand] = []
        writes: list[OpOperand] = []
        for value in self._aliases_of(slot):
            for use in value.uses:
                if self.reads(use) or self._result_is_read(use):
                    reads.append(use)
                if use in self.in_place and self.writes(use):
                    writes.append(use)
        return reads, writes

    def _result_is_read(self, use: OpOperand) -> bool:
        if self.writes(use):
            return False
        return any(self.is_value_read(alias.value) for alias in self.get_aliasing_values(use))

    def _writes_to_read_only(self, slot: OpOperand, consistency_only: bool = False) -> bool:
        """Whether the operand, bufferized in place, would let a write reach a buffer that must not be written to."""
        values = self._aliases_of(slot)
        found = not consistency_only and self.writes(slot)
        if not found:
            found = any(use in self.in_place and self.writes(use) for value in values for use in value.uses)
        if not found:
            return False
        read_only = [value for value in values if not self.is_writable(value)]
        if read_only and not consistency_only:
            self.conflicts[slot] = Conflict(slot, read_only=read_only[0])
        if self.options.print_conflicts:
            for value in read_only:
                self._annotate(value, "W", "NOT-WRITABLE")
        return bool(read_only)

    def _creates_conflict(self, slot: OpOperand, dominance: DominanceInfo, consistency_only: bool = False) -> bool:
        """Whether the operand, bufferized in place, would let a write destroy what is read afterwards."""
        reads, writes = self._collect(slot)
        if not consistency_only and self.writes(slot) and slot not in writes:
            writes.append(slot)
        conflict = self._find_conflict(reads, writes, dominance)
        if conflict is None:
            return False
        conflict.operand = slot
        self.conflicts[slot] = conflict
        return True

    def _find_conflict(
        self, reads: list[OpOperand], writes: list[OpOperand], dominance: DominanceInfo
    ) -> Conflict | None:
        options = self.options
        if options.check_parallel_regions and reads:
            for write in writes:
                leaves = self.find_in_reverse_use_def_chain(write, self.is_memory_write)
                region = parallel_region(write.owner.parent_region, options)
                for value in leaves:
                    if parallel_region(value.parent_region, options) is not region:
                        return Conflict(write, None, write, value)
        for read in reads:
            definitions = self.definitions_of(read)
            if not definitions:
                continue
            for write in writes:
                definition = self._conflicting_definition(read, write, definitions, dominance)
                if definition is not None:
                    if options.print_conflicts:
                        self._annotate_conflict(read, write, definition)
                    return Conflict(read, read, write, definition)
        return None

    def _conflicting_definition(
        self, read: OpOperand, write: OpOperand, definitions: Iterable[Value], dominance: DominanceInfo
    ) -> Value | None:
        """The definition that is read although the write has destroyed it; None if that cannot happen."""
        reader, writer = read.owner, write.owner
        if self._can_use_dominance(read, write, definitions):
            if happens_before(reader, writer, dominance) or write is read:
                return None
            if inside_mutually_exclusive_regions(reader, writer):
                return None
            if reader is writer and self._elementwise(reader, read, write):
                return None
        if self._non_conflicting_subsets(read, write):
            return None
        for operation in dict.fromkeys((reader, writer)):
            model = self.options.model(operation)
            if model is not None and model.is_not_conflicting(operation, read, write, self):
                return None
        for definition in definitions:
            if self._defined_after(definition, writer, dominance):
                continue
            aliases = self.get_aliasing_values(write)
            if len(aliases) == 1 and aliases[0].value is definition:
                continue
            return definition
        return None

    def _defined_after(self, definition: Value, writer: Operation, dominance: DominanceInfo) -> bool:
        """Whether the write comes before the definition, or is part of it."""
        if isinstance(definition, OpResult):
            owner = definition.owner
            return happens_before(writer, owner, dominance) or is_proper_ancestor(owner, writer)
        block = definition.parent_block
        return block is None or block.find_ancestor_op(writer) is None

    def _elementwise(self, operation: Operation, read: OpOperand, write: OpOperand) -> bool:
        model = self.options.model(operation)
        if model is None or not model.bufferizes_to_elementwise_access(operation, self, [read, write]):
            return False
        return self._has_equivalent_above(read, write.value) or self._has_equivalent_above(write, read.value)

    def _has_equivalent_above(self, slot: OpOperand, other: Value) -> bool:
        config = Traversal(
            always_include_leaves=False, follow_same_type_or_casts_only=True, follow_equivalent_only=True
        )
        return bool(self.find_in_reverse_use_def_chain(slot, lambda value: value is other, config))

    def _non_conflicting_subsets(self, read: OpOperand, write: OpOperand) -> bool:
        """Whether the read leaves out, or covers, just the part of a tensor that an insertion writes."""
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
            and self.are_equivalent(read.value, source.value)
            and self._matches_destination(source, writer, model)
        )

    def _matches_destination(self, slot: OpOperand, insertion: Operation, model: Any) -> bool:
        def matches(value: Value) -> bool:
            return isinstance(value, OpResult) and bool(
                model.is_equivalent_subset(insertion, value, self.are_equivalent)
            )

        return all(matches(value) for value in self.find_in_reverse_use_def_chain(slot, matches))

    # ---- Order of execution

    def _can_use_dominance(self, read: OpOperand, write: OpOperand, definitions: Iterable[Value]) -> bool:
        """Whether what comes first in the text also runs first: not around loops."""
        for definition in definitions:
            reading = enclosing_repetitive_region(read.owner.parent_region, self.options)
            defining = enclosing_repetitive_region(definition.parent_region, self.options)
            if reading is not defining:
                while reading is not None:
                    outer = enclosing_repetitive_region(reading.parent_region, self.options)
                    if outer is defining:
                        break
                    reading = outer
                if reading is not None and reading.parent is not None and is_ancestor(reading.parent, write.owner):
                    return False
            if _runs_in_circles(read, write, definition):
                return False
        return True

    # ---- Annotations for tests

    def _annotate_conflict(self, read: OpOperand, write: OpOperand, definition: Value) -> None:
        name = f"C_{self._conflict_count}"
        self._conflict_count += 1
        write.owner.attributes[f"{name}[CONFL-WRITE: {write.index}]"] = UnitAttr()
        read.owner.attributes[f"{name}[READ: {read.index}]"] = UnitAttr()
        self._mark(definition, name, "DEF")

    def _annotate(self, value: Value, letter: str, word: str) -> None:
        name = f"{letter}_{self._conflict_count}"
        self._conflict_count += 1
        self._mark(value, name, word)

    def _mark(self, value: Value, name: str, word: str) -> None:
        if isinstance(value, OpResult):
            value.owner.attributes[f"{name}[{word}: result {value.index}]"] = UnitAttr()
        elif isinstance(value, BlockArgument):
            owner_of(value).attributes[f"{name}[{word}: bbArg {value.index}]"] = UnitAttr()


# ---- Helpers


def _defined_tensors(operation: Operation) -> Iterator[Value]:
    for result in operation.results:
        if is_tensor(result):
            yield result
    for region in operation.regions:
        for block in region.blocks:
            for argument in block.arguments:
                if is_tensor(argument):
                    yield argument


def is_ancestor(outer: Operation, inner: Operation | None) -> bool:
    """Whether ``inner`` is the operation or inside it."""
    while inner is not None and inner is not outer:
        inner = inner.parent_op
    return inner is outer


def is_proper_ancestor(outer: Operation, inner: Operation) -> bool:
    return outer is not inner and is_ancestor(outer, inner)


def happens_before(first: Operation, second: Operation, dominance: DominanceInfo) -> bool:
    """Whether one operation, or one around it, comes before the other, and neither holds the other."""
    at: Operation | None = first
    while at is not None:
        if is_proper_ancestor(at, second):
            return False
        if dominance.properly_dominates(at, second):
            return True
        at = at.parent_op
    return False


def _runs_in_circles(read: OpOperand, write: OpOperand, definition: Value) -> bool:
    """Whether the read and the write are in blocks that can be reached from each other without passing the
    definition's block."""
    region = read.owner.parent_region
    if region is None or region.has_one_block:
        return False
    reading = read.owner.parent
    writing = region.find_ancestor_block(write.owner.parent)
    defining = region.find_ancestor_block(definition.parent_block)
    if reading is None or writing is None or defining is reading:
        return False
    return _reaches(reading, writing, defining) and _reaches(writing, reading, defining)


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


def _ordered(operations: list[Operation], root: Operation, options: BufferizationOptions) -> list[Operation]:
    heuristic = options.analysis_heuristic
    if heuristic == "top-down":
        return operations
    if heuristic == "fuzzer":
        shuffled = list(operations)
        random.Random(options.analysis_fuzzer_seed).shuffle(shuffled)
        return shuffled
    if heuristic == "bottom-up-from-terminators":
        return _from_terminators(operations, root)
    return operations[::-1]


def _from_terminators(operations: list[Operation], root: Operation) -> list[Operation]:
    """Operations by their distance from terminators, what these use first; the others last, bottom up."""
    wanted = set(operations)
    order: dict[Operation, None] = {}
    for terminator in [one for one in root.walk() if one.parent is not None and one is one.parent.last_op]:
        pending = [terminator]
        position = 0
        while position < len(pending):
            operation = pending[position]
            position += 1
            if operation in order:
                continue
            order[operation] = None
            for slot in operation._operands:
                owner = slot.value.defining_op
                if owner is not None and is_tensor(slot) and owner not in order:
                    pending.append(owner)
    first = [operation for operation in order if operation in wanted]
    return [*first, *(operation for operation in reversed(operations) if operation not in order)]


# ---- The whole


def check_assumptions(root: Operation, dominance: DominanceInfo, state: OneShotAnalysisState) -> None:
    """Raises BufferizationError, with a diagnostic, for IR that cannot be analyzed."""
    options = state.options
    known = [(one, model) for one in root.walk() if (model := options.model(one)) is not None]
    for operation, model in known:
        if model.supports_unstructured_control_flow(operation):
            continue
        if any(not region.empty and not region.has_one_block for region in operation.regions):
            _fail(
                operation,
                "op or BufferizableOpInterface implementation does not support unstructured control flow, but at "
                "least one region has multiple blocks",
            )
    for operation, _ in known:
        if operation.name == "bufferization.to_tensor" and "restrict" not in operation.properties:
            if not operation.use_empty:
                _fail(operation, "to_tensor ops without `restrict` are not supported by One-Shot Analysis")
        for slot in tensor_operands(operation):
            if state._creates_conflict(slot, dominance, consistency_only=True):
                _fail(operation, "not bufferizable under the given constraints: cannot avoid RaW conflict")
            if state.is_in_place(slot) and state._writes_to_read_only(slot, consistency_only=True):
                _fail(operation, "not bufferizable under the given constraints: would write to read-only buffer")


def _fail(operation: Operation, message: str) -> None:
    operation.emit_error(f"'{operation.name}' op {message}")
    raise BufferizationError


def analyze(root: Operation, state: OneShotAnalysisState) -> None:
    """Decides for everything inside the root. Raises BufferizationError where the decisions cannot be carried out."""
    dominance = DominanceInfo()
    state.forget()
    check_assumptions(root, dominance, state)
    state.analyze(root, dominance)
    state.gather_undefined_uses(root)
    failed = False
    for operation in root.walk():
        model = state.options.model(operation)
        if model is not None:
            try:
                model.verify_analysis(operation, state)
            except BufferizationError:
                failed = True
    if state.options.test_analysis_only:
        annotate(root, state)
    if failed:
        raise BufferizationError


def annotate(root: Operation, state: OneShotAnalysisState) -> None:
    """Writes the decisions, and with the option the alias sets, into attributes."""
    for operation in root.walk():
        slots = operation._operands
        if not any(is_tensor(slot) for slot in slots):
            continue
        words = ["none" if not is_tensor(slot) else "true" if state.is_in_place(slot) else "false" for slot in slots]
        operation.attributes[IN_PLACE_ATTRIBUTE] = ArrayAttr([StringAttr(word) for word in words])
    if state.options.dump_alias_sets:
        _annotate_alias_sets(root, state)


def _annotate_alias_sets(root: Operation, state: OneShotAnalysisState) -> None:
    from lamina.asm.naming import Naming, naming_root

    names: Callable[[Value], str] = Naming(naming_root(root), True).values.__getitem__

    def set_of(value: Value) -> ArrayAttr:
        return ArrayAttr([StringAttr(names(member)) for member in state.aliases.members(value)])

    for operation in root.walk():
        results = [set_of(result) for result in operation.results if is_tensor(result)]
        if results:
            operation.attributes[RESULT_ALIASES_ATTRIBUTE] = ArrayAttr(results)
        if not operation.regions:
            continue
        regions = []
        for region in operation.regions:
            blocks = []
            for block in region.blocks:
                blocks.append(ArrayAttr([set_of(one) for one in block.arguments if is_tensor(one)]))
            regions.append(ArrayAttr(blocks))
        if any(len(entry) for one in regions for entry in one):
            operation.attributes[ARGUMENT_ALIASES_ATTRIBUTE] = ArrayAttr(regions)
