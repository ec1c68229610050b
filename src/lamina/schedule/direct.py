"""Taking the steps of a plan on its own operations, where nobody reads them as a script."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lamina.api import parse_attribute
from lamina.conversion.vector_loops.tile import VECTOR_TILE, VectorTile
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.transforms.flatten import flatten_elementwise
from lamina.ir.builder import InsertionPoint
from lamina.rewrite.rewriter import MatchFailure, PatternRewriter
from lamina.schedule.automatic import Plan
from lamina.schedule.perform import perform


class StepFailure(Exception):
    """A step that does not apply; the message says why."""


def takes_no_script(plan: Plan) -> bool:
    """True if the steps that remain are no more than tiles of single operations, not of several together."""
    return not plan.groups and not plan.preparations


def perform_directly(plan: Plan) -> None:
    """Performs a plan that takes no script on its prepared module. Raises StepFailure; the module may then have
    changed."""
    perform(plan, _Steps(plan))


class _Steps:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def comment(self, *lines: str) -> None:
        """Nobody reads it."""

    def run_pass(self, name: str, options: Mapping[str, bool | int]) -> None:
        raise StepFailure(f"pass '{name}' takes a script")

    def structured(self, count: int) -> list[LinalgOp]:
        return [op.op for op in self.plan.operations]

    def flatten(self, op: LinalgOp) -> LinalgOp:
        flattened = flatten_elementwise(PatternRewriter(InsertionPoint.before_op(op), location=op.raw_location), op)
        if isinstance(flattened, MatchFailure):
            raise StepFailure(f"'{op.name}' cannot be flattened: {flattened.reason}")
        return flattened

    def register_tile(self, op: LinalgOp, tile: VectorTile) -> None:
        op.set_attr(VECTOR_TILE, parse_attribute(tile.attribute))

    def in_blocks(self, root: LinalgOp, sizes: Sequence[int], producers: Sequence[LinalgOp]) -> None:
        raise StepFailure("groups of operations take a script")

    def share_buffers(self) -> None:
        raise StepFailure("groups of operations take a script")
