"""Operations of the ub dialect may be inlined anywhere."""

from __future__ import annotations

from typing import Any

from lamina.interfaces.inlining import InliningAnywhere, inline_dialect


@inline_dialect("ub")
class UbInlining(InliningAnywhere):
    """Nothing stands in the way."""

    @staticmethod
    def handle_terminator_to_block(terminator: Any, block: Any, rewriter: Any) -> None:
        """Branches within the body stay as they are."""
