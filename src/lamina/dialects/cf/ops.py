"""Operations of the cf dialect."""

from __future__ import annotations

from lamina.define import (
    Operation,
    decided_by_branch,
    operand,
    operation,
    prop,
    successor,
    variadic_of_variadic_operand,
    variadic_operand,
    variadic_successor,
)
from lamina.define.constraints import I1, AnyInteger, AnyIntElementsAttr, AnyType, DenseI32ArrayAttr, StrAttr
from lamina.interfaces.branch import verify_branch, verify_branch_weights, verify_operand_groups
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.traits import AttrSizedOperandSegments, Pure, Terminator


@operation("cf.assert")
class AssertOp(Operation):
    """Ends the program with a message where a condition is false."""

    arg = operand(I1)
    msg = prop(StrAttr)
    assembly_format = "$arg `,` $msg attr-dict"


@operation("cf.br", traits=[Pure, Terminator])
class BranchOp(Operation):
    """Branches to a block with arguments."""

    dest_operands = variadic_operand(AnyType)
    dest = successor()
    assembly_format = "$dest (`(` $dest_operands^ `:` type($dest_operands) `)`)? attr-dict"

    @decided_by_branch
    def verify(self) -> None:
        verify_branch(self)


@operation("cf.cond_br", traits=[AttrSizedOperandSegments, Pure, Terminator])
class CondBranchOp(Operation):
    """Branches to one of two blocks on a condition. Branch weights are relative frequencies."""

    condition = operand(I1)
    true_dest_operands = variadic_operand(AnyType)
    false_dest_operands = variadic_operand(AnyType)
    branch_weights = prop(DenseI32ArrayAttr, optional=True, name="branch_weights")
    true_dest = successor()
    false_dest = successor()
    assembly_format = """
        $condition (`weights` `(` $branch_weights^ `)` )? `,` $true_dest (`(` $true_dest_operands^ `:`
        type($true_dest_operands) `)`)? `,` $false_dest (`(` $false_dest_operands^ `:`
        type($false_dest_operands) `)`)? attr-dict
    """

    @decided_by_branch
    def verify(self) -> None:
        verify_branch(self)
        verify_branch_weights(self.branch_weights, 2)


@operation("cf.switch", traits=[AttrSizedOperandSegments, Pure, Terminator])
class SwitchOp(Operation):
    """Branches to the block of the case equal to the flag, or to the default block."""

    flag = operand(AnyInteger)
    default_operands = variadic_operand(AnyType)
    case_operands = variadic_of_variadic_operand(AnyType, "case_operand_segments")
    case_values = prop(AnyIntElementsAttr, optional=True, name="case_values")
    case_operand_segments = prop(DenseI32ArrayAttr, name="case_operand_segments")
    default_destination = successor()
    case_destinations = variadic_successor()
    assembly_format = """
        $flag `:` type($flag) `,` `[` `\n` custom<SwitchOpCases>(ref(type($flag)),$default_destination,
        $default_operands, type($default_operands), $case_values, $case_destinations, $case_operands,
        type($case_operands)) `]` attr-dict
    """

    def verify(self) -> None:
        count = len(self._successors) - 1
        verify_operand_groups(self.case_operand_segments, count)
        verify_branch(self)
        values = self.case_values
        if values is None:
            if count:
                raise VerifyFailure(f"number of case values (0) should match number of case destinations ({count})")
            return
        flag, element = self.flag.type, values.type.element_type
        if flag is not element:
            raise VerifyFailure(f"'flag' type ('{flag}') should match case value type ('{element}')")
        if values.type.num_elements != count:
            raise VerifyFailure(
                f"number of case values ({values.type.num_elements}) should match number of case destinations ({count})"
            )
