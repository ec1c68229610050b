"""Verification of the operations that reduce tensors or move their elements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.define.trait_checks import compatible_shapes
from lamina.dialects.tosa.inference import constant_shape, shape_of
from lamina.dialects.tosa.verification import constant_elements, same_element_types, shown
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.types import DYNAMIC, IndexType, IntegerType, element_type_or_self
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.dialects.tosa import ops


def _sizes(shape: Sequence[int]) -> str:
    return shown(shape)


def verify_argmax(op: ops.ArgMaxOp) -> None:
    if not isinstance(element_type_or_self(op.output.type), IntegerType | IndexType):
        raise VerifyFailure("result tensor is not of integer type")
    input, output = shape_of(op.input), shape_of(op.output)
    if input is None:
        return
    if not 0 <= op.axis < len(input):
        raise VerifyFailure("specified axis is outside the rank of the tensor")
    expected = input[: op.axis] + input[op.axis + 1 :]
    if output is not None and not _compatible(expected, output):
        raise VerifyFailure(f"expected output shape '{_sizes(expected)}', got '{_sizes(output)}'")


def _compatible(first: Sequence[int], other: Sequence[int]) -> bool:
    return len(first) == len(other) and all(
        left == right or DYNAMIC in (left, right) for left, right in zip(first, other, strict=True)
    )


def _verify_axis(op: ops.Reduction | ops.ReduceExtremum | ops.ReverseOp, input_value: Value, verb: str) -> None:
    input, output, axis = shape_of(input_value), shape_of(op.output), op.axis
    if input is not None and axis >= len(input) and (axis or input):
        raise VerifyFailure(f"expect input tensor rank ({len(input)}) to be larger than {verb} axis ({axis})")
    if output is None:
        return
    if input is not None and len(output) != len(input):
        raise VerifyFailure("expect output tensor rank to be equal to input tensor rank")
    if axis >= len(output) and (axis or output):
        raise VerifyFailure(f"expect output tensor rank ({len(output)}) to be larger than {verb} axis ({axis})")


def verify_reduction(op: ops.Reduction | ops.ReduceExtremum) -> None:
    if op.axis < 0:
        raise VerifyFailure("reduce axis must not be negative")
    _verify_axis(op, op.input, "reduce")
    output = shape_of(op.output)
    if output and output[op.axis] not in (DYNAMIC, 1):
        raise VerifyFailure(f"expect reduced dimension size to be 1, got {output[op.axis]}")


def verify_reverse(op: ops.ReverseOp) -> None:
    same_element_types(op.input1.type, op.output.type)
    if op.axis < 0:
        raise VerifyFailure("expected non-negative reverse axis")
    _verify_axis(op, op.input1, "reverse")


def verify_concat(op: ops.ConcatOp) -> None:
    inputs, axis, output = op.input1, op.axis, shape_of(op.output)
    if not inputs:
        raise VerifyFailure("expect at least one input")
    for value in inputs:
        same_element_types(value.type, op.output.type)
    shapes = [shape_of(value) for value in inputs]
    ranked = [shape for shape in shapes if shape is not None]
    if ranked and not 0 <= axis < len(ranked[0]):
        where = "rank(input1[firstRankedTensorIdx])"
        raise VerifyFailure(f"expect axis to be within range 0 < axis < {where}, got {axis}")
    if len(ranked) != len(shapes):
        return
    first = ranked[0]
    for number, shape in enumerate(ranked[1:], 1):
        if len(shape) != len(first):
            ranks = f"{len(first)} vs {len(shape)} on operands 0 and {number}"
            raise VerifyFailure(f"expect all operands to have the same rank, but got {ranks}")
        for position, (size, wanted) in enumerate(zip(shape, first, strict=True)):
            if position != axis and DYNAMIC not in (size, wanted) and size != wanted:
                raise VerifyFailure(
                    "expect all operand shapes to have the same sizes on non-axis dimensions, but got "
                    f"{size} vs {wanted} at index {position} on operands 0 and {number}"
                )
    sizes = [shape[axis] for shape in ranked]
    if DYNAMIC in sizes or output is None or output[axis] == DYNAMIC:
        return
    if sum(sizes) != output[axis]:
        sizes_ = f"{sum(sizes)} and {output[axis]}"
        raise VerifyFailure(f"requires sum of axis dimensions of input1 equal to output axis dimension, got {sizes_}")


def verify_pad(op: ops.PadOp) -> None:
    same_element_types(op.input1.type, op.output.type)
    same_element_types(op.pad_const.type, op.output.type)
    input, output = shape_of(op.input1), shape_of(op.output)
    if input is None or output is None:
        return
    if len(input) != len(output):
        ranks = f"inputRank: {len(input)}, outputRank: {len(output)}"
        raise VerifyFailure(f"expect same input and output tensor rank, but got {ranks}")
    elements = constant_elements(op.padding)
    if elements is None:
        raise VerifyFailure("The `padding` input specified on the tosa::PadOp must be constant.")
    padding = [int(each) for each in elements.array.reshape(-1)]
    if len(padding) != 2 * len(input):
        counts = f"{len(input)} * 2 = {2 * len(input)} elements, but got {len(padding)}"
        raise VerifyFailure(f"padding tensor must have {counts}")
    for axis, (size, result) in enumerate(zip(input, output, strict=True)):
        before, after = padding[2 * axis : 2 * axis + 2]
        if before < -1 or after < -1:
            raise VerifyFailure(
                f"invalid padding values at dimension {axis}: values must be non-negative or -1 for dynamic padding, "
                f"got [{before}, {after}]"
            )
        if DYNAMIC not in (size, result) and result != size + before + after:
            raise VerifyFailure(
                f"mismatch in output shape at dimension {axis}: expected {size} + {before} + {after} = "
                f"{size + before + after}, but got {result}"
            )


def verify_slice(op: ops.SliceOp) -> None:
    same_element_types(op.input1.type, op.output.type)
    input, output = shape_of(op.input1), shape_of(op.output)
    if input is None:
        return
    if output is not None and len(input) != len(output):
        ranks = f"{len(input)} and {len(output)}"
        raise VerifyFailure(f"expect input1 and output to have the same ranks, got {ranks}")
    for value, name in ((op.start, "start"), (op.size, "size")):
        if value.type.rank != len(input):
            raise VerifyFailure(f"length of {name} is not equal to rank of input shape")


def verify_tile(op: ops.TileOp) -> None:
    same_element_types(op.input1.type, op.output.type)
    input, output, rank = shape_of(op.input1), shape_of(op.output), op.multiples.type.rank
    if input is not None:
        if len(input) != rank:
            raise VerifyFailure(f"expect 'multiples' to have rank {len(input)} but got {rank}.")
        if output is not None and len(input) != len(output):
            raise VerifyFailure("expect same input and output tensor rank.")
    elif output is not None and len(output) != rank:
        raise VerifyFailure(f"expect 'multiples' array to have length {len(output)} but got {rank}.")
    multiples = constant_shape(op.multiples)
    if multiples is not None and any(number <= 0 and number != -1 for number in multiples):
        raise VerifyFailure("expect element of 'multiples' to be positive integer or -1.")


def verify_reshape(op: ops.ReshapeOp) -> None:
    same_element_types(op.input1.type, op.output.type)
    wanted, output = constant_shape(op.shape), shape_of(op.output)
    if wanted is None:
        return
    if wanted.count(-1) > 1:
        raise VerifyFailure("expected at most one target dimension to be -1")
    if output is None:
        return
    if len(wanted) != len(output):
        raise VerifyFailure("new shape does not match result rank")
    for size, result in zip(wanted, output, strict=True):
        if size not in (-1, DYNAMIC) and result not in (DYNAMIC, size):
            raise VerifyFailure("new shape is inconsistent with result shape")
        if size < -1 and size != DYNAMIC:
            raise VerifyFailure(f"new shape has invalid tensor dimension size {size}")
    if not op.input1.type.has_static_shape:
        return
    count = op.input1.type.num_elements
    if op.output.type.has_static_shape and op.output.type.num_elements != count:
        raise VerifyFailure(f"cannot reshape {count} elements into {op.output.type.num_elements}")
    product = 1
    for size in wanted:
        product *= max(size, 1)
    is_static = all(size > 0 for size in wanted)
    if (is_static and product != count) or (not is_static and product > count):
        raise VerifyFailure(f"cannot reshape {count} elements into {product}")


def verify_transpose(op: ops.TransposeOp) -> None:
    same_element_types(op.input1.type, op.output.type)
    input, output, permutation = shape_of(op.input1), shape_of(op.output), op.perms
    if input is not None and len(permutation) != len(input):
        sizes = f"{len(input)} (input rank) but got size {len(permutation)}"
        raise VerifyFailure(f"expected perms attribute to have size {sizes}")
    if input is not None and output is not None and len(input) != len(output):
        raise VerifyFailure("expected input tensor rank to equal result tensor rank")
    if output is not None and len(permutation) != len(output):
        sizes = f"{len(output)} (output rank) but got size {len(permutation)}"
        raise VerifyFailure(f"expected perms attribute to have size {sizes}")
    if sorted(permutation) != list(range(len(permutation))):
        raise VerifyFailure("expected valid permutation indices")
    if input is None or output is None:
        return
    if DYNAMIC not in (*input, *output) and op.input1.type.num_elements != op.output.type.num_elements:
        counts = f"{op.input1.type.num_elements} and {op.output.type.num_elements}"
        raise VerifyFailure(f"expected input1 and output to have same numbers of elements, got {counts}")
    for axis, source in enumerate(permutation):
        if DYNAMIC not in (input[source], output[axis]) and input[source] != output[axis]:
            raise VerifyFailure(
                f"expected output tensor dim {axis} to match input dim {source} with value of {input[source]}"
            )


class _Size:
    """A size shared by several tensors; the first static one fixes it."""

    def __init__(self) -> None:
        self.size = DYNAMIC

    def expect(self, size: int, where: str) -> None:
        if self.size == DYNAMIC:
            self.size = size
        elif size not in (DYNAMIC, self.size):
            raise VerifyFailure(f"requires {where} to have size {self.size}, got {size}")


def _expect(shape: Sequence[int] | None, sizes: Sequence[_Size], name: str) -> None:
    for axis, (size, shared) in enumerate(zip(shape or (), sizes, strict=False)):
        shared.expect(size, f"{name} dimension {axis}")


def verify_gather(op: ops.GatherOp) -> None:
    same_element_types(op.values.type, op.output.type)
    batch, picked, channels = _Size(), _Size(), _Size()
    _expect(shape_of(op.values), (batch, _Size(), channels), "values")
    _expect(shape_of(op.indices), (batch, picked), "indices")
    _expect(shape_of(op.output), (batch, picked, channels), "output")


def verify_scatter(op: ops.ScatterOp) -> None:
    same_element_types(op.values_in.type, op.values_out.type)
    same_element_types(op.input.type, op.values_out.type)
    batch, rows, picked, channels = _Size(), _Size(), _Size(), _Size()
    _expect(shape_of(op.values_in), (batch, rows, channels), "values_in")
    _expect(shape_of(op.indices), (batch, picked), "indices")
    _expect(shape_of(op.input), (batch, picked, channels), "input")
    _expect(shape_of(op.values_out), (batch, rows, channels), "values_out")
    if DYNAMIC not in (rows.size, picked.size) and rows.size < picked.size:
        raise VerifyFailure(f"requires dimensions K >= W, got K={rows.size} and W={picked.size}")


# ---- Fourier transforms


def _verify_power_of_two(size: int, name: str) -> None:
    if size != DYNAMIC and (size <= 0 or size & (size - 1)):
        raise VerifyFailure(f"expected {name} to be a power of two, got {size}")


def verify_fft2d(op: ops.FFT2dOp) -> None:
    real, imaginary = shape_of(op.input_real), shape_of(op.input_imag)
    if real is None or imaginary is None:
        return
    for axis, name in ((1, "height"), (2, "width")):
        # MLIR takes the real part's size where that is unknown, the imaginary part's otherwise.
        _verify_power_of_two(real[axis] if real[axis] == DYNAMIC else imaginary[axis], name)


def verify_rfft2d(op: ops.RFFT2dOp) -> None:
    real, imaginary = op.output_real.type, op.output_imag.type
    if not compatible_shapes(real, imaginary):
        raise VerifyFailure(f"expected output shapes to match, got '{real}', '{imaginary}'")
    input, output = shape_of(op.input_real), shape_of(op.output_real)
    if input is None:
        return
    _verify_power_of_two(input[1], "height")
    _verify_power_of_two(input[2], "width")
    if output is None:
        return
    if not _compatible(input[:2], output[:2]):
        types = f"input='{op.input_real.type}' output='{real}'"
        raise VerifyFailure(f"expected batch and height dimensions of input/output to match, got {types}")
    if DYNAMIC not in (input[2], output[2]) and output[2] != input[2] // 2 + 1:
        raise VerifyFailure(f"expected output width to be equal to input_width / 2 + 1, got {output[2]}")


# ---- Shapes


def verify_const_shape(op: ops.ConstShapeOp) -> None:
    if len(op.values.type.shape) != 1:
        raise VerifyFailure("expect elements in attribute values with rank 1")
    count, rank = op.values.type.num_elements, op.output.type.rank
    if count != rank and not (count == 1 and rank == 0):
        raise VerifyFailure(
            f"expect number of elements in attribute values ({count}) to be equal to the rank ({rank}) for the "
            "result shape type"
        )


def verify_concat_shape(op: ops.ConcatShapeOp) -> None:
    total, rank = sum(value.type.rank for value in op.input), op.output.type.rank
    if total != rank:
        raise VerifyFailure(
            f"requires output shape rank to be equal to the sum of the input shape ranks ({total}), got {rank}"
        )


def verify_dim(op: ops.DimOp) -> None:
    if op.output.type.rank != 1:
        raise VerifyFailure(f"expect output shape type to contain one element, got '{op.output.type}'")
    shape = shape_of(op.input1)
    if shape is not None and not 0 <= op.axis < len(shape):
        raise VerifyFailure(f"expect axis to be in the range [0, {len(shape)}), got {op.axis}")


def _scalar(value: Value) -> int | None:
    elements = constant_elements(value)
    return None if elements is None else int(elements.array.reshape(-1)[0])


def verify_slice_shape(op: ops.SliceShapeOp) -> None:
    start, size = _scalar(op.start), _scalar(op.size)
    if start is not None and start < 0:
        raise VerifyFailure(f"expected non-negative start index, got {start}")
    if size is not None and size <= 0:
        raise VerifyFailure(f"expected positive size, got {size}")
    rank = op.output.type.rank
    if size is not None and size != rank:
        raise VerifyFailure(f"expected output type size to be equal to size attribute, got {rank} vs {size}")
    if start is None or size is None:
        return
    input_rank = op.input.type.rank
    if start + size > input_rank:
        raise VerifyFailure(
            f"expected start + size to be less than or equal to input shape rank ({input_rank}), got {start + size}"
        )
