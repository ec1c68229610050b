"""Operations of other dialects in a StableHLO program: they stay, on the lowered forms of their operands."""

from __future__ import annotations

from lamina.conversion.stablehlo_to_linalg.lowering import Lowering, Refused, is_scalar, lowered_type
from lamina.ir.operation import Operation
from lamina.ir.types import RankedTensorType


def keep(low: Lowering, op: Operation) -> None:
    """The same operation on tensors in memory."""
    if op.regions:
        raise Refused(op, "has regions, and is in a StableHLO function")
    operands = [
        low.tensor(value) if isinstance(value.type, RankedTensorType) else low.values.get(value, value)
        for value in op.operands
    ]
    types = [lowered_type(type) for type in op.result_types]
    new_op = type(op)(operands, types, dict(op._properties), dict(op._attributes), (), [], op.location)
    low.builder.insert(new_op)
    for old, new in zip(op.results, new_op.results, strict=True):
        if is_scalar(old.type):
            low.set(old, low.extract(new, []))
        else:
            low.set(old, new)
