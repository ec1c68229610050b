"""Conversion of the types of functions, calls and returns by a type converter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.dialects.func.ops import CallOp, FuncOp, ReturnOp
from lamina.ir.attributes import TypeAttr
from lamina.ir.operation import Operation, UnregisteredOp
from lamina.ir.region import Region
from lamina.rewrite import TypeConverter, conversion_pattern
from lamina.rewrite.pattern import Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter


def function_patterns(converter: TypeConverter, every_block: bool) -> list[RewritePattern]:
    """Patterns that convert functions, calls and returns. ``every_block`` converts the arguments of all blocks of a
    function, else only those of the entry block."""

    @conversion_pattern(converter=converter)
    def convert_function(op: FuncOp, adaptor: Adaptor[FuncOp], rewriter: ConversionPatternRewriter) -> Outcome:
        type = converter.convert_function_type(op.type)
        if type is None:
            return rewriter.notify_match_failure(op, "a type in the signature cannot be converted")
        if not _convert_blocks(op.body, converter, rewriter, every_block):
            return rewriter.notify_match_failure(op, "a block argument type cannot be converted")
        rewriter.start_modification(op)
        op.function_type = TypeAttr(type)
        rewriter.notify_modified(op)
        return True

    @conversion_pattern(converter=converter)
    def convert_call(op: CallOp, adaptor: Adaptor[CallOp], rewriter: ConversionPatternRewriter) -> Outcome:
        types = converter.convert_types(op.result_types)
        if types is None:
            return rewriter.notify_match_failure(op, "a result type cannot be converted")
        new_op = rewriter.insert(
            CallOp(adaptor.operands, types, dict(op._properties), dict(op._attributes), (), (), op.raw_location)
        )
        rewriter.replace_op(op, list(new_op.results))
        return True

    @conversion_pattern(converter=converter)
    def convert_return(op: ReturnOp, adaptor: Adaptor[ReturnOp], rewriter: ConversionPatternRewriter) -> Outcome:
        new_op = ReturnOp(adaptor.operands, (), {}, dict(op._attributes), (), (), op.raw_location)
        rewriter.insert(new_op)
        rewriter.erase_op(op)
        return True

    return [convert_function, convert_call, convert_return]


def _convert_blocks(
    region: Region, converter: TypeConverter, rewriter: ConversionPatternRewriter, every_block: bool
) -> bool:
    if every_block:
        return region.empty or rewriter.convert_region_types(region, converter) is not None
    entry = region.first_block
    if entry is None:
        return True
    conversion = converter.convert_block_signature(entry)
    if conversion is None:
        return False
    if conversion.converted_types != entry.argument_types:
        rewriter.apply_signature_conversion(entry, conversion, converter)
    return True


def generic_pattern(converter: TypeConverter) -> RewritePattern:
    """Returns a pattern that converts the types of any other operation."""

    @conversion_pattern(converter=converter, benefit=0)
    def convert_operation(op: Operation, adaptor: Any, rewriter: ConversionPatternRewriter) -> Outcome:
        types = converter.convert_types(op.result_types)
        if types is None:
            return rewriter.notify_match_failure(op, "a result type cannot be converted")
        parts = (
            adaptor.operands,
            types,
            dict(op._properties),
            dict(op._attributes),
            op.successors,
            [Region() for _ in op.regions],
            op.raw_location,
        )
        new_op = UnregisteredOp(op.name, *parts) if isinstance(op, UnregisteredOp) else type(op)(*parts)
        rewriter.insert(new_op)
        for old, new in zip(op.regions, new_op.regions, strict=True):
            for block in list(old.blocks):
                rewriter.move_block_before(block, None, new)
            if not new.empty and rewriter.convert_region_types(new, converter) is None:
                return False
        rewriter.replace_op(op, list(new_op.results))
        return True

    return convert_operation
