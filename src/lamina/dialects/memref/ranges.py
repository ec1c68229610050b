"""The range of a memref's size."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.memref import ops
from lamina.interfaces.integer_ranges import InferIntegerRange, IntegerRange, size_range


@InferIntegerRange.implement(ops.DimOp)
def dim(op: ops.DimOp, ranges: Sequence[IntegerRange | None]) -> list[IntegerRange | None]:
    """A size of the type; non-negative."""
    return [size_range(op.source.type, ranges[1])]
