"""The forms of an attribute field in a format: a keyword, a symbol, a bare number, or the full syntax."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.define.constraints import TypedAttrInterface, attribute_type
from lamina.define.constraints.attributes import ArrayPropertyConstraint
from lamina.define.enums import BitEnum, EnumAttribute, IntegerEnumConstraint, parse_enum, parse_plain_enum
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import (
    ArrayAttr,
    DenseArrayAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from lamina.ir.diagnostics import Diagnostic, ParseError
from lamina.ir.types import FloatType, IndexType, IntegerType, NoneType

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.define.constraints.base import AttributeConstraint

_NONE = NoneType()


def unconfined(constraint: AttributeConstraint) -> Any:
    """Returns the enumeration under a constraint that only confines its cases; any other constraint itself."""
    base = constraint.base
    return base if isinstance(base, IntegerEnumConstraint) else constraint


def has_own_parameters(constraint: AttributeConstraint) -> bool:
    """True if the attribute is of a dialect class that is printed without its ``#dialect.mnemonic``."""
    cls = constraint.attribute_class
    return cls is not None and cls.dialect_name != "builtin"


class WrittenShort(Type):
    """The interface of a class of such types."""

    __slots__ = ()

    if TYPE_CHECKING:

        @classmethod
        def parse_parameters(cls, parser: Parser) -> Type: ...
        def print_parameters(self, printer: Printer) -> None: ...


def short_type(constraint: object) -> type | None:
    """Returns the class whose types the format prints without their mnemonic: that of a constraint on a dialect
    class, if the class has ``written_short``. None otherwise."""
    kind = getattr(constraint, "kind", None)
    return kind if isinstance(kind, type) and getattr(kind, "written_short", False) else None


def parse_short_type(parser: Parser, cls: type[WrittenShort]) -> Type:
    """Returns a type by its parameters alone, or in full."""
    if parser.kind == "bang":
        return parser.parse_type()
    if getattr(cls, "is_unread", False) and parser.kind != "<":
        parser.error(f"the syntax of {cls.__qualname__} is defined in C++; write the type in full")
    return cls.parse_parameters(parser)


def print_short_type(printer: Printer, cls: type[WrittenShort], type: Type) -> None:
    """The counterpart of parse_short_type."""
    if not isinstance(type, cls):
        printer.print_type(type)
    elif not printer.print_alias(type):
        start = len(printer.out)
        type.print_parameters(printer)
        if not any(printer.out[start:]):
            printer.print_type(type)  # an empty result would not parse as a type


def parse_field(parser: Parser, constraint: AttributeConstraint, operation: str, field: str) -> Attribute:
    """Returns the attribute of a field; the names of the operation and of the field are for messages."""
    if constraint.native is not None and constraint.native.described:
        return _parse_native_case(parser, constraint)
    constraint = unconfined(constraint)
    if isinstance(constraint, IntegerEnumConstraint):
        return _parse_case(parser, constraint, operation, field)
    if isinstance(constraint, ArrayPropertyConstraint):
        element = constraint.element
        return ArrayAttr(parser.parse_delimited("[", lambda: parse_field(parser, element, operation, field)))
    if constraint.is_symbol_name:
        return StringAttr(parser.parse_symbol_name())
    cls = constraint.attribute_class
    if cls is not None and cls.dialect_name != "builtin" and parser.kind != "hash":
        result: Attribute = cls.parse_parameters(parser)
        return result
    if cls is DenseArrayAttr and parser.kind != "hash":
        return _parse_short_dense_array(parser, constraint)
    expected = constraint.value_type
    if expected is None and cls in (StringAttr, SymbolRefAttr, TypeAttr, UnitAttr) and not constraint.is_typed:
        expected = _NONE
    if expected is None and _is_flat_symbol(constraint):
        expected = _NONE
    offset = parser.start
    attribute: Attribute = parser.parse_attribute(expected)
    if constraint is TypedAttrInterface and attribute_type(attribute) is None:
        parser.error(f"custom op '{operation}' invalid kind of attribute specified", offset)
    wrong = cls is DenseArrayAttr and isinstance(attribute, cls) and attribute.element_type is not _element(constraint)
    wrong = wrong or (_is_flat_symbol(constraint) and not constraint.accepts(attribute))
    if isinstance(expected, IntegerType | IndexType) and cls is not StringAttr:
        cls = IntegerAttr
    if cls is not None and not isinstance(attribute, cls) or wrong:
        parser.error(f"custom op '{operation}' invalid kind of attribute specified", offset)
    return attribute


def _parse_case(parser: Parser, constraint: IntegerEnumConstraint[Any], operation: str, field: str) -> Attribute:
    """Returns a case of an enumeration that is kept as an integer."""
    enumeration = constraint.enumeration
    if issubclass(enumeration, BitEnum):
        return constraint._attribute(parse_enum(parser, enumeration))
    offset, quoted = parser.start, parser.kind == "string"
    word = parser.parse_optional_keyword_or_string()
    case = None if word is None else enumeration.from_spelling(word)
    if case is None:
        cases = ", ".join(member.spelling for member in enumeration)
        wanted = f"'{field}' [{cases}]"
        if not quoted:
            wanted = f"expected string or keyword containing one of the following enum values for attribute {wanted}"
            parser.error(f"custom op '{operation}' {wanted}", offset)
        parser.error(f"custom op '{operation}' invalid {field} attribute specification: \"{word}\"", offset)
    return constraint._attribute(case)


def _parse_native_case(parser: Parser, constraint: AttributeConstraint) -> Attribute:
    """Returns the bits of an enumeration that MLIR keeps as such and not in an attribute; in brackets as its
    attribute is."""
    cls = constraint.attribute_class
    brackets = cls is not None and cls.brackets
    enumeration = cls.enumeration if cls is not None else unconfined(constraint).enumeration
    if brackets:
        parser.expect("<", "expected '<'")
    bits = parse_plain_enum(parser, enumeration, constraint.native.described if constraint.native else "")
    if brackets:
        parser.expect(">", "expected '>'")
    attribute_class = cls if cls is not None else unconfined(constraint)._attribute
    result: Attribute = attribute_class(bits)
    return result


def _is_flat_symbol(constraint: AttributeConstraint) -> bool:
    return constraint.summary.startswith("flat symbol reference")


def _parse_short_dense_array(parser: Parser, constraint: AttributeConstraint) -> Attribute:
    """``[1, 2]`` for a dense array field."""
    element = _element(constraint)

    def parse_one() -> float | int:
        if isinstance(element, FloatType):
            return parser.parse_float()
        if element.width == 1:
            return _parse_boolean(parser)
        return parser.parse_int64(element.width)

    parser.expect("[", "expected '['")
    if parser.accept("]"):
        return DenseArrayAttr(element, ())
    try:
        values = parser.parse_comma_separated(parse_one)
    except ParseError as error:
        if parser.kind == "]":
            raise
        # MLIR expects the bracket anyway.
        raise ParseError([*error.diagnostics, *missing_bracket(parser)]) from None
    parser.expect("]", "expected ']'")
    return DenseArrayAttr(element, values)


def _element(constraint: AttributeConstraint) -> Any:
    """Returns the type of the elements of a dense array field."""
    return getattr(constraint, "element_type", None) or getattr(constraint.base, "element_type", None)


def _parse_boolean(parser: Parser) -> bool:
    offset = parser.start
    if parser.kind == "bare" and parser.spelling in ("true", "false"):
        return parser.take() == "true"
    number = parser.parse_integer()
    if number not in (0, 1):
        parser.custom_error("integer value too large", offset)
    return bool(number)


def missing_bracket(parser: Parser) -> list[Diagnostic]:
    """Returns the message for a missing closing square bracket."""
    try:
        parser.expect("]", "expected ']'")
    except ParseError as error:
        return error.diagnostics
    return []


def can_start(parser: Parser, constraint: AttributeConstraint) -> bool:
    """True if the current token can begin the attribute of an optional field."""
    kind = parser.kind
    words = ("bare",) if constraint.native is not None else ("bare", "string")
    constraint = unconfined(constraint)
    if isinstance(constraint, IntegerEnumConstraint):
        return kind in words and constraint.enumeration.from_spelling(
            parser.spelling.strip('"')
        ) is not None
    if constraint.is_symbol_name or _is_flat_symbol(constraint) or constraint.attribute_class is SymbolRefAttr:
        return kind == "at"
    if constraint.attribute_class is StringAttr:
        return kind == "string"
    if constraint.attribute_class is ArrayAttr:
        return kind == "["
    if constraint.attribute_class is DenseArrayAttr:
        return kind == "[" or parser.at_keyword("array")
    if has_own_parameters(constraint):
        cls = constraint.attribute_class
        if issubclass(cls, EnumAttribute):
            if cls.brackets:
                return kind in ("<", "hash")
            return kind == "bare" and cls.enumeration.from_spelling(parser.spelling) is not None
        return kind in ("<", "hash")
    if constraint.is_type:
        return kind in ("bang", "inttype", "(") or kind == "bare"
    return kind in ("integer", "float", "-", "string", "at", "hash", "[", "{") or (
        kind == "bare" and parser.spelling in _ATTRIBUTE_WORDS
    )


_ATTRIBUTE_WORDS = frozenset(
    ("affine_map", "affine_set", "array", "dense", "dense_resource", "distinct", "false", "loc", "sparse", "strided",
     "true", "unit")
)


def print_field(printer: Printer, constraint: AttributeConstraint, attribute: Attribute) -> None:
    """The counterpart of parse_field."""
    constraint = unconfined(constraint)
    if isinstance(constraint, IntegerEnumConstraint):
        case = constraint.enumeration.from_number(attribute.value) if isinstance(attribute, IntegerAttr) else None
        if case is None:
            printer.print_attribute(attribute)
        elif isinstance(case, BitEnum):
            printer.write(case.spelling)
        else:
            printer.print_keyword_or_string(case.spelling)
    elif isinstance(constraint, ArrayPropertyConstraint) and isinstance(attribute, ArrayAttr):
        printer.write("[")
        for number, element in enumerate(attribute.elements):
            printer.write(", " if number else "")
            print_field(printer, constraint.element, element)
        printer.write("]")
    elif constraint.is_symbol_name and isinstance(attribute, StringAttr):
        printer.print_symbol_name(attribute.value)
    elif has_own_parameters(constraint) and isinstance(attribute, constraint.attribute_class):
        if not printer.print_alias(attribute):
            attribute.print_parameters(printer)
    elif constraint.attribute_class is DenseArrayAttr and isinstance(attribute, DenseArrayAttr):
        printer.write("[" + ", ".join(printer.dense_array_texts(attribute)) + "]")
    elif constraint.value_type is not None or constraint.attribute_class is UnitAttr:
        printer.print_attribute_without_type(attribute)
    elif constraint.attribute_class is StringAttr and not constraint.is_typed:
        printer.print_attribute_without_type(attribute)
    else:
        printer.print_attribute(attribute)
