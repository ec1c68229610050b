"""The Python equivalents of the C++ classes of parameters."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseArrayAttr
from lamina.ir.types import IntegerType, f32, f64, i8, i16, i32, i64
from lamina.tablegen.cpp.vocabulary import CLASSES, TESTS, short_name
from lamina.tablegen.dialects.context import Context
from lamina.tablegen.dialects.enums import make_enum
from lamina.tablegen.ods.enums import EnumInfo
from lamina.tablegen.ods.types import TypeParameter

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

_PLAIN: dict[str, Any] = {
    "bool": bool,
    "StringRef": str,
    "std::string": str,
    "APFloat": float,
    "double": float,
    "float": float,
    **dict.fromkeys(
        ("int", "unsigned", "unsignedint", "size_t", "int8_t", "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t",
         "uint32_t", "uint64_t", "APInt"),
        int,
    ),
}  # fmt: skip


class UnknownKind:
    """A C++ class that only C++ can read."""

    def __init__(self, name: str) -> None:
        self.name = name


class OptionalKind:
    """`std::optional<inner>`."""

    def __init__(self, inner: object) -> None:
        self.inner = inner


class TestedKind:
    """Attributes or types without a class here: those that satisfy a test."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.test = TESTS[name]

    def read_parameter(self, parser: Parser) -> Attribute:
        """Reads one. Raises ParseError."""
        offset = parser.start
        is_type = self.name.endswith("Type") or self.name.endswith("TypeInterface")
        value: Attribute = parser.parse_type() if is_type else parser.parse_attribute()
        if not self.test(value):
            parser.error(f"invalid kind of {'type' if is_type else 'attribute'} specified", offset)
        return value

    def write_parameter(self, value: Attribute, printer: Printer) -> None:
        """Writes one."""
        printer.print_type(value) if isinstance(value, Type) else printer.print_attribute(value)


class DenseArrayKind:
    """`DenseI32ArrayAttr` and the like: `[1, 2]` in the parameters of types and attributes."""

    def __init__(self, name: str) -> None:
        self.element = _ELEMENTS[name]

    def read_parameter(self, parser: Parser) -> Attribute:
        """Reads one. Raises ParseError."""
        if isinstance(self.element, IntegerType):
            width = self.element.width
            return DenseArrayAttr(self.element, parser.parse_delimited("[", lambda: parser.parse_int64(width)))
        return DenseArrayAttr(self.element, parser.parse_delimited("[", parser.parse_float))

    def write_parameter(self, value: Attribute, printer: Printer) -> None:
        """Writes one."""
        assert isinstance(value, DenseArrayAttr)
        printer.write(f"[{', '.join(map(str, value.values))}]")


_ELEMENTS = {
    "DenseI8ArrayAttr": i8,
    "DenseI16ArrayAttr": i16,
    "DenseI32ArrayAttr": i32,
    "DenseI64ArrayAttr": i64,
    "DenseF32ArrayAttr": f32,
    "DenseF64ArrayAttr": f64,
}


def kind_of(cpp_type: str, context: Context) -> Any:
    """Returns the Python class for values of a C++ class; a list of one for `ArrayRef`."""
    text = re.sub(r"\s+|\bconst\b|[&]", "", cpp_type)
    inner = re.fullmatch(r"(?:::)?(?:llvm::|mlir::)?(?:ArrayRef|SmallVector)<(.*?)(?:,\d+)?>", text)
    if inner is not None:
        kind = kind_of(inner[1], context)
        return kind if isinstance(kind, UnknownKind) else [kind]
    inner = re.fullmatch(r"(?:::)?(?:std::optional|llvm::Optional)<(.*)>", text)
    if inner is not None:
        kind = kind_of(inner[1], context)
        return kind if isinstance(kind, UnknownKind) else OptionalKind(kind)
    plain = re.sub(r"^(?:::)?(?:llvm::|mlir::)?", "", text)
    if plain in _PLAIN:
        return _PLAIN[plain]
    enum = enum_of(text.removeprefix("::"), context)
    if enum is not None:
        return enum
    cls = context.vocabulary.find_class(text)
    if cls is not None and issubclass(cls, Attribute):
        return cls
    short = short_name(text)
    if short in _ELEMENTS:
        return DenseArrayKind(short)
    if short in TESTS:
        return TestedKind(short)
    if short in CLASSES:
        return CLASSES[short]
    return UnknownKind(cpp_type)


def zero_of(cpp_type: str) -> Any:
    """Returns the value of an absent parameter, as in `T()`."""
    text = re.sub(r"\s+|\bconst\b|[&]", "", cpp_type)
    plain = re.sub(r"^(?:::)?(?:llvm::|mlir::)?", "", text)
    if plain.startswith(("ArrayRef<", "SmallVector<")):
        return ()
    zero = _PLAIN.get(plain)
    return None if zero is None else zero()


class PluggedKind:
    """Values that a plug-in reads and writes."""

    def __init__(self, functions: dict[str, Any]) -> None:
        self.read_parameter = functions["parse"]
        self._write = functions["print"]

    def write_parameter(self, value: object, printer: Printer) -> None:
        """Writes one."""
        self._write(value, printer)


_OWN_PARSERS = ("EnumParameter", "APFloatParameter")


def kind_of_parameter(parameter: TypeParameter, context: Context) -> Any:
    """Returns the same for a parameter, which may define its parser in C++."""
    record = parameter.record
    if record is not None:
        plug_in = context.plugged("syntaxes", record.name)
        if plug_in is not None:
            return PluggedKind(plug_in)
        parser = record.fields.get("parser")
        if parser is not None and isinstance(parser.value, str) and not any(map(record.is_a, _OWN_PARSERS)):
            return UnknownKind(parameter.cpp_type)
    return kind_of(parameter.cpp_type, context)


def is_known(parameter: TypeParameter, context: Context) -> bool:
    """True if there is a Python class for the values of a parameter; makes none."""
    if parameter.record is not None and (
        parameter.record.is_a("EnumParameter") or isinstance(kind_of_parameter(parameter, context), PluggedKind)
    ):
        return True
    parser = None if parameter.record is None else parameter.record.fields.get("parser")
    if parser is not None and isinstance(parser.value, str):
        return False
    return _is_known_class(parameter.cpp_type, context)


def _is_known_class(cpp_type: str, context: Context) -> bool:
    text = re.sub(r"\s+|\bconst\b|[&]", "", cpp_type)
    inner = re.fullmatch(
        r"(?:::)?(?:llvm::|mlir::|std::)?(?:ArrayRef|SmallVector|optional|Optional)<(.*?)(?:,\d+)?>", text
    )
    if inner is not None:
        return _is_known_class(inner[1], context)
    plain = re.sub(r"^(?:::)?(?:llvm::|mlir::)?", "", text)
    short = short_name(text)
    if plain in _PLAIN or short in TESTS or short in CLASSES or short in context.class_records:
        return True
    return (
        plain == "APFloat"
        or any(info.endswith(f"::{text.removeprefix('::')}") for info in _enum_names(context))
        or (not isinstance(kind_of(cpp_type, context), UnknownKind))
    )


def _enum_names(context: Context) -> list[str]:
    names = context.keeper.texts("EnumInfo", ("cppNamespace", "className")).values()
    return [f"::{space}::{name}".replace("::::", "::") for space, name in names]


def enum_of(name: str, context: Context) -> Any:
    """Returns the enumeration of a C++ name; None if the file declares none."""
    for record in context.keeper.derived("EnumInfo"):
        info = EnumInfo(record)
        if name in (f"{info.cpp_namespace}::{info.name}".lstrip(":"), info.name) or (
            f"{info.cpp_namespace}::{info.name}".endswith(f"::{name}")
        ):
            return make_enum(info, context)
    return None
