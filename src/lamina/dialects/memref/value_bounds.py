"""What operations on memrefs say of the sizes of their results."""

from __future__ import annotations

from typing import Any

from lamina.dialects.memref import ops
from lamina.dialects.memref.layouts import dropped_dims_of_memref
from lamina.dialects.memref.reshape_patterns import output_shape, reassociation
from lamina.interfaces.shapes import ValueBoundsModel, ValueBoundsOpInterface
from lamina.interfaces.view_like import mixed_sizes, mixed_values
from lamina.ir import affine
from lamina.ir.affine import AffineExpr
from lamina.ir.types import MemRefType
from lamina.ir.value import Value


@ValueBoundsOpInterface.implement(ops.AllocOp, ops.AllocaOp)
class AllocationBounds(ValueBoundsModel):
    """Sizes are the operands."""

    @staticmethod
    def populate_bounds_for_shaped_value_dim(operation: Any, value: Any, dim: int, constraints: Any) -> None:
        constraints.equal(value, dim, mixed_values(value.type.shape, operation.dynamic_sizes)[dim])


@ValueBoundsOpInterface.implement(ops.CastOp)
class CastBounds(ValueBoundsModel):
    """Sizes are the source's, where both have a rank."""

    @staticmethod
    def populate_bounds_for_shaped_value_dim(operation: Any, value: Value, dim: int, constraints: Any) -> None:
        source = operation.operand(0)
        if isinstance(source.type, MemRefType) and isinstance(value.type, MemRefType):
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
        if isinstance(type, MemRefType):
            constraints.equal(value, None, len(type.shape))


@ValueBoundsOpInterface.implement(ops.SubViewOp)
class SubViewBounds(ValueBoundsModel):
    """Sizes are those of the part that are not dropped."""

    @staticmethod
    def populate_bounds_for_shaped_value_dim(operation: Any, value: Any, dim: int, constraints: Any) -> None:
        static = operation.properties["static_sizes"].values
        dropped = dropped_dims_of_memref(operation.operand(0).type, value.type, static) or ()
        kept = [size for number, size in enumerate(mixed_sizes(operation)) if number not in dropped]
        constraints.equal(value, dim, kept[dim])


@ValueBoundsOpInterface.implement(ops.ExpandShapeOp)
class ExpandShapeBounds(ValueBoundsModel):
    """Sizes are those that the operation states."""

    @staticmethod
    def populate_bounds_for_shaped_value_dim(operation: Any, value: Value, dim: int, constraints: Any) -> None:
        constraints.equal(value, dim, output_shape(operation)[dim])


@ValueBoundsOpInterface.implement(ops.CollapseShapeOp)
class CollapseShapeBounds(ValueBoundsModel):
    """A size is the product of those that were one group."""

    @staticmethod
    def populate_bounds_for_shaped_value_dim(operation: Any, value: Value, dim: int, constraints: Any) -> None:
        product: AffineExpr = affine.constant(1)
        for number in reassociation(operation)[dim]:
            product = product * constraints.expr(operation.operand(0), number)
        constraints.equal(value, dim, product)
