"""Packing: operands of structured operations in blocked layouts."""

from __future__ import annotations

from lamina.dialects.linalg.relayout_ops import PackOp, UnPackOp
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.transforms.pack_matmul import pack_matmul_greedily
from lamina.dialects.linalg.transforms.pack_transpose import fits_inner, fits_outer, pack_transpose
from lamina.dialects.transform.structured_packing_ops import PackGreedilyOp, PackTransposeOp
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.value import OpResult
from lamina.rewrite.rewriter import MatchFailure
from lamina.transform.engine import Results, TransformRewriter, implement
from lamina.transform.failures import silenceable
from lamina.transform.state import TransformState
from lamina.transform.tiling import mixed_sizes


def _values(op: PackTransposeOp | PackGreedilyOp, name: str) -> list[int]:
    return list(getattr(op._properties.get(name), "values", ()))


@implement(consumes="target")
def pack_greedily_op(op: PackGreedilyOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    """The matmul that an operation holds on packed operands; operations that hold none stay, others are dropped."""
    targets = [target for target in state.ops(op.target) if isinstance(target, LinalgOp)]
    static = _values(op, "static_matmul_packed_sizes")
    rows = mixed_sizes(op, state, static, list(op.matmul_packed_sizes), len(targets))
    multiples, order = _values(op, "matmul_padded_sizes_next_multiple_of"), _values(op, "matmul_inner_dims_order")
    packed: list[Operation] = []
    for target, sizes in zip(targets, rows, strict=True):
        rewriter.point = InsertionPoint.before_op(target)
        rewriter.location = target.raw_location
        made = pack_matmul_greedily(rewriter, target, sizes, multiples, order)
        packed.append(target if isinstance(made, MatchFailure) else made.op)
    results.set(0, packed)


@implement
def pack_transpose_op(
    op: PackTransposeOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    """Another order of the dims of a packed operand."""
    relayouts, targets = state.ops(op.target_pack_or_un_pack_op), state.ops(op.target_linalg_op)
    if not relayouts:
        results.fill_empty()
        return
    if len(relayouts) != 1 or len(targets) != 1:
        counts = f"(got {len(relayouts)} and {len(targets)})"
        raise silenceable(op, f"requires target to map to exactly 1 packing op and 1 packed op {counts}")
    relayout, target = relayouts[0], targets[0]
    if not isinstance(relayout, PackOp | UnPackOp):
        raise silenceable(op, "requires target to map to a linalg.pack or linalg.unpack")
    if not isinstance(target, LinalgOp):
        raise silenceable(op, "requires a LinalgOp target")
    pack = _matching_pack(op, relayout, target)
    outer, inner = _values(op, "outer_perm"), _values(op, "inner_perm")
    for name, order, fits in (("outer", outer, fits_outer), ("inner", inner, fits_inner)):
        if not fits(pack, order) or not fits(relayout, order):
            raise silenceable(op, f"invalid {name}_perm: {relayout.to_text(generic=True)}")
    transposed = pack_transpose(
        rewriter, pack, target, relayout if isinstance(relayout, UnPackOp) else None, outer, inner
    )
    results.set(0, [transposed.op])
    results.set(1, [transposed.pack])
    results.set(2, [] if transposed.unpack is None else [transposed.unpack])


def _matching_pack(op: Operation, relayout: PackOp | UnPackOp, target: LinalgOp) -> PackOp:
    """Returns the operation itself, or the one that packs the destination of the target's unpack."""
    if isinstance(relayout, PackOp):
        uses = list(relayout.result.uses)
        if len(uses) != 1 or uses[0].owner is not target:
            raise silenceable(op, "not a single use by the LinalgOp target")
        return relayout
    source = relayout.source
    if not isinstance(source, OpResult) or source.owner is not target:
        raise silenceable(op, "not produced by the LinalgOp target")
    pack = target.tied_init(source).value.defining_op
    if not isinstance(pack, PackOp) or len(list(pack.result.uses)) != 1:
        raise silenceable(op, "could not find matching pack op")
    return pack
