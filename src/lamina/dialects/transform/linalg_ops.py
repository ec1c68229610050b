"""Operations of the transform dialect: linalg."""

from __future__ import annotations

from typing import Any

from lamina.define import (
    Operation,
    operand,
    operation,
    optional_operand,
    prop,
    region,
    result,
    variadic_operand,
    variadic_result,
)
from lamina.define.constraints import (
    AnyAttr,
    ArrayAttr,
    BoolArrayAttr,
    BoolAttr,
    ConfinedAttr,
    DenseArrayCount,
    DenseArrayEmptyOrCount,
    DenseArrayNonNegative,
    DenseBoolArrayAttr,
    DenseI64ArrayAttr,
    DictionaryAttr,
    I64ArrayAttr,
    I64Attr,
    IntNonNegative,
    SizedRegion,
    StrArrayAttr,
    StrAttr,
    TypeArrayAttr,
    TypeAttr,
    TypedArrayAttr,
    UnitAttr,
)
from lamina.dialects.linalg.enums import WinogradConv2DFmrAttr
from lamina.dialects.scf.constraints import DeviceMappingArrayAttr
from lamina.dialects.transform import padding_verification
from lamina.dialects.transform.constraints import (
    TransformAnyParamTypeOrAnyHandle,
    TransformHandleTypeInterface,
    TransformValueHandleTypeInterface,
    concrete_op_type,
)
from lamina.dialects.transform.enums import MatchInterfaceEnumAttr, TransposeMatmulInputAttr
from lamina.dialects.transform.structured_verification import (
    verify_fuse,
    verify_interchange,
    verify_pack_greedily,
    verify_pack_transpose,
    verify_replace,
    verify_same_results,
    verify_split,
)
from lamina.dialects.transform.traits import (
    FunctionalStyleTransformOpTrait,
    NavigationTransformOpTrait,
    ReportTrackingListenerFailuresOpTrait,
    TransformEachOpTrait,
)
from lamina.dialects.transform.types import AnyOpType, AnyValueType
from lamina.ir.attribute import Type
from lamina.ir.traits import (
    AttrSizedOperandSegments,
    HasOnlyGraphRegion,
    IsolatedFromAbove,
    NoTerminator,
    SameOperandsAndResultType,
    SingleBlock,
)
from lamina.ir.value import Value


@operation("transform.apply_patterns.linalg.erase_unnecessary_inputs")
class ApplyEraseUnnecessaryInputsPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.linalg.decompose_pack_unpack")
class ApplyDecomposeTensorPackUnpackPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.linalg.decompose_pad")
class ApplyDecomposeTensorPadPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes")
class ApplyFoldUnitExtentDimsViaReshapesPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices")
class ApplyFoldUnitExtentDimsViaSlicesPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.linalg.tiling_canonicalization")
class ApplyTilingCanonicalizationPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.linalg.fold_add_into_dest")
class ApplyFoldAddIntoDestPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.linalg.pad_vectorization")
class ApplyPadVectorizationPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.tensor.fold_into_pack_and_unpack")
class ApplyFoldIntoPackAndUnpackPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.linalg.fold_pack_unpack_into_empty")
class ApplyFoldPackUnpackIntoEmptyPatternsOp(Operation):
    fold_single_use_only = prop(BoolAttr, default="false", name="fold_single_use_only")
    assembly_format = "attr-dict"


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
    def infer_return_types(cls, operands: list[Value], properties: Any, regions: Any) -> list[Type]:
        return [AnyValueType(), AnyOpType()]

    def verify(self) -> None:
        padding_verification.verify_bufferize_to_allocation(self)


@operation("transform.structured.promote_tensor", traits=[SameOperandsAndResultType])
class PromoteTensorOp(Operation):
    tensor = operand(TransformValueHandleTypeInterface)
    memory_space = prop(AnyAttr, optional=True, name="memory_space")
    promoted = result(TransformValueHandleTypeInterface)
    assembly_format = "(`to` $memory_space^)? $tensor attr-dict `:` type($tensor)"


@operation(
    "transform.structured.decompose",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class DecomposeOp(Operation):
    target = operand(TransformHandleTypeInterface)
    transformed = result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


@operation("transform.structured.eliminate_empty_tensors")
class EliminateLinalgOpAnchoredEmptyTensorsOp(Operation):
    target = operand(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` type($target)"


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


@operation(
    "transform.structured.generalize",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class GeneralizeOp(Operation):
    target = operand(TransformHandleTypeInterface)
    transformed = result(TransformHandleTypeInterface)
    assembly_format = '$target attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed), "false")'


@operation(
    "transform.structured.specialize",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class SpecializeOp(Operation):
    target = operand(TransformHandleTypeInterface)
    transformed = result(TransformHandleTypeInterface)
    assembly_format = '$target attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed), "false")'


@operation(
    "transform.structured.interchange",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class InterchangeOp(Operation):
    target = operand(TransformHandleTypeInterface)
    iterator_interchange = prop(
        ConfinedAttr(DenseI64ArrayAttr, [DenseArrayNonNegative]),
        default="array<i64>",
        optional=True,
        name="iterator_interchange",
    )
    transformed = result(TransformHandleTypeInterface)
    assembly_format = """
        $target (`iterator_interchange` `=` $iterator_interchange^)? attr-dict `:`
        custom<SemiFunctionType>(type($target), type($transformed), "false")
    """

    def verify(self) -> None:
        verify_interchange(self)


@operation("transform.structured.linalg_copy_to_memref", traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait])
class LinalgCopyToMemrefOp(Operation):
    target = operand(TransformHandleTypeInterface)
    transformed = result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


@operation(
    "transform.structured.lower_pack",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class LowerPackOp(Operation):
    target = operand(concrete_op_type("linalg.pack"))
    lower_pad_like_with_insert_slice = prop(BoolAttr, default="true")
    pad_op = result(concrete_op_type("tensor.pad"), name="pad_op")
    expand_shape_op = result(concrete_op_type("tensor.expand_shape"), name="expand_shape_op")
    transpose_op = result(concrete_op_type("linalg.transpose"), name="transpose_op")
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


@operation(
    "transform.structured.lower_unpack",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class LowerUnPackOp(Operation):
    target = operand(concrete_op_type("linalg.unpack"))
    lower_unpad_like_with_extract_slice = prop(BoolAttr, default="true")
    empty_op = result(concrete_op_type("tensor.empty"), name="empty_op")
    transpose_op = result(concrete_op_type("linalg.transpose"), name="transpose_op")
    collapse_shape_op = result(concrete_op_type("tensor.collapse_shape"), name="collapse_shape_op")
    extract_slice_op = result(concrete_op_type("tensor.extract_slice"), name="extract_slice_op")
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


@operation("transform.structured.match", traits=[NavigationTransformOpTrait])
class MatchOp(Operation):
    target = operand(TransformHandleTypeInterface)
    ops = prop(StrArrayAttr, optional=True)
    interface = prop(MatchInterfaceEnumAttr, optional=True)
    op_attrs = prop(DictionaryAttr, optional=True, name="op_attrs")
    filter_result_type = prop(TypeAttr, optional=True, name="filter_result_type")
    filter_operand_types = prop(TypeArrayAttr, optional=True, name="filter_operand_types")
    results_ = result(TransformHandleTypeInterface, name="results")
    assembly_format = """
        (`ops` `{` $ops^ `}`)? (`interface` `{` $interface^ `}`)? (`attributes` $op_attrs^)?
        (`filter_result_type` `=` $filter_result_type^)? (`filter_operand_types` `=` $filter_operand_types^)?
        `in` $target attr-dict `:` functional-type($target, results)
    """


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


@operation("transform.structured.pack", traits=[ReportTrackingListenerFailuresOpTrait])
class PackOp(Operation):
    target = operand(TransformHandleTypeInterface)
    packed_sizes = variadic_operand(TransformHandleTypeInterface, name="packed_sizes")
    static_packed_sizes = prop(DenseI64ArrayAttr, default="array<i64>", name="static_packed_sizes")
    packed_op = result(TransformHandleTypeInterface, name="packed_op")
    assembly_format = """
        $target `packed_sizes` `=` custom<DynamicIndexList>($packed_sizes, $static_packed_sizes) attr-dict `:`
        functional-type(operands, results)
    """


@operation("transform.structured.pack_greedily", traits=[ReportTrackingListenerFailuresOpTrait])
class PackGreedilyOp(Operation):
    target = operand(TransformHandleTypeInterface)
    matmul_packed_sizes = variadic_operand(TransformHandleTypeInterface, name="matmul_packed_sizes")
    static_matmul_packed_sizes = prop(
        ConfinedAttr(DenseI64ArrayAttr, [DenseArrayCount(3)]), default="array<i64>", name="static_matmul_packed_sizes"
    )
    matmul_padded_sizes_next_multiple_of = prop(
        ConfinedAttr(DenseI64ArrayAttr, [DenseArrayEmptyOrCount(3)]),
        default="array<i64>",
        name="matmul_padded_sizes_next_multiple_of",
    )
    matmul_inner_dims_order = prop(
        ConfinedAttr(DenseI64ArrayAttr, [DenseArrayCount(3)]), default="array<i64>", name="matmul_inner_dims_order"
    )
    packed_op = result(TransformHandleTypeInterface, name="packed_op")
    assembly_format = """
        $target oilist( `matmul_packed_sizes` `=` custom<DynamicIndexList>($matmul_packed_sizes,
        $static_matmul_packed_sizes) (`matmul_padded_sizes_next_multiple_of` `=`
        $matmul_padded_sizes_next_multiple_of^)? `matmul_inner_dims_order` `=` $matmul_inner_dims_order )
        attr-dict `:` functional-type(operands, results)
    """

    def verify(self) -> None:
        verify_pack_greedily(self)


@operation(
    "transform.structured.pack_transpose",
    traits=[FunctionalStyleTransformOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class PackTransposeOp(Operation):
    target_pack_or_un_pack_op = operand(TransformHandleTypeInterface, name="target_pack_or_un_pack_op")
    target_linalg_op = operand(TransformHandleTypeInterface, name="target_linalg_op")
    outer_perm = prop(DenseI64ArrayAttr, default="array<i64>", optional=True, name="outer_perm")
    inner_perm = prop(DenseI64ArrayAttr, default="array<i64>", optional=True, name="inner_perm")
    packed_op = result(TransformHandleTypeInterface, name="packed_op")
    pack_op = result(TransformHandleTypeInterface, name="pack_op")
    un_pack_op = result(TransformHandleTypeInterface, name="un_pack_op")
    assembly_format = """
        $target_pack_or_un_pack_op `with_compute_op` `(` $target_linalg_op `)` (`outer_perm` `=` $outer_perm^ )?
        (`inner_perm` `=` $inner_perm^ )? attr-dict `:` functional-type(operands, results)
    """

    def verify(self) -> None:
        verify_pack_transpose(self)


@operation("transform.structured.pad", traits=[FunctionalStyleTransformOpTrait, ReportTrackingListenerFailuresOpTrait])
class PadOp(Operation):
    target = operand(TransformHandleTypeInterface)
    padding_values = prop(ArrayAttr, default="[]", name="padding_values")
    padding_dimensions = prop(I64ArrayAttr, default="[]", name="padding_dimensions")
    pad_to_multiple_of = variadic_operand(TransformAnyParamTypeOrAnyHandle, name="pad_to_multiple_of")
    static_pad_to_multiple_of = prop(
        DenseI64ArrayAttr, default="array<i64>", optional=True, name="static_pad_to_multiple_of"
    )
    nofold_flags = prop(I64ArrayAttr, default="[]", name="nofold_flags")
    transpose_paddings = prop(
        TypedArrayAttr(I64ArrayAttr, "array of arrays of i64"), default="[]", name="transpose_paddings"
    )
    copy_back_op = prop(StrAttr, default='"bufferization.materialize_in_destination"', name="copy_back_op")
    use_prescribed_tensor_shapes = prop(UnitAttr, optional=True, name="use_prescribed_tensor_shapes")
    padded = result(TransformHandleTypeInterface)
    pad = result(TransformHandleTypeInterface)
    copy = result(TransformHandleTypeInterface)
    assembly_format = """
        $target (`pad_to_multiple_of` custom<DynamicIndexList>($pad_to_multiple_of,
        $static_pad_to_multiple_of)^)? (`use_prescribed_tensor_shapes` $use_prescribed_tensor_shapes^)?
        attr-dict `:` functional-type(operands, results)
    """

    def verify(self) -> None:
        padding_verification.verify_pad(self)


@operation(
    "transform.structured.pad_tiling_interface",
    traits=[FunctionalStyleTransformOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class PadTilingInterfaceOp(Operation):
    target = operand(TransformHandleTypeInterface)
    padding_values = prop(ArrayAttr, default="[]", name="padding_values")
    padding_sizes = variadic_operand(TransformAnyParamTypeOrAnyHandle, name="padding_sizes")
    static_padding_sizes = prop(DenseI64ArrayAttr, default="array<i64>", optional=True, name="static_padding_sizes")
    pad_to_multiple_of = prop(UnitAttr, optional=True, name="pad_to_multiple_of")
    padded = result(TransformHandleTypeInterface)
    pad = result(TransformHandleTypeInterface)
    assembly_format = """
        $target `to` (`padding_sizes` custom<DynamicIndexList>($padding_sizes, $static_padding_sizes)^)?
        (`pad_to_multiple_of` $pad_to_multiple_of^)? attr-dict `:` functional-type(operands, results)
    """


@operation("transform.structured.hoist_pad.build_packing_loop_nest", traits=[ReportTrackingListenerFailuresOpTrait])
class HoistPadBuildPackingLoopNestOp(Operation):
    target = operand(TransformHandleTypeInterface)
    loop = operand(TransformHandleTypeInterface)
    transpose = prop(DenseI64ArrayAttr, default="array<i64>")
    packing_loop = result(TransformHandleTypeInterface, name="packing_loop")
    assembly_format = """
        $target `above` $loop (`,` `transpose` `by` $transpose^)? attr-dict `:` functional-type(operands,
        results)
    """

    def verify(self) -> None:
        padding_verification.verify_hoist_pad(self)


@operation("transform.structured.hoist_pad", traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait])
class HoistPadOp(Operation):
    target = operand(TransformHandleTypeInterface)
    num_loops = prop(I64Attr, name="num_loops")
    transpose = prop(DenseI64ArrayAttr, default="array<i64>")
    transformed = result(TransformHandleTypeInterface)
    assembly_format = """
        $target `by` $num_loops `loops` (`,` `transpose` `by` $transpose^)? attr-dict `:`
        functional-type(operands, results)
    """

    def verify(self) -> None:
        padding_verification.verify_hoist_pad(self)


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
    "transform.structured.replace",
    traits=[IsolatedFromAbove, ReportTrackingListenerFailuresOpTrait, NoTerminator, SingleBlock, HasOnlyGraphRegion],
)
class ReplaceOp(Operation):
    target = operand(TransformHandleTypeInterface)
    replacement = result(TransformHandleTypeInterface)
    body_region = region(SizedRegion(1))
    assembly_format = """
        $target attr-dict-with-keyword regions `:` custom<SemiFunctionType>(type($target), type($replacement),
        "false")
    """

    def verify(self) -> None:
        verify_replace(self)


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


@operation(
    "transform.structured.decompose_interface",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class DecomposeInterfaceOp(Operation):
    target = operand(TransformHandleTypeInterface)
    transformed = result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


@operation(
    "transform.structured.rewrite_in_destination_passing_style",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class RewriteInDestinationPassingStyleOp(Operation):
    target = operand(TransformHandleTypeInterface)
    transformed = result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type($target, results)"


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


@operation(
    "transform.structured.vectorize_children_and_apply_patterns",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class VectorizeChildrenAndApplyPatternsOp(Operation):
    target = operand(TransformHandleTypeInterface)
    fold_type_extensions_into_contract = prop(UnitAttr, optional=True, name="fold_type_extensions_into_contract")
    vectorize_padding = prop(UnitAttr, optional=True, name="vectorize_padding")
    vectorize_nd_extract = prop(UnitAttr, optional=True, name="vectorize_nd_extract")
    flatten_1d_depthwise_conv = prop(UnitAttr, optional=True, name="flatten_1d_depthwise_conv")
    disable_multi_reduction_to_contract_patterns = prop(
        UnitAttr, optional=True, name="disable_multi_reduction_to_contract_patterns"
    )
    disable_transfer_permutation_map_lowering_patterns = prop(
        UnitAttr, optional=True, name="disable_transfer_permutation_map_lowering_patterns"
    )
    transformed = result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:`functional-type(operands, results)"


@operation("transform.structured.vectorize", traits=[ReportTrackingListenerFailuresOpTrait])
class VectorizeOp(Operation):
    target = operand(TransformHandleTypeInterface)
    vector_sizes = variadic_operand(TransformAnyParamTypeOrAnyHandle, name="vector_sizes")
    static_vector_sizes = prop(DenseI64ArrayAttr, default="array<i64>", optional=True, name="static_vector_sizes")
    vectorize_nd_extract = prop(UnitAttr, optional=True, name="vectorize_nd_extract")
    assume_dynamic_dims_match_vec_sizes = prop(UnitAttr, optional=True, name="assume_dynamic_dims_match_vec_sizes")
    create_named_contraction = prop(UnitAttr, optional=True, name="create_named_contraction")
    scalable_sizes = prop(DenseBoolArrayAttr, default="array<i1>", optional=True, name="scalable_sizes")
    assembly_format = """
        $target oilist( `vector_sizes` custom<DynamicIndexList>( $vector_sizes, $static_vector_sizes,
        $scalable_sizes)) attr-dict `:` type($target)(`,`type($vector_sizes)^)?
    """


@operation(
    "transform.structured.hoist_redundant_vector_transfers",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class HoistRedundantVectorTransfersOp(Operation):
    target = operand(TransformHandleTypeInterface)
    verify_non_zero_trip = prop(UnitAttr, optional=True, name="verify_non_zero_trip")
    transformed = result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


@operation(
    "transform.structured.hoist_redundant_vector_broadcasts",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class HoistRedundantVectorBroadcastsOp(Operation):
    target = operand(TransformHandleTypeInterface)
    transformed = result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


@operation(
    "transform.structured.convert_conv2d_to_img2col",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class ConvertConv2DToImg2ColOp(Operation):
    target = operand(TransformHandleTypeInterface)
    img2col_tensor = result(TransformHandleTypeInterface, name="img2col_tensor")
    transformed = result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type($target, results)"


@operation(
    "transform.structured.flatten_elementwise",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class FlattenElementwiseLinalgOp(Operation):
    target = operand(TransformHandleTypeInterface)
    transformed = result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type($target, results)"


@operation(
    "transform.structured.transpose_conv2d",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class TransposeConv2DOp(Operation):
    target = operand(TransformHandleTypeInterface)
    transformed = result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type($target, results)"


@operation(
    "transform.structured.transpose_matmul",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class TransposeMatmulOp(Operation):
    target = operand(TransformHandleTypeInterface)
    input_to_transpose = prop(TransposeMatmulInputAttr, default="0 : i32")
    transformed = result(TransformHandleTypeInterface)
    assembly_format = "$target (`<` $input_to_transpose^ `>`)? attr-dict `:` functional-type($target, results)"


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


@operation(
    "transform.structured.winograd_conv2d",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class WinogradConv2DOp(Operation):
    target = operand(TransformHandleTypeInterface)
    fmr = prop(WinogradConv2DFmrAttr)
    transformed = result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type($target, results)"


@operation(
    "transform.structured.decompose_winograd_op",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class DecomposeWinogradOp(Operation):
    target = operand(TransformHandleTypeInterface)
    transformed = result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type($target, results)"
