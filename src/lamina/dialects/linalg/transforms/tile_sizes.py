"""Tile sizes that cover a loop of any size: two sizes with a common divisor, or one size followed by powers of two.

The sizes are computed statically if that of the loop is known, otherwise by operations.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from lamina.dialects.affine.composition import make_composed_apply
from lamina.dialects.affine.ops import AffineApplyOp
from lamina.dialects.arith.mixed import as_value, constant_index
from lamina.dialects.arith.ops import CmpIOp
from lamina.dialects.cf.ops import AssertOp
from lamina.dialects.linalg.sizes import folded_apply, operand_dim_sizes
from lamina.dialects.linalg.structure import LinalgOp
from lamina.interfaces.tiling import Size
from lamina.ir import parity
from lamina.ir.affine import AffineConstantExpr, AffineExpr, AffineMap, symbol
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import IntegerAttr, StringAttr
from lamina.ir.builder import Builder
from lamina.ir.types import DYNAMIC, i1, i64
from lamina.ir.value import Value


class MultiTileSizes(NamedTuple):
    """A low and a high tile size, and how many iterations those of the low size cover, the first ones."""

    low: int | Value
    high: int | Value
    split_point: int | Value


class ContinuousTileSizes(NamedTuple):
    """Tile sizes, each at most half of that before it, and how many iterations each covers."""

    tiles: list[int] | list[Value]
    chunks: list[int] | list[Value]


# ---- Two sizes


def static_multitile_sizes(op: LinalgOp, loop: int, target: int, divisor: int) -> MultiTileSizes | None:
    """Returns the sizes for a loop of static size: multiples of the divisor, near the target; None if there are
    none."""
    size = _static_size(op, loop)
    if size is None or target <= 0 or divisor <= 0:
        return None
    units = size // divisor
    count = -(-units // -(-target // divisor))
    if count == 0:
        return None
    low = units // count * divisor
    high_count = units % count
    covered = low * (count - high_count)
    if covered + (low + divisor) * high_count != size:
        return None
    return MultiTileSizes(low, low + divisor, covered)


def multitile_sizes(builder: Builder, op: LinalgOp, loop: int, target: int, divisor: int) -> MultiTileSizes | None:
    """Creates operations that compute the sizes, with an assertion that they cover the loop; None for invalid loops and
    sizes."""
    if not 0 <= loop < op.num_loops or target <= 0 or divisor <= 0:
        return None
    wanted, unit = constant_index(builder, target), constant_index(builder, divisor)
    size = as_value(builder, _loop_size(builder, op, loop))
    a, b, c, d = (symbol(i) for i in range(4))
    units = _apply(builder, a.floordiv(b), size, unit)
    target_units = _apply(builder, (a + b - 1).floordiv(b), wanted, unit)
    count = _apply(builder, (a + b - 1).floordiv(b), units, target_units)
    low = _apply(builder, a.floordiv(b) * c, units, count, unit)
    high_count = _apply(builder, a % b, units, count)
    low_count = _apply(builder, a - b, count, high_count)
    high = _apply(builder, a + b, low, unit)
    covered = _apply(builder, a * b + c * d, low, low_count, high, high_count)
    equal = CmpIOp([covered, size], [i1], {"predicate": IntegerAttr(i64, 0)}, location=builder.location)
    message: dict[str, Attribute] = {"msg": StringAttr("could not compute dynamic multi-size tile shapes")}
    builder.insert(AssertOp([builder.insert(equal).results[0]], (), message, location=builder.location))
    return MultiTileSizes(low, high, _apply(builder, a * b, low, low_count))


# ---- Diminishing sizes


def static_continuous_tile_sizes(op: LinalgOp, loop: int, target: int) -> ContinuousTileSizes | None:
    """Returns the sizes for a loop of static size, without powers of two that cover nothing; None if there are
    none."""
    size = _static_size(op, loop)
    if size is None or target <= 0:
        return None
    tiles, chunks = [target], [size // target * target]
    rest = size % target
    for power in _powers_below(target):
        if rest // power:
            tiles.append(power)
            chunks.append(rest // power * power)
        rest %= power
    return ContinuousTileSizes(tiles, chunks)


def continuous_tile_sizes(builder: Builder, op: LinalgOp, loop: int, target: int) -> ContinuousTileSizes | None:
    """Creates operations that compute the sizes; None for invalid loops and sizes."""
    if not 0 <= loop < op.num_loops or target <= 0:
        return None
    size = _loop_size(builder, op, loop)
    dynamic = not isinstance(size, int)
    a, b = symbol(0), symbol(1)
    tiles = [constant_index(builder, target)]
    whole = as_value(builder, size)
    counts = [_apply(builder, a.floordiv(b), whole, tiles[0])]
    rest = _apply(builder, a % b, whole, tiles[0])
    computes_twice = dynamic and parity.is_strict()
    if computes_twice:
        counts[0] = _apply(builder, a.floordiv(b), whole, tiles[0])
    for power in _powers_below(target):
        tile = constant_index(builder, power)
        count = _apply(builder, a.floordiv(b), rest, tile)
        if computes_twice:
            count = _apply(builder, a.floordiv(b), rest, tile)
        if dynamic or _static_value(count):
            tiles.append(tile)
            counts.append(count)
        rest = _apply(builder, a % b, rest, tile)
    chunks = [_apply(builder, a * b, tile, count) for tile, count in zip(tiles, counts, strict=True)]
    return ContinuousTileSizes(tiles, chunks)


def _powers_below(number: int) -> Iterator[int]:
    """Yields the powers of two less than a number, the largest first."""
    power = 1 << (number - 1).bit_length() >> 1 if number > 1 else 0
    while power:
        yield power
        power //= 2


# ---- Shared


def _static_size(op: LinalgOp, loop: int) -> int | None:
    sizes = op.static_loop_ranges
    return sizes[loop] if 0 <= loop < len(sizes) and sizes[loop] != DYNAMIC else None


def _loop_size(builder: Builder, op: LinalgOp, loop: int) -> Size:
    inverse = op.shapes_to_loops_map
    assert inverse is not None
    sizes = operand_dim_sizes(builder, op)
    return folded_apply(builder, inverse.with_results([inverse.results[loop]]), sizes)


def _apply(builder: Builder, expr: AffineExpr, *operands: Value) -> Value:
    return make_composed_apply(builder, AffineMap(0, len(operands), [expr]), operands)


def _static_value(value: Value) -> int:
    """Evaluates an affine.apply of constants."""
    apply = value.defining_op
    assert isinstance(apply, AffineApplyOp)
    (expr,) = apply.map.results
    assert isinstance(expr, AffineConstantExpr)
    return expr.value
