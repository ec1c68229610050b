"""Operations from their raw parts."""

from __future__ import annotations

from typing import Any

import pytest

from lamina.ir.operation import UnregisteredOp
from lamina.ir.region import Region
from lamina.ir.types import i32


@pytest.mark.parametrize("count", [0, 1, 2, 3])
@pytest.mark.parametrize("given", [list, tuple, iter])
def test_operands_and_results_are_numbered(count: int, given: Any) -> None:
    source = UnregisteredOp("t.source", [], [i32] * 3)
    made = UnregisteredOp("t.op", given(source.results[:count]), given([i32] * count))
    assert made.operands == list(source.results[:count])
    assert [slot.index for slot in made.op_operands] == list(range(count))
    assert all(slot.owner is made for slot in made.op_operands)
    assert [result.index for result in made.results] == list(range(count))
    assert all(result.owner is made and result.type is i32 for result in made.results)
    assert len(made.block_operands) == 0


def test_operations_without_regions_share_none() -> None:
    one, other = UnregisteredOp("t.op"), UnregisteredOp("t.op")
    assert one.regions == [] and one.regions is other.regions
    one.add_region()
    assert len(one.regions) == 1 and not other.regions
    with pytest.raises(TypeError, match="add_region"):
        other.regions.append(Region())
    assert not other.regions and not UnregisteredOp("t.op").regions
