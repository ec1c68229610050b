"""Winograd's algorithm for convolutions with small filters: filter, image and output are transformed tile by tile,
around a batched matrix product."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from lamina.dialects.linalg.builders import build_named, fill
from lamina.dialects.linalg.enums import WinogradConv2DFmr
from lamina.dialects.linalg.named_ops import Conv2DNhwcFhwcOp
from lamina.dialects.linalg.ops import (
    WinogradFilterTransformOp,
    WinogradInputTransformOp,
    WinogradOutputTransformOp,
)
from lamina.dialects.linalg.reshapes import collapse, expand
from lamina.dialects.linalg.slices import Slice, extract_slice
from lamina.dialects.linalg.structure import LinalgOp, window_values
from lamina.dialects.linalg.structured_ops import BatchMatmulOp
from lamina.dialects.linalg.transforms.pad import numeric, pad_high, zero
from lamina.dialects.tensor.ops import EmptyOp
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import IntegerAttr
from lamina.ir.builder import Builder
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, FloatType, IntegerType, RankedTensorType, ShapedType
from lamina.ir.value import Value, type_as
from lamina.rewrite import PatternRewriter
from lamina.rewrite.rewriter import MatchFailure


class _Axis(NamedTuple):
    """Height or width: the sizes of the transformed tile and of the image, the output and the filter; how many tiles
    there are, and how large image and output are when they hold whole tiles."""

    tile: int
    tiles: int
    image: int
    output: int


def winograd_conv2d(rewriter: PatternRewriter, op: LinalgOp, fmr: WinogradConv2DFmr) -> Operation | MatchFailure:
    """Replaces conv_2d_nhwc_fhwc on floats of static shape, without strides and dilations, with F(m x m, r x r).

    The filter must be of size r or 1 in each direction, and not 1 in both. Returns the operation with the result.
    """
    problem = _problem(op, fmr)
    if problem is not None:
        return rewriter.notify_match_failure(op, problem)
    image, kernel, output = op.operands
    batch, _, _, channels = _shape(image)
    features, kernel_height, kernel_width, _ = _shape(kernel)
    height, width = (
        _axis(size, taps, fmr) for size, taps in zip(_shape(output)[1:3], (kernel_height, kernel_width), strict=True)
    )
    tiles, counts = [height.tile, width.tile], [height.tiles, width.tiles]

    transformed = _transform(rewriter, WinogradFilterTransformOp, kernel, [*tiles, channels, features], fmr)
    padded = _padded(rewriter, image, [batch, height.image, width.image, channels])
    windows = _transform(rewriter, WinogradInputTransformOp, padded, [*tiles, *counts, batch, channels], fmr)
    product = _product(rewriter, windows, transformed, type_as(output, ShapedType))
    groups = [[0, 1], [2, 3, 4], [5]]
    type = RankedTensorType([*tiles, *counts, batch, features], _element(output))
    expanded = expand(rewriter, product, type, groups).results[0]

    target = _padded(rewriter, output, [batch, height.output, width.output, features])
    last = _make(rewriter, WinogradOutputTransformOp, expanded, target, fmr)
    if target is not output:
        whole = Slice([0] * 4, list(_shape(output)))
        last = extract_slice(rewriter, last.results[0], whole, output.type)
    rewriter.replace_op(op, last.results)
    return last


def _problem(op: LinalgOp, fmr: WinogradConv2DFmr) -> str | None:
    if not isinstance(op, Conv2DNhwcFhwcOp):
        return "this operation is not supported to convert to Winograd Conv2D"
    if not op.has_pure_tensor_semantics or DYNAMIC in op.static_shape:
        return "expected tensors of static shape"
    if not all(isinstance(_element(value), FloatType) for value in op.operands):
        return "the transformation matrices contain fractions"
    if any(window_value != 1 for name in ("strides", "dilations") for window_value in window_values(op, name, 2)):
        return "expected all ones for strides and dilations"
    _, size = fmr.sizes
    _, height, width, _ = _shape(op.dps_inputs[1])
    if not {height, width} <= {1, size} or height == width == 1:
        return f"expected a filter of {size} x {size}, {size} x 1 or 1 x {size}"
    return None


def _axis(size: int, taps: int, fmr: WinogradConv2DFmr) -> _Axis:
    if taps == 1:
        return _Axis(1, size, size, size)
    step, reach = fmr.sizes
    count = -(-size // step)
    return _Axis(step + reach - 1, count, count * step + reach - 1, count * step)


def _shape(value: Value) -> Sequence[int]:
    return type_as(value, ShapedType).shape


def _element(value: Value) -> Any:
    return type_as(value, ShapedType).element_type


def _make(builder: Builder, cls: type[Operation], source: Value, target: Value, fmr: WinogradConv2DFmr) -> Operation:
    properties: dict[str, Attribute] = {"fmr": IntegerAttr(IntegerType(32), fmr.value)}
    return builder.insert(cls([source, target], [target.type], properties, location=builder.location))


def _transform(
    builder: Builder, cls: type[Operation], source: Value, shape: Sequence[int], fmr: WinogradConv2DFmr
) -> Value:
    type = RankedTensorType(shape, _element(source))
    empty = builder.insert(EmptyOp([], [type], location=builder.location)).results[0]
    return _make(builder, cls, source, empty, fmr).results[0]


def _padded(builder: Builder, value: Value, shape: Sequence[int]) -> Value:
    """Pads the value with zeros at the end up to the shape."""
    if list(_shape(value)) == list(shape):
        return value
    padding = zero(builder, _element(value))
    return pad_high(builder, value, RankedTensorType(shape, _element(value)), padding)


def _product(builder: Builder, windows: Value, kernel: Value, output: ShapedType) -> Value:
    """Multiplies, for each element of a tile, the windows' channels and the filter's."""
    right = collapse(builder, kernel, [[0, 1], [2], [3]]).results[0]
    left = collapse(builder, windows, [[0, 1], [2, 3, 4], [5]]).results[0]
    shape = [*_shape(left)[:2], _shape(right)[2]]
    type = RankedTensorType(shape, output.element_type)
    empty = builder.insert(EmptyOp([], [type], location=builder.location)).result
    sum = fill(builder, zero(builder, numeric(output.element_type)), empty).results[0]
    return build_named(builder, BatchMatmulOp, [left, right], [sum]).results[0]
