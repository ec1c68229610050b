"""Dropping the loops of linalg.generic that run once, and the unit dims of its operands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any

from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.linalg.generic import make_generic
from lamina.dialects.linalg.ops import IndexOp
from lamina.dialects.linalg.reshapes import reassociation
from lamina.dialects.linalg.sizes import dim_sizes
from lamina.dialects.linalg.slices import Slice, subview
from lamina.dialects.linalg.structure import shape_of
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.linalg.transforms.decompose import insert_back, whole_slice
from lamina.dialects.memref.layouts import rank_reduced_subview_type
from lamina.dialects.memref.ops import CollapseShapeOp as MemRefCollapseShapeOp
from lamina.dialects.tensor.ops import CollapseShapeOp, EmptyOp, ExpandShapeOp
from lamina.interfaces.tiling import Size
from lamina.interfaces.view_like import split_mixed_values
from lamina.ir.affine import (
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    concat_affine_maps,
    constant,
    dim,
    inverse_permutation,
)
from lamina.ir.attributes import DenseI64ArrayAttr, IntegerAttr
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import IRMapping
from lamina.ir.types import IndexType, MemRefType, RankedTensorType, ShapedType, element_type_or_self, i64
from lamina.ir.value import Value, type_as
from lamina.rewrite import PatternRewriter
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern, pattern
from lamina.rewrite.rewriter import MatchFailure

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute, Type

Groups = list[list[int]]
Control = Callable[[Any], Sequence[int]]


class RankReduction(Enum):
    """How operands lose their unit dims."""

    RESHAPE = "reassociative reshape"
    SLICE = "extract and insert slice"


class ReducedOperand:
    """A rank-reduced operand: its map, its shape, and the old dims of each new one."""

    def __init__(self, map: AffineMap, shape: list[int], groups: Groups, changed: bool) -> None:
        self.map = map
        self.shape = shape
        self.groups = groups
        self.changed = changed


def _reduced(
    shape: Sequence[int], map: AffineMap, unit: set[int], dims: Sequence[AffineExpr], count: int
) -> ReducedOperand:
    def is_unit(axis: int) -> bool:
        expr = map.results[axis]
        if shape[axis] != 1:
            return False
        return expr.position in unit if isinstance(expr, AffineDimExpr) else expr is constant(0)

    results: list[AffineExpr] = []
    sizes: list[int] = []
    groups: Groups = []
    group: list[int] = []
    for axis in range(len(shape)):
        if is_unit(axis):
            (groups[-1] if groups else group).append(axis)
            continue
        groups.append([*group, axis])
        group = []
        results.append(map.results[axis].replace_dims(dims))
        sizes.append(shape[axis])
    own = AffineMap(count, 0, results)
    return ReducedOperand(own, sizes, groups, len(results) != len(map.results))


def _is_collapsible(type: Type) -> bool:
    if isinstance(type, MemRefType):
        return type.strides_and_offset() is not None
    return isinstance(type, RankedTensorType) and type.encoding is None


def drop_unit_dims(
    rewriter: PatternRewriter,
    op: GenericOp,
    strategy: RankReduction = RankReduction.RESHAPE,
    control: Control | None = None,
) -> GenericOp | MatchFailure:
    """Replaces the operation by one without the unit dims that ``control`` allows (all by default)."""
    maps = op.maps
    if not maps or inverse_permutation(concat_affine_maps(maps)) is None:
        return rewriter.notify_match_failure(op, "invalid indexing maps for operation")
    allowed = set(range(op.num_loops)) if control is None else set(control(op))
    unit = {loop for loop, size in enumerate(op.static_loop_ranges) if size == 1 and loop in allowed}
    dims: list[AffineExpr] = []
    kinds: list[str] = []
    for loop, kind in enumerate(op.iterators):
        dims.append(constant(0) if loop in unit else dim(len(kinds)))
        if loop not in unit:
            kinds.append(kind)
    plans = []
    for slot, map in zip(op._operands, maps, strict=True):
        shape = list(shape_of(slot.value.type))
        if _is_collapsible(slot.value.type):
            plans.append(_reduced(shape, map, unit, dims, len(kinds)))
        else:
            own = map.replace_dims_and_symbols(dims, [], len(kinds), 0)
            plans.append(ReducedOperand(own, shape, [], False))
    for slot, plan in zip(op._operands, plans, strict=True):
        type = slot.value.type
        if plan.changed and strategy is RankReduction.RESHAPE and isinstance(type, MemRefType):
            if not type.has_identity_layout:
                return rewriter.notify_match_failure(op, "memrefs with a non-identity layout cannot be collapsed")
    new_maps = [plan.map for plan in plans]
    if new_maps == maps or inverse_permutation(concat_affine_maps(new_maps)) is None:
        return rewriter.notify_match_failure(op, "no unit dims can be dropped")
    operands = [
        collapse_operand(rewriter, slot.value, plan, strategy) if plan.changed else slot.value
        for slot, plan in zip(op._operands, plans, strict=True)
    ]
    count = op.num_dps_inputs
    types = [value.type for value in operands[count:]][: len(op.results)]
    new_op = make_generic(
        operands[:count], operands[count:], new_maps, kinds, result_types=types, location=rewriter.location
    )
    rewriter.insert(new_op)
    rewriter.inline_region_before(op.regions[0], None, new_op.regions[0])
    _renumber_indices(rewriter, new_op, unit)
    values = [
        expand_result(rewriter, result, target, plan, strategy) if plan.changed else result
        for result, target, plan in zip(new_op.results, op.dps_inits, plans[count:], strict=False)
    ]
    rewriter.replace_op(op, values)
    return new_op


def collapse_operand(rewriter: PatternRewriter, value: Value, plan: ReducedOperand, strategy: RankReduction) -> Value:
    """Returns a tensor or memref without the dims that the plan drops."""
    type = type_as(value, ShapedType)
    whole = Slice([0] * type.rank, [])
    if isinstance(type, MemRefType):
        if strategy is RankReduction.SLICE:
            whole = Slice([0] * type.rank, dim_sizes(rewriter, value))
            static = split_mixed_values(whole.sizes)[0]
            zeros, ones = [0] * type.rank, [1] * type.rank
            result = rank_reduced_subview_type(plan.shape, type, zeros, static, ones)
            return subview(rewriter, value, whole, result).results[0]
        target = MemRefType(plan.shape, type.element_type, None, type.memory_space)
        properties: dict[str, Attribute] = {"reassociation": reassociation(plan.groups)}
        return rewriter.insert(
            MemRefCollapseShapeOp([value], [target], properties, location=rewriter.location)
        ).results[0]
    reduced = RankedTensorType(plan.shape, type.element_type)
    if strategy is RankReduction.SLICE:
        return whole_slice(rewriter, value, reduced)
    properties = {"reassociation": reassociation(plan.groups)}
    return rewriter.insert(CollapseShapeOp([value], [reduced], properties, location=rewriter.location)).results[0]


def expand_result(
    rewriter: PatternRewriter, value: Value, target: Value, plan: ReducedOperand, strategy: RankReduction
) -> Value:
    """Expands a rank-reduced result to the target."""
    if strategy is RankReduction.SLICE:
        return insert_back(rewriter, value, target)
    type = type_as(target, ShapedType)
    sizes: list[Size] = []
    sources = dim_sizes(rewriter, value)
    for group, source in zip(plan.groups, sources, strict=True):
        sizes += [type.shape[axis] if type.shape[axis] >= 0 else source for axis in group]
    if not plan.groups:
        sizes = [1] * type.rank
    static, dynamic = split_mixed_values(sizes)
    properties: dict[str, Attribute] = {
        "reassociation": reassociation(plan.groups),
        "static_output_shape": DenseI64ArrayAttr(static),
    }
    expand_shape = ExpandShapeOp([value, *dynamic], [type], properties, location=rewriter.location)
    return rewriter.insert(expand_shape).results[0]


def _renumber_indices(rewriter: PatternRewriter, op: GenericOp, unit: set[int]) -> None:
    """The index of a dropped loop is 0; those of later loops are renumbered."""
    for inner in [operation for operation in op.block.operations if isinstance(operation, IndexOp)]:
        loop = inner.dim
        with rewriter.insertion_guard(InsertionPoint.before_op(inner)):
            rewriter.location = inner.raw_location
            index_op: Any
            if loop in unit:
                zero = IntegerAttr(IndexType(), 0)
                index_op = ConstantOp([], [IndexType()], {"value": zero}, location=rewriter.location)
            else:
                lower = loop - sum(operation < loop for operation in unit)
                if lower == loop:
                    continue
                index_op = IndexOp([], [IndexType()], {"dim": IntegerAttr(i64, lower)}, location=rewriter.location)
            rewriter.replace_op(inner, rewriter.insert(index_op).results)


@pattern(name="MoveInitOperandsToInput")
def move_inits_to_inputs(op: GenericOp, rewriter: PatternRewriter) -> Outcome:
    """Outputs of a parallel operation whose old elements are read become inputs, and are written to empty tensors."""
    if not op.has_pure_tensor_semantics or op.reduction_dims:
        return False
    read = [slot for slot in op.dps_init_operands if op.payload_uses(slot)]
    if not read:
        return False
    count = op.num_dps_inputs
    maps = op.maps
    outputs = op.dps_inits
    for slot in read:
        with rewriter.insertion_guard(InsertionPoint.after_value(slot.value)):
            static, dynamic = split_mixed_values(dim_sizes(rewriter, slot.value))
            type = RankedTensorType(static, element_type_or_self(slot.value.type))
            empty = rewriter.insert(EmptyOp(dynamic, [type], location=rewriter.location))
            outputs[slot.index - count] = empty.results[0]
    new_op = make_generic(
        [*op.dps_inputs, *(slot.value for slot in read)],
        outputs,
        [*maps[:count], *(maps[slot.index] for slot in read), *maps[count:]],
        op.iterators,
        result_types=op.result_types,
        attributes=dict(op._attributes),
        location=op.raw_location,
    )
    rewriter.insert(new_op)
    with rewriter.insertion_guard():
        block = rewriter.create_block(new_op.regions[0])
        mapping = IRMapping()
        where = op.raw_location
        for argument in [*op.input_arguments, *(op.matching_argument(slot) for slot in read)]:
            mapping.values[argument] = block.add_argument(argument.type, where)
        for argument in op.output_arguments:
            fresh = block.add_argument(argument.type, where)
            mapping.values.setdefault(argument, fresh)
        for inner in op.block.operations:
            rewriter.clone(inner, mapping)
    rewriter.replace_op(op, new_op.results)
    return True


def drop_unit_dims_patterns(
    strategy: RankReduction = RankReduction.RESHAPE, control: Control | None = None
) -> list[RewritePattern]:
    """Returns the pattern that drops unit dims from linalg.generic."""

    def apply(op: GenericOp, rewriter: PatternRewriter) -> Outcome:
        dims = drop_unit_dims(rewriter, op, strategy, control)
        return dims if isinstance(dims, MatchFailure) else True

    return [FunctionPattern(apply, GenericOp, name="DropUnitDims")]
