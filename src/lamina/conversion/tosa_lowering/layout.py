"""Operations of tosa that move elements: reverse, tile, gather, table, resize, identity."""

from __future__ import annotations

from typing import Any

from lamina.conversion.tosa_lowering.builder import TosaBuilder
from lamina.dialects.arith import ops as arith
from lamina.dialects.tosa.inference import constant_shape
from lamina.dialects.tosa.ops import ConstShapeOp, GatherOp, IdentityOp, ReshapeOp, ReverseOp, TableOp, TileOp
from lamina.dialects.tosa.syntax import shape_attribute
from lamina.dialects.tosa.types import ShapeType
from lamina.ir.affine import AffineDimExpr, AffineMap
from lamina.ir.types import DYNAMIC, RankedTensorType, i8, i16, i32, index
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.pattern import Outcome, pattern


@pattern(name="IdentityNConverter")
def convert_identity(op: IdentityOp, rewriter: PatternRewriter) -> Outcome:
    rewriter.replace_op(op, [op.input1])
    return True


@pattern(name="ReverseConverter")
def convert_reverse(op: ReverseOp, rewriter: PatternRewriter) -> Outcome:
    """Reads each element from the other end of its axis."""
    input, result = op.input1, op.output.type
    source = input.type
    if not isinstance(source, RankedTensorType) or not isinstance(result, RankedTensorType):
        return rewriter.notify_match_failure(op, "unranked tensors are not supported")
    build = TosaBuilder(rewriter)
    dynamic = build.dynamic_dims(input)
    size = build.dim(input, op.axis)
    target = build.empty(source.shape, source.element_type, dynamic)

    def body(_: Value) -> list[Value]:
        places = []
        for axis in range(source.rank):
            place = build.position(axis)
            if axis == op.axis:
                place = build.sub(build.sub(size, build.index(1)), place)
            places.append(place)
        return [build.extract(input, places)]

    new_op = build.generic([], [target], [AffineMap.identity(result.rank)], body, result_types=[result])
    rewriter.replace_op(op, new_op.results)
    return True


@pattern(name="TileConverter")
def convert_tile(op: TileOp, rewriter: PatternRewriter) -> Outcome:
    """tile(x) -> collapse_shape(broadcast(x)), with a new dimension before each tiled one"""
    input, source, result, multiples = op.input1, op.input1.type, op.output.type, constant_shape(op.multiples)
    if not isinstance(source, RankedTensorType) or not isinstance(result, RankedTensorType) or multiples is None:
        return rewriter.notify_match_failure(op, "unranked tensors and unknown multiples are not supported")
    build = TosaBuilder(rewriter)
    shape: list[int] = []
    for multiple, size in zip(multiples, source.shape, strict=True):
        shape += [DYNAMIC if multiple == -1 else multiple, size]
    dynamic = [
        build.dim(input, axis) for axis, size in enumerate(source.shape) if size == DYNAMIC or multiples[axis] == -1
    ]
    target = build.empty(shape, source.element_type, dynamic)
    read = AffineMap(2 * source.rank, 0, [AffineDimExpr(2 * axis + 1) for axis in range(source.rank)])
    new_op = build.generic([input], [target], [read, AffineMap.identity(2 * source.rank)], lambda each, _: [each])
    elements = shape_attribute(result.shape)
    where = rewriter.location
    wanted = rewriter.insert(ConstShapeOp([], [ShapeType(result.rank)], {"values": elements}, location=where))
    reshaped = rewriter.insert(ReshapeOp([new_op.results[0], wanted.output], [result], location=where))
    rewriter.replace_op(op, [reshaped.output])
    return True


@pattern(name="GatherConverter")
def convert_gather(op: GatherOp, rewriter: PatternRewriter) -> Outcome:
    values, indices, result = op.values, op.indices, op.output.type
    if not all(isinstance(each, RankedTensorType) for each in (values.type, indices.type, result)):
        return rewriter.notify_match_failure(op, "unranked tensors are not supported")
    build = TosaBuilder(rewriter)
    dynamic = [
        build.dim(value, axis)
        for value, axis in ((values, 0), (indices, 1), (values, 2))
        if value.type.shape[axis] == DYNAMIC
    ]
    target = build.empty(result.shape, result.element_type, dynamic)
    read = AffineMap(3, 0, [AffineDimExpr(0), AffineDimExpr(1)])

    def body(place: Value, _: Value) -> list[Value]:
        batch = build.position(0)
        row = build.index_cast(place, index)
        return [build.extract(values, [batch, row, build.position(2)])]

    new_op = build.generic([indices], [target], [read, AffineMap.identity(3)], body, result_types=[result])
    rewriter.replace_op(op, new_op.results)
    return True


@pattern(name="TableConverter")
def convert_table(op: TableOp, rewriter: PatternRewriter) -> Outcome:
    """Lowers to a lookup for 8-bit integers, to interpolation between two entries for 16-bit integers."""
    input, table, source, result = op.input1, op.table, op.input1.type, op.output.type
    if not isinstance(source, RankedTensorType) or not isinstance(result, RankedTensorType):
        return rewriter.notify_match_failure(op, "unranked tensors are not supported")
    types: Any = (source.element_type, table.type.element_type, result.element_type)
    build = TosaBuilder(rewriter)

    def look_up(value: Value, _: Value) -> list[Value]:
        place = build.add(build.index_cast(value, index), build.index(128))
        return [build.extract(table, [place])]

    def interpolate(value: Value, _: Value) -> list[Value]:
        wide = build.cast(arith.ExtSIOp, value, i32)
        offset, seven, one, ones = (build.integer(i32, number) for number in (32768, 7, 1, 127))
        moved = build.add(wide, offset)
        place, fraction = build.shift_right(moved, seven), build.both(moved, ones)
        following = build.add(place, one)
        place, following = build.index_cast(place, index), build.index_cast(following, index)
        base, next = build.extract(table, [place]), build.extract(table, [following])
        base, next = build.cast(arith.ExtSIOp, base, i32), build.cast(arith.ExtSIOp, next, i32)
        scaled = build.shift_left(base, seven)
        return [build.add(scaled, build.mul(build.sub(next, base), fraction))]

    body = {(i8, i8, i8): look_up, (i16, i16, i32): interpolate}.get(types)
    if body is None:
        return rewriter.notify_match_failure(op, "the element types are not supported")
    dynamic = build.dynamic_dims(input)
    target = build.empty(result.shape, result.element_type, dynamic)
    mapped = build.mapped(input, target, body, result)
    rewriter.replace_op(op, [mapped])
    return True
