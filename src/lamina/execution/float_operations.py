"""Counts the floating-point operations of a program of structured operations."""

from __future__ import annotations

from lamina.dialects.arith.ops import ConstantOp, ExtFOp, TruncFOp
from lamina.dialects.func.ops import CallOp
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.math.ops import FmaOp
from lamina.ir.operation import Operation
from lamina.ir.types import FloatType, element_type_or_self
from lamina.schedule.structure import StructuredOp


def float_operations(function: Operation) -> int | None:
    """Returns the floating-point operations of a function of structured operations of static sizes; None if they
    cannot be counted, as with loops, calls and dynamic sizes."""
    total = 0
    for op in function.walk():
        if isinstance(op, LinalgOp):
            known = operations_of(op)
            if known is None:
                return None
            total += known
        elif op.num_successors or isinstance(op, CallOp) or op.regions and op is not function:
            # It may run other operations more or less than once.
            return None
    return total or None


def operations_of(op: LinalgOp) -> int | None:
    """Returns the floating-point operations of a structured operation; None if its sizes are dynamic."""
    structured = StructuredOp(op)
    return None if structured.has_dynamic_sizes else structured.iterations * _in_block(op)


def _in_block(op: LinalgOp) -> int:
    """Additions, products, comparisons and functions of floats; a fused multiply-add is two."""
    count = 0
    for inner in op.block.operations:
        if not inner.results or isinstance(inner, ConstantOp | ExtFOp | TruncFOp):
            continue
        if isinstance(element_type_or_self(inner.results[0].type), FloatType):
            count += 2 if isinstance(inner, FmaOp) else 1
    return count
