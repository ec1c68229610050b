"""``lamina tune``: searches for the fastest schedule of a function, by compiling and timing candidates."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from lamina.asm.source import read_standard_input
from lamina.ir.diagnostics import DiagnosticError, handle_diagnostics
from lamina.tools.flags import Flag, UsageError, help_text, parse_flags
from lamina.tools.imports import import_flag, take_imports
from lamina.tools.inputs import FlagValues, Reporter, message_of, require_file, write_output
from lamina.tools.outputs import array_files, check_outputs

if TYPE_CHECKING:
    from lamina.tune import Progress, SearchResult

GENERAL, SEARCHING, RUNNING = "General", "Search", "Workers"

FLAGS = (
    Flag("help", "bool", "Show this text", GENERAL),
    Flag("o", "value", "File for the winning script (default: standard output)", GENERAL, default="-"),
    import_flag(GENERAL),
    Flag("report", "value", "Write a page with the curve and the parameters that mattered", GENERAL),
    Flag("diagnostics", "value", "Form of diagnostics: text or json", GENERAL, default="text"),
    Flag("mlir-print-op-on-diagnostic", "bool", "Show the operation a diagnostic is about", GENERAL, default=False,
         optional_value=True),
    Flag("script", "value", "File with a script whose knobs are searched (default: the module's own, otherwise the "
         "automatic scheduler's choices)", SEARCHING),
    Flag("trials", "int", "How many candidates, those in the log included", SEARCHING, default=100),
    Flag("minutes", "value", "End after so many minutes", SEARCHING),
    Flag("log", "value", "File that trials are appended to, and that a search resumes from", SEARCHING),
    Flag("entry", "value", "Function to schedule (default: the only one)", SEARCHING),
    Flag("args", "value", "Arguments as of lamina run, which dynamic sizes need", SEARCHING),
    Flag("seed", "int", "Seed of the search and of random arguments", SEARCHING, default=0),
    Flag("no-database", "bool", "Do not keep the winner for schedule=\"tuned\"", SEARCHING),
    Flag("cpu", "value", "CPU to compile for, by LLVM's name", RUNNING, default="native"),
    Flag("parallel", "bool", "Run parallel loops on all cores", RUNNING),
    Flag("workers", "int", "Processes that compile candidates (default: one per core)", RUNNING),
    Flag("dask", "value", "Address of a Dask scheduler whose workers evaluate candidates", RUNNING),
    Flag("timeout", "value", "Seconds that a candidate may take to compile, check and time", RUNNING, default="60"),
    Flag("memory", "int", "Megabytes of address space that a candidate may take", RUNNING),
)
_NEEDED = ("optuna", "filelock", "rich")


def run(arguments: list[str]) -> int:
    """Runs ``lamina tune`` and returns its exit status: 0, 1 for an error, 2 for bad usage."""
    try:
        flags, _, inputs = parse_flags(FLAGS, take_imports(arguments), "tune")
        if flags["help"]:
            about = "Searches for the fastest schedule of a function and writes it as a transform script."
            print(help_text("lamina tune [flags] FILE", about, FLAGS))
            return 0
        if len(inputs) != 1:
            raise UsageError("expected one file, or - for standard input")
        if flags["trials"] < 1:
            raise UsageError(f"--trials is at least 1, not {flags['trials']}")
        if flags["workers"] is not None and flags["workers"] < 1:
            raise UsageError(f"--workers is at least 1, not {flags['workers']}")
        if flags["memory"] is not None and flags["memory"] < 1:
            raise UsageError(f"--memory is at least 1, not {flags['memory']}")
        minutes, timeout = _positive(flags, "minutes"), _positive(flags, "timeout")
    except UsageError as problem:
        print(f"lamina tune: {problem}", file=sys.stderr)
        return 2
    try:
        require_file(inputs[0])
        scripts = [] if flags["script"] is None else [flags["script"]]
        check_outputs(
            {"-o": flags["o"], "--report": flags["report"], "--log": flags["log"]},
            lambda: [inputs[0], *scripts, *array_files(flags["args"])],
        )
    except OSError as problem:
        print(f"lamina tune: {message_of(problem)}", file=sys.stderr)
        return 1
    missing = _missing([*_NEEDED, *(["distributed"] if flags["dask"] else [])])
    if missing:
        print(f"lamina tune: {', '.join(missing)} is not installed: pip install 'lamina[tune]'", file=sys.stderr)
        return 1
    reporter = Reporter(sys.stderr, flags)
    try:
        with handle_diagnostics(reporter):
            result = _search(flags, inputs[0], minutes, timeout or 60.0)
            from lamina.schedule.automatic import as_module  # start-up

            write_output(flags["o"], as_module(result.script))
            if flags["report"] is not None:
                from lamina.tune.report import page  # start-up

                write_output(flags["report"], page(result))
    except DiagnosticError as problem:
        for diagnostic in problem.diagnostics:
            reporter(diagnostic)
        return 1
    except (OSError, ValueError) as problem:
        print(f"lamina tune: {message_of(problem)}", file=sys.stderr)
        return 1
    return 0


def _search(flags: FlagValues, path: str, minutes: float | None, timeout: float) -> SearchResult:
    from lamina.api import parse  # start-up
    from lamina.execution.arguments import split_specs  # start-up
    from lamina.tune import TuneError, search  # start-up

    module = parse(read_standard_input() if path == "-" else Path(path), filename=path)
    script = None if flags["script"] is None else parse(Path(flags["script"]))
    try:
        with _shown(flags["trials"]) as progress:
            result = search(
                module,
                script=script,
                trials=flags["trials"],
                minutes=minutes,
                log=flags["log"],
                entry=flags["entry"],
                arguments=None if flags["args"] is None else split_specs(flags["args"]),
                seed=flags["seed"],
                cpu=flags["cpu"],
                parallel=flags["parallel"],
                workers=flags["workers"],
                dask=flags["dask"],
                timeout=timeout,
                memory=None if flags["memory"] is None else flags["memory"] << 20,
                database=None if flags["no-database"] else "default",
                progress=progress,
            )
    except TuneError as problem:
        raise ValueError(str(problem)) from None
    times = f"{result.seconds * 1e3:.4g} ms against {result.first_seconds * 1e3:.4g} ms"
    print(
        f"lamina tune: {len(result.trials)} trials, {100 * result.score:.1f} % of the first schedule's time ({times})",
        file=sys.stderr,
    )
    return result


@contextlib.contextmanager
def _shown(total: int) -> Iterator[Callable[[Progress], None]]:
    """Shows how far the search is: a bar and a curve on a terminal, nothing elsewhere."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    console = Console(stderr=True)
    with Bar(
        TextColumn("best {task.fields[best]}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[curve]} {task.fields[last]}"),
        console=console,
        disable=not console.is_terminal,
    ) as bar:
        task = bar.add_task("", total=total, best="100.0 %", curve="", last="")
        curve: list[float] = []

        def progress(now: Progress) -> None:
            curve.append(now.best)
            score, status = now.trial.score, now.trial.outcome.status
            last = status if status != "ok" or score is None else f"{100 * score:.0f} %"
            bar.update(task, completed=now.done, best=f"{100 * now.best:.1f} %", curve=_sparkline(curve), last=last)

        yield progress


def _sparkline(values: list[float], width: int = 24) -> str:
    """Returns the values as a line of block characters, lower ones for smaller values."""
    step = max(1, len(values) // width)
    shown = values[::step][-width:]
    low, high = min(values), max(1.0, *values)
    return "".join("▁▂▃▄▅▆▇█"[round(7 * (value - low) / (high - low or 1))] for value in shown)


def _positive(flags: FlagValues, name: str) -> float | None:
    text = flags[name]
    if text is None:
        return None
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < float("inf"):
        raise UsageError(f"--{name} takes a positive number, not '{text}'")
    return number


def _missing(names: list[str]) -> list[str]:
    from importlib.util import find_spec

    return [name for name in names if find_spec(name) is None]
