"""Operations of the vector dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.define import (
    Operation,
    operand,
    operation,
    optional_operand,
    optional_result,
    prop,
    region,
    result,
    variadic_operand,
    variadic_result,
)
from lamina.define.constraints import (
    I1,
    AffineMapAttr,
    AnyFixedVectorOfAnyRank,
    AnyFloat,
    AnyInteger,
    AnyMemRef,
    AnyRankedTensor,
    AnyShaped,
    AnyType,
    AnyTypeOf,
    AnyVectorOfAnyRank,
    AnyVectorOfNonZeroRank,
    ArrayAttr,
    BoolArrayAttr,
    BoolAttr,
    DenseI64ArrayAttr,
    FixedVectorOfNonZeroRankOf,
    I64ArrayAttr,
    I64Attr,
    Index,
    IntValidAlignment,
    ScalableVectorOfRank,
    SizedRegion,
    StaticShapeMemRefOf,
    TensorOrMemRef,
    TypedStringAttr,
    VectorOfAnyRankOf,
    VectorOfNonZeroRankOf,
    VectorOfRank,
    VectorOfRankAndType,
)
from lamina.define.type_relations import (
    AllElementTypesMatch,
    AllRanksMatch,
    AllTypesMatch,
    OptionalTypesMatchWith,
    ShapedTypeMatchesElementCountAndTypes,
    TypesMatchWith,
    same_type,
)
from lamina.dialects.arith.attributes import FastMathFlagsAttr
from lamina.dialects.arith.traits import ELEMENTWISE_MAPPABLE
from lamina.dialects.vector import memory_verification, verification
from lamina.dialects.vector.attributes import CombiningKindAttr, PrintPunctuationAttr
from lamina.dialects.vector.constraints import (
    Vector_IteratorTypeArrayAttr,
    double_trailing_dimension,
    first_operands_have_same_element_type,
    half_trailing_dimension,
    position_is_multiple_of_result,
    position_is_multiple_of_source,
    result_element_type_matches,
    source_has_even_trailing_dimension,
    string_is_printed_alone,
)
from lamina.ir.attribute import Type
from lamina.ir.traits import (
    AttrSizedOperandSegments,
    InferTypeOpAdaptor,
    NoRegionArguments,
    PredOpTrait,
    Pure,
    RecursiveMemoryEffects,
    ReturnLike,
    SingleBlockImplicitTerminator,
)
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.ir.attributes import DenseArrayAttr


@operation(
    "vector.contract",
    traits=[
        Pure,
        PredOpTrait("lhs and rhs have same element type", first_operands_have_same_element_type),
        PredOpTrait("third operand acc and result have same element type", result_element_type_matches(2)),
    ],
)
class ContractionOp(Operation):
    """A contraction as `linalg.contract` on vectors.

    Products of elements, reduced along the reduction dims and added to an accumulator.
    """

    lhs = operand(AnyVectorOfNonZeroRank)
    rhs = operand(AnyVectorOfNonZeroRank)
    acc = operand(AnyType)
    indexing_maps = prop(ArrayAttr, name="indexing_maps")
    iterator_types = prop(Vector_IteratorTypeArrayAttr, name="iterator_types")
    kind = prop(CombiningKindAttr, default="#vector.kind<add>")
    result = result(AnyType, name="")
    verify = verification.verify_contract


@operation(
    "vector.reduction",
    traits=[
        Pure,
        PredOpTrait("source operand and result have same element type", result_element_type_matches(0)),
        OptionalTypesMatchWith("dest", "acc", same_type, "dest and acc have the same type"),
    ],
)
class ReductionOp(Operation):
    """Reduces a one-dimensional vector to a scalar, starting from an accumulator if there is one."""

    kind = prop(CombiningKindAttr)
    vector = operand(AnyVectorOfAnyRank)
    acc = optional_operand(AnyType)
    fastmath = prop(FastMathFlagsAttr, default="#arith.fastmath<none>")
    dest = result(AnyType)
    assembly_format = """
        $kind `,` $vector (`,` $acc^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($vector) `into`
        type($dest)
    """
    verify = verification.verify_reduction


@operation(
    "vector.multi_reduction",
    traits=[
        Pure,
        AllTypesMatch("dest", "acc"),
        PredOpTrait("source operand and result have same element type", result_element_type_matches(0)),
    ],
)
class MultiDimReductionOp(Operation):
    """Reduces some dims by a kind of combination, starting from an accumulator."""

    kind = prop(CombiningKindAttr)
    source = operand(AnyVectorOfNonZeroRank)
    acc = operand(AnyType)
    reduction_dims = prop(DenseI64ArrayAttr, name="reduction_dims")
    dest = result(AnyType)
    assembly_format = "$kind `,` $source `,` $acc attr-dict $reduction_dims `:` type($source) `to` type($dest)"
    verify = verification.verify_multi_reduction


@operation(
    "vector.broadcast",
    traits=[Pure, PredOpTrait("source operand and result have same element type", result_element_type_matches(0))],
)
class BroadcastOp(Operation):
    """A scalar or a smaller vector, repeated along new leading dims and dims of size one."""

    source = operand(AnyType)
    vector = result(AnyVectorOfAnyRank)
    assembly_format = "$source attr-dict `:` type($source) `to` type($vector)"
    verify = verification.verify_broadcast


@operation(
    "vector.shuffle",
    traits=[
        Pure,
        PredOpTrait("first operand v1 and result have same element type", result_element_type_matches(0)),
        PredOpTrait("second operand v2 and result have same element type", result_element_type_matches(1)),
        InferTypeOpAdaptor,
    ],
)
class ShuffleOp(Operation):
    """Elements of two vectors, chosen along the leading dim by a constant list; -1 is poison."""

    v1 = operand(AnyFixedVectorOfAnyRank)
    v2 = operand(AnyFixedVectorOfAnyRank)
    mask = prop(DenseI64ArrayAttr)
    vector = result(AnyVectorOfNonZeroRank)
    assembly_format = "operands $mask attr-dict `:` type(operands)"
    verify = verification.verify_shuffle

    @classmethod
    def infer_return_types(
        cls, operands: list[Value], properties: dict[str, DenseArrayAttr], regions: list[Any]
    ) -> list[Type]:
        return verification.infer_shuffle(operands, properties)


@operation(
    "vector.interleave",
    traits=[
        Pure,
        AllTypesMatch("lhs", "rhs"),
        TypesMatchWith(
            "lhs", "result", double_trailing_dimension, "type of 'result' is double the width of the inputs"
        ),
    ],
)
class InterleaveOp(Operation):
    """Elements of two vectors in turns along the last dim."""

    lhs = operand(AnyVectorOfAnyRank)
    rhs = operand(AnyVectorOfAnyRank)
    result = result(AnyVectorOfNonZeroRank)
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)"


@operation(
    "vector.deinterleave",
    traits=[
        Pure,
        PredOpTrait(
            "the trailing dimension of the source vector has an even number of elements",
            source_has_even_trailing_dimension,
        ),
        TypesMatchWith(
            "source",
            "res1",
            half_trailing_dimension,
            "the trailing dimension of the results is half the width of source trailing dimension",
        ),
        AllTypesMatch("res1", "res2"),
    ],
)
class DeinterleaveOp(Operation):
    """The even and the odd elements along the last dim."""

    source = operand(AnyVectorOfNonZeroRank)
    res1 = result(AnyVectorOfNonZeroRank)
    res2 = result(AnyVectorOfNonZeroRank)
    assembly_format = "$source attr-dict `:` type($source) `->` type($res1)"


@operation(
    "vector.extract",
    traits=[
        Pure,
        PredOpTrait("operand and result have same element type", result_element_type_matches(0)),
        InferTypeOpAdaptor,
    ],
)
class ExtractOp(Operation):
    """An element or a smaller vector at a position of the leading dims."""

    source = operand(AnyVectorOfAnyRank)
    dynamic_position = variadic_operand(Index, name="dynamic_position")
    static_position = prop(DenseI64ArrayAttr, name="static_position")
    result = result(AnyType)
    assembly_format = """
        $source `` custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict `:` type($result)
        `from` type($source)
    """
    verify = verification.verify_extract

    @classmethod
    def infer_return_types(
        cls, operands: list[Value], properties: dict[str, DenseArrayAttr], regions: list[Any]
    ) -> list[Type]:
        return verification.infer_extract(operands, properties)


@operation("vector.fma", traits=[Pure, AllTypesMatch("lhs", "rhs", "acc", "result"), *ELEMENTWISE_MAPPABLE])
class FMAOp(Operation):
    """a * b + c element by element, rounded once."""

    lhs = operand(VectorOfAnyRankOf([AnyFloat]))
    rhs = operand(VectorOfAnyRankOf([AnyFloat]))
    acc = operand(VectorOfAnyRankOf([AnyFloat]))
    result = result(VectorOfAnyRankOf([AnyFloat]))
    assembly_format = "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)"


@operation(
    "vector.to_elements", traits=[InferTypeOpAdaptor, Pure, ShapedTypeMatchesElementCountAndTypes("source", "elements")]
)
class ToElementsOp(Operation):
    """The elements as scalars, in row-major order."""

    source = operand(AnyVectorOfAnyRank)
    elements = variadic_result(AnyType)
    assembly_format = "$source attr-dict `:` type($source)"


@operation("vector.from_elements", traits=[Pure, ShapedTypeMatchesElementCountAndTypes("dest", "elements")])
class FromElementsOp(Operation):
    """Builds a vector from scalars, in row-major order."""

    elements = variadic_operand(AnyType)
    dest = result(AnyFixedVectorOfAnyRank)
    assembly_format = "$elements attr-dict `:` type($dest)"


@operation(
    "vector.insert",
    traits=[
        Pure,
        PredOpTrait("source operand and result have same element type", result_element_type_matches(0)),
        AllTypesMatch("dest", "result"),
    ],
)
class InsertOp(Operation):
    """The vector with an element or a smaller vector replaced at a position of the leading dims."""

    value_to_store = operand(AnyType)
    dest = operand(AnyVectorOfAnyRank)
    dynamic_position = variadic_operand(Index, name="dynamic_position")
    static_position = prop(DenseI64ArrayAttr, name="static_position")
    result = result(AnyVectorOfAnyRank)
    assembly_format = """
        $value_to_store `,` $dest custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict `:`
        type($value_to_store) `into` type($dest)
    """
    verify = verification.verify_insert


@operation(
    "vector.scalable.insert",
    traits=[
        Pure,
        AllElementTypesMatch("value_to_store", "dest"),
        AllTypesMatch("dest", "result"),
        PredOpTrait("position is a multiple of the source length.", position_is_multiple_of_source),
    ],
)
class ScalableInsertOp(Operation):
    """The scalable vector with a fixed-length part replaced."""

    value_to_store = operand(VectorOfRank([1]))
    dest = operand(ScalableVectorOfRank([1]))
    pos = prop(I64Attr)
    result = result(ScalableVectorOfRank([1]))
    assembly_format = "$value_to_store `,` $dest `[` $pos `]` attr-dict `:` type($value_to_store) `into` type($dest)"


@operation(
    "vector.scalable.extract",
    traits=[
        Pure,
        AllElementTypesMatch("source", "result"),
        PredOpTrait("position is a multiple of the result length.", position_is_multiple_of_result),
    ],
)
class ScalableExtractOp(Operation):
    """A fixed-length part of a scalable vector."""

    source = operand(ScalableVectorOfRank([1]))
    pos = prop(I64Attr)
    result = result(VectorOfRank([1]))
    assembly_format = "$source `[` $pos `]` attr-dict `:` type($result) `from` type($source)"


@operation(
    "vector.insert_strided_slice",
    traits=[
        Pure,
        PredOpTrait("operand #0 and result have same element type", result_element_type_matches(0)),
        AllTypesMatch("dest", "result"),
    ],
)
class InsertStridedSliceOp(Operation):
    """The vector with a part replaced: offsets and strides for the dims."""

    value_to_store = operand(AnyVectorOfNonZeroRank)
    dest = operand(AnyVectorOfNonZeroRank)
    offsets = prop(I64ArrayAttr)
    strides = prop(I64ArrayAttr)
    result = result(AnyVectorOfNonZeroRank)
    assembly_format = "$value_to_store `,` $dest attr-dict `:` type($value_to_store) `into` type($dest)"
    verify = verification.verify_insert_strided_slice


@operation(
    "vector.outerproduct",
    traits=[
        Pure,
        PredOpTrait("lhs operand and result have same element type", result_element_type_matches(0)),
        PredOpTrait("rhs operand and result have same element type", result_element_type_matches(1)),
    ],
)
class OuterProductOp(Operation):
    """All products of the elements of two vectors, combined with an accumulator."""

    lhs = operand(AnyVectorOfNonZeroRank)
    rhs = operand(AnyType)
    acc = optional_operand(AnyVectorOfNonZeroRank)
    kind = prop(CombiningKindAttr, default="#vector.kind<add>")
    result = result(AnyVectorOfNonZeroRank, name="")
    verify = verification.verify_outerproduct


@operation(
    "vector.extract_strided_slice",
    traits=[Pure, PredOpTrait("operand and result have same element type", result_element_type_matches(0))],
)
class ExtractStridedSliceOp(Operation):
    """A part: offsets, sizes and strides for the leading dims."""

    source = operand(AnyVectorOfNonZeroRank)
    offsets = prop(I64ArrayAttr)
    sizes = prop(I64ArrayAttr)
    strides = prop(I64ArrayAttr)
    result = result(AnyVectorOfNonZeroRank, name="")
    assembly_format = "$source attr-dict `:` type($source) `to` type(results)"
    verify = verification.verify_extract_strided_slice


@operation("vector.transfer_read", traits=[AttrSizedOperandSegments])
class TransferReadOp(Operation):
    """Reads a vector from a memref or tensor through a permutation map.

    Elements out of bounds or masked get the padding.
    """

    base = operand(AnyShaped)
    indices = variadic_operand(Index)
    permutation_map = prop(AffineMapAttr, name="permutation_map")
    padding = operand(AnyType)
    mask = optional_operand(VectorOfNonZeroRankOf([I1]))
    in_bounds = prop(BoolArrayAttr, name="in_bounds")
    vector = result(AnyVectorOfAnyRank)
    verify = memory_verification.verify_transfer_read


@operation("vector.transfer_write", traits=[AttrSizedOperandSegments])
class TransferWriteOp(Operation):
    """Writes a vector to a memref or tensor through a permutation map.

    Elements out of bounds or masked are left out.
    """

    value_to_store = operand(AnyVectorOfAnyRank)
    base = operand(AnyShaped)
    indices = variadic_operand(Index)
    permutation_map = prop(AffineMapAttr, name="permutation_map")
    mask = optional_operand(VectorOfNonZeroRankOf([I1]))
    in_bounds = prop(BoolArrayAttr, name="in_bounds")
    result = optional_result(AnyRankedTensor)
    verify = memory_verification.verify_transfer_write


@operation("vector.load")
class LoadOp(Operation):
    """Reads contiguous elements; all have to be in bounds."""

    base = operand(AnyMemRef, effects=["read"])
    indices = variadic_operand(Index)
    nontemporal = prop(BoolAttr, default="false", optional=True)
    alignment = prop(IntValidAlignment(I64Attr), optional=True)
    result = result(AnyVectorOfAnyRank)
    assembly_format = "$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)"
    verify = memory_verification.verify_load


@operation("vector.store")
class StoreOp(Operation):
    """Writes contiguous elements; all have to be in bounds."""

    value_to_store = operand(AnyVectorOfAnyRank)
    base = operand(AnyMemRef, effects=["write"])
    indices = variadic_operand(Index)
    nontemporal = prop(BoolAttr, default="false", optional=True)
    alignment = prop(IntValidAlignment(I64Attr), optional=True)
    assembly_format = "$value_to_store `,` $base `[` $indices `]` attr-dict `:` type($base) `,` type($value_to_store)"
    verify = memory_verification.verify_store


@operation("vector.maskedload")
class MaskedLoadOp(Operation):
    """Reads the contiguous elements selected by the mask; the others take the pass-through value."""

    base = operand(AnyMemRef, effects=["read"])
    indices = variadic_operand(Index)
    mask = operand(VectorOfNonZeroRankOf([I1]))
    pass_thru = operand(AnyVectorOfNonZeroRank, name="pass_thru")
    alignment = prop(IntValidAlignment(I64Attr), optional=True)
    result = result(AnyVectorOfNonZeroRank)
    assembly_format = """
        $base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,`
        type($pass_thru) `into` type($result)
    """
    verify = memory_verification.verify_masked_load


@operation("vector.maskedstore")
class MaskedStoreOp(Operation):
    """Writes the contiguous elements that a mask selects."""

    base = operand(AnyMemRef, effects=["write"])
    indices = variadic_operand(Index)
    mask = operand(VectorOfNonZeroRankOf([I1]))
    value_to_store = operand(AnyVectorOfNonZeroRank)
    alignment = prop(IntValidAlignment(I64Attr), optional=True)
    assembly_format = """
        $base `[` $indices `]` `,` $mask `,` $value_to_store attr-dict `:` type($base) `,` type($mask) `,`
        type($value_to_store)
    """
    verify = memory_verification.verify_masked_store


@operation("vector.gather")
class GatherOp(Operation):
    """Reads the elements at an index plus a vector of offsets, where a mask is set."""

    base = operand(TensorOrMemRef([AnyType]), effects=["read"])
    offsets = variadic_operand(Index)
    indices = operand(VectorOfNonZeroRankOf([AnyInteger, Index]))
    mask = operand(VectorOfNonZeroRankOf([I1]))
    pass_thru = operand(AnyVectorOfNonZeroRank, name="pass_thru")
    alignment = prop(IntValidAlignment(I64Attr), optional=True)
    result = result(AnyVectorOfNonZeroRank)
    assembly_format = """
        $base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,`
        type($indices) `,` type($mask) `,` type($pass_thru) `into` type($result)
    """
    verify = memory_verification.verify_gather


@operation("vector.scatter")
class ScatterOp(Operation):
    """Writes elements to an index plus a vector of offsets, where a mask is set, in order."""

    base = operand(TensorOrMemRef([AnyType]), effects=["write"])
    offsets = variadic_operand(Index)
    indices = operand(VectorOfNonZeroRankOf([AnyInteger, Index]))
    mask = operand(VectorOfNonZeroRankOf([I1]))
    value_to_store = operand(AnyVectorOfNonZeroRank)
    alignment = prop(IntValidAlignment(I64Attr), optional=True)
    result = optional_result(AnyRankedTensor)
    assembly_format = """
        $base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $value_to_store attr-dict `:` type($base) `,`
        type($indices) `,` type($mask) `,` type($value_to_store) (`->` type($result)^)?
    """
    verify = memory_verification.verify_scatter


@operation("vector.expandload")
class ExpandLoadOp(Operation):
    """Reads elements next to each other into the places that a mask selects."""

    base = operand(AnyMemRef, effects=["read"])
    indices = variadic_operand(Index)
    mask = operand(FixedVectorOfNonZeroRankOf([I1]))
    pass_thru = operand(AnyVectorOfNonZeroRank, name="pass_thru")
    alignment = prop(IntValidAlignment(I64Attr), optional=True)
    result = result(AnyVectorOfNonZeroRank)
    assembly_format = """
        $base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,`
        type($pass_thru) `into` type($result)
    """
    verify = memory_verification.verify_expand_load


@operation("vector.compressstore")
class CompressStoreOp(Operation):
    """Writes the elements that a mask selects next to each other."""

    base = operand(AnyMemRef, effects=["write"])
    indices = variadic_operand(Index)
    mask = operand(FixedVectorOfNonZeroRankOf([I1]))
    value_to_store = operand(AnyVectorOfNonZeroRank)
    alignment = prop(IntValidAlignment(I64Attr), optional=True)
    assembly_format = """
        $base `[` $indices `]` `,` $mask `,` $value_to_store attr-dict `:` type($base) `,` type($mask) `,`
        type($value_to_store)
    """
    verify = memory_verification.verify_compress_store


@operation("vector.shape_cast", traits=[Pure])
class ShapeCastOp(Operation):
    """The same elements, in row-major order, in another shape."""

    source = operand(AnyVectorOfAnyRank)
    result = result(AnyVectorOfAnyRank)
    assembly_format = "$source attr-dict `:` type($source) `to` type($result)"
    verify = verification.verify_shape_cast


@operation("vector.bitcast", traits=[Pure, AllRanksMatch("source", "result")])
class BitCastOp(Operation):
    """The same bits with elements of another width along the last dim."""

    source = operand(AnyVectorOfAnyRank)
    result = result(AnyVectorOfAnyRank)
    assembly_format = "$source attr-dict `:` type($source) `to` type($result)"
    verify = verification.verify_bitcast


@operation("vector.type_cast", traits=[Pure])
class TypeCastOp(Operation):
    """A memref of scalars as a memref of one vector."""

    memref = operand(StaticShapeMemRefOf([AnyType]))
    result = result(AnyMemRef)
    assembly_format = "$memref attr-dict `:` type($memref) `to` type($result)"
    verify = verification.verify_type_cast


@operation("vector.constant_mask", traits=[Pure])
class ConstantMaskOp(Operation):
    """A mask that is set below a constant bound in each dim."""

    mask_dim_sizes = prop(DenseI64ArrayAttr, name="mask_dim_sizes")
    result = result(VectorOfAnyRankOf([I1]), name="")
    assembly_format = "$mask_dim_sizes attr-dict `:` type(results)"
    verify = verification.verify_constant_mask


@operation("vector.create_mask", traits=[Pure])
class CreateMaskOp(Operation):
    """A mask that is set below a bound in each dim."""

    operands_ = variadic_operand(Index, name="operands")
    result = result(VectorOfAnyRankOf([I1]), name="")
    assembly_format = "$operands_ attr-dict `:` type(results)"
    verify = verification.verify_create_mask


@operation(
    "vector.mask", traits=[SingleBlockImplicitTerminator("vector.yield"), RecursiveMemoryEffects, NoRegionArguments]
)
class MaskOp(Operation):
    """Runs the operation in its region for the lanes selected by the mask; the others take the pass-through value."""

    mask = operand(VectorOfNonZeroRankOf([I1]))
    passthru = optional_operand(AnyType)
    results_ = variadic_result(AnyType, name="results")
    mask_region = region(SizedRegion(1))
    verify = verification.verify_mask


@operation(
    "vector.transpose",
    traits=[Pure, PredOpTrait("operand and result have same element type", result_element_type_matches(0))],
)
class TransposeOp(Operation):
    """The vector with its dims in another order."""

    vector = operand(AnyVectorOfAnyRank)
    permutation = prop(DenseI64ArrayAttr)
    result = result(AnyVectorOfAnyRank)
    assembly_format = "$vector `,` $permutation attr-dict `:` type($vector) `to` type($result)"
    verify = verification.verify_transpose


@operation(
    "vector.print",
    traits=[PredOpTrait("`source` or `punctuation` are not set when printing strings", string_is_printed_alone)],
)
class PrintOp(Operation):
    """Prints a value or a text, for tests."""

    source = optional_operand(AnyTypeOf([AnyVectorOfAnyRank, AnyInteger, Index, AnyFloat], ""))
    punctuation = prop(PrintPunctuationAttr, default="#vector.punctuation<newline>")
    string_literal = prop(TypedStringAttr, optional=True)
    assembly_format = """
        ($source^ `:` type($source))? oilist( `str` $string_literal | `punctuation` $punctuation) attr-dict
    """


@operation("vector.vscale", traits=[Pure])
class VectorScaleOp(Operation):
    """The runtime multiple by which scalable vectors exceed their static size."""

    res = result(Index)
    assembly_format = "attr-dict"

    def result_names(self) -> list[tuple[Value, str]]:
        return [(self.results[0], "vscale")]


@operation(
    "vector.scan", traits=[Pure, AllTypesMatch("source", "dest"), AllTypesMatch("initial_value", "accumulated_value")]
)
class ScanOp(Operation):
    """Partial reductions along a dim, with or without the element itself."""

    kind = prop(CombiningKindAttr)
    source = operand(AnyVectorOfNonZeroRank)
    initial_value = operand(AnyVectorOfAnyRank, name="initial_value")
    reduction_dim = prop(I64Attr, name="reduction_dim")
    inclusive = prop(BoolAttr)
    dest = result(AnyVectorOfNonZeroRank)
    accumulated_value = result(AnyVectorOfAnyRank, name="accumulated_value")
    assembly_format = "$kind `,` $source `,` $initial_value attr-dict `:` type($source) `,` type($initial_value)"
    verify = verification.verify_scan


@operation("vector.step", traits=[Pure])
class StepOp(Operation):
    """The vector 0, 1, 2, ..."""

    result = result(VectorOfRankAndType([1], [Index]))
    assembly_format = "attr-dict `:` type($result)"


@operation("vector.yield", traits=[Pure, ReturnLike])
class YieldOp(Operation):
    """Ends the region of `vector.mask` with its results."""

    operands_ = variadic_operand(AnyType, name="operands")
    assembly_format = "attr-dict ($operands_^ `:` type($operands_))?"
