"""The semantics of scf operations. Parallel loops run in order."""

from __future__ import annotations

import itertools
from typing import Any

from lamina.dialects.scf import ops
from lamina.dialects.tensor.ops import ParallelInsertSliceOp
from lamina.interfaces.interpretation import Interpreter, UndefinedBehavior, evaluates
from lamina.ir.types import DYNAMIC


@evaluates
def for_(op: ops.ForOp, operands: list[Any], run: Interpreter) -> list[Any]:
    lower, upper, step, *carried = operands
    if step <= 0:
        raise UndefinedBehavior(f"scf.for with step {step}")
    for index in range(lower, upper, step):
        carried = run.region(op.regions[0], [index, *carried]).values
    return list(carried)


@evaluates
def if_(op: ops.IfOp, operands: list[int], run: Interpreter) -> list[Any]:
    region = op.regions[0 if operands[0] else 1]
    return run.region(region).values if region.first_block is not None else []


@evaluates
def while_(op: ops.WhileOp, operands: list[Any], run: Interpreter) -> list[Any]:
    values = operands
    while True:
        condition, *forwarded = run.region(op.regions[0], values).values
        if not condition:
            return list(forwarded)
        values = run.region(op.regions[1], forwarded).values


@evaluates
def execute_region(op: ops.ExecuteRegionOp, operands: list[Any], run: Interpreter) -> list[Any]:
    return run.region(op.regions[0]).values


@evaluates
def index_switch(op: ops.IndexSwitchOp, operands: list[Any], run: Interpreter) -> list[Any]:
    cases = list(op.cases)
    number = cases.index(operands[0]) + 1 if operands[0] in cases else 0
    return run.region(op.regions[number]).values


@evaluates
def parallel(op: ops.ParallelOp, operands: list[Any], run: Interpreter) -> list[Any]:
    rank = len(op.lower_bound)
    lower, upper, step = operands[:rank], operands[rank : 2 * rank], operands[2 * rank : 3 * rank]
    totals = list(operands[3 * rank :])
    for indices in itertools.product(*(range(*bounds) for bounds in zip(lower, upper, step, strict=True))):
        ended = run.region(op.regions[0], indices)
        for number, (region, value) in enumerate(zip(ended.terminator.regions, ended.values, strict=True)):
            totals[number] = run.region(region, [totals[number], value]).values[0]
    return totals


def _mixed(static: list[int], dynamic: list[Any]) -> list[int]:
    rest = iter(dynamic)
    return [next(rest) if value == DYNAMIC else value for value in static]


@evaluates
def forall(op: ops.ForallOp, operands: list[Any], run: Interpreter) -> list[Any]:
    counts = [len(op.dynamic_lower_bound), len(op.dynamic_upper_bound), len(op.dynamic_step)]
    groups: list[list[Any]] = []
    start = 0
    for count in counts:
        groups.append(operands[start : start + count])
        start += count
    lower = _mixed(op.static_lower_bound, groups[0])
    upper = _mixed(op.static_upper_bound, groups[1])
    step = _mixed(op.static_step, groups[2])
    shared = [value.copy() for value in operands[start:]]
    body = op.regions[0]
    for indices in itertools.product(*(range(*bounds) for bounds in zip(lower, upper, step, strict=True))):
        # Each thread sees the outputs as they were; its insertions go to the results.
        ended = run.region(body, [*indices, *operands[start:]])
        arguments = body.arguments[len(indices) :]
        for insertion in ended.terminator.regions[0].entry_block.operations:
            assert isinstance(insertion, ParallelInsertSliceOp)
            _insert(insertion, shared, arguments, run)
    return shared


def _insert(insertion: ParallelInsertSliceOp, shared: list[Any], arguments: list[Any], run: Interpreter) -> None:
    from lamina.dialects.tensor.interpret import slice_of  # start-up

    destination = insertion.dest
    number = next(index for index, argument in enumerate(arguments) if argument is destination)
    source = run.value(insertion.source)
    operands = [run.value(value) for value in insertion.operands]
    place = slice_of(insertion, operands[2:], shared[number].shape)
    target = shared[number][place]
    target[...] = source.reshape(target.shape)
