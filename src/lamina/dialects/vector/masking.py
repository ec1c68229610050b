"""The operations that ``vector.mask`` can mask, and the mask type each requires."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from lamina.dialects.vector import ops
from lamina.dialects.vector.maps import transfer_mask_type
from lamina.dialects.vector.shapes import mask_type_of
from lamina.ir.affine import AffineDimExpr
from lamina.ir.attributes import AffineMapAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.types import VectorType, i1

if TYPE_CHECKING:
    from lamina.dialects.vector.ops import (
        ContractionOp,
        GatherOp,
        MaskOp,
        MultiDimReductionOp,
        OuterProductOp,
        ReductionOp,
        TransferReadOp,
        TransferWriteOp,
    )


def _of_source(op: MultiDimReductionOp) -> VectorType:
    return mask_type_of(op.source.type)


def _of_reduction(op: ReductionOp) -> VectorType:
    return mask_type_of(op.vector.type)


def _of_result(op: OuterProductOp) -> VectorType:
    return mask_type_of(op.result.type)


def _of_indices(op: GatherOp) -> VectorType:
    return mask_type_of(op.indices.type)


def _of_transfer_read(op: TransferReadOp) -> VectorType:
    return transfer_mask_type(op.vector.type, op.permutation_map)


def _of_transfer_write(op: TransferWriteOp) -> VectorType:
    return transfer_mask_type(op.value_to_store.type, op.permutation_map)


def _of_contract(op: ContractionOp) -> VectorType:
    """Returns one flag for each point of the iteration space, whose sizes come from the two inputs."""
    maps = [attribute.map for attribute in op.indexing_maps if isinstance(attribute, AffineMapAttr)]
    if len(maps) != 3 or not all(map.is_projected_permutation() for map in maps):
        raise VerifyFailure("expected an indexing map for each vector operand", operation=op)
    count = maps[0].num_dims
    shape, scalable = [0] * count, [False] * count
    for map, operand in zip(maps[:2], (op.lhs, op.rhs), strict=True):
        for position, expr in enumerate(map.results):
            assert isinstance(expr, AffineDimExpr)
            shape[expr.position] = operand.type.shape[position]
            scalable[expr.position] = operand.type.scalable_dims[position]
    if 0 in shape:
        raise VerifyFailure("expected every dimension to occur in an input", operation=op)
    return VectorType(shape, i1, scalable)


_MASK_TYPES: dict[str, Callable[[Any], VectorType]] = {
    "vector.contract": _of_contract,
    "vector.reduction": _of_reduction,
    "vector.multi_reduction": _of_source,
    "vector.outerproduct": _of_result,
    "vector.transfer_read": _of_transfer_read,
    "vector.transfer_write": _of_transfer_write,
    "vector.gather": _of_indices,
}


def is_maskable(operation: Operation) -> bool:
    return operation.name in _MASK_TYPES


def expected_mask_type(operation: Operation) -> VectorType:
    """Returns the type of the mask that the operation needs."""
    return _MASK_TYPES[operation.name](operation)


def supports_passthru(operation: Operation) -> bool:
    return isinstance(operation, ops.TransferReadOp)


def masking_op(operation: Operation) -> MaskOp | None:
    """Returns the ``vector.mask`` around the operation, or None."""
    parent = operation.parent_op
    return parent if isinstance(parent, ops.MaskOp) else None


def maskable_op(mask: MaskOp) -> Operation | None:
    """Returns the operation inside ``vector.mask``, or None if its region holds only the terminator."""
    first = mask.regions[0].entry_block.first_op
    return None if first is None or isinstance(first, ops.YieldOp) else first
