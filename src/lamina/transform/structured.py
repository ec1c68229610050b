"""Structured operations: matching payload and the structured transformations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.dialects.linalg.ops import SoftmaxOp
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.transform.structured_form_ops import DecomposeInterfaceOp, DecomposeOp, GeneralizeOp, InterchangeOp
from lamina.dialects.transform.structured_ops import MatchOp, ReplaceOp
from lamina.dialects.transform.structured_tiling_ops import SplitReductionOp
from lamina.dialects.transform.structured_vector_ops import (
    HoistRedundantVectorBroadcastsOp,
    HoistRedundantVectorTransfersOp,
    VectorizeChildrenAndApplyPatternsOp,
    VectorizeOp,
)
from lamina.dialects.vector.ops import TransferReadOp, TransferWriteOp
from lamina.ir import traits
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.passes.hoist_vector_transfers import (
    hoist_redundant_vector_broadcasts,
    hoist_redundant_vector_transfers,
)
from lamina.rewrite import GreedyConfig, PatternSet, apply_patterns_greedily
from lamina.rewrite.canonicalization import canonicalization_patterns
from lamina.rewrite.rewriter import MatchFailure
from lamina.transform.engine import Results, TransformRewriter, implement
from lamina.transform.failures import definite, not_applied, silenceable
from lamina.transform.match_conditions import match_conditions
from lamina.transform.state import TransformState
from lamina.transform.tiling import common_sizes, known_number

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter



@implement
def match(op: MatchOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    """Matches the operations inside the target by name, interface, attributes and types."""
    conditions = match_conditions(op)
    collected: list[Operation] = []
    targets = state.ops(op.target)
    if len(targets) != 1:
        raise definite(op, "requires exactly one target handle")
    for candidate in targets[0].walk_post_order():
        if all(condition.holds(candidate) for condition in conditions):
            collected.append(candidate)
    results.set(0, collected)


@implement(each=True, on=LinalgOp)
def generalize_op(op: GeneralizeOp, rewriter: TransformRewriter, target: LinalgOp, state: TransformState) -> Operation:
    """A named operation becomes linalg.generic; a generic one stays."""
    from lamina.dialects.linalg.transforms.generalize import generalize  # start-up

    if isinstance(target, GenericOp):
        return target
    generic = generalize(rewriter, target)
    if not isinstance(generic, Operation):
        raise silenceable(op, "failed to generalize", ("when applied to this op", target))
    return generic


def _functional(
    op: DecomposeInterfaceOp | InterchangeOp, replacement: MatchFailure | LinalgOp, target: Operation, what: str
) -> LinalgOp:
    """Returns the result of a transformation, or raises a silenceable failure with its reason."""
    if isinstance(replacement, MatchFailure):
        raise silenceable(op, f"{what}: {replacement.reason}", ("when applied to this op", target))
    return replacement


@implement(each=True, on=GenericOp)
def interchange_op(
    op: InterchangeOp, rewriter: TransformRewriter, target: GenericOp, state: TransformState
) -> Operation:
    """Another order of the loops of a linalg.generic."""
    from lamina.dialects.linalg.transforms.interchange import interchange  # start-up

    order = list(op.iterator_interchange or ())
    if not order:
        return target
    if len(order) != target.num_loops:
        raise silenceable(
            op,
            f'"iterator_interchange" has length ({len(order)}) different from the number of loops in the target '
            f"operation ({target.num_loops})",
        )
    return _functional(op, interchange(rewriter, target, order), target, "failed to apply")


@implement(each=True, on=LinalgOp)
def decompose_op(op: DecomposeOp, rewriter: TransformRewriter, target: LinalgOp, state: TransformState) -> Operation:
    """Decomposes a 2-D convolution with a unit dimension into a 1-D convolution."""
    from lamina.dialects.linalg.transforms.decompose import decompose  # start-up

    decomposed = decompose(rewriter, target)
    if isinstance(decomposed, MatchFailure):
        raise not_applied(op, target)
    return decomposed


@implement(each=True)
def decompose_interface_op(
    op: DecomposeInterfaceOp, rewriter: TransformRewriter, target: Operation, state: TransformState
) -> Operation:
    """Decomposes an operation that aggregates simpler ones (linalg.softmax); the handle is that of the
    last one."""
    from lamina.dialects.linalg.transforms.decompose_softmax import decompose_softmax  # start-up

    if not isinstance(target, SoftmaxOp):
        raise not_applied(op, target)
    return _functional(op, decompose_softmax(rewriter, target), target, "failed to apply")


@implement(consumes="target")
def vectorize_op(op: VectorizeOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    """Vectorizes structured operations with the given sizes or those of their shapes."""
    from lamina.dialects.linalg.vectorize import VectorizationFailure, vectorize  # start-up
    from lamina.dialects.linalg.vectorize_relayout import is_relayout  # start-up

    targets = state.ops(op.target)
    static = list(op.static_vector_sizes or ())
    scalable = [bool(flag) for flag in (op.scalable_sizes or ())]
    sizes = common_sizes(op, state, static, list(op.vector_sizes))
    for target in targets:
        if not isinstance(target, LinalgOp) and not is_relayout(target):
            raise silenceable(target, "Unsupported Op, cannot vectorize")
        rewriter.point = InsertionPoint.before_op(target)
        try:
            values = vectorize(
                rewriter,
                target,
                [known_number(size) for size in sizes],
                scalable,
                nd_extract=op.vectorize_nd_extract,
                assume_dynamic_match=op.assume_dynamic_dims_match_vec_sizes,
                named_contraction=op.create_named_contraction,
            )
        except VectorizationFailure as problem:
            raise silenceable(target, "Attempted to vectorize, but failed").because(str(problem)) from None
        rewriter.replace_op(target, values)


_VECTORIZATION = (
    (
        "disable_transfer_permutation_map_lowering_patterns",
        "lamina.conversion.vector_lowering.transfers",
        "vector_transfer_permutation_map_lowering_patterns",
    ),
    (
        "disable_multi_reduction_to_contract_patterns",
        "lamina.conversion.vector_lowering.reduction_to_contract",
        "vector_reduction_to_contract_patterns",
    ),
    ("", "lamina.conversion.vector_lowering.sink", "vector_sink_patterns"),
    ("", "lamina.conversion.vector_lowering.reshapes", "vector_step_lowering_patterns"),
)


@implement(each=True)
def vectorize_children(
    op: VectorizeChildrenAndApplyPatternsOp, rewriter: TransformRewriter, target: Operation, state: TransformState
) -> Operation:
    """Vectorizes nested operations where possible, then applies cleanup patterns."""
    import importlib

    from lamina.dialects.linalg.vectorize_patterns import vectorization_patterns  # start-up

    if not target.has_trait(traits.IsolatedFromAbove):
        raise definite(op, "requires isolated-from-above targets", ("non-isolated target", target))
    patterns: list[Any] = []
    for flag, module, function in _VECTORIZATION:
        if op._properties.get(flag) is None:
            patterns += getattr(importlib.import_module(module), function)()
    for cls in (TransferReadOp, TransferWriteOp):
        patterns += canonicalization_patterns(cls)
    patterns += vectorization_patterns(
        nd_extract=op.vectorize_nd_extract,
        flatten_1d_depthwise_conv=op.flatten_1d_depthwise_conv,
        padding=op.vectorize_padding,
        fold_type_extensions=op.fold_type_extensions_into_contract,
    )
    config = GreedyConfig(listener=state.listener, local_patterns=True)
    if not apply_patterns_greedily(target, PatternSet(patterns), config):
        raise silenceable(op, "failed to apply", ("target op", target))
    return target


@implement(each=True, on=LinalgOp)
def split_reduction_op(
    op: SplitReductionOp, rewriter: TransformRewriter, target: LinalgOp, state: TransformState
) -> tuple[Any, ...]:
    """Returns a reduction in two: partial results along a new dimension, and their combination."""
    from lamina.dialects.linalg.transforms.split_reduction import (  # start-up
        split_reduction,
        split_reduction_by_scaling,
    )

    factor = op.split_factor
    position = op.insert_split_dimension
    use_alloc = op.use_alloc
    rewriter.point = InsertionPoint.before_op(target)
    inner = op.inner_parallel
    split: Any
    if op.use_scaling_algorithm:
        split = split_reduction_by_scaling(
            rewriter, target, factor, position, inner_parallel=inner, use_alloc=use_alloc
        )
    else:
        split = split_reduction(rewriter, target, factor, position, inner_parallel=inner, use_alloc=use_alloc)
    if isinstance(split, MatchFailure):
        raise definite(op, "failed to apply", ("attempted to apply to this op", target))
    return tuple(split)


@implement(each=True)
def hoist_vector_transfers(
    op: HoistRedundantVectorTransfersOp, rewriter: TransformRewriter, target: Operation, state: TransformState
) -> Operation:
    """Hoists loop-invariant transfers on memrefs; the loop carries the vectors."""
    hoist_redundant_vector_transfers(target, op.verify_non_zero_trip, rewriter)
    return target


@implement(each=True)
def hoist_vector_broadcasts(
    op: HoistRedundantVectorBroadcastsOp, rewriter: TransformRewriter, target: Operation, state: TransformState
) -> Operation:
    """Pairs of vector.extract and vector.broadcast of a carried value move out of the loop."""
    hoist_redundant_vector_broadcasts(target, rewriter)
    return target


@implement(consumes="target")
def replace_op(op: ReplaceOp, rewriter: PatternRewriter, results: Results, state: TransformState) -> None:
    """Each target becomes a copy of the operation in the region."""
    pattern = op.regions[0].entry_block.first_op
    assert pattern is not None
    targets = state.ops(op.target)
    for target in targets:
        if target.parent is None:
            raise definite(op, "cannot replace the payload root", ("target op", target))
        if target.operands:
            raise definite(op, "expected target without operands")
        if target.regions and not target.has_trait(traits.IsolatedFromAbove):
            raise definite(op, "expected target that is isolated from above")
        if target.result_types != pattern.result_types:
            raise definite(op, "expected target with the results of the replacement", ("target op", target))
    replacements: list[Operation] = []
    for target in targets:
        if not op.is_ancestor(target):
            rewriter.point = InsertionPoint.before_op(target)
            replacements.append(rewriter.clone(pattern))
            rewriter.replace_op(target, replacements[-1].results)
    results.set(0, replacements)
