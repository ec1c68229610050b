"""Structured operations in other forms: named, padded, packed, transposed, flat, scalar."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.dialects.linalg import relayout_ops as linalg
from lamina.dialects.linalg.matchers import is_elementwise
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.linalg.transforms.destination_style import rewrite_in_destination_style
from lamina.dialects.linalg.transforms.flatten import flatten_elementwise
from lamina.dialects.linalg.transforms.lower_pack import lower_pack, lower_unpack
from lamina.dialects.linalg.transforms.pack import pack
from lamina.dialects.linalg.transforms.scalarize import scalarize
from lamina.dialects.linalg.transforms.specialize import specialize
from lamina.dialects.linalg.transforms.transpose_inputs import transpose_conv2d, transpose_matmul
from lamina.dialects.scf.scalar_loops import lower_to_scalar_loops
from lamina.dialects.scf.tile_destinations import TilingFailure
from lamina.dialects.transform.enums import TransposeMatmulInput
from lamina.dialects.transform.structured_buffer_ops import RewriteInDestinationPassingStyleOp
from lamina.dialects.transform.structured_form_ops import (
    FlattenElementwiseLinalgOp,
    SpecializeOp,
    TransposeConv2DOp,
    TransposeMatmulOp,
)
from lamina.dialects.transform.structured_packing_ops import LowerPackOp, LowerUnPackOp, PackOp
from lamina.dialects.transform.structured_tiling_ops import ConvertToLoopsOp, ScalarizeOp
from lamina.interfaces.tiling import TilingInterface
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.rewrite.rewriter import MatchFailure
from lamina.transform.engine import Results, TransformRewriter, implement
from lamina.transform.failures import definite, not_applied, silenceable
from lamina.transform.state import TransformState

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter



@implement(each=True, on=LinalgOp)
def specialize_op(op: SpecializeOp, rewriter: TransformRewriter, target: Operation, state: TransformState) -> Operation:
    """Specializes linalg.generic to the equivalent named operation; named operations stay."""
    if not isinstance(target, GenericOp):
        return target
    specialized = specialize(rewriter, target)
    if isinstance(specialized, MatchFailure):
        raise not_applied(op, target)
    return specialized


@implement(each=True)
def lower_pack_op(
    op: LowerPackOp, rewriter: TransformRewriter, target: Operation, state: TransformState
) -> tuple[Any, ...]:
    """linalg.pack as padding, expansion and transpose, or as padding and insertion."""
    assert isinstance(target, linalg.PackOp)
    lowered = lower_pack(rewriter, target, bool(op.lower_pad_like_with_insert_slice))
    if isinstance(lowered, MatchFailure):
        raise silenceable(target, "cannot lower to pad + expand + transpose")
    return tuple(lowered)


@implement(each=True)
def lower_unpack_op(
    op: LowerUnPackOp, rewriter: TransformRewriter, target: Operation, state: TransformState
) -> tuple[Any, ...]:
    """linalg.unpack as transpose, collapse and slice, or as a slice."""
    assert isinstance(target, linalg.UnPackOp)
    lowered = lower_unpack(rewriter, target, bool(op.lower_unpad_like_with_extract_slice))
    return lowered.empty, lowered.transpose, lowered.collapse, lowered.slice


@implement(each=True, on=LinalgOp)
def transpose_matmul_op(
    op: TransposeMatmulOp, rewriter: PatternRewriter, target: LinalgOp, state: TransformState
) -> Operation:
    """Returns a matmul with an input transposed before."""
    transposed = transpose_matmul(rewriter, target, op.input_to_transpose is TransposeMatmulInput.LHS)
    if isinstance(transposed, MatchFailure):
        raise silenceable(target, "not supported")
    return transposed


@implement(each=True, on=LinalgOp)
def transpose_conv2d_op(
    op: TransposeConv2DOp, rewriter: TransformRewriter, target: LinalgOp, state: TransformState
) -> Operation:
    """Returns a convolution with its filter transposed before."""
    transposed = transpose_conv2d(rewriter, target)
    if isinstance(transposed, MatchFailure):
        raise not_applied(op, target)
    return transposed


@implement(each=True, on=LinalgOp)
def flatten_op(
    op: FlattenElementwiseLinalgOp, rewriter: TransformRewriter, target: LinalgOp, state: TransformState
) -> Operation:
    """Returns an element-wise operation over one loop."""
    if not is_elementwise(target):
        raise silenceable(target, "only elementwise flattening is supported")
    flattened = flatten_elementwise(rewriter, target)
    if isinstance(flattened, MatchFailure):
        raise silenceable(target, "attempted to flatten, but failed")
    return flattened


@implement(each=True, on=LinalgOp)
def scalarize_op(
    op: ScalarizeOp, rewriter: TransformRewriter, target: LinalgOp, state: TransformState
) -> list[Operation]:
    """Returns an operation inside loops over its dynamic dims."""
    try:
        return scalarize(rewriter, target).tiled
    except TilingFailure:
        raise not_applied(op, target) from None


@implement(consumes="target")
def convert_to_loops_op(
    op: ConvertToLoopsOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    """Loops around the code of one iteration."""
    loops: list[Operation] = []
    for target in state.ops(op.target):
        if not TilingInterface.has(target):
            raise silenceable(op, "expected the payload to implement TilingInterface", ("payload op", target))
        rewriter.point = InsertionPoint.before_op(target)
        to_scalar_loops = lower_to_scalar_loops(rewriter, target)
        if isinstance(to_scalar_loops, MatchFailure):
            raise silenceable(op, "failed to apply", ("attempted to apply to this op", target))
        rewriter.erase_op(target)
        loops += to_scalar_loops
    results.set(0, loops)


@implement
def pack_op(op: PackOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    """Packs the operands of an operation, with one more loop per size."""
    from lamina.transform.tiling import mixed_sizes  # start-up

    targets = state.ops(op.target)
    if not targets:
        results.set(0, [])
        return
    target = targets[0]
    if len(targets) != 1 or not isinstance(target, LinalgOp):
        raise silenceable(op, f"requires target to map to exactly 1 LinalgOp (got {len(targets)})")
    static = list(op.static_packed_sizes or ())
    sizes = mixed_sizes(op, state, static, list(op.packed_sizes), 1)[0]
    if len(sizes) != target.num_loops:
        raise definite(
            op, f"requires number of packed sizes match the number of loops ({len(sizes)} vs {target.num_loops})"
        )
    rewriter.point = InsertionPoint.before_op(target)
    rewriter.location = target.raw_location
    packed = pack(rewriter, target, sizes)
    if isinstance(packed, MatchFailure):
        raise definite(op, "data tiling failed").because(packed.reason)
    results.set(0, [packed.op])


@implement(each=True)
def rewrite_in_destination_style_op(
    op: RewriteInDestinationPassingStyleOp, rewriter: TransformRewriter, target: Operation, state: TransformState
) -> Operation:
    """Rewrites tensor operations in destination-passing style."""
    in_destination = rewrite_in_destination_style(rewriter, target)
    if isinstance(in_destination, MatchFailure):
        raise silenceable(op, "failed to rewrite in DPS: not a supported op", ("target op", target))
    return in_destination
