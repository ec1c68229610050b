"""Attributes of the gpu dialect: memory spaces and loop mappings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from lamina.define import IntegerEnum, attribute_definition, enum_attribute
from lamina.dialects.gpu.enums import (
    AddressSpace,
    AllReduceOperation,
    BroadcastType,
    Dimension,
    MappingId,
    MMAElementwiseOp,
    Prune2To4SpMatFlag,
    ShuffleMode,
    SpGEMMWorkEstimationOrComputeKind,
    TransposeMode,
)
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DictionaryAttr, StringAttr

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

DEVICE_MAPPING = ("DeviceMappingAttrInterface",)

AddressSpaceAttr = enum_attribute("gpu.address_space", AddressSpace, summary="GPU address space")


def _mapping(mnemonic: str, enumeration: type[MappingId] | type[AddressSpace]) -> Any:
    """Returns the attribute class ``#gpu.mnemonic<case>`` for the mapping of a loop."""
    attribute: Any = enum_attribute(f"gpu.{mnemonic}", enumeration)
    attribute.interfaces = DEVICE_MAPPING
    attribute.described = f"::mlir::gpu::{enumeration.__name__}"
    return attribute


GPUBlockMappingAttr = _mapping("block", MappingId)
GPUWarpgroupMappingAttr = _mapping("warpgroup", MappingId)
GPUWarpMappingAttr = _mapping("warp", MappingId)
GPUThreadMappingAttr = _mapping("thread", MappingId)
GPULaneMappingAttr = _mapping("lane", MappingId)
GPUMemorySpaceMappingAttr = _mapping("memory_space", AddressSpace)


@attribute_definition
class GPUMappingMaskAttr(Attribute):
    """``#gpu.mask<number>``: the active processors, one bit each."""

    __slots__ = ("mask",)
    dialect_name = "gpu"
    mnemonic = "mask"
    interfaces = ("DeviceMaskingAttrInterface",)
    mask: int

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Self:
        parser.expect("<")
        mask = parser.parse_integer()
        parser.expect(">")
        return cls(mask)

    def print_parameters(self, printer: Printer) -> None:
        printer.write(f"<{self.mask % 2**64}>")


# ---- What operations do


def _bare(mnemonic: str, enumeration: type[IntegerEnum]) -> Any:
    """Returns the attribute class ``#gpu<mnemonic case>``."""
    attribute: Any = enum_attribute(f"gpu.{mnemonic}", enumeration, brackets=False, summary=enumeration.__doc__)
    attribute.described = f"::mlir::gpu::{enumeration.__name__}"
    attribute.definition_name = f"GPU_{enumeration.__name__}Attr"
    attribute.parameter_classes = {"value": attribute.described}
    return attribute


DimensionAttr = _bare("dim", Dimension)
AllReduceOperationAttr = _bare("all_reduce_op", AllReduceOperation)
ShuffleModeAttr = _bare("shuffle_mode", ShuffleMode)
BroadcastTypeAttr = _bare("broadcast", BroadcastType)
MMAElementWiseAttr = _bare("mma_element_wise", MMAElementwiseOp)
Prune2To4SpMatFlagAttr = _bare("prune_2to4_spmat_flag", Prune2To4SpMatFlag)
TransposeModeAttr = _bare("mat_transpose_mode", TransposeMode)
SpGEMMKindAttr = _bare("spgemm_work_estimation_or_compute_kind", SpGEMMWorkEstimationOrComputeKind)


# ---- Compiled code


@attribute_definition
class SelectObjectAttr(Attribute):
    """``#gpu.select_object<target>``: the object of a binary that is embedded, by number or target; the first one."""

    __slots__ = ("target",)
    dialect_name = "gpu"
    mnemonic = "select_object"
    target: Attribute | None
    assembly_format = "(`<` $target^ `>`)?"

    def __new__(cls, target: Attribute | None = None) -> Self:
        return cls._unique(target)

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Self:
        if not parser.accept("<"):
            return cls()
        parameters = cls(parser.parse_attribute())
        parser.expect(">", "expected '>'")
        return parameters

    def print_parameters(self, printer: Printer) -> None:
        if self.target is not None:
            printer.write("<")
            printer.print_attribute(self.target)
            printer.write(">")


_FORMATS = {"offload": 1, "assembly": 2, "bin": 3, "fatbin": 4}
_FORMAT_NAMES = {number: name for name, number in _FORMATS.items()}
_FATBIN = 4


@attribute_definition
class ObjectAttr(Attribute):
    """``#gpu.object<target, properties = {...}, bin = "...">``: object code for a target; ``format`` is 1 to 4 for
    offload, assembly, bin and fatbin."""

    __slots__ = ("target", "format", "object", "properties", "kernels")
    dialect_name = "gpu"
    mnemonic = "object"
    target: Attribute
    format: int
    object: StringAttr
    properties: DictionaryAttr | None
    kernels: Attribute | None

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Self:
        parser.expect("<", "expected '<'")
        target = parser.parse_attribute()
        parser.expect(",", "expected ','")
        properties = kernels = None
        if parser.parse_optional_keyword("properties"):
            parser.expect("=", "expected '='")
            properties = _parse_of(parser, DictionaryAttr)
            parser.expect(",", "expected ','")
        if parser.parse_optional_keyword("kernels"):
            parser.expect("=", "expected '='")
            kernels = parser.parse_attribute()
            parser.expect(",", "expected ','")
        number = _FATBIN
        if parser.kind != "string":
            offset = parser.start
            word = parser.parse_any_keyword("expected keyword for GPU object format")
            if word not in _FORMATS:
                parser.custom_error("expected keyword for GPU object format", offset)
            number = _FORMATS[word]
            parser.expect("=", "expected '='")
        text = StringAttr(parser.parse_string())
        parser.expect(">", "expected '>'")
        return cls(target, number, text, properties, kernels)

    def print_parameters(self, printer: Printer) -> None:
        printer.write("<")
        printer.print_attribute(self.target)
        printer.write(", ")
        if self.properties is not None:
            printer.write("properties = ")
            printer.print_attribute(self.properties)
            printer.write(", ")
        if self.kernels is not None:
            printer.write("kernels = ")
            printer.print_attribute(self.kernels)
            printer.write(", ")
        if self.format != _FATBIN:
            printer.write(f"{_FORMAT_NAMES[self.format]} = ")
        printer.print_attribute(self.object)
        printer.write(">")


def _parse_of(parser: Parser, cls: type[DictionaryAttr]) -> DictionaryAttr:
    offset = parser.start
    attribute = parser.parse_attribute()
    if not isinstance(attribute, cls):
        parser.error("invalid kind of attribute specified", offset)
    return attribute
