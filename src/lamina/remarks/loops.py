"""Checks of loops before they become blocks and branches: redundant work, and orders that prevent
vectorization."""

from __future__ import annotations

from collections.abc import Iterator

from lamina.dialects.arith.enums import FastMathFlags
from lamina.dialects.arith.ops import AddFOp, AddIOp, DivFOp, ExtFOp, MulFOp, SubFOp, SubIOp, TruncFOp
from lamina.dialects.func.ops import CallOp, FuncOp
from lamina.dialects.math.ops import FmaOp
from lamina.dialects.memref.ops import AllocOp, CopyOp, LoadOp, StoreOp
from lamina.dialects.scf.ops import ForallOp, ForOp
from lamina.dialects.vector.enums import CombiningKind
from lamina.dialects.vector.ops import ReductionOp
from lamina.ir.operation import Operation
from lamina.ir.remarks import Remark, current_remarks
from lamina.ir.types import DYNAMIC, FloatType, MemRefType, VectorType, element_type_or_self
from lamina.ir.value import BlockArgument, Value
from lamina.remarks.counts import LoopCounts, byte_size, element_bits, readable, trips
from lamina.rewrite.fold import constant_int

_MANY = 4096
"""Minimum number of executions for redundant work to be severe."""
_ALLOCATION = 400
"""The cost of taking and giving back memory, in simple operations."""
_NOTABLE = 5
"""Minimum share of a loop's work, as one in this many, for a remark."""
_BYTES_PER_OPERATION = 32
_UNKNOWN_COPY = 1 << 16
_LONGEST_CHAIN = 64
_LINE_BITS, _HALF = 512, 16
_CALL = 20
"""The cost of a call, in simple operations."""
_INSPECTED = (AllocOp, CopyOp, ForOp, ReductionOp, CallOp)
"""What is looked at, besides the functions of the math dialect."""


def check_loops(root: Operation) -> Iterator[Remark]:
    """Remarks on the loops below an operation."""
    counts = LoopCounts(root)
    functions = {function.sym_name: function for function in _functions(root)}
    for op in counts.operations:
        if not isinstance(op, _INSPECTED) and not op.name.startswith("math."):
            continue
        loop = counts.loop_around(op)
        match op:
            case AllocOp() if loop is not None:
                yield from _allocation(op, loop, counts)
            case CopyOp() if loop is not None:
                yield from _copy(op, loop, counts)
            case ForOp():
                if counts.is_innermost(op):
                    yield from _in_order(op, counts)
                    yield from _columns(op, counts)
                yield from _tail(op, counts)
            case ReductionOp() if loop is not None and counts.is_innermost(loop):
                yield from _lanes_in_order(op, loop, counts)
            case CallOp() if loop is not None and op.callee in functions:
                callee = functions[op.callee]
                if not callee.body.first_block:
                    yield from _call(op, counts)
                elif callee.no_inline:
                    yield _kept_call(op, counts)
            case _ if loop is not None and not isinstance(op, _INSPECTED):
                yield from _library_function(op, counts)


def _functions(root: Operation) -> list[FuncOp]:
    module = root.root
    return [op for op in module.walk(FuncOp)] if module.regions else []


def _allocation(op: AllocOp, loop: Operation, counts: LoopCounts) -> Iterator[Remark]:
    work = counts.work(loop)
    if work > _NOTABLE * _ALLOCATION:
        return
    if any(isinstance(user, CopyOp) and user.target is op.memref for user in op.memref.users):
        return  # The loop exists for the copy, which has its own remark.
    type = op.memref.type
    assert isinstance(type, MemRefType)
    size = byte_size(type)
    yield Remark(
        op,
        "allocation",
        f"allocates {'a buffer' if size is None else readable(size)} in each iteration of a loop that does little "
        f"else ({work} operations)",
        help="allocate before the loop, as the pass buffer-loop-hoisting does (transform.bufferization."
        "buffer_loop_hoisting in a script), or pass the buffer in",
        is_severe=counts.executions(op) >= _MANY // 4,
    )


def _copy(op: CopyOp, loop: Operation, counts: LoopCounts) -> Iterator[Remark]:
    type = op.source.type
    size = byte_size(type) if isinstance(type, MemRefType) else None
    cost = max(1, (_UNKNOWN_COPY if size is None else size) // _BYTES_PER_OPERATION)
    if cost * _NOTABLE < counts.work(loop):
        return
    what = "a buffer of unknown size" if size is None else readable(size)
    yield Remark(
        op,
        "copy",
        f"copies {what} in each iteration of a loop",
        help="let the loop read and write the original; if bufferization inserted it, --explain-copies says why",
        is_severe=counts.executions(op) * cost >= _MANY,
    )


# ---- Reductions in order


def _in_order(loop: ForOp, counts: LoopCounts) -> Iterator[Remark]:
    """Checks float sums and products carried by a loop, whose steps depend on each other."""
    if trips(loop) < 16 or current_remarks().has_spoken_of("scalar", loop):
        return
    is_severe = counts.executions(loop) * trips(loop) >= _MANY
    body = loop.region.entry_block
    for argument, result in _carried(loop):
        if isinstance(argument.type, FloatType):
            step = _accumulation(result, argument)
            if step is not None:
                yield _ordered(step, is_severe)
    for store in body.operations:
        if isinstance(store, StoreOp) and isinstance(store.value.type, FloatType):
            start = _load_of_same(store, loop)
            step = _accumulation(store.value, start) if start is not None else None
            if step is not None:
                yield _ordered(step, is_severe)
            yield from _scan(store, loop)


def _carried(loop: ForOp) -> list[tuple[BlockArgument, Value]]:
    """Returns the carried values of a loop, and what they become in each iteration."""
    body = loop.region.entry_block
    end = body.last_op
    return [] if end is None else list(zip(body.arguments[1:], end.operands, strict=False))


def check_narrow_sums(root: Operation) -> Iterator[Remark]:
    """Remarks on sums in types of at most 16 bits, before their roundings become arithmetic."""
    counts = LoopCounts(root)
    for loop in counts.operations:
        if isinstance(loop, ForOp) and counts.is_innermost(loop):
            yield from _narrow_sum(loop, counts)


def _narrow_sum(loop: ForOp, counts: LoopCounts) -> Iterator[Remark]:
    """Checks sums carried by a loop in a type that has no arithmetic of its own: each step rounds."""
    for argument, result in _carried(loop):
        if not isinstance(argument.type, FloatType) or argument.type.width > _HALF or trips(loop) < 16:
            continue
        step = _accumulation(result, argument)
        if step is not None:
            yield Remark(
                step,
                "order",
                f"an ordered reduction in {argument.type}: each step is rounded and waits for the previous one, which "
                "prevents vectorization",
                help="carry the sum in f32, extend what is added to it, and truncate once after the loop",
                is_severe=counts.executions(loop) * trips(loop) >= _MANY,
            )


def _ordered(step: Operation, is_severe: bool) -> Remark:
    return Remark(
        step,
        "order",
        "an ordered reduction: each step waits for the previous one, which prevents vectorization",
        help='fastmath<reassoc> on the operation, or fast="reassoc" (--fast), allows any order; a linalg operation '
        "with a reduction iterator states none, so that the automatic schedule vectorizes it",
        is_severe=is_severe,
    )


def _load_of_same(store: StoreOp, loop: ForOp) -> Value | None:
    """Returns the load, in the loop, of the element that is written, which must be loop-invariant."""
    if any(_is_inside(value, loop) for value in (store.memref, *store.indices)):
        return None
    wanted = list(map(_identity, store.indices))
    for op in loop.region.entry_block.operations:
        if isinstance(op, LoadOp) and op.memref is store.memref and list(map(_identity, op.indices)) == wanted:
            return op.result
    return None


def _scan(store: StoreOp, loop: ForOp) -> Iterator[Remark]:
    """Checks a loop that adds to the element that its previous iteration wrote."""
    for op in loop.region.entry_block.operations:
        if not isinstance(op, LoadOp) or op.memref is not store.memref or not _is_previous(op, store, loop):
            continue
        step = _accumulation(store.value, op.result)
        if step is not None:
            yield Remark(
                step,
                "order",
                "adds to the element that the previous iteration wrote: the loop runs in order, without vectors",
                help="make a loop over independent rows or columns the innermost one, so that it becomes vectors; a "
                "scan of a single row stays scalar",
                is_severe=False,
            )


def _is_previous(load: LoadOp, store: StoreOp, loop: ForOp) -> bool:
    """True if the load reads what the store wrote in the previous iteration."""
    counter, step = loop.region.entry_block.arguments[0], constant_int(loop.step)
    behind = 0
    for read, written in zip(load.indices, store.indices, strict=True):
        (base, offset), (other, distance) = _with_offset(read), _with_offset(written)
        if base is not other:
            return False
        if base is counter:
            behind += distance - offset
        elif distance != offset or (isinstance(base, Value) and _is_inside(base, loop)):
            return False
    return behind != 0 and behind == step


def _with_offset(index: Value) -> tuple[Value | None, int]:
    """Returns an index as a value and a constant that is added to it."""
    known = constant_int(index)
    if known is not None:
        return None, known
    owner = index.defining_op
    if isinstance(owner, AddIOp | SubIOp) and (added := constant_int(owner.rhs)) is not None:
        base, offset = _with_offset(owner.lhs)
        return base, offset + (added if isinstance(owner, AddIOp) else -added)
    return index, 0


def _identity(index: Value) -> Value | int:
    known = constant_int(index)
    return index if known is None else known


def _is_inside(value: Value, loop: ForOp) -> bool:
    if isinstance(value, BlockArgument):
        return loop.is_ancestor(value.owner.parent_op) if value.owner.parent_op is not None else False
    owner = value.defining_op
    return owner is not None and loop.is_ancestor(owner) and constant_int(value) is None


_Step = AddFOp | MulFOp | SubFOp | FmaOp


def _accumulation(value: Value, start: Value) -> Operation | None:
    """Returns the operation that adds to the value ``start``, where ``value`` is the result of one or a few ordered
    steps."""
    pending, seen = [value], {value}
    while pending and len(seen) <= _LONGEST_CHAIN:
        step = pending.pop().defining_op
        if isinstance(step, ExtFOp | TruncFOp):
            # Narrow types are added up in a wider one.
            pending.append(step.in_)
            seen.add(step.in_)
            continue
        if not isinstance(step, _Step) or _may_reorder(step):
            continue
        for operand in [step.c] if isinstance(step, FmaOp) else [step.lhs, step.rhs]:
            if _narrow(operand) is start:
                return step
            if operand not in seen:
                seen.add(operand)
                pending.append(operand)
    return None


def _narrow(value: Value) -> Value:
    """Returns what a value was extended from."""
    step = value.defining_op
    return step.in_ if isinstance(step, ExtFOp) else value


def _may_reorder(op: _Step | ReductionOp) -> bool:
    return current_remarks().reorders or bool(op.fastmath & FastMathFlags.REASSOC)


def _lanes_in_order(op: ReductionOp, loop: Operation, counts: LoopCounts) -> Iterator[Remark]:
    type = op.vector.type
    if not isinstance(type, VectorType) or not isinstance(type.element_type, FloatType) or _may_reorder(op):
        return
    lanes = type.shape[-1] if type.shape else 1
    if op.kind not in (CombiningKind.ADD, CombiningKind.MUL) or lanes < 4 or counts.work(loop) > _NOTABLE * 4 * lanes:
        return
    yield Remark(
        op,
        "order",
        f"adds up the {lanes} lanes of a vector one after the other, in order, in each iteration of a loop",
        help="keep partial sums in a vector across the loop and add its lanes up once after it (of a contraction: put "
        "a parallel dim innermost); fastmath<reassoc> adds in pairs",
        is_severe=counts.executions(op) * lanes >= _MANY,
    )


# ---- The order of loops


def _columns(loop: ForOp, counts: LoopCounts) -> Iterator[Remark]:
    """Checks scalar loops that walk along a dim whose elements are far apart, inside of one along the last dim."""
    around = counts.loop_around(loop)
    if not isinstance(around, ForOp) or trips(loop) < 16 or _uses_vectors(loop):
        return
    if current_remarks().has_spoken_of("scalar", loop):
        return
    counter, outer = loop.region.entry_block.arguments[0], around.region.entry_block.arguments[0]
    for op in loop.region.entry_block.operations:
        if not isinstance(op, LoadOp | StoreOp) or len(op.indices) < 2:
            continue
        type = op.memref.type
        layout = type.strides_and_offset() if isinstance(type, MemRefType) else None
        if layout is None or layout[0][-1] != 1:
            continue
        *rows, last = op.indices
        strides = [stride for index, stride in zip(rows, layout[0], strict=False) if index is counter]
        if last is outer and strides and (strides[0] == DYNAMIC or strides[0] * element_bits(type) >= _LINE_BITS):
            distance = "unknown many" if strides[0] == DYNAMIC else str(strides[0])
            yield Remark(
                op,
                "columns",
                f"the innermost loop walks along a column: {distance} elements on in each iteration, each in a cache "
                "line of its own, which prevents vectorization",
                help="interchange the loops, so that the innermost one walks along the last dim, or write a linalg "
                "operation, whose loops the automatic schedule orders",
                is_severe=counts.executions(op) >= _MANY,
            )
            return


# ---- Calls

# Functions of the dialect math that are instructions, or a few.
_INSTRUCTIONS = frozenset(
    "absf absi ceil clampf copysign ctlz cttz ctpop floor fma fpowi ipowi isfinite isinf isnan isnormal round "
    "roundeven rsqrt sqrt trunc".split()
)
_LIBRARY = frozenset(
    "acos acosh asin asinh atan atan2 atanh cbrt ceil cos cosh erf erfc exp exp2 expm1 floor fma fmod hypot lgamma log "
    "log10 log1p log2 pow remainder round sin sinh sqrt tan tanh tgamma trunc".split()
)


def _library_function(op: Operation, counts: LoopCounts) -> Iterator[Remark]:
    name = op.name.removeprefix("math.")
    if name in _INSTRUCTIONS:
        return
    type = op.results[0].type
    lanes = 1
    if isinstance(type, VectorType):
        for size in type.shape:
            lanes *= size
    times = "" if lanes == 1 else f", {lanes} times for each vector,"
    yield Remark(
        op,
        "library",
        f"calls {name} of the mathematics library{times} in a loop, which rules vectors out",
        help="lamina has vector code for the functions of f32, f64 and narrower floats, but for powf of f64: compute "
        "that in f32, or as exp of a product",
        is_severe=counts.executions(op) * lanes >= _MANY,
    )


def _kept_call(op: CallOp, counts: LoopCounts) -> Remark:
    return Remark(
        op,
        "call",
        f"calls @{op.callee}, which is marked no_inline, in a loop, which rules vectors out",
        help="remove no_inline, so that the function becomes a part of the loop",
        is_severe=counts.executions(op) >= _MANY and counts.work(counts.loop_around(op) or op) <= _NOTABLE * _CALL,
    )


def _call(op: CallOp, counts: LoopCounts) -> Iterator[Remark]:
    name = op.callee
    base = name if name in _LIBRARY else name.removesuffix("f").removesuffix("l")
    if base in _LIBRARY:
        yield Remark(
            op,
            "library",
            f"calls {name} of the mathematics library in a loop, which rules vectors out",
            help=f"use an operation of the math dialect, such as math.{base}, which may be vectorized",
            is_severe=counts.executions(op) >= _MANY,
        )
    elif not name.startswith("lamina_"):
        yield Remark(
            op,
            "call",
            f"calls the external function @{name} in a loop, which rules vectors out",
            help="define the function in the module, so that it can be inlined",
            is_severe=False,
        )


# ---- Tails


def _tail(loop: ForOp, counts: LoopCounts) -> Iterator[Remark]:
    """Yields scalar loops that continue where a vector loop ended."""
    if constant_int(loop.step) != 1 or _uses_vectors(loop):
        return
    start = _identity(loop.lower_bound)
    before = loop.prev_op
    while before is not None:
        if isinstance(before, ForOp) and _identity(before.upper_bound) == start and _uses_vectors(before):
            step = constant_int(before.step)
            most = "" if step is None else f", up to {step - 1} iterations,"
            remark = Remark(
                loop,
                "tail",
                f"the tail of the vector loop before it{most} runs as scalar code",
                help="mask the last vector (transform.structured.vectorize with vector_sizes, vector.create_mask), or "
                "let the last vector overlap the one before it",
                is_severe=counts.executions(loop) * min(trips(loop), step or 1) >= _MANY // 4,
            )
            remark.attach_note("the loop over vectors", before.raw_location)
            yield remark
            return
        before = before.prev_op


def _uses_vectors(loop: ForOp) -> bool:
    return any(isinstance(result.type, VectorType) for op in loop.walk() if op is not loop for result in op.results)


# ---- One core, and emulated arithmetic


def check_parallel(root: Operation) -> Iterator[Remark]:
    """Remarks on parallel loops that are about to become loops of one thread."""
    counts = LoopCounts(root)
    for op in root.walk(ForallOp):
        if counts.loop_around(op) is None and trips(op) * counts.work(op) >= _MANY:
            yield Remark(
                op,
                "one core",
                f"a parallel loop of {trips(op)} iterations runs on one core",
                help="compile with parallel=True (--parallel)",
                is_severe=False,
            )


_NARROW = 8


def check_small_floats(root: Operation) -> Iterator[Remark]:
    """Emits remarks on arithmetic with float types that no CPU supports."""
    counts = LoopCounts(root)
    for op in root.walk():
        if not isinstance(op, AddFOp | MulFOp | SubFOp | DivFOp | FmaOp) or counts.loop_around(op) is None:
            continue
        element = element_type_or_self(op.result.type)
        if isinstance(element, FloatType) and element.width <= _NARROW:
            yield Remark(
                op,
                "emulated",
                f"arithmetic on {element} is emulated: each operand is extended and each result is rounded by integer "
                "arithmetic",
                help="extend once with arith.extf, compute in f32, and truncate at the end",
                is_severe=counts.executions(op) >= _MANY,
            )
