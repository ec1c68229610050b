"""Descriptors of tensors and memory, and the syntax of offsets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.define.index_lists import parse_dynamic_index_list, print_dynamic_index_list
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import ArrayAttr, DenseArrayAttr, DenseI64ArrayAttr, DictionaryAttr, IntegerAttr
from lamina.ir.dialect import load_dialect
from lamina.ir.operation import Operation
from lamina.ir.types import MemRefType, i64
from lamina.ir.value import Value
from lamina.plugins import directive, predicate, syntax

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer


def _is(attribute: object, *mnemonics: str) -> bool:
    return isinstance(attribute, Attribute) and attribute.dialect_name == "xegpu" and attribute.mnemonic in mnemonics


@predicate("DistributeLayoutAttr", "mlir::xegpu::DistributeLayoutAttr", "xegpu::DistributeLayoutAttr")
def is_layout(attribute: object) -> bool:
    """Layouts, and slices of them."""
    return _is(attribute, "layout", "slice")


@predicate("isSharedMemory")
def is_shared_memory(type: MemRefType) -> bool:
    """Whether a memref lies in shared local memory."""
    space = type.memory_space
    if isinstance(space, IntegerAttr):
        return space.value == 3
    if space is not None and _is(space, "memory_space"):
        return str(space) == "#xegpu.memory_space<slm>"
    return space is not None and str(space) == "#gpu.address_space<workgroup>"


# ---- `!xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<...>, #xegpu.layout<...>>`


def _default_encoding() -> Attribute:
    dialect = load_dialect("xegpu")
    assert dialect is not None
    cls: Any = dialect.attributes["block_tdesc_attr"]
    encoding: Attribute = cls(*(cls.defaults[name] for name in cls.parameter_names))
    return encoding


@syntax("!xegpu.tensor_desc")
def parse_tensor(cls: type[Attribute], parser: Parser) -> Attribute:
    parser.expect("<", "expected '<'")
    shape = parser.parse_dimension_list(allow_dynamic=False)
    element = parser.parse_type()
    encoding: Attribute | None = None
    layout: Attribute | None = None
    while parser.accept(","):
        offset = parser.start
        attribute = parser.parse_attribute()
        if layout is None and is_layout(attribute):
            layout = attribute
        elif encoding is None and not is_layout(attribute):
            encoding = attribute
        else:
            parser.error("Failed to parse the attribute.\n", offset)
    parser.expect(">", "expected '>'")
    return cls(tuple(shape), element, _default_encoding() if encoding is None else encoding, layout)


@syntax("!xegpu.tensor_desc")
def print_tensor(type: Attribute, printer: Printer) -> None:
    shape, element, encoding, layout = type.parameters
    _print_shaped(printer, shape, element, None if encoding is _default_encoding() else encoding, layout)


def _print_shaped(printer: Printer, shape: Sequence[int], element: Type, *attributes: Attribute | None) -> None:
    printer.write("<" + "".join(f"{size}x" for size in shape))
    printer.print_type(element)
    for attribute in attributes:
        if attribute is not None:
            printer.write(", ")
            printer.print_attribute(attribute)
    printer.write(">")


# ---- `!xegpu.mem_desc<128x128xf16, #xegpu.mem_layout<block = [8, 8], stride = [1, 128]>>`


@syntax("!xegpu.mem_desc")
def parse_memory(cls: type[Attribute], parser: Parser) -> Attribute:
    parser.expect("<", "expected '<'")
    shape = parser.parse_dimension_list(allow_dynamic=False)
    element = parser.parse_type()
    layout = parser.parse_attribute() if parser.accept(",") else None
    parser.expect(">", "expected '>'")
    return cls(tuple(shape), element, layout)


@syntax("!xegpu.mem_desc")
def print_memory(type: Attribute, printer: Printer) -> None:
    _print_shaped(printer, *type.parameters)


@syntax("#xegpu.mem_layout")
def parse_memory_layout(cls: type[Attribute], parser: Parser) -> Attribute:
    """`<stride = [1, 128], block = [8, 8]>`."""
    entries: dict[str, Attribute] = {}

    def parse_one() -> None:
        offset = parser.start
        name = parser.parse_any_keyword()
        if name in entries:
            parser.error(f"the key {name} has been defined already", offset)
        parser.expect("=", "expected '='")
        if name in ("stride", "block"):
            numbers = parser.parse_delimited("[", parser.parse_int64)
            entries[name] = ArrayAttr([IntegerAttr(i64, number) for number in numbers])
        else:
            entries[name] = parser.parse_attribute()

    parser.expect("<", "expected '<'")
    if not parser.accept(">"):
        parser.parse_comma_separated(parse_one)
        parser.expect(">", "expected '>'")
    return cls(DictionaryAttr(entries))


@syntax("#xegpu.mem_layout")
def print_memory_layout(attribute: Attribute, printer: Printer) -> None:
    printer.write("<")
    for number, (name, value) in enumerate(attribute.parameters[0].entries):
        printer.write(f"{', ' if number else ''}{name} = ")
        if isinstance(value, ArrayAttr):
            numbers = [str(element.value) for element in value.elements if isinstance(element, IntegerAttr)]
            printer.write(f"[{', '.join(numbers)}]")
        else:
            printer.print_attribute(value)
    printer.write(">")


# ---- `#xegpu.slice<#xegpu.layout<...>, dims = [0]>`


@syntax("#xegpu.slice")
def parse_slice(cls: type[Attribute], parser: Parser) -> Attribute:
    parser.expect("<", "expected '<'")
    parent = parser.parse_attribute()
    parser.expect(",", "expected ','")
    parser.parse_keyword("dims")
    parser.expect("=", "expected '='")
    dims = parser.parse_delimited("[", parser.parse_int64)
    parser.expect(">", "expected '>'")
    return cls(parent, DenseI64ArrayAttr(dims))


@syntax("#xegpu.slice")
def print_slice(attribute: Attribute, printer: Printer) -> None:
    parent, dims = attribute.parameters
    printer.write("<")
    printer.print_attribute(parent)
    printer.write(f", dims = [{', '.join(map(str, dims.values))}]>")


# ---- Offsets that may be left out


@directive("OptionalDynamicIndexList")
def parse_offsets(parser: Parser) -> tuple[object, object]:
    if parser.kind != "[":
        return [], None
    offsets: tuple[object, object] = parse_dynamic_index_list(parser)
    return offsets


@directive("OptionalDynamicIndexList")
def print_offsets(printer: Printer, op: Operation, dynamic: list[Value], static: DenseArrayAttr | None) -> None:
    if static is not None and len(static):
        print_dynamic_index_list(printer, op, dynamic, static)
