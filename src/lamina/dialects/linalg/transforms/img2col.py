"""Convolutions as matrix products: the windows of the image are laid out as rows of a matrix first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from lamina.dialects.linalg.builders import build_named
from lamina.dialects.linalg.generic import build_generic
from lamina.dialects.linalg.named_ops import (
    BatchMatvecOp,
    Conv2DNchwFchwOp,
    Conv2DNhwcFhwcOp,
    Conv2DNhwcHwcfOp,
    DepthwiseConv2DNhwcHwcOp,
)
from lamina.dialects.linalg.packing import permuted
from lamina.dialects.linalg.region_builder import BodyBuilder, convert_scalar
from lamina.dialects.linalg.reshapes import Groups, collapse, expand
from lamina.dialects.linalg.structure import PARALLEL, REDUCTION, LinalgOp, window_values
from lamina.dialects.tensor.ops import EmptyOp
from lamina.ir.affine import AffineExpr, AffineMap, dim
from lamina.ir.attribute import Type
from lamina.ir.block import Block
from lamina.ir.builder import Builder
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, ComplexType, IntegerType, RankedTensorType, ShapedType
from lamina.ir.value import Value, type_as
from lamina.rewrite import PatternRewriter
from lamina.rewrite.rewriter import MatchFailure

if TYPE_CHECKING:
    from lamina.dialects.linalg.structured_ops import GenericOp


class Img2Col(NamedTuple):
    """The operation that lays out the windows, and the last one, with the result of the convolution."""

    windows: Operation
    last: Operation


def convert_to_img2col(rewriter: PatternRewriter, op: LinalgOp) -> Img2Col | MatchFailure:
    """Replaces a convolution in two dimensions by a copy of its windows and a product of matrices.

    Supported are conv_2d_nhwc_hwcf, conv_2d_nhwc_fhwc, conv_2d_nchw_fchw and, for a single image,
    depthwise_conv_2d_nhwc_hwc, on tensors of static shape and without dilations.
    """
    rewrite = _REWRITES.get(type(op))
    if rewrite is None:
        return rewriter.notify_match_failure(op, "the convolution cannot be computed as a matrix product")
    if not op.has_pure_tensor_semantics or DYNAMIC in op.static_shape:
        return rewriter.notify_match_failure(op, "expected tensors of static shape")
    if any(window_value != 1 for window_value in window_values(op, "dilations", 2)):
        return rewriter.notify_match_failure(op, "expected all ones for dilations")
    return rewrite(rewriter, op)


# ---- With the channels last


def _channels_last(rewriter: PatternRewriter, op: LinalgOp, filter_groups: Groups, filter_last: bool) -> Img2Col:
    """Rows are the places of the output, columns those of the filter and the channels of the image."""
    image, kernel, output = op.operands
    batch, height, width, features = _shape(output)
    channels = _shape(image)[3]
    taps = permuted(_shape(kernel), (0, 1) if filter_last else (1, 2))
    strides = window_values(op, "strides", 2)
    columns = taps[0] * taps[1] * channels
    flat_kernel = collapse(rewriter, kernel, filter_groups).results[0]
    groups = [[0], [1, 2], [3]]
    flat_output = collapse(rewriter, output, groups).results[0]

    n, place, column = dim(0), dim(1), dim(2)
    rows = delinearized(place, [height, width])
    filter_row, filter_column, channel = delinearized(column, [*taps, channels])
    access = [n, rows[0] * strides[0] + filter_row, rows[1] * strides[1] + filter_column, channel]
    windows = _gathered(rewriter, image, [batch, height * width, columns], access)

    kernel_access = [dim(3), dim(2)] if filter_last else [dim(2), dim(3)]
    accesses = [[dim(0), dim(1), dim(3)], kernel_access, [dim(0), dim(1), dim(2)]]
    product = _product(rewriter, [windows.results[0], flat_kernel], flat_output, accesses)
    return _finished(rewriter, op, windows, product, groups)


def _nhwc_hwcf(rewriter: PatternRewriter, op: LinalgOp) -> Img2Col:
    return _channels_last(rewriter, op, [[0, 1, 2], [3]], True)


def _nhwc_fhwc(rewriter: PatternRewriter, op: LinalgOp) -> Img2Col:
    return _channels_last(rewriter, op, [[0], [1, 2, 3]], False)


# ---- With the channels first


def _nchw_fchw(rewriter: PatternRewriter, op: LinalgOp) -> Img2Col:
    """Columns are the places of the output, so that the filter is the left factor."""
    image, kernel, output = op.operands
    batch, _, height, width = _shape(output)
    _, channels, tap_rows, tap_columns = _shape(kernel)
    strides = window_values(op, "strides", 2)
    flat_kernel = collapse(rewriter, kernel, [[0], [1, 2, 3]]).results[0]
    groups = [[0], [1], [2, 3]]
    flat_output = collapse(rewriter, output, groups).results[0]

    channel, filter_row, filter_column = delinearized(dim(1), [channels, tap_rows, tap_columns])
    places = delinearized(dim(2), [height, width])
    access = [dim(0), channel, places[0] * strides[0] + filter_row, places[1] * strides[1] + filter_column]
    shape = [batch, channels * tap_rows * tap_columns, height * width]
    windows = _gathered(rewriter, image, shape, access)

    accesses = [[dim(1), dim(3)], [dim(0), dim(3), dim(2)], [dim(0), dim(1), dim(2)]]
    product = _product(rewriter, [flat_kernel, windows.results[0]], flat_output, accesses)
    return _finished(rewriter, op, windows, product, groups)


# ---- Depthwise


def _depthwise(rewriter: PatternRewriter, op: LinalgOp) -> Img2Col | MatchFailure:
    """Computes a matrix-vector product per channel, after moving the channels to the front."""
    if _shape(op.dps_inputs[0])[0] != 1:
        return rewriter.notify_match_failure(op, "expected a single image")
    first = [0, 3, 1, 2]
    image = _transposed(rewriter, op.dps_inputs[0], first)
    kernel = _transposed(rewriter, op.dps_inputs[1], [2, 0, 1])
    output = _transposed(rewriter, op.dps_inits[0], first)
    strides = window_values(op, "strides", 2)
    access = [dim(0), dim(1), dim(2) * strides[0] + dim(4), dim(3) * strides[1] + dim(5)]
    windows = _gathered(rewriter, image, [*_shape(output), *_shape(kernel)[1:]], access)
    groups = [[0, 1], [2, 3]]
    factors = [
        collapse(rewriter, windows.results[0], [*groups, [4, 5]]).results[0],
        collapse(rewriter, kernel, [[0], [1, 2]]).results[0],
    ]
    flat = collapse(rewriter, output, groups).results[0]
    product = build_named(rewriter, BatchMatvecOp, factors, [flat])
    channels_first = expand(rewriter, product.results[0], type_as(output, RankedTensorType), groups).results[0]
    last = _transposed(rewriter, channels_first, [0, 2, 3, 1]).defining_op
    assert last is not None
    rewriter.replace_op(op, last.results)
    return Img2Col(windows, last)


def _transposed(builder: Builder, value: Value, order: Sequence[int]) -> Value:
    access: list[AffineExpr] = [dim(order.index(axis)) for axis in range(len(order))]
    return _gathered(builder, value, permuted(_shape(value), order), access).results[0]


_REWRITES: dict[type, Callable[[PatternRewriter, LinalgOp], Img2Col | MatchFailure]] = {
    Conv2DNhwcHwcfOp: _nhwc_hwcf,
    Conv2DNhwcFhwcOp: _nhwc_fhwc,
    Conv2DNchwFchwOp: _nchw_fchw,
    DepthwiseConv2DNhwcHwcOp: _depthwise,
}


# ---- Shared


def delinearized(index: AffineExpr, sizes: Sequence[int]) -> list[AffineExpr]:
    """Delinearizes a row-major index into an array of these sizes."""
    indices: list[AffineExpr] = []
    for position in range(len(sizes)):
        stride = 1
        for size in sizes[position + 1 :]:
            stride *= size
        indices.append(index.floordiv(stride))
        index = index % stride
    return indices


def _shape(value: Value) -> Sequence[int]:
    return type_as(value, ShapedType).shape


def _gathered(builder: Builder, source: Value, shape: Sequence[int], access: Sequence[AffineExpr]) -> GenericOp:
    """Returns a linalg.generic that copies from the source's elements at ``access`` to a new tensor of the shape."""
    type = type_as(source, ShapedType)
    empty = builder.insert(EmptyOp([], [RankedTensorType(shape, type.element_type)], location=builder.location))
    rank = len(shape)
    return build_generic(
        builder,
        [source],
        [empty.results[0]],
        [AffineMap(rank, 0, access), AffineMap.identity(rank)],
        [PARALLEL] * rank,
        lambda helper, block: [block.arguments[0]],
    )


def _product(
    builder: Builder, factors: Sequence[Value], target: Value, accesses: Sequence[Sequence[AffineExpr]]
) -> Operation:
    maps = [AffineMap(4, 0, access) for access in accesses]
    kinds = [PARALLEL, PARALLEL, PARALLEL, REDUCTION]
    return build_generic(builder, factors, [target], maps, kinds, _multiply_add)


_ARITHMETIC: tuple[tuple[type, tuple[str, str]], ...] = (
    (ComplexType, ("complex.mul", "complex.add")),
    (IntegerType, ("arith.muli", "arith.addi")),
    (Type, ("arith.mulf", "arith.addf")),
)


def _multiply_add(helper: BodyBuilder, block: Block) -> Sequence[Value]:
    left, right, sum = block.arguments
    type = sum.type
    names = next(names for cls, names in _ARITHMETIC if isinstance(type, cls))
    factors = [convert_scalar(helper.make, value, type) for value in (left, right)]
    product = helper.make(names[0], factors, [type]).results[0]
    result: Sequence[Value] = helper.make(names[1], [product, sum], [type]).results
    return result


def _finished(
    rewriter: PatternRewriter, op: LinalgOp, windows: Operation, product: Operation, groups: Groups
) -> Img2Col:
    last = expand(rewriter, product.results[0], type_as(op.results[0], RankedTensorType), groups)
    rewriter.replace_op(op, last.results)
    return Img2Col(windows, last)
