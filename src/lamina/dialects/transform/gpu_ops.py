"""Operations of the transform dialect: gpu."""

from __future__ import annotations

from lamina.define import Operation, operand, operation, prop, result
from lamina.define.constraints import BoolAttr, DenseI64ArrayAttr, I64Attr, UnitAttr
from lamina.dialects.transform.constraints import TransformHandleTypeInterface
from lamina.dialects.transform.traits import FunctionalStyleTransformOpTrait, TransformEachOpTrait
from lamina.ir.diagnostics import VerifyFailure


@operation("transform.apply_patterns.gpu.eliminate_barriers")
class EliminateBarriersOp(Operation):
    assembly_format = "attr-dict"


@operation(
    "transform.gpu.map_nested_forall_to_threads", traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait]
)
class MapNestedForallToThreads(Operation):
    target = operand(TransformHandleTypeInterface)
    block_dims = prop(DenseI64ArrayAttr, default="array<i64>", name="block_dims")
    sync_after_distribute = prop(BoolAttr, default="true", name="sync_after_distribute")
    warp_size = prop(I64Attr, default="32 : i64", name="warp_size")
    result = result(TransformHandleTypeInterface)
    assembly_format = """
        $target `block_dims` `=` $block_dims (`sync_after_distribute` `=` $sync_after_distribute^)?
        (`warp_size` `=` $warp_size^)? attr-dict `:` functional-type($target, $result)
    """


@operation("transform.gpu.map_forall_to_blocks", traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait])
class MapForallToBlocks(Operation):
    target = operand(TransformHandleTypeInterface)
    grid_dims = prop(DenseI64ArrayAttr, default="array<i64>", optional=True, name="grid_dims")
    generate_gpu_launch = prop(UnitAttr, optional=True, name="generate_gpu_launch")
    result = result(TransformHandleTypeInterface)
    assembly_format = """
        $target (`generate_gpu_launch` $generate_gpu_launch^)? (`grid_dims` `=` $grid_dims^)? attr-dict `:`
        functional-type($target, $result)
    """

    def verify(self) -> None:
        if len(self.grid_dims or ()) not in (0, 3):
            raise VerifyFailure("transform requires empty or size-3 grid_dims")
