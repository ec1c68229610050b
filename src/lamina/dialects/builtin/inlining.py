"""Of the builtin operations, casts may be inlined anywhere."""

from __future__ import annotations

from lamina.dialects.builtin.ops import UnrealizedConversionCastOp
from lamina.interfaces.inlining import InlinerInterface, InlinerModel
from lamina.ir.operation import IRMapping
from lamina.ir.region import Region


@InlinerInterface.implement(UnrealizedConversionCastOp)
class CastInlining(InlinerModel):
    """Nothing stands in the way. Modules, on the other hand, are not to be copied."""

    @staticmethod
    def is_legal_to_inline(
        operation: UnrealizedConversionCastOp, destination: Region, would_be_cloned: bool, mapping: IRMapping
    ) -> bool:
        return True
