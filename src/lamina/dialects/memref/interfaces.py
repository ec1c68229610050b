"""Interfaces of memref operations: views, casts, mixed index lists, control flow of alloca_scope."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.dialects.memref import layouts, ops
from lamina.interfaces.casts import CastModel, CastOpInterface
from lamina.interfaces.region_branch import RegionBranchModel, RegionBranchOpInterface, RegionSuccessor
from lamina.interfaces.shapes import MixedSize, ReifyRankedShapedTypeOpInterface
from lamina.interfaces.symbols import SymbolModel, SymbolOpInterface
from lamina.interfaces.view_like import (
    OffsetSizeAndStrideModel,
    OffsetSizeAndStrideOpInterface,
    ViewLikeModel,
    ViewLikeOpInterface,
    mixed_values,
)
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseArrayAttr
from lamina.ir.region import Region
from lamina.ir.types import DYNAMIC
from lamina.ir.value import OpOperand

if TYPE_CHECKING:
    from lamina.dialects.memref.ops import AllocaScopeOp
    from lamina.ir.builder import Builder
    from lamina.ir.operation import Operation


@ViewLikeOpInterface.implement(
    ops.AssumeAlignmentOp,
    ops.CastOp,
    ops.ExtractStridedMetadataOp,
    ops.MemorySpaceCastOp,
    ops.ReinterpretCastOp,
    ops.ReshapeOp,
    ops.ExpandShapeOp,
    ops.CollapseShapeOp,
    ops.SubViewOp,
    ops.TransposeOp,
    ops.ViewOp,
)
class _View(ViewLikeModel):
    pass


@CastOpInterface.implement(ops.CastOp)
class _Cast(CastModel):
    @staticmethod
    def are_cast_compatible(inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
        return layouts.cast_compatible(inputs, outputs)


@CastOpInterface.implement(ops.MemorySpaceCastOp)
class _MemorySpaceCast(CastModel):
    @staticmethod
    def are_cast_compatible(inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
        return layouts.memory_space_cast_compatible(inputs, outputs)


@OffsetSizeAndStrideOpInterface.implement(ops.SubViewOp)
class _SubView(OffsetSizeAndStrideModel):
    pass


@OffsetSizeAndStrideOpInterface.implement(ops.ReinterpretCastOp)
class _ReinterpretCast(OffsetSizeAndStrideModel):
    @staticmethod
    def get_static(operation: Operation, kind: str) -> Sequence[int]:
        attribute = operation.get_attr(f"static_{kind}")
        assert isinstance(attribute, DenseArrayAttr)
        return attribute.values

    @staticmethod
    def get_max_ranks(operation: Operation) -> tuple[int, int, int]:
        assert isinstance(operation, ops.ReinterpretCastOp)
        rank = operation.result.type.rank
        return 1, rank, rank


@ReifyRankedShapedTypeOpInterface.implement(ops.ExpandShapeOp)
def _reify_expand_shape(op: ops.ExpandShapeOp, builder: Builder) -> list[list[MixedSize]]:
    return [mixed_values(op.static_output_shape, op.output_shape)]


@ReifyRankedShapedTypeOpInterface.implement(ops.AssumeAlignmentOp)
def _reify_assume_alignment(op: ops.AssumeAlignmentOp, builder: Builder) -> list[list[MixedSize]]:
    from lamina.dialects.arith.mixed import constant_index  # start-up
    from lamina.rewrite.create import create_or_fold  # start-up

    sizes: list[MixedSize] = []
    for position, size in enumerate(op.memref.type.shape):
        if size == DYNAMIC:
            sizes.append(create_or_fold(builder, ops.DimOp, op.memref, constant_index(builder, position)))
        else:
            sizes.append(size)
    return [sizes]


@RegionBranchOpInterface.implement(ops.AllocaScopeOp)
class _AllocaScope(RegionBranchModel):
    @staticmethod
    def get_successor_regions(operation: AllocaScopeOp, point: Region | None) -> list[RegionSuccessor]:
        if point is None:
            return [RegionSuccessor(operation.regions[0])]
        return [RegionSuccessor.parent(operation)]

    @staticmethod
    def get_entry_successor_operands(operation: Operation, successor: RegionSuccessor) -> list[OpOperand]:
        return []

    @staticmethod
    def get_region_invocation_bounds(
        operation: Operation, constants: Sequence[Attribute | None]
    ) -> list[tuple[int, int | None]]:
        return [(0, None)]


@SymbolOpInterface.implement(ops.GlobalOp)
class _Global(SymbolModel):
    @staticmethod
    def is_declaration(operation: Operation) -> bool:
        return "initial_value" not in operation._properties
