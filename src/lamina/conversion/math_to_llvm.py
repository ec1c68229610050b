"""``convert-math-to-llvm``: lowers those operations of the math dialect that LLVM has an intrinsic for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from lamina.conversion import llvm_builder as build
from lamina.conversion.arith_to_llvm import is_supported_float
from lamina.conversion.llvm_pass import ConvertToLLVMPass
from lamina.conversion.vector_pattern import OneToOne, llvm_fastmath, map_vectors
from lamina.dialects.llvm import ops as llvm
from lamina.dialects.llvm.types import LLVMStructType
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import BoolAttr, DenseElementsAttr, FloatAttr, IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.types import IntegerType, VectorType
from lamina.ir.value import Value
from lamina.passmanager import option, register_pass
from lamina.rewrite import conversion_pattern
from lamina.rewrite.pattern import Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.conversion.llvm_type_converter import LLVMTypeConverter
    from lamina.dialects.math.ops import FPowIOp, IsFiniteOp, IsNaNOp, SincosOp
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter

_FLOAT = {
    "math.absf": "fabs",
    "math.acos": "acos",
    "math.asin": "asin",
    "math.atan": "atan",
    "math.atan2": "atan2",
    "math.ceil": "ceil",
    "math.copysign": "copysign",
    "math.cos": "cos",
    "math.cosh": "cosh",
    "math.exp": "exp",
    "math.exp2": "exp2",
    "math.floor": "floor",
    "math.fma": "fma",
    "math.log": "log",
    "math.log10": "log10",
    "math.log2": "log2",
    "math.powf": "pow",
    "math.round": "round",
    "math.roundeven": "roundeven",
    "math.sin": "sin",
    "math.sinh": "sinh",
    "math.sqrt": "sqrt",
    "math.tan": "tan",
    "math.tanh": "tanh",
    "math.trunc": "trunc",
}
# Classes of floating-point numbers, as llvm.is.fpclass numbers them: NaN (signaling and quiet), all finite ones.
_CLASSES = {"math.isnan": 3, "math.isfinite": 504}


class _FloatIntrinsic(OneToOne):
    def rewrite(
        self, operation: Operation, adaptor: Adaptor[Operation], rewriter: ConversionPatternRewriter
    ) -> Outcome:
        if not all(map(is_supported_float, operation.operand_types)):
            return rewriter.notify_match_failure(operation, "unsupported floating point type")
        return super().rewrite(operation, adaptor, rewriter)


def _one_like(rewriter: ConversionPatternRewriter, type: Any) -> Value:
    element = getattr(type, "element_type", type)
    value: Attribute = FloatAttr(element, 1.0)
    return build.constant(rewriter, type, DenseElementsAttr.splat(type, value) if element is not type else value)


OperationClass = type[Operation]
# Makes an operation whose result has the type of its first operand.
Like = Callable[..., Value]


def _expm1(rewriter: ConversionPatternRewriter, operand: Value, like: Like) -> Value:
    one = _one_like(rewriter, operand.type)
    return like(llvm.FSubOp, like(build.operation_class("llvm.intr.exp"), operand), one)


def _log1p(rewriter: ConversionPatternRewriter, operand: Value, like: Like) -> Value:
    one = _one_like(rewriter, operand.type)
    return like(build.operation_class("llvm.intr.log"), like(llvm.FAddOp, one, operand))


def _rsqrt(rewriter: ConversionPatternRewriter, operand: Value, like: Like) -> Value:
    one = _one_like(rewriter, operand.type)
    return like(llvm.FDivOp, one, like(build.operation_class("llvm.intr.sqrt"), operand))


def _composed(name: str, converter: LLVMTypeConverter, compute: Callable[[Any, Value, Like], Value]) -> RewritePattern:
    @conversion_pattern(name, converter=converter)
    def lower(op: Operation, adaptor: Adaptor[Any], rewriter: ConversionPatternRewriter) -> Outcome:
        type = converter.convert_type(op.result_types[0])
        if type is None or not is_supported_float(op.operand_types[0]):
            return rewriter.notify_match_failure(op, "unsupported floating point type")
        flags = {"fastmathFlags": llvm_fastmath(getattr(op, "fastmath"))}  # noqa: B009  (all of them have it)

        def like(cls: OperationClass, *operands: Value) -> Value:
            new_op = build.make(rewriter, cls, operands, [operands[0].type], flags)
            new_op.attributes = dict(op._attributes)
            return new_op.results[0]

        def make(part: Type, operands: Sequence[Value]) -> Value:
            return compute(rewriter, operands[0], like)

        rewriter.replace_op(op, map_vectors(rewriter, adaptor.operands, type, make))
        return True

    lower.label = f"{name} to llvm"
    return lower


def math_to_llvm_patterns(converter: LLVMTypeConverter, *, approximate_log1p: bool = True) -> list[RewritePattern]:
    patterns: list[RewritePattern] = [
        _FloatIntrinsic(name, f"llvm.intr.{intrinsic}", converter) for name, intrinsic in _FLOAT.items()
    ]
    patterns += [
        OneToOne("math.ctpop", "llvm.intr.ctpop", converter),
        OneToOne("math.absi", "llvm.intr.abs", converter, {"is_int_min_poison": BoolAttr(False)}),
        OneToOne("math.ctlz", "llvm.intr.ctlz", converter, {"is_zero_poison": BoolAttr(False)}),
        OneToOne("math.cttz", "llvm.intr.cttz", converter, {"is_zero_poison": BoolAttr(False)}),
        _composed("math.expm1", converter, _expm1),
        _composed("math.rsqrt", converter, _rsqrt),
    ]
    if approximate_log1p:
        patterns.append(_composed("math.log1p", converter, _log1p))

    @conversion_pattern("math.fpowi", converter=converter)
    def fpowi(op: FPowIOp, adaptor: Adaptor[FPowIOp], rewriter: ConversionPatternRewriter) -> Outcome:
        type = converter.convert_type(op.result.type)
        if type is None or isinstance(op.rhs.type, VectorType):
            return rewriter.notify_match_failure(op, "LLVM's powi takes one scalar exponent")
        properties = {"fastmathFlags": llvm_fastmath(op.fastmath)}
        powi = build.make(rewriter, build.operation_class("llvm.intr.powi"), adaptor.operands, [type], properties)
        rewriter.replace_op(op, powi)
        return True

    @conversion_pattern("math.sincos", converter=converter)
    def sincos(op: SincosOp, adaptor: Adaptor[SincosOp], rewriter: ConversionPatternRewriter) -> Outcome:
        operand = adaptor.operand_
        type = LLVMStructType((operand.type, operand.type))
        properties = {"fastmathFlags": llvm_fastmath(op.fastmath)}
        both = build.make(rewriter, build.operation_class("llvm.intr.sincos"), [operand], [type], properties).results[0]
        rewriter.replace_op(op, [build.extract_value(rewriter, both, 0), build.extract_value(rewriter, both, 1)])
        return True

    def class_test(name: str, mask: int) -> RewritePattern:
        @conversion_pattern(name, converter=converter)
        def test(
            op: IsNaNOp | IsFiniteOp, adaptor: Adaptor[IsNaNOp | IsFiniteOp], rewriter: ConversionPatternRewriter
        ) -> Outcome:
            type = converter.convert_type(op.result.type)
            if type is None or not is_supported_float(op.operand_.type):
                return rewriter.notify_match_failure(op, "unsupported floating point type")
            properties: dict[str, Attribute] = {"bit": IntegerAttr(IntegerType(32), mask)}
            cls = build.operation_class("llvm.intr.is.fpclass")

            def make(part: Type, operands: Sequence[Value]) -> Value:
                return build.make(rewriter, cls, operands, [part], properties).results[0]

            rewriter.replace_op(op, map_vectors(rewriter, adaptor.operands, type, make))
            return True

        test.label = f"{name} to llvm"
        return test

    patterns += [fpowi, sincos, *(class_test(*pair) for pair in _CLASSES.items())]
    return patterns


@register_pass("convert-math-to-llvm", summary="Convert Math dialect to LLVM dialect")
class ConvertMathToLLVMPass(ConvertToLLVMPass):
    approximate_log1p = option("approximate-log1p", True, "Enable approximation of Log1p.")

    def patterns(self, converter: LLVMTypeConverter) -> list[RewritePattern]:
        return math_to_llvm_patterns(converter, approximate_log1p=self.approximate_log1p)
