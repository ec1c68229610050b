"""Builds the integer operations that replace operations on dequantized numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from lamina.dialects.arith.ops import ConstantOp, ExtSIOp, ExtUIOp
from lamina.dialects.linalg.builders import fill
from lamina.dialects.linalg.generic import build_generic
from lamina.dialects.linalg.region_builder import BodyBuilder
from lamina.dialects.linalg.structure import PARALLEL
from lamina.dialects.quant.ops import DequantizeCastOp, StorageCastOp
from lamina.dialects.quant.passes.element_arithmetic import ElementBuilder
from lamina.dialects.quant.types import QuantizedType, cast_to_storage_type, with_element_type
from lamina.dialects.tensor.interfaces import tensor_sizes
from lamina.dialects.tensor.ops import EmptyOp
from lamina.ir.affine import AffineMap
from lamina.ir.attribute import Type
from lamina.ir.attributes import DenseElementsAttr, ElementsAttr, FloatAttr, IntegerAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder
from lamina.ir.dense import constant_elements
from lamina.ir.types import FloatType, IntegerType, RankedTensorType
from lamina.ir.value import Value
from lamina.quant.integer_arithmetic.quantities import I32
from lamina.rewrite.rewriter import PatternRewriter

Body = Callable[[ElementBuilder, Sequence[Value]], Value]


def extended(builder: Builder, number: Value, signed: bool) -> Value:
    """Returns a stored integer as an i32."""
    if signed:
        return builder.create(ExtSIOp, number, out=I32).out
    return builder.create(ExtUIOp, number, out=I32).out


def stored(rewriter: PatternRewriter, value: Value) -> Value:
    """Returns the stored integers of quantized values."""
    owner = value.defining_op
    if isinstance(owner, StorageCastOp):
        return owner.input
    type = cast_to_storage_type(value.type)
    assert type is not None
    return rewriter.create(StorageCastOp, value, result=type).result


def quantized(rewriter: PatternRewriter, integers: Value, type: QuantizedType) -> Value:
    """Integers as values of a quantized type."""
    return rewriter.create(StorageCastOp, integers, result=with_element_type(integers.type, type)).result


def dequantized(rewriter: PatternRewriter, integers: Value, type: QuantizedType) -> Value:
    """Returns the numbers represented by integers of a quantized type."""
    value = quantized(rewriter, integers, type)
    assert isinstance(type.expressed_type, FloatType)
    result = with_element_type(value.type, type.expressed_type)
    return rewriter.create(DequantizeCastOp, value, result=result).result


def constant(rewriter: PatternRewriter, array: np.ndarray, element: IntegerType | FloatType) -> Value:
    """Returns a constant tensor; integers are taken modulo the element's range."""
    type = RankedTensorType(array.shape, element)
    attribute: ElementsAttr
    if isinstance(element, IntegerType) and element.width < 8:
        low = array.astype(np.uint8) & np.uint8((1 << element.width) - 1)
        attribute = DenseElementsAttr.from_raw(type, low.tobytes())
    else:
        dtype = np.dtype(f"int{element.width}" if isinstance(element, IntegerType) else "float32")
        same_bits = array.dtype.kind == "u" and array.dtype.itemsize == dtype.itemsize
        numbers = array.view(dtype) if same_bits and dtype.kind == "i" else array.astype(dtype, copy=False)
        attribute = constant_elements(numbers, type, "integers")
    return rewriter.create(ConstantOp, attribute, result=type).result


def empty(rewriter: PatternRewriter, like: Value, element: Type) -> Value:
    """Returns a tensor.empty of another tensor's shape."""
    assert isinstance(like.type, RankedTensorType)
    dynamic = [size for size in tensor_sizes(rewriter, like) if isinstance(size, Value)]
    return rewriter.create(EmptyOp, dynamic, result=RankedTensorType(like.type.shape, element)).result


def filled(rewriter: PatternRewriter, like: Value, element: IntegerType, number: int) -> Value:
    """Returns a tensor of another's shape, full of one integer."""
    value = rewriter.create(ConstantOp, IntegerAttr.wrapped(element, number), result=element).result
    return fill(rewriter, value, empty(rewriter, like, element)).results[0]


def elementwise(
    rewriter: PatternRewriter, operands: Sequence[Value], maps: Sequence[AffineMap], element: Type, body: Body
) -> Value:
    """Returns a generic over the elements of the first operand, which has an identity map."""
    init = empty(rewriter, operands[0], element)
    rank = maps[0].num_dims
    identity = AffineMap.identity(rank)

    def build(helper: BodyBuilder, block: Block) -> Sequence[Value]:
        return [body(ElementBuilder(helper.builder, rewriter.location), block.arguments)]

    generic = build_generic(rewriter, operands, [init], [*maps, identity], [PARALLEL] * rank, build)
    return generic.results[0]


def float_constant(builder: ElementBuilder, element: FloatType, number: float) -> Value:
    """Returns a scalar constant in a block."""
    return builder.constant(FloatAttr(element, float(number)))
