"""Canonicalization patterns of scf.parallel and scf.forall."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.define.properties import find_property
from lamina.dialects.scf.bounds import Bound, bound_attributes, trip_count
from lamina.dialects.scf.builders import bound_value, build_forall
from lamina.dialects.scf.ops import ForallOp, ParallelOp, ReduceOp
from lamina.dialects.tensor.ops import CastOp, InsertSliceOp, ParallelInsertSliceOp
from lamina.ir.attribute import Type
from lamina.ir.attributes import ArrayAttr, DenseI32ArrayAttr, IntegerAttr
from lamina.ir.operation import IRMapping
from lamina.ir.region import Region
from lamina.ir.types import DYNAMIC, IndexType
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.canonicalization import canonicalize, canonicalize_dialect
from lamina.rewrite.fold import constant_int
from lamina.rewrite.pattern import Outcome

if TYPE_CHECKING:
    from lamina.dialects.tensor.ops import DimOp
    from lamina.ir.location import LocationLike

KEPT = "lamina.nest"
"""The mark of an scf.forall that stays a loop if it runs once, to share code with equal ones."""

# ---- scf.parallel


def _new_parallel(
    rewriter: PatternRewriter,
    lower: Sequence[Value],
    upper: Sequence[Value],
    steps: Sequence[Value],
    initial: Sequence[Value],
    location: LocationLike,
) -> ParallelOp:
    """Returns a parallel loop without a body."""
    sizes = DenseI32ArrayAttr([len(lower), len(upper), len(steps), len(initial)])
    types = [value.type for value in initial]
    operands = [*lower, *upper, *steps, *initial]
    loop = ParallelOp(operands, types, {"operandSegmentSizes": sizes}, {}, (), [Region()], location)
    return rewriter.insert(loop)


@canonicalize(name="ParallelOpSingleOrZeroIterationDimsFolder")
def drop_single_iterations(loop: ParallelOp, rewriter: PatternRewriter) -> Outcome:
    """parallel: drops dimensions with trip count 1; trip count 0 -> initial values"""
    mapping = IRMapping()
    kept: list[tuple[Value, Value, Value]] = []
    bounds = list(zip(loop.lower_bound, loop.upper_bound, loop.step, strict=True))
    for (lower, upper, step), induction in zip(bounds, loop.regions[0].arguments, strict=True):
        count = trip_count(lower, upper, step)
        if count == 0:
            rewriter.replace_op(loop, loop.init_vals)
            return True
        if count == 1:
            mapping.map(induction, lower)
        else:
            kept.append((lower, upper, step))
    if len(kept) == len(bounds):
        return False
    if not kept:
        rewriter.replace_op(loop, _inlined(loop, rewriter, mapping))
        return True
    lowers, uppers, steps = (list(column) for column in zip(*kept, strict=True))
    new_op = _new_parallel(rewriter, lowers, uppers, steps, loop.init_vals, loop.raw_location)
    rewriter.clone_region_before(loop.regions[0], None, new_op.regions[0], mapping)
    rewriter.replace_op(loop, new_op)
    return True


def _inlined(loop: ParallelOp, rewriter: PatternRewriter, mapping: IRMapping) -> list[Value]:
    """Copies the body and its reductions before the loop; returns the results."""
    body = loop.regions[0].entry_block
    reduce: Any = body.last_op
    for operation in body.without_terminator:
        rewriter.clone(operation, mapping)
    results: list[Value] = []
    for region, initial, operand in zip(reduce.regions, loop.init_vals, reduce.operands, strict=True):
        block = region.entry_block
        mapping.map(block.arguments[0], initial)
        mapping.map(block.arguments[1], mapping.lookup_or_default(operand))
        for operation in block.without_terminator:
            rewriter.clone(operation, mapping)
        results.append(mapping.lookup_or_default(block.terminator.only_operand))
    return results


@canonicalize(name="MergeNestedParallelLoops")
def merge_nested_loops(loop: ParallelOp, rewriter: PatternRewriter) -> Outcome:
    """parallel { parallel { body } } -> parallel { body }, for bounds defined outside"""
    outer = loop.regions[0].entry_block
    nested = outer.first_op
    if not isinstance(nested, ParallelOp) or nested.next_op is not outer.last_op:
        return False
    bounds = [*nested.lower_bound, *nested.upper_bound, *nested.step]
    if any(value in outer.arguments for value in bounds) or loop.init_vals or nested.init_vals:
        return False
    location = loop.raw_location
    new_op = _new_parallel(
        rewriter,
        [*loop.lower_bound, *nested.lower_bound],
        [*loop.upper_bound, *nested.upper_bound],
        [*loop.step, *nested.step],
        [],
        location,
    )
    inner = nested.regions[0].entry_block
    count = len(outer.arguments) + len(inner.arguments)
    block = rewriter.create_block(new_op.regions[0], None, [IndexType()] * count, [location] * count)
    mapping = IRMapping()
    mapping.map_all([*outer.arguments, *inner.arguments], block.arguments)
    for operation in inner.without_terminator:
        rewriter.clone(operation, mapping)
    rewriter.insert(ReduceOp((), (), {}, {}, (), (), location))
    rewriter.replace_op(loop, new_op)
    return True


# ---- scf.forall


def mixed_bounds(loop: ForallOp) -> tuple[list[Bound], list[Bound], list[Bound]]:
    """Lower bounds, upper bounds and steps, numbers as attributes."""
    return (
        bound_attributes(loop.static_lower_bound, loop.dynamic_lower_bound),
        bound_attributes(loop.static_upper_bound, loop.dynamic_upper_bound),
        bound_attributes(loop.static_step, loop.dynamic_step),
    )


def rank_of(loop: ForallOp) -> int:
    """Returns the number of induction variables."""
    return len(loop.static_lower_bound)


def combining_ops(loop: ForallOp, argument: Value) -> list[Any]:
    """Returns the operations of the terminator that write to a shared output."""
    block = loop.regions[0].entry_block.terminator.regions[0].entry_block
    return [
        operation
        for operation in block.operations
        if isinstance(operation, ParallelInsertSliceOp) and operation.dest is argument
    ]


def _is_dim_of_forall(operation: DimOp) -> ForallOp | None:
    loop = operation.source.defining_op
    return loop if isinstance(loop, ForallOp) else None


@canonicalize_dialect("scf", "tensor.dim", name="DimOfForallOp")
def dim_of_result(operation: Any, rewriter: PatternRewriter) -> Outcome:
    """dim(forall result, i) -> dim(shared output, i)"""
    loop = _is_dim_of_forall(operation)
    if loop is None:
        return False
    output = loop.outputs[operation.source.index]
    with rewriter.modify_in_place(operation):
        operation.source = output
    return True


@canonicalize(name="FoldTensorCastOfOutputIntoForallOp")
def fold_output_casts(loop: ForallOp, rewriter: PatternRewriter) -> Outcome:
    """forall shared_outs(cast(x)) -> cast(forall shared_outs(x)), if the cast drops static sizes"""
    from lamina.dialects.scf.casts import is_static_information_kept, tensor_cast  # start-up

    outputs: list[Value] = [*loop.outputs]
    casts: dict[int, Type] = {}
    for index, output in enumerate(outputs):
        cast = output.defining_op
        if not isinstance(cast, CastOp):
            continue
        source = cast.source
        if is_static_information_kept(output.type, source.type):
            casts[index] = output.type
            outputs[index] = source
    if not casts:
        return False
    location = loop.raw_location
    new_op = build_forall(
        rewriter,
        *mixed_bounds(loop),
        outputs,
        mapping=find_property(loop, ForallOp.mapping, ArrayAttr),
        location=location,
        terminator=False,
    )
    body = new_op.regions[0].entry_block
    rank = rank_of(loop)
    rewriter.set_insertion_point_to_end(body)
    arguments: list[Value] = list(body.arguments)
    for index, type in casts.items():
        arguments[rank + index] = tensor_cast(rewriter, type, arguments[rank + index], location)
    rewriter.merge_blocks(loop.regions[0].entry_block, body, arguments)
    terminator: Any = body.last_op
    writes = [operation for operation in terminator.regions[0].entry_block.operations]
    for operation, argument in zip(writes, body.arguments[rank:], strict=False):
        with rewriter.modify_in_place(operation):
            operation.set_operand(1, argument)
    rewriter.set_insertion_point_after(new_op)
    results: list[Value] = list(new_op.results)
    for index, type in casts.items():
        results[index] = tensor_cast(rewriter, type, results[index], location)
    rewriter.replace_op(loop, results)
    return True


_FIELDS = (
    ("static_lower_bound", "dynamic_lower_bound"),
    ("static_upper_bound", "dynamic_upper_bound"),
    ("static_step", "dynamic_step"),
)


@canonicalize(name="ForallOpControlOperandsFolder")
def fold_bounds(loop: ForallOp, rewriter: PatternRewriter) -> Outcome:
    """forall(constant bounds) -> forall with static bounds and steps"""
    for static_name, dynamic_name in _FIELDS:
        values: list[Value] = getattr(loop, dynamic_name)
        if all(constant_int(value) is None for value in values):
            continue
        rest = iter(values)
        static: list[int] = []
        dynamic: list[Value] = []
        for number in getattr(loop, static_name):
            if number == DYNAMIC:
                value = next(rest)
                known = constant_int(value)
                number = DYNAMIC if known is None else known
                if known is None:
                    dynamic.append(value)
            static.append(number)
        with rewriter.modify_in_place(loop):
            setattr(loop, dynamic_name, dynamic)
            setattr(loop, static_name, static)
        return True
    return False


@canonicalize(name="ForallOpIterArgsFolder")
def drop_unchanged_outputs(loop: ForallOp, rewriter: PatternRewriter) -> Outcome:
    """forall: drops outputs that are not written, or whose results are unused"""
    rank = rank_of(loop)
    outputs = loop.outputs
    arguments = loop.regions[0].arguments[rank:]
    gone = [
        result.use_empty or not combining_ops(loop, argument)
        for result, argument in zip(loop.results, arguments, strict=True)
    ]
    if not any(gone):
        return False
    for argument, dropped in zip(arguments, gone, strict=True):
        if dropped:
            for operation in combining_ops(loop, argument):
                rewriter.erase_op(operation)
    kept = [output for output, dropped in zip(outputs, gone, strict=True) if not dropped]
    new_op = build_forall(
        rewriter,
        *mixed_bounds(loop),
        kept,
        mapping=find_property(loop, ForallOp.mapping, ArrayAttr),
        location=loop.raw_location,
        terminator=False,
    )
    body = new_op.regions[0].entry_block
    fresh = iter(body.arguments[rank:])
    results = iter(new_op.results)
    replacements = [output if dropped else next(fresh) for output, dropped in zip(outputs, gone, strict=True)]
    rewriter.merge_blocks(loop.regions[0].entry_block, body, [*body.arguments[:rank], *replacements])
    rewriter.replace_op(
        loop, [output if dropped else next(results) for output, dropped in zip(outputs, gone, strict=True)]
    )
    return True


def _forall_count(lower: Bound, upper: Bound, step: Bound) -> int | None:
    """Returns the trip count of a dimension of scf.forall; unknown for a step of zero unless the bounds are equal."""
    if constant_int(step) == 0 and trip_count(lower, upper, IntegerAttr(IndexType(), 1)) is None:
        return None
    return trip_count(lower, upper, step)


def is_kept(loop: ForallOp) -> bool:
    """True for a marked loop that runs once."""
    return KEPT in loop.attributes and all(
        _forall_count(*bounds) == 1 for bounds in zip(*mixed_bounds(loop), strict=True)
    )


@canonicalize(name="ForallOpSingleOrZeroIterationDimsFolder")
def drop_single_forall_iterations(loop: ForallOp, rewriter: PatternRewriter) -> Outcome:
    """forall: drops dimensions with trip count 1, unless mapped; trip count 0 -> outputs"""
    mapped = loop.mapping
    if mapped or is_kept(loop):
        return False
    mapping = IRMapping()
    kept: list[tuple[Bound, Bound, Bound]] = []
    rank = rank_of(loop)
    inductions = loop.regions[0].arguments[:rank]
    for lower, upper, step, induction in zip(*mixed_bounds(loop), inductions, strict=True):
        count = _forall_count(lower, upper, step)
        if count == 0:
            rewriter.replace_op(loop, loop.outputs)
            return True
        if count == 1:
            mapping.map(induction, bound_value(rewriter, lower, loop.raw_location))
        else:
            kept.append((lower, upper, step))
    if not kept:
        promote_forall(rewriter, loop)
        return True
    if len(kept) == rank:
        return rewriter.notify_match_failure(loop, "no dimensions have 0 or 1 iterations")
    lowers, uppers, steps = (list(column) for column in zip(*kept, strict=True))
    new_op = build_forall(rewriter, lowers, uppers, steps, loop.outputs, location=loop.raw_location, terminator=None)
    new_op.attributes.update(loop.attributes)
    if mapped is not None:
        new_op.mapping = mapped
    rewriter.clone_region_before(loop.regions[0], None, new_op.regions[0], mapping)
    rewriter.replace_op(loop, new_op)
    return True


def promote_forall(rewriter: PatternRewriter, loop: ForallOp) -> None:
    """Replaces a loop that runs once by its body; the writes of its terminator become tensor.insert_slice."""
    outputs = loop.outputs
    location = loop.raw_location
    body = loop.regions[0].entry_block
    terminator: Any = body.last_op
    lower = [bound_value(rewriter, bound, location) for bound in mixed_bounds(loop)[0]]
    writes = list(terminator.regions[0].entry_block.operations)
    rewriter.inline_block_before_op(body, loop, [*lower, *outputs])
    rewriter.set_insertion_point_after(loop)
    results: list[Value] = []
    for write in writes:
        insert_slice = InsertSliceOp(
            write.operands, [write.dest.type], dict(write._properties), {}, (), (), loop.raw_location
        )
        results.append(rewriter.insert(insert_slice).results[0])
    rewriter.replace_op(loop, results)
    rewriter.erase_op(terminator)


@canonicalize(name="ForallOpReplaceConstantInductionVar")
def constant_induction(loop: ForallOp, rewriter: PatternRewriter) -> Outcome:
    """forall: induction variable of a dimension with trip count 1 -> its lower bound"""
    changed = False
    inductions = loop.regions[0].arguments[: rank_of(loop)]
    for lower, upper, step, induction in zip(*mixed_bounds(loop), inductions, strict=True):
        if induction.use_empty or _forall_count(lower, upper, step) != 1:
            continue
        rewriter.replace_all_uses_with(induction, bound_value(rewriter, lower, loop.raw_location))
        changed = True
    return changed
