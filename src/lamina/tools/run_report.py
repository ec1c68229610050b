"""What ``lamina run`` reports about a call: values, times, the share of the machine's peak, a profile, allocations."""

from __future__ import annotations

import contextlib
import signal
import statistics
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lamina.ir.diagnostics import Diagnostic, Severity, emit
from lamina.ir.location import UnknownLoc
from lamina.tools.run_flags import AUTOMATIC

if TYPE_CHECKING:
    from lamina.execution.engine import CompiledObject
    from lamina.execution.profile import Counters
    from lamina.execution.signature import Signature

_FEWEST_RUNS, _MOST_RUNS, _SECONDS = 3, 10_000, 0.5
_SHORTEST_ROOFLINE = 2e-5
"""Minimum seconds for which the time of a call is more than overhead."""


@contextlib.contextmanager
def ended_by_interrupts() -> Iterator[None]:
    """Lets Ctrl-C end the process immediately: Python's own handler would wait for native code to return."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL if before is None else before)


class CallReport:
    """Prints what the flags request about the call of a function."""

    def __init__(self, flags: dict[str, Any], path: str, repeats: int) -> None:
        self.flags = flags
        self.path = path
        self.repeats = repeats

    def values(
        self, signature: Signature, specs: Sequence[str], arguments: Sequence[Any], results: Sequence[Any]
    ) -> None:
        """Prints results, written arguments and, with ``--print``, random ones."""
        from lamina.execution.signature import MemRefKind  # start-up

        for index, (kind, spec, value) in enumerate(zip(signature.arguments, specs, arguments, strict=True)):
            written = isinstance(kind, MemRefKind) and kind.written
            # Without them, results of random arguments say nothing.
            if written or (self.flags["print"] and spec.startswith("random")):
                print(f"argument {index}: {self._summary(value)}")
        for index, value in enumerate(results):
            print(f"result {index}: {self._summary(value)}")

    def _summary(self, value: object) -> str:
        import numpy as np

        if not isinstance(value, np.ndarray) or value.ndim == 0:
            return str(value)
        if self.flags["print"] or value.size <= 8:
            return f"\n{value}" if value.ndim > 1 else str(value)
        wide = value.astype(np.complex128 if value.dtype.kind == "c" else np.float64)
        shape = "x".join(map(str, value.shape))
        if value.dtype.kind == "c":
            return f"{shape} of {value.dtype}, mean {wide.mean():.6g}"
        return f"{shape} of {value.dtype}, min {wide.min():.6g}, max {wide.max():.6g}, mean {wide.mean():.6g}"

    def time(
        self, function: Callable[..., Any], arguments: Sequence[Any], results: Sequence[Any], counted: int | None
    ) -> None:
        """Times the function; ``counted``: its floating-point operations, where they can be counted."""
        with ended_by_interrupts():
            times = _times(function, arguments, self.repeats)
        seconds = statistics.median(times)
        line = f"time: {_readable(seconds)} (median of {len(times)})"
        flops = self.flags["flops"] if self.flags["flops"] is not None else counted
        cores = None if self.flags["parallel"] else 1
        if flops is not None:
            from lamina.execution.roofline import best_peak  # start-up

            rate = flops / seconds / 1e9
            peak = best_peak("f32", cores, rate)
            whose = "all cores' peak" if cores is None else "one core's peak"
            line += f", {rate:.1f} GFLOP/s, {100 * rate / peak:.1f} % of {whose} of {peak:.0f} GFLOP/s"
        print(line)
        self._roofline(seconds, flops, [*arguments, *results], cores)

    def _roofline(
        self, seconds: float, flops: float | None, values: Sequence[Any], cores: int | None
    ) -> None:
        """Prints the fraction of the machine's peak for the input and output arrays, each moved once."""
        from lamina.execution.roofline import roofline  # start-up

        arrays = {id(value): value.nbytes for value in values if hasattr(value, "nbytes")}
        size = sum(arrays.values())
        if seconds < _SHORTEST_ROOFLINE:
            return
        line = roofline(flops, size, cores=cores)
        rate = "arithmetic" if line.bound == "compute" else "memory"
        known = "" if flops is not None else "; the operations were not counted; pass them with --flops"
        share = 100 * line.seconds / seconds
        print(f"roofline: {share:.1f} % of what {rate} allows ({_readable(line.seconds)}){known}")

    def profile(self, counters: Counters, function: Callable[..., Any], arguments: Sequence[Any]) -> None:
        """Prints, or writes to a page, how much of the time each operation of the input takes."""
        from lamina.execution.profile import as_html, as_text  # start-up

        counters.reset()
        with ended_by_interrupts():
            calls = len(_times(function, arguments, self.repeats or AUTOMATIC))
        rows = counters.rows()
        if self.flags["profile"] is True:
            print(as_text(rows, calls))
            return
        Path(self.flags["profile"]).write_text(as_html(rows, calls, self.path), encoding="utf-8")


def report_allocations(compiled: CompiledObject) -> int:
    """Prints what is wrong with allocations, located; returns the exit status."""
    import gc

    from lamina.execution.allocations import Finding  # start-up

    gc.collect()
    tracker = compiled.allocations
    findings: list[Finding] = [*tracker.findings, *tracker.leaks()]
    for finding in findings:
        where = UnknownLoc() if finding.where is None else finding.where
        report = Diagnostic(Severity.ERROR, where, finding.message)
        buffer = finding.buffer
        if buffer is not None and buffer.allocated is not None and finding.kind != "leak":
            report.attach_note("allocated here", buffer.allocated)
        if buffer is not None and buffer.freed is not None and finding.kind != "out of bounds":
            report.attach_note("freed here", buffer.freed)
        emit(report)
    if not findings:
        print(f"allocations: all freed ({_counted(tracker.allocations, 'buffer')})")
        return 0
    if tracker.live_buffers:
        buffers, size = _counted(tracker.live_buffers, "buffer"), _counted(tracker.live_bytes, "byte")
        verb = "was" if tracker.live_buffers == 1 else "were"
        print(f"lamina run: {buffers} of {size} {verb} not freed", file=sys.stderr)
    return 1


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _times(function: Callable[..., Any], arguments: Sequence[Any], repeats: int) -> list[float]:
    """The times of so many calls; by default as many as take half a second, at least three."""
    times: list[float] = []
    while len(times) < repeats or repeats == AUTOMATIC and (
        len(times) < _FEWEST_RUNS or sum(times) < _SECONDS and len(times) < _MOST_RUNS
    ):
        start = time.perf_counter()
        function(*arguments)
        times.append(time.perf_counter() - start)
    return times


def _readable(seconds: float) -> str:
    for factor, unit in ((1.0, "s"), (1e3, "ms"), (1e6, "us")):
        if seconds * factor >= 1:
            return f"{seconds * factor:.3f} {unit}"
    return f"{seconds * 1e9:.0f} ns"
