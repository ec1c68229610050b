"""Explains why a copy is needed, and what would make it unnecessary."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from lamina.define.properties import find_property
from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.bufferization import ops
from lamina.dialects.bufferization.buffers import dynamic_memref_type
from lamina.dialects.bufferization.copy_reports import (
    Site,
    operand_site,
    operand_text,
    operation_text,
    value_site,
    value_text,
)
from lamina.dialects.bufferization.one_shot_module_analysis import LAYOUT, argument_attribute, called_function
from lamina.dialects.func.ops import CallOp, FuncOp, ReturnOp
from lamina.dialects.linalg.named_ops import FillOp
from lamina.dialects.memref.ops import CastOp, SubViewOp
from lamina.dialects.tensor.ops import EmptyOp, FromElementsOp, SplatOp
from lamina.interfaces.bufferizable import AnalysisState, BufferRelation, owner_of, tensor_operands
from lamina.interfaces.loop_like import LoopLikeOpInterface
from lamina.interfaces.region_branch import terminator_model
from lamina.ir.attributes import DenseElementsAttr
from lamina.ir.operation import Operation
from lamina.ir.symbols import symbol_visibility
from lamina.ir.traits import Terminator
from lamina.ir.types import MemRefType
from lamina.ir.value import BlockArgument, OpOperand, OpResult, Value

if TYPE_CHECKING:
    from lamina.dialects.bufferization.analysis_facts import Conflict

# Operations that are cheaper to recompute than to copy.
_CHEAP = (FillOp, SplatOp, FromElementsOp)
_FEW_ELEMENTS = 16
WRONG_LAYOUT = "the layout or memory space of the buffer does not fit its use"
# Operations that require one layout, and copy buffers with others.
REALLOCATING = (CallOp, ReturnOp, ops.ToBufferOp)
_MOST_UNROLLED = 8
_COPYING = {
    "tensor.insert_slice": (
        "the source is another buffer than that part of the destination",
        "let what computes the source write to a tensor.extract_slice of the same part of the destination",
    ),
    "tensor.parallel_insert_slice": (
        "the source is another buffer than that part of the shared output",
        "let what computes the source write to a tensor.extract_slice of the same part of the shared output",
    ),
    "tensor.concat": (
        "the parts are buffers of their own",
        "compute each part in a tensor.extract_slice of one tensor.empty, and insert it there",
    ),
    "tensor.pad": (
        "the source is another buffer than that part of the padded one",
        "fill a tensor.empty of the padded size, let what computes the source write to a tensor.extract_slice of it, "
        "and insert it there",
    ),
    "bufferization.materialize_in_destination": ("the source is another buffer than the destination", ""),
    "linalg.copy": ("the operation asks for a copy", "use the source instead, where neither is written to"),
    "bufferization.clone": ("who gets the buffer will free it, and it belongs to somebody else", ""),
}
"""Operations that copy, whatever their operands: the reason, and the alternative."""


def copying_advice(name: str, copy: Operation) -> tuple[str, str]:
    """Returns why the named operation copies a buffer, by ``copy``, and the alternative; empty if nothing
    helps."""
    reason, suggestion = _COPYING.get(name, ("", ""))
    return reason, _clone_advice(copy) if isinstance(copy, ops.CloneOp) else suggestion


def _clone_advice(clone: ops.CloneOp) -> str:
    function = clone.parent_op
    if not isinstance(function, FuncOp):
        return ""
    if symbol_visibility(function) == "private":
        return "let private functions say who owns their results: private-function-dynamic-ownership"
    value = clone.input
    while isinstance(value, OpResult) and isinstance(value.owner, CastOp):
        value = value.owner.source
    if isinstance(value, BlockArgument) and value.owner.is_entry_block:
        return (
            "take a memref, and end in it with bufferization.materialize_in_destination, instead of returning a tensor"
        )
    return ""


def conflict_reason(conflict: Conflict) -> str:
    """Why an operand is not in place."""
    if conflict.read_only is not None:
        return f"{value_text(conflict.read_only)} must keep its contents"
    read, write = conflict.read, conflict.write
    if read is None or write is None:
        assert conflict.definition is not None
        return f"several threads would write to {value_text(conflict.definition)}"
    when = " in the next iteration" if _is_read_earlier(read, write) else ""
    verb = "reads" if when else "still reads"
    reader = operand_text(read) + _line_unless_clear(read, write)
    return f"{operand_text(write)} would overwrite what {reader} {verb}{when}"


def _line_unless_clear(read: OpOperand, write: OpOperand) -> str:
    """Returns the reader's line, if its name does not distinguish it from the writer."""
    reader, writer = read.owner, write.owner
    where = operand_site(read).position
    if reader is writer or where is None or operation_text(reader) != operation_text(writer):
        return ""
    return f" in line {where[1]}"


def conflict_advice(conflict: Conflict, state: AnalysisState) -> str:
    """Returns what would resolve the conflict; empty if nothing is known."""
    if conflict.read_only is not None:
        return _advice_for_read_only(conflict.read_only, state)
    read, write = conflict.read, conflict.write
    if read is None or write is None:
        return "pass the tensor into the parallel loop as a shared output, and write to a slice of that"
    reader, writer = read.owner, write.owner
    if reader is writer and read is not write:
        return "" if state.reads(write) else "give the operation another tensor to write to, such as a tensor.empty"
    if writer.is_proper_ancestor(reader):
        return f"start {operation_text(writer)} from another tensor, such as a tensor.empty, if it overwrites all of it"
    if _is_read_earlier(read, write):
        return "pass the tensor on from iteration to iteration, if each may see what the one before has written"
    if reader.has_trait(Terminator):
        return "return or yield only the result of the write, if the tensor as it was is not needed"
    if state.writes(read):
        return "none, unless one of the two can do with other contents: both write to what they start from"
    if not _depends_on(reader, writer):
        return f"move {operation_text(reader)}, and what else reads the tensor after the write, in front of the write"
    owner = None if conflict.definition is None else conflict.definition.defining_op
    if isinstance(owner, _CHEAP):
        return f"give {operation_text(reader)} a {operation_text(owner)} of its own, which costs less than a copy"
    return f"none: {operation_text(reader)} needs the tensor as it was, and the result of the write"


def _advice_for_read_only(value: Value, state: AnalysisState) -> str:
    owner = owner_of(value)
    if isinstance(value, BlockArgument) and isinstance(owner, FuncOp):
        if not state.options.bufferize_function_boundaries:
            return "run with bufferize-function-boundaries"
        return "mark the argument with bufferization.writable = true, if the caller need not keep its contents"
    if isinstance(owner, ConstantOp):
        constant = find_property(owner, ConstantOp.value)
        if isinstance(constant, DenseElementsAttr) and not constant.is_splat:
            few = constant.type.num_elements <= _FEW_ELEMENTS
            return "make the tensor with tensor.from_elements instead of writing to a constant" if few else ""
        return "fill a tensor.empty instead of writing to a constant"
    if isinstance(owner, ops.ToTensorOp):
        return "mark the bufferization.to_tensor as writable, if its buffer may be overwritten"
    return ""


def layout_advice(user: Operation, contents: Value | None, helps: Callable[[str, Operation], bool]) -> str:
    """Returns what would give a buffer the required layout, if it was copied for that. ``helps``: another
    conversion of function types would."""
    if isinstance(user, REALLOCATING):
        if helps("fully-dynamic-layout-map", user):
            return "let functions take buffers with function-boundary-type-conversion=fully-dynamic-layout-map"
        if isinstance(user, ops.ToBufferOp):
            type = user.results[0].type
            if isinstance(type, MemRefType) and type.memory_space is None:
                wanted = dynamic_memref_type(user.tensor.type, None)
                return f"let the bufferization.to_buffer give a buffer of any layout, {wanted}"
        elif isinstance(user, CallOp) and _asks_for_layout(user):
            return f"let the argument of the callee have any layout: without {LAYOUT}"
        return ""
    if helps("identity-layout-map", user):
        return "let functions take contiguous buffers with function-boundary-type-conversion=identity-layout-map"
    source = None if contents is None else contents.defining_op
    if isinstance(source, ops.ToTensorOp) and isinstance(source.buffer.defining_op, SubViewOp):
        return "reshape before the slice is taken, or take a slice that is contiguous"
    return "take a buffer that is contiguous"


def _asks_for_layout(call: CallOp) -> bool:
    """True if an argument of the callee requires a layout."""
    callee = called_function(call)
    return callee is not None and any(
        argument_attribute(callee, at, LAYOUT) is not None for at, _ in enumerate(call.operands)
    )


def _is_read_earlier(read: OpOperand, write: OpOperand) -> bool:
    """True if the read precedes the write in the text, so that only a loop makes it run after."""
    reader, writer = read.owner, write.owner
    if read is write:
        return True
    if reader.is_ancestor(writer) or writer.is_ancestor(reader):
        return False
    around = _ancestor_beside(reader, writer)
    if around is None:
        return False
    first, second = around
    return first.is_before_in_block(second)


def _ancestor_beside(left: Operation, right: Operation) -> tuple[Operation, Operation] | None:
    """Returns the operations around the two, or they themselves, that are in one block."""
    blocks = {ancestor.parent: ancestor for ancestor in (left, *left.ancestors)}
    for candidate in (right, *right.ancestors):
        if candidate.parent is not None and candidate.parent in blocks:
            return blocks[candidate.parent], candidate
    return None


def _depends_on(later: Operation, earlier: Operation) -> bool:
    """True if the later operation transitively uses a result of the earlier one, or the order is determined by
    control flow: it is in another block."""
    around = _ancestor_beside(later, earlier)
    if around is None:
        return True
    later, earlier = around
    stack, seen = [later], {later}
    while stack:
        operation = stack.pop()
        for inner in operation.walk():
            for value in inner.operands:
                owner = value.defining_op
                while owner is not None and owner.parent is not earlier.parent:
                    owner = owner.parent_op
                if owner is earlier:
                    return True
                if owner is not None and owner not in seen and earlier.is_before_in_block(owner):
                    seen.add(owner)
                    stack.append(owner)
    return False


# ---- Where the access is


def access_inside(slot: OpOperand, state: AnalysisState, writes: bool) -> Site | None:
    """For an operation with regions: returns the first nested operand that actually writes, or reads, the operand's
    buffer; None if it is the operation itself."""
    if not slot.owner.regions:
        return None
    values = set(_members(slot.value, state)) | _values_inside(slot, state)
    for inner in slot.owner.walk():
        if inner is slot.owner:
            continue
        if inner.has_trait(Terminator):
            values |= _handed_on(inner, values, state)
            continue
        for tensor_operand in tensor_operands(inner):
            if tensor_operand.value not in values or (writes and not state.is_in_place(tensor_operand)):
                continue
            if inner.regions and not state.is_in_place(tensor_operand):
                continue
            if inner.regions:
                values |= _values_inside(tensor_operand, state)
            elif state.writes(tensor_operand) if writes else state.reads(tensor_operand):
                return operand_site(tensor_operand)
    return None


def _values_inside(slot: OpOperand, state: AnalysisState) -> set[Value]:
    """Returns the values inside the operation that have the operand's buffer."""
    aliases = {value for alias in state.get_aliasing_values(slot) for value in _members(alias.value, state)}
    model = LoopLikeOpInterface.get(slot.owner)
    inits = [] if model is None else model.get_inits(slot.owner)
    for init, argument in zip(inits, _arguments(slot.owner), strict=False):
        if init is slot:
            aliases.update(_members(argument, state))
    return aliases


def _handed_on(terminator: Operation, values: set[Value], state: AnalysisState) -> set[Value]:
    """Returns what receives one of the values in the regions that follow that of the terminator."""
    model = terminator_model(terminator)
    passed_on: set[Value] = set()
    successors = [] if model is None else model.get_successor_regions(terminator, [None] * len(terminator._operands))
    for successor in successors:
        assert model is not None
        slots = model.get_successor_operands(terminator, successor)
        for slot, argument in zip(slots, successor.inputs, strict=False):
            if slot.value in values and not successor.is_parent:
                passed_on.update(_members(argument, state))
    return passed_on


def _arguments(loop: Operation) -> list[BlockArgument]:
    model = LoopLikeOpInterface.get(loop)
    return [] if model is None else model.get_region_iter_args(loop)


def _members(value: Value, state: AnalysisState) -> Iterable[Value]:
    aliases = getattr(state, "aliases", None)
    return (value,) if aliases is None else aliases.members(value)


# ---- Yields of loops


@dataclass(frozen=True)
class YieldAdvice:
    """Why a loop yields a different buffer: where the buffer comes from, and what to do."""

    origin: Site | None
    origin_text: str
    suggestion: str


def yield_advice(slot: OpOperand, loop: Operation, state: AnalysisState) -> YieldAdvice:
    """Explains where a yielded buffer comes from if it is not that of the iter_arg."""
    steps = _steps_to_its_place(slot, loop, state)
    if steps is not None:
        return YieldAdvice(
            None, "", f"unroll the loop by {steps}, so that each buffer is back in its place at the end of an iteration"
        )
    value, copied = _origin(slot, state)
    if copied is not None:
        site = operand_site(copied)
        return YieldAdvice(site, f"it is the copy for {site.text}", f"avoid the copy for {site.text}")
    if isinstance(value, OpResult) and loop.is_ancestor(value.owner):
        site = value_site(value)
        return YieldAdvice(
            site,
            f"it is made here: {site.text}",
            "write to the iteration argument instead of a new tensor, or to a second one, if the first is still read",
        )
    site = value_site(value)
    if isinstance(value, OpResult) and isinstance(value.owner, EmptyOp) and value.type is slot.value.type:
        return YieldAdvice(
            site,
            f"it is that of {site.text}",
            "run lamina-double-buffer-loops before: it passes in a second tensor.empty as an iteration argument, and "
            "yields the two exchanged",
        )
    return YieldAdvice(
        site,
        f"it is that of {site.text}",
        "yield the iteration argument of the same position, or the result of a write to it",
    )


def _original(value: Value) -> Value:
    """Returns the copied value, if the value is an inserted copy."""
    owner = value.defining_op
    if isinstance(owner, ops.AllocTensorOp) and owner.copy is not None:
        return owner.copy
    return value


def _steps_to_its_place(slot: OpOperand, loop: Operation, state: AnalysisState) -> int | None:
    """After how many iterations the buffer of the iteration argument is yielded at its own position again, where the
    loop only exchanges the buffers of its arguments."""
    model = LoopLikeOpInterface.get(loop)
    slots = [] if model is None else model.get_yielded_values(loop)
    arguments = _arguments(loop)
    if slot not in slots or len(slots) != len(arguments):
        return None
    yielded = [_original(slot.value) for slot in slots]
    first = at = slots.index(slot)
    steps = 0
    while steps < _MOST_UNROLLED:
        taken = next((i for i, argument in enumerate(arguments) if state.are_equivalent(yielded[at], argument)), None)
        if taken is None:
            return None
        at, steps = taken, steps + 1
        if at == first:
            return steps if steps > 1 else None
    return None


def _origin(slot: OpOperand, state: AnalysisState) -> tuple[Value, OpOperand | None]:
    """Returns the value whose buffer is yielded, following in-place operands, and the copied operand if the buffer is
    a copy."""
    value = _original(slot.value)
    while isinstance(value, OpResult):
        above = next(
            (
                tensor_operand
                for tensor_operand in tensor_operands(value.owner)
                if any(
                    alias.value is value and alias.relation is BufferRelation.EQUIVALENT
                    for alias in state.get_aliasing_values(tensor_operand)
                )
            ),
            None,
        )
        if above is None:
            break
        if not state.is_in_place(above):
            return value, above
        value = _original(above.value)
    return value, None
