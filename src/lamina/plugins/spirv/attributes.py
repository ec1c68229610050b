"""SPIR-V's attributes that no `.td` file declares: versions with capabilities, target environments, interfaces."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from lamina.ir.attribute import Attribute
from lamina.plugins import defines
from lamina.plugins.spirv.enums import Case, case_of, parse_parameter_case

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

AttributeT = TypeVar("AttributeT", bound=Attribute)
UNKNOWN_DEVICE = (1 << 32) - 1


class SPIRVAttr(Attribute):
    """Base of the attributes here."""

    __slots__ = ()
    dialect_name = "spirv"


def _comma(parser: Parser) -> None:
    parser.expect(",", "expected ','")


@defines("spirv::VerCapExtAttr")
class VerCapExtAttr(SPIRVAttr):
    """`#spirv.vce<v1.0, [Shader], [SPV_KHR_16bit_storage]>`."""

    __slots__ = ("version", "capabilities", "extensions")
    mnemonic = "vce"
    version: Case
    capabilities: tuple[Case, ...]
    extensions: tuple[Case, ...]

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Attribute:
        parser.expect("<", "expected '<'")
        offset = parser.start
        word = parser.parse_any_keyword()
        _comma(parser)
        version = case_of("version", word)
        if version is None:
            parser.error(f"unknown version: {word}", offset)
        capabilities = parser.parse_delimited("[", lambda: parse_parameter_case(parser, "capability", "capability"))
        _comma(parser)
        extensions = parser.parse_delimited("[", lambda: parse_parameter_case(parser, "ext", "extension"))
        parser.expect(">", "expected '>'")
        return cls(version, tuple(capabilities), tuple(extensions))

    def print_parameters(self, printer: Printer) -> None:
        lists = [", ".join(case.spelling for case in cases) for cases in (self.capabilities, self.extensions)]
        printer.write(f"<{self.version.spelling}, [{lists[0]}], [{lists[1]}]>")


@defines("spirv::TargetEnvAttr")
class TargetEnvAttr(SPIRVAttr):
    """`#spirv.target_env<#spirv.vce<...>, api=Vulkan, NVIDIA:DiscreteGPU:123, #spirv.resource_limits<>>`."""

    __slots__ = ("triple", "client_api", "vendor", "device_type", "device", "resource_limits")
    mnemonic = "target_env"
    triple: VerCapExtAttr
    client_api: Case
    vendor: Case
    device_type: Case
    device: int
    resource_limits: Attribute

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Attribute:
        parser.expect("<", "expected '<'")
        triple = _attribute(parser, lambda attribute: isinstance(attribute, VerCapExtAttr))
        _comma(parser)
        api = case_of("client_api", "Unknown")
        if parser.parse_optional_keyword("api"):
            parser.expect("=", "expected '='")
            api = parse_parameter_case(parser, "client_api", "client API")
            _comma(parser)
        vendor, device_type, device = case_of("vendor", "Unknown"), case_of("device_type", "Unknown"), UNKNOWN_DEVICE
        if parser.kind == "bare":
            vendor = parse_parameter_case(parser, "vendor", "vendor")
            if parser.accept(":"):
                device_type = parse_parameter_case(parser, "device_type", "device type")
                if parser.accept(":"):
                    device = parser.parse_int64(32)
            _comma(parser)
        limits = _attribute(
            parser, lambda attribute: (attribute.dialect_name, attribute.mnemonic) == ("spirv", "resource_limits")
        )
        parser.expect(">", "expected '>'")
        return cls(triple, api, vendor, device_type, device, limits)

    def print_parameters(self, printer: Printer) -> None:
        printer.write("<#spirv.vce")
        self.triple.print_parameters(printer)
        if self.client_api.spelling != "Unknown":
            printer.write(f", api={self.client_api.spelling}")
        if self.vendor.spelling != "Unknown":
            printer.write(f", {self.vendor.spelling}")
            if self.device_type.spelling != "Unknown":
                printer.write(f":{self.device_type.spelling}")
                if self.device != UNKNOWN_DEVICE:
                    printer.write(f":{self.device}")
        printer.write(", ")
        printer.print_attribute(self.resource_limits)
        printer.write(">")


def _attribute(parser: Parser, accepts: Callable[[Attribute], bool]) -> Attribute:
    offset = parser.start
    attribute = parser.parse_attribute()
    if not accepts(attribute):
        parser.error("invalid kind of attribute specified", offset)
    return attribute


@defines("spirv::InterfaceVarABIAttr")
class InterfaceVarABIAttr(SPIRVAttr):
    """`#spirv.interface_var_abi<(0, 1), Uniform>`: descriptor set, binding, and the storage class where it is said."""

    __slots__ = ("descriptor_set", "binding", "storage_class")
    mnemonic = "interface_var_abi"
    descriptor_set: int
    binding: int
    storage_class: Case | None

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Attribute:
        parser.expect("<", "expected '<'")
        parser.expect("(", "expected '('")
        numbers: list[int] = []
        for what in ("descriptor set", "binding"):
            if numbers:
                _comma(parser)
            number = parser.parse_optional_integer()
            if number is None:
                parser.error(f"missing {what}")
            numbers.append(number)
        parser.expect(")", "expected ')'")
        storage_class = parse_parameter_case(parser, "storage_class", "storage class") if parser.accept(",") else None
        parser.expect(">", "expected '>'")
        return cls(*numbers, storage_class)

    def print_parameters(self, printer: Printer) -> None:
        end = "" if self.storage_class is None else f", {self.storage_class.spelling}"
        printer.write(f"<({self.descriptor_set}, {self.binding}){end}>")
