"""Memory effects of cf operations."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.cf.ops import AssertOp
from lamina.interfaces.effects import EffectInstance, MemoryEffects, write


@MemoryEffects.implement(AssertOp)
def assert_effects(operation: AssertOp) -> Sequence[EffectInstance]:
    """An assertion counts as a write, so that it is neither moved nor erased."""
    return (write(),)
