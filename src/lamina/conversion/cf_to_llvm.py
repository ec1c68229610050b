"""``convert-cf-to-llvm``: lowers the branches and assertions of the cf dialect to the llvm dialect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.conversion import llvm_builder as build
from lamina.conversion.llvm_pass import ConvertToLLVMPass, index_bitwidth_option
from lamina.conversion.llvm_strings import print_string
from lamina.conversion.llvm_type_converter import LLVMTypeConverter
from lamina.define.property_conversion import OPERAND_SEGMENTS
from lamina.dialects.cf.ops import AssertOp
from lamina.dialects.llvm import ops as llvm
from lamina.dialects.llvm.types import LLVMFunctionType, LLVMVoidType
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DenseI32ArrayAttr
from lamina.ir.block import Block
from lamina.ir.value import Value
from lamina.passmanager import option, register_pass
from lamina.rewrite import ConversionTarget, conversion_pattern
from lamina.rewrite.pattern import Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.dialects.cf.ops import BranchOp, CondBranchOp, SwitchOp
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter


def convert_target(
    rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter, block: Block, operands: Sequence[Value]
) -> Block | None:
    """Returns the block, with its arguments converted, if they then match the operands; None otherwise."""
    if [argument.type for argument in block.arguments] != [operand.type for operand in operands]:
        conversion = converter.convert_block_signature(block)
        if conversion is None:
            return None
        block = rewriter.apply_signature_conversion(block, conversion, converter)
    if [argument.type for argument in block.arguments] != [operand.type for operand in operands]:
        return None
    return block


def cf_to_llvm_patterns(converter: LLVMTypeConverter) -> list[RewritePattern]:
    """Returns the patterns for branches; assertions have their own, see ``assert_pattern``."""

    @conversion_pattern("cf.br", converter=converter)
    def br(op: BranchOp, adaptor: Adaptor[BranchOp], rewriter: ConversionPatternRewriter) -> Outcome:
        target = convert_target(rewriter, converter, op.successors[0], adaptor.operands)
        if target is None:
            return rewriter.notify_match_failure(op, "could not convert the arguments of the target block")
        branch = build.branch(rewriter, target, adaptor.operands)
        branch.attributes = dict(op._attributes)
        rewriter.replace_op(op, branch)
        return True

    @conversion_pattern("cf.cond_br", converter=converter)
    def cond_br(op: CondBranchOp, adaptor: Adaptor[CondBranchOp], rewriter: ConversionPatternRewriter) -> Outcome:
        count = len(op.true_dest_operands)
        operands = adaptor.operands
        groups = (operands[1 : 1 + count], operands[1 + count :])
        targets: list[Block] = []
        for index, group in enumerate(groups):
            block = targets[0] if index and op.successors[1] is op.successors[0] else op.successors[index]
            target = convert_target(rewriter, converter, block, group)
            if target is None:
                return rewriter.notify_match_failure(op, "could not convert the arguments of a target block")
            targets.append(target)
        conditional_branch = build.conditional_branch(rewriter, operands[0], targets[0], targets[1], *groups)
        conditional_branch.attributes = dict(op._attributes)
        conditional_branch.branch_weights = op.branch_weights
        rewriter.replace_op(op, conditional_branch)
        return True

    @conversion_pattern("cf.switch", converter=converter)
    def switch(op: SwitchOp, adaptor: Adaptor[SwitchOp], rewriter: ConversionPatternRewriter) -> Outcome:
        operands = adaptor.operands
        sizes = [len(op.default_operands), *(len(group) for group in op.case_operands)]
        converted: dict[Block, Block] = {}
        targets: list[Block] = []
        start = 1
        # There may be more groups of operands than successors.
        for block, size in zip(op.successors, sizes, strict=False):
            target = convert_target(rewriter, converter, converted.get(block, block), operands[start : start + size])
            if target is None:
                return rewriter.notify_match_failure(op, "could not convert the arguments of a target block")
            converted[block] = target
            targets.append(target)
            start += size
        properties: dict[str, Attribute] = dict(llvm.SwitchOp.definition.filled_defaults)
        properties |= build.fields(llvm.SwitchOp, case_operand_segments=sizes[1:], case_values=op.case_values)
        properties[OPERAND_SEGMENTS] = DenseI32ArrayAttr((1, sizes[0], sum(sizes[1:])))
        switch_op = rewriter.insert(
            llvm.SwitchOp(operands, [], properties, dict(op._attributes), targets, location=rewriter.location)
        )
        rewriter.replace_op(op, switch_op)
        return True

    return [br, cond_br, switch]


def assert_pattern(converter: LLVMTypeConverter, *, handler: str | None = None) -> RewritePattern:
    """``cf.assert`` becomes a branch to a block that prints the message and aborts, as in MLIR; or, with a
    ``handler``, calls that function with the message's address and does not return."""

    @conversion_pattern(converter=converter)
    def assertion(op: AssertOp, adaptor: Adaptor[AssertOp], rewriter: ConversionPatternRewriter) -> Outcome:
        block = op.parent
        assert block is not None and block.parent is not None
        rest = rewriter.split_block(block, op)
        failure = rewriter.create_block(block.parent, None)
        message = op.msg
        if handler is None:
            print_string(rewriter, op, message)
            name = build.function_declaration(rewriter, op, "abort", LLVMFunctionType(LLVMVoidType(), ()))
            build.call(rewriter, name, ())
        else:
            address = print_string(rewriter, op, message, call=False)
            type = LLVMFunctionType(LLVMVoidType(), (build.POINTER,))
            build.call(rewriter, build.function_declaration(rewriter, op, handler, type), (address,))
        build.make(rewriter, llvm.UnreachableOp, ())
        rewriter.set_insertion_point_to_end(block)
        build.conditional_branch(rewriter, adaptor.arg, rest, failure)
        rewriter.erase_op(op)
        return True

    return assertion


@register_pass("convert-cf-to-llvm", summary="Convert ControlFlow operations to the LLVM dialect")
class ConvertControlFlowToLLVMPass(ConvertToLLVMPass):
    index_bitwidth = index_bitwidth_option()
    assert_handler = option(
        "assert-handler", "", "Function that failed assertions call with their message, instead of printing and abort"
    )

    def configure(self, target: ConversionTarget, converter: LLVMTypeConverter) -> None:
        # Signatures of blocks inside other operations change; these operations are left to other passes.
        target.mark_unknown_op_dynamically_legal(lambda op: not op.name.startswith("cf."))

    def patterns(self, converter: LLVMTypeConverter) -> list[RewritePattern]:
        return [*cf_to_llvm_patterns(converter), assert_pattern(converter, handler=self.assert_handler or None)]
