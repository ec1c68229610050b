"""``lamina schedule``: prints the automatic transform script of a module."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from lamina.asm.source import read_standard_input
from lamina.ir.diagnostics import UNKNOWN, Diagnostic, DiagnosticError, PassError, Severity, handle_diagnostics
from lamina.ir.remarks import remarking
from lamina.tools.flags import Flag, UsageError, help_text, parse_flags
from lamina.tools.imports import import_flag, take_imports
from lamina.tools.inputs import FlagValues, Reporter, message_of, require_file, write_output
from lamina.tools.outputs import check_outputs
from lamina.tools.schedules import remarks_flag, remarks_level

if TYPE_CHECKING:
    from lamina.ir.operation import Operation
    from lamina.target import Target

GENERAL, SCHEDULING = "General", "Scheduling"

FLAGS = (
    Flag("help", "bool", "Show this text", GENERAL),
    import_flag(GENERAL),
    Flag("o", "value", "Output file name (default: standard output)", GENERAL, default="-"),
    Flag("diagnostics", "value", "Form of diagnostics: text or json", GENERAL, default="text"),
    Flag(
        "mlir-print-op-on-diagnostic",
        "bool",
        "Show the operation a diagnostic is about",
        GENERAL,
        default=False,
        optional_value=True,
    ),
    Flag("cpu", "value", "CPU to schedule for, by LLVM's name", SCHEDULING, default="native"),
    Flag("features", "value", "CPU features to add or remove: +avx512vnni,-fma", SCHEDULING),
    Flag("strict-reductions", "bool", "Keep the order of reductions", SCHEDULING),
    Flag("explain-float", "bool", "Say which quantized values are computed with in float, and why", SCHEDULING),
    Flag("emit", "value", "What to write: mlir, or py for a schedule in Python", SCHEDULING, default="mlir"),
    remarks_flag(SCHEDULING),
    Flag("with-payload", "bool", "Write the module too, with the script in it, for lamina run and opt", SCHEDULING),
)


def run(arguments: list[str]) -> int:
    """Runs ``lamina schedule`` and returns its exit status: 0, 1 for an error, 2 for bad usage."""
    try:
        flags, _, inputs = parse_flags(FLAGS, take_imports(arguments), "schedule")
        if flags["help"]:
            about = "Writes a transform script that schedules the structured operations of a module."
            print(help_text("lamina schedule [flags] FILE", about, FLAGS))
            return 0
        if len(inputs) != 1:
            raise UsageError("expected one file, or - for standard input")
        if flags["diagnostics"] not in ("text", "json"):
            raise UsageError(f"--diagnostics takes text or json, not '{flags['diagnostics']}'")
        if flags["emit"] not in ("mlir", "py"):
            raise UsageError(f"--emit takes mlir or py, not '{flags['emit']}'")
        if flags["emit"] == "py" and flags["with-payload"]:
            raise UsageError("--with-payload requires --emit=mlir")
        level = remarks_level(flags)
        target = _target(flags)
    except UsageError as problem:
        print(f"lamina schedule: {problem}", file=sys.stderr)
        return 2
    reporter = Reporter(sys.stderr, flags)
    try:
        with handle_diagnostics(reporter):
            require_file(inputs[0])
            check_outputs({"-o": flags["o"]}, lambda: [] if flags["with-payload"] else inputs)
            from lamina.api import parse  # start-up
            from lamina.schedule.automatic import as_module, has_script, schedule, with_script  # start-up
            from lamina.schedule.scalar import remark_on_scalar  # start-up

            path = inputs[0]
            module = parse(read_standard_input() if path == "-" else Path(path), filename=path)
            if flags["explain-float"]:
                from lamina.quant.integer_arithmetic.explain import explain  # start-up

                explain(module)
            if flags["emit"] == "py":
                write_output(flags["o"], _python(module, target, flags["strict-reductions"]))
                return 0
            if has_script(module):
                print(f"lamina schedule: {path} contains a transform script", file=sys.stderr)
                return 1
            with remarking(level):
                text = schedule(
                    module, target, strict_reductions=flags["strict-reductions"], left_scalar=remark_on_scalar
                )
            write_output(flags["o"], with_script(module, text) if flags["with-payload"] else as_module(text))
    except DiagnosticError as problem:
        for diagnostic in problem.diagnostics:
            reporter(diagnostic)
        return 1
    except OSError as problem:
        print(f"lamina schedule: {message_of(problem)}", file=sys.stderr)
        return 1
    return 0


def _target(flags: FlagValues) -> Target:
    """Returns the CPU to schedule for; warns of features that none has. Raises UsageError for an unknown CPU."""
    from lamina.target import target_named, unknown_features  # start-up

    try:
        target = target_named(flags["cpu"], flags["features"])
    except ValueError as problem:
        raise UsageError(str(problem)) from None
    for name in unknown_features(target, flags["features"]):
        print(f"lamina schedule: warning: no CPU of this architecture has a feature '{name}'", file=sys.stderr)
    return target


def _python(module: Operation, target: Target, strict_reductions: bool) -> str:
    """Returns the module's own script, or else the automatic one, as Python."""
    from lamina.api import parse  # start-up
    from lamina.schedule.automatic import has_script, schedule, with_script  # start-up
    from lamina.schedule.emit_python import to_python  # start-up

    if not has_script(module):
        script = schedule(module, target, strict_reductions=strict_reductions)
        module = parse(with_script(parse("module {}"), script), filename="automatic schedule")
    try:
        return to_python(module)
    except ValueError as problem:
        raise PassError(Diagnostic(Severity.ERROR, UNKNOWN, str(problem))) from None
