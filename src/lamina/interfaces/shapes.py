"""Types and shapes that follow from operands; sizes of results as values; bounds of values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lamina.interfaces.model import Interface
from lamina.ir.attribute import Type
from lamina.ir.operation import Operation
from lamina.ir.value import Value

MixedSize = int | Value


class InferTypeModel:
    """Operations whose result types follow from their operands and attributes."""

    @staticmethod
    def infer_return_types(operation: Any) -> list[Type]:
        """The result types that the operation should have. Raises VerifyFailure if there are none."""
        return list(type(operation).infer_result_types(operation))

    @staticmethod
    def are_types_compatible(left: Sequence[Type], right: Sequence[Type]) -> bool:
        """Whether inferred types may stand for the actual ones."""
        return list(left) == list(right)


InferTypeOpInterface: Interface[type[InferTypeModel]] = Interface("InferTypeOpInterface", "interfaces")


class InferShapedTypeModel:
    """Operations that know the shapes of their results."""

    @staticmethod
    def infer_return_type_components(operation: Any) -> list[tuple[tuple[int, ...] | None, Type]]:
        """For each result the shape (None if unranked) and the element type."""
        return []

    @staticmethod
    def reify_return_type_shapes(operation: Any, builder: Any, operands: Sequence[Value]) -> list[Value]:
        """For each result a value that holds its shape as a tensor."""
        return []


InferShapedTypeOpInterface: Interface[type[InferShapedTypeModel]] = Interface(
    "InferShapedTypeOpInterface", "interfaces"
)

# A model is a function (operation, builder) -> for each result its sizes, each an int or an index value; raises
# ValueError if they cannot be had.
ReifyRankedShapedTypeOpInterface: Interface[Callable[[Any, Any], list[list[MixedSize]]]] = Interface(
    "ReifyRankedShapedTypeOpInterface", "interfaces"
)


def reify_result_shapes(builder: Any, operation: Operation) -> list[list[MixedSize]] | None:
    """The sizes of all results of shaped type; None if the operation does not say."""
    model = ReifyRankedShapedTypeOpInterface.get(operation)
    return None if model is None else model(operation, builder)


class ShapedDimModel:
    """Operations that give one size of a shaped value, such as ``tensor.dim``."""

    @staticmethod
    def get_shaped_value(operation: Any) -> Value:
        value: Value = operation.operand(0)
        return value

    @staticmethod
    def get_dimension(operation: Any) -> int | Value:
        """The dimension that is asked for."""
        value: Value = operation.operand(1)
        return value


ShapedDimOpInterface: Interface[type[ShapedDimModel]] = Interface("ShapedDimOpInterface", "interfaces")


class ValueBoundsModel:
    """What an operation contributes to the bounds of its results; ``constraints`` is the solver's set."""

    @staticmethod
    def populate_bounds_for_index_value(operation: Any, value: Value, constraints: Any) -> None:
        """Adds what is known of an integer or index value."""

    @staticmethod
    def populate_bounds_for_shaped_value_dim(operation: Any, value: Value, dim: int, constraints: Any) -> None:
        """Adds what is known of one size of a shaped value."""


ValueBoundsOpInterface: Interface[type[ValueBoundsModel]] = Interface("ValueBoundsOpInterface", "value_bounds")

# A model is a function (operation, ranges of the operands, set_range(value, range)) -> None.
InferIntRangeInterface: Interface[Callable[[Any, Sequence[Any], Callable[[Value, Any], None]], None]] = Interface(
    "InferIntRangeInterface", "int_range"
)
