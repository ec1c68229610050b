"""Operations of the transform dialect: tune."""

from __future__ import annotations

from lamina.define import Operation, operation, optional_operand, prop, result, variadic_region, variadic_result
from lamina.define.constraints import AnyAttr, APIntAttr, SizedRegion, TypedStringAttr
from lamina.dialects.transform.constraints import Transform_AnyHandleOrParamType, TransformParamTypeInterface
from lamina.dialects.transform.matcher_verification import verify_choice, verify_knob
from lamina.ir.traits import NoRegionArguments, SingleBlockImplicitTerminator


@operation("transform.tune.knob")
class KnobOp(Operation):
    name_ = prop(TypedStringAttr, name="name")
    options = prop(AnyAttr)
    selected = prop(AnyAttr, optional=True)
    result = result(TransformParamTypeInterface)
    assembly_format = "`<` $name_ `>` (`=` $selected^ `from`)? `options` `=` $options attr-dict `->` type(results)"

    def verify(self) -> None:
        verify_knob(self)


@operation("transform.tune.alternatives", traits=[SingleBlockImplicitTerminator("transform.yield"), NoRegionArguments])
class AlternativesOp(Operation):
    name_ = prop(TypedStringAttr, name="name")
    selected_region_attr = prop(APIntAttr, optional=True, name="selected_region_attr")
    selected_region_param = optional_operand(TransformParamTypeInterface, name="selected_region_param")
    results_ = variadic_result(Transform_AnyHandleOrParamType, name="results")
    alternatives = variadic_region(SizedRegion(1))
    assembly_format = """
        `<` $name_ `>` (`selected_region` `=` custom<AlternativesOpSelectedRegion>( $selected_region_attr,
        $selected_region_param)^)? attr-dict-with-keyword (`:` type($selected_region_param)^)? (`->`
        type($results_)^)? regions
    """

    def verify(self) -> None:
        verify_choice(self)
