"""Attributes of the llvm dialect."""

from __future__ import annotations

from typing import Any, Self

from lamina.define import attribute_definition, enum_attribute
from lamina.dialects.llvm.dwarf import (
    DwarfCallingConvention,
    DwarfEncoding,
    DwarfLanguage,
    DwarfOperation,
    DwarfTag,
    name_of,
)
from lamina.dialects.llvm.enums import (
    CConv,
    Comdat,
    DIEmissionKind,
    DIFlags,
    DINameTableKind,
    DISubprogramFlags,
    FastmathFlags,
    FramePointerKind,
    IntegerOverflowFlags,
    Linkage,
    ModFlagBehavior,
    ModRefInfo,
    ProfileSummaryFormatKind,
    TailCallKind,
    UWTableKind,
)
from lamina.ir.attribute import Attribute, InvalidParameters
from lamina.ir.attributes import ArrayAttr, DistinctAttr, FloatAttr, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr
from lamina.ir.location import FusedLoc
from lamina.ir.types import IntegerType


@attribute_definition
class AddressSpaceAttr(Attribute):
    __slots__ = ("address_space",)
    dialect_name = "llvm"
    mnemonic = "address_space"
    address_space: int
    assembly_format = "`<` $address_space `>`"


@attribute_definition
class CConvAttr(Attribute):
    __slots__ = ("calling_conv",)
    dialect_name = "llvm"
    mnemonic = "cconv"
    summary = "LLVM Calling Convention specification"
    parameter_spellings = {"calling_conv": "CallingConv"}
    calling_conv: CConv
    assembly_format = "`<` $calling_conv `>`"


@attribute_definition
class ComdatAttr(Attribute):
    __slots__ = ("comdat",)
    dialect_name = "llvm"
    mnemonic = "comdat"
    comdat: Comdat
    assembly_format = "$comdat"


@attribute_definition
class LinkageAttr(Attribute):
    __slots__ = ("linkage",)
    dialect_name = "llvm"
    mnemonic = "linkage"
    summary = "LLVM Linkage specification"
    linkage: Linkage
    assembly_format = "`<` $linkage `>`"


@attribute_definition
class FramePointerKindAttr(Attribute):
    __slots__ = ("frame_pointer_kind",)
    dialect_name = "llvm"
    mnemonic = "framePointerKind"
    frame_pointer_kind: FramePointerKind
    assembly_format = "`<` $frame_pointer_kind `>`"


@attribute_definition
class LoopVectorizeAttr(Attribute):
    __slots__ = (
        "disable",
        "predicate_enable",
        "scalable_enable",
        "width",
        "followup_vectorized",
        "followup_epilogue",
        "followup_all",
    )
    dialect_name = "llvm"
    mnemonic = "loop_vectorize"
    disable: IntegerAttr | None
    predicate_enable: IntegerAttr | None
    scalable_enable: IntegerAttr | None
    width: IntegerAttr | None
    followup_vectorized: LoopAnnotationAttr | None
    followup_epilogue: LoopAnnotationAttr | None
    followup_all: LoopAnnotationAttr | None
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class LoopInterleaveAttr(Attribute):
    __slots__ = ("count",)
    dialect_name = "llvm"
    mnemonic = "loop_interleave"
    count: IntegerAttr
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class LoopUnrollAttr(Attribute):
    __slots__ = (
        "disable",
        "count",
        "runtime_disable",
        "full",
        "followup_unrolled",
        "followup_remainder",
        "followup_all",
    )
    dialect_name = "llvm"
    mnemonic = "loop_unroll"
    disable: IntegerAttr | None
    count: IntegerAttr | None
    runtime_disable: IntegerAttr | None
    full: IntegerAttr | None
    followup_unrolled: LoopAnnotationAttr | None
    followup_remainder: LoopAnnotationAttr | None
    followup_all: LoopAnnotationAttr | None
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class LoopUnrollAndJamAttr(Attribute):
    __slots__ = (
        "disable",
        "count",
        "followup_outer",
        "followup_inner",
        "followup_remainder_outer",
        "followup_remainder_inner",
        "followup_all",
    )
    dialect_name = "llvm"
    mnemonic = "loop_unroll_and_jam"
    disable: IntegerAttr | None
    count: IntegerAttr | None
    followup_outer: LoopAnnotationAttr | None
    followup_inner: LoopAnnotationAttr | None
    followup_remainder_outer: LoopAnnotationAttr | None
    followup_remainder_inner: LoopAnnotationAttr | None
    followup_all: LoopAnnotationAttr | None
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class LoopLICMAttr(Attribute):
    __slots__ = ("disable", "versioning_disable")
    dialect_name = "llvm"
    mnemonic = "loop_licm"
    disable: IntegerAttr | None
    versioning_disable: IntegerAttr | None
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class LoopDistributeAttr(Attribute):
    __slots__ = ("disable", "followup_coincident", "followup_sequential", "followup_fallback", "followup_all")
    dialect_name = "llvm"
    mnemonic = "loop_distribute"
    disable: IntegerAttr | None
    followup_coincident: LoopAnnotationAttr | None
    followup_sequential: LoopAnnotationAttr | None
    followup_fallback: LoopAnnotationAttr | None
    followup_all: LoopAnnotationAttr | None
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class LoopPipelineAttr(Attribute):
    __slots__ = ("disable", "initiationinterval")
    dialect_name = "llvm"
    mnemonic = "loop_pipeline"
    disable: IntegerAttr | None
    initiationinterval: IntegerAttr | None
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class LoopPeeledAttr(Attribute):
    __slots__ = ("count",)
    dialect_name = "llvm"
    mnemonic = "loop_peeled"
    count: IntegerAttr | None
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class LoopUnswitchAttr(Attribute):
    __slots__ = ("partial_disable",)
    dialect_name = "llvm"
    mnemonic = "loop_unswitch"
    partial_disable: IntegerAttr | None
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class LoopAnnotationAttr(Attribute):
    __slots__ = (
        "disable_nonforced",
        "vectorize",
        "interleave",
        "unroll",
        "unroll_and_jam",
        "licm",
        "distribute",
        "pipeline",
        "peeled",
        "unswitch",
        "must_progress",
        "is_vectorized",
        "start_loc",
        "end_loc",
        "parallel_accesses",
    )
    dialect_name = "llvm"
    mnemonic = "loop_annotation"
    defaults = {"parallel_accesses": ()}
    disable_nonforced: IntegerAttr | None
    vectorize: LoopVectorizeAttr | None
    interleave: LoopInterleaveAttr | None
    unroll: LoopUnrollAttr | None
    unroll_and_jam: LoopUnrollAndJamAttr | None
    licm: LoopLICMAttr | None
    distribute: LoopDistributeAttr | None
    pipeline: LoopPipelineAttr | None
    peeled: LoopPeeledAttr | None
    unswitch: LoopUnswitchAttr | None
    must_progress: IntegerAttr | None
    is_vectorized: IntegerAttr | None
    start_loc: FusedLoc | None
    end_loc: FusedLoc | None
    parallel_accesses: tuple[AccessGroupAttr, ...]
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DIExpressionElemAttr(Attribute):
    """``DW_OP_name`` or ``DW_OP_name(1, 2)``: one operation of an expression."""

    __slots__ = ("opcode", "arguments")
    dialect_name = "llvm"
    mnemonic = "di_expression_elem"
    opcode: DwarfOperation
    arguments: tuple[int, ...]

    @classmethod
    def parse_parameters(cls, parser: Any) -> Self:
        opcode = DwarfOperation.read_parameter(parser)
        arguments: list[int] = []
        if parser.accept("("):
            arguments.append(parser.parse_integer())
            while parser.accept(","):
                named = opcode.is_conversion and len(arguments) == 1
                arguments.append(DwarfEncoding.read_parameter(parser) if named else parser.parse_integer())
            parser.expect(")", "expected ')'")
        return cls(opcode, tuple(arguments))

    def print_parameters(self, printer: Any) -> None:
        self.opcode.write_parameter(printer)
        if not self.arguments:
            return
        texts = [str(int(number)) for number in self.arguments]
        if self.opcode.is_conversion and len(texts) == 2:
            texts[1] = name_of("DW_ATE_", int(self.arguments[1])) or texts[1]
        printer.write(f"({', '.join(texts)})")


@attribute_definition
class DIExpressionAttr(Attribute):
    __slots__ = ("operations",)
    dialect_name = "llvm"
    mnemonic = "di_expression"
    defaults = {"operations": ()}
    operations: tuple[DIExpressionElemAttr, ...]
    assembly_format = "`<` ( `[` $operations^ `]` ) : (``)? `>`"


@attribute_definition
class DINullTypeAttr(Attribute):
    __slots__ = ()
    dialect_name = "llvm"
    mnemonic = "di_null_type"


@attribute_definition
class DIBasicTypeAttr(Attribute):
    __slots__ = ("tag", "name", "size_in_bits", "encoding")
    dialect_name = "llvm"
    mnemonic = "di_basic_type"
    defaults = {"tag": 0, "size_in_bits": 0, "encoding": 0}
    tag: DwarfTag
    name: StringAttr
    size_in_bits: int
    encoding: DwarfEncoding
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DICompileUnitAttr(Attribute):
    __slots__ = (
        "id",
        "source_language",
        "file",
        "producer",
        "is_optimized",
        "emission_kind",
        "name_table_kind",
        "split_debug_filename",
    )
    dialect_name = "llvm"
    mnemonic = "di_compile_unit"
    defaults = {"name_table_kind": DINameTableKind.DEFAULT}
    id: DistinctAttr
    source_language: DwarfLanguage
    file: DIFileAttr
    producer: StringAttr | None
    is_optimized: bool
    emission_kind: DIEmissionKind
    name_table_kind: DINameTableKind
    split_debug_filename: StringAttr | None
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DICompositeTypeAttr(Attribute):
    __slots__ = (
        "rec_id",
        "is_rec_self",
        "tag",
        "name",
        "file",
        "line",
        "scope",
        "base_type",
        "flags",
        "size_in_bits",
        "align_in_bits",
        "data_location",
        "rank",
        "allocated",
        "associated",
        "elements",
    )
    dialect_name = "llvm"
    mnemonic = "di_composite_type"
    defaults = {
        "is_rec_self": False,
        "tag": 0,
        "line": 0,
        "flags": DIFlags.ZERO,
        "size_in_bits": 0,
        "align_in_bits": 0,
        "elements": (),
    }
    rec_id: DistinctAttr | None
    is_rec_self: bool
    tag: DwarfTag
    name: StringAttr | None
    file: DIFileAttr | None
    line: int
    scope: Attribute | None
    base_type: Attribute | None
    flags: DIFlags
    size_in_bits: int
    align_in_bits: int
    data_location: DIExpressionAttr | None
    rank: DIExpressionAttr | None
    allocated: DIExpressionAttr | None
    associated: DIExpressionAttr | None
    elements: tuple[Attribute, ...]
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DIDerivedTypeAttr(Attribute):
    __slots__ = (
        "tag",
        "name",
        "base_type",
        "size_in_bits",
        "align_in_bits",
        "offset_in_bits",
        "dwarf_address_space",
        "extra_data",
    )
    dialect_name = "llvm"
    mnemonic = "di_derived_type"
    defaults = {"tag": 0, "size_in_bits": 0, "align_in_bits": 0, "offset_in_bits": 0}
    tag: DwarfTag
    name: StringAttr | None
    base_type: Attribute | None
    size_in_bits: int
    align_in_bits: int
    offset_in_bits: int
    dwarf_address_space: int | None
    extra_data: Attribute | None
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DIFileAttr(Attribute):
    __slots__ = ("name", "directory")
    dialect_name = "llvm"
    mnemonic = "di_file"
    name: StringAttr
    directory: StringAttr
    assembly_format = "`<` $name `in` $directory `>`"


@attribute_definition
class DIGlobalVariableExpressionAttr(Attribute):
    __slots__ = ("var", "expr")
    dialect_name = "llvm"
    mnemonic = "di_global_variable_expression"
    var: DIGlobalVariableAttr
    expr: DIExpressionAttr | None
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DIGlobalVariableAttr(Attribute):
    __slots__ = (
        "scope",
        "name",
        "linkage_name",
        "file",
        "line",
        "type",
        "is_local_to_unit",
        "is_defined",
        "align_in_bits",
    )
    dialect_name = "llvm"
    mnemonic = "di_global_variable"
    defaults = {"is_local_to_unit": False, "is_defined": False, "align_in_bits": 0}
    scope: Attribute | None
    name: StringAttr | None
    linkage_name: StringAttr | None
    file: DIFileAttr
    line: int
    type: Attribute
    is_local_to_unit: bool
    is_defined: bool
    align_in_bits: int
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DILexicalBlockAttr(Attribute):
    __slots__ = ("scope", "file", "line", "column")
    dialect_name = "llvm"
    mnemonic = "di_lexical_block"
    defaults = {"line": 0, "column": 0}
    scope: Attribute
    file: DIFileAttr | None
    line: int
    column: int
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DILexicalBlockFileAttr(Attribute):
    __slots__ = ("scope", "file", "discriminator")
    dialect_name = "llvm"
    mnemonic = "di_lexical_block_file"
    scope: Attribute
    file: DIFileAttr | None
    discriminator: int
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DILocalVariableAttr(Attribute):
    __slots__ = ("scope", "name", "file", "line", "arg", "align_in_bits", "type", "flags")
    dialect_name = "llvm"
    mnemonic = "di_local_variable"
    defaults = {"line": 0, "arg": 0, "align_in_bits": 0, "flags": DIFlags.ZERO}
    scope: Attribute
    name: StringAttr | None
    file: DIFileAttr | None
    line: int
    arg: int
    align_in_bits: int
    type: Attribute | None
    flags: DIFlags
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DISubprogramAttr(Attribute):
    __slots__ = (
        "rec_id",
        "is_rec_self",
        "id",
        "compile_unit",
        "scope",
        "name",
        "linkage_name",
        "file",
        "line",
        "scope_line",
        "subprogram_flags",
        "type",
        "retained_nodes",
        "annotations",
    )
    dialect_name = "llvm"
    mnemonic = "di_subprogram"
    defaults = {
        "is_rec_self": False,
        "line": 0,
        "scope_line": 0,
        "subprogram_flags": DISubprogramFlags(0),
        "retained_nodes": (),
        "annotations": (),
    }
    rec_id: DistinctAttr | None
    is_rec_self: bool
    id: DistinctAttr | None
    compile_unit: DICompileUnitAttr | None
    scope: Attribute | None
    name: StringAttr | None
    linkage_name: StringAttr | None
    file: DIFileAttr | None
    line: int
    scope_line: int
    subprogram_flags: DISubprogramFlags
    type: DISubroutineTypeAttr | None
    retained_nodes: tuple[Attribute, ...]
    annotations: tuple[Attribute, ...]
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DIModuleAttr(Attribute):
    __slots__ = ("file", "scope", "name", "config_macros", "include_path", "apinotes", "line", "is_decl")
    dialect_name = "llvm"
    mnemonic = "di_module"
    defaults = {"line": 0, "is_decl": False}
    file: DIFileAttr | None
    scope: Attribute | None
    name: StringAttr | None
    config_macros: StringAttr | None
    include_path: StringAttr | None
    apinotes: StringAttr | None
    line: int
    is_decl: bool
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DINamespaceAttr(Attribute):
    __slots__ = ("name", "scope", "export_symbols")
    dialect_name = "llvm"
    mnemonic = "di_namespace"
    name: StringAttr | None
    scope: Attribute | None
    export_symbols: bool
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DIImportedEntityAttr(Attribute):
    __slots__ = ("tag", "scope", "entity", "file", "line", "name", "elements")
    dialect_name = "llvm"
    mnemonic = "di_imported_entity"
    defaults = {"tag": 0, "line": 0, "elements": ()}
    tag: DwarfTag
    scope: Attribute
    entity: Attribute
    file: DIFileAttr | None
    line: int
    name: StringAttr | None
    elements: tuple[Attribute, ...]
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DIAnnotationAttr(Attribute):
    __slots__ = ("name", "value")
    dialect_name = "llvm"
    mnemonic = "di_annotation"
    name: StringAttr
    value: StringAttr
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DISubrangeAttr(Attribute):
    __slots__ = ("count", "lower_bound", "upper_bound", "stride")
    dialect_name = "llvm"
    mnemonic = "di_subrange"
    count: Attribute | None
    lower_bound: Attribute | None
    upper_bound: Attribute | None
    stride: Attribute | None
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DICommonBlockAttr(Attribute):
    __slots__ = ("scope", "decl", "name", "file", "line")
    dialect_name = "llvm"
    mnemonic = "di_common_block"
    defaults = {"line": 0}
    scope: Attribute
    decl: DIGlobalVariableAttr | None
    name: StringAttr
    file: DIFileAttr | None
    line: int
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DIGenericSubrangeAttr(Attribute):
    __slots__ = ("count", "lower_bound", "upper_bound", "stride")
    dialect_name = "llvm"
    mnemonic = "di_generic_subrange"
    count: Attribute | None
    lower_bound: Attribute
    upper_bound: Attribute | None
    stride: Attribute
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DISubroutineTypeAttr(Attribute):
    __slots__ = ("calling_convention", "types")
    dialect_name = "llvm"
    mnemonic = "di_subroutine_type"
    defaults = {"calling_convention": 0, "types": ()}
    calling_convention: DwarfCallingConvention
    types: tuple[Attribute, ...]
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DILabelAttr(Attribute):
    __slots__ = ("scope", "name", "file", "line")
    dialect_name = "llvm"
    mnemonic = "di_label"
    defaults = {"line": 0}
    scope: Attribute
    name: StringAttr | None
    file: DIFileAttr | None
    line: int
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DIStringTypeAttr(Attribute):
    __slots__ = (
        "tag",
        "name",
        "size_in_bits",
        "align_in_bits",
        "string_length",
        "string_length_exp",
        "string_location_exp",
        "encoding",
    )
    dialect_name = "llvm"
    mnemonic = "di_string_type"
    defaults = {"tag": 0, "size_in_bits": 0, "align_in_bits": 0, "encoding": 0}
    tag: DwarfTag
    name: StringAttr
    size_in_bits: int
    align_in_bits: int
    string_length: Attribute | None
    string_length_exp: DIExpressionAttr | None
    string_location_exp: DIExpressionAttr | None
    encoding: DwarfEncoding
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class MemoryEffectsAttr(Attribute):
    __slots__ = ("other", "arg_mem", "inaccessible_mem", "errno_mem", "target_mem0", "target_mem1")
    dialect_name = "llvm"
    mnemonic = "memory_effects"
    other: ModRefInfo
    arg_mem: ModRefInfo
    inaccessible_mem: ModRefInfo
    errno_mem: ModRefInfo
    target_mem0: ModRefInfo
    target_mem1: ModRefInfo
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class AliasScopeDomainAttr(Attribute):
    __slots__ = ("id", "description")
    dialect_name = "llvm"
    mnemonic = "alias_scope_domain"
    id: Attribute
    description: StringAttr | None
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class AliasScopeAttr(Attribute):
    __slots__ = ("id", "domain", "description")
    dialect_name = "llvm"
    mnemonic = "alias_scope"
    summary = "LLVM dialect alias scope"
    id: Attribute
    domain: AliasScopeDomainAttr
    description: StringAttr | None
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class AccessGroupAttr(Attribute):
    __slots__ = ("id",)
    dialect_name = "llvm"
    mnemonic = "access_group"
    id: DistinctAttr
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class TBAARootAttr(Attribute):
    __slots__ = ("id",)
    dialect_name = "llvm"
    mnemonic = "tbaa_root"
    id: StringAttr | None
    assembly_format = "(`<` struct(params)^ `>`)?"


@attribute_definition
class TBAAMemberAttr(Attribute):
    __slots__ = ("type_desc", "offset")
    dialect_name = "llvm"
    mnemonic = "tbaa_member"
    type_desc: Attribute
    offset: int
    assembly_format = "`<` params `>`"


class TBAAMembers(tuple[TBAAMemberAttr, ...]):
    """The members of a type descriptor, written in braces: ``{<#a, 0>, <#b, 4>}``."""

    @classmethod
    def read_parameter(cls, parser: Any) -> Self:
        return cls(parser.parse_delimited("{", lambda: TBAAMemberAttr.parse_parameters(parser)))  # type: ignore[attr-defined]

    def write_parameter(self, printer: Any) -> None:
        printer.write("{")
        for position, member in enumerate(self):
            if position:
                printer.write(", ")
            with printer.nested_attribute():
                member.print_parameters(printer)  # type: ignore[attr-defined]
        printer.write("}")


@attribute_definition
class TBAATypeDescriptorAttr(Attribute):
    __slots__ = ("id", "members")
    dialect_name = "llvm"
    mnemonic = "tbaa_type_desc"
    id: str
    members: TBAAMembers
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class TBAATagAttr(Attribute):
    __slots__ = ("base_type", "access_type", "offset", "constant")
    dialect_name = "llvm"
    mnemonic = "tbaa_tag"
    defaults = {"constant": False}
    parameter_spellings = {"base_type": "base_type", "access_type": "access_type"}
    base_type: TBAATypeDescriptorAttr
    access_type: TBAATypeDescriptorAttr
    offset: int
    constant: bool
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class MMRATagAttr(Attribute):
    __slots__ = ("prefix", "suffix")
    dialect_name = "llvm"
    mnemonic = "mmra_tag"
    prefix: str
    suffix: str
    assembly_format = "`<` $prefix `` `:` `` $suffix `>`"


@attribute_definition
class ConstantRangeAttr(Attribute):
    __slots__ = ("lower", "upper")
    dialect_name = "llvm"
    mnemonic = "constant_range"
    lower: IntegerAttr
    upper: IntegerAttr

    @classmethod
    def parse_parameters(cls, parser: Any) -> Self:
        """``<i32, 0, 10>``."""
        parser.expect("<", "expected '<'")
        offset = parser.start
        type = parser.parse_type()
        if not isinstance(type, IntegerType):
            parser.error(f"invalid kind of type specified: expected builtin.integer, but found '{type}'", offset)
        bounds = []
        for _ in range(2):
            parser.expect(",", "expected ','")
            offset = parser.start
            bound = parser.parse_integer()
            if not -(1 << type.width) < bound < 1 << type.width:
                parser.error("integer value too large", offset)
            bounds.append(IntegerAttr(type, bound))
        parser.expect(">", "expected '>'")
        return cls(*bounds)

    def print_parameters(self, printer: Any) -> None:
        printer.write("<")
        printer.print_type(self.lower.type)
        printer.write(f", {self.lower.signed_value}, {self.upper.signed_value}>")


@attribute_definition
class VScaleRangeAttr(Attribute):
    __slots__ = ("min_range", "max_range")
    dialect_name = "llvm"
    mnemonic = "vscale_range"
    min_range: IntegerAttr
    max_range: IntegerAttr
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class TargetFeaturesAttr(Attribute):
    __slots__ = ("features",)
    dialect_name = "llvm"
    mnemonic = "target_features"
    summary = "LLVM target features attribute"
    defaults = {"features": ()}
    features: tuple[StringAttr, ...]
    assembly_format = "`<` `[` (`]`) : ($features^ `]`)? `>`"


@attribute_definition
class TargetAttr(Attribute):
    __slots__ = ("triple", "chip", "features")
    dialect_name = "llvm"
    mnemonic = "target"
    triple: StringAttr
    chip: StringAttr
    features: TargetFeaturesAttr | None
    assembly_format = "`<` struct($triple, $chip, $features) `>`"


@attribute_definition
class UndefAttr(Attribute):
    __slots__ = ()
    dialect_name = "llvm"
    mnemonic = "undef"


@attribute_definition
class PoisonAttr(Attribute):
    __slots__ = ()
    dialect_name = "llvm"
    mnemonic = "poison"


@attribute_definition
class DSOLocalEquivalentAttr(Attribute):
    __slots__ = ("sym",)
    dialect_name = "llvm"
    mnemonic = "dso_local_equivalent"
    sym: SymbolRefAttr
    assembly_format = "$sym"


@attribute_definition
class BlockTagAttr(Attribute):
    __slots__ = ("id",)
    dialect_name = "llvm"
    mnemonic = "blocktag"
    id: int
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class BlockAddressAttr(Attribute):
    __slots__ = ("function", "tag")
    dialect_name = "llvm"
    mnemonic = "blockaddress"
    function: SymbolRefAttr
    tag: BlockTagAttr
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class VecTypeHintAttr(Attribute):
    __slots__ = ("hint", "is_signed")
    dialect_name = "llvm"
    mnemonic = "vec_type_hint"
    summary = "Explicit vectorization compiler hint"
    defaults = {"is_signed": False}
    parameter_spellings = {"is_signed": "is_signed"}
    hint: TypeAttr
    is_signed: bool
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class ZeroAttr(Attribute):
    __slots__ = ()
    dialect_name = "llvm"
    mnemonic = "zero"


@attribute_definition
class TailCallKindAttr(Attribute):
    __slots__ = ("tail_call_kind",)
    dialect_name = "llvm"
    mnemonic = "tailcallkind"
    summary = "LLVM Calling Convention specification"
    tail_call_kind: TailCallKind
    assembly_format = "`<` $tail_call_kind `>`"


@attribute_definition
class WorkgroupAttributionAttr(Attribute):
    __slots__ = ("num_elements", "element_type")
    dialect_name = "llvm"
    mnemonic = "mlir.workgroup_attribution"
    parameter_spellings = {"num_elements": "num_elements", "element_type": "element_type"}
    num_elements: IntegerAttr
    element_type: TypeAttr
    assembly_format = "`<` $num_elements `,` $element_type `>`"


@attribute_definition
class DereferenceableAttr(Attribute):
    __slots__ = ("bytes", "may_be_null")
    dialect_name = "llvm"
    mnemonic = "dereferenceable"
    summary = "LLVM dereferenceable attribute"
    defaults = {"may_be_null": False}
    bytes: int
    may_be_null: bool
    assembly_format = "`<` struct(params) `>`"


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


@attribute_definition
class DependentLibrariesAttr(Attribute):
    __slots__ = ("libs",)
    dialect_name = "llvm"
    mnemonic = "dependent_libraries"
    defaults = {"libs": ()}
    libs: tuple[StringAttr, ...]
    assembly_format = "`<` $libs `>`"


@attribute_definition
class UWTableKindAttr(Attribute):
    __slots__ = ("uwtable_kind",)
    dialect_name = "llvm"
    mnemonic = "uwtableKind"
    uwtable_kind: UWTableKind
    assembly_format = "`<` $uwtable_kind `>`"


IntegerOverflowFlagsAttr = enum_attribute("llvm.overflow", IntegerOverflowFlags)
FastmathFlagsAttr = enum_attribute("llvm.fastmath", FastmathFlags, summary="LLVM fastmath flags")
