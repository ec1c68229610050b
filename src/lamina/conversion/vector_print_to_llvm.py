"""vector.print of scalars and strings as calls of the runtime's print functions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.conversion import llvm_builder as build
from lamina.conversion.llvm_strings import print_string
from lamina.dialects.arith.ops import ExtSIOp, ExtUIOp
from lamina.dialects.llvm import ops as llvm
from lamina.dialects.llvm.types import LLVMFunctionType, LLVMVoidType
from lamina.dialects.vector.enums import PrintPunctuation
from lamina.dialects.vector.ops import PrintOp
from lamina.ir.operation import Operation
from lamina.ir.types import FloatType, IndexType, IntegerType, i64
from lamina.ir.value import Value
from lamina.rewrite import conversion_pattern
from lamina.rewrite.pattern import Outcome, RewritePattern

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lamina.conversion.llvm_type_converter import LLVMTypeConverter
    from lamina.ir.attribute import Type
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter

_PUNCTUATION = {
    PrintPunctuation.CLOSE: "printClose",
    PrintPunctuation.OPEN: "printOpen",
    PrintPunctuation.COMMA: "printComma",
    PrintPunctuation.NEW_LINE: "printNewline",
}
_FLOATS = {"f32": "printF32", "f64": "printF64", "f16": "printF16", "bf16": "printBF16"}


def vector_print_to_llvm_patterns(converter: LLVMTypeConverter) -> list[RewritePattern]:
    """The pattern for vector.print; vectors of any rank are printed by loops that convert-vector-to-scf makes."""

    @conversion_pattern(converter=converter)
    def lower(op: PrintOp, adaptor: Adaptor[PrintOp], rewriter: ConversionPatternRewriter) -> Outcome:
        if op.source is not None:
            plan = _plan(op.source.type)
            if plan is None:
                return rewriter.notify_match_failure(op, "unsupported type of printed value")
            _print_value(op, rewriter, adaptor.operands[0], *plan)
        elif op.string_literal is not None:
            print_string(
                rewriter,
                op,
                op.string_literal,
                prefix="vector_print_str",
                newline=False,
                function="printString",
            )
        name = _PUNCTUATION.get(op.punctuation)
        if op.string_literal is None and name is not None:
            _call(op, rewriter, name, ())
        rewriter.erase_op(op)
        return True

    return [lower]


def _plan(type: Type) -> tuple[str, str] | None:
    """Returns the function that prints the type, and how the value gets the function's argument type."""
    if isinstance(type, FloatType):
        name = _FLOATS.get(type.spelling)
        return None if name is None else (name, "bits" if type.width == 16 else "")
    if isinstance(type, IndexType):
        return "printU64", ""
    if not isinstance(type, IntegerType) or type.width > 64:
        return None
    if type.is_unsigned:
        return "printU64", "zero" if type.width < 64 else ""
    if type.width == 64:
        return "printI64", ""
    return "printI64", "zero" if type.width == 1 else "sign"


def _print_value(
    op: Operation, rewriter: ConversionPatternRewriter, value: Value, function: str, conversion: str
) -> None:
    if conversion == "bits":
        value = build.make(rewriter, llvm.BitcastOp, [value], [IntegerType(16)]).results[0]
    elif conversion:
        value = rewriter.create(ExtUIOp if conversion == "zero" else ExtSIOp, value, out=i64).results[0]
    _call(op, rewriter, function, [value])


def _call(op: Operation, rewriter: ConversionPatternRewriter, name: str, operands: Sequence[Value]) -> None:
    type = LLVMFunctionType(LLVMVoidType(), [operand.type for operand in operands])
    build.function_declaration(rewriter, op, name, type)
    build.call(rewriter, name, operands)
