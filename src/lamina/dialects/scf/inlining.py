"""Operations of the scf dialect may be inlined anywhere, and anything may be inlined into them."""

from __future__ import annotations

from typing import Any

from lamina.interfaces.inlining import InlinerModel, inline_dialect
from lamina.ir.operation import IRMapping
from lamina.ir.region import Region


@inline_dialect("scf")
class ScfInlining(InlinerModel):
    """Nothing stands in the way."""

    @staticmethod
    def is_legal_to_inline(operation: Any, destination: Region, would_be_cloned: bool, mapping: IRMapping) -> bool:
        return True

    @staticmethod
    def is_legal_to_inline_region(
        destination: Any, region: Region, source: Region, would_be_cloned: bool, mapping: IRMapping
    ) -> bool:
        return True
