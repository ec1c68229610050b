"""One input of ``lamina opt``, parsed, verified, transformed and printed."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from lamina.ir.diagnostics import UNKNOWN, Diagnostic, DiagnosticError, Severity, emit, handle_diagnostics
from lamina.ir.location import FileLineColRange
from lamina.ir.permissions import input_speaks
from lamina.tools.bytecode import bytecode_of
from lamina.tools.inputs import Output, Reporter
from lamina.tools.opt_flags import Settings
from lamina.tools.opt_pdll import apply_patterns

if TYPE_CHECKING:
    from lamina.dialects.bufferization.copy_reports import CopyReport
    from lamina.ir.operation import Operation
    from lamina.passmanager import OpPassManager
    from lamina.passmanager.instrumentation import Instrumentation, Timing
    from lamina.tools.expected import ExpectedDiagnostics


class Piece:
    """Parses, verifies, transforms and prints one input."""

    def __init__(
        self,
        settings: Settings,
        pipeline: OpPassManager | None,
        name: str,
        text: str | memoryview,
        first_line: int,
        output: list[Output],
        expected: ExpectedDiagnostics | None = None,
    ) -> None:
        self.settings = settings
        self.expected = expected
        self.pipeline = pipeline
        self.name = name
        self.text = text
        self.first_line = first_line
        self.output = output
        self.external_resources: dict[str, list[tuple[str, str]]] = {}

    def process(self) -> bool:
        """True on success; otherwise diagnostics have been reported."""
        report = self.expected or Reporter(sys.stderr, self.settings)
        with handle_diagnostics(report):
            return self._run(report)

    def _run(self, report: ExpectedDiagnostics | Reporter) -> bool:
        timing = self._timing()
        try:
            started = time.perf_counter()
            operation = self._read()
            if timing is not None:
                timing.extra["Parser"] = time.perf_counter() - started
        except DiagnosticError as problem:
            for diagnostic in problem.diagnostics:
                report(diagnostic)
            return False
        if self.settings["report-unchecked"]:
            from lamina.tools.dialects import unchecked_remarks  # start-up

            print("\n".join(unchecked_remarks(operation)), file=sys.stderr)
        if self.settings["trace-html"] is not None:
            self._trace_from(operation)
        try:
            if not apply_patterns(operation, self.settings):
                return False
        except DiagnosticError as problem:
            for diagnostic in problem.diagnostics:
                report(diagnostic)
            return False
        if not self._run_passes(operation, timing) or not self._write_reproducer(operation):
            return False
        if self.settings["trace-html"] is not None:
            self._trace_code(operation)
        started = time.perf_counter()
        if self.settings["run-reproducer"]:
            self.external_resources.pop("mlir_reproducer", None)
        if self.settings["emit-bytecode"]:
            try:
                self.output += bytecode_of(operation, self.settings, self.external_resources)
            except DiagnosticError as problem:
                for diagnostic in problem.diagnostics:
                    report(diagnostic)
                return False
        else:
            # mlir-opt ends its output with one more line feed.
            text = operation.to_text(**self.settings.printing, external_resources=self.external_resources)
            self.output.append(f"{text}\n")
        if timing is not None:
            timing.extra["Output"] = time.perf_counter() - started
            sys.stderr.write(timing.report(self.settings["mlir-timing-display"]))
        return True

    def _timing(self) -> Timing | None:
        if not self.settings["mlir-timing"]:
            return None
        from lamina.passmanager.instrumentation import Timing  # start-up

        return Timing()

    def _read(self) -> Operation:
        from lamina.asm.parser import parse_module, parse_operations  # start-up
        from lamina.ir.verifier import verify  # start-up

        allow = self.settings["allow-unregistered-dialect"]
        if self.settings["no-implicit-module"]:
            operations = parse_operations(
                self.text,
                self.name,
                allow_unregistered=allow,
                first_line=self.first_line,
                external_resources=self.external_resources,
            )
            if len(operations) != 1:
                raise DiagnosticError(
                    Diagnostic(
                        Severity.ERROR,
                        FileLineColRange(self.name, 0, 0),
                        f"source must contain a single top-level operation, found: {len(operations)}",
                    )
                )
            operation = operations[0]
        else:
            operation = parse_module(
                self.text,
                self.name,
                allow_unregistered=allow,
                first_line=self.first_line,
                external_resources=self.external_resources,
            )
        verify(operation)
        if self.settings["verify-roundtrip"]:
            self._check_roundtrip(operation, allow)
        return operation

    def _check_roundtrip(self, operation: Operation, allow: bool) -> None:
        from lamina.asm.parser import parse_module  # start-up

        before = operation.to_text(generic=True, local_scope=True, debug_info=True)
        again = parse_module(operation.to_text(debug_info=True), "<roundtrip>", allow_unregistered=allow)
        data = operation.to_bytecode()
        read = parse_module(data, "<roundtrip>", allow_unregistered=allow)
        for module in (again, read):
            if module.to_text(generic=True, local_scope=True, debug_info=True) != before:
                raise DiagnosticError(
                    operation.diagnostic(Severity.ERROR, "roundTrip testing roundtripped module differs from reference")
                )

    def _run_passes(self, operation: Operation, timing: Timing | None) -> bool:
        from lamina.passmanager import OpPassManager  # start-up

        stored = self._stored_pipeline() if self.settings["run-reproducer"] else None
        pipeline = stored or self.pipeline
        if pipeline is None and self.settings["mlir-pass-statistics"]:
            pipeline = OpPassManager("builtin.module")
        explain, fail = bool(self.settings["explain-copies"]), bool(self.settings["fail-on-copy"])
        if (explain or fail) and not _may_bufferize(pipeline):
            flag = "--explain-copies" if explain else "--fail-on-copy"
            said = f"lamina opt: {flag} has nothing to report: no pass bufferizes (add --one-shot-bufferize)"
            if self.settings["diagnostics"] == "json":
                emit(Diagnostic(Severity.REMARK, UNKNOWN, said))
            else:
                print(said, file=sys.stderr)
        if pipeline is None:
            return True
        from lamina.passmanager import PassManager  # start-up
        from lamina.passmanager.instrumentation import statistics_report  # start-up

        instrumentations = self._instrumentations(timing)
        check = None
        if self.settings["check-semantics"]:
            from lamina.execution.semantics import SemanticsCheck  # start-up

            check = SemanticsCheck(operation)
            instrumentations.append(check)
        manager = PassManager(
            pipeline, verify_each=bool(self.settings["verify-each"]), instrumentations=instrumentations
        )
        with _copies_watched(explain, fail) as reports, contextlib.nullcontext() if stored is None else input_speaks():
            succeeded = manager.run(operation)
        if explain and self.settings["diagnostics"] == "text" and _may_bufferize(pipeline):
            from lamina.dialects.bufferization.copy_reports import summary  # start-up

            print(f"lamina opt: the program makes {summary(reports)}", file=sys.stderr)
        if check is not None and check.changed:
            succeeded = False
        if self.settings["mlir-pass-statistics"]:
            sys.stderr.write(statistics_report(pipeline, self.settings["mlir-pass-statistics-display"]))
        return succeeded

    def _trace_from(self, operation: Operation) -> None:
        """Starts a trace with the parsed module."""
        from lamina.execution.observer import observer  # start-up

        observed = observer.get()
        if observed is not None:
            observed.compilation_started(operation)

    def _trace_code(self, operation: Operation) -> None:
        """Shows the machine code of a module in a trace, if it is fully lowered."""
        from lamina.execution.observer import observer  # start-up
        from lamina.tracing.machine import has_code  # start-up

        observed = observer.get()
        if observed is not None and has_code(operation):
            observed.module_lowered(operation, "native", None, 3, False)

    def _write_reproducer(self, operation: Operation) -> bool:
        """Writes the file of mlir-generate-reproducer; False if it cannot be written."""
        path = self.settings["mlir-generate-reproducer"]
        if path is None:
            return True
        from lamina.passmanager import OpPassManager  # start-up
        from lamina.passmanager.instrumentation import write_reproducer  # start-up

        pipeline = self.pipeline or OpPassManager(operation.name)
        try:
            write_reproducer(path, operation.to_text(), pipeline.to_text(), verify_each=False)
        except OSError as problem:
            print(f"cannot open output file '{path}': {problem.strerror}", file=sys.stderr)
            return False
        return True

    def _stored_pipeline(self) -> OpPassManager | None:
        from lamina.asm.parser_base import unescape  # start-up
        from lamina.passmanager import parse_pipeline  # start-up

        written = dict(self.external_resources.get("mlir_reproducer", ())).get("pipeline")
        return None if written is None else parse_pipeline(unescape(written))

    def _instrumentations(self, timing: Timing | None) -> list[Instrumentation]:
        from lamina.passmanager.instrumentation import IRPrinting, Reproducer  # start-up

        settings = self.settings
        instrumentations: list[Instrumentation] = [*settings.instrumentations]
        if timing is not None:
            instrumentations.append(timing)
        before = _selection(settings["mlir-print-ir-before-all"], settings["mlir-print-ir-before"])
        after_all = settings["mlir-print-ir-after-all"] or settings["mlir-print-ir-after-failure"]
        after_all = after_all or (settings["mlir-print-ir-after-change"] and not settings["mlir-print-ir-after"])
        after = _selection(after_all, settings["mlir-print-ir-after"])
        if before is not None or after is not None:
            instrumentations.append(
                IRPrinting(
                    sys.stderr,
                    before=before,
                    after=after,
                    module_scope=settings["mlir-print-ir-module-scope"],
                    after_only_on_change=settings["mlir-print-ir-after-change"],
                    after_only_on_failure=settings["mlir-print-ir-after-failure"],
                    printing=settings.printing,
                    tree=settings["mlir-print-ir-tree-dir"],
                )
            )
        path = settings["mlir-pass-pipeline-crash-reproducer"]
        if path is not None:
            instrumentations.append(Reproducer(path, verify_each=bool(settings["verify-each"])))
        return instrumentations


def _may_bufferize(pipeline: OpPassManager | None) -> bool:
    """True if a pass of the pipeline inserts copies: One-Shot Bufferize, or a script that may run it."""
    text = "" if pipeline is None else pipeline.to_text()
    return "one-shot-bufferize" in text or "transform-interpreter" in text


def _selection(everything: bool, names: list[str]) -> Any:
    """Returns a predicate on passes; None if none is selected."""
    if everything:
        return lambda value: True
    if names:
        chosen = set(names)
        return lambda value: value.info.name in chosen
    return None


@contextlib.contextmanager
def _copies_watched(explain: bool, fail: bool) -> Iterator[list[CopyReport]]:
    """Explains One-Shot Bufferize's copies in the ``with`` block, or makes them errors; appends them to the
    list."""
    reports: list[CopyReport] = []
    if not explain and not fail:
        yield reports
        return
    from lamina.dialects.bufferization.explain import CopyRequest, current  # start-up

    token = current.set(CopyRequest(explain, fail, reports))
    try:
        yield reports
    finally:
        current.reset(token)
