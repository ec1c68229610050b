"""When scf loops may be speculated."""

from __future__ import annotations

from lamina.dialects.scf.ops import ForOp
from lamina.interfaces.effects import ConditionallySpeculatable, Speculatability
from lamina.rewrite.fold import constant_int


@ConditionallySpeculatable.implement(ForOp)
def speculatability_of_for(loop: ForOp) -> Speculatability:
    """A loop with step 1 terminates for any bounds; with another step the induction variable may overflow."""
    return Speculatability.RECURSIVE if constant_int(loop.step) == 1 else Speculatability.NOT
