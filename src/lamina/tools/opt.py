"""``lamina opt``: mlir-opt's flags, on lamina's passes."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.ir import parity
from lamina.ir.diagnostics import (
    UNKNOWN,
    Diagnostic,
    DiagnosticError,
    PassError,
    Severity,
    handle_diagnostics,
)
from lamina.ir.permissions import granting
from lamina.tools import opt_pdll
from lamina.tools.debugging import debugged
from lamina.tools.flags import UsageError
from lamina.tools.imports import take_imports
from lamina.tools.inputs import (
    Output,
    Reporter,
    expected_diagnostics,
    is_writable,
    read_module_input,
    split_pieces,
    write_output,
)
from lamina.tools.opt_flags import FLAGS as FLAGS
from lamina.tools.opt_flags import Settings, help_of, parse_settings, pass_list
from lamina.tools.opt_piece import Piece
from lamina.tools.permissions import permissions_of
from lamina.tools.schedules import schedules_watched

if TYPE_CHECKING:
    from lamina.passmanager import OpPassManager


def main(arguments: Sequence[str] | None = None) -> int:
    """``lamina opt`` as a program of one's own: register dialects, passes and patterns (by importing their modules),
    then ``sys.exit(main())``. ``arguments`` are the command line without the program's name, `sys.argv[1:]` by default.
    Returns the exit status: 0, or 1 for a diagnosed error, as mlir-opt does."""
    from lamina.tools.main import main as command  # start-up

    return command(["opt", *(sys.argv[1:] if arguments is None else arguments)])


def run(arguments: list[str]) -> int:
    """Runs ``lamina opt`` and returns its exit status."""
    try:
        settings = parse_settings(take_imports(opt_pdll.joined(arguments)))
    except UsageError as problem:
        print(f"lamina opt: {problem}", file=sys.stderr)
        return 1
    if settings["help"]:
        print(help_of(str(settings["help"])))
        return 0
    if settings["show-dialects"]:
        from lamina.ir.dialect import available_dialects  # start-up

        print("Available Dialects: " + ",".join(available_dialects()))
        return 0
    if settings["list-passes"]:
        print(pass_list())
        return 0
    with granting(permissions_of(settings)), parity.strict(parity.is_strict() or bool(settings["strict-parity"])):
        if settings["watch"]:
            return opt_pdll.watch(lambda: _debugged(settings), [*settings.inputs, *settings["pdll"]])
        return _debugged(settings)


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
    if not is_writable(settings["o"]):
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
                job = Piece(settings, pipeline, name, piece, first_line, output, expected)
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
    from lamina.passmanager import OpPassManager, PipelineInfo, lookup_pass, parse_pipeline  # start-up
    from lamina.passmanager.options import OptionError  # start-up
    from lamina.passmanager.pipeline import add_pass, add_pipeline  # start-up

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
    from lamina.passmanager import OpPassManager  # start-up

    parts: list[list[str]] = []
    for entry in pipeline.entries:
        if isinstance(entry, OpPassManager):
            parts.append(_pipeline_rows(entry, f"{indent}  "))
        else:
            parts.append([f"{indent}  {entry.to_text()}"])
    for part in parts[:-1]:
        part[-1] += ","
    return [f"{indent}{pipeline.anchor or 'any'}(", *(row for part in parts for row in part), f"{indent})"]
