"""The range of a tensor's size."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.tensor import ops
from lamina.interfaces.integer_ranges import InferIntegerRange, IntegerRange, size_range


@InferIntegerRange.implement(ops.DimOp)
def dim(op: ops.DimOp, ranges: Sequence[IntegerRange | None]) -> list[IntegerRange | None]:
    """The result is one of the sizes of the type; not negative."""
    return [size_range(op.source.type, ranges[1])]
