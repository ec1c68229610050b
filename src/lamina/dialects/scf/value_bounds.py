"""Bounds of the results and arguments of loops and conditions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.analysis.value_bounds import Comparison, Variable
from lamina.dialects.scf.canonicalize_parallel import mixed_bounds
from lamina.dialects.scf.ops import ForallOp, ForOp, IfOp
from lamina.interfaces.shapes import ValueBoundsModel, ValueBoundsOpInterface
from lamina.ir.attributes import IntegerAttr
from lamina.ir.value import BlockArgument

if TYPE_CHECKING:
    from lamina.analysis.value_bounds import ValueBounds
    from lamina.ir.operation import Operation
    from lamina.ir.value import Value


@ValueBoundsOpInterface.implement(ForOp)
class ForBounds(ValueBoundsModel):
    """The induction variable is between the bounds; loop-invariant carried values equal their initial values."""

    @staticmethod
    def populate_bounds_for_index_value(operation: ForOp, value: Value, constraints: ValueBounds) -> None:
        if value is operation.regions[0].entry_block.arguments[0]:
            _between_bounds(value, operation.operands[:3], constraints)
            return
        _carried(operation, value, None, constraints)

    @staticmethod
    def populate_bounds_for_shaped_value_dim(
        operation: ForOp, value: Value, dim: int, constraints: ValueBounds
    ) -> None:
        _carried(operation, value, dim, constraints)


def _between_bounds(induction: Value, bounds: Sequence[Value | int], constraints: ValueBounds) -> None:
    """An induction variable is between the bounds, and at most the last value that the steps reach."""
    lower, upper, step = map(constraints.expr, bounds)
    constraints.at_least(induction, None, lower)
    constraints.below(induction, None, upper)
    constraints.at_most(induction, None, lower + (upper - lower - 1).floordiv(step) * step)


def _carried(loop: ForOp, value: Value, dim: int | None, constraints: ValueBounds) -> None:
    block = loop.regions[0].entry_block
    number = value.index - 1 if isinstance(value, BlockArgument) else value.index
    yielded, argument = block.terminator.operands[number], block.arguments[number + 1]
    same = constraints.populate_and_compare(Variable.of(yielded, dim), Comparison.EQ, Variable.of(argument, dim))
    if same:
        constraints.equal(value, dim, constraints.expr(loop.operands[3 + number], dim))


@ValueBoundsOpInterface.implement(ForallOp)
class ForallBounds(ValueBoundsModel):
    """Induction variables are between the bounds; outputs keep their sizes."""

    @staticmethod
    def populate_bounds_for_index_value(operation: ForallOp, value: Value, constraints: ValueBounds) -> None:
        _between_bounds(value, [_number(bounds[value.index]) for bounds in mixed_bounds(operation)], constraints)

    @staticmethod
    def populate_bounds_for_shaped_value_dim(
        operation: ForallOp, value: Value, dim: int, constraints: ValueBounds
    ) -> None:
        outputs = list(operation.outputs)
        rank = len(operation.regions[0].entry_block.arguments) - len(outputs)
        number = value.index - rank if isinstance(value, BlockArgument) else value.index
        constraints.equal(value, dim, constraints.expr(outputs[number], dim))


def _number(bound: Any) -> Any:
    return bound.value if isinstance(bound, IntegerAttr) else bound


@ValueBoundsOpInterface.implement(IfOp)
class IfBounds(ValueBoundsModel):
    """A result is one of the two yielded values."""

    @staticmethod
    def populate_bounds_for_index_value(operation: IfOp, value: Value, constraints: ValueBounds) -> None:
        _chosen(operation, value, None, constraints)

    @staticmethod
    def populate_bounds_for_shaped_value_dim(
        operation: Operation, value: Value, dim: int, constraints: ValueBounds
    ) -> None:
        _chosen(operation, value, dim, constraints)


def _chosen(operation: Operation, value: Value, dim: int | None, constraints: ValueBounds) -> None:
    then_value, other = (region.entry_block.terminator.operands[value.index] for region in operation.regions)
    constraints.between(value, dim, then_value, other)
