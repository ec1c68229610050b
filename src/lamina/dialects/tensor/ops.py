"""Operations of the tensor dialect."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from lamina.define import (
    Operation,
    decided_by_fields,
    decided_by_types,
    operand,
    operation,
    prop,
    region,
    result,
    variadic_operand,
)
from lamina.define.cast_checks import CastCheck
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
from lamina.define.properties import given
from lamina.define.result_names import named_result
from lamina.define.type_relations import TypesMatchWith, element_type, same_type
from lamina.dialects.tensor import shapes, verification
from lamina.ir.attribute import Type
from lamina.ir.attributes import ArrayAttr, DenseArrayAttr, IntegerAttr
from lamina.ir.reassociation import groups_of
from lamina.ir.traits import (
    AttrSizedOperandSegments,
    HasParent,
    NoMemoryEffect,
    Pure,
    RecursiveMemoryEffects,
    ReturnLike,
    SingleBlockImplicitTerminator,
)
from lamina.ir.types import RankedTensorType
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute
    from lamina.ir.region import Region


@operation("tensor.bitcast", traits=[CastCheck(shapes.bitcast_compatible), Pure])
class BitcastOp(Operation):
    """The same bits with an element type of equal width."""

    source = operand(TensorOf([AnySignlessInteger, AnyUnsignedInteger, AnySignedInteger, AnyFloat]))
    dest = result(TensorOf([AnySignlessInteger, AnyUnsignedInteger, AnySignedInteger, AnyFloat]))
    assembly_format = "$source attr-dict `:` type($source) `to` type($dest)"


@operation("tensor.cast", traits=[CastCheck(shapes.cast_compatible), Pure])
class CastOp(Operation):
    """Casts a tensor to a type with a more or less static shape."""

    source = operand(AnyTensor)
    dest = result(AnyTensor)
    assembly_format = "$source attr-dict `:` type($source) `to` type($dest)"
    result_names = named_result("cast")


@operation("tensor.concat", traits=[Pure])
class ConcatOp(Operation):
    """Tensors joined along a dim."""

    dim = prop(I64Attr)
    inputs = variadic_operand(AnyRankedTensor)
    result = result(AnyRankedTensor)
    assembly_format = "`dim` `(` $dim `)` $inputs attr-dict `:` functional-type(operands, results)"
    result_names = named_result("concat")

    @decided_by_fields
    def verify(self) -> None:
        verification.verify_concat(self)

    @classmethod
    def infer_return_types(
        cls, operands: Sequence[Value], properties: Mapping[str, Attribute], regions: Sequence[Region]
    ) -> list[Type]:
        types = [value.type for value in operands if isinstance(value.type, RankedTensorType)]
        return [shapes.concat_type(given(properties, cls.dim, IntegerAttr).value, types)]


@operation("tensor.dim", traits=[NoMemoryEffect])
class DimOp(Operation):
    """The size of a dim."""

    source = operand(AnyNon0RankedOrUnrankedTensor)
    index = operand(Index)
    result = result(Index)
    assembly_format = "attr-dict $source `,` $index `:` type($source)"
    result_names = named_result("dim")


@operation("tensor.empty", traits=[Pure])
class EmptyOp(Operation):
    """A tensor of a shape, with any contents: the destination of an operation."""

    dynamic_sizes = variadic_operand(Index)
    result = result(AnyRankedTensor)
    assembly_format = "`(`$dynamic_sizes`)` attr-dict `:` type($result)"

    @decided_by_fields
    def verify(self) -> None:
        verification.verify_dynamic_sizes(self.result.type, self.dynamic_sizes)


@operation(
    "tensor.extract",
    traits=[Pure, TypesMatchWith("tensor", "result", element_type, "result type matches element type of tensor")],
)
class ExtractOp(Operation):
    """An element."""

    tensor = operand(AnyRankedTensor)
    indices = variadic_operand(Index)
    result = result(AnyType)
    assembly_format = "$tensor `[` $indices `]` attr-dict `:` type($tensor)"
    result_names = named_result("extracted")

    @decided_by_types()
    def verify(self) -> None:
        verification.verify_extract(self)


@operation("tensor.extract_slice", traits=[AttrSizedOperandSegments, Pure])
class ExtractSliceOp(Operation):
    """Extracts a part of a tensor: offsets, sizes and strides for each dim. Unit dims may be dropped."""

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
    result_names = named_result("extracted_slice")

    @decided_by_types("static_offsets", "static_sizes", "static_strides")
    def verify(self) -> None:
        verification.verify_extract_slice(self)

    @classmethod
    def infer_return_types(
        cls, operands: Sequence[Value], properties: dict[str, DenseArrayAttr], regions: Sequence[Region]
    ) -> list[Type]:
        source = operands[0].type
        assert isinstance(source, RankedTensorType)
        return [shapes.with_shape(source, given(properties, ExtractSliceOp.static_sizes, DenseArrayAttr).values)]


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
    """Creates a tensor from elements in row-major order."""

    elements = variadic_operand(AnyType)
    result = result(AnyStaticShapeTensor)
    assembly_format = "$elements attr-dict `:` type($result)"
    result_names = named_result("from_elements")


@operation("tensor.gather", traits=[Pure])
class GatherOp(Operation):
    """The slices at the coordinates that a tensor of indices holds."""

    source = operand(AnyRankedTensor)
    indices = operand(RankedTensorOf([AnySignlessIntegerOrIndex]))
    gather_dims = prop(DenseI64ArrayAttr, name="gather_dims")
    unique = prop(UnitAttr, optional=True)
    result = result(AnyRankedTensor)
    assembly_format = """
        $source `[` $indices `]` `gather_dims` `(` $gather_dims `)` (`unique` $unique^)? attr-dict `:`
        functional-type(operands, results)
    """
    result_names = named_result("gather")

    @decided_by_fields
    def verify(self) -> None:
        verification.verify_gather(self)


@operation("tensor.generate", traits=[RecursiveMemoryEffects, SingleBlockImplicitTerminator("tensor.yield")])
class GenerateOp(Operation):
    """A tensor whose elements a region computes from their indices."""

    dynamic_extents = variadic_operand(Index)
    result = result(AnyRankedTensor)
    body = region(SizedRegion(1))
    assembly_format = "$dynamic_extents $body attr-dict `:` type($result)"
    result_names = named_result("generated")

    def verify(self) -> None:
        verification.verify_dynamic_sizes(self.result.type, self.dynamic_extents)

    def verify_regions(self) -> None:
        verification.verify_generate_body(self)


@operation(
    "tensor.insert",
    traits=[
        Pure,
        TypesMatchWith("dest", "result", same_type, "result type matches type of dest"),
        TypesMatchWith("dest", "scalar", element_type, "scalar type matches element type of dest"),
    ],
)
class InsertOp(Operation):
    """The tensor with one element replaced."""

    scalar = operand(AnyType)
    dest = operand(AnyRankedTensor)
    indices = variadic_operand(Index)
    result = result(AnyRankedTensor)
    assembly_format = "$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)"
    result_names = named_result("inserted")

    @decided_by_types()
    def verify(self) -> None:
        verification.verify_insert(self)

    @classmethod
    def infer_return_types(
        cls, operands: Sequence[Value], properties: dict[str, Attribute], regions: Sequence[Region]
    ) -> list[Type]:
        return [operands[1].type]


@operation(
    "tensor.insert_slice",
    traits=[
        AttrSizedOperandSegments,
        Pure,
        TypesMatchWith("dest", "result", same_type, "expected result type to match dest type"),
    ],
)
class InsertSliceOp(Operation):
    """Replaces a part of a tensor with another tensor: offsets, sizes and strides for each dim."""

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
    result_names = named_result("inserted_slice")

    @decided_by_types("static_offsets", "static_sizes", "static_strides")
    def verify(self) -> None:
        verification.verify_insert_slice(self)

    @classmethod
    def infer_return_types(
        cls, operands: Sequence[Value], properties: dict[str, Attribute], regions: Sequence[Region]
    ) -> list[Type]:
        return [operands[1].type]


@operation("tensor.rank", traits=[Pure])
class RankOp(Operation):
    """The number of dims."""

    tensor = operand(AnyTensor)
    result = result(Index, name="")
    assembly_format = "$tensor attr-dict `:` type($tensor)"
    result_names = named_result("rank")


@operation("tensor.reshape", traits=[Pure])
class ReshapeOp(Operation):
    """Reshapes to the shape given by a tensor of sizes."""

    source = operand(AnyTensor)
    shape = operand(TensorRankOf([AnySignlessInteger, Index], [1]))
    result = result(AnyTensor)
    assembly_format = "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)"
    result_names = named_result("reshape")

    @decided_by_fields
    def verify(self) -> None:
        verification.verify_reshape(self)


@operation("tensor.expand_shape", traits=[Pure])
class ExpandShapeOp(Operation):
    """The same elements with dims split into groups."""

    src = operand(AnyTensor)
    reassociation = prop(IndexListArrayAttr)
    output_shape = variadic_operand(Index, name="output_shape")
    static_output_shape = prop(DenseI64ArrayAttr, name="static_output_shape")
    result = result(AnyTensor)
    assembly_format = """
        $src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape)
        attr-dict `:` type($src) `into` type($result)
    """
    result_names = named_result("expanded")

    @decided_by_fields
    def verify(self) -> None:
        verification.verify_expand_shape(self)


@operation("tensor.collapse_shape", traits=[Pure])
class CollapseShapeOp(Operation):
    """The same elements with groups of neighboring dims as one."""

    src = operand(AnyTensor)
    reassociation = prop(IndexListArrayAttr)
    result = result(AnyTensor)
    assembly_format = "$src $reassociation attr-dict `:` type($src) `into` type($result)"
    result_names = named_result("collapsed")

    @decided_by_fields
    def verify(self) -> None:
        verification.verify_collapse_shape(self)

    @classmethod
    def infer_return_types(
        cls, operands: Sequence[Value], properties: dict[str, Attribute], regions: Sequence[Region]
    ) -> list[Type]:
        source = operands[0].type
        assert isinstance(source, RankedTensorType)
        return [
            shapes.collapsed_tensor_type(source, groups_of(given(properties, CollapseShapeOp.reassociation, ArrayAttr)))
        ]


@operation("tensor.pad", traits=[AttrSizedOperandSegments, Pure, SingleBlockImplicitTerminator("tensor.yield")])
class PadOp(Operation):
    """The tensor with more elements before and after each dim, which a region computes.

    `nofold` keeps it where it adds none.
    """

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
    result_names = named_result("padded")

    @decided_by_fields
    def verify(self) -> None:
        verification.verify_pad(self)

    def verify_regions(self) -> None:
        verification.verify_pad_body(self)

    @classmethod
    def infer_return_types(
        cls, operands: Sequence[Value], properties: Mapping[str, Attribute], regions: Sequence[Region]
    ) -> list[Type]:
        source = operands[0].type
        assert isinstance(source, RankedTensorType)
        low = given(properties, cls.static_low, DenseArrayAttr).values
        type = shapes.padded_type(source, low, given(properties, cls.static_high, DenseArrayAttr).values)
        assert type is not None
        return [type]


@operation("tensor.parallel_insert_slice", traits=[AttrSizedOperandSegments])
class ParallelInsertSliceOp(Operation):
    """Inside `in_parallel`: inserts a tensor into a part of a shared one."""

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

    def verify(self) -> None:
        verification.verify_parallel_insert_slice(self)


@operation("tensor.scatter", traits=[Pure])
class ScatterOp(Operation):
    """Replaces the slices at the given coordinates."""

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
    result_names = named_result("scatter")

    def verify(self) -> None:
        verification.verify_scatter(self)


@operation(
    "tensor.splat",
    traits=[Pure, TypesMatchWith("aggregate", "input", element_type, "operand type matches element type of result")],
)
class SplatOp(Operation):
    """A tensor with all elements equal."""

    input = operand(AnyType)
    dynamic_sizes = variadic_operand(Index)
    aggregate = result(AnyRankedTensor)
    assembly_format = "$input (`[` $dynamic_sizes^ `]`)? attr-dict `:` type($aggregate)"
    result_names = named_result("splat")

    @decided_by_fields
    def verify(self) -> None:
        verification.verify_dynamic_sizes(self.aggregate.type, self.dynamic_sizes)


@operation("tensor.yield", traits=[Pure, ReturnLike, HasParent("tensor.generate", "tensor.pad")])
class YieldOp(Operation):
    """Ends the region of `tensor.generate` or `tensor.pad` with an element."""

    value = operand(AnyType)
    assembly_format = "$value attr-dict `:` type($value)"
