"""Verification of operations on block scaled formats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.dialects.tosa.inference import shape_of
from lamina.dialects.tosa.verification import fail_unless, same_element_types
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.types import DYNAMIC
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.dialects.tosa import ops


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
        fail_unless(
            last % block == 0, f"expect last dimension of {data_name} ({last}) to be divisible by block_size ({block})"
        )
    if scales is not None and DYNAMIC not in (last, scales[-1]):
        fail_unless(
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
        fail_unless(c % block == 0, f"expect C to be a multiple of block size, got C={c}, block_size={block}")
        fail_unless(
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
