"""The One-Shot analysis: decides which tensor operands bufferize in place.

Operands are visited one at a time, by default last first. An operand bufferizes in place unless that would write to
a read-only buffer, or overwrite something that is read later. Alias sets and equivalence sets
grow with each decision.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from itertools import permutations
from typing import TYPE_CHECKING

from lamina.dialects.bufferization import ops
from lamina.dialects.bufferization.alias_sets import Accesses, AliasSets, Found, Test, conflict_between, find_conflict
from lamina.dialects.bufferization.analysis_facts import Conflict, FunctionFacts
from lamina.dialects.bufferization.analysis_order import ordered
from lamina.dialects.bufferization.cached_answers import CachedAnswers, is_value_read
from lamina.dialects.bufferization.read_after_write import Rules
from lamina.interfaces.bufferizable import (
    EQUIVALENT,
    AliasingValue,
    AnalysisState,
    BufferizationError,
    BufferizationOptions,
    has_tensor_semantics,
    owner_of,
    required_in_place,
    tensor_operands,
    verifies_analysis,
)
from lamina.interfaces.destination_style import DestinationStyleOpInterface
from lamina.interfaces.region_branch import RegionBranchOpInterface
from lamina.ir.attributes import UnitAttr
from lamina.ir.nested_operations import in_order, in_post_order
from lamina.ir.operation import Operation
from lamina.ir.types import TensorType
from lamina.ir.value import BlockArgument, OpOperand, OpResult, Value

if TYPE_CHECKING:
    from lamina.interfaces.bufferizable import BufferizableModel


class OneShotAnalysisState(AnalysisState):
    """Decisions, alias sets and equivalence sets for everything inside an operation."""

    def __init__(self, root: Operation, options: BufferizationOptions) -> None:
        super().__init__(options)
        self.aliases = AliasSets()
        self.equivalences = AliasSets()
        self.in_place: set[OpOperand] = set()
        self.conflicts: dict[OpOperand, Conflict] = {}
        self.loop_yields: list[tuple[OpOperand, Operation]] = []
        """Yielded values of loops whose buffers differ from those of the iter_args."""
        self.choices: set[OpOperand] = set()
        """Operands of which one becomes a result while the others stay unchanged."""
        self.is_stricter_than_mlir = False
        """True if a decision differs from MLIR's, possibly at the cost of copies."""
        self.num_in_place = 0
        self.num_out_of_place = 0
        self.functions: dict[Operation, FunctionFacts] = {}
        self.function_order: tuple[list[Operation], list[Operation]] | None = None
        """The functions in the order in which they were analyzed, and those that call each other in circles."""
        self._undefined: set[OpOperand] = set()
        self._conflict_count = 0
        self._read_only_count = 0
        self._memory: CachedAnswers | None = None
        operations = in_order(root)
        for operation in operations:
            for result in operation.results:
                if isinstance(result.type, TensorType):
                    self.aliases.add(result)
            for region in operation.regions:
                for block in region.blocks:
                    for argument in block.arguments:
                        if isinstance(argument.type, TensorType):
                            self.aliases.add(argument)
        self._mark_required(root)
        self._link_choices(operations)

    def _link_choices(self, operations: list[Operation]) -> None:
        for operation in operations if self.options.is_sound else ():
            model = self.options.model(operation) if operation.regions else None
            for result, slots in () if model is None else model.get_choices(operation):
                self.aliases.link(result, [slot.value for slot in slots])
                self.choices.update(slots)
                self.note_stricter_decision()

    def _mark_required(self, root: Operation) -> None:
        for operation in in_post_order(root):
            model = self._models.get(operation.__class__) or self.options.model(operation)
            if model is not None and operation._operands:
                for slot in required_in_place(operation, model, self):
                    self.bufferize_in_place(slot)

    def on_clone(self, root: Operation, clone: Operation) -> OneShotAnalysisState:
        """Returns the decisions of the finished analysis of a root for a clone of it, without the conflicts."""
        values: dict[Value, Value] = {}
        slots: dict[OpOperand, OpOperand] = {}
        operations = dict(zip(root.walk(), clone.walk(), strict=True))
        for operation, twin in operations.items():
            values.update(zip(operation.results, twin.results, strict=True))
            slots.update(zip(operation.op_operands, twin.op_operands, strict=True))
            for region, other in zip(operation.regions, twin.regions, strict=True):
                for block, other_block in zip(region.blocks, other.blocks, strict=True):
                    values.update(zip(block.arguments, other_block.arguments, strict=True))
        state = copy(self)
        state.aliases, state.equivalences = self.aliases.mapped(values), self.equivalences.mapped(values)
        state.in_place = {slots[slot] for slot in self.in_place}
        state.choices = {slots[slot] for slot in self.choices}
        state._undefined = {slots[slot] for slot in self._undefined}
        state.functions = {operations[function]: facts for function, facts in self.functions.items()}
        state.buffer_types, state.conflicts, state.loop_yields = {}, {}, []
        return state

    def note_stricter_decision(self) -> None:
        self.is_stricter_than_mlir = True

    # ---- Remembered answers

    def begin(self, root: Operation, operations: list[Operation]) -> None:
        """Starts caching answers, which are stable while the root is analyzed: answers about calls
        change between functions, and everything changes when copies are inserted."""
        self.end()
        self._memory = CachedAnswers(Rules(self, root, operations))

    def end(self) -> None:
        """Clears the cache."""
        self._memory = None
        self.aliases.forget_accesses()

    def reads(self, slot: OpOperand) -> bool:
        memory = self._memory
        if memory is None:
            return super().reads(slot)
        is_read = memory.reads.get(slot)
        if is_read is None:
            operation = slot.owner
            model = self._models.get(operation.__class__) or self.options.model(operation)
            is_read = model is None or model.bufferizes_to_memory_read(operation, slot, self)
            memory.reads[slot] = is_read
        return is_read

    def writes(self, slot: OpOperand) -> bool:
        memory = self._memory
        if memory is None:
            return super().writes(slot)
        is_written = memory.writes.get(slot)
        if is_written is None:
            operation = slot.owner
            model = self._models.get(operation.__class__) or self.options.model(operation)
            is_written = model is None or model.bufferizes_to_memory_write(operation, slot, self)
            memory.writes[slot] = is_written
        return is_written

    def get_aliasing_values(self, slot: OpOperand) -> list[AliasingValue]:
        """Cached but for those of loops and branches, which depend on equivalences."""
        memory = self._memory
        if memory is None:
            return super().get_aliasing_values(slot)
        values = memory.aliasing_values.get(slot)
        if values is None:
            values = super().get_aliasing_values(slot)
            if not slot.owner.regions or _has_fixed_aliases(slot.owner):
                memory.aliasing_values[slot] = values
        return values

    def is_value_read(self, value: Value) -> bool:
        memory = self._memory
        if memory is None:
            return super().is_value_read(value)
        return is_value_read(value, self, memory.values_read)

    def definitions_of(self, slot: OpOperand) -> dict[Value, None]:
        """Like find_definitions, cached."""
        memory = self._memory
        if memory is None:
            return self.find_definitions(slot)
        definitions = memory.definitions.get(slot.value)
        if definitions is None:
            definitions = self._find_all_definitions(slot.value)
        if definitions is None:
            definitions = memory.definitions[slot.value] = self.find_definitions(slot)
        return definitions

    def _find_all_definitions(self, wanted: Value) -> dict[Value, None] | None:
        """Returns the definitions of a value, caching those of all visited values;
        None if the walk goes around a loop."""
        assert self._memory is not None
        known = self._memory.definitions
        open_values: set[Value] = set()
        above: dict[Value, list[Value]] = {}
        pending = [wanted]
        while pending:
            value = pending[-1]
            if value in known:
                pending.pop()
            elif value in above:
                pending.pop()
                open_values.discard(value)
                # The walk's last values are visited first.
                parts = [known[value_above] for value_above in reversed(above[value])]
                known[value] = (
                    parts[0] if len(parts) == 1 else {definition: None for part in parts for definition in part}
                )
            elif self.is_memory_write(value):
                known[value] = {value: None}
            else:
                aliases = [] if self.options.model_of_value(value) is None else self.get_aliasing_op_operands(value)
                above[value] = [alias.operand.value for alias in aliases]
                open_values.add(value)
                if any(value_above in open_values for value_above in above[value]):
                    return None
                pending += above[value]
        return known[wanted]

    # ---- Queries

    def is_in_place(self, slot: OpOperand) -> bool:
        return slot in self.in_place

    def are_equivalent(self, left: Value, right: Value) -> bool:
        return self.equivalences.same(left, right)

    def are_aliasing(self, left: Value, right: Value) -> bool:
        return self.aliases.may_share(left, right)

    def has_undefined_contents(self, slot: OpOperand) -> bool:
        return slot in self._undefined

    def is_writable(self, value: Value) -> bool:
        """True if the value's buffer may be written to."""
        holder = owner_of(value)
        model = self._models.get(holder.__class__) or self.options.model(holder)
        return model is not None and model.is_writable(holder, value, self)

    # ---- Decisions

    def bufferize_in_place(self, slot: OpOperand) -> None:
        if slot in self.in_place:
            return
        self.in_place.add(slot)
        aliases = self.get_aliasing_values(slot)
        if aliases:
            self._find_accesses_of_all(slot, aliases)
            for alias in aliases:
                self.aliases.merge(alias.value, slot.value)
        merged = self.aliases.alias_set_of(slot.value)
        # Calls of functions that are not analyzed yet write everything.
        if self.writes(slot):
            merged.may_be_written = True
            if merged.accesses is not None:
                self._add_write(merged.accesses, slot)
        self.num_in_place += 1

    def _find_accesses_of_all(self, slot: OpOperand, aliases: list[AliasingValue]) -> None:
        """If the accesses of one of the sets that are about to be merged are known, finds those of the others, so that
        the accesses of the large set need not be found again."""
        is_known = self.aliases.alias_set_of(slot.value).accesses is not None
        if len(aliases) == 1:
            if (self.aliases.alias_set_of(aliases[0].value).accesses is not None) is is_known:
                return
        elif not is_known and all(self.aliases.alias_set_of(alias.value).accesses is None for alias in aliases):
            return
        self._accesses(slot.value)
        for alias in aliases:
            self._accesses(alias.value)

    def bufferize_out_of_place(self, slot: OpOperand) -> None:
        self.num_out_of_place += 1

    def analyze_operation(self, operation: Operation) -> None:
        """Decides the operands of one operation; unknown operations read and write everything."""
        for slot in tensor_operands(operation):
            if self._is_plainly_read(slot):
                self.bufferize_in_place(slot)
                continue
            joined = self.joined(slot)
            if self.writes_to_read_only(slot, joined) or self.creates_conflict(slot, joined):
                self.bufferize_out_of_place(slot)
            else:
                self.bufferize_in_place(slot)

    def _is_plainly_read(self, slot: OpOperand) -> bool:
        """True if neither the operand nor anything in the sets that it would merge writes: then there is no conflict,
        and no need to find the reads."""
        aliases = self.aliases
        if aliases.has_links or self.options.print_conflicts or self.writes(slot):
            return False
        if aliases.alias_set_of(slot.value).may_be_written:
            return False
        return not any(aliases.alias_set_of(alias.value).may_be_written for alias in self.get_aliasing_values(slot))

    def analyze(self, root: Operation, post_order: list[Operation]) -> None:
        """Decides for all operations inside the root, in the order of the heuristic."""
        operations = [operation for operation in post_order if has_tensor_semantics(operation)]
        for operation in ordered(operations, root, self):
            self.analyze_operation(operation)
        self._equivalence_analysis(post_order)

    def _equivalence_analysis(self, post_order: list[Operation]) -> None:
        """Merges results with the operands whose buffers they are."""
        for operation in post_order:
            for result in operation.results:
                if isinstance(result.type, TensorType):
                    model = self._models.get(operation.__class__) or self.options.model(operation)
                    if model is not None:
                        self._find_equivalent(operation, model, result)

    def _find_equivalent(self, operation: Operation, model: type[BufferizableModel], result: OpResult) -> None:
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

    def gather_undefined_uses(self, operations: list[Operation]) -> None:
        """Notes the uses of tensors whose contents nothing defines."""
        for operation in operations:
            for result in operation.results:
                use = result.first_use
                if use is None or not isinstance(result.type, TensorType) or self.options.model(operation) is None:
                    continue
                if not self.definitions_of(use):
                    self._undefined.update(result.uses)

    # ---- Reads and writes of all aliases

    @property
    def _rules(self) -> Rules:
        assert self._memory is not None, "questions about conflicts are asked between begin() and end()"
        return self._memory.rules

    def joined(self, slot: OpOperand) -> list[Value]:
        """Yields one value for each of the alias sets that become one if the operand bufferizes in place."""
        aliases = self.get_aliasing_values(slot)
        if not aliases:
            return [slot.value]
        if len(aliases) == 1:
            value = aliases[0].value
            return [slot.value] if self.aliases.same(slot.value, value) else [slot.value, value]
        representatives = {id(self.aliases.alias_set_of(slot.value)): slot.value}
        for alias in aliases:
            representatives.setdefault(id(self.aliases.alias_set_of(alias.value)), alias.value)
        return list(representatives.values())

    def _accesses(self, value: Value) -> Accesses:
        """Returns the accesses of the value's alias set."""
        known = self.aliases.alias_set_of(value)
        if known.accesses is not None:
            return known.accesses
        accesses = Accesses(self._rules.positions)
        self.aliases.keep_accesses(known, accesses)
        for member in self.aliases.members(value):
            self._add_member(accesses, member)
        return accesses

    def _add_member(self, accesses: Accesses, value: Value) -> None:
        if not self.is_writable(value):
            accesses.unwritable.append(value)
        definitions: dict[Value, None] | None = None
        use = value.first_use
        while use is not None:
            if self.reads(use) or self._result_is_read(use):
                accesses.is_read = True
                if definitions is None:  # the same for all uses
                    definitions = self.definitions_of(use)
                if definitions:
                    accesses.add_read(use, self._rules.window(use, definitions))
            if use in self.in_place and self.writes(use):
                self._add_write(accesses, use)
            use = use.next_use

    def _add_write(self, accesses: Accesses, slot: OpOperand) -> None:
        accesses.add_write(slot)
        if self._rules.has_parallel_regions:
            definition = self._rules.outer_definition(slot)
            if definition is not None:
                accesses.apart.append((slot, definition))

    def _result_is_read(self, use: OpOperand) -> bool:
        if self.writes(use):
            return False
        return any(self.is_value_read(alias.value) for alias in self.get_aliasing_values(use))

    def writes_to_read_only(self, slot: OpOperand, values: list[Value], consistency_only: bool = False) -> bool:
        """True if bufferizing the operand in place, which joins the alias sets of the values, would let a write reach a
        read-only buffer."""
        above = below = values
        if self.aliases.has_links:
            above, below = self.aliases.above(values), self.aliases.below(values)
        if consistency_only or not self.writes(slot):
            for value in below:
                if self._accesses(value).writes:
                    break
            else:
                return False
        read_only = [value for value_above in above for value in self._accesses(value_above).unwritable]
        if read_only and not consistency_only:
            self.conflicts[slot] = Conflict(slot, read_only=read_only[0])
        if read_only and self.options.print_conflicts:
            # Each alias separately, so that a value may be recorded twice.
            for aliased in (slot.value, *(alias.value for alias in self.get_aliasing_values(slot))):
                for value in self._accesses(aliased).unwritable:
                    self._annotate_read_only(value)
        return bool(read_only)

    def creates_conflict(self, slot: OpOperand, values: list[Value], consistency_only: bool = False) -> bool:
        """True if bufferizing the operand in place, which joins the alias sets of the values, would let a write
        overwrite what is read afterwards.

        The alias sets to be merged are conflict-free, so only reads and writes of different sets, and the
        write by the operand itself, are checked.
        """
        write = None if consistency_only or not self.writes(slot) or slot in self.in_place else slot
        around = values
        if self.aliases.has_links:
            around = self.aliases.below(self.aliases.above(values))
        if self.options.print_conflicts:
            conflict = self._first_conflict(values, around, write)
        else:
            parts = [self._accesses(value) for value in around]
            if write is None and not any([part.writes for part in parts]):
                return False
            conflict = self._crossing_parallel(parts, write) if self._rules.has_parallel_regions else None
            if conflict is None and consistency_only:
                conflict = self._conflict_within(values)
            if conflict is None:
                together: Iterable[tuple[Accesses, Accesses]] = permutations(parts, 2)
                if self.aliases.has_links:
                    pairs = self.aliases.brought_together(values)
                    together = [(self._accesses(left), self._accesses(other)) for left, other in pairs]
                conflict = self._as_conflict(find_conflict(parts, write, together, self._test(values)))
        if conflict is None:
            return False
        conflict.operand = slot
        self.conflicts[slot] = conflict
        return True

    def _crossing_parallel(self, parts: list[Accesses], write: OpOperand | None) -> Conflict | None:
        """Returns a write from inside a parallel region to a tensor defined outside, if the buffer is read at all."""
        if not any([part.is_read for part in parts]):
            return None
        for part in parts:
            for write_operand, definition in part.apart:
                return Conflict(write_operand, None, write_operand, definition)
        outer = None if write is None else self._rules.outer_definition(write)
        return None if outer is None or write is None else Conflict(write, None, write, outer)

    def _test(self, joined: list[Value]) -> Test:
        """Returns the test of a read against a write, assuming that the alias sets are merged."""
        test, aliases = self._rules.conflicting_definition, self.aliases
        if not aliases.has_links:
            return test
        together = {
            (id(aliases.alias_set_of(left)), id(aliases.alias_set_of(other)))
            for left, other in aliases.brought_together(joined)
        }

        def compare(read: OpOperand, write: OpOperand) -> Value | None:
            def shares(value: Value) -> bool:
                pair = id(aliases.alias_set_of(value)), id(aliases.alias_set_of(write.value))
                return pair in together or aliases.may_share(value, write.value)

            return test(read, write, shares) if shares(read.value) else None

        return compare

    def _conflict_within(self, values: list[Value]) -> Conflict | None:
        test = self._test(values)
        for value in values:
            for other in self.aliases.sharing(value):
                pairs = [(value, other)] if other is value else [(value, other), (other, value)]
                for reading, writing in pairs:
                    conflict = conflict_between(self._accesses(reading), self._accesses(writing), test)
                    if conflict is not None:
                        return self._as_conflict(conflict)
        return None

    @staticmethod
    def _as_conflict(pair: Found | None) -> Conflict | None:
        return None if pair is None else Conflict(pair[0], *pair)

    def _first_conflict(self, joined: list[Value], around: list[Value], write: OpOperand | None) -> Conflict | None:
        """Returns the first conflict when comparing all reads with all writes, annotated."""
        reads: list[OpOperand] = []
        writes: list[OpOperand] = []
        for value in around:
            for member in self.aliases.members(value):
                for use in member.uses:
                    if self.reads(use) or self._result_is_read(use):
                        reads.append(use)
                    if use in self.in_place and self.writes(use):
                        writes.append(use)
        if write is not None:
            writes.append(write)
        for write_slot in writes if reads else ():
            definition = self._rules.outer_definition(write_slot)
            if definition is not None:
                return Conflict(write_slot, None, write_slot, definition)
        test = self._test(joined)
        for read in reads:
            for write_slot in writes:
                definition = test(read, write_slot)
                if definition is not None:
                    self._annotate_conflict(read, write_slot, definition)
                    return Conflict(read, read, write_slot, definition)
        return None

    # ---- Annotations for tests

    def _annotate_conflict(self, read: OpOperand, write: OpOperand, definition: Value) -> None:
        name = f"C_{self._conflict_count}"
        self._conflict_count += 1
        write.owner.attributes[f"{name}[CONFL-WRITE: {write.index}]"] = UnitAttr()
        read.owner.attributes[f"{name}[READ: {read.index}]"] = UnitAttr()
        self._mark(definition, name, "DEF")

    def _annotate_read_only(self, value: Value) -> None:
        name = f"W_{self._read_only_count}"
        self._read_only_count += 1
        self._mark(value, name, "NOT-WRITABLE")

    def _mark(self, value: Value, name: str, word: str) -> None:
        if isinstance(value, OpResult):
            value.owner.attributes[f"{name}[{word}: result {value.index}]"] = UnitAttr()
        elif isinstance(value, BlockArgument):
            owner_of(value).attributes[f"{name}[{word}: bbArg {value.index}]"] = UnitAttr()


# ---- Helpers


def _has_fixed_aliases(operation: Operation) -> bool:
    """True if the aliases of operands do not depend on what the regions of the operation do."""
    return DestinationStyleOpInterface.get(operation) is not None and RegionBranchOpInterface.get(operation) is None


# ---- The whole


def check_assumptions(operations: list[Operation], state: OneShotAnalysisState) -> None:
    """Raises BufferizationError, with a diagnostic, for IR that cannot be analyzed."""
    options = state.options
    known = [(operation, model) for operation in operations if (model := options.model(operation)) is not None]
    for operation, model in known:
        if not operation.regions or model.supports_unstructured_control_flow(operation):
            continue
        if any(not region.empty and not region.has_one_block for region in operation.regions):
            _fail(
                operation,
                "op or BufferizableOpInterface implementation does not support unstructured control flow, but at "
                "least one region has multiple blocks",
            )
    # Nothing is spoiled where nothing is decided that writes.
    may_conflict = options.print_conflicts or any(
        slot in state.in_place and state.writes(slot) for operation, _ in known for slot in operation._operands
    )
    for operation, _ in known:
        if isinstance(operation, ops.ToTensorOp) and "restrict" not in operation._properties:
            if not operation.use_empty:
                _fail(operation, "to_tensor ops without `restrict` are not supported by One-Shot Analysis")
        for slot in tensor_operands(operation) if may_conflict else ():
            if state.creates_conflict(slot, state.joined(slot), consistency_only=True):
                _fail(operation, "not bufferizable under the given constraints: cannot avoid RaW conflict")
            if state.is_in_place(slot) and state.writes_to_read_only(slot, state.joined(slot), consistency_only=True):
                _fail(operation, "not bufferizable under the given constraints: would write to read-only buffer")


def _fail(operation: Operation, message: str) -> None:
    operation.emit_error(f"'{operation.name}' op {message}")
    raise BufferizationError


def analyze(root: Operation, state: OneShotAnalysisState) -> None:
    """Decides for everything inside the root. Raises BufferizationError where the decisions cannot be carried out."""
    operations, post_order = in_order(root), in_post_order(root)
    state.begin(root, operations)
    check_assumptions(operations, state)
    state.analyze(root, post_order)
    state.gather_undefined_uses(operations)
    state.end()
    failed = False
    without_demands: set[type[Operation]] = set()
    for operation in post_order:
        if operation.__class__ in without_demands:
            continue
        model = state.options.model(operation)
        if not verifies_analysis(model):
            without_demands.add(operation.__class__)
        if model is not None:
            try:
                model.verify_analysis(operation, state)
            except BufferizationError:
                failed = True
    if failed:
        raise BufferizationError
