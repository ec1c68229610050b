"""Builders of cf operations for patterns and passes."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.cf.ops import SwitchOp
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DenseElementsAttr, DenseI32ArrayAttr, IntegerAttr
from lamina.ir.block import Block
from lamina.ir.location import LocationLike
from lamina.ir.types import VectorType
from lamina.ir.value import Value

Destination = tuple[Block, Sequence[Value]]


def make_switch(
    location: LocationLike, flag: Value, default: Destination, numbers: Sequence[int], cases: Sequence[Destination]
) -> SwitchOp:
    """Returns a detached cf.switch to the case of the flag, or to the default."""
    counts = [len(operands) for _, operands in cases]
    properties: dict[str, Attribute] = {
        "case_operand_segments": DenseI32ArrayAttr(counts),
        "operandSegmentSizes": DenseI32ArrayAttr([1, len(default[1]), sum(counts)]),
    }
    if numbers:
        values = [IntegerAttr.wrapped(flag.type, number) for number in numbers]
        properties["case_values"] = DenseElementsAttr.from_attributes(VectorType([len(values)], flag.type), values)
    operands = [flag, *default[1], *(value for _, group in cases for value in group)]
    successors = [default[0], *(block for block, _ in cases)]
    return SwitchOp(operands, (), properties, {}, successors, (), location)
