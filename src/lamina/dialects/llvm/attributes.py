"""Attributes of the llvm dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from lamina.define import attribute_definition, enum_attribute
from lamina.dialects.llvm.enums import (
    CConv,
    Comdat,
    FastmathFlags,
    FramePointerKind,
    IntegerOverflowFlags,
    Linkage,
    ModRefInfo,
    TailCallKind,
    UWTableKind,
)
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DistinctAttr, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr
from lamina.ir.types import IntegerType

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer


@attribute_definition
class AddressSpaceAttr(Attribute):
    __slots__ = ("address_space",)
    dialect_name = "llvm"
    interfaces = ("MemorySpaceAttrInterface",)
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


class TBAANodeAttr(Attribute):
    """A node of the graph of types: a root, or a type descriptor."""

    __slots__ = ()


@attribute_definition
class TBAARootAttr(TBAANodeAttr):
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
    type_desc: TBAANodeAttr
    offset: int
    assembly_format = "`<` params `>`"


class TBAAMembers(tuple[TBAAMemberAttr, ...]):
    """The members of a type descriptor, written in braces: ``{<#a, 0>, <#b, 4>}``."""

    @classmethod
    def read_parameter(cls, parser: Parser) -> Self:
        return cls(parser.parse_delimited("{", lambda: TBAAMemberAttr.parse_parameters(parser)))

    def write_parameter(self, printer: Printer) -> None:
        printer.write("{")
        for position, member in enumerate(self):
            if position:
                printer.write(", ")
            with printer.nested_attribute():
                member.print_parameters(printer)
        printer.write("}")


@attribute_definition
class TBAATypeDescriptorAttr(TBAANodeAttr):
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
    def parse_parameters(cls, parser: Parser) -> Self:
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

    def print_parameters(self, printer: Printer) -> None:
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
