"""Which affine loops may run their iterations in any order, and which may be tiled or interchanged."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.affine.accesses import READS, WRITES, Access, Component, Dependence, check_dependence
from lamina.dialects.affine.nest import nesting_depth
from lamina.dialects.affine.ops import AffineForOp, AffineIfOp, AffineYieldOp
from lamina.dialects.affine.reductions import supported_reductions
from lamina.interfaces.effects import Effect, has_single_effect, is_memory_effect_free
from lamina.interfaces.view_like import ViewLikeOpInterface
from lamina.ir.operation import Operation
from lamina.ir.types import MemRefType, UnrankedMemRefType
from lamina.ir.value import Value


def is_loop_parallel(loop: AffineForOp, *, reductions: bool = False) -> bool:
    """Whether no iteration of an affine.for depends on another; with ``reductions``, but for carried values that are
    reductions."""
    if loop.inits and (not reductions or len(supported_reductions(loop)) != len(loop.inits)):
        return False
    return is_memory_parallel(loop)


def is_memory_parallel(loop: AffineForOp) -> bool:
    """Whether no iteration of an affine.for accesses memory that another one writes."""
    if any(isinstance(result.type, MemRefType | UnrankedMemRefType) for result in loop.results):
        return False
    accesses: list[Access] = []
    for operation in loop.walk():
        if isinstance(operation, READS + WRITES):
            access = Access(operation)
            if not _is_local(access.memref, loop):
                accesses.append(access)
        elif isinstance(operation, AffineForOp | AffineYieldOp | AffineIfOp):
            continue
        elif not has_single_effect(operation, Effect.ALLOCATE) and not is_memory_effect_free(operation):
            return False
    depth = nesting_depth(loop) + 1
    return all(
        check_dependence(source, destination, depth).kind is Dependence.INDEPENDENT
        for source in accesses
        for destination in accesses
    )


def _is_local(memref: Value, loop: Operation) -> bool:
    """Whether the memory is allocated inside the loop."""
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


def dependence_components(loop: AffineForOp, max_depth: int) -> list[list[Component]]:
    """The distances of all dependences among the accesses in a loop nest, at depths up to ``max_depth``."""
    accesses = [Access(one) for one in loop.walk() if isinstance(one, READS + WRITES)]
    found: list[list[Component]] = []
    for depth in range(1, max_depth + 1):
        for source in accesses:
            for destination in accesses:
                result = check_dependence(source, destination, depth)
                if result.is_dependent:
                    found.append(result.components())
    return found


def is_tiling_valid(loops: Sequence[AffineForOp]) -> bool:
    """Whether a band of loops may be tiled. As in MLIR only a dependence along one loop whose distances differ and are
    all negative stands in the way."""
    return not any(
        component.lower is not None and component.upper is not None and component.lower < component.upper < 0
        for components in dependence_components(loops[0], len(loops) + 1)
        for component in components
    )
