"""Operations of the tensor dialect."""

from __future__ import annotations

from lamina.define import Operation, operand, operation, prop, region, result, variadic_operand
from lamina.define.constraints import (
    AnyFloat,
    AnyNon0RankedOrUnrankedTensor,
    AnyRankedTensor,
    AnySignedInteger,
    AnySignlessInteger,
    AnySignlessIntegerOrIndex,
    AnyStaticShapeTensor,
    AnyTensor,
    AnyType,
    AnyUnsignedInteger,
    DenseI64ArrayAttr,
    I64Attr,
    Index,
    IndexListArrayAttr,
    RankedTensorOf,
    SizedRegion,
    TensorOf,
    TensorRankOf,
    UnitAttr,
)
from lamina.define.type_relations import TypesMatchWith, element_type, same_type
from lamina.ir.traits import (
    AttrSizedOperandSegments,
    HasParent,
    NoMemoryEffect,
    Pure,
    RecursiveMemoryEffects,
    ReturnLike,
    SingleBlockImplicitTerminator,
)


@operation("tensor.bitcast", traits=[Pure])
class BitcastOp(Operation):
    source = operand(TensorOf([AnySignlessInteger, AnyUnsignedInteger, AnySignedInteger, AnyFloat]))
    dest = result(TensorOf([AnySignlessInteger, AnyUnsignedInteger, AnySignedInteger, AnyFloat]))
    assembly_format = "$source attr-dict `:` type($source) `to` type($dest)"


@operation("tensor.cast", traits=[Pure])
class CastOp(Operation):
    source = operand(AnyTensor)
    dest = result(AnyTensor)
    assembly_format = "$source attr-dict `:` type($source) `to` type($dest)"


@operation("tensor.concat", traits=[Pure])
class ConcatOp(Operation):
    dim = prop(I64Attr)
    inputs = variadic_operand(AnyRankedTensor)
    result = result(AnyRankedTensor)
    assembly_format = "`dim` `(` $dim `)` $inputs attr-dict `:` functional-type(operands, results)"


@operation("tensor.dim", traits=[NoMemoryEffect])
class DimOp(Operation):
    source = operand(AnyNon0RankedOrUnrankedTensor)
    index = operand(Index)
    result = result(Index)
    assembly_format = "attr-dict $source `,` $index `:` type($source)"


@operation("tensor.empty", traits=[Pure])
class EmptyOp(Operation):
    dynamic_sizes = variadic_operand(Index)
    result = result(AnyRankedTensor)
    assembly_format = "`(`$dynamic_sizes`)` attr-dict `:` type($result)"


@operation(
    "tensor.extract",
    traits=[Pure, TypesMatchWith("tensor", "result", element_type, "result type matches element type of tensor")],
)
class ExtractOp(Operation):
    tensor = operand(AnyRankedTensor)
    indices = variadic_operand(Index)
    result = result(AnyType)
    assembly_format = "$tensor `[` $indices `]` attr-dict `:` type($tensor)"


@operation("tensor.extract_slice", traits=[AttrSizedOperandSegments, Pure])
class ExtractSliceOp(Operation):
    source = operand(AnyRankedTensor)
    offsets = variadic_operand(Index)
    sizes = variadic_operand(Index)
    strides = variadic_operand(Index)
    static_offsets = prop(DenseI64ArrayAttr, name="static_offsets")
    static_sizes = prop(DenseI64ArrayAttr, name="static_sizes")
    static_strides = prop(DenseI64ArrayAttr, name="static_strides")
    result = result(AnyRankedTensor)
    assembly_format = """
        $source `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes,
        $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to`
        type($result)
    """


@operation(
    "tensor.from_elements",
    traits=[
        Pure,
        TypesMatchWith(
            "result",
            "elements",
            lambda type: (type.element_type,) * type.num_elements,
            "operand types match result element type",
        ),
    ],
)
class FromElementsOp(Operation):
    elements = variadic_operand(AnyType)
    result = result(AnyStaticShapeTensor)
    assembly_format = "$elements attr-dict `:` type($result)"


@operation("tensor.gather", traits=[Pure])
class GatherOp(Operation):
    source = operand(AnyRankedTensor)
    indices = operand(RankedTensorOf([AnySignlessIntegerOrIndex]))
    gather_dims = prop(DenseI64ArrayAttr, name="gather_dims")
    unique = prop(UnitAttr, optional=True)
    result = result(AnyRankedTensor)
    assembly_format = """
        $source `[` $indices `]` `gather_dims` `(` $gather_dims `)` (`unique` $unique^)? attr-dict `:`
        functional-type(operands, results)
    """


@operation("tensor.generate", traits=[RecursiveMemoryEffects, SingleBlockImplicitTerminator("tensor.yield")])
class GenerateOp(Operation):
    dynamic_extents = variadic_operand(Index)
    result = result(AnyRankedTensor)
    body = region(SizedRegion(1))
    assembly_format = "$dynamic_extents $body attr-dict `:` type($result)"


@operation(
    "tensor.insert",
    traits=[
        Pure,
        TypesMatchWith("dest", "result", same_type, "result type matches type of dest"),
        TypesMatchWith("dest", "scalar", element_type, "scalar type matches element type of dest"),
    ],
)
class InsertOp(Operation):
    scalar = operand(AnyType)
    dest = operand(AnyRankedTensor)
    indices = variadic_operand(Index)
    result = result(AnyRankedTensor)
    assembly_format = "$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)"


@operation(
    "tensor.insert_slice",
    traits=[
        AttrSizedOperandSegments,
        Pure,
        TypesMatchWith("dest", "result", same_type, "expected result type to match dest type"),
    ],
)
class InsertSliceOp(Operation):
    source = operand(AnyRankedTensor)
    dest = operand(AnyRankedTensor)
    offsets = variadic_operand(Index)
    sizes = variadic_operand(Index)
    strides = variadic_operand(Index)
    static_offsets = prop(DenseI64ArrayAttr, name="static_offsets")
    static_sizes = prop(DenseI64ArrayAttr, name="static_sizes")
    static_strides = prop(DenseI64ArrayAttr, name="static_strides")
    result = result(AnyRankedTensor)
    assembly_format = """
        $source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets)
        custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides)
        attr-dict `:` type($source) `into` type($dest)
    """


@operation("tensor.rank", traits=[Pure])
class RankOp(Operation):
    tensor = operand(AnyTensor)
    result = result(Index, name="")
    assembly_format = "$tensor attr-dict `:` type($tensor)"


@operation("tensor.reshape", traits=[Pure])
class ReshapeOp(Operation):
    source = operand(AnyTensor)
    shape = operand(TensorRankOf([AnySignlessInteger, Index], [1]))
    result = result(AnyTensor)
    assembly_format = "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)"


@operation("tensor.expand_shape", traits=[Pure])
class ExpandShapeOp(Operation):
    src = operand(AnyTensor)
    reassociation = prop(IndexListArrayAttr)
    output_shape = variadic_operand(Index, name="output_shape")
    static_output_shape = prop(DenseI64ArrayAttr, name="static_output_shape")
    result = result(AnyTensor)
    assembly_format = """
        $src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape)
        attr-dict `:` type($src) `into` type($result)
    """


@operation("tensor.collapse_shape", traits=[Pure])
class CollapseShapeOp(Operation):
    src = operand(AnyTensor)
    reassociation = prop(IndexListArrayAttr)
    result = result(AnyTensor)
    assembly_format = "$src $reassociation attr-dict `:` type($src) `into` type($result)"


@operation("tensor.pad", traits=[AttrSizedOperandSegments, Pure, SingleBlockImplicitTerminator("tensor.yield")])
class PadOp(Operation):
    source = operand(AnyRankedTensor)
    low = variadic_operand(Index)
    high = variadic_operand(Index)
    static_low = prop(DenseI64ArrayAttr, name="static_low")
    static_high = prop(DenseI64ArrayAttr, name="static_high")
    nofold = prop(UnitAttr, optional=True)
    result = result(AnyRankedTensor)
    region = region(SizedRegion(1))
    assembly_format = """
        $source (`nofold` $nofold^)? `low` `` custom<DynamicIndexList>($low, $static_low) `high` ``
        custom<DynamicIndexList>($high, $static_high) $region attr-dict `:` type($source) `to` type($result)
    """


@operation("tensor.parallel_insert_slice", traits=[AttrSizedOperandSegments])
class ParallelInsertSliceOp(Operation):
    source = operand(AnyRankedTensor)
    dest = operand(AnyRankedTensor)
    offsets = variadic_operand(Index)
    sizes = variadic_operand(Index)
    strides = variadic_operand(Index)
    static_offsets = prop(DenseI64ArrayAttr, name="static_offsets")
    static_sizes = prop(DenseI64ArrayAttr, name="static_sizes")
    static_strides = prop(DenseI64ArrayAttr, name="static_strides")
    assembly_format = """
        $source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets)
        custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides)
        attr-dict `:` type($source) `into` type($dest)
    """


@operation("tensor.scatter", traits=[Pure])
class ScatterOp(Operation):
    source = operand(AnyRankedTensor)
    dest = operand(AnyRankedTensor)
    indices = operand(RankedTensorOf([AnySignlessIntegerOrIndex]))
    scatter_dims = prop(DenseI64ArrayAttr, name="scatter_dims")
    unique = prop(UnitAttr, optional=True)
    result = result(AnyRankedTensor)
    assembly_format = """
        $source `into` $dest `[` $indices `]` `scatter_dims` `(` $scatter_dims `)` (`unique` $unique^)?
        attr-dict `:` functional-type(operands, results)
    """


@operation(
    "tensor.splat",
    traits=[Pure, TypesMatchWith("aggregate", "input", element_type, "operand type matches element type of result")],
)
class SplatOp(Operation):
    input = operand(AnyType)
    dynamic_sizes = variadic_operand(Index)
    aggregate = result(AnyRankedTensor)
    assembly_format = "$input (`[` $dynamic_sizes^ `]`)? attr-dict `:` type($aggregate)"


@operation("tensor.yield", traits=[Pure, ReturnLike, HasParent("tensor.generate", "tensor.pad")])
class YieldOp(Operation):
    value = operand(AnyType)
    assembly_format = "$value attr-dict `:` type($value)"
