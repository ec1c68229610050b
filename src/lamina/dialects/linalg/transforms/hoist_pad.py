"""Hoists pads out of loops: all iterations' pads are computed before the loops and stored in a packed tensor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from lamina.analysis.presburger.flattening import Bound
from lamina.analysis.value_bounds import ValueBounds, Variable, bound_in_terms_of
from lamina.define.properties import find_property
from lamina.dialects.affine.ops import AffineApplyOp, AffineMaxOp, AffineMinOp
from lamina.dialects.arith.mixed import as_value
from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.linalg.bounds import materialized
from lamina.dialects.linalg.builders import build_copying
from lamina.dialects.linalg.canonicalize_fill import constant_padding
from lamina.dialects.linalg.sizes import INDEX
from lamina.dialects.linalg.slices import Slice, extract_slice, insert_slice, slice_of
from lamina.dialects.linalg.structured_ops import TransposeOp
from lamina.dialects.scf.builders import build_for, make_yield
from lamina.dialects.scf.loop_utils import for_with_additional_yields
from lamina.dialects.scf.ops import ForOp
from lamina.dialects.scf.subset_hoisting import hoist_loop_invariant_subsets
from lamina.dialects.tensor.ops import EmptyOp, ExtractSliceOp
from lamina.interfaces.destination_style import DestinationStyleOpInterface, dps_inits
from lamina.interfaces.effects import is_memory_effect_free
from lamina.interfaces.tiling import Size
from lamina.ir.affine import AffineMap, dim, symbol
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import AffineMapAttr, DenseI64ArrayAttr
from lamina.ir.builder import Builder
from lamina.ir.dominance import DominanceInfo
from lamina.ir.operation import IRMapping, Operation
from lamina.ir.traits import IsolatedFromAbove
from lamina.ir.types import DYNAMIC, IndexType, RankedTensorType
from lamina.ir.value import BlockArgument, OpResult, Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.create import insert_or_fold
from lamina.rewrite.rewriter import MatchFailure

if TYPE_CHECKING:
    from lamina.dialects.tensor.ops import PadOp
    from lamina.ir.affine import AffineExpr


class Packing(NamedTuple):
    """The packing loops (none if the pad is loop-invariant), the pad in them, and the position of an iteration's
    pad in the packed tensor, except for the iteration number."""

    loops: list[Any]
    pad: Any
    packed: Value
    sizes: list[Size]
    type: RankedTensorType


class HoistedPad(NamedTuple):
    """The pad outside of the loops, and the replacement of the original."""

    pad: Any
    replacement: Value


class _Analysis:
    """What is needed to compute a pad before a loop around it."""

    def __init__(self, pad: PadOp, loops: list[ForOp]) -> None:
        self.pad = pad
        self.loops = loops
        self.outermost = loops[-1]
        self.slice: Any = pad.source.defining_op
        self.backward: list[Operation] = []
        self.packing_loops: list[Any] = []
        # The loop that carries the slice, if that is its only use.
        self.consumer: Any = None

    def reason(self, rewriter: PatternRewriter) -> str | None:
        """Returns why the pad cannot be hoisted; None if it can. May hoist subsets carried by the outermost loop
        first."""
        if not isinstance(self.slice, ExtractSliceOp):
            return "the source is not a slice"
        if not _defined_outside(self.outermost, self.slice.source):
            self.outermost = hoist_loop_invariant_subsets(rewriter, self.outermost)
            self.loops = _loops_up_to(self.pad, self.outermost)
        if not _defined_outside(self.outermost, self.slice.source):
            return "the source of the slice is not defined outside of the loops"
        padding = constant_padding(self.pad)
        if padding is None or not isinstance(padding.defining_op, ConstantOp):
            return "the padding value is not a constant"
        self.backward = _backward_slice(self.pad, self.outermost)
        if len(self.backward) <= 1:
            return "nothing in the loops is needed to compute the pad"
        if not self._drop_non_index_operations():
            return "the pad depends on operations that cannot be computed before the loops"
        result = self.slice.results[0]
        user = next(iter(result.users)) if result.has_one_use else None
        self.consumer = user if isinstance(user, ForOp) else None
        self.packing_loops = [loop for loop in reversed(self.loops) if loop in self.backward]
        return None

    def _drop_non_index_operations(self) -> bool:
        """Leaves only operations that compute indices, and the loops whose variables they use."""
        edges: set[Value] = set()
        kept: list[Operation] = []
        for op in reversed(self.backward):
            if op is self.pad or op is self.slice:
                edges.update(_index_operands(op))
                kept.append(op)
                continue
            needed = any(result in edges for result in op.results)
            if isinstance(op, ForOp) and not needed and op.regions[0].entry_block.arguments[0] in edges:
                edges.update(_index_operands(op))
                kept.append(op)
                continue
            if needed:
                edges.update(_index_operands(op))
                plain = all(isinstance(value.type, IndexType) for value in op.operands)
                if not plain or op.regions or not is_memory_effect_free(op):
                    return False
                kept.append(op)
            elif isinstance(op, ConstantOp):
                kept.append(op)
        self.backward = kept[::-1]
        return True


def _index_operands(op: Operation) -> list[Value]:
    return [value for value in op.operands if isinstance(value.type, IndexType)]


def _defined_outside(loop: ForOp, value: Value) -> bool:
    return not loop.regions[0].is_ancestor(value.parent_region)


def _loops_up_to(pad: Operation, outermost: ForOp) -> list[Any]:
    """Returns the loops around the pad up to one, inner first."""
    loops: list[Any] = []
    at = pad.parent_op
    while isinstance(at, ForOp):
        loops.append(at)
        if at is outermost:
            break
        at = at.parent_op
    return loops


def _backward_slice(pad: PadOp, outermost: ForOp) -> list[Operation]:
    """Returns the operations inside the outermost loop, and loops, that the pad depends on; definitions before uses."""
    dominance = DominanceInfo()
    slice_: dict[Operation, None] = {}

    def visit(op: Operation) -> None:
        if op in slice_ or op.has_trait(IsolatedFromAbove):
            return
        if not dominance.dominates(outermost, op) or (op is not pad and pad.is_ancestor(op)):
            return
        for value in op.operands:
            follow(value)
        slice_[op] = None

    def follow(value: Value) -> None:
        if isinstance(value, OpResult):
            visit(value.owner)
            return
        assert isinstance(value, BlockArgument)
        parent = value.owner.parent_op
        if parent is not None and len(parent.regions) == 1 and parent.regions[0].has_one_block:
            visit(parent)

    for inner in pad.walk():
        if inner is not pad:
            for value in inner.operands:
                if not pad.regions[0].is_ancestor(value.parent_region):
                    follow(value)
    visit(pad)
    return list(slice_)


# ---- Packing


def build_packing_loop_nest(
    rewriter: PatternRewriter, pad: PadOp, outermost: ForOp, transpose: Sequence[int] = ()
) -> Packing | MatchFailure:
    """Computes the pad for all iterations, transposed if wanted, in loops before the outermost one."""
    loops = _loops_up_to(pad, outermost)
    if not loops or loops[-1] is not outermost:
        return rewriter.notify_match_failure(pad, "the loop does not enclose the pad")
    return _pack(rewriter, _Analysis(pad, loops), transpose, IRMapping())


def _pack(
    rewriter: PatternRewriter, analysis: _Analysis, transpose: Sequence[int], mapping: IRMapping
) -> Packing | MatchFailure:
    pad = analysis.pad
    reason = analysis.reason(rewriter)
    if reason is not None:
        return rewriter.notify_match_failure(pad, reason)
    padded = pad.result.type
    order = list(transpose) or list(range(padded.rank))
    if sorted(order) != list(range(padded.rank)):
        return rewriter.notify_match_failure(pad, "the transpose vector is not a permutation of the padded dims")
    if not padded.has_static_shape:
        return rewriter.notify_match_failure(pad, "expected a pad to a static shape")
    rewriter.location = pad.raw_location
    rewriter.set_insertion_point(analysis.outermost)
    counts = [_trip_count(rewriter, loop, analysis.outermost) for loop in analysis.packing_loops]
    sizes = [count for count in counts if count is not None]
    if len(sizes) != len(counts):
        return rewriter.notify_match_failure(pad, "the number of iterations has no bound outside of the loops")
    transposed = RankedTensorType([padded.shape[axis] for axis in order], padded.element_type, padded.encoding)
    shape = [*[DYNAMIC] * len(sizes), *transposed.shape]
    wide = RankedTensorType(shape, padded.element_type, padded.encoding)
    packed: Value = rewriter.insert(EmptyOp(sizes, [wide], location=rewriter.location)).results[0]
    return _clone_loops(rewriter, analysis, transpose, mapping, packed, transposed)


def _trip_count(rewriter: PatternRewriter, loop: ForOp, outermost: ForOp) -> Value | None:
    """Returns a bound for the number of iterations that does not depend on the loops."""
    low, upper, step = loop.operands[:3]

    def stop(value: Value, _dim: int | None, _bounds: ValueBounds) -> bool:
        return value is not upper and not isinstance(value.defining_op, AffineMinOp | AffineMaxOp | AffineApplyOp)

    bound = bound_in_terms_of(Bound.UPPER, Variable.of(upper), stop)
    if bound is None:
        return None
    if not all(_defined_outside(outermost, value) for value in (low, step, *(value for value, _ in bound[1]))):
        return None
    high = as_value(rewriter, materialized(rewriter, *bound))
    return _apply(rewriter, (dim(1) - dim(0)).ceildiv(symbol(0)), [low, high, step])


def _apply(rewriter: Builder, expr: AffineExpr, operands: Sequence[Value]) -> Value:
    properties: dict[str, Attribute] = {"map": AffineMapAttr(AffineMap(2, 1, [expr]))}
    affine_apply = AffineApplyOp(operands, [INDEX], properties, location=rewriter.location)
    return insert_or_fold(rewriter, affine_apply)[0]


def _iteration(rewriter: Builder, loop: ForOp) -> Value:
    """Returns the number of the current iteration."""
    low, step = loop.lower_bound, loop.step
    variable = loop.regions[0].entry_block.arguments[0]
    return _apply(rewriter, (dim(0) - dim(1)).ceildiv(symbol(0)), [variable, low, step])


def _clone_loops(
    rewriter: PatternRewriter,
    analysis: _Analysis,
    transpose: Sequence[int],
    mapping: IRMapping,
    packed: Value,
    type: RankedTensorType,
) -> Packing:
    """Clones the loops with the pad's computation; the innermost inserts it into the packed tensor."""
    _map_carried_source(analysis, mapping)
    loops: list[Any] = []
    numbers: list[Size] = []
    for op in analysis.backward:
        if not isinstance(op, ForOp):
            rewriter.clone(op, mapping)
            continue
        low, high, step = (mapping.values.get(value, value) for value in op.operands[:3])
        unsigned = find_property(op, ForOp.unsigned_cmp)
        new_op = build_for(rewriter, low, high, step, [packed], unsigned=unsigned)
        body = new_op.regions[0].entry_block
        mapping.values[op.regions[0].entry_block.arguments[0]] = body.arguments[0]
        loops.append(new_op)
        rewriter.set_insertion_point_to_start(body)
        numbers.append(_iteration(rewriter, new_op))
        packed = body.arguments[1]
    rank = type.rank
    sizes: list[Size] = [*[1] * len(loops), *type.shape]
    place = Slice([*numbers, *[0] * rank], sizes)
    value = mapping.values[analysis.pad.results[0]]
    pad = value.defining_op
    if transpose:
        target = extract_slice(rewriter, packed, place, type).results[0]
        properties: dict[str, Attribute] = {"permutation": DenseI64ArrayAttr(list(transpose))}
        value = build_copying(rewriter, TransposeOp, value, target, properties).results[0]
    if not loops:
        return Packing([], pad, value, sizes, type)
    value = insert_slice(rewriter, value, packed, place).results[0]
    for loop in reversed(loops):
        rewriter.set_insertion_point_to_end(loop.regions[0].entry_block)
        rewriter.insert(make_yield([value], rewriter.location))
        value = loop.results[0]
    return Packing(loops, pad, value, sizes, type)


def _map_carried_source(analysis: _Analysis, mapping: IRMapping) -> None:
    """Maps a loop-carried source to its initial value."""
    source: Value = analysis.pad.source
    while isinstance(source, BlockArgument):
        loop = source.owner.parent_op
        if not isinstance(loop, ForOp) or not analysis.outermost.is_ancestor(loop):
            return
        init = loop.init_args[source.index - 1]
        mapping.values[source] = init
        source = init


# ---- Hoisting


def hoist_pad(
    rewriter: PatternRewriter, pad: PadOp, count: int, transpose: Sequence[int] = ()
) -> HoistedPad | MatchFailure:
    """Computes the pad before up to ``count`` loops around it; the pad stays for the caller to replace."""
    loops: list[Any] = []
    at = pad.parent_op
    while len(loops) < count and isinstance(at, ForOp):
        loops.append(at)
        at = at.parent_op
    if not loops:
        return rewriter.notify_match_failure(pad, "the pad is not inside a loop")
    analysis = _Analysis(pad, loops)
    mapping = IRMapping()
    packing = _pack(rewriter, analysis, transpose, mapping)
    if isinstance(packing, MatchFailure):
        return packing
    rewriter.set_insertion_point(pad)
    numbers: list[Size] = [_iteration(rewriter, loop) for loop in analysis.packing_loops]
    if analysis.consumer is not None:
        padded = _carry_padded(rewriter, analysis, packing)
        if padded is None:
            return rewriter.notify_match_failure(pad, "the loop does not carry the padded tensor")
        return HoistedPad(packing.pad, padded)
    place = Slice([*numbers, *[0] * packing.type.rank], packing.sizes)
    value: Value = extract_slice(rewriter, packing.packed, place, packing.type).result
    if transpose:
        type = pad.result.type
        empty = EmptyOp([], [RankedTensorType(type.shape, type.element_type)], location=rewriter.location)
        properties: dict[str, Attribute] = {"permutation": DenseI64ArrayAttr(list(transpose))}
        target = rewriter.insert(empty).result
        value = build_copying(rewriter, TransposeOp, value, target, properties).results[0]
    return HoistedPad(packing.pad, value)


def _carry_padded(rewriter: PatternRewriter, analysis: _Analysis, packing: Packing) -> Value | None:
    """Lets the loop carry the padded tensor instead of the slice, which is extracted from it after the loop."""
    loop = analysis.consumer
    position = loop.init_args.index(analysis.slice.results[0])
    terminator = loop.regions[0].entry_block.last_op
    last = terminator.operand(position).defining_op
    if not isinstance(last, ExtractSliceOp) or not _comes_from(last.source, analysis.pad.results[0]):
        return None
    values = [last.source if at == position else value for at, value in enumerate(terminator.operands)]
    inits = [packing.packed if at == position else value for at, value in enumerate(loop.init_args)]
    rewriter.set_insertion_point_after(loop)
    place = slice_of(analysis.slice)
    cut = extract_slice(rewriter, packing.packed, Slice([0] * len(place.sizes), place.sizes))
    rewriter.replace_all_uses_with(loop.results[position], cut.results[0])
    count = len(inits)
    new_op = for_with_additional_yields(rewriter, loop, inits, True, lambda builder, fresh: values)
    with rewriter.modify_in_place(cut):
        cut.source = new_op.results[count + position]
    carried: Value = new_op.regions[0].entry_block.arguments[1 + count + position]
    return carried


def _comes_from(value: Value, source: Value) -> bool:
    """True if a value is another updated by operations of destination style."""
    while value is not source:
        owner = value.defining_op
        if owner is None or DestinationStyleOpInterface.get(owner) is None:
            return False
        value = dps_inits(owner)[value.index].value
    return True
