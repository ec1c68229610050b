"""``tosa.resize``: an image read at other places, the nearest ones or between four of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.conversion.tosa_lowering.builder import TosaBuilder, zero_attribute
from lamina.dialects.arith import ops as arith
from lamina.dialects.linalg.reshapes import collapse, expand
from lamina.dialects.tosa.inference import constant_shape
from lamina.dialects.tosa.ops import ResizeOp
from lamina.ir.affine import AffineDimExpr, AffineMap
from lamina.ir.types import DYNAMIC, FloatType, IntegerType, RankedTensorType, i32, index, int_or_float_width
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.pattern import Outcome, pattern

if TYPE_CHECKING:
    from collections.abc import Callable



def _types(op: ResizeOp) -> tuple[RankedTensorType, RankedTensorType] | None:
    source, result = op.input.type, op.output.type
    if not isinstance(source, RankedTensorType) or not isinstance(result, RankedTensorType):
        return None
    if not all(isinstance(type.element_type, FloatType | IntegerType) for type in (source, result)):
        return None
    return source, result


@pattern(name="ResizeUnaryConverter", benefit=300)
def convert_single_pixel(op: ResizeOp, rewriter: PatternRewriter) -> Outcome:
    """Resizes a single-pixel image to a single pixel: at most scales its numbers."""
    types, scale = _types(op), constant_shape(op.scale)
    if types is None or scale is None:
        return rewriter.notify_match_failure(op, "unranked tensors and unknown scales are not supported")
    source, result = types
    if (*source.shape[1:3], *result.shape[1:3]) != (1, 1, 1, 1):
        return rewriter.notify_match_failure(op, "the image has more than one pixel")
    if source is result:
        rewriter.replace_op(op, [op.input])
        return True
    build, groups = TosaBuilder(rewriter), [[0], [1, 2, 3]]
    flat = collapse(rewriter, op.input, groups).results[0]
    dynamic = build.dynamic_dims(op.input, [0, 3])
    target = build.empty(flat.type.shape, result.element_type, dynamic)

    def body(value: Value, _: Value) -> list[Value]:
        if source.element_type is not result.element_type:
            value = build.cast(arith.ExtSIOp, value, result.element_type)
            for factor in (scale[0], scale[2]) if op.mode.spelling == "BILINEAR" else ():
                if factor:
                    value = build.mul(value, build.integer(i32, factor))
        return [value]

    mapped = build.mapped(flat, target, body)
    rewriter.replace_op(op, expand(rewriter, mapped, result, groups).results)
    return True


@pattern(name="MaterializeResizeBroadcast", benefit=200)
def materialize_broadcast(op: ResizeOp, rewriter: PatternRewriter) -> Outcome:
    """Resizes a height or width of one to one, then broadcasts."""
    types = _types(op)
    if types is None:
        return rewriter.notify_match_failure(op, "unranked tensors are not supported")
    source, result = types
    single = [source.shape[axis] == 1 for axis in (1, 2)]
    if not any(single[axis - 1] and result.shape[axis] != 1 for axis in (1, 2)):
        return rewriter.notify_match_failure(op, "no dimension is repeated")
    build = TosaBuilder(rewriter)
    shape = [source.shape[0], *(1 if unit else result.shape[1 + n] for n, unit in enumerate(single)), source.shape[3]]
    small = RankedTensorType(tuple(shape), result.element_type)
    operands = [op.input, op.scale, op.offset, op.border]
    properties: Any = {"mode": op.get_attr("mode")}
    resized = rewriter.insert(ResizeOp(operands, [small], properties, location=rewriter.location)).output
    groups: list[list[int]] = [[0], [1]]
    for axis in (2, 3):
        if single[axis - 2]:
            groups[-1].append(axis)
        else:
            groups.append([axis])
    flat = collapse(rewriter, resized, groups).results[0]
    dynamic = build.dynamic_dims(op.input, [0, 3])
    target = build.empty(result.shape, result.element_type, dynamic)
    kept = [0, *(axis for axis in (1, 2) if not single[axis - 1]), 3]
    read = AffineMap(4, 0, [AffineDimExpr(axis) for axis in kept])
    new_op = build.generic(
        [flat], [target], [read, AffineMap.identity(4)], lambda value, _: [value], result_types=[result]
    )
    rewriter.replace_op(op, new_op.results)
    return True


class _Sampler:
    """The body of a resize: which pixels contribute to an element of the result, with their weights."""

    def __init__(
        self, build: TosaBuilder, op: ResizeOp, scale: list[int], offset: list[int], border: list[int]
    ) -> None:
        self.build = build
        self.input = op.input
        source = op.input.type
        self.sizes = source.shape[1:3]
        self.element: Any = op.output.type.element_type
        self.is_float = isinstance(self.element, FloatType)
        self.places = [build.position(axis) for axis in range(4)]
        self.zero = build.integer(i32, 0)
        self.zero_element = build.constant(self.element, zero_attribute(self.element))
        self.last = [build.integer(i32, size - 1) for size in self.sizes]
        self.inner = [build.index_cast(place, i32) for place in self.places[1:3]]
        factors = [build.integer(i32, number) for number in scale]
        self.numerators, self.denominators = factors[::2], factors[1::2]
        self.offsets = [build.integer(i32, number) for number in offset]
        for number in border:
            build.integer(i32, number)

    def located(self, axis: int) -> tuple[Value, Value]:
        """Returns the pixel before an element along an axis, and the element's offset from it."""
        build = self.build
        if self.sizes[axis] == 1:
            return self.zero, self.zero_element if self.is_float else self.zero
        numerator = self.numerators[axis]
        place = build.add(build.mul(self.inner[axis], self.denominators[axis]), self.offsets[axis])
        if not self.is_float:
            before = build.binary(arith.DivSIOp, place, numerator)
            return before, build.sub(place, build.mul(before, numerator))
        before = build.binary(arith.FloorDivSIOp, place, numerator)
        rest = build.cast(arith.SIToFPOp, build.binary(arith.RemSIOp, place, numerator), self.element)
        return before, build.binary(arith.DivFOp, rest, build.cast(arith.UIToFPOp, numerator, self.element))

    def clamped(self, place: Value, axis: int) -> Value:
        return self.build.clamp(place, self.zero, self.last[axis])

    def nearest(self) -> Value:
        build = self.build
        located = [self.located(axis) for axis in range(2)]
        one, found = build.integer(i32, 1), []
        for axis, (before, beyond) in enumerate(located):
            if self.sizes[axis] == 1:
                found.append(build.index(0))
                continue
            if self.is_float:
                is_next = build.compare_floats("oge", beyond, build.real(self.element, 0.5))
            else:
                is_next = build.compare("sge", build.shift_left(beyond, one), self.numerators[axis])
            place = build.add(before, build.select(is_next, one, self.zero))
            found.append(build.index_cast(self.clamped(place, axis), index))
        return build.extract(self.input, [self.places[0], *found, self.places[3]])

    def bilinear(self) -> Value:
        build = self.build
        located = [self.located(axis) for axis in range(2)]
        one, pairs = build.integer(i32, 1), []
        for axis, (before, _) in enumerate(located):
            following = build.add(before, one)
            clamped = [self.clamped(place, axis) for place in (before, following)]
            pairs.append([build.index_cast(place, index) for place in clamped])
        corners = [
            build.extract(self.input, [self.places[0], row, column, self.places[3]])
            for row in pairs[0]
            for column in pairs[1]
        ]
        weights = [beyond for _, beyond in located]
        mix = self._mix_floats() if self.is_float else self._mix_integers(corners, weights)
        top, bottom = mix(corners[0], corners[1], weights[1], 1), mix(corners[2], corners[3], weights[1], 1)
        result: Value = mix(top, bottom, weights[0], 0)
        return result

    def _mix_floats(self) -> Callable[[Value, Value, Value, int], Value]:
        build, one = self.build, self.build.real(self.element, 1.0)

        def mix(first: Value, second: Value, weight: Value, axis: int) -> Value:
            if self.sizes[axis] == 1:
                return first
            rest = build.binary(arith.SubFOp, one, weight)
            one_part = build.binary(arith.MulFOp, first, rest)
            return build.binary(arith.AddFOp, one_part, build.binary(arith.MulFOp, second, weight))

        return mix

    def _mix_integers(self, corners: list[Value], weights: list[Value]) -> Callable[[Value, Value, Value, int], Value]:
        build, element = self.build, self.element
        corners[:] = [build.cast(arith.ExtSIOp, corner, element) for corner in corners]
        scales = list(self.numerators)
        if element.width > 32:
            weights[1], weights[0] = (build.cast(arith.ExtSIOp, weights[axis], element) for axis in (1, 0))
            scales = [build.cast(arith.ExtSIOp, scale, element) for scale in scales]

        def mix(first: Value, second: Value, weight: Value, axis: int) -> Value:
            if self.sizes[axis] == 1:
                return build.mul(first, scales[axis])
            rest = build.sub(scales[axis], weight)
            return build.add(build.mul(first, rest), build.mul(second, weight))

        return mix


@pattern(name="GenericResizeConverter", benefit=100)
def convert_resize(op: ResizeOp, rewriter: PatternRewriter) -> Outcome:
    types = _types(op)
    scale, offset, border = (constant_shape(value) for value in (op.scale, op.offset, op.border))
    if types is None or scale is None or offset is None or border is None:
        return rewriter.notify_match_failure(op, "unranked tensors and unknown scales are not supported")
    source, result = types
    if DYNAMIC in (*source.shape[1:], *result.shape[1:]):
        return rewriter.notify_match_failure(op, "only the batch may have an unknown size")
    is_integer = not isinstance(result.element_type, FloatType)
    width = int_or_float_width(result.element_type)
    widens = int_or_float_width(source.element_type) < width
    if op.mode.spelling == "BILINEAR" and is_integer and (not widens or width < 32):
        return rewriter.notify_match_failure(op, "the element types are not supported")
    build = TosaBuilder(rewriter)
    dynamic = build.dynamic_dims(op.input, [0])
    target = build.empty(result.shape, result.element_type, dynamic)

    def body(_: Value) -> list[Value]:
        sampler = _Sampler(build, op, scale, offset, border)
        return [sampler.nearest() if op.mode.spelling == "NEAREST_NEIGHBOR" else sampler.bilinear()]

    new_op = build.generic([], [target], [AffineMap.identity(4)], body, result_types=[result])
    rewriter.replace_op(op, new_op.results)
    return True
