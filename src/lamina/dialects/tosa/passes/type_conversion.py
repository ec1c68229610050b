"""Conversion of the element types of tosa operations, and of the functions around them."""

from __future__ import annotations

from lamina.dialects.func.ops import FuncOp, ReturnOp
from lamina.ir.attributes import TypeAttr
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.rewrite.conversion_pattern import Adaptor, ConvertedOperands, conversion_pattern
from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter
from lamina.rewrite.pattern import Outcome
from lamina.rewrite.type_converter import TypeConverter


def is_legal_function(op: Operation, converter: TypeConverter) -> bool:
    """True if the types of a function's signature and of all its blocks are legal."""
    return isinstance(op, FuncOp) and converter.is_signature_legal(op.type) and converter.is_legal(op.body)


@conversion_pattern
def convert_function(
    op: FuncOp, adaptor: Adaptor[FuncOp], rewriter: ConversionPatternRewriter, converter: TypeConverter
) -> Outcome:
    """Converts the signature and the arguments of the entry block; branches to other blocks are not converted."""
    entry = op.body.first_block
    if entry is not None:
        conversion = converter.convert_block_signature(entry)
        if conversion is None:
            return rewriter.notify_match_failure(op, "the type of an argument cannot be converted")
        rewriter.apply_signature_conversion(entry, conversion, converter)
    return _convert_signature(op, rewriter, converter)


@conversion_pattern
def convert_every_block(
    op: FuncOp, adaptor: Adaptor[FuncOp], rewriter: ConversionPatternRewriter, converter: TypeConverter
) -> Outcome:
    """Converts the signature and the arguments of all blocks."""
    if not op.body.empty and rewriter.convert_region_types(op.body, converter) is None:
        return rewriter.notify_match_failure(op, "the type of a block argument cannot be converted")
    return _convert_signature(op, rewriter, converter)


def _convert_signature(op: FuncOp, rewriter: ConversionPatternRewriter, converter: TypeConverter) -> Outcome:
    type = converter.convert_function_type(op.type)
    if type is None:
        return rewriter.notify_match_failure(op, "a type in the signature cannot be converted")
    rewriter.modify_in_place(op, lambda: setattr(op, "function_type", TypeAttr(type)))
    return True


@conversion_pattern
def convert_return(
    op: ReturnOp, adaptor: ConvertedOperands, rewriter: ConversionPatternRewriter, converter: TypeConverter
) -> Outcome:
    rewriter.modify_in_place(op, lambda: op.set_operands(adaptor.operands))
    return True


def move_regions(
    op: Operation, new_op: Operation, rewriter: ConversionPatternRewriter, converter: TypeConverter
) -> bool:
    """Moves the blocks of an operation into its replacement and converts their arguments."""
    for old, new in zip(op.regions, new_op.regions, strict=True):
        for block in list(old.blocks):
            rewriter.move_block_before(block, None, new)
        if not new.empty and rewriter.convert_region_types(new, converter) is None:
            return False
    return True


def empty_regions(op: Operation) -> list[Region]:
    """Returns as many regions as the operation has."""
    return [Region() for _ in op.regions]
