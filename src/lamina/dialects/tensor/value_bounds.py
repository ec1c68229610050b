"""Bounds of the sizes of tensor operations' results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.tensor import ops
from lamina.dialects.tensor.shapes import dropped_dims
from lamina.interfaces.shapes import ValueBoundsModel, ValueBoundsOpInterface
from lamina.interfaces.value_bounds import AllocatedSizes, CastSizes, ExpandedSizes, NumberOfDims, SizeOfDim
from lamina.interfaces.view_like import mixed_sizes, mixed_values
from lamina.ir.types import RankedTensorType
from lamina.ir.value import Value, type_as

if TYPE_CHECKING:
    from lamina.analysis.value_bounds import ValueBounds
    from lamina.dialects.tensor.ops import ExtractSliceOp

ValueBoundsOpInterface.implement(ops.EmptyOp)(AllocatedSizes)
ValueBoundsOpInterface.implement(ops.CastOp)(CastSizes)
ValueBoundsOpInterface.implement(ops.DimOp)(SizeOfDim)
ValueBoundsOpInterface.implement(ops.RankOp)(NumberOfDims)
ValueBoundsOpInterface.implement(ops.ExpandShapeOp)(ExpandedSizes)


@ValueBoundsOpInterface.implement(ops.ExtractSliceOp)
class ExtractSliceBounds(ValueBoundsModel):
    """Sizes are the non-dropped sizes of the slice."""

    @staticmethod
    def populate_bounds_for_shaped_value_dim(
        operation: ExtractSliceOp, value: Value, dim: int, constraints: ValueBounds
    ) -> None:
        sizes = mixed_sizes(operation)
        dropped = dropped_dims(sizes, type_as(value, RankedTensorType).shape)
        kept = [size for number, size in enumerate(sizes) if number not in dropped]
        constraints.equal(value, dim, kept[dim])


@ValueBoundsOpInterface.implement(ops.PadOp)
class PadBounds(ValueBoundsModel):
    """Sizes are the source's and both paddings."""

    @staticmethod
    def populate_bounds_for_shaped_value_dim(
        operation: ops.PadOp, value: Value, dim: int, constraints: ValueBounds
    ) -> None:
        low = mixed_values(operation.static_low, operation.low)
        high = mixed_values(operation.static_high, operation.high)
        source, before, after = (
            constraints.expr(operation.source, dim),
            constraints.expr(low[dim]),
            constraints.expr(high[dim]),
        )
        constraints.equal(value, dim, source + before + after)
