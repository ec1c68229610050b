"""Estimates of execution counts and of the work per loop iteration, for judging severity."""

from __future__ import annotations

from functools import cached_property

from lamina.dialects.scf.ops import ForallOp, ForOp, ParallelOp, WhileOp
from lamina.interfaces.loop_like import LoopLikeOpInterface
from lamina.ir.nested_operations import in_order, in_post_order
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
    """Execution counts of the operations below an operation, which do not change meanwhile: computed in one walk, and
    their work in another, once something asks for it."""

    def __init__(self, root: Operation) -> None:
        self._runs: dict[Operation, int] = {root: 1}
        self._outer: set[Operation] = set()
        self._loops: dict[Operation, Operation | None] = {root: None}
        #: The operation and all nested ones.
        self.operations = in_order(root)
        self._root = root
        for op in self.operations:
            if not op.regions or op is root:
                continue
            parent = op.parent_op
            assert parent is not None
            repeats = is_loop(op)
            self._runs[op] = min(_MOST, self._runs[parent] * (trips(op) if repeats else 1))
            loop = self._loops[op] = op if repeats else self._loops[parent]
            if loop is op and self._loops[parent] is not None:
                self._outer.add(self._loops[parent] or op)

    @cached_property
    def _work(self) -> dict[Operation, int]:
        work: dict[Operation, int] = {}
        for op in in_post_order(self._root):
            parent = op.parent_op
            if parent is not None and op is not self._root:
                work[parent] = min(_MOST, work.get(parent, 0) + _cost(op, work.get(op, 0)))
        return work

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


def _cost(op: Operation, inside: int) -> int:
    """The work of an operation whose regions have so much."""
    if op.regions:
        return trips(op) * max(1, inside) if is_loop(op) else inside
    return 1 if op.num_operands and not op.num_successors else 0


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
