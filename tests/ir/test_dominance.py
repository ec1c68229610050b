"""Dominator trees against the definition of dominance, on random control-flow graphs."""

from __future__ import annotations

import random

import pytest

from lamina.ir.block import Block
from lamina.ir.dominance import DominatorTree
from lamina.ir.operation import UnregisteredOp
from lamina.ir.region import Region


def graph(seed: int) -> tuple[Region, list[Block]]:
    """Some have loops with several entries, blocks that branch to themselves and blocks that nothing leads to."""
    random_ = random.Random(seed)
    region = Region()
    blocks = [region.append(Block()) for _ in range(random_.randint(1, 12))]
    for block in blocks:
        successors = [random_.choice(blocks[1:]) for _ in range(random_.randint(0, 3))] if len(blocks) > 1 else []
        block.append(UnregisteredOp("t.branch", successors=successors))
    return region, blocks


def reached(entry: Block, without: Block | None) -> set[Block]:
    seen = {entry} if entry is not without else set()
    stack = list(seen)
    while stack:
        for successor in stack.pop().successors:
            if successor not in seen and successor is not without:
                seen.add(successor)
                stack.append(successor)
    return seen


@pytest.mark.parametrize("seed", range(150))
def test_a_block_dominates_what_cannot_be_reached_without_it(seed: int) -> None:
    region, blocks = graph(seed)
    tree = DominatorTree(region)
    reachable = reached(blocks[0], None)
    assert {block for block in blocks if tree.is_reachable(block)} == reachable
    for left in reachable:
        apart = reached(blocks[0], left)
        for right in reachable:
            assert tree.dominates(left, right) == (left is right or right not in apart)
