"""The semantics of affine operations."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from lamina.dialects.affine import ops
from lamina.interfaces.interpretation import Interpreter, UndefinedBehavior, evaluates
from lamina.interfaces.interpretation import numbers as n
from lamina.ir.affine import AffineMap
from lamina.ir.types import DYNAMIC

if TYPE_CHECKING:
    from lamina.dialects.affine.ops import AffineDelinearizeIndexOp, AffineLinearizeIndexOp
    from lamina.interfaces.interpretation.engine import Results
    from lamina.interfaces.interpretation.values import MemRef
    from lamina.ir.attributes import DenseElementsAttr


def apply_map(map: AffineMap, operands: list[int]) -> list[int]:
    """Returns the results of a map for its dims and symbols."""
    return list(map.eval(operands[: map.num_dims], operands[map.num_dims :]))


@evaluates
def apply(op: ops.AffineApplyOp, operands: list[Any], run: Interpreter) -> Results:
    return apply_map(op.map, operands)[0]


@evaluates
def min_(op: ops.AffineMinOp, operands: list[Any], run: Interpreter) -> Results:
    return min(apply_map(op.map, operands))


@evaluates
def max_(op: ops.AffineMaxOp, operands: list[Any], run: Interpreter) -> Results:
    return max(apply_map(op.map, operands))


@evaluates
def for_(op: ops.AffineForOp, operands: list[Any], run: Interpreter) -> list[Any]:
    lower_map, upper_map = op.lower_bound_map, op.upper_bound_map
    lower_count = lower_map.num_dims + lower_map.num_symbols
    upper_count = upper_map.num_dims + upper_map.num_symbols
    lower = max(apply_map(lower_map, operands[:lower_count]))
    upper = min(apply_map(upper_map, operands[lower_count : lower_count + upper_count]))
    carried = list(operands[lower_count + upper_count :])
    for index in range(lower, upper, op.step):
        carried = run.region(op.regions[0], [index, *carried]).values
    return list(carried)


@evaluates
def if_(op: ops.AffineIfOp, operands: list[Any], run: Interpreter) -> list[Any]:
    condition = op.condition
    dims, symbols = operands[: condition.num_dims], operands[condition.num_dims :]
    region = op.regions[0 if condition.contains(dims, symbols) else 1]
    return run.region(region).values if region.first_block is not None else []


@evaluates
def parallel(op: ops.AffineParallelOp, operands: list[Any], run: Interpreter) -> list[Any]:
    lower_map, upper_map = op.lower_bounds_map, op.upper_bounds_map
    lower_count = lower_map.num_dims + lower_map.num_symbols
    lower_all = apply_map(lower_map, operands[:lower_count])
    upper_all = apply_map(upper_map, operands[lower_count:])
    lowers = _grouped(op.lower_bounds_groups, lower_all, max)
    uppers = _grouped(op.upper_bounds_groups, upper_all, min)
    steps = op.steps
    kinds = [str(kind.spelling) for kind in op.reductions]
    totals: list[Any] = [None] * len(kinds)
    types = op.result_types
    for indices in itertools.product(*(range(*b) for b in zip(lowers, uppers, steps, strict=True))):
        values = run.region(op.regions[0], indices).values
        for number, value in enumerate(values):
            first = totals[number] is None
            totals[number] = value if first else n.combine(kinds[number], totals[number], value, types[number])
    if any(total is None for total in totals):
        raise UndefinedBehavior("a reduction over no iterations")
    return totals


def _grouped(groups: DenseElementsAttr, values: list[int], choose: Callable[[list[int]], int]) -> list[int]:
    grouped, start = [], 0
    for size in groups.integers:
        grouped.append(choose(values[start : start + size]))
        start += size
    return grouped


@evaluates
def load(op: ops.AffineLoadOp, operands: list[Any], run: Interpreter) -> Results:
    loaded: Results = operands[0].load(apply_map(op.map, operands[1:]))
    return loaded


@evaluates
def store(op: ops.AffineStoreOp, operands: list[Any], run: Interpreter) -> None:
    operands[1].store(operands[0], apply_map(op.map, operands[2:]))


@evaluates
def prefetch(op: ops.AffinePrefetchOp, operands: list[MemRef | int], run: Interpreter) -> None:
    """No observable effect."""


@evaluates
def vector_load(op: ops.AffineVectorLoadOp, operands: list[Any], run: Interpreter) -> Results:
    from lamina.dialects.vector.interpret_memory import load_rows  # start-up

    result: Results = load_rows(operands[0], apply_map(op.map, operands[1:]), op.result.type)
    return result


@evaluates
def vector_store(op: ops.AffineVectorStoreOp, operands: list[Any], run: Interpreter) -> None:
    from lamina.dialects.vector.interpret_memory import store_rows  # start-up

    store_rows(operands[1], apply_map(op.map, operands[2:]), operands[0])


def _basis(op: AffineDelinearizeIndexOp | AffineLinearizeIndexOp, dynamic: list[int]) -> list[int]:
    rest = iter(dynamic)
    return [next(rest) if size == DYNAMIC else size for size in op.static_basis]


@evaluates
def delinearize_index(op: ops.AffineDelinearizeIndexOp, operands: list[int], run: Interpreter) -> list[Any]:
    linear, *dynamic = operands
    basis = _basis(op, dynamic)
    bounded = len(basis) == len(op.results)
    digits: list[int] = []
    for size in reversed(basis[1:] if bounded else basis):
        digits.append(linear % size)
        linear //= size
    return [linear, *reversed(digits)]


@evaluates
def linearize_index(op: ops.AffineLinearizeIndexOp, operands: list[int], run: Interpreter) -> Results:
    count = len(op.multi_index)
    indices, basis = operands[:count], _basis(op, operands[count:])
    if len(basis) < count:
        basis = [1, *basis]
    total = 0
    for index, size in zip(indices, basis, strict=True):
        total = total * size + index
    return total
