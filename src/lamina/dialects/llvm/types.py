"""The types of the llvm dialect.

Inside the brackets of an llvm type other llvm types are written without their ``!llvm.`` prefix.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NoReturn, Self, TypeVar

from lamina.ir import parity
from lamina.ir.attribute import InvalidParameters, Type
from lamina.ir.diagnostics import ParseError
from lamina.ir.types import FloatType, IntegerType, VectorType

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

T = TypeVar("T")

LLVM_FLOATS = frozenset(("bf16", "f16", "f32", "f64", "f80", "f128"))


class LLVMType(Type):
    """Base of the types that the dialect itself defines."""

    __slots__ = ()
    dialect_name = "llvm"
    is_memref_element = False


class _Keyword(LLVMType):
    """A type that is one word."""

    __slots__ = ()

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Self:
        return cls()

    def print_parameters(self, printer: Printer) -> None:
        """Prints nothing: there are no parameters."""


class LLVMVoidType(_Keyword):
    """``!llvm.void``: the result of a function that returns nothing."""

    __slots__ = ()
    mnemonic = "void"


class LLVMTokenType(_Keyword):
    """``!llvm.token``."""

    __slots__ = ()
    mnemonic = "token"


class LLVMLabelType(_Keyword):
    """``!llvm.label``."""

    __slots__ = ()
    mnemonic = "label"


class LLVMMetadataType(_Keyword):
    """``!llvm.metadata``."""

    __slots__ = ()
    mnemonic = "metadata"


class LLVMX86AMXType(_Keyword):
    """``!llvm.x86_amx``: an AMX tile register."""

    __slots__ = ()
    mnemonic = "x86_amx"


class LLVMPPCFP128Type(_Keyword):
    """``!llvm.ppc_fp128``."""

    __slots__ = ()
    mnemonic = "ppc_fp128"


class LLVMPointerType(LLVMType):
    """``!llvm.ptr`` or ``!llvm.ptr<address space>``."""

    __slots__ = ("address_space",)
    mnemonic = "ptr"
    written_short = True
    is_memref_element = True
    is_vector_element = True
    address_space: int

    def __new__(cls, address_space: int = 0) -> Self:
        return cls._unique(address_space)

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Self:
        if not parser.accept("<"):
            return cls()
        space = _integer_parameter(parser, "LLVMPointerType", "addressSpace", "unsigned")
        parser.expect(">", "expected '>'")
        return cls(space)

    def print_parameters(self, printer: Printer) -> None:
        if self.address_space:
            printer.write(f"<{self.address_space}>")


class LLVMArrayType(LLVMType):
    """``!llvm.array<4 x f32>``."""

    __slots__ = ("num_elements", "element_type")
    mnemonic = "array"
    num_elements: int
    element_type: Type

    def verify(self) -> None:
        _check_element(self.element_type, "array element")

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Self:
        offset = parser.start
        parser.expect("<", "expected '<'")
        size = _integer_parameter(parser, "LLVMArrayType", "numElements", "uint64_t")
        parser.parse_keyword("x")
        element = parse_llvm_type(parser)
        parser.expect(">", "expected '>'")
        return _checked(parser, offset, lambda: cls(size, element))

    def print_parameters(self, printer: Printer) -> None:
        printer.write(f"<{self.num_elements} x ")
        print_llvm_type(printer, self.element_type)
        printer.write(">")


class LLVMFunctionType(LLVMType):
    """``!llvm.func<i32 (ptr, ...)>``."""

    __slots__ = ("result", "parameter_types", "is_variadic")
    mnemonic = "func"
    result: Type
    parameter_types: tuple[Type, ...]
    is_variadic: bool

    def __new__(cls, result: Type, parameter_types: Iterable[Type] = (), is_variadic: bool = False) -> Self:
        return cls._unique(result, tuple(parameter_types), is_variadic)

    def verify(self) -> None:
        if isinstance(self.result, LLVMFunctionType | LLVMMetadataType | LLVMLabelType):
            raise InvalidParameters(f"invalid function result type: '{self.result}'")
        for parameter in self.parameter_types:
            if isinstance(parameter, LLVMVoidType | LLVMFunctionType):
                raise InvalidParameters(f"invalid function argument type: '{parameter}'")

    @property
    def inputs(self) -> tuple[Type, ...]:
        return self.parameter_types

    @property
    def results(self) -> tuple[Type, ...]:
        """The result as a list, empty for void."""
        return () if isinstance(self.result, LLVMVoidType) else (self.result,)

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Self:
        offset = parser.start
        parser.expect("<", "expected '<'")
        result = parse_llvm_type(parser)
        parser.expect("(", "expected '('")
        types: list[Type] = []
        variadic = False
        if not parser.accept(")"):
            while True:
                if parser.accept("..."):
                    variadic = True
                    break
                types.append(parse_llvm_type(parser))
                if not parser.accept(","):
                    break
            parser.expect(")", "expected ')'")
        parser.expect(">", "expected '>'")
        return _checked(parser, offset, lambda: cls(result, types, variadic))

    def print_parameters(self, printer: Printer) -> None:
        printer.write("<")
        print_llvm_type(printer, self.result)
        printer.write(" (")
        _print_types(printer, self.parameter_types)
        if self.is_variadic:
            printer.write(", ..." if self.parameter_types else "...")
        printer.write(")>")


class LLVMStructType(LLVMType):
    """``!llvm.struct<(i32, ptr)>``, packed, or identified: ``!llvm.struct<"name", (...)>``.

    ``elements`` is None for an opaque struct, and for a reference to an identified struct from within itself.
    """

    __slots__ = ("identifier", "elements", "packed")
    mnemonic = "struct"
    written_short = True
    identifier: str | None
    elements: tuple[Type, ...] | None
    packed: bool

    def __new__(cls, elements: Iterable[Type] | None, packed: bool = False, identifier: str | None = None) -> Self:
        return cls._unique(identifier, None if elements is None else tuple(elements), packed)

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.elements, self.packed, self.identifier))

    @property
    def is_opaque(self) -> bool:
        return self.elements is None

    @property
    def body(self) -> tuple[Type, ...]:
        return self.elements or ()

    def verify(self) -> None:
        for element in self.elements or ():
            _check_element(element, "LLVM structure element")

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Self:
        start = parser.start
        parser.expect("<", "expected '<'")
        identifier = parser.parse_optional_string()
        known: dict[str, LLVMStructType] = parser.__dict__.setdefault("llvm_structs", {})
        enclosing: list[str] = parser.__dict__.setdefault("llvm_open_structs", [])
        if identifier is not None:
            if parser.kind == ">":
                if identifier not in enclosing:
                    parser.error("struct without a body only allowed in a recursive struct")
                parser.advance()
                return cls(None, False, identifier)
            parser.expect(",", "expected ','")
            if parser.parse_optional_keyword("opaque"):
                offset = parser.start
                parser.expect(">", "expected '>'")
                result: Self = _same_body(parser, known, cls(None, False, identifier), offset)
                return result
            enclosing.append(identifier)
        packed = parser.parse_optional_keyword("packed")
        offset = parser.start + 1
        elements = parser.parse_delimited("(", lambda: parse_llvm_type(parser))
        parser.expect(">", "expected '>'")
        parameters = _checked(parser, start, lambda: cls(elements, packed, identifier))
        if identifier is None:
            return parameters
        enclosing.pop()
        result = _same_body(parser, known, parameters, offset)
        return result

    def print_parameters(self, printer: Printer) -> None:
        printer.write("<")
        enclosing: list[str] = printer.__dict__.setdefault("llvm_open_structs", [])
        if self.identifier is not None:
            printer.print_string(self.identifier)
            if self.identifier in enclosing and self.elements is None:
                printer.write(">")
                return
            printer.write(", ")
        if self.elements is None:
            printer.write("opaque>")
            return
        if self.packed:
            printer.write("packed ")
        if self.identifier is not None:
            enclosing.append(self.identifier)
        printer.write("(")
        _print_types(printer, self.elements)
        printer.write(")>")
        if self.identifier is not None:
            enclosing.pop()


class LLVMTargetExtType(LLVMType):
    """``!llvm.target<"name", i32, 1>``: a type of a target extension."""

    __slots__ = ("extension", "type_parameters", "integer_parameters")
    mnemonic = "target"
    extension: str
    type_parameters: tuple[Type, ...]
    integer_parameters: tuple[int, ...]

    @property
    def supports_memory(self) -> bool:
        """True if values of the type can be loaded and stored."""
        return self.extension.startswith("spirv.") or self.extension == "aarch64.svcount"

    @property
    def has_zero(self) -> bool:
        """True if the type has a zero value."""
        return self.extension.startswith("spirv.")

    @property
    def can_be_global(self) -> bool:
        """True if there are global variables of the type."""
        return self.extension.startswith("spirv.")

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Self:
        parser.expect("<", "expected '<'")
        name = parser.parse_optional_string()
        if name is None:
            _fail_parameter(parser, "expected string", "LLVMTargetExtType", "extTypeName", "::llvm::StringRef")
        types: list[Type] = []
        integers: list[int] = []
        while parser.accept(","):
            number = parser.parse_optional_integer()
            if number is not None:
                integers.append(number)
            elif integers:
                parser.error("failed to parse parameter list for target extension type")
            else:
                types.append(parse_llvm_type(parser))
        parser.expect(">", "expected '>'")
        return cls(name, tuple(types), tuple(integers))

    def print_parameters(self, printer: Printer) -> None:
        printer.write("<")
        printer.print_string(self.extension)
        for type in self.type_parameters:
            printer.write(", ")
            print_llvm_type(printer, type)
        for number in self.integer_parameters:
            printer.write(f", {number}")
        printer.write(">")


def _checked(parser: Parser, offset: int, make: Callable[[], T]) -> T:
    """Returns the result of ``make``; reports its errors at the offset."""
    try:
        return make()
    except InvalidParameters as invalid:
        parser.error(str(invalid), offset)
        raise


def _same_body(parser: Parser, known: dict[str, Any], struct: Any, offset: int) -> Any:
    """An identified struct has one body in a file."""
    if known.setdefault(struct.identifier, struct) is not struct:
        parser.error("identified type already used with a different body", offset)
    return struct


def _integer_parameter(parser: Parser, type_name: str, parameter: str, cpp_type: str) -> int:
    """Returns an unsigned integer of 64 bits, or 32 for C++'s ``unsigned``; negative ones wrap around."""
    offset, width = parser.start, 32 if cpp_type == "unsigned" else 64
    value = parser.parse_optional_integer()
    if value is None:
        _fail_parameter(parser, "expected integer value", type_name, parameter, cpp_type)
    assert isinstance(value, int)
    if not -(1 << (width - 1)) <= value < 1 << width:
        _fail_parameter(parser, "integer value too large", type_name, parameter, cpp_type, offset)
    return value & ((1 << width) - 1)


def _fail_parameter(
    parser: Parser, message: str, type_name: str, parameter: str, cpp_type: str, offset: int | None = None
) -> NoReturn:
    more = f"failed to parse {type_name} parameter '{parameter}'"
    if parity.is_strict():
        more += f" which is to be a `{cpp_type}`"
    try:
        parser.custom_error(message, parser.start if offset is None else offset)
    except ParseError as error:
        parser.add_custom_error(error, more)
        raise


def parse_dialect_type(parser: Parser, mnemonic: str) -> Type:
    """Parses a type after ``!llvm.``."""
    cls = _BY_MNEMONIC.get(mnemonic)
    if cls is not None:
        result: Type = cls.parse_parameters(parser)
        return result
    offset = parser.last_end - len(mnemonic)
    if mnemonic[:1] in "iu" and mnemonic.lstrip("isu").isdigit():
        parser.error("unexpected type, expected keyword", offset)
    parser.error(f"unknown LLVM type: {mnemonic}", offset)
    raise AssertionError


TYPES: tuple[type[LLVMType], ...] = (
    LLVMVoidType,
    LLVMTokenType,
    LLVMLabelType,
    LLVMMetadataType,
    LLVMX86AMXType,
    LLVMPPCFP128Type,
    LLVMPointerType,
    LLVMArrayType,
    LLVMFunctionType,
    LLVMStructType,
    LLVMTargetExtType,
)
_BY_MNEMONIC = {cls.mnemonic: cls for cls in TYPES}


def parse_llvm_type(parser: Parser) -> Type:
    """Returns a type inside an llvm type: an llvm type without prefix, or any other type."""
    if parser.kind == "bare":
        cls = _BY_MNEMONIC.get(parser.spelling)
        if cls is not None:
            parser.enter()
            parser.advance()
            parsed: Type = cls.parse_parameters(parser)
            parser.leave()
            return parsed
    type: Type | None = parser.parse_optional_type()
    if type is not None:
        return type
    offset = parser.start
    word = parser.parse_any_keyword()
    parser.error(f"unknown LLVM type: {word}", offset)
    raise AssertionError


def print_llvm_type(printer: Printer, type: Type) -> None:
    """The counterpart of parse_llvm_type."""
    if isinstance(type, LLVMType) and is_compatible_type(type):
        printer.write(type.mnemonic)
        type.print_parameters(printer)
    else:
        printer.print_type(type)


def _print_types(printer: Printer, types: Iterable[Type]) -> None:
    for position, type in enumerate(types):
        if position:
            printer.write(", ")
        print_llvm_type(printer, type)


def _check_element(type: Type, what: str) -> None:
    if isinstance(type, LLVMVoidType | LLVMLabelType | LLVMMetadataType | LLVMFunctionType | LLVMTokenType):
        raise InvalidParameters(f"invalid {what} type: '{type}'")


def is_compatible_outer_type(type: Type) -> bool:
    """True if values of the type can exist in the llvm dialect, looking at the outermost constructor."""
    if isinstance(type, LLVMType):
        return True
    if isinstance(type, FloatType | IntegerType):
        return _is_scalar(type)
    if isinstance(type, VectorType):
        return len(type.shape) == 1 and is_compatible_vector_element(type.element_type)
    return type.dialect_name == "ptr"


def is_compatible_vector_element(type: Type) -> bool:
    return isinstance(type, LLVMPointerType) or _is_scalar(type)


def _is_scalar(type: Type) -> bool:
    """True if the builtin type is a number type of LLVM IR."""
    if isinstance(type, FloatType):
        return type.spelling in LLVM_FLOATS
    return isinstance(type, IntegerType) and type.is_signless


def is_compatible_type(type: Type) -> bool:
    """True if the type and its nested types are valid in the llvm dialect."""
    stack: list[Type] = [type]
    seen: set[Type] = set()
    while stack:
        at = stack.pop()
        if at in seen:
            continue
        seen.add(at)
        if not is_compatible_outer_type(at):
            return False
        if isinstance(at, LLVMStructType):
            stack.extend(at.body)
        elif isinstance(at, LLVMArrayType):
            stack.append(at.element_type)
        elif isinstance(at, LLVMFunctionType):
            stack.append(at.result)
            stack.extend(at.parameter_types)
    return True
