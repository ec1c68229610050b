"""``lamina-linalg-to-vector-loops``: structured operations on buffers become loops over register tiles, in vectors.

Takes the operations that a schedule has annotated with a tile (``vector_loops.tile``); all others stay. A fill right
before a reduction is where its sums start, and needs no memory."""

from __future__ import annotations

from typing import TypeGuard

from lamina.conversion.vector_loops.accesses import may_overlap
from lamina.conversion.vector_loops.epilogue import Epilogue, find_epilogue, move_before
from lamina.conversion.vector_loops.loops import NotVectorizable, VectorLoops, keeps_sums_in_registers
from lamina.conversion.vector_loops.matrix_tiles import AMX, MatrixLoops
from lamina.conversion.vector_loops.tile import VECTOR_TILE, InvalidTile, VectorTile, vector_tile_of
from lamina.dialects.builtin.ops import ModuleOp
from lamina.dialects.linalg.named_ops import FillOp
from lamina.dialects.linalg.structure import PARALLEL, LinalgOp
from lamina.dialects.memref.ops import GetGlobalOp, GlobalOp
from lamina.dialects.scf.ops import ForallOp, ParallelOp
from lamina.interfaces.effects import is_memory_effect_free
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.remarks import Remark, remark
from lamina.ir.symbols import symbol_uses
from lamina.ir.value import Value
from lamina.passmanager import Pass, option, register_pass


@register_pass(
    "lamina-linalg-to-vector-loops", summary="Lower annotated structured operations to loops over register tiles"
)
class LinalgToVectorLoops(Pass):
    """Structured operations with ``lamina.vector_tile`` become loops that carry the tile in vectors."""

    parallel = option("parallel", False, "Run the chunks of the outermost loop on all cores")

    def run(self, operation: Operation) -> None:
        # Reductions first: they take fills before them, and element-wise operations after them, along.
        for reduces in (True, False):
            for op in [op for op in operation.walk() if _is_tiled(op) and bool(op.reduction_dims) == reduces]:
                lower_to_vector_loops(op, parallel=self.parallel)
        _erase_unused_constants(operation)


def _erase_unused_constants(function: Operation) -> None:
    """Erases constants of the module that are only read through packed copies."""
    unused = [op for op in function.walk() if isinstance(op, GetGlobalOp) and op.result.first_use is None]
    module = next((outer for outer in function.ancestors if isinstance(outer, ModuleOp)), None)
    if not unused or module is None:
        return
    names = {op.name_ for op in unused}
    for read in unused:
        read.erase()
    names.difference_update(symbol.root for _, symbol in symbol_uses(module))
    for operation in list(module.body_region.entry_block.operations):
        if isinstance(operation, GlobalOp) and operation.sym_name in names and operation.sym_visibility == "private":
            operation.erase()


def _is_tiled(op: Operation) -> TypeGuard[LinalgOp]:
    return isinstance(op, LinalgOp) and VECTOR_TILE in op.attributes and op.has_pure_buffer_semantics


def lower_to_vector_loops(op: LinalgOp, parallel: bool = False) -> bool:
    """Replaces an annotated operation; False, after a remark, if it cannot be vectorized by its tile."""
    try:
        tile = vector_tile_of(op)
        if tile is None:
            return False
        if not parallel or any(isinstance(outer, ParallelOp | ForallOp) for outer in op.ancestors):
            tile = tile._replace(chunks=0)
        in_registers = keeps_sums_in_registers(op.iterators, tile)
        fills = _fills_before(op) if in_registers else {}
        epilogue = find_epilogue(op) if in_registers and op.iterators[tile.dim] == PARALLEL and fills else None
        if epilogue is not None:
            move_before(epilogue.op, op)
        builder = Builder(InsertionPoint.before_op(op), location=op.raw_location)
        initial = {number: fill.operands[0] for number, fill in fills.items()}
        loops = _loops(builder, op, tile, initial, epilogue)
    except (InvalidTile, NotVectorizable) as problem:
        remark(
            Remark(
                op, "scalar", f"left scalar: {problem}", help='choose a tile that fits, or leave it to schedule="auto"'
            )
        )
        del op.attributes[VECTOR_TILE]
        return False
    loops.emit()
    op.erase()
    for fill in fills.values():
        fill.erase()
    if epilogue is not None and loops.epilogue is not None:
        epilogue.op.erase()
        for user in list(epilogue.allocation.results[0].users):
            user.erase()
        epilogue.allocation.erase()
    return True


def _loops(
    builder: Builder, op: LinalgOp, tile: VectorTile, initial: dict[int, Value], epilogue: Epilogue | None
) -> VectorLoops:
    """Returns the loops, with a vectorizable epilogue, and with matrix products if
    requested and possible."""
    if tile.dot == AMX:
        try:
            return _with_epilogue(MatrixLoops, builder, op, tile, initial, epilogue)
        except NotVectorizable:
            tile = _of_vectors(op, tile)
    return _with_epilogue(VectorLoops, builder, op, tile, initial, epilogue)


def _with_epilogue(
    kind: type[VectorLoops],
    builder: Builder,
    op: LinalgOp,
    tile: VectorTile,
    initial: dict[int, Value],
    epilogue: Epilogue | None,
) -> VectorLoops:
    if epilogue is not None:
        try:
            return kind(builder, op, tile, initial, epilogue)
        except NotVectorizable:
            pass
    return kind(builder, op, tile, initial)


_FEW = 4


def _of_vectors(op: LinalgOp, tile: VectorTile) -> VectorTile:
    """Returns a tile in vector registers for an operation whose buffers do not suit products of matrices."""
    rows = [loop for loop in tile.order if op.iterators[loop] == PARALLEL and loop != tile.dim]
    sizes = [1] * len(tile.sizes)
    sizes[tile.dim] = tile.length
    for loop in rows[-1:]:
        sizes[loop] = min(tile.sizes[loop], _FEW)
    return tile._replace(sizes=tuple(sizes), dot="", pack=(), contract=True)


def _fills_before(op: LinalgOp) -> dict[int, FillOp]:
    """Returns the fills of outputs, by output number, that only the operation observes."""
    wanted: dict[Value, int] = {value: number for number, value in enumerate(op.dps_inits)}
    fills: dict[int, FillOp] = {}
    if not op.reduction_dims:
        return fills
    previous = op.prev_op
    while previous is not None and (isinstance(previous, FillOp) or is_memory_effect_free(previous)):
        if isinstance(previous, FillOp):
            output = previous.dps_inits[0]
            if output not in wanted or any(may_overlap(output, value) for value in op.dps_inputs):
                break
            fills.setdefault(wanted[output], previous)
        previous = previous.prev_op
    return fills
