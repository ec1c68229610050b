"""What operations on tensors say of the sizes of their results."""

from __future__ import annotations

from typing import Any

from lamina.dialects.tensor import ops
from lamina.dialects.tensor.shapes import dropped_dims
from lamina.interfaces.shapes import ValueBoundsModel, ValueBoundsOpInterface
from lamina.interfaces.view_like import mixed_sizes, mixed_values
from lamina.ir.value import Value


@ValueBoundsOpInterface.implement(ops.CastOp)
class CastBounds(ValueBoundsModel):
    """Sizes are the source's, where that has a rank."""

    @staticmethod
    def populate_bounds_for_shaped_value_dim(operation: Any, value: Value, dim: int, constraints: Any) -> None:
        source = operation.operand(0)
        if source.type.has_rank:
            constraints.equal(value, dim, constraints.expr(source, dim))


@ValueBoundsOpInterface.implement(ops.DimOp)
class DimBounds(ValueBoundsModel):
    """The result is the size that is asked for, where its number is known."""

    @staticmethod
    def populate_bounds_for_index_value(operation: Any, value: Value, constraints: Any) -> None:
        constraints.equal_to_dim(value, *operation.operands)


@ValueBoundsOpInterface.implement(ops.RankOp)
class RankBounds(ValueBoundsModel):
    """The result is the rank, where there is one."""

    @staticmethod
    def populate_bounds_for_index_value(operation: Any, value: Value, constraints: Any) -> None:
        type = operation.operand(0).type
        if type.has_rank:
            constraints.equal(value, None, type.rank)


@ValueBoundsOpInterface.implement(ops.EmptyOp)
class EmptyBounds(ValueBoundsModel):
    """Sizes are the operands."""

    @staticmethod
    def populate_bounds_for_shaped_value_dim(operation: Any, value: Any, dim: int, constraints: Any) -> None:
        constraints.equal(value, dim, mixed_values(value.type.shape, operation.dynamic_sizes)[dim])


@ValueBoundsOpInterface.implement(ops.ExtractSliceOp)
class ExtractSliceBounds(ValueBoundsModel):
    """Sizes are those of the slice that are not dropped."""

    @staticmethod
    def populate_bounds_for_shaped_value_dim(operation: Any, value: Any, dim: int, constraints: Any) -> None:
        sizes = mixed_sizes(operation)
        dropped = dropped_dims(sizes, value.type.shape)
        kept = [size for number, size in enumerate(sizes) if number not in dropped]
        constraints.equal(value, dim, kept[dim])


@ValueBoundsOpInterface.implement(ops.ExpandShapeOp)
class ExpandShapeBounds(ValueBoundsModel):
    """Sizes are those that the operation states."""

    @staticmethod
    def populate_bounds_for_shaped_value_dim(operation: Any, value: Value, dim: int, constraints: Any) -> None:
        sizes = mixed_values(operation.properties["static_output_shape"].values, operation.output_shape)
        constraints.equal(value, dim, sizes[dim])


@ValueBoundsOpInterface.implement(ops.PadOp)
class PadBounds(ValueBoundsModel):
    """Sizes are the source's and both paddings."""

    @staticmethod
    def populate_bounds_for_shaped_value_dim(operation: Any, value: Value, dim: int, constraints: Any) -> None:
        low = mixed_values(operation.properties["static_low"].values, operation.low)
        high = mixed_values(operation.properties["static_high"].values, operation.high)
        source, before, after = (
            constraints.expr(operation.operand(0), dim),
            constraints.expr(low[dim]),
            constraints.expr(high[dim]),
        )
        constraints.equal(value, dim, source + before + after)
