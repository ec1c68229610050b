"""Operations of the transform dialect: where structured operations keep their data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.define import Operation, operand, operation, prop, result
from lamina.define.constraints import AnyAttr, BoolArrayAttr, I64ArrayAttr, I64Attr, StrAttr, UnitAttr
from lamina.dialects.scf.constraints import DeviceMappingArrayAttr
from lamina.dialects.transform import padding_verification
from lamina.dialects.transform.constraints import TransformHandleTypeInterface, TransformValueHandleTypeInterface
from lamina.dialects.transform.traits import (
    FunctionalStyleTransformOpTrait,
    ReportTrackingListenerFailuresOpTrait,
    TransformEachOpTrait,
)
from lamina.dialects.transform.types import AnyOpType, AnyValueType
from lamina.ir.attribute import Type
from lamina.ir.traits import SameOperandsAndResultType
from lamina.ir.value import Value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lamina.ir.attribute import Attribute
    from lamina.ir.region import Region


@operation("transform.structured.bufferize_to_allocation", traits=[ReportTrackingListenerFailuresOpTrait])
class BufferizeToAllocationOp(Operation):
    target = operand(TransformHandleTypeInterface)
    memory_space = prop(AnyAttr, optional=True, name="memory_space")
    memcpy_op = prop(StrAttr, default='"bufferization.materialize_in_destination"', name="memcpy_op")
    alloc_op = prop(StrAttr, default='"memref.alloc"', name="alloc_op")
    bufferize_destination_only = prop(UnitAttr, optional=True, name="bufferize_destination_only")
    emit_dealloc = prop(UnitAttr, optional=True, name="emit_dealloc")
    allocated_buffer = result(AnyValueType, name="allocated_buffer")
    new_ops = result(AnyOpType, name="new_ops")
    assembly_format = "$target attr-dict `:` type($target)"

    @classmethod
    def infer_return_types(
        cls, operands: list[Value], properties: dict[str, Attribute], regions: Sequence[Region]
    ) -> list[Type]:
        return [AnyValueType(), AnyOpType()]

    def verify(self) -> None:
        padding_verification.verify_bufferize_to_allocation(self)


@operation("transform.structured.promote_tensor", traits=[SameOperandsAndResultType])
class PromoteTensorOp(Operation):
    tensor = operand(TransformValueHandleTypeInterface)
    memory_space = prop(AnyAttr, optional=True, name="memory_space")
    promoted = result(TransformValueHandleTypeInterface)
    assembly_format = "(`to` $memory_space^)? $tensor attr-dict `:` type($tensor)"


@operation("transform.structured.eliminate_empty_tensors")
class EliminateLinalgOpAnchoredEmptyTensorsOp(Operation):
    target = operand(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` type($target)"


@operation("transform.structured.linalg_copy_to_memref", traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait])
class LinalgCopyToMemrefOp(Operation):
    target = operand(TransformHandleTypeInterface)
    transformed = result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


@operation(
    "transform.structured.promote",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class PromoteOp(Operation):
    target = operand(TransformHandleTypeInterface)
    operands_to_promote = prop(I64ArrayAttr, default="[]", name="operands_to_promote")
    use_full_tile_buffers = prop(BoolArrayAttr, default="[]", name="use_full_tile_buffers")
    use_full_tiles_by_default = prop(UnitAttr, optional=True, name="use_full_tiles_by_default")
    use_original_subview_size = prop(UnitAttr, optional=True, name="use_original_subview_size")
    use_alloca = prop(UnitAttr, optional=True, name="use_alloca")
    memory_space = prop(AnyAttr, optional=True, name="memory_space")
    mapping = prop(DeviceMappingArrayAttr, optional=True)
    alignment = prop(I64Attr, optional=True)
    transformed = result(TransformHandleTypeInterface)
    assembly_format = '$target attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed), "false")'


@operation(
    "transform.structured.rewrite_in_destination_passing_style",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class RewriteInDestinationPassingStyleOp(Operation):
    target = operand(TransformHandleTypeInterface)
    transformed = result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type($target, results)"


@operation("transform.structured.insert_slice_to_copy", traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait])
class InsertSliceToCopyOp(Operation):
    target = operand(TransformHandleTypeInterface)
    transformed = result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


@operation(
    "transform.structured.gpu.map_copy_to_threads", traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait]
)
class MapCopyToThreadsOp(Operation):
    target = operand(TransformHandleTypeInterface)
    total_num_threads = prop(I64Attr, name="total_num_threads")
    desired_bit_alignment = prop(I64Attr, name="desired_bit_alignment")
    forall_op = result(TransformHandleTypeInterface, name="forall_op")
    tiled_op = result(TransformHandleTypeInterface, name="tiled_op")
    assembly_format = """
        $target `total_num_threads` `=` $total_num_threads `desired_bit_alignment` `=` $desired_bit_alignment
        attr-dict `:` functional-type(operands, results)
    """
