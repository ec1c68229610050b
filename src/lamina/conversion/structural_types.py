"""Type conversion of operations that only forward values: functions, calls, returns, branches, loops, conditions.

A user-defined conversion has patterns for its own operations; these carry the converted types through everything
around them. A type may become several (or none): arguments, results and operands are then expanded.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from lamina.dialects.cf.ops import BranchOp, CondBranchOp, SwitchOp
from lamina.dialects.func.ops import CallOp, FuncOp, ReturnOp
from lamina.dialects.scf.structural_types import structural_conversions_and_legality
from lamina.interfaces.branch import BranchOpInterface
from lamina.ir.attributes import TypeAttr
from lamina.ir.operation import Operation
from lamina.ir.value import Value
from lamina.rewrite.conversion_pattern import Adaptor, ConvertedOperands, conversion_pattern
from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter
from lamina.rewrite.conversion_target import ConversionTarget
from lamina.rewrite.pattern import Outcome, RewritePattern
from lamina.rewrite.type_converter import TypeConverter


def structural_type_patterns(converter: TypeConverter, target: ConversionTarget) -> list[RewritePattern]:
    """Returns the patterns; marks these operations as legal in ``target`` once all their types are."""
    target.add_dynamically_legal_op(FuncOp, callback=lambda op: _is_legal_function(op, converter))
    target.add_dynamically_legal_op(CallOp, ReturnOp, BranchOp, CondBranchOp, SwitchOp, callback=converter.is_legal)
    functions = (convert_function, convert_call, convert_return, convert_branch)
    return [
        *(function.with_context(converter) for function in functions),
        *structural_conversions_and_legality(converter, target),
    ]


def _is_legal_function(op: Operation, converter: TypeConverter) -> bool:
    return isinstance(op, FuncOp) and converter.is_signature_legal(op.type) and converter.is_legal(op.body)


@conversion_pattern
def convert_function(
    op: FuncOp, adaptor: Adaptor[FuncOp], rewriter: ConversionPatternRewriter, converter: TypeConverter
) -> Outcome:
    old, new = op.type, converter.convert_function_type(op.type)
    if new is None:
        return rewriter.notify_match_failure(op, "a type in the signature cannot be converted")
    if len(new.inputs) != len(old.inputs) and op.arg_attrs or len(new.results) != len(old.results) and op.res_attrs:
        return rewriter.notify_match_failure(op, "attributes of an expanded argument or result would be lost")
    if not op.body.empty and rewriter.convert_region_types(op.body, converter) is None:
        return rewriter.notify_match_failure(op, "the type of a block argument cannot be converted")
    rewriter.modify_in_place(op, lambda: setattr(op, "function_type", TypeAttr(new)))
    return True


@conversion_pattern
def convert_call(
    op: CallOp, adaptor: ConvertedOperands, rewriter: ConversionPatternRewriter, converter: TypeConverter
) -> Outcome:
    groups = [converter.convert_type_to_types(result_type) for result_type in op.result_types]
    types = [result_type for group in groups if group is not None for result_type in group]
    if any(group is None for group in groups):
        return rewriter.notify_match_failure(op, "a result type cannot be converted")
    call = rewriter.insert(
        CallOp(_flat(adaptor.groups), types, dict(op._properties), dict(op._attributes), (), (), op.raw_location)
    )
    ends = [0]
    for group in groups:
        ends.append(ends[-1] + len(group or ()))
    rewriter.replace_op_with_multiple(op, [call.results[start:end] for start, end in pairwise(ends)])
    return True


@conversion_pattern
def convert_return(
    op: ReturnOp, adaptor: ConvertedOperands, rewriter: ConversionPatternRewriter, converter: TypeConverter
) -> Outcome:
    rewriter.modify_in_place(op, lambda: op.set_operands(_flat(adaptor.groups)))
    return True


@conversion_pattern
def convert_branch(
    op: BranchOp | CondBranchOp | SwitchOp,
    adaptor: ConvertedOperands,
    rewriter: ConversionPatternRewriter,
    converter: TypeConverter,
) -> Outcome:
    """Converts the operands forwarded to each successor; the condition keeps its type."""
    model = BranchOpInterface.get(op)
    assert model is not None
    forwarded: list[list[Value]] = []
    for index in range(len(op.successors)):
        operands = model.get_successor_operands(op, index)
        forwarded.append(_flat(adaptor.groups[operands.start : operands.start + operands.count]))

    def change() -> None:
        for index, values in enumerate(forwarded):
            model.get_successor_operands(op, index).assign(values)

    rewriter.modify_in_place(op, change)
    return True


def _flat(groups: Sequence[Sequence[Value]]) -> list[Value]:
    return [value for group in groups for value in group]
