"""``lamina-unowned-buffers``: finds buffers that no iteration of a loop owns, for the deallocation pipeline.

A loop that exchanges the buffers of its iteration arguments, as in double buffering, carries who owns each: what
``bufferization.dealloc`` returns at the end of an iteration. If nobody does at the start, nobody ever does.
"""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.bufferization.ops import DeallocOp
from lamina.interfaces.effects import Effect, has_effect
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import BoolAttr
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.value import BlockArgument, Value
from lamina.passes.sccp import propagate_constants
from lamina.passmanager import Pass, option, parse_pipeline, register_pass
from lamina.rewrite.fold import FoldResult, fold_op

_FALSE = BoolAttr(False)


@register_pass("lamina-unowned-buffers", summary="Find buffers that no iteration of a loop owns", anchor="func.func")
class UnownedBuffers(Pass):
    """Conditional constant propagation that knows what ``bufferization.dealloc`` returns."""

    simplify = option("simplify", False, "Canonicalize the functions in which there are such loops")

    def run(self, operation: Operation) -> None:
        if any(isinstance(inner, DeallocOp) and _depends_on_arguments(inner) for inner in operation.walk()):
            propagate_constants(operation, _fold)
            for inner in list(operation.walk()):
                if isinstance(inner, DeallocOp):
                    _drop_unrelated(inner)
            if self.simplify and not self.run_pipeline(parse_pipeline("canonicalize", operation.name), operation):
                self.fail()


def _depends_on_arguments(dealloc: DeallocOp) -> bool:
    return any(isinstance(condition, BlockArgument) for condition in dealloc.conditions)


def _fold(operation: Operation, constants: Sequence[Attribute | None]) -> Sequence[FoldResult] | None:
    """A retained buffer is not owned if no buffer that may be the same one is."""
    if not isinstance(operation, DeallocOp):
        return fold_op(operation, constants)
    memrefs = operation.memrefs
    owned = [
        memref
        for memref, condition in zip(memrefs, constants[len(memrefs) : 2 * len(memrefs)], strict=True)
        if condition is not _FALSE
    ]
    answer: list[FoldResult] = [
        result if any(_may_be_same(memref, retained) for memref in owned) else _FALSE
        for result, retained in zip(operation.results, operation.retained, strict=True)
    ]
    return answer if _FALSE in answer else None


def _may_be_same(memref: Value, other: Value) -> bool:
    """False if the memref is a new allocation, and the other one has been there before."""
    owner = memref.defining_op
    if owner is None or not has_effect(owner, Effect.ALLOCATE, on=memref):
        return True
    if isinstance(other, BlockArgument):
        return not other.owner.parent_op or not other.owner.find_ancestor_op(owner)
    return True


def _drop_unrelated(dealloc: DeallocOp) -> None:
    """Drops retained buffers that are not among the freed ones, if it is not asked whether they are owned."""
    memrefs, kept = dealloc.memrefs, []
    for retained, result in zip(dealloc.retained, dealloc.results, strict=True):
        if result.first_use is not None or any(_may_be_same(memref, retained) for memref in memrefs):
            kept.append((retained, result))
    if len(kept) == len(dealloc.results):
        return
    builder = Builder(InsertionPoint.before_op(dealloc), location=dealloc.raw_location)
    new = builder.create(DeallocOp, memrefs, dealloc.conditions, [retained for retained, _ in kept])
    for (_, old), result in zip(kept, new.results, strict=True):
        old.replace_all_uses_with(result)
    dealloc.erase()
