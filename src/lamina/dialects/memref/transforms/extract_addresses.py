"""Accesses at indices as accesses at zero of a subview."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.affine.composition import make_composed_folded_apply
from lamina.dialects.arith.mixed import constant_index, is_index, simplified
from lamina.dialects.linalg.slices import Slice, subview
from lamina.dialects.memref import ops
from lamina.dialects.vector.ops import TransferReadOp, TransferWriteOp
from lamina.interfaces.view_like import MixedValue
from lamina.ir.affine import AffineMap, symbol
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, MemRefType
from lamina.rewrite import PatternRewriter
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.dialects.memref.ops import LoadOp, StoreOp


def _unit_sizes(rewriter: PatternRewriter, op: LoadOp | StoreOp, offsets: Sequence[MixedValue]) -> list[MixedValue]:
    return [1] * len(offsets)


def _remaining_sizes(
    rewriter: PatternRewriter, op: TransferWriteOp | TransferReadOp, offsets: Sequence[MixedValue]
) -> list[MixedValue]:
    """Returns the remaining size of each dimension after the index."""
    source = op.base
    metadata = rewriter.create(ops.ExtractStridedMetadataOp, source)
    rest = AffineMap(0, 2, [symbol(0) - symbol(1)])
    sizes = [value if size == DYNAMIC else size for size, value in zip(source.type.shape, metadata.sizes, strict=True)]
    return [
        make_composed_folded_apply(rewriter, rest, [size, offset]) for size, offset in zip(sizes, offsets, strict=True)
    ]


Sizes = Callable[[PatternRewriter, Any, Sequence[MixedValue]], list[MixedValue]]
_ACCESSES: tuple[tuple[type[Operation], str, int, Sizes], ...] = (
    # class, accessor of the memref, position of the memref among the operands, sizes of the subview
    (ops.LoadOp, "memref", 0, _unit_sizes),
    (ops.StoreOp, "memref", 1, _unit_sizes),
    (TransferReadOp, "base", 0, _remaining_sizes),
    (TransferWriteOp, "base", 1, _remaining_sizes),
)


def extract_address_patterns() -> list[RewritePattern]:
    """MLIR's populateExtractAddressComputationsPatterns, for memref and vector."""
    return [_pattern(*row) for row in _ACCESSES]


def _pattern(cls: type[Operation], name: str, position: int, sizes: Sizes) -> RewritePattern:
    def extract(op: Any, rewriter: PatternRewriter) -> Outcome:
        """Accesses a subview that starts where the access does."""
        source = getattr(op, name)
        if not isinstance(source.type, MemRefType):
            return rewriter.notify_match_failure(op, "source is not a memref")
        indices = op.indices
        if all(is_index(index, 0) for index in indices):
            return rewriter.notify_match_failure(op, "no computation to extract: offsets are 0s")
        offsets = [simplified(index) for index in indices]
        part = subview(rewriter, source, Slice(offsets, sizes(rewriter, op, offsets))).results[0]
        zero = constant_index(rewriter, 0)
        operands = op.operands
        operands[position] = part
        operands[position + 1 : position + 1 + len(indices)] = [zero] * len(indices)
        properties = dict(op._properties)
        inserted = rewriter.insert(type(op)(operands, op.result_types, properties, location=rewriter.location))
        rewriter.replace_op(op, inserted.results)
        return True

    return FunctionPattern(extract, cls, name="StoreLoadLikeOpRewriter")
