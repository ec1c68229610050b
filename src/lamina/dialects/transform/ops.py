"""Operations of the transform dialect."""

from __future__ import annotations

from collections.abc import Iterable

from lamina.define import (
    Operation,
    operand,
    operation,
    optional_operand,
    prop,
    region,
    result,
    variadic_operand,
    variadic_region,
    variadic_result,
)
from lamina.define.constraints import (
    AnyAttr,
    AnyRegion,
    BoolAttr,
    ConfinedAttr,
    DenseI64ArrayAttr,
    DictArrayAttr,
    DictionaryAttr,
    FunctionType,
    I64Attr,
    IntPositive,
    MaxSizedRegion,
    SizedRegion,
    StrArrayAttr,
    StrAttr,
    SymbolNameAttr,
    SymbolRefArrayAttr,
    SymbolRefAttr,
    TypeAttrOf,
    UnitAttr,
)
from lamina.define.type_relations import AllTypesMatch
from lamina.dialects.transform import matcher_verification, verification
from lamina.dialects.transform.constraints import (
    Transform_AnyHandleOrParamType,
    TransformHandleTypeInterface,
    TransformParamTypeInterface,
    TransformValueHandleTypeInterface,
)
from lamina.dialects.transform.enums import FailurePropagationModeAttr, MatchCmpIPredicateAttr
from lamina.dialects.transform.traits import (
    AtMostOneOpMatcher,
    FunctionalStyleTransformOpTrait,
    NavigationTransformOpTrait,
    ParamProducerTransformOpTrait,
    PossibleTopLevelTransformOpTrait,
    ReportTrackingListenerFailuresOpTrait,
    SingleOpMatcher,
    TransformEachOpTrait,
)
from lamina.ir.symbols import SymbolTableCollection
from lamina.ir.traits import (
    AttrSizedOperandSegments,
    HasOnlyGraphRegion,
    IsolatedFromAbove,
    NoTerminator,
    SameOperandsAndResultType,
    SameTypeOperands,
    SingleBlock,
    SingleBlockImplicitTerminator,
    Terminator,
)
from lamina.ir.value import Value


@operation(
    "transform.alternatives",
    traits=[IsolatedFromAbove, PossibleTopLevelTransformOpTrait, SingleBlockImplicitTerminator("transform.yield")],
)
class AlternativesOp(Operation):
    scope = optional_operand(TransformHandleTypeInterface)
    results_ = variadic_result(TransformHandleTypeInterface, name="results")
    alternatives = variadic_region(SizedRegion(1))
    assembly_format = "($scope^ `:` type($scope))? (`->` type($results_)^)? attr-dict-with-keyword regions"

    def verify(self) -> None:
        verification.verify_top_level(self)

    def verify_regions(self) -> None:
        verification.verify_alternatives(self)


@operation("transform.annotate")
class AnnotateOp(Operation):
    target = operand(TransformHandleTypeInterface)
    name_ = prop(StrAttr, name="name")
    param = optional_operand(TransformParamTypeInterface)
    assembly_format = "$target $name_ attr-dict (`=` $param^)?`:` type($target) (`,` type($param)^)?"


@operation("transform.apply_cse", traits=[TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait])
class ApplyCommonSubexpressionEliminationOp(Operation):
    target = operand(TransformHandleTypeInterface)
    assembly_format = "`to` $target attr-dict `:` type($target)"


@operation(
    "transform.apply_conversion_patterns",
    traits=[ReportTrackingListenerFailuresOpTrait, NoTerminator, SingleBlock, HasOnlyGraphRegion],
)
class ApplyConversionPatternsOp(Operation):
    target = operand(TransformHandleTypeInterface)
    legal_ops = prop(StrArrayAttr, optional=True, name="legal_ops")
    illegal_ops = prop(StrArrayAttr, optional=True, name="illegal_ops")
    legal_dialects = prop(StrArrayAttr, optional=True, name="legal_dialects")
    illegal_dialects = prop(StrArrayAttr, optional=True, name="illegal_dialects")
    partial_conversion = prop(UnitAttr, optional=True, name="partial_conversion")
    preserve_handles = prop(UnitAttr, optional=True, name="preserve_handles")
    patterns = region(MaxSizedRegion(1))
    default_type_converter_region = variadic_region(AnyRegion, name="default_type_converter_region")
    assembly_format = """
        `to` $target $patterns (`with` `type_converter` $default_type_converter_region^)? attr-dict `:`
        type($target)
    """

    def verify(self) -> None:
        verification.verify_conversion(self)


@operation("transform.apply_conversion_patterns.dialect_to_llvm")
class ApplyToLLVMConversionPatternsOp(Operation):
    dialect_name = prop(StrAttr, name="dialect_name")
    assembly_format = "$dialect_name attr-dict"

    def verify(self) -> None:
        verification.verify_dialect_to_llvm(self)


@operation("transform.apply_dce", traits=[TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait])
class ApplyDeadCodeEliminationOp(Operation):
    target = operand(TransformHandleTypeInterface)
    assembly_format = "`to` $target attr-dict `:` type($target)"


@operation(
    "transform.apply_patterns",
    traits=[TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait, NoTerminator, SingleBlock, HasOnlyGraphRegion],
)
class ApplyPatternsOp(Operation):
    target = operand(TransformHandleTypeInterface)
    apply_cse = prop(UnitAttr, optional=True, name="apply_cse")
    max_iterations = prop(I64Attr, default="-1 : i64", name="max_iterations")
    max_num_rewrites = prop(I64Attr, default="-1 : i64", name="max_num_rewrites")
    patterns = region(MaxSizedRegion(1))
    assembly_format = "`to` $target $patterns attr-dict `:` type($target)"

    def verify(self) -> None:
        message = "expected children ops to implement PatternDescriptorOpInterface"
        verification.verify_pattern_sets(self, "transform.apply_patterns.", message)


@operation("transform.apply_patterns.canonicalization")
class ApplyCanonicalizationPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_licm", traits=[TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait])
class ApplyLoopInvariantCodeMotionOp(Operation):
    target = operand(TransformHandleTypeInterface)
    assembly_format = "`to` $target attr-dict `:` type($target)"


@operation("transform.apply_registered_pass")
class ApplyRegisteredPassOp(Operation):
    target = operand(TransformHandleTypeInterface)
    pass_name = prop(StrAttr, name="pass_name")
    options = prop(DictionaryAttr, default="{}")
    dynamic_options = variadic_operand(TransformParamTypeInterface, name="dynamic_options")
    result = result(TransformHandleTypeInterface)
    assembly_format = """
        $pass_name (`with` `options` `=` custom<ApplyRegisteredPassOptions>($options, $dynamic_options)^)? `to`
        $target attr-dict `:` functional-type(operands, results)
    """

    def verify(self) -> None:
        verification.verify_registered_pass(self)


@operation("transform.cast", traits=[TransformEachOpTrait])
class CastOp(Operation):
    input = operand(TransformHandleTypeInterface)
    output = result(TransformHandleTypeInterface)
    assembly_format = "$input attr-dict `:` type($input) `to` type($output)"


@operation("transform.num_associations", traits=[ParamProducerTransformOpTrait])
class NumAssociationsOp(Operation):
    handle = operand(Transform_AnyHandleOrParamType)
    num = result(TransformParamTypeInterface)
    assembly_format = "$handle attr-dict `:` functional-type(operands, results)"

    def verify(self) -> None:
        verification.verify_num_associations(self)


@operation("transform.collect_matching")
class CollectMatchingOp(Operation):
    root_ = operand(TransformHandleTypeInterface, name="root")
    matcher = prop(SymbolRefAttr)
    results_ = variadic_result(Transform_AnyHandleOrParamType, name="results")
    assembly_format = "$matcher `in` $root_ attr-dict `:` functional-type($root_, $results_)"

    def verify_symbol_uses(self, symbols: SymbolTableCollection) -> None:
        matcher_verification.verify_collect_matching(self, symbols)


@operation("transform.foreach_match")
class ForeachMatchOp(Operation):
    root_ = operand(TransformHandleTypeInterface, name="root")
    forwarded_inputs = variadic_operand(Transform_AnyHandleOrParamType, name="forwarded_inputs")
    restrict_root = prop(UnitAttr, optional=True, name="restrict_root")
    flatten_results = prop(UnitAttr, optional=True, name="flatten_results")
    matchers = prop(SymbolRefArrayAttr)
    actions = prop(SymbolRefArrayAttr)
    updated = result(TransformHandleTypeInterface)
    forwarded_outputs = variadic_result(Transform_AnyHandleOrParamType, name="forwarded_outputs")
    assembly_format = """
        oilist( `restrict_root` $restrict_root | `flatten_results` $flatten_results ) `in` $root_ (`,`
        $forwarded_inputs^)? custom<ForeachMatchSymbols>($matchers, $actions) attr-dict `:`
        functional-type(operands, results)
    """

    def result_names(self) -> Iterable[tuple[Value, str]]:
        yield self.results[0], "updated_root"
        for value in self.results[1:]:
            yield value, "yielded"

    def verify(self) -> None:
        matcher_verification.verify_foreach_match(self)

    def verify_symbol_uses(self, symbols: SymbolTableCollection) -> None:
        matcher_verification.verify_pairs(self, symbols)


@operation("transform.foreach", traits=[SingleBlockImplicitTerminator("transform.yield")])
class ForeachOp(Operation):
    targets = variadic_operand(Transform_AnyHandleOrParamType)
    with_zip_shortest = prop(UnitAttr, optional=True, name="with_zip_shortest")
    results_ = variadic_result(Transform_AnyHandleOrParamType, name="results")
    body = region(SizedRegion(1))
    assembly_format = """
        $targets oilist(`with_zip_shortest` $with_zip_shortest) `:` type($targets) (`->` type($results_)^)?
        $body attr-dict
    """

    def verify(self) -> None:
        verification.verify_foreach(self)


@operation("transform.get_consumers_of_result", traits=[NavigationTransformOpTrait])
class GetConsumersOfResult(Operation):
    target = operand(TransformHandleTypeInterface)
    result_number = prop(I64Attr, name="result_number")
    consumers = result(TransformHandleTypeInterface)
    assembly_format = "$target `[` $result_number `]` attr-dict `:` functional-type(operands, results)"


@operation("transform.get_defining_op", traits=[NavigationTransformOpTrait])
class GetDefiningOp(Operation):
    target = operand(TransformValueHandleTypeInterface)
    result = result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


@operation("transform.get_parent_op", traits=[NavigationTransformOpTrait])
class GetParentOp(Operation):
    target = operand(TransformHandleTypeInterface)
    isolated_from_above = prop(UnitAttr, optional=True, name="isolated_from_above")
    allow_empty_results = prop(UnitAttr, optional=True, name="allow_empty_results")
    op_name = prop(StrAttr, optional=True, name="op_name")
    deduplicate = prop(UnitAttr, optional=True)
    nth_parent = prop(ConfinedAttr(I64Attr, [IntPositive]), default="1 : i64", name="nth_parent")
    parent_ = result(TransformHandleTypeInterface, name="parent")
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


@operation("transform.get_producer_of_operand", traits=[NavigationTransformOpTrait])
class GetProducerOfOperand(Operation):
    target = operand(TransformHandleTypeInterface)
    operand_number = prop(I64Attr, name="operand_number")
    producer = result(TransformHandleTypeInterface)
    assembly_format = "$target `[` $operand_number `]` attr-dict `:` functional-type(operands, results)"


@operation("transform.get_operand", traits=[NavigationTransformOpTrait])
class GetOperandOp(Operation):
    target = operand(TransformHandleTypeInterface)
    raw_position_list = prop(DenseI64ArrayAttr, name="raw_position_list")
    is_inverted = prop(UnitAttr, optional=True, name="is_inverted")
    is_all = prop(UnitAttr, optional=True, name="is_all")
    result = result(TransformValueHandleTypeInterface)
    assembly_format = """
        $target `[`custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all)`]` attr-dict `:`
        functional-type(operands, results)
    """

    def verify(self) -> None:
        verification.verify_positions(self)


@operation("transform.get_result", traits=[NavigationTransformOpTrait])
class GetResultOp(Operation):
    target = operand(TransformHandleTypeInterface)
    raw_position_list = prop(DenseI64ArrayAttr, name="raw_position_list")
    is_inverted = prop(UnitAttr, optional=True, name="is_inverted")
    is_all = prop(UnitAttr, optional=True, name="is_all")
    result = result(TransformValueHandleTypeInterface)
    assembly_format = """
        $target `[`custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all)`]` attr-dict `:`
        functional-type(operands, results)
    """

    def verify(self) -> None:
        verification.verify_positions(self)


@operation("transform.get_type")
class GetTypeOp(Operation):
    value = operand(TransformValueHandleTypeInterface)
    elemental = prop(UnitAttr, optional=True)
    type_param = result(TransformParamTypeInterface, name="type_param")
    assembly_format = "(`elemental` $elemental^)? $value attr-dict `:`functional-type(operands, results)"


@operation("transform.include")
class IncludeOp(Operation):
    target = prop(SymbolRefAttr)
    failure_propagation_mode = prop(FailurePropagationModeAttr, name="failure_propagation_mode")
    operands_ = variadic_operand(Transform_AnyHandleOrParamType, name="operands")
    arg_attrs = prop(DictArrayAttr, optional=True, name="arg_attrs")
    res_attrs = prop(DictArrayAttr, optional=True, name="res_attrs")
    results_ = variadic_result(Transform_AnyHandleOrParamType, name="results")
    assembly_format = """
        $target `failures` `(` $failure_propagation_mode `)``(` $operands_ `)` attr-dict `:`
        functional-type($operands_, $results_)
    """

    def verify_symbol_uses(self, symbols: SymbolTableCollection) -> None:
        matcher_verification.verify_include(self, symbols)


@operation("transform.match.operation_empty", traits=[AtMostOneOpMatcher])
class MatchOperationEmptyOp(Operation):
    operand_handle = operand(TransformHandleTypeInterface, name="operand_handle")
    assembly_format = "$operand_handle attr-dict `:` type($operand_handle)"


@operation("transform.match.operation_name", traits=[SingleOpMatcher])
class MatchOperationNameOp(Operation):
    operand_handle = operand(TransformHandleTypeInterface, name="operand_handle")
    op_names = prop(StrArrayAttr, name="op_names")
    assembly_format = "$operand_handle $op_names attr-dict `:` type($operand_handle)"


@operation("transform.match.param.cmpi", traits=[SameTypeOperands])
class MatchParamCmpIOp(Operation):
    param = operand(TransformParamTypeInterface)
    reference = operand(TransformParamTypeInterface)
    predicate = prop(MatchCmpIPredicateAttr)
    assembly_format = "$predicate $param `,` $reference attr-dict `:` type($param)"


@operation("transform.merge_handles", traits=[SameOperandsAndResultType])
class MergeHandlesOp(Operation):
    handles = variadic_operand(Transform_AnyHandleOrParamType)
    deduplicate = prop(UnitAttr, optional=True)
    result = result(Transform_AnyHandleOrParamType)
    assembly_format = "(`deduplicate` $deduplicate^)? $handles attr-dict `:` type($result)"


@operation("transform.named_sequence", traits=[IsolatedFromAbove])
class NamedSequenceOp(Operation):
    sym_name = prop(SymbolNameAttr, name="sym_name")
    function_type = prop(TypeAttrOf(FunctionType, "function type attribute"), name="function_type")
    sym_visibility = prop(StrAttr, optional=True, name="sym_visibility")
    arg_attrs = prop(DictArrayAttr, optional=True, name="arg_attrs")
    res_attrs = prop(DictArrayAttr, optional=True, name="res_attrs")
    body = region(MaxSizedRegion(1))

    def verify(self) -> None:
        verification.verify_named_sequence(self)

    def verify_regions(self) -> None:
        verification.verify_arguments(self)


@operation("transform.split_handle", traits=[FunctionalStyleTransformOpTrait])
class SplitHandleOp(Operation):
    handle = operand(Transform_AnyHandleOrParamType)
    pass_through_empty_handle = prop(BoolAttr, default="true", name="pass_through_empty_handle")
    fail_on_payload_too_small = prop(BoolAttr, default="true", name="fail_on_payload_too_small")
    overflow_result = prop(I64Attr, optional=True, name="overflow_result")
    results_ = variadic_result(Transform_AnyHandleOrParamType, name="results")
    assembly_format = "$handle attr-dict `:` functional-type(operands, results)"

    def verify(self) -> None:
        verification.verify_split_handle(self)


@operation("transform.param.constant", traits=[ParamProducerTransformOpTrait])
class ParamConstantOp(Operation):
    value = prop(AnyAttr)
    param = result(TransformParamTypeInterface)
    assembly_format = "$value attr-dict `->` type($param)"


@operation("transform.print")
class PrintOp(Operation):
    target = optional_operand(TransformHandleTypeInterface)
    name_ = prop(StrAttr, optional=True, name="name")
    assume_verified = prop(UnitAttr, optional=True, name="assume_verified")
    use_local_scope = prop(UnitAttr, optional=True, name="use_local_scope")
    skip_regions = prop(UnitAttr, optional=True, name="skip_regions")
    assembly_format = "$target attr-dict (`:` type($target)^)?"


@operation("transform.replicate", traits=[AllTypesMatch("handles", "replicated")])
class ReplicateOp(Operation):
    pattern = operand(TransformHandleTypeInterface)
    handles = variadic_operand(Transform_AnyHandleOrParamType)
    replicated = variadic_result(Transform_AnyHandleOrParamType)
    assembly_format = "`num` `(` $pattern `)` $handles attr-dict `:` type($pattern) `,` type($handles)"


@operation("transform.select", traits=[NavigationTransformOpTrait])
class SelectOp(Operation):
    target = operand(TransformHandleTypeInterface)
    op_name = prop(StrAttr, name="op_name")
    result = result(TransformHandleTypeInterface)
    assembly_format = "$op_name `in` $target attr-dict `:` functional-type(operands, results)"


@operation(
    "transform.sequence",
    traits=[
        PossibleTopLevelTransformOpTrait,
        SingleBlockImplicitTerminator("transform.yield"),
        AttrSizedOperandSegments,
    ],
)
class SequenceOp(Operation):
    failure_propagation_mode = prop(FailurePropagationModeAttr, name="failure_propagation_mode")
    root_ = optional_operand(TransformHandleTypeInterface, name="root")
    extra_bindings = variadic_operand(Transform_AnyHandleOrParamType, name="extra_bindings")
    results_ = variadic_result(TransformHandleTypeInterface, name="results")
    body = region(SizedRegion(1))
    assembly_format = """
        custom<SequenceOpOperands>($root_, type($root_), $extra_bindings, type($extra_bindings)) (`->`
        type($results_)^)? `failures` `(` $failure_propagation_mode `)` attr-dict-with-keyword regions
    """
    default_dialect = "transform"

    def verify(self) -> None:
        verification.verify_top_level(self)

    def verify_regions(self) -> None:
        verification.verify_sequence(self)


@operation("transform.verify", traits=[TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait])
class VerifyOp(Operation):
    target = operand(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` type($target)"


@operation("transform.yield", traits=[Terminator])
class YieldOp(Operation):
    operands_ = variadic_operand(Transform_AnyHandleOrParamType, name="operands")
    assembly_format = "$operands_ attr-dict (`:` type($operands_)^)?"
