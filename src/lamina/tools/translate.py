"""``lamina translate``: modules of the llvm dialect as LLVM IR, and LLVM IR as modules of the llvm dialect."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from lamina.ir.diagnostics import UNKNOWN, Diagnostic, DiagnosticError, Severity, handle_diagnostics
from lamina.tools.bytecode import BYTECODE_FLAGS, bytecode_of, check_bytecode_flags
from lamina.tools.flags import Flag, UsageError, help_text, parse_flags
from lamina.tools.imports import import_flag, take_imports
from lamina.tools.inputs import (
    Output,
    Reporter,
    expected_diagnostics,
    is_writable,
    read_module_input,
    split_pieces,
    write_output,
)

if TYPE_CHECKING:
    from lamina.ir.operation import Operation

GENERAL = "General"
TRANSLATIONS = "Translations"

FLAGS = (
    Flag("o", "value", "Output file name (default: standard output)", GENERAL, default="-"),
    Flag("help", "bool", "Show this text", GENERAL),
    import_flag(GENERAL),
    Flag("diagnostics", "value", "Form of diagnostics: text or json", GENERAL, default="text"),
    Flag("allow-unregistered-dialect", "bool", "Allow operations of dialects that are not registered", GENERAL),
    Flag("split-input-file", "bool", "Treat the pieces between marker lines as separate files", GENERAL,
         optional_value=True),
    Flag("output-split-marker", "value", "Marker between the outputs of split pieces", GENERAL, default=""),
    Flag("verify-diagnostics", "bool", "Check diagnostics against expected-* comments", GENERAL, optional_value=True),
    Flag("mlir-print-op-on-diagnostic", "bool", "Show the operation a diagnostic is about", GENERAL, default=True,
         optional_value=True),
    *BYTECODE_FLAGS,
    Flag("import-llvm", "bool", "Translate LLVM IR to the llvm dialect", TRANSLATIONS),
    Flag("mlir-to-llvmir", "bool", "Translate the llvm dialect to LLVM IR", TRANSLATIONS),
)


def run(arguments: list[str]) -> int:
    """Runs ``lamina translate`` and returns its exit status."""
    try:
        flags, _, inputs = parse_flags(FLAGS, take_imports(arguments), "translate")
        if len(inputs) > 1:
            raise UsageError(f"Too many positional arguments specified! Can specify at most 1: {' '.join(inputs)}")
        if flags["diagnostics"] not in ("text", "json"):
            raise UsageError(f"--diagnostics takes text or json, not '{flags['diagnostics']}'")
        check_bytecode_flags(flags)
        if flags["help"]:
            usage = "lamina translate (--mlir-to-llvmir | --import-llvm) [flags] [file]"
            print(help_text(usage, "Reads MLIR, or LLVM IR, from the file or standard input.", FLAGS, 48))
            return 0
        if flags["mlir-to-llvmir"] == flags["import-llvm"]:
            raise UsageError("Translation to perform: --mlir-to-llvmir or --import-llvm must be given")
    except UsageError as problem:
        print(f"lamina translate: {problem}", file=sys.stderr)
        return 2
    return _process(flags, inputs[0] if inputs else "-")


def _process(flags: dict[str, Any], path: str) -> int:
    try:
        name, text = read_module_input(path)
    except OSError as problem:
        print(f"cannot open input file '{path}': {problem.strerror}", file=sys.stderr)
        return 1
    if not is_writable(flags["o"]):
        return 1
    output: list[Output] = []
    succeeded = True
    expected = expected_diagnostics(flags, name, text)
    for position, (piece, first_line) in enumerate(split_pieces(text, flags["split-input-file"])):
        if position:
            output.append(f"{flags['output-split-marker']}\n")
        report = expected or Reporter(sys.stderr, flags)
        with handle_diagnostics(report):
            succeeded = _translate(flags, name, piece, first_line, output, report) and succeeded
    if expected is not None:
        succeeded = expected.finish()
    elif not succeeded and not flags["split-input-file"]:
        return 1
    write_output(flags["o"], output)
    return 0 if succeeded else 1


def _translate(
    flags: dict[str, Any],
    name: str,
    text: str | memoryview,
    first_line: int,
    output: list[Output],
    report: Callable[[Diagnostic], None],
) -> bool:
    try:
        if flags["import-llvm"]:
            if not isinstance(text, str):
                raise DiagnosticError(Diagnostic(Severity.ERROR, UNKNOWN, "expected LLVM IR, but got MLIR bytecode"))
            module = _imported(text, name)
            output += bytecode_of(module, flags) if flags["emit-bytecode"] else [module.to_text()]
        else:
            output.append(_exported(text, name, flags["allow-unregistered-dialect"], first_line))
    except DiagnosticError as problem:
        for diagnostic in problem.diagnostics:
            report(diagnostic)
        return False
    return True


def _exported(text: str | memoryview, name: str, allow_unregistered: bool, first_line: int) -> str:
    from lamina.asm.parser import parse_module  # start-up
    from lamina.execution.llvm_ir import translate_module  # start-up
    from lamina.ir.verifier import verify  # start-up

    module = parse_module(text, name, allow_unregistered=allow_unregistered, first_line=first_line)
    verify(module)
    return translate_module(module)


def _imported(text: str, name: str) -> Operation:
    from lamina.execution.llvm_import import ImportFailure, import_module  # start-up
    from lamina.ir.verifier import verify  # start-up

    try:
        module = import_module(text, name)
    except ImportFailure as problem:
        raise DiagnosticError(Diagnostic(Severity.ERROR, UNKNOWN, str(problem))) from None
    verify(module)
    return module
