"""Elimination of tensor.empty: values computed only to be inserted into a tensor are computed in place."""

from __future__ import annotations

from lamina.dialects.bufferization import one_shot_module_analysis as functions
from lamina.dialects.bufferization.one_shot_analysis import OneShotAnalysisState, analyze
from lamina.dialects.builtin.ops import ModuleOp
from lamina.dialects.tensor.ops import CastOp, EmptyOp
from lamina.interfaces.bufferizable import BufferizationOptions, Traversal
from lamina.interfaces.subset import SubsetInsertionModel, SubsetInsertionOpInterface
from lamina.ir.builder import InsertionPoint
from lamina.ir.dominance import DominanceInfo
from lamina.ir.operation import Operation
from lamina.ir.traits import IsolatedFromAbove
from lamina.ir.types import ShapedType
from lamina.ir.value import BlockArgument, OpOperand, Value, type_as
from lamina.rewrite.move_definitions import move_value_definitions
from lamina.rewrite.rewriter import PatternRewriter


def eliminate_empty_tensors(root: Operation) -> None:
    """Analyzes the root, or its isolated ancestor, then replaces tensor.empty operations that end up in insertions
    inside the root. Raises BufferizationError."""
    whole = isinstance(root, ModuleOp)
    analyzed = root
    while not analyzed.has_trait(IsolatedFromAbove) and analyzed.parent_op is not None:
        analyzed = analyzed.parent_op
    options = BufferizationOptions(allow_return_allocs_from_loops=True, bufferize_function_boundaries=whole)
    state = OneShotAnalysisState(analyzed, options)
    if whole:
        functions.analyze_module(analyzed, state)
    else:
        analyze(analyzed, state)
    rewriter = PatternRewriter()
    for operation in list(root.walk_post_order()):
        model = SubsetInsertionOpInterface.get(operation)
        if model is not None:
            _eliminate_for(operation, model, state, rewriter)


def _eliminate_for(
    insertion: Operation, model: type[SubsetInsertionModel], state: OneShotAnalysisState, rewriter: PatternRewriter
) -> None:
    source = model.get_source_operand(insertion)
    if not state.is_in_place(source):
        return
    config = Traversal(always_include_leaves=False, follow_equivalent_only=True, follow_same_type_or_casts_only=True)
    visited: dict[OpOperand, None] = {}
    chain = state.find_in_reverse_use_def_chain(
        source, lambda value: isinstance(value.defining_op, EmptyOp), config, visited
    )
    for value in chain:
        empty = value.defining_op
        assert empty is not None
        slot = next(slot_value for slot_value in visited if slot_value.value is value)
        replacement = _extraction(rewriter, insertion, model, empty, slot.owner)
        if replacement is None or replacement is value:
            continue
        if replacement.type is not value.type:
            left = type_as(replacement, ShapedType)
            right = type_as(value, ShapedType)
            if left.element_type is not right.element_type:
                continue
            with rewriter.insertion_guard(InsertionPoint.after_value(replacement)):
                cast = rewriter.create(CastOp, replacement, result_types=[right], location=empty.raw_location)
            replacement = cast.results[0]
        slot.owner.set_operand(slot.index, replacement)


def _extraction(
    rewriter: PatternRewriter,
    insertion: Operation,
    model: type[SubsetInsertionModel],
    empty: Operation,
    user: Operation,
) -> Value | None:
    """Returns the part of the destination that the insertion overwrites, taken before the user."""
    needed = model.get_values_needed_to_build_subset_extraction(insertion)
    point = _insertion_point(empty, user, needed)
    if point is None:
        if not move_value_definitions(rewriter, needed, user):
            return None
        point = user
    rewriter.set_insertion_point(point)
    return model.build_subset_extraction(insertion, rewriter, empty.raw_location)


def _insertion_point(empty: Operation, user: Operation, needed: list[Value]) -> Operation | None:
    dominance = DominanceInfo()
    candidates: list[Operation | None] = [empty]
    for value in needed:
        if isinstance(value, BlockArgument):
            candidates.append(value.owner.first_op)
        else:
            owner = value.defining_op
            candidates.append(None if owner is None else owner.next_op)
    for point in candidates:
        if point is None or not all(_is_there(value, point, dominance) for value in needed):
            continue
        if dominance.dominates(point, user):
            return point
    return None


def _is_there(value: Value, point: Operation, dominance: DominanceInfo) -> bool:
    if isinstance(value, BlockArgument):
        return value.owner.find_ancestor_op(point) is not None
    owner = value.defining_op
    return owner is not None and dominance.properly_dominates(owner, point)
