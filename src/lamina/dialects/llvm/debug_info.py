"""Attributes that describe a program to debuggers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from lamina.define import attribute_definition
from lamina.dialects.llvm.dwarf import (
    DwarfCallingConvention,
    DwarfEncoding,
    DwarfLanguage,
    DwarfOperation,
    DwarfTag,
    name_of,
)
from lamina.dialects.llvm.enums import (
    DIEmissionKind,
    DIFlags,
    DINameTableKind,
    DISubprogramFlags,
)
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DistinctAttr, StringAttr

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer


class DINodeAttr(Attribute):
    """Anything that debug information consists of."""

    __slots__ = ()


class DIScopeAttr(DINodeAttr):
    """What names are looked up in."""

    __slots__ = ()


class DILocalScopeAttr(DIScopeAttr):
    """A function, or a block of one."""

    __slots__ = ()


class DITypeAttr(DINodeAttr):
    """A type of the source language."""

    __slots__ = ()


class DIVariableAttr(DINodeAttr):
    """A local or a global variable."""

    __slots__ = ()


@attribute_definition
class DIExpressionElemAttr(Attribute):
    """``DW_OP_name`` or ``DW_OP_name(1, 2)``: one operation of an expression."""

    __slots__ = ("opcode", "arguments")
    dialect_name = "llvm"
    mnemonic = "di_expression_elem"
    opcode: DwarfOperation
    arguments: tuple[int, ...]

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Self:
        opcode = DwarfOperation.read_parameter(parser)
        arguments: list[int] = []
        if parser.accept("("):
            arguments.append(parser.parse_integer())
            while parser.accept(","):
                named = opcode.is_conversion and len(arguments) == 1
                arguments.append(DwarfEncoding.read_parameter(parser) if named else parser.parse_integer())
            parser.expect(")", "expected ')'")
        return cls(opcode, tuple(arguments))

    def print_parameters(self, printer: Printer) -> None:
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
class DINullTypeAttr(DITypeAttr):
    __slots__ = ()
    dialect_name = "llvm"
    mnemonic = "di_null_type"


@attribute_definition
class DIBasicTypeAttr(DITypeAttr):
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
class DICompileUnitAttr(DIScopeAttr):
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
class DICompositeTypeAttr(DITypeAttr, DIScopeAttr):
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
    scope: DIScopeAttr | None
    base_type: DITypeAttr | None
    flags: DIFlags
    size_in_bits: int
    align_in_bits: int
    data_location: DIExpressionAttr | None
    rank: DIExpressionAttr | None
    allocated: DIExpressionAttr | None
    associated: DIExpressionAttr | None
    elements: tuple[DINodeAttr, ...]
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DIDerivedTypeAttr(DITypeAttr, DIScopeAttr):
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
    base_type: DITypeAttr | None
    size_in_bits: int
    align_in_bits: int
    offset_in_bits: int
    dwarf_address_space: int | None
    extra_data: DINodeAttr | None
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DIFileAttr(DIScopeAttr):
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
class DIGlobalVariableAttr(DIVariableAttr):
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
    scope: DIScopeAttr | None
    name: StringAttr | None
    linkage_name: StringAttr | None
    file: DIFileAttr
    line: int
    type: DITypeAttr
    is_local_to_unit: bool
    is_defined: bool
    align_in_bits: int
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DILexicalBlockAttr(DILocalScopeAttr):
    __slots__ = ("scope", "file", "line", "column")
    dialect_name = "llvm"
    mnemonic = "di_lexical_block"
    defaults = {"line": 0, "column": 0}
    scope: DIScopeAttr
    file: DIFileAttr | None
    line: int
    column: int
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DILexicalBlockFileAttr(DILocalScopeAttr):
    __slots__ = ("scope", "file", "discriminator")
    dialect_name = "llvm"
    mnemonic = "di_lexical_block_file"
    scope: DIScopeAttr
    file: DIFileAttr | None
    discriminator: int
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DILocalVariableAttr(DIVariableAttr):
    __slots__ = ("scope", "name", "file", "line", "arg", "align_in_bits", "type", "flags")
    dialect_name = "llvm"
    mnemonic = "di_local_variable"
    defaults = {"line": 0, "arg": 0, "align_in_bits": 0, "flags": DIFlags.ZERO}
    scope: DIScopeAttr
    name: StringAttr | None
    file: DIFileAttr | None
    line: int
    arg: int
    align_in_bits: int
    type: DITypeAttr | None
    flags: DIFlags
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DISubprogramAttr(DILocalScopeAttr):
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
    scope: DIScopeAttr | None
    name: StringAttr | None
    linkage_name: StringAttr | None
    file: DIFileAttr | None
    line: int
    scope_line: int
    subprogram_flags: DISubprogramFlags
    type: DISubroutineTypeAttr | None
    retained_nodes: tuple[DINodeAttr, ...]
    annotations: tuple[DINodeAttr, ...]
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DIModuleAttr(DIScopeAttr):
    __slots__ = ("file", "scope", "name", "config_macros", "include_path", "apinotes", "line", "is_decl")
    dialect_name = "llvm"
    mnemonic = "di_module"
    defaults = {"line": 0, "is_decl": False}
    file: DIFileAttr | None
    scope: DIScopeAttr | None
    name: StringAttr | None
    config_macros: StringAttr | None
    include_path: StringAttr | None
    apinotes: StringAttr | None
    line: int
    is_decl: bool
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DINamespaceAttr(DIScopeAttr):
    __slots__ = ("name", "scope", "export_symbols")
    dialect_name = "llvm"
    mnemonic = "di_namespace"
    name: StringAttr | None
    scope: DIScopeAttr | None
    export_symbols: bool
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DIImportedEntityAttr(DINodeAttr):
    __slots__ = ("tag", "scope", "entity", "file", "line", "name", "elements")
    dialect_name = "llvm"
    mnemonic = "di_imported_entity"
    defaults = {"tag": 0, "line": 0, "elements": ()}
    tag: DwarfTag
    scope: DIScopeAttr
    entity: DINodeAttr
    file: DIFileAttr | None
    line: int
    name: StringAttr | None
    elements: tuple[DINodeAttr, ...]
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DIAnnotationAttr(DINodeAttr):
    __slots__ = ("name", "value")
    dialect_name = "llvm"
    mnemonic = "di_annotation"
    name: StringAttr
    value: StringAttr
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DISubrangeAttr(DINodeAttr):
    __slots__ = ("count", "lower_bound", "upper_bound", "stride")
    dialect_name = "llvm"
    mnemonic = "di_subrange"
    count: Attribute | None
    lower_bound: Attribute | None
    upper_bound: Attribute | None
    stride: Attribute | None
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DICommonBlockAttr(DIScopeAttr):
    __slots__ = ("scope", "decl", "name", "file", "line")
    dialect_name = "llvm"
    mnemonic = "di_common_block"
    defaults = {"line": 0}
    scope: DIScopeAttr
    decl: DIGlobalVariableAttr | None
    name: StringAttr
    file: DIFileAttr | None
    line: int
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DIGenericSubrangeAttr(DINodeAttr):
    __slots__ = ("count", "lower_bound", "upper_bound", "stride")
    dialect_name = "llvm"
    mnemonic = "di_generic_subrange"
    count: Attribute | None
    lower_bound: Attribute
    upper_bound: Attribute | None
    stride: Attribute
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DISubroutineTypeAttr(DITypeAttr):
    __slots__ = ("calling_convention", "types")
    dialect_name = "llvm"
    mnemonic = "di_subroutine_type"
    defaults = {"calling_convention": 0, "types": ()}
    calling_convention: DwarfCallingConvention
    types: tuple[DITypeAttr, ...]
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DILabelAttr(DINodeAttr):
    __slots__ = ("scope", "name", "file", "line")
    dialect_name = "llvm"
    mnemonic = "di_label"
    defaults = {"line": 0}
    scope: DIScopeAttr
    name: StringAttr | None
    file: DIFileAttr | None
    line: int
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class DIStringTypeAttr(DITypeAttr):
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
    string_length: DIVariableAttr | None
    string_length_exp: DIExpressionAttr | None
    string_location_exp: DIExpressionAttr | None
    encoding: DwarfEncoding
    assembly_format = "`<` struct(params) `>`"
