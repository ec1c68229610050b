"""Transform operations that match and rewrite structured operations."""

from __future__ import annotations

from lamina.define import Operation, operand, operation, prop, region, result
from lamina.define.constraints import DictionaryAttr, SizedRegion, StrArrayAttr, TypeArrayAttr, TypeAttr
from lamina.dialects.transform.constraints import TransformHandleTypeInterface
from lamina.dialects.transform.enums import MatchInterfaceEnumAttr
from lamina.dialects.transform.structured_verification import verify_replace
from lamina.dialects.transform.traits import NavigationTransformOpTrait, ReportTrackingListenerFailuresOpTrait
from lamina.ir.traits import HasOnlyGraphRegion, IsolatedFromAbove, NoTerminator, SingleBlock


@operation("transform.structured.match", traits=[NavigationTransformOpTrait])
class MatchOp(Operation):
    target = operand(TransformHandleTypeInterface)
    ops = prop(StrArrayAttr, optional=True)
    interface = prop(MatchInterfaceEnumAttr, optional=True)
    op_attrs = prop(DictionaryAttr, optional=True, name="op_attrs")
    filter_result_type = prop(TypeAttr, optional=True, name="filter_result_type")
    filter_operand_types = prop(TypeArrayAttr, optional=True, name="filter_operand_types")
    results_ = result(TransformHandleTypeInterface, name="results")
    assembly_format = """
        (`ops` `{` $ops^ `}`)? (`interface` `{` $interface^ `}`)? (`attributes` $op_attrs^)?
        (`filter_result_type` `=` $filter_result_type^)? (`filter_operand_types` `=` $filter_operand_types^)?
        `in` $target attr-dict `:` functional-type($target, results)
    """


@operation(
    "transform.structured.replace",
    traits=[IsolatedFromAbove, ReportTrackingListenerFailuresOpTrait, NoTerminator, SingleBlock, HasOnlyGraphRegion],
)
class ReplaceOp(Operation):
    target = operand(TransformHandleTypeInterface)
    replacement = result(TransformHandleTypeInterface)
    body_region = region(SizedRegion(1))
    assembly_format = """
        $target attr-dict-with-keyword regions `:` custom<SemiFunctionType>(type($target), type($replacement),
        "false")
    """

    def verify(self) -> None:
        verify_replace(self)
