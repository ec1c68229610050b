"""Estimates of execution counts and of the work per loop iteration, for judging severity."""

from __future__ import annotations

from lamina.dialects.scf.ops import ForallOp, ForOp, ParallelOp, WhileOp
from lamina.interfaces.loop_like import LoopLikeOpInterface
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, FloatType, IndexType, IntegerType, MemRefType, VectorType
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_int

UNKNOWN_TRIPS = 1024
"""The assumed trip count of a loop with unknown bounds."""


def is_loop(op: Operation) -> bool:
    """True if an operation repeats its body."""
    return LoopLikeOpInterface.get(op) is not None


def trips(loop: Operation) -> int:
    """Returns the number of iterations, a guess where it is not known."""
    match loop:
        case ForOp():
            return _steps(loop.lower_bound, loop.upper_bound, loop.step)
        case ParallelOp():
            total = 1
            for low, high, step in zip(loop.lower_bound, loop.upper_bound, loop.step, strict=True):
                total *= _steps(low, high, step)
            return total
        case ForallOp():
            total = 1
            bounds = zip(loop.static_lower_bound, loop.static_upper_bound, loop.static_step, strict=True)
            for first, last, by in bounds:
                known = DYNAMIC not in (first, last, by)
                total *= max(0, -(-(last - first) // max(by, 1))) if known else UNKNOWN_TRIPS
            return total
        case WhileOp():
            return UNKNOWN_TRIPS
    model = LoopLikeOpInterface.get(loop)
    count = None if model is None else model.get_static_trip_count(loop)
    return UNKNOWN_TRIPS if count is None else count


def _steps(low: Value, high: Value, step: Value) -> int:
    first, last, by = constant_int(low), constant_int(high), constant_int(step)
    if first is None or last is None or by is None:
        return UNKNOWN_TRIPS
    return max(0, -(-(last - first) // max(by, 1)))


class LoopCounts:
    """Execution counts of the operations below an operation, computed in one walk."""

    def __init__(self, root: Operation) -> None:
        self._runs: dict[Operation, int] = {root: 1}
        self._work: dict[Operation, int] = {}
        self._outer: set[Operation] = set()
        self._loops: dict[Operation, Operation | None] = {root: None}
        held = [op for op in root.walk() if op.regions and op is not root]
        for op in held:
            parent = op.parent_op
            assert parent is not None
            times = trips(op) if is_loop(op) else 1
            self._runs[op] = min(_MOST, self._runs[parent] * times)
            loop = self._loops[op] = op if is_loop(op) else self._loops[parent]
            if loop is op and self._loops[parent] is not None:
                self._outer.add(self._loops[parent] or op)
        for op in root.walk_post_order():
            parent = op.parent_op
            if parent is not None and op is not root:
                self._work[parent] = min(_MOST, self._work.get(parent, 0) + self._cost(op))

    def _cost(self, op: Operation) -> int:
        if is_loop(op):
            return trips(op) * max(1, self._work.get(op, 0))
        if op.regions:
            return self._work.get(op, 0)
        return 1 if op.operands and not op.num_successors else 0

    def executions(self, op: Operation) -> int:
        """Returns how often an operation runs per call of its function."""
        return self._runs.get(op.parent_op, 1) if op.parent_op is not None else 1

    def loop_around(self, op: Operation) -> Operation | None:
        """Returns the innermost loop around an operation."""
        return self._loops.get(op.parent_op) if op.parent_op is not None else None

    def is_innermost(self, loop: Operation) -> bool:
        """True if a loop contains no other."""
        return loop not in self._outer

    def work(self, loop: Operation) -> int:
        """Returns the number of operations per loop iteration, ignoring constants and structure."""
        return self._work.get(loop, 0)


_MOST = 1 << 60


def byte_size(type: MemRefType | VectorType) -> int | None:
    """Returns the bytes of a buffer or vector; None if its shape is unknown."""
    bits = element_bits(type)
    total = 1
    for size in type.shape:
        if size == DYNAMIC:
            return None
        total *= size
    return total * bits // 8


def element_bits(type: MemRefType | VectorType) -> int:
    """Returns the bits of an element."""
    element = type.element_type
    if isinstance(element, IntegerType | FloatType):
        return int(element.width)
    return 64 if isinstance(element, IndexType) else 128


def readable(size: int) -> str:
    """Returns a number of bytes."""
    if size < 4096:
        return f"{size} bytes"
    return f"{size // 1024} KiB" if size < 4 << 20 else f"{size >> 20} MiB"
