"""Operations of the transform dialect: bufferization."""

from __future__ import annotations

from lamina.define import Operation, operand, operation, prop, result
from lamina.define.constraints import BoolAttr, StrAttr
from lamina.dialects.bufferization.enums import LayoutMapOptionAttr
from lamina.dialects.transform.constraints import (
    Transform_AllocTensorOp,
    Transform_EmptyOp,
    TransformHandleTypeInterface,
)
from lamina.dialects.transform.traits import FunctionalStyleTransformOpTrait, TransformEachOpTrait
from lamina.ir.diagnostics import VerifyFailure


@operation("transform.bufferization.buffer_loop_hoisting", traits=[TransformEachOpTrait])
class BufferLoopHoistingOp(Operation):
    target = operand(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` type($target)"


@operation("transform.bufferization.one_shot_bufferize", traits=[FunctionalStyleTransformOpTrait])
class OneShotBufferizeOp(Operation):
    target = operand(TransformHandleTypeInterface)
    function_boundary_type_conversion = prop(
        LayoutMapOptionAttr, optional=True, name="function_boundary_type_conversion"
    )
    allow_return_allocs_from_loops = prop(BoolAttr, default="false", name="allow_return_allocs_from_loops")
    allow_unknown_ops = prop(BoolAttr, default="false", name="allow_unknown_ops")
    bufferize_function_boundaries = prop(BoolAttr, default="false", name="bufferize_function_boundaries")
    dump_alias_sets = prop(BoolAttr, default="false", name="dump_alias_sets")
    test_analysis_only = prop(BoolAttr, default="false", name="test_analysis_only")
    print_conflicts = prop(BoolAttr, default="false", name="print_conflicts")
    check_parallel_regions = prop(BoolAttr, default="true", name="check_parallel_regions")
    memcpy_op = prop(StrAttr, default='"memref.copy"', name="memcpy_op")
    transformed = result(TransformHandleTypeInterface)
    assembly_format = """
        (`layout` `{` $function_boundary_type_conversion^ `}`)? $target attr-dict `:` functional-type($target,
        results)
    """

    def verify(self) -> None:
        if self.memcpy_op not in ("memref.copy", "linalg.copy"):
            raise VerifyFailure("unsupported memcpy op")
        for name in ("print_conflicts", "dump_alias_sets"):
            if getattr(self, name) and not self.test_analysis_only:
                raise VerifyFailure(f"'{name}' requires 'test_analysis_only'")


@operation("transform.bufferization.eliminate_empty_tensors")
class EliminateEmptyTensorsOp(Operation):
    target = operand(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` type($target)"


@operation(
    "transform.bufferization.empty_tensor_to_alloc_tensor",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait],
)
class EmptyTensorToAllocTensorOp(Operation):
    target = operand(Transform_EmptyOp)
    transformed = result(Transform_AllocTensorOp)
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"
