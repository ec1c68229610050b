"""Pass managers: nested lists of passes, and running them.

A pass that is anchored on another operation than its manager's is nested implicitly, as mlir-opt does for pass flags.
"""

from __future__ import annotations

import reprlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Union

from lamina.ir import traits
from lamina.ir.attribute import InvalidParameters
from lamina.ir.collector import collector_paused
from lamina.ir.diagnostics import (
    UNKNOWN,
    Diagnostic,
    DiagnosticError,
    PassError,
    Severity,
    add_place,
    collect_diagnostics,
    emit,
)
from lamina.ir.dialect import lookup_operation
from lamina.ir.growth import TooLarge, message_of, step_of
from lamina.ir.operation import Operation
from lamina.ir.permissions import NotPermitted, Permissions, granting
from lamina.ir.recursion import deep_recursion
from lamina.ir.verifier import verify_and_report
from lamina.passmanager.instrumentation import Instrumentation, ambient
from lamina.passmanager.pass_base import Pass, PassFailure

Entry = Union["OpPassManager", Pass]

_OUTERMOST = "builtin.module"
"""No operation holds it, so passes on it are not nested implicitly."""


class OpPassManager:
    """Passes for operations of one name (``anchor``), or for any isolated operation if that is None."""

    __slots__ = ("anchor", "entries")

    def __init__(self, anchor: str | None = "builtin.module") -> None:
        self.anchor = anchor
        self.entries: list[Entry] = []

    def add(self, pass_: Pass) -> None:
        """Appends a pass; nested under its own anchor if that is another operation."""
        wanted = pass_.info.anchor
        if wanted is None or self.anchor == wanted:
            self.entries.append(pass_)
            return
        if self.anchor is None or wanted == _OUTERMOST:
            raise PassError(
                Diagnostic(
                    Severity.ERROR,
                    UNKNOWN,
                    f"Can't add pass '{pass_.display_name}' restricted to '{wanted}' on a PassManager intended to "
                    f"run on '{self.anchor or 'any'}', did you intend to nest?",
                )
            )
        self.nest(wanted).add(pass_)

    def add_text(self, text: str) -> None:
        """Appends the passes of a textual pipeline (without the outer anchor)."""
        from lamina.passmanager.pipeline import parse_pipeline  # cycle

        self.entries.extend(parse_pipeline(text, self.anchor or "any").entries)

    def nest(self, anchor: str) -> OpPassManager:
        """Returns the manager for operations of that name inside this one's; adjacent nestings share it."""
        last = self.entries[-1] if self.entries else None
        if isinstance(last, OpPassManager) and last.anchor == anchor:
            return last
        nested = OpPassManager(anchor)
        self.entries.append(nested)
        return nested

    def nest_any(self) -> OpPassManager:
        """Returns a manager for any isolated operation inside this one's."""
        nested = OpPassManager(None)
        self.entries.append(nested)
        return nested

    def passes(self) -> Iterator[Pass]:
        """All passes in order, those of nested managers included."""
        stack: list[Iterator[Entry]] = [iter(self.entries)]
        while stack:
            for entry in stack[-1]:
                if isinstance(entry, OpPassManager):
                    stack.append(iter(entry.entries))
                    break
                yield entry
            else:
                stack.pop()

    def to_text(self) -> str:
        """Returns the textual pipeline, anchor included."""
        inner = ",".join(entry.to_text() for entry in self.entries)
        return f"{self.anchor or 'any'}({inner})"

    def __repr__(self) -> str:
        return f"<pass manager {self.to_text()}>"


def _scheduling_problem(manager: OpPassManager) -> str | None:
    """Returns why a pass cannot run at its place in the pipeline; None if all can, as far as their operations are
    known."""
    cls = None if manager.anchor is None else lookup_operation(manager.anchor)
    for entry in manager.entries:
        if isinstance(entry, OpPassManager):
            problem = _scheduling_problem(entry)
            if problem is not None:
                return problem
        elif cls is not None and not entry.can_schedule_on(cls):
            return (
                f"unable to schedule pass '{entry.display_name}' on a PassManager intended to run on "
                f"'{manager.anchor}'!"
            )
    return None


class PassManager:
    """Runs a pipeline on an operation, with verification after each pass and instrumentations around it."""

    def __init__(
        self,
        pipeline: OpPassManager,
        *,
        verify_each: bool = True,
        instrumentations: list[Instrumentation] | None = None,
    ) -> None:
        if not isinstance(pipeline, OpPassManager):
            raise TypeError(f"expected an OpPassManager, got {pipeline!r}; parse_pipeline reads text")
        self.pipeline = pipeline
        self.verify_each = verify_each
        self.instrumentations = [*(instrumentations or []), *ambient.get()]
        # Which operations nested managers run on, of those that they could.
        self.selects: Callable[[Operation], bool] | None = None
        # See `Pass.once_per_run`.
        self.kept_for_passes: dict[Pass, Any] = {}

    def run(self, operation: Operation) -> bool:
        """Runs all passes in place; diagnostics go to the current handler. False if a pass failed."""
        if not isinstance(operation, Operation):
            raise TypeError(f"expected an operation, got {operation!r}")
        anchor = self.pipeline.anchor
        if anchor is not None and operation.name != anchor:
            emit(
                Diagnostic(
                    Severity.ERROR,
                    operation.raw_location,
                    f"can't run '{anchor}' pass manager on '{operation.name}' op",
                )
            )
            return False
        problem = _scheduling_problem(self.pipeline)
        if problem is not None:
            emit(Diagnostic(Severity.ERROR, UNKNOWN, problem))
            return False
        with collector_paused():
            try:
                return self._run_instrumented(operation)
            finally:
                self.kept_for_passes.clear()

    def _run_instrumented(self, operation: Operation) -> bool:
        try:
            for instrumentation in self.instrumentations:
                instrumentation.run_before_pipeline(operation, self.pipeline)
            with deep_recursion():
                succeeded = self._run_entries(self.pipeline, operation)
            for instrumentation in reversed(self.instrumentations):
                instrumentation.run_after_pipeline(operation, succeeded)
            return succeeded
        except Exception:
            for instrumentation in reversed(self.instrumentations):
                instrumentation.run_after_crash(operation)
            raise

    def run_inner(self, manager: OpPassManager, operation: Operation) -> bool:
        """Runs a dynamic pipeline for a pass of this manager."""
        return self._applies(manager, operation) and self._run_entries(manager, operation)

    def _run_entries(self, manager: OpPassManager, operation: Operation) -> bool:
        position = 0
        entries = manager.entries
        while position < len(entries):
            entry = entries[position]
            if isinstance(entry, Pass):
                if not self._run_pass(entry, operation):
                    return False
                position += 1
                continue
            # Adjacent nested managers walk the children together, each child through its own manager.
            group: list[OpPassManager] = []
            while position < len(entries):
                nested = entries[position]
                if not isinstance(nested, OpPassManager):
                    break
                group.append(nested)
                position += 1
            for nested in group:
                if not self._run_nested(nested, operation):
                    return False
        return True

    def _run_nested(self, manager: OpPassManager, operation: Operation) -> bool:
        for region in operation.regions:
            for block in region.blocks:
                for child in block.operations:
                    if self._applies(manager, child) and not self._run_entries(manager, child):
                        return False
        return True

    def _applies(self, manager: OpPassManager, operation: Operation) -> bool:
        if self.selects is not None and not self.selects(operation):
            return False
        if manager.anchor is not None:
            return operation.name == manager.anchor
        return operation.is_registered and operation.has_trait(traits.IsolatedFromAbove)

    def _run_pass(self, pass_: Pass, operation: Operation) -> bool:
        if not pass_.can_schedule_on(type(operation)):
            emit(operation.diagnostic(
                Severity.ERROR, f"trying to schedule a pass '{pass_.display_name}' on an unsupported operation"))
            return False
        for instrumentation in self.instrumentations:
            instrumentation.run_before_pass(pass_, operation)
        location, holder = operation.raw_location, operation.parent_op
        with step_of(f"pass '{pass_.info.name}'"):
            try:
                pass_.runner = self
                pass_.run(operation)
                succeeded = True
            except PassFailure:
                succeeded = False
            except DiagnosticError as failure:
                for diagnostic in failure.diagnostics:
                    emit(diagnostic)
                succeeded = False
            except (MemoryError, RecursionError, TooLarge) as problem:
                emit(operation.diagnostic(Severity.ERROR, f"pass '{pass_.info.name}': {message_of(problem)}"))
                succeeded = False
            except NotPermitted as problem:
                emit(operation.diagnostic(Severity.ERROR, f"pass '{pass_.info.name}': {problem}"))
                succeeded = False
            except InvalidParameters as problem:
                message = f"pass '{pass_.info.name}' would need an invalid type or attribute: {problem}"
                emit(operation.diagnostic(Severity.ERROR, message))
                succeeded = False
            except Exception as problem:
                add_place(problem, f"pass '{pass_.info.name}'", operation)
                for instrumentation in reversed(self.instrumentations):
                    instrumentation.run_after_failed_pass(pass_, operation)
                raise
            finally:
                pass_.runner = None
        if operation.is_erased:
            message = f"pass '{pass_.info.name}' replaced the operation that it ran on: run it on the operation around"
            emit(Diagnostic(Severity.ERROR, location, message))
            succeeded, operation = False, holder or operation
        if succeeded and self.verify_each:
            succeeded = verify_and_report(operation)
        for instrumentation in reversed(self.instrumentations):
            if succeeded:
                instrumentation.run_after_pass(pass_, operation)
            else:
                instrumentation.run_after_failed_pass(pass_, operation)
        return succeeded


def run_pipeline(
    operation: Operation,
    pipeline: str | OpPassManager,
    *,
    verify_each: bool = True,
    permissions: Permissions | None = None,
    instrumentation: Instrumentation | Sequence[Instrumentation] = (),
) -> None:
    """Runs a pipeline on the operation in place. Raises PassError with the diagnostics if a pass fails.

    ``instrumentation`` is notified of each pass (`lamina.passmanager.instrumentation.Instrumentation`: before and after
    the pipeline and each pass, after a failure, after an exception); several are notified in order, and in reverse
    order after. An exception raised by a pass propagates, with notes that name the pass, the pattern and the operation.

    The pipeline itself comes from the caller and is unrestricted; ``permissions`` apply to inputs, such as
    transform scripts that it runs."""
    from lamina.passmanager.pipeline import parse_pipeline  # cycle

    if not isinstance(operation, Operation):
        raise TypeError(f"expected an operation, got {_shown(operation)}; lamina.parse reads text")
    if not isinstance(pipeline, str | OpPassManager):
        raise TypeError(f"expected a pipeline as text or an OpPassManager, got {_shown(pipeline)}")
    manager = parse_pipeline(pipeline) if isinstance(pipeline, str) else pipeline
    told = [instrumentation] if isinstance(instrumentation, Instrumentation) else list(instrumentation)
    with collect_diagnostics() as diagnostics, granting(permissions):
        succeeded = PassManager(manager, verify_each=verify_each, instrumentations=told).run(operation)
    if succeeded:
        for diagnostic in diagnostics:
            emit(diagnostic)
        return
    raise PassError(diagnostics or [operation.diagnostic(Severity.ERROR, "a pass failed without a diagnostic")])


def _shown(value: object) -> str:
    """The type of a value, and the beginning of the value."""
    return f"{type(value).__name__} {reprlib.repr(value)}"
