"""Inlining of builtin operations: only casts can be inlined."""

from __future__ import annotations

from lamina.dialects.builtin.ops import UnrealizedConversionCastOp
from lamina.interfaces.inlining import InlinerInterface, InlinerModel
from lamina.ir.operation import IRMapping
from lamina.ir.region import Region


@InlinerInterface.implement(UnrealizedConversionCastOp)
class CastInlining(InlinerModel):
    """Casts can be inlined anywhere; modules must not be cloned."""

    @staticmethod
    def is_legal_to_inline(
        operation: UnrealizedConversionCastOp, destination: Region, would_be_cloned: bool, mapping: IRMapping
    ) -> bool:
        return True
