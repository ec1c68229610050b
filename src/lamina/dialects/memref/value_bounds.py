"""Bounds of the result sizes of memref operations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.memref import ops
from lamina.dialects.memref.layouts import dropped_dims_of_memref
from lamina.dialects.memref.reshape_patterns import reassociation
from lamina.interfaces.shapes import ValueBoundsModel, ValueBoundsOpInterface
from lamina.interfaces.value_bounds import AllocatedSizes, CastSizes, ExpandedSizes, NumberOfDims, SizeOfDim
from lamina.interfaces.view_like import mixed_sizes
from lamina.ir import affine
from lamina.ir.affine import AffineExpr
from lamina.ir.types import MemRefType
from lamina.ir.value import Value, type_as

if TYPE_CHECKING:
    from lamina.analysis.value_bounds import ValueBounds
    from lamina.dialects.memref.ops import CollapseShapeOp

ValueBoundsOpInterface.implement(ops.AllocOp, ops.AllocaOp)(AllocatedSizes)
ValueBoundsOpInterface.implement(ops.CastOp)(CastSizes)
ValueBoundsOpInterface.implement(ops.DimOp)(SizeOfDim)
ValueBoundsOpInterface.implement(ops.RankOp)(NumberOfDims)
ValueBoundsOpInterface.implement(ops.ExpandShapeOp)(ExpandedSizes)


@ValueBoundsOpInterface.implement(ops.SubViewOp)
class SubViewBounds(ValueBoundsModel):
    """Result sizes are the sizes of the subview without the dropped dimensions."""

    @staticmethod
    def populate_bounds_for_shaped_value_dim(
        operation: ops.SubViewOp, value: Value, dim: int, constraints: ValueBounds
    ) -> None:
        static = operation.static_sizes
        dropped = dropped_dims_of_memref(operation.source.type, type_as(value, MemRefType), static) or ()
        kept = [size for number, size in enumerate(mixed_sizes(operation)) if number not in dropped]
        constraints.equal(value, dim, kept[dim])


@ValueBoundsOpInterface.implement(ops.CollapseShapeOp)
class CollapseShapeBounds(ValueBoundsModel):
    """A size is the product of those that were one group."""

    @staticmethod
    def populate_bounds_for_shaped_value_dim(
        operation: CollapseShapeOp, value: Value, dim: int, constraints: ValueBounds
    ) -> None:
        product: AffineExpr = affine.constant(1)
        for number in reassociation(operation)[dim]:
            product = product * constraints.expr(operation.src, number)
        constraints.equal(value, dim, product)
