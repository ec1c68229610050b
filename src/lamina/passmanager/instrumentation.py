"""What watches a pipeline run: IR printing, timing, statistics, crash reproducers."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TextIO

from lamina.ir.operation import Operation
from lamina.ir.symbols import symbol_name
from lamina.passmanager.pass_base import Pass

if TYPE_CHECKING:
    from lamina.passmanager.manager import OpPassManager


class Instrumentation:
    """Hears what a pass manager does; every method does nothing by default."""

    def run_before_pipeline(self, operation: Operation, pipeline: OpPassManager) -> None:
        """Before the first pass."""

    def run_after_pipeline(self, operation: Operation, succeeded: bool) -> None:
        """After the last pass, or the one that failed."""

    def run_before_pass(self, made: Pass, operation: Operation) -> None:
        """Before one pass runs on one operation."""

    def run_after_pass(self, made: Pass, operation: Operation) -> None:
        """After it succeeded."""

    def run_after_failed_pass(self, made: Pass, operation: Operation) -> None:
        """After it failed."""


PassFilter = Callable[[Pass], bool]


class IRPrinting(Instrumentation):
    """Prints the IR before and after passes, as ``--mlir-print-ir-before`` and kin."""

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
    ) -> None:
        self.stream = stream
        self.before = before
        self.after = after
        self.module_scope = module_scope
        self.only_on_change = after_only_on_change
        self.only_on_failure = after_only_on_failure
        self.printing = printing or {}
        self._texts: list[str] = []

    def run_before_pass(self, made: Pass, operation: Operation) -> None:
        if self.only_on_change:
            self._texts.append(self._text(operation))
        if self.before is not None and self.before(made):
            self._dump("Before", made, operation)

    def run_after_pass(self, made: Pass, operation: Operation) -> None:
        before = self._texts.pop() if self.only_on_change else None
        if self.after is None or self.only_on_failure or not self.after(made):
            return
        if before is not None and self._text(operation) == before:
            return
        self._dump("After", made, operation)

    def run_after_failed_pass(self, made: Pass, operation: Operation) -> None:
        if self.only_on_change:
            self._texts.pop()
        if self.after is not None and self.after(made):
            self._dump("After", made, operation, failed=True)

    def _text(self, operation: Operation) -> str:
        options = dict(self.printing)
        target = operation
        if self.module_scope:
            target = operation.root
        elif operation.parent is not None:
            options["local_scope"] = True
        return target.to_text(**options)

    def _dump(self, moment: str, made: Pass, operation: Operation, failed: bool = False) -> None:
        info = made.info
        argument = f" ({info.name})" if info.name else ""
        trailer = " Failed" if failed else ""
        where = ""
        if self.module_scope:
            name = symbol_name(operation)
            symbol = f": @{name}" if name is not None else ""
            where = f" ('{operation.name}' operation{symbol})"
        header = f"// -----// IR Dump {moment} {info.display_name}{trailer}{argument}{where} //----- //\n"
        self.stream.write(header + self._text(operation).rstrip("\n") + "\n\n")


class Timing(Instrumentation):
    """Measures the wall time of each pass; ``report`` gives a table."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.counts: dict[str, int] = {}
        self._starts: list[float] = []
        self._total_start = 0.0
        self.total = 0.0
        self.extra: dict[str, float] = {}

    def run_before_pipeline(self, operation: Operation, pipeline: OpPassManager) -> None:
        self._total_start = time.perf_counter()

    def run_after_pipeline(self, operation: Operation, succeeded: bool) -> None:
        self.total += time.perf_counter() - self._total_start

    def run_before_pass(self, made: Pass, operation: Operation) -> None:
        self._starts.append(time.perf_counter())

    def run_after_pass(self, made: Pass, operation: Operation) -> None:
        elapsed = time.perf_counter() - self._starts.pop()
        name = made.info.display_name
        self.seconds[name] = self.seconds.get(name, 0.0) + elapsed
        self.counts[name] = self.counts.get(name, 0) + 1

    run_after_failed_pass = run_after_pass

    def report(self) -> str:
        """The table that ``--mlir-timing`` prints; times are wall-clock seconds."""
        total = self.total + sum(self.extra.values())
        rows = [*self.extra.items(), *sorted(self.seconds.items(), key=lambda item: -item[1])]
        rest = total - sum(seconds for _, seconds in rows)
        rows += [("Rest", max(rest, 0.0)), ("Total", total)]
        rule = "===" + "-" * 73 + "==="
        lines = [rule, "... Execution time report ...".center(79).rstrip(), rule]
        lines.append(f"  Total Execution Time: {total:.4f} seconds\n")
        lines.append("  ----Wall Time----  ----Name----")
        for name, seconds in rows:
            share = 100 * seconds / total if total else 0.0
            lines.append(f"  {seconds:8.4f} ({share:5.1f}%)  {name}")
        return "\n".join(lines) + "\n"


class Reproducer(Instrumentation):
    """Keeps the IR from before the pipeline, to be written with the pipeline if a pass fails or crashes."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._text = ""
        self._pipeline = ""

    def run_before_pipeline(self, operation: Operation, pipeline: OpPassManager) -> None:
        self._text = operation.to_text()
        self._pipeline = pipeline.to_text()

    def run_after_pipeline(self, operation: Operation, succeeded: bool) -> None:
        if not succeeded:
            self.write()

    def write(self) -> None:
        """Writes the reproducer file: the IR and, as an external resource, the pipeline."""
        quoted = self._pipeline.replace("\\", "\\\\").replace('"', '\\"')
        with open(self.path, "w", encoding="utf-8") as file:
            file.write(self._text)
            file.write(
                "\n{-#\n  external_resources: {\n    mlir_reproducer: {\n"
                f'      pipeline: "{quoted}",\n      disable_threading: true,\n      verify_each: true\n'
                "    }\n  }\n#-}\n"
            )


def statistics_report(pipeline: OpPassManager) -> str:
    """The statistics of all passes, as ``--mlir-pass-statistics`` prints them."""
    rule = "===" + "-" * 73 + "==="
    lines = [rule, "... Pass statistics report ...".center(79).rstrip(), rule]
    for made in pipeline.passes():
        declared = sorted(made.statistics().items(), key=lambda item: item[1].name)
        lines.append(made.info.display_name)
        numbers = max((len(str(getattr(made, attribute))) for attribute, _ in declared), default=0)
        names = max((len(counter.name) for _, counter in declared), default=0)
        for attribute, counter in declared:
            count = getattr(made, attribute)
            lines.append(f"  (S) {count:>{numbers}} {counter.name:<{names}} - {counter.description}")
    return "\n".join(lines) + "\n"
