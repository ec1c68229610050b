"""Estimates how much the iterations of parallel loops have to do, in scalar operations."""

from __future__ import annotations

from math import prod

from lamina.dialects.linalg.structure import element_type
from lamina.dialects.memref.ops import LoadOp, StoreOp
from lamina.dialects.scf.ops import ForallOp, ForOp, IfOp, ParallelOp
from lamina.ir import traits
from lamina.ir.attribute import Type
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, ComplexType, FloatType, IndexType, IntegerType, VectorType
from lamina.rewrite.fold import constant_int

WORK = "lamina.work"
"""Attribute of a parallel loop: the cost of an iteration, where whoever makes the loop knows better than its body."""

IN_ROUNDS = "lamina.rounds"
"""Attribute of a parallel loop around others: its iterations run on different cores while there are enough of them, the
last ones one after the other, with the loops inside on all cores."""

WORK_OF_A_PART = 1 << 19
"""What a thread has to do at least, in scalar operations: some ten microseconds, as waking it takes."""

UNKNOWN_TRIPS = 64
_COSTS = {"math": 8, "llvm": 1, "linalg": 1 << 10, "func": 1 << 10}


def bit_width(type: Type) -> int:
    """Returns the bits of a scalar in memory; what is neither a number nor an index is taken for 128."""
    if isinstance(type, IntegerType | FloatType):
        return type.width
    if isinstance(type, ComplexType):
        return 2 * bit_width(type.element_type)
    return 64 if isinstance(type, IndexType) else 128


def block_cost(block: Block) -> int:
    """Estimates the number of scalar operations of a block, including nested ones, without terminators. A
    vector operation counts once per element, a scalar in memory once per byte."""
    total = 0
    for operation in block.operations:
        if operation.has_trait(traits.Terminator):
            continue
        own = _COSTS.get(operation.name.partition(".")[0], 1) * _elements(operation)
        if isinstance(operation, LoadOp | StoreOp):
            own = bit_width(element_type(operation.memref.type)) // 8
        inner = sum(block_cost(block) for region in operation.regions for block in region.blocks)
        total += own + inner * (_trips(operation) if inner else 1)
    return total


def _elements(operation: Operation) -> int:
    """Returns the elements of the largest vector operand or result; one without vectors."""
    types = (*operation.operand_types, *operation.result_types)
    return max((type.num_elements for type in types if isinstance(type, VectorType)), default=1)


def _trips(operation: Operation) -> int:
    if isinstance(operation, ForOp):
        return _trip_count(*map(constant_int, (operation.lower_bound, operation.upper_bound, operation.step)))
    if isinstance(operation, ForallOp):
        static = (operation.static_lower_bound, operation.static_upper_bound, operation.static_step)
        known = [[None if number == DYNAMIC else number for number in numbers] for numbers in static]
        return prod(_trip_count(*bounds) for bounds in zip(*known, strict=True))
    if isinstance(operation, ParallelOp):
        groups = (operation.lower_bound, operation.upper_bound, operation.step)
        return prod(_trip_count(*map(constant_int, bounds)) for bounds in zip(*groups, strict=True))
    return 1 if isinstance(operation, IfOp) else UNKNOWN_TRIPS


def _trip_count(low: int | None, high: int | None, step: int | None) -> int:
    if low is None or high is None or step is None or step <= 0:
        return UNKNOWN_TRIPS
    return max(0, -(-(high - low) // step))
