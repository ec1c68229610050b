"""Attributes for the flags of a module."""

from __future__ import annotations

from lamina.define import attribute_definition
from lamina.dialects.llvm.enums import (
    ModFlagBehavior,
    ProfileSummaryFormatKind,
)
from lamina.ir.attribute import Attribute, InvalidParameters
from lamina.ir.attributes import ArrayAttr, FloatAttr, IntegerAttr, StringAttr, SymbolRefAttr


@attribute_definition
class ModuleFlagAttr(Attribute):
    __slots__ = ("behavior", "key", "value")
    dialect_name = "llvm"
    mnemonic = "mlir.module_flag"
    behavior: ModFlagBehavior
    key: StringAttr
    value: Attribute
    assembly_format = "`<` $behavior `,` $key `,` $value `>`"

    def verify(self) -> None:
        key, value = self.key.value, self.value
        mnemonic = "" if value.dialect_name != "llvm" else value.mnemonic
        if key == "CG Profile":
            entries = value.elements if isinstance(value, ArrayAttr) else (value,)
            if not all(isinstance(entry, ModuleFlagCGProfileEntryAttr) for entry in entries):
                raise InvalidParameters("'CG Profile' key expects an array of '#llvm.cgprofile_entry'")
        elif key == "ProfileSummary":
            if mnemonic != "profile_summary":
                raise InvalidParameters("'ProfileSummary' key expects a '#llvm.profile_summary' attribute")
        elif not isinstance(value, IntegerAttr | StringAttr):
            raise InvalidParameters(
                f"only integer and string values are currently supported for unknown key '\"{key}\"'"
            )


@attribute_definition
class ModuleFlagCGProfileEntryAttr(Attribute):
    __slots__ = ("from_", "to", "count")
    dialect_name = "llvm"
    mnemonic = "cgprofile_entry"
    from_: SymbolRefAttr | None
    to: SymbolRefAttr | None
    count: int
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class ModuleFlagProfileSummaryDetailedAttr(Attribute):
    __slots__ = ("cut_off", "min_count", "num_counts")
    dialect_name = "llvm"
    mnemonic = "profile_summary_detailed"
    parameter_spellings = {"cut_off": "cut_off", "min_count": "min_count", "num_counts": "num_counts"}
    cut_off: int
    min_count: int
    num_counts: int
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class ModuleFlagProfileSummaryAttr(Attribute):
    __slots__ = (
        "format",
        "total_count",
        "max_count",
        "max_internal_count",
        "max_function_count",
        "num_counts",
        "num_functions",
        "is_partial_profile",
        "partial_profile_ratio",
        "detailed_summary",
    )
    dialect_name = "llvm"
    mnemonic = "profile_summary"
    parameter_spellings = {
        "total_count": "total_count",
        "max_count": "max_count",
        "max_internal_count": "max_internal_count",
        "max_function_count": "max_function_count",
        "num_counts": "num_counts",
        "num_functions": "num_functions",
        "is_partial_profile": "is_partial_profile",
        "partial_profile_ratio": "partial_profile_ratio",
        "detailed_summary": "detailed_summary",
    }
    format: ProfileSummaryFormatKind
    total_count: int
    max_count: int
    max_internal_count: int
    max_function_count: int
    num_counts: int
    num_functions: int
    is_partial_profile: int | None
    partial_profile_ratio: FloatAttr | None
    detailed_summary: tuple[ModuleFlagProfileSummaryDetailedAttr, ...]
    assembly_format = "`<` struct(params) `>`"
