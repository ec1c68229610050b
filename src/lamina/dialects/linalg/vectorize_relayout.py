"""Vectorization of operations that only move data: copies, pads, packs, unpacks and insertions of slices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter


def vectorize_relayout(
    rewriter: PatternRewriter, op: Any, sizes: Sequence[int], scalable: Sequence[bool]
) -> list[Value]:
    """The vector form of the operation. Raises VectorizationFailure."""
    from lamina.dialects.linalg.vectorize import VectorizationFailure

    raise VectorizationFailure(f"'{op.name}' cannot be vectorized")
