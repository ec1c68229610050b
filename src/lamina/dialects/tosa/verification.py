"""Verification of tosa operations beyond traits and field constraints."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.define.trait_checks import broadcast_sizes, compatible_shapes
from lamina.dialects.quant.types import QuantizedType, UniformQuantizedType
from lamina.dialects.tosa.inference import constant_shape, shape_of
from lamina.dialects.tosa.syntax import variable_type
from lamina.ir.attribute import Type
from lamina.ir.attributes import DenseElementsAttr, FloatAttr, IntegerAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.symbols import SymbolTable
from lamina.ir.types import (
    DYNAMIC,
    FloatType,
    IndexType,
    IntegerType,
    RankedTensorType,
    ShapedType,
    TensorType,
    element_type_or_self,
    i1,
)
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.dialects.tosa import ops
    from lamina.dialects.tosa.tensor_ops import AvgPool2dOp, Conv2DOp, Conv3DOp, DepthwiseConv2DOp, TransposeConv2DOp


def storage_type(value: Value | Type) -> Type:
    """Returns the element type of a value or type; for quantized numbers that of the integers that hold them."""
    element = element_type_or_self(value.type if isinstance(value, Value) else value)
    if isinstance(element, QuantizedType):
        stored = element.storage_type
        assert stored is not None
        return stored
    return element


def _fail_unless(condition: bool, message: str) -> None:
    if not condition:
        raise VerifyFailure(message)


def _is_integer(type: Type, width: int) -> bool:
    """True for integers of that width, of any signedness."""
    return isinstance(type, IntegerType) and type.width == width


def shown(numbers: Sequence[int]) -> str:
    """Numbers as diagnostics list them."""
    return ", ".join(map(str, numbers))


def constant_elements(value: Value) -> DenseElementsAttr | None:
    """Returns the elements of a constant."""
    maker = value.defining_op
    if maker is None:
        return None
    values = maker.get_attr("values") if maker.name in ("tosa.const", "tosa.const_shape") else None
    if values is None and maker.name == "arith.constant":
        values = maker.get_attr("value")
    return values if isinstance(values, DenseElementsAttr) else None


def same_element_types(input: Type, output: Type, first: str = "input", second: str = "output") -> None:
    """Raises VerifyFailure where numbers or uniformly quantized elements differ."""
    element, other = element_type_or_self(input), element_type_or_self(output)
    comparable = (IntegerType, IndexType, FloatType, UniformQuantizedType)
    if isinstance(element, comparable) and isinstance(other, comparable) and element is not other:
        raise VerifyFailure(f"expect {first} and {second} to have same element type, got '{element}' and '{other}'")


# ---- Zero points


def zero_point(value: Value, signed: bool = True) -> int | None:
    """Returns a constant zero point: None if it is not constant, -1 for a nonzero float."""
    elements = constant_elements(value)
    if elements is None:
        return None
    first = next(iter(elements.values))
    if isinstance(first, FloatAttr):
        return 0 if first.value == 0 else -1
    assert isinstance(first, IntegerAttr)
    return first.value if signed else first.value % (1 << _width(first.type))


def _width(type: Type) -> int:
    return getattr(type, "width", 0) or 0


def verify_zero_point(value: Value, name: str) -> None:
    """Only 8-bit integers may have a nonzero zero point."""
    number = zero_point(value)
    if number and not _is_integer(element_type_or_self(value.type), 8):
        raise VerifyFailure(f"{name} zero point must be zero for non-int8 integer types")


def _same_as_zero_point(what: str, stored: Type, point: Value) -> None:
    point_type = storage_type(point)
    _fail_unless(stored is point_type, f"expect {what}, got '{stored}' and '{point_type}'")


# ---- Convolutions


def verify_conv(op: ops.Conv2DOp | ops.Conv3DOp | ops.DepthwiseConv2DOp | ops.TransposeConv2DOp) -> None:
    """The element types of a convolution."""
    input, weight = storage_type(op.input), storage_type(op.weight)
    bias, output = element_type_or_self(op.bias.type), element_type_or_self(op.output.type)
    if isinstance(bias, FloatType) and isinstance(output, FloatType) and bias is not output:
        raise VerifyFailure(f"expect both bias and result to have same element type, got '{bias}' and '{output}'")
    if any(isinstance(type, FloatType) and type.spelling in ("f8E5M2", "f8E4M3FN") for type in (input, weight)):
        message = f"expect both input and weight to have same element type, got '{input}' and '{weight}'"
        _fail_unless(input is weight, message)
    _fail_unless(
        isinstance(input, FloatType) == isinstance(weight, FloatType),
        f"expect both input and weight to be float or not together, got '{input}' and '{weight}'",
    )
    _same_as_zero_point("both input and its zero point are the same element type", input, op.input_zp)
    _same_as_zero_point("both weight and its zero point are the same element type", weight, op.weight_zp)
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
        _fail_unless(accumulator in types, message)


_AXES_2D = (("height", "y", "top", "bottom"), ("width", "x", "left", "right"))
_AXES_3D = (("depth", "d", "front", "back"), *_AXES_2D)


def verify_conv_sizes(op: ops.Conv2DOp | ops.Conv3DOp | ops.DepthwiseConv2DOp, first_kernel_axis: int) -> None:
    """Paddings, strides and dilations, and the sizes that follow from them."""
    _fail_unless(min(op.pad) >= 0, f"expect all padding values to be >= 0, got {shown(op.pad)}")
    _fail_unless(min(op.stride) >= 1, f"expect all stride values to be >= 1, got {shown(op.stride)}")
    _fail_unless(min(op.dilation) >= 1, f"expect all dilation values to be >= 1, got {shown(op.dilation)}")
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
    _fail_unless(
        span % stride == 0,
        f"expected input_{name} - 1 + pad_{before} + pad_{after} - (kernel_{name} - 1) * dilation_{axis} to be wholly "
        f"divisible by stride_{axis}, got ({size} - 1 + {pad[0]} + {pad[1]} - ({kernel} - 1) * {dilation}) / {stride}",
    )
    _verify_calculated(span // stride + 1, actual, name)


def _verify_calculated(calculated: int, actual: int, name: str) -> None:
    _fail_unless(
        actual in (DYNAMIC, calculated),
        f"calculated output {name} did not match expected: calculated={calculated}, expected={actual}",
    )


def _verify_bias(bias: Value, channels: int) -> None:
    shape = shape_of(bias)
    if shape is None or DYNAMIC in (shape[0], channels):
        return
    _fail_unless(
        shape[0] in (channels, 1),
        f"bias channels expected to be equal to output channels ({channels}) or 1, got {shape[0]}",
    )


def verify_transpose_conv(op: ops.TransposeConv2DOp) -> None:
    verify_conv(op)
    _fail_unless(min(op.stride) >= 1, f"expect all stride values to be >= 1, got [{shown(op.stride)}]")
    weight, input, output = shape_of(op.weight), shape_of(op.input), shape_of(op.output)
    if weight is not None:
        for position, name in enumerate(("top", "bottom", "left", "right")):
            size, pad, kernel = weight[1 + position // 2], op.out_pad[position], "KH" if position < 2 else "KW"
            _fail_unless(
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
            _fail_unless(
                actual == (size - 1) * op.stride[axis] + low + high + kernel_size,
                f"dimension mismatch: expected O{letter} == (I{letter} - 1) * stride_{direction} + out_pad_{before} + "
                f"out_pad_{after} + K{letter}, but got {actual} != ({size} - 1) * {op.stride[axis]} + {low} + {high} + "
                f"{kernel_size}",
            )
    _verify_bias(op.bias, output[3])


# ---- Pooling


def verify_pooling(op: ops.AvgPool2dOp | ops.MaxPool2dOp) -> None:
    kernel, stride, pad = op.kernel, op.stride, op.pad
    _fail_unless(min(kernel) >= 1, f"expect all kernel values to be >= 1, got {shown(kernel)}")
    _fail_unless(min(stride) >= 1, f"expect all stride values to be >= 1, got {shown(stride)}")
    _fail_unless(min(pad) >= 0, f"expect all padding values to be >= 0, got {shown(pad)}")
    _fail_unless(
        max(pad[2:]) < kernel[1],
        f"expected left/right padding to be less than the width of the kernel, got pad_left={pad[2]}, "
        f"pad_right={pad[3]}, kernel_x={kernel[1]}",
    )
    _fail_unless(
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
        _fail_unless(
            span % stride[axis] == 0,
            f"expected input_{name} + pad_{before} + pad_{after} - kernel_{direction} to be wholly divisible by "
            f"stride_{direction}, got ({size} + {low} + {high} - {kernel[axis]}) / {stride[axis]}",
        )
        _verify_calculated(span // stride[axis] + 1, output[1 + axis], name)


def verify_avg_pool(op: ops.AvgPool2dOp) -> None:
    verify_pooling(op)
    input, output = storage_type(op.input), storage_type(op.output)
    if isinstance(input, IntegerType):
        _fail_unless(_is_integer(op.acc_type, 32), "accumulator type for integer tensor is not i32")
    elif str(input) in ("f16", "bf16", "f32"):
        _verify_accumulator(op, input)
    _same_as_zero_point("both input and its zero point are the same element type", input, op.input_zp)
    _same_as_zero_point("both output and its zero point are the same element type", output, op.output_zp)
    verify_zero_point(op.input_zp, "input")
    verify_zero_point(op.output_zp, "output")


# ---- Elementwise


def verify_clamp(op: ops.ClampOp) -> None:
    def element(type: Type) -> Type:
        element_type = element_type_or_self(type)
        return storage_type(element_type) if isinstance(element_type, UniformQuantizedType) else element_type

    input, low, high = element(op.input.type), op.min_val, op.max_val
    _fail_unless(input is element(op.output.type), "input/output element types are incompatible.")
    is_integer = isinstance(input, IntegerType) and not input.is_unsigned
    kind = IntegerAttr if isinstance(input, IntegerType) else FloatAttr
    if not (isinstance(low, kind) and isinstance(high, kind) and low.type is high.type and high.type is input):
        raise VerifyFailure("min/max attributes types are incompatible with input/output element types.")
    if isinstance(low, FloatAttr) and isinstance(high, FloatAttr):
        _fail_unless(
            not (math.isnan(low.value) or math.isnan(high.value)),
            f"min/max attributes should not be 'NaN', got min_val={low}, max_val={high}",
        )
    least, most = low.value, high.value
    if isinstance(input, IntegerType) and (not is_integer or input.width == 1):
        least, most = least % (1 << input.width), most % (1 << input.width)
    _fail_unless(least <= most, f"expected min_val <= max_val, got min_val={low}, max_val={high}")


def verify_mul(op: ops.MulOp) -> None:
    output = element_type_or_self(op.output.type)
    first, second = element_type_or_self(op.input1.type), element_type_or_self(op.input2.type)
    if isinstance(output, IntegerType):
        if not isinstance(first, IntegerType) or first is not second:
            raise VerifyFailure("requires the same element type for all operands")
        _fail_unless(first.width <= output.width, "invalid data type size for operands or result")
    else:
        same = first is output and second is output
        _fail_unless(same, "requires the same element type for all operands and results")
        _fail_unless(not zero_point(op.shift), "require shift to be 0 for float type")
    a, b, result = shape_of(op.input1), shape_of(op.input2), shape_of(op.output)
    if a is not None and b is not None:
        _fail_unless(len(a) == len(b), f"a and b operands don't have matching ranks, got {len(a)} and {len(b)}")
        types = f"'{op.input1.type}' and '{op.input2.type}'"
        _fail_unless(
            broadcast_sizes(a, b) is not None, f"a and b operands don't have broadcast-compatible shapes, got {types}"
        )
    for shape, name in ((a, "a"), (b, "b")):
        if shape is not None and result is not None and len(shape) != len(result):
            ranks = f"{len(result)} vs {len(shape)}"
            raise VerifyFailure(f"result type has different rank than {name}, got {ranks}")


def verify_negate(op: ops.NegateOp) -> None:
    same_element_types(op.input1.type, op.output.type)
    _fail_unless(compatible_shapes(op.input1.type, op.output.type), "requires the same shape for input1 and output")
    input, output = storage_type(op.input1), storage_type(op.output)
    _same_as_zero_point("both input1 and its zero point are the same element type", input, op.input1_zp)
    _same_as_zero_point("both output and its zero point are the same element type", output, op.output_zp)
    verify_zero_point(op.input1_zp, "input1")
    verify_zero_point(op.output_zp, "output")


def verify_select(op: ops.SelectOp) -> None:
    same_element_types(op.input2.type, op.output.type)
    same_element_types(op.input3.type, op.output.type)


def verify_table(op: ops.TableOp) -> None:
    input, output = shape_of(op.input1), shape_of(op.output)
    if input is None or output is None:
        return
    _fail_unless(len(input) == len(output), "expected input tensor rank to equal result tensor rank")
    for axis, (size, result) in enumerate(zip(input, output, strict=True)):
        if result not in (DYNAMIC, size):
            raise VerifyFailure(f"dim(result, {axis}) = {result} doesn't match dim(input, {axis}) = {size}")


def verify_matmul(op: ops.MatMulOp) -> None:
    a, b = element_type_or_self(op.a.type), element_type_or_self(op.b.type)
    quantized = [isinstance(type, UniformQuantizedType) for type in (a, b)]
    if any(quantized):
        _fail_unless(all(quantized), f"expect operands to be both quantized or both not quantized, got '{a}' and '{b}'")
        assert isinstance(a, QuantizedType) and isinstance(b, QuantizedType)
        widths = f"{a.storage_width} and {b.storage_width}"
        _fail_unless(a.storage_width == b.storage_width, f"expect quantized operands to have same widths, got {widths}")
    _same_as_zero_point("input a and a_zp have the same element type", storage_type(a), op.a_zp)
    _same_as_zero_point("input b and b_zp have the same element type", storage_type(b), op.b_zp)
    verify_zero_point(op.a_zp, "a")
    verify_zero_point(op.b_zp, "b")


def verify_rescale(op: ops.RescaleOp) -> None:
    for value, name in ((op.input, "input"), (op.output, "output")):
        stored = storage_type(value)
        if not isinstance(stored, IntegerType):
            raise VerifyFailure(f"expect {name} to have integer element type, got '{stored}'")
    for value, point, name in ((op.input, op.input_zp, "input"), (op.output, op.output_zp, "output")):
        stored, other = storage_type(value), storage_type(point)
        if not isinstance(other, IntegerType) or _width(stored) != other.width:
            raise VerifyFailure(
                f"expected {name} and {name}_zp to both be integer of the same bitwidth, but got '{stored}' vs. "
                f"'{other}'"
            )
    _verify_rescale_zero_point(op.input_zp, op.input_unsigned, "input")
    _verify_rescale_zero_point(op.output_zp, op.output_unsigned, "output")
    multiplier = element_type_or_self(op.multiplier.type)
    width, flag = (32, "true") if op.scale32 else (16, "false")
    _fail_unless(
        _is_integer(multiplier, width),
        f"expect i{width} element type for multiplier for scale32={flag}, got '{multiplier}'",
    )
    input = shape_of(op.input)
    if input is None:
        return
    channels = 1
    if op.per_channel:
        _fail_unless(
            len(input) >= 1, f"requires input to be at least rank 1 when per_channel is true, but got rank {len(input)}"
        )
        channels = input[-1]
    for value, name in ((op.multiplier, "multiplier"), (op.shift, "shift")):
        shape = shape_of(value)
        if shape is None:
            return
        if shape[0] not in (DYNAMIC, channels):
            raise VerifyFailure(f"expect shape of {{ {channels} }} for {name} input, got {{ {shape[0]} }}")


def _verify_rescale_zero_point(value: Value, unsigned: bool, name: str) -> None:
    number = zero_point(value, signed=not unsigned)
    if not number:
        return
    type = element_type_or_self(value.type)
    if not _is_integer(type, 8) and not (_is_integer(type, 16) and unsigned):
        raise VerifyFailure(f"expect {name}_zp of 0, got {number}")
    if _is_integer(type, 16) and unsigned and number != 32768:
        raise VerifyFailure(f"expect {name}_zp of 0 or 32768 for unsigned int16 {name}, got {number}")


def verify_const(op: ops.ConstOp) -> None:
    held, output = op.values.type, op.output.type
    if not isinstance(held, TensorType):
        raise VerifyFailure("expected tensors for attr/result type")
    element = output.element_type
    if isinstance(element, QuantizedType) and element.storage_type is held.element_type:
        return
    _fail_unless(held.element_type is element, "expected same attr/result element types")


# ---- Block scaled formats


def _compatible(first: Sequence[int] | None, other: Sequence[int] | None) -> bool:
    if first is None or other is None:
        return True
    return len(first) == len(other) and all(
        left == right or DYNAMIC in (left, right) for left, right in zip(first, other, strict=True)
    )


def _verify_scale_shape(data: Value, scale: Value, data_name: str, scale_name: str, block: int) -> None:
    """Requires one scale for each block along the last dimension."""
    elements, scales = shape_of(data), shape_of(scale)
    if elements is None:
        return
    last = elements[-1]
    if last != DYNAMIC:
        _fail_unless(
            last % block == 0, f"expect last dimension of {data_name} ({last}) to be divisible by block_size ({block})"
        )
    if scales is not None and DYNAMIC not in (last, scales[-1]):
        _fail_unless(
            scales[-1] == last // block,
            f"expect last dimension of {scale_name} ({scales[-1]}) to be equal to last dimension of {data_name} / "
            f"block_size ({last // block})",
        )


def _verify_scale_prefix(data: Value, scale: Value, names: str) -> None:
    elements, scales = shape_of(data), shape_of(scale)
    if elements is None or scales is None:
        return
    if not _compatible(elements[:-1], scales[:-1]):
        prefix, other = names.split()
        raise VerifyFailure(
            f"require compatible shapes for {prefix} ('{data.type}') and {other} ('{scale.type}') except for the last "
            "dimension"
        )


class _SharedSize:
    """A size shared by several operands: the first static one fixes it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.size = DYNAMIC

    def expect(self, size: int, operand: str) -> None:
        if self.size == DYNAMIC:
            self.size = size
        elif size not in (DYNAMIC, self.size):
            raise VerifyFailure(f"expected {self.name} of {operand} to match size {self.size}, got {size}")


def verify_matmul_t_block_scaled(op: ops.MatmulTBlockScaledOp) -> None:
    """The sizes of data, scales and result, in the order of MLIR's checks."""
    same_element_types(op.a_data.type, op.b_data.type, "A_data", "B_data")
    batch, height, other_batch, width = map(_SharedSize, ("batch", "height", "batch", "width"))
    channels, blocks = _SharedSize("channels"), _SharedSize("C/block_size")
    for value, name, sizes in (
        (op.a_data, "a_data", (batch, height, channels)),
        (op.a_scale, "a_scale", (batch, height, blocks)),
        (op.b_data, "b_data", (other_batch, width, channels)),
        (op.b_scale, "b_scale", (other_batch, width, blocks)),
    ):
        shape = shape_of(value)
        # The order of the checks within an operand: batch, the last size, rows.
        order = (0, 2, 1) if name == "b_data" else (0, 1, 2)
        for axis in order if shape is not None else ():
            assert shape is not None
            sizes[axis].expect(shape[axis], name)
    n, d, c, block = batch.size, other_batch.size, channels.size, op.block_size.value
    if DYNAMIC not in (n, d) and d not in (n, 1):
        raise VerifyFailure(f"expect B matrix batch size to be broadcast compatible with A, got D={d} vs N={n}")
    if c != DYNAMIC:
        _fail_unless(c % block == 0, f"expect C to be a multiple of block size, got C={c}, block_size={block}")
        _fail_unless(
            blocks.size in (DYNAMIC, c // block),
            f"expect scale operands dimension 2 to equal C/block_size ({c}/{block}), got {blocks.size}",
        )
    expected, output = (d if n == DYNAMIC else n, height.size, width.size), shape_of(op.output_data)
    if not _compatible(output, expected):
        assert output is not None
        raise VerifyFailure(
            f"expected output shape {_listed(output)} to be compatible with expected output shape {_listed(expected)}"
        )


def _listed(shape: Sequence[int]) -> str:
    return ", ".join("?" if size == DYNAMIC else str(size) for size in shape)


def verify_cast_from_block_scaled(op: ops.CastFromBlockScaledOp) -> None:
    if not _compatible(shape_of(op.input_data), shape_of(op.output_data)):
        raise VerifyFailure(
            f"require compatible shapes for input_data ('{op.input_data.type}') and output_data "
            f"('{op.output_data.type}')"
        )
    block = op.block_size.value
    elements = shape_of(op.input_data)
    if elements is None:
        return
    _verify_divisible(elements[-1], "input_data", block)
    _verify_scale_prefix(op.input_data, op.input_scale, "input_data input_scale")
    _verify_scale_shape(op.input_data, op.input_scale, "input_data", "input_scale", block)


def _verify_divisible(last: int, name: str, block: int) -> None:
    if last != DYNAMIC and last % block:
        raise VerifyFailure(f"expect last dimension of {name} ({last}) to be divisible by block_size ({block})")


def verify_cast_to_block_scaled(op: ops.CastToBlockScaledOp) -> None:
    if not _compatible(shape_of(op.input_data), shape_of(op.output_data)):
        raise VerifyFailure(
            f"require compatible shapes for input_data ('{op.input_data.type}') and output_data "
            f"('{op.output_data.type}')"
        )
    block = op.block_size.value
    elements = shape_of(op.input_data)
    if elements is not None:
        _verify_divisible(elements[-1], "input_data", block)
    _verify_scale_prefix(op.output_data, op.output_scale, "output_data output_scale")
    _verify_scale_shape(op.output_data, op.output_scale, "output_data", "output_scale", block)


# ---- Symbols and control flow


def _variable(op: Operation, name: str) -> ops.VariableOp | None:
    """Returns the variable of that name in the module around the operation."""
    module = op.parent_op
    while module is not None and module.name != "builtin.module":
        module = module.parent_op
    if module is None:
        return None
    variable: Any = SymbolTable(module).lookup(name)
    return variable if variable is not None and variable.name == "tosa.variable" else None


def verify_variable_use(op: ops.VariableReadOp | ops.VariableWriteOp, value: Value, name: str) -> None:
    variable = _variable(op, op.name_)
    if variable is None:
        raise VerifyFailure(f"'{op.name_}' has not been declared by 'tosa.variable'")
    verify_same_type(value.type, name, variable_type(variable), "the input tensor")


def verify_same_type(left: Type, one_name: str, other: Type, other_name: str) -> None:
    """Raises VerifyFailure unless the element types are equal and the shapes compatible."""
    assert isinstance(left, ShapedType) and isinstance(other, ShapedType)
    _fail_unless(
        left.element_type is other.element_type,
        f"require same element type for {one_name} ('{left.element_type}') and {other_name} ('{other.element_type}')",
    )
    _fail_unless(
        compatible_shapes(left, other), f"require same shapes for {one_name} ('{left}') and {other_name} ('{other}')"
    )


def _verify_same_types(first: Sequence[Value], one_name: str, other: Sequence[Value], other_name: str) -> None:
    counts = f"{one_name} ({len(first)}) and {other_name} ({len(other)})"
    _fail_unless(len(first) == len(other), f"require same number of values in {counts}")
    for left, right in zip(first, other, strict=True):
        verify_same_type(left.type, one_name, right.type, other_name)


def _has_one_element(type: Type) -> bool:
    if not isinstance(type, RankedTensorType) or not type.has_static_shape:
        return True
    return type.num_elements == 1


def _yielded(op: Operation, number: int) -> list[Value]:
    end = op.regions[number].entry_block.last_op
    return list(end.operands) if end is not None else []


def verify_if(op: ops.IfOp) -> None:
    for number, name in enumerate(("then_graph", "else_graph")):
        _verify_same_types(op.regions[number].arguments, f"'{name}' arguments", op.input_list, "'input_list'")
    for number, name in enumerate(("then_graph", "else_graph")):
        _verify_same_types(_yielded(op, number), f"'{name}' results", op.output_list, "'output_list'")
    condition = op.condition.type
    _fail_unless(_has_one_element(condition), f"'condition' must be a size 1 tensor, got '{condition}'")


def verify_while(op: ops.WhileOp) -> None:
    _verify_same_types(op.input_list, "'input_list'", op.output_list, "'output_list'")
    for number, name in enumerate(("cond_graph", "body_graph")):
        _verify_same_types(op.regions[number].arguments, f"'{name}' arguments", op.input_list, "'input_list'")
    _verify_same_types(_yielded(op, 1), "'body_graph' results", op.input_list, "'input_list'")
    conditions = _yielded(op, 0)
    _fail_unless(len(conditions) == 1, "require 'cond_graph' only have one result")
    type = conditions[0].type
    _fail_unless(_has_one_element(type), f"'cond_graph' result must be a size 1 tensor, got '{type}'")
    _fail_unless(element_type_or_self(type) is i1, f"'cond_graph' result must be a boolean tensor, got '{type}'")


# ---- Resizing


def verify_resize(op: ops.ResizeOp) -> None:
    scale, offset, border = (constant_shape(value) for value in (op.scale, op.offset, op.border))
    if scale is None or offset is None or border is None:
        return
    _fail_unless(min(scale) > 0, f"expect all scale values to be > 0, got {shown(scale)}")
    input, output = shape_of(op.input), shape_of(op.output)
    if input is None or output is None:
        return
    for axis, (name, letter) in enumerate((("height", "y"), ("width", "x"))):
        size, result = input[1 + axis], output[1 + axis]
        if size in (DYNAMIC, 1):
            continue
        numerator, denominator = scale[2 * axis : 2 * axis + 2]
        span = (size - 1) * numerator - offset[axis] + border[axis]
        _fail_unless(
            span % denominator == 0,
            f"expected (input_{name} - 1) * scale_{letter}_n - offset_{letter} + border_{letter} to be wholly "
            f"divisible by scale_{letter}_d, got (({size} - 1) * {numerator} - {offset[axis]} + {border[axis]}) / "
            f"{denominator}",
        )
        _verify_calculated_size(span // denominator + 1, result, name)


def _verify_calculated_size(calculated: int, actual: int, name: str) -> None:
    _fail_unless(
        actual in (DYNAMIC, calculated),
        f"calculated output {name} did not match expected: calculated={calculated}, expected={actual}",
    )
