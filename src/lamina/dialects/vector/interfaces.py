"""Interfaces of vector operations: views and destinations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.define.operand_slots import operand_slots
from lamina.dialects.arith.mixed import same_index
from lamina.dialects.vector.ops import TransferReadOp, TransferWriteOp, TypeCastOp
from lamina.dialects.vector.queries import has_out_of_bounds_dim, transfer_map, vector_of_transfer
from lamina.interfaces.destination_style import DestinationStyleModel, DestinationStyleOpInterface
from lamina.interfaces.subset import (
    Box,
    SubsetExtractionModel,
    SubsetExtractionOpInterface,
    SubsetInsertionModel,
    SubsetInsertionOpInterface,
    SubsetModel,
    subset_model,
)
from lamina.interfaces.view_like import ViewLikeModel, ViewLikeOpInterface
from lamina.ir.affine import AffineDimExpr
from lamina.ir.operation import Operation
from lamina.ir.value import OpOperand, Value

if TYPE_CHECKING:
    from lamina.interfaces.subset import Equivalent


@ViewLikeOpInterface.implement(TypeCastOp)
class TypeCastView(ViewLikeModel):
    """A type_cast shows the memory of its operand."""


@DestinationStyleOpInterface.implement(TransferReadOp)
class TransferReadDestination(DestinationStyleModel):
    """A read has no destination operand."""

    @staticmethod
    def get_dps_inits(operation: Operation) -> list[OpOperand]:
        return []


@DestinationStyleOpInterface.implement(TransferWriteOp)
class TransferWriteDestination(DestinationStyleModel):
    """A write's destination is its base operand."""

    @staticmethod
    def get_dps_inits(operation: TransferWriteOp) -> list[OpOperand]:
        return operand_slots(operation, TransferWriteOp.base)


# ---- Subsets: the part of a tensor that a transfer reads or writes


def _is_exact(op: Operation) -> bool:
    """True if a transfer touches all of its vector's elements, in the tensor."""
    return isinstance(op, TransferReadOp | TransferWriteOp) and op.mask is None and not has_out_of_bounds_dim(op)


def _chunk(op: TransferWriteOp | TransferReadOp) -> Box:
    """Offsets, sizes and strides of the box that a transfer touches."""
    sizes = [1] * len(op.indices)
    for expr, size in zip(transfer_map(op).results, vector_of_transfer(op).shape, strict=True):
        if isinstance(expr, AffineDimExpr):
            sizes[expr.position] = size
    return list(op.indices), list(sizes), [1] * len(sizes)


class _Part(SubsetModel):
    """The box of a tensor that a transfer reads or writes."""

    @staticmethod
    def get_box(operation: TransferReadOp | TransferWriteOp) -> tuple[Value, Box] | None:
        return None if operation.mask is not None else (operation.base, _chunk(operation))

    @staticmethod
    def operates_on_equivalent_subset(
        operation: TransferWriteOp | TransferReadOp, other: Operation, equivalent: Equivalent
    ) -> bool:
        if not isinstance(other, TransferReadOp | TransferWriteOp):
            # An extracted slice lies within the tensor, even if the transfer may be out of bounds.
            model = subset_model(other)
            return model is not None and model.operates_on_equivalent_subset(other, operation, equivalent)
        if not _is_exact(operation) or not _is_exact(other) or not equivalent(operation.base, other.base):
            return False
        if vector_of_transfer(operation) is not vector_of_transfer(other):
            return False
        if transfer_map(operation) != transfer_map(other):
            return False
        return all(map(same_index, operation.indices, other.indices))

    @staticmethod
    def operates_on_disjoint_subset(
        operation: TransferWriteOp | TransferReadOp, other: Operation, equivalent: Equivalent
    ) -> bool:
        from lamina.dialects.tensor.interfaces import slices_are_disjoint  # start-up

        if isinstance(other, TransferReadOp | TransferWriteOp):
            tensor: Value = other.base
            box = _chunk(other)
        else:
            model = subset_model(other)
            found = None if model is None else model.get_box(other)
            if found is None:
                return False
            tensor, box = found
        return equivalent(operation.base, tensor) and slices_are_disjoint(_chunk(operation), box)


@SubsetExtractionOpInterface.implement(TransferReadOp)
class _ReadPart(_Part, SubsetExtractionModel):
    """A read takes its box out of the tensor."""


@SubsetInsertionOpInterface.implement(TransferWriteOp)
class _WrittenPart(_Part, SubsetInsertionModel):
    """The subset that a write inserts into the tensor."""

    @classmethod
    def is_equivalent_but_for_masks(cls, operation: TransferWriteOp, candidate: Value, equivalent: Equivalent) -> bool:
        from lamina.dialects.tensor.interfaces import same_boxes  # start-up

        extraction = candidate.defining_op
        model = None if extraction is None else SubsetExtractionOpInterface.get(extraction)
        box = None if model is None else model.get_box(extraction)
        return box is not None and equivalent(operation.base, box[0]) and same_boxes(_chunk(operation), box[1])
