"""``lamina-byte-sums``: weighted sums of two bytes that are quantized take two instructions, without a division.

    %a = arith.uitofp %x : i8 to f32
    %b = arith.subf %a, %zero : f32            %a = arith.uitofp %x : i8 to f32
    %c = arith.mulf %b, %scale : f32           %b = arith.uitofp %y : i8 to f32
    ..  (the same for %y)                  ->  %c = math.fma %b, %p, %q : f32
    %s = arith.addf %c, %d : f32               %d = math.fma %a, %r, %c : f32
    %t = arith.divf %s, %other : f32           %u = math.roundeven %d : f32
    %u = math.roundeven %t : f32

Residual sums of quantized networks are such. Both forms round, and may differ next to halves. The factors are chosen
such that the quantized result is the same for all pairs of bytes, which are few enough to try. A byte that the block
quantizes itself is used as the float that it is converted from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import NamedTuple

import numpy as np

from lamina.dialects.arith.enums import CmpFPredicate
from lamina.dialects.arith.ops import (
    AddFOp,
    CmpFOp,
    ConstantOp,
    DivFOp,
    ExtSIOp,
    ExtUIOp,
    FPToSIOp,
    FPToUIOp,
    MulFOp,
    SelectOp,
    SIToFPOp,
    SubFOp,
    UIToFPOp,
)
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.math.ops import FmaOp, RoundEvenOp
from lamina.dialects.tensor.ops import ExtractSliceOp
from lamina.ir.attributes import FloatAttr
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import IntegerType, f32
from lamina.ir.value import BlockArgument, OpResult, Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_value

_MOVES = range(-4, 5)
_STEPS = sorted(product(_MOVES, _MOVES, _MOVES), key=lambda steps: sum(map(abs, steps)))
"""How many units the factors are moved to find some that do."""
_UNIT_OF_BIAS = 2.0**-19
_NEAR = 2.0**-10
"""Numbers that are as near as this to a half may be rounded in both ways."""
_FINEST, _LARGEST = 40, 10
"""Sums of products with factors that are multiples of 2^-40, and below 2^10, are exact in f64."""

_ARITHMETIC: dict[type[Operation], Callable[..., np.ndarray]] = {
    AddFOp: np.add,
    SubFOp: np.subtract,
    MulFOp: np.multiply,
    DivFOp: np.divide,
}


@register_pass("lamina-byte-sums", summary="Compute quantized weighted sums of two bytes without divisions, exactly")
class ByteSums(Pass):
    """Replaces what is rounded in blocks of structured operations, for CPUs that multiply and add at once."""

    def run(self, operation: Operation) -> None:
        for op in [op for op in operation.walk() if isinstance(op, GenericOp) and op.has_pure_tensor_semantics]:
            for sum in list(_sums(op)):
                if (factors := _same_factors(sum)) is not None:
                    _replace(sum, factors)


def has_byte_sums(operation: Operation) -> bool:
    """True if the pass may change an operation."""
    return isinstance(operation, GenericOp) and operation.has_pure_tensor_semantics and any(_sums(operation))


class _Bounded(NamedTuple):
    """A number, and the range that it is limited to; what is not a number becomes the lower bound."""

    number: Value
    low: float
    high: float


class _Byte(NamedTuple):
    """A float that is an integer of a range."""

    value: Value
    low: int
    high: int


class _Sum(NamedTuple):
    """A rounding of a sum of two bytes, an integer that is added to it, and the bounds of the result."""

    rounding: RoundEvenOp
    offset: float
    bounds: _Bounded
    operations: list[Operation]
    bytes: tuple[_Byte, _Byte]
    leaves: tuple[Value, Value]

    def computed(self, values: Mapping[Value, np.ndarray]) -> np.ndarray:
        """Returns what is rounded, for values of the leaves."""
        known = dict(values)
        for op in self.operations:
            known[op.results[0]] = _ARITHMETIC[type(op)](*(_number(operand, known) for operand in op.operands))
        return known[self.rounding.operand_]

    def quantized(self, numbers: np.ndarray) -> np.ndarray:
        rounded = np.rint(numbers.astype(np.float32)) + np.float32(self.offset)
        return np.clip(rounded, self.bounds.low, self.bounds.high)


def _number(value: Value, known: Mapping[Value, np.ndarray]) -> np.ndarray | np.float32:
    if (numbers := known.get(value)) is not None:
        return numbers
    constant = _constant(value)
    assert constant is not None
    return np.float32(constant)


def _constant(value: Value) -> float | None:
    constant = constant_value(value)
    return constant.value if isinstance(constant, FloatAttr) and value.type is f32 else None


# ---- Matching


def _sums(op: GenericOp) -> Iterator[_Sum]:
    for inner in op.block.operations:
        if isinstance(inner, FPToSIOp | FPToUIOp) and (sum := _sum(op, inner)) is not None:
            yield sum


def _sum(op: GenericOp, conversion: FPToSIOp | FPToUIOp) -> _Sum | None:
    """Returns the sum that an operation converts to an integer."""
    bounds = _bounded(conversion.in_)
    if bounds is None:
        return None
    rounded, offset = _without_offset(bounds.number)
    rounding = rounded.defining_op
    if not isinstance(rounding, RoundEvenOp) or rounding.result.type is not f32:
        return None
    if rounded is not bounds.number and len(list(rounded.uses)) > 1:
        return None
    operations: list[Operation] = []
    leaves: dict[Value, _Byte] = {}
    if not _collect(op, rounding.operand_, operations, leaves) or len(leaves) != 2 or len(operations) < 3:
        return None
    (first, first_byte), (second, second_byte) = leaves.items()
    return _Sum(rounding, offset, bounds, operations, (first_byte, second_byte), (first, second))


def _bounded(value: Value) -> _Bounded | None:
    """Returns the number that a block clamps by two comparisons and selections."""
    above = _selected(value, CmpFPredicate.OLT)
    below = _selected(above[0], CmpFPredicate.OGT) if above is not None else None
    return _Bounded(below[0], below[1], above[1]) if above is not None and below is not None else None


def _selected(value: Value, predicate: CmpFPredicate) -> tuple[Value, float] | None:
    """Returns what is selected if a comparison with a constant holds, and the constant, which is selected if not."""
    select = value.defining_op
    compare = select.condition.defining_op if isinstance(select, SelectOp) else None
    if not isinstance(select, SelectOp) or not isinstance(compare, CmpFOp):
        return None
    if compare.predicate.value != predicate.value or compare.lhs is not select.true_value:
        return None
    if {use.owner for use in compare.lhs.uses} != {select, compare}:
        return None
    limit = _constant(compare.rhs)
    return (compare.lhs, limit) if limit is not None and _constant(select.false_value) == limit else None


def _without_offset(value: Value) -> tuple[Value, float]:
    """Returns a number to which an integer is added, and that."""
    add = value.defining_op
    offset = _constant(add.rhs) if isinstance(add, AddFOp) else None
    return (add.lhs, offset) if isinstance(add, AddFOp) and offset is not None and offset % 1 == 0 else (value, 0.0)


def _collect(op: GenericOp, value: Value, operations: list[Operation], leaves: dict[Value, _Byte]) -> bool:
    """Collects the operations that compute a value, and the bytes it depends on; False if it depends on more."""
    owner = value.defining_op
    if _constant(value) is not None or value in leaves or owner in operations:
        return True
    if (byte := _byte(op, value)) is not None:
        leaves[value] = byte
        return len(leaves) <= 2
    if owner is None or type(owner) not in _ARITHMETIC or owner.parent_block is not op.block:
        return False
    if not all(_collect(op, operand, operations, leaves) for operand in owner.operands):
        return False
    operations.append(owner)
    return True


def _byte(op: GenericOp, value: Value) -> _Byte | None:
    """Returns the byte that a float is; if it is converted from a bounded integer in f32, that."""
    conversion = value.defining_op
    if not isinstance(conversion, SIToFPOp | UIToFPOp) or value.type is not f32:
        return None
    is_signed = isinstance(conversion, SIToFPOp)
    integer = conversion.in_
    source = integer.defining_op
    if isinstance(source, FPToSIOp if is_signed else FPToUIOp) and (bounds := _bounded(source.in_)) is not None:
        rounded = _without_offset(bounds.number)[0].defining_op
        low, high = (-128, 127) if is_signed else (0, 255)
        if isinstance(rounded, RoundEvenOp) and low <= bounds.low <= bounds.high <= high and bounds.low % 1 == 0:
            return _Byte(source.in_, int(bounds.low), int(bounds.high)) if bounds.high % 1 == 0 else None
    type = integer.type
    if isinstance(type, IntegerType) and 8 < type.width and is_signed and isinstance(integer, BlockArgument):
        extension = _extension(op, integer)
        is_signed = isinstance(extension, ExtSIOp)
        type = extension.in_.type if extension is not None else type
    if not isinstance(type, IntegerType) or type.width != 8:
        return None
    return _Byte(value, -128, 127) if is_signed else _Byte(value, 0, 255)


def _extension(op: GenericOp, argument: BlockArgument) -> ExtSIOp | ExtUIOp | None:
    """Returns the extension by which another operation computed the elements of an input."""
    value = op.operands[argument.index]
    while isinstance(value.defining_op, ExtractSliceOp):
        value = value.defining_op.source
    producer = value.defining_op
    if not isinstance(producer, LinalgOp) or not isinstance(value, OpResult):
        return None
    extension = producer.yield_op.operands[value.index].defining_op
    return extension if isinstance(extension, ExtSIOp | ExtUIOp) else None


# ---- Factors


class _Factors(NamedTuple):
    """The result is first * the one byte, plus second * the other, plus a bias."""

    first: np.float32
    second: np.float32
    bias: np.float32

    def moved(self, steps: tuple[int, int, int]) -> _Factors:
        first, second, bias = steps
        return _Factors(
            np.float32(self.first + first * np.spacing(self.first)),
            np.float32(self.second + second * np.spacing(self.second)),
            np.float32(self.bias + bias * _UNIT_OF_BIAS),
        )

    @property
    def is_exact(self) -> bool:
        """True if `sums` are exact but for the roundings to f32."""
        numbers = np.array(self, np.float64)
        scaled = np.ldexp(numbers, _FINEST)
        return bool(np.all(np.abs(numbers) < 2**_LARGEST) and np.all(scaled == np.rint(scaled)))

    def sums(self, first: np.ndarray, second: np.ndarray) -> np.ndarray:
        """Returns what `math.fma` computes, twice."""
        inner = (second * np.float64(self.second) + np.float64(self.bias)).astype(np.float32)
        return (first * np.float64(self.first) + inner).astype(np.float32)


def _same_factors(sum: _Sum) -> _Factors | None:
    """Returns factors by which all pairs of bytes give the same result; None if none were found."""
    ideal = _ideal_factors(sum)
    if ideal is None:
        return None
    grids = np.meshgrid(*(np.arange(byte.low, byte.high + 1) for byte in sum.bytes))
    first, second = (grid.ravel().astype(np.float64) for grid in grids)
    leaves = {leaf: value.astype(np.float32) for leaf, value in zip(sum.leaves, (first, second), strict=True)}
    with np.errstate(all="ignore"):
        numbers = sum.computed(leaves)
    expected = sum.quantized(numbers)
    near = np.abs(np.abs(numbers - np.floor(numbers)) - 0.5) < _NEAR
    for steps in _STEPS:
        factors = ideal.moved(steps)
        if not factors.is_exact:
            continue
        if np.array_equal(sum.quantized(factors.sums(first[near], second[near])), expected[near]):
            if np.array_equal(sum.quantized(factors.sums(first, second)), expected):
                return factors
    return None


def _ideal_factors(sum: _Sum) -> _Factors | None:
    """Returns the factors, rounded; None if the operations do not compute a weighted sum."""
    points = np.array([[0, 1, 0, 3], [0, 0, 1, 5]], np.float64)
    leaves = dict(zip(sum.leaves, points, strict=True))
    with np.errstate(all="ignore"):
        bias, first, second, check = sum.computed(leaves)
    first, second = first - bias, second - bias
    if not np.isclose(check, 3 * first + 5 * second + bias, rtol=1e-9, atol=1e-9):
        return None
    return _Factors(np.float32(first), np.float32(second), np.float32(bias))


def _replace(sum: _Sum, factors: _Factors) -> None:
    rewriter = PatternRewriter(InsertionPoint.before_op(sum.rounding), location=sum.rounding.raw_location)
    first, second, bias = (
        rewriter.create(ConstantOp, FloatAttr(f32, float(factor)), result=f32).result for factor in factors
    )
    first_byte, second_byte = sum.bytes
    inner = rewriter.create(FmaOp, second_byte.value, second, bias, result=f32).result
    total = rewriter.create(FmaOp, first_byte.value, first, inner, result=f32).result
    rewriter.replace_op(sum.rounding, [rewriter.create(RoundEvenOp, total, result=f32).result])
    for op in reversed(sum.operations):
        if not any(result.first_use for result in op.results):
            rewriter.erase_op(op)
