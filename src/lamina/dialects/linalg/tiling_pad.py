"""Tiling of tensor.pad: a tile is a padded slice of the source, or padding only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.define import segment_sizes
from lamina.define.properties import property_name
from lamina.dialects.arith.mixed import as_value, constant_index, is_index
from lamina.dialects.arith.ops import OrIOp
from lamina.dialects.linalg.canonicalize_fill import constant_padding
from lamina.dialects.linalg.sizes import INDEX, dim_size, folded_apply, folded_max, folded_min
from lamina.dialects.linalg.slices import Slice, extract_slice, mixed
from lamina.dialects.linalg.structure import PARALLEL
from lamina.dialects.scf.builders import build_if, make_yield
from lamina.dialects.tensor.ops import CastOp, GenerateOp, PadOp
from lamina.dialects.tensor.ops import YieldOp as TensorYieldOp
from lamina.interfaces.shapes import reify_result_shapes
from lamina.interfaces.tiling import LoopsOverResult, Range, Size, TilingInterface, TilingResult
from lamina.interfaces.view_like import split_mixed_values
from lamina.ir.affine import AffineMap, dim
from lamina.ir.attributes import DenseI64ArrayAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder
from lamina.ir.dialect import lookup_operation
from lamina.ir.operation import IRMapping, Operation, clone_region_into
from lamina.ir.region import Region
from lamina.ir.types import DYNAMIC, RankedTensorType, ShapedType, i1
from lamina.ir.value import Value, type_as

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter

_DIFFERENCE = AffineMap(2, 0, [dim(0) - dim(1)])
_BOTH = AffineMap.identity(2)


class _Part:
    """The part of the source that a tile needs, and the padding around it."""

    def __init__(self) -> None:
        self.place = Slice([], [])
        self.low: list[Size] = []
        self.high: list[Size] = []
        self.always_empty = False
        self.empty: Value | None = None

    def add(self, offset: Size, length: Size, low: Size, high: Size) -> None:
        self.place.offsets.append(offset)
        self.place.sizes.append(length)
        self.place.strides.append(1)
        self.low.append(low)
        self.high.append(high)


def _minus(builder: Builder, left: Size, right: Size) -> Size:
    return folded_apply(builder, _DIFFERENCE, [left, right])


def _part(builder: Builder, op: PadOp, offsets: Sequence[Size], sizes: Sequence[Size]) -> _Part:
    part_of_tile = _Part()
    lows = mixed(op.static_low, op.low)
    highs = mixed(op.static_high, op.high)
    for axis, (offset, length, low, high) in enumerate(zip(offsets, sizes, lows, highs, strict=True)):
        before, behind = not is_index(low, 0), not is_index(high, 0)
        if not before and not behind:
            part_of_tile.add(offset, length, low, high)
            continue
        source = dim_size(builder, op.source, axis)
        new_low: Size = 0
        start = offset
        if before:
            new_low = folded_max(builder, _BOTH, [0, _minus(builder, low, offset)])
            start = folded_max(builder, _BOTH, [_minus(builder, offset, low), 0])
        start = folded_min(builder, _BOTH, [start, source])
        rest = _minus(builder, length, new_low)
        own = folded_min(builder, _BOTH, [_minus(builder, source, start), rest])
        if before:
            own = folded_max(builder, _BOTH, [own, 0])
        _note_empty(builder, part_of_tile, own)
        new_high: Size = 0
        if behind:
            new_high = _minus(builder, _minus(builder, length, own), new_low)
        part_of_tile.add(start, own, new_low, new_high)
    return part_of_tile


def _note_empty(builder: Builder, part: _Part, length: Size) -> None:
    if is_index(length, 0):
        part.always_empty = True
    if part.always_empty:
        return
    cls: Any = lookup_operation("arith.cmpi")
    zero = constant_index(builder, 0)
    value = as_value(builder, length)
    check: Value = builder.insert(cls.build("eq", value, zero, location=builder.location)).results[0]
    if part.empty is not None:
        check = builder.insert(OrIOp([check, part.empty], [i1], location=builder.location)).results[0]
    part.empty = check


def _body_of(op: PadOp, builder: Builder) -> Region:
    """Returns a body that yields the constant that is padded with."""
    padding = constant_padding(op)
    assert padding is not None
    block = Block([INDEX] * op.result.type.rank, [builder.location] * op.result.type.rank)
    owner = padding.defining_op
    if owner is not None and padding.parent_block is op.regions[0].entry_block:
        copy = owner.clone()
        block.append(copy)
        padding = copy.results[0]
    block.append(TensorYieldOp([padding], (), location=builder.location))
    region = Region()
    region.append(block)
    return region


def _cast(builder: Builder, value: Value, type: RankedTensorType) -> Value:
    if value.type is type:
        return value
    return builder.insert(CastOp([value], [type], location=builder.location)).results[0]


def _padding_only(builder: Builder, op: PadOp, type: RankedTensorType, sizes: Sequence[Size]) -> Operation:
    dynamic = split_mixed_values(sizes)[1]
    return builder.insert(GenerateOp(dynamic, [type], {}, {}, (), [_body_of(op, builder)], builder.location))


def _padded_slice(builder: Builder, op: PadOp, part: _Part) -> tuple[Operation, Operation]:
    cut = extract_slice(builder, op.source, part.place)
    low, dynamic_low = split_mixed_values(part.low)
    high, dynamic_high = split_mixed_values(part.high)
    source = type_as(cut.results[0], ShapedType)
    shape = [DYNAMIC if DYNAMIC in extents else sum(extents) for extents in zip(low, source.shape, high, strict=True)]
    properties = dict(op._properties)
    properties[property_name(PadOp.static_low)] = DenseI64ArrayAttr(low)
    properties[property_name(PadOp.static_high)] = DenseI64ArrayAttr(high)
    properties.update(segment_sizes(1, len(dynamic_low), len(dynamic_high)))
    region = Region()
    clone_region_into(op.regions[0], region, IRMapping())
    operands = [cut.results[0], *dynamic_low, *dynamic_high]
    type = RankedTensorType(shape, source.element_type)
    return cut, builder.insert(PadOp(operands, [type], properties, {}, (), [region], builder.location))


@TilingInterface.implement(PadOp)
class PadTiling(LoopsOverResult[PadOp]):
    """Loops over the dims of the padded tensor."""

    @staticmethod
    def get_loop_iterator_types(operation: PadOp) -> list[str]:
        return [PARALLEL] * operation.result.type.rank

    @staticmethod
    def get_iteration_domain(operation: PadOp, builder: Builder) -> list[Range]:
        shapes = reify_result_shapes(builder, operation)
        assert shapes is not None
        return [Range(0, size) for size in shapes[0]]

    @staticmethod
    def get_tiled_implementation(
        operation: PadOp, builder: PatternRewriter, offsets: Sequence[Size], sizes: Sequence[Size]
    ) -> TilingResult | None:
        if constant_padding(operation) is None:
            return None
        part = _part(builder, operation, offsets, sizes)
        type = RankedTensorType(split_mixed_values(sizes)[0], operation.result.type.element_type)
        if part.always_empty:
            new_op = _padding_only(builder, operation, type, sizes)
            return TilingResult([new_op], list(new_op.results), [])
        if part.empty is None:
            cut, new_op = _padded_slice(builder, operation, part)
            return TilingResult([new_op], [_cast(builder, new_op.results[0], type)], [cut])
        branch = build_if(builder, part.empty, [type], with_else=True)
        with builder.insertion_guard():
            builder.set_insertion_point_to_start(branch.regions[0].entry_block)
            only = _padding_only(builder, operation, type, sizes)
            builder.insert(make_yield(list(only.results), builder.location))
            builder.set_insertion_point_to_start(branch.regions[1].entry_block)
            cut, new_op = _padded_slice(builder, operation, part)
            builder.insert(make_yield([_cast(builder, new_op.results[0], type)], builder.location))
        return TilingResult([new_op], list(branch.results), [cut])
