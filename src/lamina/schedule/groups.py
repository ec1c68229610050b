"""Groups of operations that run together on blocks of some dims, so that intermediate results stay in a cache.

A group grows from its last operation towards producers with no other users whose blocks correspond to
blocks of the last result. With contractions (attention, for example) the blocks have many rows, so that
their common inputs are worth blocking for; without them a block is a row.
"""

from __future__ import annotations

from math import prod
from typing import NamedTuple

from lamina.dialects.linalg.named_ops import FillOp
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.scf.ops import ForallOp
from lamina.ir.affine import AffineDimExpr
from lamina.ir.operation import Operation
from lamina.ir.value import OpOperand, Value
from lamina.schedule.block_costs import almost_evenly
from lamina.schedule.structure import OperandAccess, StructuredOp
from lamina.target import Target

_SHORTEST_PART = 2048
"""Bytes that make up for the loop around a part; longer parts would only push each other out of registers."""
_BLOCK_ROWS = 64
"""The minimum number of rows of a block with contractions: their common inputs are packed once per block."""


class Group(NamedTuple):
    """``root`` is tiled along ``loops`` by ``tiles``; ``producers`` are fused into that, in this order. All are numbers
    of operations."""

    root: int
    loops: tuple[int, ...]
    tiles: tuple[int, ...]
    producers: tuple[int, ...]


def find_groups(operations: list[StructuredOp], target: Target) -> list[Group]:
    """Returns the groups that keep more than a cache holds from going through memory."""
    finder = _Finder(operations, target)
    taken: set[int] = set()
    groups = []
    for root in reversed(range(len(operations))):
        if root not in taken:
            group = finder.group_of(root, taken)
            if group is not None:
                taken.update((group.root, *group.producers))
                groups.append(group)
    return groups[::-1]


class _Finder:
    def __init__(self, operations: list[StructuredOp], target: Target) -> None:
        self.operations, self.target = operations, target
        self.numbers: dict[Operation, int] = {op.op: number for number, op in enumerate(operations)}

    def group_of(self, root: int, taken: set[int]) -> Group | None:
        """Returns the group that ends with an operation; None if none pays."""
        op = self.operations[root]
        if not _fits(op):
            return None
        output = op.outputs[0].map.results
        every = [expr.position for expr in output if isinstance(expr, AffineDimExpr)]
        loops = [loop for loop in every if op.size(loop) > 1]
        # First blocks of rows of every matrix, then of the only matrix of an iteration, then rows alone.
        candidates = [loops[:2], *([[every[0], *loops[:1]]] if _is_part_of_batch(op, every) else []), loops[:1]]
        for number, candidate in enumerate(candidates):
            if len(candidate) == (1 if number == len(candidates) - 1 else 2):
                group = self._along(root, tuple(candidate), taken)
                if group is not None:
                    return group
        return None

    def _along(self, root: int, loops: tuple[int, ...], taken: set[int]) -> Group | None:
        """Returns the group along some loops of its last operation."""
        sliced: dict[int, tuple[int, ...]] = {root: loops}
        waiting = [root]
        while waiting:
            user = self.operations[waiting.pop(0)]
            for value in user.op.operands:
                owner = value.defining_op
                number = self.numbers.get(owner) if owner is not None else None
                if number is None or number in sliced or number in taken or not _fits(self.operations[number]):
                    continue
                sliced_loops = self._sliced_loops(number, sliced)
                if sliced_loops is not None:
                    sliced[number] = sliced_loops
                    waiting.append(number)
        if len(loops) > 1 and not all(
            self._is_batch(number, slices[0]) for number, slices in sliced.items() if _reuses(self.operations[number])
        ):
            return None
        producers = [number for number in sliced if number != root]
        kept = sum(_bytes(self.operations[n]) for n in producers if not isinstance(self.operations[n].op, FillOp))
        tiles = self._tiles(root, loops, producers, kept)
        # Users come before their producers.
        return None if tiles is None else Group(root, loops, tiles, tuple(sorted(producers, reverse=True)))

    def _read_again(self, root: int, producers: list[int]) -> int:
        """The bytes of what several operations of a group read, and none makes: later ones find it in a cache."""
        group = [self.operations[number] for number in (root, *producers)]
        values = {result for op in group for result in op.op.results}
        readers: dict[Value, list[OperandAccess]] = {}
        for op in group:
            for operand in op.inputs:
                if operand.shape and operand.value not in values:
                    readers.setdefault(operand.value, []).append(operand)
        return sum(prod(some[0].shape) * some[0].bits // 8 for some in readers.values() if len(some) > 1)

    def _is_batch(self, number: int, loop: int) -> bool:
        """Whether iterations of a contraction's loop share nothing, so that they may as well run one by one."""
        op = self.operations[number]
        return all(loop in operand.loops for operand in op.inputs if operand.loops & set(op.reductions))

    def _tiles(self, root: int, loops: tuple[int, ...], producers: list[int], kept: int) -> tuple[int, ...] | None:
        """Returns the block size; None if the group does not pay."""
        op = self.operations[root]
        if any(self.operations[number].has_dynamic_sizes for number in (root, *producers)):
            return self._rows_one_by_one(root, loops, producers)
        contractions = [number for number in (root, *producers) if _reuses(self.operations[number])]
        if contractions:
            if len(loops) < 2 or len(contractions) < 2 or kept <= self.target.cache_size(1):
                return None
            matrix = kept // op.size(loops[0])
            rows = op.size(loops[1])
            most = self.target.cache_size(2) // 2 // max(1, matrix // rows)
            return (1, rows if most >= rows else _divisor(rows, max(_BLOCK_ROWS, most)))
        if len(loops) > 1 or kept + self._read_again(root, producers) <= self.target.cache_size(1):
            return None
        if any(follows_contraction(self.operations[number]) for number in (root, *producers)):
            # It is done on the sums while they are in registers.
            return None
        count = op.size(loops[0])
        row = (kept + _bytes(op) + _input_bytes(op)) // count
        most = max(1, min(count, _SHORTEST_PART // max(row, 1)))
        return None if most * 2 > count else (_divisor(count, most),)

    def _rows_one_by_one(self, root: int, loops: tuple[int, ...], producers: list[int]) -> tuple[int, ...] | None:
        """Parts of operations whose sizes are not known: rows of the result, if there is nothing that rows share."""
        group = [self.operations[number] for number in (root, *producers)]
        if len(loops) > 1 or len(group[0].outputs[0].shape) < 2 or any(_reuses(op) for op in group):
            return None
        makes_rows = any(not isinstance(op.op, FillOp) for op in group[1:])
        return (1,) if makes_rows and any(op.reductions for op in group) else None

    def _sliced_loops(self, number: int, sliced: dict[int, tuple[int, ...]]) -> tuple[int, ...] | None:
        """Returns the loops of a producer that all its users, which are in the group, divide; None if there are
        none."""
        producer = self.operations[number]
        found: set[tuple[int, ...]] = set()
        for use in producer.op.results[0].uses:
            user = self.numbers.get(use.owner)
            if user is None or user not in sliced:
                return None
            loops = [_loop_behind(producer, use, loop) for loop in sliced[user]]
            found.add(tuple(loop for loop in loops if loop is not None))
        (loops_of_all,) = found if len(found) == 1 else ((),)
        return loops_of_all if len(loops_of_all) == len(next(iter(sliced.values()))) else None


def _fits(op: StructuredOp) -> bool:
    """Operations on tensors of one result whose parts are computed by themselves."""
    return (
        op.problem is None
        and op.op.has_pure_tensor_semantics
        and len(op.outputs) == 1
        and all(operand.map.is_projected_permutation() for operand in op.operands)
    )


def _is_part_of_batch(op: StructuredOp, loops: list[int]) -> bool:
    """True for one matrix of many, which a loop goes through."""
    return bool(loops) and op.size(loops[0]) == 1 and isinstance(op.op.parent_op, ForallOp)


def _reuses(op: StructuredOp) -> bool:
    """True if elements are read several times, as in a contraction."""
    reductions = set(op.reductions)
    return any(
        prod(op.size(loop) for loop in op.parallel if loop not in operand.loops) > 1
        for operand in op.inputs
        if operand.loops & reductions and operand.loops & set(op.parallel)
    )


def follows_contraction(op: StructuredOp) -> bool:
    """True if an element-wise operation alone uses the results of a contraction."""
    if op.reductions:
        return False
    for operand in op.inputs:
        owner = operand.value.defining_op
        if isinstance(owner, LinalgOp) and owner.reduction_dims and operand.map.is_permutation():
            use = operand.value.first_use
            if use is not None and use.next_use is None and _reuses(StructuredOp(owner)):
                return True
    return False


def starts_reduction(op: StructuredOp) -> bool:
    """True if an operation only initializes a reduction, which then needs no memory."""
    result = op.op.results[0] if isinstance(op.op, FillOp) and op.op.results else None
    use = result.first_use if result is not None else None
    if use is None or use.next_use is not None or not isinstance(use.owner, LinalgOp):
        return False
    return bool(use.owner.reduction_dims) and use.owner.is_dps_init(use)


def _loop_behind(producer: StructuredOp, use: OpOperand, loop: int) -> int | None:
    """The loop of a producer whose part a part of the user's loop needs."""
    user = use.owner
    if not isinstance(user, LinalgOp):
        return None
    map = user.matching_map(use)
    dims = [dim for dim, expr in enumerate(map.results) if expr.is_function_of_dim(loop)]
    if len(dims) != 1:
        return None
    expr = producer.outputs[0].map.results[dims[0]]
    return expr.position if isinstance(expr, AffineDimExpr) else None


def _divisor(count: int, most: int) -> int:
    """Returns the largest tile up to ``most`` that leaves nothing over; unless that is much smaller, one that divides
    the count almost evenly."""
    smallest = max(1, most // 4)
    divisors = (size for size in range(most, smallest - 1, -1) if count % size == 0)
    return next(divisors, almost_evenly(count, most))


def _bytes(op: StructuredOp) -> int:
    """Returns the size of an operation's result."""
    return prod(op.outputs[0].shape) * op.outputs[0].bits // 8


def _input_bytes(op: StructuredOp) -> int:
    return max((prod(operand.shape) * operand.bits // 8 for operand in op.inputs if operand.shape), default=0)
