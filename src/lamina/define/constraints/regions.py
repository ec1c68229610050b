"""Constraints of regions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.define.constraints.base import RegionConstraint

if TYPE_CHECKING:
    from lamina.ir.region import Region


def _count_blocks(region: Region, limit: int) -> int:
    count = 0
    block = region.first_block
    while block is not None and count <= limit:
        count += 1
        block = block.next_block
    return count


AnyRegion = RegionConstraint("any region", lambda region: True)


def SizedRegion(count: int) -> RegionConstraint:
    return RegionConstraint(
        f"region with {count} blocks", lambda region: _count_blocks(region, count) == count, count == 1
    )


def MinSizedRegion(count: int) -> RegionConstraint:
    return RegionConstraint(
        f"region with at least {count} blocks", lambda region: _count_blocks(region, count) >= count
    )


def MaxSizedRegion(count: int) -> RegionConstraint:
    return RegionConstraint(f"region with at most {count} blocks", lambda region: _count_blocks(region, count) <= count)
