"""Lowering of the amx dialect: LLVM's intrinsics on values of type x86_amx, to which LLVM assigns registers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.conversion import llvm_builder as build
from lamina.conversion.memref_descriptor import MemRefDescriptor, strided_element_pointer
from lamina.dialects.amx.ops import TileLoadOp, TileMulFOp, TileMulIOp, TileStoreOp, TileZeroOp
from lamina.dialects.amx.types import TileType
from lamina.dialects.llvm.ops import CallIntrinsicOp, MulOp
from lamina.dialects.llvm.types import LLVMX86AMXType
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DenseI32ArrayAttr, StringAttr
from lamina.ir.types import DYNAMIC, IntegerType, MemRefType, f16, i64
from lamina.ir.value import Value
from lamina.rewrite import conversion_pattern
from lamina.rewrite.pattern import Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.conversion.llvm_type_converter import LLVMTypeConverter
    from lamina.ir.operation import Operation
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter

_I16 = IntegerType(16)
_REGISTER = LLVMX86AMXType()


def amx_to_llvm_patterns(converter: LLVMTypeConverter) -> list[RewritePattern]:
    """Returns the lowering patterns; registers the conversion of tile types."""
    converter.add_conversion(lambda _: _REGISTER, types=TileType)

    @conversion_pattern(converter=converter)
    def lower_zero(op: TileZeroOp, adaptor: Adaptor[TileZeroOp], rewriter: ConversionPatternRewriter) -> Outcome:
        return _replace(rewriter, op, "llvm.x86.tilezero.internal", _size(rewriter, op.res.type))

    @conversion_pattern(converter=converter)
    def lower_load(op: TileLoadOp, adaptor: Adaptor[TileLoadOp], rewriter: ConversionPatternRewriter) -> Outcome:
        size = _size(rewriter, op.res.type)
        place = _place(rewriter, converter, op.base.type, adaptor.base, adaptor.indices, adaptor.stride)
        return place is not None and _replace(rewriter, op, "llvm.x86.tileloadd64.internal", [*size, *place])

    @conversion_pattern(converter=converter)
    def lower_store(op: TileStoreOp, adaptor: Adaptor[TileStoreOp], rewriter: ConversionPatternRewriter) -> Outcome:
        size = _size(rewriter, op.val.type)
        place = _place(rewriter, converter, op.base.type, adaptor.base, adaptor.indices, adaptor.stride)
        operands = [*size, *place, adaptor.val] if place is not None else []
        return bool(operands) and _replace(rewriter, op, "llvm.x86.tilestored64.internal", operands)

    @conversion_pattern(converter=converter)
    def lower_float_product(
        op: TileMulFOp, adaptor: Adaptor[TileMulFOp], rewriter: ConversionPatternRewriter
    ) -> Outcome:
        kind = "fp16" if op.lhs.type.element_type is f16 else "bf16"
        return _multiply(rewriter, op, f"llvm.x86.tdp{kind}ps.internal", adaptor.acc, adaptor.lhs, adaptor.rhs)

    @conversion_pattern(converter=converter)
    def lower_integer_product(
        op: TileMulIOp, adaptor: Adaptor[TileMulIOp], rewriter: ConversionPatternRewriter
    ) -> Outcome:
        kind = ("u" if op.is_zext_lhs else "s") + ("u" if op.is_zext_rhs else "s")
        return _multiply(rewriter, op, f"llvm.x86.tdpb{kind}d.internal", adaptor.acc, adaptor.lhs, adaptor.rhs)

    return [lower_zero, lower_load, lower_store, lower_float_product, lower_integer_product]


def _size(rewriter: ConversionPatternRewriter, type: TileType) -> list[Value]:
    """Returns the rows of a tile and the bytes of a row."""
    return [build.int_constant(rewriter, _I16, number) for number in (type.rows, type.row_bytes)]


def _place(
    rewriter: ConversionPatternRewriter,
    converter: LLVMTypeConverter,
    memref: MemRefType,
    descriptor: Value,
    indices: Sequence[Value],
    stride: Value | None,
) -> list[Value] | None:
    """Returns the address of a tile in memory, and the row stride in bytes; None for memory without an
    address."""
    layout = memref.strides_and_offset()
    element = memref.element_type
    if layout is None or not hasattr(element, "width") or converter.memref_fields(memref) is None:
        return None
    size = element.width // 8
    pointer = strided_element_pointer(rewriter, converter, memref, descriptor, indices)
    if stride is None and layout[0][-2] != DYNAMIC:
        return [pointer, build.int_constant(rewriter, i64, size * layout[0][-2])]
    if stride is None:
        stride = MemRefDescriptor(rewriter, descriptor).stride(memref.rank - 2)
    return [pointer, build.like(rewriter, MulOp, build.int_constant(rewriter, i64, size), stride)]


def _multiply(
    rewriter: ConversionPatternRewriter,
    op: TileMulFOp | TileMulIOp,
    name: str,
    sums: Value,
    left: Value,
    right: Value,
) -> bool:
    rows, depth = _size(rewriter, op.lhs.type)
    _, columns = _size(rewriter, op.rhs.type)
    return _replace(rewriter, op, name, [rows, columns, depth, sums, left, right])


def _replace(rewriter: ConversionPatternRewriter, op: Operation, name: str, operands: Sequence[Value]) -> bool:
    """Replaces an operation by the call of an intrinsic."""
    properties = {
        "intrin": StringAttr(name),
        "operandSegmentSizes": DenseI32ArrayAttr([len(operands), 0]),
        "op_bundle_sizes": DenseI32ArrayAttr([]),
    }
    types = [_REGISTER] * len(op.results)
    call_intrinsic = CallIntrinsicOp(list(operands), types, dict(properties), _attributes(op), location=op.raw_location)
    rewriter.insert(call_intrinsic)
    rewriter.replace_op(op, call_intrinsic)
    return True


def _attributes(op: Operation) -> dict[str, Attribute]:
    """Returns all attributes of an operation, as MLIR forwards them."""
    inherent = {name: value for name, value in op._properties.items() if name != "operandSegmentSizes"}
    return {**inherent, **op._attributes}
