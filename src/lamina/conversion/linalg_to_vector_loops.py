"""``lamina-linalg-to-vector-loops``: structured operations on buffers become loops over register tiles, in vectors.

Takes the operations that a schedule has annotated with a tile (``vector_loops.tile``); all others stay. A fill right
before a reduction is where its sums start, and needs no memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeGuard

from lamina.conversion.parallel_work import IN_ROUNDS
from lamina.conversion.vector_loops.accesses import may_overlap
from lamina.conversion.vector_loops.epilogue import Epilogue, find_epilogue, move_before
from lamina.conversion.vector_loops.loops import NotVectorizable, VectorLoops, keeps_sums_in_registers
from lamina.conversion.vector_loops.matrix_tiles import AMX, MatrixLoops
from lamina.conversion.vector_loops.split_reductions import SplitReduction
from lamina.conversion.vector_loops.tile import VECTOR_TILE, InvalidTile, VectorTile, vector_tile_of
from lamina.dialects.arith.enums import CmpIPredicate
from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.arith.ops import CmpIOp
from lamina.dialects.builtin.ops import ModuleOp
from lamina.dialects.linalg.named_ops import FillOp
from lamina.dialects.linalg.sizes import loop_ranges
from lamina.dialects.linalg.structure import PARALLEL, LinalgOp
from lamina.dialects.memref.ops import AllocOp, CastOp, DeallocOp, GetGlobalOp, GlobalOp
from lamina.dialects.scf.builders import build_if
from lamina.dialects.scf.ops import ForallOp, ParallelOp
from lamina.interfaces.effects import is_memory_effect_free
from lamina.ir.affine import dim
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DictionaryAttr
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.cloning import IRMapping
from lamina.ir.nested_operations import in_order, nested_operations
from lamina.ir.operation import Operation
from lamina.ir.remarks import Remark, remark
from lamina.ir.symbols import symbol_uses
from lamina.ir.types import MemRefType
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
            for op in [op for op in in_order(operation) if _is_tiled(op) and bool(op.reduction_dims) == reduces]:
                lower_to_vector_loops(op, parallel=self.parallel)
        _erase_unused_constants(operation)


def _erase_unused_constants(function: Operation) -> None:
    """Erases constants of the module that are only read through packed copies."""
    unused = [op for op in nested_operations(function, GetGlobalOp) if op.result.first_use is None]
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
    return isinstance(op, LinalgOp) and VECTOR_TILE in op._attributes and op.has_pure_buffer_semantics


def lower_to_vector_loops(op: LinalgOp, parallel: bool = False) -> bool:
    """Replaces an annotated operation; False, after a remark, if it cannot be vectorized by its tile."""
    try:
        tile = vector_tile_of(op)
        if tile is None:
            return False
        if not parallel or any(_is_on_one_core(outer) for outer in op.ancestors):
            tile = _on_one_core(tile)
        in_registers = keeps_sums_in_registers(op.iterators, tile) and tile.block is None
        fills = _fills_before(op) if in_registers else {}
        epilogue = None
        if in_registers and op.iterators[tile.dim] == PARALLEL and fills and tile.split is None:
            epilogue = find_epilogue(op, tile.dim)
        if epilogue is not None:
            move_before(epilogue.op, op)
        builder = Builder(InsertionPoint.before_op(op), location=op.raw_location)
        initial = {number: fill.operands[0] for number, fill in fills.items()}
        split = SplitReduction(builder, op, tile, initial) if tile.split is not None else None
        single = _Single(builder, op, tile, initial) if epilogue is None and tile.single is not None else None
        loops = _loops(builder, op, tile._replace(single=None), initial, epilogue)
    except (InvalidTile, NotVectorizable) as problem:
        # Automatic schedules have no invalid tiles.
        help = 'choose a tile that fits, or leave it to schedule="auto"' if isinstance(problem, InvalidTile) else None
        remark(Remark(op, "scalar", f"left scalar: {problem}", help=help))
        del op.attributes[VECTOR_TILE]
        return False
    few = _few_of(op) if tile.few is not None else None
    if few is not None:
        _emit_with_few(loops, few, list(fills.values()), epilogue if loops.epilogue is not None else None, parallel)
    elif split is not None:
        split.emit()
    elif single is not None and single.is_possible:
        single.emit(loops)
    else:
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


def _is_on_one_core(loop: Operation) -> bool:
    """True if each iteration of a parallel loop runs on one core."""
    return isinstance(loop, ParallelOp | ForallOp) and not loop.has_attr(IN_ROUNDS)


def _on_one_core(tile: VectorTile) -> VectorTile:
    single = tile.single._replace(chunks=0) if tile.single is not None else None
    return tile._replace(chunks=0, split=None, single=single)


def _few_of(op: LinalgOp) -> Attribute | None:
    """Returns the tile for few uses, as an attribute."""
    fields = op.attributes.get(VECTOR_TILE)
    return fields.as_dict().get("few") if isinstance(fields, DictionaryAttr) else None


def _emit_with_few(
    loops: VectorLoops, few: Attribute, fills: Sequence[FillOp], epilogue: Epilogue | None, parallel: bool
) -> None:
    """Emits a branch around the loops: for few uses of what they copy, the operation has another tile, which keeps its
    sums in memory, so what is done before and after it remains."""
    builder, op = loops.builder, loops.op
    loops.sizes = [range.size for range in loop_ranges(builder, op)]
    condition = loops.has_few_uses(loops.tile.pack)
    if condition is None:
        loops.emit()
        return
    branch = build_if(builder, condition, with_else=True)
    with builder.insertion_guard(InsertionPoint.before_op(branch.regions[0].entry_block.terminator)):
        mapping = IRMapping()
        allocation = builder.clone(epilogue.allocation, mapping) if epilogue is not None else None
        for fill in fills:
            builder.clone(fill, mapping)
        copy = builder.clone(op, mapping)
        copy.attributes[VECTOR_TILE] = few
        if epilogue is not None:
            builder.clone(epilogue.op, mapping)
        if isinstance(allocation, AllocOp):
            builder.create(DeallocOp, allocation.memref)
        lower_to_vector_loops(copy, parallel)
    with builder.insertion_guard(InsertionPoint.before_op(branch.regions[1].entry_block.terminator)):
        loops.emit()


class _Single:
    """The loops for the case that the vectorized loop has one iteration, which is decided at run time."""

    def __init__(self, builder: Builder, op: LinalgOp, tile: VectorTile, initial: dict[int, Value]) -> None:
        self.builder, self.op, self.initial = builder, op, initial
        self.dim, self.tile = tile.dim, tile.single

    @property
    def is_possible(self) -> bool:
        """True if the buffers have no gaps, so that a single column is contiguous."""
        return all(
            isinstance(value.type, MemRefType) and value.type.has_identity_layout
            for value, map in zip(self.op.operands, self.op.maps, strict=True)
            if any(expr.is_function_of_dim(self.dim) for expr in map.results)
        )

    def emit(self, otherwise: VectorLoops) -> None:
        """Emits a branch around both kinds of loops."""
        builder, tile = self.builder, self.tile
        assert tile is not None
        size = loop_ranges(builder, self.op)[self.dim].size
        if isinstance(size, int):
            otherwise.emit()
            return
        is_single = builder.create(CmpIOp, CmpIPredicate.EQ, size, constant_index(builder, 1)).result
        branch = build_if(builder, is_single, with_else=True)
        with builder.insertion_guard(InsertionPoint.before_op(branch.regions[0].entry_block.terminator)):
            op = self._of_one_iteration()
            VectorLoops(builder, op, tile, self.initial).emit()
            op.erase()
        with builder.insertion_guard(InsertionPoint.before_op(branch.regions[1].entry_block.terminator)):
            otherwise.emit()

    def _of_one_iteration(self) -> LinalgOp:
        """Returns a copy of the operation on buffers in which the loop's size is known to be one."""
        copy = self.builder.clone(self.op)
        assert isinstance(copy, LinalgOp)
        for number, (value, map) in enumerate(zip(self.op.operands, self.op.maps, strict=True)):
            type = value.type
            if not isinstance(type, MemRefType):
                continue
            axes = [axis for axis, expr in enumerate(map.results) if expr == dim(self.dim)]
            shape = [1 if axis in axes else size for axis, size in enumerate(type.shape)]
            if shape != list(type.shape):
                known = MemRefType(shape, type.element_type, type.layout, type.memory_space)
                with self.builder.insertion_guard(InsertionPoint.before_op(copy)):
                    copy.set_operand(number, self.builder.create(CastOp, value, dest=known).results[0])
        return copy


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
