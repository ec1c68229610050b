"""Operations of the transform dialect: pdl."""

from __future__ import annotations

from lamina.define import Operation, operand, operation, optional_operand, prop, region, result
from lamina.define.constraints import SizedRegion, SymbolRefAttr
from lamina.dialects.pdl.ops import PatternOp
from lamina.dialects.transform.constraints import TransformHandleTypeInterface
from lamina.dialects.transform.traits import PossibleTopLevelTransformOpTrait
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.traits import NoTerminator, SymbolTableTrait


@operation("transform.pdl_match")
class PDLMatchOp(Operation):
    root_ = operand(TransformHandleTypeInterface, name="root")
    pattern_name = prop(SymbolRefAttr, name="pattern_name")
    matched = result(TransformHandleTypeInterface)
    assembly_format = "$pattern_name `in` $root_ attr-dict `:` functional-type(operands, results)"


@operation("transform.with_pdl_patterns", traits=[NoTerminator, PossibleTopLevelTransformOpTrait, SymbolTableTrait])
class WithPDLPatternsOp(Operation):
    default_dialect = "transform"
    root_ = optional_operand(TransformHandleTypeInterface, name="root")
    body = region(SizedRegion(1))
    assembly_format = "($root_^ `:` type($root_))? attr-dict-with-keyword regions"

    def verify(self) -> None:
        verify_with_patterns(self)


def verify_with_patterns(op: WithPDLPatternsOp) -> None:
    """Patterns, and one operation that runs with them."""
    pattern: Operation | None = None
    for child in op.regions[0].entry_block.operations:
        if isinstance(child, PatternOp):
            continue
        if not child.has_trait(PossibleTopLevelTransformOpTrait):
            message = "expects only pattern and top-level transform ops in its body"
            raise VerifyFailure(message, notes=[("offending op", child.raw_location)])
        if pattern is not None:
            notes = [("first non-pattern op", pattern.raw_location), ("second non-pattern op", child.raw_location)]
            raise VerifyFailure("expects only one non-pattern op in its body", notes=notes)
        pattern = child
    for outer in op.ancestors:
        if isinstance(outer, WithPDLPatternsOp):
            raise VerifyFailure("cannot be nested", notes=[("parent operation", outer.raw_location)])
    if pattern is None:
        raise VerifyFailure("expects at least one non-pattern op")
