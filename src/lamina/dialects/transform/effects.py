"""Memory effects of transform operations that neither change the payload nor consume handles.

They read their handles and make new ones, so without users they are dead. What other operations do counts as unknown:
matchers too, for one without results decides whether the sequence around it goes on.
"""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.transform import DIALECT
from lamina.dialects.transform.traits import NavigationTransformOpTrait, ParamProducerTransformOpTrait
from lamina.interfaces.effects import EffectInstance, MemoryEffects, allocate, read, write
from lamina.ir.operation import Operation

# Those without one of the traits below.
_READING = (
    "transform.cast",
    "transform.get_type",
    "transform.merge_handles",
    "transform.split_handle",
    "transform.structured.match",
)


def _reads_only(cls: type[Operation]) -> bool:
    has_trait = cls.definition.has_trait
    return cls.name in _READING or has_trait(NavigationTransformOpTrait) or has_trait(ParamProducerTransformOpTrait)


@MemoryEffects.implement(*(cls for cls in DIALECT.operations.values() if _reads_only(cls)))
def reading_effects(op: Operation) -> Sequence[EffectInstance]:
    """Reads the handles; makes those of the results."""
    effects = [read(slot) for slot in op.op_operands]
    for result in op.results:
        effects += [allocate(result), write(result)]
    return effects
