"""Explanations of steps that did not apply: notes on failures, and warnings about steps without effect.

The message of a failure is mlir-opt's; further facts follow as notes. Explanations are computed when a
step fails or returns nothing, never for successful steps.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lamina.dialects.transform.ops import CollectMatchingOp, ForeachMatchOp, IncludeOp, NamedSequenceOp
from lamina.dialects.transform.structured_ops import MatchOp
from lamina.ir.diagnostics import Diagnostic, Severity, emit
from lamina.ir.location import LocationLike
from lamina.ir.operation import Operation
from lamina.ir.symbols import symbol_name
from lamina.ir.value import BlockArgument, OpResult, Value
from lamina.transform.match_conditions import census, explain_match
from lamina.transform.state import PARAM, TransformState, kind_of
from lamina.transform.talk import Talk

if TYPE_CHECKING:
    from lamina.transform.failures import TransformFailure
    from lamina.transform.trace import ScheduleTrace

Note = tuple[str, Operation | LocationLike]
# The surviving payload operations passed to a step through the handle in a field.
Given = Callable[[str], list[Operation]]
Explainer = Callable[[Any, Given], Iterable[Note]]


_explainers: dict[str, list[Explainer]] = {}
# Remarks on successful steps: (operation, its payload by result number).
Remarker = Callable[[Any, Callable[[int], list[Operation]]], Iterable[Note]]
_remarkers: dict[str, Remarker] = {}


def remarker(*names: str) -> Callable[[Remarker], Remarker]:
    """Decorator: a function of the operation and its results' payload that returns remarks on a successful step, for
    traces."""

    def register(function: Remarker) -> Remarker:
        for name in names:
            _remarkers[f"transform.{name}"] = function
        return function

    return register


def explainer(*names: str) -> Callable[[Explainer], Explainer]:
    """Decorator: a function of the operation and its payload that returns notes on a failure of these operations, by
    the names that follow ``transform.``."""

    def register(function: Explainer) -> Explainer:
        for name in names:
            _explainers.setdefault(f"transform.{name}", []).append(function)
        return function

    return register


# ---- Watching the steps

# Operations meant for handles that may be empty, or that run steps which report for themselves.
_TOLERANT = (
    "transform.match.", "transform.debug.", "transform.num_associations", "transform.merge_handles",
    "transform.split_handle", "transform.print", "transform.yield", "transform.include", "transform.sequence",
)  # fmt: skip
_SEARCHES = (MatchOp, CollectMatchingOp, ForeachMatchOp)
_NEAREST = 3


@dataclass
class _Empty:
    """Why a handle is empty: the step that returned nothing, and the known reason."""

    step: Operation
    what: str
    notes: list[Note]


@dataclass
class _Near:
    """A payload operation rejected by a matcher, and how far it got."""

    rank: int
    matcher: Operation
    candidate: Operation
    diagnostic: Diagnostic


class Watch:
    """Follows the steps of a script: explains their failures, and records which steps did nothing."""

    def __init__(self, chosen: Talk) -> None:
        self.chosen = chosen
        self._payloads: list[list[list[Any] | None]] = []
        self._steps: list[Operation] = []
        self._empty: dict[Value, _Empty] = {}
        self._near: dict[Operation, list[_Near]] = {}
        self._idle: dict[Operation, _Empty | None] = {}
        self._working: set[Operation] = set()
        self._fruitless: dict[Operation, _Empty] = {}
        self._fruitful: set[Operation] = set()
        self._told: set[Operation] = set()
        self._explained: set[Diagnostic] = set()

    def before(self, op: Operation, state: TransformState) -> None:
        """A step begins; its handles may be gone when it ends."""
        self._steps.append(op)
        self._payloads.append([state.payload(value) if state.is_known(value) else None for value in op.operands])

    def after(self, op: Operation, state: TransformState, seconds: float, failure: TransformFailure | None) -> None:
        """Explains the failure of the step that ended, or records its results."""
        payloads = self._payloads[-1]
        if failure is not None:
            if self.chosen.explain:
                self._explain(op, failure, payloads)
        else:
            self._record(op, state, payloads)
        self._steps.pop()
        self._payloads.pop()

    def mismatch(self, search: Operation, matcher: Operation, candidate: Operation, diagnostic: Diagnostic) -> None:
        """A matcher rejected a payload operation; the closest ones are remembered."""
        near = self._near.setdefault(search, [])
        rank = getattr(diagnostic.position, "offset", 0)
        if len(near) == _NEAREST and rank <= near[-1].rank:
            return
        near.append(_Near(rank, matcher, candidate, diagnostic))
        near.sort(key=lambda entry: -entry.rank)
        del near[_NEAREST:]

    def matched(self, search: Operation) -> None:
        """A matcher accepted a payload operation."""
        self._fruitful.add(search)

    def checkpoint(self) -> dict[Operation, _Empty | None]:
        """Returns the recorded steps without effect, for ``restore``."""
        return dict(self._idle)

    def restore(self, known: dict[Operation, _Empty | None]) -> None:
        """Forgets the steps since a checkpoint: those of an alternative that failed."""
        self._idle = known

    # ---- Recording

    def _record(self, op: Operation, state: TransformState, payloads: Sequence[Sequence[Any] | None]) -> None:
        handles = [index for index, value in enumerate(op.operands) if kind_of(value.type) != PARAM]
        empty = [index for index in handles if not payloads[index]]
        made = [(result, state.payload(result)) for result in op.results if kind_of(result.type) != PARAM]
        if handles and len(empty) == len(handles):
            reason = self._reason(op.operands[empty[0]])
            if not op.name.startswith(_TOLERANT):
                self._idle.setdefault(op, reason)
            for result, _ in made:
                if reason is not None:
                    self._empty[result] = reason
            return
        self._working.add(op)
        if self._found_nothing(op, made):
            reason = self._fruitless.get(op)
            if reason is None:
                what = "this step matched nothing"
                reason = self._fruitless[op] = _Empty(op, what, list(self._search_notes(op, payloads)))
        else:
            if isinstance(op, _SEARCHES):
                self._fruitful.add(op)
            reason = _Empty(op, f"'{op.name}' returned nothing here", [])
        for result, payload in made:
            if not payload:
                self._empty[result] = reason

    def _found_nothing(self, op: Operation, payloads: Sequence[tuple[Value, Sequence[Any]]]) -> bool:
        if isinstance(op, ForeachMatchOp):
            return op not in self._fruitful
        return isinstance(op, _SEARCHES) and bool(payloads) and not any(payload for _, payload in payloads)

    def _reason(self, handle: Value) -> _Empty | None:
        """Why a handle is empty, where a step left it so."""
        while isinstance(handle, BlockArgument):
            holder = handle.owner.parent_op
            if holder is None:
                return None
            caller = next((step for step in reversed(self._steps) if isinstance(step, IncludeOp)), None)
            if isinstance(holder, NamedSequenceOp) and caller is not None:
                handle = caller.operands[handle.index]
            elif handle.index < len(holder.operands):
                handle = holder.operands[handle.index]
            else:
                return None
        return self._empty.get(handle)

    def _search_notes(self, op: Operation, payloads: Sequence[Sequence[Any] | None]) -> Iterator[Note]:
        if not (self.chosen.explain or self.chosen.warn):
            return
        if isinstance(op, MatchOp):
            yield from explain_match(op, payloads[0] or ())
            return
        roots = payloads[0] or ()
        for near in self._near.get(op, ()):
            name = symbol_name(near.matcher)
            if near.diagnostic.message == "wrong operation name":
                yield f"no operation here has a name that @{name} looks for; {census(roots)}", near.matcher
                return
            candidate = near.candidate
            if not candidate.is_erased:
                yield f"nearest: '{candidate.name}' is rejected by @{name}: {near.diagnostic.message}", candidate
            yield "the condition that failed", near.diagnostic.position

    # ---- Failures

    def _explain(self, op: Operation, failure: TransformFailure, payloads: Sequence[Sequence[Any] | None]) -> None:
        if not failure.diagnostics:
            return
        diagnostic = failure.diagnostics[0]
        if diagnostic in self._explained:
            if isinstance(op, IncludeOp):
                diagnostic.attach_note("in the sequence that is included here", op.raw_location)
            return
        self._explained.add(diagnostic)
        notes: list[Note] = [(reason, diagnostic.position) for reason in failure.reasons]
        notes += self._empty_notes(op, payloads)
        if diagnostic.location != op.location:
            notes.append(("while applying this transform op", op))
        elif not _mentions(diagnostic, payloads):
            notes += _applied_to(payloads)
        importlib.import_module("lamina.transform.explainers")
        operands = op.operands

        def given(field: str) -> list[Operation]:
            handle = getattr(op, field)
            payload = payloads[operands.index(handle)] if handle is not None else None
            return [
                payload_op
                for payload_op in payload or ()
                if isinstance(payload_op, Operation) and not payload_op.is_erased
            ]

        for explain in _explainers.get(op.name, ()):
            notes += explain(op, given)
        _with_notes(diagnostic, notes)

    def _empty_notes(self, op: Operation, payloads: Sequence[Sequence[Any] | None]) -> Iterator[Note]:
        for index, value in enumerate(op.operands):
            # An unknown handle is reported by the failure itself.
            if payloads[index] is None or payloads[index] or kind_of(value.type) == PARAM:
                continue
            reason = self._reason(value)
            if reason is None:
                yield f"its operand #{index} is empty", op
            else:
                self._told.add(reason.step)
                yield f"its operand #{index} is empty: {reason.what}", reason.step
                yield from reason.notes

    # ---- Warnings

    def finish(self) -> list[tuple[Operation, Diagnostic]]:
        """Returns the warnings about steps that did nothing whenever they ran, in the order of the script's run."""
        warnings: list[tuple[Operation, Diagnostic]] = []
        if not self.chosen.warn:
            return warnings
        for op, reason in self._idle.items():
            if op not in self._working:
                warnings.append((op, self._idle_warning(op, reason)))
        for op, reason in self._fruitless.items():
            unused = isinstance(op, ForeachMatchOp) or all(result.first_use is None for result in op.results)
            if op not in self._fruitful and op not in self._told and unused:
                warning = Diagnostic(Severity.WARNING, op.raw_location, f"'{op.name}' op matched nothing")
                warnings.append((op, _with_notes(warning, reason.notes)))
        return warnings

    def _idle_warning(self, op: Operation, reason: _Empty | None) -> Diagnostic:
        warning = Diagnostic(Severity.WARNING, op.raw_location, f"'{op.name}' op applied to nothing")
        if reason is None:
            return warning
        warning.attach_note(f"its handle is empty: {reason.what}", reason.step.raw_location)
        if reason.step in self._told:
            return warning
        self._told.add(reason.step)
        return _with_notes(warning, reason.notes)


def remarks(op: Operation, state: TransformState) -> Iterator[Diagnostic]:
    """Returns the trace remarks on a successful step."""
    importlib.import_module("lamina.transform.explainers")
    remark = _remarkers.get(op.name)
    if remark is None:
        return

    def gave(number: int) -> list[Operation]:
        payload = state.payload(op.results[number]) if state.is_known(op.results[number]) else []
        return [payload_op for payload_op in payload if isinstance(payload_op, Operation) and not payload_op.is_erased]

    for text, place in remark(op, gave):
        yield Diagnostic(Severity.REMARK, place.raw_location if isinstance(place, Operation) else place, text)


def report(watch: Watch, trace: ScheduleTrace | None) -> None:
    """Emits the warnings at the end of a script; the trace, if there is one, gets them too."""
    for op, warning in watch.finish():
        emit(warning)
        if trace is not None:
            trace.remark(op, warning)


def _with_notes(diagnostic: Diagnostic, notes: Iterable[Note]) -> Diagnostic:
    for text, place in notes:
        if not (isinstance(place, Operation) and place.is_erased):
            diagnostic.attach_note(text, place.raw_location if isinstance(place, Operation) else place)
    return diagnostic


def _mentions(diagnostic: Diagnostic, payloads: Sequence[Sequence[Any] | None]) -> bool:
    """True if a note of the diagnostic is about one of the payload operations."""
    places = {note.location for note in diagnostic.notes}
    for payload in payloads:
        for payload_op in payload or ():
            owner = payload_op if isinstance(payload_op, Operation) else getattr(payload_op, "owner", None)
            if isinstance(owner, Operation) and not owner.is_erased and owner.location in places:
                return True
    return False


def _applied_to(payloads: Sequence[Sequence[Any] | None]) -> Iterator[Note]:
    """Yields the payload passed to a step through its first handle."""
    for payload in payloads:
        owners = [op.owner if isinstance(op, OpResult) else op for op in payload or ()]
        alive = [op for op in owners if isinstance(op, Operation) and not op.is_erased]
        if alive:
            which = "applied to this payload operation"
            more = f", the first of {len(owners)}" if len(owners) > 1 else ""
            yield which + more, alive[0]
            return
