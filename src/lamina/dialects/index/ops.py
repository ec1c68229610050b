"""Operations of the index dialect."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.define import Operation, operand, operation, prop, result
from lamina.define.cast_checks import CastCheck
from lamina.define.constraints import I1, AnyInteger, AnyTypeOf, BoolAttr, Index, IndexAttr
from lamina.dialects.index.attributes import IndexCmpPredicateAttr
from lamina.ir.attribute import Type
from lamina.ir.traits import Commutative, ConstantLike, NoMemoryEffect, Pure
from lamina.ir.types import IndexType
from lamina.ir.value import Value


def _index_binary(class_name: str, name: str) -> type[Operation]:
    @operation(name, traits=[Commutative, Pure])
    class Family(Operation):
        lhs = operand(Index)
        rhs = operand(Index)
        result = result(Index)
        assembly_format = "$lhs `,` $rhs attr-dict"

    Family.__name__ = Family.__qualname__ = class_name
    return Family


AddOp = _index_binary("AddOp", "index.add")
MulOp = _index_binary("MulOp", "index.mul")
MaxSOp = _index_binary("MaxSOp", "index.maxs")
MaxUOp = _index_binary("MaxUOp", "index.maxu")
MinSOp = _index_binary("MinSOp", "index.mins")
MinUOp = _index_binary("MinUOp", "index.minu")
AndOp = _index_binary("AndOp", "index.and")
OrOp = _index_binary("OrOp", "index.or")
XOrOp = _index_binary("XOrOp", "index.xor")


def _index_binary_2(class_name: str, name: str) -> type[Operation]:
    @operation(name, traits=[Pure])
    class Family(Operation):
        lhs = operand(Index)
        rhs = operand(Index)
        result = result(Index)
        assembly_format = "$lhs `,` $rhs attr-dict"

    Family.__name__ = Family.__qualname__ = class_name
    return Family


SubOp = _index_binary_2("SubOp", "index.sub")
ShlOp = _index_binary_2("ShlOp", "index.shl")
ShrSOp = _index_binary_2("ShrSOp", "index.shrs")
ShrUOp = _index_binary_2("ShrUOp", "index.shru")


def _index_binary_3(class_name: str, name: str) -> type[Operation]:
    @operation(name, traits=[NoMemoryEffect])
    class Family(Operation):
        lhs = operand(Index)
        rhs = operand(Index)
        result = result(Index)
        assembly_format = "$lhs `,` $rhs attr-dict"

    Family.__name__ = Family.__qualname__ = class_name
    return Family


DivSOp = _index_binary_3("DivSOp", "index.divs")
DivUOp = _index_binary_3("DivUOp", "index.divu")
CeilDivSOp = _index_binary_3("CeilDivSOp", "index.ceildivs")
CeilDivUOp = _index_binary_3("CeilDivUOp", "index.ceildivu")
FloorDivSOp = _index_binary_3("FloorDivSOp", "index.floordivs")
RemSOp = _index_binary_3("RemSOp", "index.rems")
RemUOp = _index_binary_3("RemUOp", "index.remu")


def _is_index_cast(sources: Sequence[Type], targets: Sequence[Type]) -> bool:
    """Whether one of the types is index and the other an integer."""
    return isinstance(sources[0], IndexType) != isinstance(targets[0], IndexType)


@operation("index.casts", traits=[CastCheck(_is_index_cast), Pure])
class CastSOp(Operation):
    input = operand(AnyTypeOf([AnyInteger, Index]))
    output = result(AnyTypeOf([AnyInteger, Index]))
    assembly_format = "$input attr-dict `:` type($input) `to` type($output)"


@operation("index.castu", traits=[CastCheck(_is_index_cast), Pure])
class CastUOp(Operation):
    input = operand(AnyTypeOf([AnyInteger, Index]))
    output = result(AnyTypeOf([AnyInteger, Index]))
    assembly_format = "$input attr-dict `:` type($input) `to` type($output)"


@operation("index.cmp", traits=[Pure])
class CmpOp(Operation):
    pred = prop(IndexCmpPredicateAttr)
    lhs = operand(Index)
    rhs = operand(Index)
    result = result(I1)
    assembly_format = "`` $pred `(` $lhs `,` $rhs `)` attr-dict"


@operation("index.sizeof", traits=[Pure])
class SizeOfOp(Operation):
    result = result(Index)
    assembly_format = "attr-dict"


@operation("index.constant", traits=[ConstantLike, Pure])
class ConstantOp(Operation):
    value = prop(IndexAttr)
    result = result(Index)
    assembly_format = "attr-dict $value"

    def result_names(self) -> list[tuple[Value, str]]:
        return [(self.results[0], f"idx{self.value}")]


@operation("index.bool.constant", traits=[ConstantLike, Pure])
class BoolConstantOp(Operation):
    value = prop(BoolAttr)
    result = result(I1)
    assembly_format = "attr-dict $value"

    def result_names(self) -> list[tuple[Value, str]]:
        return [(self.results[0], "true" if self.value else "false")]
