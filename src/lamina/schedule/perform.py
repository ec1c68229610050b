"""Taking the steps of a plan: on a payload, by the library of schedules, or as the text of a transform script."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar

from lamina.conversion.vector_loops.tile import VectorTile
from lamina.schedule.cache_use import cache_use
from lamina.schedule.scalar import why_scalar
from lamina.schedule.structure import StructuredOp

if TYPE_CHECKING:
    from lamina.schedule.automatic import Plan

HandleT = TypeVar("HandleT")


class Steps(Protocol[HandleT]):
    """The steps of automatic schedules; `lamina.schedule.library` implements them on payloads."""

    def comment(self, *lines: str) -> None:
        """Comments on the next step."""

    def run_pass(self, name: str, options: Mapping[str, bool | int]) -> None:
        """Runs a pass on the module."""

    def structured(self, count: int) -> list[HandleT]:
        """Returns the structured operations, of which there are ``count``."""

    def flatten(self, op: HandleT) -> HandleT:
        """The loops of an element-wise operation become one."""

    def register_tile(self, op: HandleT, tile: VectorTile) -> None:
        """An operation keeps a tile in vector registers."""

    def in_blocks(self, root: HandleT, sizes: Sequence[int], producers: Sequence[HandleT]) -> None:
        """Computes an operation block by block with its producers, users before producers."""

    def share_buffers(self) -> None:
        """Computes values needed by several blocks once, in buffers of their size."""


def perform(plan: Plan, steps: Steps[HandleT]) -> None:
    """Executes the steps of a plan."""
    for preparation in plan.preparations:
        steps.comment(preparation.purpose)
        steps.run_pass(preparation.name, preparation.options)
    if not plan.operations:
        return
    handles = steps.structured(len(plan.operations))
    for handle, op, choice in zip(handles, plan.operations, plan.final_choices, strict=True):
        if choice is None:
            steps.comment(f"{title(op)}: left scalar, as {why_scalar(op, plan.strict_reductions)}.")
            continue
        # Before the step, which may replace the operation.
        name, reasons = title(op), [*choice.reasons, *cache_use(op, choice.tile, plan.target)]
        if len(choice.tile.sizes) != len(op.kinds):
            steps.comment(f"{name}: its loops become one.")
            handle = steps.flatten(handle)
        steps.comment(f"{name}: {'; '.join(reasons)}.")
        steps.register_tile(handle, choice.tile)
    for group in plan.groups:
        root = plan.operations[group.root]
        sizes = [0] * len(root.kinds)
        for loop, size in zip(group.loops, group.tiles, strict=True):
            sizes[loop] = size
        part = " x ".join(map(str, group.tiles))
        dims = ", ".join(f"d{loop}" for loop in group.loops)
        steps.comment(
            f"{title(root)} with {len(group.producers)} operations before it, {part} of {dims} at a time: what",
            "passes between them stays in a cache.",
        )
        steps.in_blocks(handles[group.root], sizes, [handles[number] for number in group.producers])
    if plan.groups:
        steps.comment("What several of them need is computed once, in buffers of its size.")
        steps.share_buffers()


def title(op: StructuredOp) -> str:
    """Returns an operation and its sizes."""
    name = op.op.name.removeprefix("linalg.")
    sizes = " x ".join("?" if size < 0 else str(size) for size in op.static_sizes)
    return f"{name} of {sizes}" if sizes else name
