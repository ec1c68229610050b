"""Text constants in lowerings, and calls that print them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.conversion import llvm_builder as build
from lamina.dialects.llvm import ops as llvm
from lamina.dialects.llvm.attributes import LinkageAttr
from lamina.dialects.llvm.enums import Linkage
from lamina.dialects.llvm.types import LLVMArrayType, LLVMFunctionType, LLVMVoidType
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DenseElementsAttr, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.symbols import lookup_symbol_in, nearest_symbol_table
from lamina.ir.types import IntegerType, RankedTensorType
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter

I8 = IntegerType(8)


def string_global(builder: ConversionPatternRewriter, anchor: Operation, text: str, prefix: str) -> str:
    """Creates a private global with the text and a terminating zero; returns its name: the prefix and a number, or, for
    a prefix without trailing underscore, the prefix alone while it is unused."""
    table = nearest_symbol_table(anchor)
    assert table is not None and table.regions[0].first_block is not None
    name = prefix
    if prefix.endswith("_") or lookup_symbol_in(table, prefix) is not None:
        stem = prefix if prefix.endswith("_") else f"{prefix}_"
        number = 0
        while lookup_symbol_in(table, f"{stem}{number}") is not None:
            number += 1
        name = f"{stem}{number}"
    data = text.encode("utf-8", "surrogateescape") + b"\0"
    value = DenseElementsAttr.from_raw(RankedTensorType((len(data),), I8), data)
    properties: dict[str, Attribute] = dict(llvm.GlobalOp.definition.filled_defaults)
    properties |= {
        "sym_name": StringAttr(name),
        "global_type": TypeAttr(LLVMArrayType(len(data), I8)),
        "linkage": LinkageAttr(Linkage.PRIVATE),
        "constant": UnitAttr(),
        "value": value,
        "addr_space": IntegerAttr(IntegerType(32), 0),
    }
    with builder.insertion_guard(InsertionPoint.at_block_start(table.regions[0].first_block)):
        builder.insert(llvm.GlobalOp([], [], properties, None, [], [Region()], location=anchor.raw_location))
    return name


def address_of(builder: ConversionPatternRewriter, name: str) -> Value:
    properties: dict[str, Attribute] = {"global_name": SymbolRefAttr(name)}
    return build.make(builder, llvm.AddressOfOp, (), [build.POINTER], properties).results[0]


def print_string(
    builder: ConversionPatternRewriter,
    anchor: Operation,
    text: str,
    *,
    prefix: str = "assert_msg",
    newline: bool = True,
    function: str = "puts",
    call: bool = True,
) -> Value:
    """Returns the address of the text's first byte; also prints it unless ``call`` is off."""
    name = string_global(builder, anchor, text, prefix)
    base = address_of(builder, name)
    type = LLVMArrayType(len(text.encode("utf-8", "surrogateescape")) + 1, I8)
    address = build.gep(builder, base, type, [0])
    if call:
        signature = LLVMFunctionType(LLVMVoidType(), (build.POINTER,))
        build.call(builder, build.function_declaration(builder, anchor, function, signature), (address,))
    return address
