"""``lamina opt``: mlir-opt's flags, on lamina's passes."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from lamina.ir import parity
from lamina.ir.diagnostics import (
    UNKNOWN,
    Diagnostic,
    DiagnosticError,
    PassError,
    Severity,
    emit,
    handle_diagnostics,
)
from lamina.ir.location import FileLineColRange
from lamina.ir.permissions import granting, input_speaks
from lamina.tools import opt_pdll
from lamina.tools.bytecode import BYTECODE_FLAGS, bytecode_of, check_bytecode_flags
from lamina.tools.debugging import check_debugging, debugged, debugging_flags
from lamina.tools.flags import Flag, UsageError, help_text, parse_flags
from lamina.tools.imports import import_flag, take_imports
from lamina.tools.inputs import (
    DEFAULT_SPLIT_MARKER,
    Output,
    Reporter,
    expected_diagnostics,
    read_module_input,
    split_pieces,
    write_output,
)
from lamina.tools.opt_pdll import apply_patterns
from lamina.tools.permissions import permission_flags, permissions_of
from lamina.tools.schedules import remarks_level, schedule_flags, schedules_watched

if TYPE_CHECKING:
    from lamina.dialects.bufferization.copy_reports import CopyReport
    from lamina.ir.operation import Operation
    from lamina.passmanager import OpPassManager
    from lamina.passmanager.instrumentation import Instrumentation, Timing
    from lamina.tools.expected import ExpectedDiagnostics

# The values that enumerated flags accept.
_CHOICES = {
    "mlir-timing-display": ("list", "tree"),
    "mlir-pass-statistics-display": ("list", "pipeline"),
    "verify-diagnostics": (None, False, True, "all", "only-expected"),
}

GENERAL = "General"
PARSING = "Reading"
PRINTING = "Printing"
RUNNING = "Running passes"
DEBUGGING = "Debugging"
PERMITTING = "What the input may do"

FLAGS = (
    Flag("o", "value", "Output file name (default: standard output)", GENERAL, default="-"),
    Flag("help", "bool", "Show this text; --help=passes lists all passes", GENERAL, optional_value=True),
    *BYTECODE_FLAGS,
    Flag("show-dialects", "bool", "Print the available dialects and exit", GENERAL),
    Flag("list-passes", "bool", "Print the available passes and exit", GENERAL),
    Flag("diagnostics", "value", "Format of diagnostics: text or json", GENERAL, default="text"),
    Flag("allow-unregistered-dialect", "bool", "Allow operations of dialects that are not registered", PARSING),
    Flag("split-input-file", "bool", "Process the pieces between marker lines separately", PARSING,
         optional_value=True),
    Flag("output-split-marker", "value", "Marker between the outputs of split pieces", PARSING,
         default=DEFAULT_SPLIT_MARKER),
    Flag("no-implicit-module", "bool", "Do not wrap the input in a module", PARSING),
    Flag("verify-diagnostics", "bool", "Check diagnostics against expected-* comments", PARSING,
         optional_value=True),
    Flag("mlir-print-op-generic", "bool", "Print the generic form", PRINTING),
    Flag("mlir-print-local-scope", "bool", "Print without aliases", PRINTING),
    Flag("mlir-print-debuginfo", "bool", "Print locations", PRINTING),
    Flag("mlir-pretty-debuginfo", "bool", "Print locations in a readable form", PRINTING),
    Flag("mlir-print-value-users", "bool", "Print the users of results and block arguments as comments", PRINTING),
    Flag("mlir-print-unique-ssa-ids", "bool", "Number values uniquely across the module", PRINTING),
    Flag("mlir-use-nameloc-as-prefix", "bool", "Name values by their name locations", PRINTING),
    Flag("mlir-print-skip-regions", "bool", "Print {...} for regions", PRINTING),
    Flag("mlir-print-assume-verified", "bool", "Accepted for compatibility: output is always verified first", PRINTING),
    Flag("mlir-elide-elementsattrs-if-larger", "int", "Elide elements attributes with more elements", PRINTING),
    Flag("mlir-print-elementsattrs-with-hex-if-larger", "int", "Print larger elements attributes in hexadecimal",
         PRINTING),
    Flag("mlir-elide-resource-strings-if-larger", "int", "Elide resources with longer text", PRINTING),
    Flag("mlir-print-op-on-diagnostic", "bool", "Show the operation a diagnostic is about", PRINTING, default=True,
         optional_value=True),
    Flag("pass-pipeline", "value", "Textual pass pipeline, builtin.module(...)", RUNNING),
    Flag("check-semantics", "value", "Run this pipeline; the interpreter runs the functions on random inputs before it "
         "and after each pass, and the first pass that changes a result is named", RUNNING),
    Flag("verify-each", "bool", "Verify after each pass", RUNNING, default=True, optional_value=True),
    Flag("strict-parity", "bool", "Reproduce what is arbitrary or wrong in mlir-opt's output, to compare texts",
         RUNNING),
    Flag("report-unchecked", "bool", "Report what the verifier does not check of dialects from .td files", RUNNING),
    Flag("verify-roundtrip", "bool", "Check that the input survives printing and parsing", RUNNING),
    Flag("dump-pass-pipeline", "bool", "Print the pipeline that is run", RUNNING),
    Flag("mlir-print-ir-before", "list", "Print IR before the named passes", RUNNING),
    Flag("mlir-print-ir-after", "list", "Print IR after the named passes", RUNNING),
    Flag("mlir-print-ir-before-all", "bool", "Print IR before each pass", RUNNING),
    Flag("mlir-print-ir-after-all", "bool", "Print IR after each pass", RUNNING),
    Flag("mlir-print-ir-after-change", "bool", "With after: only where the IR changed", RUNNING),
    Flag("mlir-print-ir-after-failure", "bool", "Print IR after a pass that failed", RUNNING),
    Flag("mlir-print-ir-module-scope", "bool", "Print the whole module in IR dumps", RUNNING),
    Flag("mlir-print-ir-tree-dir", "value", "Write IR dumps to files below this directory, one folder an operation",
         RUNNING),
    *schedule_flags(RUNNING),
    Flag("explain-copies", "bool", "Report each copy that the bufferized program makes, and why", RUNNING),
    Flag("fail-on-copy", "bool", "Make One-Shot Bufferize fail where it needs a copy", RUNNING),
    Flag("mlir-timing", "bool", "Report the time of each pass", RUNNING),
    Flag("mlir-timing-display", "value", "Format of the timing report: list or tree", RUNNING, default="tree"),
    Flag("mlir-pass-statistics", "bool", "Report the statistics of passes", RUNNING),
    Flag("mlir-pass-statistics-display", "value", "Format of the statistics: list or pipeline", RUNNING,
         default="pipeline"),
    Flag("mlir-pass-pipeline-crash-reproducer", "value", "Write a reproducer file if a pass fails", RUNNING),
    Flag("mlir-generate-reproducer", "value", "Write a reproducer file with the IR after the passes", RUNNING),
    Flag("run-reproducer", "bool", "Run the pipeline stored in the input file", RUNNING),
    Flag("mlir-disable-threading", "bool", "Accepted for compatibility: passes run in one thread", RUNNING),
    Flag("mlir-print-stacktrace-on-diagnostic", "bool", "Accepted for compatibility: diagnostics carry no stack",
         RUNNING),
    *debugging_flags(DEBUGGING),
    *opt_pdll.FLAGS,
    import_flag(RUNNING),
    *permission_flags(PERMITTING),
)


@dataclass
class Settings:
    """A parsed command line: flag values by name, pass flags in order, the input file."""

    flags: dict[str, Any]
    passes: list[tuple[str, str]]
    inputs: list[str] = field(default_factory=list)
    # Debugging flags.
    instrumentations: list[Instrumentation] = field(default_factory=list)

    def __getitem__(self, name: str) -> Any:
        return self.flags[name]

    @property
    def printing(self) -> dict[str, Any]:
        """The options for Operation.to_text."""
        options: dict[str, Any] = {
            "generic": self["mlir-print-op-generic"],
            "local_scope": self["mlir-print-local-scope"],
            "debug_info": self["mlir-print-debuginfo"],
            "pretty_debug_info": self["mlir-pretty-debuginfo"],
            "skip_regions": self["mlir-print-skip-regions"],
            "value_users": self["mlir-print-value-users"],
            "unique_ssa_ids": self["mlir-print-unique-ssa-ids"],
            "name_locations": self["mlir-use-nameloc-as-prefix"],
            "elide_elements_larger_than": self["mlir-elide-elementsattrs-if-larger"],
            "elide_resource_strings_larger_than": self["mlir-elide-resource-strings-if-larger"],
        }
        if self["mlir-print-elementsattrs-with-hex-if-larger"] is not None:
            options["hex_elements_larger_than"] = self["mlir-print-elementsattrs-with-hex-if-larger"]
        return options


def main(arguments: Sequence[str] | None = None) -> int:
    """``lamina opt`` as a program of one's own: register dialects, passes and patterns (by importing their modules),
    then ``sys.exit(main())``. ``arguments`` are the command line without the program's name, `sys.argv[1:]` by default.
    Returns the exit status: 0, or 1 for a diagnosed error, as mlir-opt does."""
    from lamina.tools.main import main as command

    return command(["opt", *(sys.argv[1:] if arguments is None else arguments)])


def run(arguments: list[str]) -> int:
    """Runs ``lamina opt`` and returns its exit status."""
    try:
        settings = _parse(take_imports(opt_pdll.joined(arguments)))
    except UsageError as problem:
        print(f"lamina opt: {problem}", file=sys.stderr)
        return 1
    if settings["help"]:
        print(_help(str(settings["help"])))
        return 0
    if settings["show-dialects"]:
        from lamina.ir.dialect import available_dialects

        print("Available Dialects: " + ",".join(available_dialects()))
        return 0
    if settings["list-passes"]:
        print(_pass_list())
        return 0
    with granting(permissions_of(settings)), parity.strict(parity.is_strict() or bool(settings["strict-parity"])):
        if settings["watch"]:
            return opt_pdll.watch(lambda: _debugged(settings), [*settings.inputs, *settings["pdll"]])
        return _debugged(settings)


def _parse(arguments: list[str]) -> Settings:
    from lamina.passmanager.registry import lookup_pass, registered_names

    def is_pass(name: str) -> bool:
        return lookup_pass(name) is not None

    values, passes, inputs = parse_flags(FLAGS, arguments, "opt", is_pass, registered_names)
    if len(inputs) > 1:
        raise UsageError(f"Too many positional arguments specified! Can specify at most 1: {' '.join(inputs)}")
    if values["diagnostics"] not in ("text", "json"):
        raise UsageError(f"--diagnostics takes text or json, not '{values['diagnostics']}'")
    for name, words in _CHOICES.items():
        if values[name] not in words:
            raise UsageError(f"for the --{name} option: Cannot find option named '{values[name]}'!")
    for name in ("mlir-print-ir-before", "mlir-print-ir-after"):
        unknown = next((word for word in values[name] if not is_pass(word)), None)
        if unknown is not None:
            raise UsageError(f"for the --{name} option: Cannot find option named '{unknown}'!")
    check_bytecode_flags(values)
    check_debugging(values)
    remarks_level(values)
    return Settings(values, passes, inputs)


def _debugged(settings: Settings) -> int:
    try:
        with debugged(settings) as settings.instrumentations:
            return _process(settings)
    except UsageError as problem:
        print(f"lamina opt: {problem}", file=sys.stderr)
        return 1


def _process(settings: Settings) -> int:
    reporter = Reporter(sys.stderr, settings)
    try:
        name, text = read_module_input(settings.inputs[0] if settings.inputs else "-")
    except OSError as problem:
        print(f"cannot open input file '{settings.inputs[0]}': {problem.strerror}", file=sys.stderr)
        return 1
    with handle_diagnostics(reporter):
        try:
            pipeline = _pipeline(settings)
        except DiagnosticError as problem:
            for diagnostic in problem.diagnostics:
                reporter(diagnostic)
            return 1
        if settings["dump-pass-pipeline"] and pipeline is not None:
            print(_pipeline_dump(pipeline), file=sys.stderr)
    output: list[Output] = []
    succeeded = True
    marker = settings["output-split-marker"]
    pieces = list(split_pieces(text, settings["split-input-file"]))
    expected = expected_diagnostics(settings, name, text)
    try:
        quiet = bool(settings["verify-diagnostics"])
        with schedules_watched(settings, name, only_what_mlir_says=quiet, by_passes=True):
            for position, (piece, first_line) in enumerate(pieces):
                if position:
                    output.append(f"{marker}\n")
                job = _Piece(settings, pipeline, name, piece, first_line, output, expected)
                succeeded = job.process() and succeeded
    except PassError as problem:
        for diagnostic in problem.diagnostics:
            reporter(diagnostic)
        return 1
    if expected is not None:
        succeeded = expected.finish()
    elif not succeeded and not settings["split-input-file"]:
        return 1
    write_output(settings["o"], output)
    return 0 if succeeded else 1


def _pipeline(settings: Settings) -> OpPassManager | None:
    """Returns the pass manager for the flags; None if they name no passes."""
    from lamina.passmanager import OpPassManager, PipelineInfo, lookup_pass, parse_pipeline
    from lamina.passmanager.options import OptionError
    from lamina.passmanager.pipeline import add_pass, add_pipeline

    text = settings["check-semantics"] or settings["pass-pipeline"]
    if text is not None and settings.passes:
        raise PassError(
            Diagnostic(Severity.ERROR, UNKNOWN, "'-pass-pipeline' option can't be used with individual pass options")
        )
    if text is not None:
        return parse_pipeline(text)
    if not settings.passes:
        return None
    manager = OpPassManager("builtin.module")
    for name, options in settings.passes:
        info = lookup_pass(name)
        assert info is not None
        try:
            if isinstance(info, PipelineInfo):
                add_pipeline(manager, info, options)
            else:
                add_pass(manager, info, options)
        except OptionError as problem:
            error = Diagnostic(Severity.ERROR, UNKNOWN, f"failed to add `{name}` with options `{options}`: {problem}")
            error.hint = problem.hint
            raise PassError(error) from None
    return manager


def _pipeline_dump(pipeline: OpPassManager) -> str:
    return f"Pass Manager with {len(pipeline.entries)} passes:\n" + "\n".join(_pipeline_rows(pipeline)) + "\n"


def _pipeline_rows(pipeline: OpPassManager, indent: str = "") -> list[str]:
    """Returns the pipeline, one line per pass."""
    from lamina.passmanager import OpPassManager

    parts: list[list[str]] = []
    for entry in pipeline.entries:
        if isinstance(entry, OpPassManager):
            parts.append(_pipeline_rows(entry, f"{indent}  "))
        else:
            parts.append([f"{indent}  {entry.to_text()}"])
    for part in parts[:-1]:
        part[-1] += ","
    return [f"{indent}{pipeline.anchor or 'any'}(", *(row for part in parts for row in part), f"{indent})"]


class _Piece:
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
            from lamina.tools.dialects import unchecked_remarks

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
        from lamina.passmanager.instrumentation import Timing

        return Timing()

    def _read(self) -> Operation:
        from lamina.asm.parser import parse_module, parse_operations
        from lamina.ir.verifier import verify

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
        from lamina.asm.parser import parse_module

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
        from lamina.passmanager import OpPassManager

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
        from lamina.passmanager import PassManager
        from lamina.passmanager.instrumentation import statistics_report

        instrumentations = self._instrumentations(timing)
        check = None
        if self.settings["check-semantics"]:
            from lamina.execution.semantics import SemanticsCheck

            check = SemanticsCheck(operation)
            instrumentations.append(check)
        manager = PassManager(
            pipeline, verify_each=bool(self.settings["verify-each"]), instrumentations=instrumentations
        )
        with _copies_watched(explain, fail) as reports, contextlib.nullcontext() if stored is None else input_speaks():
            succeeded = manager.run(operation)
        if explain and self.settings["diagnostics"] == "text" and _may_bufferize(pipeline):
            from lamina.dialects.bufferization.copy_reports import summary

            print(f"lamina opt: the program makes {summary(reports)}", file=sys.stderr)
        if check is not None and check.changed:
            succeeded = False
        if self.settings["mlir-pass-statistics"]:
            sys.stderr.write(statistics_report(pipeline, self.settings["mlir-pass-statistics-display"]))
        return succeeded

    def _trace_from(self, operation: Operation) -> None:
        """Starts a trace with the parsed module."""
        from lamina.execution.observer import observer

        observed = observer.get()
        if observed is not None:
            observed.compilation_started(operation)

    def _trace_code(self, operation: Operation) -> None:
        """Shows the machine code of a module in a trace, if it is fully lowered."""
        from lamina.execution.observer import observer
        from lamina.tracing.machine import has_code

        observed = observer.get()
        if observed is not None and has_code(operation):
            observed.module_lowered(operation, "native", None, 3, False)

    def _write_reproducer(self, operation: Operation) -> bool:
        """Writes the file of mlir-generate-reproducer; False if it cannot be written."""
        path = self.settings["mlir-generate-reproducer"]
        if path is None:
            return True
        from lamina.passmanager import OpPassManager
        from lamina.passmanager.instrumentation import write_reproducer

        pipeline = self.pipeline or OpPassManager(operation.name)
        try:
            write_reproducer(path, operation.to_text(), pipeline.to_text(), verify_each=False)
        except OSError as problem:
            print(f"cannot open output file '{path}': {problem.strerror}", file=sys.stderr)
            return False
        return True

    def _stored_pipeline(self) -> OpPassManager | None:
        from lamina.asm.parser_base import unescape
        from lamina.passmanager import parse_pipeline

        written = dict(self.external_resources.get("mlir_reproducer", ())).get("pipeline")
        return None if written is None else parse_pipeline(unescape(written))

    def _instrumentations(self, timing: Timing | None) -> list[Instrumentation]:
        from lamina.passmanager.instrumentation import IRPrinting, Reproducer

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


def _pass_list() -> str:
    """Lists the passes in the layout of mlir-opt's --list-passes, which has no pipelines; --help=passes has."""
    from lamina.passmanager import PassInfo, lookup_pass, registered_names

    lines = ["Passes:"]
    for name in registered_names():
        info = lookup_pass(name)
        if not isinstance(info, PassInfo):
            continue
        lines.append(f"{f'  --{name}':<58}-   {info.summary}")
        for option in sorted(info.cls.options().values(), key=lambda option: option.name):
            kind = "string" if option.type is str else option.type.__name__
            value = "" if option.type is bool else f"=<{kind}>"
            lines.append(f"{f'    --{option.name}{value}':<58}- {option.description}")
    return "\n".join(lines)


def _help(topic: str) -> str:
    lines = [help_text("lamina opt [flags] [passes] [file]", "Reads MLIR from the file or standard input.", FLAGS, 48)]
    if topic != "passes":
        lines += ["", "Passes are flags too: --canonicalize, --cse=... ; --help=passes lists them with their options."]
        return "\n".join(lines)
    from lamina.passmanager import PassInfo, lookup_pass, registered_names

    lines += ["", "Passes:"]
    for name in registered_names():
        info = lookup_pass(name)
        if info is None:
            continue
        lines.append(f"  --{name:<46} {info.summary}")
        if isinstance(info, PassInfo):
            for declared in info.cls.options().values():
                lines.append(f"      {declared.name + '=...':<44} {declared.description}")
    return "\n".join(lines)


@contextlib.contextmanager
def _copies_watched(explain: bool, fail: bool) -> Iterator[list[CopyReport]]:
    """Explains One-Shot Bufferize's copies in the ``with`` block, or makes them errors; appends them to the
    list."""
    reports: list[CopyReport] = []
    if not explain and not fail:
        yield reports
        return
    from lamina.dialects.bufferization.explain import CopyRequest, current

    token = current.set(CopyRequest(explain, fail, reports))
    try:
        yield reports
    finally:
        current.reset(token)
