"""Types of the emitc dialect, and which types of other dialects C has too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from lamina.define import type_definition
from lamina.ir.attribute import InvalidParameters, Type
from lamina.ir.types import (
    FloatType,
    IndexType,
    IntegerType,
    RankedTensorType,
    ShapedType,
    TensorType,
    TupleType,
    bf16,
    f16,
)

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer


@type_definition
class OpaqueType(Type):
    """``!emitc.opaque<"std::string">``: a type by its name."""

    __slots__ = ("value",)
    dialect_name = "emitc"
    mnemonic = "opaque"
    value: str
    assembly_format = "`<` $value `>`"

    def verify(self) -> None:
        if not self.value:
            raise InvalidParameters("expected non empty string in !emitc.opaque type")
        if self.value.endswith("*"):
            raise InvalidParameters(
                "pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead"
            )


@type_definition
class SignedSizeTType(Type):
    """``!emitc.ssize_t``."""

    __slots__ = ()
    dialect_name = "emitc"
    mnemonic = "ssize_t"


@type_definition
class PtrDiffTType(Type):
    """``!emitc.ptrdiff_t``."""

    __slots__ = ()
    dialect_name = "emitc"
    mnemonic = "ptrdiff_t"


@type_definition
class SizeTType(Type):
    """``!emitc.size_t``."""

    __slots__ = ()
    dialect_name = "emitc"
    mnemonic = "size_t"


class _Wrapper(Type):
    """A type around another one, which is written in full."""

    __slots__ = ()
    dialect_name = "emitc"

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Self:
        offset = parser.start
        parser.expect("<", "expected '<'")
        inner = parser.parse_type()
        parser.expect(">", "expected '>'")
        try:
            return cls(inner)
        except InvalidParameters as invalid:
            parser.error(str(invalid), offset)

    def print_parameters(self, printer: Printer) -> None:
        printer.write("<")
        printer.print_type(self.parameters[0])
        printer.write(">")


@type_definition
class PointerType(_Wrapper):
    """``!emitc.ptr<i32>``."""

    __slots__ = ("pointee",)
    mnemonic = "ptr"
    pointee: Type

    def verify(self) -> None:
        if isinstance(self.pointee, LValueType):
            raise InvalidParameters("pointers to lvalues are not allowed")


@type_definition
class LValueType(_Wrapper):
    """``!emitc.lvalue<i32>``: a place in memory."""

    __slots__ = ("value_type",)
    mnemonic = "lvalue"
    value_type: Type

    def verify(self) -> None:
        if not is_supported_type(self.value_type):
            raise InvalidParameters(f"!emitc.lvalue must wrap supported emitc type, but got '{self.value_type}'")
        if isinstance(self.value_type, ArrayType):
            raise InvalidParameters("!emitc.lvalue cannot wrap !emitc.array type")


@type_definition
class ArrayType(ShapedType):
    """``!emitc.array<2x3xf32>``."""

    __slots__ = ("shape", "element_type")
    dialect_name = "emitc"
    mnemonic = "array"
    shape: tuple[int, ...]
    element_type: Type

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Self:
        name_offset = parser.start - len(cls.mnemonic)
        parser.expect("<", "expected '<'")
        shape = tuple(parser.parse_dimension_list(allow_dynamic=False, with_trailing_x=True))
        offset = parser.start
        if parser.spelling == "?":
            parser.error("expected static shape")
        element = parser.parse_type()
        if not _is_array_element(element):
            parser.error(f"invalid array element type ''{element}''", offset)
        parser.expect(">", "expected '>'")
        try:
            return cls(shape, element)
        except InvalidParameters as invalid:
            parser.error(str(invalid), name_offset)

    def print_parameters(self, printer: Printer) -> None:
        printer.write("<" + "".join(f"{size}x" for size in self.shape))
        printer.print_type(self.element_type)
        printer.write(">")

    def verify(self) -> None:
        if not self.shape:
            raise InvalidParameters("shape must not be empty")
        if any(size < 0 for size in self.shape):
            raise InvalidParameters("dimensions must have non-negative size")
        if not _is_array_element(self.element_type):
            raise InvalidParameters("invalid array element type")

    @property
    def initializer_type(self) -> RankedTensorType:
        """The type of elements that such an array may begin with."""
        return RankedTensorType(self.shape, self.element_type)


# ---- Which types C has


def is_pointer_wide(type: Type) -> bool:
    return isinstance(type, SignedSizeTType | SizeTType | PtrDiffTType)


def is_supported_integer(type: Type) -> bool:
    return isinstance(type, IntegerType) and type.width in (1, 8, 16, 32, 64)


def is_supported_float(type: Type) -> bool:
    if not isinstance(type, FloatType):
        return False
    return type in (f16, bf16) if type.width == 16 else type.width in (32, 64)


def is_integer_like(type: Type) -> bool:
    """Integers, index, and types that may be integers."""
    return isinstance(type, IndexType | OpaqueType) or is_supported_integer(type) or is_pointer_wide(type)


def is_fundamental(type: Type) -> bool:
    """Types whose arithmetic has no side effects."""
    if isinstance(type, IndexType | PointerType) or is_pointer_wide(type):
        return True
    return is_supported_integer(type) or is_supported_float(type)


def is_supported_type(type: Type) -> bool:
    """True if C has the type."""
    while isinstance(type, PointerType):
        type = type.pointee
    if isinstance(type, ArrayType):
        return not isinstance(type.element_type, ArrayType) and is_supported_type(type.element_type)
    if isinstance(type, TensorType):
        inner = type.element_type
        return type.has_static_shape and not isinstance(inner, ArrayType) and is_supported_type(inner)
    if isinstance(type, TupleType):
        return all(not isinstance(part, ArrayType) and is_supported_type(part) for part in type.types)
    return is_integer_like(type) or is_supported_float(type)


def _is_array_element(type: Type) -> bool:
    return is_supported_float(type) or is_integer_like(type) or isinstance(type, PointerType)
