"""Operations recreated with more results or more trailing operands."""

from __future__ import annotations

from lamina.define import set_operand_segments
from lamina.define.properties import operand_segments
from lamina.ir.attribute import Type
from lamina.ir.operation import Operation


def with_more_results(operation: Operation, types: list[Type]) -> Operation:
    """Recreates the operation with more results; the old one is erased."""
    if not types:
        return operation
    new_op = operation.__class__(
        operation.operands,
        [*operation.result_types, *types],
        dict(operation.properties),
        dict(operation.attributes),
        operation.successors,
        len(operation.regions),
        operation.raw_location,
    )
    for old, new in zip(operation.regions, new_op.regions, strict=True):
        new.take_body(old)
    block = operation.parent
    assert block is not None
    block.insert_before(operation, new_op)
    for before, after in zip(operation.results, new_op.results, strict=False):
        before.replace_all_uses_with(after)
    operation.erase()
    return new_op


def count_with_last_segment(operation: Operation, count: int) -> None:
    """Adds new trailing operands to the operation's last operand group."""
    sizes = operand_segments(operation)
    if sizes and count:
        *others, last = sizes
        set_operand_segments(operation, [*others, last + count])
