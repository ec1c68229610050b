"""The shapes that vector operations can be unrolled by."""

from __future__ import annotations

from typing import Any

from lamina.dialects.vector.masking import expected_mask_type
from lamina.dialects.vector.ops import (
    BroadcastOp,
    ConstantMaskOp,
    ContractionOp,
    CreateMaskOp,
    FMAOp,
    GatherOp,
    LoadOp,
    MultiDimReductionOp,
    ReductionOp,
    ShapeCastOp,
    StepOp,
    StoreOp,
    TransferReadOp,
    TransferWriteOp,
    TransposeOp,
)
from lamina.interfaces.tiling import VectorUnrollOpInterface


@VectorUnrollOpInterface.implement(
    BroadcastOp, ConstantMaskOp, CreateMaskOp, FMAOp, GatherOp, LoadOp, ShapeCastOp, StepOp, TransferReadOp, TransposeOp
)
def _shape_of_result(op: Any) -> tuple[int, ...]:
    return op.results[0].type.shape  # type: ignore[no-any-return]


@VectorUnrollOpInterface.implement(StoreOp, TransferWriteOp)
def _shape_of_stored(op: Any) -> tuple[int, ...]:
    return op.value_to_store.type.shape  # type: ignore[no-any-return]


@VectorUnrollOpInterface.implement(ReductionOp, MultiDimReductionOp, ContractionOp)
def _iteration_space(op: Any) -> tuple[int, ...]:
    return expected_mask_type(op).shape
