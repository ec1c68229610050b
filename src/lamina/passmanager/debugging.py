"""Logs and breakpoints of a run: ``--debug-only``, ``--log-actions-to``, ``--break-on``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TextIO

from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.symbols import symbol_name
from lamina.passmanager.instrumentation import Instrumentation
from lamina.passmanager.pass_base import Pass
from lamina.rewrite.breakpoints import stop_in
from lamina.rewrite.pattern import RewritePattern
from lamina.rewrite.watching import CONVERSION, GREEDY, Watcher

if TYPE_CHECKING:
    from lamina.passmanager.manager import OpPassManager

# The names for --debug-only, and the drivers that each logs.
DEBUG_TYPES: dict[str, str | None] = {
    "greedy-rewriter": GREEDY,
    "dialect-conversion": CONVERSION,
    "pass-manager": None,
}


class PassLog(Instrumentation):
    """Logs which pass runs on which operation."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream
        self._depth = 0

    def run_before_pipeline(self, operation: Operation, pipeline: OpPassManager) -> None:
        self.stream.write(f"[pass-manager] pipeline {pipeline.to_text()} on {_named(operation)}\n")

    def run_before_pass(self, pass_: Pass, operation: Operation) -> None:
        self._depth += 1
        self._line(f"Running '{pass_.info.name}' on {_named(operation)}")

    def run_after_pass(self, pass_: Pass, operation: Operation) -> None:
        self._line(f"Finished '{pass_.info.name}'")
        self._depth -= 1

    def run_after_failed_pass(self, pass_: Pass, operation: Operation) -> None:
        self._line(f"Failed '{pass_.info.name}'")
        self._depth -= 1

    def _line(self, text: str) -> None:
        self.stream.write(f"[pass-manager]{'  ' * self._depth}{text}\n")


class ActionLog(Instrumentation, Watcher):
    """Writes each action (a pass, an iteration of the greedy driver, a conversion, a pattern of one) when it begins and
    when it ends, as ``mlir-opt --log-actions-to``."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream
        # Whether patterns are actions: in MLIR only within conversions.
        self._conversions = 0

    def _begin(self, what: str) -> None:
        self.stream.write(f"[thread main] begins (no breakpoint) Action {what}`\n")

    def _end(self, tag: str) -> None:
        self.stream.write(f"[thread main] completed `{tag}`\n")

    def run_before_pass(self, pass_: Pass, operation: Operation) -> None:
        self._begin(
            f"`pass-execution` running `{pass_.display_name}` on Operation `{operation.name}` ({_line(operation)})"
        )

    def run_after_pass(self, pass_: Pass, operation: Operation) -> None:
        self._end("pass-execution")

    def run_after_failed_pass(self, pass_: Pass, operation: Operation) -> None:
        self._end("pass-execution")

    def iteration_begin(self, region: Region, number: int) -> None:
        holder = region.parent
        where = "" if holder is None else f" (Region #{region.index} for op {_line(holder)})"
        self._begin(f"GreedyPatternRewriteIteration({number}){where}")

    def iteration_end(self) -> None:
        self._end("GreedyPatternRewriteIteration")

    def conversion_begin(self, operations: Sequence[Operation]) -> None:
        self._conversions += 1
        self._begin(f"apply-conversion ({', '.join(map(_line, operations))})")

    def conversion_end(self) -> None:
        self._conversions -= 1
        self._end("apply-conversion")

    def pattern_begin(self, pattern: RewritePattern, operation: Operation) -> None:
        if self._conversions:
            self._begin(f"`apply-pattern pattern: {pattern.name} ({_line(operation)})")

    def pattern_end(self, pattern: RewritePattern, succeeded: bool, name: str = "") -> None:
        if self._conversions:
            self._end("apply-pattern")


class BreakOnPass(Instrumentation):
    """Opens the debugger in each pass with one of the names."""

    def __init__(self, names: set[str], stop: Callable[[Callable[..., object]], None] = stop_in) -> None:
        self.names = names
        self.stop = stop
        # The names of the passes that ran.
        self.seen: set[str] = set()

    def run_before_pass(self, pass_: Pass, operation: Operation) -> None:
        self.seen.add(pass_.info.name)
        if pass_.info.name in self.names:
            self.stop(pass_.run)


def _named(operation: Operation) -> str:
    symbol = symbol_name(operation)
    return f"'{operation.name}'" + (f" @{symbol}" if symbol is not None else "")


def _line(operation: Operation) -> str:
    """Returns the operation in one line, its regions left out."""
    try:
        text = operation.to_text(skip_regions=True, local_scope=True, elide_elements_larger_than=16)
    except Exception:
        return f"'{operation.name}'"
    return " ".join(text.split())
