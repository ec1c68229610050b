"""Operations of the transform dialect: loop."""

from __future__ import annotations

from lamina.define import Operation, operand, operation
from lamina.dialects.transform.constraints import TransformHandleTypeInterface
from lamina.dialects.transform.traits import ReportTrackingListenerFailuresOpTrait, TransformEachOpTrait


@operation(
    "transform.loop.hoist_loop_invariant_subsets", traits=[TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait]
)
class HoistLoopInvariantSubsetsOp(Operation):
    target = operand(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` type($target)"
