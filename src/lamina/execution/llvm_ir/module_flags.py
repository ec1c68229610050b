"""The flags of a module as metadata."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from lamina.execution.llvm_ir.errors import Untranslatable
from lamina.execution.llvm_ir.metadata import MetadataTable, string
from lamina.execution.llvm_ir.names import global_name
from lamina.ir.attributes import ArrayAttr, IntegerAttr, StringAttr
from lamina.ir.types import int_or_float_width

if TYPE_CHECKING:
    from lamina.dialects.llvm.module_flags import ModuleFlagAttr, ModuleFlagProfileSummaryAttr


def flag_nodes(metadata: MetadataTable, flag: ModuleFlagAttr) -> Iterator[str]:
    """Yields the node of one flag: behaviour, key and value."""
    yield metadata.tuple([f"i32 {flag.behavior.value}", string(flag.key.value), _value(metadata, flag.value)])


def _value(metadata: MetadataTable, value: Any) -> str:
    if isinstance(value, IntegerAttr):
        return f"i{int_or_float_width(value.type)} {value.signed_value}"
    if isinstance(value, StringAttr):
        return string(value.value)
    if isinstance(value, ArrayAttr):
        reference = metadata.reserve()
        parts = ", ".join([_element(metadata, element) for element in value.elements])
        metadata.define(reference, f"distinct !{{{parts}}}")
        return reference
    if value.mnemonic == "profile_summary":
        return _profile_summary(metadata, value)
    raise Untranslatable("unsupported module flag value")


def _element(metadata: MetadataTable, element: Any) -> str:
    if isinstance(element, StringAttr):
        return string(element.value)
    if element.mnemonic == "cgprofile_entry":
        parts = ["null" if symbol is None else f"ptr {global_name(symbol.root)}"
                 for symbol in (element.from_, element.to)]  # fmt: skip
        return metadata.tuple([*parts, f"i64 {element.count}"])
    raise Untranslatable("unsupported module flag value")


def _profile_summary(metadata: MetadataTable, summary: ModuleFlagProfileSummaryAttr) -> str:
    names = (
        ("TotalCount", summary.total_count),
        ("MaxCount", summary.max_count),
        ("MaxInternalCount", summary.max_internal_count),
        ("MaxFunctionCount", summary.max_function_count),
        ("NumCounts", summary.num_counts),
        ("NumFunctions", summary.num_functions),
    )
    parts = [metadata.tuple([string("ProfileFormat"), string(summary.format.spelling)])]
    parts += [metadata.tuple([string(name), f"i64 {number}"]) for name, number in names]
    if summary.is_partial_profile is not None:
        parts.append(metadata.tuple([string("IsPartialProfile"), f"i64 {summary.is_partial_profile}"]))
    if summary.partial_profile_ratio is not None:
        ratio = f"double {summary.partial_profile_ratio.value:e}"
        parts.append(metadata.tuple([string("PartialProfileRatio"), ratio]))
    details = [
        metadata.tuple([f"i64 {entry.cut_off}", f"i64 {entry.min_count}", f"i64 {entry.num_counts}"])
        for entry in summary.detailed_summary
    ]
    parts.append(metadata.tuple([string("DetailedSummary"), metadata.tuple(details)]))
    return metadata.tuple(parts)
