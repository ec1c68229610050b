"""``tosa-to-mlprogram``: variables become globals of the ml_program dialect."""

from __future__ import annotations

from lamina.dialects.ml_program.ops import GlobalLoadOp, GlobalOp, GlobalStoreOp
from lamina.dialects.tosa.control_ops import VariableOp, VariableReadOp, VariableWriteOp
from lamina.dialects.tosa.syntax import variable_type
from lamina.ir.attributes import FlatSymbolRefAttr, StringAttr, TypeAttr, UnitAttr
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import ConversionTarget, PatternRewriter, PatternSet, apply_partial_conversion
from lamina.rewrite.pattern import Outcome, pattern


@pattern(name="VariableOpConverter")
def convert_variable(op: VariableOp, rewriter: PatternRewriter) -> Outcome:
    """A private global that may be stored to, with the initial value."""
    rewriter.replace_op_with_new(
        op,
        GlobalOp,
        sym_name=op.sym_name,
        type_=TypeAttr(variable_type(op)),
        is_mutable=UnitAttr(),
        value=op.initial_value,
        sym_visibility=StringAttr("private"),
    )
    return True


@pattern(name="VariableReadOpConverter")
def convert_read(op: VariableReadOp, rewriter: PatternRewriter) -> Outcome:
    rewriter.replace_op_with_new(op, GlobalLoadOp, FlatSymbolRefAttr(op.name_), result=op.output1.type)
    return True


@pattern(name="VariableWriteOpConverter")
def convert_write(op: VariableWriteOp, rewriter: PatternRewriter) -> Outcome:
    rewriter.replace_op_with_new(op, GlobalStoreOp, FlatSymbolRefAttr(op.name_), op.input1)
    return True


@register_pass("tosa-to-mlprogram", summary="Lower TOSA to the MLProgram dialect", display_name="TosaToMLProgram")
class TosaToMLProgram(Pass):
    """Lowers variables, their reads and writes."""

    def run(self, operation: Operation) -> None:
        target = ConversionTarget()
        target.add_illegal_op("tosa.variable", "tosa.variable_read", "tosa.variable_write")
        target.mark_unknown_op_dynamically_legal()
        apply_partial_conversion(operation, target, PatternSet([convert_variable, convert_read, convert_write]))
