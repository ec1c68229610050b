"""Branches between blocks, and the ends of functions."""

from __future__ import annotations

from lamina.define import (
    Operation,
    decided_by_branch,
    operand,
    operation,
    optional_operand,
    prop,
    successor,
    variadic_of_variadic_operand,
    variadic_operand,
    variadic_successor,
)
from lamina.define.constraints import I1, AnyIntElementsAttr, AnySignlessInteger, AnyType, DenseI32ArrayAttr
from lamina.dialects.llvm.attributes import BlockTagAttr
from lamina.dialects.llvm.constraints import LLVM_AnyPointer, LLVM_Type
from lamina.dialects.llvm.loop_attributes import LoopAnnotationAttr
from lamina.dialects.llvm.verification import verify_return, verify_switch, verify_weighted_branch
from lamina.interfaces.branch import verify_branch, verify_operand_groups
from lamina.ir.traits import AttrSizedOperandSegments, Pure, ReturnLike, SameVariadicOperandSize, Terminator


@operation("llvm.br", traits=[Pure, Terminator])
class BrOp(Operation):
    dest_operands = variadic_operand(LLVM_Type)
    loop_annotation = prop(LoopAnnotationAttr, optional=True, name="loop_annotation")
    dest = successor()
    assembly_format = "$dest (`(` $dest_operands^ `:` type($dest_operands) `)`)? attr-dict"

    @decided_by_branch
    def verify(self) -> None:
        verify_branch(self)


@operation("llvm.cond_br", traits=[AttrSizedOperandSegments, Pure, Terminator])
class CondBrOp(Operation):
    condition = operand(I1)
    true_dest_operands = variadic_operand(LLVM_Type)
    false_dest_operands = variadic_operand(LLVM_Type)
    branch_weights = prop(DenseI32ArrayAttr, optional=True, name="branch_weights")
    loop_annotation = prop(LoopAnnotationAttr, optional=True, name="loop_annotation")
    true_dest = successor()
    false_dest = successor()
    assembly_format = """
        $condition ( `weights` `(` $branch_weights^ `)` )? `,` $true_dest (`(` $true_dest_operands^ `:`
        type($true_dest_operands) `)`)? `,` $false_dest (`(` $false_dest_operands^ `:`
        type($false_dest_operands) `)`)? attr-dict
    """

    @decided_by_branch
    def verify(self) -> None:
        verify_weighted_branch(self)


@operation("llvm.return", traits=[Pure, ReturnLike])
class ReturnOp(Operation):
    arg = optional_operand(LLVM_Type)
    assembly_format = "attr-dict ($arg^ `:` type($arg))?"

    def verify(self) -> None:
        verify_return(self)


@operation("llvm.unreachable", traits=[Terminator])
class UnreachableOp(Operation):
    assembly_format = "attr-dict"


@operation("llvm.switch", traits=[AttrSizedOperandSegments, Pure, Terminator])
class SwitchOp(Operation):
    value = operand(AnySignlessInteger)
    default_operands = variadic_operand(AnyType)
    case_operands = variadic_of_variadic_operand(AnyType, "case_operand_segments")
    case_values = prop(AnyIntElementsAttr, optional=True, name="case_values")
    case_operand_segments = prop(DenseI32ArrayAttr, name="case_operand_segments")
    branch_weights = prop(DenseI32ArrayAttr, optional=True, name="branch_weights")
    default_destination = successor()
    case_destinations = variadic_successor()
    assembly_format = """
        $value `:` type($value) `,` $default_destination (`(` $default_operands^ `:` type($default_operands)
        `)`)? custom<SwitchOpCases>(ref(type($value)), $case_values, $case_destinations, $case_operands,
        type($case_operands)) attr-dict
    """

    def verify(self) -> None:
        verify_switch(self)


@operation("llvm.blocktag")
class BlockTagOp(Operation):
    tag = prop(BlockTagAttr)
    assembly_format = "$tag attr-dict"


@operation("llvm.indirectbr", traits=[SameVariadicOperandSize, Pure, Terminator])
class IndirectBrOp(Operation):
    addr = operand(LLVM_AnyPointer)
    succ_operands = variadic_of_variadic_operand(AnyType, "indbr_operand_segments")
    indbr_operand_segments = prop(DenseI32ArrayAttr, name="indbr_operand_segments")
    successors_ = variadic_successor(name="successors")
    assembly_format = """
        $addr `:` custom<ShortPointer>(type($addr)) `,` custom<IndirectBrOpSucessors>(ref(type($addr)), $successors_,
        $succ_operands, type($succ_operands)) attr-dict
    """

    def verify(self) -> None:
        verify_operand_groups(self.indbr_operand_segments, len(self._successors))
        verify_branch(self)
