"""Verification of convolutions and pooling."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.dialects.tosa.inference import shape_of
from lamina.dialects.tosa.verification import (
    fail_unless,
    is_integer,
    same_as_zero_point,
    shown,
    storage_type,
    verify_zero_point,
)
from lamina.ir.attribute import Type
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.types import DYNAMIC, FloatType, IntegerType, element_type_or_self
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.dialects.tosa import ops
    from lamina.dialects.tosa.tensor_ops import AvgPool2dOp, Conv2DOp, Conv3DOp, DepthwiseConv2DOp, TransposeConv2DOp


def verify_conv(op: ops.Conv2DOp | ops.Conv3DOp | ops.DepthwiseConv2DOp | ops.TransposeConv2DOp) -> None:
    """The element types of a convolution."""
    input, weight = storage_type(op.input), storage_type(op.weight)
    bias, output = element_type_or_self(op.bias.type), element_type_or_self(op.output.type)
    if isinstance(bias, FloatType) and isinstance(output, FloatType) and bias is not output:
        raise VerifyFailure(f"expect both bias and result to have same element type, got '{bias}' and '{output}'")
    if any(isinstance(type, FloatType) and type.spelling in ("f8E5M2", "f8E4M3FN") for type in (input, weight)):
        message = f"expect both input and weight to have same element type, got '{input}' and '{weight}'"
        fail_unless(input is weight, message)
    fail_unless(
        isinstance(input, FloatType) == isinstance(weight, FloatType),
        f"expect both input and weight to be float or not together, got '{input}' and '{weight}'",
    )
    same_as_zero_point("both input and its zero point are the same element type", input, op.input_zp)
    same_as_zero_point("both weight and its zero point are the same element type", weight, op.weight_zp)
    verify_zero_point(op.input_zp, "input")
    verify_zero_point(op.weight_zp, "weight")
    _verify_accumulator(op, input)


def _verify_accumulator(
    op: AvgPool2dOp | Conv2DOp | Conv3DOp | DepthwiseConv2DOp | TransposeConv2DOp, input: Type
) -> None:
    accumulator = str(op.acc_type)
    allowed = {
        "i8": ("i8", ("i32",)),
        "i16": ("i16", ("i48",)),
        "f8E5M2": ("f8", ("f16",)),
        "f8E4M3": ("f8", ("f16",)),
        "f16": ("f16", ("f16", "f32")),
        "bf16": ("bf16", ("f32",)),
        "f32": ("f32", ("f32",)),
    }
    if (allowed_types := allowed.get(str(input))) is not None:
        name, types = allowed_types
        message = f"accumulator type for {name} tensor is not {'/'.join(types)}"
        fail_unless(accumulator in types, message)


_AXES_2D = (("height", "y", "top", "bottom"), ("width", "x", "left", "right"))

_AXES_3D = (("depth", "d", "front", "back"), *_AXES_2D)


def verify_conv_sizes(op: ops.Conv2DOp | ops.Conv3DOp | ops.DepthwiseConv2DOp, first_kernel_axis: int) -> None:
    """Paddings, strides and dilations, and the sizes that follow from them."""
    fail_unless(min(op.pad) >= 0, f"expect all padding values to be >= 0, got {shown(op.pad)}")
    fail_unless(min(op.stride) >= 1, f"expect all stride values to be >= 1, got {shown(op.stride)}")
    fail_unless(min(op.dilation) >= 1, f"expect all dilation values to be >= 1, got {shown(op.dilation)}")
    output = shape_of(op.output)
    if output is None:
        return
    input, weight = shape_of(op.input), shape_of(op.weight)
    if input is not None and weight is not None:
        for axis, names in enumerate(_AXES_3D if len(op.stride) == 3 else _AXES_2D):
            _verify_places(
                input[1 + axis], weight[first_kernel_axis + axis], output[1 + axis],
                op.pad[2 * axis : 2 * axis + 2], op.stride[axis], op.dilation[axis], names,
            )  # fmt: skip
    _verify_bias(op.bias, output[-1])


def _verify_places(
    size: int, kernel: int, actual: int, pad: Sequence[int], stride: int, dilation: int, names: tuple[str, ...]
) -> None:
    if DYNAMIC in (size, kernel):
        return
    name, axis, before, after = names
    span = size - 1 + sum(pad) - (kernel - 1) * dilation
    fail_unless(
        span % stride == 0,
        f"expected input_{name} - 1 + pad_{before} + pad_{after} - (kernel_{name} - 1) * dilation_{axis} to be wholly "
        f"divisible by stride_{axis}, got ({size} - 1 + {pad[0]} + {pad[1]} - ({kernel} - 1) * {dilation}) / {stride}",
    )
    _verify_calculated(span // stride + 1, actual, name)


def _verify_calculated(calculated: int, actual: int, name: str) -> None:
    fail_unless(
        actual in (DYNAMIC, calculated),
        f"calculated output {name} did not match expected: calculated={calculated}, expected={actual}",
    )


def _verify_bias(bias: Value, channels: int) -> None:
    shape = shape_of(bias)
    if shape is None or DYNAMIC in (shape[0], channels):
        return
    fail_unless(
        shape[0] in (channels, 1),
        f"bias channels expected to be equal to output channels ({channels}) or 1, got {shape[0]}",
    )


def verify_transpose_conv(op: ops.TransposeConv2DOp) -> None:
    verify_conv(op)
    fail_unless(min(op.stride) >= 1, f"expect all stride values to be >= 1, got [{shown(op.stride)}]")
    weight, input, output = shape_of(op.weight), shape_of(op.input), shape_of(op.output)
    if weight is not None:
        for position, name in enumerate(("top", "bottom", "left", "right")):
            size, pad, kernel = weight[1 + position // 2], op.out_pad[position], "KH" if position < 2 else "KW"
            fail_unless(
                size == DYNAMIC or pad > -size,
                f"expected out_pad_{name} > -{kernel}, but got: out_pad_{name}={pad} and {kernel}={size}",
            )
    if output is None:
        return
    if input is not None and weight is not None:
        for axis, (letter, direction, before, after) in enumerate(
            (("H", "y", "top", "bottom"), ("W", "x", "left", "right"))
        ):
            size, kernel_size, actual = input[1 + axis], weight[1 + axis], output[1 + axis]
            low, high = op.out_pad[2 * axis : 2 * axis + 2]
            if DYNAMIC in (size, actual):
                continue
            fail_unless(
                actual == (size - 1) * op.stride[axis] + low + high + kernel_size,
                f"dimension mismatch: expected O{letter} == (I{letter} - 1) * stride_{direction} + out_pad_{before} + "
                f"out_pad_{after} + K{letter}, but got {actual} != ({size} - 1) * {op.stride[axis]} + {low} + {high} + "
                f"{kernel_size}",
            )
    _verify_bias(op.bias, output[3])


def verify_pooling(op: ops.AvgPool2dOp | ops.MaxPool2dOp) -> None:
    kernel, stride, pad = op.kernel, op.stride, op.pad
    fail_unless(min(kernel) >= 1, f"expect all kernel values to be >= 1, got {shown(kernel)}")
    fail_unless(min(stride) >= 1, f"expect all stride values to be >= 1, got {shown(stride)}")
    fail_unless(min(pad) >= 0, f"expect all padding values to be >= 0, got {shown(pad)}")
    fail_unless(
        max(pad[2:]) < kernel[1],
        f"expected left/right padding to be less than the width of the kernel, got pad_left={pad[2]}, "
        f"pad_right={pad[3]}, kernel_x={kernel[1]}",
    )
    fail_unless(
        max(pad[:2]) < kernel[0],
        f"expected top/bottom padding to be less than the height of the kernel, got pad_top={pad[0]}, "
        f"pad_bottom={pad[1]}, kernel_y={kernel[0]}",
    )
    input, output = shape_of(op.input), shape_of(op.output)
    if input is None or output is None:
        return
    for axis, (name, direction, before, after) in enumerate(_AXES_2D):
        size, (low, high) = input[1 + axis], pad[2 * axis : 2 * axis + 2]
        if size == DYNAMIC:
            continue
        span = size + low + high - kernel[axis]
        fail_unless(
            span % stride[axis] == 0,
            f"expected input_{name} + pad_{before} + pad_{after} - kernel_{direction} to be wholly divisible by "
            f"stride_{direction}, got ({size} + {low} + {high} - {kernel[axis]}) / {stride[axis]}",
        )
        _verify_calculated(span // stride[axis] + 1, output[1 + axis], name)


def verify_avg_pool(op: ops.AvgPool2dOp) -> None:
    verify_pooling(op)
    input, output = storage_type(op.input), storage_type(op.output)
    if isinstance(input, IntegerType):
        fail_unless(is_integer(op.acc_type, 32), "accumulator type for integer tensor is not i32")
    elif str(input) in ("f16", "bf16", "f32"):
        _verify_accumulator(op, input)
    same_as_zero_point("both input and its zero point are the same element type", input, op.input_zp)
    same_as_zero_point("both output and its zero point are the same element type", output, op.output_zp)
    verify_zero_point(op.input_zp, "input")
    verify_zero_point(op.output_zp, "output")
