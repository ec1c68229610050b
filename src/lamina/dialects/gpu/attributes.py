"""Attributes of the gpu dialect: memory spaces, and what the dims of a loop are mapped to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from lamina.define import attribute_definition, enum_attribute
from lamina.dialects.gpu.enums import AddressSpace, Dimension, MappingId
from lamina.ir.attribute import Attribute

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

DEVICE_MAPPING = ("DeviceMappingAttrInterface",)

DimensionAttr = enum_attribute("gpu.dim", Dimension, brackets=False, summary="a dimension, either 'x', 'y', or 'z'")
DimensionAttr.described = "::mlir::gpu::Dimension"
AddressSpaceAttr = enum_attribute("gpu.address_space", AddressSpace, summary="GPU address space")


def _mapping(mnemonic: str, enumeration: type[MappingId] | type[AddressSpace]) -> Any:
    """The attribute class ``#gpu.mnemonic<case>`` for the mapping of a loop."""
    made: Any = enum_attribute(f"gpu.{mnemonic}", enumeration)
    made.interfaces = DEVICE_MAPPING
    made.described = f"::mlir::gpu::{enumeration.__name__}"
    return made


GPUBlockMappingAttr = _mapping("block", MappingId)
GPUWarpgroupMappingAttr = _mapping("warpgroup", MappingId)
GPUWarpMappingAttr = _mapping("warp", MappingId)
GPUThreadMappingAttr = _mapping("thread", MappingId)
GPULaneMappingAttr = _mapping("lane", MappingId)
GPUMemorySpaceMappingAttr = _mapping("memory_space", AddressSpace)


@attribute_definition
class GPUMappingMaskAttr(Attribute):
    """``#gpu.mask<number>``: the processors that take part, one bit for each."""

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
