"""Run-time copies between buffers: which ones there are, and how often functions and their contents run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from lamina.dialects.bufferization.copy_reports import runs_of
from lamina.dialects.bufferization.one_shot_module_analysis import called_function
from lamina.dialects.bufferization.ops import CloneOp
from lamina.dialects.func.ops import CallOp
from lamina.dialects.linalg.named_ops import CopyOp as LinalgCopyOp
from lamina.dialects.memref.ops import CastOp, CollapseShapeOp, CopyOp, ExpandShapeOp, SubViewOp
from lamina.interfaces.function import is_function
from lamina.ir.operation import Operation
from lamina.ir.types import BaseMemRefType
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_int

_VIEWS = (SubViewOp, CollapseShapeOp, ExpandShapeOp)


def copies_in(root: Operation) -> Iterator[tuple[Operation, Value]]:
    """Yields the operations inside the root that copy buffers, with the copied value."""
    for operation in root.walk():
        if isinstance(operation, CloneOp):
            yield operation, operation.input
        elif isinstance(operation, CopyOp):
            if not _is_same_buffer(operation.source, operation.target):
                yield operation, operation.source
        elif isinstance(operation, LinalgCopyOp) and isinstance(operation.dps_inits[0].type, BaseMemRefType):
            source = operation.dps_inputs[0]
            if not _is_same_buffer(source, operation.dps_inits[0]):
                yield operation, source


def _is_same_buffer(left: Value, right: Value) -> bool:
    """True if two buffers are the same view of one buffer: CSE removes a copy between them."""
    while left is not right:
        left_op, other = left.defining_op, right.defining_op
        if isinstance(left_op, CastOp):
            left = left_op.source
        elif isinstance(other, CastOp):
            right = other.source
        elif not isinstance(left_op, _VIEWS) or not isinstance(other, _VIEWS) or not _is_same_view(left_op, other):
            return False
        else:
            left, right = _viewed(left_op), _viewed(other)
    return True


def _viewed(view: SubViewOp | CollapseShapeOp | ExpandShapeOp) -> Value:
    return view.source if isinstance(view, SubViewOp) else view.src


def _is_same_view(left_op: Operation, other: Operation) -> bool:
    pairs = zip(left_op.operands[1:], other.operands[1:], strict=False)
    return (
        left_op.name == other.name
        and left_op.properties == other.properties
        and len(left_op.operands) == len(other.operands)
        and all(left is right or constant_int(left) == constant_int(right) is not None for left, right in pairs)
    )


def function_around(operation: Operation) -> Operation | None:
    """Returns the function that an operation is in, or is."""
    at: Operation | None = operation
    while at is not None and not is_function(at):
        at = at.parent_op
    return at


class CallCounts:
    """Execution counts of functions, derived from calls and trip counts; uncalled functions run once."""

    def __init__(self, operation: Operation) -> None:
        top = operation
        while top.parent_op is not None:
            top = top.parent_op
        self._callers: dict[Operation, list[Operation]] = {}
        self._calls: dict[Operation | None, list[tuple[Operation, Operation]]] = {}
        for call in top.walk():
            callee = called_function(call) if isinstance(call, CallOp) else None
            if callee is not None:
                self._callers.setdefault(callee, []).append(call)
                self._calls.setdefault(function_around(call), []).append((call, callee))
        self._runs: dict[Operation | None, int | None] = {None: 1}

    def runs_of(self, operation: Operation) -> int | None:
        """Returns how often an operation runs per run of the program; None if unknown."""
        return _product(runs_of(operation), self._runs_of_function(function_around(operation)))

    def _runs_of_function(self, function: Operation | None) -> int | None:
        if function not in self._runs:
            assert function is not None
            # Recursion: as often as it likes.
            self._runs[function] = None
            calls = self._callers.get(function)
            self._runs[function] = 1 if calls is None else _sum(self.runs_of(call) for call in calls)
        return self._runs[function]

    def reached_from(self, function: Operation) -> set[Operation | None]:
        """Returns the function and those that it calls, directly or not."""
        reachable: set[Operation | None] = set()
        pending = [function]
        while pending:
            caller = pending.pop()
            if caller not in reachable:
                reachable.add(caller)
                pending += [callee for _, callee in self._calls.get(caller, ())]
        return reachable

    def total(self, function: Operation, own: dict[Operation | None, list[int | None]]) -> int | None:
        """Returns the total per run of a function, including its callees; ``own`` are the numbers of each by
        itself."""
        return self._total(function, own, frozenset())

    def _total(
        self, function: Operation, own: dict[Operation | None, list[int | None]], around: frozenset[Operation]
    ) -> int | None:
        if function in around:
            return None if any(own.get(caller) for caller in around) else 0
        inside = around | {function}
        called = (
            _product(runs_of(call), self._total(callee, own, inside)) for call, callee in self._calls.get(function, ())
        )
        return _sum([*own.get(function, ()), *called])


def _product(left: int | None, right: int | None) -> int | None:
    if left == 0 or right == 0:
        return 0
    return None if left is None or right is None else left * right


def _sum(numbers: Iterable[int | None]) -> int | None:
    total = 0
    for number in numbers:
        if number is None:
            return None
        total += number
    return total
