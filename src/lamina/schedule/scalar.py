"""Why structured operations stay scalar, as remarks."""

from __future__ import annotations

from lamina.ir.remarks import Remark, remark
from lamina.schedule.structure import StructuredOp
from lamina.schedule.tiles import choose_tile
from lamina.target import Target, host_target

REMARKABLE_WORK = 1 << 20
"""Minimum number of operations for a remark on scalar code."""


def scalar_remark(op: StructuredOp, reason: str | None = None, target: Target | None = None) -> Remark | None:
    """Returns why an operation stays scalar, by default the first reason found; None if that does not matter. LLVM
    vectorizes simple element-wise loops itself. ``target``: the CPU, by default the host."""
    if not op.kinds or op.iterations * op.work < REMARKABLE_WORK // 64:
        return None
    choice = choose_tile(op, target or host_target()) if op.problem is None and reason is None else None
    if choice is not None:
        if not op.reductions and op.work < 20:
            return None
        return Remark(
            op.op,
            "scalar",
            "runs as scalar loops: its schedule does not vectorize it",
            help=f'the automatic schedule (schedule="auto") would give it {choice.reasons[0]}',
            is_severe=op.iterations * op.work >= REMARKABLE_WORK,
        )
    reason = reason or why_scalar(op)
    return Remark(
        op.op,
        "scalar",
        f"runs as scalar loops: {reason}",
        help=_what_vectorizes(reason),
        is_severe=op.iterations * op.work >= REMARKABLE_WORK,
    )


def why_scalar(op: StructuredOp, strict_reductions: bool = False) -> str:
    """Why an operation gets no tile."""
    if op.problem is not None:
        return op.problem
    if not op.parallel and (strict_reductions or not op.reduces_in_any_order):
        return "its reductions keep their order"
    for number, operand in enumerate(op.operands):
        if operand.shape and None in operand.strides:
            return f"operand #{number} is walked through by strides that are not known"
    return "no loop is long enough for vectors"


def _what_vectorizes(reason: str) -> str:
    for part, help in (
        ("keep their order", "without --strict-reductions a sum may be split over the lanes of vectors"),
        ("strides", "give the buffer a layout of known strides, memref<..., strided<[N, 1]>>, or copy it into one"),
        ("an output", "write the output in the order of the parallel loops, and reduce or scatter into it apart"),
        ("tensor.extract", "read operands through indexing maps instead of tensor.extract, where the indices are "
         "affine; split off the rest"),
        ("no loop", "merge small dims into one loop: 'transform.structured.flatten_elementwise'"),
    ):  # fmt: skip
        if part in reason:
            return help
    return "move what cannot be vectorized to a separate operation, so that the rest is vectorized"


def remark_on_scalar(op: StructuredOp, reason: str) -> None:
    """Reports that an operation stays scalar, if that matters."""
    scalar_remark_ = scalar_remark(op, reason)
    if scalar_remark_ is not None:
        remark(scalar_remark_)
