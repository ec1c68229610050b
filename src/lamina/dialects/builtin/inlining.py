"""Builtin operations may be inlined anywhere."""

from __future__ import annotations

from typing import Any

from lamina.interfaces.inlining import InlinerModel, inline_dialect
from lamina.ir.operation import IRMapping
from lamina.ir.region import Region


@inline_dialect("builtin")
class BuiltinInlining(InlinerModel):
    """Nothing stands in the way."""

    @staticmethod
    def is_legal_to_inline(operation: Any, destination: Region, would_be_cloned: bool, mapping: IRMapping) -> bool:
        return True
