"""Decides which affine loops are parallel, and which may be tiled or interchanged."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lamina.dialects.affine.accesses import (
    READS,
    WRITES,
    Access,
    Component,
    Dependence,
    DependenceResult,
    Relations,
    check_dependence,
)
from lamina.dialects.affine.nest import nesting_depth
from lamina.dialects.affine.ops import AffineForOp, AffineIfOp, AffineYieldOp
from lamina.dialects.affine.reductions import supported_reductions
from lamina.interfaces.effects import Effect, has_single_effect, is_memory_effect_free
from lamina.interfaces.view_like import ViewLikeOpInterface
from lamina.ir.operation import Operation
from lamina.ir.types import MemRefType, UnrankedMemRefType
from lamina.ir.value import Value


def is_loop_parallel(loop: AffineForOp, *, reductions: bool = False) -> bool:
    """True if no iteration of an affine.for depends on another; ``reductions`` permits iter_args that are
    reductions."""
    if loop.inits and (not reductions or len(supported_reductions(loop)) != len(loop.inits)):
        return False
    return is_memory_parallel(loop)


def is_memory_parallel(loop: AffineForOp) -> bool:
    """True if no iteration of an affine.for accesses memory that another one writes."""
    if any(isinstance(result.type, MemRefType | UnrankedMemRefType) for result in loop.results):
        return False
    accesses: list[Access] = []
    for operation in loop.walk():
        if isinstance(operation, READS + WRITES):
            access = Access(operation)
            if not _is_local(access.memref, loop):
                accesses.append(access)
        elif not _is_plain(operation):
            return False
    depth = nesting_depth(loop) + 1
    relations = Relations()
    return all(
        check_dependence(source, destination, depth, relations=relations).kind is Dependence.INDEPENDENT
        for source in accesses
        for destination in accesses
    )


def _is_local(memref: Value, loop: Operation) -> bool:
    """True if the memory is allocated inside the loop."""
    owner = memref.defining_op
    while owner is not None:
        if has_single_effect(owner, Effect.ALLOCATE, on=memref) and loop.is_proper_ancestor(owner):
            return True
        view = ViewLikeOpInterface.get(owner)
        if view is None:
            return False
        memref = view.get_view_source(owner)
        owner = memref.defining_op
    return False


def dependence_components(
    loop: AffineForOp, num_loops: int, relations: Relations | None = None
) -> list[list[Component]] | None:
    """Returns the distances, along each of the ``num_loops`` loops of a perfect nest from ``loop`` inwards, of the
    dependences carried by these loops; None for unsupported accesses."""
    accesses = _plain_accesses(loop)
    if accesses is None:
        return None
    outer = nesting_depth(loop)
    components: list[list[Component]] = []
    relations = relations or Relations()
    for depth in range(outer + 1, outer + num_loops + 1):
        for result in _dependences(accesses, depth, relations):
            if result.kind is Dependence.UNKNOWN:
                return None
            components.append(result.components()[outer : outer + num_loops])
    return components


def _plain_accesses(loop: AffineForOp) -> list[Access] | None:
    """Returns the affine accesses in a loop; None if other operations access memory."""
    accesses: list[Access] = []
    for operation in loop.walk():
        if isinstance(operation, READS + WRITES):
            accesses.append(Access(operation))
        elif not _is_plain(operation):
            return None
    return accesses


def _dependences(accesses: Sequence[Access], depth: int, relations: Relations) -> Iterator[DependenceResult]:
    """Yields the dependences at a depth, including unknown ones."""
    for source in accesses:
        for destination in accesses:
            result = check_dependence(source, destination, depth, relations=relations)
            if result.kind is not Dependence.INDEPENDENT:
                yield result


def _is_plain(operation: Operation) -> bool:
    """True if the operation itself neither reads nor writes memory."""
    return (
        isinstance(operation, AffineForOp | AffineIfOp | AffineYieldOp)
        or has_single_effect(operation, Effect.ALLOCATE)
        or is_memory_effect_free(operation)
    )


def is_tiling_valid(loops: Sequence[AffineForOp]) -> bool:
    """True if a band of loops may be tiled: no dependence that it carries may be negative along any of its loops
    (Irigoin and Triolet). A distance without a lower bound may be negative. Strips of a single loop keep its order."""
    relations = Relations()
    if len(loops) == 1:
        return not _surely_backwards_elsewhere(loops, relations)
    components = dependence_components(loops[0], len(loops), relations)
    if components is None or any(
        component.lower is None or component.lower < 0 for row in components for component in row
    ):
        return False
    return not _surely_backwards_elsewhere(loops, relations)


def _surely_backwards_elsewhere(loops: Sequence[AffineForOp], relations: Relations) -> bool:
    """True if a dependence is negative along loops around or within the band. Tiling the band would not break it;
    MLIR, which counts depths from the outermost loop, leaves such bands alone, and so does lamina."""
    accesses = _plain_accesses(loops[0]) or []
    return any(
        component.lower is not None and component.upper is not None and component.lower < component.upper < 0
        for depth in range(1, len(loops) + 2)
        for result in _dependences(accesses, depth, relations)
        if result.is_dependent
        for component in result.components()
    )
