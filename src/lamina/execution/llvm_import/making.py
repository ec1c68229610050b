"""Making operations of the llvm dialect by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lamina.dialects.llvm.attributes import FastmathFlagsAttr, IntegerOverflowFlagsAttr
from lamina.dialects.llvm.types import LLVMArrayType, LLVMStructType
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseI32ArrayAttr, IntegerAttr, TypeAttr
from lamina.ir.block import Block
from lamina.ir.dialect import lookup_operation
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import IntegerType, VectorType
from lamina.ir.value import Value

DYNAMIC_INDEX = -(1 << 31)
GEP_FLAGS = {"inbounds": 3, "nusw": 2, "nuw": 4}
_FAST_BITS = {"nnan": 1, "ninf": 2, "nsz": 4, "arcp": 8, "contract": 16, "afn": 32, "reassoc": 64, "fast": 127}
FAST_FLAGS = tuple(_FAST_BITS)


def make(
    name: str,
    operands: Sequence[Value] = (),
    types: Sequence[Type] = (),
    properties: Mapping[str, Attribute] | None = None,
    *,
    successors: Sequence[Block] = (),
    regions: Sequence[Region] = (),
    location: Any = None,
) -> Operation:
    """Creates an operation with the defaults of missing attributes."""
    cls: Any = lookup_operation(name)
    given = {**cls.definition.filled_defaults, **(properties or {})}
    op: Operation = cls(list(operands), list(types), given, {}, list(successors), list(regions), location)
    return op


def i64(value: int) -> IntegerAttr:
    return IntegerAttr(IntegerType(64), value)


def i32(value: int) -> IntegerAttr:
    return IntegerAttr(IntegerType(32), value)


def fast_math(flags: Sequence[str]) -> dict[str, Attribute]:
    """Returns the property for fast-math flags; none for no flags."""
    bits = 0
    for flag in flags:
        bits |= _FAST_BITS[flag]
    return {"fastmathFlags": FastmathFlagsAttr(bits)} if bits else {}


def overflow(flags: Sequence[str]) -> dict[str, Attribute]:
    bits = ("nsw" in flags) | ("nuw" in flags) << 1
    return {"overflowFlags": IntegerOverflowFlagsAttr(bits)} if bits else {}


def gep_properties(
    source: Type, operands: Sequence[Any], flags: Sequence[str]
) -> tuple[dict[str, Attribute], list[Any]]:
    """Returns the properties of an address computation, and its operands: base and indices but those into structs,
    which are part of the operation."""
    number = 0
    for flag in flags:
        number |= GEP_FLAGS[flag]
    raw: list[int] = []
    kept = list(operands[:1])
    type = source
    for position, operand in enumerate(operands[1:]):
        if position and isinstance(type, LLVMStructType):
            index = operand.payload if operand.kind == "int" else operand.payload.payload
            raw.append(index)
            type = type.body[index]
            continue
        raw.append(DYNAMIC_INDEX)
        kept.append(operand)
        if position and isinstance(type, LLVMArrayType | VectorType):
            type = type.element_type
    gep_fields: dict[str, Attribute] = {"elem_type": TypeAttr(source), "rawConstantIndices": DenseI32ArrayAttr(raw)}
    if number:
        gep_fields["noWrapFlags"] = i32(number)
    return gep_fields, kept
