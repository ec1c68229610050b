"""Parsing of types.

Most types in a file repeat. The text of a simple type, such as ``tensor<4x?xf32>``, is matched by one regular
expression and looked up in a dictionary before parsing.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

from lamina.asm.affine_parser import AffineParser
from lamina.ir.attribute import Attribute, InvalidParameters, Type
from lamina.ir.attributes import AffineMapAttr
from lamina.ir.diagnostics import ParseError
from lamina.ir.dialect import Dialect, load_dialect
from lamina.ir.regular_expressions import compile_possessive
from lamina.ir.types import (
    DYNAMIC,
    FLOAT_FORMATS,
    SIGNED,
    SIGNLESS,
    UNSIGNED,
    ComplexType,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneType,
    OpaqueType,
    RankedTensorType,
    TupleType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
    is_valid_tensor_element,
)

if TYPE_CHECKING:
    from lamina.asm.parser import Parser

# Types determined by their text: no aliases or strings, brackets nested at most three deep. The pattern misjudges
# the end of types that contain an arrow; such texts are never cached.
_FLAT = r"[^<>#!\"{}\n/]*+"
_NESTED = rf"<{_FLAT}(?:<{_FLAT}(?:<{_FLAT}>{_FLAT})*+>{_FLAT})*+>"
SIMPLE_TYPE = compile_possessive(
    rf"(?:(?:tensor|memref|vector){_NESTED}|[su]?i[0-9]++|b?f[0-9][A-Za-z0-9]*+|bf16|tf32|index|none"
    rf"|![A-Za-z_][\w$]*+\.[\w$.]++(?:{_NESTED})?+)(?![\w$.<])",
    re.ASCII,
)
_KEYWORD = re.compile(r"(?:[A-Za-z_][\w$.]*+)?", re.ASCII)
_SIZE = re.compile(r"[0-9]++")
_BODY = compile_possessive(r"(?:[^<>\[\](){}\"\-\0]++|->|-)*+")
_OPENING = {">": "<", "]": "[", ")": "(", "}": "{"}

_INDEX, _NONE = IndexType(), NoneType()
_NUMERIC: dict[str, Type] = {name: FloatType(name) for name in FLOAT_FORMATS} | {"index": _INDEX, "none": _NONE}
MAX_INTEGER_WIDTH = IntegerType.MAX_WIDTH


class TypeParser(AffineParser):
    """The part of the parser that reads types."""

    type_aliases: dict[str, Type]
    allow_unregistered: bool
    _type_texts: dict[str, Type]

    # ---- Entry points

    def parse_type(self) -> Type:
        """Any type."""
        kind = self.kind
        if kind == "inttype" or kind == "bare" or kind == "bang":
            match = SIMPLE_TYPE.match(self.text, self.start)
            if match is not None:
                texts = self.type_texts
                text = match.group()
                known = texts.get(text)
                if known is None:
                    known = self._parse_non_function_type()
                    if self.last_end == match.end():
                        texts[text] = known
                    return known
                self.end = match.end()
                self.advance()
                return known
        if kind == "(":
            return self.parse_function_type()
        return self._parse_non_function_type()

    @property
    def type_texts(self) -> dict[str, Type]:
        """Simple types of this file by their text."""
        try:
            return self._type_texts
        except AttributeError:
            self._type_texts = {}
            return self._type_texts

    def parse_optional_type(self) -> Type | None:
        """Returns a type if the current token can start one."""
        if self.kind in ("inttype", "bang", "("):
            return self.parse_type()
        if self.kind == "bare" and (self.spelling in _NUMERIC or self.spelling in _BUILTIN_PARSERS):
            return self.parse_type()
        return None

    def parse_type_list(self) -> list[Type]:
        """Parses one or more comma-separated types."""
        types = [self.parse_type()]
        while self.kind == ",":
            self.advance()
            types.append(self.parse_type())
        return types

    def parse_colon_type(self) -> Type:
        """``: type``."""
        self.expect(":", "expected ':'")
        return self.parse_type()

    def parse_optional_arrow_type_list(self) -> list[Type]:
        """Parses ``-> type`` or ``-> (types)`` or nothing."""
        return self.parse_result_types() if self.accept("->") else []

    def parse_result_types(self) -> list[Type]:
        """Parses one type that is not a function type, or a list in parentheses."""
        if self.kind == "(":
            return self.parse_delimited("(", self.parse_type)
        return [self._parse_non_function_type_cached()]

    def _parse_non_function_type_cached(self) -> Type:
        return self.parse_type() if self.kind != "(" else self._parse_non_function_type()

    def parse_function_type(self) -> FunctionType:
        """``(types) -> types``."""
        if self.kind != "(":
            self.error("expected '('")
        self.enter()
        inputs = self.parse_delimited("(", self.parse_type)
        self.expect("->", "expected '->' in function type")
        results = self.parse_result_types()
        self.leave()
        return FunctionType(inputs, results)

    # ---- Builtin types

    def _parse_non_function_type(self) -> Type:
        kind = self.kind
        if kind == "inttype":
            return self._parse_integer_type()
        if kind == "bang":
            return self._parse_extended_type()
        if kind == "bare":
            spelling = self.spelling
            simple = _NUMERIC.get(spelling)
            if simple is not None:
                self.advance()
                return simple
            parse = _BUILTIN_PARSERS.get(spelling)
            if parse is not None:
                self.enter()
                offset = self.start
                try:
                    parsed: Type = parse(self)
                except InvalidParameters as invalid:
                    self.error(str(invalid), offset)
                self.leave()
                return parsed
        self.error_before("expected non-function type")

    def _parse_integer_type(self) -> IntegerType:
        spelling = self.spelling
        digits = spelling.lstrip("sui")
        signedness = SIGNED if spelling[0] == "s" else UNSIGNED if spelling[0] == "u" else SIGNLESS
        if len(digits) > 4000 or int(digits) >= 1 << 32:
            self.error("invalid integer width")
        if int(digits) > MAX_INTEGER_WIDTH:
            self.error(f"integer bitwidth is limited to {MAX_INTEGER_WIDTH} bits")
        self.advance()
        return IntegerType(int(digits), signedness)

    def _parse_tuple(self) -> Type:
        self.advance()
        self.expect("<", "expected '<' in tuple type")
        if self.accept(">"):
            return TupleType()
        types = self.parse_type_list()
        self.expect(">", "expected '>' in tuple type")
        return TupleType(types)

    def _parse_complex(self) -> Type:
        self.advance()
        self.expect("<", "expected '<' in complex type")
        offset = self.start
        element = self.parse_type()
        self.expect(">", "expected '>' in complex type")
        if not isinstance(element, IntegerType | FloatType):
            self.error("invalid element type for complex", offset)
        return ComplexType(element)

    def _parse_vector(self) -> Type:
        offset = self.start
        self.advance()
        self.expect("<", "expected '<' in vector type")
        shape, scalable = self.parse_vector_dimension_list()
        element = self.parse_type()
        self.expect(">", "expected '>' in vector type")
        if any(size == 0 for size in shape):
            self.error("vector types must have positive constant sizes but got " + ", ".join(map(str, shape)), offset)
        try:
            return VectorType(shape, element, scalable)
        except InvalidParameters as invalid:
            self.error(str(invalid), offset)

    def _parse_tensor(self) -> Type:
        self.advance()
        self.expect("<", "expected '<' in tensor type")
        shape = self._parse_shape()
        element_offset = self.start
        element = self.parse_type()
        # MLIR accepts a trailing comma.
        encoding = self.parse_optional_attribute() if self.accept(",") else None
        check_encoding = getattr(encoding, "verify_encoding", None)
        if check_encoding is not None:
            try:
                check_encoding(shape, element)
            except InvalidParameters as invalid:
                self.error(str(invalid))
        self.expect(">", "expected '>' in tensor type")
        if not is_valid_tensor_element(element):
            self.error("invalid tensor element type", element_offset)
        if shape is not None:
            return RankedTensorType(shape, element, encoding)
        if encoding is not None:
            self.error("cannot apply encoding to unranked tensor")
        return UnrankedTensorType(element)

    def _parse_memref(self) -> Type:
        offset = self.start
        self.advance()
        self.expect("<", "expected '<' in memref type")
        shape = self._parse_shape()
        element_offset = self.start
        element = self.parse_type()
        layout: Attribute | None = None
        space: Attribute | None = None
        if self.kind not in (",", ">"):
            self.error_before("expected ',' or '>' in memref type")
        first = True
        while self.accept(","):
            if first and self.kind == ">":
                self.error_before("expected list element")
            first = False
            attribute = self.parse_attribute()
            if isinstance(attribute, AffineMapAttr) or hasattr(attribute, "verify_layout"):
                if shape is None:
                    self.error("cannot have affine map for unranked memref type")
                if space is not None:
                    self.error("expected memory space to be last in memref type")
                layout = attribute
            elif space is not None:
                self.error("multiple memory spaces specified in memref type")
            else:
                space = attribute
        self.expect(">", "expected ',' or '>'")
        try:
            if shape is None:
                return UnrankedMemRefType(element, space)
            return MemRefType(shape, element, layout, space)
        except InvalidParameters as invalid:
            about_element = str(invalid) == "invalid memref element type"
            self.error(str(invalid), element_offset if about_element else offset)

    def _parse_shape(self) -> list[int] | None:
        """Parses the sizes of a tensor or memref and the ``x`` after them; None for ``*x``."""
        if not self.accept("*"):
            return self.parse_dimension_list()
        if self.kind != "bare" or self.text[self.start] != "x":
            self.error_before("expected 'x' in dimension list")
        self.reset(self.start + 1)
        return None

    # ---- Dimension lists

    def parse_dimension_list(self, allow_dynamic: bool = True, with_trailing_x: bool = True) -> list[int]:
        """``4x?x`` before an element type, or ``4x?`` without the last x; DYNAMIC for question marks."""
        sizes: list[int] = []
        while self.kind == "integer" or (allow_dynamic and self.kind == "?"):
            sizes.append(self._parse_size(allow_dynamic))
            if with_trailing_x:
                self._expect_x()
            elif self.kind == "bare" and self.text[self.start] == "x":
                self._expect_x()
            else:
                break
        return sizes

    def _parse_size(self, allow_dynamic: bool) -> int:
        if self.kind == "?":
            if not allow_dynamic:
                self.error("expected static shape")
            self.advance()
            return DYNAMIC
        # The token may be a hexadecimal number that is really `0` followed by `x...`.
        match = _SIZE.match(self.text, self.start)
        assert match is not None
        digits = match.group()
        if len(digits) > 18 and int(digits[:4000]) > 2**63 - 1:
            self.error("invalid dimension")
        self.reset(match.end())
        return int(digits)

    def _expect_x(self) -> None:
        if self.kind != "bare" or self.text[self.start] != "x":
            self.error_before("expected 'x' in dimension list")
        self.reset(self.start + 1)

    def parse_vector_dimension_list(self) -> tuple[list[int], list[bool]]:
        """``4x[8]x``: sizes, and which are scalable."""
        sizes: list[int] = []
        scalable: list[bool] = []
        while self.kind in ("integer", "["):
            bracket = self.accept("[")
            if bracket and self.kind != "integer":
                self.error("invalid dimension")
            sizes.append(self._parse_size(False))
            scalable.append(bracket)
            if bracket:
                self.expect("]", "missing ']' closing scalable dimension")
            self._expect_x()
        return sizes, scalable

    # ---- Types of dialects

    def _parse_extended_type(self) -> Type:
        offset = self.start
        spelling = self.spelling[1:]
        if "." not in spelling and self.text[self.end : self.end + 1] != "<":
            alias = self.type_aliases.get(spelling)
            self.advance()
            if alias is None:
                self.error_before(f"undefined symbol alias id '{spelling}'")
            if self.alias_depths or self.alias_sizes:
                self.enter_alias("!" + spelling)
            return alias
        self.enter()
        try:
            parsed = self._parse_dialect_type(spelling, offset)
        except InvalidParameters as invalid:
            self.error(str(invalid), offset)
        self.leave()
        return parsed

    def _parse_dialect_type(self, spelling: str, offset: int) -> Type:
        name, dot, mnemonic = spelling.partition(".")
        dialect = load_dialect(name)
        if not dot:
            return self._parse_opaque_body_type(name, offset)
        if dialect is None:
            self.check_namespace(name, offset + len(name) + 2)
            if not self.allow_unregistered:
                self.missing_dialect_error(
                    name,
                    f"`!\"{name}\"<\"{self._peek_body(mnemonic)}\">` type created with unregistered dialect. If this "
                    "is intended, please call allowUnregisteredDialects() on the MLIRContext, or use "
                    "-allow-unregistered-dialect with the MLIR opt tool used",
                    offset + len(name) + 2,
                )
            return OpaqueType(name, self._take_pretty_body(mnemonic))
        body, end = self.end, self._enter_pretty_body()
        mnemonic, end = self._keyword_of(mnemonic, offset + len(name) + 2, body, end)
        try:
            parsed = self._parse_type_of(dialect, mnemonic, offset + len(name) + 2)
        except ParseError:
            self._skip_pretty_body(body)
            raise
        self._leave_pretty_body(body, end)
        return parsed

    def _enter_pretty_body(self) -> int | None:
        """Skips ``dialect.mnemonic``, checking that the brackets of an immediately following body are balanced.

        A body that does not follow immediately is not part of the type or attribute: the end of the mnemonic is
        returned if the text there could be mistaken for a body.
        """
        end = self.end
        if self.text[end : end + 1] == "<":
            # Inside a body that was scanned all brackets are balanced.
            if end >= self.scanned_end:
                self.scanned_end = self.scan_body(end)
            self.reset(end)
            return None
        self.advance()
        return end if self.kind == "<" else None

    def _keyword_of(self, mnemonic: str, offset: int, body: int, end: int | None) -> tuple[str, int | None]:
        """Returns the mnemonic up to the first character that cannot be in a keyword. The rest is parsed as if it
        were in brackets; the second result is the end of the type or attribute."""
        match = _KEYWORD.match(mnemonic)
        assert match is not None
        keyword = match.group()
        if len(keyword) == len(mnemonic):
            return mnemonic, end
        end = self.scan_body(body) if self.text[body : body + 1] == "<" else body
        self.reset(offset + len(keyword))
        if not keyword:
            self.error("expected valid keyword")
        return keyword, end

    def _leave_pretty_body(self, body: int, end: int | None) -> None:
        """Skips to the end of a body, which may be only partially parsed."""
        if end is None and self.text[body : body + 1] == "<" and self.text[self.last_end - 1] != ">":
            end = self.scan_body(body)
        if end is not None:
            self.reset(end)

    def _skip_pretty_body(self, body: int) -> None:
        """Skips a body that cannot be parsed; errors about what the type or attribute is part of are behind it."""
        if self.text[body : body + 1] == "<" and self.kind != "error":
            self.skipped = (body, self.scan_body(body))
            self.reset(self.skipped[1])

    def _parse_type_of(self, dialect: Dialect, mnemonic: str, offset: int) -> Type:
        """Parses a type of a known dialect, after the mnemonic; ``offset`` is its position."""
        outer, self.operation_name = self.operation_name, ""
        try:
            return self._parse_parameters_of_type(dialect, mnemonic, offset)
        finally:
            self.operation_name = outer

    def _parse_parameters_of_type(self, dialect: Dialect, mnemonic: str, offset: int) -> Type:
        try:
            return self._parse_type_by_mnemonic(dialect, mnemonic, offset)
        except InvalidParameters as invalid:
            self.error(str(invalid), offset)

    def _parse_type_by_mnemonic(self, dialect: Dialect, mnemonic: str, offset: int) -> Type:
        if dialect.parse_type is not None:
            return dialect.parse_type(self, mnemonic)
        cls = dialect.types.get(mnemonic)
        if cls is not None:
            type: Type = cls.parse_parameters(cast("Parser", self))
            return type
        if dialect.allows_unknown_types:
            self.reset(offset)
            return OpaqueType(dialect.name, self._take_pretty_body(mnemonic))
        if dialect.is_dynamic:
            self.error("expected dynamic type", offset)
        if not dialect.types:
            self.error(f"dialect '{dialect.name}' provides no type parsing hook", offset)
        if dialect.name == "transform":
            self.error(f"unknown type mnemonic: {mnemonic}", offset)  # its types are found by a table of its own
        self.error(f"unknown  type `{mnemonic}` in dialect `{dialect.name}`", offset)

    def _parse_opaque_body_type(self, name: str, offset: int) -> Type:
        """``!dialect<"text">`` or ``!dialect<mnemonic...>``."""
        start = self.end
        end = self.scan_body(start)
        body = self.text[start + 1 : end - 1]
        dialect = load_dialect(name)
        if dialect is None:
            self.check_namespace(name, offset)
            if not self.allow_unregistered:
                self.missing_dialect_error(
                    name,
                    f"`!\"{name}\"<\"{body}\">` type created with unregistered dialect. If this is intended, please "
                    "call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the "
                    "MLIR opt tool used",
                    offset,
                )
            self.reset(end)
            return OpaqueType(name, body)
        # The body of a known dialect is read as if it were written in the pretty form.
        self.reset(start + 1)
        offset = self.start
        if not dialect.types and dialect.parse_type is None and not dialect.is_dynamic:
            if dialect.allows_unknown_types:
                self.reset(end)
                return OpaqueType(name, body)
            self.error(f"dialect '{name}' provides no type parsing hook", offset)
        if self.kind != "bare" and self.kind != "inttype":
            self.error("expected valid keyword")
        parsed = self._parse_type_of(dialect, self.take(), offset)
        self.reset(end)  # the unparsed rest does not matter
        return parsed

    def _peek_body(self, mnemonic: str) -> str:
        if self.text[self.end : self.end + 1] != "<":
            return mnemonic
        return mnemonic + self.text[self.end : self.scan_body(self.end)]

    def _take_pretty_body(self, mnemonic: str) -> str:
        """Returns the data of an unknown type or attribute: its mnemonic and its bracketed body as written."""
        if self.text[self.end : self.end + 1] != "<":
            self.advance()
            return mnemonic
        start = self.end
        end = self.scan_body(start)
        self.reset(end)
        return mnemonic + self.text[start:end]

    def scan_body(self, start: int) -> int:
        """Returns the end of the bracketed text starting at ``start``; nested brackets and strings are balanced."""
        text = self.text
        open_brackets = [text[start]]
        at = start + 1
        place = start  # of the last token that was looked at: errors are reported there
        skipped, after_skipped = self.skipped
        while open_brackets:
            plain = _BODY.match(text, at)
            assert plain is not None
            at = plain.end()
            if at == skipped:
                at = after_skipped
                continue
            character = text[at : at + 1]
            if character == '"':
                self.reset(at)
                if self.kind != "string":
                    self.error("expected string")
                place, at = at, self.end
                continue
            if character in "<[({" and character:
                open_brackets.append(character)
            elif character in ">])}" and character and open_brackets[-1] == _OPENING[character]:
                open_brackets.pop()
            else:
                self.reset(place)
                self.error(f"unbalanced '{open_brackets[-1]}' character in pretty dialect name", place)
            at += 1
        return at

    if TYPE_CHECKING:

        def parse_attribute(self, type: Type | None = None) -> Attribute: ...

        def parse_optional_attribute(self, type: Type | None = None) -> Attribute | None: ...


_BUILTIN_PARSERS = {
    "tuple": TypeParser._parse_tuple,
    "complex": TypeParser._parse_complex,
    "vector": TypeParser._parse_vector,
    "tensor": TypeParser._parse_tensor,
    "memref": TypeParser._parse_memref,
}
