"""Interfaces of bufferization operations: destination style, subsets, sizes of results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.define.operand_slots import operand_slots
from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.bufferization import ops
from lamina.dialects.bufferization.syntax import tensor_type_of
from lamina.dialects.tensor.ops import DimOp
from lamina.interfaces.destination_style import DestinationStyleModel, DestinationStyleOpInterface
from lamina.interfaces.shapes import ReifyRankedShapedTypeOpInterface
from lamina.interfaces.subset import SubsetInsertionOpInterface, WholeInsertionModel
from lamina.interfaces.view_like import MixedValue
from lamina.ir.types import DYNAMIC, TensorType
from lamina.ir.value import OpOperand, Value
from lamina.rewrite.create import create_or_fold

if TYPE_CHECKING:
    from lamina.dialects.bufferization.ops import MaterializeInDestinationOp
    from lamina.ir.builder import Builder
    from lamina.ir.location import LocationLike
    from lamina.rewrite.rewriter import PatternRewriter


@DestinationStyleOpInterface.implement(ops.MaterializeInDestinationOp)
class _Destination(DestinationStyleModel):
    @staticmethod
    def get_dps_inits(operation: MaterializeInDestinationOp) -> list[OpOperand]:
        return operand_slots(operation, ops.MaterializeInDestinationOp.dest)


@SubsetInsertionOpInterface.implement(ops.MaterializeInDestinationOp)
class _Insertion(WholeInsertionModel):
    """The destination may be a memref."""

    @classmethod
    def build_subset_extraction(
        cls, operation: ops.MaterializeInDestinationOp, builder: Builder, location: LocationLike
    ) -> Value | None:
        if isinstance(operation.dest.type, TensorType):
            return operation.dest
        # Only a single operation can guarantee the absence of other aliases: it forwards the answer.
        if not operation.restrict:
            return None
        to_tensor = builder.create(
            ops.ToTensorOp,
            operation.dest,
            restrict=True,
            writable=True,
            result_types=[tensor_type_of(operation.dest.type)],
            location=location,
        )
        operation.restrict = False
        return to_tensor.results[0]


@ReifyRankedShapedTypeOpInterface.implement(ops.AllocTensorOp)
def _reify_alloc_tensor(op: ops.AllocTensorOp, builder: Builder) -> list[list[MixedValue]]:
    sizes = iter(op.dynamic_sizes)
    found: list[MixedValue] = []
    for position, size in enumerate(op.result.type.shape):
        if size != DYNAMIC:
            found.append(size)
        elif op.copy is not None:
            found.append(create_or_fold(builder, DimOp, op.copy, constant_index(builder, position)))
        else:
            found.append(next(sizes))
    return [found]


@ReifyRankedShapedTypeOpInterface.implement(ops.MaterializeInDestinationOp)
def _reify_materialize(op: ops.MaterializeInDestinationOp, builder: PatternRewriter) -> list[list[MixedValue]]:
    if not op.results or not op.dest.type.has_rank:
        return []
    sizes: list[MixedValue] = []
    for position, size in enumerate(op.dest.type.shape):
        if size != DYNAMIC:
            sizes.append(size)
        else:
            sizes.append(create_or_fold(builder, DimOp, op.dest, constant_index(builder, position)))
    return [sizes]
