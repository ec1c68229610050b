"""Unrolling of scf.for: by a factor, in full, and unroll-and-jam."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lamina.define.operand_slots import operand_slots
from lamina.dialects.arith.attributes import IntegerOverflowFlagsAttr
from lamina.dialects.arith.enums import IntegerOverflowFlags
from lamina.dialects.arith.ops import AddIOp, ConstantOp, DivUIOp, MulIOp, RemSIOp, SubIOp
from lamina.dialects.scf.bounds import constant_trip_count
from lamina.dialects.scf.loop_utils import for_with_additional_yields, promote_if_single_iteration
from lamina.dialects.scf.ops import ForOp
from lamina.ir import parity
from lamina.ir.attributes import IntegerAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.growth import check_copies
from lamina.ir.operation import IRMapping, Operation
from lamina.ir.types import IndexType
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_int

if TYPE_CHECKING:
    from lamina.ir.location import LocationLike
    from lamina.ir.types import IntegerType

Annotate = Callable[[int, Operation, Builder], None]
RemapInduction = Callable[[int, Value, Builder], Value]


@dataclass
class UnrolledLoop:
    """The remaining loops: None for a loop that was replaced with its body or never created."""

    main: Any = None
    epilogue: Any = None


class Arithmetic:
    """Integer operations of one type at the insertion point of a builder."""

    def __init__(self, builder: Builder, type: IndexType | IntegerType, location: LocationLike) -> None:
        self.builder, self.type, self.location = builder, type, location

    def constant(self, number: int) -> Value:
        properties: dict[str, Any] = {"value": IntegerAttr.wrapped(self.type, number)}
        new_constant = ConstantOp((), (self.type,), properties, {}, (), (), self.location)
        return self.builder.insert(new_constant).results[0]

    def apply(self, cls: type[Operation], lhs: Value, rhs: Value) -> Value:
        properties: dict[str, Any] = {}
        if cls in (AddIOp, SubIOp, MulIOp):
            properties["overflowFlags"] = IntegerOverflowFlagsAttr(IntegerOverflowFlags.NONE)
        return self.builder.insert(cls((lhs, rhs), (self.type,), properties, {}, (), (), self.location)).results[0]

    def ceil_div_positive(self, dividend: Value, divisor: Value) -> Value:
        """(dividend + (divisor - 1)) / divisor, for a positive divisor."""
        one = self.constant(1)
        return self.apply(DivUIOp, self.apply(AddIOp, dividend, self.apply(SubIOp, divisor, one)), divisor)


def unroll_body(
    block: Block,
    induction: Value,
    factor: int,
    remap: RemapInduction,
    arguments: Sequence[Value],
    yielded: Sequence[Value],
    annotate: Annotate | None = None,
) -> None:
    """Appends ``factor - 1`` copies of a loop's body to it; the carried values go from copy to copy."""
    terminator = block.last_op
    assert terminator is not None
    builder = Builder(InsertionPoint.before_op(terminator))
    originals = [operation for operation in block.operations if operation is not terminator]
    check_copies((factor - 1) * len(originals), "an unroll factor of")
    yielded = list(yielded)
    last = list(yielded)
    for number in range(1, factor):
        mapping = IRMapping()
        mapping.map_all(arguments, last)
        if not induction.use_empty:
            mapping.map(induction, remap(number, induction, builder))
        for operation in originals:
            copy = builder.clone(operation, mapping)
            if annotate is not None:
                annotate(number, copy, builder)
        last = [mapping.lookup_or_default(value) for value in yielded]
    if annotate is not None:
        for operation in originals:
            annotate(0, operation, builder)
    terminator.set_operands(last)


def unroll_by_factor(
    rewriter: PatternRewriter, loop: ForOp, factor: int, annotate: Annotate | None = None
) -> UnrolledLoop | None:
    """Unrolls an scf.for; the remainder becomes an epilogue loop after it."""
    block = loop.region.entry_block
    if block.first_op is block.last_op:
        return UnrolledLoop(loop)
    location = loop.raw_location
    lower, upper, step = loop.lower_bound, loop.upper_bound, loop.step
    type = step.type
    with rewriter.insertion_guard(InsertionPoint.before_op(loop)):
        arithmetic = Arithmetic(rewriter, type, location)
        count = constant_trip_count(loop)
        first, last, stride = constant_int(lower), constant_int(upper), constant_int(step)
        needs_epilogue = True
        if count is not None and first is not None and last is not None and stride is not None:
            if factor == 1:
                if count == 1:
                    promote_if_single_iteration(rewriter, loop)
                    return UnrolledLoop()
                return UnrolledLoop(loop)
            end = first + (count - count % factor) * stride
            needs_epilogue = end < last
            split = arithmetic.constant(end) if needs_epilogue else upper
            new_step = step if factor == 1 else arithmetic.constant(stride * factor)
        else:
            trips = arithmetic.ceil_div_positive(arithmetic.apply(SubIOp, upper, lower), step)
            number = arithmetic.constant(factor)
            even = arithmetic.apply(SubIOp, trips, arithmetic.apply(RemSIOp, trips, number))
            split = arithmetic.apply(AddIOp, lower, arithmetic.apply(MulIOp, even, step))
            new_step = arithmetic.apply(MulIOp, step, number)
        unrolled = UnrolledLoop()
        if needs_epilogue:
            unrolled.epilogue = _epilogue(rewriter, loop, split)
        loop.upper_bound = split
        loop.step = new_step

        def remap(number: int, induction: Value, builder: Builder) -> Value:
            inner = Arithmetic(builder, type, location)
            return inner.apply(AddIOp, induction, inner.apply(MulIOp, step, inner.constant(number)))

        induction, *arguments = block.arguments
        unroll_body(block, induction, factor, remap, arguments, block.terminator.operands, annotate)
        if not promote_if_single_iteration(rewriter, loop):
            unrolled.main = loop
    return unrolled


def _epilogue(rewriter: PatternRewriter, loop: ForOp, start: Value) -> ForOp | None:
    """Returns a clone of the loop after it, from ``start`` on; None if that is a single iteration and was replaced
    with its body."""
    rewriter.set_insertion_point_after(loop)
    copy = rewriter.clone(loop)
    copy.set_operand(0, start)
    for result, other in zip(loop.results, copy.results, strict=True):
        result.replace_all_uses_with(other)
    for position, result in enumerate(loop.results):
        copy.set_operand(3 + position, result)
    return None if promote_if_single_iteration(rewriter, copy) else copy


def unroll_full(rewriter: PatternRewriter, loop: ForOp) -> bool:
    """Replaces a loop with a constant trip count by copies of its body."""
    count = constant_trip_count(loop)
    if count is None:
        return False
    if count == 0:
        return True
    if count == 1:
        return promote_if_single_iteration(rewriter, loop)
    return unroll_by_factor(rewriter, loop, count) is not None


# ---- Unroll and jam


def unroll_and_jam(rewriter: PatternRewriter, loop: ForOp, factor: int) -> bool:
    """Unrolls a loop and fuses the copies of the loops inside it. The trip count must be a multiple of the factor."""
    if factor == 1:
        return True
    inner_loops = [inner for inner in loop.region.walk() if isinstance(inner, ForOp)]
    bounds = [value for inner in inner_loops for value in inner.operands[:3]]
    if any(loop.region.is_ancestor(value.parent_region) for value in bounds) or loop.results:
        return False
    count = constant_trip_count(loop)
    if not count:
        return False
    factor = min(factor, count)
    if count % factor:
        return False
    block = loop.region.entry_block
    if block.first_op is block.last_op:
        return True
    pieces = _pieces_to_jam(block)
    with rewriter.insertion_guard():
        _jam(rewriter, loop, factor, pieces)
    return True


def _pieces_to_jam(block: Block) -> list[list[Operation]]:
    """Yields runs of adjacent non-loop operations, in all blocks."""
    pieces: list[list[Operation]] = []
    run: list[Operation] = []
    operations = [operation for operation in block.operations if operation is not block.last_op]
    for operation in operations:
        if not isinstance(operation, ForOp):
            run.append(operation)
            continue
        if run:
            pieces.append(run)
            run = []
        for region in operation.regions:
            for inner in region.blocks:
                pieces += _pieces_to_jam(inner)
    return [*pieces, run] if run else pieces


def _jam(rewriter: PatternRewriter, loop: ForOp, factor: int, pieces: list[list[Operation]]) -> None:
    check_copies(factor, "an unroll factor of")
    mappings = [IRMapping() for _ in range(factor - 1)]
    jammed: list[Any] = []
    # Innermost loops first, so that each is complete when the enclosing one is replaced.
    for old in [inner for inner in loop.walk_post_order() if isinstance(inner, ForOp)]:
        if old is loop:
            jammed.append(old)
            continue
        jammed.append(_carry_copies(rewriter, old, factor, mappings))
    step = constant_int(loop.step)
    assert step is not None
    rewriter.set_insertion_point(loop)
    arithmetic = Arithmetic(rewriter, loop.step.type, loop.raw_location)
    if parity.is_strict():
        arithmetic.constant(factor)  # unused: a factor of the folded product
    # A product with one is the step itself.
    if factor > 1:
        loop.step = arithmetic.constant(step * factor)
    induction = loop.region.arguments[0]
    for number in range(factor - 1, 0, -1):
        mapping = mappings[number - 1]
        for piece in pieces:
            builder = Builder(InsertionPoint.after_op(piece[-1]))
            if not induction.use_empty:
                inner = Arithmetic(builder, IndexType(), loop.raw_location)
                offset = inner.constant(step * number)
                mapping.map(induction, inner.apply(AddIOp, induction, offset))
            for operation in piece:
                builder.clone(operation, mapping)
        for jammed_loop in jammed:
            _fix_carried(jammed_loop, factor, number, mapping)
    promote_if_single_iteration(rewriter, loop)


def _carry_copies(rewriter: PatternRewriter, old: ForOp, factor: int, mappings: list[IRMapping]) -> Any:
    """Replaces a loop with one that carries a copy of each value per copy of the body."""
    initial = old.operands[3:]
    count = len(initial)
    if not count:
        return old
    yielded = old.region.entry_block.terminator.operands
    new_op = for_with_additional_yields(
        rewriter, old, initial * (factor - 1), False, lambda builder, arguments: yielded * (factor - 1)
    )
    arguments, results = new_op.region.arguments[1:], new_op.results
    for number in range(factor - 1, 0, -1):
        for position in range(count):
            mappings[number - 1].map(arguments[position], arguments[number * count + position])
            mappings[number - 1].map(results[position], results[number * count + position])
    return new_op


def _fix_carried(loop: ForOp, factor: int, number: int, mapping: IRMapping) -> None:
    inits = operand_slots(loop, ForOp.init_args)
    count = len(inits) // factor
    terminator = loop.region.entry_block.terminator
    for position in range(count):
        place = number * count + position
        inits[place].set(mapping.lookup_or_default(inits[position].value))
        terminator.set_operand(place, mapping.lookup_or_default(terminator.operand(position)))
