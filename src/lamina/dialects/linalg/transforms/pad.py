"""Padding the operands of a structured operation to static sizes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from lamina.define.properties import property_name
from lamina.dialects.arith.mixed import is_index, same_index
from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.bufferization.ops import MaterializeInDestinationOp
from lamina.dialects.complex.ops import ConstantOp as ComplexConstantOp
from lamina.dialects.linalg.bounds import greatest_of_dim
from lamina.dialects.linalg.builders import build_named
from lamina.dialects.linalg.canonicalize_fill import constant_padding
from lamina.dialects.linalg.named_ops import CopyOp
from lamina.dialects.linalg.sizes import dim_size, folded_apply
from lamina.dialects.linalg.slices import Slice, extract_slice, mixed, slice_of
from lamina.dialects.linalg.structure import LinalgOp, element_type, shape_of
from lamina.dialects.linalg.tiling import clone_with_operands
from lamina.dialects.tensor.ops import ExtractSliceOp, PadOp
from lamina.dialects.tensor.ops import YieldOp as TensorYieldOp
from lamina.dialects.ub.attributes import PoisonAttr
from lamina.dialects.ub.ops import PoisonOp
from lamina.interfaces.shapes import reify_result_shapes
from lamina.interfaces.tiling import Size
from lamina.interfaces.view_like import split_mixed_values
from lamina.ir.affine import AffineMap, dim, symbol
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import ArrayAttr, DenseI32ArrayAttr, DenseI64ArrayAttr, FloatAttr, IntegerAttr, UnitAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import DYNAMIC, ComplexType, FloatType, IndexType, IntegerType, RankedTensorType, ShapedType
from lamina.ir.value import OpResult, Value, type_as
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_value
from lamina.rewrite.rewriter import MatchFailure

if TYPE_CHECKING:
    from lamina.dialects.linalg.named_ops import PoolingNhwcSumOp
    from lamina.dialects.linalg.structured_ops import GenericOp, MatmulOp
    from lamina.ir.attribute import Type
    from lamina.ir.value import OpOperand


class CopyBack(Enum):
    """How the unpadded result is copied back into the operation's destination."""

    NONE = "none"
    MATERIALIZE = "bufferization.materialize_in_destination"
    COPY = "linalg.copy"


class PaddedOp:
    """The result of padding."""

    def __init__(
        self,
        op: GenericOp | PoolingNhwcSumOp | MatmulOp,
        pads: list[Operation],
        replacements: list[Value],
        copies: list[Operation],
    ) -> None:
        self.op = op
        self.pads = pads
        self.replacements = replacements
        self.copies = copies


def pad(
    rewriter: PatternRewriter,
    op: LinalgOp,
    dims: Sequence[int],
    *,
    values: Sequence[Attribute] = (),
    multiples: Sequence[int] = (),
    nofold: Sequence[bool] = (),
    copy_back: CopyBack = CopyBack.MATERIALIZE,
    prescribed: Mapping[tuple[int, int], Size] | None = None,
) -> PaddedOp | MatchFailure:
    """Returns the operation on operands padded along the loops ``dims`` to their maximum sizes, rounded up to
    multiples; inserted after the operation, which the caller replaces with the replacements. The padding values
    are zeros by default. ``prescribed`` sets sizes for dims (operand number, position), which then need no bound."""
    if not op.has_pure_tensor_semantics:
        return rewriter.notify_match_failure(op, "expected operation on tensors")
    with rewriter.insertion_guard(InsertionPoint.after_op(op)):
        rewriter.location = op.raw_location
        operands: list[Value] = []
        pads: list[Operation] = []
        for slot in op._operands:
            number = slot.index
            keep = number < len(nofold) and nofold[number]
            plan = _plan(op, slot, dims, multiples, keep, prescribed or {})
            if plan is None:
                return rewriter.notify_match_failure(op, "operand cannot be bound statically")
            if plan is _UNCHANGED:
                operands.append(slot.value)
                continue
            if values and number >= len(values):
                return rewriter.notify_match_failure(op, "--no padding value specified")
            value = padding_value(rewriter, slot.value, values[number] if values else None)
            shape = [_padded_size(rewriter, slot.value, axis, copy) for axis, copy in enumerate(plan)]
            padded = pad_to(rewriter, slot.value, shape, value, keep)
            operands.append(padded)
            if isinstance(padded.defining_op, PadOp):
                pads.append(padded.defining_op)
        shapes = reify_result_shapes(rewriter, op)
        if shapes is None:
            return rewriter.notify_match_failure(op, "failed to reify result shapes")
        types = [value.type for value in operands[op.num_dps_inputs :]]
        new_op = clone_with_operands(rewriter, op, operands, types)
        results: list[Value] = []
        for result, shape in zip(new_op.results, shapes, strict=True):
            whole = Slice([0] * len(shape), shape)
            results.append(extract_slice(rewriter, result, whole).results[0])
        copies = _copies_back(rewriter, op, results, copy_back)
        return PaddedOp(new_op, pads, [copy.results[0] for copy in copies] if copies else results, copies)


class _PaddedDim(NamedTuple):
    """A size to round up to a multiple of a number; without a size the dim is unchanged."""

    size: Size | None = None
    multiple: int = 1


_UNCHANGED: list[_PaddedDim] = []


def _plan(
    op: LinalgOp,
    slot: OpOperand,
    dims: Sequence[int],
    multiples: Sequence[int],
    keep: bool,
    prescribed: Mapping[tuple[int, int], Size],
) -> list[_PaddedDim] | None:
    """Returns the padded dims of an operand; _UNCHANGED if it already has the shape, None if sizes have no
    bound."""
    if not isinstance(slot.value.type, ShapedType):
        return _UNCHANGED
    map = op.matching_map(slot)
    shape = shape_of(slot.value.type)
    wanted: dict[int, int] = {}
    fits = True
    for number, loop in enumerate(dims):
        for axis, expr in enumerate(map.results):
            if expr.is_function_of_dim(loop):
                wanted[axis] = multiples[number] if multiples else 1
                fits = fits and shape[axis] != DYNAMIC and shape[axis] % wanted[axis] == 0
    if not keep and fits:
        return _UNCHANGED
    steps: list[_PaddedDim] = []
    for axis in range(len(shape)):
        if axis not in wanted:
            steps.append(_PaddedDim())
            continue
        size = prescribed.get((slot.index, axis))
        if size is None:
            size = greatest_of_dim(slot.value, axis)
        if size is None:
            return None
        steps.append(_PaddedDim(size, wanted[axis]))
    return steps


def _padded_size(builder: Builder, value: Value, axis: int, plan: _PaddedDim) -> Size:
    if plan.size is None:
        return dim_size(builder, value, axis)
    if isinstance(plan.size, int):
        return -(-plan.size // plan.multiple) * plan.multiple
    if plan.multiple == 1:
        return plan.size
    rounded = AffineMap(0, 1, [symbol(0).ceildiv(plan.multiple) * plan.multiple])
    return folded_apply(builder, rounded, [plan.size])


def _zero(type: Type) -> Attribute:
    if isinstance(type, ComplexType):
        return ArrayAttr([_zero(type.element_type), _zero(type.element_type)])
    return FloatAttr(type, 0.0) if isinstance(type, FloatType) else IntegerAttr(type, 0)


def padding_value(builder: Builder, padded: Value, given: Attribute | None) -> Value:
    """Returns the padding value of a tensor: the given constant or poison, otherwise zero."""
    type = element_type(padded.type)
    if isinstance(given, PoisonAttr):
        return poison(builder, type)
    return _constant(builder, _zero(type) if given is None else given, type)


def _constant(builder: Builder, value: Attribute, type: Type) -> Value:
    cls = ComplexConstantOp if isinstance(type, ComplexType) else ConstantOp
    return builder.insert(cls([], [type], {"value": value}, location=builder.location)).results[0]


def numeric(type: Type) -> FloatType | IntegerType:
    """Returns the type itself. Raises TypeError for non-numeric types."""
    if not isinstance(type, FloatType | IntegerType):
        raise TypeError(f"expected an integer, index or float type, got '{type}'")
    return type


def zero(builder: Builder, type: FloatType | IntegerType) -> Value:
    """Returns a new constant zero."""
    return _constant(builder, _zero(type), type)


def poison(builder: Builder, type: Type) -> Value:
    """``ub.poison``."""
    return builder.insert(PoisonOp([], [type], {"value": PoisonAttr()}, location=builder.location)).results[0]


def pad_to(builder: Builder, value: Value, shape: Sequence[Size], padding: Value, nofold: bool = False) -> Value:
    """Pads the value at the end to a shape; reuses the source of a slice of an equally padded
    value."""
    type = type_as(value, ShapedType)
    target = RankedTensorType(split_mixed_values(shape)[0], type.element_type)
    known = _already_padded(value, target, padding)
    if known is not None:
        return known
    return pad_high(builder, value, target, padding, nofold, shape)


def pad_high(
    builder: Builder,
    value: Value,
    target: RankedTensorType,
    padding: Value,
    nofold: bool = False,
    sizes: Sequence[Size] | None = None,
) -> Value:
    """Creates ``tensor.pad`` at the end of the value to a shape; ``sizes`` are needed if the type is dynamic."""
    rest = AffineMap(2, 0, [dim(0) - dim(1)])
    high: list[Size] = [
        folded_apply(builder, rest, [size, dim_size(builder, value, axis)])
        for axis, size in enumerate(target.shape if sizes is None else sizes)
    ]
    return pad_by(builder, value, target, high, padding, nofold).results[0]


def pad_by(
    builder: Builder,
    value: Value,
    target: RankedTensorType,
    high: Sequence[Size],
    padding: Value,
    nofold: bool = False,
    low: Sequence[Size] | None = None,
) -> PadOp:
    """Creates ``tensor.pad`` with the given amounts after the value, and before it."""
    static, dynamic = split_mixed_values(high)
    static_low, dynamic_low = split_mixed_values(low if low is not None else [0] * target.rank)
    block = Block([IndexType()] * target.rank, [builder.location] * target.rank)
    block.append(TensorYieldOp([padding], (), location=builder.location))
    region = Region()
    region.append(block)
    properties: dict[str, Attribute] = {
        "static_low": DenseI64ArrayAttr(static_low),
        "static_high": DenseI64ArrayAttr(static),
        "operandSegmentSizes": DenseI32ArrayAttr([1, len(dynamic_low), len(dynamic)]),
    }
    if nofold:
        properties[property_name(PadOp.nofold)] = UnitAttr()
    operands = [value, *dynamic_low, *dynamic]
    return builder.insert(PadOp(operands, [target], properties, {}, (), [region], builder.location))


def _already_padded(value: Value, target: RankedTensorType, padding: Value) -> Value | None:
    """Returns the source of a slice that undoes an equal padding before."""
    slice = value.defining_op
    if not isinstance(slice, ExtractSliceOp):
        return None
    current: Value = slice.source
    while isinstance(current.defining_op, LinalgOp):
        assert isinstance(current, OpResult)
        current = current.defining_op.tied_init(current).value
    if not isinstance(current.defining_op, PadOp):
        return None
    before = current.defining_op
    if slice.source.type is not target:
        return None
    if not all(is_index(low_size, 0) for low_size in mixed(before.static_low, before.low)):
        return None
    inner = before.source.defining_op
    if not isinstance(inner, ExtractSliceOp):
        return None
    sizes, own = slice_of(slice).sizes, slice_of(inner).sizes
    if len(sizes) != len(own) or not all(same_index(a, b) for a, b in zip(sizes, own, strict=True)):
        return None
    earlier = constant_padding(before)
    constant = None if earlier is None else constant_value(earlier)
    if constant is None or constant is not constant_value(padding):
        return None
    return slice.source


def _copies_back(
    rewriter: PatternRewriter, op: LinalgOp, results: Sequence[Value], copy_back: CopyBack
) -> list[Operation]:
    if copy_back is CopyBack.NONE:
        return []
    copies: list[Operation] = []
    for value, target in zip(results, op.dps_inits, strict=True):
        if copy_back is CopyBack.COPY:
            copies.append(build_named(rewriter, CopyOp, [value], [target]))
        else:
            new_op = MaterializeInDestinationOp([value, target], [target.type], location=rewriter.location)
            copies.append(rewriter.insert(new_op))
    return copies
