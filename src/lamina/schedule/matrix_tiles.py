"""Choosing blocks of tiles for products of matrices in two-dimensional registers (AMX)."""

from __future__ import annotations

from math import prod

from lamina.conversion.vector_loops.matrix_tiles import (
    AMX,
    COLUMNS,
    GROUP_BYTES,
    MatrixProduct,
    even_rows,
    even_step,
    match_matrix_product,
)
from lamina.conversion.vector_loops.tile import VectorTile
from lamina.ir.types import IntegerType
from lamina.schedule.structure import OperandAccess, StructuredOp
from lamina.target import Target

_LEAST_WORK = 1 << 15
"""Products below which configuring the registers does not pay."""
_FEWEST_ROWS, _FEWEST_REUSES = 4, 16
_TILE_TIME, _ROW_TIME = 7.4, 0.63
"""The cost of a tile product and of each of its rows, including loads, in nanoseconds on Sapphire Rapids."""
_VECTOR_RATE = {8: 270, 16: 80}
"""Products of bytes and of numbers of 16 bits that vectors do in a nanosecond, and a little more."""


def has_matrix_products(product: MatrixProduct, target: Target) -> bool:
    """True if the CPU multiplies matrices of such elements."""
    wanted = "amx-int8" if isinstance(product.element, IntegerType) else "amx-bf16"
    return {"amx-tile", wanted} <= target.features


def choose_matrix_tile(op: StructuredOp, target: Target) -> tuple[VectorTile, list[str]] | None:
    """Returns the tile, and why; None if vectors are faster, or the CPU has no such registers."""
    product = match_matrix_product(op.op)
    if product is None or not has_matrix_products(product, target):
        return None
    # Tile columns are those along which the results are contiguous.
    dim = next((loop for loop in op.parallel if op.outputs[0].strides[loop] == 1), None)
    if dim is None:
        return None
    varying = [number for number in (product.left, product.right) if dim in op.inputs[number].loops]
    if len(varying) != 1 or op.static_sizes[dim] < COLUMNS:
        return None
    (packed,) = varying
    weights = op.inputs[packed]
    values = op.inputs[product.right if packed == product.left else product.left]
    depth = op.reductions[-1]
    if values.strides[depth] != 1 or depth not in weights.loops or not weights.map.is_projected_permutation():
        return None
    if any(op.static_sizes[loop] < 1 for loop in (*op.reductions, *weights.loops)):
        return None
    rows = _rows(op, dim, weights, values)
    step = even_step(op.static_sizes[depth], product)
    if rows is None or step is None:
        return None
    height = even_rows(op.static_sizes[rows])
    rate = height * step * COLUMNS / (_TILE_TIME + _ROW_TIME * height)
    if rate < _VECTOR_RATE[product.element.width] or op.iterations < _LEAST_WORK:
        return None
    return _tile(op, dim, rows, step, packed, target, product)


def _rows(op: StructuredOp, dim: int, weights: OperandAccess, values: OperandAccess) -> int | None:
    """The loop whose iterations are the rows of tiles: they lie at one distance, and use the same weights."""
    candidates = [
        loop
        for loop in op.parallel
        if loop != dim
        and loop not in weights.loops
        and op.static_sizes[loop] >= _FEWEST_ROWS
        and (values.strides[loop] or 0) > 0
    ]
    if not candidates or (_reuse(op, weights) < _FEWEST_REUSES and not weights.is_constant):
        return None
    return max(candidates, key=lambda loop: (even_rows(op.static_sizes[loop]), loop))


def _reuse(op: StructuredOp, operand: OperandAccess) -> int:
    return prod(op.size(loop) for loop in op.parallel if loop not in operand.loops)


def _tile(
    op: StructuredOp, dim: int, rows: int, step: int, packed: int, target: Target, product: MatrixProduct
) -> tuple[VectorTile, list[str]]:
    weights = op.inputs[packed]
    sizes = [1] * len(op.kinds)
    sizes[dim] = 2 * COLUMNS if op.static_sizes[dim] > COLUMNS else COLUMNS
    columns = sizes[dim] // COLUMNS
    size, height = op.static_sizes[rows], even_rows(op.static_sizes[rows])
    high = min(4 // columns, size // height)
    sizes[rows] = high * height
    sizes[op.reductions[-1]] = step
    before = [loop for loop in op.parallel if loop in weights.loops and loop != dim]
    others = [loop for loop in op.parallel if loop not in (*before, dim, rows)]
    if high < 4 // columns and others and op.static_sizes[others[-1]] > 1:
        # Few rows: those of two or more iterations of the next loop.
        sizes[others[-1]] = min(4 // columns // high, op.static_sizes[others[-1]])
    inner_bytes = prod(op.size(loop) for loop in weights.loops if loop not in before) * product.element.width // 8
    if inner_bytes <= target.cache_size(2) // 2:
        order = (*before, *others, rows, dim, *op.reductions)
        reason = f"all {inner_bytes // 1024} KiB of input {packed} stay in the second-level cache"
    else:
        order = (*before, dim, *others, rows, *op.reductions)
        reason = f"panels of input {packed} are read once"
    tiles = prod(sizes[loop] for loop in (*others, rows)) // height * columns
    reasons = [
        f"{tiles} tiles of {height} x {COLUMNS} sums in registers of AMX, {step} products deep",
        f"input {packed} in groups of {GROUP_BYTES} bytes; {reason}",
    ]
    return VectorTile(tuple(sizes), dim, order, False, (packed,), 0, AMX), reasons
