"""Normalizing and coalescing scf.for: loops from 0 with step 1, and perfect nests as one loop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.affine.compose import make_composed_folded_apply
from lamina.dialects.affine.ops import AffineDelinearizeIndexOp
from lamina.dialects.arith.ops import AddIOp, CeilDivSIOp, DivSIOp, MulIOp, RemSIOp, SubIOp
from lamina.dialects.scf.bounds import Bound, constant_trip_count
from lamina.dialects.scf.builders import bound_value, split_bounds
from lamina.dialects.scf.loop_utils import perfectly_nested_loops
from lamina.dialects.scf.unroll import Arithmetic
from lamina.ir import affine
from lamina.ir.affine import AffineMap
from lamina.ir.attributes import DenseI64ArrayAttr, IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.types import IndexType
from lamina.ir.value import Value, defining
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_int

if TYPE_CHECKING:
    from lamina.dialects.scf.ops import ForOp
    from lamina.ir.location import LocationLike

Range = tuple[Bound, Bound, Bound]


def bound_type(bound: Bound) -> Any:
    """Returns the type of a bound."""
    return bound.type


def normalized_bounds(
    rewriter: PatternRewriter, lower: Bound, upper: Bound, step: Bound, location: LocationLike
) -> Range:
    """Returns bounds 0, the trip count, and 1, emitting what must be computed at the insertion point."""
    type = bound_type(lower)
    zero, one = IntegerAttr(type, 0), IntegerAttr(type, 1)
    if isinstance(type, IndexType):
        s0, s1, s2 = affine.symbols(3)
        map = AffineMap(0, 3, [(s1 - s0).ceildiv(s2)])
        size = make_composed_folded_apply(rewriter, map, [lower, upper, step], location=location)
        assert isinstance(size, IntegerAttr | Value)
        return zero, size, one
    zero_based, unit_step = constant_int(lower) == 0, constant_int(step) == 1
    if zero_based and unit_step:
        return lower, upper, step
    arithmetic = Arithmetic(rewriter, type, location)
    extent = bound_value(rewriter, upper, location)
    if not zero_based:
        extent = _folded(arithmetic, SubIOp, extent, bound_value(rewriter, lower, location))
    if not unit_step:
        extent = _folded(arithmetic, CeilDivSIOp, extent, bound_value(rewriter, step, location))
    return zero, extent, one


def _folded(arithmetic: Arithmetic, cls: type[Operation], lhs: Value, rhs: Value) -> Value:
    """Returns the result of an operation, as a constant where both operands are."""
    left, right = constant_int(lhs), constant_int(rhs)
    if left is None or right is None:
        return arithmetic.apply(cls, lhs, rhs)
    return arithmetic.constant(left - right if cls is SubIOp else -(-left // right))


def denormalize(rewriter: PatternRewriter, induction: Value, lower: Bound, step: Bound, location: LocationLike) -> None:
    """Replaces a normalized induction variable by the value it had before; computed at the insertion point."""
    kept: set[Operation] = set()
    type = bound_type(lower)
    zero_based, unit_step = constant_int(lower) == 0, constant_int(step) == 1
    if isinstance(type, IndexType):
        map = AffineMap(1, 2, [affine.dim(0) * affine.symbol(1) + affine.symbol(0)])
        composed_folded_apply = make_composed_folded_apply(rewriter, map, [induction, lower, step], location=location)
        value = bound_value(rewriter, composed_folded_apply, location)
        if (not zero_based or not unit_step) and value.defining_op is not None:
            kept.add(value.defining_op)
        rewriter.replace_all_uses_except(induction, value, kept)
        return
    arithmetic = Arithmetic(rewriter, type, location)
    value = induction
    for cls, bound, trivial in ((MulIOp, step, unit_step), (AddIOp, lower, zero_based)):
        if not trivial:
            value = arithmetic.apply(cls, value, bound_value(rewriter, bound, location))
            kept.add(defining(value))
    rewriter.replace_all_uses_except(induction, value, kept)


def product(rewriter: PatternRewriter, values: Sequence[Value], location: LocationLike) -> Value:
    """Returns the product of values of one type."""
    type: Any = values[0].type
    if isinstance(type, IndexType):
        total: Any = IntegerAttr(type, 1)
        map = AffineMap(0, 2, [affine.symbol(0) * affine.symbol(1)])
        for value in values:
            total = make_composed_folded_apply(rewriter, map, [total, value], location=location)
        return bound_value(rewriter, total, location)
    arithmetic = Arithmetic(rewriter, type, location)
    found: Value | None = None
    for value in values:
        if constant_int(value) != 1:
            found = value if found is None else arithmetic.apply(MulIOp, found, value)
    return arithmetic.constant(1) if found is None else found


def delinearize(
    rewriter: PatternRewriter, induction: Value, sizes: Sequence[Value], location: LocationLike
) -> tuple[list[Value], set[Operation]]:
    """Delinearizes the joint induction variable of a nest with the given sizes; returns the variables, and the
    operations that use it."""
    type: Any = induction.type
    if isinstance(type, IndexType):
        numbers = [constant_int(size) for size in sizes]
        static, dynamic = split_bounds(
            [
                size if number is None else IntegerAttr.wrapped(type, number)
                for size, number in zip(sizes, numbers, strict=True)
            ]
        )
        affine_delinearize_index = AffineDelinearizeIndexOp(
            [induction, *dynamic],
            [type] * len(sizes),
            {"static_basis": DenseI64ArrayAttr(static)},
            {},
            (),
            (),
            location,
        )
        rewriter.insert(affine_delinearize_index)
        return list(affine_delinearize_index.results), {affine_delinearize_index}
    return _delinearize_integer(Arithmetic(rewriter, type, location), induction, sizes)


def _delinearize_integer(
    arithmetic: Arithmetic, induction: Value, sizes: Sequence[Value]
) -> tuple[list[Value], set[Operation]]:
    digits: dict[int, Value] = {}
    users: set[Operation] = set()
    ones = [constant_int(size) == 1 for size in sizes]
    leading = next((position for position, unit in enumerate(ones) if not unit), len(sizes))
    for position in range(leading):
        digits[position] = arithmetic.constant(0)
    previous = induction
    for position in reversed(range(leading, len(sizes))):
        if position != len(sizes) - 1 and not ones[position + 1]:
            previous = arithmetic.apply(DivSIOp, previous, sizes[position + 1])
            users.add(defining(previous))
        value = previous
        if position != leading:
            if ones[position]:
                value = arithmetic.constant(0)
            else:
                value = arithmetic.apply(RemSIOp, previous, sizes[position])
                users.add(defining(value))
        digits[position] = value
    return [digits[position] for position in range(len(sizes))], users


def coalesce_loops(rewriter: PatternRewriter, loops: Sequence[ForOp]) -> bool:
    """Coalesces perfectly nested loops, outermost first, into the outermost one. The bounds must be defined outside
    of all of them and the carried values forwarded unchanged."""
    if len(loops) < 2 or any(constant_trip_count(loop) == 0 for loop in loops):
        return False
    outermost, innermost = loops[0], loops[-1]
    with rewriter.insertion_guard():
        for loop in loops:
            _normalize_in_nest(rewriter, loop, outermost, innermost)
        location = outermost.raw_location
        rewriter.set_insertion_point(outermost)
        sizes = [loop.upper_bound for loop in loops]
        outermost.upper_bound = product(rewriter, sizes, location)
        rewriter.set_insertion_point_to_start(innermost.region.entry_block)
        induction = outermost.region.arguments[0]
        inductions, users = delinearize(rewriter, induction, sizes, location)
        rewriter.replace_all_uses_except(induction, inductions[0], users)
        for position in reversed(range(1, len(loops))):
            _inline_into_outer(rewriter, loops[position - 1], loops[position], inductions[position])
    return True


def _normalize_in_nest(rewriter: PatternRewriter, loop: ForOp, outermost: ForOp, innermost: ForOp) -> None:
    lower, upper, step = loop.operands[:3]
    location = loop.raw_location
    rewriter.set_insertion_point(outermost)
    bounds = normalized_bounds(rewriter, lower, upper, step, location)
    with rewriter.modify_in_place(loop):
        for position, bound in enumerate(bounds):
            loop.set_operand(position, bound_value(rewriter, bound, location))
    rewriter.set_insertion_point_to_start(innermost.region.entry_block)
    denormalize(rewriter, loop.region.arguments[0], lower, step, location)


def _inline_into_outer(rewriter: PatternRewriter, outer: ForOp, inner: ForOp, induction: Value) -> None:
    terminator = inner.region.entry_block.terminator
    carried = outer.region.arguments[1:]
    arguments = inner.region.arguments[1:]
    yielded = [carried[arguments.index(value)] if value in arguments else value for value in terminator.operands]
    rewriter.erase_op(terminator)
    rewriter.inline_block_before_op(inner.region.entry_block, inner, [induction, *carried])
    rewriter.replace_op(inner, yielded)


def coalesce_perfect_nest(rewriter: PatternRewriter, root: ForOp) -> bool:
    """Coalesces bands of the perfect nest starting at ``root``: loops with bounds from above the band that forward
    their carried values unchanged."""
    loops = perfectly_nested_loops(root)
    count = len(loops)
    defined_above = list(range(count))
    for position, loop in enumerate(loops):
        for outer in range(position):
            region = loops[outer].region
            if not any(region.is_ancestor(value.parent_region) for value in loop.operands[:3]):
                defined_above[position] = outer
                break
    chain_start = [0] * count
    for position in range(1, count):
        straight = _hands_through(loops[position - 1], loops[position])
        chain_start[position] = chain_start[position - 1] if straight else position
    changed = False
    end = count
    while end > 0:
        start = 0
        while start < end - 1:
            if max(defined_above[start:end]) <= start and chain_start[end - 1] <= start:
                changed = coalesce_loops(rewriter, loops[start:end]) or changed
                break
            start += 1
        end = start + 1 if start != end - 1 else end
        end -= 1
    return changed


def _hands_through(outer: ForOp, inner: ForOp) -> bool:
    arguments = outer.region.arguments[1:]
    if arguments != inner.operands[3:]:
        return False
    return outer.region.entry_block.terminator.operands == list(inner.results)
