"""Operations of the transform dialect: scf."""

from __future__ import annotations

from lamina.define import Operation, operand, operation, prop, result, variadic_result
from lamina.define.constraints import BoolAttr, ConfinedAttr, I64Attr, IntPositive, StrAttr, UnitAttr
from lamina.dialects.transform.constraints import Transform_ScfForOp, TransformHandleTypeInterface
from lamina.dialects.transform.traits import FunctionalStyleTransformOpTrait, TransformEachOpTrait


@operation("transform.apply_patterns.scf.for_loop_canonicalization")
class ApplyForLoopCanonicalizationPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_conversion_patterns.scf.structural_conversions")
class ApplySCFStructuralConversionPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_conversion_patterns.scf.scf_to_control_flow")
class ApplySCFToControlFlowPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.loop.forall_to_for", traits=[FunctionalStyleTransformOpTrait])
class ForallToForOp(Operation):
    target = operand(TransformHandleTypeInterface)
    transformed = variadic_result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


@operation("transform.loop.forall_to_parallel", traits=[FunctionalStyleTransformOpTrait])
class ForallToParallelOp(Operation):
    target = operand(TransformHandleTypeInterface)
    transformed = variadic_result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


@operation("transform.loop.parallel_for_to_nested_fors", traits=[FunctionalStyleTransformOpTrait])
class ParallelForToNestedForOps(Operation):
    target = operand(TransformHandleTypeInterface)
    transformed = variadic_result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


@operation("transform.loop.outline", traits=[FunctionalStyleTransformOpTrait])
class LoopOutlineOp(Operation):
    target = operand(TransformHandleTypeInterface)
    func_name = prop(StrAttr, name="func_name")
    function = result(TransformHandleTypeInterface)
    call = result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


@operation("transform.loop.peel", traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait])
class LoopPeelOp(Operation):
    target = operand(Transform_ScfForOp)
    peel_front = prop(BoolAttr, default="false", name="peel_front")
    fail_if_already_divisible = prop(BoolAttr, default="false", name="fail_if_already_divisible")
    peeled_loop = result(TransformHandleTypeInterface, name="peeled_loop")
    remainder_loop = result(TransformHandleTypeInterface, name="remainder_loop")
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


@operation("transform.loop.pipeline", traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait])
class LoopPipelineOp(Operation):
    target = operand(Transform_ScfForOp)
    iteration_interval = prop(I64Attr, default="1 : i64", name="iteration_interval")
    read_latency = prop(I64Attr, default="10 : i64", name="read_latency")
    transformed = result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


@operation("transform.loop.promote_if_one_iteration", traits=[TransformEachOpTrait])
class LoopPromoteIfOneIterationOp(Operation):
    target = operand(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` type($target)"


@operation("transform.loop.unroll", traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait])
class LoopUnrollOp(Operation):
    target = operand(TransformHandleTypeInterface)
    factor = prop(ConfinedAttr(I64Attr, [IntPositive]))
    assembly_format = "$target attr-dict `:` type($target)"


@operation("transform.loop.unroll_and_jam", traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait])
class LoopUnrollAndJamOp(Operation):
    target = operand(TransformHandleTypeInterface)
    factor = prop(ConfinedAttr(I64Attr, [IntPositive]))
    assembly_format = "$target attr-dict `:` type($target)"


@operation("transform.loop.coalesce", traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait])
class LoopCoalesceOp(Operation):
    target = operand(TransformHandleTypeInterface)
    transformed = result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type($target, $transformed)"


@operation("transform.scf.take_assumed_branch", traits=[TransformEachOpTrait])
class TakeAssumedBranchOp(Operation):
    target = operand(TransformHandleTypeInterface)
    take_else_branch = prop(UnitAttr, optional=True, name="take_else_branch")
    assembly_format = """
        $target (`take_else_branch` $take_else_branch^)? attr-dict `:` functional-type(operands, results)
    """


@operation("transform.loop.fuse_sibling", traits=[FunctionalStyleTransformOpTrait])
class LoopFuseSiblingOp(Operation):
    target = operand(TransformHandleTypeInterface)
    source = operand(TransformHandleTypeInterface)
    fused_loop = result(TransformHandleTypeInterface, name="fused_loop")
    assembly_format = "$target `into` $source attr-dict `:` functional-type(operands, results)"
