"""Verifiers of linalg.pack and linalg.unpack, and the packed shape."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.types import DYNAMIC, RankedTensorType
from lamina.rewrite.fold import constant_int

if TYPE_CHECKING:
    from lamina.dialects.linalg.relayout_ops import PackOp, UnPackOp


def packed_shape(
    shape: Sequence[int], tiles: Sequence[int], positions: Sequence[int], order: Sequence[int]
) -> list[int]:
    """Returns the packed shape: dims divided by their tiles, permuted, then the tiles."""
    outer = list(shape)
    for position, tile in zip(positions, tiles, strict=True):
        size = outer[position]
        outer[position] = DYNAMIC if DYNAMIC in (size, tile) else -(-size // tile)
    if order:
        outer = [outer[axis] for axis in order]
    return [*outer, *tiles]


def _fail(message: str) -> NoReturn:
    raise VerifyFailure(message, raw=True)


def _verify_common(op: PackOp | UnPackOp, unpacked: RankedTensorType, packed: RankedTensorType, padding: bool) -> None:
    positions = list(op.inner_dims_pos)
    order = list(op.outer_dims_perm or ())
    tiles = list(op.static_inner_tiles)
    if len(op.inner_tiles) != tiles.count(DYNAMIC):
        _fail("mismatch between inner tile sizes specified and dynamic inner_tiles values")
    if 0 in tiles or any(constant_int(size) == 0 for size in op.inner_tiles):
        _fail("invalid zero tile factor")
    rank = unpacked.rank
    if _invalid(positions, rank):
        _fail("invalid inner_dims_pos vector")
    if _invalid(order, rank):
        _fail("invalid outer_dims_perm vector")
    if order and len(order) != rank:
        _fail("outer_dims_perm must be a permutation or empty")
    if len(tiles) > rank:
        _fail("tiling factors must be less than or equal to the input rank for pack or output rank for unpack")
    if len(tiles) != len(positions):
        _fail("tiling factors must equal the number of dimensions to tile")
    if packed.rank != rank + len(tiles):
        _fail(f"packed rank != (unpacked rank + num tiling factors), got {packed.rank} != {rank + len(tiles)}")
    if any(size != tile for size, tile in zip(packed.shape[rank:], tiles, strict=True)):
        _fail("mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type")
    if not padding and _needs_padding(unpacked, positions, tiles):
        _fail(
            "invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set"
        )
    expected = packed_shape(unpacked.shape, tiles, positions, order)
    if not all(DYNAMIC in (a, b) or a == b for a, b in zip(packed.shape, expected, strict=True)):
        type = RankedTensorType(expected, packed.element_type)
        _fail(f"expected '{type}' for the packed domain value, got '{packed}'")


def _invalid(positions: Sequence[int], rank: int) -> bool:
    if len(positions) > rank or len(set(positions)) != len(positions):
        return True
    return any(position < 0 or position >= rank for position in positions)


def verify_pack(op: PackOp) -> None:
    source, target = op.source.type, op.dest.type
    if op.padding_value is not None and op.padding_value.type is not source.element_type:
        raise VerifyFailure(f"expected padding_value has '{source.element_type}' but got: '{op.padding_value.type}'")
    _verify_common(op, source, target, op.padding_value is not None)


def _needs_padding(source: RankedTensorType, positions: Sequence[int], tiles: Sequence[int]) -> bool:
    """True if a tile is known not to divide its dim."""
    return any(
        DYNAMIC not in (tile, source.shape[position]) and source.shape[position] % tile
        for position, tile in zip(positions, tiles, strict=True)
    )


def verify_unpack(op: UnPackOp) -> None:
    _verify_common(op, op.dest.type, op.source.type, True)
