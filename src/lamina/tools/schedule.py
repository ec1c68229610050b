"""``lamina schedule``: writes a transform script for a module that has none."""

from __future__ import annotations

import sys
from pathlib import Path

from lamina.ir.diagnostics import DiagnosticError, handle_diagnostics
from lamina.tools.flags import Flag, UsageError, help_text, parse_flags
from lamina.tools.inputs import Reporter, write_output

GENERAL, SCHEDULING = "General", "Scheduling"

FLAGS = (
    Flag("help", "bool", "Show this text", GENERAL),
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
    Flag("features", "value", "Features of the CPU to add or take away: +avx512vnni,-fma", SCHEDULING),
    Flag("strict-reductions", "bool", "Keep reductions in the order in which they are written", SCHEDULING),
    Flag("with-payload", "bool", "Write the module too, with the script in it, for lamina run and opt", SCHEDULING),
)


def run(arguments: list[str]) -> int:
    """Runs ``lamina schedule`` and returns its exit status: 0, 1 for an error, 2 for bad usage."""
    from lamina.schedule import target_named

    try:
        flags, _, inputs = parse_flags(FLAGS, arguments, "schedule")
        if flags["help"]:
            about = "Writes a transform script that schedules the structured operations of a module."
            print(help_text("lamina schedule [flags] FILE", about, FLAGS))
            return 0
        if len(inputs) != 1:
            raise UsageError("give one file, or - for standard input")
        if flags["diagnostics"] not in ("text", "json"):
            raise UsageError(f"--diagnostics takes text or json, not '{flags['diagnostics']}'")
        try:
            target = target_named(flags["cpu"], flags["features"])
        except ValueError as problem:
            raise UsageError(str(problem)) from None
    except UsageError as problem:
        print(f"lamina schedule: {problem}", file=sys.stderr)
        return 2
    reporter = Reporter(sys.stderr, flags)
    try:
        with handle_diagnostics(reporter):
            from lamina.api import parse
            from lamina.schedule.automatic import has_script, schedule, with_script

            path = inputs[0]
            module = parse(sys.stdin.read() if path == "-" else Path(path), filename=path)
            if has_script(module):
                print(f"lamina schedule: {path} brings a transform script along", file=sys.stderr)
                return 1
            text = schedule(module, target, strict_reductions=flags["strict-reductions"])
            write_output(flags["o"], with_script(module, text) if flags["with-payload"] else text)
    except DiagnosticError as problem:
        for diagnostic in problem.diagnostics:
            reporter(diagnostic)
        return 1
    except OSError as problem:
        print(f"lamina schedule: {problem}", file=sys.stderr)
        return 1
    return 0
