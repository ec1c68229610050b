"""Operations of the transform dialect: memref."""

from __future__ import annotations

from lamina.define import Operation, operand, operation, prop, result
from lamina.define.constraints import BoolAttr, ConfinedAttr, I64Attr, IntPositive, StrAttr, UnitAttr
from lamina.dialects.transform.constraints import (
    Transform_MemRefAllocaOp,
    Transform_MemRefAllocOp,
    TransformHandleTypeInterface,
)
from lamina.dialects.transform.traits import (
    FunctionalStyleTransformOpTrait,
    ReportTrackingListenerFailuresOpTrait,
    TransformEachOpTrait,
)


@operation("transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter")
class MemrefToLLVMTypeConverterOp(Operation):
    use_aligned_alloc = prop(BoolAttr, default="false", optional=True, name="use_aligned_alloc")
    index_bitwidth = prop(I64Attr, default="64 : i64", optional=True, name="index_bitwidth")
    use_generic_functions = prop(BoolAttr, default="false", optional=True, name="use_generic_functions")
    use_bare_ptr_call_conv = prop(BoolAttr, default="false", optional=True, name="use_bare_ptr_call_conv")
    data_layout = prop(StrAttr, optional=True, name="data_layout")
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.memref.alloc_to_alloca")
class ApplyAllocToAllocaOp(Operation):
    size_limit = prop(I64Attr, optional=True, name="size_limit")
    assembly_format = "(`size_limit` `(` $size_limit^ `)`)? attr-dict"


@operation("transform.apply_patterns.memref.expand_ops")
class ApplyExpandOpsPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.memref.expand_strided_metadata")
class ApplyExpandStridedMetadataPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.memref.extract_address_computations")
class ApplyExtractAddressComputationsPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.memref.fold_memref_alias_ops")
class ApplyFoldMemrefAliasOpsPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims")
class ApplyResolveRankedShapedTypeResultDimsPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.memref.alloca_to_global")
class MemRefAllocaToGlobalOp(Operation):
    alloca = operand(Transform_MemRefAllocaOp)
    get_global = result(TransformHandleTypeInterface)
    global_ = result(TransformHandleTypeInterface, name="global")
    assembly_format = "$alloca attr-dict `:` functional-type(operands, results)"


@operation("transform.memref.multibuffer", traits=[FunctionalStyleTransformOpTrait])
class MemRefMultiBufferOp(Operation):
    target = operand(Transform_MemRefAllocOp)
    factor = prop(ConfinedAttr(I64Attr, [IntPositive]))
    skip_analysis = prop(UnitAttr, optional=True, name="skip_analysis")
    transformed = result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


@operation(
    "transform.memref.erase_dead_alloc_and_stores", traits=[TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait]
)
class MemRefEraseDeadAllocAndStoresOp(Operation):
    target = operand(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type($target, results)"


@operation("transform.memref.make_loop_independent", traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait])
class MemRefMakeLoopIndependentOp(Operation):
    target = operand(TransformHandleTypeInterface)
    num_loops = prop(I64Attr, name="num_loops")
    transformed = result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type($target, $transformed)"
