"""Type conversion of the results, arguments and yielded values of loops and conditions.

A type may become several (or none): results, arguments and operands are then expanded.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from lamina.dialects.scf.ops import ConditionOp, ForOp, IfOp, IndexSwitchOp, WhileOp, YieldOp
from lamina.ir.attribute import Attribute, Type
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import Value
from lamina.rewrite.conversion_pattern import ConversionPattern, ConvertedOperands, FunctionConversionPattern
from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter
from lamina.rewrite.conversion_target import ConversionTarget
from lamina.rewrite.pattern import Outcome
from lamina.rewrite.type_converter import TypeConverter

if TYPE_CHECKING:
    from collections.abc import Callable

    from lamina.rewrite.rewriter import MatchFailure


def structural_conversion_patterns(converter: TypeConverter, benefit: int = 1) -> list[ConversionPattern]:
    """Returns the patterns for scf.for, if, while, index_switch and their terminators."""
    table: Sequence[tuple[type[Operation], Any]] = (
        (ForOp, _convert_for),
        (IfOp, _convert_if),
        (YieldOp, _convert_yield),
        (WhileOp, _convert_while),
        (ConditionOp, _convert_condition),
        (IndexSwitchOp, _convert_switch),
    )

    def bound(
        function: Any
    ) -> Callable[[Operation, ConvertedOperands, ConversionPatternRewriter], bool | MatchFailure]:
        def rewrite(operation: Operation, adaptor: ConvertedOperands, rewriter: ConversionPatternRewriter) -> Outcome:
            result: Outcome = function(operation, adaptor, rewriter, converter)
            return result

        return rewrite

    return [FunctionConversionPattern(bound(function), cls, converter, benefit) for cls, function in table]


def add_structural_legality(converter: TypeConverter, target: ConversionTarget) -> None:
    """The operations of ``structural_conversion_patterns`` are legal once their types are."""

    def results(operation: Operation) -> bool:
        return converter.is_legal(operation.result_types)

    def yields(operation: Operation) -> bool:
        holder = operation.parent_op
        return not isinstance(holder, _HOLDERS) or converter.is_legal(operation.operand_types)

    target.add_dynamically_legal_op(ForOp, IfOp, IndexSwitchOp, callback=results)
    target.add_dynamically_legal_op(YieldOp, callback=yields)
    target.add_dynamically_legal_op(WhileOp, ConditionOp, callback=converter.is_legal)


_HOLDERS = (ForOp, IfOp, WhileOp, IndexSwitchOp)


def structural_conversions_and_legality(
    converter: TypeConverter, target: ConversionTarget, benefit: int = 1
) -> list[ConversionPattern]:
    """Returns the patterns and marks converted operations as legal in the target."""
    add_structural_legality(converter, target)
    return structural_conversion_patterns(converter, benefit)


# ---- The patterns


def _flat(groups: Sequence[Sequence[Value]]) -> list[Value]:
    return [value for group in groups for value in group]


def _convert_results(operation: Operation, converter: TypeConverter) -> tuple[list[Type], list[int]] | None:
    """Returns the new result types, and where those of each old result start and end."""
    types: list[Type] = []
    ends = [0]
    for result_type in operation.result_types:
        type = converter.convert_type_to_types(result_type)
        if type is None:
            return None
        types += type
        ends.append(len(types))
    return types, ends


def _replace(
    operation: Operation,
    operands: list[Value],
    rewriter: ConversionPatternRewriter,
    converter: TypeConverter,
    attributes: dict[str, Attribute],
) -> Outcome:
    """Replaces an operation with one of the same kind and with the same regions."""
    converted = _convert_results(operation, converter)
    if converted is None:
        return rewriter.notify_match_failure(operation, "could not convert result type")
    types, ends = converted
    regions = [Region() for _ in operation.regions]
    inserted = rewriter.insert(
        type(operation)(operands, types, operation.properties, attributes, (), regions, operation.raw_location)
    )
    for old, new in zip(operation.regions, regions, strict=True):
        rewriter.inline_region_before(old, None, new)
    rewriter.replace_op_with_multiple(operation, [inserted.results[start:end] for start, end in pairwise(ends)])
    return True


def _single(groups: Sequence[Sequence[Value]]) -> bool:
    return all(len(group) == 1 for group in groups)


def _convert_for(
    loop: ForOp, adaptor: ConvertedOperands, rewriter: ConversionPatternRewriter, converter: TypeConverter
) -> Outcome:
    groups = adaptor.groups
    if not _single(groups[:3]):
        return rewriter.notify_match_failure(loop, "a bound was converted to several values")
    if rewriter.convert_region_types(loop.regions[0], converter) is None:
        return rewriter.notify_match_failure(loop, "could not convert operation")
    return _replace(loop, _flat(groups), rewriter, converter, loop.attributes)


def _convert_if(
    branch: IfOp, adaptor: ConvertedOperands, rewriter: ConversionPatternRewriter, converter: TypeConverter
) -> Outcome:
    if not _single(adaptor.groups):
        return rewriter.notify_match_failure(branch, "the condition was converted to several values")
    return _replace(branch, _flat(adaptor.groups), rewriter, converter, branch.attributes)


def _convert_switch(
    switch: IndexSwitchOp, adaptor: ConvertedOperands, rewriter: ConversionPatternRewriter, converter: TypeConverter
) -> Outcome:
    # The operand of the switch must be an index, whatever its conversion.
    return _replace(switch, switch.operands, rewriter, converter, switch.attributes)


def _convert_while(
    loop: WhileOp, adaptor: ConvertedOperands, rewriter: ConversionPatternRewriter, converter: TypeConverter
) -> Outcome:
    for region in loop.regions:
        if rewriter.convert_region_types(region, converter) is None:
            return rewriter.notify_match_failure(loop, "could not convert operation")
    # As in MLIR discardable attributes are dropped.
    return _replace(loop, _flat(adaptor.groups), rewriter, converter, {})


def _convert_yield(
    terminator: YieldOp, adaptor: ConvertedOperands, rewriter: ConversionPatternRewriter, converter: TypeConverter
) -> Outcome:
    rewriter.insert(YieldOp(_flat(adaptor.groups), (), location=terminator.raw_location))
    rewriter.erase_op(terminator)
    return True


def _convert_condition(
    terminator: ConditionOp, adaptor: ConvertedOperands, rewriter: ConversionPatternRewriter, converter: TypeConverter
) -> Outcome:
    rewriter.modify_in_place(terminator, lambda: terminator.set_operands(_flat(adaptor.groups)))
    return True
