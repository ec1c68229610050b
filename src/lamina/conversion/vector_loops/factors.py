"""Inputs that are a factor of each term of a sum, such as the scale of a block of quantized weights."""

from __future__ import annotations

from lamina.dialects.arith.ops import AddFOp, MulFOp
from lamina.dialects.linalg.reductions import match_linalg_reduction
from lamina.dialects.linalg.structure import LinalgOp
from lamina.ir.operation import Operation
from lamina.ir.value import Value


def factors_of_terms(op: LinalgOp) -> list[int]:
    """Returns the inputs by which a product is multiplied that a term of the only sum is made of. What depends on the
    product alone is the rest of the term without the factor."""
    combiners = [match_linalg_reduction(op, sum) for sum in op.dps_init_operands]
    if len(combiners) != 1:
        return []
    (combiner,) = combiners
    if not isinstance(combiner, AddFOp):
        return []
    arguments = op.block.arguments[: op.num_dps_inputs]
    return [number for number, argument in enumerate(arguments) if _is_inside(argument, combiner)]


def _is_inside(argument: Value, combiner: Operation) -> bool:
    """True if products lead from an argument to a sum, more than one."""
    products, value = 0, argument
    while (user := _only_user(value)) is not None and isinstance(user, MulFOp) and user.lhs is not user.rhs:
        products, value = products + 1, user.result
    return products > 1 and _only_user(value) is combiner


def _only_user(value: Value) -> Operation | None:
    use = value.first_use
    return use.owner if use is not None and use.next_use is None else None
