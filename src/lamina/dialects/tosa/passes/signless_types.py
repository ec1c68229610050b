"""``tosa-convert-integer-type-to-signless``: tensors of signed or unsigned integers become tensors of signless ones.

Signatures of functions change too; the signedness of arguments and results is then up to the caller.
"""

from __future__ import annotations

from lamina.dialects.func.ops import FuncOp
from lamina.dialects.tosa.ops import ConstOp
from lamina.dialects.tosa.passes.type_conversion import (
    convert_every_block,
    empty_regions,
    is_legal_function,
    move_regions,
)
from lamina.ir.attribute import Type
from lamina.ir.attributes import DenseElementsAttr
from lamina.ir.operation import Operation, UnregisteredOp
from lamina.ir.types import IntegerType, TensorType
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import ConversionTarget, PatternSet, TypeConverter, apply_partial_conversion
from lamina.rewrite.conversion_pattern import Adaptor, ConvertedOperands, conversion_pattern
from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter
from lamina.rewrite.pattern import Outcome


def _signless(type: TensorType) -> Type | None:
    element = type.element_type
    if not isinstance(element, IntegerType) or element.is_signless:
        return None
    return type.clone_with(element_type=IntegerType(element.width))


def _converter() -> TypeConverter:
    converter = TypeConverter()
    converter.add_conversion(lambda type: type)
    converter.add_conversion(_signless, types=TensorType)
    return converter


@conversion_pattern
def convert_const(
    op: ConstOp, adaptor: Adaptor[ConstOp], rewriter: ConversionPatternRewriter, converter: TypeConverter
) -> Outcome:
    """Keeps the bits of a constant."""
    values, type = op.values, converter.converted(op.output.type)
    if not isinstance(values, DenseElementsAttr) or not isinstance(type, TensorType):
        return rewriter.notify_match_failure(op, "not dense elements")
    held = values.type.clone_with(element_type=type.element_type)
    bits = DenseElementsAttr.from_raw(held, values.raw, values.is_splat)
    rewriter.replace_op(op, [rewriter.insert(ConstOp([], [type], {"values": bits}, location=op.raw_location)).output])
    return True


@conversion_pattern
def convert_operation(
    op: Operation, adaptor: ConvertedOperands, rewriter: ConversionPatternRewriter, converter: TypeConverter
) -> Outcome:
    """Replaces any other operation by the same one on converted types."""
    types = converter.convert_types(op.result_types)
    if types is None:
        return rewriter.notify_match_failure(op, "a result type cannot be converted")
    operands, properties, attributes = adaptor.operands, dict(op._properties), dict(op._attributes)
    parts = (operands, types, properties, attributes, op.successors, empty_regions(op), op.raw_location)
    new_op = UnregisteredOp(op.name, *parts) if isinstance(op, UnregisteredOp) else type(op)(*parts)
    rewriter.insert(new_op)
    if not move_regions(op, new_op, rewriter, converter):
        return rewriter.notify_match_failure(op, "the type of a block argument cannot be converted")
    rewriter.replace_op(op, list(new_op.results))
    return True


@register_pass(
    "tosa-convert-integer-type-to-signless",
    summary="Convert integer types to signless",
    display_name="TosaConvertIntegerTypeToSignless",
    anchor="func.func",
)
class ConvertIntegerTypeToSignless(Pass):
    """Converts the types of every operation in a function, whatever its dialect."""

    def run(self, operation: Operation) -> None:
        converter = _converter()

        def is_legal(op: Operation) -> bool:
            return converter.is_legal(op) and all(map(converter.is_legal, op.regions))

        target = ConversionTarget()
        target.add_dynamically_legal_op(FuncOp, callback=lambda op: is_legal_function(op, converter))
        target.mark_unknown_op_dynamically_legal(is_legal)
        patterns = PatternSet(
            [
                convert_every_block.with_context(converter),
                convert_const.with_context(converter),
                convert_operation.with_context(converter, benefit=0),
            ]
        )
        apply_partial_conversion(operation, target, patterns)
