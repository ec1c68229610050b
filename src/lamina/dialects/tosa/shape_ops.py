"""Operations of the tosa dialect on shapes."""

from __future__ import annotations

from lamina.define import Operation, family, operand, prop, result, variadic_operand
from lamina.define.constraints import I32Attr
from lamina.dialects.tosa import layout_verification as rules
from lamina.dialects.tosa.constraints import IndexElementsAttr, ScalarInt32Tensor, Shape, TensorAtLeast1D
from lamina.dialects.tosa.elementwise_ops import FUNCTIONAL
from lamina.dialects.tosa.traits import ResolvableShapeOperands, ShapeOperator, ShapeOperatorWithSameRanks
from lamina.ir.traits import ConstantLike, Pure

_shape = family(ShapeOperator, Pure, ResolvableShapeOperands)
_elementwise = family(ShapeOperatorWithSameRanks, ShapeOperator, Pure, ResolvableShapeOperands)
_constant = family(ConstantLike, ShapeOperator, Pure, ResolvableShapeOperands)


class _Unary(Operation):
    __slots__ = ()
    input = operand(Shape)
    output = result(Shape)
    assembly_format = FUNCTIONAL


class _Binary(Operation):
    __slots__ = ()
    input1 = operand(Shape)
    input2 = operand(Shape)
    output = result(Shape)
    assembly_format = FUNCTIONAL


@_elementwise("tosa.add_shape")
class AddShapeOp(_Binary): ...


@_elementwise("tosa.div_ceil_shape")
class DivCeilShapeOp(_Binary): ...


@_elementwise("tosa.div_floor_shape")
class DivFloorShapeOp(_Binary): ...


@_elementwise("tosa.exp2_shape")
class Exp2ShapeOp(_Unary): ...


@_elementwise("tosa.log2_ceil_shape")
class Log2CeilShapeOp(_Unary): ...


@_elementwise("tosa.log2_floor_shape")
class Log2FloorShapeOp(_Unary): ...


@_elementwise("tosa.max_shape")
class MaxShapeOp(_Binary): ...


@_elementwise("tosa.min_shape")
class MinShapeOp(_Binary): ...


@_elementwise("tosa.mod_shape")
class ModShapeOp(_Binary): ...


@_elementwise("tosa.mul_shape")
class MulShapeOp(_Binary): ...


@_elementwise("tosa.sub_shape")
class SubShapeOp(_Binary): ...


@_shape("tosa.concat_shape")
class ConcatShapeOp(Operation):
    input = variadic_operand(Shape)
    output = result(Shape)
    assembly_format = FUNCTIONAL

    def verify(self) -> None:
        rules.verify_concat_shape(self)


@_constant("tosa.const_shape")
class ConstShapeOp(Operation):
    values = prop(IndexElementsAttr)
    output = result(Shape)
    assembly_format = FUNCTIONAL

    def verify(self) -> None:
        rules.verify_const_shape(self)


@_shape("tosa.dim")
class DimOp(Operation):
    input1 = operand(TensorAtLeast1D)
    axis = prop(I32Attr)
    output = result(Shape)
    assembly_format = FUNCTIONAL

    def verify(self) -> None:
        rules.verify_dim(self)


@_shape("tosa.slice_shape")
class SliceShapeOp(Operation):
    input = operand(Shape)
    start = operand(ScalarInt32Tensor)
    size = operand(ScalarInt32Tensor)
    output = result(Shape)
    assembly_format = FUNCTIONAL

    def verify(self) -> None:
        rules.verify_slice_shape(self)
