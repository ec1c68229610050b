"""Operations of the linalg dialect: relayout."""

from __future__ import annotations

from collections.abc import Iterable

from lamina.define import Operation, operand, operation, optional_operand, prop, result, variadic_operand
from lamina.define.constraints import AnyRankedTensor, AnyType, DenseI64ArrayAttr, Index
from lamina.define.type_relations import TypesMatchWith, same_type
from lamina.dialects.linalg.relayout_verification import verify_pack, verify_unpack
from lamina.ir.traits import AttrSizedOperandSegments, NoMemoryEffect
from lamina.ir.value import Value


@operation(
    "linalg.pack",
    traits=[
        AttrSizedOperandSegments,
        NoMemoryEffect,
        TypesMatchWith("dest", "result", same_type, "result type matches type of dest"),
    ],
)
class PackOp(Operation):
    """A tensor as tiles that follow each other.

    Outer dims, in any order, then the dims of a tile. The padding fills those at the end.
    """

    source = operand(AnyRankedTensor)
    dest = operand(AnyRankedTensor)
    padding_value = optional_operand(AnyType, name="padding_value")
    outer_dims_perm = prop(DenseI64ArrayAttr, default="array<i64>", optional=True, name="outer_dims_perm")
    inner_dims_pos = prop(DenseI64ArrayAttr, name="inner_dims_pos")
    inner_tiles = variadic_operand(Index, name="inner_tiles")
    static_inner_tiles = prop(DenseI64ArrayAttr, name="static_inner_tiles")
    result = result(AnyRankedTensor)
    assembly_format = """
        $source (`padding_value` `(` $padding_value^ `:` type($padding_value) `)`)? (`outer_dims_perm` `=`
        $outer_dims_perm^)? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=`
        custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest attr-dict `:` type($source)
        `->` type($dest)
    """

    def result_names(self) -> Iterable[tuple[Value, str]]:
        return [(self.results[0], "pack")]

    def verify(self) -> None:
        verify_pack(self)


@operation(
    "linalg.unpack",
    traits=[NoMemoryEffect, TypesMatchWith("dest", "result", same_type, "result type matches type of dest")],
)
class UnPackOp(Operation):
    """Unpacks a tensor packed by `linalg.pack`, dropping the padding."""

    source = operand(AnyRankedTensor)
    dest = operand(AnyRankedTensor)
    outer_dims_perm = prop(DenseI64ArrayAttr, default="array<i64>", optional=True, name="outer_dims_perm")
    inner_dims_pos = prop(DenseI64ArrayAttr, name="inner_dims_pos")
    inner_tiles = variadic_operand(Index, name="inner_tiles")
    static_inner_tiles = prop(DenseI64ArrayAttr, name="static_inner_tiles")
    result = result(AnyRankedTensor)
    assembly_format = """
        $source (`outer_dims_perm` `=` $outer_dims_perm^)? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles`
        `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest attr-dict `:` type($source)
        `->` type($dest)
    """

    def result_names(self) -> Iterable[tuple[Value, str]]:
        return [(self.results[0], "unpack")]

    def verify(self) -> None:
        verify_unpack(self)
