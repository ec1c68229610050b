"""``lamina reduce``: reduces an input while a failure persists."""

from __future__ import annotations

import os
import re
import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from lamina.asm.files import replacing
from lamina.ir.diagnostics import DiagnosticError
from lamina.tools.flags import Flag, UsageError, help_text, parse_flags
from lamina.tools.imports import import_flag, take_imports
from lamina.tools.inputs import read_input
from lamina.tools.permissions import permission_flags, permissions_of

if TYPE_CHECKING:
    from lamina.reduce import Reducer, Result, State, Wanted
    from lamina.reduce.observers import Observer

WATCH = "What to run (a reproducer contains its own pipeline)"
LOOK_FOR = "What to look for (default: whatever happens on the input)"
SEARCH = "The search"
PERMITTING = "What the input may do"

FLAGS = (
    Flag("help", "bool", "Show this text", SEARCH),
    Flag("pass-pipeline", "value", "The pipeline to run; passes are flags too. It is reduced as well", WATCH),
    Flag("command", "value", "A command to run; {} is the file, {pipeline} the pipeline", WATCH),
    Flag("native", "bool", "Compare native code with the interpreter on random arguments", WATCH),
    Flag(
        "against-pipeline",
        "value",
        "Compare the results of functions after this pipeline; 'none' for no passes",
        WATCH,
    ),
    Flag(
        "against-command", "value", "Compare lamina's output with that of a command, such as 'mlir-opt --cse {}'", WATCH
    ),
    Flag("verify-each", "bool", "Verify after each pass", WATCH, default=True, optional_value=True),
    Flag("diagnostic", "value", "An error or other output that matches this regular expression", LOOK_FOR),
    Flag(
        "crash", "bool", "An exception or a signal; with =REGEX one whose text matches", LOOK_FOR, optional_value=True
    ),
    Flag("hang", "bool", "No end within --timeout", LOOK_FOR),
    Flag("difference", "bool", "A difference between the two that are compared", LOOK_FOR),
    Flag("exit-status", "int", "This exit status of the command", LOOK_FOR),
    Flag("o", "value", "Output file, written at each step (default: standard output, at the end)", SEARCH, default="-"),
    Flag("timeout", "value", "Seconds that one run may take", SEARCH, default="10"),
    Flag("max-seconds", "value", "Stop after that many seconds", SEARCH),
    Flag("jobs", "int", "Parallel processes (default: one per processor)", SEARCH, default=0),
    Flag("resume", "bool", "Go on from the output file of an interrupted run", SEARCH),
    Flag("quiet", "bool", "Show no progress", SEARCH),
    import_flag(SEARCH),
    *permission_flags(PERMITTING),
)
ABOUT = """Shrinks MLIR (transform scripts too), a crash reproducer, or PDLL while what fails on it stays the same.
  lamina reduce crash.mlir -o small.mlir                       a reproducer, as it is
  lamina reduce input.mlir --canonicalize --diagnostic='does not dominate'
  lamina reduce input.mlir --command='mlir-opt-22 --cse {}' --exit-status=1
  lamina reduce input.mlir --native                            interpreter and native code differ"""


def run(arguments: list[str]) -> int:
    """Runs ``lamina reduce`` and returns its exit status: 0, 1 if nothing fails on the input, 2 for bad usage."""
    from lamina.passmanager.registry import lookup_pass, registered_names  # start-up

    try:
        words = take_imports(arguments)
        values, passes, inputs = parse_flags(
            FLAGS, words, "reduce", lambda name: lookup_pass(name) is not None, registered_names
        )
        if values["help"]:
            print(help_text("lamina reduce [flags] [passes] FILE", ABOUT, FLAGS, 32))
            return 0
        if len(inputs) != 1:
            raise UsageError("expected one input file")
        return _reduce(values, _pipeline(values, passes), inputs[0])
    except UsageError as problem:
        print(f"lamina reduce: {problem}", file=sys.stderr)
        return 2
    except DiagnosticError as problem:
        print(problem, file=sys.stderr)
        return 2


def _pipeline(values: dict[str, Any], passes: list[tuple[str, str]]) -> str | None:
    """Returns the text of the pipeline that the command line names. Raises UsageError, DiagnosticError."""
    from lamina.passmanager.pipeline import parse_pipeline  # start-up

    text: str | None = values["pass-pipeline"]
    if text is not None and passes:
        raise UsageError("--pass-pipeline and passes as flags exclude each other")
    if passes:
        inner = ",".join(name + (f"{{{options}}}" if options else "") for name, options in passes)
        text = parse_pipeline(f"builtin.module({inner})").to_text()
    if text is not None:
        parse_pipeline(text)
    return text


def _reduce(values: dict[str, Any], pipeline: str | None, path: str) -> int:
    from lamina.reduce import Reducer  # start-up
    from lamina.reduce.engine import NotInteresting  # start-up
    from lamina.reduce.journal import Journal, journal_at  # start-up
    from lamina.reduce.state import State, read_state  # start-up

    try:
        name, text = read_input(path)
        state = read_state(text, name, pipeline)
        if values["resume"] and os.path.exists(values["o"]):
            kept = read_state(read_input(values["o"])[1], values["o"])
            state = State(kept.text, state.kind, kept.pipeline or state.pipeline)
    except OSError as problem:
        print(f"cannot open input file '{problem.filename}': {problem.strerror}", file=sys.stderr)
        return 1
    observer, wanted = _observer(values), _wanted(values)
    reducer = Reducer(
        observer,
        wanted,
        jobs=values["jobs"],
        timeout=_seconds(values, "timeout") or 10.0,
        max_seconds=_seconds(values, "max-seconds"),
    )
    target = values["o"]
    if target != "-":
        reducer.keep = lambda best: _write(target, best)
    journal = _no_journal() if target == "-" else journal_at(target + ".journal", f"{observer} {wanted}")
    try:
        with journal as reducer.journal, _progress(reducer, bool(values["quiet"])):
            result = reducer.reduce(state)
    except NotInteresting as problem:
        print(f"lamina reduce: {path}: {problem}", file=sys.stderr)
        return 1
    except OSError as problem:
        print(f"lamina reduce: cannot write '{problem.filename}': {problem.strerror}", file=sys.stderr)
        return 1
    finally:
        reducer.journal = Journal()
    if target == "-":
        sys.stdout.write(_file_text(result.state))
    else:
        _write(target, result.state)
        if result.complete:
            os.remove(target + ".journal")
    _report(state, result)
    return 0


@contextmanager
def _no_journal() -> Iterator[Any]:
    from lamina.reduce.journal import Journal  # start-up

    yield Journal()


def _observer(values: dict[str, Any]) -> Observer:
    """Returns the observer to run. Raises UsageError."""
    from lamina.reduce import observers  # start-up

    named = [name for name in ("command", "native", "against-pipeline", "against-command") if values[name]]
    if len(named) > 1:
        raise UsageError(f"--{named[0]} and --{named[1]} exclude each other")
    try:
        if values["command"]:
            return observers.CommandObserver.of(values["command"])
        if values["against-command"]:
            return observers.AgainstObserver(observers.CommandObserver.of(values["against-command"]))
    except ValueError as problem:
        raise UsageError(f"for the --{named[0]} option: {problem}") from None
    if values["native"]:
        return observers.NativeObserver()
    if values["against-pipeline"]:
        other = values["against-pipeline"]
        return observers.PipelinesObserver(None if other == "none" else other)
    return observers.PipelineObserver(bool(values["verify-each"]), permissions_of(values))


def _wanted(values: dict[str, Any]) -> Wanted:
    """Returns the observations to look for. Raises UsageError."""
    from lamina.reduce import Wanted  # start-up
    from lamina.reduce.observation import CRASH, DIFFERENCE, ERROR, HANG  # start-up

    kinds = [kind for kind in (CRASH, HANG, DIFFERENCE) if values[kind]]
    if len(kinds) > 1:
        raise UsageError(f"--{kinds[0]} and --{kinds[1]} exclude each other")
    pattern = values["diagnostic"] or (values["crash"] if isinstance(values["crash"], str) else None)
    try:
        compiled = None if pattern is None else re.compile(pattern)
    except re.error as problem:
        raise UsageError(f"'{pattern}' is not a regular expression: {problem}") from None
    kind = kinds[0] if kinds else ERROR if pattern and not values["command"] else None
    return Wanted(kind, compiled, values["exit-status"])


def _seconds(values: dict[str, Any], name: str) -> float | None:
    text = values[name]
    try:
        seconds = None if text is None else float(text)
    except ValueError:
        seconds = -1.0
    if seconds is not None and not seconds > 0:
        raise UsageError(f"for the --{name} option: '{text}' is not a number of seconds")
    return seconds


def _file_text(state: State) -> str:
    """Returns the state as a file; with a pipeline it is a reproducer."""
    if state.pipeline is None or state.kind != "mlir":
        return state.text
    from lamina.passmanager.instrumentation import reproducer_text  # start-up

    return reproducer_text(state.text, state.pipeline)


def _write(path: str, state: State) -> None:
    """Replaces the file atomically, so that an interrupted run leaves a complete one."""
    with replacing(path) as file:
        file.write(_file_text(state).encode("utf-8", "surrogateescape"))


def _report(before: State, result: Result) -> None:
    unit = "operations" if before.kind == "mlir" else "lines"
    end = "" if result.complete else ", stopped early"
    print(
        f"lamina reduce: {before.operations} -> {result.state.operations} {unit}, {len(before.text)} -> "
        f"{len(result.state.text)} characters in {result.seconds:.1f} s, {result.attempts} attempts{end}",
        file=sys.stderr,
    )
    if result.state.pipeline is not None:
        print(f"lamina reduce: --pass-pipeline={shlex.quote(result.state.pipeline)}", file=sys.stderr)


@contextmanager
def _progress(reducer: Reducer, quiet: bool) -> Iterator[None]:
    """Shows how far the search is while a terminal looks on."""
    if quiet or not sys.stderr.isatty():
        yield
        return
    try:
        from rich.console import Console
        from rich.markup import escape
    except ImportError:
        reducer.progress = lambda name, best, attempts: _show_line(_line(name, best, attempts))
        yield
        print(file=sys.stderr)
        return
    console = Console(stderr=True)
    with console.status("lamina reduce") as status:
        reducer.progress = lambda name, best, attempts: status.update(escape(_line(name, best, attempts)))
        yield


def _line(name: str, best: State, attempts: int) -> str:
    return f"{attempts} attempts, {best.operations} operations left, taking {name}"


def _show_line(text: str) -> None:
    print(f"\r{text:<79}", end="", file=sys.stderr, flush=True)
