"""Types and constants of LLVM IR text."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import Any, NamedTuple

from lamina.dialects.llvm.types import (
    LLVMArrayType,
    LLVMFunctionType,
    LLVMLabelType,
    LLVMMetadataType,
    LLVMPointerType,
    LLVMPPCFP128Type,
    LLVMStructType,
    LLVMTargetExtType,
    LLVMTokenType,
    LLVMVoidType,
    LLVMX86AMXType,
)
from lamina.execution.llvm_import.lexer import Cursor, Token, plain_name, unquote
from lamina.ir import float_format
from lamina.ir.attribute import Type
from lamina.ir.types import FloatType, IntegerType, VectorType

_WORDS: dict[str, Type] = {
    "void": LLVMVoidType(),
    "half": FloatType("f16"),
    "bfloat": FloatType("bf16"),
    "float": FloatType("f32"),
    "double": FloatType("f64"),
    "x86_fp80": FloatType("f80"),
    "fp128": FloatType("f128"),
    "ppc_fp128": LLVMPPCFP128Type(),
    "label": LLVMLabelType(),
    "metadata": LLVMMetadataType(),
    "token": LLVMTokenType(),
    "x86_amx": LLVMX86AMXType(),
}


class Constant(NamedTuple):
    """A constant with its type. ``payload`` depends on the kind: a number, bytes, elements, a name, or an expression
    (opcode, flags, source type, operands)."""

    kind: str
    type: Any
    payload: Any = None


class Local(NamedTuple):
    """A value of a function by its name."""

    type: Any
    name: str


Operand = Constant | Local


def _addressed_blocks(tokens: list[Token]) -> dict[str, dict[str, int]]:
    tags: dict[str, dict[str, int]] = {}
    for at, token in enumerate(tokens):
        if token.text == "blockaddress":
            # blockaddress(@function, %label)
            function, label = (plain_name(tokens[at + distance].text) for distance in (2, 4))
            known = tags.setdefault(function, {})
            known.setdefault(label, len(known))
    return tags


class Reader(Cursor):
    """A cursor that reads types, constants and operands."""

    def __init__(self, tokens: list[Token]) -> None:
        super().__init__(tokens)
        self._definitions: dict[str, int] = dict(_type_definitions(tokens))
        self._structs: dict[str, Type] = {}
        # The numbers of the blocks whose address is taken, by function and label.
        self.tags = _addressed_blocks(tokens)

    # ---- Types

    def type(self) -> Type:
        """Returns a type; a function type where parentheses follow."""
        parsed_type = self._simple_type()
        while self.token.text == "(" and self.token.kind == "punctuation":
            parameters, variadic = self._parameter_types()
            parsed_type = LLVMFunctionType(parsed_type, parameters, variadic)
        return parsed_type

    def _parameter_types(self) -> tuple[list[Type], bool]:
        self.expect("(")
        types: list[Type] = []
        variadic = False
        while not self.accept(")"):
            if self.accept("..."):
                variadic = True
            else:
                types.append(self.type())
            self.accept(",")
        return types, variadic

    def _simple_type(self) -> Type:
        token = self.take()
        text = token.text
        if token.kind == "word":
            if text == "ptr":
                return LLVMPointerType(self._address_space())
            if text in _WORDS:
                return _WORDS[text]
            if text[0] == "i" and text[1:].isdigit():
                return IntegerType(int(text[1:]))
            if text == "target":
                return self._target()
        if token.kind == "name" and text[0] == "%":
            return self._named(plain_name(text))
        if text == "[":
            size = self.number()
            self.expect("x")
            element = self.type()
            self.expect("]")
            return LLVMArrayType(size, element)
        if text == "{":
            return LLVMStructType(self._elements("}"))
        if text == "<":
            return self._vector_or_packed()
        self.fail(f"expected a type, found '{text}'")

    def _address_space(self) -> int:
        if not self.accept("addrspace"):
            return 0
        self.expect("(")
        space = self.number()
        self.expect(")")
        return space

    def _elements(self, closing: str) -> list[Type]:
        types: list[Type] = []
        while not self.accept(closing):
            types.append(self.type())
            self.accept(",")
        return types

    def _vector_or_packed(self) -> Type:
        if self.accept("{"):
            elements = self._elements("}")
            self.expect(">")
            return LLVMStructType(elements, True)
        scalable = self.accept("vscale")
        if scalable:
            self.expect("x")
        size = self.number()
        self.expect("x")
        element = self.type()
        self.expect(">")
        return VectorType([size], element, [scalable])

    def _target(self) -> Type:
        self.expect("(")
        name = self.string()
        types: list[Type] = []
        numbers: list[int] = []
        while self.accept(","):
            if self.token.kind == "number":
                numbers.append(self.number())
            else:
                types.append(self.type())
        self.expect(")")
        return LLVMTargetExtType(name, tuple(types), tuple(numbers))

    def _named(self, name: str) -> Type:
        """Returns an identified struct, from its definition."""
        struct = self._structs.get(name)
        if struct is not None:
            return struct
        # Within its own body the struct refers to itself.
        self._structs[name] = LLVMStructType(None, False, name)
        place = self._definitions.get(name)
        if place is not None:
            here, self.at = self.at, place
            if not self.accept("opaque"):
                body: Any = self._simple_type()
                self._structs[name] = LLVMStructType(body.elements, body.packed, name)
            self.at = here
        return self._structs[name]

    # ---- Operands and constants

    def typed_operand(self) -> Operand:
        """``i32 %x``."""
        return self.operand(self.type())

    def operand(self, type: Type) -> Operand:
        token = self.token
        if token.kind == "name" and token.text[0] == "%":
            self.take()
            return Local(type, plain_name(token.text))
        return self.constant(type)

    def constant(self, type: Any) -> Constant:
        token = self.take()
        text = token.text
        if token.kind == "number":
            return self._number(text, type)
        if token.kind == "name":
            return Constant("global", type, plain_name(text))
        if token.kind == "string":
            return Constant("bytes", type, unquote(text[text.index('"') + 1 : -1]))
        if token.kind == "word":
            return self._word(text, type)
        if text == "[":
            return Constant("elements", type, self._constants("]"))
        if text == "{":
            return Constant("elements", type, self._constants("}"))
        if text == "<":
            if self.accept("{"):
                parts = self._constants("}")
                self.expect(">")
                return Constant("elements", type, parts)
            return Constant("elements", type, self._constants(">"))
        self.fail(f"expected a constant, found '{text}'")

    def _constants(self, closing: str) -> tuple[Constant, ...]:
        parts: list[Constant] = []
        while not self.accept(closing):
            part = self.typed_operand()
            assert isinstance(part, Constant)
            parts.append(part)
            self.accept(",")
        return tuple(parts)

    def _number(self, text: str, type: FloatType | IntegerType) -> Constant:
        if isinstance(type, IntegerType):
            return Constant("int", type, int(text, 0) & ((1 << type.width) - 1))
        return Constant("float", type, _float_bits(text, getattr(type, "spelling", "")))

    def _word(self, text: str, type: Any) -> Constant:
        if text in ("true", "false"):
            return Constant("int", type, int(text == "true"))
        if text in ("null", "undef", "poison", "none"):
            return Constant(text, type)
        if text == "zeroinitializer":
            return zero_of(type)
        if text == "splat":
            self.expect("(")
            part = self.typed_operand()
            self.expect(")")
            return Constant("splat", type, part)
        if text == "dso_local_equivalent":
            return Constant("dso_local_equivalent", type, plain_name(self.take().text))
        if text == "blockaddress":
            self.expect("(")
            function = plain_name(self.take().text)
            self.expect(",")
            label = plain_name(self.take().text)
            self.expect(")")
            return Constant("blockaddress", type, (function, self.tags[function][label]))
        return self._expression(text, type)

    def _expression(self, opcode: str, type: IntegerType | LLVMPointerType) -> Constant:
        """``getelementptr inbounds (T, ptr @g, i64 1)`` and ``ptrtoint (ptr @g to i64)``."""
        flags = []
        while (flag := self.accept_word("inbounds", "nuw", "nusw", "nsw")) is not None:
            flags.append(flag)
        self.expect("(")
        source = None
        if opcode == "getelementptr":
            source = self.type()
            self.expect(",")
        operands: list[Operand] = [self.typed_operand()]
        while self.accept(","):
            operands.append(self.typed_operand())
        if self.accept_word("to"):
            self.type()
        self.expect(")")
        return Constant("expression", type, (opcode, tuple(flags), source, tuple(operands)))


def zero_of(type: Type) -> Constant:
    """Returns the zero of any type."""
    if isinstance(type, IntegerType):
        return Constant("int", type, 0)
    if isinstance(type, FloatType):
        return Constant("float", type, 0)
    if isinstance(type, LLVMPointerType):
        return Constant("null", type)
    return Constant("zero", type)


def _float_bits(text: str, spelling: str) -> int:
    """Returns the bit pattern of a floating-point constant."""
    if not text.startswith("0x"):
        return float_format.encode(float(text), spelling)
    letter = text[2] if text[2] in "HKLMR" else ""
    bits = int(text[2 + len(letter) :], 16)
    if letter == "L":
        return bits >> 64 | (bits & (1 << 64) - 1) << 64
    if letter or spelling == "f64":
        return bits
    if spelling == "f32" and bits >> 52 & 0x7FF == 0x7FF:
        return bits >> 63 << 31 | 0xFF << 23 | (bits >> 29 & 0x7FFFFF)
    value: float = struct.unpack("<d", bits.to_bytes(8, "little"))[0]
    return float_format.encode(value, spelling)


def _type_definitions(tokens: list[Token]) -> Iterator[tuple[str, int]]:
    """Returns the position of the body of each ``%name = type ...``."""
    for at in range(len(tokens) - 3):
        token = tokens[at]
        if token.kind == "name" and token.text[0] == "%" and tokens[at + 1].text == "=":
            if tokens[at + 2] == Token("word", "type"):
                yield plain_name(token.text), at + 3
