"""Models of ValueBoundsOpInterface shared by operations on tensors and memrefs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.interfaces.shapes import ValueBoundsModel
from lamina.interfaces.view_like import mixed_values
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.analysis.value_bounds import ValueBounds
    from lamina.ir.operation import Operation


class AllocatedSizes(ValueBoundsModel):
    """Sizes are the operands ``dynamic_sizes``."""

    @staticmethod
    def populate_bounds_for_shaped_value_dim(operation: Any, value: Any, dim: int, constraints: ValueBounds) -> None:
        constraints.equal(value, dim, mixed_values(value.type.shape, operation.dynamic_sizes)[dim])


class CastSizes(ValueBoundsModel):
    """Sizes are the source's, where both have a rank."""

    @staticmethod
    def populate_bounds_for_shaped_value_dim(operation: Any, value: Any, dim: int, constraints: ValueBounds) -> None:
        source = operation.operand(0)
        if source.type.has_rank and value.type.has_rank:
            constraints.equal(value, dim, constraints.expr(source, dim))


class ExpandedSizes(ValueBoundsModel):
    """Sizes are those stated by the operation."""

    @staticmethod
    def populate_bounds_for_shaped_value_dim(operation: Any, value: Value, dim: int, constraints: ValueBounds) -> None:
        sizes = mixed_values(operation.static_output_shape, operation.output_shape)
        constraints.equal(value, dim, sizes[dim])


class SizeOfDim(ValueBoundsModel):
    """The result is the queried size, if its dim is constant."""

    @staticmethod
    def populate_bounds_for_index_value(operation: Operation, value: Value, constraints: ValueBounds) -> None:
        constraints.equal_to_dim(value, *operation.operands)


class NumberOfDims(ValueBoundsModel):
    """The result is the rank, where there is one."""

    @staticmethod
    def populate_bounds_for_index_value(operation: Any, value: Value, constraints: ValueBounds) -> None:
        type = operation.operand(0).type
        if type.has_rank:
            constraints.equal(value, None, type.rank)
