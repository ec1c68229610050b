"""Destination style: operations that write results to operands (the inits)."""

from __future__ import annotations

from typing import Generic

from lamina.interfaces.model import Interface, OpT
from lamina.ir.operation import Operation
from lamina.ir.types import BaseMemRefType, ShapedType, TensorType
from lamina.ir.value import OpOperand, OpResult


class DestinationStyleModel(Generic[OpT]):
    """The interface of destination style operations."""

    @staticmethod
    def get_dps_inits(operation: OpT) -> list[OpOperand]:
        """Returns the init operands, one per tied result on tensors."""
        raise TypeError("a destination style operation must name its inits")


DestinationStyleOpInterface: Interface[type[DestinationStyleModel]] = Interface(
    "DestinationStyleOpInterface", "interfaces"
)


def dps_inits(operation: Operation) -> list[OpOperand]:
    """Returns the init operands; none if the operation is not of destination style."""
    model = DestinationStyleOpInterface.get(operation)
    return [] if model is None else model.get_dps_inits(operation)


def dps_inputs(operation: Operation) -> list[OpOperand]:
    """Returns the operands that are not inits."""
    inits = {slot.index for slot in dps_inits(operation)}
    return [slot for slot in operation.op_operands if slot.index not in inits]


def is_dps_init(slot: OpOperand) -> bool:
    return slot in dps_inits(slot.owner)


def tied_op_operand(result: OpResult) -> OpOperand:
    """Returns the init of a result."""
    tensors = [slot for slot in dps_inits(result.owner) if isinstance(slot.value.type, TensorType)]
    return tensors[result.index]


def tied_op_result(slot: OpOperand) -> OpResult | None:
    """Returns the result tied to an init; None for inits that are not tensors, and for other operands."""
    inits = dps_inits(slot.owner)
    if slot not in inits or not isinstance(slot.value.type, TensorType):
        return None
    if inits[0] is slot:
        return slot.owner.results[0]
    tensors = [init for init in inits if isinstance(init.value.type, TensorType)]
    return slot.owner.results[tensors.index(slot)]


def _has(operation: Operation, kind: type[ShapedType]) -> bool:
    return any(isinstance(slot.value.type, kind) for slot in operation.op_operands)


def has_pure_buffer_semantics(operation: Operation) -> bool:
    """True if the operands and results include buffers but no tensors."""
    return not operation.results and _has(operation, BaseMemRefType) and not _has(operation, TensorType)


def has_pure_tensor_semantics(operation: Operation) -> bool:
    """True if the operands include tensors but no buffers."""
    return _has(operation, TensorType) and not _has(operation, BaseMemRefType)
