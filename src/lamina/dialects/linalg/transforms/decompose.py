"""Decomposition of 2-D windowed operations with a unit dimension into 1-D ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from lamina.dialects.linalg.builders import build_named
from lamina.dialects.linalg.sizes import dim_sizes
from lamina.dialects.linalg.slices import Slice
from lamina.dialects.linalg.structure import LinalgOp, window_values
from lamina.dialects.tensor.ops import ExtractSliceOp, InsertSliceOp
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DenseElementsAttr, IntegerAttr
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.dialect import lookup_operation
from lamina.ir.types import RankedTensorType, ShapedType, VectorType, i64
from lamina.ir.value import Value, type_as
from lamina.rewrite import PatternRewriter
from lamina.rewrite.create import insert_or_fold
from lamina.rewrite.rewriter import MatchFailure


class _Window(NamedTuple):
    """The one-dimensional operation, and where height and width are in the kernel and in the output (and input)."""

    name: str
    kernel: tuple[int, int]
    output: tuple[int, int]
    windowed: bool = True


_HWC, _CHW = (1, 2), (2, 3)
_DECOMPOSITIONS = {
    "linalg.conv_2d_nhwc_hwcf": _Window("linalg.conv_1d_nwc_wcf", (0, 1), _HWC),
    "linalg.conv_2d_nchw_fchw": _Window("linalg.conv_1d_ncw_fcw", (2, 3), _CHW),
    "linalg.pooling_nhwc_sum": _Window("linalg.pooling_nwc_sum", (0, 1), _HWC),
    "linalg.pooling_nchw_sum": _Window("linalg.pooling_ncw_sum", (0, 1), _CHW),
    "linalg.pooling_nhwc_max": _Window("linalg.pooling_nwc_max", (0, 1), _HWC),
    "linalg.pooling_nhwc_max_unsigned": _Window("linalg.pooling_nwc_max_unsigned", (0, 1), _HWC),
    "linalg.pooling_nhwc_min": _Window("linalg.pooling_nwc_min", (0, 1), _HWC),
    "linalg.pooling_nhwc_min_unsigned": _Window("linalg.pooling_nwc_min_unsigned", (0, 1), _HWC),
    "linalg.pooling_nchw_max": _Window("linalg.pooling_ncw_max", (0, 1), _CHW),
    "linalg.depthwise_conv_2d_nhwc_hwc": _Window("linalg.depthwise_conv_1d_nwc_wc", (0, 1), _HWC),
    "linalg.conv_2d": _Window("linalg.conv_1d", (0, 1), (0, 1), windowed=False),
}


def decompose(rewriter: PatternRewriter, op: LinalgOp) -> LinalgOp | MatchFailure:
    """Replaces the operation by one without the dimension of size one, on slices of lower rank."""
    window = _DECOMPOSITIONS.get(op.name)
    if window is None:
        return rewriter.notify_match_failure(op, "the operation has no one-dimensional form")
    if op.has_pure_buffer_semantics:
        return rewriter.notify_match_failure(op, "expected linalg op with tensor semantics")
    (image, kernel), output = op.dps_inputs[:2], op.dps_inits[0]
    kernel_shape, output_shape = type_as(kernel, ShapedType).shape, type_as(output, ShapedType).shape
    removable = [
        kernel_shape[in_kernel] == 1 and output_shape[in_output] == 1
        for in_kernel, in_output in zip(window.kernel, window.output, strict=True)
    ]
    if True not in removable:
        return rewriter.notify_match_failure(op, "no dimension of size one can be removed")
    gone = removable.index(True)
    with rewriter.insertion_guard(InsertionPoint.before_op(op)):
        rewriter.location = op.raw_location
        small_image = rank_reduced(rewriter, image, window.output[gone])
        small_kernel = rank_reduced(rewriter, kernel, window.kernel[gone])
        small_output = rank_reduced(rewriter, output, window.output[gone])
        properties = _remaining_window(op, gone) if window.windowed else {}
        cls = lookup_operation(window.name)
        assert cls is not None and issubclass(cls, LinalgOp)
        named = build_named(rewriter, cls, [small_image, small_kernel], [small_output], properties)
        inserted = insert_back(rewriter, named.results[0], output)
        rewriter.replace_op(op, inserted)
        return named


def _remaining_window(op: LinalgOp, gone: int) -> dict[str, Attribute]:
    window: dict[str, Attribute] = {}
    for name in ("strides", "dilations"):
        values = window_values(op, name, 2)
        del values[gone]
        window[name] = vector_of_integers(values)
    return window


def vector_of_integers(values: Sequence[int]) -> Attribute:
    """``dense<...> : vector<nxi64>``."""
    type = VectorType([len(values)], i64)
    return DenseElementsAttr.from_attributes(type, [IntegerAttr(i64, value) for value in values])


def rank_reduced(builder: Builder, value: Value, dropped: int) -> Value:
    """Returns the whole tensor without a dim of size one."""
    type = type_as(value, RankedTensorType)
    shape = [size for position, size in enumerate(type.shape) if position != dropped]
    target = RankedTensorType(shape, type.element_type, type.encoding)
    return whole_slice(builder, value, target)


def whole_slice(builder: Builder, value: Value, target: RankedTensorType) -> Value:
    """Returns the whole tensor with reduced rank."""
    slice = Slice([0] * type_as(value, ShapedType).rank, dim_sizes(builder, value))
    values, properties = slice.parts(1)
    return insert_or_fold(builder, ExtractSliceOp([value, *values], [target], properties, location=builder.location))[0]


def insert_back(builder: Builder, value: Value, target: Value) -> Value:
    """Replaces all of the target with a tensor of lower rank."""
    slice = Slice([0] * type_as(target, ShapedType).rank, dim_sizes(builder, target))
    values, properties = slice.parts(2)
    insert_slice = InsertSliceOp([value, target, *values], [target.type], properties, location=builder.location)
    return insert_or_fold(builder, insert_slice)[0]
