"""``lamina-pack-nibbles``: constants of four bits that products read from memory are packed, two in a byte.

A reduction along such a constant becomes one over half as many bytes, and one over the two halves of a byte, innermost,
which the register tile unrolls: the byte is loaded once, and its halves are the numbers that were half a reduction
apart, so that other operands are read in order.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from lamina.dialects.arith.ops import (
    AddFOp,
    AndIOp,
    BitcastOp,
    ConstantOp,
    ExtUIOp,
    IndexCastOp,
    OrIOp,
    ShLIOp,
    SIToFPOp,
    SubFOp,
    SubIOp,
    UIToFPOp,
)
from lamina.dialects.linalg.ops import IndexOp
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.ir.affine import AffineMap
from lamina.ir.affine import dim as affine_dim
from lamina.ir.attributes import ElementsAttr, FloatAttr, IntegerAttr
from lamina.ir.builder import InsertionPoint
from lamina.ir.dense import numbers_of, with_numbers
from lamina.ir.operation import Operation
from lamina.ir.types import RankedTensorType, f32, i8, i32
from lamina.ir.value import Value, type_as
from lamina.passes.reduction_loops import split_operand
from lamina.passes.transpositions import with_block_of
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_value

_FEWEST_BYTES = 1 << 15
"""Smaller constants are found in the nearest cache, at no cost."""
_MANTISSA = 23
_POWER = 127 + _MANTISSA << _MANTISSA
"""The bits of the f32 whose last bit counts one."""
_LARGEST_ZERO = 1 << 12


class _Nibbles(NamedTuple):
    """An input that holds four bits in each byte, its innermost reduction, the axis that this indexes, and what makes
    the numbers positive."""

    number: int
    loop: int
    axis: int
    bias: int


@register_pass("lamina-pack-nibbles", summary="Pack constants of four bits that reductions read")
class PackNibbles(Pass):
    """Packs constants of bytes that hold four bits each, where the block of a reduction converts them to floats."""

    def run(self, operation: Operation) -> None:
        for op in [op for op in operation.walk() if packs_nibbles(op)]:
            assert isinstance(op, GenericOp)
            nibbles = _nibbles(op)
            assert nibbles is not None
            _pack(op, nibbles)


def packs_nibbles(op: Operation) -> bool:
    """True if the pass changes an operation."""
    return isinstance(op, GenericOp) and _nibbles(op) is not None


def _nibbles(op: GenericOp) -> _Nibbles | None:
    if not op.has_pure_tensor_semantics or op.has_index_semantics or len(op.dps_inits) != 1:
        return None
    for number, (value, map) in enumerate(zip(op.dps_inputs, op.maps, strict=False)):
        loops = list(map.dim_positions()) if map.is_projected_permutation() else []
        axes = [axis for axis, loop in enumerate(loops) if loop in op.reduction_dims]
        users = list(op.block.arguments[number].users)
        if not axes or len(users) != 1 or not isinstance(users[0], SIToFPOp | UIToFPOp) or users[0].out.type != f32:
            continue
        loop = loops[axes[-1]]
        is_even = op.static_loop_ranges[loop] > 2 and op.static_loop_ranges[loop] % 2 == 0
        signed = isinstance(users[0], SIToFPOp)
        if is_even and _is_alone(op, loop) and _has_four_bits(value, signed):
            return _Nibbles(number, loop, axes[-1], 8 if signed else 0)
    return None


def _is_alone(op: GenericOp, loop: int) -> bool:
    """True if all that depends on a loop's index is that index itself, in one dim of an input."""
    read = [[expr for expr in map.results if expr.is_function_of_dim(loop)] for map in op.maps]
    return all(not exprs or exprs == [affine_dim(loop)] for exprs in read)


def _has_four_bits(value: Value, signed: bool) -> bool:
    """True if a constant of many bytes holds numbers of four bits."""
    type = value.type
    if not isinstance(type, RankedTensorType) or type.element_type != i8 or not type.has_static_shape:
        return False
    if type.num_elements < _FEWEST_BYTES:
        return False
    array = numbers_of(constant_value(value))
    if array is None:
        return False
    numbers = array.view(np.int8 if signed else np.uint8)
    low, high = (-8, 7) if signed else (0, 15)
    return bool(numbers.min() >= low and numbers.max() <= high)


def _pack(op: GenericOp, nibbles: _Nibbles) -> None:
    rewriter = PatternRewriter(InsertionPoint.before_op(op), location=op.raw_location)
    number, loop = nibbles.number, nibbles.loop
    half, (*inputs, init) = op.static_loop_ranges[loop] // 2, op.operands
    sizes, loops = (2, half), (loop + 1, loop)
    split = [
        (_packed(rewriter, value, nibbles), _without_second(map, loop))
        if at == number
        else split_operand(rewriter, (value, map), loop, sizes, loops, {})
        for at, (value, map) in enumerate(zip([*inputs, init], op.maps, strict=True))
    ]
    kinds = [*op.iterators[: loop + 1], *op.iterators[loop:]]
    *inputs, init = [value for value, _ in split]
    new_op = with_block_of(rewriter, op, inputs, init, [map for _, map in split], kinds)
    _unpack(rewriter, new_op, nibbles)
    rewriter.replace_op(op, new_op.results)


def _without_second(map: AffineMap, loop: int) -> AffineMap:
    """Returns a map that does not depend on the loop that now follows the given one."""
    moved = [affine_dim(number if number <= loop else number + 1) for number in range(map.num_dims)]
    return AffineMap(map.num_dims + 1, 0, [expr.replace_dims(moved) for expr in map.results])


def _packed(rewriter: PatternRewriter, value: Value, nibbles: _Nibbles) -> Value:
    """Returns the constant of half the size along an axis: its first half in the low bits, the second in the high ones.
    """
    known, type = constant_value(value), type_as(value, RankedTensorType)
    array = numbers_of(known)
    assert array is not None and isinstance(known, ElementsAttr)
    low, high = np.split(array.view(np.uint8) + np.uint8(nibbles.bias), 2, nibbles.axis)
    packed = (low | high << 4).view(array.dtype)
    attribute = with_numbers(known, packed, RankedTensorType(packed.shape, type.element_type))
    return rewriter.create(ConstantOp, attribute, result=attribute.type).result


def _unpack(rewriter: PatternRewriter, op: GenericOp, nibbles: _Nibbles) -> None:
    """Converts the half of the byte that an iteration uses, where it is, to a float: as the last bits of a power of
    two, which is subtracted. That is exact, and cheaper than to move the half and convert it."""
    argument = op.block.arguments[nibbles.number]
    (conversion,) = argument.users
    assert isinstance(conversion, SIToFPOp | UIToFPOp)
    rewriter.set_insertion_point(conversion)

    def number(value: int) -> Value:
        return rewriter.create(ConstantOp, IntegerAttr(i32, value), result=i32).result

    half = rewriter.create(IndexCastOp, rewriter.create(IndexOp, nibbles.loop + 1).result, out=i32).out
    mask = rewriter.create(ShLIOp, number(15), rewriter.create(ShLIOp, half, number(2)).result).result
    # In the high half of a byte the last bit of the power counts sixteen times less.
    exponent = rewriter.create(ShLIOp, half, number(_MANTISSA + 2)).result
    power = rewriter.create(SubIOp, number(_POWER), exponent).result
    wide = rewriter.create(ExtUIOp, argument, out=i32).out
    bits = rewriter.create(OrIOp, rewriter.create(AndIOp, wide, mask).result, power).result
    total = rewriter.create(BitcastOp, bits, out=f32).out
    zero = rewriter.create(BitcastOp, power, out=f32).out
    if nibbles.bias:
        bias = rewriter.create(ConstantOp, FloatAttr(f32, float(nibbles.bias)), result=f32).result
        zero = rewriter.create(AddFOp, zero, bias).result
    user = _only_user(conversion)
    if isinstance(user, SubFOp) and user.lhs is conversion.out and _is_small_integer(user.rhs):
        rewriter.set_insertion_point(user)
        zero = rewriter.create(AddFOp, zero, user.rhs).result
        rewriter.replace_op(user, [rewriter.create(SubFOp, total, zero).result])
        rewriter.erase_op(conversion)
        return
    rewriter.replace_op(conversion, [rewriter.create(SubFOp, total, zero).result])


def _only_user(op: SIToFPOp | UIToFPOp) -> Operation | None:
    users = list(op.out.users)
    return users[0] if len(users) == 1 else None


def _is_small_integer(value: Value) -> bool:
    """True if a value is a constant that is added to the power of two, and subtracted, exactly."""
    known = constant_value(value)
    return isinstance(known, FloatAttr) and known.value.is_integer() and abs(known.value) < _LARGEST_ZERO
