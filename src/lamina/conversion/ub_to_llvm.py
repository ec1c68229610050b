"""``convert-ub-to-llvm``: lowers the ub dialect to the llvm dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.conversion import llvm_builder as build
from lamina.conversion.llvm_pass import ConvertToLLVMPass, index_bitwidth_option
from lamina.dialects.llvm import ops as llvm
from lamina.dialects.ub.attributes import PoisonAttr
from lamina.passmanager import register_pass
from lamina.rewrite import conversion_pattern
from lamina.rewrite.pattern import Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.conversion.llvm_type_converter import LLVMTypeConverter
    from lamina.dialects.ub.ops import PoisonOp
    from lamina.ir.operation import Operation
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter


def ub_to_llvm_patterns(converter: LLVMTypeConverter) -> list[RewritePattern]:
    @conversion_pattern("ub.poison", converter=converter)
    def poison(op: PoisonOp, adaptor: Adaptor[PoisonOp], rewriter: ConversionPatternRewriter) -> Outcome:
        type = converter.convert_type(op.result.type)
        if type is None or not isinstance(op.value, PoisonAttr):
            return rewriter.notify_match_failure(op, "the type or the poison value has no llvm equivalent")
        rewriter.replace_op(op, build.poison(rewriter, type))
        return True

    @conversion_pattern("ub.unreachable", converter=converter)
    def unreachable(op: Operation, adaptor: Adaptor[Any], rewriter: ConversionPatternRewriter) -> Outcome:
        rewriter.replace_op(op, build.make(rewriter, llvm.UnreachableOp, ()))
        return True

    return [poison, unreachable]


@register_pass("convert-ub-to-llvm", summary="Convert UB dialect to LLVM dialect")
class UBToLLVMConversionPass(ConvertToLLVMPass):
    index_bitwidth = index_bitwidth_option()

    def patterns(self, converter: LLVMTypeConverter) -> list[RewritePattern]:
        return ub_to_llvm_patterns(converter)
