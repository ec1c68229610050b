"""Hoisting of redundant transfers and broadcasts: loop-invariant reads and writes become a read
before the loop, an iter_arg, and a write after it."""

from __future__ import annotations

from collections import deque

from lamina.dialects.affine.ops import AffineApplyOp, AffineForOp
from lamina.dialects.arith.ops import AddIOp
from lamina.dialects.memref.ops import AssumeAlignmentOp
from lamina.dialects.scf.ops import ForOp
from lamina.dialects.vector.ops import BroadcastOp, ExtractOp, TransferReadOp, TransferWriteOp
from lamina.dialects.vector.queries import leading_shaped_rank, same_values, transfer_map, vector_of_transfer
from lamina.interfaces.loop_like import LoopLikeModel, LoopLikeOpInterface
from lamina.interfaces.view_like import ViewLikeOpInterface
from lamina.ir import affine
from lamina.ir.builder import InsertionPoint
from lamina.ir.dominance import DominanceInfo
from lamina.ir.operation import Operation
from lamina.ir.types import MemRefType
from lamina.ir.value import Value
from lamina.passes.loop_invariant_code_motion import move_loop_invariant_code
from lamina.rewrite.fold import constant_int
from lamina.rewrite.rewriter import PatternRewriter

_LOOPS = (ForOp, AffineForOp)


def hoist_redundant_vector_transfers(
    root: Operation, verify_non_zero_trip: bool = False, rewriter: PatternRewriter | None = None
) -> bool:
    """Hoists pairs of transfer_read and transfer_write on memrefs, and reads alone, out of loops inside ``root``,
    like MLIR's function of that name. ``verify_non_zero_trip``: only out of loops that are known to run. Returns
    whether anything changed."""
    driver = PatternRewriter() if rewriter is None else rewriter
    changed = False
    while True:
        for loop in list(root.walk_post_order()):
            if LoopLikeOpInterface.get(loop) is not None:
                changed = bool(move_loop_invariant_code(loop, driver)) or changed
        running = None if not verify_non_zero_trip else _loops_that_run(root)
        if not any(_hoist(operation, driver, running) for operation in _reads(root)):
            return changed
        changed = True


def _reads(root: Operation) -> list[TransferReadOp]:
    # In the order of MLIR's walk: operations inside before those around.
    return [operation for operation in root.walk_post_order() if isinstance(operation, TransferReadOp)]


def _loops_that_run(root: Operation) -> set[Operation]:
    """Loops with constant bounds that run at least once."""
    loops: set[Operation] = set()
    for operation in root.walk():
        model = LoopLikeOpInterface.get(operation)
        if model is None:
            continue
        lower, upper = model.get_lower_bounds(operation), model.get_upper_bounds(operation)
        if not lower or not upper:
            continue
        pairs = [(constant_int(low), constant_int(high)) for low, high in zip(lower, upper, strict=True)]
        if all(low is not None and high is not None and low < high for low, high in pairs):
            loops.add(operation)
    return loops


def _hoist(read: TransferReadOp, rewriter: PatternRewriter, running: set[Operation] | None) -> bool:
    """Hoists one read, with the write that belongs to it if there is one. True if a loop was replaced."""
    loop = read.parent_op
    if not isinstance(read.base.type, MemRefType) or not isinstance(loop, _LOOPS):
        return False
    model = LoopLikeOpInterface.get(loop)
    if model is None or (running is not None and loop not in running):
        return False
    write = _last_write(read)
    if not all(model.is_defined_outside_of_loop(loop, value) for value in read.operands):
        return False
    if write is None:
        if _only_use_in_loop(read, loop):
            model.move_out_of_loop(loop, read, rewriter)
        return False
    if not _match(read, write) or _is_view(read.base) or not _is_private(read, write, loop):
        return False
    _carry(read, write, loop, model, rewriter)
    return True


def _last_write(read: TransferReadOp) -> TransferWriteOp | None:
    """Returns the first write to the same memref, in the order of the operations that depend on the read."""
    seen: set[Operation] = set()
    pending: deque[Operation] = deque([read])
    writes: list[TransferWriteOp] = []
    while pending:
        operation = pending.popleft()
        for result in operation.results:
            for user in result.users:
                if user not in seen:
                    seen.add(user)
                    pending.append(user)
                    if isinstance(user, TransferWriteOp) and user.base is read.base:
                        writes.append(user)
    writes = [write for write in writes if write.parent_op is read.parent_op]
    return writes[0] if writes else None


def _match(read: TransferReadOp, write: TransferWriteOp) -> bool:
    return (
        same_values(read.indices, write.indices)
        and vector_of_transfer(read) is vector_of_transfer(write)
        and transfer_map(read) is transfer_map(write)
        and read.mask is write.mask
    )


def _is_view(base: Value) -> bool:
    """True if the memref is a view of another one through which the same memory may be accessed."""
    source = base.defining_op
    if source is None:
        return False
    if isinstance(source, AssumeAlignmentOp):
        # Looking through it is safe if the memory has no other users.
        inner = source.memref
        return not (inner.has_one_use and base.has_n_uses(2))
    return ViewLikeOpInterface.get(source) is not None


def _only_use_in_loop(read: TransferReadOp, loop: Operation) -> bool:
    """True if nothing else in the loop accesses the memref, which must neither be a view nor have views."""
    if _is_view(read.base):
        return False
    for user in read.base.users:
        if user is read or not loop.is_ancestor(user):
            if ViewLikeOpInterface.get(user) is not None:
                return False
            continue
        return False
    return not _writes_elsewhere(read, loop)


def _writes_elsewhere(read: TransferReadOp, loop: Operation) -> bool:
    """True if the loop writes through another value that may alias the memory, as far as its views show."""
    return any(
        ViewLikeOpInterface.get(user) is not None and any(loop.is_ancestor(inner) for inner in user.users)
        for user in read.base.users
    )


def _is_private(read: TransferReadOp, write: TransferWriteOp, loop: Operation) -> bool:
    """True if the read precedes the write, and nothing else in the loop accesses the same elements."""
    if not DominanceInfo().properly_dominates(read, write):
        return False
    for user in read.base.users:
        if not loop.is_ancestor(user) or user is read or user is write:
            continue
        if not isinstance(user, TransferReadOp | TransferWriteOp) or not disjoint_sets(write, user):
            return False
    return True


def disjoint_sets(first: TransferReadOp | TransferWriteOp, other: TransferReadOp | TransferWriteOp) -> bool:
    """True if two transfers on the same memref have no common element: constant indices far enough apart, or indices
    that differ by a constant."""
    if first.base is not other.base:
        return False
    vector = vector_of_transfer(first)
    if vector is not vector_of_transfer(other):
        return False
    lead = leading_shaped_rank(first)
    for position, (left, right) in enumerate(zip(first.indices, other.indices, strict=True)):
        distance = _distance(left, right)
        if distance is not None and distance >= (1 if position < lead else vector.shape[position - lead]):
            return True
    return False


def _distance(left: Value, right: Value) -> int | None:
    """Returns the difference of two indices, if it is a known constant."""
    first, second = _as_offset(left), _as_offset(right)
    if first[0] is not second[0]:
        return None
    return abs(first[1] - second[1])


def _as_offset(value: Value) -> tuple[Value | None, int]:
    """An index as a value (None for a constant) plus a number, through additions and affine.apply."""
    total = 0
    while True:
        known = constant_int(value)
        if known is not None:
            return None, total + known
        operation = value.defining_op
        if isinstance(operation, AddIOp):
            lhs, rhs = operation.lhs, operation.rhs
            number = constant_int(rhs)
            if number is None:
                lhs, number = rhs, constant_int(lhs)
            if number is None:
                return value, total
            value, total = lhs, total + number
            continue
        if isinstance(operation, AffineApplyOp):
            shifted = _shift_of_apply(operation)
            if shifted is None:
                return value, total
            (value,) = operation.operands
            total += shifted
            continue
        return value, total


def _shift_of_apply(operation: AffineApplyOp) -> int | None:
    """Returns the constant that an affine.apply adds to its one operand."""
    map = operation.map
    if map.num_inputs != 1 or map.num_results != 1:
        return None
    variable = affine.dim(0) if map.num_dims else affine.symbol(0)
    difference = affine.simplify_affine_expr(map.results[0] - variable, map.num_dims, map.num_symbols)
    return difference.value if isinstance(difference, affine.AffineConstantExpr) else None


def _carry(
    read: TransferReadOp, write: TransferWriteOp, loop: Operation, model: type[LoopLikeModel], rewriter: PatternRewriter
) -> None:
    """Moves the read before and the write after the loop, and carries the vector through the loop."""
    model.move_out_of_loop(loop, read, rewriter)
    rewriter.move_op_after(write, loop)
    stored = write.value_to_store
    rewriter.set_insertion_point(loop)
    new = model.replace_with_additional_yields(loop, rewriter, [read.vector], True, lambda builder, arguments: [stored])
    assert new is not None
    with rewriter.modify_in_place(write):
        write.value_to_store = new.results[-1]


# ---- Broadcasts


def hoist_redundant_vector_broadcasts(root: Operation, rewriter: PatternRewriter | None = None) -> bool:
    """Replaces a carried vector that is only extracted from first and broadcast to last with the extracted part,
    like MLIR's function of that name."""
    driver = PatternRewriter() if rewriter is None else rewriter
    changed = False
    while True:
        for loop in list(root.walk_post_order()):
            if LoopLikeOpInterface.get(loop) is not None:
                changed = bool(move_loop_invariant_code(loop, driver)) or changed
        extracts = [operation for operation in root.walk_post_order() if isinstance(operation, ExtractOp)]
        # The loop itself is not replaced: the caller holds a reference to it.
        if not any(_hoist_broadcast(operation, driver) for operation in extracts if operation.parent_op is not root):
            return changed
        changed = True


def _hoist_broadcast(extract: ExtractOp, rewriter: PatternRewriter) -> bool:
    from lamina.dialects.vector.builders import broadcast  # start-up

    loop = extract.parent_op
    if not isinstance(loop, _LOOPS):
        return False
    model = LoopLikeOpInterface.get(loop)
    if model is None:
        return False
    arguments = model.get_region_iter_args(loop)
    source = extract.source
    position = next((index for index, argument in enumerate(arguments) if argument is source), None)
    if position is None or not source.has_one_use:
        return False
    if not all(model.is_defined_outside_of_loop(loop, index) for index in extract.dynamic_position):
        return False
    yielded = model.get_yielded_values(loop)[position]
    back = yielded.value.defining_op
    if not isinstance(back, BroadcastOp) or back.source.type is not extract.result.type:
        return False
    if not yielded.value.has_one_use or back.parent_op is not loop:
        return False
    type = source.type
    init = model.get_inits(loop)[position]
    rewriter.set_insertion_point(loop)
    first = rewriter.clone(extract)
    with rewriter.modify_in_place(first):
        first.source = init.value
    part = back.source
    new = model.replace_with_additional_yields(
        loop, rewriter, [first.results[0]], False, lambda builder, arguments: [part]
    )
    if new is None:
        return False
    carried = model.get_region_iter_args(new)[-1]
    rewriter.replace_op(extract, [carried])
    with rewriter.insertion_guard(InsertionPoint.after_op(new)):
        whole = broadcast(rewriter, new.results[-1], type)
    rewriter.replace_all_uses_with(new.results[position], whole)
    # The vector itself is now carried unchanged and unused.
    slot = model.get_yielded_values(new)[position]
    argument = model.get_region_iter_args(new)[position]
    rewriter.modify_in_place(slot.owner, lambda: slot.set(argument))
    if back.use_empty:
        rewriter.erase_op(back)
    return True
