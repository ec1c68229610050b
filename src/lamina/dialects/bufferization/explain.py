"""Why One-Shot Bufferize copies: ``--explain-copies``, ``--fail-on-copy`` and ``bufferization.max_copies``.

A ``CopyLog`` hears of the tensors and buffers that are inserted while copies are made and operations rewritten. If
somebody asked, it reports each of them with the read, the write and the last write before that are in conflict, and
complains of copies that are not allowed.
"""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

from lamina.dialects.arith.mixed import known_index
from lamina.dialects.bufferization import ops
from lamina.dialects.bufferization.verification import MAX_COPIES
from lamina.dialects.memref import ops as memref
from lamina.interfaces.bufferizable import (
    AnalysisState,
    BufferizationError,
    BufferizationOptions,
    owner_of,
    tensor_operands,
)
from lamina.interfaces.loop_like import LoopLikeOpInterface
from lamina.interfaces.region_branch import RegionBranchOpInterface, is_repetitive_region
from lamina.ir.attributes import IntegerAttr
from lamina.ir.diagnostics import Diagnostic, Severity, emit
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, FloatType, IndexType, IntegerType
from lamina.ir.value import BlockArgument, OpOperand, OpResult, Value


@dataclass
class CopyReport:
    """One inserted copy or allocation as data. Places are locations (or source positions) and None where there is
    nothing to name; ``bytes`` is None if it is not known, ``runs`` is how often the copy is made in one run of the
    function, None if that is not known."""

    operation: str
    operand: int | None
    is_copy: bool
    bytes: int | None
    runs: int | None
    place: Any
    reason: str = ""
    suggestion: str = ""
    copied: Any = None
    reader: Any = None
    conflicting_write: Any = None
    last_write: Any = None
    diagnostic: Diagnostic | None = None

    @property
    def total_bytes(self) -> int | None:
        """The bytes of all runs."""
        return None if self.bytes is None or self.runs is None else self.bytes * self.runs


@dataclass(frozen=True)
class CopyRequest:
    """What is wanted of copies besides the budgets of functions; reports are appended to ``reports``."""

    explain: bool = False
    fail: bool = False
    reports: list[CopyReport] | None = None

    def __bool__(self) -> bool:
        return self.explain or self.fail or self.reports is not None


_NOTHING = CopyRequest()
current: ContextVar[CopyRequest] = ContextVar("lamina copy request", default=_NOTHING)


@dataclass
class Copy:
    """An inserted tensor or buffer: ``user`` needs it, for its operand ``slot`` if it is for one; ``contents`` is what
    is copied into it, None if nothing is. ``loop`` is the loop that yields it."""

    user: Operation
    slot: OpOperand | None
    type: Any
    contents: Value | None
    conflict: Any = None
    loop: Operation | None = None
    needs_layout: bool = False


@dataclass
class _Budget:
    """The copies of one function that says how many it may have."""

    allowed: int
    place: Any
    copies: list[tuple[str, Any]] = field(default_factory=list)


class CopyLog:
    """Hears of what is inserted for one operation after the other; costs nothing where nothing is inserted."""

    def __init__(self, state: AnalysisState) -> None:
        self.state = state
        self.request = current.get()
        self.user: Operation | None = None
        self._budgets: dict[Operation, _Budget] = {}
        self._failed = False
        self._seen: set[Operation] = set()
        # Yields of loops that are other buffers than the iteration arguments, with whether they are copied.
        self.yields: dict[OpOperand, bool] = {}

    # ---- What is inserted

    def tensor_inserted(self, operation: Operation) -> None:
        """A bufferization.alloc_tensor has been made for the current user."""
        user = self.user
        if user is None or not isinstance(operation, ops.AllocTensorOp):
            return
        contents = operation.copy
        block = operation.parent
        if block is not None and block is not user.parent:
            slot = next((one for one in block.terminator._operands if one.value is contents), None)
            if slot is not None:
                self.yields[slot] = True
            if self._is_asked(user):
                made = Copy(block.terminator, slot, operation.results[0].type, contents, loop=user)
                self._note(made)
        elif self._is_asked(user):
            slot = self._slot_for(user, contents)
            conflicts: dict[OpOperand, Any] = getattr(self.state, "conflicts", {})
            conflict = None if slot is None else conflicts.get(slot)
            self._note(Copy(user, slot, operation.results[0].type, contents, conflict))

    def rewriting_inserted(self, operation: Operation) -> None:
        """Something has been made, or moved with the block it is in, while the current user was rewritten to
        buffers."""
        user = self.user
        if user is None or isinstance(user, ops.AllocTensorOp) or operation in self._seen or not self._is_asked(user):
            return
        self._seen.add(operation)
        if isinstance(operation, ops.AllocTensorOp):
            if user.name != "tensor.empty":
                contents = operation.copy
                self._note(Copy(user, None, operation.results[0].type, contents, needs_layout=contents is not None))
        elif isinstance(operation, memref.AllocOp) and user.name in _REALLOCATING:
            value = user.operand(0) if isinstance(user, ops.ToBufferOp) else None
            self._note(Copy(user, None, operation.results[0].type, value, needs_layout=True))

    def _is_asked(self, user: Operation) -> bool:
        return bool(self.request) or _with_budget(user) is not None

    def _slot_for(self, user: Operation, contents: Value | None) -> OpOperand | None:
        slots = [slot for slot in tensor_operands(user) if not self.state.is_in_place(slot)]
        for slot in slots:
            aliases = [alias.value for alias in self.state.get_aliasing_values(slot)]
            if contents is slot.value or contents in aliases:
                return slot
        return slots[0] if contents is None and len(slots) == 1 else None

    # ---- Reports

    def _note(self, copy: Copy) -> None:
        is_copy = copy.contents is not None or copy.needs_layout
        request = self.request
        if is_copy:
            function = _with_budget(copy.user)
            if function is not None:
                known = self._budgets.get(function)
                if known is None:
                    allowed: Any = function.attributes[MAX_COPIES]
                    known = self._budgets[function] = _Budget(allowed.value, function.raw_location)
                known.copies.append((_headline(copy), copy.user.raw_location))
        if not request:
            return
        report = self._report(copy, Severity.ERROR if request.fail and is_copy else Severity.REMARK)
        if request.reports is not None:
            request.reports.append(report)
        if request.fail and is_copy:
            self._failed = True
        if report.diagnostic is not None and (request.explain or (request.fail and is_copy)):
            emit(report.diagnostic)

    def finish(self) -> None:
        """Raises BufferizationError, with diagnostics emitted, for copies that are not allowed."""
        exceeded = [one for one in self._budgets.values() if len(one.copies) > one.allowed]
        for budget in exceeded:
            count = len(budget.copies)
            amount = "1 copy" if count == 1 else f"{count} copies"
            message = f"needs {amount}, more than '{MAX_COPIES}' = {budget.allowed}"
            error = Diagnostic(Severity.ERROR, budget.place, message)
            for headline, place in budget.copies:
                error.attach_note(headline, place)
            emit(error)
        if exceeded or self._failed:
            raise BufferizationError

    def warn_about_loops(self, yields: list[tuple[OpOperand, Operation]]) -> None:
        """A warning with its cost for each buffer that a loop yields in place of that of the iteration argument."""
        for slot, loop in yields:
            type: Any = slot.value.type
            size, runs = bytes_of(type), runs_of(slot.owner)
            amount = "a buffer of unknown size" if size is None else f"{size} bytes"
            cost = f"each iteration allocates {amount}" + (" and copies as much" if self.yields.get(slot) else "")
            if size is not None and runs is not None:
                cost += f", {size * runs} bytes in {runs} iterations"
            found = Diagnostic(
                Severity.WARNING,
                slot.owner.raw_location,
                f"{_operand(slot)} is not the buffer of the iteration argument that it is yielded for: {cost}",
            )
            found.attach_note("the loop", loop.raw_location)
            found.attach_note(f"suggestion: {_YIELD_ADVICE}")
            emit(found)

    # ---- One copy in words

    def _report(self, copy: Copy, severity: Severity) -> CopyReport:
        conflict = copy.conflict
        report = CopyReport(
            copy.user.name,
            None if copy.slot is None else copy.slot.index,
            copy.contents is not None or copy.needs_layout,
            bytes_of(copy.type),
            runs_of(copy.user),
            copy.user.raw_location,
            _reason(copy),
            self._advice(copy),
        )
        found = report.diagnostic = Diagnostic(severity, report.place, _headline(copy) + _repetition(report))
        value = copy.contents
        if value is not None:
            report.copied = _position(value)
            found.attach_note(f"copied: {_name(value)}", report.copied)
        if copy.loop is not None:
            found.attach_note("not the buffer of the iteration argument that it is yielded for", copy.loop.raw_location)
        if conflict is not None and conflict.read_only is not None:
            value = conflict.read_only
            report.last_write = _position(value)
            found.attach_note(f"must not be written to: {_name(value)}", report.last_write)
        elif conflict is not None:
            if conflict.write is not None:
                report.conflicting_write = conflict.write.owner.raw_location
                found.attach_note(f"conflicting write: {_operand(conflict.write)}", report.conflicting_write)
            if conflict.read is not None:
                report.reader = conflict.read.owner.raw_location
                found.attach_note(f"read: {_operand(conflict.read)}", report.reader)
            if conflict.definition is not None:
                report.last_write = _position(conflict.definition)
                found.attach_note(f"last write before: {_name(conflict.definition)}", report.last_write)
        if report.reason:
            found.attach_note(f"why not in place: {report.reason}")
        if report.suggestion:
            found.attach_note(f"suggestion: {report.suggestion}")
        return report

    def _advice(self, copy: Copy) -> str:
        if copy.needs_layout:
            return "let functions take buffers with function-boundary-type-conversion=fully-dynamic-layout-map" if (
                copy.user.name in _REALLOCATING
            ) else "reshape before the slice is taken, or take a slice that is contiguous"
        if copy.contents is None:
            return ""
        if self.state.options.copy_before_write:
            return "run without copy-before-write"
        if copy.loop is not None:
            return _YIELD_ADVICE
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
    size = bytes_of(copy.type)
    amount = "of unknown size" if size is None else f"of {size} bytes"
    what = "copy" if copy.contents is not None or copy.needs_layout else "allocation without copy"
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


def bytes_of(type: Any) -> int | None:
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


# What takes buffers of one layout only, and has others copied.
_REALLOCATING = ("func.call", "func.return", "bufferization.to_buffer")
_YIELD_ADVICE = "yield the iteration argument of the same position, or the result of a write to it"


def _reason(copy: Copy) -> str:
    conflict = copy.conflict
    if copy.needs_layout:
        return "the layout of the buffer does not fit its use"
    if copy.loop is not None:
        return "the yielded buffer may be that of something else"
    if conflict is None:
        return "" if copy.contents is None else "every write is made to a copy"
    if conflict.read_only is not None:
        return f"{_name(conflict.read_only)} must keep its contents"
    if conflict.read is None:
        return f"several threads would write to {_name(conflict.definition)}"
    return f"{_operand(conflict.write)} would overwrite what {_operand(conflict.read)} still reads"


def _repetition(report: CopyReport) -> str:
    if report.runs == 1:
        return ""
    if report.runs is None:
        return ", in a loop of unknown length"
    total = report.total_bytes
    return f", {report.runs} times" + ("" if total is None else f" ({total} bytes)")


def runs_of(operation: Operation) -> int | None:
    """How often the operation runs in one run of its function; None if a loop around it has no constant bounds."""
    runs = 1
    region = operation.parent_region
    while region is not None and region.parent is not None:
        holder = region.parent
        trips = _trip_count(holder)
        if trips is not None:
            runs *= trips
        elif LoopLikeOpInterface.has(holder) or (
            RegionBranchOpInterface.has(holder) and is_repetitive_region(holder, region)
        ):
            return None
        region = region.parent_region
    return runs


def _trip_count(operation: Operation) -> int | None:
    """The iterations of an scf.for or scf.forall with constant bounds."""
    bounds: list[tuple[Any, Any, Any]] = []
    if operation.name == "scf.for":
        bounds = [tuple(map(known_index, operation.operands[:3]))]  # type: ignore[list-item]
    elif operation.name == "scf.forall":
        names = ("staticLowerBound", "staticUpperBound", "staticStep")
        static: list[Any] = [operation.properties[name] for name in names]
        bounds = list(zip(*(one.values for one in static), strict=True))
    runs = 1
    for lower, upper, step in bounds:
        if None in (lower, upper, step) or DYNAMIC in (lower, upper, step):
            return None
        runs *= max(-(-(upper - lower) // max(step, 1)), 0)
    return runs if bounds else None


def explain_copies(module: Operation, options: BufferizationOptions | None = None) -> list[CopyReport]:
    """What One-Shot Bufferize would copy and allocate in a module, which stays as it is. The default options bufferize
    function boundaries. Raises BufferizationError, with diagnostics emitted, for modules that cannot be bufferized."""
    from lamina.dialects.bufferization.one_shot import one_shot_bufferize

    reports: list[CopyReport] = []
    token = current.set(CopyRequest(reports=reports))
    try:
        one_shot_bufferize(module.clone(), options or BufferizationOptions(bufferize_function_boundaries=True))
    finally:
        current.reset(token)
    return reports
