"""Remarks on inner loops that spill."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from lamina.dialects.func.ops import FuncOp
from lamina.dialects.llvm.ops.symbols import LLVMFuncOp
from lamina.ir.location import LocationLike
from lamina.ir.operation import Operation
from lamina.ir.remarks import Remark, known_location, remark
from lamina.ir.symbols import symbol_name
from lamina.remarks.assembly import LoopSpills

_SEVERE_SHARE = 8
"""A remark is severe if one in this many instructions moves a spilled vector."""
_SEVERE_SHARE_OF_AUTOMATIC = 4
"""The same for schedules that lamina chose: few spills may be part of the best tile."""


def function_places(module: Operation) -> dict[str, LocationLike]:
    """Returns the source locations of a module's functions."""
    return {
        str(symbol_name(op)): known_location(op)
        for op in module.walk()
        if isinstance(op, FuncOp | LLVMFuncOp) and op.regions[0].first_block is not None
    }


def remark_on_spills(spills: Iterable[LoopSpills], places: Mapping[str, LocationLike], is_by_hand: bool) -> None:
    """Emits remarks on inner loops that spill. ``places`` are the locations of the functions; ``is_by_hand``: whether
    a script scheduled them."""
    share = _SEVERE_SHARE if is_by_hand else _SEVERE_SHARE_OF_AUTOMATIC
    help = "let lamina tune search for a better schedule"
    if is_by_hand:
        help = "make the register tile smaller (fewer sums, less unrolling), or let lamina tune search for a better one"
    for loop in spills:
        place = places.get(loop.function)
        moved = loop.vector_stores + loop.vector_loads
        if place is None or not (moved or loop.scalars):
            continue
        parts = [
            _counted(loop.vector_stores, "vector is stored", "vectors are stored"),
            _counted(loop.vector_loads, "is loaded again", "are loaded again"),
        ]
        what = " and ".join(part for part in parts if part) or f"{loop.scalars} scalar registers are moved"
        remark(
            Remark(
                place,
                "spill",
                f"an inner loop of @{loop.function} spills: in each iteration of {loop.instructions} "
                f"instructions {what} because registers run out",
                help=help,
                is_severe=moved >= 4 and moved * share >= loop.instructions,
            )
        )


def _counted(number: int, singular: str, more: str) -> str:
    return "" if number == 0 else f"{number} {singular if number == 1 else more}"
