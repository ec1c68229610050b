"""Operations of the transform dialect: func."""

from __future__ import annotations

from lamina.define import Operation, operand, operation, optional_operand, prop, region, result
from lamina.define.constraints import DenseI32ArrayAttr, MaxSizedRegion, SymbolRefAttr, UnitAttr
from lamina.dialects.transform.constraints import TransformHandleTypeInterface, TransformValueHandleTypeInterface
from lamina.dialects.transform.traits import ReportTrackingListenerFailuresOpTrait
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.traits import AttrSizedOperandSegments, HasOnlyGraphRegion, NoTerminator, SingleBlock


@operation("transform.apply_conversion_patterns.func.func_to_llvm")
class ApplyFuncToLLVMConversionPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation(
    "transform.func.cast_and_call",
    traits=[
        AttrSizedOperandSegments,
        ReportTrackingListenerFailuresOpTrait,
        NoTerminator,
        SingleBlock,
        HasOnlyGraphRegion,
    ],
)
class CastAndCallOp(Operation):
    insertion_point = operand(TransformHandleTypeInterface, name="insertion_point")
    insert_after = prop(UnitAttr, optional=True, name="insert_after")
    inputs = optional_operand(TransformValueHandleTypeInterface)
    outputs = optional_operand(TransformValueHandleTypeInterface)
    function_name = prop(SymbolRefAttr, optional=True, name="function_name")
    function = optional_operand(TransformHandleTypeInterface)
    result = result(TransformHandleTypeInterface)
    conversions = region(MaxSizedRegion(1))
    assembly_format = """
        ($function_name^)? ($function^)? ( `(` $inputs^ `)` )? ( `->` $outputs^ )? (`after`
        $insert_after^):(`before`)? $insertion_point ($conversions^)? attr-dict `:` functional-type(operands,
        results)
    """

    def verify(self) -> None:
        block = self.regions[0].first_block
        for inner in block.operations if block is not None else ():
            if not inner.name.startswith("transform.type_conversion."):
                note = ("op without interface", inner.raw_location)
                raise VerifyFailure("expected children ops to implement TypeConverterBuilderOpInterface", notes=[note])
        if self.function is None and self.function_name is None:
            raise VerifyFailure("expected a function handle or name to call")
        if self.function is not None and self.function_name is not None:
            raise VerifyFailure("function handle and name are mutually exclusive")


@operation("transform.func.replace_func_signature")
class ReplaceFuncSignatureOp(Operation):
    module = operand(TransformHandleTypeInterface)
    function_name = prop(SymbolRefAttr, name="function_name")
    args_interchange = prop(DenseI32ArrayAttr, name="args_interchange")
    results_interchange = prop(DenseI32ArrayAttr, name="results_interchange")
    adjust_func_calls = prop(UnitAttr, optional=True, name="adjust_func_calls")
    transformed_module = result(TransformHandleTypeInterface, name="transformed_module")
    transformed_function = result(TransformHandleTypeInterface, name="transformed_function")
    assembly_format = """
        $function_name `args_interchange` `=` $args_interchange `results_interchange` `=` $results_interchange
        `at` $module attr-dict `:` functional-type(operands, results)
    """


@operation("transform.func.deduplicate_func_args")
class DeduplicateFuncArgsOp(Operation):
    module = operand(TransformHandleTypeInterface)
    function_name = prop(SymbolRefAttr, name="function_name")
    transformed_module = result(TransformHandleTypeInterface, name="transformed_module")
    transformed_function = result(TransformHandleTypeInterface, name="transformed_function")
    assembly_format = "$function_name `at` $module attr-dict `:` functional-type(operands, results)"
