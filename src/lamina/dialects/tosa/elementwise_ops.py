"""Operations of the tosa dialect that compute each element from those at its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.define import Operation, family, operand, operation, prop, result
from lamina.define.constraints import BoolAttr
from lamina.dialects.arith.traits import ELEMENTWISE_MAPPABLE
from lamina.dialects.tosa import syntax
from lamina.dialects.tosa import verification as rules
from lamina.dialects.tosa.attributes import NanPropagationModeAttr, RoundingModeAttr
from lamina.dialects.tosa.constraints import (
    FloatTensor,
    I1Tensor,
    Int8Like,
    Int8Tensor1D,
    Int16Or32Tensor1D,
    Int32Or64Tensor,
    IntLike,
    IntOrFloatAttr,
    ScalarInt8Tensor,
    ScalarIntOrFloatTensor,
    Tensor,
    Tensor1D,
)
from lamina.dialects.tosa.inference import verify_inferred
from lamina.dialects.tosa.traits import ElementwiseOperator, InferTensorType, ResolvableShapeOperands
from lamina.ir.traits import (
    Commutative,
    Pure,
    ResultsBroadcastableShape,
    SameOperandsAndResultElementType,
    SameOperandsAndResultRank,
    SameOperandsAndResultShape,
    SameOperandsElementType,
)

if TYPE_CHECKING:
    from lamina.asm.operation_state import OperationState
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

FUNCTIONAL = "operands attr-dict `:` functional-type(operands, results)"
PROPAGATE = "#tosa.nan_mode<PROPAGATE>"
_ELEMENTWISE = (
    ResultsBroadcastableShape, ElementwiseOperator, SameOperandsAndResultRank, Pure, ResolvableShapeOperands,
)  # fmt: skip
_unary = family(SameOperandsAndResultShape, SameOperandsAndResultElementType, *_ELEMENTWISE)
_binary = family(SameOperandsAndResultElementType, *_ELEMENTWISE)
_commutative = family(Commutative, SameOperandsAndResultElementType, *_ELEMENTWISE)


class NanModed(Operation):
    """Base of operations with a NaN mode, printed as a bare keyword."""

    __slots__ = ()

    @classmethod
    def parse(cls, parser: Parser, state: OperationState) -> None:
        syntax.parse_with_bare_enum(parser, state, "nan_mode")

    def print(self, printer: Printer) -> None:
        syntax.print_with_bare_enum(self, printer)


class _Unary(Operation):
    __slots__ = ()
    input1 = operand(Tensor)
    output = result(Tensor)
    assembly_format = FUNCTIONAL


class _Activation(Operation):
    __slots__ = ()
    input = operand(Tensor)
    output = result(Tensor)
    assembly_format = FUNCTIONAL


class _FloatUnary(Operation):
    __slots__ = ()
    input1 = operand(FloatTensor)
    output = result(FloatTensor)
    assembly_format = FUNCTIONAL


class Binary(Operation):
    __slots__ = ()
    input1 = operand(Tensor)
    input2 = operand(Tensor)
    output = result(Tensor)
    assembly_format = FUNCTIONAL


class _LogicalBinary(Operation):
    __slots__ = ()
    input1 = operand(I1Tensor)
    input2 = operand(I1Tensor)
    output = result(I1Tensor)
    assembly_format = FUNCTIONAL


class Comparison(Operation):
    __slots__ = ()
    input1 = operand(Tensor)
    input2 = operand(Tensor)
    output = result(I1Tensor)
    assembly_format = FUNCTIONAL


# ---- One operand


@_unary("tosa.erf")
class ErfOp(_Activation): ...


@_unary("tosa.sigmoid")
class SigmoidOp(_Activation): ...


@_unary("tosa.tanh")
class TanhOp(_Activation): ...


@_unary("tosa.abs")
class AbsOp(_Unary): ...


@_unary("tosa.bitwise_not")
class BitwiseNotOp(_Unary): ...


@_unary("tosa.ceil")
class CeilOp(_Unary): ...


@_unary("tosa.clz")
class ClzOp(_Unary): ...


@_unary("tosa.exp")
class ExpOp(_Unary): ...


@_unary("tosa.floor")
class FloorOp(_Unary): ...


@_unary("tosa.log")
class LogOp(_Unary): ...


@_unary("tosa.reciprocal")
class ReciprocalOp(_Unary): ...


@_unary("tosa.rsqrt")
class RsqrtOp(_Unary): ...


@_unary("tosa.cos")
class CosOp(_FloatUnary): ...


@_unary("tosa.sin")
class SinOp(_FloatUnary): ...


@_unary("tosa.logical_not")
class LogicalNotOp(Operation):
    input1 = operand(I1Tensor)
    output = result(I1Tensor)
    assembly_format = FUNCTIONAL


@_unary("tosa.clamp")
class ClampOp(NanModed):
    """The elements, limited to the range from ``min_val`` to ``max_val``."""

    input = operand(Tensor)
    min_val = prop(IntOrFloatAttr, name="min_val")
    max_val = prop(IntOrFloatAttr, name="max_val")
    nan_mode = prop(NanPropagationModeAttr, default=PROPAGATE, name="nan_mode")
    output = result(Tensor)

    def verify(self) -> None:
        rules.verify_clamp(self)


@operation("tosa.negate", traits=[ElementwiseOperator, Pure, ResolvableShapeOperands])
class NegateOp(Operation):
    """``-(input - input1_zp) + output_zp``."""

    input1 = operand(Tensor)
    input1_zp = operand(ScalarIntOrFloatTensor, name="input1_zp")
    output_zp = operand(ScalarIntOrFloatTensor, name="output_zp")
    output = result(Tensor)
    assembly_format = FUNCTIONAL

    def verify(self) -> None:
        rules.verify_negate(self)


@operation("tosa.cast", traits=[Pure, SameOperandsAndResultShape, ResolvableShapeOperands])
class CastOp(_Activation): ...


@operation("tosa.identity", traits=[Pure, ResolvableShapeOperands])
class IdentityOp(_Unary): ...


@operation("tosa.table", traits=[Pure, ResolvableShapeOperands])
class TableOp(Operation):
    """Elements looked up in a table, with interpolation between its entries for integers of 16 bits."""

    input1 = operand(Tensor)
    table = operand(Tensor1D)
    output = result(Tensor)
    assembly_format = FUNCTIONAL

    def verify(self) -> None:
        rules.verify_table(self)


@operation("tosa.rescale", traits=[Pure, ResolvableShapeOperands])
class RescaleOp(Operation):
    """``(input - input_zp) * multiplier / 2**shift + output_zp``, rounded."""

    input = operand(Tensor)
    multiplier = operand(Int16Or32Tensor1D)
    shift = operand(Int8Tensor1D)
    input_zp = operand(ScalarIntOrFloatTensor, name="input_zp")
    output_zp = operand(ScalarIntOrFloatTensor, name="output_zp")
    scale32 = prop(BoolAttr)
    rounding_mode = prop(RoundingModeAttr, name="rounding_mode")
    per_channel = prop(BoolAttr, name="per_channel")
    input_unsigned = prop(BoolAttr, name="input_unsigned")
    output_unsigned = prop(BoolAttr, name="output_unsigned")
    output = result(Tensor)

    @classmethod
    def parse(cls, parser: Parser, state: OperationState) -> None:
        syntax.parse_with_bare_enum(parser, state, "rounding_mode")

    def print(self, printer: Printer) -> None:
        syntax.print_with_bare_enum(self, printer)

    def verify(self) -> None:
        rules.verify_rescale(self)


@operation("tosa.apply_scale", traits=[Pure, *ELEMENTWISE_MAPPABLE, ResolvableShapeOperands])
class ApplyScaleOp(Operation):
    """``value * multiplier / 2**shift``, rounded, of scalars, vectors or tensors."""

    value = operand(IntLike)
    multiplier = operand(IntLike)
    shift = operand(Int8Like)
    rounding_mode = prop(RoundingModeAttr, name="rounding_mode")
    output = result(IntLike)

    @classmethod
    def parse(cls, parser: Parser, state: OperationState) -> None:
        syntax.parse_with_bare_enum(parser, state, "rounding_mode")

    def print(self, printer: Printer) -> None:
        syntax.print_with_bare_enum(self, printer)


# ---- Two operands


@_commutative("tosa.add")
class AddOp(Binary): ...


@_commutative("tosa.bitwise_and")
class BitwiseAndOp(Binary): ...


@_commutative("tosa.bitwise_or")
class BitwiseOrOp(Binary): ...


@_commutative("tosa.bitwise_xor")
class BitwiseXorOp(Binary): ...


@_binary("tosa.pow")
class PowOp(Binary): ...


@_binary("tosa.sub")
class SubOp(Binary): ...


@_binary("tosa.logical_left_shift")
class LogicalLeftShiftOp(Binary): ...


@_binary("tosa.logical_right_shift")
class LogicalRightShiftOp(Binary): ...


@_commutative("tosa.logical_and")
class LogicalAndOp(_LogicalBinary): ...


@_commutative("tosa.logical_or")
class LogicalOrOp(_LogicalBinary): ...


@_commutative("tosa.logical_xor")
class LogicalXorOp(_LogicalBinary): ...


@_binary("tosa.arithmetic_right_shift")
class ArithmeticRightShiftOp(Operation):
    input1 = operand(Tensor)
    input2 = operand(Tensor)
    round = prop(BoolAttr)
    output = result(Tensor)
    assembly_format = FUNCTIONAL


@_binary("tosa.intdiv")
class IntDivOp(Operation):
    input1 = operand(Int32Or64Tensor)
    input2 = operand(Int32Or64Tensor)
    output = result(Int32Or64Tensor)
    assembly_format = FUNCTIONAL


class _Extremum(NanModed):
    __slots__ = ()
    input1 = operand(Tensor)
    input2 = operand(Tensor)
    nan_mode = prop(NanPropagationModeAttr, default=PROPAGATE, name="nan_mode")
    output = result(Tensor)


@_commutative("tosa.maximum")
class MaximumOp(_Extremum): ...


@_commutative("tosa.minimum")
class MinimumOp(_Extremum): ...


@operation("tosa.mul", traits=[Pure, ResolvableShapeOperands])
class MulOp(Operation):
    """The products, shifted right and rounded for integers of 32 bits."""

    input1 = operand(Tensor)
    input2 = operand(Tensor)
    shift = operand(ScalarInt8Tensor)
    output = result(Tensor)
    assembly_format = FUNCTIONAL

    def verify(self) -> None:
        rules.verify_mul(self)


@operation("tosa.equal", traits=[InferTensorType, Commutative, SameOperandsElementType, *_ELEMENTWISE])
class EqualOp(Comparison):
    def verify(self) -> None:
        verify_inferred(self)


@operation("tosa.greater", traits=[SameOperandsElementType, *_ELEMENTWISE])
class GreaterOp(Comparison): ...


@operation("tosa.greater_equal", traits=[SameOperandsElementType, *_ELEMENTWISE])
class GreaterEqualOp(Comparison): ...


@operation("tosa.select", traits=[*_ELEMENTWISE])
class SelectOp(Operation):
    """The elements of ``input2`` where ``input1`` is true, of ``input3`` elsewhere."""

    input1 = operand(I1Tensor)
    input2 = operand(Tensor)
    input3 = operand(Tensor)
    output = result(Tensor)
    assembly_format = FUNCTIONAL

    def verify(self) -> None:
        rules.verify_select(self)
