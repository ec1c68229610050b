"""``lower-quant-ops``: lowers quant.qcast and quant.dcast to arithmetic, with quant.scast at the stored values.

Scalars, and tensors with one scale, lower to arith operations (constants are splat over tensors); tensors with a scale
for each channel or block lower to one linalg.generic that reads constant tensors of scales and zero points. An unranked
tensor is reshaped to one dimension, or to three with the channel in the middle, and back. With a rounding other than
MLIR's, every ranked tensor lowers to one linalg.generic, the form that later passes fuse into one loop nest, and a
quantize-dequantize pair is rounded, not folded away.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.linalg.attributes import IteratorTypeAttr
from lamina.dialects.linalg.enums import IteratorType
from lamina.dialects.linalg.ops import YieldOp
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.quant.ops import DequantizeCastOp, QuantizeCastOp, StorageCastOp
from lamina.dialects.quant.passes.element_arithmetic import (
    MLIR,
    ROUNDINGS,
    ElementBuilder,
    Rounding,
    dequantize,
    integer_attribute,
    quantize,
)
from lamina.dialects.quant.types import (
    QuantizedType,
    UniformQuantizedPerAxisType,
    UniformQuantizedSubChannelType,
    UniformQuantizedType,
    cast_to_storage_type,
    dense_floats,
    dense_integers,
    rounded_floats,
)
from lamina.dialects.shape import ops as shape_ops
from lamina.dialects.tensor import ops as tensor_ops
from lamina.ir.affine import AffineMap, constant, dim
from lamina.ir.attribute import Type
from lamina.ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    DenseElementsAttr,
    DenseI32ArrayAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
)
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import (
    DYNAMIC,
    FloatType,
    RankedTensorType,
    ShapedType,
    TensorType,
    UnrankedTensorType,
    index,
)
from lamina.ir.value import Value, type_as
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite import ConversionTarget, apply_partial_conversion, conversion_pattern
from lamina.rewrite.pattern import Outcome, RewritePattern

if TYPE_CHECKING:
    from collections.abc import Callable

    from lamina.ir.location import LocationLike
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter

ROUNDING_ATTRIBUTE = "quant.rounding"
"""A function with this string attribute is lowered with that rounding, unless the pass option overrides it."""

UNIFORM = (UniformQuantizedType, UniformQuantizedPerAxisType, UniformQuantizedSubChannelType)


@register_pass(
    "lower-quant-ops",
    summary="Lower quant.dcast and quant.qcast ops",
    anchor="func.func",
    display_name="LowerQuantOps",
)
class LowerQuantOps(Pass):
    """Lowers quantization and dequantization to arithmetic."""

    rounding = option(
        "rounding",
        MLIR,
        "how numbers become integers: as MLIR's pass does, to nearest with ties to even (as ONNX), or toward zero",
        choices=ROUNDINGS,
    )
    saturate = option(
        "saturate", False, "clamp before the conversion also with MLIR's rounding, so that every result is defined"
    )

    def run(self, operation: Operation) -> None:
        target = ConversionTarget()
        target.add_legal_dialect("arith", "linalg", "quant", "shape", "tensor")
        target.add_illegal_op(DequantizeCastOp, QuantizeCastOp)
        wish = operation._attributes.get(ROUNDING_ATTRIBUTE)
        mode = self.rounding
        if mode == MLIR and isinstance(wish, StringAttr):
            mode = wish.value
            if mode not in ROUNDINGS:
                self.fail(f"'{ROUNDING_ATTRIBUTE}' is one of {', '.join(ROUNDINGS)}, not '{mode}'", operation)
        rounding = Rounding(mode, self.saturate)
        if not rounding.is_mlir:
            target.add_legal_dialect("math")
        patterns = lower_quant_patterns(rounding)
        # MLIR folds quantize-dequantize pairs; an explicit rounding must be visible in the result.
        apply_partial_conversion(operation, target, patterns, fold=rounding.is_mlir)


def lower_quant_patterns(rounding: Rounding = Rounding()) -> list[RewritePattern]:  # noqa: B008  (immutable)
    """Returns the patterns of the pass, for conversions that do more."""

    @conversion_pattern
    def lower_dcast(
        op: DequantizeCastOp, adaptor: Adaptor[DequantizeCastOp], rewriter: ConversionPatternRewriter
    ) -> Outcome:
        quantized = op.quantized_type
        if not isinstance(quantized, UNIFORM):
            return rewriter.notify_match_failure(op, "the quantized type has no scales")
        lowering = _Lowering(rewriter, op.raw_location, quantized, op.float_type, rounding, True)
        storage = cast_to_storage_type(op.input.type)
        stored = lowering.storage_cast(adaptor.input, storage)
        rewriter.replace_op(op, lowering.lower(stored))
        return True

    @conversion_pattern
    def lower_qcast(
        op: QuantizeCastOp, adaptor: Adaptor[QuantizeCastOp], rewriter: ConversionPatternRewriter
    ) -> Outcome:
        quantized = op.quantized_type
        if not isinstance(quantized, UNIFORM):
            return rewriter.notify_match_failure(op, "the quantized type has no scales")
        lowering = _Lowering(rewriter, op.raw_location, quantized, op.float_type, rounding, False)
        stored = lowering.lower(adaptor.input)
        rewriter.replace_op(op, lowering.storage_cast(stored, op.result.type))
        return True

    return [lower_dcast, lower_qcast]


class _Lowering:
    """The lowering of one cast; ``dequantizes`` is its direction."""

    def __init__(
        self,
        rewriter: ConversionPatternRewriter,
        location: LocationLike,
        quantized: QuantizedType,
        expressed: FloatType,
        rounding: Rounding,
        dequantizes: bool,
    ) -> None:
        self.rewriter = rewriter
        self.location = location
        self.quantized = quantized
        self.expressed = expressed
        self.rounding = rounding
        self.dequantizes = dequantizes
        self.compute = rounding.compute_type(expressed)
        self.result_element: Type = expressed if dequantizes else quantized.storage_type  # type: ignore[assignment]
        self.builder = ElementBuilder(rewriter, location)

    def make(self, cls: type[Operation], operands: Sequence[Value], *types: Type, **properties: Any) -> Any:
        return self.rewriter.insert(cls(list(operands), list(types), properties, {}, (), (), self.location))

    def constant(self, attribute: FloatAttr | IntegerAttr | DenseElementsAttr) -> Value:
        return self.builder.constant(attribute)

    def index_constant(self, value: int) -> Value:
        return self.constant(IntegerAttr.wrapped(index, value))

    def storage_cast(self, value: Value, type: Type | None) -> Value:
        assert type is not None
        result: Value = self.make(StorageCastOp, [value], type).results[0]
        return result

    def lower(self, value: Value) -> Value:
        """Returns the lowered value, for any shape."""
        if isinstance(value.type, UnrankedTensorType):
            return self._lower_unranked(value)
        quantized = self.quantized
        if isinstance(quantized, UniformQuantizedPerAxisType):
            return self._lower_channels(value, quantized, quantized.quantized_dimension)
        if isinstance(quantized, UniformQuantizedSubChannelType):
            return self._lower_blocks(value, quantized)
        assert isinstance(quantized, UniformQuantizedType)
        if isinstance(value.type, TensorType) and not self.rounding.is_mlir:
            return self._lower_uniform_in_a_loop(value, quantized)
        return self._lower_uniform(value, quantized)

    # ---- One scale

    def _lower_uniform(self, value: Value, quantized: UniformQuantizedType) -> Value:
        scale, zero_point = self._constants(quantized)
        if not isinstance(value.type, RankedTensorType):
            return self._element(self.builder, value, scale, zero_point if quantized.zero_point else None)
        sizes = self._dynamic_sizes(value)
        shape = value.type

        def spread(scalar: Value) -> Value:
            type = RankedTensorType(shape.shape, scalar.type, shape.encoding)
            value: Value = self.make(tensor_ops.SplatOp, [scalar, *sizes], type).results[0]
            return value

        builder = ElementBuilder(self.rewriter, self.location, spread)
        return self._element(builder, value, scale, zero_point if quantized.zero_point else None)

    def _constants(self, quantized: UniformQuantizedType) -> tuple[Value, Value]:
        assert quantized.storage_type is not None
        (scale,) = rounded_floats([quantized.scale], self.expressed)
        return (
            self.constant(FloatAttr(self.compute, scale)),
            self.constant(integer_attribute(quantized.storage_type, quantized.zero_point)),
        )

    def _lower_uniform_in_a_loop(self, value: Value, quantized: UniformQuantizedType) -> Value:
        scale, zero_point = self._constants(quantized)

        def body(b: ElementBuilder, element: Value, extra: Sequence[Value]) -> Value:
            return self._element(b, element, scale, zero_point if quantized.zero_point else None)

        return self._generic(value, [], [], body)

    def _element(self, b: ElementBuilder, value: Value, scale: Value, zero_point: Value | None) -> Value:
        if self.dequantizes:
            return b.convert_float(dequantize(b, value, scale, zero_point, self.quantized), self.expressed)
        number = b.convert_float(value, self.compute)
        return quantize(b, number, scale, zero_point, self.quantized, self.rounding)

    # ---- One scale for each channel or block

    def _lower_channels(self, value: Value, quantized: UniformQuantizedPerAxisType, axis: int) -> Value:
        rank = type_as(value, ShapedType).rank
        map = AffineMap(rank, 0, [dim(axis)])
        count = len(quantized.scales)
        return self._lower_with_tables(value, map, (count,), quantized.scales, quantized.zero_points)

    def _lower_blocks(self, value: Value, quantized: UniformQuantizedSubChannelType) -> Value:
        rank = type_as(value, ShapedType).rank
        sizes = dict(zip(quantized.quantized_dimensions, quantized.block_sizes, strict=True))
        expressions = [dim(axis).floordiv(sizes[axis]) if axis in sizes else constant(0) for axis in range(rank)]
        map = AffineMap(rank, 0, expressions)
        return self._lower_with_tables(value, map, quantized.shape, quantized.scales, quantized.zero_points)

    def _lower_with_tables(
        self, value: Value, map: AffineMap, shape: Sequence[int], scales: Sequence[float], zeros: Sequence[int]
    ) -> Value:
        assert self.quantized.storage_type is not None
        rounded = rounded_floats(scales, self.expressed)
        tables = [self.constant(dense_floats(shape, rounded, self.compute))]
        if self.rounding.is_mlir or any(zeros):
            tables.append(self.constant(dense_integers(shape, zeros, self.quantized.storage_type)))

        def body(b: ElementBuilder, element: Value, extra: Sequence[Value]) -> Value:
            return self._element(b, element, extra[0], extra[1] if len(extra) > 1 else None)

        return self._generic(value, tables, [map] * len(tables), body)

    def _generic(
        self,
        value: Value,
        tables: list[Value],
        maps: list[AffineMap],
        body: Callable[[ElementBuilder, Value, Sequence[Value]], Value],
    ) -> Value:
        """Returns a linalg.generic over all elements; ``body(builder, element, table elements)`` computes each
        result element."""
        type = value.type
        assert isinstance(type, RankedTensorType)
        result = RankedTensorType(type.shape, self.result_element)
        init = self.make(tensor_ops.EmptyOp, self._dynamic_sizes(value), result).results[0]
        identity = AffineMap.identity(type.rank)
        inputs = [value, *tables]
        block = Block(
            [*(_element_type(input.type) for input in inputs), self.result_element], [self.location] * (len(inputs) + 1)
        )
        region = Region()
        region.append(block)
        operation = GenericOp(
            [*inputs, init],
            [result],
            {
                "indexing_maps": ArrayAttr([AffineMapAttr(map) for map in (identity, *maps, identity)]),
                "iterator_types": ArrayAttr([IteratorTypeAttr(IteratorType.PARALLEL)] * type.rank),
                "operandSegmentSizes": DenseI32ArrayAttr([len(inputs), 1]),
            },
            {},
            (),
            [region],
            self.location,
        )
        self.rewriter.insert(operation)
        with self.rewriter.insertion_guard():
            self.rewriter.set_insertion_point_to_end(block)
            builder = ElementBuilder(self.rewriter, self.location)
            element = body(builder, block.arguments[0], block.arguments[1:-1])
            self.make(YieldOp, [element])
        return operation.results[0]

    def _dynamic_sizes(self, value: Value) -> list[Value]:
        """tensor.dim of each dimension that is only known at run time."""
        sizes = []
        for axis, size in enumerate(type_as(value, ShapedType).shape):
            if size == DYNAMIC:
                position = self.index_constant(axis)
                sizes.append(self.make(tensor_ops.DimOp, [value, position], index).results[0])
        return sizes

    # ---- Unranked tensors

    def _lower_unranked(self, value: Value) -> Value:
        """Through a reshape to a known rank."""
        extents = RankedTensorType((DYNAMIC,), index)
        shape = self.make(shape_ops.ShapeOfOp, [value], extents).results[0]
        quantized = self.quantized
        if isinstance(quantized, UniformQuantizedPerAxisType):
            sizes = self._sizes_around(shape, quantized)
            static: tuple[int, ...] = (DYNAMIC, len(quantized.scales), DYNAMIC)
        else:
            sizes = [self.make(shape_ops.NumElementsOp, [shape], index).results[0]]
            static = (DYNAMIC,)
        listed = self.make(tensor_ops.FromElementsOp, sizes, RankedTensorType((len(sizes),), index)).results[0]
        element = _element_type(value.type)
        ranked = self.make(tensor_ops.ReshapeOp, [value, listed], RankedTensorType(static, element)).results[0]
        if isinstance(quantized, UniformQuantizedPerAxisType):
            lowered = self._lower_channels(ranked, quantized, 1)
        else:
            lowered = self.lower(ranked)
        result = UnrankedTensorType(self.result_element)
        answer: Value = self.make(tensor_ops.ReshapeOp, [lowered, shape], result).results[0]
        return answer

    def _sizes_around(self, shape: Value, quantized: UniformQuantizedPerAxisType) -> list[Value]:
        """Returns the number of elements before the channel's dimension, that of channels, and the number after it."""
        axis = quantized.quantized_dimension
        before, after = self.index_constant(axis), self.index_constant(axis + 1)
        head = self.make(shape_ops.SplitAtOp, [shape, before], shape.type, shape.type).results[0]
        left = self.make(shape_ops.NumElementsOp, [head], index).results[0]
        tail = self.make(shape_ops.SplitAtOp, [shape, after], shape.type, shape.type).results[1]
        right = self.make(shape_ops.NumElementsOp, [tail], index).results[0]
        return [left, self.index_constant(len(quantized.scales)), right]


def _element_type(type: Type) -> Type:
    return type.element_type if isinstance(type, ShapedType) else type
