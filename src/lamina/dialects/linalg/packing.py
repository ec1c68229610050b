"""The permutation of linalg.pack and linalg.unpack: from outer dims each followed by its tile to the packed order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from lamina.dialects.linalg.relayout_ops import PackOp, UnPackOp


class PackingOrder(NamedTuple):
    """``inverse`` permutes the packed dims so that each tile follows its outer dim; ``groups`` are then the packed
    dims of each unpacked dim."""

    inverse: list[int]
    groups: list[list[int]]


def permuted(values: Sequence[Any], order: Sequence[int]) -> list[Any]:
    return [values[axis] for axis in order]


def inverse_order(order: Sequence[int]) -> list[int]:
    inverse = [0] * len(order)
    for position, axis in enumerate(order):
        inverse[axis] = position
    return inverse


def _move(size: int, positions: Sequence[int], targets: Sequence[int]) -> list[int]:
    """Returns the permutation that moves some positions to targets and keeps the order of the others."""
    moved = [-1] * size
    for position, target in zip(positions, targets, strict=True):
        moved[target] = position
    rest = iter(sorted(set(range(size)) - set(positions)))
    return [next(rest) if entry == -1 else entry for entry in moved]


def packing_order(op: PackOp | UnPackOp, packed_rank: int) -> PackingOrder:
    """The order of a pack or unpack operation whose packed value has that rank."""
    tiled = list(op.inner_dims_pos)
    outer_order = list(op.outer_dims_perm or ())
    count = len(tiled)
    inserted = [axis + sum(axis > other for other in tiled) + 1 for axis in tiled]
    outer: list[int] = []
    groups: list[list[int]] = []
    position = 1
    while position <= packed_rank:
        outer.append(position - 1)
        if position in inserted:
            groups.append([position - 1, position])
            position += 1
        else:
            groups.append([position - 1])
        position += 1
    tiles_back = _move(packed_rank, range(packed_rank - count, packed_rank), inserted)
    moved = permuted(outer, outer_order) if outer_order else outer
    outer_back = _move(packed_rank, outer, moved)
    return PackingOrder(permuted(tiles_back, outer_back), groups)


def collapsed(sizes: Sequence[int], groups: Sequence[Sequence[int]]) -> list[int]:
    """Returns the products of the groups."""
    collapsed_dims = []
    for group in groups:
        product = 1
        for axis in group:
            product *= sizes[axis]
        collapsed_dims.append(product)
    return collapsed_dims
