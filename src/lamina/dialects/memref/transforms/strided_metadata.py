"""Metadata of strided memrefs: base buffer, offset, sizes and strides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lamina.dialects.memref.ops import ExtractStridedMetadataOp, ReinterpretCastOp
from lamina.interfaces.view_like import MixedValue, split_mixed_values
from lamina.ir.attributes import DenseI64ArrayAttr
from lamina.ir.types import DYNAMIC, MemRefType
from lamina.ir.value import Value, type_as

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter


@dataclass
class StridedMetadata:
    """Base buffer, offset, sizes and strides; integers if known statically, otherwise values."""

    base: Value
    offset: MixedValue
    sizes: list[MixedValue]
    strides: list[MixedValue]


def extract_metadata(rewriter: PatternRewriter, source: Value) -> Any:
    """Returns an extract_strided_metadata of the source."""
    return rewriter.create(ExtractStridedMetadataOp, source)


def known_metadata(rewriter: PatternRewriter, source: Value) -> StridedMetadata:
    """Returns the metadata with the values that the source type determines made static."""
    metadata = extract_metadata(rewriter, source)
    type = type_as(source, MemRefType)
    strides, offset = strides_and_offset(type)
    return StridedMetadata(
        metadata.base_buffer,
        metadata.offset if offset == DYNAMIC else offset,
        known_or(type.shape, metadata.sizes),
        known_or(strides, metadata.strides),
    )


def known_or(numbers: Sequence[int], values: Sequence[Value]) -> list[MixedValue]:
    """Returns the numbers, and values in place of those that are not known."""
    return [value if number == DYNAMIC else number for number, value in zip(numbers, values, strict=True)]


def strides_and_offset(type: MemRefType) -> tuple[tuple[int, ...], int]:
    """Returns the strides and offset of a memref type, DYNAMIC if unknown. Raises ValueError if it is not strided."""
    layout = type.strides_and_offset()
    if layout is None:
        raise ValueError(f"'{type}' is not strided")
    return layout


def reinterpret_cast(rewriter: PatternRewriter, type: MemRefType, metadata: StridedMetadata) -> ReinterpretCastOp:
    """Returns the memref that the metadata describe, as a type."""
    offsets, sizes, strides = (
        split_mixed_values(entries) for entries in ([metadata.offset], metadata.sizes, metadata.strides)
    )
    return rewriter.create(
        ReinterpretCastOp,
        metadata.base,
        offsets[1],
        sizes[1],
        strides[1],
        DenseI64ArrayAttr(offsets[0]),
        DenseI64ArrayAttr(sizes[0]),
        DenseI64ArrayAttr(strides[0]),
        result_types=[type],
    )
