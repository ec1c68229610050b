"""scf.forall loops run by the blocks, warps and threads of a launch: induction variables become ids."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from lamina.dialects.affine.compose import make_composed_apply, make_composed_folded_apply, materialize
from lamina.dialects.arith.enums import CmpIPredicate
from lamina.dialects.arith.ops import AndIOp, CmpIOp, ConstantOp, IndexCastUIOp, ShLIOp, SubIOp
from lamina.dialects.gpu import attributes as mappings
from lamina.dialects.gpu.attributes import GPUMappingMaskAttr
from lamina.dialects.gpu.enums import Dimension, MappingId
from lamina.dialects.gpu.ops import BarrierOp, BlockIdOp, LaunchOp, ThreadIdOp
from lamina.dialects.math.ops import CtPopOp
from lamina.dialects.scf.canonicalize_parallel import mixed_bounds
from lamina.dialects.scf.ops import ForallOp, IfOp, YieldOp
from lamina.ir import affine
from lamina.ir.affine import AffineExpr, AffineMap
from lamina.ir.attribute import Type
from lamina.ir.attributes import IntegerAttr
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import IntegerType, i64, index
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute

WARPS_OF_GROUP = 4
MASK_BITS = 64
TOO_FEW = (
    "Trying to map to fewer GPU threads than loop iterations but overprovisioning is not yet supported. "
    "Try additional tiling before mapping or map to more threads."
)


class MappingFailure(Exception):
    """A loop that cannot be mapped."""


class Ids(NamedTuple):
    """The replacements of the induction variables, in the order of the mapping ids, and the conditions that guard
    the body."""

    values: list[Value]
    conditions: list[Value]


# (rewriter, sizes of the loop by mapping id, sizes of the launch) -> ids
IdBuilder = Callable[[PatternRewriter, Sequence[int], Sequence[int]], Ids]


# ---- Loop properties


def _mapping(loop: ForallOp) -> list[Any]:
    """Returns the mappings of the induction variables."""
    return [id for id in loop.mapping or () if not isinstance(id, GPUMappingMaskAttr)]


def _mask(loop: ForallOp) -> int | None:
    """Returns the processors that take part, one bit each."""
    for id in loop.mapping or ():
        if isinstance(id, GPUMappingMaskAttr):
            result: int | None = int(id.mask) % 2**MASK_BITS
            return result
    return None


def _number(mapping: Any) -> int:
    number: int = mapping.value.value
    return number


def _is_linear(mapping: Attribute) -> bool:
    result: bool = _number(mapping) >= MappingId.LINEAR_DIM_0.value
    return result


def _place(mapping: Attribute) -> int:
    """Returns the position among the ids of its mode."""
    return _number(mapping) - (MappingId.LINEAR_DIM_0.value if _is_linear(mapping) else 0)


def require_kind(loop: ForallOp, kinds: Sequence[type], described: str) -> None:
    """Raises MappingFailure unless the loop is mapped and its first mapping has one of the kinds."""
    if loop.mapping is None or not _mapping(loop):
        raise MappingFailure("scf.forall op requires a mapping attribute")
    if not isinstance(_mapping(loop)[0], tuple(kinds)):
        raise MappingFailure(f"scf.forall op requires a mapping attribute of kind {described}")


def _sizes(loop: ForallOp) -> list[int]:
    """Returns the iteration counts. Raises MappingFailure if the loop cannot be mapped."""
    given = _mapping(loop)
    if len({type(step) for step in given}) > 1:
        raise MappingFailure("cannot mix different mapping types, use nesting")
    if len(set(given)) < len(given):
        raise MappingFailure("duplicate attribute, cannot map different loops to the same mapping id")
    linear = [_is_linear(step) for step in given]
    if any(linear) and not all(linear):
        raise MappingFailure("cannot mix linear and non-linear mapping modes")
    if _mask(loop) is not None and not any(linear):
        raise MappingFailure("device masking is only available in linear mapping mode")
    lower, upper, steps = mixed_bounds(loop)
    if [_constant(step) for step in lower] != [0] * len(lower) or [_constant(step) for step in steps] != [1] * len(
        steps
    ):
        raise MappingFailure("unsupported non-normalized loops")
    if loop.results:
        raise MappingFailure("only bufferized scf.forall can be mapped")
    most = len(MappingId) - 3 if linear[0] else 3
    if len(upper) > most:
        raise MappingFailure(f"scf.forall with rank > {most} does not lower for the specified mapping attribute type")
    sizes = [size for step in upper if (size := _constant(step)) is not None]
    if len(sizes) != len(upper):
        raise MappingFailure("requires statically sized, normalized forall op")
    return sizes


def _constant(bound: Attribute | Value) -> int | None:
    return bound.value if isinstance(bound, IntegerAttr) else None


# ---- Ids


def _insert(
    rewriter: PatternRewriter, cls: type[Operation], operands: Sequence[Value], type: Type, **properties: Any
) -> Value:
    inserted = rewriter.insert(cls(operands, [type], properties, location=rewriter.location))
    return inserted.results[0]


def _constant_value(rewriter: PatternRewriter, number: int, type: Type = index) -> Value:
    return _insert(rewriter, ConstantOp, (), type, value=IntegerAttr.wrapped(type, number))


def _apply(rewriter: PatternRewriter, expr: AffineExpr, value: Value) -> Value:
    result: Value = make_composed_apply(rewriter, AffineMap(1, 0, [expr]), [value]).results[0]
    return result


def _folded(rewriter: PatternRewriter, map: AffineMap, operands: Sequence[Value | int]) -> Value:
    return materialize(rewriter, make_composed_folded_apply(rewriter, map, operands))


def _ids(rewriter: PatternRewriter, cls: type[Operation]) -> list[Value]:
    return [_insert(rewriter, cls, (), index, dimension=mappings.DimensionAttr(dimension)) for dimension in Dimension]


def _conditions(
    rewriter: PatternRewriter, ids: Sequence[Value], active: Sequence[int], available: Sequence[int]
) -> list[Value]:
    """``id < active`` where more processors are available than the loop has iterations."""
    conditions: list[Value] = []
    for id, wanted, there in zip(ids, active, available, strict=True):
        if wanted > there:
            raise MappingFailure(TOO_FEW)
        if wanted < there:
            bound = _constant_value(rewriter, wanted)
            conditions.append(_compare(rewriter, "ult", id, bound))
    return conditions


def _compare(rewriter: PatternRewriter, predicate: str, left: Value, right: Value) -> Value:
    chosen = IntegerAttr(i64, CmpIPredicate.from_spelling(predicate).value)
    return _insert(rewriter, CmpIOp, [left, right], IntegerType(1), predicate=chosen)


def _linear_id(rewriter: PatternRewriter, cls: type[Operation], basis: Sequence[int]) -> Value:
    """Returns the number of a block or thread among all."""
    x, y, z = affine.dims(3)
    first, second = affine.symbols(2)
    map = AffineMap(3, 2, [x + y * first + z * first * second])
    return _folded(rewriter, map, [*_ids(rewriter, cls), basis[0], basis[1]])


def _split(rewriter: PatternRewriter, value: Value, sizes: Sequence[int]) -> list[Value]:
    """Delinearizes a number by sizes, the first of which varies fastest."""
    rest: AffineExpr = affine.dim(0)
    exprs: list[AffineExpr] = []
    for position in reversed(range(len(sizes))):
        stride = math.prod(sizes[:position])
        exprs.append(rest.floordiv(stride))
        rest = rest % stride
    return [_apply(rewriter, expr, value) for expr in reversed(exprs)]


def three_dimensional(cls: type[Operation], multiple: int = 1) -> IdBuilder:
    """Ids along x, y and z; along x ``multiple`` threads belong together."""

    def build(rewriter: PatternRewriter, sizes: Sequence[int], basis: Sequence[int]) -> Ids:
        ids = _ids(rewriter, cls)
        scaled = _folded(rewriter, AffineMap(1, 0, [affine.dim(0).floordiv(multiple)]), [ids[0]])
        active = [sizes[0] * multiple, *sizes[1:]]
        return Ids([scaled, *ids[1:]], _conditions(rewriter, ids, active, basis))

    return build


def linear(cls: type[Operation], multiple: int = 1, mask: int | None = None) -> IdBuilder:
    """Ids from the number among all; ``multiple`` threads belong together; with a mask those of its set bits."""

    def build(rewriter: PatternRewriter, sizes: Sequence[int], basis: Sequence[int]) -> Ids:
        if mask is not None and math.prod(basis) > MASK_BITS * multiple:
            raise MappingFailure(f"mask representation too short to capture all physical ids: {MASK_BITS}")
        physical = _linear_id(rewriter, cls, basis)
        scaled = _folded(rewriter, AffineMap(1, 0, [affine.dim(0).floordiv(multiple)]), [physical])
        if mask is None:
            values = _split(rewriter, scaled, sizes)
            return Ids(values, _conditions(rewriter, [physical], [math.prod(sizes) * multiple], [math.prod(basis)]))
        number = _insert(rewriter, IndexCastUIOp, [scaled], i64)
        logical = _insert(rewriter, IndexCastUIOp, [_bits_below(rewriter, mask, number)], index)
        return Ids(_split(rewriter, logical, sizes), [_is_set(rewriter, mask, number)])

    return build


def _bits_below(rewriter: PatternRewriter, mask: int, number: Value) -> Value:
    """Returns the number of mask bits set below a position."""
    bits, one = _constant_value(rewriter, mask, i64), _constant_value(rewriter, 1, i64)
    shifted = _insert(rewriter, ShLIOp, [one, number], i64)
    below = _insert(rewriter, SubIOp, [shifted, one], i64)
    return _insert(rewriter, CtPopOp, [_insert(rewriter, AndIOp, [bits, below], i64)], i64)


def _is_set(rewriter: PatternRewriter, mask: int, number: Value) -> Value:
    """True if the bit of a mask at a position is set."""
    bits, one = _constant_value(rewriter, mask, i64), _constant_value(rewriter, 1, i64)
    insertion = _insert(rewriter, AndIOp, [bits, _insert(rewriter, ShLIOp, [one, number], i64)], i64)
    return _compare(rewriter, "ne", insertion, _constant_value(rewriter, 0, i64))


def lanes(warp_size: int) -> IdBuilder:
    """Ids from the number within the warp."""

    def build(rewriter: PatternRewriter, sizes: Sequence[int], basis: Sequence[int]) -> Ids:
        physical = _linear_id(rewriter, ThreadIdOp, basis)
        lane = _folded(rewriter, AffineMap(1, 0, [affine.dim(0) % warp_size]), [physical])
        values = _split(rewriter, lane, sizes)
        return Ids(values, _conditions(rewriter, [lane], [math.prod(sizes)], [math.prod(basis)]))

    return build


# ---- Rewriting one loop


def _complete_sizes(given: Sequence[Any], sizes: Sequence[int], linear_ids: bool) -> list[int]:
    """Returns the sizes by mapping id: those of the loop, and 1 for ids that it does not use (for linear ids, up to
    the largest one used)."""
    by_id = {_number(mapping): size for mapping, size in zip(given, sizes, strict=True)}
    greatest = max(by_id)
    known = [id.value for id in MappingId]
    wanted = known[3:] if linear_ids else known[:3]
    for number in wanted:
        if not _is_linear(max(given, key=_number)) or number <= greatest:
            by_id.setdefault(number, 1)
    return [by_id[number] for number in sorted(by_id)]


def map_loop(
    rewriter: PatternRewriter,
    loop: ForallOp,
    build: IdBuilder,
    available: Sequence[int],
    *,
    linear_ids: bool | None = None,
) -> list[int]:
    """Inlines the loop body, guarded so that each iteration runs on one block or thread. Returns the loop sizes by
    mapping id. Without ``available`` sizes, there are as many blocks or threads as iterations.

    Raises MappingFailure.
    """
    sizes = _sizes(loop)
    given = _mapping(loop)
    ordered = _complete_sizes(given, sizes, _is_linear(given[0]) if linear_ids is None else linear_ids)
    basis = list(available) or [*ordered, 1, 1, 1][: max(3, len(ordered))]
    if len(basis) != 3:
        raise MappingFailure("transform require size-3 mapping")
    rewriter.set_insertion_point(loop)
    rewriter.location = loop.raw_location
    ids = build(rewriter, ordered, basis)
    condition: Value | None = None
    for term in ids.conditions:
        condition = term if condition is None else _insert(rewriter, AndIOp, [condition, term], IntegerType(1))
    body = loop.regions[0].entry_block
    rewriter.erase_op(body.terminator)
    values = [ids.values[_place(mapping)] for mapping in given[: len(sizes)]]
    if condition is None:
        rewriter.inline_block_before(body, loop.enclosing_block, loop, values)
    else:
        guard = rewriter.insert(IfOp([condition], (), {}, {}, (), [Region(), Region()], rewriter.location))
        inside = rewriter.create_block(guard.regions[0])
        end = rewriter.insert(YieldOp((), (), location=rewriter.location))
        rewriter.inline_block_before(body, inside, end, values)
    rewriter.erase_op(loop)
    return ordered


# ---- Blocks and threads


def map_to_blocks(rewriter: PatternRewriter, loop: ForallOp, grid: Sequence[int]) -> list[int]:
    """Maps a loop to the blocks of a grid and returns the grid sizes: the iteration counts if ``grid`` is empty.
    Raises MappingFailure."""
    rewriter.point = InsertionPoint.at_block_start(loop.enclosing_block)
    rewriter.location = loop.raw_location
    _constant_value(rewriter, 0)
    mask = _mask(loop)
    build = linear(BlockIdOp, 1, mask) if _is_linear(_mapping(loop)[0]) else three_dimensional(BlockIdOp)
    sizes = map_loop(rewriter, loop, build, grid)
    return list(grid) or [*sizes, 1, 1, 1][:3]


def _thread_builder(loop: ForallOp, sizes: Sequence[int], block: Sequence[int], warp_size: int) -> IdBuilder:
    first = _mapping(loop)[0]
    factors = {
        mappings.GPUWarpgroupMappingAttr: WARPS_OF_GROUP * warp_size,
        mappings.GPUWarpMappingAttr: warp_size,
    }
    factor = factors.get(type(first), 1)
    if not _is_linear(first) and block[0] % factor:
        raise MappingFailure(f"3-D mapping: size of threadIdx.x must be a multiple of {factor}")
    needed = math.prod(sizes) * factor
    if needed > math.prod(block):
        raise MappingFailure(
            f"the number of required parallel resources (blocks or threads) {needed} overflows the number of available "
            f"resources {math.prod(block)}"
        )
    if isinstance(first, mappings.GPULaneMappingAttr):
        if _mask(loop) is not None:
            raise MappingFailure("device masking is not available for lanes")
        return lanes(warp_size)
    return linear(ThreadIdOp, factor, _mask(loop)) if _is_linear(first) else three_dimensional(ThreadIdOp, factor)


THREAD_KINDS = (
    mappings.GPUThreadMappingAttr,
    mappings.GPUWarpMappingAttr,
    mappings.GPUWarpgroupMappingAttr,
    mappings.GPULaneMappingAttr,
)


def map_nested_to_threads(
    rewriter: PatternRewriter, launch: LaunchOp, block: Sequence[int], warp_size: int, synchronize: bool
) -> None:
    """Runs all loops inside a launch by the threads of a block of these sizes. Raises MappingFailure."""
    if len(block) != 3:
        raise MappingFailure("requires size-3 thread mapping")
    rewriter.point = InsertionPoint.at_block_start(launch.regions[0].entry_block)
    rewriter.location = launch.raw_location
    zero = _constant_value(rewriter, 0)
    for loop in [operation for operation in launch.walk_post_order() if isinstance(operation, ForallOp)]:
        _map_to_threads(rewriter, loop, block, warp_size, synchronize)
    for id in list(launch.walk()):
        if isinstance(id, ThreadIdOp) and block[id.dimension.value] == 1:
            rewriter.replace_all_uses_with(id.results[0], zero)


def _map_to_threads(
    rewriter: PatternRewriter, loop: ForallOp, block: Sequence[int], warp_size: int, synchronize: bool
) -> None:
    require_kind(loop, THREAD_KINDS, "'thread' or 'warp'")
    build = _thread_builder(loop, _sizes(loop), block, warp_size)
    linear_ids = True if isinstance(_mapping(loop)[0], mappings.GPULaneMappingAttr) else None
    location = loop.raw_location
    behind = loop.next_op
    map_loop(rewriter, loop, build, block, linear_ids=linear_ids)
    if synchronize:
        assert behind is not None
        rewriter.set_insertion_point(behind)
        rewriter.insert(BarrierOp((), (), location=location))
