"""Lowers globals of memrefs, and their addresses, to the llvm dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.conversion import llvm_builder as build
from lamina.conversion.llvm_type_converter import LLVMTypeConverter, address_space_of
from lamina.conversion.memref_allocation import bytes_of, describe, sizes_and_strides
from lamina.dialects.llvm import ops as llvm
from lamina.dialects.llvm.attributes import LinkageAttr
from lamina.dialects.llvm.enums import Linkage
from lamina.dialects.llvm.types import LLVMArrayType, LLVMPointerType
from lamina.dialects.memref.ops import (
    GetGlobalOp,
    GlobalOp,
)
from lamina.ir import parity
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import (
    DenseElementsAttr,
    SymbolRefAttr,
    UnitAttr,
)
from lamina.ir.region import Region
from lamina.ir.types import IntegerType, MemRefType
from lamina.rewrite import conversion_pattern
from lamina.rewrite.pattern import Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter

I64 = IntegerType(64)
# The allocated pointer of a global, a marker that reveals an attempt to free it.
DEAD_BEEF = 3735928559


def _global_type(converter: LLVMTypeConverter, type: MemRefType) -> Type:
    array_type = converter.converted(type.element_type)
    for size in reversed(type.shape):
        array_type = LLVMArrayType(size, array_type)
    return array_type


@conversion_pattern
def global_(
    op: GlobalOp, adaptor: Adaptor[GlobalOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    type = op.type_
    assert isinstance(type, MemRefType)
    if not type.has_identity_layout:
        return False
    initial = op.initial_value
    linkage = Linkage.EXTERNAL if _is_public(op) else Linkage.PRIVATE
    uninitialized = isinstance(initial, UnitAttr)
    value = None if initial is None or uninitialized else initial
    if isinstance(value, DenseElementsAttr) and not type.shape:
        value = value.splat_value
    properties: dict[str, Attribute] = dict(llvm.GlobalOp.definition.filled_defaults)
    space = address_space_of(type.memory_space)
    if space is None:
        return rewriter.notify_match_failure(op, "the memory space is not an address space")
    properties |= build.fields(
        llvm.GlobalOp,
        sym_name=op.sym_name,
        global_type=_global_type(converter, type),
        linkage=LinkageAttr(linkage),
        addr_space=space,
        constant=op.constant,
        value=value,
        alignment=op.alignment,
    )
    new_global = rewriter.insert(llvm.GlobalOp([], [], properties, None, [], [Region()], location=op.raw_location))
    if uninitialized:
        with rewriter.insertion_guard():
            rewriter.create_block(new_global.regions[0], None)
            undefined = build.make(rewriter, llvm.UndefOp, (), [_global_type(converter, type)]).results
            build.make(rewriter, llvm.ReturnOp, undefined)
    rewriter.replace_op(op, [])
    return True


@conversion_pattern
def get_global(
    op: GetGlobalOp, adaptor: Adaptor[GetGlobalOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    type = op.result.type
    space = address_space_of(type.memory_space)
    if space is None:
        return rewriter.notify_match_failure(op, "the memory space is not an address space")
    pointer = LLVMPointerType(space)
    sizes, strides, count = sizes_and_strides(rewriter, converter, type, ())
    if parity.is_strict():
        bytes_of(rewriter, converter, type, count)  # unused
    properties: dict[str, Attribute] = {"global_name": SymbolRefAttr(op.name_)}
    address = build.make(rewriter, llvm.AddressOfOp, (), [pointer], properties).results[0]
    aligned = build.gep(rewriter, address, _global_type(converter, type), [0] * (type.rank + 1))
    dead = build.index_constant(rewriter, I64, DEAD_BEEF)
    allocated = build.make(rewriter, llvm.IntToPtrOp, [dead], [pointer]).results[0]
    rewriter.replace_op(op, describe(rewriter, converter, type, allocated, aligned, sizes, strides))
    return True


def global_patterns(converter: LLVMTypeConverter) -> list[RewritePattern]:
    """Globals and their addresses."""
    return [lower.with_context(converter) for lower in (global_, get_global)]


def _is_public(op: GlobalOp) -> bool:
    return op.sym_visibility is None or op.sym_visibility == "public"
