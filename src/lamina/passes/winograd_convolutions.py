"""``lamina-winograd-bytes``: convolutions of bytes by 3 x 3 constant taps take 16 products for four results, not 36.

Winograd's F(2x2, 3x3) is exact in integers: transformed bytes have 11 bits, and four times the transformed filters 12
or 13, so CPUs that add products of 16 bits in pairs lose nothing. A shift divides the results by four. A loop over
blocks of tiles, whose transforms and products stay in a cache, transforms the image, multiplies by the 16 matrices of
the filter, and transforms the products; on these sums it does what the only user of the convolution does, such as to
quantize them.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from lamina.conversion.vector_loops.dot_products import match_dot_product
from lamina.dialects.linalg.canonicalize_fill import constant_padding
from lamina.dialects.linalg.named_ops import FillOp
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.linalg.transforms.pad import pad_by, pad_high, zero
from lamina.dialects.tensor.ops import PadOp
from lamina.ir.affine import ADD, AffineBinaryOpExpr, AffineDimExpr, AffineExpr
from lamina.ir.attributes import ElementsAttr, IntegerAttr
from lamina.ir.builder import InsertionPoint
from lamina.ir.dense import numbers_of
from lamina.ir.operation import Operation
from lamina.ir.types import IntegerType, RankedTensorType
from lamina.ir.value import Value, type_as
from lamina.passes.convolutions_on_tensors import static_convolution_on_tensors
from lamina.passes.transpositions import inverse
from lamina.passes.winograd_blocks import Layer
from lamina.passes.winograd_loop import Epilogue, WinogradLoop
from lamina.passes.winograd_transforms import SIDE, STEP, transformed_filter
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_value

_TAPS = 3
_FACTOR = 4
"""The factor of the sums before the shift."""
_SIGNED, _UNSIGNED = 128, 255
"""The largest magnitudes of bytes."""


@register_pass("lamina-winograd-bytes", summary="Compute 3 x 3 convolutions of bytes by Winograd's algorithm, exactly")
class WinogradBytes(Pass):
    """Replaces convolutions on tensors of static sizes, where it saves more than the transforms cost."""

    cache: int = option("cache", default=1 << 18, description="Bytes of the second-level cache")

    def run(self, operation: Operation) -> None:
        for op in [op for op in operation.walk() if is_winograd_convolution(op, self.cache)]:
            convolution = _matched(op)
            assert convolution is not None
            _replace(convolution, self.cache)


class _Convolution(NamedTuple):
    """A convolution of an image n x y x x x c by a filter whose dims are ``order``, of y, x, c, f."""

    op: LinalgOp
    order: tuple[int, ...]
    batch: int
    height: int
    width: int
    channels: int
    features: int
    is_signed: bool
    is_signed_filter: bool

    @property
    def is_exact(self) -> bool:
        """True if no sum is so large that the shift loses its sign."""
        largest = (_SIGNED if self.is_signed else _UNSIGNED) * (_SIGNED if self.is_signed_filter else _UNSIGNED)
        return _FACTOR * _TAPS * _TAPS * self.channels * largest < 1 << 31

    @property
    def layer(self) -> Layer:
        rows, columns = -(-self.height // STEP), -(-self.width // STEP)
        return Layer(rows, columns, self.height * self.width, self.channels, self.features)

    @property
    def filter(self) -> np.ndarray:
        """The numbers of the filter, y x x x c x f."""
        known = constant_value(self.op.dps_inputs[1])
        numbers = numbers_of(known) if isinstance(known, ElementsAttr) else None
        assert numbers is not None
        array = numbers.reshape(type_as(self.op.dps_inputs[1], RankedTensorType).shape)
        return array.view(np.int8 if self.is_signed_filter else np.uint8).transpose(inverse(self.order))


def is_winograd_convolution(operation: Operation, cache: int) -> bool:
    """True for a convolution that the pass replaces on CPUs with an L2 cache of so many bytes."""
    convolution = _matched(operation)
    return convolution is not None and convolution.is_exact and convolution.layer.pays(cache)


def _matched(operation: Operation) -> _Convolution | None:
    op = static_convolution_on_tensors(operation)
    dot = match_dot_product(op) if op is not None else None
    if op is None or dot is None or op.num_loops != 7:
        return None
    known = constant_value(op.dps_inputs[1])
    if not isinstance(known, ElementsAttr) or numbers_of(known) is None:
        return None
    image, filter, result = op.maps
    if image.num_results != 4 or result.num_results != 4 or not filter.is_projected_permutation():
        return None
    batch, row, column, feature = result.dim_positions()
    down, across = _tap(image.results[1], row), _tap(image.results[2], column)
    channel = _loop(image.results[3])
    if _loop(image.results[0]) != batch or down is None or across is None or channel is None:
        return None
    named, order = [down, across, channel, feature], filter.dim_positions()
    if sorted(named) != sorted(order) or len({*named, batch, row, column}) != op.num_loops:
        return None
    sizes = op.static_loop_ranges
    if sizes[down] != _TAPS or sizes[across] != _TAPS:
        return None
    return _Convolution(
        op=op,
        order=tuple(named.index(loop) for loop in order),
        batch=sizes[batch],
        height=sizes[row],
        width=sizes[column],
        channels=sizes[channel],
        features=sizes[feature],
        is_signed=dot.left_signed,
        is_signed_filter=dot.right_signed,
    )


def _loop(expr: AffineExpr) -> int | None:
    return expr.position if isinstance(expr, AffineDimExpr) else None


def _tap(expr: AffineExpr, place: int) -> int | None:
    """Returns the loop over taps along an axis of the image; None if it is read with steps."""
    if not isinstance(expr, AffineBinaryOpExpr) or expr.kind != ADD:
        return None
    loops = [_loop(expr.lhs), _loop(expr.rhs)]
    if place not in loops:
        return None
    loops.remove(place)
    return loops[0]


def _replace(convolution: _Convolution, cache: int) -> None:
    op, layer = convolution.op, convolution.layer
    reader, pad = _reader(op), op.dps_inputs[0].defining_op
    last = reader if reader is not None else op
    rewriter = PatternRewriter(InsertionPoint.before_op(last), location=last.raw_location)
    loop = WinogradLoop(
        layer,
        layer.block(cache),
        convolution.batch,
        _padded_image(rewriter, convolution),
        convolution.is_signed,
        transformed_filter(convolution.filter),
    )
    position = 0 if reader is None else reader.dps_inputs.index(op.results[0])
    init = None if _is_zero(op.dps_inits[0]) else op.dps_inits[0]
    result = loop.emit(rewriter, Epilogue(reader, position, init), (convolution.height, convolution.width))
    rewriter.replace_op(last, [result])
    if reader is not None:
        rewriter.erase_op(op)
    if isinstance(pad, PadOp) and pad.result.first_use is None:
        rewriter.erase_op(pad)


def _reader(op: LinalgOp) -> GenericOp | None:
    """Returns the element-wise operation in the order of the results that is their only user."""
    use = op.results[0].first_use
    user = use.owner if use is not None else None
    if use is None or use.next_use is not None or not isinstance(user, GenericOp) or user.is_dps_init(use):
        return None
    if user.parent_block is not op.parent_block or not user.has_pure_tensor_semantics or user.num_dps_inits != 1:
        return None
    if user.reduction_dims or user.has_index_semantics or user.output_arguments[0].first_use is not None:
        return None
    if not all(map.is_projected_permutation() for map in user.maps):
        return None
    own = user.matching_map(use)
    return user if own.is_permutation() and user.maps[-1] == own else None


def _is_zero(value: Value) -> bool:
    """True for a tensor filled with zeros."""
    definition = value.defining_op
    known = constant_value(definition.dps_inputs[0]) if isinstance(definition, FillOp) else None
    return isinstance(known, IntegerAttr) and known.value == 0


def _padded_image(rewriter: PatternRewriter, convolution: _Convolution) -> Value:
    """Returns the image, with a row or a column more where tiles reach beyond it; no result depends on that."""
    image, layer = convolution.op.dps_inputs[0], convolution.layer
    type = type_as(image, RankedTensorType)
    places = (layer.rows * STEP + SIDE - STEP, layer.columns * STEP + SIDE - STEP)
    whole = RankedTensorType([type.shape[0], *places, type.shape[3]], type.element_type)
    if whole is type:
        return image
    pad = image.defining_op
    padding = constant_padding(pad) if isinstance(pad, PadOp) and not pad.low and not pad.high else None
    if not isinstance(pad, PadOp) or padding is None:
        assert isinstance(type.element_type, IntegerType)
        return pad_high(rewriter, image, whole, zero(rewriter, type.element_type))
    high = [static + more - size for static, more, size in zip(pad.static_high, whole.shape, type.shape, strict=True)]
    return pad_by(rewriter, pad.source, whole, high, padding, low=list(pad.static_low)).results[0]
