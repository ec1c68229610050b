"""Operations of the transform dialect: tiling, fusion and splitting of structured operations."""

from __future__ import annotations

from lamina.define import (
    Operation,
    operand,
    operation,
    optional_operand,
    prop,
    result,
    variadic_operand,
    variadic_result,
)
from lamina.define.constraints import (
    ConfinedAttr,
    DenseBoolArrayAttr,
    DenseI64ArrayAttr,
    I64ArrayAttr,
    I64Attr,
    IntNonNegative,
    UnitAttr,
)
from lamina.dialects.scf.constraints import DeviceMappingArrayAttr
from lamina.dialects.transform.constraints import TransformAnyParamTypeOrAnyHandle, TransformHandleTypeInterface
from lamina.dialects.transform.structured_verification import (
    verify_fuse,
    verify_same_results,
    verify_split,
    verify_tile_using_for,
    verify_tile_using_forall,
)
from lamina.dialects.transform.traits import (
    FunctionalStyleTransformOpTrait,
    ReportTrackingListenerFailuresOpTrait,
    TransformEachOpTrait,
)
from lamina.ir.traits import AttrSizedOperandSegments


@operation("transform.structured.fuse", traits=[AttrSizedOperandSegments, ReportTrackingListenerFailuresOpTrait])
class FuseOp(Operation):
    target = operand(TransformHandleTypeInterface)
    tile_sizes = variadic_operand(TransformAnyParamTypeOrAnyHandle, name="tile_sizes")
    tile_interchange = variadic_operand(TransformAnyParamTypeOrAnyHandle, name="tile_interchange")
    static_tile_sizes = prop(DenseI64ArrayAttr, default="array<i64>", optional=True, name="static_tile_sizes")
    static_tile_interchange = prop(
        DenseI64ArrayAttr, default="array<i64>", optional=True, name="static_tile_interchange"
    )
    apply_cleanup = prop(UnitAttr, optional=True, name="apply_cleanup")
    use_forall = prop(UnitAttr, optional=True, name="use_forall")
    transformed = result(TransformHandleTypeInterface)
    loops = variadic_result(TransformHandleTypeInterface)
    assembly_format = """
        $target oilist( `tile_sizes` custom<DynamicIndexList>($tile_sizes, $static_tile_sizes) | `interchange`
        custom<DynamicIndexList>($tile_interchange, $static_tile_interchange) ) attr-dict `:`
        functional-type(operands, results)
    """

    def verify(self) -> None:
        verify_fuse(self)


@operation("transform.structured.fuse_into_containing_op", traits=[ReportTrackingListenerFailuresOpTrait])
class FuseIntoContainingOp(Operation):
    producer_op = operand(TransformHandleTypeInterface, name="producer_op")
    containing_op = operand(TransformHandleTypeInterface, name="containing_op")
    fused_op = result(TransformHandleTypeInterface, name="fused_op")
    new_containing_op = result(TransformHandleTypeInterface, name="new_containing_op")
    assembly_format = "$producer_op `into` $containing_op attr-dict `:` functional-type(operands, results)"


@operation("transform.structured.multitile_sizes", traits=[TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait])
class MultiTileSizesOp(Operation):
    target = operand(TransformHandleTypeInterface)
    dimension = prop(I64Attr)
    target_size = prop(I64Attr, name="target_size")
    divisor = prop(I64Attr, default="1 : i64")
    low_size = result(TransformAnyParamTypeOrAnyHandle, name="low_size")
    high_size = result(TransformAnyParamTypeOrAnyHandle, name="high_size")
    split_point = result(TransformAnyParamTypeOrAnyHandle, name="split_point")
    assembly_format = """
        $target attr-dict `:` custom<MultitileSizesTypes>(type($target), type($low_size), type($high_size),
        type($split_point))
    """

    def verify(self) -> None:
        verify_same_results(self)


@operation(
    "transform.structured.scalarize",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class ScalarizeOp(Operation):
    target = operand(TransformHandleTypeInterface)
    result = result(TransformHandleTypeInterface)
    assembly_format = '$target attr-dict `:` custom<SemiFunctionType>(type($target), type($result), "false")'


@operation(
    "transform.structured.convert_to_loops",
    traits=[FunctionalStyleTransformOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class ConvertToLoopsOp(Operation):
    target = operand(TransformHandleTypeInterface)
    result = result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


@operation("transform.structured.split", traits=[ReportTrackingListenerFailuresOpTrait])
class SplitOp(Operation):
    target = operand(TransformHandleTypeInterface)
    dimension = prop(I64Attr)
    dynamic_chunk_sizes = optional_operand(TransformAnyParamTypeOrAnyHandle, name="dynamic_chunk_sizes")
    static_chunk_sizes = prop(I64Attr, name="static_chunk_sizes")
    multiway = prop(UnitAttr, optional=True)
    split_list = result(TransformHandleTypeInterface, name="split_list")

    def verify(self) -> None:
        verify_split(self)


@operation(
    "transform.structured.split_reduction",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class SplitReductionOp(Operation):
    target = operand(TransformHandleTypeInterface)
    split_factor = prop(I64Attr, default="0 : i64", name="split_factor")
    insert_split_dimension = prop(I64Attr, default="0 : i64", name="insert_split_dimension")
    inner_parallel = prop(UnitAttr, optional=True, name="inner_parallel")
    use_scaling_algorithm = prop(UnitAttr, optional=True, name="use_scaling_algorithm")
    use_alloc = prop(UnitAttr, optional=True, name="use_alloc")
    init_or_alloc_op = result(TransformHandleTypeInterface, name="init_or_alloc_op")
    fill_op = result(TransformHandleTypeInterface, name="fill_op")
    split_linalg_op = result(TransformHandleTypeInterface, name="split_linalg_op")
    combining_linalg_op = result(TransformHandleTypeInterface, name="combining_linalg_op")
    assembly_format = "$target attr-dict `:`functional-type(operands, results)"


@operation(
    "transform.structured.tile_reduction_using_for",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class TileReductionUsingForOp(Operation):
    target = operand(TransformHandleTypeInterface)
    reduction_dims = prop(I64ArrayAttr, default="[]", name="reduction_dims")
    tile_sizes = prop(I64ArrayAttr, default="[]", name="tile_sizes")
    fill_op = variadic_result(TransformHandleTypeInterface, name="fill_op")
    split_op = result(TransformHandleTypeInterface, name="split_op")
    combining_op = result(TransformHandleTypeInterface, name="combining_op")
    for_op = result(TransformHandleTypeInterface, name="for_op")
    assembly_format = """
        $target (`reduction_dims` `=` $reduction_dims^)? `by` `tile_sizes` `=` $tile_sizes attr-dict `:`
        functional-type(operands, results)
    """


@operation(
    "transform.structured.tile_reduction_using_forall",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class TileReductionUsingForallOp(Operation):
    target = operand(TransformHandleTypeInterface)
    reduction_dims = prop(I64ArrayAttr, default="[]", name="reduction_dims")
    num_threads = prop(DenseI64ArrayAttr, default="array<i64>", name="num_threads")
    tile_sizes = prop(DenseI64ArrayAttr, default="array<i64>", name="tile_sizes")
    mapping = prop(DeviceMappingArrayAttr, optional=True)
    fill_op = variadic_result(TransformHandleTypeInterface, name="fill_op")
    split_op = result(TransformHandleTypeInterface, name="split_op")
    combining_op = result(TransformHandleTypeInterface, name="combining_op")
    forall_op = result(TransformHandleTypeInterface, name="forall_op")
    assembly_format = """
        $target (`reduction_dims` `=` $reduction_dims^)? `by` (`num_threads` `=` $num_threads^)? (`tile_sizes`
        `=` $tile_sizes^)? (`mapping` `=` $mapping^)? attr-dict `:` functional-type(operands, results)
    """


@operation("transform.structured.continuous_tile_sizes", traits=[ReportTrackingListenerFailuresOpTrait])
class ContinuousTileSizesOp(Operation):
    target = operand(TransformHandleTypeInterface)
    dimension = prop(ConfinedAttr(I64Attr, [IntNonNegative]))
    target_size = prop(ConfinedAttr(I64Attr, [IntNonNegative]), name="target_size")
    tile_sizes = result(TransformAnyParamTypeOrAnyHandle, name="tile_sizes")
    chunk_sizes = result(TransformAnyParamTypeOrAnyHandle, name="chunk_sizes")
    assembly_format = """
        $target attr-dict `:` custom<ContinuousTileSizeTypes>(type($target), type($tile_sizes),
        type($chunk_sizes))
    """

    def verify(self) -> None:
        verify_same_results(self)


@operation("transform.structured.tile_using_for", traits=[ReportTrackingListenerFailuresOpTrait])
class TileUsingForOp(Operation):
    target = operand(TransformHandleTypeInterface)
    dynamic_sizes = variadic_operand(TransformAnyParamTypeOrAnyHandle, name="dynamic_sizes")
    static_sizes = prop(DenseI64ArrayAttr, default="array<i64>", optional=True, name="static_sizes")
    interchange = prop(DenseI64ArrayAttr, default="array<i64>", optional=True)
    scalable_sizes = prop(DenseBoolArrayAttr, default="array<i1>", optional=True, name="scalable_sizes")
    tiled_linalg_op = result(TransformHandleTypeInterface, name="tiled_linalg_op")
    loops = variadic_result(TransformHandleTypeInterface)
    assembly_format = """
        $target `tile_sizes` custom<DynamicIndexList>( $dynamic_sizes, $static_sizes, $scalable_sizes)
        (`interchange` `=` $interchange^)? attr-dict `:` functional-type(operands, results)
    """

    def verify(self) -> None:
        verify_tile_using_for(self)


@operation(
    "transform.structured.tile_using_forall", traits=[AttrSizedOperandSegments, ReportTrackingListenerFailuresOpTrait]
)
class TileUsingForallOp(Operation):
    target = operand(TransformHandleTypeInterface)
    num_threads = variadic_operand(TransformAnyParamTypeOrAnyHandle, name="num_threads")
    tile_sizes = variadic_operand(TransformAnyParamTypeOrAnyHandle, name="tile_sizes")
    packed_num_threads = optional_operand(TransformAnyParamTypeOrAnyHandle, name="packed_num_threads")
    packed_tile_sizes = optional_operand(TransformAnyParamTypeOrAnyHandle, name="packed_tile_sizes")
    static_num_threads = prop(DenseI64ArrayAttr, default="array<i64>", optional=True, name="static_num_threads")
    static_tile_sizes = prop(DenseI64ArrayAttr, default="array<i64>", optional=True, name="static_tile_sizes")
    mapping = prop(DeviceMappingArrayAttr, optional=True)
    tiled_op = result(TransformHandleTypeInterface, name="tiled_op")
    forall_op = result(TransformHandleTypeInterface, name="forall_op")
    assembly_format = """
        $target oilist( `num_threads` custom<PackedOrDynamicIndexList>($packed_num_threads, $num_threads,
        $static_num_threads) | `tile_sizes` custom<PackedOrDynamicIndexList>($packed_tile_sizes, $tile_sizes,
        $static_tile_sizes)) (`(` `mapping` `=` $mapping^ `)`)? attr-dict `:` functional-type(operands, results)
    """

    def verify(self) -> None:
        verify_tile_using_forall(self)
