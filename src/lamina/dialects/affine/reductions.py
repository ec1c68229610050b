"""Values that affine loops carry only to combine them with another value in each iteration."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from lamina.dialects.arith.enums import AtomicRMWKind
from lamina.dialects.arith.reductions import reduction_class
from lamina.ir.operation import Operation
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.dialects.affine.ops import AffineForOp

    pass


@dataclass(frozen=True, eq=False)
class Reduction:
    """The position among the iter_args, the kind, the combining operation, and the combined value."""

    position: int
    kind: AtomicRMWKind
    combiner: Operation
    value: Value


def supported_reductions(loop: AffineForOp) -> list[Reduction]:
    """Returns the carried values of an affine.for that only go through one combining operation."""
    block = loop.regions[0].entry_block
    reductions = []
    for position, argument in enumerate(block.arguments[1:]):
        combiner = block.terminator.operand(position).defining_op
        if combiner is None or combiner.parent is not block or not argument.has_one_use:
            continue
        use = next(iter(argument.uses))
        if use.owner is not combiner or not combiner.results[0].has_one_use:
            continue
        kind = next((kind for kind in AtomicRMWKind if reduction_class(kind) is type(combiner)), None)
        if kind is not None:
            reductions.append(Reduction(position, kind, combiner, combiner.operands[1 - use.index]))
    return reductions
