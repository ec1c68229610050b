"""The operand slots of a declared field.

The field is given as the class attribute: ``operand_slots(loop, ForOp.init_args)``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from lamina.ir.operation import Operation
from lamina.ir.value import OpOperand

if TYPE_CHECKING:
    from lamina.define.fields import _OperandField

Span = Callable[[Operation], tuple[int, int]]

# The first operand of a field and the one after its last, keyed by the getter of the field's property.
_spans: dict[Any, Span] = {}


def register_span(accessor: property, span: Span) -> None:
    """Registers the operand range of the field with this property."""
    _spans[accessor.fget] = span


def operand_span(operation: Operation, field: _OperandField[Any]) -> tuple[int, int]:
    """Returns the index of the field's first operand, and of the first operand after the field."""
    accessor: Any = field
    return _spans[accessor.fget](operation)


def operand_slots(operation: Operation, field: _OperandField[Any]) -> list[OpOperand]:
    """Returns the slots of a field, in order."""
    start, end = operand_span(operation, field)
    slots = operation.op_operands
    return list(slots[start:end])


def operand_slot(operation: Operation, field: _OperandField[Any]) -> OpOperand:
    """Returns the slot of a single-operand field. Raises ValueError if the field has more or none."""
    (slot,) = operand_slots(operation, field)
    return slot
