"""The bufferization interface: reads, writes and aliases of operations on tensors, and their rewrite to operations on
buffers.

Models are registered in ``dialects/<d>/bufferize.py``. Their functions take the operation first; ``state`` is an
AnalysisState, ``options`` BufferizationOptions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, NamedTuple

from lamina.interfaces.casts import CastOpInterface
from lamina.interfaces.model import Interface, OpT
from lamina.interfaces.region_branch import RegionBranchOpInterface, is_repetitive_region
from lamina.ir.attribute import Attribute, Type
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import TensorType, UnrankedTensorType
from lamina.ir.value import BlockArgument, OpOperand, OpResult, Value

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter


class BufferRelation(Enum):
    """The relation of two buffers: equivalent, or unknown (possibly overlapping)."""

    UNKNOWN = 0
    EQUIVALENT = 1


EQUIVALENT, UNKNOWN = BufferRelation.EQUIVALENT, BufferRelation.UNKNOWN


class AliasingOpOperand(NamedTuple):
    """An operand whose buffer a value may alias; ``definite`` if it always does."""

    operand: OpOperand
    relation: BufferRelation
    definite: bool = True


class AliasingValue(NamedTuple):
    """A value whose buffer may alias that of an operand."""

    value: Value
    relation: BufferRelation
    definite: bool = True


class BufferizationError(Exception):
    """Raised if bufferization fails; its diagnostic, if any, has been emitted."""


MemorySpaceFunction = Callable[[Type], "Attribute | None"]
NO_SPACE: Any = object()
"""Returned by a memory space function if the space must be inferred but cannot be."""


@dataclass
class BufferizationOptions:
    """Options of One-Shot Bufferize.

    Loops may yield buffers other than those of their iter_args: with a warning, without one if
    ``allow_return_allocs_from_loops``, and not at all if ``as_mlir``, which also omits copies of values yielded by
    scf.while and scf.index_switch, and drops discardable attributes as MLIR does. Unless ``sound``, the analysis only
    finds the aliases and conflicts that MLIR finds; whoever clears it must check the result. ``memory_space`` returns
    the memory space of a tensor's buffer (None: the default; NO_SPACE: unknown). ``allow`` selects operations to
    bufferize by name, ``denied`` excludes operations for other reasons. ``function_type_conversion`` and
    ``unknown_type_conversion`` are ``identity-layout-map``, ``fully-dynamic-layout-map`` or (functions only)
    ``infer-layout-map``. ``make_copy(rewriter, source, target)`` creates copies of buffers (None: memref.copy).
    """

    allow_return_allocs_from_loops: bool = False
    as_mlir: bool = False
    sound: bool = True
    allow_unknown_ops: bool = False
    bufferize_function_boundaries: bool = False
    check_parallel_regions: bool = False
    copy_before_write: bool = False
    print_conflicts: bool = False
    test_analysis_only: bool = False
    dump_alias_sets: bool = False
    infer_function_result_layout: bool = True
    buffer_alignment: int = 64
    analysis_heuristic: str = "bottom-up"
    analysis_fuzzer_seed: int = 0
    function_type_conversion: str = "infer-layout-map"
    unknown_type_conversion: str = "fully-dynamic-layout-map"
    no_analysis_functions: Sequence[str] = ()
    memory_space: MemorySpaceFunction = lambda type: None
    make_copy: Callable[[Any, Value, Value], None] | None = None
    allow: Callable[[str], bool] = lambda name: True
    denied: list[Callable[[Operation], bool]] = field(default_factory=list)
    # Renamed globals of one run are numbered in order, whatever their names.
    next_symbol_suffix: int = field(default=0, init=False, repr=False, compare=False)
    _models: dict[type[Operation], type[BufferizableModel] | None] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    _allowed: dict[str, bool] = field(default_factory=dict, init=False, repr=False, compare=False)

    @property
    def is_sound(self) -> bool:
        """True if the analysis finds the aliases and RaW conflicts that MLIR misses."""
        return self.sound and not self.as_mlir

    def is_allowed(self, operation: Operation) -> bool:
        """True if the operation is to be bufferized: functions only with function boundaries."""
        name = operation.name
        is_allowed = self._allowed.get(name)
        if is_allowed is None:
            is_function = name.startswith("func.")
            is_allowed = (self.bufferize_function_boundaries or not is_function) and self.allow(name)
            self._allowed[name] = is_allowed
        return is_allowed and not (self.denied and any(deny(operation) for deny in self.denied))

    def model(self, operation: Operation | None) -> type[BufferizableModel] | None:
        """Returns the operation's model, if the operation is to be bufferized."""
        if operation is None:
            return None
        try:
            known = self._models[type(operation)]
        except KeyError:
            known = self._find_model(operation)
        if known is None or not self.denied:
            return known
        return known if self.is_allowed(operation) else None

    def _find_model(self, operation: Operation) -> type[BufferizableModel] | None:
        model = BufferizableOpInterface.get(operation)
        name = operation.name
        if not self.allow(name) or (not self.bufferize_function_boundaries and name.startswith("func.")):
            model = None
        self._models[type(operation)] = model
        return model

    @property
    def known_models(self) -> dict[type[Operation], type[BufferizableModel] | None]:
        """The models of the classes that were asked for, as far as they do for all operations of the class."""
        return {} if self.denied else self._models

    def model_of_value(self, value: Value) -> type[BufferizableModel] | None:
        return self.model(owner_of(value))


def owner_of(value: Value) -> Operation:
    """The operation whose result the value is, or in which it is a block argument."""
    if isinstance(value, OpResult):
        return value.owner
    assert isinstance(value, BlockArgument)
    holder = value.owner.parent_op
    assert holder is not None
    return holder


def is_tensor(value: Value | OpOperand) -> bool:
    return isinstance(value.value.type if isinstance(value, OpOperand) else value.type, TensorType)


def has_tensor_semantics(operation: Operation) -> bool:
    """True if the operation computes with tensors."""
    cls = operation.__class__
    try:
        decide = _tensor_semantics[cls]
    except KeyError:
        model = BufferizableOpInterface.get(operation)
        decide = _tensor_semantics[cls] = _uses_tensors if model is None else model.has_tensor_semantics
    return decide(operation)


def _uses_tensors(operation: Operation) -> bool:
    for result in operation.results:
        if isinstance(result.type, TensorType):
            return True
    for slot in operation._operands:
        if isinstance(slot.value.type, TensorType):
            return True
    return False


def required_in_place(operation: Operation, model: type[BufferizableModel], state: AnalysisState) -> list[OpOperand]:
    """Returns the operands that the model requires to bufferize in place: unranked tensors only, in most models."""
    if model.must_bufferize_in_place is _IN_PLACE_BY_DEFAULT:
        return [slot for slot in operation._operands if isinstance(slot.value.type, UnrankedTensorType)]
    slots = [slot for slot in operation._operands if isinstance(slot.value.type, TensorType)]
    return [slot for slot in slots if model.must_bufferize_in_place(operation, slot, state)]


def may_be_parallel(model: type[BufferizableModel] | None) -> bool:
    """False if several instances of a region never run in parallel."""
    return model is not None and model.is_parallel_region is not _NEVER_PARALLEL


def resolves_by_default(model: type[BufferizableModel]) -> bool:
    """True if the model does nothing about conflicts but copy operands that are out of place."""
    return model.resolve_conflicts is _COPIES_BY_DEFAULT


def verifies_analysis(model: type[BufferizableModel] | None) -> bool:
    """True if the model has demands on the decisions of the analysis."""
    return model is not None and model.verify_analysis is not _NO_DEMANDS


class BufferizableModel(Generic[OpT]):
    """The interface of operations on tensors. The defaults fit operations that neither read nor write."""

    @staticmethod
    def bufferizes_to_allocation(operation: OpT, value: Value) -> bool:
        """True if the result is a new buffer."""
        return False

    @staticmethod
    def bufferizes_to_memory_read(operation: OpT, slot: OpOperand, state: AnalysisState) -> bool:
        """True if the operand's buffer is read."""
        raise TypeError(f"'{operation.name}' must define whether it reads its tensor operands")

    @staticmethod
    def bufferizes_to_memory_write(operation: OpT, slot: OpOperand, state: AnalysisState) -> bool:
        """True if the operand's buffer is written to, if the operand is bufferized in place."""
        raise TypeError(f"'{operation.name}' must define whether it writes its tensor operands")

    @staticmethod
    def bufferizes_to_elementwise_access(
        operation: OpT, state: AnalysisState, slots: Sequence[OpOperand]
    ) -> bool:
        """True if each position of the operands' buffers is read before it is written."""
        return False

    @staticmethod
    def result_bufferizes_to_memory_write(operation: OpT, value: OpResult, state: AnalysisState) -> bool:
        """True if the result's contents are defined here."""
        return default_result_bufferizes_to_memory_write(value, state)

    @staticmethod
    def must_bufferize_in_place(operation: OpT, slot: OpOperand, state: AnalysisState) -> bool:
        """True if the operand must be in place; unranked tensors cannot be copied."""
        return isinstance(slot.value.type, UnrankedTensorType)

    @staticmethod
    def get_aliasing_values(operation: OpT, slot: OpOperand, state: AnalysisState) -> list[AliasingValue]:
        """The values whose buffers may alias the operand's, if that is bufferized in place."""
        raise TypeError(f"'{operation.name}' must define the aliases of its tensor operands")

    @staticmethod
    def get_choices(operation: OpT) -> list[tuple[Value, list[OpOperand]]]:
        """The results whose buffer is that of one of several operands, which do not alias each other, and
        which must bufferize in place."""
        return []

    @staticmethod
    def get_aliasing_op_operands(operation: OpT, value: Value, state: AnalysisState) -> list[AliasingOpOperand]:
        """The operands whose buffers the value may alias."""
        return default_aliasing_op_operands(value, state)

    @staticmethod
    def resolve_conflicts(operation: OpT, rewriter: PatternRewriter, state: AnalysisState) -> None:
        """Inserts copies of the operands that are not bufferized in place."""
        resolve = load_tensor_copies().resolve_operand_conflicts
        resolve(operation, rewriter, state)

    @staticmethod
    def bufferize(operation: OpT, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        """Replaces the operation by one on buffers."""
        raise TypeError(f"'{operation.name}' cannot be bufferized")

    @staticmethod
    def is_writable(operation: OpT, value: Value, state: AnalysisState) -> bool:
        """True if the buffer of a result or block argument may be written to."""
        return isinstance(value, OpResult)

    @staticmethod
    def is_not_conflicting(operation: OpT, read: OpOperand, write: OpOperand, state: AnalysisState) -> bool:
        """True if a read and a write, one of them by this operation, never conflict."""
        return False

    @staticmethod
    def verify_analysis(operation: OpT, state: AnalysisState) -> None:
        """Raises BufferizationError, after emitting a diagnostic, for unsupported decisions."""

    @staticmethod
    def get_buffer_type(operation: OpT, value: Value, options: BufferizationOptions, stack: list[Value]) -> Type:
        """Returns the type of the buffer of a result or block argument."""
        result: Type = load_tensor_copies().default_buffer_type(value, options, stack)
        return result

    @staticmethod
    def is_repetitive_region(operation: OpT, index: int) -> bool:
        """True if the region may run several times."""
        if RegionBranchOpInterface.get(operation) is None:
            return False
        return is_repetitive_region(operation, operation.regions[index])

    @staticmethod
    def is_parallel_region(operation: OpT, index: int) -> bool:
        """True if several instances of the region may run in parallel."""
        return False

    has_tensor_semantics = staticmethod(_uses_tensors)

    @staticmethod
    def supports_unstructured_control_flow(operation: OpT) -> bool:
        """True if regions may have several blocks."""
        return False


_IN_PLACE_BY_DEFAULT = BufferizableModel.must_bufferize_in_place
_COPIES_BY_DEFAULT = BufferizableModel.resolve_conflicts
_NEVER_PARALLEL = BufferizableModel.is_parallel_region
_NO_DEMANDS = BufferizableModel.verify_analysis

BufferizableOpInterface: Interface[type[BufferizableModel]] = Interface("BufferizableOpInterface", "bufferize")
_tensor_semantics: dict[type[Operation], Callable[[Operation], bool]] = BufferizableOpInterface.cache()


_tensor_copies: list[ModuleType] = []


def provide_tensor_copies(module: ModuleType) -> None:
    """Registers the module that creates copies and buffers of tensors. It belongs to a dialect, which interfaces may
    not import."""
    _tensor_copies[:] = [module]


def load_tensor_copies() -> Any:
    """Returns the module that builds copies and buffers of tensors. Raises RuntimeError outside bufferization."""
    if not _tensor_copies:
        raise RuntimeError("no dialect that creates buffers of tensors is loaded")
    return _tensor_copies[0]


def default_aliasing_op_operands(value: Value, state: AnalysisState) -> list[AliasingOpOperand]:
    """Returns the operands that name the value among their aliasing values."""
    aliases = []
    for slot in owner_of(value)._operands:
        if not isinstance(slot.value.type, TensorType):
            continue
        for alias in state.get_aliasing_values(slot):
            if alias.value is value:
                aliases.append(AliasingOpOperand(slot, alias.relation, alias.definite))
    return aliases


def default_result_bufferizes_to_memory_write(value: OpResult, state: AnalysisState) -> bool:
    """A result is a definition if no operand aliases it, if an aliasing operand is written to, or if a value
    reaching it through regions is defined inside the operation."""
    holder = value.owner
    aliases = state.get_aliasing_op_operands(value)
    if not aliases or any(state.writes(alias.operand) for alias in aliases):
        return True
    if not holder.regions:
        return False

    def is_inside(candidate: Value) -> bool:
        at: Operation | None = owner_of(candidate)
        while at is not None and at is not holder:
            at = at.parent_op
        return at is holder

    # The definitions of a value from outside are outside too.
    config = Traversal(always_include_leaves=False, leave_out=lambda slot: not is_inside(slot.value))
    inner = [alias for alias in aliases if is_inside(alias.operand.value)]
    return any(state.find_in_reverse_use_def_chain(alias.operand, state.is_memory_write, config) for alias in inner)


def unknown_aliasing_op_operands(value: Value) -> list[AliasingOpOperand]:
    """For operations without the interface: every tensor operand."""
    if isinstance(value, BlockArgument) and not value.owner.is_entry_block:
        return []
    return [AliasingOpOperand(slot, UNKNOWN, False) for slot in owner_of(value)._operands if is_tensor(slot)]


def unknown_aliasing_values(slot: OpOperand) -> list[AliasingValue]:
    """For operations without the interface: every tensor result and entry block argument."""
    aliases = [AliasingValue(result, UNKNOWN, False) for result in slot.owner.results if is_tensor(result)]
    for region in slot.owner.regions:
        aliases += [AliasingValue(argument, UNKNOWN, False) for argument in region.arguments if is_tensor(argument)]
    return aliases


@dataclass
class Traversal:
    """Limits of a walk up the use-def chain."""

    always_include_leaves: bool = True
    follow_in_place_only: bool = False
    follow_equivalent_only: bool = False
    follow_unknown_operations: bool = False
    follow_same_type_or_casts_only: bool = False
    revisit: bool = True
    leave_out: Callable[[OpOperand], bool] | None = None


DEFAULT_TRAVERSAL = Traversal()


class AnalysisState:
    """What is known of reads, writes and aliases without a whole-program analysis; written operands count
    as out of place."""

    def __init__(self, options: BufferizationOptions) -> None:
        self.options = options
        # Most answers are found here: these questions are the most frequent ones of all.
        self._models = options.known_models
        self.buffer_types: dict[Value, Any] = {}
        """Cached buffer types, valid while copies are inserted."""

    def note_stricter_decision(self) -> None:
        """Something has been decided otherwise than MLIR would, and may cost a copy."""

    # ---- Questions to models

    def get_aliasing_op_operands(self, value: Value) -> list[AliasingOpOperand]:
        operation = owner_of(value)
        model = self._models.get(operation.__class__) or self.options.model(operation)
        if model is None:
            return unknown_aliasing_op_operands(value)
        return model.get_aliasing_op_operands(operation, value, self)

    def get_aliasing_values(self, slot: OpOperand) -> list[AliasingValue]:
        operation = slot.owner
        model = self._models.get(operation.__class__) or self.options.model(operation)
        if model is None:
            return unknown_aliasing_values(slot)
        return model.get_aliasing_values(operation, slot, self)

    def reads(self, slot: OpOperand) -> bool:
        """True if the operand's buffer is read; true for unknown operations."""
        operation = slot.owner
        model = self._models.get(operation.__class__) or self.options.model(operation)
        return model is None or model.bufferizes_to_memory_read(operation, slot, self)

    def writes(self, slot: OpOperand) -> bool:
        """True if the operand's buffer is written to; true for unknown operations."""
        operation = slot.owner
        model = self._models.get(operation.__class__) or self.options.model(operation)
        return model is None or model.bufferizes_to_memory_write(operation, slot, self)

    def only_aliases(self, slot: OpOperand) -> bool:
        """True if the operand is neither read nor written, but aliased."""
        model = self.options.model(slot.owner)
        if model is None:
            return False
        return not self.reads(slot) and not self.writes(slot) and bool(self.get_aliasing_values(slot))

    def is_memory_write(self, value: Value) -> bool:
        """True if the value's contents are written by its defining operation."""
        if not isinstance(value, OpResult):
            return True
        operation = value.owner
        model = self._models.get(operation.__class__) or self.options.model(operation)
        return model is None or model.result_bufferizes_to_memory_write(operation, value, self)

    # ---- Refined by an analysis

    def is_in_place(self, slot: OpOperand) -> bool:
        return slot.owner.name == "bufferization.to_buffer" or not self.writes(slot)

    def are_equivalent(self, left: Value, right: Value) -> bool:
        return False

    def are_aliasing(self, left: Value, right: Value) -> bool:
        return True

    def has_undefined_contents(self, slot: OpOperand) -> bool:
        return False

    # ---- Walks

    def is_value_read(self, value: Value) -> bool:
        """True if anything reads the value's buffer, through operations that only alias it too."""
        pending = list(value.uses)
        visited: set[OpOperand] = set()
        while pending:
            slot = pending.pop()
            if slot in visited:
                continue
            visited.add(slot)
            if self.only_aliases(slot):
                for alias in self.get_aliasing_values(slot):
                    pending.extend(alias.value.uses)
            if self.reads(slot):
                return True
        return False

    def can_omit_copy(self, slot: OpOperand) -> bool:
        """True if a new buffer for the operand does not need its contents."""
        if self.has_undefined_contents(slot):
            return True
        reads = self.reads(slot)
        if not reads and self.writes(slot):
            return True
        return not reads and not any(self.is_value_read(alias.value) for alias in self.get_aliasing_values(slot))

    def find_in_reverse_use_def_chain(
        self,
        slot: OpOperand,
        condition: Callable[[Value], bool],
        config: Traversal = DEFAULT_TRAVERSAL,
        visited_operands: dict[OpOperand, None] | None = None,
    ) -> dict[Value, None]:
        """Returns the values satisfying the condition first, on each path from the operand upwards through aliases;
        with ``always_include_leaves`` also those where the walk ends otherwise."""
        visited: set[Value] = set()
        matches: dict[Value, None] = {}
        working: dict[Value, None] = {slot.value: None}
        if visited_operands is not None:
            visited_operands[slot] = None
        while working:
            value, _ = working.popitem()
            if not config.revisit and value in visited:
                if config.always_include_leaves:
                    matches[value] = None
                continue
            visited.add(value)
            if condition(value):
                matches[value] = None
                continue
            self._follow(value, config, matches, working, visited, visited_operands)
        return matches

    def _follow(
        self,
        value: Value,
        config: Traversal,
        values: dict[Value, None],
        working: dict[Value, None],
        visited: set[Value],
        visited_operands: dict[OpOperand, None] | None,
    ) -> None:
        leaves = config.always_include_leaves
        aliases: list[AliasingOpOperand] = []
        if config.follow_unknown_operations or self.options.model_of_value(value) is not None:
            aliases = self.get_aliasing_op_operands(value)
        if not aliases and leaves:
            values[value] = None
        for alias in aliases:
            if not self._may_follow(value, alias, config):
                if leaves:
                    values[value] = None
                continue
            above = alias.operand.value
            # Cycles (loops) are walked once.
            if above not in visited:
                working[above] = None
            if visited_operands is not None:
                visited_operands[alias.operand] = None

    def _may_follow(self, value: Value, alias: AliasingOpOperand, config: Traversal) -> bool:
        if config.leave_out is not None and config.leave_out(alias.operand):
            return False
        if config.follow_equivalent_only and alias.relation is not EQUIVALENT:
            return False
        if config.follow_in_place_only and not self.is_in_place(alias.operand):
            return False
        if config.follow_same_type_or_casts_only and alias.operand.value.type is not value.type:
            owner = value.defining_op
            return owner is not None and CastOpInterface.get(owner) is not None
        return True

    def find_definitions(self, slot: OpOperand) -> dict[Value, None]:
        """Returns the values that define what is read at the operand."""
        return self.find_in_reverse_use_def_chain(slot, self.is_memory_write, Traversal(always_include_leaves=False))


# ---- Regions


def enclosing_repetitive_region(region: Region | None, options: BufferizationOptions) -> Region | None:
    """Returns the region itself or the innermost one around it that may run several times."""
    while region is not None:
        holder = region.parent
        model = options.model(holder)
        if holder is not None and model is not None and model.is_repetitive_region(holder, region.index):
            return region
        region = region.parent_region
    return None


def parallel_region(region: Region | None, options: BufferizationOptions) -> Region | None:
    """Returns the innermost region, starting with this one, several instances of which may run in parallel."""
    while region is not None:
        holder = region.parent
        model = options.model(holder)
        if holder is not None and model is not None and model.is_parallel_region(holder, region.index):
            return region
        region = region.parent_region
    return None


def tensor_operands(operation: Operation) -> Iterable[OpOperand]:
    """Returns the operands that are tensors."""
    return [slot for slot in operation._operands if isinstance(slot.value.type, TensorType)]
