"""Results of functions that may be the same buffer, or parts of one.

A caller's write to one of them is visible in the other, whatever happens to the operands of the call. MLIR ignores
that. Recursive functions are assumed to do everything in place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from lamina.dialects.bufferization.alias_sets import AliasSets
from lamina.dialects.func.ops import CallOp
from lamina.dialects.scf.ops import ForOp
from lamina.interfaces.bufferizable import is_tensor, owner_of
from lamina.ir.operation import Operation
from lamina.ir.value import BlockArgument, OpOperand, OpResult, Value

if TYPE_CHECKING:
    from lamina.dialects.bufferization.one_shot_analysis import OneShotAnalysisState

Pairs = set[tuple[int, int]]
Callee = Callable[[Operation], "Operation | None"]
PairsOf = Callable[[Operation], Pairs]

_MOST_PAIRS = 2000
"""After a look at so many pairs of values they are taken for one buffer."""


def aliasing_pairs(returns: Iterable[Operation], may_share: Callable[[Value, Value], bool]) -> Pairs:
    """Returns the positions of results for which one return returns the same buffer."""
    pairs: Pairs = set()
    for return_op in returns:
        tensors = [slot for slot in return_op._operands if is_tensor(slot)]
        pairs.update(
            (first.index, second.index)
            for first, second in combinations(tensors, 2)
            if may_share(first.value, second.value)
        )
    return pairs


class _Circle:
    """What is known so far of mutually recursive functions: which results may be the buffer of an
    argument, as pairs of positions, and which results may be one buffer."""

    def __init__(
        self, functions: Sequence[Operation], state: OneShotAnalysisState, callee_of: Callee, pairs_of: PairsOf
    ) -> None:
        self.state = state
        self.callee_of = callee_of
        self.pairs_of = pairs_of
        self.from_arguments: dict[Operation, Pairs] = {function: set() for function in functions}
        self.pairs: dict[Operation, Pairs] = {function: set() for function in functions}

    def add(self, function: Operation, returns: Sequence[Operation]) -> bool:
        """Adds the facts of the function's returns; returns whether anything changed."""
        known, pairs = self.from_arguments[function], self.pairs[function]
        before = len(known) + len(pairs)
        pairs |= aliasing_pairs(returns, self._may_be_one)
        for return_op in returns:
            for slot in filter(is_tensor, return_op._operands):
                known.update(
                    (value.index, slot.index)
                    for value in self._everything_above(slot.value)
                    if isinstance(value, BlockArgument) and value.owner is function.regions[0].entry_block
                )
        return len(known) + len(pairs) > before

    def _above(self, value: Value) -> list[OpOperand]:
        """The operands whose buffer the value may be."""
        call = value.owner if isinstance(value, OpResult) else None
        callee = self.callee_of(call) if isinstance(call, CallOp) else None
        if call is None or callee not in self.from_arguments:
            return [alias.operand for alias in self.state.get_aliasing_op_operands(value)]
        assert isinstance(value, OpResult)
        return [call.op_operands[at] for at, result in self.from_arguments[callee] if result == value.index]

    def _everything_above(self, value: Value) -> set[Value]:
        above: set[Value] = set()
        pending = [value]
        while pending:
            current = pending.pop()
            if current not in above:
                above.add(current)
                pending.extend(slot.value for slot in self._above(current))
        return above

    def _may_be_one(self, left: Value, right: Value) -> bool:
        """True if two values may be one buffer in one run of the function: results of an operation returned together
        come through it on the same path."""
        seen: set[tuple[Value, Value]] = set()
        pending = [(left, right)]
        while pending:
            pair = pending.pop()
            if pair[0] is pair[1] or len(seen) > _MOST_PAIRS:
                return True
            if pair in seen or pair[::-1] in seen:
                continue
            seen.add(pair)
            if owner_of(pair[0]) is not owner_of(pair[1]):
                pending += [(slot.value, pair[1]) for slot in self._above(pair[0])]
                pending += [(pair[0], slot.value) for slot in self._above(pair[1])]
            elif self._given_back_together(*pair, pending):
                return True
        return False

    def _given_back_together(self, left: Value, right: Value, pending: list[tuple[Value, Value]]) -> bool:
        """Decides whether two results, or block arguments, of one operation are one buffer whatever its operands
        are; otherwise adds what must be checked."""
        operation = owner_of(left)
        pairs = [(op, other) for op in self._above(left) for other in self._above(right)]
        if isinstance(operation, CallOp):
            assert isinstance(left, OpResult) and isinstance(right, OpResult)
            callee = self.callee_of(operation)
            known = self.pairs_of(operation) if callee not in self.pairs else self.pairs[callee]
            pending += [(op.value, other.value) for op, other in pairs if op is not other]
            return (left.index, right.index) in known or (right.index, left.index) in known
        pending += [(op.value, other.value) for op, other in pairs if op.owner is other.owner]
        if isinstance(operation, ForOp) and isinstance(left, OpResult) and isinstance(right, OpResult):
            yielded = operation.regions[0].entry_block.terminator
            pending.append((yielded.operand(left.index), yielded.operand(right.index)))
        return False


def pairs_in_circles(
    functions: Sequence[Operation],
    state: OneShotAnalysisState,
    callee_of: Callee,
    pairs_of: PairsOf,
    returns_of: Callable[[Operation], list[Operation]],
) -> dict[Operation, Pairs]:
    """Returns the pairs of mutually recursive functions; ``pairs_of`` provides those of calls to other functions."""
    circle = _Circle(functions, state, callee_of, pairs_of)
    while any([circle.add(function, returns_of(function)) for function in functions]):
        pass
    return circle.pairs


def merge_results(call: Operation, pairs: Pairs, aliases: AliasSets) -> None:
    """Merges results of a call that may be the same buffer into one alias set."""
    for first, second in pairs:
        aliases.merge(call.results[first], call.results[second])
