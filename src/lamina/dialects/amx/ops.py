"""Operations of the amx dialect."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.define import Operation, operand, operation, optional_operand, prop, result, variadic_operand
from lamina.define.constraints import AnyMemRef, Index, UnitAttr
from lamina.define.type_relations import AllTypesMatch
from lamina.dialects.amx.constraints import AnyTile, TileOfF16OrBF16, TileOfF32, TileOfI8, TileOfI32
from lamina.dialects.amx.types import TileType
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.traits import AttrSizedOperandSegments, Pure
from lamina.ir.types import DYNAMIC, MemRefType
from lamina.ir.value import Value

MOST_ROWS, MOST_BYTES = 16, 64
"""The size of a register: rows, and bytes of a row."""
_GROUP_BYTES = 4
"""Elements of so many bytes are adjacent in a row of the right operand, and are added up."""


def _check_size(type: TileType) -> None:
    if type.rows > MOST_ROWS:
        raise VerifyFailure(f"bad row height: {type.rows}")
    if type.row_bytes > MOST_BYTES or type.row_bytes % _GROUP_BYTES:
        raise VerifyFailure(f"bad column width: {type.row_bytes}")


def _check_memory(memref: MemRefType, indices: Sequence[Value], stride: Value | None, tile: TileType) -> None:
    if memref.rank < (1 if stride is not None else 2):
        raise VerifyFailure(f"requires at least {1 if stride is not None else 2}D memref")
    if len(indices) != memref.rank:
        raise VerifyFailure(f"requires {memref.rank} indices")
    layout = memref.strides_and_offset()
    if layout is None or layout[0][-1] not in (1, DYNAMIC):
        raise VerifyFailure("requires memref with unit innermost stride")
    _check_size(tile)


def _check_product(left: TileType, right: TileType, sums: TileType, group: int) -> None:
    """``group``: how many elements of a row are added up to one."""
    for type in (left, right, sums):
        _check_size(type)
    rows, columns, depth = left.rows, sums.shape[1], left.shape[1] // group
    if sums.rows != rows or right.rows != depth or right.shape[1] // group != columns:
        raise VerifyFailure(f"bad mult shape: {sums.rows} x {columns} x {depth}")


@operation("amx.tile_zero")
class TileZeroOp(Operation):
    res = result(AnyTile, effects=["write"])
    assembly_format = "attr-dict `:` qualified(type($res))"

    def verify(self) -> None:
        _check_size(self.res.type)


@operation("amx.tile_load", traits=[AttrSizedOperandSegments])
class TileLoadOp(Operation):
    base = operand(AnyMemRef, effects=["read"])
    indices = variadic_operand(Index)
    stride = optional_operand(Index)
    res = result(AnyTile, effects=["write"])
    assembly_format = (
        "$base `[` $indices `]` (`,` $stride^ )? attr-dict `:` type($base) `into` qualified(type($res))"
    )

    def verify(self) -> None:
        _check_memory(self.base.type, self.indices, self.stride, self.res.type)


@operation("amx.tile_store", traits=[AttrSizedOperandSegments])
class TileStoreOp(Operation):
    base = operand(AnyMemRef, effects=["write"])
    indices = variadic_operand(Index)
    val = operand(AnyTile)
    stride = optional_operand(Index)
    assembly_format = (
        "$base `[` $indices `]` `,` $val (`,` $stride^ )? attr-dict `:` type($base) `,` qualified(type($val))"
    )

    def verify(self) -> None:
        _check_memory(self.base.type, self.indices, self.stride, self.val.type)


@operation("amx.tile_mulf", traits=[Pure, AllTypesMatch("acc", "res")])
class TileMulFOp(Operation):
    lhs = operand(TileOfF16OrBF16)
    rhs = operand(TileOfF16OrBF16)
    acc = operand(TileOfF32)
    res = result(TileOfF32)
    assembly_format = (
        "$lhs `,` $rhs `,` $acc attr-dict `:` "
        "qualified(type($lhs)) `,` qualified(type($rhs)) `,` qualified(type($acc))"
    )

    def verify(self) -> None:
        left, right, sums = self.lhs.type, self.rhs.type, self.acc.type
        _check_product(left, right, sums, 2)
        if left.element_type is not right.element_type:
            raise VerifyFailure("unsupported type combination")


@operation("amx.tile_muli", traits=[Pure, AllTypesMatch("acc", "res")])
class TileMulIOp(Operation):
    lhs = operand(TileOfI8)
    rhs = operand(TileOfI8)
    acc = operand(TileOfI32)
    is_zext_lhs = prop(UnitAttr, optional=True)
    is_zext_rhs = prop(UnitAttr, optional=True)
    res = result(TileOfI32)
    assembly_format = (
        "$lhs (`zext` $is_zext_lhs^)? `,` $rhs (`zext` $is_zext_rhs^)? `,` $acc attr-dict `:` "
        "qualified(type($lhs)) `,` qualified(type($rhs)) `,` qualified(type($acc))"
    )

    def verify(self) -> None:
        _check_product(self.lhs.type, self.rhs.type, self.acc.type, 4)
