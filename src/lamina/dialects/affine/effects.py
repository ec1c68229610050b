"""When affine loops may be speculated."""

from __future__ import annotations

from typing import Any

from lamina.dialects.affine.ops import AffineForOp
from lamina.interfaces.effects import ConditionallySpeculatable, Speculatability


@ConditionallySpeculatable.implement(AffineForOp)
def speculatability_of_for(loop: Any) -> Speculatability:
    """A loop with step 1 ends whatever its bounds are; with another step the induction variable may overflow."""
    return Speculatability.RECURSIVE if loop.properties["step"].value == 1 else Speculatability.NOT
