"""Builders shared by lowerings of tosa operations: empty and filled tensors, generic operations and their bodies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lamina.conversion.arith_builder import ArithBuilder
from lamina.dialects.arith import ops as arith
from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.linalg.builders import fill
from lamina.dialects.linalg.generic import make_generic
from lamina.dialects.linalg.ops import IndexOp, YieldOp
from lamina.dialects.linalg.sizes import dim_op
from lamina.dialects.tensor.ops import CastOp, EmptyOp, ExtractOp
from lamina.dialects.tosa.attributes import RoundingModeAttr
from lamina.dialects.tosa.elementwise_ops import ApplyScaleOp
from lamina.interfaces.tiling import Size
from lamina.interfaces.view_like import split_mixed_values
from lamina.ir.affine import AffineMap
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import FloatAttr, IntegerAttr
from lamina.ir.block import Block
from lamina.ir.builder import InsertionPoint
from lamina.ir.types import (
    DYNAMIC,
    FloatType,
    IntegerType,
    RankedTensorType,
    ShapedType,
    element_type_or_self,
    i32,
    index,
)
from lamina.ir.value import Value, type_as
from lamina.rewrite.create import insert_or_fold

Body = Callable[..., Sequence[Value]]


def zero_attribute(type: Type) -> Attribute:
    """Returns the number zero of a type."""
    return FloatAttr(type, 0.0) if isinstance(type, FloatType) else IntegerAttr(type, 0)


def lowest_attribute(type: Type) -> Attribute | None:
    """Returns the smallest finite number of a type; None for non-numeric types."""
    if isinstance(type, FloatType):
        return largest_float(type, negative=True)
    if isinstance(type, IntegerType):
        return IntegerAttr(type, 0 if type.is_unsigned else -(1 << (type.width - 1)))
    return None


def largest_float(type: FloatType, negative: bool = False) -> FloatAttr:
    """Returns the largest finite number of a type, or its negative."""
    infinity = FloatAttr(type, float("inf")).bits
    return FloatAttr.from_bits(type, (infinity - 1) | (1 << (type.width - 1) if negative else 0))


class TosaBuilder(ArithBuilder):
    """Creates tensors and generic operations at the rewriter's insertion point."""

    def index(self, number: int) -> Value:
        return constant_index(self.rewriter, number)

    def dim(self, value: Value, axis: int) -> Value:
        return dim_op(self.rewriter, value, axis)

    def dynamic_dims(self, value: Value, axes: Sequence[int] | None = None) -> list[Value]:
        """Returns the dynamic sizes of these axes or of all."""
        type = type_as(value, ShapedType)
        wanted = range(type.rank) if axes is None else axes
        return [self.dim(value, axis) for axis in wanted if type.shape[axis] == DYNAMIC]

    def sizes_of_like(self, result: RankedTensorType, value: Value) -> list[Value]:
        """Returns the dynamic sizes of a result with the shape of ``value``, whose type may be more precise."""
        return [self.dim(value, axis) for axis, size in enumerate(result.shape) if size == DYNAMIC]

    def empty(self, shape: Sequence[int], element: Type, dynamic: Sequence[Value] = ()) -> Value:
        type = RankedTensorType(tuple(shape), element)
        return self.rewriter.insert(EmptyOp(list(dynamic), [type], location=self.rewriter.location)).result

    def empty_of_sizes(self, sizes: Sequence[Size], element: Type) -> Value:
        static, dynamic = split_mixed_values(sizes)
        return self.empty(static, element, dynamic)

    def filled(self, value: Value, target: Value) -> Value:
        return fill(self.rewriter, value, target).results[0]

    def extract(self, tensor: Value, places: Sequence[Value]) -> Value:
        return self.rewriter.create(ExtractOp, tensor, list(places)).result

    def position(self, axis: int) -> Value:
        return self.rewriter.create(IndexOp, axis, result=index).result

    def as_type(self, value: Value, type: Type) -> Value:
        """``tensor.cast``, folded where the value has the type."""
        if value.type is type:
            return value
        return insert_or_fold(self.rewriter, CastOp([value], [type], location=self.rewriter.location))[0]

    def index_cast(self, value: Value, type: Type) -> Value:
        return self.rewriter.create(arith.IndexCastOp, value, out=type).out

    def apply_scale(self, value: Value, multiplier: Value, shift: Value, rounding: str) -> Value:
        mode = RoundingModeAttr(rounding)
        new_apply_scale = ApplyScaleOp(
            [value, multiplier, shift], [i32], {"rounding_mode": mode}, location=self.rewriter.location
        )
        return self.rewriter.insert(new_apply_scale).output

    def clamp(self, value: Value, low: Value, high: Value, unsigned: bool = False) -> Value:
        """Returns an integer, limited to a range."""
        least, most = (arith.MaxUIOp, arith.MinUIOp) if unsigned else (arith.MaxSIOp, arith.MinSIOp)
        return self.binary(most, high, self.binary(least, low, value))

    def clamp_float(self, value: Value, low: Value, high: Value) -> Value:
        return self.binary(arith.MaximumFOp, self.binary(arith.MinimumFOp, value, high), low)

    def generic(
        self,
        inputs: Sequence[Value],
        outputs: Sequence[Value],
        maps: Sequence[AffineMap],
        body: Body,
        *,
        iterators: Sequence[str] | None = None,
        result_types: Sequence[Type] | None = None,
    ) -> Any:
        """Creates a linalg.generic whose block yields ``body`` of its arguments."""
        kinds = iterators or ["parallel"] * maps[-1].num_dims
        where = self.rewriter.location
        op = make_generic(inputs, outputs, maps, kinds, result_types=result_types, location=where)
        types = [element_type_or_self(value.type) for value in (*inputs, *outputs)]
        block = op.regions[0].append(Block(types, [where] * len(types)))
        self.rewriter.insert(op)
        with self.rewriter.insertion_guard(InsertionPoint(block)):
            self.rewriter.create(YieldOp, list(body(*block.arguments)))
        return op

    def mapped(self, input: Value, output: Value, body: Body, type: Type | None = None) -> Value:
        """Returns a linalg.generic of one input whose elements are mapped."""
        shaped = type_as(output, ShapedType)
        identity = AffineMap.identity(shaped.rank)
        types = None if type is None else [type]
        result: Value = self.generic([input], [output], [identity, identity], body, result_types=types).results[0]
        return result
