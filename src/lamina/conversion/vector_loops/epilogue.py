"""The element-wise operation after a reduction, done on the sums while they are in registers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from lamina.conversion.vector_loops.accesses import Access, Lanes, may_overlap, store
from lamina.conversion.vector_loops.body import LONG_FUNCTIONS, Body, problem_with_body
from lamina.conversion.vector_loops.gathers import gathered_memory
from lamina.conversion.vector_loops.index_arithmetic import as_vector
from lamina.conversion.vector_loops.iteration import Index, Scope
from lamina.conversion.vector_loops.tile import vector_tile_of
from lamina.dialects.linalg.named_ops import FillOp
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.memref.ops import AllocaOp, AllocOp, DeallocOp
from lamina.interfaces.effects import is_memory_effect_free
from lamina.ir.affine import AffineDimExpr, AffineMap, dim
from lamina.ir.operation import Operation
from lamina.ir.value import BlockArgument, Value


class Epilogue(NamedTuple):
    """An element-wise operation, the position of the sums among its inputs, and its maps over the reduction's loops."""

    op: LinalgOp
    position: int
    maps: tuple[AffineMap, ...]
    allocation: Operation
    """The destination the sums would have been stored to."""

    @property
    def sums(self) -> BlockArgument:
        return self.op.block.arguments[self.position]


class EpilogueLoops:
    """Computes the epilogue at a place of the reduction's parallel loops."""

    def __init__(self, epilogue: Epilogue, lanes_loop: int) -> None:
        op = epilogue.op
        slots = [*op.dps_input_operands, *op.dps_init_operands]
        accesses = [Access(slot.value, map, lanes_loop) for slot, map in zip(slots, epilogue.maps, strict=True)]
        self.inputs = [access for number, access in enumerate(accesses[:-1]) if number != epilogue.position]
        self.output = accesses[-1]
        self.sums = epilogue.sums
        tile = vector_tile_of(op)
        self.body = Body(op, accesses, lanes_loop, False, (epilogue.sums,), tile.table if tile is not None else "")

    @property
    def is_long(self) -> bool:
        """True if the operation computes functions that become many instructions."""
        return any(isinstance(inner, LONG_FUNCTIONS) for inner in self.body.operations)

    @property
    def is_supported(self) -> bool:
        return all(access.is_supported for access in (*self.inputs, self.output))

    def emit(self, scope: Scope, place: Mapping[int, Index], lanes: Lanes, sums: Value) -> None:
        """Emits the operation on the sums."""
        (result,) = self.body.evaluate(scope, place, lanes, {self.sums: sums})
        store(scope, self.output, place, lanes, as_vector(scope, result, lanes.length))


def find_epilogue(op: LinalgOp, lanes_loop: int) -> Epilogue | None:
    """Returns the operation that is the only reader of a reduction's sums, if it can be fused: the code in
    between touches no memory of either, its result is not an input of the reduction, and is contiguous along the
    vectors where the sums are."""
    if op.num_dps_inits != 1 or not op.reduction_dims:
        return None
    buffer = op.dps_inits[0]
    allocation = buffer.defining_op
    if not isinstance(allocation, AllocOp | AllocaOp):
        return None
    reader = _only_reader(op, buffer)
    if reader is None or reader.parent is not op.parent or not _may_move_up(reader, op):
        return None
    maps = _maps_over(op, reader, buffer)
    if maps is None or problem_with_body(reader) is not None or gathered_memory(reader):
        return None
    if _scatters(op.maps[-1], maps[-1], lanes_loop):
        return None
    position = next(number for number, value in enumerate(reader.dps_inputs) if value is buffer)
    return Epilogue(reader, position, maps, allocation)


def _only_reader(op: LinalgOp, buffer: Value) -> LinalgOp | None:
    """Returns the element-wise operation that alone uses the buffer after a reduction."""
    reader: LinalgOp | None = None
    for use in buffer.uses:
        user = use.owner
        if user is op or isinstance(user, DeallocOp):
            continue
        if isinstance(user, FillOp) and user.dps_inits[0] is buffer:
            continue
        if reader is not None or not isinstance(user, LinalgOp) or user.is_dps_init(use):
            return None
        reader = user
    if reader is None or reader.num_dps_inits != 1 or reader.reduction_dims or not reader.has_pure_buffer_semantics:
        return None
    if reader.has_index_semantics or reader.output_arguments[0].first_use is not None:
        return None
    result = reader.dps_inits[0]
    if any(may_overlap(result, value) for value in op.dps_inputs if _is_memory(value)):
        return None
    if any(_is_memory(value) and value is not result and may_overlap(result, value) for value in reader.dps_inputs):
        return None
    same = [map for value, map in zip(reader.dps_inputs, reader.maps, strict=False) if value is result]
    return reader if all(map == reader.maps[-1] for map in same) else None


def _scatters(sums: AffineMap, result: AffineMap, lanes_loop: int) -> bool:
    """True if only the sums are contiguous along the vectors."""
    lanes = dim(lanes_loop)
    return sums.results[-1:] == (lanes,) and result.results[-1:] != (lanes,)


def _is_memory(value: Value) -> bool:
    return hasattr(value.type, "shape")


def _may_move_up(reader: LinalgOp, op: LinalgOp) -> bool:
    """True if the reader may run with the reduction: the operations in between that it needs can move up."""
    between = []
    current = op.next_op
    while current is not None and current is not reader:
        between.append(current)
        current = current.next_op
    return current is reader and all(
        isinstance(inner, AllocOp | AllocaOp | DeallocOp) or is_memory_effect_free(inner) or _is_fill_apart(inner, op)
        for inner in between
    )


def _is_fill_apart(operation: Operation, op: LinalgOp) -> bool:
    """True if an operation fills memory that another does not access, such as the border of its consumer."""
    if not isinstance(operation, FillOp) or not operation.has_pure_buffer_semantics:
        return False
    touched = [value for value in (*op.dps_inputs, *op.dps_inits) if _is_memory(value)]
    return not any(may_overlap(operation.dps_inits[0], value) for value in touched)


def move_before(reader: LinalgOp, op: LinalgOp) -> None:
    """Moves the operations between a reduction and its reader before the reduction, except deallocations."""
    current = op.next_op
    while current is not None and current is not reader:
        following = current.next_op
        if not isinstance(current, DeallocOp):
            current.move_before(op)
        current = following


def _maps_over(op: LinalgOp, reader: LinalgOp, buffer: Value) -> tuple[AffineMap, ...] | None:
    """Returns the reader's maps over the loops of the reduction; None unless both traverse the sums in the same way."""
    own = op.maps[-1]
    position = next(number for number, value in enumerate(reader.dps_inputs) if value is buffer)
    other = reader.maps[position]
    if not own.is_projected_permutation() or not other.is_permutation():
        return None
    if sum(value is buffer for value in reader.dps_inputs) != 1:
        return None
    places = {}
    for mine, theirs in zip(own.results, other.results, strict=True):
        if not isinstance(mine, AffineDimExpr) or not isinstance(theirs, AffineDimExpr):
            return None
        places[theirs.position] = dim(mine.position)
    exprs = [places[loop] for loop in range(reader.num_loops)]
    maps = [AffineMap(op.num_loops, 0, [expr.replace_dims(exprs) for expr in map.results]) for map in reader.maps]
    result = maps[-1]
    if not result.is_projected_permutation() or len(result.results) != len(op.parallel_dims):
        return None
    return tuple(maps)
