"""Lowers Winograd's transformations to loops around products with small constant matrices.

F(m x m, r x r) computes ``A^T [(G g G^T) * (B^T d B)] A`` for each filter g and tile d of the image. If only the height
or only the width is transformed, only the left or the right factors exist.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from lamina.dialects.affine.ops import AffineApplyOp
from lamina.dialects.arith.mixed import as_value, constant_index
from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.linalg.builders import build_named, fill
from lamina.dialects.linalg.enums import WinogradConv2DFmr
from lamina.dialects.linalg.generic import build_generic
from lamina.dialects.linalg.ops import (
    WinogradFilterTransformOp,
    WinogradInputTransformOp,
    WinogradOutputTransformOp,
)
from lamina.dialects.linalg.region_builder import BodyBuilder
from lamina.dialects.linalg.sizes import INDEX, dim_size
from lamina.dialects.linalg.slices import Slice, extract_slice, insert_slice
from lamina.dialects.linalg.structure import PARALLEL
from lamina.dialects.linalg.structured_ops import MatmulOp
from lamina.dialects.linalg.tiling_winograd import transformed_tensor
from lamina.dialects.linalg.transforms.pad import zero
from lamina.dialects.scf.builders import build_for, make_yield
from lamina.dialects.tensor.ops import EmptyOp
from lamina.ir.affine import AffineMap, dim
from lamina.ir.attributes import AffineMapAttr, DenseElementsAttr, FloatAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder
from lamina.ir.operation import Operation
from lamina.ir.types import FloatType, RankedTensorType
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.rewriter import MatchFailure


class _Matrices(NamedTuple):
    """G, B^T and A^T; the product with the latter must be scaled by ``scale`` for each of its two factors."""

    kernel: str
    image: str
    output: str
    scale: int


_MATRICES = {
    WinogradConv2DFmr.F_2_3: _Matrices(
        "-1 0 0; 1/2 -1/2 1/2; 1/2 1/2 1/2; 0 0 1",
        "-1 0 1 0; 0 -1 1 0; 0 1 1 0; 0 -1 0 1",
        "1 1 1 0; 0 -1 1 1",
        1,
    ),
    WinogradConv2DFmr.F_4_3: _Matrices(
        "1 0 0; -1/3 1/3 -1/3; -1/3 -1/3 -1/3; 1/12 -1/6 1/3; 1/12 1/6 1/3; 0 0 1",
        "1/4 0 -5/16 0 1/16 0; 0 1/4 -1/4 -1/16 1/16 0; 0 -1/4 -1/4 1/16 1/16 0; 0 1/4 -1/8 -1/4 1/8 0; "
        "0 -1/4 -1/8 1/4 1/8 0; 0 1/4 0 -5/16 0 1/16",
        "1/8 1/4 1/4 1/8 1/8 0; 0 -1/4 1/4 -1/4 1/4 0; 0 1/4 1/4 1/2 1/2 0; 0 -1/4 1/4 -1 1 1/2",
        32,
    ),
    WinogradConv2DFmr.F_2_5: _Matrices(
        "1 0 0 0 0; 1/6 -1/6 1/6 -1/6 1/6; -1/6 -1/6 -1/6 -1/6 -1/6; -4/15 2/15 -1/15 1/30 -1/60; "
        "1/60 1/30 1/15 2/15 4/15; 0 0 0 0 1",
        "1/8 3/16 -1/4 -3/16 1/8 0; 0 1/8 1/16 -5/16 1/8 0; 0 -1/8 -5/16 -1/16 1/8 0; 0 1/4 -1/8 -1/4 1/8 0; "
        "0 -1/8 -1/4 1/8 1/4 0; 0 1/8 3/16 -1/4 -3/16 1/8",
        "1/2 1 1 2 1 0; 0 -1 1 -1 2 1/2",
        16,
    ),
}

Tile = Callable[[Sequence[Value], Value], Value]


def decompose_winograd(rewriter: PatternRewriter, op: Operation) -> Operation | MatchFailure:
    """Lowers one of the Winograd operations, on floats, to a loop nest; returns the outermost loop."""
    decomposition = _DECOMPOSITIONS.get(type(op))
    if decomposition is None or not isinstance(
        op, WinogradFilterTransformOp | WinogradInputTransformOp | WinogradOutputTransformOp
    ):
        return rewriter.notify_match_failure(op, "this operation is not supported to decompose into other operations")
    if not isinstance(_type(transformed_tensor(op)).element_type, FloatType):
        return rewriter.notify_match_failure(op, "the transformation matrices contain fractions")
    loop = decomposition(rewriter, op, op.fmr)
    rewriter.replace_op(op, loop.results)
    return loop


# ---- Filter


def _filter(builder: Builder, op: Operation, fmr: WinogradConv2DFmr) -> Operation:
    source, target = op.operands
    _, height, width, _ = _type(source).shape
    transformed = _type(target).shape[:2]
    matrix = _MATRICES[fmr].kernel
    first = constant_index(builder, 0)

    def tile(inductions: Sequence[Value], into: Value) -> Value:
        feature, channel = inductions
        place = Slice([feature, first, first, channel], [1, height, width, 1])
        value = _matrix_slice(builder, source, place, [height, width])
        left, right = height != 1, width != 1
        value = _transformed(builder, value, matrix, left, right)
        return _inserted(builder, value, into, Slice([first, first, channel, feature], [*transformed, 1, 1]))

    return _nest(builder, first, [(source, 0), (source, 3)], target, tile)


# ---- Image


def _input(builder: Builder, op: Operation, fmr: WinogradConv2DFmr) -> Operation:
    source, target = op.operands
    tiles = list(_type(target).shape[:2])
    steps = [fmr.sizes[0] if size != 1 else 1 for size in tiles]
    matrix = _MATRICES[fmr].image

    def tile(inductions: Sequence[Value], into: Value) -> Value:
        *places, batch, channel = inductions
        row, column = (_scaled(builder, *pair) for pair in zip(places, steps, strict=True))
        value = _matrix_slice(builder, source, Slice([batch, row, column, channel], [1, *tiles, 1]), tiles)
        value = _transformed(builder, value, matrix, tiles[0] != 1, tiles[1] != 1)
        return _inserted(builder, value, into, Slice([0, 0, *inductions], [*tiles, 1, 1, 1, 1]))

    return _nest(builder, constant_index(builder, 0), [(target, axis) for axis in range(2, 6)], target, tile)


# ---- Output


def _output(builder: Builder, op: Operation, fmr: WinogradConv2DFmr) -> Operation:
    source, target = op.operands
    tiles = list(_type(source).shape[:2])
    left, right = tiles[0] != 1, tiles[1] != 1
    steps = [fmr.sizes[0] if size != 1 else 1 for size in tiles]
    matrices = _MATRICES[fmr]
    scale = matrices.scale ** (left + right)

    def tile(inductions: Sequence[Value], into: Value) -> Value:
        *places, batch, channel = inductions
        value = _matrix_slice(builder, source, Slice([0, 0, *inductions], [*tiles, 1, 1, 1, 1]), tiles)
        start = zero(builder, _type(value).element_type)
        row, column = (_scaled(builder, *pair) for pair in zip(places, steps, strict=True))
        place = Slice([batch, row, column, channel], [1, *steps, 1])
        before = _matrix_slice(builder, into, place, steps)
        # Without a scale the last product accumulates.
        value = _product(builder, value, matrices.output, left, right, start, before if scale == 1 else None)
        if scale != 1:
            value = _scaled_sum(builder, scale, value, before)
        return _inserted(builder, value, into, place)

    return _nest(builder, constant_index(builder, 0), [(source, axis) for axis in range(2, 6)], target, tile)


def _scaled_sum(builder: Builder, scale: int, value: Value, before: Value) -> Value:
    factor = _constant(builder, FloatAttr(_type(value).element_type, float(scale)))
    identity = AffineMap.identity(2)

    def body(helper: BodyBuilder, block: Block) -> Sequence[Value]:
        left, right, sum = block.arguments
        product = helper.make("arith.mulf", [left, right], [sum.type]).results[0]
        value: Sequence[Value] = helper.make("arith.addf", [product, sum], [sum.type]).results
        return value

    maps = [AffineMap(2, 0, []), identity, identity]
    return build_generic(builder, [factor, value], [before], maps, [PARALLEL] * 2, body).results[0]


_DECOMPOSITIONS: dict[type, Callable[[Builder, Operation, WinogradConv2DFmr], Operation]] = {
    WinogradFilterTransformOp: _filter,
    WinogradInputTransformOp: _input,
    WinogradOutputTransformOp: _output,
}


# ---- Products with constant matrices


def _transformed(builder: Builder, value: Value, matrix: str, left: bool, right: bool) -> Value:
    return _product(builder, value, matrix, left, right, zero(builder, _type(value).element_type), None)


def _product(
    builder: Builder, value: Value, matrix: str, left: bool, right: bool, start: Value, before: Value | None
) -> Value:
    """Computes ``M v M^T``, or one half of that, added to ``before`` if given."""
    rows = [row.split() for row in matrix.split(";")]
    if left:
        value = _half(builder, rows, value, True, start, None if right else before)
    if right:
        columns = [list(column) for column in zip(*rows, strict=True)]
        value = _half(builder, columns, value, False, start, before)
    return value


def _half(
    builder: Builder, matrix: list[list[str]], value: Value, left: bool, start: Value, before: Value | None
) -> Value:
    element = _type(value).element_type
    rows, columns = _type(value).shape
    shape = [len(matrix), columns] if left else [rows, len(matrix[0])]
    if before is None:
        empty = EmptyOp([], [RankedTensorType(shape, element)], location=builder.location)
        before = fill(builder, start, builder.insert(empty).results[0]).results[0]
    factor = _constant(builder, _dense(matrix, element))
    factors = [factor, value] if left else [value, factor]
    return build_named(builder, MatmulOp, factors, [before]).results[0]


def _dense(matrix: list[list[str]], element: FloatType) -> DenseElementsAttr:
    """Returns the fractions, rounded to single precision and then to the type of the elements."""
    import numpy as np

    type = RankedTensorType([len(matrix), len(matrix[0])], element)
    numbers = [_fraction(number) for row in matrix for number in row]
    return DenseElementsAttr.from_attributes(
        type, [FloatAttr(element, float(np.float32(number))) for number in numbers]
    )


def _fraction(text: str) -> float:
    numerator, _, denominator = text.partition("/")
    return int(numerator) / int(denominator or 1)


def _constant(builder: Builder, attribute: DenseElementsAttr | FloatAttr) -> Value:
    constant = ConstantOp([], [attribute.type], {"value": attribute}, location=builder.location)
    return builder.insert(constant).results[0]


# ---- Loops and slices


def _type(value: Value) -> Any:
    return value.type


def _nest(builder: Builder, first: Value, extents: Sequence[tuple[Value, int]], target: Value, tile: Tile) -> Operation:
    """Loops over dims of values that carry the target; ``tile`` makes the innermost body."""
    ends = [as_value(builder, dim_size(builder, value, axis)) for value, axis in extents]
    step = constant_index(builder, 1)
    inductions: list[Value] = []
    outer: list[tuple[Any, Any]] = []
    with builder.insertion_guard():
        carried = target
        for end in ends:
            loop = build_for(builder, first, end, step, [carried])
            block = loop.regions[0].entry_block
            outer.append((loop, block))
            inductions.append(block.arguments[0])
            carried = block.arguments[1]
            builder.set_insertion_point_to_start(block)
        value = tile(inductions, carried)
        for loop, block in reversed(outer):
            builder.set_insertion_point_to_end(block)
            builder.insert(make_yield([value], builder.location))
            value = loop.results[0]
    result: Operation = outer[0][0]
    return result


def _scaled(builder: Builder, induction: Value, step: int) -> Value:
    map = AffineMapAttr(AffineMap(1, 0, [dim(0) * step]))
    return builder.insert(AffineApplyOp([induction], [INDEX], {"map": map}, location=builder.location)).results[0]


def _matrix_slice(builder: Builder, source: Value, place: Slice, shape: Sequence[int]) -> Value:
    type = RankedTensorType(shape, _type(source).element_type)
    return extract_slice(builder, source, place, type).results[0]


def _inserted(builder: Builder, value: Value, into: Value, place: Slice) -> Value:
    return insert_slice(builder, value, into, place).results[0]
