"""``lamina run --profile``: the time of a call by operation of the input.

After structured operations become loops, a clock is read before and after each outermost loop of a function, and the
difference is added to the counter of its location. Fused operations are one loop, and count towards the last. Where
images of a batch run on several threads, the times of all threads are added up.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import prod
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lamina.asm.parser import parse_module
from lamina.asm.printer import attribute_text
from lamina.conversion.parallel_work import IN_ROUNDS
from lamina.dialects.arith.enums import AtomicRMWKind
from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.arith.ops import SubIOp
from lamina.dialects.func.ops import CallOp, FuncOp
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.llvm.ops import CallIntrinsicOp
from lamina.dialects.memref.ops import AtomicRMWOp, CopyOp, GetGlobalOp
from lamina.dialects.scf.bounds import constant_trip_count
from lamina.dialects.scf.ops import ForallOp, ForOp
from lamina.execution.float_operations import operations_of
from lamina.ir import traits
from lamina.ir.attributes import StringAttr
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.location import FileLineColRange, FusedLoc, Location, NameLoc
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, MemRefType, i64
from lamina.ir.value import Value
from lamina.passes.default_pipeline import STEPS, VECTOR_LOOPS, Step
from lamina.passes.loop_nests import is_around_nests

READER = "__lamina_read_profile"
_COUNTERS = "__lamina_profile"
_TEXT = """
memref.global "private" @{counters} : memref<{count}xi64> = dense<0>
func.func @{reader}(%into: memref<{count}xi64>) {{
  %counters = memref.get_global @{counters} : memref<{count}xi64>
  %zero = arith.constant 0 : i64
  %from = arith.constant 0 : index
  %to = arith.constant {last} : index
  %one = arith.constant 1 : index
  scf.for %i = %from to %to step %one {{
    %value = memref.load %counters[%i] : memref<{count}xi64>
    memref.store %value, %into[%i] : memref<{count}xi64>
    memref.store %zero, %counters[%i] : memref<{count}xi64>
  }}
  %at = arith.constant {last} : index
  %now = llvm.call_intrinsic "llvm.readcyclecounter"() : () -> i64
  memref.store %now, %into[%at] : memref<{count}xi64>
  return
}}
"""


class Row(NamedTuple):
    """The time of the loops of one location since the counters were last read, in seconds, its share of the
    total, and the floating-point operations per call (0 if unknown)."""

    title: str
    seconds: float
    share: float
    operations: int


class Counters:
    """Inserts the counters while a module is lowered, and reads them when it has run."""

    def __init__(self) -> None:
        self.titles: list[str] = []
        self.operations: dict[str, int] = {}
        self._read: Callable[[npt.NDArray[np.int64]], object] | None = None
        self._inserted = False
        self._start = (0, 0.0)

    def before_step(self, step: Step, module: Operation) -> None:
        """Called before each step of the default pipeline."""
        if step is VECTOR_LOOPS:
            for op in module.walk():
                if isinstance(op, LinalgOp):
                    title = title_of(op.location)
                    trips = prod(_trips(loop) for loop in op.ancestors)
                    self.operations[title] = self.operations.get(title, 0) + (operations_of(op) or 0) * trips
        elif not self._inserted and STEPS.index(step) > STEPS.index(VECTOR_LOOPS):
            self._inserted = True
            self._insert(module)

    def connect(self, read: Callable[[npt.NDArray[np.int64]], object]) -> None:
        """Sets the compiled function that reads the counters."""
        self._read = read
        self.reset()

    def _insert(self, module: Operation) -> None:
        wanted = [op for op in module.walk() if _is_counted(op)]
        places: dict[str, int] = {}
        for op in wanted:
            places.setdefault(title_of(op.location), len(places))
        self.titles = list(places)
        type = MemRefType([len(places) + 1], i64)
        for op in wanted:
            builder = Builder(InsertionPoint.before_op(op), location=op.raw_location)
            before = _clock(builder)
            builder.set_insertion_point_after(op)
            elapsed = builder.create(SubIOp, _clock(builder), before).result
            counters = builder.create(GetGlobalOp, _COUNTERS, result_types=[type]).result
            at = constant_index(builder, places[title_of(op.location)])
            # Iterations of a loop around several others may run on several threads.
            builder.create(AtomicRMWOp, AtomicRMWKind.ADDI, elapsed, counters, [at], result_types=[i64])
        text = _TEXT.format(counters=_COUNTERS, reader=READER, count=len(places) + 1, last=len(places))
        body = module.regions[0].entry_block
        for operation in list(parse_module(text).regions[0].entry_block.operations):
            operation.remove()
            body.append(operation)

    # ---- Reading

    def reset(self) -> None:
        """Starts again."""
        self._counts()

    def _counts(self) -> tuple[npt.NDArray[np.int64], float]:
        """Returns the ticks of each location since the last time, and the seconds of a tick."""
        counts = np.zeros(len(self.titles) + 1, np.int64)
        if self._read is None:
            raise ValueError("the module was compiled without profile=True")
        self._read(counts)
        ticks, now = int(counts[-1]), time.perf_counter()
        (old_ticks, old), self._start = self._start, (ticks, now)
        return counts[:-1], (now - old) / max(ticks - old_ticks, 1)

    def rows(self) -> list[Row]:
        """Returns the locations that took time since the last reading, in program
        order."""
        counts, tick = self._counts()
        total = max(int(counts.sum()), 1)
        return [
            Row(title, float(count * tick), float(count / total), self.operations.get(title, 0))
            for title, count in zip(self.titles, counts, strict=True)
        ]


def _trips(loop: Operation) -> int:
    """Returns the number of iterations of a loop whose body is counted by itself; one if it is not known."""
    if isinstance(loop, ForallOp) and loop.has_attr(IN_ROUNDS):
        (count,) = loop.static_upper_bound
        return 1 if count == DYNAMIC else count
    return constant_trip_count(loop) or 1 if isinstance(loop, ForOp) else 1


def _is_counted(op: Operation) -> bool:
    """True if an operation is an outermost loop or copy of a function, or of a loop around several of them, and calls
    no function that counts itself."""
    if is_around_nests(op) or not (op.regions or isinstance(op, LinalgOp | CopyOp)) or op.has_trait(traits.Terminator):
        return False
    outer = op.parent_op
    while outer is not None and is_around_nests(outer):
        outer = outer.parent_op
    if not isinstance(outer, FuncOp):
        return False
    return not any(isinstance(inner, CallOp) for inner in op.walk())


def _clock(builder: Builder) -> Value:
    name = StringAttr("llvm.readcyclecounter")
    (ticks,) = builder.create(CallIntrinsicOp, name, [], result_types=[i64]).results
    return ticks


def title_of(location: Location) -> str:
    """Returns the input's name of a place: a name, or file and line."""
    match location:
        case NameLoc():
            return location.name
        case FusedLoc() if location.locations:
            return title_of(location.locations[-1])
        case FileLineColRange():
            return f"{location.filename}:{location.line}:{location.column}"
    return attribute_text(location)


# ---- Reports


def as_text(rows: list[Row], calls: int) -> str:
    """A table of the time of a call, the longest first, with a bar."""
    width = max([len(row.title) for row in rows] + [9])
    lines = [f"{'operation':<{width}} {'time':>12} {'share':>7} {'GFLOP/s':>8}"]
    for row in sorted(rows, key=lambda row: -row.seconds):
        bar = "█" * round(row.share * 40)
        lines.append(
            f"{row.title:<{width}} {row.seconds / calls * 1e6:9.1f} µs {row.share:7.1%} {_rate(row, calls)} {bar}"
        )
    return "\n".join(lines)


def _rate(row: Row, calls: int) -> str:
    if not row.operations or not row.seconds:
        return " " * 8
    return f"{row.operations * calls / row.seconds / 1e9:8.1f}"


_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Profile of {title}</title>
<style>
:root {{ color-scheme: light dark; }}
body {{ font: 14px system-ui, sans-serif; margin: 2em; }}
table {{ border-collapse: collapse; }}
td, th {{ padding: 2px 10px; text-align: right; font-variant-numeric: tabular-nums; }}
td:first-child, th:first-child {{ text-align: left; }}
.bar {{ text-align: left; min-width: 30em; }}
.bar div {{ background: #3b82f6; height: 1em; }}
</style></head><body>
<h1>Profile of {title}</h1>
<p>{total:.3f} ms a call, operations in the order of the program.</p>
<table><tr><th>operation</th><th>µs</th><th>share</th><th>GFLOP/s</th><th></th></tr>
{rows}
</table></body></html>
"""


def as_html(rows: list[Row], calls: int, title: str) -> str:
    """Formats the profile as a page, in program order."""
    import html  # start-up

    most = max((row.share for row in rows), default=1.0) or 1.0
    lines = [
        f"<tr><td>{html.escape(row.title)}</td><td>{row.seconds / calls * 1e6:.1f}</td><td>{row.share:.1%}</td>"
        f"<td>{_rate(row, calls)}</td>"
        f'<td class="bar"><div style="width: {row.share / most * 100:.2f}%"></div></td></tr>'
        for row in rows
    ]
    total = sum(row.seconds for row in rows) / calls * 1e3
    return _PAGE.format(title=html.escape(title), total=total, rows="\n".join(lines))
