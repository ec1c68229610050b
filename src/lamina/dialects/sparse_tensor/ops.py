"""Operations of the sparse_tensor dialect on whole tensors and their arrays."""

from __future__ import annotations

from collections.abc import Sequence

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
    I1,
    AffineMapAttr,
    AnyIntegerOrIndex,
    AnyNon0RankedMemRef,
    AnyRankedTensor,
    AnyStridedMemRefOfRank,
    AnyTensor,
    AnyType,
    Index,
    IndexAttr,
    RankedTensorOf,
    UnitAttr,
)
from lamina.define.properties import property_name
from lamina.define.type_relations import AllTypesMatch, TypesMatchWith, element_type
from lamina.dialects.sparse_tensor import inference, verification
from lamina.dialects.sparse_tensor.attributes import SparseTensorEncodingAttr
from lamina.dialects.sparse_tensor.constraints import (
    AnySparseTensor,
    AnySparseTensorSlice,
    DimensionAttr,
    LevelAttr,
    LevelTensor,
    ScalarLike,
    vector_memref,
)
from lamina.dialects.sparse_tensor.enums import CrdTransDirectionAttr, SortKindAttr
from lamina.ir.attribute import Attribute, Type
from lamina.ir.region import Region
from lamina.ir.traits import Pure, SameOperandsAndResultType, SameVariadicResultSize
from lamina.ir.value import Value

_CONVERT = "$source attr-dict `:` type($source) `to` type($dest)"
_FIELD = "$tensor attr-dict `:` type($tensor) `to` type($result)"
_Strided = AnyStridedMemRefOfRank(1)
_Flags = vector_memref(I1, "1-bit signless integer")
_Indices = vector_memref(Index, "index")
_Anything = vector_memref(AnyType, "any type")


# ---- Tensors


@operation("sparse_tensor.new", traits=[Pure])
class NewOp(Operation):
    """A tensor read from a source, such as a file."""

    source = operand(AnyType)
    result = result(AnySparseTensor)
    assembly_format = "$source attr-dict `:` type($source) `to` type($result)"


@operation("sparse_tensor.out")
class OutOp(Operation):
    tensor = operand(AnySparseTensor)
    dest = operand(AnyType)
    assembly_format = "$tensor `,` $dest attr-dict `:` type($tensor) `,` type($dest)"


@operation("sparse_tensor.print")
class PrintOp(Operation):
    tensor = operand(AnySparseTensor)
    assembly_format = "$tensor attr-dict `:` type($tensor)"


@operation("sparse_tensor.has_runtime_library")
class HasRuntimeLibraryOp(Operation):
    result = result(I1)
    assembly_format = "attr-dict"


@operation("sparse_tensor.assemble", traits=[Pure])
class AssembleOp(Operation):
    """A tensor of the arrays of its levels and of its values."""

    levels = variadic_operand(LevelTensor)
    values = operand(RankedTensorOf([AnyType]))
    result = result(AnySparseTensor)
    assembly_format = """
        ` ` `(` $levels `)` `,` $values attr-dict `:` `(` type($levels) `)` `,` type($values) `to` type($result)
    """

    def verify(self) -> None:
        verification.verify_fields(self.result.type, self.values.type, [level.type for level in self.levels], True)


@operation("sparse_tensor.disassemble", traits=[Pure, SameVariadicResultSize])
class DisassembleOp(Operation):
    """Copies a tensor's arrays to given ones."""

    tensor = operand(AnySparseTensor)
    out_levels = variadic_operand(LevelTensor, name="out_levels")
    out_values = operand(RankedTensorOf([AnyType]), name="out_values")
    ret_levels = variadic_result(LevelTensor, name="ret_levels")
    ret_values = result(RankedTensorOf([AnyType]), name="ret_values")
    lvl_lens = variadic_result(ScalarLike, name="lvl_lens")
    val_len = result(ScalarLike, name="val_len")
    assembly_format = """
        $tensor attr-dict `:` type($tensor)
        `out_lvls` `(` $out_levels `:` type($out_levels) `)`
        `out_vals` `(` $out_values `:` type($out_values) `)` `->`
        `(` type($ret_levels) `)` `,` type($ret_values) `,`
        `(` type($lvl_lens) `)` `,` type($val_len)
    """

    def verify(self) -> None:
        verification.verify_disassemble(self)


@operation("sparse_tensor.convert", traits=[Pure])
class ConvertOp(Operation):
    source = operand(AnyRankedTensor)
    dest = result(AnyRankedTensor)
    assembly_format = _CONVERT

    def verify(self) -> None:
        verification.verify_convert(self.source.type, self.dest.type)


@operation("sparse_tensor.reinterpret_map")
class ReinterpretMapOp(Operation):
    """The same arrays under other maps between dimensions and levels."""

    source = operand(AnySparseTensor)
    dest = result(AnySparseTensor)
    assembly_format = _CONVERT

    def verify(self) -> None:
        verification.verify_reinterpret_map(self.source.type, self.dest.type)


@operation("sparse_tensor.concatenate", traits=[Pure])
class ConcatenateOp(Operation):
    inputs = variadic_operand(AnyRankedTensor)
    dimension = prop(DimensionAttr)
    result = result(AnyRankedTensor)
    assembly_format = "$inputs attr-dict `:` type($inputs) `to` type($result)"

    def verify(self) -> None:
        verification.verify_concatenate([value.type for value in self.inputs], self.result.type, self.dimension)


@operation("sparse_tensor.load", traits=[SameOperandsAndResultType])
class LoadOp(Operation):
    tensor = operand(AnySparseTensor)
    has_inserts = prop(UnitAttr, optional=True)
    result = result(AnyTensor)
    assembly_format = "$tensor (`hasInserts` $has_inserts^)? attr-dict `:` type($tensor)"


@operation("sparse_tensor.reorder_coo", traits=[Pure])
class ReorderCOOOp(Operation):
    input_coo = operand(AnySparseTensor, name="input_coo")
    algorithm = prop(SortKindAttr)
    result_coo = result(AnySparseTensor, name="result_coo")
    assembly_format = "$algorithm $input_coo attr-dict `:` type($input_coo) `to` type($result_coo)"

    def verify(self) -> None:
        verification.verify_reorder(self.input_coo.type, self.result_coo.type)


# ---- Arrays of a tensor


@operation("sparse_tensor.positions", traits=[Pure])
class ToPositionsOp(Operation):
    tensor = operand(AnySparseTensor)
    level = prop(LevelAttr)
    result = result(AnyNon0RankedMemRef)
    assembly_format = _FIELD

    infer_return_types = inference.from_tensor(inference.positions)

    def verify(self) -> None:
        verification.verify_array(self, "positions", self.level)
        verification.verify_inferred(self)


@operation("sparse_tensor.coordinates", traits=[Pure])
class ToCoordinatesOp(Operation):
    tensor = operand(AnySparseTensor)
    level = prop(LevelAttr)
    result = result(AnyNon0RankedMemRef)
    assembly_format = _FIELD

    @classmethod
    def infer_return_types(
        cls, operands: Sequence[Value], properties: dict[str, Attribute], regions: Sequence[Region]
    ) -> list[Type]:
        return [inference.coordinates(operands[0].type, properties.get(property_name(cls.level)))]

    def verify(self) -> None:
        verification.verify_array(self, "coordinates", self.level)
        verification.verify_inferred(self)


@operation("sparse_tensor.coordinates_buffer", traits=[Pure])
class ToCoordinatesBufferOp(Operation):
    tensor = operand(AnySparseTensor)
    result = result(AnyNon0RankedMemRef)
    assembly_format = _FIELD

    infer_return_types = inference.from_tensor(inference.coordinates_buffer)

    def verify(self) -> None:
        verification.verify_coordinates_buffer(self.tensor.type)
        verification.verify_inferred(self)


@operation("sparse_tensor.values", traits=[Pure])
class ToValuesOp(Operation):
    tensor = operand(AnySparseTensor)
    result = result(AnyNon0RankedMemRef)
    assembly_format = _FIELD

    infer_return_types = inference.from_tensor(inference.values)

    def verify(self) -> None:
        verification.verify_values(self.tensor.type, self.result.type)
        verification.verify_inferred(self)


@operation("sparse_tensor.number_of_entries", traits=[Pure])
class NumberOfEntriesOp(Operation):
    tensor = operand(AnySparseTensor)
    result = result(Index)
    assembly_format = "$tensor attr-dict `:` type($tensor)"


@operation("sparse_tensor.slice.offset", traits=[Pure])
class ToSliceOffsetOp(Operation):
    slice = operand(AnySparseTensorSlice)
    dim = prop(IndexAttr)
    offset = result(Index)
    assembly_format = "$slice `at` $dim attr-dict `:` type($slice)"

    def verify(self) -> None:
        verification.verify_dimension(self.slice.type, self.dim)


@operation("sparse_tensor.slice.stride", traits=[Pure])
class ToSliceStrideOp(Operation):
    slice = operand(AnySparseTensorSlice)
    dim = prop(IndexAttr)
    stride = result(Index)
    assembly_format = "$slice `at` $dim attr-dict `:` type($slice)"

    def verify(self) -> None:
        verification.verify_dimension(self.slice.type, self.dim)


@operation("sparse_tensor.lvl")
class LvlOp(Operation):
    """The size of a level."""

    source = operand(AnySparseTensor)
    index = operand(Index)
    result = result(Index)
    assembly_format = "attr-dict $source `,` $index `:` type($source)"

    def verify(self) -> None:
        verification.verify_level(self.source.type, self.index)


@operation("sparse_tensor.crd_translate", traits=[Pure])
class CrdTranslateOp(Operation):
    """Coordinates of dimensions as those of levels, or back."""

    in_crds = variadic_operand(Index, name="in_crds")
    direction = prop(CrdTransDirectionAttr)
    encoder = prop(SparseTensorEncodingAttr)
    out_crds = variadic_result(Index, name="out_crds")
    assembly_format = "$direction `[` $in_crds `]` `as` $encoder attr-dict `:` type($out_crds)"

    def verify(self) -> None:
        verification.verify_translation(self)


# ---- Buffers of code that works on tensors


@operation(
    "sparse_tensor.push_back",
    traits=[
        TypesMatchWith("in_buffer", "value", element_type, "value type matches element type of inBuffer"),
        AllTypesMatch("in_buffer", "out_buffer"),
    ],
)
class PushBackOp(Operation):
    """The buffer with one more value, or `n` times the value."""

    cur_size = operand(Index)
    in_buffer = operand(_Anything)
    value = operand(AnyType)
    n = optional_operand(Index)
    inbounds = prop(UnitAttr, optional=True)
    out_buffer = result(_Anything)
    new_size = result(Index)
    assembly_format = """
        (`inbounds` $inbounds^)? $cur_size `,` $in_buffer `,` $value (`,` $n^)? attr-dict `:`
        type($cur_size) `,` type($in_buffer) `,` type($value) (`,` type($n)^)?
    """

    def verify(self) -> None:
        verification.verify_push_back(self.n)


@operation("sparse_tensor.expand")
class ExpandOp(Operation):
    tensor = operand(AnySparseTensor)
    values = result(_Strided)
    filled = result(_Flags)
    added = result(_Indices)
    count = result(Index)
    assembly_format = "$tensor attr-dict `:` type($tensor) `to` type($values) `,` type($filled) `,` type($added)"


@operation("sparse_tensor.compress", traits=[AllTypesMatch("tensor", "result")])
class CompressOp(Operation):
    values = operand(_Strided)
    filled = operand(_Flags)
    added = operand(_Indices)
    count = operand(Index)
    tensor = operand(AnySparseTensor)
    lvl_coords = variadic_operand(Index)
    result = result(AnySparseTensor)
    assembly_format = """
        $values `,` $filled `,` $added `,` $count `into` $tensor `[` $lvl_coords `]` attr-dict
        `:` type($values) `,` type($filled) `,` type($added) `,` type($tensor)
    """

    def verify(self) -> None:
        verification.verify_compress(self.tensor.type, len(self.lvl_coords))


@operation("sparse_tensor.sort")
class SortOp(Operation):
    """Sorts arrays by the keys in the first one."""

    n = operand(Index)
    xy = operand(vector_memref(AnyIntegerOrIndex, "integer or index"))
    ys = variadic_operand(_Anything)
    perm_map = prop(AffineMapAttr, name="perm_map")
    ny = prop(IndexAttr, optional=True)
    algorithm = prop(SortKindAttr)
    assembly_format = """
        $algorithm $n `,` $xy (`jointly` $ys^)? attr-dict `:` type($xy) (`jointly` type($ys)^)?
    """

    def verify(self) -> None:
        verification.verify_sort(self)
