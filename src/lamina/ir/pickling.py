"""Pickles of operations."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from lamina.ir.operation import Operation
    from lamina.ir.value import Value


def reduced(op: Operation) -> tuple[object, ...]:
    """Returns what `__reduce__` returns: text in generic form, with all locations. Raises PicklingError if the
    operation uses values, or branches to blocks, outside of it."""
    outside = next((value for inner in op.walk() for value in inner.operands if not _is_inside(value, op)), None)
    if outside is not None or op.successors:
        from pickle import PicklingError  # most programs pickle nothing

        what = "branches to a block" if outside is None else f"uses {outside!r}, which is"
        raise PicklingError(f"'{op.name}' cannot be pickled: it {what} outside of it")
    return _from_text, (op.to_text(generic=True, debug_info=True, exact_floats=True),)


def refuse_pickle(part: object) -> NoReturn:
    """Parts of operations are only pickled with them."""
    from pickle import PicklingError

    raise PicklingError(f"{part!r} is pickled as a part of its operation: pickle that")


def _is_inside(value: Value, op: Operation) -> bool:
    """True if the value is defined by the operation or inside it."""
    region, owner = value.parent_region, value.defining_op
    return op.is_ancestor(owner if owner is not None else None if region is None else region.parent)


def _from_text(text: str) -> Operation:
    """Returns the operation that a pickle holds; it is as valid or invalid as it was."""
    from lamina.ir import late  # start-up

    (operation,) = late.parser().parse_operations(text, allow_unregistered=True)
    result: Operation = operation.remove()
    return result
