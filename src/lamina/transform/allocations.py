"""Allocations: several buffers for one, globals for buffers of the stack, sizes that do not depend on loops."""

from __future__ import annotations

from lamina.dialects.linalg.transforms.loop_independent import make_loop_independent
from lamina.dialects.memref.ops import AllocaOp, AllocOp, DeallocOp, GetGlobalOp, GlobalOp
from lamina.dialects.memref.transforms.multibuffer import loop_around, multibuffer
from lamina.dialects.scf.ops import ForOp
from lamina.dialects.tensor.ops import EmptyOp, PadOp
from lamina.dialects.transform.memref_ops import (
    MemRefAllocaToGlobalOp,
    MemRefMakeLoopIndependentOp,
    MemRefMultiBufferOp,
)
from lamina.dialects.transform.tensor_ops import MakeLoopIndependentOp
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import FlatSymbolRefAttr, StringAttr, TypeAttr
from lamina.ir.operation import Operation
from lamina.ir.symbols import SymbolTable, nearest_symbol_table
from lamina.ir.value import Value
from lamina.rewrite.rewriter import MatchFailure
from lamina.transform.engine import Results, TransformRewriter, implement
from lamina.transform.failures import silenceable
from lamina.transform.state import TransformState


@implement
def multibuffer_op(
    op: MemRefMultiBufferOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    """Multi-buffers allocations in loops; allocations that are used outside of loops stay."""
    buffers: list[Operation] = []
    factor = op.factor
    for target in state.ops(op.target):
        users = [user for user in target.results[0].users if not isinstance(user, DeallocOp)]
        if any(loop_around(user) is None for user in users):
            continue
        assert isinstance(target, AllocOp)
        buffered = multibuffer(rewriter, target, factor, op.skip_analysis)
        if isinstance(buffered, MatchFailure):
            raise silenceable(target, "op failed to multibuffer")
        buffers.append(buffered)
    results.set(0, buffers)


@implement
def alloca_to_global_op(
    op: MemRefAllocaToGlobalOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    """Buffers of the stack become private globals of the nearest symbol table."""
    uses: list[Operation] = []
    globals: list[Operation] = []
    for target in state.ops(op.alloca):
        table = nearest_symbol_table(target)
        assert table is not None
        type = target.results[0].type
        properties: dict[str, Attribute] = {
            "sym_name": StringAttr("alloca"),
            "sym_visibility": StringAttr("private"),
            "type": TypeAttr(type),
        }
        new_global = GlobalOp([], [], properties, location=target.raw_location)
        name = SymbolTable(table).insert(new_global)
        rewriter.set_insertion_point(target)
        reference: dict[str, Attribute] = {"name": FlatSymbolRefAttr(name)}
        use = rewriter.insert(GetGlobalOp([], [type], reference, location=target.raw_location))
        rewriter.replace_op(target, use)
        uses.append(use)
        globals.append(new_global)
    results.set(0, uses)
    results.set(1, globals)


@implement(each=True)
def make_loop_independent_op(
    op: MemRefMakeLoopIndependentOp | MakeLoopIndependentOp,
    rewriter: TransformRewriter,
    target: Operation,
    state: TransformState,
) -> Operation:
    """Returns a slice of a tensor or buffer whose sizes do not depend on the loops around it."""
    variables: list[Value] = []
    at: Operation | None = target
    for number in range(op.num_loops):
        at = at.parent_op if at is not None else None
        while at is not None and not isinstance(at, ForOp):
            at = at.parent_op
        if at is None:
            raise silenceable(op, f"could not find {number}-th enclosing loop", ("target op", target))
        variables.append(at.regions[0].entry_block.arguments[0])
    wanted = (AllocaOp,) if op.name.startswith("transform.memref") else (PadOp, EmptyOp)
    if not isinstance(target, wanted):
        raise silenceable(op, "unsupported target op", ("target op", target))
    independent = make_loop_independent(rewriter, target, variables)
    if isinstance(independent, MatchFailure):
        raise silenceable(op, "could not make target op loop-independent", ("target op", target))
    return independent
