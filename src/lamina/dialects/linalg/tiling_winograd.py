"""Tiling of the operations of Winograd's algorithm: over filters and channels, and over the tiles of an image. The
transformed dims stay whole."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.dialects.affine.composition import make_composed_apply
from lamina.dialects.linalg.ops import (
    WinogradFilterTransformOp,
    WinogradInputTransformOp,
    WinogradOutputTransformOp,
)
from lamina.dialects.linalg.sizes import dim_sizes
from lamina.dialects.linalg.slices import Slice, extract_slice
from lamina.dialects.linalg.structure import PARALLEL
from lamina.dialects.linalg.verification import winograd_sizes
from lamina.interfaces.tiling import Range, Size, TilingInterface, TilingModel, TilingResult
from lamina.ir import parity
from lamina.ir.affine import AffineMap, dim
from lamina.ir.operation import Operation
from lamina.ir.types import ShapedType
from lamina.ir.value import type_as

if TYPE_CHECKING:
    from lamina.ir.types import RankedTensorType
    from lamina.ir.value import Value
    from lamina.rewrite.rewriter import PatternRewriter

Place = tuple[list[Size], list[Size]]
WinogradOp = WinogradInputTransformOp | WinogradFilterTransformOp | WinogradOutputTransformOp


def transformed_tensor(op: WinogradOp) -> Value:
    """The tensor that an operation of Winograd's algorithm reads."""
    if isinstance(op, WinogradFilterTransformOp):
        return op.filter
    return op.input if isinstance(op, WinogradInputTransformOp) else op.value


class _WinogradTiling(TilingModel):
    """Loops over the dims of one operand, ``domain``."""

    domain = 0

    @classmethod
    def get_loop_iterator_types(cls, operation: Operation) -> list[str]:
        return [PARALLEL] * type_as(operation.operand(cls.domain), ShapedType).rank

    @classmethod
    def get_iteration_domain(
        cls,
        operation: WinogradOp,
        builder: PatternRewriter,
    ) -> list[Range]:
        return [Range(0, size) for size in dim_sizes(builder, operation.operand(cls.domain))]


@TilingInterface.implement(WinogradFilterTransformOp)
class FilterTransformTiling(_WinogradTiling):
    """Loops over the dims of the filter, whose height and width stay whole."""

    @staticmethod
    def get_result_tile_position(
        operation: WinogradFilterTransformOp,
        builder: PatternRewriter,
        result: int,
        offsets: Sequence[Size],
        sizes: Sequence[Size],
    ) -> Place | None:
        whole = _static_sizes(operation.output, 0, 2)
        return [0, 0, offsets[3], offsets[0]], [*whole, sizes[3], sizes[0]]

    @staticmethod
    def get_tiled_implementation(
        operation: WinogradFilterTransformOp, builder: PatternRewriter, offsets: Sequence[Size], sizes: Sequence[Size]
    ) -> TilingResult | None:
        whole = _static_sizes(operation.filter, 1, 3)
        source = Slice([offsets[0], 0, 0, offsets[3]], [sizes[0], *whole, sizes[3]])
        return _tiled(FilterTransformTiling, operation, builder, source, offsets, sizes)


@TilingInterface.implement(WinogradInputTransformOp)
class InputTransformTiling(_WinogradTiling):
    """Loops over the dims of the result; tiles of the image overlap by r - 1."""

    domain = 1

    @staticmethod
    def get_result_tile_position(
        operation: WinogradInputTransformOp,
        builder: PatternRewriter,
        result: int,
        offsets: Sequence[Size],
        sizes: Sequence[Size],
    ) -> Place | None:
        return _whole_tiles(operation.output, offsets, sizes)

    @staticmethod
    def get_tiled_implementation(
        operation: WinogradInputTransformOp, builder: PatternRewriter, offsets: Sequence[Size], sizes: Sequence[Size]
    ) -> TilingResult | None:
        step, reach = winograd_sizes(operation)
        rows, columns = _image_window(operation.output, builder, step, reach - 1, offsets[2:4], sizes[2:4])
        source = Slice([offsets[4], *rows, offsets[5]], [sizes[4], *columns, sizes[5]])
        return _tiled(InputTransformTiling, operation, builder, source, offsets, sizes)


@TilingInterface.implement(WinogradOutputTransformOp)
class OutputTransformTiling(_WinogradTiling):
    """Loops over the dims of the transformed value; tiles of the output do not overlap."""

    @staticmethod
    def get_result_tile_position(
        operation: WinogradOutputTransformOp,
        builder: PatternRewriter,
        result: int,
        offsets: Sequence[Size],
        sizes: Sequence[Size],
    ) -> Place | None:
        step, _ = winograd_sizes(operation)
        starts, extents = _image_window(operation.value, builder, step, 0, offsets[2:4], sizes[2:4])
        return [offsets[4], *starts, offsets[5]], [sizes[4], *extents, sizes[5]]

    @staticmethod
    def get_tiled_implementation(
        operation: WinogradOutputTransformOp, builder: PatternRewriter, offsets: Sequence[Size], sizes: Sequence[Size]
    ) -> TilingResult | None:
        source = Slice(*_whole_tiles(operation.value, offsets, sizes))
        return _tiled(OutputTransformTiling, operation, builder, source, offsets, sizes)


def _static_sizes(value: Value, first: int, last: int) -> list[Size]:
    return list(type_as(value, ShapedType).shape[first:last])


def _whole_tiles(value: Value, offsets: Sequence[Size], sizes: Sequence[Size]) -> Place:
    return [0, 0, *offsets[2:]], [*_static_sizes(value, 0, 2), *sizes[2:]]


def _image_window(
    transformed: Value[RankedTensorType],
    builder: PatternRewriter,
    step: int,
    overlap: int,
    offsets: Sequence[Size],
    sizes: Sequence[Size],
) -> Place:
    """Returns the positions of tiles in the image: their offsets times the step, in the transformed directions."""
    transforms = [size != 1 for size in transformed.type.shape[:2]]
    starts: list[Size] = [
        make_composed_apply(builder, AffineMap(1, 0, [dim(0) * (step if transform else 1)]), [offset])
        for transform, offset in zip(transforms, offsets, strict=True)
    ]
    window = AffineMap(1, 0, [dim(0) * step + overlap])
    extents: list[Size] = []
    for transform, size in zip(transforms, sizes, strict=True):
        # MLIR computes both windows, whether or not they are needed.
        extent = make_composed_apply(builder, window, [size]) if transform or parity.is_strict() else size
        extents.append(extent if transform else size)
    return starts, extents


def _tiled(
    model: type[_WinogradTiling],
    operation: WinogradOp,
    builder: PatternRewriter,
    place: Slice,
    offsets: Sequence[Size],
    sizes: Sequence[Size],
) -> TilingResult:
    source = extract_slice(builder, transformed_tensor(operation), place)
    target_place = model.get_result_tile_position(operation, builder, 0, offsets, sizes)
    assert target_place is not None
    target = extract_slice(builder, operation.output, Slice(*target_place))
    new_op: Operation = type(operation)(
        [source.result, target.result],
        [target.result.type],
        dict(operation._properties),
        dict(operation._attributes),
        location=operation.raw_location,
    )
    builder.insert(new_op)
    return TilingResult([new_op], list(new_op.results), [source, target])
