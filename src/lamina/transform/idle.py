"""Remarks on steps that succeeded without effect, and the cause.

A step is reported if none of its executions changed anything. This is detected by comparing the payload before and
after, which only pays for the operations below.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.memref.ops import AllocOp
from lamina.dialects.tensor.ops import ExtractSliceOp
from lamina.dialects.vector.ops import TransferReadOp, TransferWriteOp
from lamina.interfaces.loop_like import LoopLikeOpInterface
from lamina.interfaces.view_like import ViewLikeOpInterface
from lamina.ir.location import resolve_location
from lamina.ir.operation import Operation
from lamina.ir.remarks import Remark, current_remarks, remark
from lamina.ir.types import DYNAMIC, MemRefType, TensorType
from lamina.ir.value import BlockArgument, Value
from lamina.transform.failures import TransformFailure
from lamina.transform.state import OP_HANDLE, TransformState, kind_of


class Cause(NamedTuple):
    """Why a step had no effect: the end of the message, the location, and a hint."""

    text: str
    place: Operation | None
    help: str | None


# The causes found in the payload of an idle step; a cause implies that the step was meant to do something.
Explanation = Callable[[Operation], Iterator[Cause]]


class _Kind(NamedTuple):
    """What an operation failed to do, and the search for a cause; without a cause the remark is not
    severe."""

    nothing: str
    causes: Explanation | None = None


def _short(op: Operation) -> str:
    return f"the {op.name.rpartition('.')[2]} at {resolve_location(op.raw_location)}"


# ---- Causes


def _hidden_transfers(target: Operation) -> Iterator[Cause]:
    """Transfers at a loop-invariant position that could not be hoisted."""
    for read in target.walk(TransferReadOp):
        loop = read.parent_op
        model = None if loop is None else LoopLikeOpInterface.get(loop)
        if loop is None or model is None:
            continue
        if not all(_is_invariant(value, loop) for value in read.indices) or not _is_invariant(read.base, loop):
            continue
        if isinstance(read.base.type, TensorType):
            yield Cause(
                "the transfers are on tensors",
                read,
                "hoist with transform.loop.hoist_loop_invariant_subsets, or after bufferization",
            )
            continue
        view = read.base.defining_op
        if view is not None and ViewLikeOpInterface.get(view) is not None:
            yield Cause(
                f"{_short(view)} hides the loop-invariant access",
                read,
                "fold it into the accesses first: 'transform.apply_patterns.memref.fold_memref_alias_ops'",
            )
            continue
        other = _other_access(read, loop)
        if other is not None:
            yield Cause(
                f"{_short(other)} may access the same elements as the loop-invariant access",
                read,
                "use indices for both that are constants or differ by one, or access two separate buffers",
            )


def _is_invariant(value: Value, loop: Operation, depth: int = 16) -> bool:
    """True if a value is loop-invariant: defined outside of the loop, or a view or arithmetic of such values."""
    if isinstance(value, BlockArgument):
        holder = value.owner.parent_op
        return holder is None or not loop.is_ancestor(holder)
    op = value.defining_op
    if op is None or not loop.is_ancestor(op):
        return True
    if depth == 0 or op.regions:
        return False
    if not (op.name.startswith(("arith.", "affine.apply")) or ViewLikeOpInterface.get(op) is not None):
        return False
    return all(_is_invariant(operand, loop, depth - 1) for operand in op.operands)


def _other_access(read: TransferReadOp, loop: Operation) -> Operation | None:
    """Something else in the loop that uses the memref at other indices."""
    for user in read.base.users:
        if user is read or not loop.is_ancestor(user):
            continue
        if isinstance(user, TransferWriteOp) and list(user.indices) == list(read.indices):
            continue
        return user
    return None


def _carried_tensors(target: Operation) -> Iterator[Cause]:
    """Why a loop has no subsets of tensors to carry."""
    loops = [target] if LoopLikeOpInterface.get(target) is not None else []
    for loop in loops:
        model = LoopLikeOpInterface.get(loop)
        carried = [] if model is None else model.get_region_iter_args(loop)
        if not any(isinstance(argument.type, TensorType) for argument in carried):
            if any(isinstance(read.base.type, MemRefType) for read in loop.walk(TransferReadOp)):
                yield Cause(
                    "the loop carries no tensor, its transfers are on memrefs",
                    loop,
                    "hoist before bufferization, or with transform.structured.hoist_redundant_vector_transfers",
                )
            continue
        for op in loop.walk():
            parts = isinstance(op, TransferReadOp | ExtractSliceOp) and op.parent_op is loop
            if parts and any(operand in carried for operand in op.operands[:1]):
                if all(_is_invariant(index, loop) for index in op.operands[1:]):
                    yield Cause(
                        f"{_short(op)} takes a loop-invariant part, but the carried tensor is used otherwise too",
                        op,
                        "fold slices of slices and transfers into slices first "
                        "('transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers')",
                    )


def _not_vectorized(target: Operation) -> Iterator[Cause]:
    """Structured operations that are still there."""
    for op in target.walk():
        if isinstance(op, LinalgOp):
            if DYNAMIC in op.static_loop_ranges:
                yield Cause(
                    f"{_short(op)} has sizes that are not constant",
                    op,
                    "tile it by sizes that divide the loops, or pass vector_sizes to transform.structured.vectorize",
                )
            else:
                yield Cause(
                    f"{_short(op)} cannot be vectorized here",
                    op,
                    "'transform.structured.vectorize' on it fails with the reason",
                )


def _left_in_loops(target: Operation) -> Iterator[Cause]:
    """Allocations that are still in loops."""
    for op in target.walk(AllocOp):
        loop = next((outer for outer in op.ancestors if LoopLikeOpInterface.get(outer) is not None), None)
        if loop is not None and target.is_ancestor(loop):
            sized = any(not _is_invariant(size, loop) for size in op.dynamic_sizes)
            why = "its size depends on the iteration" if sized else "it is used after its iteration, or is not freed"
            yield Cause(f"{_short(op)} cannot move: {why}", op, "allocate the largest size before the loop")


_KINDS = {
    "structured.hoist_redundant_vector_transfers": _Kind("hoisted nothing", _hidden_transfers),
    "loop.hoist_loop_invariant_subsets": _Kind("hoisted nothing", _carried_tensors),
    "structured.vectorize_children_and_apply_patterns": _Kind("vectorized nothing", _not_vectorized),
    "bufferization.buffer_loop_hoisting": _Kind("hoisted nothing", _left_in_loops),
    "structured.hoist_redundant_vector_broadcasts": _Kind("hoisted nothing"),
    "apply_licm": _Kind("moved nothing"),
    "apply_patterns": _Kind("changed nothing"),
    "apply_cse": _Kind("changed nothing"),
    "apply_dce": _Kind("changed nothing"),
    "apply_registered_pass": _Kind("changed nothing"),
    "structured.interchange": _Kind("changed nothing"),
    "memref.erase_dead_alloc_and_stores": _Kind("erased nothing"),
    "bufferization.eliminate_empty_tensors": _Kind("eliminated nothing"),
}


# ---- Watching


def idle_steps() -> IdleSteps | None:
    """Returns the observer of a script, if remarks are wanted."""
    return IdleSteps() if current_remarks().level != "none" else None


class IdleSteps:
    """Follows the steps of a script, and reports at its end which of them changed nothing."""

    def __init__(self) -> None:
        self._all = current_remarks().wants(is_severe=False)
        self._before: list[tuple[list[Operation], int] | None] = []
        self._idle: dict[Operation, list[Operation]] = {}
        self._busy: set[Operation] = set()

    def before(self, op: Operation, state: TransformState) -> None:
        """A step begins."""
        kind = _KINDS.get(op.name.removeprefix("transform."))
        watched = kind is not None and (self._all or kind.causes is not None) and op not in self._busy
        targets = _targets(op, state) if watched else []
        self._before.append((targets, _fingerprint(targets)) if targets else None)

    def after(self, op: Operation, state: TransformState, seconds: float, failure: TransformFailure | None) -> None:
        """A step ended."""
        begun = self._before.pop()
        if begun is None or failure is not None:
            return
        targets, before = begun
        if any(target.is_erased for target in targets) or _fingerprint(targets) != before:
            self._busy.add(op)
        else:
            self._idle[op] = targets

    def report(self) -> None:
        """Emits the remarks."""
        for op, targets in self._idle.items():
            if op in self._busy or op.is_erased:
                continue
            kind = _KINDS[op.name.removeprefix("transform.")]
            alive = [target for target in targets if not target.is_erased]
            causes = [] if kind.causes is None else [cause for target in alive for cause in kind.causes(target)]
            cause = causes[0] if causes else None
            message = kind.nothing if cause is None else f"{kind.nothing}: {cause.text}"
            made = Remark(
                op, "idle", message, help=None if cause is None else cause.help, is_severe=cause is not None
            )
            if cause is not None and cause.place is not None:
                made.attach_note("here", cause.place.raw_location)
            remark(made)


def _targets(op: Operation, state: TransformState) -> list[Operation]:
    handles = [value for value in op.operands if kind_of(value.type) == OP_HANDLE and state.is_known(value)]
    return [payload_op for payload_op in state.payload(handles[0]) if not payload_op.is_erased] if handles else []


def _fingerprint(targets: list[Operation]) -> int:
    """Returns a number that changes with the operations below, their places and their operands."""
    return hash(
        tuple(
            (id(op), id(op.parent), *map(id, op.operands), *map(id, op._properties.values()))
            for target in targets
            for op in target.walk()
        )
    )
