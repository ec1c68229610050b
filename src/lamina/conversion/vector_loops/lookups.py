"""Loads from 1-D constant tables, indexed by a byte, for all lanes of a vector.

32-bit elements are gathered. A table of 256 bytes occupies four registers, two of which an instruction permutes
(AVX512-VBMI): two such permutations and a select on the highest bit of the index.
"""

from __future__ import annotations

from lamina.conversion.vector_loops.accesses import splat
from lamina.conversion.vector_loops.dot_products import joined, length_of
from lamina.conversion.vector_loops.iteration import Scope
from lamina.dialects.arith.enums import CmpIPredicate
from lamina.dialects.arith.ops import CmpIOp, ConstantOp, ExtUIOp, IndexCastUIOp, SelectOp
from lamina.dialects.llvm.ops import CallIntrinsicOp
from lamina.dialects.memref.ops import GetGlobalOp, GlobalOp, LoadOp
from lamina.dialects.tensor.ops import ExtractOp
from lamina.dialects.vector import ops as vector
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DenseI32ArrayAttr, StringAttr
from lamina.ir.builder import Builder
from lamina.ir.operation import Operation
from lamina.ir.symbols import lookup_nearest_symbol_from
from lamina.ir.types import IntegerType, ShapedType, VectorType, i1, i8, i32
from lamina.ir.value import Value

PERMUTATION = "llvm.x86.avx512.vpermi2var.qi.512"
"""LLVM's name of the intrinsic that takes bytes from two registers."""
_REGISTER = 64
"""The bytes of a register."""
_TABLE = 256


def byte_of_lookup(op: Operation) -> Value | None:
    """Returns the byte that indexes a constant table in an operation of a block; None for any other operation."""
    if isinstance(op, LoadOp):
        table, indices = op.memref.defining_op, op.indices
        if not isinstance(table, GetGlobalOp):
            return None
        source = lookup_nearest_symbol_from(table, table.name_)
        if not isinstance(source, GlobalOp) or source.constant is None:
            return None
    elif isinstance(op, ExtractOp):
        table, indices = op.tensor.defining_op, op.indices
        if not isinstance(table, ConstantOp):
            return None
    else:
        return None
    cast = indices[0].defining_op if len(indices) == 1 else None
    if not isinstance(cast, IndexCastUIOp):
        return None
    type = cast.in_.type
    return cast.in_ if isinstance(type, IntegerType) and type.width <= 8 else None


def is_table_of_bytes(op: Operation) -> bool:
    """True if a lookup maps bytes to bytes."""
    if byte_of_lookup(op) is None or op.result_types[0] is not i8:
        return False
    table = op.operands[0].type
    return isinstance(table, ShapedType) and list(table.shape) == [_TABLE]


def look_up(scope: Scope, op: LoadOp, bytes: Value, intrinsic: str) -> Value:
    """Looks up a vector of bytes in a table, with an intrinsic if one is given and the table is
    suitable."""
    if intrinsic == PERMUTATION and is_table_of_bytes(op):
        return _permuted(scope, op.memref, bytes, intrinsic)
    length = length_of(bytes)
    offsets = scope.builder.create(ExtUIOp, bytes, out=VectorType([length], i32)).out
    mask = splat(scope, VectorType([length], i1), 1)
    type = VectorType([length], op.result.type)
    rest = splat(scope, type, 0)
    return scope.builder.create(
        vector.GatherOp, op.memref, [scope.number(0)], offsets, mask, rest, result=type
    ).result


def _permuted(scope: Scope, table: Value, bytes: Value, intrinsic: str) -> Value:
    builder, length = scope.builder, length_of(bytes)
    parts = []
    for start in range(0, length, _REGISTER):
        width = min(_REGISTER, length - start)
        index = bytes if width == length == _REGISTER else _spread(builder, bytes, start, width)
        low, high = (
            _call(builder, intrinsic, _register(scope, table, number), index, _register(scope, table, number + 1))
            for number in (0, 2)
        )
        zero = splat(scope, VectorType([_REGISTER], i8), 0)
        is_high = builder.create(CmpIOp, CmpIPredicate.SLT, index, zero).result
        chosen = builder.create(SelectOp, is_high, high, low).result
        parts.append(chosen if width == _REGISTER else _first(builder, chosen, width))
    return joined(builder, parts)


def _register(scope: Scope, table: Value, number: int) -> Value:
    """Returns a quarter of the table."""

    def emit() -> Value:
        type = VectorType([_REGISTER], i8)
        return scope.builder.create(vector.LoadOp, table, [scope.number(number * _REGISTER)], result=type).result

    return scope.shared(("table", table, number), (), emit)


def _spread(builder: Builder, bytes: Value, start: int, width: int) -> Value:
    """Returns a register whose first bytes are those from ``start``; the others are unspecified."""
    mask = [start + min(lane, width - 1) for lane in range(_REGISTER)]
    return builder.create(vector.ShuffleOp, bytes, bytes, mask, vector=VectorType([_REGISTER], i8)).vector


def _first(builder: Builder, value: Value, width: int) -> Value:
    return builder.create(vector.ShuffleOp, value, value, list(range(width)), vector=VectorType([width], i8)).vector


def _call(builder: Builder, intrinsic: str, first: Value, index: Value, second: Value) -> Value:
    properties: dict[str, Attribute] = {
        "intrin": StringAttr(intrinsic),
        "operandSegmentSizes": DenseI32ArrayAttr([3, 0]),
        "op_bundle_sizes": DenseI32ArrayAttr([]),
    }
    return builder.insert(
        CallIntrinsicOp([first, index, second], [index.type], properties, location=builder.location)
    ).results[0]
