"""hw's types and attributes. A type of hw inside another is written without `!hw.`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import ArrayAttr, IntegerAttr, StringAttr
from lamina.ir.dialect import load_dialect
from lamina.ir.types import IntegerType, i64
from lamina.plugins import directive, predicate, syntax

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.ir.dialect import DefinitionTable

_SHORT = ("array", "uarray", "inout", "struct", "union", "enum", "typealias", "int")


def hw_types() -> DefinitionTable[type[Type]]:
    """Returns the types of the hw dialect."""
    dialect = load_dialect("hw")
    assert dialect is not None
    return dialect.types


def is_hw(type: object, *mnemonics: str) -> bool:
    """True if a type is one of hw's."""
    return isinstance(type, Type) and type.dialect_name == "hw" and type.mnemonic in mnemonics


def parse_element(parser: Parser) -> Type:
    """Returns a type, of hw without its `!hw.`."""
    if parser.kind == "bare" and parser.spelling in _SHORT and parser.text[parser.end : parser.end + 1] == "<":
        cls = hw_types()[parser.take()]
        parameters: Type = cls.parse_parameters(parser)
        return parameters
    return parser.parse_type()


def print_element(type: Any, printer: Printer) -> None:
    """The counterpart of parse_element."""
    if is_hw(type, *_SHORT):
        printer.write(type.mnemonic)
        type.print_parameters(printer)
    else:
        printer.print_type(type)


@directive("HWElementType")
def parse_hw_element_type(parser: Parser) -> Type:
    return parse_element(parser)


@directive("HWElementType")
def print_hw_element_type(printer: Printer, holder: object, type: Type) -> None:
    print_element(type, printer)


@directive("HWArray")
def parse_hw_array(parser: Parser) -> tuple[Attribute, Type]:
    """`4xi8`; the size may be an attribute, a parameter of the module."""
    if parser.kind == "hash":
        size = parser.parse_attribute()
        parser.parse_keyword("x")
        return size, parse_element(parser)
    offset = parser.start
    sizes = parser.parse_dimension_list(allow_dynamic=False, with_trailing_x=True)
    if len(sizes) != 1:
        parser.error("an array has one size", offset)
    return IntegerAttr(i64, sizes[0]), parse_element(parser)


@directive("HWArray")
def print_hw_array(printer: Printer, holder: object, size: Attribute, type: Type) -> None:
    if isinstance(size, IntegerAttr):
        printer.write(f"{size.value}x")
    else:
        printer.print_attribute(size)
        printer.write("x")
    print_element(type, printer)


# ---- Fields


def _parse_fields(parser: Parser, parse: Callable[[], Any]) -> tuple[Any, ...]:
    parser.expect("<", "expected '<'")
    if parser.accept(">"):
        return ()
    fields = parser.parse_comma_separated(parse)
    parser.expect(">", "expected '>'")
    return tuple(fields)


@syntax("!hw.struct", "!hw.union")
def parse_struct(cls: type[Attribute], parser: Parser) -> Attribute:
    """`<a: i4, b: i8>`, in a union with offsets: `b: i8 offset 4`."""

    def parse_one() -> tuple[Any, ...]:
        name = parser.parse_keyword_or_string()
        parser.expect(":", "expected ':'")
        field: tuple[Any, ...] = (name, parse_element(parser))
        if cls.mnemonic == "union":
            field += (parser.parse_int64() if parser.parse_optional_keyword("offset") else 0,)
        return field

    offset = parser.start
    fields = _parse_fields(parser, parse_one)
    names = [field[0] for field in fields]
    for name in names:
        if names.count(name) > 1:
            parser.error(f"duplicate field name '{name}'", offset)
    return cls(fields)


@syntax("!hw.struct", "!hw.union")
def print_struct(type: Attribute, printer: Printer) -> None:
    printer.write("<")
    for number, (name, element, *offset) in enumerate(type.parameters[0]):
        printer.write(", " if number else "")
        printer.print_keyword_or_string(name)
        printer.write(": ")
        print_element(element, printer)
        if offset and offset[0]:
            printer.write(f" offset {offset[0]}")
    printer.write(">")


@syntax("!hw.enum")
def parse_enum(cls: type[Attribute], parser: Parser) -> Attribute:
    names = _parse_fields(parser, parser.parse_any_keyword)
    return cls(ArrayAttr([StringAttr(name) for name in names]))


@syntax("!hw.enum")
def print_enum(type: Attribute, printer: Printer) -> None:
    printer.write(f"<{', '.join(name.value for name in type.parameters[0].elements)}>")


@syntax("!hw.modty")
def parse_modty(cls: type[Attribute], parser: Parser) -> Attribute:
    """`<input a : i1, output b : i2, inout c : i3>`."""

    def parse_one() -> tuple[str, str, Type]:
        offset = parser.start
        direction = parser.parse_any_keyword()
        if direction not in ("input", "output", "inout"):
            parser.error("expected input, output or inout", offset)
        name = parser.parse_keyword_or_string()
        parser.expect(":", "expected ':'")
        return direction, name, parser.parse_type()

    return cls(_parse_fields(parser, parse_one))


@syntax("!hw.modty")
def print_modty(type: Attribute, printer: Printer) -> None:
    printer.write("<")
    for number, (direction, name, port) in enumerate(type.parameters[0]):
        printer.write(f"{', ' if number else ''}{direction} ")
        printer.print_keyword_or_string(name)
        printer.print_colon_type(port)
    printer.write(">")


def field_type(type: Type, name: str) -> Type | None:
    """Returns the type of a field of a struct or union."""
    return next((field[1] for field in type.parameters[0] if field[0] == name), None)


# ---- Predicates


def aliased(type: Type) -> Type:
    """Returns the type that an alias refers to."""
    return type


@predicate("circt::hw::type_isa", "type_isa")
def type_isa(type: Type, *, templates: Sequence[Callable[[Any], bool]]) -> bool:
    return any(test(aliased(type)) for test in templates)


@predicate("circt::hw::type_cast", "type_cast", "type_dyn_cast")
def type_cast(type: Type, *, templates: Sequence[Callable[[Any], bool]]) -> Any:
    return aliased(type)


@predicate("circt::hw::isHWIntegerType")
def is_integer(type: Type) -> bool:
    return (isinstance(type, IntegerType) and type.is_signless) or is_hw(type, "int")


@predicate("circt::hw::isHWEnumType")
def is_enum(type: Type) -> bool:
    return is_hw(type, "enum")


@predicate("circt::hw::isHWValueType")
def is_value(type: Any) -> bool:
    """True for types of wires: integers, enumerations, and aggregates of them."""
    if is_integer(type) or is_hw(type, "enum", "typealias"):
        return True
    if is_hw(type, "array", "uarray"):
        return is_value(type.element_type)
    if is_hw(type, "struct", "union"):
        return all(is_value(field[1]) for field in type.parameters[0])
    return False


@predicate("circt::hw::hasHWInOutType")
def has_inout(type: Any) -> bool:
    """True if the type contains an inout type."""
    if is_hw(type, "array", "uarray"):
        return has_inout(type.element_type)
    if is_hw(type, "struct"):
        return any(has_inout(field[1]) for field in type.parameters[0])
    return is_hw(type, "inout")


@predicate("getBitWidth", "circt::hw::getBitWidth")
def bit_width(type: Any) -> int:
    """Returns the width of a value in bits; -1 if unknown."""
    if isinstance(type, IntegerType):
        return type.width
    if is_hw(type, "array", "uarray"):
        size, each = type.size_attr, bit_width(type.element_type)
        return size.value * each if isinstance(size, IntegerAttr) and each >= 0 else -1
    if is_hw(type, "struct"):
        widths = [bit_width(field[1]) for field in type.parameters[0]]
        return -1 if -1 in widths else sum(widths)
    if is_hw(type, "union"):
        widths = [bit_width(field[1]) for field in type.parameters[0]]
        return -1 if -1 in widths else max(widths, default=0)
    if is_hw(type, "enum"):
        return max(1, (len(type.parameters[0].elements) - 1).bit_length())
    return -1


@predicate("isValidIndexBitWidth")
def is_valid_index(index: Any, array: Any) -> bool:
    """True if an index has the width that the array requires."""
    size = array.type.size_attr
    width = bit_width(index.type)
    if not isinstance(size, IntegerAttr) or width < 0:
        return True
    return width == max(1, (size.value - 1).bit_length()) or (size.value == 1 and width in (0, 1))
