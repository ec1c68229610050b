"""Operations of the transform dialect: pdl."""

from __future__ import annotations

from lamina.define import Operation, operand, operation, optional_operand, prop, region, result
from lamina.define.constraints import SizedRegion, SymbolRefAttr
from lamina.dialects.transform.constraints import TransformHandleTypeInterface
from lamina.dialects.transform.traits import PossibleTopLevelTransformOpTrait
from lamina.ir.traits import NoTerminator, SymbolTableTrait


@operation("transform.pdl_match")
class PDLMatchOp(Operation):
    root_ = operand(TransformHandleTypeInterface, name="root")
    pattern_name = prop(SymbolRefAttr, name="pattern_name")
    matched = result(TransformHandleTypeInterface)
    assembly_format = "$pattern_name `in` $root_ attr-dict `:` functional-type(operands, results)"


@operation("transform.with_pdl_patterns", traits=[NoTerminator, PossibleTopLevelTransformOpTrait, SymbolTableTrait])
class WithPDLPatternsOp(Operation):
    root_ = optional_operand(TransformHandleTypeInterface, name="root")
    body = region(SizedRegion(1))
    assembly_format = "($root_^ `:` type($root_))? attr-dict-with-keyword regions"
