"""Parsing of attributes and locations; dense elements are in lamina.asm.dense_parser."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from lamina.asm.dense_parser import parse_dense, parse_dense_array, parse_dense_resource, parse_sparse
from lamina.asm.parser_base import unescape
from lamina.asm.type_parser import TypeParser
from lamina.ir import float_format
from lamina.ir.affine import AffineMap, IntegerSet
from lamina.ir.attribute import Attribute, InvalidParameters, Type
from lamina.ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    BoolAttr,
    DictionaryAttr,
    DistinctAttr,
    FloatAttr,
    IntegerAttr,
    IntegerSetAttr,
    OpaqueAttr,
    StridedLayoutAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from lamina.ir.diagnostics import ParseError
from lamina.ir.dialect import Dialect, load_dialect
from lamina.ir.location import CallSiteLoc, FileLineColRange, Location, NameLoc, UnknownLoc, fused_location
from lamina.ir.types import DYNAMIC, FloatType, IndexType, IntegerType, NoneType, f64, i64

if TYPE_CHECKING:
    from lamina.asm.parser import Parser

_UNIT, _TRUE, _FALSE = UnitAttr(), BoolAttr(True), BoolAttr(False)
_NONE = NoneType()
_STARTS = frozenset(("integer", "float", "-", "string", "at", "hash", "[", "{"))
_WORDS = frozenset(
    (
        "affine_map",
        "affine_set",
        "array",
        "dense",
        "dense_resource",
        "distinct",
        "false",
        "loc",
        "sparse",
        "strided",
        "true",
        "unit",
    )
)


class AttributeParser(TypeParser):
    """The part of the parser that reads attributes."""

    attribute_aliases: dict[str, Attribute]
    deferred_locations: list[tuple[Any, str, int]]
    resources: dict[tuple[str, str], Any]

    # ---- Attributes

    def parse_attribute(self, type: Type | None = None) -> Attribute:
        """Any attribute. ``type`` is the type that a number or string has where none is written."""
        kind = self.kind
        if kind == "integer":
            return self._parse_number(type, False)
        if kind == "float":
            return self._parse_float(type, False)
        if kind == "-":
            self.advance()
            if self.kind == "integer":
                return self._parse_number(type, True)
            if self.kind == "float":
                return self._parse_float(type, True)
            self.error_before("expected constant integer or floating point value")
        if kind == "string":
            return self._parse_string_attribute(type)
        if kind == "at":
            return self.parse_symbol_ref()
        if kind == "hash":
            return self._parse_extended_attribute(type)
        if kind == "[":
            self.enter()
            attribute = self._parse_array()
            self.leave()
            return attribute
        if kind == "{":
            return DictionaryAttr(self.parse_attr_dict())
        if kind == "bare":
            parse = _WORD_PARSERS.get(self.spelling)
            if parse is not None:
                return parse(self, type)
        value = self.parse_optional_type()
        if value is None:
            self.error_before("expected attribute value")
        return TypeAttr(value)

    def _parse_array(self) -> Attribute:
        self.advance()
        elements: list[Attribute] = []
        if self.accept("]"):
            return ArrayAttr()
        while True:
            elements.append(self.parse_attribute())
            if not self.accept(","):
                break
        self.expect("]", "expected ',' or ']'")
        return ArrayAttr(elements)

    def parse_optional_attribute(self, type: Type | None = None) -> Attribute | None:
        """Returns an attribute if the current token can start one."""
        kind = self.kind
        if kind in _STARTS or (kind == "bare" and self.spelling in _WORDS):
            return self.parse_attribute(type)
        attribute = self.parse_optional_type()
        return None if attribute is None else TypeAttr(attribute)

    def parse_attribute_of(self, cls: type[Attribute], what: str, type: Type | None = None) -> Any:
        """Parses an attribute of a class; ``what`` names it in the error."""
        offset = self.start
        attribute = self.parse_attribute(type)
        if not isinstance(attribute, cls):
            self.error(f"invalid kind of attribute specified, expected {what}", offset)
        return attribute

    def _parse_word(self, attribute: Attribute) -> Attribute:
        self.advance()
        return attribute

    def _parse_number(self, type: Type | None, negative: bool) -> Attribute:
        """Parses an integer, or a float given as a bit pattern."""
        offset = self.start
        spelling = self.spelling
        value = self.parse_integer()
        if type is None:
            type = self.parse_type() if self.accept(":") else i64
        if isinstance(type, FloatType):
            return FloatAttr.from_bits(type, self.float_bits(spelling, value, negative, type, offset))
        return IntegerAttr(type, self.check_integer(spelling, value, negative, type, offset))

    def float_bits(self, spelling: str, value: int, negative: bool, type: FloatType, offset: int) -> int:
        """Returns the bit pattern of a hexadecimal integer literal; other literals are errors."""
        if not spelling.startswith("0x"):
            diagnostic = self.diagnostic("unexpected decimal integer literal for a floating point value", offset)
            diagnostic.attach_note("add a trailing dot to make the literal a float")
            raise ParseError(diagnostic)
        if negative:
            self.error("hexadecimal float literal should not have a leading minus", offset)
        if value >> type.width:
            self.error("hexadecimal float constant out of range for type", offset)
        return value

    def check_integer(self, spelling: str, value: int, negative: bool, type: Type, offset: int) -> int:
        """Returns the value of an integer literal, checked against its type's range."""
        if not isinstance(type, IntegerType | IndexType):
            self.error("integer literal not valid for specified type", offset)
        unsigned = isinstance(type, IntegerType) and type.is_unsigned
        if negative and unsigned:
            self.error("negative integer literal not valid for unsigned integer type", offset)
        width = type.width if isinstance(type, IntegerType) else 64
        signed = isinstance(type, IndexType) or type.is_signed
        limit = 1 << max(width - 1, 0)
        if negative:
            fits = 0 < value <= limit and width > 0
        else:
            fits = value < (limit if signed else 1 << width)
        if not fits:
            self.error("integer constant out of range for attribute", offset)
        return -value if negative else value

    def parse_integer_attr(self, type: Type) -> IntegerAttr:
        """Returns an integer literal of the given type."""
        result: IntegerAttr = self.parse_attribute_of(IntegerAttr, "integer", type)
        return result

    def _parse_float(self, type: Type | None, negative: bool) -> Attribute:
        value = float(self.take())
        if type is None:
            type = self.parse_type() if self.accept(":") else f64
        if not isinstance(type, FloatType):
            self.error("floating point value not valid for specified type")
        return FloatAttr(type, -value if negative else value)

    def parse_optional_float(self) -> float | None:
        """Returns a floating point literal with an optional minus."""
        if self.kind == "float":
            return float(self.take())
        if self.kind == "-" and self.text[self.end : self.end + 1].isdigit():
            self.advance()
            if self.kind != "float":
                self.error("expected floating point literal")
            return -float(self.take())
        return None

    def parse_float(self) -> float:
        """Parses a float, or an integer that converts to one. An error otherwise."""
        number = self.parse_optional_float()
        if number is None:
            self.error("expected floating point literal")
        return number

    def parse_float_bits(self, name: str) -> int:
        """Returns a float literal, decimal or hexadecimal, as the bits of a format."""
        negative = self.accept("-")
        offset = self.start
        if self.kind == "float":
            value = float(self.take())
            return float_format.encode(-value if negative else value, name)
        if self.kind == "integer":
            spelling = self.spelling
            return self.float_bits(spelling, self.parse_integer(), negative, FloatType(name), offset)
        self.error("expected floating point literal")

    def _parse_string_attribute(self, type: Type | None) -> Attribute:
        value = unescape(self.take())
        if type is None and self.kind == ":":
            self.advance()
            type = self.parse_type()
        return StringAttr(value, type)

    def parse_symbol_ref(self) -> SymbolRefAttr:
        """``@root::@nested``."""
        root = self.parse_symbol_name()
        nested: list[str] = []
        while self.kind == "::":
            self.advance()
            name = self.parse_optional_symbol_name()
            if name is None:
                self.error("expected nested symbol reference identifier")
            nested.append(name)
        return SymbolRefAttr(root, nested)

    # ---- Dictionaries

    def parse_attr_dict(self) -> dict[str, Attribute]:
        """``{name = value, unit}``."""
        self.expect("{", "expected '{' in attribute dictionary")
        entries: dict[str, Attribute] = {}
        if self.accept("}"):
            return entries
        self.enter()
        while True:
            offset = self.start
            name = self.parse_optional_keyword_or_string()
            if name is None:
                self.error_before("expected attribute name")
            if not name:
                self.error("expected valid attribute name", offset)
            if name in entries:
                self.error(f"duplicate key '{name}' in dictionary attribute", offset)
            if self.accept("="):
                entries[name] = self.parse_attribute()
            else:
                entries[name] = _UNIT
            if not self.accept(","):
                break
        self.expect("}", "expected '}' in attribute dictionary")
        self.leave()
        return entries

    def parse_optional_attr_dict(self) -> dict[str, Attribute]:
        """Returns a dictionary, or nothing."""
        return self.parse_attr_dict() if self.kind == "{" else {}

    def parse_optional_attr_dict_with_keyword(self) -> dict[str, Attribute]:
        """``attributes {...}``, or nothing."""
        return self.parse_attr_dict() if self.parse_optional_keyword("attributes") else {}

    # ---- Aliases and attributes of dialects

    def _parse_extended_attribute(self, type: Type | None) -> Attribute:
        offset = self.start
        spelling = self.spelling[1:]
        if "." not in spelling and self.text[self.end : self.end + 1] != "<":
            alias = self.attribute_aliases.get(spelling)
            self.advance()
            if alias is None:
                self.error_before(f"undefined symbol alias id '{spelling}'")
            if self.alias_depths or self.alias_sizes:
                self.enter_alias("#" + spelling)
            return alias
        self.enter()
        try:
            attribute = self._parse_dialect_attribute(spelling, type, offset)
        except InvalidParameters as invalid:
            self.error(str(invalid), offset)
        self.leave()
        if self.kind == ":":
            self.advance()
            if getattr(attribute, "prints_type", False):
                return self._with_own_type(attribute)
            self.parse_type()  # as MLIR, which gives the type to attributes that have one
        return attribute

    def _with_own_type(self, attribute: Attribute) -> Attribute:
        """Returns the attribute with the type after its colon, if the type is one of its parameters."""
        offset = self.start
        type = self.parse_type()
        parameter: str | None = getattr(attribute, "self_type_parameter", None)
        if parameter is None or getattr(attribute, parameter) is type:
            return attribute
        accepts = getattr(attribute, "accepts_self_type", None)
        if accepts is not None and not accepts(type):
            self.error("invalid kind of type specified", offset)
        return attribute.replace(**{parameter: type})

    def _parse_dialect_attribute(self, spelling: str, type: Type | None, offset: int) -> Attribute:
        name, dot, mnemonic = spelling.partition(".")
        dialect = load_dialect(name)
        if dialect is None:
            if dot:
                data = self._take_pretty_body(mnemonic)
            else:
                start = self.end
                body_end = self.scan_body(start)
                data = self.text[start + 1 : body_end - 1]
                self.reset(body_end)
            if self.accept(":"):
                type = self.parse_type()
            type = _NONE if type is None else type
            place = offset + len(name) + 2 if dot else offset
            self.check_namespace(name, place)
            if not self.allow_unregistered:
                self.missing_dialect_error(
                    name,
                    f"#\"{name}\"<\"{data}\"> : '{type}' attribute created with unregistered dialect. If this is "
                    "intended, please call allowUnregisteredDialects() on the MLIRContext, or use "
                    "-allow-unregistered-dialect with the MLIR opt tool used",
                    place,
                )
            return OpaqueAttr(name, data, type)
        if dot:
            body, end = self.end, self._enter_pretty_body()
            mnemonic, end = self._keyword_of(mnemonic, offset + len(name) + 2, body, end)
            try:
                attribute = self._parse_attribute_of(dialect, mnemonic, type, offset + len(name) + 2)
            except ParseError:
                self._skip_pretty_body(body)
                raise
            self._leave_pretty_body(body, end)
            return attribute
        # `#dialect<mnemonic...>`: the body is read as the pretty form is.
        start = self.end
        end = self.scan_body(start)
        self.reset(start + 1)
        offset = self.start
        if not dialect.attributes and dialect.parse_attribute is None and not dialect.is_dynamic:
            self.error(f"dialect '{name}' provides no attribute parsing hook", offset)
        if self.kind != "bare" and self.kind != "inttype":
            self.error("expected valid keyword")
        attribute = self._parse_attribute_of(dialect, self.take(), type, offset)
        self.reset(end)  # the unread rest does not matter
        return attribute

    def _parse_attribute_of(self, dialect: Dialect, mnemonic: str, type: Type | None, offset: int) -> Attribute:
        """Parses an attribute of a known dialect, after the mnemonic; ``offset`` is its position."""
        outer, self.operation_name = self.operation_name, ""
        try:
            return self._parse_parameters_of(dialect, mnemonic, type, offset)
        finally:
            self.operation_name = outer

    def _parse_parameters_of(self, dialect: Dialect, mnemonic: str, type: Type | None, offset: int) -> Attribute:
        if dialect.parse_attribute is not None:
            return dialect.parse_attribute(self, mnemonic, type)
        cls = dialect.attributes.get(mnemonic)
        if dialect.is_dynamic:
            return self._parse_dynamic(cls, offset)
        if cls is not None:
            attribute: Attribute = cls.parse_parameters(cast("Parser", self))
            return attribute
        if dialect.allows_unknown_attributes:
            self.reset(offset)
            return OpaqueAttr(dialect.name, self._take_pretty_body(mnemonic), type or _NONE)
        if not dialect.attributes:
            self.error(f"dialect '{dialect.name}' provides no attribute parsing hook", offset)
        self.error(f"unknown attribute `{mnemonic}` in dialect `{dialect.name}`", offset)

    def _parse_dynamic(self, cls: type[Attribute] | None, offset: int) -> Attribute:
        if cls is None:
            self.error("expected dynamic attribute", offset)
        read: Any = cls
        try:
            attribute: Attribute = read.parse_parameters(self)
        except InvalidParameters as invalid:
            self.error(str(invalid), offset)
        return attribute

    # ---- Words

    def _parse_affine_map_attribute(self, type: Type | None) -> Attribute:
        self.advance()
        self.expect("<", "expected '<' in affine map")
        offset = self.start
        parsed = self.parse_affine_map_or_integer_set()
        if not isinstance(parsed, AffineMap):
            self.error("expected AffineMap, but got IntegerSet", offset)
        self.expect(">", "expected '>' in affine map")
        return AffineMapAttr(parsed)

    def _parse_affine_set_attribute(self, type: Type | None) -> Attribute:
        self.advance()
        self.expect("<", "expected '<' in integer set")
        offset = self.start
        parsed = self.parse_affine_map_or_integer_set()
        if not isinstance(parsed, IntegerSet):
            self.error("expected IntegerSet, but got AffineMap", offset)
        self.expect(">", "expected '>' in integer set")
        return IntegerSetAttr(parsed)

    def _parse_strided(self, type: Type | None) -> Attribute:
        self.advance()
        self.expect("<", "expected '<' after 'strided'")
        strides = self.parse_delimited("[", self._parse_stride)
        offset = 0
        if self.accept(","):
            if not self.parse_optional_keyword("offset"):
                self.error_before("expected 'offset' after comma")
            self.expect(":", "expected ':' after 'offset'")
            offset = self._parse_stride()
        elif self.kind != ">":
            self.error_before("expected ','")
        self.expect(">", "expected '>'")
        return StridedLayoutAttr(strides, offset)

    def _parse_stride(self) -> int:
        if self.accept("?"):
            return DYNAMIC
        offset = self.start
        value = self.parse_optional_integer()
        if value is None or abs(value) >= 1 << 63:
            self.error("expected a 64-bit signed integer or '?'", None if value is None else offset)
        return value

    def _parse_distinct(self, type: Type | None) -> Attribute:
        offset = self.start
        self.advance()
        self.expect("[", "expected '[' after 'distinct'")
        if self.kind != "integer":
            self.error("expected distinct ID")
        number = self.parse_integer()
        self.expect("]", "expected ']' to close distinct ID")
        self.expect("<", "expected '<' after distinct ID")
        referenced = _UNIT if self.kind == ">" else self._parse_referenced()
        self.expect(">", "expected '>' to close distinct attribute")
        known: dict[int, DistinctAttr] = self.__dict__.setdefault("distinct_ids", {})
        distinct = known.get(number)
        if distinct is None:
            distinct = known[number] = DistinctAttr.create(referenced)
        elif distinct.referenced is not referenced:
            self.error(f"referenced attribute does not match previous definition: {distinct.referenced}", offset)
        return distinct

    def _parse_referenced(self) -> Attribute:
        try:
            return self.parse_attribute()
        except ParseError as error:
            if self.kind != "error":
                position = self.start - (self.kind == "eof")
                error.diagnostics.append(self.diagnostic("expected attribute", position))
            raise

    # ---- Locations

    def parse_location(self) -> Location:
        """``loc(...)``."""
        if not self.parse_optional_keyword("loc"):
            self.error_before("expected 'loc' keyword in location")
        self.expect("(", "expected '(' in inline location")
        location = self.parse_location_instance()
        self.expect(")", "expected ')' in inline location")
        return location

    def parse_optional_location(self, assign: Callable[[Location], None] | None = None) -> Location | None:
        """Parses ``loc(...)`` or nothing. For a forward-referenced alias the result is None, and ``assign`` receives
        the location at the end of the file.
        """
        if not (self.kind == "bare" and self.at_keyword("loc")):
            return None
        self.advance()
        self.expect("(", "expected '(' in location")
        offset = self.start
        if self.kind == "hash" and self.spelling[1:] not in self.attribute_aliases and "." not in self.spelling:
            name = self.take()[1:]
            self.expect(")", "expected ')' in location")
            self.deferred_locations.append((assign or (lambda location: None), name, offset))
            return None
        location_instance = self.parse_location_instance()
        self.expect(")", "expected ')' in location")
        return location_instance

    def parse_location_instance(self) -> Location:
        """Returns the contents of ``loc(...)``."""
        kind = self.kind
        if kind == "hash":
            attribute = self._parse_extended_attribute(None)
            if not isinstance(attribute, Location):
                self.error(f"expected location attribute, but got{attribute}")
            return attribute
        self.enter()
        try:
            if kind == "string":
                return self._parse_file_or_name()
            if self.parse_optional_keyword("callsite"):
                return self._parse_call_site()
            if self.parse_optional_keyword("fused"):
                return self._parse_fused()
            if self.parse_optional_keyword("unknown"):
                return UnknownLoc()
        finally:
            self.leave()
        self.error_before("expected location instance")

    def _parse_file_or_name(self) -> Location:
        text = unescape(self.take())
        if self.accept(":"):
            line = self._parse_unsigned("expected integer line number in FileLineColRange")
            if not self.accept(":"):
                column, name = 0, text
            else:
                column, name = self._parse_unsigned("expected integer column number in FileLineColRange"), text or "-"
            if not self.parse_optional_keyword("to"):
                return FileLineColRange(name, line, column)  # with MLIR's name for files without one
            end_line = line
            if self.kind == "integer":
                end_line = self._parse_unsigned("expected integer line number in FileLineColRange")
            self.expect(":", "expected either integer or `:` post `to` in FileLineColRange")
            end_column = self._parse_unsigned("expected integer column number in FileLineColRange")
            return FileLineColRange(text, line, column, end_line, end_column)
        if self.accept("("):
            child = self.parse_location_instance()
            self.expect(")", "expected ')' after child location of NameLoc")
            return NameLoc(text, child)
        return NameLoc(text)

    def _parse_unsigned(self, message: str) -> int:
        if self.kind != "integer":
            self.error(message)
        offset = self.start
        value = self.parse_integer()
        if value >= 1 << 32:
            self.error(message, offset)
        return value

    def _parse_call_site(self) -> Location:
        self.expect("(", "expected '(' in callsite location")
        callee = self.parse_location_instance()
        if not self.parse_optional_keyword("at"):
            self.error_before("expected 'at' in callsite location")
        caller = self.parse_location_instance()
        self.expect(")", "expected ')' in callsite location")
        return CallSiteLoc(callee, caller)

    def _parse_fused(self) -> Location:
        metadata = None
        if self.accept("<"):
            metadata = self.parse_attribute()
            self.expect(">", "expected '>' after fused location metadata")
        locations = self.parse_delimited("[", self.parse_location_instance, " in fused location")
        return fused_location(locations, metadata)


_WORD_PARSERS: dict[str, Callable[[AttributeParser, Type | None], Attribute]] = {
    "affine_map": AttributeParser._parse_affine_map_attribute,
    "affine_set": AttributeParser._parse_affine_set_attribute,
    "array": parse_dense_array,
    "dense": parse_dense,
    "dense_resource": parse_dense_resource,
    "sparse": parse_sparse,
    "strided": AttributeParser._parse_strided,
    "distinct": AttributeParser._parse_distinct,
    "loc": lambda parser, type: parser.parse_location(),
    "unit": lambda parser, type: parser._parse_word(_UNIT),
    "true": lambda parser, type: parser._parse_word(_TRUE),
    "false": lambda parser, type: parser._parse_word(_FALSE),
}
