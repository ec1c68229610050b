"""Fusing affine loop nests: which depths are legal, and putting a slice of one nest into another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.affine.accesses import READS, WRITES, Access, Dependence, Relations, check_dependence
from lamina.dialects.affine.compose import canonicalize_map_and_operands
from lamina.dialects.affine.computation_slices import ComputationSlice, innermost_common_loops, slice_union
from lamina.dialects.affine.fold import set_bound
from lamina.dialects.affine.loop_utils import promote_if_single_iteration
from lamina.dialects.affine.nest import enclosing_fors, nesting_depth, num_common_loops, perfectly_nested_loops
from lamina.dialects.affine.ops import AffineIfOp
from lamina.dialects.affine.parallelism import dependence_components
from lamina.dialects.affine.value_constraints import owner_of
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import IRMapping, Operation
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.dialects.affine.ops import AffineForOp

Accesses = list[Any]


def fusion_slices(
    source: AffineForOp,
    target: AffineForOp,
    depths: Sequence[int],
    wanted: Callable[[Any], bool],
    relations: Relations,
    *,
    is_producer: bool,
) -> list[ComputationSlice | None]:
    """Returns the slices of the source that can be fused into the target at some (absolute) loop depths, for the
    ``wanted`` accesses of the nest that comes first; None where fusion is illegal."""
    illegal: list[ComputationSlice | None] = [None] * len(depths)
    if not _has_place(source, target):
        return illegal
    is_first = source.is_before_in_block(target)
    first, second = (source, target) if is_first else (target, source)
    first_accesses, second_accesses = _accesses(first), _accesses(second)
    if first_accesses is None or second_accesses is None:
        return illegal
    deepest = _max_depth(first_accesses, second_accesses, relations) if is_producer else max(depths, default=0)
    sources = [Access(access) for access in first_accesses if wanted(access)]
    targets = [Access(access) for access in second_accesses]
    num_common = num_common_loops(source, target)
    return [
        None if depth > deepest else slice_union(sources, targets, depth, num_common, is_first, relations)
        for depth in depths
    ]


def _accesses(root: Operation) -> Accesses | None:
    """Returns all affine reads and writes of a nest; None if there are conditions."""
    accesses: Accesses = []
    for operation in root.walk_post_order():
        if isinstance(operation, AffineIfOp):
            return None
        if isinstance(operation, READS + WRITES):
            accesses.append(operation)
    return accesses


def _stored(root: Operation) -> dict[Value, bool]:
    """True if each memref accessed in a nest is written there."""
    stores: dict[Value, bool] = {}
    for operation in root.walk():
        if isinstance(operation, WRITES):
            stores[operation.memref] = True
        elif isinstance(operation, READS):
            stores.setdefault(operation.memref, False)
    return stores


def _conflicts(operation: Operation, stored: dict[Value, bool]) -> bool:
    """True if an access inside is dependent on the accesses of a nest."""
    return any(
        inner.memref in stored and (stored[inner.memref] or isinstance(inner, WRITES))
        for inner in operation.walk()
        if isinstance(inner, READS + WRITES)
    )


def _has_place(source: AffineForOp, target: AffineForOp) -> bool:
    """True if no operation between two nests depends on the first one and precedes another (or itself) on which the
    second depends."""
    first, second = (source, target) if source.is_before_in_block(target) else (target, source)
    after, before = _stored(first), _stored(second)
    depends_on_first = False
    at = first.next_op
    while at is not second:
        assert at is not None
        depends_on_first = depends_on_first or _conflicts(at, after)
        if depends_on_first and (_conflicts(at, before) or _is_used_in(at, second)):
            return False
        at = at.next_op
    return True


def _is_used_in(operation: Operation, nest: Operation) -> bool:
    return any(nest.is_proper_ancestor(user) for value in operation.results for user in value.users)


def _max_depth(sources: Accesses, targets: Accesses, relations: Relations) -> int:
    """Returns the deepest loop of the target into which the source can be fused without breaking dependences among the
    target's own accesses of the exchanged data."""
    stored = {source.memref for source in sources if isinstance(source, WRITES)}
    passed = {target.memref for target in targets if isinstance(target, READS)} & stored
    concerned = [target for target in targets if target.memref in passed]
    if not concerned:
        return 0
    depth = len(innermost_common_loops(concerned))
    if all(isinstance(reference, READS) for reference in concerned):
        return depth
    for access in concerned:
        for other in concerned:
            for level in range(1, num_common_loops(access, other) + 2):
                if check_dependence(Access(access), Access(other), level, relations=relations).is_dependent:
                    depth = min(depth, level - 1)
                    break
    return depth


def has_cyclic_dependence(root: AffineForOp, relations: Relations) -> bool:
    """True if an access in a nest depends on itself, by way of others perhaps."""
    accesses = [Access(operation) for operation in root.walk() if isinstance(operation, READS + WRITES)]
    depth = nesting_depth(root)
    edges: list[list[int]] = []
    for access in accesses:
        edges.append(
            [
                number
                for number, other in enumerate(accesses)
                if access.memref is other.memref
                and any(
                    check_dependence(access, other, level, relations=relations).kind is not Dependence.INDEPENDENT
                    for level in range(depth + 1, num_common_loops(access.operation, other.operation) + 2)
                )
            ]
        )
    return any(_reaches_itself(start, edges) for start in range(len(accesses)))


def _reaches_itself(start: int, edges: Sequence[Sequence[int]]) -> bool:
    pending, seen = list(edges[start]), set()
    while pending:
        at = pending.pop()
        if at == start:
            return True
        if at not in seen:
            seen.add(at)
            pending += edges[at]
    return False


# ---- Changing the nests


def fuse(source: AffineForOp, piece: ComputationSlice) -> None:
    """Inserts a clone of the source, restricted to the slice, at the slice's insertion point."""
    mapping = IRMapping()
    start, end = InsertionPoint.at_block_start, InsertionPoint.before_terminator
    Builder((end if piece.at_end else start)(piece.block)).clone(source, mapping)
    loops: list[Any] = []
    for iv, lower, upper in zip(piece.ivs, piece.lowers, piece.uppers, strict=True):
        copy = mapping.lookup_or_default(iv)
        if copy is iv:
            continue
        loop = owner_of(copy)
        loops.append(loop)
        for is_lower, map in ((True, lower), (False, upper)):
            if map is not None:
                set_bound(loop, is_lower, *canonicalize_map_and_operands(map, list(piece.operands)))
    for loop in loops:
        promote_if_single_iteration(loop)


def sink_sequential_loops(root: AffineForOp) -> Any:
    """Moves the parallel loops of a perfect nest outside of the others, if dependences allow
    it; returns the new outermost loop."""
    loops = perfectly_nested_loops(root)
    if len(loops) < 2:
        return root
    components = dependence_components(root, len(loops))
    if components is None:
        return root
    parallel = [
        all(component[number].lower == component[number].upper == 0 for component in components)
        for number in range(len(loops))
    ]
    order = sorted(range(len(loops)), key=lambda number: not parallel[number])
    if order == list(range(len(loops))) or not _keeps_order(components, order):
        return root
    return _permuted(loops, order)


def _keeps_order(components: Sequence[Sequence[Any]], order: Sequence[int]) -> bool:
    """True if no dependence becomes negative in the new order."""
    for component in components:
        for number in order:
            lower = component[number].lower
            if lower is None or lower < 0:
                return False
            if lower > 0:
                break
    return True


def _permuted(loops: list[Any], order: Sequence[int]) -> AffineForOp:
    """Permutes the loops of a perfect nest; returns the outermost one."""
    root: AffineForOp = loops[0]
    ivs = {loop.regions[0].arguments[0] for loop in loops}
    if any(value in ivs for loop in loops for value in loop.operands):
        return root
    marker = root.next_op
    innermost = loops[-1].regions[0].entry_block
    body = [operation for operation in innermost.operations if operation is not innermost.last_op]
    for loop in reversed(loops[1:]):
        loop.move_before(marker)
    permuted_loops = [loops[number] for number in order]
    terminator = permuted_loops[-1].regions[0].entry_block.last_op
    for operation in body:
        operation.move_before(terminator)
    for outer, inner in zip(reversed(permuted_loops[:-1]), reversed(permuted_loops[1:]), strict=True):
        inner.move_before(outer.regions[0].entry_block.last_op)
    outermost: AffineForOp = permuted_loops[0]
    return outermost


def loop_depth_of(accesses: Sequence[Operation], root: Operation) -> int:
    """Returns how many loops, from the root on, surround all of the accesses."""
    return len(innermost_common_loops(accesses)) - len(enclosing_fors(root))
