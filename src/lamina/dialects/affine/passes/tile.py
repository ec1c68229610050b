"""``affine-loop-tile``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.dialects.affine.loop_utils import constant_trip_count
from lamina.dialects.affine.nest import bands
from lamina.dialects.affine.parallelism import is_tiling_valid
from lamina.dialects.affine.regions import memory_footprint
from lamina.dialects.affine.tiling import separate_full_tiles, tile_perfectly_nested
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, option, register_pass

if TYPE_CHECKING:
    from lamina.dialects.affine.ops import AffineForOp

DEFAULT_SIZE = 4


@register_pass(
    "affine-loop-tile", summary="Tile affine loop nests", anchor="func.func", display_name="LoopTiling"
)
class AffineLoopTile(Pass):
    """Tiles the perfect nests of a function."""

    cache_size: int = option(
        "cache-size", default=512, description="KiB of cache that a tile should fit"
    )
    separate: bool = option(
        "separate", default=False, description="Separate full and partial tiles (default: false)"
    )
    tile_size: int = option("tile-size", default=0, description="Use this tile size for all loops")
    tile_sizes: list[int] = option(
        "tile-sizes",
        default=[],
        type=int,
        description="Tile sizes of a perfect nest; tile-size takes precedence",
    )

    def run(self, operation: Operation) -> None:
        if self.tile_size < 0 or min(self.tile_sizes, default=1) <= 0:
            operation.emit_error("affine-loop-tile: tile sizes must be positive")
            self.fail()
            return
        for band in bands(operation.regions[0]):
            if not is_tiling_valid(band):
                continue
            tiled_band = tile_perfectly_nested(band, self._sizes(band))
            if tiled_band is not None and self.separate:
                separate_full_tiles(tiled_band[len(band) :])

    def _sizes(self, band: Sequence[AffineForOp]) -> list[int]:
        if self.tile_size:
            return [self.tile_size] * len(band)
        if self.tile_sizes:
            return [*self.tile_sizes, *[DEFAULT_SIZE] * len(band)][: len(band)]
        footprint = memory_footprint([band[0]])
        if footprint is None:
            return _fitting(band, [DEFAULT_SIZE] * len(band))
        excess = -(-footprint // (self.cache_size * 1024))
        if excess <= 1:
            return [1] * len(band)
        # The same size for all loops; the last one absorbs the rest of the excess.
        size = int(excess ** (1.0 / len(band)))
        outer = [size] * (len(band) - 1)
        product = size ** len(outer)
        return _fitting(band, [*outer, max(1, excess // product)])


def _fitting(band: Sequence[AffineForOp], sizes: Sequence[int]) -> list[int]:
    """Returns sizes that divide the constant trip counts and do not exceed the given ones."""
    fitting = []
    for loop, size in zip(band, sizes, strict=True):
        count = constant_trip_count(loop)
        if count is not None:
            if count > 1 and size > count // 2:
                size = count // 2
            while count % size:
                size -= 1
        fitting.append(size)
    return fitting
