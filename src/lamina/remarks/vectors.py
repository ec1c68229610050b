"""Checks on vectors before they become rows in registers and loads and stores."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import prod

from lamina.dialects.arith.ops import AddIOp, ConstantOp, IndexCastOp, IndexCastUIOp, MulIOp, SubIOp
from lamina.dialects.vector.ops import (
    BroadcastOp,
    ContractionOp,
    ExtractOp,
    GatherOp,
    InsertOp,
    ScatterOp,
    StepOp,
    TransferReadOp,
    TransferWriteOp,
)
from lamina.ir.affine import AffineConstantExpr, AffineDimExpr
from lamina.ir.attributes import AffineMapAttr, DenseElementsAttr
from lamina.ir.nested_operations import nested_operations
from lamina.ir.operation import Operation
from lamina.ir.remarks import Remark
from lamina.ir.types import DYNAMIC, MemRefType, VectorType
from lamina.ir.value import Value
from lamina.remarks.counts import LoopCounts, element_bits

_MANY = 4096
_REGISTER_BITS = 512
_MOST_UNROLLED = 2048
"""Operations that vectors of a function may become before it is worth a remark."""
_MOST_REGISTERS = 256
"""Registers that one value may take before it is."""
_LONGEST_INDEX = 32
_SHORT_STRIDE = 4
"""Maximum stride for which loads and shuffles are cheaper than a gather."""
_INSPECTED = (GatherOp, ScatterOp, ContractionOp, ExtractOp, InsertOp)


def check_vectors(root: Operation) -> Iterator[Remark]:
    """Remarks on vectors below an operation that are still of any rank."""
    counts = LoopCounts(root)
    yield from _huge(counts.operations)
    for op in counts.operations:
        if not isinstance(op, _INSPECTED):
            continue
        match op:
            case GatherOp() | ScatterOp():
                yield from _gather(op, counts)
            case ContractionOp() if counts.loop_around(op) is not None:
                yield from _transposed(op)
            case ExtractOp() | InsertOp() if op.dynamic_position and counts.loop_around(op) is not None:
                yield _moving_lane(op, counts)


def check_transfers(root: Operation) -> Iterator[Remark]:
    """Remarks on transfers that are about to become loops over elements."""
    transfers: list[TransferReadOp | TransferWriteOp] = nested_operations(root, TransferReadOp, TransferWriteOp)
    if not transfers:
        return
    counts = LoopCounts(root)
    for op in transfers:
        yield from _element_by_element(op, counts)


# ---- Sizes


def _registers(type: VectorType) -> int:
    """Returns the number of registers for values of a type."""
    if not type.shape or any(size == DYNAMIC for size in type.shape):
        return 1
    rows = prod(type.shape[:-1])
    return rows * max(1, -(-type.shape[-1] * element_bits(type) // _REGISTER_BITS))


def _huge(operations: Iterable[Operation]) -> Iterator[Remark]:
    """Yields the largest value of the functions whose vectors unroll to very many operations."""
    total = 0
    largest: tuple[int, Operation, VectorType] | None = None
    sizes: dict[VectorType, int] = {}
    for op in operations:
        for result in op.results:
            if not isinstance(result.type, VectorType) or isinstance(op, ConstantOp):
                continue
            size = sizes.get(result.type, 0)
            if not size:
                size = sizes[result.type] = _registers(result.type)
            total += size
            if largest is None or size > largest[0]:
                largest = size, op, result.type
    if largest is None or largest[0] < _MOST_REGISTERS:
        return
    size, op, type = largest
    yield Remark(
        op,
        "huge",
        f"{type} takes {size} registers, and operations on such vectors unroll to about {total} operations",
        help="tile to vectors of a few registers before vectorizing: 'transform.structured.tile_using_for' with "
        "sizes such as [4, 16]",
        is_severe=total >= _MOST_UNROLLED,
    )


# ---- Gathers


def _gather(op: GatherOp | ScatterOp, counts: LoopCounts) -> Iterator[Remark]:
    """Accesses by indices that turn out to be regular."""
    stride = _progression(op.indices, _LONGEST_INDEX)
    if stride is None:
        return
    lanes = op.indices.type.shape[-1] if isinstance(op.indices.type, VectorType) else 1
    is_severe = counts.executions(op) * lanes >= _MANY
    reads = isinstance(op, GatherOp)
    what = "a gather reads" if reads else "a scatter writes"
    match stride:
        case 0 if reads:
            yield Remark(
                op,
                "gather",
                "a gather reads the same element in all lanes",
                help="load it once: memref.load and vector.broadcast",
                is_severe=is_severe,
            )
        case 1:
            access = "vector.load or vector.maskedload" if reads else "vector.store or vector.maskedstore"
            yield Remark(
                op, "gather", f"{what} consecutive elements", help=f"{access} do in one access", is_severe=is_severe
            )
        case _ if 0 < abs(stride) <= _SHORT_STRIDE:
            distance = "the elements backwards" if stride == -1 else f"every {_ordinal(abs(stride))} element"
            yield Remark(
                op,
                "gather",
                f"{what} {distance}",
                help="load the whole vectors and pick their elements: vector.load and vector.shuffle",
                is_severe=is_severe,
            )
        case _ if stride:
            yield Remark(
                op,
                "gather",
                f"{what} elements {abs(stride)} apart, each from a cache line of its own",
                help="transpose or pack the operand, so that the loop along the vector walks through contiguous memory",
                is_severe=False,
            )


def _ordinal(number: int) -> str:
    return {1: "", 2: "second", 3: "third"}.get(number, f"{number}th")


def _progression(value: Value, depth: int) -> int | None:
    """Returns the constant difference of consecutive lanes of a vector of indices, if known."""
    op = value.defining_op
    if op is None or depth == 0:
        return None
    match op:
        case ConstantOp():
            return _step_of_constant(op)
        case BroadcastOp() if not isinstance(op.source.type, VectorType):
            return 0
        case StepOp():
            return 1
        case IndexCastOp() | IndexCastUIOp():
            return _progression(op.in_, depth - 1)
        case AddIOp() | SubIOp():
            one, other = _progression(op.lhs, depth - 1), _progression(op.rhs, depth - 1)
            if one is None or other is None:
                return None
            return one + other if isinstance(op, AddIOp) else one - other
        case MulIOp():
            one, other = _progression(op.lhs, depth - 1), _progression(op.rhs, depth - 1)
            if one == 0 and other == 0:
                return 0
            left, right = _splat(op.lhs), _splat(op.rhs)
            if one is not None and right is not None:
                return one * right
            return other * left if other is not None and left is not None else None
    return None


def _step_of_constant(op: ConstantOp) -> int | None:
    if not isinstance(op.value, DenseElementsAttr):
        return None
    if op.value.is_splat:
        return 0
    numbers = op.value.integers
    steps = {after - before for before, after in zip(numbers, numbers[1:], strict=False)}
    return steps.pop() if len(steps) == 1 else None


def _splat(value: Value) -> int | None:
    op = value.defining_op
    if isinstance(op, ConstantOp) and isinstance(op.value, DenseElementsAttr) and op.value.is_splat:
        return op.value.integers[0]
    return None


# ---- Contractions


def _transposed(op: ContractionOp) -> Iterator[Remark]:
    """A product whose right-hand side is contiguous along the reduction: its rows are columns of what is
    added up."""
    maps = [indexing_map.map for indexing_map in op.indexing_maps if isinstance(indexing_map, AffineMapAttr)]
    if len(maps) != 3 or not isinstance(op.rhs.type, VectorType) or len(op.rhs.type.shape) < 2:
        return
    kept = {expr.position for expr in maps[2].results if isinstance(expr, AffineDimExpr)}
    last = [map_.results[-1].position for map_ in maps[:2] if isinstance(map_.results[-1], AffineDimExpr)]
    if len(last) == 2 and last[0] == last[1] and last[0] not in kept and min(op.rhs.type.shape) > 1:
        yield Remark(
            op,
            "contraction",
            "a contraction along the last dim of both operands, which are transposed in registers in each iteration",
            help="keep the right-hand side with the reduction first: transpose it once before the loop, or pack it "
            "('transform.structured.pack')",
            is_severe=False,
        )


# ---- Accesses


def _moving_lane(op: ExtractOp | InsertOp, counts: LoopCounts) -> Remark:
    verb = "extracts a lane from a vector" if isinstance(op, ExtractOp) else "inserts a lane into a vector"
    return Remark(
        op,
        "lane",
        f"{verb} at a position that is not constant: the vector goes through memory",
        help="unroll the loop over the lanes, so that positions are constants, or keep the elements in a buffer",
        is_severe=counts.executions(op) >= _MANY,
    )


def _element_by_element(op: TransferReadOp | TransferWriteOp, counts: LoopCounts) -> Iterator[Remark]:
    """Transfers along a dim that is not contiguous in memory."""
    type = op.base.type
    if not isinstance(type, MemRefType):
        return
    vector = op.vector.type if isinstance(op, TransferReadOp) else op.value_to_store.type
    results = op.permutation_map.results
    if not isinstance(vector, VectorType) or not results or not vector.shape or vector.shape[-1] < 2:
        return
    along = results[-1]
    if isinstance(along, AffineConstantExpr) or not isinstance(along, AffineDimExpr):
        return
    layout = type.strides_and_offset()
    stride = None if layout is None else layout[0][along.position]
    if stride == 1 and along.position == len(type.shape) - 1:
        return
    if isinstance(op, TransferReadOp) and all(isinstance(user, ExtractOp) for user in op.vector.users):
        return  # Its elements are used one by one, so nothing is lost.
    lanes = prod(vector.shape)
    distance = "an unknown distance" if stride is None or stride == DYNAMIC else f"{stride} elements"
    verb = "read" if isinstance(op, TransferReadOp) else "written"
    yield Remark(
        op,
        "strided",
        f"{vector} is {verb} element by element, as its elements lie {distance} apart",
        help="vectorize along the dim that is contiguous in memory, or transpose or pack the buffer before the loop "
        "('transform.structured.pack', linalg.transpose)",
        is_severe=counts.executions(op) * lanes >= _MANY,
    )
