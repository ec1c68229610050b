"""Fusion of reshapes with structured operations by expansion: the loops that index an expanded dim become several."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.define.operand_slots import operand_slot
from lamina.dialects.affine.ops import AffineApplyOp
from lamina.dialects.linalg.builders import build_copying
from lamina.dialects.linalg.canonicalize_fill import constant_padding
from lamina.dialects.linalg.generic import make_generic
from lamina.dialects.linalg.named_ops import CopyOp, FillOp
from lamina.dialects.linalg.ops import IndexOp
from lamina.dialects.linalg.reshapes import expand, reassociation
from lamina.dialects.linalg.sizes import INDEX, dim_sizes, loop_ranges
from lamina.dialects.linalg.slices import mixed
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.structured_ops import TransposeOp
from lamina.dialects.linalg.tiling import clone_with_operands, result_types_of
from lamina.dialects.linalg.transforms.fuse_elementwise import Control, producer_has_one_use
from lamina.dialects.linalg.transforms.pad import pad_by
from lamina.dialects.tensor.ops import CollapseShapeOp, ExpandShapeOp, PadOp
from lamina.interfaces.effects import is_memory_effect_free
from lamina.interfaces.tiling import Size
from lamina.interfaces.view_like import split_mixed_values
from lamina.ir.affine import AffineDimExpr, AffineExpr, AffineMap, dim
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import AffineMapAttr, DenseI64ArrayAttr, IntegerAttr
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import RankedTensorType, i64
from lamina.ir.value import OpOperand, OpResult, Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern


class Expansion:
    """For each loop of an operation its expanded loops, and their sizes."""

    __slots__ = ("loops", "sizes", "count")

    def __init__(self, map: AffineMap, groups: Sequence[Sequence[int]], shape: Sequence[Size], extents: list[Size]):
        """``groups`` are the dims of ``shape`` that each result of the map becomes."""
        self.sizes: list[list[Size]] = [[extent] for extent in extents]
        for expr, group in zip(map.results, groups, strict=True):
            assert isinstance(expr, AffineDimExpr)
            self.sizes[expr.position] = [shape[axis] for axis in group]
        self.loops: list[list[int]] = []
        self.count = 0
        for sizes in self.sizes:
            self.loops.append(list(range(self.count, self.count + len(sizes))))
            self.count += len(sizes)

    def map(self, map: AffineMap) -> AffineMap:
        """Returns a map of the operation over the new loops."""
        results: list[AffineExpr] = [dim(loop) for position in _positions(map) for loop in self.loops[position]]
        return AffineMap(self.count, 0, results)

    def groups(self, map: AffineMap) -> list[list[int]]:
        """Returns the new dims of each dim of an operand."""
        reassociation: list[list[int]] = []
        start = 0
        for position in _positions(map):
            count = len(self.loops[position])
            reassociation.append(list(range(start, start + count)))
            start += count
        return reassociation

    def shape(self, map: AffineMap) -> list[Size]:
        """Returns the sizes of an operand over the new loops."""
        return [size for position in _positions(map) for size in self.sizes[position]]


def _positions(map: AffineMap) -> list[int]:
    return [expr.position for expr in map.results if isinstance(expr, AffineDimExpr)]


def can_expand(op: LinalgOp, slot: OpOperand) -> bool:
    """True if the loops that index an operand can be expanded."""
    return (
        op.has_pure_tensor_semantics
        and all(map.is_projected_permutation() for map in op.maps)
        and bool(op.matching_map(slot).results)
    )


def fuse_by_expansion(
    rewriter: PatternRewriter, op: LinalgOp, reshape: CollapseShapeOp | ExpandShapeOp, slot: OpOperand
) -> list[Value] | None:
    """Returns the results of the operation computed over the loops of the larger side of a reshape of one of its
    operands: a collapse that defines an input, or an expansion of its result. None if impossible."""
    expanding = isinstance(reshape, ExpandShapeOp)
    with rewriter.insertion_guard(InsertionPoint.before_op(op)):
        rewriter.location = op.raw_location
        if isinstance(reshape, ExpandShapeOp):
            if not all(_moved_before(rewriter, value, op) for value in reshape.output_shape):
                return None
            shape = mixed(reshape.static_output_shape, reshape.output_shape)
        else:
            shape = dim_sizes(rewriter, reshape.src)
        extents = [loop_range.size for loop_range in loop_ranges(rewriter, op)]
        groups = reshape.reassociation
        expansion = Expansion(op.matching_map(slot), groups, shape, extents)
        if op.has_index_semantics and any(not isinstance(size, int) for sizes in expansion.sizes for size in sizes[1:]):
            return None
        operands: list[Value] = []
        for own, map in zip(op._operands, op.maps, strict=True):
            if own is slot and not expanding:
                operands.append(reshape.src)
            else:
                operands.append(_expanded(rewriter, own.value, map, expansion))
        new_op = _build(rewriter, op, operands, expansion)
        results: list[Value] = []
        for old, new, map in zip(op.results, new_op.results, op.maps[op.num_dps_inputs :], strict=True):
            if new.type is not old.type:
                properties: dict[str, Attribute] = {"reassociation": reassociation(expansion.groups(map))}
                collapsed = CollapseShapeOp([new], [old.type], properties, location=rewriter.location)
                new = rewriter.insert(collapsed).result
            results.append(new)
        return results


def _moved_before(rewriter: PatternRewriter, value: Value, op: Operation) -> bool:
    """True if the value is available at the operation, possibly after moving its definition."""
    producer = value.defining_op
    if producer is None or producer.parent is not op.parent or producer.is_before_in_block(op):
        return True
    if producer is op or not is_memory_effect_free(producer):
        return False
    if not all(_moved_before(rewriter, operand, op) for operand in producer.operands):
        return False
    rewriter.move_op_before(producer, op)
    return True


def _expanded(rewriter: PatternRewriter, value: Value, map: AffineMap, expansion: Expansion) -> Value:
    if not isinstance(value.type, RankedTensorType):
        return value
    sizes = expansion.shape(map)
    if len(sizes) == value.type.rank:
        return value
    type = RankedTensorType(split_mixed_values(sizes)[0], value.type.element_type, value.type.encoding)
    return expand(rewriter, value, type, expansion.groups(map), sizes).results[0]


def _build(rewriter: PatternRewriter, op: LinalgOp, operands: list[Value], expansion: Expansion) -> LinalgOp:
    if isinstance(op, FillOp | CopyOp):
        result: LinalgOp = clone_with_operands(rewriter, op, operands, result_types_of(op, operands))
        return result
    if isinstance(op, TransposeOp):
        order = [loop for axis in op.permutation for loop in _input_groups(op, expansion)[axis]]
        source, target = operands
        return build_copying(rewriter, TransposeOp, source, target, {"permutation": DenseI64ArrayAttr(order)})
    kinds = [kind for kind, loops in zip(op.iterators, expansion.loops, strict=True) for _ in loops]
    count = op.num_dps_inputs
    maps = [expansion.map(map) for map in op.maps]
    new_op = make_generic(operands[:count], operands[count:], maps, kinds, location=rewriter.location)
    rewriter.insert(new_op)
    rewriter.inline_region_before(op.regions[0], None, new_op.regions[0])
    for inner in [operation for operation in new_op.block.operations if isinstance(operation, IndexOp)]:
        _expand_index(rewriter, inner, expansion)
    return new_op


def _input_groups(op: LinalgOp, expansion: Expansion) -> list[list[int]]:
    return expansion.groups(op.maps[0])


def _expand_index(rewriter: PatternRewriter, index: IndexOp, expansion: Expansion) -> None:
    """The number of a loop from those of the loops that it became."""
    loop = index.dim
    loops, sizes = expansion.loops[loop], expansion.sizes[loop]
    with rewriter.insertion_guard(InsertionPoint.before_op(index)):
        inner = [_loop_number(rewriter, loop) for loop in loops[1:]]
        expanded = _loop_number(rewriter, loops[0])
        for number, size in zip(inner, sizes[1:], strict=True):
            assert isinstance(size, int)
            map = AffineMapAttr(AffineMap(2, 0, [dim(0) + dim(1) * size]))
            apply = AffineApplyOp([number, expanded], [INDEX], {"map": map}, location=index.raw_location)
            expanded = rewriter.insert(apply).results[0]
    rewriter.replace_op(index, [expanded])


def _loop_number(rewriter: PatternRewriter, loop: int) -> Value:
    index = IndexOp([], [INDEX], {"dim": IntegerAttr(i64, loop)}, location=rewriter.location)
    return rewriter.insert(index).results[0]


def reshape_expansion_patterns(control: Control = producer_has_one_use) -> list[RewritePattern]:
    """Returns the patterns that move collapses after their users and expansions before their
    producers."""

    def fold_producer(op: LinalgOp, rewriter: PatternRewriter) -> Outcome:
        for slot in op.dps_input_operands:
            reshape = slot.value.defining_op
            if not isinstance(reshape, CollapseShapeOp) or not can_expand(op, slot) or not control(slot):
                continue
            values = fuse_by_expansion(rewriter, op, reshape, slot)
            if values is not None:
                rewriter.replace_op(op, values)
                return True
        return False

    def fold_consumer(reshape: ExpandShapeOp, rewriter: PatternRewriter) -> Outcome:
        source = reshape.src
        producer = source.defining_op
        if not isinstance(producer, LinalgOp) or not isinstance(source, OpResult):
            return rewriter.notify_match_failure(reshape, "source not produced by an operation")
        slot = producer.tied_init(source)
        if not can_expand(producer, slot) or not control(operand_slot(reshape, ExpandShapeOp.src)):
            return rewriter.notify_match_failure(reshape, "failed preconditions of fusion with producer generic op")
        values = fuse_by_expansion(rewriter, producer, reshape, slot)
        if values is None:
            return rewriter.notify_match_failure(reshape, "fusion by expansion failed")
        value = values[source.index]
        collapse = value.defining_op
        rewriter.replace_op(reshape, [collapse.src if isinstance(collapse, CollapseShapeOp) else value])
        rewriter.replace_op(producer, values)
        return True

    def fold_into_pad(op: PadOp, rewriter: PatternRewriter) -> Outcome:
        reshape = op.source.defining_op
        if not isinstance(reshape, CollapseShapeOp) or not control(operand_slot(op, PadOp.source)):
            return rewriter.notify_match_failure(op, "the source is not collapsed")
        return _pad_before_collapse(rewriter, op, reshape)

    return [
        FunctionPattern(fold_into_pad, PadOp, name="FoldPadWithProducerReshapeOpByExpansion"),
        FunctionPattern(fold_consumer, ExpandShapeOp, name="FoldReshapeWithGenericOpByExpansion"),
        FunctionPattern(fold_producer, LinalgOp, name="FoldWithProducerReshapeOpByExpansion"),
    ]


# ---- tensor.pad


def _pad_before_collapse(rewriter: PatternRewriter, op: PadOp, reshape: CollapseShapeOp) -> Outcome:
    """Pads the source of the collapse instead; collapsed dims must not be padded."""
    groups = reshape.reassociation
    low = mixed(op.static_low, op.low)
    high = mixed(op.static_high, op.high)
    for group, before, behind in zip(groups, low, high, strict=True):
        if len(group) != 1 and not (before == 0 and behind == 0):
            return rewriter.notify_match_failure(op, "a collapsed dim is padded")
    padding = constant_padding(op)
    if padding is None:
        return rewriter.notify_match_failure(op, "the padding is not a single value")
    source = reshape.src
    shape = list(source.type.shape)
    new_low: list[Size] = [0] * len(shape)
    new_high: list[Size] = [0] * len(shape)
    for axis, group in enumerate(groups):
        if len(group) == 1:
            shape[group[0]] = op.result.type.shape[axis]
            new_low[group[0]], new_high[group[0]] = low[axis], high[axis]
    target = RankedTensorType(shape, source.type.element_type)
    nofold = op.nofold
    padded = pad_by(rewriter, source, target, new_high, padding, nofold, new_low)
    properties: dict[str, Attribute] = {"reassociation": reassociation(groups)}
    collapse_shape = CollapseShapeOp(padded.results, op.result_types, properties, location=op.raw_location)
    rewriter.replace_op(op, rewriter.insert(collapse_shape).results)
    return True
