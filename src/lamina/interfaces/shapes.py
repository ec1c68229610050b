"""Result shapes as values, and bounds of values."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic

from lamina.interfaces.model import Interface, OpT
from lamina.ir.operation import Operation
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.analysis.value_bounds import ValueBounds
    from lamina.ir.builder import Builder
    from lamina.rewrite import PatternRewriter

MixedSize = int | Value

# A model is a function (operation, builder) -> for each result its sizes, each an int or an index value; raises
# ValueError if they are not available.
ReifyRankedShapedTypeOpInterface: Interface[Callable[[Any, Any], list[list[MixedSize]]]] = Interface(
    "ReifyRankedShapedTypeOpInterface", "interfaces"
)


def reify_result_shapes(builder: Builder | PatternRewriter, operation: Operation) -> list[list[MixedSize]] | None:
    """Returns the sizes of all results of shaped type; None if the operation does not implement the interface."""
    model = ReifyRankedShapedTypeOpInterface.get(operation)
    return None if model is None else model(operation, builder)


class ValueBoundsModel(Generic[OpT]):
    """The bounds of an operation's results; ``constraints`` is the solver's set."""

    @staticmethod
    def populate_bounds_for_index_value(operation: OpT, value: Value, constraints: ValueBounds) -> None:
        """Adds the known constraints of an integer or index value."""

    @staticmethod
    def populate_bounds_for_shaped_value_dim(operation: OpT, value: Value, dim: int, constraints: ValueBounds) -> None:
        """Adds the known constraints of one size of a shaped value."""


ValueBoundsOpInterface: Interface[type[ValueBoundsModel]] = Interface("ValueBoundsOpInterface", "value_bounds")
