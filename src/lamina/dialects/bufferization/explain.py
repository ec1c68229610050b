"""Why One-Shot Bufferize copies: ``--explain-copies``, ``--fail-on-copy`` and ``bufferization.max_copies``.

A ``CopyLog`` is notified of tensors and buffers inserted while copies are created and operations rewritten. On
request, it reports each of them with the conflicting read, write and previous definition, and
reports copies that are not allowed.
"""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from lamina.dialects.bufferization import ops
from lamina.dialects.bufferization.copy_advice import (
    REALLOCATING,
    WRONG_LAYOUT,
    access_inside,
    conflict_advice,
    conflict_reason,
    copying_advice,
    layout_advice,
    yield_advice,
)
from lamina.dialects.bufferization.copy_reports import (
    CopyReport,
    Site,
    bytes_of,
    definition_text,
    operand_site,
    operand_text,
    operation_site,
    operation_text,
    repetition_text,
    runs_of,
    size_text,
    value_site,
)
from lamina.dialects.bufferization.program_copies import CallCounts, copies_in, function_around
from lamina.dialects.bufferization.verification import MAX_COPIES
from lamina.dialects.memref import ops as memref
from lamina.dialects.tensor.ops import EmptyOp
from lamina.interfaces.bufferizable import (
    AnalysisState,
    BufferizationError,
    BufferizationOptions,
    tensor_operands,
)
from lamina.ir.attributes import IntegerAttr
from lamina.ir.diagnostics import Diagnostic, Severity, collect_diagnostics, emit
from lamina.ir.operation import Operation
from lamina.ir.value import OpOperand, Value

if TYPE_CHECKING:
    from lamina.dialects.bufferization.analysis_facts import Conflict
    from lamina.ir.attribute import Type


@dataclass(frozen=True)
class CopyRequest:
    """What to report besides budgets of functions; reports are appended to ``reports``. ``silent`` suppresses
    warnings about loops; a ``trial`` computes what other options would copy."""

    explain: bool = False
    fail: bool = False
    reports: list[CopyReport] | None = None
    silent: bool = False
    trial: bool = False

    def __bool__(self) -> bool:
        return self.explain or self.fail or self.reports is not None


NO_REQUEST = CopyRequest()
current: ContextVar[CopyRequest] = ContextVar("lamina copy request", default=NO_REQUEST)


@dataclass
class Copy:
    """An inserted tensor or buffer: ``user`` needs it, for its operand ``slot`` if any; ``contents`` is the
    copied value, None if there is none. ``loop`` is the loop that yields it."""

    user: Operation
    slot: OpOperand | None
    type: Any
    contents: Value | None
    conflict: Any = None
    loop: Operation | None = None
    needs_layout: bool = False


class _Counted(NamedTuple):
    """A copy that counts for budgets: its function, and how often it runs per call."""

    function: Operation | None
    runs: int | None
    headline: str
    place: Any


class CopyLog:
    """Notified of insertions, one operation at a time; free if nothing is inserted. The request
    is the current one by default."""

    def __init__(self, state: AnalysisState, request: CopyRequest | None = None) -> None:
        self.state = state
        self.request = current.get() if request is None else request
        self.user: Operation | None = None
        self._counted: list[_Counted] = []
        self._has_budgets: bool | None = None
        self._is_asked: bool | None = None
        self._calls: CallCounts | None = None
        self._explained: set[Operation] = set()
        self._origins: dict[Operation, str] = {}
        """Descriptions of rewritten operations."""
        self._original: tuple[Operation, BufferizationOptions] | None = None
        self._layout_copies: dict[str, set[Any] | None] = {}
        self._failed = False
        self._seen: set[Operation] = set()
        # Yields of loops that are other buffers than the iteration arguments, with whether they are copied.
        self.yields: dict[OpOperand, bool] = {}

    def remember(self, root: Operation, options: BufferizationOptions) -> None:
        """Saves the code before bufferization, to try suggestions on, if requested."""
        if self.request and not self.request.trial:
            self._original = root.clone(), options

    # ---- What is inserted

    def tensor_inserted(self, operation: Operation) -> None:
        """Called when a bufferization.alloc_tensor was created for the current user."""
        user = self.user
        if user is None or not isinstance(operation, ops.AllocTensorOp):
            return
        contents = operation.copy
        block = operation.parent
        if block is not None and block is not user.parent:
            slot = next((operand for operand in block.terminator.op_operands if operand.value is contents), None)
            if slot is not None:
                self.yields[slot] = True
            if self.is_asked(user):
                yielded_copy = Copy(block.terminator, slot, operation.results[0].type, contents, loop=user)
                self._note(yielded_copy)
        elif self.is_asked(user):
            slot = self._slot_for(user, contents)
            conflicts: dict[OpOperand, Any] = getattr(self.state, "conflicts", {})
            conflict = None if slot is None else conflicts.get(slot)
            self._note(Copy(user, slot, operation.results[0].type, contents, conflict))

    def rewriting_inserted(self, operation: Operation) -> None:
        """Called when something was created, or moved with its block, while the current user was rewritten to
        buffers."""
        user = self.user
        if self._is_asked is False or user is None or not self.is_asked(user) or operation in self._seen:
            return
        self._seen.add(operation)
        self._origins[operation] = self._origins.get(user) or operation_text(user)
        if isinstance(operation, memref.CopyOp) and isinstance(user, (ops.AllocTensorOp, *REALLOCATING)):
            self._explained.add(operation)
        if isinstance(user, ops.AllocTensorOp):
            return
        if isinstance(operation, ops.AllocTensorOp):
            if not isinstance(user, EmptyOp):
                contents = operation.copy
                self._note(Copy(user, None, operation.results[0].type, contents, needs_layout=contents is not None))
        elif isinstance(operation, memref.AllocOp) and isinstance(user, REALLOCATING):
            value = user.tensor if isinstance(user, ops.ToBufferOp) else None
            self._note(Copy(user, None, operation.results[0].type, value, needs_layout=True))

    @property
    def is_silent(self) -> bool:
        """True if it is known that nobody asked for copies."""
        return self._is_asked is False

    def is_asked(self, user: Operation) -> bool:
        """True if copies were requested, or a function of the program has a copy budget."""
        if self._is_asked is None:
            self._has_budgets = _has_budgets(user)
            self._is_asked = bool(self.request) or self._has_budgets
        return self._is_asked

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
        if is_copy:
            self._count(copy.user, _headline(copy))
        if self.request:
            self._emit(self._report(copy, self._severity(is_copy)))

    def _count(self, operation: Operation, headline: str) -> None:
        counted = _Counted(function_around(operation), runs_of(operation), headline, operation.raw_location)
        self._counted.append(counted)

    def _severity(self, is_copy: bool) -> Severity:
        return Severity.ERROR if self.request.fail and is_copy else Severity.REMARK

    def _emit(self, report: CopyReport) -> None:
        request = self.request
        if request.reports is not None:
            request.reports.append(report)
        fails = request.fail and report.is_copy
        self._failed |= fails
        if report.diagnostic is not None and (request.explain or fails):
            emit(report.diagnostic)

    def note_program(self, root: Operation) -> None:
        """Reports the copies of the program inside the root that have not been reported."""
        if not self.is_asked(root):
            return
        for operation, contents in copies_in(root):
            if operation in self._explained:
                continue
            target = self._origins.get(operation) or operation_text(operation)
            type: Any = contents.type
            headline = f"copy of {size_text(type, bytes_of(type))} for {target}"
            self._count(operation, headline)
            if self.request:
                self._emit(self._report_buffer_copy(operation, type, target, headline))

    def _report_buffer_copy(self, operation: Operation, type: Type, target: str, headline: str) -> CopyReport:
        name = target.split("'")[1]
        report = CopyReport(
            name,
            None,
            True,
            type,
            bytes_of(type),
            self._runs_of(operation),
            Site(target, operation.raw_location),
            *copying_advice(name, operation),
        )
        report.diagnostic = Diagnostic(self._severity(True), report.site.place, headline + repetition_text(report))
        _attach_advice(report, report.diagnostic)
        return report

    def _helps(self, conversion: str, user: Operation) -> bool:
        """True if the user's buffer is not copied for its layout if functions take others: that is tried."""
        if conversion not in self._layout_copies:
            self._layout_copies[conversion] = self._try(conversion)
        copies = self._layout_copies[conversion]
        return copies is not None and (user.name, operation_site(user).position) not in copies

    def _try(self, conversion: str) -> set[Any] | None:
        """Returns the operations whose buffers are copied for their layout if functions take others; None if that
        fails."""
        from lamina.dialects.bufferization.one_shot import one_shot_bufferize  # cycle

        if self._original is None or not self._original[1].bufferize_function_boundaries:
            return None
        root, options = self._original
        reports: list[CopyReport] = []
        token = current.set(CopyRequest(reports=reports, silent=True, trial=True))
        infers = conversion == "infer-layout-map"
        chosen = replace(options, function_type_conversion=conversion, infer_function_result_layout=infers)
        try:
            with collect_diagnostics():
                one_shot_bufferize(root.clone(), chosen)
        except BufferizationError:
            return None
        finally:
            current.reset(token)
        return {(report.operation, report.site.position) for report in reports if report.reason == WRONG_LAYOUT}

    def _runs_of(self, operation: Operation) -> int | None:
        """Returns how often an operation runs per run of the program."""
        if self._calls is None:
            self._calls = CallCounts(operation)
        return self._calls.runs_of(operation)

    def finish(self, root: Operation | None = None) -> None:
        """Raises BufferizationError, with diagnostics emitted, for copies that are not allowed; with a root for all
        copies of the code inside it."""
        if root is not None:
            self.note_program(root)
        exceeded = bool(self._has_budgets) and not self.request.trial and self._exceeds_budgets(root)
        if exceeded or self._failed:
            raise BufferizationError

    def _exceeds_budgets(self, root: Operation | None) -> bool:
        """Reports each function that exceeds its copy budget, including its callees."""
        own: dict[Operation | None, list[int | None]] = {}
        for operation in self._counted:
            own.setdefault(operation.function, []).append(operation.runs)
        calls = None if root is None else CallCounts(root)
        functions = (
            list(own)
            if root is None
            else [operation for operation in root.walk() if MAX_COPIES in operation._attributes]
        )
        exceeded = False
        for function in functions:
            allowed = None if function is None else function._attributes.get(MAX_COPIES)
            if function is None or not isinstance(allowed, IntegerAttr):
                continue
            counts = calls or CallCounts(function)
            count = counts.total(function, own)
            if count is not None and count <= allowed.value:
                continue
            exceeded = True
            amount = "1 copy" if count == 1 else f"{'an unknown number of' if count is None else count} copies"
            message = f"needs {amount}, more than '{MAX_COPIES}' = {allowed.value}"
            error = Diagnostic(Severity.ERROR, function.raw_location, message)
            reached = counts.reached_from(function)
            for operation in self._counted:
                if operation.function in reached:
                    error.attach_note(operation.headline, operation.place)
            emit(error)
        return exceeded

    def warn_about_loops(self, yields: list[tuple[OpOperand, Operation]]) -> None:
        """Warns, with the cost, of each buffer that a loop yields instead of that of the iter_arg."""
        if self.request.silent:
            return
        for slot, loop in yields:
            type: Any = slot.value.type
            size, runs = bytes_of(type), runs_of(slot.owner)
            amount = f"a buffer of {size_text(type, size)}" if size is None else size_text(type, size)
            cost = f"each iteration allocates {amount}" + (" and copies as much" if self.yields.get(slot) else "")
            if size is not None and runs is not None:
                cost += f", {size_text(type, size * runs)} in {runs} iterations"
            warning = Diagnostic(
                Severity.WARNING,
                slot.owner.raw_location,
                f"{operand_text(slot)} is not the buffer of the iter_arg at its position: {cost}",
            )
            warning.attach_note("the loop", loop.raw_location)
            advice = yield_advice(slot, loop, self.state)
            if advice.origin is not None:
                warning.attach_note(f"the yielded buffer: {advice.origin_text}", advice.origin.place)
            warning.attach_note(f"suggestion: {advice.suggestion}")
            emit(warning)

    # ---- One copy in words

    def _report(self, copy: Copy, severity: Severity) -> CopyReport:
        report = CopyReport(
            copy.user.name,
            None if copy.slot is None else copy.slot.index,
            copy.contents is not None or copy.needs_layout,
            copy.type,
            bytes_of(copy.type),
            self._runs_of(copy.user),
            Site(_target(copy), copy.user.raw_location),
            self._reason(copy),
            self._advice(copy),
        )
        diagnostic = report.diagnostic = Diagnostic(
            severity, report.site.place, _headline(copy) + repetition_text(report)
        )
        if copy.contents is not None:
            report.copied = value_site(copy.contents)
            if copy.needs_layout:
                report.copied = Site("the tensor that is made here", report.copied.place)
            diagnostic.attach_note(f"copied: {report.copied.beside(report.site)}", report.copied.place)
        if copy.loop is not None:
            report.loop = Site(operation_text(copy.loop), copy.loop.raw_location)
            diagnostic.attach_note("not the buffer of the iter_arg at its position", report.loop.place)
        if copy.conflict is not None:
            self._note_conflict(copy.conflict, report, diagnostic)
        _attach_advice(report, diagnostic)
        return report

    def _note_conflict(self, conflict: Conflict, report: CopyReport, diagnostic: Diagnostic) -> None:
        if conflict.read_only is not None:
            report.must_keep = value_site(conflict.read_only)
            text = report.must_keep.beside(report.site)
            diagnostic.attach_note(f"must not be written to: {text}", report.must_keep.place)
            return
        named = (conflict.write, "conflicting_write", "conflicting write"), (conflict.read, "reader", "read")
        for slot, name, what in named:
            if slot is None:
                continue
            site = operand_site(slot)
            diagnostic.attach_note(f"{what}: {site.beside(report.site)}", site.place)
            inner = access_inside(slot, self.state, writes=slot is conflict.write)
            if inner is not None:
                diagnostic.attach_note(f"inside it: {inner.text}", inner.place)
            setattr(report, name, site if inner is None else inner)
        if conflict.definition is not None:
            site = report.last_write = value_site(conflict.definition)
            diagnostic.attach_note(definition_text(conflict.definition, site.beside(report.site)), site.place)

    def _reason(self, copy: Copy) -> str:
        if copy.needs_layout:
            return WRONG_LAYOUT
        if copy.loop is not None:
            return "the yielded buffer may be that of something else"
        if copy.conflict is None:
            return "" if copy.contents is None else "every write is made to a copy"
        return conflict_reason(copy.conflict)

    def _advice(self, copy: Copy) -> str:
        if copy.needs_layout:
            return "" if self.request.trial else layout_advice(copy.user, copy.contents, self._helps)
        if copy.contents is None:
            return ""
        if self.state.options.copy_before_write:
            return "run without copy-before-write"
        if copy.loop is not None:
            return "" if copy.slot is None else yield_advice(copy.slot, copy.loop, self.state).suggestion
        return "" if copy.conflict is None else conflict_advice(copy.conflict, self.state)


def _attach_advice(report: CopyReport, diagnostic: Diagnostic) -> None:
    if report.reason:
        diagnostic.attach_note(f"why not in place: {report.reason}")
    if report.suggestion:
        diagnostic.attach_note(f"suggestion: {report.suggestion}")


def _has_budgets(operation: Operation) -> bool:
    """True if any function of the program has a copy budget."""
    top = operation
    while top.parent_op is not None:
        top = top.parent_op
    functions = [top, *top._children()] if top.regions else [top]
    return any(MAX_COPIES in function._attributes for function in functions)


def check_program(root: Operation) -> None:
    """Reports all copies of the buffer program inside the root, that is, clones, except those reported when
    tensors were bufferized. Raises BufferizationError, with diagnostics emitted, for copies that are not
    allowed."""
    log = CopyLog(AnalysisState(BufferizationOptions()))
    if not log.is_asked(root):
        return
    for operation, _ in copies_in(root):
        if not isinstance(operation, ops.CloneOp):
            log._explained.add(operation)
            log._count(operation, f"copy for {operation_text(operation)}")
    log.finish(root)


def _headline(copy: Copy) -> str:
    what = "copy" if copy.contents is not None or copy.needs_layout else "allocation without copy"
    return f"{what} of {size_text(copy.type, bytes_of(copy.type))} for {_target(copy)}"


def _target(copy: Copy) -> str:
    return operation_text(copy.user) if copy.slot is None else operand_text(copy.slot)


def explain_copies(module: Operation, options: BufferizationOptions | None = None) -> list[CopyReport]:
    """Returns the copies and allocations of the whole program after bufferization and deallocation. The module is not
    modified. The default options bufferize function boundaries. Raises BufferizationError, with diagnostics emitted,
    for modules that cannot be bufferized."""
    from lamina.dialects.bufferization.one_shot import one_shot_bufferize  # cycle
    from lamina.passmanager import PassManager, parse_pipeline  # start-up

    chosen = options or BufferizationOptions(bufferize_function_boundaries=True)
    copy = module.clone()
    reports: list[CopyReport] = []
    token = current.set(CopyRequest(reports=reports, silent=True))
    try:
        one_shot_bufferize(copy, chosen)
        if chosen.bufferize_function_boundaries and not chosen.test_analysis_only:
            # If deallocation fails, there are no clones either.
            with collect_diagnostics():
                PassManager(parse_pipeline("buffer-deallocation-pipeline", "builtin.module")).run(copy)
    finally:
        current.reset(token)
    return reports
