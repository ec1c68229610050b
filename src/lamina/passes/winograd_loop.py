"""The loop over blocks of tiles of ``lamina-winograd-bytes``."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

import numpy as np

from lamina.dialects.arith.ops import AddIOp, ConstantOp, ExtSIOp, ExtUIOp, MulIOp, ShRSIOp
from lamina.dialects.linalg.builders import fill
from lamina.dialects.linalg.generic import build_generic
from lamina.dialects.linalg.region_builder import BodyBuilder
from lamina.dialects.linalg.reshapes import collapse, expand
from lamina.dialects.linalg.sizes import folded_apply
from lamina.dialects.linalg.slices import Slice, extract_slice, insert_slice, parallel_insert_slice
from lamina.dialects.linalg.structure import PARALLEL, REDUCTION
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.linalg.transforms.pad import numeric, pad_high, zero
from lamina.dialects.scf.builders import build_forall
from lamina.dialects.scf.canonicalize_parallel import KEPT
from lamina.dialects.scf.ops import ForallOp, InParallelOp
from lamina.dialects.tensor.ops import EmptyOp
from lamina.interfaces.tiling import Size
from lamina.ir.affine import AffineDimExpr, AffineMap, constant, dim
from lamina.ir.attribute import Type
from lamina.ir.attributes import IntegerAttr, UnitAttr
from lamina.ir.block import Block as IRBlock
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.cloning import IRMapping
from lamina.ir.dense import constant_elements
from lamina.ir.types import IndexType, IntegerType, RankedTensorType
from lamina.ir.value import Value, type_as
from lamina.passes.winograd_blocks import POINTS, Block, Layer
from lamina.passes.winograd_transforms import SIDE, STEP, results_of_tile, transformed_tile
from lamina.rewrite import PatternRewriter

_I16, _I32 = IntegerType(16), IntegerType(32)
_SHIFT = 2
"""The bits that the sums are too long."""
_PLACES = AffineMap.identity(3)
"""Rows and columns of tiles, and channels or features."""
Place = tuple[int, int]
_PHASES: list[Place] = list(product(range(STEP), range(STEP)))
"""The results of a tile."""


class Epilogue(NamedTuple):
    """What is done on the sums: an element-wise operation, at whose input of a position they are, if there is one, and
    the tensor that is added before."""

    reader: GenericOp | None
    position: int
    init: Value | None


class _Operand(NamedTuple):
    """An operand of the element-wise operation, with the dims of the result that it has: none for a scalar."""

    value: Value
    dims: tuple[int, ...]

    def phase(self, phase: Place) -> Place:
        """Returns a phase that reads the same of it."""
        return (phase[0] if 1 in self.dims else 0, phase[1] if 2 in self.dims else 0)

    @property
    def map(self) -> AffineMap:
        """The map from the loops over tiles."""
        return AffineMap(3, 0, [dim(axis - 1) for axis in self.dims if axis])


class WinogradLoop:
    """Emits the loop for an image and a transformed filter, 16 x c x f."""

    def __init__(
        self, layer: Layer, block: Block, batch: int, image: Value, is_signed: bool, filter: np.ndarray
    ) -> None:
        self.layer, self.block, self.batch = layer, block, batch
        self.image, self.is_signed, self.filter = image, is_signed, filter

    def emit(self, rewriter: PatternRewriter, epilogue: Epilogue, places: tuple[int, int]) -> Value:
        """Returns the result of the epilogue, of so many rows and columns."""
        layer, block = self.layer, self.block
        operands = [
            _Operand(self._whole(rewriter, operand, places), operand.dims) for operand in _operands_of(epilogue)
        ]
        filter = self._constant_filter(rewriter)
        reader = epilogue.reader
        element = _I32 if reader is None else type_as(reader.results[0], RankedTensorType).element_type
        type = RankedTensorType([self.batch, layer.rows * STEP, layer.columns * STEP, layer.features], element)
        empty = rewriter.create(EmptyOp, [], result=type).result
        counts = [self.batch, layer.rows // block.rows, layer.columns // block.columns]
        lower, upper, steps = (_indices(numbers) for numbers in ([0, 0, 0], counts, [1, 1, 1]))
        loop = build_forall(rewriter, lower, upper, steps, [empty])
        assert isinstance(loop, ForallOp)
        # Equal layers share the code of the loop, even if it runs once.
        loop.attributes[KEPT] = UnitAttr()
        *at, whole = loop.region.entry_block.arguments
        with rewriter.insertion_guard(InsertionPoint.at_block_start(loop.region.entry_block)):
            products = self._products(rewriter, self._transformed(rewriter, at), filter)
            self._store(rewriter, products, operands, epilogue, at, whole)
        return self._without_rest(rewriter, loop.results[0], places)

    def _whole(self, rewriter: PatternRewriter, operand: _Operand, places: tuple[int, int]) -> Value:
        """Returns an operand with as many rows and columns as the tiles have."""
        type = operand.value.type
        if not isinstance(type, RankedTensorType):
            return operand.value
        sizes = {1: self.layer.rows * STEP, 2: self.layer.columns * STEP}
        shape = [sizes.get(axis, size) for axis, size in zip(operand.dims, type.shape, strict=True)]
        if tuple(shape) == tuple(type.shape):
            return operand.value
        padded = RankedTensorType(shape, type.element_type)
        return pad_high(rewriter, operand.value, padded, zero(rewriter, numeric(type.element_type)))

    def _constant_filter(self, rewriter: PatternRewriter) -> Value:
        type = RankedTensorType(self.filter.shape, _I16)
        return rewriter.create(ConstantOp, constant_elements(self.filter, type, "winograd"), result=type).result

    # ---- The steps of a block

    def _part(self, builder: Builder, value: Value, dims: Sequence[int], at: Sequence[Value], phase: Place) -> Slice:
        """Returns what a phase of a block's results reads of a tensor with some dims of the result."""
        block = self.block
        sizes = type_as(value, RankedTensorType).shape
        offsets: list[Size] = []
        counts, steps = [], []
        for axis, size in zip(dims, sizes, strict=True):
            if axis in (1, 2):
                count, first = block[axis - 1], phase[axis - 1]
                offsets.append(folded_apply(builder, AffineMap(1, 0, [dim(0) * (STEP * count) + first]), [at[axis]]))
                counts.append(count)
                steps.append(STEP)
            else:
                offsets.append(at[0] if axis == 0 else 0)
                counts.append(1 if axis == 0 else size)
                steps.append(1)
        return Slice(offsets, counts, steps)

    def _taken(self, builder: Builder, value: Value, dims: Sequence[int], at: Sequence[Value], phase: Place) -> Value:
        """Returns this part, without the dim of images."""
        part = self._part(builder, value, dims, at, phase)
        type = type_as(value, RankedTensorType)
        shape = [int(size) for axis, size in zip(dims, part.sizes, strict=True) if axis and isinstance(size, int)]
        return extract_slice(builder, value, part, RankedTensorType(shape, type.element_type)).result

    def _slab(self, builder: Builder, at: Sequence[Value]) -> Value:
        """Returns the part of the image that the tiles of a block cover."""
        counts = [count * STEP + SIDE - STEP for count in self.block]
        offsets: list[Size] = [at[0]]
        for count, index in zip(self.block, at[1:], strict=True):
            offsets.append(folded_apply(builder, AffineMap(1, 0, [dim(0) * (STEP * count)]), [index]))
        type = type_as(self.image, RankedTensorType)
        channels = type.shape[3]
        part = Slice([*offsets, 0], [1, *counts, channels])
        return extract_slice(builder, self.image, part, RankedTensorType([*counts, channels], type.element_type)).result

    def _transformed(self, rewriter: PatternRewriter, at: Sequence[Value]) -> Value:
        """Returns the transformed tiles of the image, 16 x rows x columns x c."""
        rows, columns = self.block
        shape = [rows, columns, self.layer.channels]
        slab, maps = self._slab(rewriter, at), [_tap(*place) for place in product(range(SIDE), range(SIDE))]
        empties = [_empty(rewriter, shape, _I16) for _ in range(POINTS)]

        def body(helper: BodyBuilder, block: IRBlock) -> list[Value]:
            extension: type[ExtSIOp] | type[ExtUIOp] = ExtSIOp if self.is_signed else ExtUIOp
            wide = [helper.builder.create(extension, tap, out=_I16).out for tap in block.arguments[:POINTS]]
            return _flat(transformed_tile(helper.builder, _grid(wide)))

        maps += [_PLACES] * POINTS
        points = build_generic(rewriter, [slab] * POINTS, empties, maps, [PARALLEL] * 3, body).results
        together = _empty(rewriter, [POINTS, *shape], _I16)
        for number, point in enumerate(points):
            together = insert_slice(rewriter, point, together, _point(number, shape)).result
        return together

    def _products(self, rewriter: PatternRewriter, tiles: Value, filter: Value) -> Value:
        """Returns the sums of products over channels, 16 x rows x columns x f."""
        (rows, columns), features = self.block, self.layer.features
        groups = [[0], [1, 2], [3]]
        flat = collapse(rewriter, tiles, groups).result
        empty = _empty(rewriter, [POINTS, rows * columns, features], _I32)
        zeros = fill(rewriter, zero(rewriter, _I32), empty).results[0]
        point, tile, feature, channel = (dim(loop) for loop in range(4))
        maps = [
            AffineMap(4, 0, exprs)
            for exprs in ([point, tile, channel], [point, channel, feature], [point, tile, feature])
        ]
        kinds = [PARALLEL, PARALLEL, PARALLEL, REDUCTION]
        sums = build_generic(rewriter, [flat, filter], [zeros], maps, kinds, _multiply_and_add).results[0]
        shape = [rows, columns, features]
        return expand(rewriter, sums, RankedTensorType([POINTS, *shape], _I32), groups).results[0]

    def _store(
        self,
        rewriter: PatternRewriter,
        products: Value,
        operands: Sequence[_Operand],
        epilogue: Epilogue,
        at: Sequence[Value],
        whole: Value,
    ) -> None:
        """Transforms the products, and inserts what the epilogue makes of the sums."""
        inputs = [products] * POINTS
        maps = [AffineMap(3, 0, [constant(number), *_PLACES.results]) for number in range(POINTS)]
        numbers: dict[tuple[int, Place], int] = {}
        for number, operand in enumerate(operands):
            for phase in dict.fromkeys(map(operand.phase, _PHASES)):
                numbers[number, phase] = len(inputs)
                is_tensor = isinstance(operand.value.type, RankedTensorType)
                value = operand.value
                inputs.append(self._taken(rewriter, value, operand.dims, at, phase) if is_tensor else value)
                maps.append(operand.map)

        def body(helper: BodyBuilder, block: IRBlock) -> list[Value]:
            sums = _flat(results_of_tile(helper.builder, _grid(block.arguments[:POINTS])))
            results = []
            for phase, total in zip(_PHASES, sums, strict=True):
                others = [
                    block.arguments[numbers[number, operand.phase(phase)]] for number, operand in enumerate(operands)
                ]
                results.append(_result(helper.builder, total, others, epilogue))
            return results

        element = type_as(whole, RankedTensorType).element_type
        shape = [*self.block, self.layer.features]
        empties = [_empty(rewriter, shape, element) for _ in _PHASES]
        maps += [_PLACES] * len(_PHASES)
        results = build_generic(rewriter, inputs, empties, maps, [PARALLEL] * 3, body).results
        parts = [self._part(rewriter, whole, range(4), at, phase) for phase in _PHASES]
        end = whole.parent_block.terminator if whole.parent_block is not None else None
        assert isinstance(end, InParallelOp)
        with rewriter.insertion_guard(InsertionPoint.at_block_end(end.region.entry_block)):
            for result, part in zip(results, parts, strict=True):
                parallel_insert_slice(rewriter, result, whole, part)

    def _without_rest(self, rewriter: PatternRewriter, whole: Value, places: tuple[int, int]) -> Value:
        """Returns the result without the rows and columns that only tiles have."""
        batch, *sides, features = type_as(whole, RankedTensorType).shape
        if tuple(sides) == places:
            return whole
        return extract_slice(rewriter, whole, Slice([0] * 4, [batch, *places, features])).result


def _operands_of(epilogue: Epilogue) -> list[_Operand]:
    """Returns the tensor that is added, if there is one, and the other operands of the element-wise operation."""
    operands = [] if epilogue.init is None else [_Operand(epilogue.init, (0, 1, 2, 3))]
    reader = epilogue.reader
    if reader is not None:
        # The loops in the order of the result.
        order = reader.maps[-1].dim_positions()
        for number, (value, map) in enumerate(zip(reader.dps_inputs, reader.maps, strict=False)):
            if number != epilogue.position:
                loops = [expr.position for expr in map.results if isinstance(expr, AffineDimExpr)]
                operands.append(_Operand(value, tuple(order.index(loop) for loop in loops)))
    return operands


def _result(builder: Builder, total: Value, others: Sequence[Value], epilogue: Epilogue) -> Value:
    """Returns what the epilogue makes of a sum, four times too large, and of its other operands."""
    bits = builder.create(ConstantOp, IntegerAttr(_I32, _SHIFT), result=_I32).result
    result = builder.create(ShRSIOp, total, bits).result
    rest = list(others)
    if epilogue.init is not None:
        result = builder.create(AddIOp, rest.pop(0), result).result
    reader = epilogue.reader
    if reader is None:
        return result
    rest.insert(epilogue.position, result)
    mapping = IRMapping(dict(zip(reader.block.arguments, rest, strict=False)))
    for inner in reader.block.operations:
        if inner is not reader.yield_op:
            builder.insert(inner.clone(mapping))
    (yielded,) = reader.yield_op.operands
    return mapping.values.get(yielded, yielded)


def _multiply_and_add(helper: BodyBuilder, block: IRBlock) -> list[Value]:
    left, right, total = block.arguments
    wide = [helper.builder.create(ExtSIOp, factor, out=_I32).out for factor in (left, right)]
    return [helper.builder.create(AddIOp, total, helper.builder.create(MulIOp, *wide).result).result]


def _indices(numbers: Sequence[int]) -> list[IntegerAttr]:
    return [IntegerAttr(IndexType(), number) for number in numbers]


def _empty(builder: Builder, shape: Sequence[int], element: Type) -> Value:
    return builder.create(EmptyOp, [], result=RankedTensorType(shape, element)).result


def _point(number: int, shape: Sequence[int]) -> Slice:
    """Returns the part of one of the 16 points."""
    return Slice([number, 0, 0, 0], [1, *shape])


def _tap(row: int, column: int) -> AffineMap:
    """Returns where tiles have one of their numbers in the image."""
    return AffineMap(3, 0, [dim(0) * STEP + row, dim(1) * STEP + column, dim(2)])


def _grid(values: Sequence[Value]) -> list[list[Value]]:
    return [list(values[row : row + SIDE]) for row in range(0, POINTS, SIDE)]


def _flat(grid: Sequence[Sequence[Value]]) -> list[Value]:
    return [value for row in grid for value in row]
