"""``tosa.rescale`` becomes a linalg.generic around tosa.apply_scale."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lamina.conversion.tosa_lowering.builder import TosaBuilder
from lamina.dialects.arith import ops as arith
from lamina.dialects.linalg.reshapes import collapse
from lamina.dialects.tosa.ops import RescaleOp
from lamina.dialects.tosa.verification import constant_elements, zero_point
from lamina.ir.affine import AffineDimExpr, AffineMap
from lamina.ir.attribute import Type
from lamina.ir.attributes import DenseElementsAttr, IntegerAttr
from lamina.ir.types import IntegerType, RankedTensorType, i8, i32
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.pattern import Outcome, pattern


class _Factors:
    """The inputs of the generic operation, and where its body finds multiplier, shift and zero points: as outside
    constants, or among its arguments."""

    def __init__(self, build: TosaBuilder, op: RescaleOp) -> None:
        self.build = build
        self.rank = op.input.type.rank
        self.inputs: list[Value] = [op.input]
        self.maps = [AffineMap.identity(self.rank)]

    def _argument(self, value: Value, each_channel: bool) -> int:
        places = [AffineDimExpr(self.rank - 1)] if each_channel else []
        self.inputs.append(value)
        self.maps.append(AffineMap(self.rank, 0, places))
        return len(self.inputs) - 1

    def factor(self, value: Any, numbers: Sequence[int] | None, type: IntegerType) -> Value | int:
        """Returns a constant, or the position of the argument."""
        if numbers is None:
            return self._argument(value, True) if value.type.shape != (1,) else self.scalar(value)
        if len(numbers) == 1:
            return self.build.integer(type, numbers[0])
        shaped = RankedTensorType((len(numbers),), type)
        elements = DenseElementsAttr.from_attributes(shaped, [IntegerAttr(type, number) for number in numbers])
        constant = arith.ConstantOp([], [shaped], {"value": elements}, location=self.build.rewriter.location)
        return self._argument(self.build.rewriter.insert(constant).result, True)

    def scalar(self, value: Value) -> int:
        """Returns the single element of a tensor."""
        return self._argument(collapse(self.build.rewriter, value, []).results[0], False)


def _numbers(value: Value) -> list[int] | None:
    elements = constant_elements(value)
    return None if elements is None else [int(each) for each in elements.array.reshape(-1)]


@pattern(name="RescaleConverter")
def convert_rescale(op: RescaleOp, rewriter: PatternRewriter) -> Outcome:
    source, result, mode = op.input.type, op.output.type, op.rounding_mode.spelling
    if not isinstance(source, RankedTensorType) or not isinstance(result, RankedTensorType):
        return rewriter.notify_match_failure(op, "unranked tensors are not supported")
    if mode == "INEXACT_ROUND" or (mode == "DOUBLE_ROUND" and not op.scale32):
        return rewriter.notify_match_failure(op, "the rounding mode is not supported")
    element, output = source.element_type, result.element_type
    too_wide = "only signless integers are supported, of at most 32 bits as result"
    if not isinstance(element, IntegerType) or not isinstance(output, IntegerType):
        return rewriter.notify_match_failure(op, too_wide)
    if not element.is_signless or not output.is_signless or output.width > 32:
        return rewriter.notify_match_failure(op, too_wide)
    build = TosaBuilder(rewriter)
    dynamic = build.sizes_of_like(result, op.input)
    shifts, multipliers = _numbers(op.shift), _numbers(op.multiplier)
    rounding = mode
    if shifts is not None and multipliers is not None:
        multipliers = [0 if shift > 63 else each for each, shift in zip(multipliers, shifts, strict=True)]
        shifts = [0 if shift > 63 else shift for shift in shifts]
        if not any(shift > 31 for shift in shifts):
            rounding = "SINGLE_ROUND"
    factors = _Factors(build, op)
    multiplier = factors.factor(op.multiplier, multipliers, i32)
    shift = factors.factor(op.shift, shifts, i8)
    points = [zero_point(op.input_zp, not op.input_unsigned), zero_point(op.output_zp, not op.output_unsigned)]
    places = [
        factors.scalar(value) if point is None else None
        for value, point in zip((op.input_zp, op.output_zp), points, strict=True)
    ]
    target = build.empty(result.shape, output, dynamic)
    widths = [max(element.width, 32), 32]
    unsigned = (op.input_unsigned, op.output_unsigned)

    def body(*arguments: Value) -> list[Value]:
        def found(entry: Value | int) -> Value:
            return arguments[entry] if isinstance(entry, int) else entry

        offsets = []
        for point, place, width in zip(points, places, widths, strict=True):
            wide = IntegerType(width)
            given = None if place is None else arguments[place]
            offsets.append(build.integer(wide, point or 0) if given is None else _widened(build, given, wide, False))
        value = _widened(build, arguments[0], i32, unsigned[0]) if element.width < 32 else arguments[0]
        value = build.sub(value, offsets[0])
        value = build.apply_scale(value, found(multiplier), found(shift), rounding)
        value = build.add(value, offsets[1])
        low, high = _limits(output.width, unsigned[1])
        value = build.clamp(value, build.integer(i32, low), build.integer(i32, high))
        return [build.cast(arith.TruncIOp, value, output) if output.width < 32 else value]

    maps = [*factors.maps, AffineMap.identity(source.rank)]
    rewriter.replace_op(op, build.generic(factors.inputs, [target], maps, body, result_types=[result]).results)
    return True


def _is_signless(type: Type) -> bool:
    return isinstance(type, IntegerType) and type.is_signless


def _widened(build: TosaBuilder, value: Any, type: IntegerType, unsigned: bool) -> Value:
    if value.type.width >= type.width:
        same: Value = value
        return same
    extended: Value = build.cast(arith.ExtUIOp if unsigned else arith.ExtSIOp, value, type)
    return extended


def _limits(width: int, unsigned: bool) -> tuple[int, int]:
    return (0, (1 << width) - 1) if unsigned else (-(1 << (width - 1)), (1 << (width - 1)) - 1)
