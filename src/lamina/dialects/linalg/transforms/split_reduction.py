"""Splits a reduction into one over an additional parallel dim and one that reduces this dim."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.bufferization.ops import AllocTensorOp
from lamina.dialects.linalg.builders import fill
from lamina.dialects.linalg.generic import build_generic, make_generic
from lamina.dialects.linalg.reductions import match_reduction, neutral_element
from lamina.dialects.linalg.reshapes import expand
from lamina.dialects.linalg.sizes import dim_value
from lamina.dialects.linalg.structure import PARALLEL, REDUCTION, LinalgOp, shape_of
from lamina.dialects.linalg.tiling import combine_into
from lamina.dialects.tensor.ops import EmptyOp
from lamina.interfaces.tiling import Size
from lamina.ir import parity
from lamina.ir.affine import AffineDimExpr, AffineExpr, AffineMap, dim
from lamina.ir.attributes import DenseI32ArrayAttr
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, RankedTensorType, i1
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.rewriter import MatchFailure

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute, Type
    from lamina.ir.attributes import FloatAttr, IntegerAttr


class SplitReduction(NamedTuple):
    """The result of splitting."""

    init: Operation
    fill: Operation
    split: Operation
    combining: Operation


def split_reduction(
    rewriter: PatternRewriter,
    op: LinalgOp,
    ratio: int,
    index: int,
    *,
    inner_parallel: bool = False,
    use_alloc: bool = False,
) -> SplitReduction | MatchFailure:
    """Expands the reduced dim of the inputs into two, one of size ``ratio``, which becomes dim ``index`` of the
    intermediate result."""
    reason = _problem(op, ratio, index)
    if reason is not None:
        return rewriter.notify_match_failure(op, reason)
    (reduced,) = op.reduction_dims
    matched = match_reduction(op.output_arguments, 0)
    if matched is None:
        return rewriter.notify_match_failure(op, "Cannot match the reduction pattern")
    combiner = matched[1][0]
    neutral = neutral_element(combiner)
    if neutral is None:
        return rewriter.notify_match_failure(op, "Unknown identity value for the reduction")
    inserted = reduced + 1 if inner_parallel else index
    with rewriter.insertion_guard(InsertionPoint.before_op(op)):
        rewriter.location = op.raw_location
        maps: list[AffineMap] = []
        inputs: list[Value] = []
        for slot, map in zip(op.dps_input_operands, op.maps, strict=False):
            value, own = _expanded_input(rewriter, slot.value, map, reduced, inserted, ratio, inner_parallel)
            inputs.append(value)
            maps.append(own)
        output_map = op.maps[-1]
        shape = list(shape_of(op.dps_inits[0].type))
        shape.insert(index, ratio)
        results = [_moved(expr, inserted) for expr in output_map.results]
        results.insert(index, dim(inserted))
        maps.append(AffineMap(output_map.num_dims + 1, 0, results))
        init, filled = _filled(rewriter, shape, op.output_arguments[0].type, neutral, use_alloc)
        kinds = op.iterators
        kinds.insert(inserted, PARALLEL)
        split = make_generic(inputs, [filled.results[0]], maps, kinds, location=rewriter.location)
        rewriter.insert(split)
        rewriter.inline_region_before(op.regions[0], None, split.regions[0])
        combining = _combining(rewriter, split.results[0], op.dps_inits[0], combiner, index)
        rewriter.replace_op(op, combining.results)
        return SplitReduction(init, filled, split, combining)


def _problem(op: LinalgOp, ratio: int, index: int) -> str | None:
    if ratio <= 1:
        return "split ratio needs to be greater than 1"
    dims = op.reduction_dims
    if len(dims) != 1:
        return "needs a single reduction dimension"
    size = op.static_loop_ranges[dims[0]]
    if size == DYNAMIC or size % ratio:
        return "Reduction dimension not divisible by split ratio"
    if op.num_dps_inits != 1:
        return "More than one output in split reduction"
    if not all(map.is_projected_permutation() for map in op.maps):
        return "operands must be indexed by projected permutations"
    if index > len(shape_of(op.dps_inits[0].type)):
        return "Insert dimension position too large compared to intermediate tensor size"
    return None


def _moved(expr: AffineExpr, inserted: int) -> AffineExpr:
    """A dim after another was inserted."""
    assert isinstance(expr, AffineDimExpr)
    return dim(expr.position if expr.position < inserted else expr.position + 1)


def _expanded_input(
    builder: Builder, value: Value, map: AffineMap, reduced: int, inserted: int, ratio: int, inner: bool
) -> tuple[Value, AffineMap]:
    shape: list[int] = []
    results: list[AffineExpr] = []
    groups: list[list[int]] = []
    for size, expr in zip(shape_of(value.type), map.results, strict=True):
        position = len(shape)
        if expr is not dim(reduced):
            shape.append(size)
            results.append(_moved(expr, inserted))
            groups.append([position])
            continue
        parts = [(ratio, dim(inserted)), (size // ratio, _moved(expr, inserted))]
        for part, own in reversed(parts) if inner else parts:
            shape.append(part)
            results.append(own)
        groups.append([position, position + 1])
    own_map = AffineMap(map.num_dims + 1, 0, results)
    if len(shape) == len(groups):
        return value, own_map
    type: Any = value.type
    sizes: list[Size] = list(shape)
    if DYNAMIC in shape:
        for axis, group in enumerate(groups):
            if shape[group[0]] == DYNAMIC:
                sizes[group[0]] = dim_value(builder, value, axis)
            elif parity.is_strict():
                constant_index(builder, axis)  # unused: the position of the dim
    target = RankedTensorType(shape, type.element_type)
    return expand(builder, value, target, groups, sizes).results[0], own_map


def _filled(
    builder: Builder,
    shape: Sequence[int],
    element: Type,
    neutral: IntegerAttr | FloatAttr,
    use_alloc: bool,
    dynamic: Sequence[Value] = (),
) -> tuple[Operation, Operation]:
    """Returns a new tensor, and the same filled with the neutral element."""
    type = RankedTensorType(shape, element)
    new_op: Operation
    if use_alloc:
        sizes: dict[str, Attribute] = {"operandSegmentSizes": DenseI32ArrayAttr([len(dynamic), 0, 0])}
        new_op = AllocTensorOp(dynamic, [type], sizes, location=builder.location)
    else:
        new_op = EmptyOp(dynamic, [type], location=builder.location)
    builder.insert(new_op)
    value = builder.insert(ConstantOp([], [neutral.type], {"value": neutral}, location=builder.location)).results[0]
    return new_op, fill(builder, value, new_op.results[0])


def _combining(builder: Builder, value: Value, init: Value, combiner: Operation, index: int) -> Operation:
    """Returns the operation that reduces dim ``index``."""
    rank = len(shape_of(value.type))
    identity = AffineMap.identity(rank)
    kinds = [REDUCTION if i == index else PARALLEL for i in range(rank)]
    return build_generic(
        builder,
        [value],
        [init],
        [identity, identity.drop_result(index)],
        kinds,
        lambda helper, block: [combine_into(helper, combiner, *block.arguments)],
    )


def split_reduction_by_scaling(
    rewriter: PatternRewriter,
    op: LinalgOp,
    factor: int,
    index: int,
    *,
    inner_parallel: bool = False,
    use_alloc: bool = False,
) -> SplitReduction | MatchFailure:
    """Does the same without reshaping inputs: the reduced dim k becomes ``k * factor + k'``, and an unused operand
    carries the sizes of the two."""
    dims = op.reduction_dims
    if inner_parallel:
        return rewriter.notify_match_failure(op, "an inner parallel loop is not supported")
    if factor <= 1:
        return rewriter.notify_match_failure(op, "split factor needs to be greater than 1")
    if not dims:
        return rewriter.notify_match_failure(op, "needs at least 1 reduction dimension")
    reduced = dims[0]
    ranges = op.static_loop_ranges
    size = ranges[reduced]
    if size == DYNAMIC or size % factor or index >= len(ranges):
        return rewriter.notify_match_failure(op, "first reduction dimension not divisible by split factor")
    matched = match_reduction(op.output_arguments, 0)
    if matched is None:
        return rewriter.notify_match_failure(op, "cannot match a reduction pattern")
    neutrals = [neutral_element(map) for map in matched[1]]
    if None in neutrals:
        return rewriter.notify_match_failure(op, "the reduction has no neutral element")
    if op.num_dps_inits != len(neutrals):
        return rewriter.notify_match_failure(op, "expect one reduction per output")
    combiner = matched[1][0]
    with rewriter.insertion_guard(InsertionPoint.before_op(op)):
        rewriter.location = op.raw_location
        target = op.dps_inits[0]
        type: Any = target.type
        shape = list(type.shape)
        dynamic = [dim_value(rewriter, target, i) for i, own in enumerate(shape) if own == DYNAMIC]
        shape.insert(index, size // factor)
        init, filled = _filled(rewriter, shape, type.element_type, neutrals[0], use_alloc, dynamic)
        loops = op.num_loops
        shifted = AffineMap.identity(loops).shift_dims(1, reduced + 1)
        scaled = shifted.replace({dim(reduced): dim(reduced) * factor + dim(reduced + 1)}, loops + 1, 0)
        maps = [map.compose(scaled) for map in op.maps[: op.num_dps_inputs]]
        maps.append(AffineMap(loops + 1, 0, [dim(reduced), dim(reduced + 1)]))
        maps.append(op.maps[-1].compose(shifted).insert_result(dim(reduced), reduced))
        sizes = EmptyOp([], [RankedTensorType([size // factor, factor], i1)], location=rewriter.location)
        inputs = [*op.dps_inputs, rewriter.insert(sizes).results[0]]
        kinds = op.iterators
        kinds.insert(reduced, PARALLEL)
        split = make_generic(inputs, [filled.results[0]], maps, kinds, location=rewriter.location)
        rewriter.insert(split)
        rewriter.inline_region_before(op.regions[0], None, split.regions[0])
        split.block.insert_argument(len(inputs) - 1, i1, rewriter.location)
        combining = _combining(rewriter, split.results[0], target, combiner, index)
        rewriter.replace_op(op, combining.results)
        return SplitReduction(init, filled, split, combining)
