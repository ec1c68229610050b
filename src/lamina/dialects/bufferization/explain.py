"""Why One-Shot Bufferize copies: ``--explain-copies``, ``--fail-on-copy`` and ``bufferization.max_copies``.

A ``CopyLog`` listens while copies are inserted. Afterwards it reports each of them with the read, the write and the
definition that are in conflict, and complains of copies that are not allowed.
"""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

from lamina.dialects.bufferization import ops
from lamina.dialects.bufferization.verification import MAX_COPIES
from lamina.interfaces.bufferizable import AnalysisState, BufferizationError, owner_of, tensor_operands
from lamina.ir.attributes import IntegerAttr
from lamina.ir.builder import Listener
from lamina.ir.diagnostics import Diagnostic, Severity, emit
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, FloatType, IndexType, IntegerType
from lamina.ir.value import BlockArgument, OpOperand, OpResult, Value


@dataclass(frozen=True)
class CopyRequest:
    """What is wanted of copies besides the budgets of functions."""

    explain: bool = False
    fail: bool = False


_NOTHING = CopyRequest()
current: ContextVar[CopyRequest] = ContextVar("lamina copy request", default=_NOTHING)


@dataclass
class Copy:
    """An inserted tensor: ``user`` needs it, for its operand ``slot`` if it is for one; ``contents`` is what is copied
    into it, None if nothing is. ``loop`` is the loop that yields it."""

    user: Operation
    slot: OpOperand | None
    type: Any
    contents: Value | None
    conflict: Any = None
    loop: Operation | None = None


class CopyLog(Listener):
    """Hears of the tensors that are inserted for one operation after the other."""

    def __init__(self, state: AnalysisState) -> None:
        self.state = state
        self.copies: list[Copy] = []
        self._user: Operation | None = None
        self._slots: list[tuple[OpOperand, list[Value]]] = []

    def begin(self, operation: Operation) -> None:
        """What is inserted from now on is for this operation."""
        self._user = operation
        self._slots = []
        for slot in tensor_operands(operation):
            if not self.state.is_in_place(slot):
                aliases = [alias.value for alias in self.state.get_aliasing_values(slot)]
                self._slots.append((slot, [slot.value, *aliases]))

    def operation_inserted(self, operation: Operation) -> None:
        if not isinstance(operation, ops.AllocTensorOp) or self._user is None:
            return
        contents = operation.copy
        if operation.parent is not self._user.parent and operation.parent is not None:
            self._note_yield(operation, contents)
            return
        slot = next((one for one, values in self._slots if contents in values), None)
        if slot is None and contents is None and len(self._slots) == 1:
            slot = self._slots[0][0]
        conflicts: dict[OpOperand, Any] = getattr(self.state, "conflicts", {})
        conflict = None if slot is None else conflicts.get(slot)
        self.copies.append(Copy(self._user, slot, operation.results[0].type, contents, conflict))

    def _note_yield(self, operation: Operation, contents: Value | None) -> None:
        """Loops have what they yield copied, where that may be the buffer of something else."""
        block = operation.parent
        assert block is not None and block.last_op is not None and self._user is not None
        slot = next((one for one in block.last_op._operands if one.value is contents), None)
        self.copies.append(Copy(block.last_op, slot, operation.results[0].type, contents, loop=self._user))

    def finish(self) -> None:
        """Reports what is to be reported. Raises BufferizationError for copies that are not allowed."""
        request = current.get()
        made = [copy for copy in self.copies if copy.contents is not None]
        if request.fail:
            for copy in made:
                emit(self._describe(copy, Severity.ERROR))
        elif request.explain:
            for copy in self.copies:
                emit(self._describe(copy, Severity.REMARK))
        exceeded = self._check_budgets(made)
        if exceeded or (request.fail and made):
            raise BufferizationError

    def _check_budgets(self, made: list[Copy]) -> bool:
        by_function: dict[Operation, list[Copy]] = {}
        for copy in made:
            function = _with_budget(copy.user)
            if function is not None:
                by_function.setdefault(function, []).append(copy)
        exceeded = False
        for function, copies in by_function.items():
            budget: Any = function.attributes[MAX_COPIES]
            if len(copies) <= budget.value:
                continue
            exceeded = True
            message = f"needs {len(copies)} copies, more than '{MAX_COPIES}' = {budget.value}"
            error = Diagnostic(Severity.ERROR, function.raw_location, message)
            for copy in copies:
                error.attach_note(_headline(copy), copy.user.raw_location)
            emit(error)
        return exceeded

    # ---- One copy in words

    def _describe(self, copy: Copy, severity: Severity) -> Diagnostic:
        found = Diagnostic(severity, copy.user.raw_location, _headline(copy))
        value = copy.contents
        if value is not None:
            found.attach_note(f"copied: {_name(value)}", _position(value))
        if copy.loop is not None:
            found.attach_note("not the buffer of the iteration argument that it is yielded for", copy.loop.raw_location)
        conflict = copy.conflict
        if conflict is not None and conflict.read_only is not None:
            value = conflict.read_only
            found.attach_note(f"must not be written to: {_name(value)}", _position(value))
        elif conflict is not None:
            if conflict.write is not None:
                found.attach_note(f"conflicting write: {_operand(conflict.write)}", conflict.write.owner.raw_location)
            if conflict.read is not None:
                found.attach_note(f"read: {_operand(conflict.read)}", conflict.read.owner.raw_location)
            if conflict.definition is not None:
                value = conflict.definition
                found.attach_note(f"definition: {_name(value)}", _position(value))
        advice = self._advice(copy)
        if advice:
            found.attach_note(f"suggestion: {advice}")
        return found

    def _advice(self, copy: Copy) -> str:
        if self.state.options.copy_before_write:
            return "run without copy-before-write"
        if copy.loop is not None:
            return "yield the iteration argument of the same position, or the result of a write to it"
        conflict = copy.conflict
        if conflict is None:
            return ""
        if conflict.read_only is not None:
            return self._advice_for_read_only(conflict.read_only)
        if conflict.read is None:
            return "pass the tensor into the parallel loop as a shared output"
        if conflict.read.owner is conflict.write.owner:
            return "give the operation another tensor to write to, such as a tensor.empty"
        block = conflict.read.owner.parent
        if block is not None and block.last_op is conflict.read.owner:
            return "return or yield the result of the write instead of the tensor itself"
        if block is conflict.write.owner.parent:
            return "read the tensor before it is written, or read the result of the write"
        return ""

    def _advice_for_read_only(self, value: Value) -> str:
        owner = owner_of(value)
        if isinstance(value, BlockArgument) and owner.name == "func.func":
            if not self.state.options.bufferize_function_boundaries:
                return "run with bufferize-function-boundaries"
            return "mark the argument with bufferization.writable = true, if the caller need not keep its contents"
        if owner.name == "arith.constant":
            return "fill a tensor.empty instead of writing to a constant"
        if owner.name == "bufferization.to_tensor":
            return "mark the bufferization.to_tensor as writable"
        return ""


def _with_budget(operation: Operation) -> Operation | None:
    at: Operation | None = operation
    while at is not None and not isinstance(at.attributes.get(MAX_COPIES), IntegerAttr):
        at = at.parent_op
    return at


def _headline(copy: Copy) -> str:
    size = _bytes(copy.type)
    amount = "of unknown size" if size is None else f"of {size} bytes"
    what = "copy" if copy.contents is not None else "allocation without copy"
    target = f"'{copy.user.name}'" if copy.slot is None else _operand(copy.slot)
    return f"{what} {amount} for {target}"


def _operand(slot: OpOperand) -> str:
    return f"operand {slot.index} of '{slot.owner.name}'"


def _name(value: Value) -> str:
    if isinstance(value, OpResult):
        return f"result {value.index} of '{value.owner.name}'"
    assert isinstance(value, BlockArgument)
    return f"argument {value.index} of '{owner_of(value).name}'"


def _position(value: Value) -> Any:
    return owner_of(value).raw_location if isinstance(value, OpResult) else value.location  # type: ignore[attr-defined]


def _bytes(type: Any) -> int | None:
    """The size of a tensor's elements in memory; None where it is not known."""
    element = type.element_type
    if isinstance(element, IndexType):
        width = 64
    elif isinstance(element, IntegerType | FloatType):
        width = element.width
    else:
        return None
    count = 1
    for size in type.shape:
        if size == DYNAMIC:
            return None
        count *= size
    return int(count * ((width + 7) // 8))
