"""Pass instrumentation: IR printing, timing, statistics, crash reproducers."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextvars import ContextVar
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from lamina.ir.diagnostics import Diagnostic, Severity, emit
from lamina.ir.operation import Operation
from lamina.ir.symbols import symbol_name
from lamina.ir.verifier import check
from lamina.passmanager.pass_base import Pass

if TYPE_CHECKING:
    from lamina.passmanager.manager import OpPassManager


class Instrumentation:
    """Callbacks of a pass manager; each does nothing by default."""

    def run_before_pipeline(self, operation: Operation, pipeline: OpPassManager) -> None:
        """Before the first pass."""

    def run_after_pipeline(self, operation: Operation, succeeded: bool) -> None:
        """After the last pass, or the one that failed."""

    def run_before_pass(self, pass_: Pass, operation: Operation) -> None:
        """Before one pass runs on one operation."""

    def run_after_pass(self, pass_: Pass, operation: Operation) -> None:
        """After it succeeded."""

    def run_after_failed_pass(self, pass_: Pass, operation: Operation) -> None:
        """After it failed."""

    def run_after_crash(self, operation: Operation) -> None:
        """After an exception other than a pass failure; the IR may be in any state."""


ambient: ContextVar[tuple[Instrumentation, ...]] = ContextVar("lamina instrumentations", default=())
"""Instrumentations added to every pass manager."""

PassFilter = Callable[[Pass], bool]


class IRPrinting(Instrumentation):
    """Prints the IR before and after passes, as ``--mlir-print-ir-before`` and similar flags do: to the stream, or each
    dump to its own file below the directory ``tree``."""

    def __init__(
        self,
        stream: TextIO,
        *,
        before: PassFilter | None = None,
        after: PassFilter | None = None,
        module_scope: bool = False,
        after_only_on_change: bool = False,
        after_only_on_failure: bool = False,
        printing: dict[str, Any] | None = None,
        tree: str | None = None,
    ) -> None:
        self.stream = stream
        self.tree = tree
        # The number of dumps of each operation.
        self._dumps: dict[Operation, int] = {}
        self.before = before
        self.after = after
        self.module_scope = module_scope
        self.only_on_change = after_only_on_change
        self.only_on_failure = after_only_on_failure
        self.printing = printing or {}
        self._texts: list[str] = []

    def run_before_pass(self, pass_: Pass, operation: Operation) -> None:
        if self.only_on_change:
            self._texts.append(self._text(operation))
        if self.before is not None and self.before(pass_):
            self._dump("Before", pass_, operation)

    def run_after_pass(self, pass_: Pass, operation: Operation) -> None:
        before = self._texts.pop() if self.only_on_change else None
        if self.after is None or self.only_on_failure or not self.after(pass_):
            return
        if before is not None and self._text(operation) == before:
            return
        self._dump("After", pass_, operation)

    def run_after_failed_pass(self, pass_: Pass, operation: Operation) -> None:
        if self.only_on_change:
            self._texts.pop()
        if self.after is not None and self.after(pass_):
            self._dump("After", pass_, operation, failed=True)

    def _text(self, operation: Operation) -> str:
        options = dict(self.printing)
        target = operation
        if self.module_scope:
            target = operation.root
        elif operation.parent is not None:
            options["local_scope"] = True
        if not options.get("generic") and not _is_valid(target):
            options["generic"] = True
        text = target.to_text(**options)
        # After a module that has aliases or might have, MLIR leaves a line empty.
        return text.rstrip("\n") if options.get("local_scope") else text

    def _dump(self, moment: str, pass_: Pass, operation: Operation, failed: bool = False) -> None:
        info = pass_.info
        argument = f" ({info.name})" if info.name else ""
        trailer = " Failed" if failed else ""
        where = ""
        if self.module_scope:
            name = symbol_name(operation)
            symbol = f": @{name}" if name is not None else ""
            where = f" ('{operation.name}' operation{symbol})"
        header = f"// -----// IR Dump {moment} {pass_.display_name}{trailer}{argument}{where} //----- //\n"
        text = header + self._text(operation) + "\n\n"
        if self.tree is None:
            self.stream.write(text)
            return
        path = Path(self.tree, *self._place(operation, info.name))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def _place(self, operation: Operation, pass_name: str) -> list[str]:
        """Returns the folders, one per operation from the root, and the file: named after the dump numbers and
        the pass."""
        self._dumps[operation] = self._dumps.get(operation, -1) + 1
        numbers: list[str] = []
        folders: list[str] = []
        at: Operation | None = operation
        while at is not None:
            numbers.append(str(self._dumps.setdefault(at, 0)))
            folder = f"{at.name.replace('.', '_')}_{symbol_name(at) or 'no-symbol-name'}"
            folders.append(folder.replace("/", "_"))
            at = at.parent_op
        return [*reversed(folders), "_".join([*reversed(numbers), pass_name]) + ".mlir"]


def _is_valid(operation: Operation) -> bool:
    """True if an operation verifies; exceptions raised by verifiers count as invalid."""
    try:
        return not check(operation)
    except Exception:
        return False


class Timing(Instrumentation):
    """Measures the wall time of each pass; ``report`` returns a table."""

    def __init__(self) -> None:
        self.seconds: dict[Pass, float] = {}
        self._pipelines: list[OpPassManager] = []
        self._starts: list[float] = []
        self._total_start = 0.0
        self.total = 0.0
        self.extra: dict[str, float] = {}

    def run_before_pipeline(self, operation: Operation, pipeline: OpPassManager) -> None:
        if pipeline not in self._pipelines:
            self._pipelines.append(pipeline)
        self._total_start = time.perf_counter()

    def run_after_pipeline(self, operation: Operation, succeeded: bool) -> None:
        self.total += time.perf_counter() - self._total_start

    def run_before_pass(self, pass_: Pass, operation: Operation) -> None:
        self._starts.append(time.perf_counter())

    def run_after_pass(self, pass_: Pass, operation: Operation) -> None:
        elapsed = time.perf_counter() - self._starts.pop()
        self.seconds[pass_] = self.seconds.get(pass_, 0.0) + elapsed

    run_after_failed_pass = run_after_pass

    def report(self, display: str = "tree") -> str:
        """Returns the table printed by ``--mlir-timing``; times are wall-clock seconds. ``tree``: in pipeline
        order, nested; ``list``: each name once, slowest first."""
        total = self.total + sum(self.extra.values())
        rows = self._list() if display == "list" else self._tree()
        rest = total - sum(self.extra.values()) - sum(self.seconds.values())
        rows += [("Rest", max(rest, 0.0)), ("Total", total)]
        lines = _title("Execution time report")
        lines.append(f"  Total Execution Time: {total:.4f} seconds\n")
        lines.append("  ----Wall Time----  ----Name----")
        for name, seconds in rows:
            share = 100 * seconds / total if total else 0.0
            lines.append(f"  {seconds:8.4f} ({share:5.1f}%)  {name}")
        return "\n".join(lines) + "\n"

    def _list(self) -> list[tuple[str, float]]:
        by_name = dict(self.extra)
        for instance, seconds in self.seconds.items():
            name = instance.display_name
            by_name[name] = by_name.get(name, 0.0) + seconds
        return sorted(by_name.items(), key=lambda row: -row[1])

    def _tree(self) -> list[tuple[str, float]]:
        rows = [row for row in self.extra.items() if row[0] != "Output"]
        for pipeline in self._pipelines:
            for depth, entry in _entries(pipeline):
                passes = [entry] if isinstance(entry, Pass) else entry.passes()
                seconds = sum(self.seconds.get(instance, 0.0) for instance in passes)
                rows.append(("  " * depth + _entry_name(entry), seconds))
        return rows + [row for row in self.extra.items() if row[0] == "Output"]


class Reproducer(Instrumentation):
    """Keeps the IR from before the pipeline, and writes it with the pipeline if a pass fails or crashes."""

    def __init__(self, path: str, *, verify_each: bool = True) -> None:
        self.path = path
        self.verify_each = verify_each
        self._text = ""
        self._pipeline = ""
        self._running: tuple[Pass, Operation] | None = None

    def run_before_pipeline(self, operation: Operation, pipeline: OpPassManager) -> None:
        self._text = operation.to_text()
        self._pipeline = pipeline.to_text()
        self._running = None

    def run_before_pass(self, pass_: Pass, operation: Operation) -> None:
        self._running = (pass_, operation)

    def run_after_pipeline(self, operation: Operation, succeeded: bool) -> None:
        if succeeded:
            return
        outcome = self._write()
        if self._running is None:
            return
        running, target = self._running
        diagnostic = Diagnostic(
            Severity.ERROR,
            target.raw_location,
            "Failures have been detected while processing an MLIR pass pipeline",
        )
        name = symbol_name(target)
        where = f"'{target.name}' operation" + ("" if name is None else f": @{name}")
        diagnostic.attach_note(f"Pipeline failed while executing [`{running.display_name}` on {where}]: {outcome}")
        emit(diagnostic)

    def run_after_crash(self, operation: Operation) -> None:
        self._write()

    def _write(self) -> str:
        """Writes the file and returns a message about the outcome."""
        try:
            write_reproducer(self.path, self._text, self._pipeline, verify_each=self.verify_each)
        except OSError as problem:
            return (
                "failed to create output stream: Failed to create reproducer stream: cannot open output file "
                f"'{self.path}': {problem.strerror}"
            )
        return f"reproducer generated at `{self.path}`"


def write_reproducer(path: str, text: str, pipeline: str, *, verify_each: bool) -> None:
    """Writes a reproducer to a file. Raises OSError."""
    with open(path, "w", encoding="utf-8") as file:
        file.write(reproducer_text(text, pipeline, verify_each=verify_each))


def reproducer_text(text: str, pipeline: str, *, verify_each: bool = True) -> str:
    """Returns the IR's text with, as an external resource, the pipeline."""
    quoted = pipeline.replace("\\", "\\\\").replace('"', '\\"')
    return (
        f"{text}\n{{-#\n  external_resources: {{\n    mlir_reproducer: {{\n"
        f'      pipeline: "{quoted}",\n      disable_threading: false,\n'
        f"      verify_each: {str(verify_each).lower()}\n"
        "    }\n  }\n#-}\n"
    )


def statistics_report(pipeline: OpPassManager, display: str = "pipeline") -> str:
    """Returns the statistics of all passes, as ``--mlir-pass-statistics`` prints them. ``pipeline``: nested like the
    pipeline; ``list``: totals by pass name."""
    lines = _title("Pass statistics report")
    if display == "list":
        by_name: dict[str, list[Pass]] = {}
        for instance in pipeline.passes():
            by_name.setdefault(instance.display_name, []).append(instance)
        for name, passes in sorted(by_name.items()):
            if passes[0].statistics():
                lines += [f"  {name}", *_counters(passes, 2)]
    else:
        for depth, entry in _entries(pipeline):
            lines.append("  " * depth + _entry_name(entry))
            if isinstance(entry, Pass):
                lines += _counters([entry], depth + 1)
    return "\n".join(lines) + "\n\n"


def _counters(passes: Sequence[Pass], depth: int) -> list[str]:
    """Returns a line per statistic, summed over passes of one kind."""
    declared = sorted(passes[0].statistics().items(), key=lambda item: item[1].name)
    counts = [sum(getattr(instance, attribute) for instance in passes) for attribute, _ in declared]
    numbers = max((len(str(count)) for count in counts), default=0)
    names = max((len(counter.name) for _, counter in declared), default=0)
    return [
        f"{'  ' * depth}(S) {count:>{numbers}} {counter.name:<{names}} - {counter.description}"
        for count, (_, counter) in zip(counts, declared, strict=True)
    ]


def _title(text: str) -> list[str]:
    rule = "===" + "-" * 73 + "==="
    return [rule, f"... {text} ...".center(79).rstrip(), rule]


def _entries(pipeline: OpPassManager) -> Iterator[tuple[int, OpPassManager | Pass]]:
    """The passes and nested pipelines in order, with their depth."""
    pending: list[tuple[int, OpPassManager | Pass]] = [(0, entry) for entry in reversed(pipeline.entries)]
    while pending:
        depth, entry = pending.pop()
        yield depth, entry
        if not isinstance(entry, Pass):
            pending += [(depth + 1, inner) for inner in reversed(entry.entries)]


def _entry_name(entry: OpPassManager | Pass) -> str:
    return entry.display_name if isinstance(entry, Pass) else f"'{entry.anchor or 'any'}' Pipeline"
