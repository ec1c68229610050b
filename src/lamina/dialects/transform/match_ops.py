"""Operations of the transform dialect: match."""

from __future__ import annotations

from lamina.define import (
    Operation,
    operand,
    operation,
    optional_result,
    prop,
    region,
    result,
    variadic_operand,
    variadic_result,
)
from lamina.define.constraints import AnyTypeOf, DenseI64ArrayAttr, I64Attr, SizedRegion, StrArrayAttr, UnitAttr
from lamina.dialects.transform import matcher_verification
from lamina.dialects.transform.constraints import (
    Transform_AnyHandleOrParamType,
    TransformAnyHandle,
    TransformHandleTypeInterface,
    TransformParamTypeInterface,
    TransformValueHandleTypeInterface,
)
from lamina.dialects.transform.enums import FailurePropagationModeAttr
from lamina.dialects.transform.traits import SingleOpMatcher, SingleValueMatcher, StructuredPredicate
from lamina.dialects.transform.types import AffineMapParamType
from lamina.ir.traits import SingleBlockImplicitTerminator, Terminator


@operation(
    "transform.match.structured",
    traits=[SingleOpMatcher, SingleBlockImplicitTerminator("transform.match.structured.yield")],
)
class MatchStructuredOp(Operation):
    current = operand(TransformHandleTypeInterface)
    failure_propagation_mode = prop(FailurePropagationModeAttr, optional=True, name="failure_propagation_mode")
    outputs = variadic_result(Transform_AnyHandleOrParamType)
    body_region = region(SizedRegion(1), name="body_region")
    assembly_format = """
        (`failures` `(` $failure_propagation_mode^ `)`)?$current `:` custom<SemiFunctionType>(type($current),
        type($outputs))attr-dict-with-keyword regions
    """

    def verify(self) -> None:
        matcher_verification.verify_structured(self)


@operation("transform.match.structured.body", traits=[SingleOpMatcher, StructuredPredicate])
class MatchStructuredBodyOp(Operation):
    operand_handle = operand(TransformHandleTypeInterface, name="operand_handle")
    reduction_position = prop(I64Attr, optional=True, name="reduction_position")
    passthrough = prop(UnitAttr, optional=True)
    elementwise = prop(UnitAttr, optional=True)
    contraction = prop(StrArrayAttr, optional=True)
    assembly_format = "$operand_handle attr-dict `:` type($operand_handle)"

    def verify(self) -> None:
        matcher_verification.verify_body(self)


@operation("transform.match.structured.classify_contraction_dims", traits=[SingleOpMatcher, StructuredPredicate])
class MatchStructuredClassifyContractionDimsOp(Operation):
    operand_handle = operand(TransformHandleTypeInterface, name="operand_handle")
    batch = result(TransformParamTypeInterface)
    m = result(TransformParamTypeInterface)
    n = result(TransformParamTypeInterface)
    k = result(TransformParamTypeInterface)
    assembly_format = "$operand_handle attr-dict `:` functional-type(operands, results)"

    def verify(self) -> None:
        matcher_verification.verify_inside_structured(self)


@operation("transform.match.structured.classify_convolution_dims", traits=[SingleOpMatcher, StructuredPredicate])
class MatchStructuredClassifyConvolutionDimsOp(Operation):
    operand_handle = operand(TransformHandleTypeInterface, name="operand_handle")
    batch = result(TransformParamTypeInterface)
    output_image = result(TransformParamTypeInterface, name="output_image")
    output_channel = result(TransformParamTypeInterface, name="output_channel")
    filter_loop = result(TransformParamTypeInterface, name="filter_loop")
    input_channel = result(TransformParamTypeInterface, name="input_channel")
    depth = result(TransformParamTypeInterface)
    strides = result(TransformParamTypeInterface)
    dilations = result(TransformParamTypeInterface)
    assembly_format = "$operand_handle attr-dict `:` functional-type(operands, results)"

    def verify(self) -> None:
        matcher_verification.verify_inside_structured(self)


@operation("transform.match.structured.dim", traits=[StructuredPredicate, SingleOpMatcher])
class MatchStructuredDimOp(Operation):
    operand_handle = operand(TransformHandleTypeInterface, name="operand_handle")
    raw_dim_list = prop(DenseI64ArrayAttr, name="raw_dim_list")
    is_inverted = prop(UnitAttr, optional=True, name="is_inverted")
    is_all = prop(UnitAttr, optional=True, name="is_all")
    parallel = prop(UnitAttr, optional=True)
    reduction = prop(UnitAttr, optional=True)
    result = optional_result(TransformParamTypeInterface)
    assembly_format = """
        $operand_handle `[`custom<TransformMatchDims>($raw_dim_list, $is_inverted, $is_all)`]` attr-dict `:`
        custom<SemiFunctionType>(type($operand_handle), type($result))
    """

    def verify(self) -> None:
        matcher_verification.verify_dim(self)


@operation("transform.match.structured.elemental_bitwidth", traits=[SingleValueMatcher])
class MatchStructuredElementalBitwidthOp(Operation):
    operand_handle = operand(TransformValueHandleTypeInterface, name="operand_handle")
    result = result(TransformParamTypeInterface)
    assembly_format = "$operand_handle attr-dict `:` functional-type(operands, results)"


@operation("transform.match.structured.input", traits=[StructuredPredicate, SingleOpMatcher])
class MatchStructuredInputOp(Operation):
    operand_handle = operand(TransformHandleTypeInterface, name="operand_handle")
    raw_position_list = prop(DenseI64ArrayAttr, name="raw_position_list")
    is_inverted = prop(UnitAttr, optional=True, name="is_inverted")
    is_all = prop(UnitAttr, optional=True, name="is_all")
    permutation = prop(UnitAttr, optional=True)
    projected_permutation = prop(UnitAttr, optional=True, name="projected_permutation")
    result = optional_result(AnyTypeOf([TransformAnyHandle, AffineMapParamType]))
    assembly_format = """
        $operand_handle `[`custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all)`]` attr-dict
        `:` custom<SemiFunctionType>(type($operand_handle), type($result))
    """

    def verify(self) -> None:
        matcher_verification.verify_operand(self)


@operation("transform.match.structured.init", traits=[StructuredPredicate, SingleOpMatcher])
class MatchStructuredInitOp(Operation):
    operand_handle = operand(TransformHandleTypeInterface, name="operand_handle")
    raw_position_list = prop(DenseI64ArrayAttr, name="raw_position_list")
    is_inverted = prop(UnitAttr, optional=True, name="is_inverted")
    is_all = prop(UnitAttr, optional=True, name="is_all")
    permutation = prop(UnitAttr, optional=True)
    projected_permutation = prop(UnitAttr, optional=True, name="projected_permutation")
    result = optional_result(AnyTypeOf([TransformAnyHandle, AffineMapParamType]))
    assembly_format = """
        $operand_handle `[`custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all)`]` attr-dict
        `:` custom<SemiFunctionType>(type($operand_handle), type($result))
    """

    def verify(self) -> None:
        matcher_verification.verify_operand(self)


@operation("transform.match.structured.num_inputs", traits=[StructuredPredicate, SingleOpMatcher])
class MatchStructuredNumInputsOp(Operation):
    operand_handle = operand(TransformHandleTypeInterface, name="operand_handle")
    result = result(TransformParamTypeInterface)
    assembly_format = "$operand_handle attr-dict `:` functional-type(operands, results)"

    def verify(self) -> None:
        matcher_verification.verify_inside_structured(self)


@operation("transform.match.structured.num_inits", traits=[StructuredPredicate, SingleOpMatcher])
class MatchStructuredNumInitsOp(Operation):
    operand_handle = operand(TransformHandleTypeInterface, name="operand_handle")
    result = result(TransformParamTypeInterface)
    assembly_format = "$operand_handle attr-dict `:` functional-type(operands, results)"

    def verify(self) -> None:
        matcher_verification.verify_inside_structured(self)


@operation("transform.match.structured.rank", traits=[StructuredPredicate, SingleOpMatcher])
class MatchStructuredRankOp(Operation):
    operand_handle = operand(TransformHandleTypeInterface, name="operand_handle")
    rank = result(TransformParamTypeInterface)
    assembly_format = """
        $operand_handle attr-dict `:` custom<SemiFunctionType>(type($operand_handle), type($rank), "false")
    """

    def verify(self) -> None:
        matcher_verification.verify_inside_structured(self)


@operation("transform.match.structured.result", traits=[StructuredPredicate, SingleOpMatcher])
class MatchStructuredResultOp(Operation):
    operand_handle = operand(TransformHandleTypeInterface, name="operand_handle")
    position = prop(I64Attr)
    any = prop(UnitAttr, optional=True)
    single = prop(UnitAttr, optional=True)
    result = result(TransformAnyHandle)
    assembly_format = """
        $operand_handle `[` $position `]` (`any` $any^)? (`single` $single^)?attr-dict `:`
        functional-type(operands, results)
    """

    def verify(self) -> None:
        matcher_verification.verify_result(self)


@operation("transform.match.structured.yield", traits=[Terminator])
class MatchStructuredYieldOp(Operation):
    handles = variadic_operand(Transform_AnyHandleOrParamType)
    assembly_format = "$handles attr-dict (`:` type($handles)^)?"
