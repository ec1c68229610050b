"""``memref-emulate-wide-int``: memrefs of integers of 2N bits hold vectors of two integers of N bits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.conversion.emulate_wide_int import EmulateWideIntPass, wide_int_converter, wide_int_emulation_patterns
from lamina.dialects.memref.ops import AllocOp, LoadOp, StoreOp
from lamina.ir.operation import Operation
from lamina.ir.types import IntegerType, MemRefType
from lamina.passmanager import register_pass
from lamina.rewrite import CANNOT_CONVERT, ConversionTarget, TypeConverter, apply_partial_conversion, conversion_pattern
from lamina.rewrite.pattern import Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter
    from lamina.rewrite.type_converter import CannotConvert


def wide_int_memref_converter(width: int) -> TypeConverter:
    """Wide integers become vectors of two, in memrefs too."""
    converter = wide_int_converter(width)

    @converter.add_conversion(types=MemRefType)
    def convert_memref(type: MemRefType) -> MemRefType | CannotConvert:
        if not isinstance(type.element_type, IntegerType) or type.element_type.width <= width:
            return type
        element = converter.convert_type(type.element_type)
        return CANNOT_CONVERT if element is None else type.clone_with(element_type=element)

    return converter


def memref_wide_int_patterns(converter: TypeConverter) -> list[RewritePattern]:
    """Allocations, loads and stores of wide integers."""

    @conversion_pattern(converter=converter)
    def alloc(op: AllocOp, adaptor: Adaptor[AllocOp], rewriter: ConversionPatternRewriter) -> Outcome:
        type = converter.convert_type(op.memref.type)
        if type is None:
            return rewriter.notify_match_failure(op, "failed to convert memref type")
        new_alloc = rewriter.create(
            AllocOp, adaptor.dynamic_sizes, adaptor.symbol_operands, op.alignment, memref=type
        )
        rewriter.replace_op(op, new_alloc)
        return True

    @conversion_pattern(converter=converter)
    def load(op: LoadOp, adaptor: Adaptor[LoadOp], rewriter: ConversionPatternRewriter) -> Outcome:
        type = converter.convert_type(op.result.type)
        if type is None:
            return rewriter.notify_match_failure(op, "failed to convert element type")
        kept = {name: value for name, value in op._properties.items() if name == "nontemporal"}
        new_load = LoadOp([adaptor.memref, *adaptor.indices], [type], kept, {}, (), (), op.raw_location)
        rewriter.replace_op(op, rewriter.insert(new_load))
        return True

    @conversion_pattern(converter=converter)
    def store(op: StoreOp, adaptor: Adaptor[StoreOp], rewriter: ConversionPatternRewriter) -> Outcome:
        if converter.convert_type(op.memref.type) is None:
            return rewriter.notify_match_failure(op, "failed to convert memref type")
        kept = {name: value for name, value in op._properties.items() if name == "nontemporal"}
        operands = [adaptor.value, adaptor.memref, *adaptor.indices]
        rewriter.replace_op(op, rewriter.insert(StoreOp(operands, [], kept, {}, (), (), op.raw_location)))
        return True

    return [alloc, load, store]


@register_pass(
    "memref-emulate-wide-int",
    summary="Split wide integers in memory into halves that fit the target",
    display_name="EmulateWideIntPass",
)
class MemRefEmulateWideInt(EmulateWideIntPass):
    """Splits integers of twice the supported width into halves, in memory and in arithmetic."""

    def run(self, operation: Operation) -> None:
        width = self.supported_width()
        converter = wide_int_memref_converter(width)
        target = ConversionTarget()
        target.add_dynamically_legal_dialect("arith", "memref", "vector", callback=converter.is_legal)
        patterns = [*memref_wide_int_patterns(converter), *wide_int_emulation_patterns(converter, width)]
        apply_partial_conversion(operation, target, patterns)
