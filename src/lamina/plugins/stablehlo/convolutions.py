"""StableHLO's convolutions: dimension numbers, groups, the sizes and the quantization of their results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from lamina.define.foreign import ForeignOperation
from lamina.dialects.quant.types import UniformQuantizedPerAxisType
from lamina.ir.types import DYNAMIC, RankedTensorType
from lamina.ir.value import Value
from lamina.plugins import verifier
from lamina.plugins.stablehlo.algebra import demand_result_sizes, verify_precision
from lamina.plugins.stablehlo.dimensions import is_unique, listed
from lamina.plugins.stablehlo.inference import integers_of
from lamina.plugins.stablehlo.quantization import any_quantized, verify_product_quantization
from lamina.plugins.stablehlo.rules import compatible_types, constant_integers, fail
from lamina.plugins.stablehlo.windows import padding_of, positions, windows_of


class ConvolutionNumbers(Protocol):
    """The parameters of `#stablehlo.conv`."""

    input_batch_dimension: int
    input_feature_dimension: int
    input_spatial_dimensions: Sequence[int]
    kernel_input_feature_dimension: int
    kernel_output_feature_dimension: int
    kernel_spatial_dimensions: Sequence[int]
    output_batch_dimension: int
    output_feature_dimension: int
    output_spatial_dimensions: Sequence[int]


@verifier("stablehlo.convolution")
def verify_convolution(op: ForeignOperation) -> None:
    _verify_operands(op)
    wanted = _result_sizes(op, padding_of(op.padding))
    demand_result_sizes(wanted, op.result_types[0])
    _verify_quantization(op)


@verifier("stablehlo.dynamic_conv")
def verify_dynamic_convolution(op: ForeignOperation) -> None:
    _verify_operands(op)
    padding: Value = op.padding
    assert isinstance(padding.type, RankedTensorType)
    shape, spatial = tuple(padding.type.shape), op.lhs.type.rank - 2
    if len(shape) != 2:
        fail(f"expects padding to be of rank 2 but got {len(shape)}")
    if shape != (spatial, 2):
        fail(f"expects padding to be of shape [{spatial}, 2], but got [{listed(shape)}]")
    numbers = constant_integers(padding) or [DYNAMIC] * (2 * spatial)
    wanted = _result_sizes(op, list(zip(numbers[::2], numbers[1::2], strict=True)))
    demand_result_sizes(wanted, op.result_types[0])
    _verify_quantization(op)


def _verify_operands(op: ForeignOperation) -> None:
    left, right, numbers = op.lhs.type, op.rhs.type, op.dimension_numbers
    both = f"'{left}' and '{right}'"
    if left.rank < 2:
        fail(f"expects convolution arguments to have >= 2 dimensions. Got: {both}.")
    if left.rank != right.rank:
        fail(f"expects convolution arguments to have same number of dimensions. Got: {both}.")
    elements = left.element_type, right.element_type
    if not any_quantized(*elements) and not compatible_types(*elements):
        fail(f"expects lhs and rhs to have compatible element type. Got: '{elements[0]}' and '{elements[1]}'")
    _verify_numbers(numbers, left.rank)
    _verify_groups(op, numbers)
    verify_precision(op.precision_config)
    wanted = len(numbers.input_spatial_dimensions) + 2
    if left.rank != wanted:
        fail(f"expects convolution arguments to have {wanted} dimensions. Got: {left.rank}")


def _verify_numbers(numbers: ConvolutionNumbers, rank: int) -> None:
    """Each of the three lists of dimensions names dimensions once."""
    spatial = (
        numbers.input_spatial_dimensions,
        numbers.kernel_spatial_dimensions,
        numbers.output_spatial_dimensions,
    )
    if len({len(dimensions) for dimensions in spatial}) > 1:
        counts = [len(dimensions) for dimensions in spatial]
        fail(
            "expects the same size for input, kernel and output spatial-dimensions, but got "
            f"{counts[0]}, {counts[1]}, and {counts[2]} resp."
        )
    named = {
        "input": (numbers.input_batch_dimension, numbers.input_feature_dimension, *spatial[0]),
        "kernel": (numbers.kernel_input_feature_dimension, numbers.kernel_output_feature_dimension, *spatial[1]),
        "output": (numbers.output_batch_dimension, numbers.output_feature_dimension, *spatial[2]),
    }
    if not all(0 <= dimension < rank for dimensions in named.values() for dimension in dimensions):
        fail(f"expects input, kernel, and output dimension-numbers to be in-range [0, {rank}).")
    for what, dimensions in named.items():
        if not is_unique(dimensions):
            fail(f"expects {what} dimension-numbers to be unique, got {{{listed(dimensions)}}}.")


def _verify_groups(op: ForeignOperation, numbers: ConvolutionNumbers) -> None:
    """Groups divide batches and features evenly."""
    groups, batches = op.feature_group_count, op.batch_group_count
    if groups > 1 and batches > 1:
        fail(
            "expects batch_group_count and feature_group_count not to be both greater than 1. Got "
            f"{batches} and {groups} resp."
        )
    left, right = op.lhs.type.shape, op.rhs.type.shape
    batch, features = left[numbers.input_batch_dimension], left[numbers.input_feature_dimension]
    inputs, outputs = right[numbers.kernel_input_feature_dimension], right[numbers.kernel_output_feature_dimension]
    if batch != DYNAMIC and batch % batches:
        fail(
            f"expects input batch dimension ({batch}) to be divisible by batch_group_count. Got batch_group_count = "
            f"{batches}."
        )
    if features != DYNAMIC:
        if features % groups:
            fail(
                f"expects input feature dimension ({features}) to be a multiple of feature_group_count. Got "
                f"feature_group_count = {groups}."
            )
        if inputs not in (DYNAMIC, features // groups):
            fail(
                f"expects input feature dimension ({features}) / feature_group_count = kernel input feature dimension "
                f"({inputs}). Got feature_group_count = {groups}."
            )
    if outputs == DYNAMIC:
        return
    if outputs % batches:
        fail(
            f"expects output feature dimension size ({outputs}) to be a multiple of batch_group_count. Got "
            f"batch_group_count = {batches}."
        )
    if outputs % groups:
        fail(
            f"expects kernel output feature dimension ({outputs}) to be divisible by feature_group_count. For "
            f"feature_group_count = {groups}."
        )


def _result_sizes(op: ForeignOperation, padding: Sequence[tuple[int, int]]) -> list[int]:
    """Returns the sizes of the result: batches of a group, features, positions of the window."""
    numbers: ConvolutionNumbers = op.dimension_numbers
    left, right = op.lhs.type.shape, op.rhs.type.shape
    strides, base, dilations = (
        integers_of(op.properties, name) for name in ("window_strides", "lhs_dilation", "rhs_dilation")
    )
    sizes = [right[at] for at in numbers.kernel_spatial_dimensions]
    windows = windows_of(sizes, strides, padding, base, dilations, list(op.window_reversal or ()))
    wanted = [DYNAMIC] * len(left)
    spatial = positions([left[at] for at in numbers.input_spatial_dimensions], windows)
    for at, size in zip(numbers.output_spatial_dimensions, spatial, strict=True):
        wanted[at] = size
    batch = left[numbers.input_batch_dimension]
    wanted[numbers.output_batch_dimension] = batch if batch == DYNAMIC else batch // op.batch_group_count
    wanted[numbers.output_feature_dimension] = right[numbers.kernel_output_feature_dimension]
    return wanted


def _verify_quantization(op: ForeignOperation) -> None:
    left, right, result = (type.element_type for type in (op.lhs.type, op.rhs.type, op.result_types[0]))
    if not any_quantized(left, right, result):
        return
    numbers: ConvolutionNumbers = op.dimension_numbers
    for element, dimension, message in (
        (right, numbers.kernel_output_feature_dimension, "rhs should be same with kernel_output_feature_dimension"),
        (result, numbers.output_feature_dimension, "result should be same with output_feature_dimension"),
    ):
        if isinstance(element, UniformQuantizedPerAxisType) and element.quantized_dimension != dimension:
            fail(f"quantization dimension of {message}")
    verify_product_quantization(left, right, result)
