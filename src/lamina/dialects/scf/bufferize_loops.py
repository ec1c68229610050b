"""Bufferization of loops that carry tensors."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from lamina.define import operand_segments, segment_sizes
from lamina.define.operand_slots import operand_slots
from lamina.dialects.bufferization import buffers
from lamina.dialects.bufferization import ops as bufferization
from lamina.dialects.bufferization.models import cast_buffer, kept_attributes
from lamina.dialects.bufferization.one_shot_analysis import OneShotAnalysisState
from lamina.dialects.scf.ops import ConditionOp, ForallOp, ForOp, WhileOp, YieldOp
from lamina.interfaces.bufferizable import (
    EQUIVALENT,
    UNKNOWN,
    AliasingOpOperand,
    AliasingValue,
    AnalysisState,
    BufferizableModel,
    BufferizableOpInterface,
    BufferizationError,
    BufferizationOptions,
    BufferRelation,
)
from lamina.interfaces.region_branch import terminator_model
from lamina.interfaces.view_like import MixedValue, mixed_values
from lamina.ir.attribute import Type
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import BaseMemRefType, TensorType
from lamina.ir.value import BlockArgument, OpOperand, Value
from lamina.rewrite.fold import constant_int

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter


def _buffered_type(value: Value, options: BufferizationOptions, stack: list[Value]) -> BaseMemRefType:
    """Returns the type of a tensor's buffer, or of a value that is one."""
    held: Any = value.type
    if isinstance(held, TensorType):
        held = buffers.buffer_type(value, options, stack)
    type: BaseMemRefType = held
    return type


def _loop_type(
    loop: Operation, argument: Value, init: Value, yielded: Value, options: BufferizationOptions, stack: list[Value]
) -> Type:
    """Returns the buffer type of a carried value: that of the init and of the yielded value, or one compatible with
    both."""
    initial = _buffered_type(init, options, stack)
    # The query recurs through the yielded value.
    if stack.count(argument) >= 2:
        return initial
    final = _buffered_type(yielded, options, stack)
    if initial is final:
        return final
    if initial.memory_space is not final.memory_space:
        loop.emit_error(f"'{loop.name}' op init_arg and yielded value bufferize to inconsistent memory spaces")
        raise BufferizationError
    return buffers.dynamic_memref_type(argument.type, final.memory_space)


def _init_buffers(
    rewriter: PatternRewriter, slots: Sequence[OpOperand], typed: Sequence[Value], options: BufferizationOptions
) -> list[Value]:
    """Returns the buffers of the inits, with the types of the buffers of ``typed``."""
    values = [
        buffers.get_buffer(rewriter, slot.value, options) if isinstance(slot.value.type, TensorType) else slot.value
        for slot in slots
    ]
    return [
        cast_buffer(rewriter, value, buffers.buffer_type(tensor, options))
        if isinstance(tensor.type, TensorType)
        else value
        for value, tensor in zip(values, typed, strict=True)
    ]


def _fail(operation: Operation, message: str) -> None:
    operation.emit_error(message)
    raise BufferizationError


def _other_buffer(loop: Operation, slot: OpOperand, what: str, state: AnalysisState) -> None:
    """A loop passes on another buffer than that of the iteration argument."""
    if state.options.as_mlir:
        _fail(slot.owner, f"{what} is not equivalent to the corresponding iter bbArg")
    assert isinstance(state, OneShotAnalysisState)
    state.loop_yields.append((slot, loop))


class _Loop(BufferizableModel):
    """The common part of the loops."""

    @staticmethod
    def bufferizes_to_memory_read(operation: Operation, slot: OpOperand, state: AnalysisState) -> bool:
        return True

    @staticmethod
    def bufferizes_to_memory_write(
        operation: WhileOp | ForOp | ForallOp, slot: OpOperand, state: AnalysisState
    ) -> bool:
        return True

    @staticmethod
    def is_writable(operation: Operation, value: Value, state: AnalysisState) -> bool:
        """The buffer of a carried value is either that of the init or a copy of it."""
        return True


# ---- scf.for


def _may_not_run(lower: MixedValue, upper: MixedValue) -> bool:
    first, last = constant_int(lower), constant_int(upper)
    return first is None or last is None or last <= first


def _for_relation(loop: ForOp, index: int, state: AnalysisState) -> BufferRelation:
    argument = loop.regions[0].arguments[index + 1]
    yielded = loop.regions[0].entry_block.terminator.operand(index)
    return EQUIVALENT if state.are_equivalent(argument, yielded) else UNKNOWN


def _stays_inside(aliases: Iterable[Value], region: Region, carried: Value | None) -> bool:
    """True if all values that may share the buffer come from inside the region, or are the carried value."""
    for value in aliases:
        if value is carried:
            continue
        home = value.parent_region
        if isinstance(value, BlockArgument):
            if home is region or not region.is_ancestor(home):
                return False
        elif not region.is_ancestor(home):
            return False
    return True


def _must_differ(loop: ForOp, slot: OpOperand, other: OpOperand, state: OneShotAnalysisState) -> bool:
    """True if two yielded values are one buffer, both are used afterwards, and a write to one of them, here or
    downstream, would be visible in the other. MLIR ignores that."""
    if not state.options.is_sound or not state.are_aliasing(slot.value, other.value):
        return False
    carried = [(loop.regions[0].arguments[yielded.index + 1], loop.results[yielded.index]) for yielded in (slot, other)]
    if not all(argument.first_use or result.first_use for argument, result in carried):
        return False
    return any(_is_written_or_leaves(value, slot.owner, state) for values in carried for value in values)


def _is_written_or_leaves(value: Value, end: Operation, state: OneShotAnalysisState) -> bool:
    return any(
        (state.is_in_place(use) and state.writes(use)) or (use.owner is not end and terminator_model(use.owner))
        for alias in list(state.aliases.members_sharing(value))
        for use in alias.uses
    )


def _exchanged(loop: ForOp, state: AnalysisState) -> set[OpOperand]:
    """Returns the yielded values of a loop that permutes the buffers of its iter_args, as in double buffering: they
    stay distinct buffers, each treated as written from outside. MLIR copies them in each iteration."""
    slots = loop.regions[0].entry_block.terminator.op_operands
    return _permuted(loop.regions[0].arguments[1:], slots, operand_slots(loop, ForOp.init_args), state)


def _permuted(
    arguments: Sequence[Value], slots: Sequence[OpOperand], inits: Sequence[OpOperand], state: AnalysisState
) -> set[OpOperand]:
    """Returns the slots that yield a permutation of the buffers of the arguments, which start as the inits."""
    if state.options.as_mlir or state.options.copy_before_write or not isinstance(state, OneShotAnalysisState):
        return set()
    tensors = [at for at, argument in enumerate(arguments) if isinstance(argument.type, TensorType)]
    goes_to: dict[int, int] = {}
    for at in tensors:
        value = slots[at].value
        same = [
            tensor for tensor in tensors if value in state.aliases and state.are_equivalent(value, arguments[tensor])
        ]
        if len(same) == 1 and arguments[same[0]].type is arguments[at].type:
            goes_to[at] = same[0]
    moved = {at for at, source in goes_to.items() if source != at}
    # Only whole circles: no buffer is yielded twice, none gets lost.
    while lost := {at for at in moved if goes_to[at] not in moved or at not in {goes_to[tensor] for tensor in moved}}:
        moved -= lost
    in_place = [inits[at] for at in sorted(moved) if state.is_in_place(inits[at])]
    if len({goes_to[at] for at in moved}) != len(moved) or _overlap(in_place, state):
        return set()
    return {slots[at] for at in moved}


def _overlap(slots: Sequence[OpOperand], state: AnalysisState) -> bool:
    return any(state.are_aliasing(slot.value, other.value) for at, slot in enumerate(slots) for other in slots[:at])


def _for_yields_to_copy(loop: ForOp, state: AnalysisState) -> tuple[list[OpOperand], list[OpOperand]]:
    """Returns the yielded values that may be outside buffers, or must be distinct: MLIR ignores that."""
    from_outside: list[OpOperand] = []
    shared: list[OpOperand] = []
    kept: list[OpOperand] = []
    analysis = state if isinstance(state, OneShotAnalysisState) else None
    body = loop.regions[0]
    exchanged = _exchanged(loop, state)
    for slot, argument in zip(body.entry_block.terminator._operands, body.arguments[1:], strict=True):
        if not isinstance(argument.type, TensorType) or slot in exchanged:
            continue
        is_inserted = analysis is not None and slot.value not in analysis.aliases
        if analysis is None:
            from_outside.append(slot)
        elif not _stays_inside(analysis.aliases.members_sharing(slot.value), body, argument):
            # MLIR takes copies that have just been inserted for values from inside.
            if not is_inserted and not buffers.is_copied_as_result(slot.value, state):
                from_outside.append(slot)
            elif state.options.is_sound:
                shared.append(slot)
        elif any(_must_differ(loop, slot, other, analysis) for other in kept):
            shared.append(slot)
        else:
            kept.append(slot)
    return from_outside, shared


class _For(_Loop):
    @staticmethod
    def bufferizes_to_memory_read(operation: Operation, slot: OpOperand, state: AnalysisState) -> bool:
        assert isinstance(operation, ForOp)
        if _may_not_run(operation.lower_bound, operation.upper_bound):
            return True
        return state.is_value_read(operation.regions[0].arguments[slot.index - 2])

    @staticmethod
    def get_aliasing_values(operation: ForOp, slot: OpOperand, state: AnalysisState) -> list[AliasingValue]:
        index = slot.index - 3
        relation = _for_relation(operation, index, state)
        return [AliasingValue(operation.results[index], relation, relation is EQUIVALENT)]

    @staticmethod
    def get_aliasing_op_operands(operation: ForOp, value: Value, state: AnalysisState) -> list[AliasingOpOperand]:
        """Derived from the aliasing values, without querying each operand."""
        if isinstance(value, BlockArgument):
            return []
        relation = _for_relation(operation, value.index, state)
        init = operand_slots(operation, ForOp.init_args)[value.index]
        return [AliasingOpOperand(init, relation, relation is EQUIVALENT)]

    @staticmethod
    def resolve_conflicts(operation: ForOp, rewriter: PatternRewriter, state: AnalysisState) -> None:
        """A yielded value that may be a buffer from outside is copied, so that results alias nothing but their
        inits."""
        buffers.resolve_operand_conflicts(operation, rewriter, state)
        if state.options.copy_before_write:
            return
        from_outside, shared = _for_yields_to_copy(operation, state)
        rewriter.set_insertion_point(operation.regions[0].entry_block.terminator)
        for slot in sorted((*from_outside, *shared), key=lambda slot: slot.index):
            _copy_operand(rewriter, slot, state)

    @staticmethod
    def verify_analysis(operation: ForOp, state: AnalysisState) -> None:
        if _for_yields_to_copy(operation, state)[1]:
            state.note_stricter_decision()
        if state.options.allow_return_allocs_from_loops:
            return
        exchanged = _exchanged(operation, state)
        for result in operation.results:
            if isinstance(result.type, TensorType) and _for_relation(operation, result.index, state) is not EQUIVALENT:
                slot = operation.regions[0].entry_block.terminator.op_operands[result.index]
                if slot in exchanged:
                    continue
                _other_buffer(operation, slot, f"Yield operand #{result.index}", state)

    @staticmethod
    def get_buffer_type(operation: ForOp, value: Value, options: BufferizationOptions, stack: list[Value]) -> Type:
        if not isinstance(value, BlockArgument):
            argument = operation.regions[0].arguments[value.index + 1]
            if not isinstance(argument.type, TensorType):
                return argument.type
            type_: Type = buffers.buffer_type(argument, options, stack)
            return type_
        index = value.index - 1
        yielded = operation.regions[0].entry_block.terminator.operand(index)
        return _loop_type(operation, value, operation.operand(index + 3), yielded, options, stack)

    @staticmethod
    def bufferize(operation: ForOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        old = operation.regions[0].entry_block
        inits = _init_buffers(rewriter, operand_slots(operation, ForOp.init_args), operation.results, options)
        rewriter.set_insertion_point(operation)
        induction = old.arguments[0]
        body = Block(
            [induction.type, *(value.type for value in inits)], [argument.location for argument in old.arguments]
        )
        loop = ForOp(
            [*operation.operands[:3], *inits],
            [value.type for value in inits],
            dict(operation._properties),
            dict(operation._attributes),
            (),
            1,
            operation.raw_location,
        )
        loop.regions[0].append(body)
        rewriter.insert(loop)
        rewriter.set_insertion_point_to_start(body)
        arguments = [body.arguments[0], *buffers.tensors_of(rewriter, body.arguments[1:], old.arguments[1:])]
        rewriter.merge_blocks(old, body, arguments)
        buffers.replace_with_buffers(rewriter, operation, loop.results)


# ---- scf.while


def _while_parts(loop: WhileOp) -> tuple[list[BlockArgument], list[Value], list[BlockArgument], list[Value]]:
    """Returns the arguments of the first region, the operands forwarded by its condition, and the same for the
    second and its yield."""
    before, after = loop.regions
    condition, end = before.entry_block.terminator, after.entry_block.terminator
    return before.arguments, condition.operands[1:], after.arguments, end.operands


def _while_relation(loop: WhileOp, index: int, state: AnalysisState) -> BufferRelation:
    before, passed, after, yielded = _while_parts(loop)
    if index >= len(before) or before[index].type is not loop.results[index].type:
        return UNKNOWN
    same = state.are_equivalent(before[index], passed[index]) and state.are_equivalent(after[index], yielded[index])
    return EQUIVALENT if same else UNKNOWN


def _exchanged_by_while(loop: WhileOp, state: AnalysisState) -> set[OpOperand]:
    """Like _exchanged(), for a loop whose first region passes on each argument at its own position."""
    before, passed, after, _ = _while_parts(loop)
    if len(before) != len(after) or len(passed) != len(before) or not isinstance(state, OneShotAnalysisState):
        return set()
    for argument, value in zip(before, passed, strict=True):
        if argument.type is not value.type:
            return set()
        if isinstance(value.type, TensorType) and not (
            value in state.aliases and state.are_equivalent(argument, value)
        ):
            return set()
    return _permuted(after, loop.regions[1].entry_block.terminator.op_operands, loop.op_operands, state)


def _while_yields_to_copy(loop: WhileOp, state: AnalysisState) -> list[OpOperand]:
    """Returns the values yielded to the first region that may be outside buffers, or are yielded twice, if
    the first region writes to them. MLIR ignores that."""
    if not state.options.is_sound or not isinstance(state, OneShotAnalysisState):
        return []
    region = loop.regions[1]
    terminator = region.entry_block.terminator
    written = {
        position
        for position, argument in enumerate(loop.regions[0].arguments)
        if isinstance(argument.type, TensorType) and _is_written_in(argument, loop.regions[0], state)
    }
    if not written:
        return []
    yields = []
    kept: list[Value] = []
    exchanged = _exchanged_by_while(loop, state)
    for slot in list(terminator._operands):
        if not isinstance(slot.value.type, TensorType) or slot in exchanged:
            continue
        aliases = list(state.aliases.members_sharing(slot.value))
        others = [
            alias for alias in aliases if not (isinstance(alias, BlockArgument) and alias.parent_region is region)
        ]
        shares = any(state.are_aliasing(slot.value, other) for other in kept)
        if shares or (slot.index in written and not _stays_inside(others, region, None)):
            yields.append(slot)
        else:
            kept.append(slot.value)
    return yields


def _is_written_in(value: Value, region: Region, state: OneShotAnalysisState) -> bool:
    """True if an operation of the region writes to the value's buffer. A loop does if its body does, at once or after
    the buffer has been yielded to another argument."""
    pending: list[tuple[Value, Region | None]] = [(value, region)]
    seen = {value}
    while pending:
        carried, around = pending.pop()
        assert around is not None
        for alias in list(state.aliases.members_sharing(carried)):
            for use in alias.uses:
                if not (around.is_ancestor(use.owner.parent_region) and state.is_in_place(use)):
                    continue
                reached = _carried_arguments(use, region)
                if reached is None and state.writes(use):
                    return True
                for argument in reached or ():
                    if argument not in seen:
                        seen.add(argument)
                        pending.append((argument, argument.parent_region))
    return False


def _carried_arguments(slot: OpOperand, region: Region) -> list[BlockArgument] | None:
    """Returns the arguments of a loop's regions that may hold the buffer of one of its operands, or of a value that
    ends an iteration of a loop inside the region; None for other operations."""
    owner = slot.owner
    if isinstance(owner, ForOp):
        return [owner.regions[0].arguments[slot.index - 2]]
    if isinstance(owner, ForallOp):
        return [owner.regions[0].arguments[_forall_rank(owner) + _output_index(owner, slot)]]
    if isinstance(owner, WhileOp):
        return [inside.arguments[slot.index] for inside in owner.regions if slot.index < len(inside.arguments)]
    loop = owner.parent_op
    if loop is region.parent or not isinstance(owner, YieldOp | ConditionOp):
        return None
    if isinstance(loop, ForOp):
        return [loop.regions[0].arguments[slot.index + 1]]
    if isinstance(loop, WhileOp):
        is_condition = isinstance(owner, ConditionOp)
        arguments = loop.regions[1 if is_condition else 0].arguments
        return [arguments[slot.index - (1 if is_condition else 0)]]
    return None


def _copy_operand(rewriter: PatternRewriter, slot: OpOperand, state: AnalysisState) -> None:
    """Replaces the operand with a copy of its value."""
    owner = slot.owner
    tensor = buffers.allocate_tensor_for(rewriter, slot.value, state.options, owner.raw_location)
    rewriter.modify_in_place(owner, lambda: slot.set(tensor))


class _While(_Loop):
    @staticmethod
    def get_aliasing_values(operation: WhileOp, slot: OpOperand, state: AnalysisState) -> list[AliasingValue]:
        index = slot.index
        if index >= len(operation.results) or operation.results[index].type is not slot.value.type:
            return []
        relation = _while_relation(operation, index, state)
        return [AliasingValue(operation.results[index], relation, relation is EQUIVALENT)]

    @staticmethod
    def resolve_conflicts(operation: WhileOp, rewriter: PatternRewriter, state: AnalysisState) -> None:
        buffers.resolve_operand_conflicts(operation, rewriter, state)
        if state.options.copy_before_write:
            return
        shared = _while_yields_to_copy(operation, state)
        condition = operation.regions[0].entry_block.terminator
        before, _, after, yielded = _while_parts(operation)
        moved = {slot.index for slot in _exchanged_by_while(operation, state)}
        rewriter.set_insertion_point(condition)
        for position, slot in enumerate(operand_slots(condition, ConditionOp.args)):
            if not isinstance(slot.value.type, TensorType) or position in moved:
                continue
            same = (
                position < len(before)
                and position < len(yielded)
                and state.are_equivalent(before[position], slot.value)
                and state.are_equivalent(after[position], yielded[position])
            )
            if not same:
                _copy_operand(rewriter, slot, state)
        rewriter.set_insertion_point(operation.regions[1].entry_block.terminator)
        for slot in shared:
            _copy_operand(rewriter, slot, state)

    @staticmethod
    def verify_analysis(operation: WhileOp, state: AnalysisState) -> None:
        if _while_yields_to_copy(operation, state):
            state.note_stricter_decision()
        if state.options.allow_return_allocs_from_loops:
            return
        before, passed, after, yielded = _while_parts(operation)
        exchanged = _exchanged_by_while(operation, state)
        for what, arguments, values, region in (
            ("Condition arg", before, passed, operation.regions[0]),
            ("Yield operand", after, yielded, operation.regions[1]),
        ):
            for position, value in enumerate(values):
                if not isinstance(value.type, TensorType):
                    continue
                if position >= len(arguments) or not state.are_equivalent(value, arguments[position]):
                    terminator = region.entry_block.terminator
                    slot = terminator.op_operands[terminator.num_operands - len(values) + position]
                    if slot not in exchanged:
                        _other_buffer(operation, slot, f"{what} #{position}", state)

    @staticmethod
    def get_buffer_type(operation: WhileOp, value: Value, options: BufferizationOptions, stack: list[Value]) -> Type:
        before, passed, _, yielded = _while_parts(operation)
        if isinstance(value, BlockArgument) and value.owner.parent is operation.regions[0]:
            return _loop_type(operation, value, operation.operand(value.index), yielded[value.index], options, stack)
        source = passed[value.index]
        if not isinstance(source.type, TensorType):
            return source.type
        type_: Type = buffers.buffer_type(source, options, stack)
        return type_

    @staticmethod
    def bufferize(operation: WhileOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        before, after = (region.entry_block for region in operation.regions)
        inits = _init_buffers(rewriter, operation._operands, before.arguments, options)
        types = [
            buffers.buffer_type(argument, options) if isinstance(argument.type, TensorType) else argument.type
            for argument in after.arguments
        ]
        rewriter.set_insertion_point(operation)
        loop = WhileOp(
            inits, types, operation._properties, kept_attributes(operation, options), (), 2, operation.raw_location
        )
        first = Block([value.type for value in inits], [argument.location for argument in before.arguments])
        second = Block(types, [argument.location for argument in after.arguments])
        loop.regions[0].append(first)
        loop.regions[1].append(second)
        rewriter.insert(loop)
        for new, old in ((first, before), (second, after)):
            rewriter.set_insertion_point_to_start(new)
            rewriter.merge_blocks(old, new, buffers.tensors_of(rewriter, new.arguments, old.arguments))
        buffers.replace_with_buffers(rewriter, operation, loop.results)


# ---- scf.forall


def _forall_bounds(loop: ForallOp) -> tuple[list[MixedValue], list[MixedValue], list[MixedValue]]:
    return (
        mixed_values(loop.static_lower_bound, loop.dynamic_lower_bound),
        mixed_values(loop.static_upper_bound, loop.dynamic_upper_bound),
        mixed_values(loop.static_step, loop.dynamic_step),
    )


def _forall_rank(loop: ForallOp) -> int:
    return len(loop.static_lower_bound)


def _output_index(loop: ForallOp, slot: OpOperand) -> int:
    return slot.index - (loop.num_operands - len(loop.outputs))


class _Forall(_Loop):
    """Always reads: what no iteration inserts comes from the init."""

    @staticmethod
    def get_aliasing_values(operation: ForallOp, slot: OpOperand, state: AnalysisState) -> list[AliasingValue]:
        return [AliasingValue(operation.results[_output_index(operation, slot)], EQUIVALENT)]

    @staticmethod
    def get_aliasing_op_operands(operation: ForallOp, value: Value, state: AnalysisState) -> list[AliasingOpOperand]:
        if isinstance(value, BlockArgument):
            return []
        return [AliasingOpOperand(operand_slots(operation, ForallOp.outputs)[value.index], EQUIVALENT)]

    @staticmethod
    def is_repetitive_region(operation: ForallOp, index: int) -> bool:
        for bounds in zip(*_forall_bounds(operation), strict=True):
            numbers = [constant_int(entry) for entry in bounds]
            if None in numbers:
                return True
            lower, upper, step = (number for number in numbers if number is not None)
            if lower + step < upper:
                return True
        return False

    @classmethod
    def is_parallel_region(cls, operation: ForallOp, index: int) -> bool:
        return cls.is_repetitive_region(operation, index)

    @staticmethod
    def get_buffer_type(operation: ForallOp, value: Value, options: BufferizationOptions, stack: list[Value]) -> Type:
        index = value.index - _forall_rank(operation) if isinstance(value, BlockArgument) else value.index
        type_: Type = buffers.buffer_type(operation.outputs[index], options, stack)
        return type_

    @staticmethod
    def bufferize(operation: ForallOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        rank = _forall_rank(operation)
        outputs = [buffers.get_buffer(rewriter, value, options) for value in operation.outputs]
        old = operation.regions[0].entry_block
        rewriter.set_insertion_point_to_start(old)
        for argument, buffer in zip(old.arguments[rank:], outputs, strict=True):
            to_tensor = rewriter.create(bufferization.ToTensorOp, buffer, result_types=[argument.type])
            argument.replace_all_uses_with(to_tensor.results[0])
        rewriter.set_insertion_point(operation)
        sizes = list(operand_segments(operation))
        sizes[3] = 0
        properties = {**operation._properties, **segment_sizes(*sizes)}
        bounds = operation.operands[: sum(sizes)]
        loop = ForallOp(bounds, (), properties, dict(operation._attributes), (), 1, operation.raw_location)
        rewriter.insert(loop)
        rewriter.inline_region_before(operation.regions[0], None, loop.regions[0])
        loop.regions[0].entry_block.erase_arguments(range(rank, rank + len(outputs)))
        buffers.replace_with_buffers(rewriter, operation, outputs)


def register() -> None:
    """Registers the models of the loops."""
    BufferizableOpInterface.implement(ForOp)(_For)
    BufferizableOpInterface.implement(WhileOp)(_While)
    BufferizableOpInterface.implement(ForallOp)(_Forall)
