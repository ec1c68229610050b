"""``lamina import``: a model in ONNX's format as a module."""

from __future__ import annotations

import sys

from lamina.ir.diagnostics import DiagnosticError, handle_diagnostics
from lamina.tools.flags import Flag, UsageError, help_text, parse_flags
from lamina.tools.imports import import_flag, take_imports
from lamina.tools.inputs import Reporter, message_of, write_output
from lamina.tools.models import shape_flag, shapes_of
from lamina.tools.outputs import check_outputs, model_files

GENERAL, PRINTING = "General", "Printing"

FLAGS = (
    Flag("help", "bool", "Show this text", GENERAL),
    import_flag(GENERAL),
    Flag("o", "value", "Output file name (default: standard output)", GENERAL, default="-"),
    shape_flag(GENERAL),
    Flag("function", "value", "Name of the function", GENERAL, default="main"),
    Flag("diagnostics", "value", "Form of diagnostics: text or json", GENERAL, default="text"),
    Flag("mlir-print-op-on-diagnostic", "bool", "Show the operation a diagnostic is about", GENERAL, default=False,
         optional_value=True),
    Flag("elide-weights", "bool", "Leave the data of large weights out of the text", PRINTING),
)  # fmt: skip


def run(arguments: list[str]) -> int:
    """Runs ``lamina import`` and returns its exit status: 0, 1 for an error, 2 for bad usage."""
    try:
        flags, _, inputs = parse_flags(FLAGS, take_imports(arguments), "import")
        if flags["help"]:
            about = "Reads a model in ONNX's format and writes it as linalg on tensors."
            print(help_text("lamina import [flags] MODEL.onnx", about, FLAGS))
            return 0
        if len(inputs) != 1:
            raise UsageError("expected one file")
        if flags["diagnostics"] not in ("text", "json"):
            raise UsageError(f"--diagnostics takes text or json, not '{flags['diagnostics']}'")
        shapes = shapes_of(flags["shape"])
    except UsageError as problem:
        print(f"lamina import: {problem}", file=sys.stderr)
        return 2
    reporter = Reporter(sys.stderr, flags)
    try:
        with handle_diagnostics(reporter):
            check_outputs({"-o": flags["o"]}, lambda: model_files(inputs[0]))
            from lamina.onnx.importer import load  # start-up

            module = load(inputs[0], shapes, function=flags["function"])
            if flags["elide-weights"]:
                write_output(flags["o"], module.to_text(elide_resource_strings_larger_than=64))
            else:
                write_output(flags["o"], str(module))
    except DiagnosticError as problem:
        for diagnostic in problem.diagnostics:
            reporter(diagnostic)
        return 1
    except (ImportError, OSError) as problem:
        print(f"lamina import: {message_of(problem)}", file=sys.stderr)
        return 1
    return 0
