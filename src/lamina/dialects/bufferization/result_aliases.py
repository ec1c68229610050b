"""Results of functions that may be the same buffer, or parts of one.

What a caller writes to one of them shows in the other, whatever becomes of the operands of the call. MLIR leaves that
out. Functions that call each other in circles are taken for ones that do everything in place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import Any

from lamina.dialects.bufferization.classes import Classes
from lamina.interfaces.bufferizable import is_tensor
from lamina.ir.operation import Operation
from lamina.ir.value import Value

Pairs = set[tuple[int, int]]


def aliasing_pairs(returns: Iterable[Operation], may_share: Callable[[Value, Value], bool]) -> Pairs:
    """The positions of results of which one return gives back the same buffer."""
    found: Pairs = set()
    for one in returns:
        tensors = [slot for slot in one._operands if is_tensor(slot)]
        found.update(
            (first.index, second.index)
            for first, second in combinations(tensors, 2)
            if may_share(first.value, second.value)
        )
    return found


class _Summary:
    """Which results of a function may share a buffer with an argument, and with each other."""

    def __init__(self) -> None:
        self.from_arguments: set[tuple[int, int]] = set()
        self.pairs: Pairs = set()


def pairs_in_circles(
    functions: Sequence[Operation],
    state: Any,
    callee_of: Callable[[Operation], Operation | None],
    pairs_of: Callable[[Operation], Pairs],
    returns_of: Callable[[Operation], list[Operation]],
) -> dict[Operation, Pairs]:
    """For functions that call each other in circles; ``pairs_of`` tells what is known of calls of other functions."""
    summaries = {function: _Summary() for function in functions}

    def summarize(function: Operation) -> bool:
        known = summaries[function]
        before = len(known.from_arguments) + len(known.pairs)
        classes = Classes()
        for operation in function.walk():
            if operation.name == "func.call":
                summary = summaries.get(callee_of(operation))  # type: ignore[arg-type]
                pairs = pairs_of(operation) if summary is None else summary.pairs
                merge_results(operation, pairs, classes)
                if summary is not None:
                    for argument, result in summary.from_arguments:
                        classes.merge(operation.operand(argument), operation.results[result])
                    continue
            for value in _defined(operation):
                for alias in state.get_aliasing_op_operands(value):
                    classes.merge(value, alias.operand.value)
        returns = returns_of(function)
        known.pairs |= aliasing_pairs(returns, classes.same)
        for taken in function.regions[0].arguments:
            for one in returns if is_tensor(taken) else ():
                known.from_arguments.update(
                    (taken.index, slot.index) for slot in one._operands if classes.same(taken, slot.value)
                )
        return len(known.from_arguments) + len(known.pairs) > before

    while any([summarize(function) for function in functions]):
        pass
    return {function: summary.pairs for function, summary in summaries.items()}


def merge_results(call: Operation, pairs: Pairs, classes: Classes) -> None:
    """Puts results of a call that may be the same buffer into one class."""
    for first, second in pairs:
        classes.merge(call.results[first], call.results[second])


def _defined(operation: Operation) -> Iterable[Value]:
    """The tensors that an operation defines, and those that branches pass to its blocks."""
    yield from filter(is_tensor, operation.results)
    for region in operation.regions:
        for block in region.blocks:
            if not block.is_entry_block:
                yield from filter(is_tensor, block.arguments)
