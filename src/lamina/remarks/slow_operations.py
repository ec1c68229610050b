"""Checks on operations without a fast instruction, in loops: atomic updates, divisions, arithmetic on wide floats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from lamina.dialects.arith.ops import AddFOp, ConstantOp, DivFOp, DivSIOp, DivUIOp, MulFOp, RemSIOp, RemUIOp, SubFOp
from lamina.dialects.func.ops import CallOp, FuncOp
from lamina.dialects.llvm.ops import LLVMFuncOp
from lamina.dialects.math.ops import FmaOp
from lamina.dialects.memref.ops import AtomicRMWOp, GenericAtomicRMWOp
from lamina.dialects.scf.ops import ForallOp, ForOp, ParallelOp
from lamina.ir.nested_operations import nested_operations
from lamina.ir.operation import Operation
from lamina.ir.remarks import Remark
from lamina.ir.types import FloatType, VectorType, element_type_or_self
from lamina.ir.value import BlockArgument, Value
from lamina.remarks.counts import LoopCounts

_MANY = 4096
"""Minimum number of executions for an operation to be severe."""
_NOTABLE = 5
"""Minimum share of a loop's work, as one in this many, for a remark to be severe."""
_DIVISION = 25
"""The cost of an integer division, in simple operations."""
_WIDEST = 64
"""Bits of the widest floats with instructions."""

_Division = DivSIOp | DivUIOp | RemSIOp | RemUIOp
_Float = AddFOp | SubFOp | MulFOp | DivFOp | FmaOp
_SLOW = (*get_args(_Division), *get_args(_Float))


def check_atomics(root: Operation) -> Iterator[Remark]:
    """Remarks on atomic updates in loops of one thread."""
    atomic = nested_operations(root, AtomicRMWOp, GenericAtomicRMWOp)
    if not atomic:
        return
    counts = LoopCounts(root)
    parallel = _functions_of_threads(root.root)
    for op in atomic:
        if counts.loop_around(op) is None:
            continue
        around = list(_ancestors(op))
        if any(isinstance(outer, ParallelOp | ForallOp) or outer in parallel for outer in around):
            continue
        yield Remark(
            op,
            "atomic",
            "updates memory atomically in a loop of a single thread: each update waits until the previous one is "
            "visible to all cores",
            help="load, compute and store instead, or let several threads run the loop (scf.parallel)",
            is_severe=counts.executions(op) >= _MANY,
        )


def _ancestors(op: Operation) -> Iterator[Operation]:
    outer = op.parent_op
    while outer is not None:
        yield outer
        outer = outer.parent_op


def _functions_of_threads(module: Operation) -> set[Operation]:
    """Returns the functions that the run-time library calls on all cores: those of the entries that it is given."""
    called = {call.callee for entry in module.walk(LLVMFuncOp) for call in entry.walk(CallOp)}
    return {function for function in module.walk(FuncOp) if function.sym_name in called}


def check_arithmetic(root: Operation) -> Iterator[Remark]:
    """Remarks on integer divisions and on floats that no CPU computes with."""
    counts = LoopCounts(root)
    for op in counts.operations:
        if not isinstance(op, _SLOW):
            continue
        loop = counts.loop_around(op)
        if loop is None:
            continue
        if isinstance(op, _Division):
            yield from _division(op, loop, counts)
        else:
            yield from _wide_float(op, counts)


def _division(op: _Division, loop: Operation, counts: LoopCounts) -> Iterator[Remark]:
    """Divisions by constants become multiplications; the inverse of another number that stays the same in a loop can
    be taken before it."""
    divisor, type = op.rhs, op.result.type
    if isinstance(divisor.defining_op, ConstantOp) or not isinstance(loop, ForOp) or _is_inside(divisor, loop):
        return
    lanes = type.shape[-1] if isinstance(type, VectorType) and type.shape else 1
    is_most = counts.work(loop) <= _NOTABLE * _DIVISION * lanes
    yield Remark(
        op,
        "division",
        f"divides by the same integer in each iteration of a loop{', lane by lane' if lanes > 1 else ''}: no vector "
        "instruction divides integers",
        help="make the divisor a constant (specialize the function), or multiply by its inverse, computed in a wider "
        "float before the loop; increment and compare instead, if the dividend counts",
        is_severe=is_most and counts.executions(op) * lanes >= _MANY,
    )


def _is_inside(value: Value, loop: Operation) -> bool:
    owner = value.owner.parent_op if isinstance(value, BlockArgument) else value.defining_op
    return owner is not None and loop.is_ancestor(owner)


def _wide_float(op: _Float, counts: LoopCounts) -> Iterator[Remark]:
    element = element_type_or_self(op.result.type)
    if isinstance(element, FloatType) and element.width > _WIDEST:
        yield Remark(
            op,
            "emulated",
            f"arithmetic on {element} has no vector instruction, and calls a function for each element where the CPU "
            "does not compute with that type",
            help="compute in f64, or as a sum of two f64 (a product's error by math.fma)",
            is_severe=counts.executions(op) >= _MANY,
        )
